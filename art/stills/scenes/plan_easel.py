from kit.materials import gloss, metal, satin
from kit.shapes import ball, box, circle, cylinder, group, pill, rectangle, rest, slab, tube

camera = dict(turn=14, rise=12)


def build():
    board = [slab(rectangle(2.6, 1.95, .08, 0, .98), .12, satin('white'), edge=.04), slab(rectangle(1.1, .12, .06, -.62, 1.72), .04, satin('ink'), (0, -.07, 0), edge=.015)]
    for i, colour in enumerate(('sky', 'butter', 'blush', 'lilac', 'vermilion', 'sky')):
        x, z = -.8 + (i % 3) * .8, 1.16 - (i // 3) * .72
        board.append(slab(rectangle(.7, .6, .06, x, z), .06, satin(colour), (0, -.07, 0), edge=.025))
    board.append(ball(.1, gloss('cobalt'), (0, -.16, .5)))
    group(*board, at=(0, -.3, .85), turn=(-10, 0, 0))
    for x, foot in ((-.75, -1.15), (.75, 1.15)):
        tube([(x * .3, .28, 3.0), (foot, -.28, .04)], .07, satin('kraft'))
    tube([(0, .32, 2.9), (0, 1.15, .04)], .07, satin('kraft'))
    box(2.2, .24, .12, satin('kraft'), (0, -.34, .74), edge=.03)
    rest(pill(.1, .85, gloss('cobalt'), (-1.6, -.55, .1), (0, 90, 30)))
    ball(.24, gloss('coral'), (1.55, -.5, 0))
