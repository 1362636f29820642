from kit.materials import glass, gloss, metal
from kit.shapes import cylinder, group, lathe, pill, ring


def lens(frame, handle='ink', radius=.8, at=(0, 0, 0), turn=(0, 0, 0), size=1):
    """A magnifying glass with the middle of its pane at `at`, its handle hanging down."""
    r = radius * .955
    # As gently round as a real lens: a pane that is steep at its rim folds what is seen through it there.
    bulge = [(r * x, .04 * (1 - x * x)) for x in (i / 18 for i in range(18))]
    profile = [(x, -z) for x, z in bulge] + [(r, 0)] + [(x, z) for x, z in reversed(bulge)]
    return group(
        ring(radius, .1, gloss(frame), turn=(90, 0, 0)),
        lathe(profile, glass(), turn=(90, 0, 0), angle=60),
        cylinder(.09, .32, metal(), (0, 0, -radius - .36), edge=.02),
        pill(.145, 1.2, gloss(handle), (0, 0, -radius - 1.46)),
        at=at, turn=turn, size=size)
