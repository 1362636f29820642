from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, circle, cylinder, group, lathe, pill, rectangle, rest, ring, rounded, slab
from props.page import bars

camera = dict(turn=-14, rise=15)


def paper(at, turn):
    rows = [(1, 'sand')] * 5
    return group(
        slab(rectangle(2.3, 2.7, .05, 0, 1.35), .1, satin('white'), edge=.03), slab(rectangle(2.3, .1, .04, 0, .06), .34, satin('paper'), (0, .06, 0), edge=.04),
        slab(rectangle(1.95, .3, .05, 0, 2.36), .05, satin('ink'), (0, -.06, 0), edge=.02),
        slab(rectangle(1.95, .05, .02, 0, 2.08), .04, satin('ink'), (0, -.06, 0), edge=.012),
        slab(rectangle(1.15, .95, .04, -.4, 1.48), .05, satin('coral'), (0, -.06, 0), edge=.02), slab(circle(.3, -.4, 1.48), .06, gloss('butter'), (0, -.08, 0), edge=.025),
        *bars(rows, .65, 1.87, .2, .1, -.065, left=.33), *bars(rows[:4], .9, .8, .19, .1, -.065, left=-.97), *bars(rows[:4], .9, .8, .19, .1, -.065, left=.08),
        at=at, turn=turn)


def microphone(at, turn):
    return group(
        lathe([(0, 0), (.19, .02), (.22, .1), (.3, 1.35), (.34, 1.5), (.34, 1.58), (0, 1.58)], satin('plum'), angle=50),
        cylinder(.42, .16, metal('#F3D9A0'), (0, 0, 1.54), edge=.04), ball(.47, gloss('vermilion'), (0, 0, 1.5)), ring(.475, .05, metal('#F3D9A0'), (0, 0, 1.98)),
        at=at, turn=turn)


def build():
    rest(paper((-.45, .35, 0), (-8, 0, -8)))
    rest(microphone((1.75, -.85, .3), (0, -64, 28)))
    cylinder(.5, .2, matte('mint'), (-1.65, -.6, 0), edge=.06)
    ball(.26, gloss('butter'), (-1.65, -.6, .2))
