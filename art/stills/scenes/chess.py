from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cylinder, lathe, rounded, slab, spline

camera = dict(turn=-16, rise=17)


def pawn(colour, at, size=1.0):
    profile = spline([(.36, .02), (.36, .12), (.24, .2), (.15, .5), (.13, .72)])
    lathe([(0, 0), *((r * size, z * size) for r, z in profile), (0, .74 * size)], satin(colour), at)
    cylinder(.22 * size, .07 * size, satin(colour), (at[0], at[1], at[2] + .7 * size), edge=.03)
    ball(.25 * size, satin(colour), (at[0], at[1], at[2] + .72 * size))


def build():
    box(3.6, 2.7, .2, satin('plum'), edge=.05)
    for x in range(4):
        for y in range(3):
            box(.86, .86, .05, matte('white' if (x + y) % 2 else 'cobalt'), (-1.32 + x * .88, -.88 + y * .88, .18), edge=.015)
    queen = spline([(.5, .02), (.5, .16), (.36, .26), (.22, .7), (.18, 1.2), (.2, 1.42)])
    lathe([(0, 0), *queen, (0, 1.44)], gloss('vermilion'), (.44, .05, .23))
    cylinder(.33, .09, gloss('vermilion'), (.44, .05, 1.6), edge=.04)
    lathe([(0, 0), *spline([(.19, 0), (.24, .22), (.37, .48), (.4, .56)]), (.3, .5), (0, .44)], gloss('vermilion'), (.44, .05, 1.68), angle=40)
    ball(.17, gloss('butter'), (.44, .05, 2.16))
    for x, y, colour in ((-1.32, -.88, 'white'), (-.44, 0, 'butter'), (-1.32, .88, 'white'), (1.32, .88, 'white')):
        pawn(colour, (x, y, .23))
    knight = [(-.36, 0), (.34, 0), (.36, .5), (.22, .95), (.04, 1.12), (-.04, 1.3), (-.16, 1.08), (-.44, .86), (-.5, .68), (-.4, .6), (-.12, .66), (-.2, .42)]
    cylinder(.38, .13, satin('pine'), (1.32, -.88, .23), edge=.04)
    slab(rounded(knight, [.05, .05, .2, .25, .1, .02, .1, .12, .08, .08, .12, .25]), .36, satin('pine'), (1.32, -.88, .35), (0, 0, 20), edge=.07)
