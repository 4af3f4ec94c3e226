"""Menswear on an invisible figure, and headwear."""

import math

from fabrics import jersey, linen, pique, poplin, rib, stockinette, twill, wool
from kind import kind
from materials import canvas, cloth, knit, material, plastic, steel
from parts import patterns
from parts.garment import around, button, collar, garment, on_cloth, openings
from parts.line import strap, tube
from parts.mesh import add_mesh, add_subdivision, add_thickness, place
from parts.sewing import (band, fold_over, hem, lapels, patch, pocket, sewn, sleeves, smooth_loop, tag,
                          waistband)
from parts.solid import ball, catmull, loft
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14
WAIST = Shot(azimuth=-12, elevation=8, crop=(0.0, 0.72, 0.34))
LONG = dict(sleeve=(39.4, 13), cuff=(31.4, 10), elbow=(34.4, 38))


def shifted(line):
    x, y, z = line[0]
    return (x, y + 0.15, z)


def lowest(body):
    return openings(body)[-1]


@kind("crew-neck T-shirt", WORN, LIFT)
def crew_neck_t_shirt():
    front, back = patterns.round_neck()
    cotton = jersey()
    drape = dict(pins=patterns.held_at_shoulders(63), grow=0.02, frames=20)
    shirt = garment(front + patterns.shirt(), cotton, depth=10, back_edges=back + patterns.shirt(), drape=drape,
                    spacing=1.9, folds=patterns.shirt_folds())
    band(openings(shirt)[0], cotton, 1.7, (0, -0.1, 1), lean=0.9, period=0.45, ripple=0.05)
    for loop, way in sleeves(shirt):
        hem(shirt, loop, cotton, along=-way)
    hem(shirt, lowest(shirt), cotton)
    tag(shirt, 66.4)


@kind("jumper", WORN, LIFT)
def jumper():
    edges = patterns.shirt(66, **LONG, chest=25.5)
    front, back = patterns.round_neck(66, drop=7)
    yarn, ribbed = stockinette(), rib()
    drape = dict(pins=patterns.held_at_shoulders(59), grow=0.03, frames=18, bending=2.0)
    body = garment(front + edges, yarn, depth=11, back_edges=back + edges, thickness=0.6, drape=drape,
                   folds=patterns.shirt_folds(66, LONG["sleeve"]))
    band(openings(body)[0], ribbed, 2.2, (0, -0.1, 1), lean=0.8, period=0.6, thick=0.6)
    for loop, way in sleeves(body):
        band(loop, ribbed, 6, way, gather=0.8, period=0.6, thick=0.5)
    band(lowest(body), ribbed, 5.5, gather=0.9, period=0.7, thick=0.5)
    tag(body, 62.8)


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


@kind("beanie", turned(STANDING, front=Shot(azimuth=-10, elevation=8),
                       close_up=Shot(azimuth=-10, elevation=10, crop=(0.0, -0.5, 0.45))))
def beanie():
    wool = knit(part=1, rows=1.0)
    ribs = 44
    profile = [(9.6, 6.6), (10.1, 9), (10.0, 13), (9.0, 17), (6.8, 20.2), (3.8, 22), (1.2, 22.6), (0.4, 22.6)]
    cuff = [(9.3, 0.6), (10.3, 0.1), (10.8, 0.8), (11.0, 3.6), (10.8, 6.8), (10.4, 7.6), (9.8, 7.2)]
    for line, depth in ((catmull(cuff, 4), 0.16), (catmull(profile, 5), 0.14)):
        rings = []
        for r, z in line:
            ring = []
            for i in range(ribs * 6):
                a = 2 * math.pi * i / (ribs * 6)
                wave = depth * math.cos(a * ribs) * min(1, r / 4)
                sag = 0.25 * math.sin(3 * a + z * 0.3) * min(1, z / 10)
                ring.append(((r + wave + sag) * math.cos(a), 0.9 * (r + wave + sag) * math.sin(a), z))
            rings.append(ring)
        loft(rings, wool, caps=(False, line[-1][0] < 1), subdivide=0)
    label = material("leather label", "#8a5a36", 0.6)
    place(add_thickness(add_mesh("label", [(-1.7, 0, -0.9), (1.7, 0, -0.9), (1.7, 0, 0.9), (-1.7, 0, 0.9)],
                                 [(0, 1, 2, 3)], label), 0.15), (0, -10.1, 3.6))


@kind("baseball cap", turned(STANDING, front=Shot(azimuth=-30, elevation=14),
                             three_quarter=Shot(azimuth=30, elevation=22),
                             close_up=Shot(azimuth=-30, elevation=20, crop=(0.0, -0.15, 0.5))))
def baseball_cap():
    twill, trim = canvas(part=1), canvas(part=1)
    rings = []
    for k in range(15):
        t = k / 14
        r, z = 9.4 * math.cos(t * math.pi / 2) ** 0.72, 2 + 9.6 * math.sin(t * math.pi / 2)
        rings.append([(max(r, 0.05) * 0.92 * math.cos(a), max(r, 0.05) * 1.04 * math.sin(a), z)
                      for a in [2 * math.pi * i / 72 for i in range(72)]])
    crown = loft(rings, twill, caps=(False, True), subdivide=1)
    add_thickness(crown, 0.2)
    vertices, faces, n = [], [], 40
    for i in range(n + 1):
        a = math.pi * (i / n) - math.pi
        for j in range(9):
            t = j / 8
            x, y = 8.6 * math.cos(a), 9.7 * math.sin(a)
            reach = 7.4 * math.sin(-a) ** 0.8 * t
            curve = 0.055 * (x * (1 + 0.12 * t)) ** 2 * (0.45 + 0.55 * t)
            vertices.append((x * (1 + 0.13 * t * abs(math.sin(a))), y - reach, 2.9 - curve * 0.55 - 0.9 * t))
    for i in range(n):
        faces += [(i * 9 + j, i * 9 + j + 1, i * 9 + 10 + j, i * 9 + 9 + j) for j in range(8)]
    add_subdivision(add_thickness(add_mesh("visor", vertices, faces, twill), 0.3), 1)
    for k in range(6):
        a = math.pi / 3 * k + math.pi / 6
        seam = []
        for s in range(12):
            t = s / 11.5
            r, z = 9.45 * math.cos(t * math.pi / 2) ** 0.72 + 0.05, 2 + 9.65 * math.sin(t * math.pi / 2)
            seam.append((r * 0.92 * math.cos(a), r * 1.04 * math.sin(a), z))
        tube(seam, 0.11, trim)
    ball((0.7, 0.7, 0.35), trim, (0, 0, 11.7))


def button_front(body, top, bottom, buttons, fabric, width=3.0):
    """A stitched placket down the middle of the front with evenly spread buttons."""
    patch(body, lambda s: (-width / 2, width / 2, top - (top - bottom) * s), 30, fabric, 0.14, columns=4)
    for side in (-1, 1):
        sewn(body, [(side * (width / 2 - 0.35), top - 0.4), (side * (width / 2 - 0.35), bottom + 0.4)], fabric, 0.3)
    pearl = plastic("#ece5d6", rough=0.25)
    for k in range(buttons):
        at = on_cloth(body, [(0, top - 2.5 - (top - bottom - 6) * k / (buttons - 1))], 0.45)
        if at:
            button(pearl, at[0], 0.6)


@kind("button-down shirt", WORN, LIFT)
def button_down_shirt():
    edges = patterns.shirt(72, **LONG)
    front, back = patterns.round_neck(72, drop=6.5, neck=7.6)
    edges[0] = ("seam", [(7.6, 72), *edges[0][1][1:]])
    cotton = poplin()
    drape = dict(pins=patterns.held_at_shoulders(65), grow=0.025, frames=18)
    body = garment(front + edges, cotton, depth=10, back_edges=back + edges, drape=drape,
                   folds=patterns.shirt_folds(72, LONG["sleeve"]))
    button_front(body, 65, 2, 7, cotton)
    collar(body, openings(body)[0], cotton, fall=5.8, open_front=1.4)
    pocket(body, 6.5, 16.5, 52, 41.5, cotton, cotton)
    for loop, way in sleeves(body):
        band(loop, cotton, 6, way, gather=0.3, thick=0.5)
    hem(body, lowest(body), cotton, (1.0,))
    for side in (-1, 1):
        sewn(body, [(side * (2 + 3.6 * k), 62.2 - 0.1 * k) for k in range(6)], cotton, side=1)
    tag(body, 69.5)


@kind("camp-collar shirt", WORN, LIFT)
def camp_collar_shirt():
    front, back = patterns.v_neck(70, drop=18, neck=8)
    edges = patterns.shirt(70, sleeve=(35.5, 44.6), cuff=(25.4, 40.6), neck=8)
    cloth_of = linen()
    body = garment(front + edges, cloth_of, depth=10, back_edges=back + edges, folds=patterns.shirt_folds(),
                   drape=dict(pins=patterns.held_at_shoulders(63), grow=0.025, frames=18))
    button_front(body, 52, 2, 5, cloth_of)
    lapels(body, [(0.4, 53), (4.2, 59), (9.2, 66), (9.8, 61.5), (12.4, 60.2), (8.2, 54.5), (2.2, 51.4)], cloth_of)
    fold_over(body, 70, cloth_of)
    pocket(body, 7, 17, 50, 39, cloth_of, cloth_of)
    for loop, way in sleeves(body):
        hem(body, loop, cloth_of, (2.8,), -way)
    hem(body, lowest(body), cloth_of)
    tag(body, 67)


@kind("polo shirt", WORN, LIFT)
def polo_shirt():
    front, back = patterns.round_neck(70, drop=7, neck=8)
    cotton, ribbed = pique(), rib()
    drape = dict(pins=patterns.held_at_shoulders(63), grow=0.02, frames=18)
    edges = patterns.shirt(neck=8)
    body = garment(front + edges, cotton, depth=10, back_edges=back + edges, drape=drape,
                   folds=patterns.shirt_folds())
    button_front(body, 63, 48, 3, cotton, 3.4)
    collar(body, openings(body)[0], cotton, fall=5.4, open_front=1.8)
    for loop, way in sleeves(body):
        band(loop, ribbed, 2.4, way, gather=0.3, period=0.5, thick=0.5)
    hem(body, lowest(body), cotton)
    tag(body, 67.5)


@kind("running vest", WORN, LIFT)
def running_vest():
    front, back = patterns.round_neck(68, drop=12, neck=8.5)
    fabric, edge = jersey(), cloth("#2a2b2e")
    folds = [f for f in patterns.shirt_folds(68) if f[1] < 40]
    body = garment(front + patterns.vest(chest=23), fabric, depth=9.5, back_edges=back + patterns.vest(chest=23),
                   drape=dict(pins=patterns.held_at_shoulders(60), grow=0.02, frames=18), folds=folds)
    loops = openings(body)
    for loop in loops[:3]:
        tube([tuple(p) for p in smooth_loop(loop)], 0.5, edge, closed=True)
    hem(body, loops[-1], fabric)
    tag(body, 65)


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


@kind("jacket", WORN, LIFT)
def jacket():
    edges = patterns.shirt(66, **LONG, chest=26.5, neck=8)
    front, back = patterns.round_neck(66, drop=7, neck=8)
    shell, ribbed, metal = twill(), rib(), steel("#6a6a6c", 0.35)
    drape = dict(pins=patterns.held_at_shoulders(59), grow=0.035, frames=18, bending=3.0)
    body = garment(front + edges, shell, depth=12, back_edges=back + edges, thickness=0.8, drape=drape,
                   folds=patterns.shirt_folds(66, LONG["sleeve"]))
    band(openings(body)[0], ribbed, 4.0, (0, -0.1, 1), lean=0.35, period=0.6, thick=0.7)
    for loop, way in sleeves(body):
        band(loop, ribbed, 6, way, gather=0.8, period=0.6, thick=0.6)
    band(lowest(body), ribbed, 6, gather=0.9, period=0.7, thick=0.6)
    strap(on_cloth(body, [(0, 59 - 3.05 * k) for k in range(20)], 0.25), 0.9, 0.3, metal)
    for side in (-1, 1):
        patch(body, lambda s, side=side: (side * 1.6 - 1.1, side * 1.6 + 1.1, 58.5 - 58 * s), 26, shell, 0.2, columns=3)
        sewn(body, [(side * 2.4, 58), (side * 2.4, 1)], shell, 0.4)
        for shift in (-1.3, 1.3):
            sewn(body, [(side * (11 + 5 * s) + shift, 27 - 12 * s + side * shift * 0.4) for s in (0, 0.5, 1)], shell, 0.2)
        strap(on_cloth(body, [(side * (11 + 5 * s), 27 - 12 * s) for s in (0, 0.25, 0.5, 0.75, 1)], 0.3), 1.8, 0.4,
              shell)
    tube(on_cloth(body, [(0, 56), (0.2, 53)], 0.8), 0.4, metal, smooth=False)
    tag(body, 63)


@kind("overcoat", WORN, LIFT)
def overcoat():
    sleeve = (41.5, 44)
    edges = patterns.shirt(104, sleeve=sleeve, cuff=(32.2, 41), elbow=(36.6, 72), chest=27, neck=8, armpit=25)
    front, back = patterns.v_neck(104, drop=30, neck=8)
    felt = wool()
    drape = dict(pins=patterns.held_at_shoulders(90), grow=0.02, frames=14, bending=4.0)
    folds = [f for f in patterns.shirt_folds(104, sleeve) if f[1] > 52]
    body = garment(front + edges, felt, depth=12, back_edges=back + edges, thickness=0.7, spacing=2.3, drape=drape,
                   folds=folds)
    patch(body, lambda s: (-3.2, 3.2, 73 - 72 * s), 34, felt, 0.22, columns=5, thick=0.4)
    horn = plastic("#3a2a1e", rough=0.25)
    for z in (70, 57, 44):
        button(horn, on_cloth(body, [(0.4, z)], 0.7)[0], 1.2)
    lapels(body, [(0.6, 74), (4.4, 83), (9.6, 96.5), (10.6, 91), (14.0, 89.4), (9.4, 80), (3.0, 72)], felt)
    fold_over(body, 104, felt, 6)
    for side in (-1, 1):
        patch(body, lambda s, side=side: (side * 16 - 6.5, side * 16 + 6.5, 40 - 5 * s), 5, felt, 0.3, thick=0.5)
    for loop, way in sleeves(body):
        hem(body, loop, felt, (5,), -way)
    sewn(body, [(0, 96), (0, 2)], felt, 0.05, 1)
    tag(body, 100)
