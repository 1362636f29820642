from kit.materials import gloss, matte, metal, satin
from kit.shapes import box, cylinder, group, pill, rest, rounded, slab, tube

camera = dict(turn=-14, rise=13)


def tin(label, band, lid, at):
    cylinder(.72, 1.5, metal('#E3DACB', .3), at, edge=.05)
    cylinder(.735, 1.2, satin(label), (at[0], at[1], at[2] + .15), edge=.012)
    cylinder(.745, .34, satin(band), (at[0], at[1], at[2] + .58), edge=.012)
    cylinder(.75, .16, satin(lid), (at[0], at[1], at[2] + 1.42), edge=.05)


def wing(side):
    upper = rounded([(0, 0), (.18, .5), (.85, 1.05), (1.25, .95), (1.1, .35), (.5, -.05)], [.02, .3, .4, .3, .35, .1])
    lower = rounded([(0, 0), (.5, -.02), (.95, -.2), (.85, -.75), (.4, -.85), (.1, -.4)], [.02, .15, .35, .4, .3, .1])
    flip = lambda outline: [(x * side, z) for x, z in outline]
    spot = rounded([(.45, .3), (.85, .72), (1.02, .62), (.9, .38)], .12)
    return group(
        slab(flip(upper), .05, gloss('vermilion'), edge=.02), slab(flip(lower), .05, gloss('coral'), (0, .02, 0), edge=.02),
        slab(flip(spot), .03, satin('butter'), (0, -.03, 0), edge=.01), turn=(0, 0, 26 * side))


def build():
    box(3.7, 1.9, .2, matte('white'), (0, .2, 0), edge=.07)
    tin('sand', 'kraft', 'sand', (-.95, .35, .2))
    tin('cobalt', 'butter', 'plum', (.85, .2, .2))
    feelers = [tube([(0, 0, .5), (.1 * s, -.03, .75), (.28 * s, -.05, .92)], .02, satin('ink')) for s in (-1, 1)]
    body = pill(.085, 1.05, satin('ink'), (0, 0, -.5))
    rest(group(wing(-1), wing(1), body, *feelers, at=(.85, .1, 2.6), turn=(-24, 14, -8), size=.95), 1.78)
