"""Phones, wearables and listening."""

import math

from kind import kind
from materials import anodised, glow, leather, material, picture, plastic, rubber, screen, steel
from parts.label import words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import box, revolve, rounded, rounded_rectangle, slab
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


def phone(back, at, turn):
    """A whole phone: the screen on one side, the cameras on the other."""
    items = phone_front(back)
    for item in camera_island(back):
        item.location = (-item.location.x, item.location.y, 0.75 - item.location.z)
        item.rotation_euler = (0, math.pi, 0)
        items.append(item)
    group(items, at=at, turn=turn)


CAMERAS = Shot(azimuth=-20, elevation=14, crop=(-0.35, 0.55, 0.45))


@kind("smartphone", turned(UPRIGHT, back=Shot(azimuth=170, elevation=8), close_up=CAMERAS))
def smartphone():
    shell = anodised(rough=0.3)
    phone(shell, (2.3, -1.2, 7.5), (90, 0, -14))
    phone(shell, (-2.9, 2.4, 7.5), (90, 0, 196))


def phone_in_case(soft, at, turn):
    """The open side of the case shows the screen, the closed side has a frame around the cameras."""
    cover = place(slab(rounded_rectangle(7.6, 15.4, 1.25), 1.02, soft, 0.3, 6), (0, 0, -0.3))
    frame = place(slab(rounded_rectangle(3.7, 3.9, 1.0), 0.2, soft, 0.1), (1.65, 5.4, -0.32), (0, 180, 0))
    items = [cover, frame, *phone_front(soft)]
    for item in camera_island(plastic("#2a2b2e", rough=0.25)):
        item.location = (-item.location.x, item.location.y, 0.33 - item.location.z)
        item.rotation_euler = (0, math.pi, 0)
        items.append(item)
    group(items, at=at, turn=turn)


@kind("phone case", turned(UPRIGHT, front=Shot(azimuth=8, elevation=8), back=Shot(azimuth=172, elevation=8),
                           close_up=Shot(azimuth=-12, elevation=14, crop=(-0.4, 0.5, 0.45))))
def phone_case():
    soft = material("silicone", None, 0.55, part=1, Specular=0.3, Sheen=0.1)
    phone_in_case(soft, (-2.6, 0.4, 7.7), (84, 0, 194))
    phone_in_case(soft, (3.6, 4.0, 7.7), (84, 0, -12))


@kind("smartwatch", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=10),
    three_quarter=Shot(azimuth=32, elevation=16),
    close_up=Shot(azimuth=-18, elevation=14, crop=(0.05, 0, 0.6)),
))
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


@kind("wall charger", turned(
    STANDING,
    front=Shot(azimuth=-30, elevation=16),
    three_quarter=Shot(azimuth=32, elevation=22),
    back=Shot(azimuth=150, elevation=18),
    close_up=Shot(azimuth=-30, elevation=14, crop=(-0.25, 0.15, 0.55)),
))
def wall_charger():
    shell, metal, dark = plastic(part=1, rough=0.28), steel("#d2d3d5", 0.25), plastic("#1b1b1d")
    body = slab(rounded_rectangle(4.4, 4.4, 0.9), 5.0, shell, 0.5, 6)
    ports = [place(slab(rounded_rectangle(1.0, 0.4, 0.19), 0.04, dark, 0), (0, y, 4.985)) for y in (0.8, -0.8)]
    pins = [place(slab(rounded_rectangle(0.62, 0.16, 0.05), 1.7, metal, 0.03), (x, 0, -1.7), (0, 0, 90))
            for x in (-0.65, 0.65)]
    group([body, *ports, *pins], (0, 0, 2.2), (90, 0, 0))
    tube([(0, -5.5, 3.0), (0, -7.4, 2.8), (1.5, -9.4, 0.6), (5, -9.4, 0.2), (7.5, -6, 0.2), (7, -2, 0.2)], 0.18, shell)
    box((1.2, 1.8, 0.62), shell, 0.2, (7, -1.6, 0))
    place(slab(rounded_rectangle(0.85, 0.3, 0.14), 0.7, metal, 0.02), (7, -0.8, 0.3), (-90, 0, 0))
    place(slab(rounded_rectangle(1.2, 0.62, 0.3), 1.7, shell, 0.12), (0, -4.9, 3.0), (90, 0, 0))


@kind("power bank", turned(
    STANDING,
    front=Shot(azimuth=-24, elevation=34),
    three_quarter=Shot(azimuth=30, elevation=40),
    back=Shot(azimuth=56, elevation=26),
    close_up=Shot(azimuth=-24, elevation=30, crop=(0.15, -0.35, 0.5)),
))
def power_bank():
    shell, dark = anodised(rough=0.38), plastic("#1b1b1d", rough=0.4)
    slab(rounded_rectangle(7.0, 13.8, 1.4), 1.7, shell, 0.5, 6)
    for k in range(4):
        place(revolve([(0, 0), (0.12, 0)], plastic("#55585c"), 16), (-0.75 + 0.5 * k, -5.2, 1.706))
    for x, width in ((-1.6, 1.3), (0.6, 0.95), (2.2, 0.95)):
        place(slab(rounded_rectangle(width, 0.5, 0.12), 0.05, dark, 0), (x, -6.89, 0.85), (90, 0, 0))
    words("10 000 mAh", 0.7, plastic("#8b8d90", rough=0.5), (0, 4.6, 1.706), (0, 0, 0))


@kind("charging cable", turned(
    STANDING,
    front=Shot(elevation=60),
    three_quarter=Shot(azimuth=-28, elevation=44),
    back=Shot(azimuth=160, elevation=44),
    close_up=Shot(azimuth=-20, elevation=30, crop=(0.55, -0.2, 0.4)),
))
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


@kind("charging pad", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=34),
    three_quarter=Shot(azimuth=-30, elevation=28),
    back=Shot(azimuth=64, elevation=20),
    close_up=Shot(azimuth=-20, elevation=26, crop=(-0.3, -0.3, 0.5)),
))
def charging_pad():
    top, base = material("fabric", None, 0.9, part=1, Sheen=0.3), plastic("#2b2c2f", rough=0.4)
    revolve(rounded([(0, 0), (4.8, 0), (5.0, 0.35), (4.9, 0.7), (4.6, 0.75)], 0.15), base, 128)
    revolve(rounded([(4.75, 0.72), (4.6, 0.86), (0, 0.88)], 0.1), top, 128)
    ring = [(1.2 * math.cos(a), 1.2 * math.sin(a), 0.9) for a in [2 * math.pi * i / 60 for i in range(60)]]
    tube(ring, 0.04, base, closed=True, smooth=False)
    tube([(0, 4.9, 0.35), (0.5, 6.4, 0.2), (3, 7.2, 0.2), (6, 5.6, 0.2), (6.6, 2, 0.2)], 0.18, base)
    box((1.0, 1.7, 0.5), base, 0.15, (6.6, 1.2, 0))
    place(slab(rounded_rectangle(0.85, 0.28, 0.13), 0.7, steel(), 0.02), (6.6, 0.4, 0.25), (90, 0, 0))


@kind("phone stand", turned(
    STANDING,
    front=Shot(azimuth=-34, elevation=14),
    three_quarter=Shot(azimuth=34, elevation=20),
    back=Shot(azimuth=145, elevation=16),
))
def phone_stand():
    metal, pad = anodised(rough=0.36), rubber()
    slab(rounded_rectangle(8.4, 9, 1.2), 0.5, metal, 0.12)
    strap([(0, 3.0, 0.3), (0, 3.6, 3.4), (0, 2.2, 7.0)], 2.2, 0.6, metal, facing=(0, -1, 0))
    back = place(slab(rounded_rectangle(7.0, 9.5, 1.2), 0.45, metal, 0.12), (0, 0, 0))
    grip = place(slab(rounded_rectangle(5.4, 4.6, 0.8), 0.1, pad, 0.03), (0, 0.8, 0.43))
    lip = box((7.0, 0.5, 2.0), metal, 0.12, (0, -4.5, 0))
    group([back, grip, lip], (0, 1.5, 7.6), (66, 0, 0))
