from kit.materials import gloss, matte, metal, satin
from kit.shapes import ball, box, cylinder, group, rest, rounded, slab
from props.page import page

camera = dict(turn=-18, rise=20)


def build():
    profile = rounded([(-1.25, 0), (1.0, 0), (1.0, .95), (.25, 1.0), (-.1, .62), (-1.25, .28)], [.1, .12, .14, .16, .2, .1])
    body = slab(profile, 2.5, satin('mint'), turn=(0, 0, 90), edge=.1)
    roller = cylinder(.21, 2.9, satin('ink'), (-1.45, .55, 1.12), (0, 90, 0), edge=.04)
    knobs = [cylinder(.27, .16, gloss('butter'), (x, .55, 1.12), (0, 90, 0), edge=.05) for x in (-1.62, 1.46)]
    lever = cylinder(.05, .62, metal(), (-1.34, .5, 1.16), (30, -24, 0), edge=.02)
    sheet = page(1.75, 1.75, ((.6, 'ink'), (1, 'sand'), (1, 'sand'), (.85, 'sand'), (.45, 'vermilion')), pitch=.25, deep=.04, at=(0, .42, .95), turn=(-14, 0, 0))
    keys = []
    for row in range(3):
        for column in range(7 - row % 2):
            x, y = -.9 + column * .3 + (row % 2) * .15, -1.05 + row * .27
            z = .3 + .29 * (y + 1.25) / 1.15
            colour = 'vermilion' if (row, column) == (1, 5) else 'white'
            keys.append(cylinder(.105, .13, gloss(colour), (x, y, z), (14, 0, 0), edge=.03))
    rest(group(body, roller, *knobs, lever, sheet, *keys, turn=(0, 0, -6)))
    ball(.22, gloss('cobalt'), (1.75, -.7, 0))
