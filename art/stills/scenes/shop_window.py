from kit.materials import gloss, satin
from kit.shapes import ball, box, circle, group, rectangle, rest, rounded, slab, tube
from props.window import window
import math

camera = dict(turn=-16, rise=13)


def awning(width, count):
    step = width / count
    strips = []
    for i in range(count):
        outline = rounded([(-step / 2, .1), (step / 2, .1), (step / 2, 1.0), (-step / 2, 1.0)], [step * .48, step * .48, .01, .01])
        strips.append(slab(outline, .1, gloss('vermilion' if i % 2 == 0 else 'white'), (-width / 2 + step * (i + .5), 0, 0), edge=.03))
    return group(*strips, turn=(-52, 0, 0))


def bag(colour, at, turn):
    handle = [(-.28 + .56 * i / 20, 0, 1.1 + .34 * math.sin(math.pi * i / 20)) for i in range(21)]
    return group(
        box(1.05, .55, 1.15, satin(colour), edge=.05),
        tube(handle, .035, gloss('plum'), (0, -.2, 0)), tube(handle, .035, gloss('plum'), (0, .2, 0)),
        slab(circle(.24, 0, .55), .06, gloss('white'), (0, -.28, 0), edge=.02), at=at, turn=turn)


def build():
    blocks = [(-.72, .72, 1.15, .72, 'sky'), (.68, .72, 1.15, .72, 'mint'), (-.9, .2, .8, .14, 'plum'), (-.72, .44, 1.15, .12, 'sand'), (.68, .44, 1.15, .12, 'sand'), (.6, .12, 1.0, .24, 'butter')]
    goods = [
        slab(circle(.24, -.72, 1.16), .1, gloss('coral'), (0, -.22, 0), edge=.04),
        slab(rounded([(.42, .98), (.94, .98), (.68, 1.42)], .05), .1, gloss('cobalt'), (0, -.22, 0), edge=.04)]
    front = window(3.0, 2.3, 'pine', blocks)
    roof = group(awning(3.3, 9), at=(0, -.82, 1.62))
    rest(group(front, *goods, roof, at=(-.25, .3, 0), turn=(0, 0, -6)))
    rest(bag('cobalt', (1.5, -.85, 0), (0, 0, -14)))
    ball(.22, satin('butter'), (.55, -1.15, 0))
