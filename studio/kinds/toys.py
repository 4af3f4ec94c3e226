"""Toys of wood and plastic."""

import math

from kind import kind
from materials import material, plastic, rubber, steel, wood
from parts.label import words
from parts.line import tube
from parts.mesh import group, place
from parts.solid import ball, box, loft, revolve, rounded
from shots import STANDING, Shot, turned

TABLE = turned(STANDING, front=Shot(azimuth=-16, elevation=14), three_quarter=Shot(azimuth=34, elevation=22))


BRICKS = ("#c7372f", "#2f5fa8", "#e9b62f", "#3f8a4f")


def brick(columns, rows, paint, at, turn=0):
    """A building block with studs, 1.6 cm per stud."""
    unit, items = 1.6, []
    items.append(box((columns * unit - 0.04, rows * unit - 0.04, 1.9), paint, 0.09))
    for i in range(columns):
        for j in range(rows):
            stud = revolve(rounded([(0, 0), (0.48, 0), (0.48, 0.36), (0, 0.36)], 0.07), paint, 32)
            items.append(place(stud, ((i - (columns - 1) / 2) * unit, (j - (rows - 1) / 2) * unit, 1.89)))
    return group(items, at, (0, 0, turn))


@kind("building blocks", turned(
    TABLE,
    front=Shot(azimuth=-24, elevation=28),
    three_quarter=Shot(azimuth=30, elevation=34),
    back=Shot(azimuth=150, elevation=34),
))
def building_blocks():
    red, blue, yellow, green = (plastic(c, rough=0.22) for c in BRICKS)
    white = plastic("#f2f0ea", rough=0.22)
    for columns, paint, x, y, z in ((4, blue, -3.2, 0, 0), (4, red, 3.2, 0, 0), (4, yellow, 0, 0, 1.9),
                                    (2, green, -4.8, 0, 1.9), (2, white, 4.8, 0, 1.9),
                                    (4, red, -1.6, 0, 3.8), (2, blue, 3.2, 0, 3.8), (2, green, -1.6, 0, 5.7), (2,
                                            yellow, 1.6, 0, 5.7)):
        brick(columns, 2, paint, (x, y, z))
    brick(2, 2, yellow, (-8.5, -6.0, 0), 24)
    brick(4, 2, green, (6.0, -6.8, 0), -18)
    brick(2, 2, red, (0.4, -5.6, 0), 52)
    brick(2, 2, white, (11.0, -2.0, 0), 12)


def wheel(paint, x, y, radius=1.5, width=0.9):
    turned_wheel = revolve(rounded([(0, 0), (radius, 0), (radius, width), (0.4, width), (0.35, width + 0.2),
                                    (0, width + 0.2)], 0.2), paint, 48)
    return place(turned_wheel, (x, y, radius), (90, 0, 0))


@kind("train set", turned(
    TABLE,
    three_quarter=Shot(azimuth=28, elevation=22),
    front=Shot(azimuth=-40, elevation=24),
    back=Shot(azimuth=140, elevation=30),
    close_up=Shot(azimuth=-20, elevation=18, crop=(-0.6, 0, 0.45)),
))
def train_set():
    beech = wood("#d3a976", "#ecd0a2", "x")
    red, blue, yellow, dark = (material("paint", c, 0.4) for c in ("#b8362b", "#2f5d86", "#e3b04b", "#3a3a3c"))
    paint = material("paint", None, 0.4, part=1)
    box((13, 5, 1.4), beech, 0.3, (-12, 0, 1.2))
    boiler = revolve(rounded([(0, 0), (2.2, 0), (2.2, 7.4), (0, 7.4)], 0.35), paint)
    place(boiler, (-17.8, 0, 4.7), (0, 90, 0))
    box((4.6, 4.6, 6.4), blue, 0.3, (-8.2, 0, 2.6))
    box((5.6, 5.4, 0.8), yellow, 0.25, (-8.2, 0, 9.0))
    place(revolve(rounded([(0, 0), (0.8, 0), (1.15, 2.8), (0, 2.8)], 0.25), dark), (-16, 0, 6.6))
    ball(0.85, yellow, (-13.2, 0, 6.9))
    for middle in (-12, 4.2, 19.2):
        for x in (-4.0, 4.0):
            for y in (-2.1, 3.0):
                wheel(dark, middle + x, y)
    for middle in (4.2, 19.2):
        box((12, 5, 1.4), beech, 0.3, (middle, 0, 1.2))
    for x, y, colour in ((0.9, 0, yellow), (4.3, 0, red), (7.7, 0, blue)):
        box((3.1, 4.2, 3.1), colour, 0.3, (x, y, 2.6))
    for x in (15.8, 19.2, 22.6):
        log = revolve(rounded([(0, -2.2), (1.5, -2.2), (1.5, 2.2), (0, 2.2)], 0.2), wood("#c49562", "#e2bd88", "z"))
        place(log, (x, 0, 4.1), (90, 0, 0))
    for x in (-4.4, 11.7):
        tube([(x - 1.4, 0, 1.9), (x + 1.8, 0, 1.9)], 0.28, dark, smooth=False)


@kind("nesting dolls", turned(TABLE, front=Shot(elevation=8)))
def nesting_dolls():
    ink = plastic("#3a2418", rough=0.4)
    for scale, x, y, coat, scarf in ((1.0, -4.6, 2.4, None, "#e0b14a"), (0.78, 3.4, 1.0, "#2f6b5f", "#d98f5a"),
                                     (0.58, 9.4, -0.6, "#3b4f86", "#e6c15c"),
                                     (0.4, 13.4, -2.6, "#b5653a", "#c9d2b4")):
        part = 0 if coat else 1
        lacquer = material("lacquer", coat, 0.16, part=part, Specular=0.6)
        shawl = material("lacquer", scarf, 0.16, Specular=0.6)
        skin = material("skin", "#f0d2b0", 0.2, Specular=0.6)
        body = [(0, 0), (2.9, 0), (3.2, 0.3), (4.1, 3.2), (4.0, 6.0), (3.0, 8.2), (2.72, 8.8)]
        head = [(2.74, 8.7), (2.9, 10.2), (2.5, 11.9), (1.4, 13.0), (0, 13.3)]
        parts = [revolve(rounded(body, 1.4), lacquer), revolve(rounded(head, 1.2), shawl)]
        parts.append(ball((1.75, 0.75, 1.75), skin, (0, -2.25, 10.5)))
        parts.append(ball((2.1, 1.0, 2.6), shawl, (0, -3.3, 4.2), (-6, 0, 0)))
        for side in (-1, 1):
            parts.append(ball((0.2, 0.1, 0.24), ink, (side * 0.62, -2.93, 10.8)))
            parts.append(ball((0.34, 0.12, 0.3), material("cheek", "#dd8f7c", 0.3), (side * 0.98, -2.82, 10.15)))
        parts.append(ball((0.3, 0.1, 0.14), material("lips", "#b8322c", 0.3), (0, -2.96, 9.8)))
        for a in range(6):
            petal = material("petal", coat, 0.3, part=part)
            parts.append(ball((0.5, 0.15, 0.5), petal,
                              (0.72 * math.cos(a * 1.047), -4.18, 4.3 + 0.72 * math.sin(a * 1.047)), (-6, 0, 0)))
        group(parts, (x, y, 0), scale=(scale,) * 3)


@kind("robot", turned(
    TABLE,
    front=Shot(azimuth=-16, elevation=10),
    back=Shot(azimuth=152, elevation=14),
))
def robot():
    tin, metal, dark = material("tin", None, 0.25, part=1, Specular=0.6), steel("#c9cacc", 0.25), plastic("#1c1d20",
            rough=0.3)
    red, yellow = plastic("#c2402f", rough=0.25), plastic("#e8b73c", rough=0.25)
    box((9, 6, 9.5), tin, 0.6, (0, 0, 7.2))
    box((6.6, 5.2, 5.6), tin, 0.7, (0, 0, 17.8))
    tube([(0, 0, 16.4), (0, 0, 18)], 1.4, metal, smooth=False)
    box((6.2, 0.4, 4.4), metal, 0.2, (0, -3.05, 10.6))
    for k, paint in enumerate((red, yellow, dark)):
        ball((0.62, 0.3, 0.62), paint, (-1.9 + 1.9 * k, -3.3, 13.3))
    place(revolve(rounded([(0, 0), (1.1, 0), (1.1, 0.2), (0, 0.2)], 0.08), plastic("#f4eede")), (-1.2, -3.2, 11.6),
          (90, 0, 0))
    box((2.4, 0.2, 0.5), red, 0.05, (1.7, -3.3, 11.3))
    for side in (-1, 1):
        ball((0.95, 0.5, 0.95), plastic("#f6f2e4", rough=0.15), (side * 1.5, -2.6, 21.0))
        ball((0.42, 0.3, 0.42), dark, (side * 1.5, -3.0, 21.0))
        place(revolve(rounded([(0, 0), (1.0, 0), (1.0, 0.7), (0, 0.9)], 0.2), red), (side * 3.3, 0, 20.6),
              (0, side * 90, 0))
        tube([(side * 4.4, 0, 15), (side * 6.4, -0.4, 14.2), (side * 6.9, -1.6, 10.6)], 0.85, metal)
        place(revolve(rounded([(0.7, 0), (1.35, 0), (1.35, 1.6), (0.7, 1.6)], 0.2), red), (side * 6.95, -1.7, 8.8))
        tube([(side * 2.3, 0, 2), (side * 2.3, 0, 7.6)], 1.25, metal, smooth=False)
        box((3.8, 5.6, 2.2), tin, 0.6, (side * 2.4, -0.5, 0))
    for k in range(4):
        box((0.35, 0.2, 0.9), dark, 0.04, (-0.75 + 0.5 * k, -2.62, 18.9))
    tube([(0, 0, 23.2), (0, 0, 25.4)], 0.16, metal, smooth=False)
    tube([(0, 3, 11.6), (0, 4.6, 11.6)], 0.35, metal, smooth=False)
    for side in (-1, 1):
        ring = [(side * 1.3 + 1.0 * math.cos(a), 4.6, 11.6 + 1.15 * math.sin(a))
                for a in [2 * math.pi * i / 32 for i in range(32)]]
        tube(ring, 0.28, metal, closed=True, smooth=False)
    for x, z in ((-3.6, 8), (3.6, 8), (-3.6, 16), (3.6, 16)):
        ball((0.3, 0.15, 0.3), metal, (x, 3.02, z))
    ball(0.5, red, (0, 0, 25.7))


@kind("racing car", turned(
    TABLE,
    front=Shot(azimuth=-36, elevation=16),
    three_quarter=Shot(azimuth=36, elevation=22),
    back=Shot(azimuth=140, elevation=20),
))
def racing_car():
    paint, white, dark = material("lacquer", None, 0.16, part=1, Specular=0.7), plastic("#f3efe6",
            rough=0.25), rubber("#1f1f21")
    metal = steel()
    rings = []
    for k in range(33):
        t = k / 32
        x = 26 * t - 13
        half = 3.1 * math.sin(math.pi * (0.16 + 0.72 * t)) ** 0.7
        top = 1.5 + 3.0 * math.sin(math.pi * min(1, 0.1 + 0.62 * t)) ** 1.4
        ring = []
        for i in range(28):
            a = 2 * math.pi * i / 28
            c, s = math.cos(a), math.sin(a)
            height = top if s > 0 else 1.4
            ring.append((x, half * math.copysign(abs(c) ** 0.7, c), 2.9 + height * math.copysign(abs(s) ** 0.8, s)))
        rings.append(ring)
    loft(rings, paint, subdivide=1)
    ball((3.0, 1.9, 1.3), dark, (2.2, 0, 7.1))
    ball((1.3, 1.25, 1.5), white, (3.4, 0, 8.0))
    ball((0.8, 1.0, 0.55), plastic("#20242a", rough=0.1), (2.55, 0, 8.1))
    disc = revolve(rounded([(0, 0), (2.1, 0), (2.1, 0.12), (0, 0.12)], 0.05), white)
    place(disc, (-6.4, 0, 6.35), (0, -14, 0))
    words("7", 3.0, dark, (-6.43, 0, 6.5), (0, -14, -90))
    box((1.6, 9.4, 0.5), paint, 0.2, (12.6, 0, 8.2))
    for side in (-1, 1):
        box((1.2, 0.4, 3.6), paint, 0.15, (12.4, side * 2.2, 5.0))
        for x, radius, width in ((-8.2, 2.5, 1.9), (8.6, 2.9, 2.4)):
            tyre = revolve(rounded([(0, -width / 2), (radius, -width / 2), (radius, width / 2), (0, width / 2)], 0.6),
                           dark, 64)
            place(tyre, (x, side * 4.9, radius), (90, 0, 0))
            rim = revolve(rounded([(0, 0), (radius * 0.55, 0), (radius * 0.6, 0.3), (0.5, 0.1), (0, 0.35)], 0.1),
                          metal, 48)
            place(rim, (x, side * (4.9 + width / 2 - 0.1), radius), (90 if side < 0 else -90, 0, 0))
            tube([(x, 0, radius), (x, side * 4.6, radius)], 0.35, metal, smooth=False)
