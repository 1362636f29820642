from kit.materials import gloss
from kit.shapes import group, rounded, slab


def bubble(width, height, colour, things=(), tail=.3, deep=.34, left=True, at=(0, 0, 0), turn=(0, 0, 0)):
    """A speech bubble that stands on its tail; the front of it is at y = -deep/2."""
    w, s = width / 2, -1 if left else 1
    corner = s * w * .45
    body = [(-w, tail), (w, tail), (w, tail + height), (-w, tail + height)]
    tip = [(corner - .2, tail), (corner + s * .1, 0), (corner + .24, tail)]
    outline = rounded([body[0], *tip, *body[1:]], [height * .3, .04, .05, .04] + [height * .3] * 3)
    return group(slab(outline, deep, gloss(colour), edge=.06), *things, at=at, turn=turn)
