"""Four people, one plan."""
import math

from kit.materials import gloss, matte, satin
from kit.shapes import box, cylinder, group
from props.people import person

camera = dict(turn=-14, rise=30)


def build():
    cylinder(2.15, .16, matte('white'), edge=.06)
    cylinder(.3, .5, satin('cobalt'), (0, 0, .15), edge=.05)
    cylinder(1.1, .16, satin('cobalt'), (0, 0, .6), edge=.06)
    sheet = [box(.95, 1.15, .03, satin('white'), edge=.012)]
    sheet += [box(width, .07, .02, satin(colour), (-.36 + width / 2, .4 - i * .19, .025), edge=.008) for i, (width, colour) in enumerate(((.45, 'ink'), (.72, 'sand'), (.72, 'vermilion'), (.6, 'sand'), (.72, 'sand')))]
    group(*sheet, at=(0, 0, .76), turn=(0, 0, 8))
    for angle, colour, size in ((35, 'coral', 1.5), (125, 'butter', 1.5), (215, 'pine', 1.5), (318, 'lilac', 1.5)):
        a = math.radians(angle)
        person(colour, at=(1.55 * math.cos(a), 1.55 * math.sin(a), .16), size=size)
