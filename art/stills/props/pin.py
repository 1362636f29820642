from kit.materials import gloss, satin
from kit.shapes import ball, group, lathe, spline


def pin(colour, eye='white', at=(0, 0, 0), turn=(0, 0, 0), size=1):
    """A map's pin, its point at `at`."""
    profile = spline([(.02, 0), (.13, .3), (.3, .68), (.46, 1.02), (.52, 1.3), (.44, 1.58), (.24, 1.75), (.001, 1.8)])
    return group(lathe([(0, 0), *profile], gloss(colour), angle=80), ball(.22, satin(eye), (0, -.4, 1.04)), at=at, turn=turn, size=size)
