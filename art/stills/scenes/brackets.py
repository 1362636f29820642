from kit.materials import gloss, matte, satin
from kit.shapes import box, group, rest, rounded, slab

camera = dict(turn=-18, rise=17)


def chevron(colour, at, turn, flip=1):
    points = [(.55, 0), (.95, .28), (.42, .95), (.95, 1.62), (.55, 1.9), (-.2, .95)]
    outline = [(x * flip, z) for x, z in points]
    return slab(rounded(outline, [.11, .11, .1, .11, .11, .16]), .5, gloss(colour), at, turn, edge=.09)


def build():
    box(4.1, 1.9, .22, matte('white'), (0, .1, 0), edge=.08)
    rest(chevron('cobalt', (-1.45, .45, 0), (0, 0, 4)), .22)
    rest(slab(rounded([(-.5, 0), (-.08, 0), (.5, 2.1), (.08, 2.1)], .11), .5, gloss('vermilion'), (.0, .45, 0), edge=.09), .22)
    rest(chevron('cobalt', (1.45, .45, 0), (0, 0, -4), -1), .22)
    caps = (('plum', .42), ('lilac', .42), ('butter', .42), ('lilac', 1.12), ('coral', .42), ('plum', .42))
    x = -1.72
    for colour, width in caps:
        box(width, .42, .24, satin(colour), (x + width / 2, -.5, .2), edge=.08)
        x += width + .09
