from kit.materials import gloss, matte, satin
from kit.shapes import ball, circle, cylinder, rectangle, rest, rounded, slab
from props.bubble import bubble
from props.heart import heart
from props.phone import phone

camera = dict(turn=-12, rise=12)


def build():
    cylinder(1.5, .22, matte('white'), (-.1, .3, 0), edge=.07)
    hills = rounded([(-.45, 0), (-.45, .35), (-.15, .75), (.1, .42), (.25, .6), (.45, .3), (.45, 0)], [.03, .05, .12, .08, .1, .05, .03])
    post = [
        slab(rectangle(.9, .95, .07, 0, 1.55), .03, satin('sky'), (0, -.11, 0), edge=.01),
        slab(hills, .04, satin('pine'), (0, -.13, 1.1), edge=.012), slab(circle(.13, .22, 1.84), .04, gloss('butter'), (0, -.13, 0), edge=.015),
        slab(rectangle(.9, .1, .05, 0, .88), .03, satin('cobalt'), (0, -.11, 0), edge=.01),
        slab(rectangle(.6, .1, .05, -.15, .7), .03, satin('sand'), (0, -.11, 0), edge=.01)]
    rest(phone('plum', 'white', post, 1.24, 2.45, (-.3, .2, 0), (-5, 0, -10)), .22)
    love = slab(heart(.34), .16, gloss('vermilion'), (0, -.2, .86), edge=.045)
    rest(bubble(1.35, 1.02, 'butter', [love], at=(1.38, -.9, 0), turn=(0, 0, -8)))
    dots = [ball(.11, satin('white'), (-.36 + i * .36, -.2, .55)) for i in range(3)]
    rest(bubble(1.2, .72, 'cobalt', dots, deep=.3, left=False, at=(-1.5, -.9, 0), turn=(0, 0, 8)))
    ball(.17, satin('coral'), (-.25, -1.5, 0))
