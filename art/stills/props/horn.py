from kit.materials import gloss, satin
from kit.shapes import cylinder, group, lathe, ring, spline


def megaphone(horn, mouth='blush', rim='white', back='plum', at=(0, 0, 0), turn=(0, 0, 0), size=1):
    """Speaking upwards from `at`."""
    outer = spline([(.17, 0), (.2, .35), (.28, .75), (.44, 1.15), (.66, 1.5), (.86, 1.72), (.92, 1.77)])
    inner = spline([(.885, 1.765), (.825, 1.7), (.625, 1.475), (.405, 1.12), (.245, .75), (.165, .38), (.001, .37)])
    return group(
        lathe(outer, gloss(horn), angle=80), lathe(inner, satin(mouth), angle=80), ring(.9, .055, satin(rim), (0, 0, 1.77)),
        cylinder(.3, .34, satin(back), (0, 0, -.26), edge=.06), cylinder(.2, .14, satin(rim), (0, 0, -.38), edge=.05),
        at=at, turn=turn, size=size)
