from kit.materials import gloss, metal, satin
from kit.shapes import ball, box, cylinder, group, pill, rest, tube

camera = dict(turn=-16, rise=15)


def build():
    box(2.9, .3, 1.9, satin('paper'), (.05, .4, 0), edge=.05)
    for x, height in ((-1.14, 1.86), (-.62, 1.86), (-.1, 1.5), (.42, .9)):
        box(.545, .05, height, gloss('cobalt'), (x, .24, 1.88 - height), edge=.022)
    roller = group(
        cylinder(.2, 1.15, satin('cobalt'), (0, 0, -.575), edge=.05), cylinder(.08, 1.3, metal(), (0, 0, -.65), edge=.02),
        tube([(0, 0, .65), (0, 0, .8), (0, -.32, .8), (0, -.6, .35), (0, -.75, 0), (0, -1.0, 0)], .04, metal()),
        pill(.12, .85, gloss('vermilion'), (0, -.95, 0), (90, 0, 0)))
    group(roller, at=(.62, .04, 1.1), turn=(52, 90, 0))
    cylinder(.62, .72, satin('white'), (1.75, -.75, 0), edge=.05)
    cylinder(.5, .06, gloss('cobalt'), (1.75, -.75, .68), edge=.02)
    ball(.22, gloss('butter'), (-1.35, -.7, 0))
