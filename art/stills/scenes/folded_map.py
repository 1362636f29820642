from kit.materials import gloss, matte, satin
from kit.shapes import ball, cone, cylinder, group, mesh, pill, rounded, slab

camera = dict(turn=-14, rise=30)


def build():
    fold = (.06, .32, .06, .32, .06)
    edges = [(-2.0 + i, z) for i, z in enumerate(fold)]
    for i, colour in enumerate(('mint', 'white', 'mint', 'white')):
        (x1, z1), (x2, z2) = edges[i], edges[i + 1]
        mesh([(x1, -1.15, z1), (x2, -1.15, z2), (x2, 1.15, z2), (x1, 1.15, z1)], [(0, 1, 2, 3)], satin(colour), thick=.05)

    def ground(x):
        i = max(0, min(3, int(x + 2)))
        (x1, z1), (x2, z2) = edges[i], edges[i + 1]
        return z1 + (z2 - z1) * (x - x1)

    route = [(-1.62, -.55), (-1.32, -.62), (-1.02, -.52), (-.75, -.28), (-.5, 0), (-.22, .2), (.08, .26), (.4, .16), (.68, -.06), (.98, -.22)]
    for x, y in route:
        cylinder(.085, .06, gloss('cobalt'), (x, y, ground(x) + .005), edge=.025)
    ball(.2, gloss('cobalt'), (-1.72, -.5, ground(-1.72) + .02))
    foot = (1.34, -.05, ground(1.34))
    cylinder(.2, .1, satin('plum'), foot, edge=.04)
    pill(.055, 1.9, satin('plum'), foot)
    flag = rounded([(0, 0), (1.05, .36), (0, .72)], [.03, .08, .03])
    slab(flag, .1, gloss('vermilion'), (foot[0] + .03, foot[1], foot[2] + 1.12), (0, 0, -12), edge=.04)
    for x, y, height in ((-.3, -.72, .42), (.05, -.8, .3), (-1.4, .5, .5), (1.5, .75, .36)):
        cone(.2, height, satin('pine'), (x, y, ground(x)))
    cylinder(.34, .05, satin('sky'), (.55, .72, ground(.55) - .01), (0, -14, 0), edge=.02)
