from kit.materials import matte, satin
from kit.shapes import ball, box, cone, cylinder, rectangle, slab
from props.house import house
from props.pin import pin

camera = dict(turn=-20, rise=19)


def build():
    box(4.0, 2.6, .16, satin('mint'), (0, .1, 0), edge=.06)
    box(4.02, .74, .05, matte('plum'), (0, -.62, .13), edge=.012)
    for i in range(5):
        box(.4, .07, .03, matte('cream'), (-1.6 + i * .8, -.62, .165), edge=.01)
    house('white', 'coral', 'cobalt', at=(-1.4, .55, .16))
    house('butter', 'cobalt', 'plum', .85, 1.2, at=(-.38, .55, .16))
    house('blush', 'pine', 'cobalt', at=(1.42, .55, .16))
    for x, y in ((1.0, -.05), (-.9, -.08)):
        cylinder(.05, .2, satin('kraft'), (x, y, .16), edge=.01)
        ball(.2, satin('pine'), (x, y, .3))
    pin('vermilion', at=(.5, .1, .16), size=1.15)
    cone(.13, .34, satin('butter'), (-1.5, -1.0, .16))
