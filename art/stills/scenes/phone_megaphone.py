from kit.materials import gloss, matte, satin
from kit.shapes import ball, cylinder, group, rectangle, rest, slab
from props.coins import coin, stack
from props.horn import megaphone
from props.phone import phone

camera = dict(turn=6, rise=12)


def build():
    box_top = .24
    cylinder(1.45, box_top, matte('white'), (.35, .35, 0), edge=.07)
    feed = [
        slab(rectangle(.92, .1, .05, -.0, .3), .03, satin('coral'), (0, -.11, 0), edge=.01),
        slab(rectangle(.6, .1, .05, -.16, .5), .03, satin('coral'), (0, -.11, 0), edge=.01)]
    rest(phone('cobalt', 'blush', feed, 1.5, 2.75, (.75, .3, 0), (0, 0, -46)), box_top)
    group(megaphone('vermilion', 'cream', 'white', 'plum'), at=(.85, .4, 1.85), turn=(86, 0, -46), size=.92)
    stack(5, .36, at=(1.95, -.75, 0))
    stack(2, .36, at=(1.2, -1.15, 0))
    rest(coin(.36, at=(-.55, -1.05, 0), turn=(70, 0, 20)))
    ball(.2, gloss('butter'), (-1.3, -.5, 0))
