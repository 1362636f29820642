from kit.materials import satin
from kit.shapes import group, rectangle, slab


def bars(rows, width, top, pitch, thick=.1, y=0.0, left=None):
    """Lines of writing without letters: rows of (share of the width, colour)."""
    left = -width / 2 if left is None else left
    return [
        slab(rectangle(width * share, thick, thick / 2.1), .04, satin(colour), (left + width * share / 2, y, top - i * pitch), edge=.014)
        for i, (share, colour) in enumerate(rows) if share]


def page(width, height, rows, colour='white', pitch=.24, thick=.1, margin=.18, deep=.06, radius=.05, at=(0, 0, 0), turn=(0, 0, 0)):
    """A sheet that stands on its lower edge at `at` and faces the viewer."""
    return group(
        slab(rectangle(width, height, radius, 0, height / 2), deep, satin(colour), edge=.018),
        *bars(rows, width - 2 * margin, height - margin - thick, pitch, thick, -deep / 2 - .012),
        at=at, turn=turn)
