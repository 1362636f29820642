import math

from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, box, circle, cylinder, group, pill, rest, ring, rounded, slab, tube

camera = dict(turn=-15, rise=15)



def corner(radius, reach, angle, begin, finish):
    return circle(radius, reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle)), begin, finish, 8)


def outside(start, end, reach, radius):
    """The outer side of a slice, from corner to corner; these are rounder than its soft edge, which would cross itself otherwise."""
    inset = math.degrees(math.asin(radius / (reach - radius)))
    first, last = start + inset, end - inset
    return corner(radius, reach - radius, first, start - 90, first) + circle(reach, 0, 0, first, last, 40)[1:-1] + corner(radius, reach - radius, last, last, end + 90)


def inside(start, end, reach, radius):
    inset = math.degrees(math.asin(radius / (reach + radius)))
    first, last = start + inset, end - inset
    return corner(radius, reach + radius, last, end + 90, last + 180) + circle(reach, 0, 0, last, first, 30)[1:-1] + corner(radius, reach + radius, first, first + 180, start + 270)


def build():
    box(3.9, 1.9, .2, matte('white'), (0, .15, 0), edge=.07)
    arc = lambda start, end: outside(start, end, 1.0, .07) + inside(start, end, .62, .07)
    segments = [slab(arc(a, b), .3, gloss(colour), edge=.05) for a, b, colour in ((140, 178, 'mint'), (94, 132, 'sky'), (48, 86, 'coral'), (2, 40, 'vermilion'))]
    needle = group(pill(.06, .95, satin('ink'), (0, -.12, 0)), turn=(0, 32, 0))
    hub = cylinder(.17, .34, gloss('ink'), (0, .12, 0), (90, 0, 0), edge=.05)
    rest(group(*segments, needle, hub, at=(-.95, .35, 0), turn=(-4, 0, 6), size=1.08), .2)
    tops = []
    for i, (height, colour) in enumerate(((.5, 'sky'), (.95, 'lilac'), (.75, 'sky'), (1.5, 'cobalt'))):
        x = .5 + i * .42
        box(.33, .42, height, satin(colour), (x, .35, .2), edge=.05)
        tops.append((x, .35, .2 + height + .09))
    tube(tops, .035, satin('plum'))
    for x, y, z in tops:
        ball(.095, gloss('plum'), (x, y, z - .095))
    disc = lambda start, end: rounded([(0, 0), *outside(start, end, .48, .04)], [.04] + [0] * 57)
    pie = [slab(disc(a, b), .2, satin(colour), edge=.03) for a, b, colour in ((95, 355, 'pine'),)] + [slab([(x + .05, z + .06) for x, z in disc(0, 90)], .2, gloss('vermilion'), edge=.03)]
    rest(group(*pie, at=(-.1, -.95, .5), turn=(-16, 0, -8)))
