"""A row of pages, and the lens that finds the right one."""
from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cylinder, rest
from props.lens import lens
from props.page import page

camera = dict(turn=-18, rise=15, lens=74, margins=(.05, .09, .05, .06))


def build():
    box(4.5, 2.0, .2, matte('white'), (.1, .45, 0), edge=.07)
    rows = ((.6, 'sand'), (1, 'sand'), (1, 'sand'), (.8, 'sand'))
    found = ((.6, 'white'), (1, 'blush'), (1, 'blush'), (.8, 'blush'))
    for i, height in enumerate((1.35, 1.6, 1.5, 1.75, 1.55)):
        chosen = i == 3
        x = -1.6 + i * .84
        paper = 'vermilion' if chosen else ('paper', 'sky', 'white', '', 'mint')[i]
        rest(page(1.05, height + (.25 if chosen else 0), found if chosen else rows, paper, .26, .11, .16, .12, at=(x, .75 - i * .12, 0), turn=(-5, 0, -28)), .2)
    rest(lens('butter', radius=1.0, at=(1.05, -.95, 1.5), turn=(-8, 36, -12)))
    ball(.3, gloss('cobalt'), (-1.75, -.95, 0))
    ball(.16, satin('coral'), (-1.2, -1.25, 0))
    cylinder(.36, .3, satin('pine'), (2.75, -.3, 0), edge=.06)
