"""Machines and things for the desk."""

import math

from kind import kind
from materials import anodised, material, picture, plastic, rubber, screen
from parts.label import keys
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


@kind("laptop", turned(STANDING, front=Shot(azimuth=-24, elevation=20), three_quarter=Shot(azimuth=34, elevation=26),
                       close_up=Shot(azimuth=-30, elevation=30, crop=(-0.3, -0.4, 0.45))))
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
    group([lid, glass, image], at=(0, 13.6, 10.4), turn=(72, 0, 0))
    place(revolve(rounded([(0, -12), (0.45, -12), (0.45, 12), (0, 12)], 0.1), pad), (0, 10.4, 0.8), (0, 90, 0))


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
    light, dark, bright = [], [], []
    for row, widths in enumerate(rows):
        x, y = -15.6, 4.1 - row * 2.06
        for i, units in enumerate(widths):
            width = units * 2.08
            edge = i == 0 or i == len(widths) - 1 or (row == 4 and i != 3)
            chosen = bright if (row, i) in ((0, 0), (2, 12)) else dark if edge else light
            chosen.append((x + width / 2, y, 1.7, width - 0.16, 1.9, 1.25 - 0.08 * (2 - abs(2 - row))))
            x += width
    caps = [keys(light, cap, 0.78), keys(dark, accent, 0.78), keys(bright, plastic(part=1, rough=0.5), 0.78)]
    group(caps, turn=(4, 0, 0), at=(0, 0, 0))
    tube([(0, 6.2, 1.2), (0.2, 8.5, 0.5), (2.5, 10.5, 0.3), (8, 10.8, 0.3)], 0.22, rubber())


def mouse_height(t):
    """Height of the back of the mouse along its length, 0 at the front and 1 at the rear."""
    return 1.5 + 2.3 * math.sin(math.pi * min(1, 0.12 + 0.72 * t)) ** 1.2 - 1.2 * max(0, t - 0.72) / 0.28


@kind("mouse", turned(DESK, front=Shot(azimuth=-28, elevation=30), three_quarter=Shot(azimuth=32, elevation=38)))
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
    place(wheel, (0, -3.1, mouse_height(0.235) - 0.62), (0, 90, 0))
