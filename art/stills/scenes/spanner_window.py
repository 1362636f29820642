import math

from kit.materials import gloss, metal, satin
from kit.shapes import ball, circle, group, rest, rounded, slab
from props.heart import heart
from props.window import window

camera = dict(turn=-14, rise=12)


def gear(radius, colour, teeth, at, turn):
    outline = []
    for i in range(teeth):
        for offset, reach in ((-.5, .8), (-.27, .82), (-.2, 1), (.2, 1), (.27, .82)):
            angle = 2 * math.pi * (i + offset) / teeth
            outline.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    return slab([outline, circle(radius * .34)], .3, gloss(colour), at, turn, edge=.05)


def spanner(length):
    head, shaft = .46, .17
    jaw = [(-.19, length + .42), (-.19, length + .08), (-.1, length - .06), (.1, length - .06), (.19, length + .08), (.19, length + .42)]
    right = [(head * math.cos(math.radians(a)), length + head * math.sin(math.radians(a))) for a in range(44, -64, -6)]
    left = [(-x, z) for x, z in reversed(right)]
    outline = [*jaw, *right, (shaft, length - .6), (shaft, .3)] + circle(.34, 0, 0, 50, -230, 40) + [(-shaft, .3), (-shaft, length - .6), *left]
    tips = [.06, 0, 0, 0, 0, .06]
    return slab([rounded(outline, tips + [0] * (len(outline) - len(tips))), circle(.16, 0, 0, points=6)], .22, metal('#F0E8DA', .28), edge=.05)


def build():
    blocks = [(-.62, .2, 1.2, 1.25, 'sky'), (.75, 1.15, 1.05, .3, 'plum'), (.75, .78, 1.05, .14, 'sand'), (.75, .5, 1.05, .14, 'sand'), (.6, .2, .75, .16, 'sand')]
    care = slab(heart(.36), .16, gloss('vermilion'), (-.62, -.25, .94), edge=.045)
    rest(group(window(2.9, 2.15, 'cobalt', blocks), care, at=(-.35, .3, 0), turn=(-4, 0, -8)))
    rest(group(spanner(1.75), at=(1.25, -.35, 0), turn=(-12, 24, -8)))
    rest(gear(.52, 'butter', 9, (-1.4, -.72, .5), (0, 0, 14)))
    ball(.18, satin('mint'), (.1, -.95, 0))
