import math

from kit.materials import gloss, satin
from kit.shapes import ball, box, circle, group, lathe, rest, rounded, slab
from props.window import window

camera = dict(turn=-16, rise=15)


def build():
    blocks = [(-.5, .85, 1.5, .62, 'sky'), (.8, .85, .85, .62, 'mint'), (-.95, .12, .62, .6, 'blush'), (-.18, .12, .62, .6, 'blush')]
    rest(group(window(2.8, 2.05, 'cobalt', blocks), at=(-.55, .5, 0), turn=(-4, 0, -6)))
    for x, y, z, turn, colour in ((.75, -.35, 0, 8, 'coral'), (1.5, -.25, 0, -6, 'white'), (1.15, -.3, .34, 3, 'coral')):
        box(.68, .4, .33, satin(colour), (x, y, z), (0, 0, turn), edge=.05)
    dome = [(.78 * math.cos(math.radians(a)), .1 + .74 * math.sin(math.radians(a))) for a in range(0, 90, 3)]
    peak = [(x * .86, y * .62 - .52) for x, y in circle(1, start=180, end=360, points=40)]
    ridge = lambda reach: [(reach * math.cos(math.radians(a)), .1 + reach * .95 * math.sin(math.radians(a))) for a in range(0, 181, 4)] + [(x, .1 + z) for x, z in circle(reach - .16, start=180, end=0, points=30)]
    hat = group(
        lathe([(.72, .02), (.86, 0), (.89, .05), (.8, .1), *dome, (0, .84)], gloss('vermilion'), angle=60),
        slab(rounded([*peak, (.8, -.2), (-.8, -.2)], 0), .07, gloss('vermilion'), (0, 0, .05), lying=True),
        slab(ridge(.86), .26, satin('white'), turn=(0, 0, 90), edge=.06))
    rest(group(hat, at=(-.85, -.85, 0), turn=(0, 0, -34), size=.95))
    ball(.2, gloss('cobalt'), (.35, -1.0, 0))
