from kit.materials import gloss, metal, satin
from kit.shapes import group, rectangle, slab


def phone(frame, screen, things=(), width=1.2, height=2.4, at=(0, 0, 0), turn=(0, 0, 0)):
    """Standing on its lower edge; the surface of its screen is at y = -0.1."""
    middle = height / 2
    return group(
        slab(rectangle(width, height, .2, 0, middle), .17, gloss(frame), edge=.06),
        slab(rectangle(width + .012, height + .012, .205, 0, middle), .05, metal('#D9D3C8', .25), edge=.015),
        slab(rectangle(width - .16, height - .16, .13, 0, middle), .02, satin(screen), (0, -.085, 0), edge=.006),
        slab(rectangle(.3, .055, .027, 0, height - .16), .02, gloss('ink'), (0, -.1, 0), edge=.006),
        *things, at=at, turn=turn)
