from kit.materials import gloss
from kit.shapes import rounded, slab


def cursor(colour, size=1.0, deep=.26, at=(0, 0, 0), turn=(0, 0, 0)):
    """A pointer, its point at `at`."""
    points = [(0, 0), (0, -1.3), (.3, -1.03), (.5, -1.5), (.74, -1.4), (.54, -.94), (.95, -.92)]
    outline = rounded([(x * size, y * size) for x, y in points], [.07 * size] * 2 + [.03 * size] + [.06 * size] * 2 + [.03 * size, .07 * size])
    return slab(outline, deep * size, gloss(colour), at, turn, edge=.05 * size)
