import math

from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cylinder, group, lathe, rest, ring, slab, rounded
from props.window import window

camera = dict(turn=-16, rise=15)


def build():
    blocks = [(-.5, .85, 1.5, .62, 'sky'), (.8, .85, .85, .62, 'mint'), (-.95, .12, .62, .6, 'blush'), (-.18, .12, .62, .6, 'blush')]
    rest(group(window(2.8, 2.05, 'cobalt', blocks), at=(-.55, .5, 0), turn=(-4, 0, -6)))
    for x, y, z, turn, colour in ((.75, -.35, 0, 8, 'coral'), (1.5, -.25, 0, -6, 'white'), (1.15, -.3, .34, 3, 'coral')):
        box(.68, .4, .33, satin(colour), (x, y, z), (0, 0, turn), edge=.05)
    dome = [(.78 * math.cos(math.radians(a)), .1 + .66 * math.sin(math.radians(a))) for a in range(0, 90, 3)]
    hat = group(
        lathe([(.72, .02), (.98, 0), (1.0, .05), (.82, .1), *dome, (0, .76)], gloss('vermilion'), angle=60),
        slab(rounded([(-.78, .1), (-.56, .62), (0, .84), (.56, .62), (.78, .1)], [.02, .2, .3, .2, .02]), .22, gloss('vermilion'), turn=(0, 0, 90), edge=.06))
    rest(group(hat, at=(-.95, -.75, 0), turn=(0, 0, 30)))
    ball(.2, gloss('cobalt'), (.35, -1.0, 0))
