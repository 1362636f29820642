from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cone, cylinder, rest
from props.lens import lens

camera = dict(turn=-14, rise=13)


def build():
    for i, (height, colour) in enumerate(((.55, 'white'), (.95, 'coral'), (1.4, 'vermilion'), (1.95, 'pine'))):
        box(.62, .62, height, satin(colour), (-1.35 + i * .74, .25, 0), edge=.09)
    rest(lens('butter', at=(.66, -.75, 1.62), turn=(-8, 38, -12), size=.92))
    ball(.27, gloss('cobalt'), (-1.55, -.75, 0))
    ball(.15, satin('butter'), (-1.05, -1.05, 0))
    cylinder(.34, .12, matte('white'), (1.85, .5, 0), edge=.04)
    cone(.26, .62, satin('mint'), (1.85, .5, .12))
