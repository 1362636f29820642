from kit.materials import matte, satin
from kit.shapes import box, group, rectangle, rounded, slab


def house(wall, roof, door, width=.9, height=1.0, depth=.8, at=(0, 0, 0), turn=(0, 0, 0)):
    w = width / 2
    gable = rounded([(-w, 0), (w, 0), (w, height), (0, height + width * .48), (-w, height)], .03)
    front = -depth / 2
    slope = rounded([(-w - .1, height - .06), (0, height + width * .48 + .04), (w + .1, height - .06), (w + .1, height + .07), (0, height + width * .48 + .19), (-w - .1, height + .07)], .03)
    return group(
        slab(gable, depth, matte(wall), edge=.03),
        slab(slope, depth + .16, satin(roof), edge=.03),
        slab(rectangle(width * .3, height * .5, .03, -width * .2, height * .25), .06, satin(door), (0, front, 0), edge=.02),
        slab(rectangle(width * .28, height * .28, .02, width * .22, height * .55), .05, satin('white' if wall != 'white' else 'sky'), (0, front, 0), edge=.015),
        at=at, turn=turn)
