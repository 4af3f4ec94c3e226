"""Appliances for kitchen and rooms."""

import math

from kind import kind
from materials import glow, material, plastic, rubber, steel
from parts.label import words, wrapped_words
from parts.line import tube
from parts.mesh import group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("electric kettle", turned(
    STANDING,
    front=Shot(elevation=12),
    three_quarter=Shot(azimuth=-30, elevation=22),
    close_up=Shot(azimuth=-16, elevation=26, crop=(0.2, 0.5, 0.5)),
))
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


@kind("desk lamp", turned(
    STANDING,
    front=Shot(azimuth=12, elevation=10),
    three_quarter=Shot(azimuth=-34, elevation=16),
    close_up=Shot(azimuth=16, elevation=-4, crop=(0.5, 0.62, 0.4)),
))
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


@kind("toaster", turned(
    STANDING,
    front=Shot(azimuth=28, elevation=16),
    three_quarter=Shot(azimuth=-32, elevation=24),
    back=Shot(azimuth=-60, elevation=34),
    close_up=Shot(azimuth=40, elevation=20, crop=(0.3, 0, 0.5)),
))
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


@kind("rice cooker", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=14),
    three_quarter=Shot(azimuth=-34, elevation=22),
    back=Shot(azimuth=150, elevation=26),
    close_up=Shot(azimuth=-14, elevation=12, crop=(0, -0.2, 0.5)),
))
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
    box((8, 2.0, 2.4), dark, 0.6, (0, 13.2, 13.4))
    place(slab(rounded_rectangle(3.4, 2.4, 0.5), 0.3, dark, 0.1), (6, 13.6, 4.2), (-90, 0, 0))


@kind("robot vacuum", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=32),
    three_quarter=Shot(azimuth=-32, elevation=38),
    back=Shot(azimuth=130, elevation=22),
))
def robot_vacuum():
    shell, dark, trim = plastic(part=1, rough=0.3), plastic("#1d1e21", rough=0.5), steel("#b9bbbf", 0.3)
    revolve(rounded([(0, 0.8), (16.6, 0.8), (17.4, 1.6), (17.4, 7.6), (16.9, 8.4), (0, 8.5)], 0.7), shell, 160)
    revolve([(17.42, 2.6), (17.5, 3.0), (17.5, 5.6), (17.42, 6)], dark, 160)
    place(revolve(rounded([(0, 0), (5.0, 0), (5.0, 1.7), (4.7, 2.0), (0, 2.0)], 0.3), dark), (0, 3.5, 8.4))
    place(revolve([(5.02, 0.5), (5.08, 0.9), (5.02, 1.3)], trim), (0, 3.5, 8.4))
    place(slab(rounded_rectangle(5.2, 2.2, 1.05), 0.2, dark, 0.05), (0, -9.5, 8.45))
    for x in (-1.2, 1.2):
        place(revolve([(0.42, 0), (0.5, 0.05), (0.58, 0)], glow("#e9f3ef", 1.2), 32), (x, -9.5, 8.66))


@kind("rechargeable batteries", turned(
    STANDING,
    front=Shot(azimuth=0, elevation=10),
    three_quarter=Shot(azimuth=-30, elevation=18),
    back=Shot(azimuth=-12, elevation=52),
    close_up=Shot(azimuth=-10, elevation=12, crop=(-0.2, -0.1, 0.55)),
))
def rechargeable_batteries():
    sleeve, white, metal = plastic(part=1, rough=0.3), plastic("#f0eee8", rough=0.3), steel()
    ink = plastic("#2b2a28", rough=0.5)
    for k in range(4):
        items = [revolve(rounded([(0, 0), (0.7, 0), (0.7, 2.3)], 0.06), white, 64),
                 revolve(rounded([(0.7, 2.3), (0.7, 4.8), (0.55, 4.85)], 0.05), sleeve, 64)]
        items.append(revolve([(0, 5.05), (0.26, 5.05), (0.26, 4.86), (0.62, 4.84)], metal, 48))
        items.append(wrapped_words("SAMPAN", 0.27, ink, 0.71, 1.55))
        items.append(wrapped_words("AA 1.2 V", 0.2, ink, 0.71, 0.95))
        group(items, (-2.4 + 1.6 * k, 0.25 * (k % 2), 0), (0, 0, -12 + 9 * k))
