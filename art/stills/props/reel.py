import math

from kit.materials import gloss, satin
from kit.shapes import circle, group, slab


def reel(side='ink', film='butter', radius=.88, at=(0, 0, 0), turn=(0, 0, 0)):
    """A film reel, upright, its middle at `at`."""
    s = radius / .88
    holes = [circle(.2 * s, .5 * s * math.cos(a), .5 * s * math.sin(a), points=48) for a in (math.radians(72 * i + 18) for i in range(5))]
    plate = [circle(radius), *holes, circle(.09 * s, points=32)]
    return group(
        slab(plate, .09, satin(side), (0, -.2 * s, 0)), slab(plate, .09, satin(side), (0, .2 * s, 0)),
        slab([circle(.74 * s), circle(.3 * s)], .33 * s, gloss(film), edge=.02),
        at=at, turn=turn)
