import math

from kit.materials import gloss, matte, satin
from kit.shapes import arch, ball, cylinder, lathe, pill, ring

camera = dict(turn=-12, rise=13)


def build():
    cylinder(1.7, .26, matte('white'), (0, .2, 0), edge=.07)
    cylinder(1.32, .22, satin('cobalt'), (0, .2, .26), edge=.08)
    r = 1.08
    dome = [(r * math.cos(math.radians(a)), .12 + r * .86 * math.sin(math.radians(a))) for a in range(0, 91, 3)]
    lathe([(r - .04, .02), (r + .08, 0), (r + .1, .05), (r + .05, .1), *dome[:-1], (0, dome[-1][1])], gloss('butter'), (0, .2, .6), angle=60)
    cylinder(.55, .16, satin('plum'), (0, .2, .46), edge=.04)
    cylinder(.2, .16, satin('white'), (0, .2, 1.62), edge=.04)
    pill(.15, .42, gloss('vermilion'), (0, .2, 1.72))
    ball(.3, gloss('cobalt'), (-1.7, -.75, 0))
    ball(.17, satin('pine'), (-1.1, -1.25, 0))
    ring(.3, .11, satin('coral'), (1.65, -.85, .11))
