"""Fans, dryers and other appliances with a motor, and a power strip."""

import math

from kind import kind
from materials import glass, glow, material, plastic, rubber, steel
from parts.label import words
from parts.line import tube
from parts.mesh import add_mesh, add_thickness, group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


def circle(radius, y, count=72):
    return [(radius * math.cos(a), y, radius * math.sin(a)) for a in [2 * math.pi * i / count for i in range(count)]]


def cage(metal, side, radius=14.5):
    """Half of a fan's guard, bulging to the front (-1) or the back (1)."""

    def depth(r):
        return side * (1.2 + 3.4 * (1 - (r / radius) ** 2.4))

    wires = [tube(circle(r, depth(r)), 0.13, metal, closed=True, smooth=False) for r in (5.4, 8.6, 11.8)]
    for k in range(48):
        a = 2 * math.pi * k / 48
        line = [(r * math.cos(a), depth(r), r * math.sin(a)) for r in (3.0, 6, 9, 11.5, 13.2, 14.2, radius)]
        wires.append(tube(line, 0.09, metal, smooth=False))
    return wires


def blade(paint, around):
    vertices, faces, steps = [], [], 10
    for i in range(steps + 1):
        t = i / steps
        r, half = 2.0 + 10.6 * t, 0.62 * (1 - 0.35 * t) * math.sin(math.pi * min(0.5 + 0.5 * t, 0.86))
        for s in (-1, -0.5, 0, 0.5, 1):
            a = math.radians(around) + half * s
            vertices.append((r * math.cos(a), 1.1 * s * (1 - 0.3 * t), r * math.sin(a)))
    for i in range(steps):
        faces += [(5 * i + j, 5 * i + j + 1, 5 * i + j + 6, 5 * i + j + 5) for j in range(4)]
    return add_thickness(add_mesh("blade", vertices, faces, paint), 0.2)


@kind("fan", turned(
    STANDING,
    front=Shot(azimuth=-20, elevation=8),
    three_quarter=Shot(azimuth=32, elevation=12),
    back=Shot(azimuth=150, elevation=14),
    close_up=Shot(azimuth=-20, elevation=12, crop=(0, -0.7, 0.45)),
))
def fan():
    shell, dark, metal = plastic(part=1, rough=0.35), plastic("#232427", rough=0.5), steel("#b9bbbe", 0.3)
    revolve(rounded([(0, 0), (9.5, 0), (9.5, 1.0), (7.5, 2.2), (0, 2.6)], 0.6), shell)
    revolve(rounded([(0, 2.2), (1.7, 2.2), (1.3, 8), (1.2, 15), (0, 15)], 0.5), shell)
    for k in range(3):
        place(revolve(rounded([(0, 0), (0.75, 0), (0.7, 0.5), (0, 0.55)], 0.15), dark, 32), (-2.2 + 2.2 * k, -6.2, 1.9),
              (14, 0, 0))
    motor = place(revolve(rounded([(0, 0), (3.6, 0), (4.2, 1.5), (3.6, 6.4), (0, 7.2)], 1.2), shell), (0, 3.2, 0),
                  (-90, 0, 0))
    hub = place(revolve(rounded([(0, -0.6), (3.0, -0.6), (3.0, 0.5), (0, 0.9)], 0.3), shell), (0, -4.4, 0), (90, 0, 0))
    boss = place(revolve(rounded([(0, -2), (2.2, -2), (2.2, 1.6), (0, 2.2)], 0.5), dark), (0, 0, 0), (90, 0, 0))
    rim = tube(circle(14.5, 0), 0.55, shell, closed=True, smooth=False)
    parts = [motor, hub, boss, rim, *cage(metal, -1), *cage(metal, 1)]
    parts += [blade(shell, 90 * k + 20) for k in range(4)]
    group(parts, (0, 0, 26), (-6, 0, 0))
    tube([(0, 5.6, 24), (0, 4.4, 19), (0, 0, 14)], 1.1, shell)
    tube([(0, 9, 0.8), (1.5, 12, 0.3), (7, 13, 0.3), (12, 10, 0.3)], 0.3, dark)


@kind("hair dryer", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=62),
    three_quarter=Shot(azimuth=-34, elevation=40),
    back=Shot(azimuth=60, elevation=30),
    close_up=Shot(azimuth=50, elevation=32, crop=(0.25, 0.4, 0.5)),
))
def hair_dryer():
    shell, dark, metal = plastic(part=1, rough=0.3), plastic("#1d1e20", rough=0.45), steel("#c2c4c7", 0.28)
    barrel = revolve(rounded([(3.0, -7.4), (3.6, -7.2), (4.2, -5.4), (4.2, 4.5), (3.3, 8.6), (3.1, 8.8)], 0.8), shell)
    rings = [revolve(rounded([(r, -7.3), (r + 0.22, -7.6), (r + 0.44, -7.3)], 0.1), dark) for r in (0.4, 1.1, 1.8, 2.5)]
    mesh = revolve([(0, -7.0), (3.2, -7.0)], plastic("#0c0c0d", rough=0.8))
    collar = revolve([(3.32, 8.6), (3.4, 8.9), (3.32, 9.3)], metal)
    nozzle = revolve(rounded([(3.1, 9.2), (3.1, 10.6), (1.8, 14.6), (1.5, 14.6), (2.7, 10.4)], 0.3), dark)
    nozzle.scale = (1.35, 0.72, 1)
    group([barrel, *rings, mesh, collar, nozzle], (0, 0, 4.3), (0, -90, 0))
    handle = tube([(1.2, -2.0, 4.3), (2.0, -8, 3.6), (2.8, -13.4, 3.0), (3.3, -16.4, 2.6)], 2.0, shell,
                  taper=[1.0, 0.92, 1.0, 0.92])
    handle.scale.z = 0.95
    for k, y in enumerate((-6.8, -9.2)):
        ball((0.55, 0.9, 0.35), dark if k else metal, (1.85 - 0.12 * y - 0.8, y, 5.45 - 0.28 * k), (-6, 0, 8))
    tube([(3.3, -16.2, 2.5), (3.7, -18.6, 1.2), (6, -21, 0.4), (12, -20, 0.35), (15, -14, 0.35), (12, -8, 0.35)], 0.38,
         dark, taper=[2.2, 1, 1, 1, 1, 1])
    box((1.8, 3.0, 2.4), dark, 0.4, (11.6, -6.8, 0))
    for x in (11.1, 12.1):
        place(box((0.2, 1.8, 0.6), metal, 0.04), (x, -4.6, 0.9))


@kind("blender", turned(
    STANDING,
    front=Shot(azimuth=-16, elevation=8),
    three_quarter=Shot(azimuth=32, elevation=14),
    back=Shot(azimuth=150, elevation=22),
    close_up=Shot(azimuth=-16, elevation=10, crop=(0, -0.55, 0.5)),
))
def blender():
    shell, dark, metal = plastic(part=1, rough=0.28), plastic("#1c1d1f", rough=0.4), steel("#c4c6c9", 0.25)
    foot = revolve(rounded([(0, 0), (9.2, 0), (9.4, 1.0), (8.6, 8), (6.6, 12.4), (0, 12.6)], 1.2, 8), shell)
    foot.scale.y = 0.92
    dial = revolve(rounded([(0, 0), (2.3, 0), (2.0, 1.3), (0, 1.4)], 0.25), metal)
    place(dial, (0, -8.0, 5.6), (84, 0, 0))
    place(box((0.3, 0.9, 0.12), dark, 0), (0, -9.45, 5.95), (84, 0, 0))
    for side in (-1, 1):
        ball((0.8, 0.25, 0.45), dark, (side * 4.2, -7.45, 5.8), (-4, 0, side * 24))
    revolve(rounded([(0, 12.4), (6.2, 12.4), (6.0, 15.4), (0, 15.4)], 0.4), dark)
    wall = [(5.4, 15.2), (5.7, 16), (7.6, 35), (7.8, 36), (7.5, 36), (7.3, 35), (5.4, 16.2), (0, 16)]
    revolve(rounded(wall, 0.25), glass())
    for k in range(4):
        a = math.pi / 2 * k
        place(box((2.6, 0.8, 0.14), metal, 0.03), (1.5 * math.cos(a), 1.5 * math.sin(a), 16.8 + 0.5 * (k % 2)),
              (0, -18, 90 * k))
    revolve(rounded([(0, 16), (0.7, 16), (0.6, 17.6), (0, 17.9)], 0.1), metal, 32)
    revolve(rounded([(0, 35.4), (7.2, 35.4), (7.2, 36.1), (8.1, 36.1), (8.0, 37.8), (0, 38)], 0.35), dark)
    revolve(rounded([(0, 37.9), (2.6, 37.9), (2.4, 39.6), (0, 39.7)], 0.3), dark)
    tube([(7.4, 0, 34), (11.4, 0, 33.6), (12.0, 0, 28), (10.6, 0, 21), (6.6, 0, 19.6)], 0.95, dark)
    ink = plastic("#8b8d90", rough=0.5)
    for k in range(5):
        z = 20 + 2.8 * k
        box((1.6 if k % 2 else 1.0, 0.05, 0.16), ink, 0, (0, -(6.18 + 0.28 * k), z))
    words("SAMPAN", 1.2, ink, (0, -7.45, 9.9), (66, 0, 0))


@kind("power strip", turned(
    STANDING,
    front=Shot(azimuth=-20, elevation=44),
    three_quarter=Shot(azimuth=30, elevation=36),
    back=Shot(azimuth=-64, elevation=24),
    close_up=Shot(azimuth=-20, elevation=40, crop=(-0.3, -0.1, 0.45)),
))
def power_strip():
    shell, dark, metal = plastic(part=1, rough=0.4), plastic("#141416", rough=0.6), steel()
    slab(rounded_rectangle(30, 6.2, 1.6), 3.8, shell, 0.5, 5)
    face = plastic("#f1efe9", rough=0.4)
    for k in range(4):
        x = -9.4 + 5.6 * k
        socket = revolve(rounded([(0, 0.2), (1.9, 0.2), (2.0, 0.3), (2.25, 0.3), (2.25, 0)], 0.08), face, 64)
        place(socket, (x, 0, 3.72))
        for y in (-0.8, 0.8):
            place(slab(rounded_rectangle(0.9, 0.3, 0.12), 0.04, dark, 0), (x, y, 3.93))
        place(revolve([(0, 0), (0.34, 0)], dark, 24), (x - 1.05, 0, 3.965))
    place(slab(rounded_rectangle(2.0, 3.2, 0.4), 0.4, dark, 0.1), (-13.1, 0, 3.7))
    place(slab(rounded_rectangle(1.4, 2.4, 0.3), 0.35, glow("#e4562f", 0.8), 0.1), (-13.1, 0, 3.9))
    for y in (-1.2, 1.2):
        place(slab(rounded_rectangle(1.3, 0.62, 0.14), 0.05, dark, 0), (12.9, y, 3.78))
    tube([(-15, 0, 1.8), (-17.4, 0, 1.2), (-19, 3, 0.5), (-16, 8, 0.45), (-6, 9, 0.45), (2, 7.6, 0.45)], 0.42, rubber())
    box((3.4, 2.6, 2.8), rubber(), 0.5, (3.6, 7.4, 0))
    for y in (6.9, 7.9):
        place(box((1.8, 0.2, 0.7), metal, 0.04), (6.1, y, 1.0))


@kind("projector", turned(
    STANDING,
    front=Shot(azimuth=-24, elevation=18),
    three_quarter=Shot(azimuth=32, elevation=24),
    back=Shot(azimuth=152, elevation=20),
    close_up=Shot(azimuth=-30, elevation=12, crop=(0.05, -0.05, 0.5)),
))
def projector():
    shell, dark, metal = plastic(part=1, rough=0.38), plastic("#17181a", rough=0.5), steel("#8d8f93", 0.3)
    place(slab(rounded_rectangle(24, 18, 3), 8.4, shell, 0.9, 6), (0, 0, 0.8))
    for x in (-8, 8):
        for y in (-5.5, 5.5):
            revolve(rounded([(0, 0), (1.2, 0), (1.2, 1.2), (0, 1.2)], 0.2), dark, 32).location = (x, y, 0)
    place(slab(rounded_rectangle(22, 6.2, 2.4), 0.3, dark, 0.1), (0, -8.85, 5.0), (90, 0, 0))
    barrel = revolve(rounded([(2.1, 0.4), (2.7, 0.4), (2.7, 1.6), (2.4, 1.7), (2.1, 1.0)], 0.15), metal, 64)
    eye = ball((2.15, 2.15, 0.7), material("lens", "#1a2438", 0.04, Specular=0.9), (0, 0, 0.7))
    group([barrel, eye], (-5.0, -8.9, 5.0), (90, 0, 0))
    for k in range(9):
        box((0.3, 0.2, 4.2), plastic("#3a3b3e", rough=0.5), 0.05, (2.2 + 0.9 * k, -9.15, 2.9))
    top = revolve([(2.6, 0), (2.75, 0.08), (2.9, 0)], metal, 96)
    place(top, (5.4, 0, 9.2))
    for k in range(4):
        a = math.pi / 2 * k
        ball((0.28, 0.28, 0.08), dark, (5.4 + 1.8 * math.cos(a), 1.8 * math.sin(a), 9.22))
    ball((0.7, 0.7, 0.1), dark, (5.4, 0, 9.22))
    words("SAMPAN", 1.3, plastic("#8b8d90", rough=0.4), (-5.2, 0, 9.21), (0, 0, 0))
    for x, width in ((-7, 1.6), (-4.4, 1.6), (-1.8, 1.3), (0.6, 0.9)):
        box((width, 0.2, 0.7), dark, 0.05, (x, 8.95, 4.2))
    for k in range(8):
        box((0.35, 0.2, 4), dark, 0.05, (3.6 + 0.8 * k, 8.95, 3.0))


@kind("coffee maker", turned(
    STANDING,
    front=Shot(azimuth=-24, elevation=12),
    three_quarter=Shot(azimuth=32, elevation=18),
    back=Shot(azimuth=140, elevation=22),
    close_up=Shot(azimuth=-24, elevation=14, crop=(-0.05, -0.3, 0.5)),
))
def coffee_maker():
    shell, dark, metal = plastic(part=1, rough=0.3), plastic("#1c1d1f", rough=0.4), steel("#c4c6c9", 0.28)
    place(slab(rounded_rectangle(19, 24, 3.4), 4.2, shell, 0.7, 6), (0, 0, 0))
    place(slab(rounded_rectangle(18, 8.5, 2.4), 24, shell, 0.6, 6), (0, 7.4, 3.6))
    place(slab(rounded_rectangle(19, 24, 3.4), 8.6, shell, 0.9, 6), (0, 0, 25.4))
    place(slab(rounded_rectangle(14, 10, 1.6), 0.4, dark, 0.15), (0, -1.5, 33.9))
    revolve(rounded([(0, 22.6), (3.6, 22.6), (6.2, 25.6), (0, 25.6)], 0.4), dark).location = (0, -3.4, 0)
    plate = revolve(rounded([(0, 4.1), (6.6, 4.1), (6.6, 4.6), (0, 4.7)], 0.15), dark)
    jug = revolve(rounded([(0, 5.0), (5.4, 5.0), (6.6, 8.6), (6.2, 13), (4.6, 17.4), (4.8, 18.6), (4.5, 18.6),
                           (4.3, 17.4), (5.9, 13), (6.3, 8.6), (5.2, 5.3), (0, 5.2)], 0.3), glass())
    coffee = revolve(rounded([(0, 5.35), (5.1, 5.4), (6.2, 8.6), (5.86, 12.6), (0, 12.6)], 0.3),
                     material("coffee", "#24110a", 0.12, Specular=0.5))
    rim = revolve(rounded([(4.5, 17.6), (4.95, 17.6), (4.95, 19.2), (0, 20.0), (0, 19.4), (4.5, 18.8)], 0.2), dark)
    for item in (plate, jug, coffee, rim):
        place(item, (0, -3.4, 0))
    band = revolve([(4.72, 16.9), (4.9, 17.2), (4.85, 17.6)], metal)
    place(band, (0, -3.4, 0))
    tube([(0, -8.0, 18.4), (0.6, -11.8, 18.2), (0.8, -13.0, 14.8), (0.6, -11.6, 10.6), (0, -9.6, 9.6)], 0.8, dark)
    for k in range(3):
        button = revolve(rounded([(0, 0), (0.85, 0), (0.8, 0.4), (0, 0.45)], 0.12), metal, 48)
        place(button, (-2.6 + 2.6 * k, -11.9, 31.2), (90, 0, 0))
    place(slab(rounded_rectangle(7, 2.2, 0.6), 0.15, dark, 0.05), (0, -11.9, 28.4), (90, 0, 0))
    words("SAMPAN", 1.2, plastic("#e8e6e0"), (0, -12.07, 28.4), (90, 0, 0))
    tube([(5, 11.6, 2), (6, 15, 0.4), (12, 17, 0.4), (17, 13, 0.4)], 0.4, rubber())
