"""Light, floor, camera and renderer: the one studio in which every still is taken."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.colours import DARK_ROOMS, ROOMS, linear
from kit.shapes import corners, outermost

MASKS = ('solid', 'glass')
MIDDLE = (0, 0, .9)
KEY = Vector((-4.6, -3.4, 6.0))


def lamp(at, size, power, colour, height=None, shadow=False):
    """A soft square light that points at the middle of the scene."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.color, light.size = power, linear(colour)[:3], size
    light.cycles.cast_shadow = shadow
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    lamp = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(MIDDLE) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def lights(room):
    """A warm key from the upper left, the only one to cast a shadow; a cool rim from the right; a weak fill from the front."""
    lamp(KEY, 2.4, 1080, '#FFF9F0', shadow=True)
    lamp((5.5, 1.2, 4.2), 1.6, 470 if room in DARK_ROOMS else 270, '#E6EEFF', 3.5)
    lamp((1.5, -6.5, 2.4), 4.0, 90, '#FFFFFF')
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = .37


def _extent(things):
    points = [point for thing in things for point in corners(thing)]
    return tuple(Vector([choose(point[i] for point in points) for i in range(3)]) for choose in (min, max))


def floor(room, opaque, things):
    """
    A sheet of the room's colour: a whole sweep in an opaque picture; otherwise a floor that shows shadows alone,
    and reaches no farther than they do, since it costs more to render than anything that stands on it.
    """
    low, high = _extent(things)
    if opaque:
        bend = [(4.2 - 2.6 + 2.6 * math.sin(a), 2.6 - 2.6 * math.cos(a)) for a in (math.radians(90 * i / 40) for i in range(41))]
        sides, line = (-24, 24), [(-12, 0), *bend, (4.2, 16)]
    else:
        reach = min(5, max(0, high.z / (KEY.z + .5 - high.z)))
        far = high + (high - KEY) * reach
        sides, line = (low.x - .9, far.x + .9), [(low.y - .9, 0), (far.y + .9, 0)]
    vertices = [(x, y, z) for x in sides for y, z in line]
    count = len(line)
    data = bpy.data.meshes.new('floor')
    data.from_pydata(vertices, [], [(i, count + i, count + i + 1, i + 1) for i in range(count - 1)])
    for polygon in data.polygons:
        polygon.use_smooth = True
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF'].inputs
    shader['Base Color'].default_value = linear(ROOMS[room])
    shader['Roughness'].default_value, shader['Specular'].default_value = .85, .15
    data.materials.append(material)
    sheet = bpy.data.objects.new('floor', data)
    bpy.context.collection.objects.link(sheet)
    sheet.is_shadow_catcher = not opaque


def _bounds(camera, points):
    seen = [world_to_camera_view(bpy.context.scene, camera, point) for point in points]
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    return min(xs), max(xs), min(ys), max(ys)


def aim(things, turn=-14, rise=13, lens=80, stop=8.0, zoom=1.0, look=(.5, .5), margins=(.06, .1, .06, .07)):
    """
    Stands the camera `turn` degrees to the side and `rise` above, far enough for everything to fit inside the
    margins (left, right, top, bottom; the right is wider for the shadow), resting on the bottom one.
    `zoom` then closes in on the point `look` of that frame, in fractions from its lower left.
    """
    points = outermost(point for thing in things for point in corners(thing))
    low, high = _extent(things)
    middle = (low + high) / 2
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    camera = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    a, e = math.radians(turn), math.radians(rise)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    left, right, top, bottom = margins
    distance = 12
    for _ in range(6):
        camera.location = middle + away * distance
        camera.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        x1, x2, y1, y2 = _bounds(camera, points)
        distance *= max((x2 - x1) / (1 - left - right), (y2 - y1) / (1 - top - bottom))
    ratio = scene.render.resolution_y / scene.render.resolution_x
    spare = (1 - left - right) - (x2 - x1)
    data.shift_x = x1 - left - spare / 2
    data.shift_y = (y1 - bottom) * ratio
    if zoom != 1:
        data.lens = lens * zoom
        data.shift_x = (data.shift_x + look[0] - .5) * zoom
        data.shift_y = (data.shift_y + (look[1] - .5) * ratio) * zoom
    data.dof.use_dof = True
    data.dof.aperture_fstop = stop
    data.dof.focus_distance = distance - (high.y - low.y) * .22


def prepare(width, height, samples, opaque):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.seed = 'CPU', 0
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = .025, 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1, 3
    cycles.film_transparent_glass = not opaque
    render = scene.render
    render.film_transparent = not opaque
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', 2
    render.image_settings.file_format = 'PNG'
    render.image_settings.color_mode = 'RGB' if opaque else 'RGBA'
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.exposure = -.62


def _record(folder):
    """Has the renderer write, beside the picture, where solids and glass are seen, and the surfaces' normals and colours."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for name in MASKS:
        layer.aovs.add()
        layer.aovs[-1].name, layer.aovs[-1].type = name, 'VALUE'
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    new, link = tree.nodes.new, tree.links.new
    source, target = new('CompositorNodeRLayers'), new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_mode = 'PNG', 'RGB'
    mask = new('CompositorNodeCombineColor')
    for index, name in enumerate(MASKS):
        link(source.outputs[name], mask.inputs[index])
    half, upward = new('CompositorNodeMixRGB'), new('CompositorNodeMixRGB')
    half.blend_type, upward.blend_type = 'MULTIPLY', 'ADD'
    for mix in (half, upward):
        mix.inputs[2].default_value = (.5, .5, .5, 1)
    link(source.outputs['Denoising Normal'], half.inputs[1])
    link(half.outputs[0], upward.inputs[1])
    target.file_slots.clear()
    for name, output in (('mask', mask.outputs[0]), ('normal', upward.outputs[0]), ('albedo', source.outputs['Denoising Albedo'])):
        target.file_slots.new(name)
        target.file_slots[name].save_as_render = False
        link(output, target.inputs[name])
    link(source.outputs['Image'], new('CompositorNodeComposite').inputs[0])


def take(folder):
    """Writes picture.png; beside it mask0001.png (red: solid, green: glass), normal0001.png and albedo0001.png."""
    _record(folder)
    bpy.context.scene.render.filepath = f'{folder}/picture.png'
    bpy.ops.render.render(write_still=True)
