from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, box, cone, cylinder, group, rectangle, rest, slab

camera = dict(turn=-12, rise=13)


def build():
    colours = ('plum', 'cobalt', 'sky', 'mint', 'white', 'coral', 'vermilion')
    strips = []
    for i, colour in enumerate(colours):
        strip = group(
            slab(rectangle(.66, 2.35, .12, 0, .95), .07, satin(colour), edge=.02),
            slab(rectangle(.42, .12, .05, 0, 1.86), .03, matte('white' if colour != 'white' else 'sand'), (0, -.045, 0), edge=.01),
            at=(0, i * .085, 0), turn=(0, -54 + i * 18, 0))
        strips.append(strip)
    rivet = cylinder(.13, .8, metal(), (0, -.12, 0), (-90, 0, 0), edge=.03)
    box(2.3, 1.35, .24, matte('white'), (.1, .35, 0), edge=.07)
    rest(group(*strips, rivet, at=(.1, .0, .9), turn=(-6, 0, 0)), .24)
    ball(.36, gloss('vermilion'), (-1.6, -.75, 0))
    box(.56, .56, .56, gloss('cobalt'), (-.75, -1.0, 0), (0, 0, 24), edge=.07)
    cone(.34, .68, satin('pine'), (1.62, -.65, 0))
