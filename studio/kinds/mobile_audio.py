"""Listening."""

import math

from kind import kind
from materials import glow, leather, material, plastic, rubber, steel
from parts.label import words, wrapped_label, wrapped_words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import ball, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("earbuds", turned(
    STANDING,
    front=Shot(azimuth=-16, elevation=22),
    three_quarter=Shot(azimuth=30, elevation=32),
    back=Shot(azimuth=140, elevation=42),
))
def earbuds():
    shell, dark, metal = plastic(part=1, rough=0.22), rubber(), steel("#d0d2d6", 0.2)
    slab(rounded_rectangle(6.2, 2.7, 1.3), 3.2, shell, 0.75, 8)
    place(slab(rounded_rectangle(5.5, 2.0, 0.95), 0.06, dark, 0.02), (0, 0, 3.16))
    lid = place(slab(rounded_rectangle(6.2, 2.7, 1.3), 1.7, shell, 0.75, 8), (0, -1.35, 0))
    lining = place(slab(rounded_rectangle(5.4, 1.9, 0.9), 0.08, dark, 0.02), (0, -1.35, -0.04))
    group([lid, lining], at=(0, 1.3, 3.15), turn=(-108, 0, 0))
    place(revolve(rounded([(0, -0.9), (0.2, -0.9), (0.2, 0.9), (0, 0.9)], 0.05), metal, 32), (0, 1.3, 3.2), (0, 90, 0))
    for side in (-1, 1):
        ball((0.78, 0.7, 0.72), shell, (side * 1.35, 0, 4.0), (0, side * 18, 0))
        ball((0.45, 0.5, 0.45), dark, (side * 0.75, -0.1, 4.22), (0, side * 30, 0))
        tube([(side * 1.65, -0.1, 4.0), (side * 1.85, -0.1, 3.1)], 0.3, shell, smooth=False)
    place(ball((0.09, 0.04, 0.09), glow("#7ee0a0", 1.5)), (0, -1.36, 2.0))


@kind("over-ear headphones", turned(
    STANDING,
    front=Shot(azimuth=-28, elevation=10),
    three_quarter=Shot(azimuth=38, elevation=16),
    close_up=Shot(azimuth=-55, elevation=10, crop=(0.1, -0.45, 0.5)),
))
def over_ear_headphones():
    shell, soft, metal = plastic(part=1, rough=0.4), leather("#232326", rough=0.55), steel("#c4c5c8", 0.22)
    arc = [(8.6 * math.cos(a), 0, 11.5 + 8.4 * math.sin(a)) for a in [math.pi * i / 24 for i in range(-1, 26)]]
    strap(arc, 3.4, 0.9, shell, facing=lambda p: (p.x, 0, p.z - 11.5))
    pad = [(x * 0.925, y, 11.5 + (z - 11.5) * 0.925) for x, y, z in arc[4:-4]]
    strap(pad, 3.0, 1.1, soft, facing=lambda p: (p.x, 0, p.z - 11.5))
    for side in (-1, 1):
        cup = rounded([(0, 2.5), (2.4, 2.4), (3.7, 1.6), (4.0, 0.3), (3.7, -0.4), (0, -0.4)], 0.6)
        cushion = [(1.9, -0.4), (1.9, -1.5), (2.5, -2.2), (3.3, -2.2), (3.9, -1.6), (4.05, -0.9), (3.8, -0.35)]
        parts = [revolve(cup, shell, scale_y=1.0), revolve(rounded(cushion, 0.5), soft)]
        parts += [revolve(rounded([(0, 2.52), (1.6, 2.5), (1.75, 2.6), (1.85, 2.45)], 0.05), metal)]
        parts += [revolve([(0, -0.9), (2.2, -0.9)], plastic("#111113", rough=0.9))]
        group(parts, at=(side * 8.0, 0, 5.2), turn=(0, side * 86, 0), scale=(1.28, 1.0, 1.0))
        fork = [(side * 8.9, -3.9, 5.2), (side * 9.2, -3.7, 8.2), (side * 8.9, -1.6, 10.6), (side * 8.8, 0, 11.0),
                (side * 8.9, 1.6, 10.6), (side * 9.2, 3.7, 8.2), (side * 8.9, 3.9, 5.2)]
        tube(fork, 0.34, metal)
        strap([(side * 8.7, 0, 10.4), (side * 8.62, 0, 13.5)], 1.5, 0.7, metal, facing=(side, 0, 0), smooth=False)


@kind("speaker", turned(
    STANDING,
    front=Shot(azimuth=-20, elevation=12),
    three_quarter=Shot(azimuth=30, elevation=20),
    back=Shot(azimuth=150, elevation=36),
    close_up=Shot(azimuth=-20, elevation=30, crop=(0.1, 0.5, 0.45)),
))
def speaker():
    mesh, dark = material("mesh", None, 0.9, part=1, Sheen=0.2), rubber("#222225")
    profile = [(4.1, 0.4), (4.3, 1.0)] + [(4.4 + (0.05 if k % 2 else -0.05), 1.4 + 0.1 * k) for k in range(143)]
    revolve([*profile, (4.3, 16.0), (4.1, 16.5), (0, 16.6)], mesh, 128, angle=None)
    revolve(rounded([(0, 0), (4.0, 0), (4.25, 0.9), (4.1, 1.2)], 0.2), dark)
    revolve(rounded([(4.15, 16.2), (4.2, 16.7), (3.6, 17.0), (0, 16.8)], 0.2), dark)
    for x, symbol in ((-1.4, "-"), (0, "o"), (1.4, "+")):
        words(symbol, 1.2, plastic("#e8e6e0"), (x, 0, 16.86), (0, 0, 0))
    strap([(3.6, 1.4, 15.6), (5.4, 1.6, 17.2), (5.8, 1.2, 15.2), (4.6, 0.6, 13.4)], 0.7, 0.25, dark, facing=(0, -1, 0))
    wrapped_label(dark, 4.47, 7.9, 9.3, 52)
    wrapped_words("SAMPAN", 0.66, plastic("#e8e6e0"), 4.49, 8.6)
