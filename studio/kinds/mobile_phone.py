"""Phones, wearables and listening."""

import math

from kind import kind
from materials import anodised, bump, glow, leather, material, picture, plastic, rubber, screen, steel
from parts.label import words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

UPRIGHT = turned(STANDING, front=Shot(elevation=8), three_quarter=Shot(azimuth=-28, elevation=12))


def phone_front(back):
    """A phone standing upright, its screen towards the viewer."""
    body = slab(rounded_rectangle(7.2, 15, 1.1), 0.75, back, 0.18, 5)
    face = place(slab(rounded_rectangle(6.95, 14.75, 1.0), 0.04, screen(), 0.015), (0, 0, 0.735))
    image = place(slab(rounded_rectangle(6.65, 14.45, 0.85), 0.005, picture("#3a4f86", "#f2b9a0"), 0), (0, 0, 0.777))
    lens = place(slab(rounded_rectangle(1.6, 0.45, 0.22), 0.005, screen("#000000"), 0), (0, 6.7, 0.784))
    button = place(box((0.14, 1.6, 0.3), back, 0.06), (3.63, 2.4, 0.24))
    return [body, face, image, lens, button]


def camera_island(rim):
    plate = place(slab(rounded_rectangle(3.2, 3.4, 0.8), 0.14, rim, 0.06), (-1.65, 5.4, 0.74))
    items = [plate]
    for x, y in ((-2.4, 6.15), (-2.4, 4.65), (-0.95, 5.4)):
        ring = revolve(rounded([(0, 0), (0.62, 0), (0.62, 0.16), (0.5, 0.18), (0.48, 0.1)], 0.03), steel("#8d8f93"), 48)
        eye = revolve([(0, 0.13), (0.49, 0.13)], screen("#05060a"), 48)
        items += [place(part, (x, y, 0.87)) for part in (ring, eye)]
    return items


@kind("smartphone", UPRIGHT)
def smartphone():
    shell = anodised(rough=0.3)
    group(phone_front(shell), at=(2.3, -1.2, 7.5), turn=(90, 0, -14))
    back = slab(rounded_rectangle(7.2, 15, 1.1), 0.75, shell, 0.18, 5)
    group([back, *camera_island(shell)], at=(-2.9, 2.4, 7.5), turn=(90, 0, 16))


@kind("phone case", turned(UPRIGHT, front=Shot(azimuth=8, elevation=8)))
def phone_case():
    soft = material("silicone", None, 0.55, part=1, Specular=0.3, Sheen=0.1)
    cover = slab(rounded_rectangle(7.6, 15.4, 1.25), 1.05, soft, 0.3, 6)
    lip = place(slab(rounded_rectangle(3.7, 3.9, 1.0), 0.2, soft, 0.1), (-1.65, 5.4, 0.95))
    island = camera_island(plastic("#2a2b2e", rough=0.25))
    for item in island:
        item.location.z += 0.32
    group([cover, lip, *island], at=(-2.6, 0.4, 7.7), turn=(84, 0, 14))
    inside = slab(rounded_rectangle(7.6, 15.4, 1.25), 1.05, soft, 0.3, 6)
    face = place(slab(rounded_rectangle(7.1, 14.9, 1.0), 0.04, screen(), 0.015), (0, 0, 1.03))
    image = place(slab(rounded_rectangle(6.8, 14.6, 0.85), 0.005, picture("#3f6b5c", "#efd9a8"), 0), (0, 0, 1.075))
    group([inside, face, image], at=(3.6, 4.0, 7.7), turn=(84, 0, -12))


@kind("smartwatch", turned(STANDING, front=Shot(azimuth=-18, elevation=10),
                           three_quarter=Shot(azimuth=32, elevation=16)))
def smartwatch():
    case, band = anodised(part=2, rough=0.22), material("sport band", None, 0.6, part=1, Specular=0.25)
    body = slab(rounded_rectangle(3.7, 4.3, 1.05), 1.0, case, 0.3, 6)
    face = place(slab(rounded_rectangle(3.45, 4.05, 0.95), 0.12, screen(), 0.06), (0, 0, 0.97))
    white, green = glow("#f5f5f5", 0.9), glow("#79d9a5", 0.9)
    time = words("10:09", 1.05, white, (0, 0.55, 1.1), (0, 0, 0))
    steps = words("6 240", 0.5, green, (0, -0.35, 1.1), (0, 0, 0))
    bar = place(box((2.3, 0.14, 0.01), green, 0), (0, -0.95, 1.092))
    crown = place(revolve(rounded([(0, 0), (0.36, 0), (0.36, 0.32), (0, 0.32)], 0.08), case, 32), (1.84, 0.7, 0.5),
                  (0, 90, 0))
    group([body, face, time, steps, bar, crown], at=(0, -2.6, 3.6), turn=(82, 0, 0))
    loop = [(0, -2.65, 5.6), (0, -1.2, 6.6), (0, 1.0, 6.4), (0, 2.7, 4.9), (0, 3.1, 3.1), (0, 2.2, 1.2), (0, 0.2, 0.15),
            (0, -1.6, 0.5), (0, -2.4, 1.6)]
    strap(loop, 2.5, 0.42, band, facing=lambda p: (0, p.y, p.z - 3.4))
    strap([(0, 2.9, 4.9), (0, 3.45, 3.2), (0, 2.6, 1.2), (0, 1.4, 0.35)], 2.5, 0.3, band,
          facing=lambda p: (0, p.y, p.z - 3.4))
    strap([(0, 3.15, 4.4), (0, 3.4, 3.8)], 2.9, 0.5, band, facing=(0, 1, 0.2), smooth=False)


@kind("earbuds", turned(STANDING, front=Shot(azimuth=-16, elevation=22), three_quarter=Shot(azimuth=30, elevation=32)))
def earbuds():
    shell, dark, metal = plastic(part=1, rough=0.22), rubber(), steel("#d0d2d6", 0.2)
    slab(rounded_rectangle(6.2, 2.7, 1.3), 3.2, shell, 0.75, 8)
    place(slab(rounded_rectangle(5.5, 2.0, 0.95), 0.06, dark, 0.02), (0, 0, 3.16))
    lid = place(slab(rounded_rectangle(6.2, 2.7, 1.3), 1.7, shell, 0.75, 8), (0, -1.35, 0))
    lining = place(slab(rounded_rectangle(5.4, 1.9, 0.9), 0.08, dark, 0.02), (0, -1.35, -0.04))
    group([lid, lining], at=(0, 1.3, 3.15), turn=(-108, 0, 0))
    place(revolve(rounded([(0, -0.9), (0.2, -0.9), (0.2, 0.9), (0, 0.9)], 0.05), metal, 32), (0, 1.3, 3.2), (0, 90, 0))
    for side in (-1, 1):
        ball((0.78, 0.7, 0.72), shell, (side * 1.35, 0, 4.0), (0, side * 18, 0))
        ball((0.45, 0.5, 0.45), dark, (side * 0.75, -0.1, 4.22), (0, side * 30, 0))
        tube([(side * 1.65, -0.1, 4.0), (side * 1.85, -0.1, 3.1)], 0.3, shell, smooth=False)
    place(ball((0.09, 0.04, 0.09), glow("#7ee0a0", 1.5)), (0, -1.36, 2.0))


@kind("over-ear headphones", turned(STANDING, front=Shot(azimuth=-28, elevation=10),
                                    three_quarter=Shot(azimuth=38, elevation=16),
                                    close_up=Shot(azimuth=-55, elevation=10, crop=(0.1, -0.45, 0.5))))
def over_ear_headphones():
    shell, soft, metal = plastic(part=1, rough=0.4), leather("#232326", rough=0.55), steel("#c4c5c8", 0.22)
    arc = [(8.6 * math.cos(a), 0, 11.5 + 8.4 * math.sin(a)) for a in [math.pi * i / 24 for i in range(-1, 26)]]
    strap(arc, 3.4, 0.9, shell, facing=lambda p: (p.x, 0, p.z - 11.5))
    pad = [(x * 0.925, y, 11.5 + (z - 11.5) * 0.925) for x, y, z in arc[4:-4]]
    strap(pad, 3.0, 1.1, soft, facing=lambda p: (p.x, 0, p.z - 11.5))
    for side in (-1, 1):
        cup = rounded([(0, 2.5), (2.4, 2.4), (3.7, 1.6), (4.0, 0.3), (3.7, -0.4), (0, -0.4)], 0.6)
        cushion = [(1.9, -0.4), (1.9, -1.5), (2.5, -2.2), (3.3, -2.2), (3.9, -1.6), (4.05, -0.9), (3.8, -0.35)]
        parts = [revolve(cup, shell, scale_y=1.0), revolve(rounded(cushion, 0.5), soft)]
        parts += [revolve(rounded([(0, 2.52), (1.6, 2.5), (1.75, 2.6), (1.85, 2.45)], 0.05), metal)]
        parts += [revolve([(0, -0.9), (2.2, -0.9)], plastic("#111113", rough=0.9))]
        group(parts, at=(side * 8.0, 0, 5.2), turn=(0, side * 86, 0), scale=(1.28, 1.0, 1.0))
        fork = [(side * 8.9, -3.9, 5.2), (side * 9.2, -3.7, 8.2), (side * 8.9, -1.6, 10.6), (side * 8.8, 0, 11.0),
                (side * 8.9, 1.6, 10.6), (side * 9.2, 3.7, 8.2), (side * 8.9, 3.9, 5.2)]
        tube(fork, 0.34, metal)
        strap([(side * 8.7, 0, 10.4), (side * 8.62, 0, 13.5)], 1.5, 0.7, metal, facing=(side, 0, 0), smooth=False)




@kind("wall charger", turned(STANDING, front=Shot(azimuth=-30, elevation=16),
                             three_quarter=Shot(azimuth=32, elevation=22)))
def wall_charger():
    shell, metal, dark = plastic(part=1, rough=0.28), steel("#d2d3d5", 0.25), plastic("#1b1b1d")
    body = slab(rounded_rectangle(4.4, 4.4, 0.9), 5.0, shell, 0.5, 6)
    ports = [place(slab(rounded_rectangle(1.0, 0.4, 0.19), 0.04, dark, 0), (0, y, 4.985)) for y in (0.8, -0.8)]
    pins = [place(slab(rounded_rectangle(0.62, 0.16, 0.05), 1.7, metal, 0.03), (x, 0, -1.7), (0, 0, 90))
            for x in (-0.65, 0.65)]
    group([body, *ports, *pins], (0, 0, 2.2), (90, 0, 0))
    tube([(0, -5.5, 3.0), (0, -7.4, 2.8), (1.5, -9.4, 0.6), (5, -9.4, 0.2), (7.5, -6, 0.2), (7, -1, 0.2)], 0.18, shell)
    place(slab(rounded_rectangle(1.2, 0.62, 0.3), 1.7, shell, 0.12), (0, -4.9, 3.0), (90, 0, 0))


@kind("power bank", turned(STANDING, front=Shot(azimuth=-24, elevation=34),
                           three_quarter=Shot(azimuth=30, elevation=40)))
def power_bank():
    shell, dark = anodised(rough=0.38), plastic("#1b1b1d", rough=0.4)
    slab(rounded_rectangle(7.0, 13.8, 1.4), 1.7, shell, 0.5, 6)
    for k in range(4):
        place(revolve([(0, 0), (0.12, 0)], glow("#f4f4f0", 1.0), 16), (-0.75 + 0.5 * k, -5.2, 1.706))
    for x, width in ((-1.6, 1.3), (0.6, 0.95), (2.2, 0.95)):
        place(slab(rounded_rectangle(width, 0.5, 0.12), 0.05, dark, 0), (x, -6.89, 0.85), (90, 0, 0))
    words("10 000 mAh", 0.7, plastic("#d8d8d6", rough=0.5), (0, 4.6, 1.706), (0, 0, 0))


@kind("charging cable", turned(STANDING, front=Shot(elevation=60), three_quarter=Shot(azimuth=-28, elevation=44)))
def charging_cable():
    braid, metal = material("braid", None, 0.8, part=1, Specular=0.2), steel()
    coil = []
    for k in range(141):
        a = 2 * math.pi * k / 20
        r = 4.2 + 0.1 * math.sin(k * 0.9)
        coil.append((r * math.cos(a), r * 1.15 * math.sin(a), 0.22 + 0.36 * (k // 20 % 3) + 0.04 * math.sin(k)))
    start = [(9.4, -5.6, 0.3), (7.4, -4.6, 0.25), (5.4, -2.6, 0.25)]
    end = [(5.0, 2.4, 0.3), (7.4, 4.2, 0.25), (9.6, 4.8, 0.3)]
    tube(start + coil + end, 0.2, braid)
    for at, turn in (((9.4, -5.6, 0.3), -26), ((9.6, 4.8, 0.3), 14)):
        head = place(box((1.9, 1.1, 0.6), braid, 0.16), (0.6, 0, -0.3))
        plug = place(slab(rounded_rectangle(0.85, 0.26, 0.12), 0.7, metal, 0.03), (1.5, 0, 0), (0, 90, 0))
        group([head, plug], at, (0, 0, turn))
    strap([(3.2, 0, 0.1), (3.4, 0, 1.3), (4.4, 0, 1.5), (5.2, 0, 1.2), (5.3, 0, 0.1)], 1.3, 0.15, leather("#7a4a2a"),
          facing=(0.2, 0, 1))


@kind("charging pad", turned(STANDING, front=Shot(azimuth=0, elevation=34),
                             three_quarter=Shot(azimuth=-30, elevation=28)))
def charging_pad():
    top, base = material("fabric", None, 0.9, part=1, Sheen=0.3), plastic("#2b2c2f", rough=0.4)
    revolve(rounded([(0, 0), (4.8, 0), (5.0, 0.35), (4.9, 0.7), (4.6, 0.75)], 0.15), base, 128)
    revolve(rounded([(4.75, 0.72), (4.6, 0.86), (0, 0.88)], 0.1), top, 128)
    ring = [(1.2 * math.cos(a), 1.2 * math.sin(a), 0.9) for a in [2 * math.pi * i / 60 for i in range(60)]]
    tube(ring, 0.04, base, closed=True, smooth=False)
    tube([(0, 4.9, 0.35), (0.5, 7, 0.2), (4, 8.5, 0.2), (9, 7, 0.2)], 0.18, base)


@kind("speaker", turned(STANDING, front=Shot(azimuth=-20, elevation=12), three_quarter=Shot(azimuth=30, elevation=20)))
def speaker():
    mesh, dark = material("mesh", None, 0.9, part=1, Sheen=0.2), rubber("#222225")
    bump(mesh, "ShaderNodeTexVoronoi", 0.06, 0.9, Scale=5)
    revolve(rounded([(0, 0.4), (4.1, 0.4), (4.4, 1.6), (4.4, 15.4), (4.1, 16.6), (0, 16.6)], 0.6), mesh, 128)
    revolve(rounded([(0, 0), (4.0, 0), (4.25, 0.9), (4.1, 1.2)], 0.2), dark)
    revolve(rounded([(4.15, 16.2), (4.2, 16.7), (3.6, 17.0), (0, 16.8)], 0.2), dark)
    for x, symbol in ((-1.4, "-"), (0, "o"), (1.4, "+")):
        words(symbol, 1.2, plastic("#e8e6e0"), (x, 0, 16.86), (0, 0, 0))
    strap([(3.6, 1.4, 15.6), (5.4, 1.6, 17.2), (5.8, 1.2, 15.2), (4.6, 0.6, 13.4)], 0.7, 0.25, dark, facing=(0, -1, 0))
    words("SAMPAN", 0.75, plastic("#e8e6e0"), (0, -4.44, 8.6))


@kind("phone stand", turned(STANDING, front=Shot(azimuth=-34, elevation=14),
                            three_quarter=Shot(azimuth=34, elevation=20)))
def phone_stand():
    metal, pad = anodised(rough=0.36), rubber()
    slab(rounded_rectangle(8.4, 9, 1.2), 0.5, metal, 0.12)
    strap([(0, 3.0, 0.3), (0, 3.6, 3.4), (0, 2.2, 7.0)], 2.2, 0.6, metal, facing=(0, -1, 0))
    back = place(slab(rounded_rectangle(7.0, 9.5, 1.2), 0.45, metal, 0.12), (0, 0, 0))
    grip = place(slab(rounded_rectangle(5.4, 4.6, 0.8), 0.1, pad, 0.03), (0, 0.8, 0.43))
    lip = box((7.0, 0.5, 2.0), metal, 0.12, (0, -4.5, 0))
    group([back, grip, lip], (0, 1.5, 7.6), (66, 0, 0))
