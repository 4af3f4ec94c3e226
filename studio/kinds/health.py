"""Care and fitness."""

import math

from kind import kind
from materials import glass, material, paper, plastic
from parts.bottle import bottle, cap, printed_label, pump
from parts.label import words
from parts.line import strap, tube
from parts.mesh import add_relief, add_subdivision, group, place
from parts.packaging import CREAM, INK, back_label, banded_label
from parts.pouch import label_on, pouch, print_on
from parts.solid import ball, box, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

SHELF = turned(STANDING, front=Shot(elevation=8), three_quarter=Shot(azimuth=-30, elevation=16),
               close_up=Shot(elevation=10, crop=(0, 0, 0.55)))


@kind("body lotion", SHELF)
def body_lotion():
    bottle(3.9, 15.5, 1.3, material("bottle", None, 0.4, part=1, Specular=0.5), shoulder=1.6)
    pump(15.4, plastic("#2b2a28", rough=0.35))
    printed_label(3.9, 2.2, 11.4, [("SAMPAN", 1.0, 9.6), ("BODY LOTION", 0.68, 7.2), ("oat & shea", 0.56, 6.1),
                                   ("300 ml", 0.48, 3.4)], 130)
    back_label(3.9, 2.2, 11.4, "Oat extract, shea butter,\nglycerine, vitamin E.\n\nUse daily on dry skin.")


@kind("shampoo", SHELF)
def shampoo():
    bottle(3.9, 17.5, 1.3, material("bottle", None, 0.14, part=1, Specular=0.6), shoulder=2.6)
    pump(17.3, plastic("#1d1d1f", rough=0.3))
    printed_label(3.9, 2.6, 11.8, [("SAMPAN", 1.0, 10.1), ("SHAMPOO", 0.85, 7.9), ("rosemary & mint", 0.55, 6.6),
                                   ("400 ml", 0.48, 3.8)], 150)
    back_label(3.9, 2.6, 11.8, "Rosemary, mint, aloe.\nNo silicone, no colour.\n\nMassage in, rinse well.")


@kind("sunscreen", SHELF)
def sunscreen():
    shell, ink = material("tube", None, 0.4, part=1, Specular=0.5), plastic(INK, rough=0.7)
    rings = []
    for k in range(15):
        t = k / 14
        thick = 2.3 * (1 - t**2.2) + 0.06
        half = 2.4 + 0.75 * t
        rings.append([(half * math.cos(a), thick * math.sin(a), 3.2 + 12.5 * t)
                      for a in [2 * math.pi * i / 40 for i in range(40)]])
    body = loft(rings, shell, subdivide=1, angle=60)
    cap(2.15, 3.2, plastic("#fbf7ee", rough=0.35), 0)
    label_on(body, 4.6, 8.4, paper(CREAM), 9.4)
    print_on(body, "SAMPAN", 0.85, ink, 12.4)
    print_on(body, "SPF 50+", 1.0, ink, 10.0)
    print_on(body, "sun cream", 0.62, ink, 8.6)
    print_on(body, "50 ml", 0.5, ink, 6.2)
    place(label_on(body, 4.6, 6.4, paper(CREAM), 0), (0, 40, 10), (0, 0, 180))
    advice = "Apply generously\nbefore going out.\nRepeat after\nswimming.\n\nBroad spectrum."
    place(print_on(body, advice, 0.46, ink, 10), turn=(0, 0, 180))


@kind("lip balm", turned(SHELF, close_up=Shot(elevation=12, crop=(-0.45, 0.3, 0.5))))
def lip_balm():
    shell, inner = plastic(part=1, rough=0.35), plastic("#f2eee6", rough=0.4)
    revolve(rounded([(0, 0), (0.95, 0), (0.95, 5.0), (0.9, 5.1), (0, 5.1)], 0.1), shell, 64)
    revolve(rounded([(0, 5.1), (0.82, 5.1), (0.82, 5.9), (0, 5.9)], 0.06), inner, 64)
    revolve([(0, 5.9), (0.66, 5.9), (0.66, 6.6), (0.6, 6.75), (0, 6.8)], material("balm", "#e9a9a0", 0.35), 64)
    printed_label(0.95, 0.8, 4.4, [("SAMPAN", 0.34, 3.2), ("lip balm", 0.28, 2.5), ("honey", 0.2, 1.5)], 170)
    back_label(0.95, 0.8, 4.4, "Beeswax, honey,\nalmond oil.\n\n4.5 g")
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
    banded_label(4.5, 1.9, 7.5, [("SAMPAN", 0.82, 5.9), ("BATH SALTS", 0.66, 4.7), ("450 g", 0.46, 3.3)], 105, band=0.9)
    back_label(4.5, 1.9, 7.5, "Sea salt, rose, geranium.\n\nTwo spoons to a full bath.")


@kind("vitamin C tablets", turned(SHELF, close_up=Shot(elevation=12, crop=(-0.25, 0, 0.6))))
def vitamin_c_tablets():
    bottle(3.0, 9.4, 1.9, material("amber", "#8a4410", 0.14, Specular=0.6), shoulder=1.1)
    cap(2.25, 2.0, plastic(part=1, rough=0.4), 9.0, ribs=36)
    banded_label(3.0, 0.9, 7.4, [("SAMPAN", 0.7, 6.0), ("VITAMIN C", 0.74, 4.6), ("500 mg", 0.5, 3.6),
                                 ("60 tablets", 0.42, 2.2)], 170)
    back_label(3.0, 0.9, 7.4, "One tablet a day\nwith water.\n\nKeep away from children.")
    tablet = material("tablet", "#f0a53a", 0.6)
    for x, y, turn in ((4.6, -3.0, 0), (6.0, -1.8, 40), (5.9, -3.7, 90), (4.2, -4.5, 20)):
        pill = revolve(rounded([(0, 0), (0.62, 0.08), (0.7, 0.3), (0.62, 0.52), (0, 0.6)], 0.1), tablet, 40)
        place(pill, (x, y, 0.0 if turn else 0.02), (0, 0, turn))


@kind("soap bar", turned(
    STANDING,
    front=Shot(azimuth=-22, elevation=26),
    three_quarter=Shot(azimuth=30, elevation=34),
    back=Shot(azimuth=-70, elevation=12),
    close_up=Shot(azimuth=-16, elevation=44, crop=(0, 0.2, 0.5)),
))
def soap_bar():
    soap = material("soap", None, 0.45, part=1, Specular=0.4)
    for at, turn in (((0, 0, 0), (0, 0, 0)), ((0.3, 0.5, 2.75), (0, 0, 18))):
        bar = ball((4.3, 2.9, 1.4), soap, square=0.42)
        ring = [(3.1 * math.cos(a), 1.9 * math.sin(a), 1.36) for a in [2 * math.pi * i / 48 for i in range(48)]]
        rim = tube(ring, 0.07, soap, closed=True, smooth=False)
        name = words("SAMPAN", 0.85, soap, (0, 0, 1.4), (0, 0, 0))
        name.data.extrude = 0.06
        group([bar, rim, name], (at[0], at[1], at[2] + 1.4), turn)


@kind("first-aid kit", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=12),
    three_quarter=Shot(azimuth=30, elevation=20),
    back=Shot(azimuth=150, elevation=24),
    close_up=Shot(azimuth=-18, elevation=22, crop=(0.1, 0.45, 0.55)),
))
def first_aid_kit():
    case, white, dark = plastic(part=1, rough=0.5), plastic("#f8f6f0", rough=0.5), plastic("#2a2a2c", rough=0.6)
    place(slab(rounded_rectangle(24, 17, 2.6), 9, case, 1.2, 6), (0, 4.5, 8.5), (90, 0, 0))
    seam = [(x, 0.2, z + 8.5) for x, z in rounded_rectangle(24.1, 17.1, 2.6)]
    tube(seam, 0.22, dark, closed=True, smooth=False)
    a, b = 1.25, 3.8
    cross = [(b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a), (-a, -b), (a, -b), (a, -a), (b, -a)]
    place(revolve(rounded([(0, 0), (5.4, 0), (5.4, 0.12), (0, 0.12)], 0.04), white), (0, -4.46, 8.6), (90, 0, 0))
    place(slab(cross, 0.12, plastic("#c0281e", rough=0.5), 0.03), (0, -4.54, 8.6), (90, 0, 0))
    for x in (-7, 7):
        box((2.2, 1.6, 2.4), dark, 0.25, (x, 0, 15.2))
    strap([(-4.6, 0, 16.8), (-4.0, 0, 19.4), (4.0, 0, 19.4), (4.6, 0, 16.8)], 2.2, 0.6, dark, facing=(0, 0, 1))


@kind("calcium tablets", turned(SHELF, close_up=Shot(elevation=12, crop=(-0.25, 0, 0.6))))
def calcium_tablets():
    revolve(rounded([(0, 0), (3.4, 0), (3.4, 8.6), (2.8, 9.4), (2.8, 9.8)], 0.5), plastic("#f6f4ee", rough=0.35))
    cap(3.1, 2.2, plastic(part=1, rough=0.4), 9.4, ribs=44)
    banded_label(3.4, 0.8, 8.0, [("SAMPAN", 0.78, 6.5), ("CALCIUM", 0.85, 5.0), ("with vitamin D", 0.5, 4.0),
                                 ("90 tablets", 0.45, 2.3)], 170)
    back_label(3.4, 0.8, 8.0, "Two tablets a day\nwith a meal.\n\nKeep away from children.")
    tablet = material("tablet", "#f1ece0", 0.7)
    for x, y, turn in ((5.4, -3.2, 20), (6.9, -2.0, 80), (6.8, -4.2, 130), (5.2, -5.0, 60)):
        ball((1.0, 0.5, 0.42), tablet, (x, y, 0.42), (0, 0, turn), square=0.85)


@kind("face mask", turned(
    STANDING,
    front=Shot(azimuth=-8, elevation=12),
    three_quarter=Shot(azimuth=26, elevation=18),
    back=Shot(azimuth=172, elevation=12),
    close_up=Shot(azimuth=-8, elevation=14, crop=(0.1, 0, 0.5)),
))
def face_mask():
    foil, ink = material("foil", None, 0.3, part=1, Specular=0.6), plastic(INK, rough=0.7)
    for x, y in ((6.4, 2.6), (-6.4, 2.6), (0, 0)):
        body = pouch((11, 1.4, 15), foil, 0.06)
        parts = [body, label_on(body, 7.6, 8.4, paper(CREAM), 7), print_on(body, "SAMPAN", 1.15, ink, 9.6),
                 print_on(body, "FACE MASK", 0.85, ink, 7.2), print_on(body, "rice & ginseng", 0.62, ink, 6.0),
                 print_on(body, "25 ml", 0.55, ink, 4.2)]
        advice = "Leave on for fifteen minutes.\nDo not rinse.\n\nFor one use."
        parts += [place(label_on(body, 7.6, 6, paper(CREAM), 0), (0.017, 40, 7.43), (0, 0, 180)),
                  place(print_on(body, advice, 0.5, ink, 7.4), turn=(0, 0, 180))]
        group(parts, (x, y, 0))
