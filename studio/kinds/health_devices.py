"""Measuring and massage devices."""

import math

from kind import kind
from materials import canvas, glow, plastic, rubber, steel
from parts.label import words
from parts.line import tube
from parts.mesh import group, place
from parts.solid import ball, box, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("thermometer", turned(
    STANDING,
    front=Shot(azimuth=-24, elevation=50),
    three_quarter=Shot(azimuth=30, elevation=40),
    back=Shot(azimuth=140, elevation=40),
    close_up=Shot(azimuth=-24, elevation=44, crop=(0.1, 0, 0.45)),
))
def thermometer():
    shell, white, metal = plastic(part=1, rough=0.35), plastic("#f4f2ec", rough=0.35), steel("#d0d2d4", 0.2)
    display, ink = plastic("#b9c4b2", rough=0.15), plastic("#22262a", rough=0.4)
    rings = []
    for k in range(21):
        t = k / 20
        half, thick = 0.95 - 0.55 * t**1.6, 0.58 - 0.3 * t**1.4
        if k in (0, 20):
            half, thick = half * 0.7, thick * 0.7
        rings.append([(half * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 4.6 - 9.2 * t,
                       0.6 + thick * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)))
                      for a in [2 * math.pi * i / 32 for i in range(32)]])
    body = loft(rings, white, subdivide=1)
    wider = [[(x * 1.03, y, 0.6 + (z - 0.6) * 1.04) for x, y, z in ring] for ring in rings[1:6]]
    grip = loft(wider, shell, subdivide=1)
    tip = tube([(0, -4.4, 0.6), (0, -6.6, 0.6)], 0.26, metal, smooth=False, taper=[1.1, 0.95])
    nose = ball((0.25, 0.3, 0.25), metal, (0, -6.6, 0.6))
    window = place(slab(rounded_rectangle(1.25, 2.7, 0.2), 0.07, display, 0.02), (0, 0.6, 1.09))
    figures = words("36.6", 0.86, ink, (0, 0.78, 1.17), (0, 0, -90))
    unit = words("°C", 0.34, ink, (0.2, -0.42, 1.17), (0, 0, -90))
    button = ball((0.36, 0.5, 0.16), ink, (0, 3.2, 1.2))
    group([body, grip, tip, nose, window, figures, unit, button], turn=(0, 0, 62))
    case = revolve(rounded([(0, -4.6), (0.85, -4.6), (0.85, 4.6), (0, 4.6)], 0.4), shell)
    place(case, (2.2, 2.6, 0.85), (90, 0, 62))


@kind("massage gun", turned(
    STANDING,
    front=Shot(azimuth=-34, elevation=12),
    three_quarter=Shot(azimuth=36, elevation=18),
    back=Shot(azimuth=140, elevation=16),
    close_up=Shot(azimuth=-44, elevation=14, crop=(-0.2, 0.4, 0.5)),
))
def massage_gun():
    shell, dark, metal = plastic(part=1, rough=0.4), rubber("#1f2022"), steel("#b9bbbe", 0.28)
    barrel = revolve(rounded([(0, -7.5), (3.2, -7.5), (3.6, -6.4), (3.6, 4.8), (2.6, 7.0), (2.0, 7.4), (0, 7.4)], 0.8),
                     shell)
    trim = revolve([(3.62, -4.4), (3.7, -4.1), (3.7, -3.6), (3.62, -3.3)], metal)
    vents = []
    for k in range(12):
        a = 2 * math.pi * k / 12
        vents.append(place(box((0.4, 0.3, 2.2), dark, 0.1), (3.5 * math.cos(a), 3.5 * math.sin(a), -6.6),
                           (0, 0, math.degrees(a) + 90)))
    rod = revolve([(1.1, 7.2), (1.1, 9.4)], metal, 48)
    head = ball(2.5, dark, (0, 0, 11.2))
    rear = revolve(rounded([(0, -7.9), (2.4, -7.9), (2.4, -7.4)], 0.2), dark)
    lamps = [ball((0.22, 0.22, 0.1), glow("#8fe0c0", 1.2), (-1.0 + 0.66 * k, 0, -7.9)) for k in range(4)]
    group([barrel, trim, *vents, rod, head, rear, *lamps], (0, 0, 21.5), (84, 0, 0))
    tube([(0, 1.2, 20), (0, 2.0, 14), (0, 2.4, 7), (0, 2.6, 2.2)], 2.1, shell, taper=[1.0, 0.94, 1.0, 1.06])
    tube([(0, 2.0, 13.6), (0, 2.2, 10), (0, 2.4, 6.2)], 2.3, dark, taper=[0.93, 0.96, 1.0])
    revolve(rounded([(0, 0), (3.6, 0), (3.6, 1.2), (2.4, 2.6), (0, 2.6)], 0.4), dark).location.y = 2.6
    ball((0.75, 0.3, 0.75), metal, (0, -0.35, 17.2), (8, 0, 0))
    for k, (x, y) in enumerate(((-7.5, -3.5), (-10.5, 1.0))):
        if k:
            parts = [revolve(rounded([(0, 2.2), (2.6, 2.2), (2.9, 3.0), (2.4, 3.8), (0, 4.0)], 0.4), dark, 64)]
        else:
            parts = [revolve(rounded([(1.2, 2.2), (1.6, 3.4), (0.6, 6.2), (0, 6.4)], 0.5), dark, 64)]
        parts.append(revolve([(0, 0), (1.1, 0), (1.1, 2.4)], metal, 48))
        group(parts, (x, y, 0))


@kind("blood pressure monitor", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=34),
    three_quarter=Shot(azimuth=30, elevation=32),
    back=Shot(azimuth=150, elevation=34),
    close_up=Shot(azimuth=-14, elevation=44, crop=(-0.4, -0.2, 0.45)),
))
def blood_pressure_monitor():
    shell, dark, cuff = plastic(part=1, rough=0.4), plastic("#2a2b2e", rough=0.5), canvas("#3a4048")
    display, ink = plastic("#bcc7b6", rough=0.15), plastic("#22262a", rough=0.4)
    white = plastic("#f3f1eb", rough=0.4)
    case = slab(rounded_rectangle(13, 14, 2.4), 5.2, shell, 1.0, 6)
    panel = place(slab(rounded_rectangle(10.6, 11.6, 1.4), 0.3, white, 0.12), (0, 0, 5.1))
    window = place(slab(rounded_rectangle(8.8, 7.2, 0.5), 0.1, display, 0.03), (0, 1.6, 5.4))
    items = [case, panel, window]
    for text, name, y, size in (("118", "SYS", 3.6, 2.6), ("76", "DIA", 1.3, 2.6), ("64", "PULSE", -0.8, 1.6)):
        items.append(words(text, size, ink, (3.8, y, 5.52), (0, 0, 0), "RIGHT"))
        items.append(words(name, 0.6, ink, (-3.9, y + 0.3, 5.52), (0, 0, 0), "LEFT"))
    for x, width, paint in ((-2.6, 3.4, plastic("#2f6b8a", rough=0.4)), (2.6, 3.4, dark)):
        items.append(place(slab(rounded_rectangle(width, 1.7, 0.8), 0.35, paint, 0.12), (x, -4.0, 5.35)))
    items += [words("START", 0.6, white, (-2.6, -4.0, 5.72), (0, 0, 0)),
              words("MEM", 0.6, white, (2.6, -4.0, 5.72), (0, 0, 0))]
    group(items, (-8, 0, 0), (0, 0, 6))
    roll = []
    for k in range(70):
        a, r = 2 * math.pi * k / 28, 3.4 + 0.028 * k
        roll.append((r * math.cos(a), 0, 5.6 + r * math.sin(a)))
    rings = []
    for x, _, z in roll:
        rings.append([(x, -6.4, z), (x, 6.4, z)])
    sheet = loft(rings, cuff, caps=(False, False), closed=False, subdivide=1)
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.5
    tag = place(box((0.2, 3.2, 2.2), shell, 0.05), (-5.45, -1.5, 4.4))
    group([sheet, tag], (9.5, 1.5, 0), (0, 0, 58))
    tube([(-1.6, 1.8, 2.4), (1, 2.2, 1.0), (3, -5, 0.5), (8, -8, 0.5), (9.5, -5, 1), (9.6, -2.5, 3)], 0.42, rubber())
