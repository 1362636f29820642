from kit.materials import gloss, metal, satin
from kit.shapes import ball, circle, cylinder, group, pill, rectangle, rest, rounded, slab
from props.reel import reel

camera = dict(turn=-12, rise=12)


def stick(at, turn):
    stripes = [slab(rounded([(x, -.15), (x + .26, -.15), (x + .44, .15), (x + .18, .15)], .01), .03, satin('ink'), (0, -.135, 0), edge=.008) for x in (.12, .66, 1.2, 1.74)]
    return group(slab(rectangle(2.5, .32, .05, 1.2), .24, satin('white'), edge=.04), *stripes, at=at, turn=turn)


def build():
    board = group(
        slab(rectangle(2.5, 1.5, .08, 1.2, .75), .22, satin('cobalt'), edge=.04),
        *[slab(rectangle(w, .05, .02, x, z), .03, satin('sky'), (0, -.115, 0), edge=.008) for w, x, z in ((2.1, 1.2, 1.12), (2.1, 1.2, .72))],
        slab(rectangle(.05, .4, .02, 1.0, .92), .03, satin('sky'), (0, -.115, 0), edge=.008),
        slab(circle(.17, 1.95, .38), .05, gloss('vermilion'), (0, -.12, 0), edge=.02),
        stick((0, 0, 1.68), (0, 0, 0)), stick((.02, 0, 2.02), (0, -24, 0)),
        cylinder(.09, .3, metal(), (.1, -.16, 1.85), (-90, 0, 0), edge=.02))
    rest(group(board, at=(-1.85, .15, 0), turn=(-7, 0, -8)))
    reel(at=(1.75, -.62, .88), turn=(0, 0, -24))
    ball(.25, satin('coral'), (-.55, -.85, 0))
    rest(pill(.14, .85, gloss('mint'), (-1.35, -.75, .14), (0, 90, 24)))
