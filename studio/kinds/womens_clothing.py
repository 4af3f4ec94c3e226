"""Womenswear on an invisible figure, bags and small things."""

import math

from fabrics import jersey, linen, poplin, rib, satin, stockinette, towelling, twill, wool
from mathutils import Vector
from kind import kind
from materials import bump, cloth, leather, material, plastic, steel, wood
from parts import patterns
from parts.garment import around, button, collar, garment, on_cloth, openings
from parts.line import strap, tube
from parts.mesh import add_subdivision, add_thickness, place
from parts.sewing import band, fold_over, hem, lapels, patch, sewn, sleeves, smooth_loop, tag, waistband
from parts.solid import ball, box, catmull, loft, revolve, rounded
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14
WAIST = Shot(azimuth=-12, elevation=8, crop=(0.0, 0.72, 0.34))


def narrow_folds(length, sleeve):
    """The folds of a shirt for a figure with a narrower waist."""
    return [(x0 * 0.86, z0, x1 * 0.86, z1, w, h * 0.8) for x0, z0, x1, z1, w, h in patterns.shirt_folds(length, sleeve)]


def smooth_belt(body, height):
    return smooth_loop([Vector(p) for p in around(body, height, limit=24)], 80, 6)


def bow(at, fabric, width, length):
    """A knot with two hanging ends."""
    x, y, z = at
    ball((width * 0.42, 1.2, width * 0.5), fabric, at, square=0.8)
    for dx, fall in ((-2.2, length), (2.6, length * 0.85)):
        strap([(x, y, z), (x + dx * 0.5, y - 1.0, z - 4), (x + dx, y - 1.5, z - fall / 2), (x + dx * 1.4, y - 2.2,
               z - fall)], width * 0.9, 0.4, fabric)


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


@kind("jeans", turned(WORN, close_up=WAIST), LIFT)
def jeans():
    blue, thread, metal = twill(), material("thread", "#c98a3f", 0.8), steel("#b98a57", 0.35)
    edges = [
        ("open", [(0, 101), (10, 101.4), (18.4, 102)]),
        ("seam", [(18.4, 102), (22.5, 84), (22.8, 74), (21, 42), (20, 0)]),
        ("open", [(20, 0), (6.8, -0.6)]),
        ("seam", [(6.8, -0.6), (4.6, 42), (2.2, 70), (0, 75)]),
    ]
    body = garment(edges, blue, depth=9, reach=9.5, spacing=2.2, folds=patterns.leg_folds(),
                   drape=dict(pins=lambda p: 1.0 if p.z > 93 else 0.25 if p.z < 2 else 0.0, grow=0.022, frames=16))
    waistband(body, blue, metal, thread=thread)
    for side in (-1, 1):
        for shift in (0, 0.7):
            curve = [(side * (9.5 + shift + 9.6 * s), 97.5 + shift * 0.4 - 9.5 * s**2.2) for s in
                     [k / 10 for k in range(11)]]
            sewn(body, curve, thread)
        sewn(body, [(side * 13.5, 96.8), (side * 13.5, 93.6), (side * 18, 93.6)], thread)
        patch(body, lambda s, side=side: (side * 10 - 5.6 + s * 0.3, side * 10 + 5.6 - s * 0.3,
                                          lambda u: 92 - s * (12 + 3 * (1 - abs(2 * u - 1)))), 10, blue, 0.14, 1)
        for inset in (0.4, 1.0):
            sewn(body, [(side * 10 + x * (5.6 - inset), z) for x, z in
                        ((-1, 91.6), (-1, 80 + inset), (0, 77 + inset), (1, 80 + inset), (1, 91.6))], thread, 0.3, 1)
        sewn(body, [(side * 10 - 5, 90.6), (side * 10 + 5, 90.6)], thread, 0.3, 1)
    for shift in (0, 0.7):
        sewn(body, [(3.4 - shift, 97), (3.4 - shift, 89), (2.6 - shift, 84), (0.2, 81 - shift)], thread)
        sewn(body, [(0.3 + shift, 97), (0.3 + shift, 78)], thread, side=1)
    for loop in openings(body)[1:]:
        hem(body, loop, thread, (1.6,))


@kind("long-sleeved top", WORN, LIFT)
def long_sleeved_top():
    edges = [
        ("seam", [(9, 62), (15, 60), (18.5, 57.5)]),
        ("seam", [(18.5, 57.5), (24.5, 44), (34.5, 6)]),
        ("open", [(34.5, 6), (27.4, 4)]),
        ("seam", [(27.4, 4), (18.3, 40)]),
        ("seam", [(18.3, 40), (16.2, 24), (19.5, 0)]),
        ("open", [(19.5, 0), (0, -0.6)]),
    ]
    front = [("open", [(0, 52.5), (5, 54), (7.8, 57.5), (9, 62)])] + edges
    back = [("open", [(0, 59.5), (5, 60.3), (9, 62)])] + edges
    cotton = rib(period=0.5, depth=0.12)
    top = garment(front, cotton, depth=9, reach=13, back_edges=back, spacing=1.9, folds=narrow_folds(62, (34.5, 6)),
                  drape=dict(pins=lambda p: 1.0 if p.z > 55 and abs(p.x) < 19 else 0.0, grow=0.025, frames=18))
    band(openings(top)[0], jersey(), 1.3, (0, -0.1, 1), lean=0.9, thick=0.4)
    for loop, way in sleeves(top):
        hem(top, loop, cotton, along=-way)
    hem(top, openings(top)[-1], cotton)
    tag(top, 58.5)


@kind("blouse", WORN, LIFT)
def blouse():
    edges = [
        ("seam", [(7.5, 64), (14, 62.2), (19, 59.5)]),
        ("seam", [(19, 59.5), (27, 50), (34.5, 28), (35.6, 14)]),
        ("open", [(35.6, 14), (26, 11)]),
        ("seam", [(26, 11), (23.4, 26), (19.2, 42)]),
        ("seam", [(19.2, 42), (17.6, 24), (21, 0)]),
        ("open", [(21, 0), (0, -0.6)]),
    ]
    front = [("open", [(0, 57), (4.4, 58.6), (6.8, 61), (7.5, 64)])] + edges
    back = [("open", [(0, 61.8), (4.4, 62.4), (7.5, 64)])] + edges
    silk = satin()
    top = garment(front, silk, depth=9.5, reach=11, back_edges=back, spacing=1.9, folds=narrow_folds(64, (35, 12)),
                  drape=dict(pins=lambda p: 1.0 if p.z > 57 and abs(p.x) < 19 else 0.0, grow=0.035, frames=18))
    patch(top, lambda s: (-1.5, 1.5, 56.5 - 55.5 * s), 28, silk, 0.14, columns=4)
    pearl = plastic("#efe7d8", rough=0.25)
    for k in range(6):
        button(pearl, on_cloth(top, [(0, 48 - 8.4 * k)], 0.45)[0], 0.55)
    band(openings(top)[0], silk, 3.0, (0, 0, 1), lean=0.1, thick=0.4)
    for loop, way in sleeves(top):
        band(loop, silk, 4.2, way, gather=1.6, period=1.6, thick=0.5, ripple=0.12)
    knot = (0, -10.2, 57.4)
    ball((1.2, 0.9, 1.4), silk, knot, square=0.8)
    x, y, z = knot
    for side in (-1, 1):
        strap([(x, y, z), (side * 3.5, y - 1.0, z + 1.8), (side * 6.4, y - 0.6, z + 0.4), (side * 5.6, y - 1.2, z - 2.2),
               (side * 2.4, y - 0.8, z - 1.0), (x, y, z)], 2.6, 0.3, silk, facing=(0, -0.9, 0.45))
        strap([(x, y, z), (side * 1.6, y - 1.2, z - 4), (side * 2.8, y - 0.9, z - 11), (side * 3.8, y - 1.1, z - 19)],
              3.0, 0.3, silk)
    hem(top, openings(top)[-1], silk, (1.0,))
    tag(top, 60.4)


@kind("robe", WORN, LIFT)
def robe():
    edges = [
        ("seam", [(7.5, 108), (15, 106), (20.5, 103)]),
        ("seam", [(20.5, 103), (28, 92), (40, 56)]),
        ("open", [(40, 56), (28.6, 51.5)]),
        ("seam", [(28.6, 51.5), (20.6, 82)]),
        ("seam", [(20.6, 82), (18.4, 66), (24, 40), (28, 0)]),
        ("open", [(28, 0), (0, -0.8)]),
    ]
    front = [("open", [(0, 72), (4, 90), (7.5, 108)])] + edges
    back = [("open", [(0, 105.2), (4.4, 105.8), (7.5, 108)])] + edges
    terry = towelling()
    body = garment(front, terry, depth=10.5, reach=13, back_edges=back, spacing=2.3, thickness=0.6,
                   shape=skirt_folds(62, 1.8, 6), drape=dict(pins=dress_pins(66), grow=0.02, frames=14))
    edge = [(8.4, 107.0), (7.4, 101), (6.0, 93), (4.4, 85), (2.6, 77.5), (0.8, 71), (-0.4, 62), (-0.8, 50), (-1.0, 34),
            (-1.0, 18), (-1.0, 1)]
    for line in ([(-x, z) for x, z in edge[:7]], edge):
        strap(on_cloth(body, line, 0.7), 5.0, 0.6, terry)
    nape = [p for p in smooth_loop(openings(body)[0], 60) if p.z > 104.5]
    nape.sort(key=lambda p: math.atan2(p.x, -p.y) % (2 * math.pi))
    strap([(p.x, p.y + 0.5, p.z + 0.6) for p in nape], 4.4, 0.6, terry, facing=lambda p: (p.x, p.y, 6), smooth=False)
    for loop, way in sleeves(body):
        band([p - way * 4 for p in loop], terry, 5, way, gather=-0.5, thick=0.7)
    strap(smooth_belt(body, 66), 4.6, 0.6, terry, facing=lambda p: (p.x, p.y, 0), closed=True, smooth=False)
    bow(on_cloth(body, [(2.0, 66)], 1.2)[0], terry, 4.4, 26)
    for side in (-1, 1):
        patch(body, lambda s, side=side: (side * 14 - 6, side * 14 + 6, 50 - 15 * s), 12, terry, 0.3, thick=0.5)
    tag(body, 104)


@kind("coat", WORN, LIFT)
def coat():
    edges = [
        ("seam", [(8, 106), (15, 104), (20, 101)]),
        ("seam", [(20, 101), (26.5, 90), (38.4, 46)]),
        ("open", [(38.4, 46), (29.4, 43)]),
        ("seam", [(29.4, 43), (20.4, 80)]),
        ("seam", [(20.4, 80), (17.8, 66), (22.5, 42), (27, 0)]),
        ("open", [(27, 0), (0, -0.8)]),
    ]
    front, back = patterns.v_neck(106, drop=26, neck=8)
    felt = wool()
    body = garment(front + edges, felt, depth=11, reach=13, back_edges=back + edges, spacing=2.3, thickness=0.7,
                   shape=skirt_folds(64, 1.6, 5),
                   drape=dict(pins=dress_pins(66), grow=0.015, frames=14, bending=3.0))
    lapels(body, [(0.6, 80), (5.0, 88.5), (9.4, 99), (10.6, 94), (14.4, 92.6), (9.2, 84), (3.0, 78)], felt)
    fold_over(body, 106, felt, 6)
    patch(body, lambda s: (-1.6, 5.0, 78.5 - 77.5 * s), 36, felt, 0.22, columns=5, thick=0.4)
    horn = plastic("#3a2a1e", rough=0.25)
    for x in (-5.0, 2.6):
        for z in (77, 56):
            button(horn, on_cloth(body, [(x, z)], 0.6)[0], 1.15)
    strap(smooth_belt(body, 66), 4.2, 0.5, felt, facing=lambda p: (p.x, p.y, 0), closed=True, smooth=False)
    bow(on_cloth(body, [(1.2, 66)], 1.2)[0], felt, 4.0, 22)
    for side in (-1, 1):
        patch(body, lambda s, side=side: (side * 14 - 6.2, side * 14 + 6.2, 52 - 4.6 * s), 5, felt, 0.3, thick=0.5)
    for loop, way in sleeves(body):
        hem(body, loop, felt, (5,), -way)
    tag(body, 102)


@kind("swimsuit", turned(WORN, close_up=Shot(azimuth=-14, elevation=6, crop=(0.0, 0.4, 0.45))), LIFT)
def swimsuit():
    edges = [
        ("seam", [(9.5, 66), (12, 65.6)]),
        ("open", [(12, 65.6), (11.6, 56), (13.4, 49), (16.2, 45)]),
        ("seam", [(16.2, 45), (15.6, 38), (13.2, 27), (17.2, 12)]),
        ("open", [(17.2, 12), (9, 5), (3.4, 0)]),
        ("seam", [(3.4, 0), (0, -0.4)]),
    ]
    front = [("open", [(0, 47), (5, 49), (8.4, 55), (9.5, 66)])] + edges
    back = [("open", [(0, 38), (5, 41), (8.4, 50), (9.5, 66)])] + edges
    lycra = rib(period=0.5, depth=0.1)
    body = garment(front, lycra, depth=8.5, reach=11, back_edges=back, spacing=1.5,
                   drape=dict(pins=lambda p: 0.6, grow=-0.01, frames=8))
    for loop in openings(body):
        tube([tuple(p) for p in smooth_loop(loop, 80, 2)], 0.32, jersey(), closed=True)
    tag(body, 40.4)


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


@kind("wide-leg trousers", turned(WORN, close_up=WAIST), LIFT)
def wide_leg_trousers():
    fabric = linen()
    edges = patterns.trousers(104, waist=16.5, hip=22, knee=25.5, hem=29, inner=2.6)

    def crease(x, z, side):
        return -side * -1.6 * max(0, 1 - z / 80) * math.cos((abs(x) - 15) * 0.3)

    body = garment(edges, fabric, depth=9, reach=10, spacing=2.3, shape=crease,
                   drape=dict(pins=patterns.held_at_waist(95), grow=0.012, frames=14))
    waistband(body, fabric, plastic("#e9e0d0", rough=0.3), 4.4, (7, 13))
    for side in (-1, 1):
        for x in (5.5, 9.5):
            tube(on_cloth(body, [(side * (x + 0.1 * k), 98.5 - 2.2 * k) for k in range(9)], 0.05), 0.22, fabric)
        for shift in (0, 0.7):
            sewn(body, [(side * (12 + shift + 6 * s), 98.5 - 15 * s) for s in (0, 0.5, 1)], fabric)
    sewn(body, [(0, 98), (0, 80)], fabric)
    for loop in openings(body)[1:]:
        hem(body, loop, fabric, (3.0,))


@kind("cardigan", turned(WORN, close_up=Shot(azimuth=-10, elevation=8, crop=(0.0, 0.3, 0.42))), LIFT)
def cardigan():
    edges = patterns.shirt(62, sleeve=(37.5, 10), cuff=(29.5, 7), chest=24, neck=8, elbow=(33, 35))
    front, back = patterns.v_neck(62, drop=24, neck=8)
    yarn, ribbed = stockinette(), rib()
    drape = dict(pins=patterns.held_at_shoulders(55), grow=0.025, frames=16, bending=2.0)
    body = garment(front + edges, yarn, depth=10.5, back_edges=back + edges, thickness=0.6, drape=drape,
                   folds=patterns.shirt_folds(62, (37.5, 10)))
    loops = openings(body)
    patch(body, lambda s: (-1.9, 1.9, 39.5 - 39 * s), 22, ribbed, 0.3, columns=5, thick=0.5)
    band(loops[0], ribbed, 2.4, (0, -0.7, 0.7), lean=0.5, period=0.6, thick=0.6)
    for k in range(5):
        button(wood("#7a5434", "#a57a4e"), on_cloth(body, [(0, 35 - 7.6 * k)], 0.8)[0], 0.95)
    for loop, way in sleeves(body):
        band(loop, ribbed, 5.5, way, gather=0.8, period=0.6, thick=0.5)
    band(loops[-1], ribbed, 5, gather=0.8, period=0.7, thick=0.5)
    tag(body, 59)
