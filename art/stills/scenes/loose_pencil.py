from kit.materials import gloss, satin
from kit.shapes import ball, cylinder, rest, ring
from props.pencil import pencil

camera = dict(turn=-12, rise=28)


def build():
    rest(pencil('pine', 2.8, .19, at=(-1.9, -.7, .2), turn=(90, 0, 112)))
    ball(.3, gloss('cobalt'), (-.35, .5, 0))
    cylinder(.42, .16, satin('white'), (1.35, -.85, 0), edge=.05)
    ring(.28, .1, gloss('coral'), (1.35, -.85, .26))
