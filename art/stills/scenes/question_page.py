import math

from kit.materials import gloss, satin
from kit.shapes import ball, circle, cylinder, group, rest, tube
from props.page import page

camera = dict(turn=-14, rise=12)


def build():
    rest(page(1.95, 2.45, ((.6, 'ink'), (1, 'sand'), (1, 'sand'), (.7, 'sand'), (1, 'sky'), (1, 'sky'), (.5, 'sky')), pitch=.29, thick=.13, margin=.22, deep=.12, at=(-.75, .45, 0), turn=(-5, 0, -10)))
    bow, bend, stem = .52, .28, .03
    meet = math.acos((stem + bend) / (bow + bend))
    line = circle(bow, 0, 1.75, 185, -math.degrees(meet), 60)
    line += circle(bend, stem + bend, 1.75 - (bow + bend) * math.sin(meet), 180 - math.degrees(meet), 180, 16)[1:] + [(stem, .82)]
    hook = [(x, 0, z) for x, z in line]
    mark = group(tube(hook, .19, gloss('cobalt')), ball(.19, gloss('cobalt'), hook[0][:2] + (hook[0][2] - .19,)), ball(.19, gloss('cobalt'), (.03, 0, .63)), ball(.24, gloss('cobalt'), (.03, 0, 0)))
    rest(group(mark, at=(1.25, -.45, 0), turn=(0, 0, -8), size=1.05))
    cylinder(.4, .2, satin('white'), (-1.75, -.65, 0), edge=.06)
    ball(.22, gloss('butter'), (-1.75, -.65, .2))
