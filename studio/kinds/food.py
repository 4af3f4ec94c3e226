"""Food in tins, jars, pouches and boxes."""

import math

from kind import kind
from materials import glass, material, paper, plastic, steel, wood
from parts.bottle import bottle, cap, printed_label
from parts.label import words
from parts.line import tube
from parts.mesh import group, place
from parts.packaging import CREAM, INK, back_label, banded_label
from parts.pouch import print_on
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

SHELF = turned(STANDING, front=Shot(elevation=9), three_quarter=Shot(azimuth=-32, elevation=16),
               close_up=Shot(elevation=10, crop=(0, 0.1, 0.5)))
# With some of the food beside the package, which is therefore left of the middle.
SERVED = turned(SHELF, close_up=Shot(elevation=12, crop=(-0.25, 0.05, 0.6)))


@kind("green tea", SERVED)
def green_tea():
    tin, lid = material("enamelled tin", None, 0.35, part=1, Specular=0.6), steel("#cdb27a", 0.3)
    revolve(rounded([(0, 0), (3.9, 0), (3.95, 0.2), (3.95, 10.4), (0, 10.4)], 0.12), tin)
    revolve(rounded([(3.95, 10.2), (4.05, 10.3), (4.05, 13.0), (3.7, 13.5), (0, 13.6)], 0.25), lid)
    printed_label(3.95, 1.2, 8.8, [("SAMPAN", 0.85, 7.4), ("GREEN TEA", 0.72, 5.2), ("sencha, first flush", 0.42, 4.1),
                                   ("100 g", 0.42, 2.2)], 110, "#f1ead9")
    back_label(3.95, 1.6, 8.4, "Green tea from one garden.\nBrew 2 g at 75 °C\nfor two minutes.\n\nKeep dry.")
    heap = material("tea", "#3d4a26", 1.0)
    for k in range(60):
        a, r = k * 2.4, 0.34 * math.sqrt(k)
        x, y = 6.6 + r * math.cos(a), -2.6 + r * math.sin(a)
        z = max(0.08, 1.0 - r * 0.36)
        ball((0.42, 0.09, 0.08), heap, (x, y, z), ((k * 47) % 50 - 25, (k * 31) % 60 - 30, k * 77), segments=10)


@kind("dark chocolate", turned(
    SHELF,
    front=Shot(azimuth=-12, elevation=36),
    three_quarter=Shot(azimuth=28, elevation=44),
    close_up=Shot(azimuth=-18, elevation=44, crop=(-0.2, -0.4, 0.45)),
    back=Shot(azimuth=0, elevation=72),
))
def dark_chocolate():
    card, foil, ink = paper(None, part=1, rough=0.55), paper("#e9ddc6"), plastic(INK, rough=0.7)
    box((19, 13, 0.3), card, 0.05)
    for x, y, w, d in ((-9.4, 0, 0.25, 13), (9.4, 0, 0.25, 13), (0, -6.4, 19, 0.25), (0, 6.4, 19, 0.25)):
        box((w, d, 2.6), card, 0.06, (x, y, 0))
    box((18.4, 12.4, 0.2), foil, 0, (0, 0, 0.9))
    browns = [material("chocolate", c, 0.32, Specular=0.4) for c in ("#2b1710", "#4a2818", "#6b3e22", "#3a1e13")]
    for i in range(5):
        for j in range(3):
            x, y, brown = -7.2 + 3.6 * i, -4.0 + 4.0 * j, browns[(i * 2 + j * 3) % 4]
            wrapper = revolve([(1.25, 0), (1.62, 1.0)], foil, 24)
            place(wrapper, (x, y, 1.05))
            if (i + j) % 3 == 0:
                ball((1.35, 1.35, 1.2), brown, (x, y, 1.75), square=0.9)
            elif (i + j) % 3 == 1:
                box((2.3, 2.3, 1.5), brown, 0.3, (x, y, 1.15))
                tube([(x - 0.9, y - 0.5, 2.66), (x - 0.2, y + 0.4, 2.68), (x + 0.3, y - 0.4, 2.68),
                      (x + 0.9, y + 0.5, 2.66)],
                     0.1, browns[(i + j + 1) % 4])
            else:
                place(revolve(rounded([(0, 0), (1.3, 0), (1.15, 1.4), (0, 1.5)], 0.35), brown), (x, y, 1.15))
                ball((0.42, 0.28, 0.2), material("nut", "#b98a55", 0.7), (x, y, 2.72), (0, 0, i * 50))
    lid = box((19.6, 13.6, 2.4), card, 0.1)
    plate = place(slab(rounded_rectangle(13, 6.4, 0.4), 0.02, paper(CREAM), 0), (0, 0, 2.4))
    name = words("SAMPAN", 1.7, ink, (0, 0.9, 2.43), (0, 0, 0))
    line = words("dark chocolates 72 %", 0.95, ink, (0, -1.3, 2.43), (0, 0, 0))
    group([lid, plate, name, line], at=(0, 9.6, 6.6), turn=(66, 0, 0))


@kind("honey", SERVED)
def honey():
    revolve(rounded([(0, 0), (3.9, 0), (4.3, 0.5), (4.3, 7.6), (3.4, 8.8), (3.4, 9.6)], 0.8), glass())
    amber = material("honey", "#d9820f", 0.05, Transmission=0.55, Specular=0.5, IOR=1.4)
    revolve(rounded([(0, 0.3), (3.75, 0.3), (4.15, 0.7), (4.15, 7.3), (3.9, 7.7), (0, 7.7)], 0.5), amber)
    cap(3.7, 1.9, material("lid", None, 0.35, part=1, Specular=0.5), 9.2)
    banded_label(4.3, 1.6, 6.6, [("SAMPAN", 0.75, 5.2), ("WILDFLOWER HONEY", 0.6, 4.0), ("350 g", 0.45, 2.8)], 120)
    back_label(4.3, 1.6, 6.6, "Pure wildflower honey.\nMay set with time;\nwarm gently to clear.\n\nKeep dry.")
    stick = wood("#a97b4c", "#d0a672", "x")
    tube([(6.5, -4.0, 0.7), (12.5, -5.5, 0.85)], 0.28, stick, smooth=False)
    for k in range(5):
        size = 0.75 + 0.28 * math.sin(math.pi * (k + 0.6) / 5.2)
        disc = revolve(rounded([(0, -0.17), (size, -0.17), (size, 0.17), (0, 0.17)], 0.12), stick, 32)
        place(disc, (6.6 - 0.44 * k, -4.02 + 0.11 * k, 0.9), (0, 90, -14))


@kind("fruit jam", SHELF)
def fruit_jam():
    revolve(rounded([(0, 0), (3.6, 0), (3.9, 0.4), (3.9, 7.4), (3.3, 8.3), (3.3, 9.0)], 0.7), glass())
    revolve(rounded([(0, 0.3), (3.4, 0.3), (3.75, 0.6), (3.75, 7.3), (0, 7.4)], 0.4),
            material("jam", "#7d0f1d", 0.12, Specular=0.5))
    cap(3.6, 1.6, material("lid", None, 0.35, part=1, Specular=0.5), 8.7)
    banded_label(3.9, 1.5, 6.7, [("SAMPAN", 0.7, 5.2), ("STRAWBERRY JAM", 0.58, 4.0), ("340 g", 0.45, 2.8)], 130)
    back_label(3.9, 1.5, 6.7, "Strawberries, cane sugar,\nlemon juice, pectin.\n60 g of fruit in 100 g.\nKeep cold.")


@kind("olive oil", SHELF)
def olive_oil():
    dark = material("green glass", "#1d2a12", 0.08, Specular=0.6)
    bottle(3.9, 24, 1.3, dark, shoulder=3.4)
    place(revolve(rounded([(1.3, 0), (1.3, 3.0), (1.6, 3.1), (1.6, 3.8)], 0.1), dark), (0, 0, 23.9))
    cap(1.65, 3.4, material("capsule", None, 0.4, part=1, Specular=0.5), 26.4)
    banded_label(3.9, 3.0, 15.0, [("SAMPAN", 1.05, 12.6), ("EXTRA VIRGIN", 0.66, 10.2), ("OLIVE OIL", 0.95, 8.8),
                                  ("cold pressed", 0.52, 6.8), ("500 ml", 0.52, 4.9)], 150, band=1.0)
    back_label(3.9, 4.0, 14.0, "Superior category olive oil.\nCold pressed from one grove.\n\nKeep dark and cool.")


@kind("chilli sauce", SHELF)
def chilli_sauce():
    bottle(3.2, 15.5, 1.3, material("sauce", "#a31708", 0.12, Specular=0.6), shoulder=3.0)
    cap(1.55, 2.8, plastic(part=1, rough=0.35), 15.2, ribs=28)
    banded_label(3.2, 1.8, 9.8, [("SAMPAN", 0.85, 8.1), ("CHILLI", 1.05, 6.4), ("SAUCE", 1.05, 5.0),
                                 ("200 ml", 0.45, 3.3)], 170, "#7a1a10")
    back_label(3.2, 2.0, 9.6, "Red chillies, vinegar,\ngarlic, sugar, salt.\n\nShake well. Very hot.")


@kind("butter cookies", turned(
    SHELF,
    front=Shot(azimuth=0, elevation=30),
    three_quarter=Shot(azimuth=-30, elevation=40),
    back=Shot(azimuth=0, elevation=74),
    close_up=Shot(elevation=34, crop=(0, -0.25, 0.55)),
))
def butter_cookies():
    tin, inner = material("tin", None, 0.35, part=1, Specular=0.6), steel("#d8d2c4", 0.3)
    ink = plastic(INK, rough=0.7)
    revolve(rounded([(0, 0), (9, 0), (9.1, 0.2), (9.1, 5), (8.95, 5.1), (8.9, 4.9), (8.9, 0.8), (0, 0.7)], 0.12), tin)
    revolve([(8.88, 0.7), (8.88, 4.8)], inner)
    cookie, cup = material("cookie", "#d39b55", 0.9), paper("#fbf7ef")
    for ring, count in ((0, 1), (5.4, 6)):
        for k in range(count):
            a = 2 * math.pi * k / count
            x, y = ring * math.cos(a), ring * math.sin(a)
            place(revolve([(2.35, 0), (2.75, 2.6)], cup, 40), (x, y, 0.8))
            for layer in range(3):
                torus = revolve(rounded([(0.75, 0.1), (1.1, 0.7), (1.9, 0.7), (2.2, 0.1)], 0.3), cookie, 40)
                place(torus, (x, y, 1.2 + layer * 0.9), (3, -3, layer * 30))
    lid = revolve(rounded([(0, 1.6), (8.4, 1.6), (9.3, 1.3), (9.3, 0), (9.2, 0)], 0.25), tin)
    print_of = [revolve([(0, 1.61), (6.6, 1.61)], paper(CREAM)), words("SAMPAN", 2.0, ink, (0, 1.0, 1.63), (0, 0, 0)),
                words("butter cookies", 1.3, ink, (0, -1.3, 1.63), (0, 0, 0))]
    group([lid, *print_of], at=(2.5, 13.0, 8.9), turn=(74, 0, 8))


@kind("instant noodles", turned(SHELF, front=Shot(elevation=14), three_quarter=Shot(azimuth=-30, elevation=26)))
def instant_noodles():
    revolve(rounded([(0, 0), (3.6, 0), (4.6, 10.2), (4.95, 10.3), (4.95, 10.7), (4.7, 10.75), (0, 10.72)], 0.2),
            paper(None, part=1, rough=0.45))
    cup = revolve([(3.97, 3.6), (4.41, 8.0)], paper("#fbf3e2", rough=0.5))
    ink = plastic("#8a1a10", rough=0.6)
    print_on(cup, "SAMPAN", 1.1, ink, 6.7)
    print_on(cup, "NOODLES", 1.0, ink, 5.4)
    print_on(cup, "hot and sour · 75 g", 0.52, ink, 4.3)
    place(print_on(cup, "Fill with boiling water\nto the line, cover,\nwait three minutes, stir.", 0.52, ink, 5.8),
          turn=(0, 0, 180))
    revolve([(0, 10.78), (4.8, 10.78)], steel("#dcd9d2", 0.35))


@kind("tinned mackerel", turned(
    SHELF,
    front=Shot(azimuth=-20, elevation=30),
    three_quarter=Shot(azimuth=28, elevation=38),
    back=Shot(azimuth=-62, elevation=24),
    close_up=Shot(azimuth=-16, elevation=46, crop=(0, 0.15, 0.6)),
))
def tinned_mackerel():
    metal, sleeve, ink = steel("#cfc6a8", 0.28), paper(None, part=1, rough=0.45), plastic(INK, rough=0.7)
    for level in range(2):
        body = slab(rounded_rectangle(10.8, 6.2, 1.5), 2.5, metal, 0.25, 4)
        wrap = place(slab(rounded_rectangle(10.86, 6.26, 1.52), 1.7, sleeve, 0.02), (0, 0, 0.4))
        lid = place(slab(rounded_rectangle(10.0, 5.4, 1.2), 0.12, sleeve if level else metal, 0.05), (0, 0, 2.46))
        group([body, wrap, lid], (0, 0, 2.62 * level), (0, 0, 10 * level))
    plate = slab(rounded_rectangle(8.2, 3.9, 0.5), 0.015, paper(CREAM), 0)
    text = [words("SAMPAN", 1.25, ink, (0, 0.6, 0.03), (0, 0, 0)),
            words("mackerel in olive oil", 0.68, ink, (0, -0.9, 0.03), (0, 0, 0))]
    group([plate, *text], (0, 0, 5.2), (0, 0, 10))


@kind("curry paste", SHELF)
def curry_paste():
    revolve(rounded([(0, 0), (3.3, 0), (3.5, 0.3), (3.5, 6.0), (3.0, 6.8), (3.0, 7.4)], 0.5), glass())
    revolve(rounded([(0, 0.3), (3.1, 0.3), (3.38, 0.6), (3.38, 6.0), (0, 6.1)], 0.3), material("paste", "#9c2f12", 0.6))
    cap(3.2, 1.4, material("lid", None, 0.35, part=1, Specular=0.5), 7.1)
    banded_label(3.5, 1.1, 5.7, [("SAMPAN", 0.62, 4.4), ("RED CURRY PASTE", 0.5, 3.3), ("200 g", 0.4, 2.3)], 150,
                 "#7a2412", 0.55)
    back_label(3.5, 1.1, 5.7, "Red chillies, lemongrass,\ngalangal, shallots, salt.\nFry 50 g, add coconut milk.")
