"""Storage, hubs and other small things for a computer."""

import math

from kind import kind
from materials import anodised, cloth, glow, leather, material, plastic, rubber, steel
from parts.label import words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import LYING, STANDING, Shot, turned

DESK = turned(
    LYING,
    front=Shot(elevation=52),
    three_quarter=Shot(azimuth=-32, elevation=34),
    back=Shot(azimuth=150, elevation=28),
    close_up=Shot(azimuth=-25, elevation=38, crop=(-0.25, -0.05, 0.45)),
)


@kind("external SSD", turned(
    DESK,
    front=Shot(azimuth=-24, elevation=40),
    three_quarter=Shot(azimuth=30, elevation=34),
    back=Shot(azimuth=64, elevation=30),
    close_up=Shot(azimuth=-24, elevation=40, crop=(-0.2, -0.1, 0.6)),
))
def external_ssd():
    shell, dark = anodised(rough=0.4), rubber()
    slab(rounded_rectangle(5.4, 9.6, 1.1), 1.0, shell, 0.32, 5)
    place(slab(rounded_rectangle(0.95, 0.36, 0.17), 0.05, dark, 0), (0, -4.79, 0.5), (90, 0, 0))
    cable = [(0, -5.6, 0.5), (0, -7.2, 0.45), (2.2, -7.8, 0.3), (4.4, -6, 0.3), (4.6, -2, 0.3), (4.6, 1.2, 0.3)]
    tube(cable, 0.2, dark)
    place(box((0.9, 1.5, 0.5), dark, 0.1), (0, -5.6, 0.28))
    box((0.9, 1.6, 0.5), dark, 0.1, (4.6, 1.8, 0.08))
    place(slab(rounded_rectangle(0.8, 0.26, 0.12), 0.7, steel(), 0.02), (4.6, 2.5, 0.33), (-90, 0, 0))
    print_colour = plastic("#8b8d90", rough=0.4)
    words("SAMPAN", 0.62, print_colour, (0, 3.4, 1.005), (0, 0, 0))
    words("1 TB", 0.5, print_colour, (0, 2.5, 1.005), (0, 0, 0))


@kind("flash drive", turned(
    DESK,
    front=Shot(azimuth=-40, elevation=38),
    three_quarter=Shot(azimuth=30, elevation=38),
    back=Shot(azimuth=-150, elevation=32),
    close_up=Shot(azimuth=-40, elevation=26, crop=(0.3, -0.3, 0.5)),
))
def flash_drive():
    shell, metal = material("shell", None, 0.4, part=1, Specular=0.5), steel("#c9cbcd", 0.25)
    slab(rounded_rectangle(1.9, 4.2, 0.4), 0.85, shell, 0.2, 4)
    box((1.2, 1.5, 0.45), metal, 0.04, (0, -2.8, 0.2))
    for x in (-0.3, 0.3):
        box((0.25, 0.28, 0.02), plastic("#202022"), 0, (x, -2.95, 0.645))
    ring = [(0.55 * math.cos(a), 2.45 + 0.55 * math.sin(a), 0.42) for a in [2 * math.pi * i / 30 for i in range(30)]]
    tube(ring, 0.09, metal, closed=True, smooth=False)
    words("64 GB", 0.62, plastic("#8b8d90", rough=0.4), (0, 0.2, 0.855), (0, 0, -90))


@kind("router", turned(
    STANDING,
    front=Shot(azimuth=-20, elevation=16),
    three_quarter=Shot(azimuth=30, elevation=22),
    back=Shot(azimuth=160, elevation=10),
    close_up=Shot(azimuth=-26, elevation=24, crop=(0, -0.6, 0.5)),
))
def router():
    shell, dark = plastic(part=1, rough=0.42), plastic("#2a2b2e", rough=0.5)
    slab(rounded_rectangle(24, 14, 2.2), 2.6, shell, 0.8, 5)
    for k in range(9):
        box((0.35, 6, 0.04), dark, 0, (-4 + k, 1.5, 2.59))
    for k in range(5):
        ball((0.16, 0.06, 0.16), glow("#79d9a5", 1.4), (-4 + 2 * k, -6.98, 1.3))
    for x in (-10.4, -3.5, 3.5, 10.4):
        place(slab(rounded_rectangle(1.5, 17, 0.6), 0.7, dark, 0.25), (x, 7.3, 9.6), (86, 0, 0))
    for x in (-6.9, -1.8, 0, 1.8):
        box((1.35, 0.1, 1.15), plastic("#d9b23f" if x < -5 else "#3a3b3e", rough=0.5), 0.04, (x, 6.98, 0.75))
        box((0.95, 0.12, 0.7), plastic("#0b0b0c", rough=0.7), 0, (x, 6.99, 0.9))
    place(revolve([(0, 0), (0.5, 0), (0.5, 0.1)], dark, 32), (6.9, 7.05, 1.3), (-90, 0, 0))


@kind("hub", turned(
    DESK,
    front=Shot(azimuth=-26, elevation=30),
    three_quarter=Shot(azimuth=30, elevation=34),
    close_up=Shot(azimuth=-20, elevation=20, crop=(-0.15, -0.3, 0.5)),
))
def hub():
    shell, dark, metal = anodised(rough=0.36), plastic("#17181a", rough=0.5), steel()
    slab(rounded_rectangle(11, 4.2, 0.5), 1.2, shell, 0.18, 4)
    for x, width, height in ((-3.8, 1.4, 0.6), (-1.6, 1.4, 0.6), (0.6, 0.95, 0.36), (2.6, 1.6, 0.5)):
        place(slab(rounded_rectangle(width, height, 0.14), 0.05, dark, 0), (x, -2.08, 0.62), (90, 0, 0))
    tube([(5.3, 0.4, 0.6), (8, 0.8, 0.5), (11, 3.4, 0.3), (9, 6.5, 0.3), (4.5, 7, 0.3)], 0.24, rubber())
    box((1.7, 1.0, 0.6), shell, 0.15, (3.8, 7.0, 0.05))
    box((0.8, 0.85, 0.28), metal, 0.1, (2.6, 7.0, 0.2))


@kind("webcam", turned(
    STANDING,
    front=Shot(azimuth=-20, elevation=10),
    three_quarter=Shot(azimuth=32, elevation=16),
    back=Shot(azimuth=160, elevation=14),
    close_up=Shot(azimuth=-24, elevation=12, crop=(0, 0.45, 0.5)),
))
def webcam():
    shell, dark = plastic(part=1, rough=0.42), plastic("#121214", rough=0.2)
    body = slab(rounded_rectangle(9.4, 3.2, 1.55), 2.6, shell, 0.5, 5)
    face = place(slab(rounded_rectangle(8.9, 2.7, 1.3), 0.1, dark, 0.04), (0, 0, 2.56))
    lens = revolve(rounded([(0, 0.12), (0.45, 0.15), (0.62, 0.3), (0.95, 0.32), (1.0, 0)], 0.08),
                   plastic("#05060a", rough=0.06), 64)
    ring = revolve([(1.0, 0.0), (1.0, 0.2), (1.1, 0.2), (1.1, 0)], steel("#8d8f93"), 64)
    lamp = ball((0.12, 0.12, 0.05), glow("#79d9a5", 1.5), (2.2, 0, 2.68))
    back = place(slab(rounded_rectangle(6.4, 1.9, 0.9), 0.1, dark, 0.04), (0, 0, -0.06))
    vents = [box((0.16, 1.0, 0.06), shell, 0, (-2.4 + 0.6 * k, 0, -0.1)) for k in range(9)]
    parts = [body, face, place(lens, (0, 0, 2.6)), place(ring, (0, 0, 2.6)), lamp, back, *vents]
    group(parts, (0, 0, 6.4), (86, 0, 0))
    tube([(0, 1.6, 6.2), (0.2, 3.6, 5.0), (0.4, 3.2, 1.4), (1.0, 4.6, 0.25), (3.6, 5.4, 0.22)], 0.2, rubber())
    box((1.6, 1.0, 0.5), dark, 0.12, (4.2, 5.5, 0))
    box((0.8, 0.85, 0.26), steel(), 0.04, (5.3, 5.5, 0.12))
    tube([(0, -1.0, 5.2), (0, -1.0, 1.0)], 0.55, dark, smooth=False)
    place(revolve(rounded([(0, 0), (3.4, 0), (3.4, 0.5), (2.9, 1.0), (0, 1.1)], 0.25), shell), (0, -1.0, 0))


@kind("laptop sleeve", turned(
    DESK,
    front=Shot(elevation=70),
    three_quarter=Shot(azimuth=-26, elevation=44),
    close_up=Shot(azimuth=-20, elevation=40, crop=(0.1, 0.25, 0.4)),
))
def laptop_sleeve():
    felt, tan, metal = cloth(part=1, sheen=0.5), leather("#9a6236", rough=0.5), steel("#c7a874", 0.3)
    slab(rounded_rectangle(34, 25, 1.6), 1.6, felt, 0.7, 5)
    flap = slab(rounded_rectangle(34.2, 9, 1.2), 0.4, felt, 0.18)
    place(flap, (0, 8.1, 1.5))
    strap([(0, 12.2, 1.9), (0, 8, 2.05), (0, 1.0, 1.95)], 3.0, 0.28, tan, facing=(0, 0, 1))
    place(revolve(rounded([(0, 0), (0.6, 0), (0.6, 0.2), (0, 0.25)], 0.08), metal, 32), (0, 1.9, 2.05))
