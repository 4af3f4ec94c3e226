"""Gear to carry: umbrella, headlamp, poles, picnic basket."""

import math

from kind import kind
from materials import canvas, cloth, glow, leather, material, plastic, rubber, steel, wood
from parts.label import words
from parts.line import strap, tube
from parts.mesh import add_mesh, add_thickness, group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

PANELS = 8


def canopy_point(turn, share, radius=52):
    """A point of the open umbrella: `turn` in panels, `share` from the tip to the edge."""
    between = math.sin(math.pi * (turn % 1))
    reach = radius * math.sin(share * 1.15) / math.sin(1.15) * (1 - 0.075 * between * share)
    height = 24 * (math.cos(share * 1.15) - 1) / (1 - math.cos(1.15)) - 1.6 * between * share
    a = 2 * math.pi * turn / PANELS
    return reach * math.cos(a), reach * math.sin(a), height


@kind("umbrella", turned(
    STANDING,
    front=Shot(azimuth=66, elevation=10),
    three_quarter=Shot(azimuth=-36, elevation=18),
    back=Shot(azimuth=150, elevation=10),
    close_up=Shot(azimuth=150, elevation=8, crop=(0, -0.3, 0.5)),
))
def umbrella():
    fabric, metal, dark = cloth(part=1, sheen=0.1), steel("#55585c", 0.35), wood("#6b4226", "#94623a", "z")
    around, rows, vertices, faces = PANELS * 10, 16, [], []
    for j in range(rows + 1):
        vertices += [canopy_point(i / 10, max(0.01, j / rows)) for i in range(around)]
    for j in range(rows):
        for i in range(around):
            k = (i + 1) % around
            faces.append((j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i))
    parts = [add_thickness(add_mesh("canopy", vertices, faces, fabric), 0.3)]
    for k in range(PANELS):
        rib = [canopy_point(k, j / 10) for j in range(11)]
        parts.append(tube([(x, y, z - 0.7) for x, y, z in rib], 0.3, metal, smooth=False))
        x, y, z = canopy_point(k, 0.5)
        parts.append(tube([(0, 0, -26), (x, y, z - 0.7)], 0.28, metal, smooth=False))
        x, y, z = rib[-1]
        parts.append(ball(0.7, metal, (x, y, z - 0.4)))
    parts.append(tube([(0, 0, 5), (0, 0, -66)], 0.65, metal, smooth=False))
    parts.append(revolve(rounded([(0, -28), (1.5, -28), (1.5, -25), (0, -25)], 0.3), metal, 32))
    parts.append(revolve(rounded([(0, 6), (0.5, 5.8), (1.1, 0.6), (0, 0.6)], 0.2), metal, 32))
    crook = [(0, 0, -60), (0, 0, -70), (0, -0.6, -74.5), (0, -3.6, -77.4), (0, -7.2, -76.2), (0, -8.4, -72.6)]
    parts.append(tube(crook, 1.25, dark, taper=[0.9, 1, 1, 1, 1, 1]))
    group(parts, turn=(50, 0, 0))


@kind("headlamp", turned(
    STANDING,
    front=Shot(azimuth=-26, elevation=22),
    three_quarter=Shot(azimuth=34, elevation=28),
    back=Shot(azimuth=150, elevation=28),
    close_up=Shot(azimuth=-16, elevation=20, crop=(0.35, -0.35, 0.5)),
))
def headlamp():
    band, dark, metal = canvas(part=1), plastic("#1d1e20", rough=0.45), steel("#bfc1c4", 0.25)
    shell = plastic(part=1, rough=0.38)
    loop = [(8.2 * math.cos(a), 9.2 * math.sin(a), 1.7) for a in [2 * math.pi * i / 72 for i in range(72)]]
    strap(loop, 3.0, 0.28, band, facing=lambda p: (p.x, p.y, 0), closed=True, smooth=False)
    for side in (-1, 1):
        strap([(side * 7.9 * math.cos(a), 9.35 * math.sin(a), 1.7) for a in (1.0, 1.1, 1.2)], 3.5, 0.7, dark,
              facing=(0, 1, 0))
    body = place(slab(rounded_rectangle(6.4, 4.4, 1.2), 2.6, shell, 0.5, 6), (0, 0, 0))
    face = place(slab(rounded_rectangle(5.6, 3.6, 0.9), 0.2, dark, 0.08), (0, 0, 2.5))
    rim = place(revolve(rounded([(1.15, 0), (1.5, 0), (1.45, 0.7), (1.2, 0.7)], 0.1), metal, 64), (-0.9, 0, 2.6))
    bowl = place(revolve([(0, 0.15), (0.5, 0.2), (1.2, 0.6)], material("reflector", "#e8eaec", 0.15, 1.0), 64),
                 (-0.9, 0, 2.6))
    bulb = ball((0.45, 0.45, 0.3), glow("#fff3cf", 2.2), (-0.9, 0, 2.9))
    red = ball((0.5, 0.5, 0.25), glow("#e2402f", 0.9), (1.75, 0, 2.7))
    button = place(slab(rounded_rectangle(2.2, 0.8, 0.35), 0.3, rubber(), 0.1), (0, 2.15, 1.3), (-90, 0, 0))
    group([body, face, rim, bowl, bulb, red, button], (0, -9.6, 2.4), (82, 0, 0))
    box((7.2, 0.6, 4.2), dark, 0.3, (0, -9.4, 0.3))
    box((5.4, 1.4, 3.0), dark, 0.4, (0, 9.6, 0.2))
    words("SAMPAN", 0.9, plastic("#c9cacc", rough=0.5), (0, 10.32, 1.7), (90, 0, 180))


@kind("trekking poles", turned(
    STANDING,
    front=Shot(azimuth=-38, elevation=46),
    three_quarter=Shot(azimuth=30, elevation=40),
    back=Shot(azimuth=140, elevation=40),
    close_up=Shot(azimuth=-38, elevation=34, crop=(-0.55, -0.4, 0.4)),
))
def trekking_poles():
    shaft, dark, cork = material("lacquer", None, 0.3, part=1, Specular=0.6), rubber("#222326"), wood(
        "#a97b4c", "#cfa06c", "x", 0.9)
    metal = steel("#c3c5c8", 0.3)
    for at, turn in (((0, 0, 1.7), 0), ((2.0, -8.5, 1.7), 5)):
        parts = [tube([(-14, 0, 0), (10, 0, 0)], 0.8, shaft, smooth=False),
                 tube([(10, 0, 0), (25, 0, 0)], 0.68, metal, smooth=False),
                 tube([(25, 0, 0), (36, 0, 0)], 0.55, shaft, smooth=False),
                 tube([(36, 0, 0), (40, 0, 0)], 0.4, metal, smooth=False, taper=[1, 0.5])]
        parts.append(tube([(-30, 0, 0.3), (-27, 0, 0.1), (-21, 0, -0.1), (-14, 0, 0)], 1.45, cork,
                          taper=[1.0, 1.05, 0.9, 1.02, 0.8]))
        parts.append(tube([(-14, 0, 0), (-9, 0, 0)], 1.12, dark, smooth=False, taper=[1, 0.95]))
        parts.append(ball((2.2, 1.7, 1.6), dark, (-30.6, 0, 0.3)))
        for x in (9.5, 24.5):
            lock = revolve(rounded([(0, -1.6), (1.15, -1.6), (1.15, 1.6), (0, 1.6)], 0.2), dark, 32)
            parts.append(place(lock, (x, 0, 0), (0, 90, 0)))
            parts.append(box((2.6, 0.7, 0.8), metal, 0.15, (x, -1.2, 0)))
        basket = revolve(rounded([(0.5, 0), (2.6, 0.1), (2.8, 0.4), (0.6, 0.7)], 0.1), dark, 48)
        parts.append(place(basket, (33.5, 0, 0), (0, 90, 0)))
        loop = [(-30, 0.9, 1.2), (-27, 4.4, -0.2), (-20, 6.2, -1.2), (-16, 4.0, -1.3), (-22, 2, -1), (-29, 0.4, 1)]
        parts.append(strap(loop, 1.7, 0.22, canvas("#2b2c2f"), facing=(0, 0, 1)))
        group(parts, at, (0, 0, turn))


def woven_wall(width, depth, height, material, rows):
    """Rounded rings of cane that pass in front of and behind the stakes by turns."""
    outline = rounded_rectangle(width, depth, 4, 10)
    ring = []
    for (x, y), (u, v) in zip(outline, outline[1:] + outline[:1]):
        steps = max(1, round(math.hypot(u - x, v - y) / 0.55))
        ring += [(x + (u - x) * s / steps, y + (v - y) * s / steps) for s in range(steps)]
    for row in range(rows):
        z, spread = 0.6 + (height - 1.2) * row / (rows - 1), 0.9 + 0.1 * row / (rows - 1)
        line = []
        for i, (x, y) in enumerate(ring):
            out = spread + 0.011 * math.sin(i * 0.62 + math.pi * row)
            line.append((x * out, y * out, z))
        tube(line, 0.62, material, closed=True, smooth=False)


@kind("picnic basket", turned(
    STANDING,
    front=Shot(azimuth=-22, elevation=18),
    three_quarter=Shot(azimuth=32, elevation=26),
    back=Shot(azimuth=150, elevation=34),
    close_up=Shot(azimuth=-22, elevation=20, crop=(-0.25, -0.15, 0.45)),
))
def picnic_basket():
    cane, tan, metal = wood("#a06d3c", "#cf9c63", "x"), leather("#8a5530"), steel("#c7a874", 0.3)
    lid, napkin = wood("#b98250", "#dcb07c", "x"), cloth(part=1, sheen=0.1)
    woven_wall(38, 26, 20, cane, 17)
    slab(rounded_rectangle(34, 23, 3.5), 0.8, cane, 0.2)
    for side in (-1, 1):
        flap = slab(rounded_rectangle(18.2, 26.5, 3.2), 1.0, lid, 0.35, 4)
        group([flap, *(place(box((0.25, 24.5, 0.1), tan, 0), (x, 0, 0.98)) for x in (-4.5, 0, 4.5))],
              (side * 9.6, 0, 20.2))
        place(box((2.2, 0.5, 7), tan, 0.15), (side * 11, -13.5, 14.4))
        ball((0.5, 0.3, 0.5), metal, (side * 11, -13.9, 15.8))
    arch = [(0, 13.4 * math.cos(a), 12 + 22 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    for x in (-0.75, 0.75):
        tube([(x, y, z) for _, y, z in arch], 0.85, cane, smooth=False)
    strap([(0, -6, 31.8), (0, 0, 34.6), (0, 6, 31.8)], 3.4, 2.2, tan, facing=(0, 0, 1))
    cover = [(x + 0.35 * math.sin(2.2 * y), y, z) for x, y, z in
             ((10, 9, 21.6), (10, 2, 21.8), (10, -6, 21.7), (10, -12.6, 21.4), (10, -14.4, 19.6), (10, -14.8, 14),
              (10, -14.7, 10))]
    strap(cover, 11, 0.35, napkin, facing=lambda p: (0, -1, 0.2) if p.y < -13.5 else (0, 0, 1))
