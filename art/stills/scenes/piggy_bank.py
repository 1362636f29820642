from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cone, cylinder, group, rest, ring, tube
from props.coins import coin, stack
import math

camera = dict(turn=-24, rise=14)


def build():
    skin = satin('blush')
    parts = [ball(.98, gloss('blush'), (0, 0, .3), (1.18, .92, .92))]
    parts += [cylinder(.22, .5, skin, (x, y, 0), edge=.06) for x in (-.62, .6) for y in (-.4, .4)]
    parts.append(cylinder(.36, .4, gloss('coral'), (-1.0, 0, 1.1), (0, -90, 0), edge=.08))
    parts += [ball(.07, satin('plum'), (-1.4, y, 1.05), (.5, 1, 1)) for y in (-.13, .13)]
    parts += [ball(.08, gloss('ink'), (-1.02, y, 1.46)) for y in (-.24, .24)]
    parts += [cone(.25, .54, gloss('coral'), (-.46, y, 1.81), (-26 * s, -22, 0)) for y, s in ((-.36, -1), (.36, 1))]
    curl = [(1.1 + .006 * i, .13 * math.cos(i / 3), 1.25 + .13 * math.sin(i / 3)) for i in range(34)]
    parts.append(tube(curl, .05, gloss('coral')))
    parts.append(box(.62, .1, .03, satin('plum'), (.05, 0, 2.09), edge=.01))
    rest(group(*parts, turn=(0, 0, 14)))
    group(coin(.4), at=(.05, .0, 2.36), turn=(90, 0, 14))
    stack(6, .36, at=(1.55, -.65, 0))
    stack(3, .36, at=(.75, -1.15, 0))
    rest(coin(.36, at=(-.55, -1.2, 0)))
