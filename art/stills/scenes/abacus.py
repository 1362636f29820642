from kit.materials import gloss, metal, satin
from kit.shapes import ball, box, cylinder, group, rectangle, rest, slab

camera = dict(turn=-18, rise=12)


def build():
    frame = [slab([rectangle(3.1, 2.4, .16, 0, 1.2), rectangle(2.7, 2.0, .06, 0, 1.2)], .3, satin('white'), edge=.06)]
    colours = ('vermilion', 'cobalt', 'pine', 'coral', 'plum')
    for row, (left, right) in enumerate(((3, 2), (1, 4), (4, 1), (2, 3), (2, 2))):
        z = 2.02 - row * .41
        frame.append(cylinder(.03, 2.75, metal('#E9E2D4'), (-1.375, 0, z), (0, 90, 0), edge=.01))
        for i in range(left + right):
            x = -1.22 + i * .27 if i < left else 1.22 - (left + right - 1 - i) * .27
            frame.append(ball(.185, gloss(colours[row]), (x, 0, z - .185), (.7, 1, 1)))
    for x in (-1.2, 1.2):
        frame.append(box(.4, 1.0, .16, satin('cobalt'), (x, 0, -.1), edge=.06))
    rest(group(*frame, at=(-.1, .2, 0), turn=(0, 0, -6)))
    ball(.25, gloss('cobalt'), (-1.45, -.85, 0))
    ball(.15, satin('white'), (-1.0, -1.05, 0))
