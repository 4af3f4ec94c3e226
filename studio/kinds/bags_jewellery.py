"""Bags, purses and jewellery."""

import math

from fabrics import gem, grained_leather, plated
from kind import kind
from materials import material, steel
from parts.line import stitches, strap, tube
from parts.mesh import add_subdivision, add_thickness, place
from parts.solid import ball, box, loft, revolve, rounded, rounded_rectangle, slab
from parts.tailoring import sheet
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14
BAG = turned(STANDING, front=Shot(azimuth=-16, elevation=12), three_quarter=Shot(azimuth=32, elevation=20),
             close_up=Shot(azimuth=-18, elevation=14, crop=(0.0, 0.05, 0.42)))


@kind("shoulder bag", turned(STANDING, front=Shot(azimuth=-20, elevation=10),
                             three_quarter=Shot(azimuth=30, elevation=16),
                             close_up=Shot(azimuth=-20, elevation=12, crop=(0.0, -0.4, 0.5))))
def shoulder_bag():
    hide, metal = grained_leather(), plated()
    body = ball((12.5, 4.2, 8.6), hide, (0, 0, 8.6), square=0.32, segments=72)
    add_subdivision(body, 1)
    rings = []
    for k in range(15):
        if k < 9:
            y, z = 3.6 - 7.9 * (k / 8), 17.35 - 0.35 * (k / 8) ** 3
        else:
            y, z = -4.5 - 0.14 * (k - 8), 17.0 - 1.55 * (k - 8)
        half = 12.1 if k < 9 else 12.1 * (1 - 0.028 * (k - 8) ** 1.35)
        rings.append([(half * (i / 12 - 1), y, z) for i in range(25)])
    add_thickness(loft(rings, hide, caps=(False, False), closed=False, subdivide=2), 0.35, offset=0)
    place(box((2.6, 0.5, 2.8), metal, 0.25), (0, -5.75, 6.6))
    place(revolve(rounded([(0, 0), (0.55, 0), (0.55, 0.4), (0, 0.4)], 0.1), metal, 32), (0, -5.95, 8.0), (90, 0, 0))
    for side in (-1, 1):
        ring = [(side * 12.3, 1.1 * math.cos(a), 16.2 + 1.1 * math.sin(a))
                for a in [2 * math.pi * i / 24 for i in range(24)]]
        tube(ring, 0.2, metal, closed=True, smooth=False)
    strap([(-12.4, 0, 17.0), (-11.2, 0.4, 24), (-6, 0.8, 31), (0, 1, 33.4), (6, 0.8, 31), (11.2, 0.4, 24),
           (12.4, 0, 17.0)], 2.4, 0.4, hide, facing=(0, -1, 0.1))


@kind("clutch", BAG)
def clutch():
    hide, gold = grained_leather(), plated()
    ball((13.5, 1.9, 7.9), hide, (0, 0, 7.9), square=0.22, segments=80)
    thread = hide

    def flap(u, v):
        half = 13.45 * (1 - 0.02 * v)
        x = (2 * u - 1) * half
        point = 1 - abs(2 * u - 1) ** 1.25
        if v < 0.2:
            t = v / 0.2
            return (x, 1.6 - 3.75 * t, 15.55 + 0.55 * math.sin(math.pi * t))
        t = (v - 0.2) / 0.8
        return (x, -2.15 - 0.12 * math.sin(math.pi * t) - 0.1 * t, 15.55 - t * (3.8 + 6.0 * point))

    sheet(30, 40, flap, hide, 0.32, 2)
    edge = [flap(k / 60, 0.955) for k in range(2, 59)]
    stitches([(x * 0.985, y - 0.22, z) for x, y, z in edge], thread, 0.45, 0.2, 0.07, smooth=False)
    place(slab(rounded_rectangle(2.6, 1.7, 0.5), 0.4, gold, 0.15), (0, -2.35, 7.0), (90, 0, 0))
    ball((0.45, 0.2, 0.45), gold, (0, -2.85, 7.0))
    ring = [(13.7 + 0.75 * math.cos(a), 0, 13.4 + 0.75 * math.sin(a)) for a in [math.pi * i / 12 for i in range(24)]]
    tube(ring, 0.14, gold, closed=True, smooth=False)
    strap([(14.3, 0, 13.2), (15.6, -1.6, 9.5), (16.4, -3.2, 4.5), (15.6, -4.6, 0.7), (13.8, -5.4, 0.35),
           (13.4, -4.4, 1.8), (14.2, -2.4, 7.0), (14.1, -0.4, 12.9)], 1.3, 0.28, hide, facing=(0.4, -0.9, 0.1))


@kind("purse", BAG)
def purse():
    hide, gold, tape = grained_leather(), plated(), material("zip tape", "#2c2826", 0.8)
    teeth = plated("#c9a868", 0.3)
    outline = rounded_rectangle(19.4, 10.4, 1.5)
    for y, turn in ((-0.62, 2.0), (1.72, -2.0)):
        place(slab(outline, 1.1, hide, 0.4, 4), (0, y, 5.3), (90 + turn, 0, 0))
    place(slab(rounded_rectangle(18.9, 9.9, 1.4), 1.5, tape, 0.1), (0, 0.72, 5.25), (90, 0, 0))
    track = rounded_rectangle(19.0, 10.0, 1.4, 16)
    path = [(x, 0, z + 5.25) for x, z in track]
    stitches(path, teeth, 0.16, 0.14, 0.2, closed=True, smooth=False)
    inner = [(x * 0.935, -1.78 - (z * 0.035), z * 0.885 + 5.3) for x, z in rounded_rectangle(19.4, 10.4, 1.5, 12)]
    stitches(inner, hide, 0.45, 0.2, 0.085, closed=True, smooth=False)
    place(slab(rounded_rectangle(4.4, 1.2, 0.2), 0.14, gold, 0.05), (0, -1.68, 3.0), (90, 0, 0))
    place(box((1.1, 0.8, 1.7), gold, 0.2), (8.6, -0.1, 9.6), (0, 90, 0))
    strap([(9.9, -0.4, 9.5), (10.6, -0.9, 7.6), (10.5, -1.2, 5.2), (10.3, -1.2, 3.4)], 1.1, 0.24, hide,
          facing=(0.7, -0.7, 0))
    ball((0.2, 0.55, 0.55), gold, (10.1, -0.5, 9.3))


@kind("earrings", turned(WORN, front=Shot(elevation=6, fill=0.72),
                         three_quarter=Shot(azimuth=-30, elevation=14, fill=0.72),
                         close_up=Shot(azimuth=-12, elevation=8, crop=(-0.4, -0.45, 0.5))), LIFT)
def earrings():
    gold, pearl = plated("#e0b566", 0.14), gem()
    for side in (-1, 1):
        x = side * 1.25
        ball((0.62, 0.62, 0.68), pearl, (x, 0, 0.7), segments=64)
        cap = rounded([(0.0, 0.3), (0.1, 0.28), (0.34, 0.1), (0.4, 0.0), (0.36, -0.02), (0, 0.16)], 0.04)
        place(revolve(cap, gold, 48), (x, 0, 1.27))
        for z, turn in ((1.68, 0), (1.9, 90), (2.12, 0)):
            ring = [(0.13 * math.cos(a), 0, 0.15 * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(24)]]
            place(tube(ring, 0.03, gold, closed=True, smooth=False), (x, 0, z), (0, 0, turn + 20))
        ball(0.15, pearl, (x, 0, 2.38), segments=32)
        hook = [(x, 0, 2.5), (x, 0, 2.8), (x, 0.06, 3.15), (x, 0.4, 3.5), (x, 0.8, 3.3), (x, 0.95, 2.8),
                (x, 1.0, 2.3)]
        tube(hook, 0.042, gold)


@kind("ring", turned(STANDING, front=Shot(azimuth=-20, elevation=24, fill=0.66),
                     three_quarter=Shot(azimuth=30, elevation=36, fill=0.66),
                     close_up=Shot(azimuth=-20, elevation=28, fill=0.66, crop=(0.0, 0.65, 0.45))))
def ring():
    gold = steel("#e2b566", 0.12)
    place(revolve(rounded([(0.86, -0.13), (0.98, -0.11), (0.98, 0.11), (0.86, 0.13), (0.86, -0.13)], 0.05), gold,
                  128), (0, 0, 0.98), (90, 0, 0))
    stone = material("stone", None, 0.03, part=1, Specular=1.0, Clearcoat=1.0)
    gem = revolve([(0, -0.34), (0.34, 0.02), (0.34, 0.07), (0.2, 0.2), (0, 0.2)], stone, segments=8, angle=5)
    place(gem, (0, 0, 2.22))
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        x, y = 0.31 * math.cos(a), 0.31 * math.sin(a)
        tube([(0.3 * x, 0.3 * y, 1.9), (x * 1.1, y * 1.1, 2.16), (x, y, 2.32)], 0.045, gold)
