from kit.materials import gloss, matte, satin
from kit.shapes import ball, cylinder, group, mesh, rest, ring
from props.envelope import open_envelope
from props.page import page

camera = dict(turn=-12, rise=13)


def plane(colour, at, turn, size):
    """A folded paper aeroplane."""
    points = [(0, 0, 0), (-.62, 1.5, .16), (-.1, 1.5, 0), (0, 1.5, -.42), (.1, 1.5, 0), (.62, 1.5, .16)]
    return group(mesh(points, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)], satin(colour), thick=.025, angle=10), at=at, turn=turn, size=size)


def build():
    cylinder(1.55, .22, matte('white'), (-.1, .2, 0), edge=.07)
    cylinder(1.2, .2, satin('cobalt'), (-.1, .2, .22), edge=.06)
    text = page(1.8, 1.9, ((.55, 'vermilion'), (1, 'sky'), (1, 'sky'), (.8, 'sky'), (1, 'sky')), pitch=.24, at=(0, .03, .55))
    rest(open_envelope(2.15, 1.35, 'white', 'coral', text, (-.1, .2, 0), (-5, 0, -10)), .42)
    rest(plane('white', (1.95, -.2, .2), (18, -12, -42), .95))
    ring(.33, .12, gloss('mint'), (-1.75, -.7, .12))
    ball(.2, gloss('vermilion'), (1.0, -1.2, 0))
