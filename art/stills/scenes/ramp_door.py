from kit.materials import gloss, matte, satin
from kit.shapes import arch, ball, box, cylinder, group, slab, rounded, rest, stairs, tube
from props.window import window

camera = dict(turn=-16, rise=19)


def build():
    box(1.9, 2.2, .96, matte('white'), (.3, .35, 0), edge=.05)
    stairs(3, .4, .32, 1.0, satin('butter'), (-1.85, .9, 0))
    slab([(-2.9, .0), (-.66, 0), (-.66, .955)], 1.0, satin('coral'), (0, -.22, 0), edge=.02)
    for y in (-.68,):
        tube([(-2.5, y, .1), (-2.5, y, .72), (-.8, y, 1.5), (.9, y, 1.5), (.9, y, .98)], .04, satin('cobalt'))
        tube([(-1.65, y, .45), (-1.65, y, 1.1)], .04, satin('cobalt'))
        tube([(-.8, y, .95), (-.8, y, 1.5)], .04, satin('cobalt'))
    blocks = [(-.28, .75, .75, .55, 'sky'), (.42, .75, .5, .55, 'mint'), (0, .4, 1.3, .14, 'plum'), (-.2, .16, .9, .12, 'sand')]
    window(1.7, 1.85, 'cobalt', blocks, at=(.3, .9, .95))
    ball(.26, gloss('vermilion'), (-.32, -.2, .95))
    ball(.2, satin('butter'), (1.65, -.55, 0))
