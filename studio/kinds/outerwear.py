"""Jackets, coats and robes on an invisible figure."""

import math

from fabrics import rib, towelling, twill, wool
from kind import kind
from materials import plastic, steel
from parts import patterns
from parts.garment import button, garment, on_cloth, openings
from parts.line import strap, tube
from parts.sewing import band, hem, patch, sewn, sleeves, smooth_loop, tag
from parts.tailoring import bow, fold_over, lapels, smooth_belt
from shots import WORN

LIFT = 0.14
LONG = dict(sleeve=(39.4, 13), cuff=(31.4, 10), elbow=(34.4, 38))


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
    band(openings(body)[-1], ribbed, 6, gather=0.9, period=0.7, thick=0.6)
    strap(on_cloth(body, [(0, 59 - 3.05 * k) for k in range(20)], 0.25), 0.9, 0.3, metal)
    for side in (-1, 1):
        patch(body, lambda s, side=side: (side * 1.6 - 1.1, side * 1.6 + 1.1, 58.5 - 58 * s), 26, shell, 0.2, columns=3)
        sewn(body, [(side * 2.4, 58), (side * 2.4, 1)], shell, 0.4)
        for shift in (-1.3, 1.3):
            edge = [(side * (11 + 5 * s) + shift, 27 - 12 * s + side * shift * 0.4) for s in (0, 0.5, 1)]
            sewn(body, edge, shell, 0.2)
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
                   shape=patterns.skirt_folds(64, 1.6, 5),
                   drape=dict(pins=patterns.dress_pins(66), grow=0.015, frames=14, bending=3.0))
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
                   shape=patterns.skirt_folds(62, 1.8, 6),
                   drape=dict(pins=patterns.dress_pins(66), grow=0.02, frames=14))
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
