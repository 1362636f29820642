"""The keys are yours, and so is the box."""
from kit.materials import gloss, metal, satin
from kit.shapes import ball, circle, group, rectangle, rest, ring, slab, tray
from props.page import page

camera = dict(turn=-18, rise=17)


def key(colour, length):
    return group(slab([circle(.36), circle(.17)], .15, gloss(colour), edge=.05), slab(rectangle(.16, length, .03, 0, -.3 - length / 2), .13, gloss(colour), edge=.04), *[slab(rectangle(.24, .13, .02, .17, z), .13, gloss(colour), edge=.035) for z in (-length - .18, -length + .1)])


def build():
    tray(2.5, 1.5, 1.05, .1, satin('cobalt'), (-.3, .4, 0))
    for i, (colour, height) in enumerate((('mint', 1.75), ('white', 1.6), ('butter', 1.45))):
        rest(group(page(1.9, height, (), colour, deep=.07), slab(rectangle(.6, .3, .06, -.55 + i * .55, height), .065, satin(colour), edge=.02), at=(-.3, .85 - i * .38, .1), turn=(-6, 0, 0)), .1)
    slab(rectangle(.7, .34, .06, -.3, .62), .05, satin('white'), (0, -.37, 0), edge=.02)
    ring(.46, .055, metal(), (1.5, -.75, .46 + .05), (90, 0, -16))
    rest(group(key('vermilion', 1.0), at=(1.5, -.95, 0), turn=(-74, 0, 38)))
    rest(group(key('butter', .85), at=(1.75, -1.0, .1), turn=(-74, 0, -30)))
    ball(.22, gloss('coral'), (-1.6, -.8, 0))
