from kit.materials import gloss, matte, metal
from kit.shapes import cylinder, group, lathe


def pencil(body, length=2.6, radius=.15, rubber='coral', at=(0, 0, 0), turn=(0, 0, 0)):
    """Its tip is at `at`; it points down."""
    r = radius
    return group(
        lathe([(0, 0), (.3 * r, .9 * r)], matte('ink')),
        lathe([(.3 * r, .9 * r), (.95 * r, 3 * r)], matte('wood')),
        cylinder(r, length, gloss(body), (0, 0, 3 * r), edge=.012, sides=6),
        cylinder(r * 1.02, .17, metal('#E9E2D4'), (0, 0, 3 * r + length), edge=.02),
        cylinder(r * .98, .26, matte(rubber), (0, 0, 3 * r + length + .16), edge=.08),
        at=at, turn=turn)
