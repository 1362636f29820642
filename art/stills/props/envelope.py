from kit.materials import gloss, satin
from kit.shapes import circle, group, rectangle, rounded, slab


def envelope(width=1.9, height=1.3, paper='paper', flap='white', seal='vermilion', at=(0, 0, 0), turn=(0, 0, 0)):
    """Closed, standing on its lower edge."""
    w, h = width / 2, height
    return group(
        slab(rectangle(width, height, .12, 0, h / 2), .22, satin(paper), edge=.05),
        slab(rounded([(-w + .02, h - .02), (0, h * .4), (w - .02, h - .02)], [.08, .2, .08]), .07, satin(flap), (0, -.135, 0), edge=.028),
        slab(circle(.2, 0, h * .46), .1, gloss(seal), (0, -.2, 0), edge=.04),
        at=at, turn=turn)


def open_envelope(width=2.2, height=1.45, paper='white', inside='sky', letter=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Open towards the top, with room for a letter between its back and its pocket."""
    w, h = width / 2, height
    back = rounded([(-w, 0), (w, 0), (w, h), (0, h * 1.62), (-w, h)], [.1, .1, .05, .22, .05])
    pocket = [(-w, 0), (w, 0), (w, h * .98), (0, h * .42), (-w, h * .98)]
    things = [
        slab(back, .07, satin(inside), (0, .12, 0), edge=.025),
        slab(rounded(pocket, [.1, .1, .05, .14, .05]), .1, satin(paper), (0, -.1, 0), edge=.035),
        slab(rounded([(-w + .04, .03), (w - .04, .03), (0, h * .62)], [.08, .08, .2]), .05, satin(paper), (0, -.155, 0), edge=.022)]
    return group(*things, *([letter] if letter else []), at=at, turn=turn)
