from kit.materials import gloss, satin
from kit.shapes import ball, rest, rounded, slab
from props.cursor import cursor
from props.window import window

camera = dict(turn=-16, rise=12)


def build():
    blocks = [(-.55, 1.02, 1.55, .72, 'sky'), (.85, 1.02, .95, .72, 'coral'), (-.95, .12, .75, .7, 'butter'), (-.05, .12, .75, .7, 'mint'), (.88, .6, .9, .16, 'plum'), (.88, .36, .9, .12, 'sand'), (.78, .14, .7, .12, 'sand')]
    rest(window(3.1, 2.35, 'cobalt', blocks, at=(-.2, .2, 0), turn=(-5, 0, -6)))
    rest(cursor('vermilion', 1.0, at=(.75, -.55, 1.35), turn=(-10, 0, -14)))
    square = [rounded([(0, 0), (1.5, 0), (0, 1.5)], .04), rounded([(.26, .26), (.86, .26), (.26, .86)], .03)]
    rest(slab(square, .1, gloss('butter'), (-2.15, -.95, 0), (-14, 0, 12)))
    ball(.22, satin('blush'), (-.75, -.75, 0))
