"""Machines and things for the desk."""

import math

from kind import kind
from materials import anodised, material, picture, plastic, rubber, screen, wood
from parts.label import keys, words
from parts.line import tube
from parts.mesh import group, place
from parts.solid import box, loft, revolve, rounded, rounded_rectangle, slab
from shots import LYING, STANDING, Shot, turned

DESK = turned(
    LYING,
    front=Shot(elevation=52),
    three_quarter=Shot(azimuth=-32, elevation=34),
    back=Shot(azimuth=150, elevation=28),
    close_up=Shot(azimuth=-25, elevation=38, crop=(-0.25, -0.05, 0.45)),
)


@kind("laptop", turned(
    STANDING,
    front=Shot(azimuth=-24, elevation=20),
    three_quarter=Shot(azimuth=34, elevation=26),
    back=Shot(azimuth=154, elevation=16),
    close_up=Shot(azimuth=-30, elevation=30, crop=(-0.3, -0.4, 0.45)),
))
def laptop():
    shell, dark = anodised(), plastic("#1b1c1f", rough=0.5)
    slab(rounded_rectangle(31, 21.6, 1.1), 0.95, shell, 0.25)
    rows = [(0.4, [2.0] * 14), (1, [1.9] * 14), (1, [2.6] + [1.9] * 12 + [1.2])]
    rows += [(1, [3.1] + [1.9] * 11 + [2.6]), (1, [2.4, 1.9, 1.9, 2.4, 9.8, 2.4, 1.9, 1.9, 2.0])]
    caps, y = [], 8.6
    for height, widths in rows:
        depth, x = 1.9 * height + 0.0, -13.4
        total = sum(widths)
        for width in widths:
            share = width / total * 26.8
            caps.append((x + share / 2, y - depth / 2, 0.93, share - 0.3, depth - 0.28, 0.14))
            x += share
        y -= depth
    keys(caps, dark, 0.97)
    pad = plastic("#b9babd", rough=0.3)
    place(slab(rounded_rectangle(10.5, 6.4, 0.5), 0.03, material("pad", None, 0.28, part=1), 0.01), (0, -6.2, 0.94))
    lid = slab(rounded_rectangle(31, 20.6, 1.1), 0.5, shell, 0.22)
    glass = place(slab(rounded_rectangle(30.2, 19.8, 0.8), 0.06, screen(), 0.02), (0, 0, 0.48))
    image = place(slab(rounded_rectangle(29.2, 18.3, 0.4), 0.01, picture(), 0), (0, 0.2, 0.545))
    name = words("SAMPAN", 2.2, plastic("#8d9094", rough=0.3), (0, 0, -0.005), (0, 180, 0))
    group([lid, glass, image, name], at=(0, 13.6, 10.4), turn=(72, 0, 0))
    place(revolve(rounded([(0, -12), (0.45, -12), (0.45, 12), (0, 12)], 0.1), pad), (0, 10.4, 0.8), (0, 90, 0))


LETTERS = ("1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./")


@kind("mechanical keyboard", DESK)
def mechanical_keyboard():
    case, cap, accent = plastic(part=1, rough=0.45), plastic("#e9e6df", rough=0.55), plastic("#6f7378", rough=0.55)
    body = slab(rounded_rectangle(33, 12.6, 0.9), 2.0, case, 0.3)
    place(body, turn=(4, 0, 0))
    rows = [
        [1] * 13 + [2],
        [1.5] + [1] * 12 + [1.5],
        [1.75] + [1] * 11 + [2.25],
        [2.25] + [1] * 10 + [2.75],
        [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
    ]
    light, dark, bright, letters = [], [], [], []
    for row, widths in enumerate(rows):
        x, y = -15.6, 4.1 - row * 2.06
        for i, units in enumerate(widths):
            width = units * 2.08
            edge = i == 0 or i == len(widths) - 1 or (row == 4 and i != 3)
            chosen = bright if (row, i) in ((0, 0), (2, 12)) else dark if edge else light
            height = 1.25 - 0.08 * (2 - abs(2 - row))
            chosen.append((x + width / 2, y, 1.7, width - 0.16, 1.9, height))
            if chosen is light and row < 4:
                letters.append(words(LETTERS[row][i - 1], 0.62, accent, (x + width / 2, y, 1.705 + height), (0, 0, 0)))
            x += width
    caps = [keys(light, cap, 0.78), keys(dark, accent, 0.78), keys(bright, plastic(part=1, rough=0.5), 0.78)]
    port = place(slab(rounded_rectangle(0.95, 0.36, 0.17), 0.05, rubber(), 0), (-11, 6.28, 1.2), (-90, 0, 0))
    group([*caps, *letters, port], turn=(4, 0, 0))


def mouse_height(t):
    """Height of the back of the mouse along its length, 0 at the front and 1 at the rear."""
    return 1.5 + 2.3 * math.sin(math.pi * min(1, 0.12 + 0.72 * t)) ** 1.2 - 1.2 * max(0, t - 0.72) / 0.28


@kind("mouse", turned(
    DESK,
    front=Shot(azimuth=-28, elevation=30),
    three_quarter=Shot(azimuth=32, elevation=38),
    back=Shot(azimuth=112, elevation=16),
    close_up=Shot(azimuth=-28, elevation=30, crop=(0.15, 0.1, 0.55)),
))
def mouse():
    shell, dark = plastic(part=1, rough=0.34), rubber("#2a2b2e")
    rings = []
    for k in range(25):
        t = k / 24
        end = max(0.02, 1 - abs(2 * t - 1) ** 5)
        width = (2.95 + 0.25 * math.cos((t - 0.8) * 5)) * end ** 0.5
        height = (mouse_height(t) - 0.5) * end ** 0.45
        ring = []
        for i in range(24):
            a = math.pi * i / 23
            c, s = math.cos(a), math.sin(a)
            ring.append((width * math.copysign(abs(c) ** 0.62, c), -5.8 + 11.6 * t, 0.5 + height * s**0.8))
        rings.append(ring)
    loft(rings, shell, subdivide=1)
    place(slab([(x * 0.95, y * 0.97) for x, y in rounded_rectangle(6.0, 11.4, 2.6)], 0.6, dark, 0.15), (0, 0, 0))
    line = []
    for t in (0.06, 0.1, 0.2, 0.3, 0.4, 0.46):
        end = (1 - abs(2 * t - 1) ** 5) ** 0.45
        line.append((0, -5.8 + 11.6 * t, 0.47 + (mouse_height(t) - 0.5) * end))
    tube(line, 0.07, dark)
    wheel = revolve(rounded([(0, -0.35), (1.05, -0.35), (1.05, 0.35), (0, 0.35)], 0.15), dark)
    place(wheel, (0, -3.1, mouse_height(0.235) - 0.86), (0, 90, 0))


@kind("monitor", turned(
    STANDING,
    front=Shot(azimuth=-16, elevation=8),
    three_quarter=Shot(azimuth=32, elevation=12),
    back=Shot(azimuth=156, elevation=10),
    close_up=Shot(azimuth=-30, elevation=20, crop=(0, -0.6, 0.5)),
))
def monitor():
    dark, metal = plastic("#1c1d20", rough=0.5), anodised()
    frame = slab(rounded_rectangle(61, 36, 0.8), 1.8, dark, 0.3)
    face = place(slab(rounded_rectangle(60.2, 35.2, 0.5), 0.05, screen(), 0.02), (0, 0, 1.78))
    image = place(slab(rounded_rectangle(59.4, 33.6, 0.2), 0.01, picture("#244a6b", "#e8a988", scale=0.025), 0),
                  (0, 0.5, 1.84))
    group([frame, face, image], (0, 0, 31), (88, 0, 0))
    box((6.5, 2.4, 30), metal, 0.5, (0, 4.6, 1.0))
    place(slab(rounded_rectangle(25, 18, 1.5), 0.9, metal, 0.3), (0, 2.5, 0))
    box((40, 2.6, 20), dark, 1.0, (0, 2.2, 21))
    box((12, 1.2, 12), metal, 0.4, (0, 3.8, 25))
    for k in range(15):
        box((1.2, 0.2, 2.6), plastic("#0b0b0c", rough=0.8), 0, (-15.4 + 2.2 * k, 3.48, 37.6))


@kind("mini PC", turned(
    STANDING,
    front=Shot(azimuth=-28, elevation=18),
    three_quarter=Shot(azimuth=34, elevation=26),
    back=Shot(azimuth=152, elevation=16),
    close_up=Shot(azimuth=-24, elevation=14, crop=(0.05, -0.25, 0.5)),
))
def mini_pc():
    shell, dark = anodised(), plastic("#141416", rough=0.6)
    place(slab(rounded_rectangle(13, 13, 2.2), 4.6, shell, 0.4, 5), (0, 0, 0.35))
    slab(rounded_rectangle(11.6, 11.6, 1.8), 0.5, dark, 0.1)
    for x, width in ((-3.6, 1.4), (-1.5, 1.4), (0.7, 0.95), (2.2, 0.95)):
        place(slab(rounded_rectangle(width, 0.62, 0.12), 0.1, dark, 0.02), (x, -6.44, 2.4), (90, 0, 0))
    ring = revolve(rounded([(0, 0), (0.42, 0), (0.42, 0.12), (0, 0.12)], 0.04), dark, 32)
    place(ring, (4.3, -6.45, 2.4), (90, 0, 0))
    for x, width, height in ((-4.1, 1.5, 0.62), (-2.1, 1.5, 0.62), (-0.2, 1.4, 0.62), (1.6, 1.5, 1.3)):
        place(slab(rounded_rectangle(width, height, 0.12), 0.1, dark, 0.02), (x, 6.54, 2.6), (90, 0, 0))
    for x in (3.6, 4.6):
        socket = revolve(rounded([(0, 0), (0.34, 0), (0.34, 0.12), (0, 0.12)], 0.04), dark, 32)
        place(socket, (x, 6.54, 2.6), (90, 0, 0))
    for k in range(20):
        box((0.22, 0.1, 0.8), dark, 0, (-3.8 + 0.4 * k, 6.46, 3.8))


@kind("desktop speakers", turned(
    STANDING,
    front=Shot(azimuth=-14, elevation=8),
    three_quarter=Shot(azimuth=30, elevation=14),
    close_up=Shot(azimuth=-14, elevation=8, crop=(0.42, 0.05, 0.5)),
))
def desktop_speakers():
    case, dark, cone = wood("#7a5434", "#a57a4e", "z"), plastic("#1d1d1f", rough=0.7), rubber("#2d2d30")
    metal = material("ring", None, 0.3, part=1, Specular=0.6)
    for x, turn in ((-9, 8), (9, -8)):
        items = [box((11, 13, 18), case, 0.35), box((10.2, 0.4, 17.2), dark, 0.12, (0, -6.55, 0.4))]
        for z, radius in ((6.6, 3.9), (13.9, 1.7)):
            rim = revolve(rounded([(radius - 0.35, 0.1), (radius, 0.35), (radius + 0.15, 0)], 0.1), metal)
            bowl = revolve([(radius * 0.28, -0.55), (radius * 0.8, 0.05), (radius * 0.92, 0.22), (radius, 0.05)], cone)
            dome = revolve([(0, -0.3), (radius * 0.2, -0.38), (radius * 0.3, -0.55)], dark)
            items += [place(part, (0, -6.75, z), (90, 0, 0)) for part in (rim, bowl, dome)]
        items += [box((7, 0.3, 9), dark, 0.1, (0, 6.45, 4)), place(revolve([(1.5, 0.4), (1.2, 0), (1.2, -0.6)], dark),
                                                                   (0, 6.4, 15.2), (-90, 0, 0))]
        for k, paint in enumerate(("#b3362b", "#0c0c0d")):
            knob = revolve(rounded([(0, 0), (0.7, 0), (0.6, 1.3), (0, 1.3)], 0.15), plastic(paint, rough=0.3), 32)
            items.append(place(knob, (-1.4 + 2.8 * k, 6.6, 7), (-90, 0, 0)))
        group(items, (x, 0, 0), (0, 0, turn))
