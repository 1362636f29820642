from kit.materials import gloss, satin
from kit.shapes import ball, group, rest, slab, rounded, pill
from props.books import book

camera = dict(turn=-20, rise=18)


def build():
    covers = ('cobalt', 'white', 'coral', 'mint', 'plum', 'butter', 'sky', 'pine', 'white', 'cobalt')
    k = 0
    for step in range(4):
        for level in range(step + 1):
            book(covers[k], 1.05, 1.5, .36, 'butter' if covers[k] == 'plum' else None, (-1.7 + step * 1.08, .02 * ((k % 3) - 1), level * .365), (0, 0, (-3, 2, 4, -2)[k % 4]))
            k += 1
    rest(book('vermilion', 1.7, 1.25, .34, 'butter', (1.62, .05, 2.35), (0, -86, 62)), 1.46)
    ball(.27, gloss('butter'), (-1.72, 0, .365))
    ball(.2, satin('coral'), (-.75, -1.15, 0))
