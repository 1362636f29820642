import math

from kit.materials import matte, satin
from kit.shapes import box, group, slab


def book(cover, width=2.0, depth=1.4, thick=.34, band=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Lying, with its spine to the left."""
    board, w = .05, width / 2
    spine = [(-w + .02, .002)] + [(-w - .09 * math.sin(math.pi * i / 24) + .02, thick * i / 24) for i in range(1, 24)] + [(-w + .02, thick - .002), (-w + .08, thick - .002), (-w + .08, .002)]
    things = [
        box(width, depth, board, satin(cover), edge=.02),
        box(width, depth, board, satin(cover), (0, 0, thick - board), edge=.02),
        box(width - .12, depth - .12, thick - 2 * board, matte('#F6EBD6'), (.03, 0, board), edge=.012),
        slab(spine, depth - .004, satin(cover), edge=.012)]
    if band:
        things.append(box(.16, depth + .014, thick + .014, satin(band), (width * .22, 0, -.006), edge=.015))
    return group(*things, at=at, turn=turn)
