import math

from kit.materials import gloss, satin
from kit.shapes import ball, cylinder, group, rest, tube
from props.page import page

camera = dict(turn=-14, rise=12)


def build():
    rest(page(1.95, 2.45, ((.6, 'ink'), (1, 'sand'), (1, 'sand'), (.7, 'sand'), (1, 'sky'), (1, 'sky'), (.5, 'sky')), pitch=.29, thick=.13, margin=.22, deep=.12, at=(-.75, .45, 0), turn=(-5, 0, -10)))
    hook = [(.52 * math.cos(math.radians(a)), 0, 1.75 + .52 * math.sin(math.radians(a))) for a in range(185, -62, -6)]
    hook += [(.14 + .1 * math.cos(math.radians(a)), 0, 1.05 + .16 * math.sin(math.radians(a)) + .03) for a in range(70, 181, 20)]
    hook.append((.03, 0, .82))
    mark = group(tube(hook, .19, gloss('cobalt')), ball(.19, gloss('cobalt'), hook[0][:2] + (hook[0][2] - .19,)), ball(.19, gloss('cobalt'), (.03, 0, .63)), ball(.24, gloss('cobalt'), (.03, 0, 0)))
    rest(group(mark, at=(1.25, -.45, 0), turn=(0, 0, -8), size=1.05))
    cylinder(.4, .2, satin('white'), (-1.75, -.65, 0), edge=.06)
    ball(.22, gloss('butter'), (-1.75, -.65, .2))
