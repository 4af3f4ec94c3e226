"""Plush toys."""

import math

from kind import kind
from materials import cloth, material, plastic
from parts.line import tube
from parts.mesh import add_relief, add_subdivision
from parts.solid import ball
from shots import STANDING, Shot, turned

TABLE = turned(STANDING, front=Shot(azimuth=-8, elevation=8), three_quarter=Shot(azimuth=34, elevation=18))


def plush(parts, material, height=0.38, size=0.5):
    """Stuffed bodies of curly plush. Strands of fur would be thinner than a pixel."""
    for radii, at, turn in parts:
        body = add_subdivision(ball(radii, material, at, turn, segments=64), 2)
        add_relief(body, height, size)


@kind("teddy bear", turned(TABLE, front=Shot(azimuth=-8, elevation=8),
                           close_up=Shot(azimuth=-14, elevation=10, crop=(0, 0.5, 0.45))))
def teddy_bear():
    fur = material("plush", None, 0.95, part=1, Specular=0.05, Sheen=0.4)
    pale, dark = material("pale plush", "#f0e2c8", 0.95, Specular=0.05), plastic("#1a1412", rough=0.15)
    body = [((7.2, 6.2, 8.4), (0, 0, 8.6), (4, 0, 0)), ((6.6, 5.8, 5.8), (0, -0.8, 20.6), (0, 0, 0))]
    for side in (-1, 1):
        body.append(((2.4, 1.2, 2.4), (side * 5.0, -0.2, 25.6), (0, side * 22, 0)))
        body.append(((2.5, 2.6, 6.0), (side * 7.6, -2.2, 11.0), (-22, side * -26, 0)))
        body.append(((3.1, 6.0, 3.1), (side * 5.0, -6.2, 3.2), (0, 0, side * 20)))
    plush(body, fur)
    soft = [((2.9, 2.0, 2.3), (0, -6.0, 19.2), (0, 0, 0))]
    soft += [((2.35, 0.7, 2.35), (side * 7.05, -11.6, 3.4), (0, 0, side * 20)) for side in (-1, 1)]
    soft += [((1.5, 0.5, 1.5), (side * 4.9, -1.3, 25.5), (0, side * 22, 0)) for side in (-1, 1)]
    plush(soft, pale, 0.22, 0.4)
    for side in (-1, 1):
        ball(0.55, dark, (side * 2.35, -6.35, 21.8))
    ball((0.95, 0.55, 0.65), dark, (0, -8.15, 20.0))
    tube([(-1.0, -8.2, 18.2), (-0.4, -8.35, 17.9), (0, -8.38, 18.5), (0.4, -8.35, 17.9), (1.0, -8.2, 18.2)], 0.1, dark)
    ribbon = cloth("#a8382e")
    ring = [(5.0 * math.cos(a), 4.4 * math.sin(a) - 0.4, 15.9) for a in [2 * math.pi * i / 40 for i in range(40)]]
    tube(ring, 0.65, ribbon, closed=True, smooth=False)
    for side in (-1, 1):
        ball((1.9, 0.6, 1.15), ribbon, (side * 1.9, -5.3, 15.6), (0, side * 16, side * 12), square=0.8)
    ball((0.7, 0.6, 0.75), ribbon, (0, -5.6, 15.7))


@kind("rabbit", TABLE)
def rabbit():
    fur = material("plush", None, 0.95, part=1, Specular=0.05, Sheen=0.4)
    pale, dark = material("pale plush", "#f2dcd6", 0.95, Specular=0.05), plastic("#1a1412", rough=0.15)
    body = [((5.6, 5.0, 7.2), (0, 0, 7.4), (4, 0, 0)), ((5.0, 4.6, 4.6), (0, -0.6, 17.0), (0, 0, 0))]
    for side in (-1, 1):
        body.append(((1.5, 0.85, 5.6), (side * 2.4, 0.2, 25.0), (4, side * 14, 0)))
        body.append(((1.6, 1.8, 4.6), (side * 5.4, -2.0, 8.8), (-26, side * -20, 0)))
        body.append(((2.2, 5.2, 2.2), (side * 3.8, -4.8, 2.3), (0, 0, side * 14)))
    plush(body, fur, 0.34, 0.45)
    soft = [((0.85, 0.4, 4.2), (side * 2.4, -0.45, 24.8), (4, side * 14, 0)) for side in (-1, 1)]
    soft += [((2.0, 1.3, 1.5), (0, -4.6, 15.9), (0, 0, 0)), ((3.4, 1.2, 4.4), (0, -4.2, 7.0), (4, 0, 0))]
    plush(soft, pale, 0.22, 0.4)
    for side in (-1, 1):
        ball(0.48, dark, (side * 1.85, -4.75, 18.0))
    ball((0.5, 0.35, 0.38), plastic("#c87a78", rough=0.3), (0, -6.0, 16.6))
