from kit.materials import gloss, metal, satin
from kit.shapes import ball, box, cylinder, group, rest, ring
from props.pencil import pencil

camera = dict(turn=-14, rise=44)

ROWS = ((1.3, 'ink', .2), (1.75, 'sand', .12), (1.75, 'sand', .12), (1.2, 'sand', .12), (1.75, 'vermilion', .14), (1.75, 'sand', .12), (.9, 'sand', .12))


def build():
    board = [
        box(2.5, 3.1, .12, satin('pine'), edge=.055), box(2.2, 2.75, .05, satin('white'), (0, -.06, .12), edge=.02),
        box(1.0, .36, .16, gloss('cobalt'), (0, 1.36, .14), edge=.07), ring(.17, .05, metal(), (0, 1.55, .2))]
    lines = [box(width, thick, .03, satin(colour), (-.875 + width / 2, .95 - i * .33, .165), edge=.013) for i, (width, colour, thick) in enumerate(ROWS)]
    group(*board, *lines, at=(0, 0, .02), turn=(0, 0, -12))
    group(pencil('butter', 2.3, .14), at=(.32, -.62, .24), turn=(64, 0, 128))
    ball(.26, gloss('cobalt'), (-1.75, -.9, 0))
    ball(.15, satin('butter'), (-1.4, -1.45, 0))
