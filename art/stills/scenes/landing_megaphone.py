"""A megaphone on a jetty, calling to the left, where the headline stands."""
from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cone, cylinder, group, pill, rest, ring
from props.horn import megaphone

camera = dict(turn=-10, rise=13, lens=74, margins=(.05, .09, .05, .06))


def build():
    for i in range(6):
        box(.6, 2.1, .16, matte('white' if i % 2 else 'paper'), (-.62 + i * .64, .3, .42), edge=.05)
    for x in (-.5, 2.4):
        for y in (-.52, 1.1):
            cylinder(.15, .54, satin('cobalt'), (x, y, 0), edge=.04)
        box(.16, 1.9, .14, satin('cobalt'), (x, .3, .29), edge=.03)
    cylinder(.2, .46, satin('plum'), (2.4, -.36, .58), edge=.06)
    cylinder(.29, .13, satin('plum'), (2.4, -.36, 1.0), edge=.06)
    ring(.3, .05, satin('coral'), (2.4, -.36, .7))
    ring(.32, .05, satin('coral'), (2.4, -.36, .8))
    cylinder(.46, .14, satin('plum'), (1.05, .35, .58), edge=.05)
    cylinder(.18, 1.1, satin('plum'), (1.05, .35, .62), edge=.05)
    group(megaphone('vermilion'), at=(1.75, .35, 2.12), turn=(0, -78, 20), size=1.5)
    ball(.34, gloss('cobalt'), (-.38, -.4, .58))
    ring(.27, .1, satin('white'), (-1.3, -.6, .1))
    rest(cone(.29, .62, satin('mint'), (-1.35, .7, 0)))
    rest(pill(.14, .8, gloss('coral'), (-1.95, -.05, .14), (0, 90, 32)))
    ball(.22, satin('plum'), (-1.95, -.85, 0))
    box(.44, .44, .44, satin('lilac'), (-2.25, .65, 0), (0, 0, 28), edge=.08)
