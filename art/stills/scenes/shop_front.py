from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, circle, cylinder, group, rectangle, rounded, slab, tube
from props.pin import pin

camera = dict(turn=18, rise=12)


def build():
    box(3.6, 2.2, .14, satin('white'), (0, .1, 0), edge=.05)
    box(2.5, 1.0, 2.1, satin('blush'), (-.25, .5, .14), edge=.05)
    box(2.7, 1.15, .16, satin('cobalt'), (-.25, .5, 2.2), edge=.05)
    slab(rectangle(1.25, .95, .04, -.65, .95), .1, satin('sky'), (0, -.0, 0), edge=.03)
    slab(rectangle(1.4, .1, .03, -.65, .42), .16, satin('plum'), (0, -.02, 0), edge=.03)
    slab(rectangle(.62, 1.25, .05, .52, .78), .12, satin('pine'), (0, 0, 0), edge=.03)
    ball(.05, gloss('butter'), (.32, -.08, .72))
    step = 2.6 / 8
    strips = []
    for i in range(8):
        outline = rounded([(-step / 2, .05), (step / 2, .05), (step / 2, .75), (-step / 2, .75)], [step * .48, step * .48, .01, .01])
        strips.append(slab(outline, .08, gloss('vermilion' if i % 2 else 'white'), (-1.55 + step * (i + .5), 0, 0), edge=.025))
    group(*strips, at=(0, -.56, 1.42), turn=(-50, 0, 0))
    tube([(1.5, -.3, .12), (1.5, -.3, 2.0)], .05, satin('plum'))
    ball(.2, gloss('butter'), (1.5, -.3, 1.96))
    cylinder(.13, .08, satin('plum'), (1.5, -.3, .13), edge=.03)
    pin('cobalt', at=(-.25, .3, 2.34), size=.62)
    for x in (-1.3, 1.0):
        cylinder(.16, .22, satin('coral'), (x, -.55, .14), edge=.04)
        ball(.24, satin('pine'), (x, -.55, .3))
