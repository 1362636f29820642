from kit import shapes
from kit.shapes import rounded


def heart(size):
    """A heart whose cleft and tip are round enough for a soft edge to follow."""
    sides = [(x, z) for x, z in shapes.heart(size) if abs(x) > .08 * size and z > -.72 * size]
    right, left = [point for point in sides if point[0] > 0], [point for point in sides if point[0] < 0]
    return rounded([(0, .4 * size), *right, (0, -size), *left], [.06 * size, *[0] * len(right), .15 * size, *[0] * len(left)])
