"""Fitness and things for the bathroom and the night."""

import math

from mathutils import Vector

from kind import kind
from materials import bump, glass, glow, material, plastic, steel
from parts.label import words
from parts.line import strap, tube
from parts.mesh import add_mesh, add_subdivision, group, place
from parts.panel import distance_to, fill
from parts.solid import ball, catmull, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

SHELF = turned(STANDING, front=Shot(elevation=8), three_quarter=Shot(azimuth=-30, elevation=16),
               close_up=Shot(elevation=10, crop=(0, 0.3, 0.5)))


@kind("yoga mat", turned(
    STANDING,
    front=Shot(azimuth=-30, elevation=24),
    three_quarter=Shot(azimuth=34, elevation=28),
    close_up=Shot(azimuth=-55, elevation=20, crop=(-0.4, 0.1, 0.4)),
    back=Shot(azimuth=-80, elevation=14),
))
def yoga_mat():
    foam = material("foam", None, 0.85, part=1, Specular=0.2)
    bump(foam, "ShaderNodeTexVoronoi", 0.05, 0.7, Scale=1.6)
    pitch, turns, inner = 0.62, 6.0, 1.7
    path = []
    for k in range(int(turns * 40) + 1):
        a = 2 * math.pi * k / 40
        r = inner + pitch * a / (2 * math.pi)
        path.append((0, r * math.sin(a), -r * math.cos(a)))
    radius = inner + pitch * turns
    path += [(0, -0.0 + s * 1.5, -radius) for s in range(1, 16)]
    path = [(0, -y, z + radius + 0.3) for _, y, z in path]
    strap(path, 61, 0.55, foam, facing=lambda p: (0, 0, -1) if p.z < 0.31 and p.y < 0 else (0, p.y,
            p.z - radius - 0.3), smooth=False)


@kind("dumbbells", turned(
    STANDING,
    front=Shot(azimuth=-34, elevation=20),
    three_quarter=Shot(azimuth=30, elevation=30),
    back=Shot(azimuth=0, elevation=60),
    close_up=Shot(azimuth=-34, elevation=20, crop=(-0.35, 0, 0.5)),
))
def dumbbells():
    coat, bar = material("vinyl", None, 0.5, part=1, Specular=0.35), steel("#bfc1c4", 0.3)
    for at, turn in (((0, 0, 3.6), 8), ((3.5, 11, 3.6), -6)):
        items = []
        for side in (-1, 1):
            hexagon = [(4.1 * math.cos(math.pi / 3 * i), 4.1 * math.sin(math.pi / 3 * i)) for i in range(6)]
            head = slab(hexagon, 5.4, coat, 0.6, 5)
            items.append(place(head, (side * 8.2 - 2.7, 0, 0), (90, 30, 90)))
        grip = rounded([(0, -6), (1.25, -6), (1.3, -3), (1.65, 0), (1.3, 3), (1.25, 6), (0, 6)], 0.8)
        items.append(place(revolve(grip, bar, 48), (0, 0, 0), (0, 90, 0)))
        group(items, at, (0, 0, turn))


@kind("reading glasses", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=14),
    three_quarter=Shot(azimuth=36, elevation=22),
    back=Shot(azimuth=150, elevation=26),
))
def reading_glasses():
    frame, lens, metal = material("acetate", None, 0.18, part=1, Specular=0.6), glass("#f4f7f7"), steel("#c2a878", 0.3)
    for side in (-1, 1):
        rim = [(side * 3.45 + 2.6 * math.copysign(abs(math.cos(a)) ** 0.85, math.cos(a)), 0.12 * abs(math.cos(a)),
                2.35 + 2.2 * math.copysign(abs(math.sin(a)) ** 0.85,
                                           math.sin(a))) for a in [2 * math.pi * i / 40 for i in range(40)]]
        tube(rim, 0.27, frame, closed=True, smooth=False)
        place(slab([(x - side * 3.45, z - 2.35) for x, _, z in rim], 0.16, lens, 0), (side * 3.45, 0.08, 2.35),
              (90, 0, 0))
        temple = [(side * 6.2, 0.15, 3.4), (side * 6.7, 1.2, 3.5), (side * 6.75, 6, 3.3), (side * 6.6, 10.5, 2.9),
                  (side * 6.4, 13.2, 0.7)]
        tube(temple, 0.26, frame, taper=[1, 1, 0.9, 0.9, 1.15])
        ball((0.12, 0.2, 0.12), metal, (side * 6.3, -0.16, 3.4))
    tube([(-0.95, -0.05, 2.9), (0, -0.15, 3.35), (0.95, -0.05, 2.9)], 0.26, frame)


@kind("sleep mask", turned(
    STANDING,
    front=Shot(azimuth=-14, elevation=50),
    three_quarter=Shot(azimuth=26, elevation=40),
    back=Shot(azimuth=156, elevation=36),
    close_up=Shot(azimuth=-14, elevation=40, crop=(-0.25, -0.25, 0.5)),
))
def sleep_mask():
    silk = material("satin", None, 0.42, part=1, Specular=0.35, Sheen=0.4)
    outline = [(10, 1.2), (9.2, 3.6), (5.5, 4.6), (0, 4.0), (-5.5, 4.6), (-9.2, 3.6), (-10, 1.2), (-9, -2.6),
               (-5.4, -4.4), (-1.8, -2.6),
               (0, -1.2), (1.8, -2.6), (5.4, -4.4), (9, -2.6)]
    boundary = [Vector(p) for p in catmull(outline, 6, closed=True)]
    points, triangles = fill(boundary, 0.7)
    edge = [boundary + boundary[:1]]
    height = [1.1 * (1 - (1 - min(1, distance_to(p, edge) / 2.6)) ** 2.2) for p in points]
    item = add_mesh("mask", [(p.x, p.y, h + 0.2) for p, h in zip(points, height)], triangles, silk)
    add_subdivision(item, 1)
    tube([(p.x, p.y, 0.25) for p in boundary], 0.3, silk, closed=True, smooth=False)
    band = [(9.7, 0.6, 0.4), (13, 2.5, 0.6), (13.2, 7.5, 0.6), (5, 9.6, 0.6), (-5, 9.2, 0.6), (-12.6, 7.6, 0.6),
            (-13, 2.5, 0.6), (-9.7, 0.6, 0.4)]
    strap(band, 1.6, 0.25, silk, facing=(0, -0.6, 0.5))


@kind("electric toothbrush", turned(SHELF, close_up=Shot(azimuth=-30, elevation=14, crop=(-0.25, 0.62, 0.38))))
def electric_toothbrush():
    shell, white, metal = plastic(part=1, rough=0.3), plastic("#f4f3ef", rough=0.3), steel("#d0d2d4", 0.25)
    revolve(rounded([(0, 0), (2.6, 0), (2.6, 0.9), (1.6, 2.2), (0, 2.2)], 0.4), white)
    revolve(rounded([(0, 1.6), (1.25, 1.6), (1.45, 6), (1.35, 12), (1.05, 16.2), (0.8, 16.6)], 0.8), shell)
    revolve([(0.8, 16.55), (0.74, 16.7), (0.8, 16.85)], metal, 48)
    tube([(0, 0, 16.8), (0, 0, 20), (0, 0.05, 22.8)], 0.5, white, taper=[1.4, 0.8, 0.75])
    place(slab([(0.62 * math.cos(a), 1.15 * math.sin(a)) for a in [2 * math.pi * i / 32 for i in range(32)]], 0.55,
               white, 0.12),
          (0, 0.2, 23.4), (90, 0, 0))
    for i in range(5):
        for j in range(9):
            x, z = -0.4 + 0.2 * i, 22.55 + 0.21 * j
            if (x / 0.5) ** 2 + ((z - 23.4) / 1.0) ** 2 < 1.05:
                bristle = material("bristle", "#f7f7f4" if (i + j) % 3 else "#7fb2c9", 0.7)
                tube([(x, -0.3, z), (x, -1.25, z)], 0.085, bristle, smooth=False)
    for k, paint in enumerate(("#7fb2c9", "#d99a8a")):
        x = 4.4 + 2.6 * k
        revolve(rounded([(0, 0), (1.0, 0), (1.0, 0.5), (0.5, 0.9), (0, 0.9)], 0.2), white, 48).location.x = x
        tube([(x, 0, 0.6), (x, 0, 4.2), (x, 0.05, 6.6)], 0.5, white, taper=[1.3, 0.8, 0.75])
        place(slab([(0.62 * math.cos(a), 1.15 * math.sin(a)) for a in [2 * math.pi * i / 32 for i in range(32)]], 0.55,
                   white, 0.12), (x, 0.2, 7.2), (90, 0, 0))
        place(revolve([(0.62, 0), (0.62, 0.35)], plastic(paint, rough=0.4), 48), (x, 0, 1.0))
        place(slab(rounded_rectangle(0.9, 1.8, 0.44), 0.9, material("bristle", "#f4f4f1", 0.8), 0.1), (x, -0.3, 7.2),
              (90, 0, 0))
    for z, radius in ((11.2, 0.45), (9.6, 0.16)):
        ball((radius, 0.14, radius), white, (0, -1.36, z))


@kind("bathroom scale", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=34),
    three_quarter=Shot(azimuth=30, elevation=28),
    back=Shot(azimuth=-70, elevation=14),
    close_up=Shot(azimuth=-16, elevation=42, crop=(0, 0.3, 0.5)),
))
def bathroom_scale():
    top, dark = material("glass top", None, 0.1, part=1, Specular=0.6), plastic("#1c1d1f", rough=0.3)
    for x in (-11, 11):
        for y in (-11, 11):
            place(revolve(rounded([(0, 0), (1.8, 0), (1.8, 1.6), (0, 1.6)], 0.2), dark, 32), (x, y, 0))
    place(slab(rounded_rectangle(30, 30, 2.6), 0.8, top, 0.15), (0, 0, 1.5))
    place(slab(rounded_rectangle(8.6, 4, 0.5), 0.03, dark, 0), (0, 8.4, 2.3))
    words("62.4", 2.9, glow("#f4f7f8", 1.1), (0, 8.4, 2.335), (0, 0, 0))
    for x, y in ((-9.5, -2), (9.5, -2), (-9.5, -9.5), (9.5, -9.5)):
        place(slab(rounded_rectangle(4.6, 4.6, 0.8), 0.04, steel("#8f9295", 0.35), 0), (x, y, 2.3))
