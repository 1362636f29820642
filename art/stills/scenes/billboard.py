from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, circle, cone, cylinder, group, rectangle, rounded, slab, tube

camera = dict(turn=-18, rise=10)


def build():
    box(3.4, 1.5, .14, satin('mint'), (0, .2, 0), edge=.05)
    for x in (-.95, .95):
        cylinder(.11, 1.1, satin('plum'), (x, .25, .1), edge=.02)
    hills = rounded([(-1.68, .09), (-1.68, .5), (-1.0, 1.0), (-.35, .45), (.35, .85), (1.0, .4), (1.68, .75), (1.68, .09)], [.02, .1, .3, .3, .3, .2, .05, .02])
    sign = group(
        slab(rectangle(3.6, 1.9, .07, 0, .95), .22, satin('white'), edge=.04),
        slab(rectangle(3.38, 1.68, .03, 0, .95), .05, satin('cobalt'), (0, -.12, 0), edge=.012),
        slab(circle(.42, .75, 1.2), .08, gloss('vermilion'), (0, -.15, 0), edge=.03),
        slab(hills, .08, satin('butter'), (0, -.16, .02), edge=.03),
        slab(rectangle(1.0, .15, .07, -.9, 1.45), .06, satin('white'), (0, -.15, 0), edge=.02), slab(rectangle(.65, .15, .07, -1.07, 1.2), .06, satin('white'), (0, -.15, 0), edge=.02))
    lamps = [group(tube([(x, .1, 1.85), (x, -.1, 2.2), (x, -.45, 2.2)], .035, satin('plum')), cone(.17, .2, gloss('plum'), (x, -.45, 2.04), top=.07)) for x in (-1.0, 0, 1.0)]
    # Their shadows on the frame, so near to it, would look like soot.
    for lamp in lamps:
        for part in lamp.children:
            part.visible_shadow = False
    group(sign, *lamps, at=(0, .2, 1.1))
    ball(.3, satin('pine'), (-1.35, -.2, .12))
    ball(.2, satin('pine'), (-.98, -.3, .12))
    cone(.22, .6, satin('pine'), (1.4, -.15, .13))
