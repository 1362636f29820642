from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, circle, group, pill, rectangle, rest, rounded, slab
from props.page import page

camera = dict(turn=-15, rise=16)


def picture_card():
    hills = rounded([(-.55, 0), (-.55, .3), (-.2, .72), (.08, .36), (.28, .55), (.55, .2), (.55, 0)], [.03, .05, .1, .08, .08, .04, .03])
    return group(
        slab(rectangle(1.4, 1.8, .1, 0, .9), .08, satin('sky'), edge=.025),
        slab(hills, .05, satin('pine'), (0, -.05, .72), edge=.015), slab(circle(.14, .3, 1.52), .06, gloss('butter'), (0, -.05, 0), edge=.02))


def film_card():
    return group(
        slab(rectangle(1.4, 1.7, .1, 0, .85), .08, satin('plum'), edge=.025),
        slab(circle(.4, 0, 1.12), .07, gloss('lilac'), (0, -.06, 0), edge=.025),
        slab(rounded([(-.12, .92), (.23, 1.12), (-.12, 1.32)], .04), .07, satin('white'), (0, -.11, 0), edge=.025))


def build():
    wood = satin('cobalt')
    for y in (-.62, .62):
        box(2.7, .1, .8 if y < 0 else 1.15, wood, (0, y, 0), edge=.04)
    for x in (-1.3, 1.3):
        box(.1, 1.3, .95, wood, (x, 0, 0), edge=.04)
    box(2.6, 1.2, .08, wood, edge=.02)
    text = page(1.45, 1.95, ((.6, 'vermilion'), (1, 'sand'), (1, 'sand'), (.8, 'sand'), (1, 'sand'), (.5, 'sand')), pitch=.22)
    group(text, at=(-.5, -.22, .32), turn=(-6, -7, 4))
    group(picture_card(), at=(.52, .02, .36), turn=(-5, 8, -4))
    group(film_card(), at=(.02, .36, 1.15), turn=(-4, -3, 2))
    slab(rectangle(.75, .3, .06, 0, .42), .05, satin('white'), (0, -.68, 0), edge=.02)
    ball(.27, gloss('butter'), (1.85, -.6, 0))
    rest(pill(.13, .8, satin('coral'), (-2.0, -1.25, .13), (0, 90, 28)))
