"""A ball at rest on a landing stage, as in the agency's mark."""
from kit.materials import gloss, matte, satin
from kit.shapes import arch, ball, box, cylinder

camera = dict(turn=-12, rise=11, margins=(.12, .16, .2, .14))


def build():
    box(3.0, 1.2, .3, satin('ink'), (0, .2, .62), edge=.05)
    for x in (-1.1, 1.1):
        box(.32, .9, .64, satin('ink'), (x, .2, 0), edge=.04)
    ball(.68, gloss('vermilion'), (-.62, .2, .92))
    arch(1.2, 1.7, .3, .5, satin('white'), (1.9, 1.3, 0), (0, 0, -18))
    ball(.24, satin('white'), (-1.75, -.5, 0))
