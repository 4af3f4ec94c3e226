"""Printers, controllers, headsets and cables."""

import math

from kind import kind
from materials import anodised, glow, leather, material, paper, picture, plastic, rubber, steel
from parts.label import words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import ball, box, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("printer", turned(
    STANDING,
    front=Shot(azimuth=-22, elevation=16),
    three_quarter=Shot(azimuth=32, elevation=24),
    back=Shot(azimuth=-8, elevation=52),
    close_up=Shot(azimuth=-22, elevation=22, crop=(-0.1, -0.35, 0.5)),
))
def printer():
    shell, dark, sheet = plastic(part=1, rough=0.42), plastic("#1d1e21", rough=0.5), paper("#fbfaf6")
    place(slab(rounded_rectangle(42, 33, 3), 15, shell, 1.0, 6), (0, 0, 0.6))
    place(slab(rounded_rectangle(39, 30, 2.4), 0.8, dark, 0.2), (0, 0, 0))
    place(slab(rounded_rectangle(41.6, 32.6, 2.8), 2.2, shell, 0.7, 5), (0, 0, 15.9))
    box((30, 0.6, 5.2), dark, 0.3, (0, -16.4, 3.2))
    place(slab(rounded_rectangle(25, 14, 0.8), 0.5, dark, 0.15), (0, -20, 2.6), (-4, 0, 0))
    place(slab(rounded_rectangle(21, 16, 0.1), 0.06, sheet, 0), (0, -18.4, 3.5), (-4, 0, 0))
    place(slab(rounded_rectangle(17, 7, 0.1), 0.02, picture("#2f6270", "#efb78a", strength=0.2, scale=0.07), 0),
          (0, -20.4, 3.45), (-4, 0, 0))
    panel = [slab(rounded_rectangle(17, 4.6, 0.8), 0.4, dark, 0.12),
             place(slab(rounded_rectangle(6.4, 3.4, 0.3), 0.05, glow("#3f6f8f", 0.6), 0), (-3.6, 0, 0.4)),
             words("Ready", 1.2, glow("#ffffff", 1.0), (-3.6, 0, 0.47), (0, 0, 0))]
    for k, colour in enumerate(("#e9e7e2", "#e9e7e2", "#79d9a5")):
        panel.append(place(revolve(rounded([(0, 0), (0.7, 0), (0.65, 0.25), (0, 0.25)], 0.1),
                                   plastic(colour, rough=0.4), 32), (2.4 + 2.1 * k, 0, 0.4)))
    group(panel, (-8, -16.5, 12.3), (78, 0, 0))
    back_rest = slab(rounded_rectangle(24, 13, 1.0), 0.6, dark, 0.2)
    place(back_rest, (0, 15.5, 22.5), (72, 0, 0))
    place(slab(rounded_rectangle(21, 18, 0.1), 0.4, sheet, 0), (0, 14.2, 23.6), (72, 0, 0))
    words("SAMPAN", 1.5, plastic("#8b8d90", rough=0.4), (13, -16.55, 12.6), (90, 0, 0))
    for k, colour in enumerate(("#26262a", "#2f8fb8", "#c04a86", "#e0b53a")):
        place(box((1.5, 0.12, 3.2), plastic(colour, rough=0.2), 0.03), (11 + 1.9 * k, -16.5, 5.2))


def between(points, x):
    """The value at x on the line through (x, value) points."""
    for (a, low), (b, high) in zip(points, points[1:]):
        if x <= b:
            return low + (high - low) * (x - a) / (b - a)
    return points[-1][1]


def controller_body(material):
    """Sections from left to right; the grips are where the front edge comes forward."""
    rear = [(0, 3.9), (3.6, 4.1), (6.0, 3.9), (7.4, 2.6), (8.2, 0.2), (8.7, -2.6)]
    front = [(0, -2.5), (3.0, -2.6), (4.2, -3.4), (5.6, -5.4), (6.6, -6.4), (7.6, -6.3), (8.3, -5.0), (8.7, -3.2)]
    rings = []
    for k in range(-30, 31):
        x = 8.7 * math.sin(math.pi / 2 * k / 30.5)
        high, low = between(rear, abs(x)), between(front, abs(x))
        thick = 1.72 * max(0.05, 1 - (abs(x) / 8.7) ** 7) ** 0.5
        rings.append([(x, (high + low) / 2 + (high - low) / 2 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)),
                       1.72 + thick * math.copysign(abs(math.sin(a)) ** 0.62, math.sin(a)))
                      for a in [2 * math.pi * i / 40 for i in range(40)]])
    return loft(rings, material, subdivide=1)


@kind("game controller", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=50),
    three_quarter=Shot(azimuth=-32, elevation=34),
    back=Shot(azimuth=160, elevation=24),
    close_up=Shot(azimuth=-14, elevation=44, crop=(0.35, 0.25, 0.5)),
))
def game_controller():
    shell, dark, grey = plastic(part=1, rough=0.4), rubber("#1f2023"), plastic("#3a3b3f", rough=0.45)
    controller_body(shell)
    for x, y in ((-4.9, 1.7), (2.5, -0.9)):
        place(revolve(rounded([(0, 3.3), (1.35, 3.3), (1.35, 3.5), (0, 3.5)], 0.08), grey), (x, y, 0))
        stick = [(0, 3.4), (0.55, 3.4), (0.5, 4.5), (1.0, 4.7), (0.95, 5.1), (0.6, 4.95), (0, 4.9)]
        place(revolve(rounded(stick, 0.12), dark, 48), (x, y, 0))
    for size in ((2.2, 0.75, 0.5), (0.75, 2.2, 0.5)):
        box(size, grey, 0.14, (-2.5, -0.9, 3.3))
    for a, colour in ((0, "#c23b33"), (90, "#d9a930"), (180, "#2f6fa8"), (270, "#3f9a55")):
        x, y = 4.9 + 1.05 * math.cos(math.radians(a)), 1.7 + 1.05 * math.sin(math.radians(a))
        button = revolve(rounded([(0, 0), (0.48, 0), (0.44, 0.4), (0, 0.45)], 0.1), plastic(colour, rough=0.25), 40)
        place(button, (x, y, 3.3))
    for x in (-1.1, 1.1):
        place(slab(rounded_rectangle(0.8, 0.4, 0.19), 0.2, grey, 0.05), (x, 1.9, 3.35))
    home = revolve(rounded([(0, 0), (0.62, 0), (0.58, 0.25), (0, 0.25)], 0.1), steel("#c4c6c9", 0.25), 48)
    place(home, (0, 3.0, 3.35))
    for side in (-1, 1):
        place(slab(rounded_rectangle(3.2, 1.1, 0.5), 1.0, dark, 0.3), (side * 5.1, 3.85, 1.9), (0, 0, side * -7))
        place(slab(rounded_rectangle(2.2, 1.6, 0.7), 1.3, grey, 0.4), (side * 5.1, 3.8, 0.5), (0, 0, side * -7))
    place(slab(rounded_rectangle(0.95, 0.36, 0.17), 0.1, dark, 0), (0, 4.0, 1.8), (-90, 0, 0))


@kind("headset", turned(
    STANDING,
    front=Shot(azimuth=-28, elevation=10),
    three_quarter=Shot(azimuth=38, elevation=16),
    back=Shot(azimuth=150, elevation=16),
    close_up=Shot(azimuth=-62, elevation=10, crop=(0.1, -0.45, 0.55)),
))
def headset():
    shell, soft, metal = plastic(part=1, rough=0.4), leather("#232326", rough=0.55), steel("#3a3b3e", 0.35)
    arc = [(8.4 * math.cos(a), 0, 11.5 + 8.4 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    strap(arc, 2.6, 0.7, shell, facing=lambda p: (p.x, 0, p.z - 11.5))
    pad = [(x * 0.93, y, 11.5 + (z - 11.5) * 0.93) for x, y, z in arc[6:-6]]
    strap(pad, 3.2, 1.1, soft, facing=lambda p: (p.x, 0, p.z - 11.5))
    for side in (-1, 1):
        cup = rounded([(0, 2.0), (3.0, 1.9), (4.3, 1.0), (4.4, -0.2), (0, -0.4)], 0.6)
        cushion = [(2.1, -0.3), (2.1, -1.6), (2.8, -2.4), (3.8, -2.4), (4.5, -1.6), (4.5, -0.7), (4.2, -0.2)]
        ring = revolve([(2.4, 1.95), (2.55, 2.08), (2.7, 1.93)], material("ring", None, 0.3, part=1, Specular=0.6))
        parts = [revolve(cup, shell), revolve(rounded(cushion, 0.6), soft), ring,
                 revolve([(0, -0.9), (2.3, -0.9)], plastic("#111113", rough=0.9)),
                 revolve(rounded([(0, 2.0), (2.3, 2.0), (2.3, 2.1), (0, 2.15)], 0.05), plastic("#2a2b2e", rough=0.5))]
        group(parts, (side * 8.1, 0, 5.2), (0, side * 87, 0), (1.18, 1.0, 1.0))
        tube([(side * 8.4, 0, 11.6), (side * 8.9, 0, 9.4)], 0.7, metal, smooth=False)
    boom = [(-9.3, -2.6, 3.4), (-9.6, -5.6, 1.9), (-8.8, -9.0, 1.3), (-6.4, -11.6, 1.5), (-4.6, -12.6, 1.7)]
    tube(boom, 0.3, metal)
    ball((1.5, 0.85, 0.85), rubber(), (-3.8, -12.9, 1.75), (0, 0, -28))
    ball((0.9, 1.0, 1.0), metal, (-9.2, -2.4, 3.5))
    tube([(-8.6, 1.2, 1.0), (-8.8, 3.0, 0.3), (-4, 6.5, 0.25), (3, 5.5, 0.25), (8, 8.5, 0.25)], 0.22, rubber())
    box((1.8, 0.8, 0.8), rubber(), 0.2, (8.6, 8.8, 0))
    box((1.0, 0.6, 0.3), steel(), 0.04, (9.8, 8.8, 0.22))


@kind("monitor cable", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=56),
    three_quarter=Shot(azimuth=-28, elevation=42),
    back=Shot(azimuth=160, elevation=42),
    close_up=Shot(azimuth=-18, elevation=34, crop=(0.55, -0.4, 0.42)),
))
def monitor_cable():
    braid, shell, gold = material("braid", None, 0.8, part=1, Specular=0.2), anodised(rough=0.4), steel("#d0ab62", 0.25)
    coil = []
    for k in range(141):
        a = 2 * math.pi * k / 28 - 0.4
        r = 6.6 + 0.16 * math.sin(k * 0.7)
        coil.append((r * math.cos(a), r * math.sin(a), 0.45 + 0.7 * (k // 28 % 3) + 0.06 * math.sin(k)))
    start, end = [(12.6, -7.2, 0.7), (9.6, -5.6, 0.6)], [(9.4, 4.4, 0.6), (12.4, 6.4, 0.7)]
    tube(start + coil + end, 0.42, braid)
    for at, turn in (((12.6, -7.2, 0.7), -28), ((12.4, 6.4, 0.7), 34)):
        parts = [box((3.6, 2.3, 1.2), shell, 0.25, (1.8, 0, -0.6)), box((1.2, 1.9, 0.55), gold, 0.06, (4.1, 0, -0.27)),
                 tube([(-1.4, 0, 0), (0.2, 0, 0)], 0.62, rubber(), smooth=False, taper=[0.8, 1.1])]
        parts.append(words("SAMPAN", 0.55, plastic("#8b8d90"), (1.9, 0, 0.61), (0, 0, 0)))
        group(parts, at, (0, 0, turn))
    strap([(5.6, 0, 0.1), (5.7, 0, 2.6), (7.0, 0, 2.9), (7.9, 0, 2.5), (8.0, 0, 0.1)], 1.6, 0.2, rubber(),
          facing=(0.2, 0, 1))
