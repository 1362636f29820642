from kit.materials import gloss
from kit.shapes import cylinder, group, ring


def coin(radius=.34, colour='#FFC23E', at=(0, 0, 0), turn=(0, 0, 0)):
    """Lying flat."""
    thick = radius * .3
    gold = gloss(colour)
    return group(cylinder(radius, thick, gold, edge=.03), ring(radius * .72, radius * .05, gold, (0, 0, thick)), at=at, turn=turn)


def stack(count, radius=.34, at=(0, 0, 0)):
    """Coins put down by a careful hand: each a little off the last."""
    off = (.02, -.025, .03, -.01, .015, -.03, .01)
    return group(*[coin(radius, at=(off[i % 7], off[(i + 3) % 7], i * radius * .315)) for i in range(count)], at=at)
