from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, box, circle, cylinder, group, lathe, rectangle, rest, ring, rounded, slab

camera = dict(turn=-22, rise=14)


def photograph(at, turn):
    hills = rounded([(-.4, .3), (-.4, .52), (-.1, .85), (.12, .6), (.4, .72), (.4, .3)], [.02, .04, .1, .08, .05, .02])
    return group(
        slab(rectangle(1.1, 1.3, .03, 0, .65), .05, satin('white'), edge=.012), slab(rectangle(.82, .84, .01, 0, .74), .02, satin('sky'), (0, -.03, 0), edge=.005),
        slab(hills, .03, satin('pine'), (0, -.045, .03), edge=.01), slab(circle(.1, .2, 1.0), .03, gloss('butter'), (0, -.045, 0), edge=.01), at=at, turn=turn)


def build():
    body = group(
        slab(rectangle(2.6, 1.5, .22, 0, .75), .8, satin('coral'), edge=.09),
        slab(rectangle(2.62, .42, .16, 0, 1.34), .82, satin('white'), edge=.09),
        slab(rounded([(-.5, 1.45), (.5, 1.45), (.36, 1.86), (-.36, 1.86)], .08), .7, satin('white'), edge=.08),
        slab(rectangle(.4, .22, .06, 0, 1.66), .08, gloss('ink'), (0, -.35, 0), edge=.03),
        cylinder(.2, .16, gloss('vermilion'), (.88, 0, 1.5), edge=.05), cylinder(.24, .14, metal('#E9E2D4'), (-.85, 0, 1.5), edge=.03),
        slab(circle(.09, .98, 1.36), .06, gloss('butter'), (0, -.42, 0), edge=.025))
    barrel = group(
        cylinder(.72, .42, satin('plum'), edge=.06), cylinder(.63, .34, satin('white'), (0, 0, .36), edge=.05), cylinder(.56, .3, satin('plum'), (0, 0, .62), edge=.05),
        ring(.42, .05, metal('#E9E2D4'), (0, 0, .91)), lathe([(.4, 0), *[(.4 * (1 - i / 8), .16 * (1 - (1 - i / 8) ** 2)) for i in range(1, 9)]], gloss('#16204A'), (0, 0, .89), angle=80),
        at=(0, -.38, .68), turn=(90, 0, 0))
    box(3.2, 1.7, .26, matte('mint'), (-.1, .2, 0), (0, 0, 0), edge=.08)
    rest(group(body, barrel, at=(-.1, .3, 0), turn=(0, 0, -10)), .26)
    rest(photograph((1.75, -.65, 0), (-16, 0, -22)))
    rest(photograph((1.35, -1.0, 0), (-62, 0, 8)))
    ball(.22, gloss('butter'), (-1.75, -.9, 0))
