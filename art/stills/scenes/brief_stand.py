from kit.materials import gloss, metal, satin
from kit.shapes import ball, box, cylinder, group, rest, slab, rectangle
from props.page import page
from props.pencil import pencil

camera = dict(turn=16, rise=15)

ROWS = ((.55, 'ink'), (1, 'sand'), (.9, 'sand'), (1, 'vermilion'), (.75, 'vermilion'), (1, 'sand'), (.9, 'sand'), (.4, 'sand'))


def build():
    sheet = page(1.9, 2.5, ROWS, pitch=.27, thick=.12, margin=.22)
    clip = group(slab(rectangle(.7, .3, .08, 0, 2.48), .18, gloss('cobalt'), edge=.06), cylinder(.09, .3, metal(), (0, .15, 2.6), (90, 0, 0), edge=.03))
    board = slab(rectangle(2.2, 2.8, .12, 0, 1.3), .1, satin('pine'), (0, .09, 0), edge=.035)
    rest(group(sheet, clip, board, at=(.1, .35, 0), turn=(-12, 0, 6)))
    box(1.1, .8, .55, satin('coral'), (-1.55, -.35, 0), (0, 0, 14), edge=.08)
    for x, y, colour, lean in ((-1.68, -.3, 'butter', -6), (-1.4, -.45, 'cobalt', 8)):
        group(pencil(colour, 1.5, .12), at=(x, y, 2.75), turn=(180, lean, 0))
    ball(.22, gloss('butter'), (1.35, -.75, 0))
