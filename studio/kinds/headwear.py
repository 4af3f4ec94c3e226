"""Hats and caps."""

import math

from fabrics import twill, wool
from kind import kind
from materials import bump, canvas, knit, material
from parts.line import strap, tube
from parts.mesh import add_mesh, add_subdivision, add_thickness, place
from parts.sewing import band
from parts.solid import ball, catmull, loft
from shots import STANDING, Shot, turned


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
