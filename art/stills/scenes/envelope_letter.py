from kit.materials import gloss, matte, satin
from kit.shapes import ball, cylinder, group, pill, rectangle, rest, ring, slab
from props.envelope import envelope

camera = dict(turn=-10, rise=13)


def build():
    cylinder(1.5, .22, matte('white'), (0, .2, 0), edge=.06)
    cylinder(1.15, .2, satin('cobalt'), (0, .2, .22), edge=.06)
    letter = slab(rectangle(1.6, 1.3, .08, 0, 1.1), .06, satin('butter'), (.04, .16, 0), (0, 4, 0), edge=.02)
    rest(group(envelope(2.05, 1.4), letter, at=(0, .2, 0), turn=(-7, 0, -12)), .42)
    ring(.36, .13, gloss('coral'), (-1.75, -.7, .13))
    ball(.2, gloss('butter'), (1.45, -1.0, 0))
    pill(.15, 1.0, satin('pine'), (1.9, .1, 0))
