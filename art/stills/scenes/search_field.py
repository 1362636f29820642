from kit.materials import gloss, satin
from kit.shapes import box, circle, group, pill, rectangle, rest, ring, slab
from props.coins import coin, stack
from props.cursor import cursor

camera = dict(turn=-14, rise=14)


def build():
    box(3.5, 1.5, .26, satin('cobalt'), (0, .35, 0), edge=.08)
    mark = group(ring(.19, .055, gloss('ink'), turn=(90, 0, 0)), pill(.06, .36, gloss('ink'), (0, 0, -.5)), at=(-1.22, -.3, .52), turn=(0, -42, 0))
    field = group(
        slab(rectangle(3.5, .95, .47, 0, .475), .44, satin('white'), edge=.14),
        slab(rectangle(1.25, .13, .06, -.2, .475), .05, satin('sand'), (0, -.23, 0), edge=.02),
        slab(circle(.36, 1.24, .475), .16, gloss('vermilion'), (0, -.24, 0), edge=.06),
        mark)
    rest(group(field, at=(0, .45, 0), turn=(-6, 0, -6)), .26)
    for x, y, count in ((-.1, -.95, 3), (.66, -.85, 5), (1.42, -.8, 2)):
        stack(count, .36, at=(x, y, 0))
    rest(coin(.36, at=(-.95, -1.1, 0), turn=(70, 0, 16)))
    rest(cursor('plum', .8, at=(1.28, -.18, 1.1), turn=(-12, 0, -8)), .3)
