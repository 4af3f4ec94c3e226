"""Appliances for kitchen and rooms."""

import math

from kind import kind
from materials import glow, material, paper, picture, plastic, rubber, screen, steel, wood
from parts.label import words, wrapped_words
from parts.line import strap, tube
from parts.mesh import group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("electric kettle", turned(STANDING, front=Shot(elevation=12), three_quarter=Shot(azimuth=-30, elevation=22)))
def electric_kettle():
    shell, dark, metal = material("enamel", None, 0.32, part=1, Specular=0.5), plastic("#1c1c1e", rough=0.4), steel()
    revolve(rounded([(0, 0), (8.6, 0), (8.7, 1.6), (8.2, 2.0), (0, 2.0)], 0.35), dark)
    revolve(rounded([(0, 2.1), (7.9, 2.1), (8.2, 3.2), (6.1, 15.2), (5.2, 16.4), (4.6, 16.4)], 0.9), shell)
    revolve(rounded([(8.0, 2.1), (8.1, 2.1), (8.12, 2.6), (8.0, 2.7)], 0.1), metal)
    revolve(rounded([(4.75, 16.4), (4.7, 16.8), (3.2, 17.2), (0, 17.3)], 0.3), shell)
    revolve(rounded([(0, 17.2), (0.55, 17.3), (0.5, 17.8), (1.3, 18.2), (1.3, 18.9), (0, 19.1)], 0.25), dark)
    spout = [(-7.0, 0, 4.2), (-10.2, 0, 5.2), (-11.2, 0, 8.4), (-11.4, 0, 12.6), (-12.6, 0, 15.4), (-14.6, 0, 16.0)]
    tube(spout, 0.72, shell, taper=[1.7, 1.25, 1.0, 0.85, 0.8, 0.75])
    handle = [(6.0, 0, 15.0), (8.2, 0, 17.0), (11.6, 0, 16.6), (12.8, 0, 13.2), (12.0, 0, 9.0), (10.9, 0, 7.2)]
    tube(handle, 0.95, dark, taper=[0.6, 0.8, 1, 1, 0.95, 0.8])


@kind("desk lamp", turned(STANDING, front=Shot(azimuth=12, elevation=10),
                          three_quarter=Shot(azimuth=-34, elevation=16)))
def desk_lamp():
    paint, metal = material("paint", None, 0.42, part=1), steel("#b9a57a", 0.25)
    revolve(rounded([(0, 0), (9, 0), (9, 1.2), (8, 1.8), (0, 1.8)], 0.5), paint)
    tube([(0, 0, 1.6), (0, 0, 4.2)], 0.9, metal, smooth=False)
    elbow, top = (-9.5, 0, 24), (7.5, 0, 41)
    tube([(0, 0, 3.8), elbow], 0.5, paint, smooth=False)
    tube([elbow, top], 0.5, paint, smooth=False)
    for x, y, z in (elbow, top, (0, 0, 4)):
        joint = revolve(rounded([(0, -0.9), (1.15, -0.9), (1.15, 0.9), (0, 0.9)], 0.2), metal, segments=48)
        place(joint, (x, y, z), (90, 0, 0))
    outer = [(1.6, 7.6), (2.0, 7.4), (2.4, 5.4), (3.4, 4.6), (6.6, -1.4), (7.2, -4.4)]
    inner = [(7.2, -4.4), (7.0, -4.4), (6.4, -1.5), (3.2, 4.3), (0, 4.6)]
    shade = revolve([(0, 7.6)] + rounded(outer, 0.5), paint)
    lining = revolve(inner, plastic("#f4efe4", rough=0.6))
    bulb = revolve([(0, 3.8), (1.0, 3.6), (1.1, 2.2), (2.4, 0.2), (2.6, -1.2), (2.0, -2.6), (0, -3.3)],
                   glow("#ffe2b0", 1.3))
    for item in (shade, lining, bulb):
        place(item, (9.6, 0, 37.2), (0, -24, 0))
    tube([(-7.5, 5, 0.4), (-14, 8, 0.3), (-19, 6, 0.3)], 0.28, rubber())




@kind("toaster", turned(STANDING, front=Shot(azimuth=28, elevation=16), three_quarter=Shot(azimuth=-32, elevation=24)))
def toaster():
    shell, dark, metal = material("enamel", None, 0.25, part=1, Specular=0.6), plastic("#1b1b1d",
            rough=0.5), steel(rough=0.2)
    place(slab(rounded_rectangle(29, 17, 4.5, 12), 18.2, shell, 2.6, 8), (0, 0, 1.2))
    place(slab(rounded_rectangle(27, 15, 4), 1.4, dark, 0.2), (0, 0, 0))
    place(slab(rounded_rectangle(22, 10.5, 1.4), 0.25, metal, 0.1), (0, 0, 19.3))
    for y in (-2.5, 2.5):
        box((18, 2.6, 0.1), dark, 0.02, (0, y, 19.52))
        crumb = material("bread", "#c98d4f", 0.95)
        place(slab(rounded_rectangle(11.5, 8, 2), 1.5, crumb, 0.5), (0, y + 0.75, 19.4), (90, 0, 0))
    box((0.2, 1.2, 9), dark, 0.05, (14.5, 0, 6))
    box((2.2, 4.6, 1.5), dark, 0.5, (15.3, 0, 12.5))
    place(revolve(rounded([(0, 0), (1.5, 0), (1.4, 1.4), (0, 1.5)], 0.3), metal), (14.4, -4.6, 6.2), (0, 90, 0))


@kind("rice cooker", turned(STANDING, front=Shot(azimuth=0, elevation=14),
                            three_quarter=Shot(azimuth=-34, elevation=22)))
def rice_cooker():
    shell, dark, light = plastic(part=1, rough=0.24), plastic("#202124", rough=0.3), steel("#c9cacc", 0.25)
    ball((13.5, 14.5, 10.5), shell, (0, 0, 10.6), square=0.62)
    ring = [(13.2 * math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a)),
             14.2 * math.copysign(abs(math.sin(a)) ** 0.62, math.sin(a)), 14.6)
            for a in [2 * math.pi * i / 96 for i in range(96)]]
    tube(ring, 0.28, light, closed=True, smooth=False)
    place(slab(rounded_rectangle(11.5, 7, 2.2), 0.5, dark, 0.25), (0, -14.5, 8.2), (88, 0, 0))
    words("88:00", 2.2, glow("#f2c27a", 0.9), (0, -15.02, 9.4), (88, 0, 0))
    for x in (-3.4, 0, 3.4):
        ball((1.0, 0.3, 0.5), light, (x, -15.0, 6.6))
    place(slab(rounded_rectangle(7, 5, 1.4), 0.5, dark, 0.2), (0, 5, 20.4))
    ball((3.2, 1.4, 0.7), light, (0, -11.3, 17.2))


@kind("robot vacuum", turned(STANDING, front=Shot(azimuth=0, elevation=32),
                             three_quarter=Shot(azimuth=-32, elevation=38)))
def robot_vacuum():
    shell, dark, trim = plastic(part=1, rough=0.3), plastic("#1d1e21", rough=0.5), steel("#b9bbbf", 0.3)
    revolve(rounded([(0, 0.8), (16.6, 0.8), (17.4, 1.6), (17.4, 7.6), (16.9, 8.4), (0, 8.5)], 0.7), shell, 160)
    revolve([(17.42, 2.6), (17.5, 3.0), (17.5, 5.6), (17.42, 6)], dark, 160)
    place(revolve(rounded([(0, 0), (5.0, 0), (5.0, 1.7), (4.7, 2.0), (0, 2.0)], 0.3), dark), (0, 3.5, 8.4))
    place(revolve([(5.02, 0.5), (5.08, 0.9), (5.02, 1.3)], trim), (0, 3.5, 8.4))
    place(slab(rounded_rectangle(5.2, 2.2, 1.05), 0.2, dark, 0.05), (0, -9.5, 8.45))
    for x in (-1.2, 1.2):
        place(revolve([(0.42, 0), (0.5, 0.05), (0.58, 0)], glow("#e9f3ef", 1.2), 32), (x, -9.5, 8.66))


@kind("television", turned(STANDING, front=Shot(azimuth=-14, elevation=6),
                           three_quarter=Shot(azimuth=32, elevation=10)))
def television():
    dark, metal = plastic("#17181a", rough=0.4), steel("#5b5d61", 0.35)
    frame = slab(rounded_rectangle(123, 71, 1), 4.5, dark, 0.4)
    face = place(slab(rounded_rectangle(122, 70, 0.6), 0.1, screen(), 0.04), (0, 0, 4.46))
    image = place(slab(rounded_rectangle(121, 68.6, 0.2), 0.02, picture("#1f4d63", "#f0b27a", scale=0.012), 0),
                  (0, 0.3, 4.58))
    group([frame, face, image], (0, 0, 45), (90, 0, 0))
    for side in (-1, 1):
        for y in (-13, 9):
            strap([(side * 42, -2, 10.5), (side * 46, y, 0.6)], 2.6, 1.0, metal, facing=(1, 0, 0.3), smooth=False)


@kind("radio", turned(STANDING, front=Shot(azimuth=-18, elevation=10), three_quarter=Shot(azimuth=32, elevation=16)))
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


@kind("alarm clock", turned(STANDING, front=Shot(azimuth=-16, elevation=10),
                            three_quarter=Shot(azimuth=32, elevation=16)))
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
    group(items, (0, 0, 6.6), (90, 0, 0))
    for side in (-1, 1):
        bell = revolve(rounded([(2.1, 0), (2.05, 0.5), (1.3, 1.5), (0, 1.8)], 0.5), brass)
        place(bell, (side * 2.9, 0, 11.2), (0, side * 28, 0))
        tube([(side * 2.4, 0, 10.6), (side * 2.9, 0, 11.6)], 0.2, brass, smooth=False)
        tube([(side * 3.2, 0, 2.4), (side * 4.4, 0, 0.3)], 0.36, brass, smooth=False)
    tube([(0, 0, 11.8), (0, 0, 13.2)], 0.2, brass, smooth=False)
    ball((0.55, 0.4, 0.55), brass, (0, 0, 13.3))
    tube([(-2.2, 0, 13.0), (-1.6, 0, 14.6), (0, 0, 15.2), (1.6, 0, 14.6), (2.2, 0, 13.0)], 0.2, brass)


@kind("rechargeable batteries", turned(STANDING, front=Shot(azimuth=0, elevation=10),
                                       three_quarter=Shot(azimuth=-30, elevation=18)))
def rechargeable_batteries():
    green, white, metal = plastic("#2f7a55", rough=0.3), plastic("#f0eee8", rough=0.3), steel()
    for k in range(4):
        items = [revolve(rounded([(0, 0), (0.7, 0), (0.7, 1.4)], 0.06), white, 64),
                 revolve(rounded([(0.7, 1.4), (0.7, 4.8), (0.55, 4.85)], 0.05), green, 64)]
        items.append(revolve([(0, 5.05), (0.26, 5.05), (0.26, 4.86), (0.62, 4.84)], metal, 48))
        items.append(wrapped_words("SAMPAN", 0.25, white, 0.71, 3.4))
        items.append(wrapped_words("AA 1.2 V", 0.19, white, 0.71, 2.6))
        group(items, (-2.4 + 1.6 * k, 0.25 * (k % 2), 0), (0, 0, -12 + 9 * k))


@kind("air purifier", turned(STANDING, front=Shot(azimuth=-18, elevation=10),
                             three_quarter=Shot(azimuth=30, elevation=18)))
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
    revolve(rounded([(9.8, 38.1), (9.4, 38.4), (9.0, 38.1)], 0.1), steel("#c9b184", 0.3))
