"""A paper boat that has come in at the landing place."""
from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cylinder, group, mesh, ring

camera = dict(turn=-16, rise=19)


def build():
    slate = [(-1.55, 0, .95), (1.55, 0, .95), (-.95, 0, .06), (.95, 0, .06), (0, -.52, .62), (0, .52, .62), (0, -.24, .02), (0, .24, .02), (0, 0, 1.5)]
    sides = [(0, 4, 6, 2), (4, 1, 3, 6), (1, 5, 7, 3), (5, 0, 2, 7), (2, 6, 3, 7)]
    hull = mesh(slate, sides, satin('white'), thick=.035, angle=10)
    sail = mesh([(-.62, 0, .45), (.62, 0, .45), (0, -.26, .45), (0, .26, .45), (0, 0, 1.55)], [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4)], satin('vermilion'), thick=.03, angle=10)
    cylinder(2.2, .14, satin('cobalt'), (-.55, -.1, 0), edge=.06)
    group(hull, sail, at=(-.85, -.5, .12), turn=(0, 0, -14), size=1.1)
    for i in range(4):
        box(.56, 1.9, .14, matte('white' if i % 2 else 'paper'), (.75 + i * .6, .55, .62), edge=.05)
    for x in (.75, 2.5):
        for y in (-.2, 1.25):
            cylinder(.13, .68, satin('coral'), (x, y, 0), edge=.03)
    ball(.34, gloss('vermilion'), (1.65, .3, .76))
    cylinder(.16, .42, satin('coral'), (.78, -.15, .76), edge=.05)
    ring(.24, .045, satin('butter'), (.78, -.15, .9))
