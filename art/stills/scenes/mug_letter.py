import math

from kit.materials import gloss, matte, satin
from kit.shapes import ball, cylinder, group, lathe, rest, rounded, tube
from props.envelope import envelope
from props.page import page

camera = dict(turn=-18, rise=22)


def build():
    r = .62
    mug = lathe([(0, 0), (r - .06, 0), (r, .06), (r, 1.16), (r - .04, 1.2), (r - .09, 1.16), (r - .09, .2), (0, .2)], gloss('cobalt'), angle=50)
    coffee = cylinder(r - .1, .04, satin('#5A3420'), (0, 0, .98), edge=.01)
    handle = tube([(r - .05 + .42 * math.sin(math.radians(a)), 0, .6 + .36 * math.cos(math.radians(a))) for a in range(0, 181, 9)], .09, gloss('cobalt'))
    group(mug, coffee, handle, at=(1.25, -.15, .0), turn=(0, 0, -30))
    rest(page(1.8, 2.3, ((.7, 'vermilion'), (1, 'sand'), (.9, 'sand'), (1, 'sand'), (.6, 'sand'), (1, 'butter'), (1, 'butter')), pitch=.27, thick=.12, margin=.2, deep=.08, at=(-.75, .6, 0), turn=(-9, 0, -8)))
    rest(envelope(1.7, 1.1, 'butter', 'cream', 'vermilion', at=(-.55, -.75, 0), turn=(-64, 0, 12)))
    ball(.2, gloss('coral'), (.75, -1.15, 0))
