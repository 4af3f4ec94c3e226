"""Camping and sport."""

import math

from kind import kind
from materials import bump, canvas, leather, material, plastic, rubber, steel
from parts.bottle import cap
from parts.label import words, wrapped_words
from parts.line import strap, tube
from parts.mesh import add_mesh, add_relief, add_subdivision, place
from parts.solid import ball, box, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

FIELD = turned(STANDING, front=Shot(azimuth=-14, elevation=10), three_quarter=Shot(azimuth=32, elevation=16))


@kind("water bottle", turned(
    FIELD,
    back=Shot(azimuth=150, elevation=30),
    close_up=Shot(azimuth=-14, elevation=14, crop=(0, 0.6, 0.42)),
))
def water_bottle():
    coat, dark = material("powder coat", None, 0.5, part=1, Specular=0.4), plastic("#1d1d1f", rough=0.45)
    bump(coat, "ShaderNodeTexNoise", 0.01, 0.4, Scale=9)
    revolve(rounded([(0, 0), (3.5, 0), (3.65, 0.3), (3.65, 18.4), (2.6, 20.6), (2.5, 21.4)], 0.9), coat)
    revolve([(2.5, 21.4), (2.5, 22.0)], steel("#c8cacc", 0.2))
    wrapped_words("SAMPAN", 0.85, plastic("#8b8d90", rough=0.4), 3.66, 10.4)
    cap(2.75, 2.6, dark, 21.9, ribs=30)
    tube([(-2.2, 0, 24.2), (-2.3, 0, 25.8), (-1.2, 0, 27.2), (1.2, 0, 27.2), (2.3, 0, 25.8), (2.2, 0, 24.2)], 0.5, dark)
    revolve(rounded([(0, -0.02), (3.55, -0.02), (3.66, 0.15), (3.64, 1.1)], 0.1), steel("#b9bbbe", 0.3))


def rounded_solid(size, material, pinch=0.35, at=(0, 0, 0), turn=(0, 0, 0), relief=0.0):
    """A stuffed bag body: a box-like ellipsoid with uneven sides."""
    body = ball(tuple(s / 2 for s in size), material, at, turn, square=pinch, segments=64)
    if relief:
        add_relief(add_subdivision(body, 1), relief, size[0] / 4)
    return body


def zip_line(size, at, share, material, metal, pinch=0.35):
    """A zip over the top of a bag body, `share` of the way to its front."""
    keep = (1 - share ** (2 / pinch)) ** (pinch / 2)
    path = []
    for i in range(41):
        a = math.radians(-35 + 250 * i / 40)
        c, s = math.cos(a), math.sin(a)
        path.append((at[0] + size[0] / 2 * keep * math.copysign(abs(c) ** pinch, c), at[1] - size[1] / 2 * share,
                     at[2] + size[2] / 2 * keep * math.copysign(abs(s) ** pinch, s)))
    tube(path, 0.26, material, smooth=False)
    x, y, z = path[28]
    strap([(x - 0.1, y - 0.35, z), (x - 0.5, y - 0.6, z - 2.2)], 0.7, 0.25, metal, smooth=False)


@kind("backpack", turned(
    FIELD,
    front=Shot(azimuth=-16, elevation=8),
    back=Shot(azimuth=160, elevation=10),
    close_up=Shot(azimuth=-30, elevation=20, crop=(0, -0.1, 0.5)),
))
def backpack():
    fabric, dark, metal = canvas(part=1), canvas("#2a2a2c"), steel("#c7a874", 0.3)
    tan = leather("#a8703f", rough=0.55)
    rounded_solid((29, 15, 44), fabric, 0.4, (0, 0, 22), relief=0.7)
    rounded_solid((23, 8, 18), fabric, 0.4, (0, -7.2, 12.5), relief=0.5)
    zip_line((29, 15, 44), (0, 0, 22), 0.55, dark, metal, 0.4)
    zip_line((23, 8, 18), (0, -7.2, 12.5), 0.35, dark, metal, 0.4)
    for side in (-1, 1):
        rounded_solid((4.5, 9, 15), fabric, 0.5, (side * 14.4, -0.5, 11))
        strap([(side * 5, 6.5, 41), (side * 7, 10.5, 39), (side * 8.2, 12.2, 31), (side * 8.6, 11.4, 22),
               (side * 9.5, 9.2, 14)], 5.6, 1.3, fabric,
              facing=(0, 1, 0.2))
        strap([(side * 9.4, 9.4, 14.5), (side * 11, 8.2, 8), (side * 12, 6.0, 4)], 2.2, 0.35, dark, facing=(0, 1, 0.1))
    strap([(-3.2, 1.5, 43.6), (-2.6, 1.5, 46.6), (2.6, 1.5, 46.6), (3.2, 1.5, 43.6)], 2.2, 0.6, dark, facing=(0, 0, 1))
    place(slab(rounded_rectangle(6.5, 4.2, 0.6), 0.25, tan, 0.08), (0, -7.75, 29.5), (88, 0, 0))
    words("SAMPAN", 1.15, plastic("#4a2c18", rough=0.8), (0, -8.03, 29.5), (88, 0, 0))
    place(box((0.3, 0.2, 3), tan, 0.05), (0, -11.5, 16.6))


@kind("tent", turned(
    FIELD,
    front=Shot(azimuth=-24, elevation=10),
    three_quarter=Shot(azimuth=36, elevation=16),
    back=Shot(azimuth=165, elevation=12),
    close_up=Shot(azimuth=-24, elevation=10, crop=(-0.15, -0.1, 0.5)),
))
def tent():
    fly, inner, pole = canvas(part=1), canvas("#efe6d2"), material("pole", "#3a3b3e", 0.35, 0.6)
    rings, n = [], 96
    for k in range(25):
        t = k / 24
        scale, z = math.cos(t * math.pi / 2) ** 0.72, 118 * math.sin(t * math.pi / 2) ** 0.94
        ring = []
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            square = 1 / max(abs(c), abs(s))
            corner = abs(math.sin(2 * a)) ** 1.4
            sag = 1 - 0.1 * math.sin(math.pi * t) * (1 - corner)
            ring.append((112 * scale * c * square * sag, 98 * scale * s * square * sag, z))
        rings.append(ring)
    loft(rings[:-1], fly, caps=(False, True), subdivide=1)
    for corner in range(4):
        a = math.pi / 4 + corner * math.pi / 2
        path = [(r[round(a / (2 * math.pi) * n) % n][0] * 1.012, r[round(a / (2 * math.pi) * n) % n][1] * 1.012,
                 r[0][2] + 0.6) for r in rings[:-1]]
        tube(path, 1.1, pole, smooth=False)
        x, y, _ = path[0]
        tube([(x, y, 1), (x * 1.12, y * 1.12, 0.6)], 0.5, pole, smooth=False)

    def front(t, u):
        """A point of the front face, t upwards and u across, just above the cloth."""
        scale = math.cos(t * math.pi / 2) ** 0.72
        sag = 1 - 0.1 * math.sin(math.pi * t) * (1 - abs(u) ** 1.4)
        return (u * 112 * scale, -98 * scale * sag - 4.5, 118 * math.sin(t * math.pi / 2) ** 0.94)

    vertices, faces, rows, columns = [], [], 16, 12
    for j in range(rows + 1):
        t = 0.02 + 0.62 * j / rows
        half = 0.52 * (1 - (j / rows) ** 2.4)
        vertices += [front(t, half * (2 * i / columns - 1)) for i in range(columns + 1)]
    m = columns + 1
    for j in range(rows):
        faces += [(j * m + i, j * m + i + 1, j * m + m + i + 1, j * m + m + i) for i in range(columns)]
    add_mesh("door", vertices, faces, inner)
    edge = [vertices[j * m] for j in range(rows + 1)] + [vertices[j * m + columns] for j in range(rows - 1, -1, -1)]
    tube(edge, 0.9, pole, smooth=False)
    tube([(x, y - 0.6, z) for x, y, z in (vertices[j * m + columns // 2] for j in range(rows + 1))], 0.6, pole,
         smooth=False)
    for side in (-1, 1):
        tube([(side * 60, -88 * 0.92, 62), (side * 118, -152, 0.8)], 0.35, plastic("#e0a43c", rough=0.6), smooth=False)


@kind("sleeping bag", turned(FIELD, front=Shot(azimuth=-30, elevation=16),
                             three_quarter=Shot(azimuth=30, elevation=22)))
def sleeping_bag():
    shell, dark = canvas(part=1), canvas("#2b2b2e")
    rings = []
    for k in range(49):
        t = k / 48
        r = 10.2 * (0.8 + 0.2 * min(1, 8 * min(t, 1 - t)) ** 0.6) - 0.7 * abs(math.cos(t * math.pi * 7)) ** 6
        rings.append([(38 * t - 19, r * math.cos(a) * (1 + 0.015 * math.sin(5 * a + 9 * t)), 10.2 + r * math.sin(a))
                      for a in [2 * math.pi * i / 64 for i in range(64)]])
    add_relief(loft(rings, shell, subdivide=1), 0.5, 3.0)
    spiral = [((0.8 + 0.19 * k) * math.cos(k * 0.42), (0.8 + 0.19 * k) * math.sin(k * 0.42)) for k in range(42)]
    for x in (-19.2, 19.2):
        tube([(x, y, 10.2 + z) for y, z in spiral], 0.35, dark)
    for x in (-9.5, 9.5):
        strap([(x, 10.5 * math.cos(a), 10.2 + 10.3 * math.sin(a)) for a in [2 * math.pi * i / 40 for i in range(40)]],
              2.2, 0.4, dark,
              facing=lambda p: (0, p.y, p.z - 10.2), closed=True, smooth=False)
        place(box((3.2, 0.8, 2.2), plastic("#1a1a1c"), 0.25), (x, -10.9, 10))
    strap([(-9.5, -4, 20), (-5, -4.5, 22.5), (5, -4.5, 22.5), (9.5, -4, 20)], 2.2, 0.5, dark, facing=(0, 0, 1))


@kind("camp stove", turned(FIELD, front=Shot(azimuth=-20, elevation=18), three_quarter=Shot(azimuth=30, elevation=26)))
def camp_stove():
    metal, dark, paint = steel("#b9bbbd", 0.3), plastic("#1d1d1f", rough=0.5), material("paint", None, 0.35, part=1,
            Specular=0.5)
    revolve(rounded([(0, 0), (5.2, 0), (5.4, 0.4), (5.4, 5.2), (4.2, 6.6), (1.6, 7.0), (1.6, 7.6)], 0.7), paint)
    revolve(rounded([(0, 7.5), (1.3, 7.5), (1.3, 9.0), (0.8, 9.6), (0.8, 10.6)], 0.15), metal)
    revolve(rounded([(0.8, 10.5), (2.6, 11.0), (3.1, 11.6), (3.1, 12.2), (0, 12.3)], 0.2), dark)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        c, s = math.cos(a), math.sin(a)
        strap([(1.0 * c, 1.0 * s, 10.6), (3.6 * c, 3.6 * s, 11.2), (5.6 * c, 5.6 * s, 13.2),
               (8.4 * c, 8.4 * s, 13.3)], 0.8, 0.18, metal,
              facing=lambda p, c=c, s=s: (-s, c, 0), smooth=False)
    tube([(0.8, -0.6, 8.6), (2.4, -2.4, 8.4)], 0.22, metal, smooth=False)
    place(revolve(rounded([(0, 0), (0.75, 0), (0.75, 1.1), (0, 1.1)], 0.15), dark), (2.3, -2.3, 8.4), (90, 0, 45))
    wheel = [(3.3 * math.cos(a), 3.3 * math.sin(a), 12.3) for a in [2 * math.pi * i / 36 for i in range(36)]]
    tube(wheel, 0.12, metal, closed=True, smooth=False)


@kind("camp chair", turned(
    FIELD,
    front=Shot(azimuth=-28, elevation=14),
    three_quarter=Shot(azimuth=32, elevation=16),
    close_up=Shot(azimuth=-28, elevation=20, crop=(-0.1, 0.1, 0.5)),
))
def camp_chair():
    fabric, pole, foot = canvas(part=1), steel("#4a4c50", 0.35), rubber()
    for side in (-1, 1):
        tube([(side * 26, -22, 1.2), (side * 26, 22, 40)], 1.1, pole, smooth=False)
        tube([(side * 26, 22, 1.2), (side * 26, -22, 40)], 1.1, pole, smooth=False)
        tube([(side * 26, 22, 1.2), (side * 26, 26, 82)], 1.1, pole, smooth=False)
        tube([(side * 26, -22, 40), (side * 26, -23, 58)], 1.1, pole, smooth=False)
        strap([(side * 27, -24, 58), (side * 27, 0, 57.2), (side * 27, 24.5, 60)], 7, 1.2, fabric, facing=(0, 0, 1))
        for y in (-22, 22):
            ball((1.9, 1.9, 1.3), foot, (side * 26, y, 1.2))
    for y in (-22, 22):
        tube([(-26, y, 1.8), (26, -y, 1.8)], 0.9, pole, smooth=False)
    seat, back = [], []
    for k in range(13):
        u = k / 6 - 1
        seat.append([(25.5 * u, 22 - 44 * j / 12, 40 - 6.5 * (1 - u * u) * math.sin(math.pi * (0.15 + 0.7 * j / 12)))
                     for j in range(13)])
        back.append([(25.5 * u, 23.6 + 0.05 * j + 4.5 * (1 - u * u), 43 + 39 * j / 12 - 3 * (1 - u * u) * (j / 12))
                     for j in range(13)])
    for rings in (seat, back):
        sheet = loft(rings, fabric, caps=(False, False), closed=False, subdivide=1)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.5
