from kit.materials import gloss, satin
from kit.shapes import circle, group, rectangle, slab


def window(width, height, frame, blocks, inside='white', at=(0, 0, 0), turn=(0, 0, 0)):
    """A browser's window, standing. Blocks are (x, y, width, height, colour) from the lower middle of its page."""
    bar, rim = .34, .09
    inner = height - bar - rim
    things = [
        slab(rectangle(width, height, .16, 0, height / 2), .26, satin(frame), edge=.06),
        slab(rectangle(width - 2 * rim, inner, .07, 0, rim + inner / 2), .06, satin(inside), (0, -.13, 0), edge=.02)]
    for i, colour in enumerate(('vermilion', 'butter', 'mint')):
        things.append(slab(circle(.065), .06, gloss(colour), (-width / 2 + .24 + i * .2, -.14, height - bar / 2), edge=.025))
    for x, y, w, h, colour in blocks:
        things.append(slab(rectangle(w, h, min(.05, h / 2.1), x, rim + y + h / 2), .09, satin(colour), (0, -.17, 0), edge=.025))
    return group(*things, at=at, turn=turn)
