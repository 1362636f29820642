import math

from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, box, circle, cylinder, group, pill, rest, ring, slab, tube

camera = dict(turn=-15, rise=15)


def build():
    box(3.9, 1.9, .2, matte('white'), (0, .15, 0), edge=.07)
    arc = lambda start, end: circle(1.0, 0, 0, start, end, 30) + circle(.62, 0, 0, end, start, 30)
    segments = [slab(arc(a - 2, b + 2), .3, gloss(colour), edge=.05) for a, b, colour in ((180, 138, 'mint'), (134, 92, 'sky'), (88, 46, 'coral'), (42, 0, 'vermilion'))]
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
    disc = lambda start, end, reach: [(0, 0)] + circle(reach, 0, 0, start, end, 40)
    pie = [slab(disc(a, b, .48), .2, satin(colour), edge=.03) for a, b, colour in ((95, 355, 'pine'),)] + [slab([(x + .05, z + .06) for x, z in disc(0, 90, .48)], .2, gloss('vermilion'), edge=.03)]
    rest(group(*pie, at=(-.1, -.95, .5), turn=(-16, 0, -8)))
