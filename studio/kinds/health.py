"""Care and fitness."""

import math

from mathutils import Vector

from kind import kind
from materials import bump, glass, glow, material, plastic, steel
from parts.bottle import bottle, cap, printed_label, pump
from parts.label import words
from parts.line import strap, tube
from parts.mesh import add_mesh, add_relief, add_subdivision, group, place
from parts.panel import distance_to, fill
from parts.pouch import print_on
from parts.solid import ball, catmull, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

SHELF = turned(STANDING, front=Shot(elevation=8), three_quarter=Shot(azimuth=-30, elevation=16),
               close_up=Shot(elevation=10, crop=(0, 0.3, 0.5)))


@kind("body lotion", SHELF)
def body_lotion():
    bottle(3.4, 15.5, 1.3, material("bottle", "#e9e1d3", 0.4, Specular=0.5), shoulder=1.6)
    pump(15.4, plastic("#2b2a28", rough=0.35))
    printed_label(3.4, 2.4, 12.4, [("SAMPAN", 0.95, 10.6), ("BODY LOTION", 0.55, 7.8), ("oat & shea", 0.48, 6.9),
                                   ("300 ml", 0.4, 3.6)], 150, None)


@kind("shampoo", SHELF)
def shampoo():
    amber = material("amber", "#7a3b12", 0.12, Specular=0.6)
    bottle(3.3, 17.5, 1.25, amber, shoulder=2.4)
    pump(17.3, plastic("#1d1d1f", rough=0.3))
    printed_label(3.3, 3.0, 12.0, [("SAMPAN", 0.9, 10.4), ("SHAMPOO", 0.7, 8.4), ("rosemary & mint", 0.45, 7.2),
                                   ("400 ml", 0.4, 4.0)], 150)


@kind("sunscreen", SHELF)
def sunscreen():
    shell, ink = material("tube", "#f3c65a", 0.4, Specular=0.5), plastic("#5a3a12", rough=0.7)
    rings = []
    for k in range(15):
        t = k / 14
        thick = 2.3 * (1 - t**2.2) + 0.06
        half = 2.4 + 0.75 * t
        rings.append([(half * math.cos(a), thick * math.sin(a), 3.2 + 12.5 * t)
                      for a in [2 * math.pi * i / 40 for i in range(40)]])
    body = loft(rings, shell, subdivide=1, angle=60)
    cap(2.15, 3.2, plastic("#fbf7ee", rough=0.35), 0)
    print_on(body, "SAMPAN", 0.95, ink, 12.4)
    print_on(body, "SPF 50+", 1.25, ink, 9.6)
    print_on(body, "sun cream", 0.62, ink, 8.2)
    print_on(body, "50 ml", 0.5, ink, 5.4)


@kind("lip balm", SHELF)
def lip_balm():
    shell, inner = plastic(part=1, rough=0.35), plastic("#f2eee6", rough=0.4)
    revolve(rounded([(0, 0), (0.95, 0), (0.95, 5.0), (0.9, 5.1), (0, 5.1)], 0.1), shell, 64)
    revolve(rounded([(0, 5.1), (0.82, 5.1), (0.82, 5.9), (0, 5.9)], 0.06), inner, 64)
    revolve([(0, 5.9), (0.66, 5.9), (0.66, 6.6), (0.6, 6.75), (0, 6.8)], material("balm", "#e9a9a0", 0.35), 64)
    printed_label(0.95, 0.8, 4.4, [("SAMPAN", 0.3, 2.9), ("lip balm", 0.22, 2.3)], 150, None)
    lid = revolve(rounded([(0, 0), (0.97, 0), (0.97, 3.6), (0, 3.6)], 0.14), shell, 64)
    place(lid, (1.6, -1.3, 0.97), (0, 90, -24))


@kind("bath salts", SHELF)
def bath_salts():
    revolve(rounded([(0, 0), (4.2, 0), (4.5, 0.4), (4.5, 9.6), (3.7, 10.6), (3.7, 11.2)], 0.7), glass())
    salt = revolve(rounded([(0, 0.35), (4.0, 0.35), (4.32, 0.7), (4.32, 8.6), (0, 8.8)], 0.4),
                   material("salt", "#eab9b4", 0.7))
    add_relief(add_subdivision(salt, 2), 0.22, 0.28)
    place(revolve(rounded([(0, 0), (3.6, 0), (4.0, 2.3), (0, 2.4)], 0.25), material("cork", "#b98d5f", 0.95)),
          (0, 0, 10.9))
    printed_label(4.5, 2.4, 7.0, [("SAMPAN", 0.78, 6.0), ("BATH SALTS", 0.6, 4.7), ("450 g", 0.42, 3.3)], 105)


@kind("vitamin C tablets", SHELF)
def vitamin_c_tablets():
    bottle(3.0, 9.4, 1.9, material("amber", "#8a4410", 0.14, Specular=0.6), shoulder=1.1)
    cap(2.25, 2.0, plastic("#f4f1ea", rough=0.4), 9.0, ribs=36)
    printed_label(3.0, 1.3, 7.2, [("SAMPAN", 0.7, 6.2), ("VITAMIN C", 0.72, 4.6), ("500 mg", 0.5, 3.7),
                                  ("60 tablets", 0.4, 2.1)], 190, "#f7f2e6", "#b2500f")
    tablet = material("tablet", "#f0a53a", 0.6)
    for x, y, turn in ((4.6, -3.0, 0), (6.0, -1.8, 40), (5.9, -3.7, 90), (4.2, -4.5, 20)):
        pill = revolve(rounded([(0, 0), (0.62, 0.08), (0.7, 0.3), (0.62, 0.52), (0, 0.6)], 0.1), tablet, 40)
        place(pill, (x, y, 0.0 if turn else 0.02), (0, 0, turn))


@kind("soap bar", turned(STANDING, front=Shot(azimuth=-22, elevation=26), three_quarter=Shot(azimuth=30, elevation=34)))
def soap_bar():
    soap = material("soap", None, 0.45, part=1, Specular=0.4)
    for at, turn in (((0, 0, 0), (0, 0, 0)), ((0.3, 0.5, 2.75), (0, 0, 18))):
        bar = ball((4.3, 2.9, 1.4), soap, square=0.42)
        ring = [(3.1 * math.cos(a), 1.9 * math.sin(a), 1.36) for a in [2 * math.pi * i / 48 for i in range(48)]]
        rim = tube(ring, 0.07, soap, closed=True, smooth=False)
        name = words("SAMPAN", 0.85, soap, (0, 0, 1.4), (0, 0, 0))
        name.data.extrude = 0.06
        group([bar, rim, name], (at[0], at[1], at[2] + 1.4), turn)


@kind("yoga mat", turned(STANDING, front=Shot(azimuth=-30, elevation=24), three_quarter=Shot(azimuth=34, elevation=28),
                         close_up=Shot(azimuth=-55, elevation=20, crop=(-0.4, 0.1, 0.4))))
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


@kind("dumbbells", turned(STANDING, front=Shot(azimuth=-34, elevation=20),
                          three_quarter=Shot(azimuth=30, elevation=30)))
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


@kind("reading glasses", turned(STANDING, front=Shot(azimuth=-18, elevation=14),
                                three_quarter=Shot(azimuth=36, elevation=22)))
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


@kind("sleep mask", turned(STANDING, front=Shot(azimuth=-14, elevation=50),
                           three_quarter=Shot(azimuth=26, elevation=40)))
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


@kind("electric toothbrush", SHELF)
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
    for z, radius in ((11.2, 0.45), (9.6, 0.16)):
        ball((radius, 0.14, radius), white, (0, -1.36, z))


@kind("bathroom scale", turned(STANDING, front=Shot(azimuth=-18, elevation=34),
                               three_quarter=Shot(azimuth=30, elevation=28)))
def bathroom_scale():
    top, dark = material("glass top", None, 0.1, part=1, Specular=0.6), plastic("#1c1d1f", rough=0.3)
    for x in (-11, 11):
        for y in (-11, 11):
            place(revolve(rounded([(0, 0), (1.8, 0), (1.8, 1.6), (0, 1.6)], 0.2), dark, 32), (x, y, 0))
    place(slab(rounded_rectangle(30, 30, 2.6), 0.8, top, 0.15), (0, 0, 1.5))
    place(slab(rounded_rectangle(8.6, 4, 0.5), 0.03, dark, 0), (0, 8.4, 2.3))
    words("62.4", 2.9, glow("#f4f7f8", 1.1), (0, 8.4, 2.335), (0, 0, 0))
    for x, y in ((-9.5, -2), (9.5, -2), (-9.5, -9.5), (9.5, -9.5)):
        place(slab(rounded_rectangle(4.6, 4.6, 0.8), 0.04, steel("#c5c8ca", 0.3), 0), (x, y, 2.3))


@kind("first-aid kit", turned(STANDING, front=Shot(azimuth=-18, elevation=12),
                              three_quarter=Shot(azimuth=30, elevation=20)))
def first_aid_kit():
    case, white, dark = plastic("#b9291f", rough=0.5), plastic("#f6f3ec", rough=0.5), plastic("#2a2a2c", rough=0.6)
    place(slab(rounded_rectangle(24, 17, 2.6), 9, case, 1.2, 6), (0, 4.5, 8.5), (90, 0, 0))
    seam = [(x, 0.2, z + 8.5) for x, z in rounded_rectangle(24.1, 17.1, 2.6)]
    tube(seam, 0.22, dark, closed=True, smooth=False)
    a, b = 1.25, 3.8
    cross = [(b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a), (-a, -b), (a, -b), (a, -a), (b, -a)]
    place(slab(cross, 0.12, white, 0.03), (0, -4.46, 8.6), (90, 0, 0))
    strap([(-4.6, 0, 16.8), (-4.0, 0, 19.4), (4.0, 0, 19.4), (4.6, 0, 16.8)], 2.2, 0.6, dark, facing=(0, 0, 1))
