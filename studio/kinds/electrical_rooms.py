"""Appliances for living rooms and bedrooms."""

import math

from kind import kind
from materials import glow, material, paper, picture, plastic, screen, steel, wood
from parts.label import words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("television", turned(
    STANDING,
    front=Shot(azimuth=-14, elevation=6),
    three_quarter=Shot(azimuth=32, elevation=10),
    back=Shot(azimuth=155, elevation=10),
    close_up=Shot(azimuth=-30, elevation=14, crop=(-0.55, -0.6, 0.4)),
))
def television():
    dark, metal = plastic("#17181a", rough=0.4), steel("#5b5d61", 0.35)
    frame = slab(rounded_rectangle(123, 71, 1), 4.5, dark, 0.4)
    face = place(slab(rounded_rectangle(122, 70, 0.6), 0.1, screen(), 0.04), (0, 0, 4.46))
    image = place(slab(rounded_rectangle(121, 68.6, 0.2), 0.02, picture("#1f4d63", "#f0b27a", scale=0.012), 0),
                  (0, 0.3, 4.58))
    group([frame, face, image], (0, 0, 45), (90, 0, 0))
    box((70, 4.5, 34), dark, 1.2, (0, 0.6, 16))
    for k in range(21):
        box((1.6, 0.3, 4), plastic("#0b0b0c", rough=0.8), 0, (-30 + 3 * k, 2.75, 42))
    for x, width in ((14, 3), (19, 3), (24, 3), (29, 2)):
        box((width, 0.3, 1.4), plastic("#3c3d40", rough=0.5), 0.1, (x, 2.75, 24))
    for side in (-1, 1):
        for y in (-13, 9):
            strap([(side * 42, -2, 10.5), (side * 46, y, 0.6)], 2.6, 1.0, metal, facing=(1, 0, 0.3), smooth=False)


@kind("radio", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=10),
    three_quarter=Shot(azimuth=32, elevation=16),
    back=Shot(azimuth=156, elevation=16),
    close_up=Shot(azimuth=-18, elevation=12, crop=(0.3, -0.15, 0.5)),
))
def radio():
    case, trim = material("lacquer", None, 0.34, part=1, Specular=0.5), wood("#8a5c36", "#b5875a", "x")
    metal, dark = steel("#d0b888", 0.25), plastic("#2a2420", rough=0.6)
    place(slab(rounded_rectangle(25, 15.5, 2.6), 8.5, case, 0.7, 5), (0, 4.2, 8.9), (90, 0, 0))
    place(slab(rounded_rectangle(23.4, 13.9, 2.0), 0.3, trim, 0.1), (0, -4.2, 8.9), (90, 0, 0))
    for i in range(11):
        for j in range(9):
            x, z = -9.3 + i * 1.02, 4.8 + j * 1.02
            if (x + 4.2) ** 2 + (z - 8.9) ** 2 < 25:
                place(revolve([(0, 0), (0.32, 0)], dark, 16), (x, -4.53, z), (90, 0, 0))
    dial = revolve(rounded([(0, 0), (3.3, 0), (3.3, 0.4), (0, 0.4)], 0.15), plastic("#f3ead6", rough=0.3))
    place(dial, (6.4, -4.5, 10.2), (90, 0, 0))
    knob = rounded([(0, 0), (1.25, 0), (1.15, 1.2), (0, 1.2)], 0.2)
    place(revolve(knob, metal), (6.4, -4.9, 10.2), (90, 0, 0))
    for x in (4.9, 7.9):
        place(revolve([(r * 0.55, z * 0.6) for r, z in knob], metal), (x, -4.5, 4.6), (90, 0, 0))
    tube([(10, 3, 16.4), (16.5, 3, 31)], 0.16, steel(), smooth=False)
    tube([(-8, 0.5, 16.4), (-7.6, 0.5, 18.6), (7.6, 0.5, 18.6), (8, 0.5, 16.4)], 0.45, trim)
    for x in (-9, 9):
        box((2, 5, 1.2), dark, 0.3, (x, 0, 0))
    box((13, 0.3, 6), trim, 0.12, (-3.5, 4.25, 3.4))
    box((2.4, 0.5, 0.7), dark, 0.15, (-3.5, 4.3, 8.6))
    for k in range(12):
        box((0.5, 0.3, 3), dark, 0.1, (-8.8 + 1.6 * k, 4.2, 11.4))
    place(revolve([(0, 0.1), (0.4, 0.1), (0.5, 0)], metal, 32), (7, 4.25, 5), (-90, 0, 0))


@kind("alarm clock", turned(
    STANDING,
    front=Shot(azimuth=-16, elevation=10),
    three_quarter=Shot(azimuth=32, elevation=16),
    back=Shot(azimuth=156, elevation=14),
))
def alarm_clock():
    shell, face, ink = material("enamel", None, 0.28, part=1, Specular=0.6), paper("#faf6ec"), plastic("#26231f",
            rough=0.4)
    brass = steel("#d2ae6a", 0.22)
    items = [revolve(rounded([(0, -2.4), (4.6, -2.4), (5.4, -1.6), (5.4, 2.0), (5.1, 2.4), (4.75, 2.3)], 0.4), shell)]
    items.append(revolve([(0, 1.7), (4.8, 1.7), (4.75, 2.3)], face))
    for hour in range(12):
        a = math.radians(90 - 30 * hour)
        items.append(words(str(hour or 12), 1.05, ink, (3.75 * math.cos(a), 3.75 * math.sin(a), 1.72), (0, 0, 0)))
    for angle, length, width in ((30, 2.3, 0.36), (-30, 3.3, 0.26), (110, 2.0, 0.1)):
        hand = box((width, length, 0.08), ink if width > 0.2 else shell, 0.03)
        a = math.radians(angle + 90)
        items.append(place(hand, (length / 2.4 * math.cos(a), length / 2.4 * math.sin(a), 1.8), (0, 0, angle)))
    items.append(ball((0.3, 0.3, 0.18), brass, (0, 0, 1.9)))
    items.append(place(slab(rounded_rectangle(4.2, 2.4, 0.5), 0.15, ink, 0.05), (0, -2.2, -2.5)))
    for x, y, radius in ((-2.2, 1.0, 0.9), (2.2, 1.0, 0.9), (0, 2.6, 0.6)):
        knob = revolve(rounded([(0, -1.2), (radius, -1.2), (radius * 0.85, 0), (0, 0)], 0.15), brass, 32)
        items.append(place(knob, (x, y, -2.3)))
    group(items, (0, 0, 6.6), (90, 0, 0))
    for side in (-1, 1):
        bell = revolve(rounded([(2.1, 0), (2.05, 0.5), (1.3, 1.5), (0, 1.8)], 0.5), brass)
        place(bell, (side * 2.9, 0, 11.2), (0, side * 28, 0))
        tube([(side * 2.4, 0, 10.6), (side * 2.9, 0, 11.6)], 0.2, brass, smooth=False)
        tube([(side * 3.2, 0, 2.4), (side * 4.4, 0, 0.3)], 0.36, brass, smooth=False)
    tube([(0, 0, 11.8), (0, 0, 13.2)], 0.2, brass, smooth=False)
    ball((0.55, 0.4, 0.55), brass, (0, 0, 13.3))
    tube([(-2.2, 0, 13.0), (-1.6, 0, 14.6), (0, 0, 15.2), (1.6, 0, 14.6), (2.2, 0, 13.0)], 0.2, brass)


@kind("air purifier", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=10),
    three_quarter=Shot(azimuth=30, elevation=18),
    back=Shot(azimuth=160, elevation=38),
    close_up=Shot(azimuth=-18, elevation=40, crop=(0, 0.55, 0.5)),
))
def air_purifier():
    shell, dark = plastic(part=1, rough=0.35), plastic("#2a2b2d", rough=0.6)
    revolve(rounded([(0, 0), (11.4, 0), (12, 0.6), (12, 36.5), (11.2, 38), (9.8, 38.2), (9.4, 37)], 0.7), shell, 160)
    revolve([(0, 36.4), (9.4, 36.6)], dark)
    for k in range(10):
        r = 1.2 + 0.85 * k
        revolve([(r, 36.6), (r + 0.14, 37.5), (r + 0.28, 36.6)], shell, 96)
    for j in range(14):
        slots = []
        for i in range(60):
            a = 2 * math.pi * i / 60
            slots.append((12.02 * math.cos(a), 12.02 * math.sin(a), 4 + j * 0.95))
        tube(slots, 0.14, dark, closed=True, smooth=False)
    place(revolve([(0.55, 0), (0.75, 0.1), (0.95, 0)], glow("#8fe0c0", 1.2), 48), (0, -12.0, 30), (90, 0, 0))
    tube([(2, 11.6, 2), (3, 15, 0.4), (8, 18, 0.4), (16, 16, 0.4)], 0.4, dark)
    revolve(rounded([(9.8, 38.1), (9.4, 38.4), (9.0, 38.1)], 0.1), steel("#c9b184", 0.3))
