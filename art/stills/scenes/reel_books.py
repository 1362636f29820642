"""A film reel leaning on a stack of books."""
from kit.materials import gloss, satin
from kit.shapes import ball, group, pill, rest
from props.books import book
from props.reel import reel

camera = dict(turn=-14, rise=13, lens=74, margins=(.05, .09, .05, .06))


def build():
    book('vermilion', 2.5, 1.7, .4, 'butter', (-.55, .3, 0), (0, 0, 6))
    book('cream', 2.3, 1.55, .3, None, (-.5, .3, .4), (0, 0, -7))
    book('cobalt', 2.1, 1.5, .44, 'white', (-.6, .3, .7), (0, 0, 11))
    book('mint', 1.8, 1.3, .26, None, (-.52, .3, 1.14), (0, 0, -5))
    rest(group(reel('plum', 'butter', 1.1), at=(1.7, -.95, 1.1), turn=(-9, 0, -22)))
    ball(.34, gloss('butter'), (-.6, .3, 1.4))
    rest(pill(.16, .95, gloss('pine'), (-1.75, -1.0, .16), (0, 90, 22)))
    ball(.24, satin('white'), (-.7, -1.3, 0))
