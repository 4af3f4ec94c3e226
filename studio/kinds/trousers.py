"""Trousers, shorts and underwear on an invisible figure."""

import math

from fabrics import jersey, linen, rib, twill
from kind import kind
from materials import material, plastic, steel
from parts import patterns
from parts.garment import button, garment, on_cloth, openings
from parts.line import tube
from parts.sewing import band, hem, patch, pocket, sewn
from parts.tailoring import waistband
from shots import WORN, Shot, turned

LIFT = 0.14
WAIST = Shot(azimuth=-12, elevation=8, crop=(0.0, 0.72, 0.34))


def shifted(line):
    x, y, z = line[0]
    return (x, y + 0.15, z)


@kind("shorts", turned(WORN, close_up=Shot(azimuth=-12, elevation=8, crop=(0.3, 0.5, 0.45))), LIFT)
def shorts():
    edges = [
        ("open", [(0, 46), (18, 46.4)]),
        ("seam", [(18, 46.4), (23, 32), (26.5, 0)]),
        ("open", [(26.5, 0), (2.6, -1.5)]),
        ("seam", [(2.6, -1.5), (1.4, 14), (0, 17)]),
    ]
    folds = [(side * x, 24, side * (x + 10), 20 + k * 3, 1.5, 0.9) for side in (-1, 1) for k, x in enumerate((1, 2))]
    drape = dict(pins=lambda p: 1.0 if p.z > 41 else 0.0, grow=0.02, frames=18)
    cotton = twill()
    body = garment(edges, cotton, depth=9, reach=13, drape=drape, folds=folds)
    loops = openings(body)
    band(loops[0], cotton, 4.0, gather=-0.2, period=1.1, thick=0.6, ripple=0.1)
    for loop in loops[1:]:
        hem(body, loop, cotton, (2.6, 3.2))
    for side in (-1, 1):
        sewn(body, [(side * 12, 41), (side * 15.5, 36), (side * 19.4, 27)], cotton)
        sewn(body, [(side * 12.7, 41.4), (side * 16.2, 36.4), (side * 20, 27.6)], cotton)
    pocket(body, 4.5, 15.5, 34, 22, cotton, cotton, side=1)
    sewn(body, [(0, 41), (0, 22)], cotton)
    cord = material("cord", "#f0ebe0", 0.9)
    x, y, z = on_cloth(body, [(0, 43.6)], 0.9)[0]
    for side in (-1, 1):
        tube([(side * 0.7, y, z), (side * 1.5, y - 0.7, z - 3), (side * 2.0, y - 0.6, z - 9 + side)], 0.3, cord)


@kind("straight-leg trousers", turned(WORN, close_up=WAIST), LIFT)
def straight_leg_trousers():
    fabric = twill()
    body = garment(patterns.trousers(hem=21, inner=5.6), fabric, depth=9, reach=9.5, spacing=2.2,
                   drape=dict(pins=patterns.held_at_waist(93, 2), grow=0.018, frames=16), folds=patterns.leg_folds())
    waistband(body, fabric, plastic("#3a342c", rough=0.3))
    for side in (-1, 1):
        tube(on_cloth(body, [(side * (13 - 0.12 * k), 84 - 7.0 * k) for k in range(12)], 0.02), 0.12, fabric)
        for shift in (0, 0.7):
            sewn(body, [(side * (11.5 + shift + 8 * s), 97.2 - 15 * s) for s in (0, 0.25, 0.5, 0.75, 1)], fabric)
        sewn(body, [(side * 5.5, 86), (side * 14.5, 86)], fabric, 0.1, 1)
        sewn(body, [(side * 5.5, 87.2), (side * 14.5, 87.2)], fabric, 0.1, 1)
        button(plastic("#3a342c", rough=0.3), shifted(on_cloth(body, [(side * 10, 84.6)], 0.1, 1)), 0.5)
    sewn(body, [(0.0, 97), (0.0, 78)], fabric)
    sewn(body, [(3.0, 97), (3.0, 88), (2.2, 84), (0.2, 81)], fabric)
    for loop in openings(body)[1:]:
        hem(body, loop, fabric, (3.0,))


@kind("boxer briefs", turned(WORN, close_up=Shot(azimuth=-12, elevation=8, crop=(0.3, 0.4, 0.45))), LIFT)
def boxer_briefs():
    edges = [
        ("open", [(0, 28), (15.5, 28.4)]),
        ("seam", [(15.5, 28.4), (18.2, 18), (18.6, 0)]),
        ("open", [(18.6, 0), (2.0, -0.6)]),
        ("seam", [(2.0, -0.6), (0.9, 4), (0, 6)]),
    ]
    folds = [(side * 1, 9 + 2 * k, side * (9 + 2 * k), 13 + 2 * k, 1.0, 0.35) for side in (-1, 1) for k in range(2)]
    cotton, elastic = jersey(), rib(period=0.35)
    body = garment(edges, cotton, depth=8.5, reach=11, spacing=1.4, folds=folds,
                   drape=dict(pins=lambda p: 1.0 if p.z > 24 else 0.2, grow=0.01, frames=10))
    loops = openings(body)
    band(loops[0], elastic, 3.6, gather=-0.1, period=0.35, thick=0.45, ripple=0.03)
    for loop in loops[1:]:
        hem(body, loop, cotton, (1.6, 2.0))
    for side in (-1, 1):
        for shift in (0, 0.5):
            sewn(body, [(side * (6.5 + shift), 24.4), (side * (6.8 + shift), 17), (side * (4.2 + shift), 10),
                        (side * (0.5 + shift), 6.6)], cotton, 0.06)
    sewn(body, [(0, 24.4), (0, 8)], cotton, 0.06)


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
