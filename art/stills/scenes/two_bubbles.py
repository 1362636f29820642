from kit.materials import matte, satin
from kit.shapes import ball, rest, tray
from props.bubble import bubble

camera = dict(turn=-14, rise=15)


def build():
    dots = lambda: [ball(.13, satin('white'), (-.45 + i * .45, -.2, .78)) for i in range(3)]
    rest(bubble(2.0, 1.3, 'cobalt', dots(), .34, at=(-.95, .25, 0), turn=(0, 0, -8)))
    rest(bubble(1.6, 1.1, 'vermilion', (), .34, left=False, at=(.55, -.45, 0), turn=(0, 0, 10)))
    tray(1.5, 1.1, .6, .08, matte('sand'), (2.05, .35, 0), (0, 0, -8))
    for i, (x, y, z, lean) in enumerate(((1.68, .3, .42, 12), (2.05, .55, .62, -14), (2.45, .25, .4, 18))):
        bubble(.8, .56, ('white', 'sky', 'white')[i], (), .14, .2, left=i % 2 == 0, at=(x, y, z), turn=(-14, lean, 10))
