from kit.materials import matte, satin
from kit.shapes import ball, rest, tray
from props.bubble import bubble

camera = dict(turn=-14, rise=15)


def build():
    dots = lambda: [ball(.13, satin('white'), (-.45 + i * .45, -.2, .78)) for i in range(3)]
    rest(bubble(2.0, 1.3, 'cobalt', dots(), .34, at=(-.95, .25, 0), turn=(0, 0, -8)))
    rest(bubble(1.6, 1.1, 'vermilion', (), .34, left=False, at=(.55, -.45, 0), turn=(0, 0, 10)))
    tray(1.5, 1.2, .66, .08, matte('sand'), (2.05, .35, 0), (0, 0, -8))
    for i, (x, y, z, lean) in enumerate(((1.7, .45, .3, 24), (2.05, .2, .36, -18), (2.42, .5, .28, 34), (2.1, .65, .5, 160))):
        bubble(.72, .5, 'white', (), .14, .2, left=i % 2 == 0, at=(x, y, z), turn=(-14, lean, 10))
