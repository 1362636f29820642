"""Solids with soft edges. Metres, Z up, the viewer looks along +Y; `at` is where a thing stands, `turn` is in degrees."""

import math

import bmesh
import bpy
from mathutils import Euler, Vector


def _radians(turn):
    return [math.radians(angle) for angle in turn]


def _add(data, material, at, turn):
    thing = bpy.data.objects.new('thing', data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    thing.location = at
    thing.rotation_euler = _radians(turn)
    return thing


def _smooth(thing, angle):
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


# Outlines: lists of points in the plane.

def circle(radius, x=0, y=0, start=0, end=360, points=96):
    whole = abs(end - start) >= 360
    count = points if whole else points + 1
    angles = [math.radians(start + (end - start) * i / points) for i in range(count)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def rounded(points, radius, steps=10):
    """The outline with its corners rounded; `radius` is one number or one for each corner."""
    count = len(points)
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * count
    out = []
    for i, want in enumerate(radii):
        corner = Vector(points[i])
        back, ahead = Vector(points[i - 1]) - corner, Vector(points[(i + 1) % count]) - corner
        angle = back.angle(ahead) if want > 0 else math.pi
        if want <= 0 or abs(angle - math.pi) < 1e-3:
            out.append(tuple(corner))
            continue
        reach = min(want / math.tan(angle / 2), back.length * .499, ahead.length * .499)
        fits = reach * math.tan(angle / 2)
        back.normalize()
        ahead.normalize()
        centre = corner + (back + ahead).normalized() * (fits / math.sin(angle / 2))
        first, last = corner + back * reach - centre, corner + ahead * reach - centre
        begin = math.atan2(first.y, first.x)
        sweep = (math.atan2(last.y, last.x) - begin + math.pi) % (2 * math.pi) - math.pi
        out += [(centre.x + fits * math.cos(begin + sweep * k / steps), centre.y + fits * math.sin(begin + sweep * k / steps)) for k in range(steps + 1)]
    return out


def rectangle(width, height, radius=0.0, x=0, y=0):
    w, h = width / 2, height / 2
    return rounded([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)], radius)


def heart(size):
    points = []
    for i in range(180):
        t = 2 * math.pi * i / 180
        point = Vector((size * math.sin(t) ** 3, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16))
        if not points or (point - points[-1]).length > size * .06:
            points.append(point)
    return [tuple(point) for point in points]


def spline(points, steps=6):
    """A smooth line through the points."""
    out = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        for k in range(steps):
            t = k / steps
            out.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    return out + [points[-1]]


# Solids.

def slab(outlines, depth, material, at=(0, 0, 0), turn=(0, 0, 0), edge=.03, lying=False):
    """One outline, with further ones as holes, made `depth` thick. Upright it faces the viewer; lying it faces up."""
    curve = bpy.data.curves.new('slab', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for outline in outlines if isinstance(outlines[0], list) else [outlines]:
        line = curve.splines.new('POLY')
        line.points.add(len(outline) - 1)
        for point, (x, y) in zip(line.points, outline):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    edge = min(edge, depth / 2 - .0005)
    curve.extrude = depth / 2 - edge
    curve.bevel_depth = edge
    curve.bevel_resolution = 4
    curve.offset = -edge
    thing = _add(curve, material, at, turn)
    if not lying:
        thing.rotation_euler = (Euler(_radians(turn)).to_matrix() @ Euler((math.radians(90), 0, 0)).to_matrix()).to_euler()
    return thing


def box(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=.06):
    bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    for vertex in thing.data.vertices:
        vertex.co = (vertex.co.x * width, vertex.co.y * depth, (vertex.co.z + .5) * height)
    bevel = thing.modifiers.new('edge', 'BEVEL')
    bevel.width = min(edge, .499 * min(width, depth, height))
    bevel.segments = 8
    thing.data.materials.append(material)
    thing.location = at
    thing.rotation_euler = _radians(turn)
    return _smooth(thing, 60)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=128, angle=50):
    """A profile of (radius, height), turned about the upright axis."""
    count = len(profile)
    turns = [2 * math.pi * i / sides for i in range(sides)]
    vertices = [(r * math.cos(a), r * math.sin(a), z) for a in turns for r, z in profile]
    faces = [(i * count + k, (i + 1) % sides * count + k, (i + 1) % sides * count + k + 1, i * count + k + 1) for i in range(sides) for k in range(count - 1)]
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata(vertices, [], faces)
    clean = bmesh.new()
    clean.from_mesh(mesh)
    bmesh.ops.remove_doubles(clean, verts=clean.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(clean, faces=clean.faces)
    clean.to_mesh(mesh)
    clean.free()
    return _smooth(_add(mesh, material, at, turn), angle)


def mesh(vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0), thick=0.0, angle=30):
    """Faces as they are, given a thickness where `thick` says so."""
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(vertices, [], faces)
    thing = _smooth(_add(data, material, at, turn), angle)
    if thick:
        thing.modifiers.new('thick', 'SOLIDIFY').thickness = thick
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments = thick * .3, 3
    return thing


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=.05, sides=128):
    e = min(edge, height / 2 - .001, radius - .001)
    arc = [math.radians(90 * i / 8) for i in range(9)]
    low = [(radius - e + e * math.sin(a), e - e * math.cos(a)) for a in arc]
    high = [(radius - e + e * math.cos(a), height - e + e * math.sin(a)) for a in arc]
    return lathe([(0, 0), *low, *high, (0, height)], material, at, turn, sides)


def pill(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0)):
    return cylinder(radius, height, material, at, turn, edge=radius - .0005)


def cone(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), top=0.0, edge=.05):
    profile = rounded([(0, 0), (radius, 0), (top + .001, height), (0, height)], [0, edge, edge if top > .1 else .02, 0])
    return lathe(profile, material, at, turn, angle=60)


def ball(radius, material, at=(0, 0, 0), squash=(1, 1, 1)):
    """It rests on `at`."""
    angles = [math.radians(a) for a in range(-90, 91, 3)]
    profile = [(max(0, radius * math.cos(a)) if abs(a) < 1.57 else 0, radius * math.sin(a)) for a in angles]
    thing = lathe(profile, material, (at[0], at[1], at[2] + radius * squash[2]), angle=180)
    thing.scale = squash
    return thing


def ring(radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=160, minor_segments=48)
    thing = bpy.context.object
    thing.data.materials.append(material)
    thing.location = at
    thing.rotation_euler = _radians(turn)
    return _smooth(thing, 180)


def tube(points, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False):
    """A round bar along the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = thickness
    curve.bevel_resolution = 8
    curve.use_fill_caps = True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for point, position in zip(line.points, points):
        point.co = (*position, 1)
    line.use_cyclic_u = closed
    for polygon in [line]:
        polygon.use_smooth = True
    return _add(curve, material, at, turn)


def tray(width, depth, height, wall, material, at=(0, 0, 0), turn=(0, 0, 0), edge=.03):
    """A box without a lid."""
    walls = slab([rectangle(width, depth, .06), rectangle(width - 2 * wall, depth - 2 * wall, .03)], height, material, (0, 0, height / 2), edge=edge, lying=True)
    return group(walls, box(width - wall, depth - wall, wall, material, (0, 0, .01), edge=.01), at=at, turn=turn)


def arch(width, height, thickness, depth, material, at=(0, 0, 0), turn=(0, 0, 0), edge=.04):
    r = width / 2
    outer = [(-r, 0), *circle(r, 0, height - r, 180, 0, 48), (r, 0)]
    inner = [(r - thickness, 0), *circle(r - thickness, 0, height - r, 0, 180, 48), (thickness - r, 0)]
    return slab([outer + inner], depth, material, at, turn, edge)


def stairs(count, tread, rise, depth, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """Climbing towards +X."""
    outline = [(count * tread, 0)]
    for i in range(count, 0, -1):
        outline += [(i * tread, i * rise), ((i - 1) * tread, i * rise)]
    outline.append((0, 0))
    return slab([rounded(outline, [0] + [.05, 0] * count + [0], 6)], depth, material, at, turn, .035)


def group(*things, at=(0, 0, 0), turn=(0, 0, 0), size=1):
    """The things as one; every thing that has a parent already comes with it."""
    whole = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(whole)
    for thing in things:
        thing.parent = whole
    whole.location = at
    whole.rotation_euler = _radians(turn)
    whole.scale = (size,) * 3
    return whole


def corners(thing):
    """Every vertex in the world, as seen by the renderer."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for each in [thing, *thing.children_recursive]:
        if each.type not in ('MESH', 'CURVE') or each.hide_render:
            continue
        seen = each.evaluated_get(graph)
        shape = seen.to_mesh()
        found += [seen.matrix_world @ vertex.co for vertex in shape.vertices]
        seen.to_mesh_clear()
    return found


def outermost(points):
    """Those of the points that lie on their convex hull: the few that decide how wide a thing looks from anywhere."""
    hull = bmesh.new()
    for point in points:
        hull.verts.new(point)
    found = bmesh.ops.convex_hull(hull, input=hull.verts, use_existing_faces=False)['geom']
    kept = [element.co.copy() for element in found if isinstance(element, bmesh.types.BMVert)]
    hull.free()
    return kept


def rest(thing, on=0.0):
    """Puts a thing down, however it leans, so that its lowest point touches."""
    thing.location.z += on - min(point.z for point in corners(thing))
    return thing
