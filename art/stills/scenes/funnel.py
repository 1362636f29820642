import math

from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, lathe, ring, spline, tray, tube

camera = dict(turn=-14, rise=21)


def build():
    outer = spline([(.17, 1.0), (.19, 1.35), (.3, 1.5), (.75, 1.9), (1.2, 2.35), (1.26, 2.4)])
    inner = spline([(1.2, 2.4), (1.12, 2.34), (.7, 1.95), (.24, 1.55), (.12, 1.35), (.11, 1.0)])
    lathe([*outer, *inner, (.17, 1.0)], gloss('butter'), angle=70)
    ring(1.23, .06, satin('white'), (0, 0, 2.4))
    ring(.62, .05, metal('#E9E2D4'), (0, 0, 1.68))
    for angle in (30, 150, 270):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        tube([(.64 * c, .64 * s, 1.68), (1.1 * c, 1.1 * s, .05)], .05, satin('white'))
    colours = ('cobalt', 'white', 'coral', 'lilac', 'plum', 'white', 'sky')
    heap = [(.36, 1.77, 5), (.8, 2.1, 11), (.4, 2.12, 6), (0, 2.34, 1)]
    for layer, (reach, height, count) in enumerate(heap):
        for i in range(count):
            a = 2 * math.pi * (i + layer * .4) / count
            ball(.2, satin(colours[(i * 3 + layer) % 7]), (reach * math.cos(a), reach * math.sin(a), height))
    tray(1.1, 1.1, .34, .09, matte('white'), turn=(0, 0, 12))
    ball(.24, gloss('vermilion'), (0, 0, .1))
    ball(.2, satin('cobalt'), (1.55, -.35, 0))
    ball(.2, satin('coral'), (-1.4, -.55, 0))
