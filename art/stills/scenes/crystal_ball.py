"""Nobody can see the future: the ball on the stand stays clouded."""
from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cylinder, group, lathe, pill, rest, ring, spline

camera = dict(turn=-12, rise=11)


def build():
    cylinder(1.5, .2, matte('white'), (0, .2, 0), edge=.07)
    stand = spline([(.82, 0), (.84, .1), (.6, .26), (.42, .42), (.5, .56), (.62, .64)])
    lathe([(0, 0), *stand, (.52, .6), (0, .5)], gloss('butter'), (0, .2, .2), angle=60)
    ball(.92, gloss('sky'), (0, .2, .68))
    for x, y, z, r in ((-.3, -.62, 1.5, .2), (-.05, -.66, 1.42, .26), (.25, -.6, 1.5, .2)):
        ball(r, satin('white'), (x, y, z - r), (1, .45, .8))
    rest(ring(.3, .1, satin('coral'), (1.6, -.65, .1)))
    box(.46, .46, .46, gloss('vermilion'), (-1.6, -.6, 0), (0, 0, 24), edge=.07)
    ball(.2, satin('pine'), (-1.0, -1.1, 0))
