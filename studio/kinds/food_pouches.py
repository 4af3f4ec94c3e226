"""Food in pouches."""

import math

from kind import kind
from materials import material, paper, plastic
from parts.line import tube
from parts.mesh import group, place
from parts.packaging import CREAM, INK, pouch_back
from parts.pouch import label_on, lay_on, patch, pouch, print_on
from parts.solid import ball, box, revolve, rounded
from shots import STANDING, Shot, turned

SHELF = turned(STANDING, front=Shot(elevation=9), three_quarter=Shot(azimuth=-32, elevation=16),
               close_up=Shot(elevation=10, crop=(0, 0.1, 0.5)))
# With some of the food beside the package, which is therefore left of the middle.
SERVED = turned(SHELF, close_up=Shot(elevation=12, crop=(-0.25, 0.05, 0.6)))


@kind("coffee beans", SERVED)
def coffee_beans():
    bag, ink = material("bag", None, 0.6, part=1, Specular=0.25), plastic("#2d2019", rough=0.8)
    size = (13, 8.5, 22)
    body = pouch(size, bag)
    label_on(body, 9, 9.5, paper("#f3ecdf"), 10.5)
    pouch_back(body, size, "Whole Arabica beans.\nRoasted in small batches.\nGrind just before use.\n\nKeep dry.")
    print_on(body, "SAMPAN", 1.35, ink, 13.2)
    print_on(body, "COFFEE BEANS", 0.85, ink, 10.6)
    print_on(body, "medium roast · 250 g", 0.6, ink, 8.2)
    bean = material("bean", "#3b2115", 0.4, Specular=0.4)
    for k in range(16):
        a, r = k * 2.4, 0.75 * math.sqrt(k)
        ball((0.62, 0.44, 0.36), bean, (9.2 + r * math.cos(a), -3.0 + r * math.sin(a), 0.34),
             (0, (k * 23) % 30 - 15, k * 67), segments=20)


def printed_pouch(name, note, band, text, size=(14, 7, 20)):
    """A pouch of dried food: a cream label with a band of the food's colour in front, and `text` on the back."""
    width, _, height = size
    unit, ink = height / 20, plastic(INK, rough=0.8)
    body = pouch(size, material("pouch", None, 0.5, part=1, Specular=0.35), wrinkle=0.12 * unit)
    label_on(body, width * 0.76, height * 0.56, paper(CREAM), height * 0.5)
    lay_on(patch(width * 0.76, height * 0.16, paper(band), (0, -40, height * 0.5)), body, 0.05)
    print_on(body, "SAMPAN", 1.4 * unit, ink, height * 0.67)
    print_on(body, name, 1.05 * unit, paper("#fdf6e8"), height * 0.5)
    print_on(body, note, 0.65 * unit, ink, height * 0.33)
    pouch_back(body, size, text)
    return body


def scattered(count, at, spread):
    """Places of `count` pieces of food beside a package, and a turn for each."""
    for k in range(count):
        a, r = k * 2.4, spread * math.sqrt(k)
        yield at[0] + r * math.cos(a), at[1] + r * math.sin(a), k * 67


@kind("granola", SERVED)
def granola():
    printed_pouch("GRANOLA", "oats, almonds, honey · 400 g", "#b9652f",
                  "Whole oats, almonds,\nhoney, sunflower seeds.\n\nMay contain other nuts.", (15, 8, 22))
    oat, almond = material("oat", "#d8b27c", 0.9), material("almond", "#9a6236", 0.7)
    for k, (x, y, turn) in enumerate(scattered(26, (11.0, -4.0), 0.46)):
        size = (0.7, 0.42, 0.3) if k % 4 == 0 else (0.42, 0.36, 0.24)
        ball(size, oat if k % 4 else almond, (x, y, 0.26), (0, turn % 30 - 15, turn), segments=16)


@kind("jasmine rice", SHELF)
def jasmine_rice():
    printed_pouch("JASMINE RICE", "long grain, fragrant · 2 kg", "#1f5a44",
                  "Thai jasmine rice.\nOne cup of rice,\none and a quarter of water.", (24, 14, 36))


@kind("dried mango", SERVED)
def dried_mango():
    printed_pouch("DRIED MANGO", "no added sugar · 150 g", "#c9741f",
                  "Ripe mango, nothing else.\nDried in slices.\n\nClose after opening.")
    slice_of = material("mango", "#e79a2c", 0.55)
    for k, (x, y, turn) in enumerate(((9.5, -4.0, 20), (12.2, -2.4, 70), (11.0, -5.6, -30))):
        ball((1.9, 0.9, 0.3), slice_of, (x, y, 0.34 + 0.1 * k), (0, 6 * k, turn))


@kind("cashew nuts", SERVED)
def cashew_nuts():
    printed_pouch("CASHEW NUTS", "roasted, sea salt · 200 g", "#5d7a4a",
                  "Cashew nuts, sea salt.\nRoasted without oil.\n\nMay contain other nuts.")
    nut = material("cashew", "#e3c48f", 0.55)
    for k in range(11):
        a, r = k * 2.4, 0.95 * math.sqrt(k)
        x, y, turn = 10.6 + r * math.cos(a), -4.0 + r * math.sin(a), k * 1.3
        arc = [(x + 0.75 * math.cos(turn + s), y + 0.75 * math.sin(turn + s), 0.42) for s in (0, 0.7, 1.4, 2.1, 2.8)]
        tube(arc, 0.4, nut, taper=[0.5, 1, 1.1, 1, 0.5])


@kind("roasted peanuts", SERVED)
def roasted_peanuts():
    printed_pouch("PEANUTS", "dry roasted · 250 g", "#a5412c",
                  "Peanuts, sea salt.\nDry roasted in the shell.\n\nMay contain other nuts.")
    shell = material("shell", "#cfa56b", 0.85)
    for x, y, turn in scattered(7, (11.0, -4.0), 1.25):
        a = math.radians(turn)
        for side, radius in ((-0.62, 0.66), (0.62, 0.74)):
            ball((0.95, radius, radius), shell, (x + side * math.cos(a), y + side * math.sin(a), 0.68), (0, 0, turn))


@kind("rice crackers", SERVED)
def rice_crackers():
    printed_pouch("RICE CRACKERS", "soy sauce · 120 g", "#2d4a66",
                  "Rice, soy sauce, sugar.\nBaked, not fried.\n\nContains soy and wheat.")
    cracker = material("cracker", "#c98a45", 0.6)
    for x, y, z, tilt in ((9.8, -4.2, 0.05, 0), (13.0, -3.0, 0.05, 0), (11.4, -4.6, 0.7, 9)):
        disc = revolve(rounded([(0, 0.1), (1.9, 0), (2.1, 0.25), (1.8, 0.5), (0, 0.42)], 0.15), cracker, 48)
        place(disc, (x, y, z), (tilt, tilt, 0))


@kind("caramels", SERVED)
def caramels():
    printed_pouch("CARAMELS", "soft, sea salt · 180 g", "#7a4522",
                  "Cream, cane sugar, butter,\nglucose, sea salt.\n\nKeep cool and dry.")
    wrapper, caramel = paper("#efe4cf", rough=0.4), material("caramel", "#a8601f", 0.3, Specular=0.5)
    for k, (x, y, turn) in enumerate(scattered(6, (11.4, -4.2), 1.5)):
        if k % 3 == 0:
            box((2.2, 1.5, 1.1), caramel, 0.25, (x, y, 0)).rotation_euler.z = math.radians(turn)
            continue
        parts = [box((2.0, 1.5, 1.1), wrapper, 0.3)]
        for side in (-1, 1):
            frill = [(0, 0.3), (0.5, 0.55), (0.9, 0.9)]
            parts.append(place(revolve([(r, z) for z, r in frill], wrapper, 14, angle=5), (side * 0.75, 0, 0.55),
                               (0, side * 90, 0)))
        group(parts, (x, y, 0), (0, 0, turn))


@kind("pasta", SERVED)
def pasta():
    printed_pouch("PENNE", "durum wheat · 500 g", "#2f4f3a",
                  "Durum wheat semolina,\nwater.\n\nCook for eleven minutes.", (15, 8, 22))
    dough = material("dough", "#e2b963", 0.6)
    for k, (x, y, turn) in enumerate(scattered(9, (11.4, -4.2), 1.1)):
        tube_wall = [(0.34, -1.6), (0.48, -1.6), (0.48, 1.6), (0.34, 1.6), (0.34, -1.6)]
        group([place(revolve(tube_wall, dough, 24), (0, 0, 0), (0, 90, 0))], (x, y, 0.5 + 0.5 * (k % 4 == 0)),
              (0, 0, turn))


@kind("dried shiitake", SERVED)
def dried_shiitake():
    printed_pouch("DRIED SHIITAKE", "whole caps · 100 g", "#5a4632",
                  "Shiitake mushrooms.\n\nSoak for thirty minutes\nin warm water.")
    brown, pale = material("cap", "#5b3d27", 0.9), material("stem", "#c9ab84", 0.95)
    for k, (x, y, turn) in enumerate(scattered(5, (11.4, -4.2), 1.9)):
        profile = rounded([(0, 1.5), (1.2, 1.35), (2.0, 0.6), (1.9, 0.2), (1.5, 0.35)], 0.3)
        parts = [revolve(profile, brown, 40), revolve([(1.6, 0.4), (0.5, 0.6), (0, 0.6)], pale, 40),
                 revolve(rounded([(0.45, 0.7), (0.4, -0.3), (0, -0.35)], 0.1), pale, 24)]
        group(parts, (x, y, 0.2 if k % 2 else 1.5), (0 if k % 2 else 168, 8, turn))
