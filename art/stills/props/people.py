from kit.materials import satin
from kit.shapes import ball, group, lathe, spline


def person(colour, head=None, at=(0, 0, 0), size=1):
    """A turned wooden figure."""
    body = spline([(.27, .05), (.25, .3), (.19, .55), (.14, .74), (.1, .8)])
    return group(lathe([(0, 0), (.24, 0), (.265, .02), *body, (0, .8)], satin(colour), angle=70), ball(.2, satin(head or colour), (0, 0, .74)), at=at, size=size)
