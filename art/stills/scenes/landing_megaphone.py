"""A megaphone on a jetty, calling to the left, where the headline stands; before it lies what came ashore."""
from kit.materials import gloss, matte, satin
from kit.shapes import ball, box, cone, cylinder, group, pill, rest, ring
from kit.studio import lamp
from props.horn import megaphone

camera = dict(turn=-10, rise=13, lens=74, margins=(.05, .09, .05, .06))


def build():
    lamp((3.2, -6.0, 3.6), 3.5, 330, '#FFF9F0')
    for i in range(8):
        box(.56, 2.0, .16, matte('white' if i % 2 else 'paper'), (-2.15 + i * .6, .3, .42), edge=.05)
    for x in (-2.0, 0, 1.95):
        for y in (-.5, 1.05):
            cylinder(.15, .43, satin('cobalt'), (x, y, 0), edge=.04)
    cylinder(.19, .44, satin('plum'), (1.8, -.38, .58), edge=.06)
    cylinder(.28, .13, satin('plum'), (1.8, -.38, .98), edge=.06)
    ring(.29, .05, satin('butter'), (1.8, -.38, .7))
    ring(.31, .05, satin('butter'), (1.8, -.38, .8))
    cylinder(.44, .14, satin('plum'), (1.2, .16, .58), edge=.05)
    cylinder(.17, 1.24, satin('plum'), (1.2, .16, .62), edge=.05)
    group(megaphone('vermilion', 'coral'), at=(1.95, .35, 2.0), turn=(0, -80, 16), size=1.32)
    ball(.36, gloss('cobalt'), (-1.25, -.3, .58))
    rest(cone(.3, .66, satin('mint'), (-1.95, .75, 0)), .58)
    ring(.27, .1, satin('sky'), (-1.98, -.32, .68))
    rest(pill(.14, .8, gloss('coral'), (-.62, -.48, .14), (0, 90, 24)), .58)
    box(.42, .42, .42, satin('lilac'), (-2.8, -.5, 0), (0, 0, 28), edge=.08)
    ball(.2, satin('plum'), (-2.2, -1.1, 0))
