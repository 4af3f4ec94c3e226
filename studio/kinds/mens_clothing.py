"""Menswear on an invisible figure, and headwear."""

import math

from fabrics import jersey, pique, poplin, rib, stockinette, twill, wool
from kind import kind
from materials import canvas, cloth, knit, material, plastic, steel
from parts import patterns
from parts.garment import around, button, collar, garment, on_cloth, openings
from parts.line import strap, tube
from parts.mesh import add_mesh, add_subdivision, add_thickness, place
from parts.sewing import band, belt_loops, direction_of, hem, neck_label, patch, pocket, sewn
from parts.solid import ball, catmull, loft
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14


TAG = ("#f4f1ea", "#2a2724")
LONG = dict(sleeve=(39.4, 13), cuff=(31.4, 10), elbow=(34.4, 38))


def sleeves(body):
    """The openings of the sleeves, each with the direction it looks at."""
    ends = [loop for loop in openings(body)[1:] if abs(sum(p.x for p in loop) / len(loop)) > 15]
    return [(loop, direction_of(loop, (math.copysign(21, loop[0].x), 0, max(p.z for p in loop) + 20)))
            for loop in ends]


def lowest(body):
    return openings(body)[-1]


def tag(body, top):
    neck_label(body, top, cloth(TAG[0]), cloth(TAG[1]))


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


@kind("shorts", WORN, LIFT)
def shorts():
    edges = [
        ("open", [(0, 46), (20, 46.4)]),
        ("seam", [(20, 46.4), (25, 30), (29, 0)]),
        ("open", [(29, 0), (3.5, -1.5)]),
        ("seam", [(3.5, -1.5), (1.6, 14), (0, 17)]),
    ]
    drape = dict(pins=lambda p: 1.0 if p.z > 41 else 0.0, grow=0.02, frames=20)
    body = garment(edges, canvas(), depth=9, reach=13, drape=drape)
    waist = openings(body)[0]
    strap([(p.x, p.y, p.z - 1.4) for p in waist[::2]], 3.6, 0.5, canvas(), facing=lambda p: (p.x, p.y, 0), closed=True)
    cord = material("cord", "#f0ebe0", 0.9)
    for side in (-1, 1):
        tube([(side * 0.8, -9.6, 44.6), (side * 1.4, -10.2, 42), (side * 1.8, -10.2, 38 + side)], 0.24, cord)


@kind("beanie", turned(STANDING, front=Shot(azimuth=-10, elevation=8)))
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
                             three_quarter=Shot(azimuth=30, elevation=22)))
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


def button_front(body, top, bottom, buttons, material_of, width=2.8):
    """A placket down the middle of the front with evenly spread buttons."""
    strap(on_cloth(body, [(0, top - (top - bottom) * k / 18) for k in range(19)], 0.12), width, 0.25, material_of)
    pearl = plastic("#ece5d6", rough=0.25)
    for k in range(buttons):
        at = on_cloth(body, [(0, top - 2.5 - (top - bottom - 6) * k / (buttons - 1))], 0.4)
        if at:
            button(pearl, at[0], 0.5)


@kind("button-down shirt", WORN, LIFT)
def button_down_shirt():
    edges = patterns.shirt(72, sleeve=(37.5, 13), cuff=(30.5, 10.5), chest=26)
    front, back = patterns.round_neck(72, drop=6.5, neck=7.6)
    fabric = cloth()
    drape = dict(pins=patterns.held_at_shoulders(65), grow=0.025, frames=20)
    body = garment(front + edges, fabric, depth=10, back_edges=back + edges, drape=drape)
    button_front(body, 65, 2, 7, fabric)
    collar(body, openings(body)[0], fabric, fall=5.8, open_front=1.4)
    pocket = [(6, 52), (6, 42), (10.5, 40.2), (15, 42), (15, 52), (6, 52)]
    dense = [(a[0] + (b[0] - a[0]) * s / 8, a[1] + (b[1] - a[1]) * s / 8) for a, b in zip(pocket, pocket[1:])
             for s in range(8)]
    tube(on_cloth(body, dense, 0.1), 0.12, fabric, smooth=False)
    for loop in openings(body)[1:]:
        if sum(p.z for p in loop) / len(loop) > 5:
            middle = sum(p.x for p in loop) / len(loop)
            strap([(p.x, p.y, p.z + 2.4) for p in loop[::2]], 5.4, 0.4, fabric, facing=lambda p,
                  x=middle: (p.x - x, p.y, 0), closed=True)


@kind("polo shirt", WORN, LIFT)
def polo_shirt():
    front, back = patterns.round_neck(70, drop=7, neck=8)
    fabric = knit(rows=3.2)
    drape = dict(pins=patterns.held_at_shoulders(63), grow=0.02, frames=20)
    edges = patterns.shirt(neck=8)
    body = garment(front + edges, fabric, depth=10, back_edges=back + edges, drape=drape)
    button_front(body, 62.5, 48, 3, fabric, 3.2)
    collar(body, openings(body)[0], fabric, fall=5.4, open_front=1.8)


@kind("running vest", WORN, LIFT)
def running_vest():
    front, back = patterns.round_neck(68, drop=12, neck=8.5)
    fabric, edge = cloth(sheen=0.1), cloth("#2a2b2e")
    body = garment(front + patterns.vest(), fabric, depth=9.5, back_edges=back + patterns.vest(),
                   drape=dict(pins=patterns.held_at_shoulders(60), grow=0.02, frames=18))
    for loop in openings(body)[:3]:
        tube([tuple(p) for p in loop[::2]], 0.42, edge, closed=True)


@kind("straight-leg trousers", WORN, LIFT)
def straight_leg_trousers():
    fabric = cloth(sheen=0.1)
    body = garment(patterns.trousers(hem=21, inner=5.6), fabric, depth=9, reach=9.5, spacing=2.2,
                   drape=dict(pins=patterns.held_at_waist(93, 2), grow=0.018, frames=18))
    strap(around(body, 100.4, 0.15), 3.6, 0.5, fabric, facing=lambda p: (p.x, p.y, 0), closed=True)
    for side in (-1, 1):
        tube(on_cloth(body, [(side * (13 - 0.12 * k), 88 - 7.2 * k) for k in range(13)], 0.12), 0.16, fabric)
        tube(on_cloth(body, [(side * (12 + 8 * s), 98 - 15 * s) for s in (0, 0.25, 0.5, 0.75, 1)], 0.2), 0.16, fabric)
        strap(on_cloth(body, [(side * 10.5, z) for z in (98.4, 99.2, 101, 101.8)], 0.8), 1.0, 0.25, fabric,
              smooth=False)
    x, y, z = on_cloth(body, [(0, 99.4)], 0.7)[0]
    button(plastic("#3a342c", rough=0.3), (x, y, z + 0.8), 0.75)


@kind("jacket", WORN, LIFT)
def jacket():
    edges = patterns.shirt(66, sleeve=(38.5, 11), cuff=(29.5, 8), chest=28, neck=8)
    front, back = patterns.round_neck(66, drop=7, neck=8)
    shell, rib, metal = canvas(part=1), knit(rows=1.5), steel("#6a6a6c", 0.35)
    drape = dict(pins=patterns.held_at_shoulders(59), grow=0.035, frames=20, bending=3.0)
    body = garment(front + edges, shell, depth=12, back_edges=back + edges, thickness=0.8, drape=drape)
    loops = openings(body)
    strap([(p.x, p.y, p.z + 1.2) for p in loops[0][::2]], 4.2, 0.5, rib, facing=lambda p: (p.x, p.y, 6), closed=True)
    for loop in loops[1:]:
        middle = sum(p.x for p in loop) / len(loop)
        strap([(p.x, p.y, p.z - 1.4) for p in loop[::2]], 4.4, 0.4, rib, facing=lambda p, x=middle: (p.x - x, p.y, 0),
              closed=True)
    strap(on_cloth(body, [(0, 59 - 3.05 * k) for k in range(20)], 0.25), 0.9, 0.3, metal)
    tube(on_cloth(body, [(0, 56), (0.2, 53)], 0.8), 0.35, metal, smooth=False)
    for side in (-1, 1):
        strap(on_cloth(body, [(side * (11 + 5 * s), 27 - 12 * s) for s in (0, 0.25, 0.5, 0.75, 1)], 0.3), 1.8, 0.4,
              shell)


@kind("overcoat", WORN, LIFT)
def overcoat():
    edges = patterns.shirt(104, sleeve=(38, 46), cuff=(29.5, 43.5), chest=29, neck=8)
    front, back = patterns.v_neck(104, drop=30, neck=8)
    wool = cloth(sheen=0.6)
    drape = dict(pins=patterns.held_at_shoulders(90), grow=0.02, frames=16, bending=4.0)
    body = garment(front + edges, wool, depth=12, back_edges=back + edges, thickness=0.7, spacing=2.5, drape=drape)
    tube(on_cloth(body, [(0, 73 - 3.6 * k) for k in range(21)], 0.15), 0.3, wool)
    horn = plastic("#3a2a1e", rough=0.25)
    for z in (70, 57, 44):
        button(horn, on_cloth(body, [(2.6, z)], 0.6)[0], 1.1)
    for side in (-1, 1):
        lapel = [(side * x, z) for x, z in ((0.6, 74), (3.2, 84), (5.6, 92), (9.8, 96), (11.0, 91), (8.2, 82),
                                            (4.4, 76), (0.8, 73))]
        ring = on_cloth(body, lapel, 0.7)
        middle = tuple(sum(c) / len(ring) for c in zip(*ring))
        faces = [(i, (i + 1) % len(ring), len(ring)) for i in range(len(ring))]
        add_subdivision(add_thickness(add_mesh("lapel", ring + [middle], faces, wool, smooth=False), 0.5, offset=0), 1)
        flap = on_cloth(body, [(side * (10 + 2 * k), 38 - 0.3 * k) for k in range(7)], 0.4)
        strap(flap, 4.6, 0.5, wool, smooth=False)
