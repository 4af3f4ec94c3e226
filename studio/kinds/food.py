"""Food in tins, jars, pouches and boxes."""

import math

from kind import kind
from materials import glass, material, paper, plastic, steel, wood
from parts.bottle import bottle, cap, printed_label
from parts.label import words
from parts.line import tube
from parts.mesh import group, place
from parts.pouch import label_on, pouch, print_on
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

SHELF = turned(STANDING, front=Shot(elevation=9), three_quarter=Shot(azimuth=-32, elevation=16),
               close_up=Shot(elevation=10, crop=(0, 0.1, 0.5)))


@kind("green tea", SHELF)
def green_tea():
    tin, lid, ink = material("enamelled tin", "#2f5a48", 0.35, Specular=0.6), steel("#cdb27a", 0.3), "#2c2a25"
    revolve(rounded([(0, 0), (3.9, 0), (3.95, 0.2), (3.95, 10.4), (0, 10.4)], 0.12), tin)
    revolve(rounded([(3.95, 10.2), (4.05, 10.3), (4.05, 13.0), (3.7, 13.5), (0, 13.6)], 0.25), lid)
    printed_label(3.95, 1.2, 8.8, [("SAMPAN", 0.85, 7.4), ("GREEN TEA", 0.72, 5.2), ("sencha, first flush", 0.42, 4.1),
                                   ("100 g", 0.42, 2.2)], 110, "#f1ead9", ink)
    heap = material("tea", "#3d4a26", 1.0)
    for k in range(60):
        a, r = k * 2.4, 0.34 * math.sqrt(k)
        x, y = 6.6 + r * math.cos(a), -2.6 + r * math.sin(a)
        z = max(0.08, 1.0 - r * 0.36)
        ball((0.42, 0.09, 0.08), heap, (x, y, z), ((k * 47) % 50 - 25, (k * 31) % 60 - 30, k * 77), segments=10)


@kind("dark chocolate", turned(SHELF, front=Shot(azimuth=-12, elevation=36),
                               three_quarter=Shot(azimuth=28, elevation=44),
                               back=Shot(azimuth=160, elevation=20), close_up=Shot(azimuth=-18, elevation=44,
                                       crop=(-0.2, -0.4, 0.45))))
def dark_chocolate():
    card, foil, ink = paper("#33221c", rough=0.55), paper("#e9ddc6"), material("gold print", "#c9a35c", 0.3, 0.9)
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
    name = words("SAMPAN", 1.7, ink, (0, 1.0, 2.42), (0, 0, 0))
    line = words("dark chocolates 72 %", 0.75, ink, (0, -1.1, 2.42), (0, 0, 0))
    group([lid, name, line], at=(0, 9.6, 6.6), turn=(66, 0, 0))


@kind("coffee beans", SHELF)
def coffee_beans():
    bag, ink = material("kraft", "#b98c5e", 0.8, Specular=0.15), plastic("#2d2019", rough=0.8)
    body = pouch((13, 8.5, 22), bag)
    label_on(body, 9, 9.5, paper("#f3ecdf"), 10.5)
    print_on(body, "SAMPAN", 1.35, ink, 13.2)
    print_on(body, "COFFEE BEANS", 0.85, ink, 10.6)
    print_on(body, "medium roast · 250 g", 0.6, ink, 8.2)
    bean = material("bean", "#3b2115", 0.4, Specular=0.4)
    for k in range(16):
        a, r = k * 2.4, 0.75 * math.sqrt(k)
        ball((0.62, 0.44, 0.36), bean, (9.2 + r * math.cos(a), -3.0 + r * math.sin(a), 0.34),
             (0, (k * 23) % 30 - 15, k * 67), segments=20)


@kind("honey", SHELF)
def honey():
    revolve(rounded([(0, 0), (3.9, 0), (4.3, 0.5), (4.3, 7.6), (3.4, 8.8), (3.4, 9.6)], 0.8), glass())
    amber = material("honey", "#d9820f", 0.05, Transmission=0.55, Specular=0.5, IOR=1.4)
    revolve(rounded([(0, 0.3), (3.75, 0.3), (4.15, 0.7), (4.15, 7.3), (3.9, 7.7), (0, 7.7)], 0.5), amber)
    cap(3.7, 1.9, material("gold lid", "#c9a35c", 0.35, 0.9), 9.2)
    printed_label(4.3, 1.9, 6.0, [("SAMPAN", 0.7, 5.1), ("WILDFLOWER HONEY", 0.58, 3.9), ("350 g", 0.42, 2.7)], 120)
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
    cap(3.6, 1.6, material("lid", "#f0e9dc", 0.35, 0.1), 8.7)
    printed_label(3.9, 1.9, 6.2, [("SAMPAN", 0.68, 5.3), ("STRAWBERRY JAM", 0.56, 4.0), ("340 g", 0.42, 2.7)], 130)


@kind("olive oil", SHELF)
def olive_oil():
    dark = material("green glass", "#1d2a12", 0.08, Specular=0.6)
    bottle(3.4, 24, 1.25, dark, shoulder=3.4)
    place(revolve(rounded([(1.25, 0), (1.25, 4.2), (1.5, 4.2), (1.5, 4.8)], 0.1), dark), (0, 0, 24))
    cap(1.5, 3.0, material("black cap", "#17171a", 0.35), 27.6)
    printed_label(3.4, 3.5, 14.5, [("SAMPAN", 0.9, 12.6), ("EXTRA VIRGIN", 0.6, 9.8), ("OLIVE OIL", 0.85, 8.6),
                                   ("cold pressed", 0.45, 6.4),
                                   ("500 ml", 0.45, 4.6)], 150)


@kind("chilli sauce", SHELF)
def chilli_sauce():
    bottle(2.9, 15.5, 1.2, material("sauce", "#a31708", 0.12, Specular=0.6), shoulder=3.0)
    cap(1.45, 2.6, plastic("#2f6b3a", rough=0.35), 15.2, ribs=28)
    printed_label(2.9, 2.2, 9.6, [("SAMPAN", 0.78, 8.2), ("CHILLI", 0.95, 6.2), ("SAUCE", 0.95, 5.0),
                                  ("200 ml", 0.4, 3.0)], 170, "#f6e7c4", "#7a1a10")


@kind("butter cookies", turned(SHELF, front=Shot(azimuth=0, elevation=30),
                               three_quarter=Shot(azimuth=-30, elevation=40)))
def butter_cookies():
    tin, inner, ink = material("tin", "#223b66", 0.35, 0.2), steel("#d8d2c4", 0.3), material("gold print", "#d9b36a",
            0.35, 0.8)
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
    text = [words("SAMPAN", 2.0, ink, (0, 1.0, 1.63), (0, 0, 0)),
            words("butter cookies", 1.2, ink, (0, -1.3, 1.63), (0, 0, 0))]
    group([lid, *text], at=(2.5, 10.6, 9.0), turn=(72, 0, 8))


@kind("instant noodles", SHELF)
def instant_noodles():
    revolve(rounded([(0, 0), (3.6, 0), (4.6, 10.2), (4.95, 10.3), (4.95, 10.7), (4.7, 10.75), (0, 10.72)], 0.2),
            paper("#c7381f", rough=0.45))
    cup = revolve([(3.97, 3.6), (4.41, 8.0)], paper("#fbf3e2", rough=0.5))
    ink = plastic("#8a1a10", rough=0.6)
    print_on(cup, "SAMPAN", 1.1, ink, 6.7)
    print_on(cup, "NOODLES", 1.0, ink, 5.2)
    revolve([(0, 10.78), (4.8, 10.78)], steel("#dcd9d2", 0.35))


@kind("granola", SHELF)
def granola():
    bag, ink = material("pouch", "#e8dcc6", 0.55, Specular=0.3), plastic("#5a3c22", rough=0.8)
    body = pouch((15, 8, 22), bag)
    label_on(body, 12.2, 5.2, paper("#c8743a"), 11.0)
    print_on(body, "SAMPAN", 1.5, ink, 16.6)
    print_on(body, "GRANOLA", 1.7, paper("#fdf6e8"), 11.0)
    print_on(body, "oats, almonds, honey", 0.75, ink, 7.0)


@kind("jasmine rice", SHELF)
def jasmine_rice():
    body = pouch((24, 14, 36), material("pouch", "#f2eee2", 0.4, Specular=0.4), wrinkle=0.2)
    ink = plastic("#1f5a44", rough=0.7)
    label_on(body, 16.5, 9, paper("#1f5a44"), 18)
    print_on(body, "SAMPAN", 2.6, ink, 27)
    print_on(body, "JASMINE RICE", 2.0, paper("#fbf6ea"), 18)
    print_on(body, "2 kg", 1.6, ink, 10)


def printed_pouch(name, note, bag, band, ink="#fdf6e8", size=(14, 7, 20)):
    """A pouch of dried food with a coloured band."""
    body = pouch(size, material("pouch", bag, 0.5, Specular=0.35))
    dark = plastic("#3a2d22", rough=0.8)
    label_on(body, size[0] * 0.8, 5, paper(band), size[2] * 0.5)
    print_on(body, "SAMPAN", 1.4, dark, size[2] * 0.76)
    print_on(body, name, 1.05, paper(ink), size[2] * 0.5)
    print_on(body, note, 0.65, dark, size[2] * 0.3)
    return body


@kind("dried mango", SHELF)
def dried_mango():
    printed_pouch("DRIED MANGO", "no added sugar · 150 g", "#f4e3bd", "#d9822b")
    slice_of = material("mango", "#e79a2c", 0.55)
    for k, (x, y, turn) in enumerate(((9.5, -4.0, 20), (12.2, -2.4, 70), (11.0, -5.6, -30))):
        ball((1.9, 0.9, 0.3), slice_of, (x, y, 0.34 + 0.1 * k), (0, 6 * k, turn))


@kind("cashew nuts", SHELF)
def cashew_nuts():
    printed_pouch("CASHEW NUTS", "roasted, sea salt · 200 g", "#efe6d4", "#5d7a4a")
    nut = material("cashew", "#e3c48f", 0.55)
    for k in range(11):
        a, r = k * 2.4, 0.95 * math.sqrt(k)
        x, y, turn = 10.6 + r * math.cos(a), -4.0 + r * math.sin(a), k * 1.3
        arc = [(x + 0.75 * math.cos(turn + s), y + 0.75 * math.sin(turn + s), 0.42) for s in (0, 0.7, 1.4, 2.1, 2.8)]
        tube(arc, 0.4, nut, taper=[0.5, 1, 1.1, 1, 0.5])


@kind("roasted peanuts", SHELF)
def roasted_peanuts():
    printed_pouch("PEANUTS", "dry roasted · 250 g", "#e9d3b0", "#a5412c")


@kind("rice crackers", SHELF)
def rice_crackers():
    printed_pouch("RICE CRACKERS", "soy sauce · 120 g", "#f3efe6", "#2d4a66")
    cracker = material("cracker", "#c98a45", 0.6)
    for x, y, z, tilt in ((9.8, -4.2, 0.05, 0), (13.0, -3.0, 0.05, 0), (11.4, -4.6, 0.7, 9)):
        disc = revolve(rounded([(0, 0.1), (1.9, 0), (2.1, 0.25), (1.8, 0.5), (0, 0.42)], 0.15), cracker, 48)
        place(disc, (x, y, z), (tilt, tilt, 0))


@kind("tinned mackerel", turned(SHELF, front=Shot(azimuth=-20, elevation=30),
                                three_quarter=Shot(azimuth=28, elevation=38)))
def tinned_mackerel():
    metal, sleeve, ink = steel("#cfc6a8", 0.28), paper("#1f4468", rough=0.45), paper("#f4e6c4")
    for level in range(2):
        body = slab(rounded_rectangle(10.8, 6.2, 1.5), 2.5, metal, 0.25, 4)
        wrap = place(slab(rounded_rectangle(10.86, 6.26, 1.52), 1.7, sleeve, 0.02), (0, 0, 0.4))
        lid = place(slab(rounded_rectangle(10.0, 5.4, 1.2), 0.12, sleeve if level else metal, 0.05), (0, 0, 2.46))
        group([body, wrap, lid], (0, 0, 2.62 * level), (0, 0, 10 * level))
    text = [words("SAMPAN", 1.25, ink, (0, 0.75, 0.02), (0, 0, 0)),
            words("mackerel in olive oil", 0.62, ink, (0, -0.9, 0.02), (0, 0, 0))]
    group(text, (0, 0, 5.21), (0, 0, 10))


@kind("curry paste", SHELF)
def curry_paste():
    revolve(rounded([(0, 0), (3.3, 0), (3.5, 0.3), (3.5, 6.0), (3.0, 6.8), (3.0, 7.4)], 0.5), glass())
    revolve(rounded([(0, 0.3), (3.1, 0.3), (3.38, 0.6), (3.38, 6.0), (0, 6.1)], 0.3), material("paste", "#9c2f12", 0.6))
    cap(3.2, 1.4, material("lid", "#e0b040", 0.35, 0.2), 7.1)
    printed_label(3.5, 1.4, 5.3, [("SAMPAN", 0.62, 4.5), ("RED CURRY PASTE", 0.5, 3.3), ("200 g", 0.38, 2.1)], 150,
                  "#f5ead2", "#7a2412")
