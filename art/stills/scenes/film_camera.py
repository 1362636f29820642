from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, box, cone, cylinder, group, rectangle, rest, rounded, slab, tube
from props.reel import reel

camera = dict(turn=24, rise=10)


def build():
    body = group(
        slab(rectangle(1.7, 1.1, .12, 0, .55), .8, satin('cobalt'), edge=.08),
        slab(rectangle(1.3, .7, .08, 0, .52), .06, satin('sky'), (0, -.41, 0), edge=.025),
        cylinder(.14, .14, gloss('vermilion'), (.38, -.42, .52), (90, 0, 0), edge=.04),
        slab(rectangle(.36, .3, .06, 1.0, .78), .3, satin('plum'), edge=.05),
        cylinder(.3, .34, satin('plum'), (-.83, 0, .55), (0, -90, 0), edge=.05),
        cone(.3, .42, satin('white'), (-1.58, 0, .55), (0, 90, 0), top=.24),
        reel('plum', 'butter', .56, at=(-.5, 0, 1.66)), reel('plum', 'butter', .5, at=(.56, 0, 1.6)))
    group(body, at=(0, 0, 1.45))
    cylinder(.2, .22, satin('plum'), (0, 0, 1.24), edge=.04)
    for x, y in ((-.95, -.55), (.95, -.55), (0, .95)):
        tube([(0, 0, 1.32), (x, y, .03)], .065, satin('white'))
    ball(.24, gloss('plum'), (1.55, -.4, 0))
    box(.5, .5, .5, satin('mint'), (-1.5, .1, 0), (0, 0, 30), edge=.07)
