from kit.materials import gloss, metal, satin
from kit.shapes import ball, box, cylinder, group, pill, tube

camera = dict(turn=-16, rise=15)


def build():
    box(2.9, .3, 2.15, satin('paper'), (.05, .4, 0), edge=.05)
    for x, height in ((-1.14, 2.1), (-.6, 2.1), (-.06, 1.75), (.48, 1.05)):
        box(.545, .05, height, gloss('cobalt'), (x, .24, 2.13 - height), edge=.022)
    roller = group(
        cylinder(.2, .62, gloss('cobalt'), (-.31, 0, 0), (0, 90, 0), edge=.05), cylinder(.07, .7, metal(), (-.35, 0, 0), (0, 90, 0), edge=.02),
        tube([(.33, 0, 0), (.46, 0, 0), (.46, -.1, -.36), (.3, -.14, -.46), (.08, -.18, -.5), (0, -.2, -.62), (0, -.22, -.8)], .04, metal()),
        pill(.12, .85, gloss('vermilion'), (0, -.3, -1.55), (-6, 0, 0)))
    group(roller, at=(.48, .02, 1.12))
    cylinder(.62, .72, satin('white'), (1.75, -.75, 0), edge=.05)
    cylinder(.5, .06, gloss('cobalt'), (1.75, -.75, .68), edge=.02)
    ball(.22, gloss('butter'), (-1.35, -.7, 0))
