import random

from kit.shapes import rest
from props.lens import lens
from props.people import person

camera = dict(turn=-12, rise=24)


def build():
    rng = random.Random(7)
    colours = ('white', 'sky', 'white', 'mint', 'white', 'lilac')
    for row in range(4):
        for column in range(6):
            x = -2.1 + column * .82 + (row % 2) * .4 + rng.uniform(-.07, .07)
            y = -.75 + row * .72 + rng.uniform(-.06, .06)
            chosen = (row, column) == (1, 3)
            if row == 0 and column in (3, 4):
                continue
            person('vermilion' if chosen else colours[(row * 5 + column * 2) % 6], at=(x, y, 0))
    rest(lens('cobalt', radius=.86, at=(.72, -.72, 1.05), turn=(-14, 44, -10)))
