"""Womenswear on an invisible figure, bags and small things."""

import math

from kind import kind
from materials import bump, cloth, denim, knit, leather, material, plastic, steel, wood
from parts import patterns
from parts.garment import around, button, collar, garment, on_cloth, openings
from parts.line import stitches, strap, tube
from parts.mesh import add_subdivision, add_thickness, place
from parts.solid import ball, box, catmull, loft, revolve, rounded
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14


def skirt_folds(top, deep=3.4, count=9, seed=0.0):
    """Folds that grow from `top` downwards; for garment(shape=...)."""

    def shape(x, z, side):
        low = max(0.0, 1 - z / top)
        return deep * low**0.8 * math.sin(x * count / (12 + 26 * low) * 2.2 + seed + side + 1.1 * math.sin(3 * low))

    return shape


def bodice(length, waist, bust=19, waist_half=15.5, hem=40, shoulder=17, neck=8.5):
    """Seams and openings of a sleeveless bodice with a flared skirt."""
    return [
        ("seam", [(neck, length), (shoulder - 3, length - 2)]),
        ("open", [(shoulder - 3, length - 2), (shoulder - 3.4, length - 10), (shoulder - 1, length - 17),
                  (bust, length - 20)]),
        ("seam", [(bust, length - 20), (waist_half, waist), (waist_half + 8.5, waist - 22), (hem, 0)]),
        ("open", [(hem, 0), (hem / 2, -1.2), (0, -1.6)]),
    ]


def dress_pins(waist):
    return lambda p: 1.0 if p.z > waist - 1 else max(0.0, 0.35 - (waist - p.z) * 0.03)


@kind("wrap dress", WORN, LIFT)
def wrap_dress():
    fabric, length, waist = cloth(), 106, 66
    rest = bodice(length, waist)
    front = [("open", [(0, length - 25), (4.5, length - 15), (8.5, length)])] + rest
    back = [("open", [(0, length - 3), (5, length - 2), (8.5, length)])] + rest
    dress = garment(front, fabric, depth=9.5, reach=13, back_edges=back, shape=skirt_folds(waist), spacing=2.4,
                    drape=dict(pins=dress_pins(waist), grow=0.01, frames=16))
    tube(on_cloth(dress, [(-8.2 + 1.35 * k, length - 3 - 2.55 * k) for k in range(1, 15)], 0.15), 0.32, fabric)
    hem = [(11 - 0.06 * k * k + 0.2 * k, waist - 4 - 5.2 * k) for k in range(13)]
    tube(on_cloth(dress, hem, 0.2), 0.3, fabric)
    strap(around(dress, waist), 3.4, 0.5, fabric, facing=lambda p: (p.x, p.y, 0), closed=True)
    knot = on_cloth(dress, [(10.5, waist)], 1.2)[0]
    ball((1.5, 1.1, 1.7), fabric, knot, square=0.8)
    for dx, fall in ((-2.5, 25), (2.2, 21)):
        x, y, z = knot
        strap([(x, y, z), (x + dx * 0.5, y - 1.2, z - 5), (x + dx, y - 1.6, z - fall / 2),
               (x + dx * 1.3, y - 2.4, z - fall)], 3.0, 0.3, fabric)


@kind("shirt dress", WORN, LIFT)
def shirt_dress():
    fabric, length, waist = cloth(), 104, 64
    front_neck = [("open", [(0, length - 9), (5, length - 6.5), (8, length)])]
    sleeves = [
        ("seam", [(8, length), (17, length - 2.6), (20, length - 5)]),
        ("seam", [(20, length - 5), (25, length - 16), (30, length - 30)]),
        ("open", [(30, length - 30), (22.5, length - 33)]),
        ("seam", [(22.5, length - 33), (19.5, length - 21)]),
        ("seam", [(19.5, length - 21), (16.5, waist), (24, waist - 22), (33, 0)]),
        ("open", [(33, 0), (16, -0.8), (0, -1.0)]),
    ]
    back = [("open", [(0, length - 2.5), (5, length - 1.8), (8, length)])] + sleeves
    dress = garment(front_neck + sleeves, fabric, depth=10, reach=13, back_edges=back,
                    shape=skirt_folds(waist, 2.4, 8), spacing=2.4,
                    drape=dict(pins=dress_pins(waist), grow=0.015, frames=16))
    line = [(0.4, length - 11 - 4 * k) for k in range(22)]
    strap(on_cloth(dress, line, 0.12), 2.8, 0.25, fabric)
    pearl = plastic("#efe7d8", rough=0.25)
    for k in range(9):
        button(pearl, on_cloth(dress, [(0.4, length - 13 - 8 * k)], 0.4)[0])
    collar(dress, openings(dress)[0], fabric)
    strap(around(dress, waist, limit=20), 3.2, 0.5, fabric, facing=lambda p: (p.x, p.y, 0), closed=True)
    x, y, z = on_cloth(dress, [(0, waist)], 0.9)[0]
    place(box((4, 0.7, 3.8), wood("#8a5c36", "#a87a4c"), 0.3), (x, y, z - 1.9))


@kind("jeans", WORN, LIFT)
def jeans():
    blue, thread, metal = denim(), material("thread", "#c98a3f", 0.8), steel("#b98a57", 0.35)
    edges = [
        ("open", [(0, 101), (10, 101.4), (18.4, 102)]),
        ("seam", [(18.4, 102), (22.5, 84), (22.8, 74), (21, 42), (20, 0)]),
        ("open", [(20, 0), (6.8, -0.6)]),
        ("seam", [(6.8, -0.6), (4.6, 42), (2.2, 70), (0, 75)]),
    ]
    body = garment(edges, blue, depth=9, reach=9.5, spacing=2.2,
                   drape=dict(pins=lambda p: 1.0 if p.z > 93 else 0.25 if p.z < 2 else 0.0, grow=0.022, frames=20))
    strap([(x, y, 100.4) for x, y, _ in around(body, 100.4, 0.15)], 3.8, 0.5, blue, facing=lambda p: (p.x, p.y, 0),
          closed=True)
    for z in (98.7, 101.9):
        stitches([(x, y, z) for x, y, _ in around(body, 100.2, 0.55)], thread, radius=0.08, closed=True, smooth=False)
    for side in (-1, 1):
        pocket = [(side * (9.5 + 9.6 * s), 98 - 9.5 * s**2.2) for s in [k / 10 for k in range(11)]]
        stitches(on_cloth(body, pocket, 0.32), thread, radius=0.08)
        stitches(on_cloth(body, [(side * 7.5, 64 - 6 * k) for k in range(10)], 0.3), thread, radius=0.07)
        patch = [(side * x, z) for x, z in ((4.5, 92), (4.6, 80), (10, 76.5), (15.4, 80), (15.6, 92), (4.5, 92))]
        dense = [(a[0] + (b[0] - a[0]) * s / 8, a[1] + (b[1] - a[1]) * s / 8) for a, b in zip(patch, patch[1:])
                 for s in range(8)]
        stitches(on_cloth(body, dense, 0.32, side=1), thread, radius=0.08, smooth=False)
        strap(on_cloth(body, [(side * 10.5, z) for z in (98.2, 99.2, 101, 102)], 0.85), 1.3, 0.25, blue, smooth=False)
    stitches(on_cloth(body, [(2.6, 98), (2.7, 90), (2.2, 84), (0.2, 81)], 0.32), thread, radius=0.08)
    x, y, z = on_cloth(body, [(0, 99.5)], 0.7)[0]
    button(metal, (x, y, z + 0.6), 0.85)


@kind("long-sleeved top", WORN, LIFT)
def long_sleeved_top():
    edges = [
        ("seam", [(9, 62), (15, 60), (18.5, 57.5)]),
        ("seam", [(18.5, 57.5), (24.5, 44), (33.5, 6)]),
        ("open", [(33.5, 6), (26.8, 4)]),
        ("seam", [(26.8, 4), (18.3, 41)]),
        ("seam", [(18.3, 41), (16.6, 24), (20, 0)]),
        ("open", [(20, 0), (0, -0.6)]),
    ]
    front = [("open", [(0, 52.5), (5, 54), (7.8, 57.5), (9, 62)])] + edges
    back = [("open", [(0, 59.5), (5, 60.3), (9, 62)])] + edges
    top = garment(front, cloth(), depth=9, reach=13, back_edges=back,
                  drape=dict(pins=lambda p: 1.0 if p.z > 55 and abs(p.x) < 19 else 0.0, grow=0.025, frames=20))
    strap(openings(top)[0][::2], 1.4, 0.3, cloth(), facing=lambda p: (p.x, p.y, 16), closed=True)


@kind("sun hat", turned(STANDING, front=Shot(azimuth=-16, elevation=20), three_quarter=Shot(azimuth=30, elevation=32)))
def sun_hat():
    straw, ribbon = material("straw", "#dcbf8b", 0.85), material("ribbon", None, 0.5, part=1, Sheen=0.3)
    bump(straw, "ShaderNodeTexWave", 0.12, 0.9, stretch=(0, 0, 1), Scale=0.6)
    rings = []
    profile = [(20.5, 0.9), (18, 0.2), (14, 0.6), (10.6, 1.6), (9.4, 2.6), (9.2, 5), (8.7, 9), (7.6, 11), (5, 11.9),
               (0.2, 12.1)]
    for r, z in catmull(profile, 5):
        ring = []
        for i in range(120):
            a = 2 * math.pi * i / 120
            wave = max(0, (r - 10) / 10) ** 1.4
            ring.append((r * 0.94 * math.cos(a), r * 1.04 * math.sin(a),
                         z + 2.0 + wave * (1.5 * math.sin(2 * a + 0.6) + 0.7 * math.sin(3 * a))))
        rings.append(ring)
    add_thickness(loft(rings, straw, caps=(False, True), subdivide=1), 0.25)
    band = [(9.45 * 0.94 * math.cos(a), 9.45 * 1.04 * math.sin(a), 5.6)
            for a in [2 * math.pi * i / 60 for i in range(60)]]
    strap(band, 2.6, 0.25, ribbon, facing=lambda p: (p.x, p.y, 0.4), closed=True, smooth=False)
    for side in (-1, 1):
        strap([(7.4, -7.2, 5.6), (9.2 + side, -9.0 - side, 5.0), (10.8 + side * 2, -10.2 - side * 2.5, 3.9)], 2.2,
              0.2, ribbon, facing=(0.6, -0.7, 0.6))
    ball((1.1, 1.1, 1.4), ribbon, (7.3, -7.3, 5.6))


@kind("shoulder bag", turned(STANDING, front=Shot(azimuth=-20, elevation=10),
                             three_quarter=Shot(azimuth=30, elevation=16)))
def shoulder_bag():
    hide, metal = leather(part=1, rough=0.42), steel("#c9a868", 0.22)
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


@kind("ring", turned(STANDING, front=Shot(azimuth=-20, elevation=24, fill=0.66),
                     three_quarter=Shot(azimuth=30, elevation=36, fill=0.66)))
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


@kind("wide-leg trousers", WORN, LIFT)
def wide_leg_trousers():
    fabric = cloth(sheen=0.15)
    edges = patterns.trousers(104, waist=16.5, hip=22, knee=25.5, hem=29, inner=2.6)

    def crease(x, z, side):
        return -side * -1.6 * max(0, 1 - z / 80) * math.cos((abs(x) - 15) * 0.3)

    body = garment(edges, fabric, depth=9, reach=10, spacing=2.3, shape=crease,
                   drape=dict(pins=patterns.held_at_waist(95), grow=0.012, frames=16))
    strap(around(body, 102), 4.4, 0.5, fabric, facing=lambda p: (p.x, p.y, 0), closed=True)
    for side in (-1, 1):
        tube(on_cloth(body, [(side * 6, 99 - 2.4 * k) for k in range(7)], 0.15), 0.18, fabric)


@kind("cardigan", WORN, LIFT)
def cardigan():
    edges = patterns.shirt(62, sleeve=(36, 10), cuff=(28.5, 7), chest=25, neck=8)
    front, back = patterns.v_neck(62, drop=24, neck=8)
    wool, rib = knit(rows=0.9), knit(rows=1.6)
    drape = dict(pins=patterns.held_at_shoulders(55), grow=0.025, frames=18, bending=2.0)
    body = garment(front + edges, wool, depth=10.5, back_edges=back + edges, thickness=0.6, drape=drape)
    strap(on_cloth(body, [(0, 38 - 2.1 * k) for k in range(19)], 0.4), 3.0, 0.5, rib)
    loops = openings(body)
    tube([tuple(p) for p in loops[0][::2]], 0.85, rib, closed=True)
    for k in range(5):
        button(wood("#7a5434", "#a57a4e"), on_cloth(body, [(0, 35 - 7.6 * k)], 1.0)[0], 0.8)
    for loop in loops[1:]:
        middle = sum(p.x for p in loop) / len(loop)
        strap([(p.x, p.y, p.z - 1.2) for p in loop[::2]], 3.8, 0.5, rib, facing=lambda p, x=middle: (p.x - x, p.y, 0),
              closed=True)
