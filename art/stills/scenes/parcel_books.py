from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, group, rectangle, rest, slab
from props.books import book
from props.page import bars

camera = dict(turn=-17, rise=20)


def build():
    side, low = matte('kraft'), .06
    walls = [box(2.3, low, 1.1, side, (0, y, 0), edge=.015) for y in (-.8, .8)] + [box(low, 1.6, 1.1, side, (x, 0, 0), edge=.015) for x in (-1.12, 1.12)]
    flaps = [
        box(2.26, .62, .05, side, (0, -1.02, .86), (38, 0, 0), edge=.015), box(2.26, .62, .05, side, (0, 1.04, 1.2), (18, 0, 0), edge=.015),
        box(.7, 1.56, .05, side, (-1.38, 0, .93), (0, -34, 0), edge=.015), box(.7, 1.56, .05, side, (1.38, 0, .93), (0, 34, 0), edge=.015)]
    upright = lambda cover, width, thick, band, x, z, lean: book(cover, width, 1.2, thick, band, (x, .05, z), (0, lean, 0))
    inside = [
        upright('vermilion', 2.0, .42, 'butter', -.5, 1.0, -86), upright('mint', 1.75, .34, None, .02, .9, -90), upright('cream', 2.1, .4, 'coral', .62, 1.04, -80)]
    group(*walls, *flaps, *inside, at=(.35, .45, 0), turn=(0, 0, -20))
    reader = group(
        slab(rectangle(1.0, 1.42, .1, 0, .71), .1, satin('white'), edge=.035),
        slab(rectangle(.82, 1.1, .03, 0, .79), .02, matte('cream'), (0, -.05, 0), edge=.006),
        *bars(((.7, 'ink'), (1, 'kraft'), (1, 'kraft'), (.85, 'kraft'), (1, 'kraft'), (.5, 'kraft')), .66, 1.2, .15, .06, -.06))
    rest(group(reader, at=(-1.3, -.95, 0), turn=(-16, 0, -14)))
    book('sky', 1.5, 1.1, .3, 'white', (1.5, -1.25, 0), (0, 0, 24))
    ball(.22, gloss('butter'), (1.45, -1.25, .3))
