import math

from kit.materials import gloss, satin
from kit.shapes import ball, group, pill, rest, ring, tube

camera = dict(turn=-5, rise=7, stop=11)


def build():
    buoy = ring(1.16, .36, satin('white'), turn=(90, 0, 0))
    buoy.data.materials.append(gloss('vermilion'))
    for face in buoy.data.polygons:
        face.material_index = int((math.degrees(math.atan2(face.center.y, face.center.x)) + 17) % 90 < 34)
    rope = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        reach = 1.56 + .07 * abs(math.sin(2 * a + math.radians(34)))
        rope.append((reach * math.cos(a), 0, reach * math.sin(a)))
    rest(group(buoy, tube(rope, .035, satin('butter'), closed=True), turn=(-4, 6, 0)))
    ball(.27, gloss('cobalt'), (-1.12, -.85, 0))
    ball(.14, satin('butter'), (-.72, -1.1, 0))
    rest(pill(.14, .8, satin('pine'), (1.0, -1.0, .14), (0, 90, 24)))
