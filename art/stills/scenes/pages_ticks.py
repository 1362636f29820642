from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, circle, group, rest, rounded, slab
from props.page import page

camera = dict(turn=-24, rise=15)


def tick(size, colour, at, turn=(0, 0, 0)):
    points = [(-.5, .05), (-.3, .26), (-.08, .04), (.42, .58), (.62, .38), (-.08, -.34)]
    return slab(rounded([(x * size, z * size) for x, z in points], .04 * size), .2 * size, gloss(colour), at, turn, edge=.06 * size)


def build():
    box(3.9, 2.2, .2, matte('white'), (0, .2, 0), edge=.07)
    for i, colour in enumerate(('mint', 'white', 'blush')):
        sheet = page(1.5, 2.05, ((.6, 'cobalt'), (1, 'sand'), (1, 'sand'), (.8, 'sand')), colour, .25, .11, .2, .1)
        mark = group(slab(circle(.26, .4, .36), .06, satin('pine'), (0, -.07, 0), edge=.025), tick(.26, 'white', (.38, -.1, .34)))
        rest(group(sheet, mark, at=(-1.1 + i * .85, .85 - i * .5, 0), turn=(-5, 0, -14)), .2)
    rest(tick(1.35, 'vermilion', (1.45, -.75, .5), (-8, 0, -10)), .2)
    ball(.24, gloss('butter'), (-1.45, -.65, .2))
