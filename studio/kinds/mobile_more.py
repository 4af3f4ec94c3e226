"""Memory cards, folding and feature phones, and holders."""

from kind import kind
from materials import anodised, glow, picture, plastic, rubber, screen, steel
from parts.label import keys, words
from parts.line import tube
from parts.mesh import group, place
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned


@kind("memory card", turned(
    STANDING,
    front=Shot(azimuth=-16, elevation=52),
    three_quarter=Shot(azimuth=26, elevation=40),
    back=Shot(azimuth=150, elevation=46),
    close_up=Shot(azimuth=-16, elevation=44, crop=(0.35, -0.3, 0.5)),
))
def memory_card():
    shell, dark, gold = plastic(part=1, rough=0.4), plastic("#232427", rough=0.5), steel("#d3ad5f", 0.3)
    cream, ink = plastic("#f1ede4", rough=0.5), plastic("#2f2c28", rough=0.6)
    outline = [(1.2, -1.6), (1.2, 1.6), (-0.75, 1.6), (-1.2, 1.15), (-1.2, -1.6)]
    adapter = [slab(outline, 0.21, dark, 0.04),
               place(slab(rounded_rectangle(1.9, 1.5, 0.12), 0.02, cream, 0), (0, 0.2, 0.2)),
               words("SAMPAN", 0.34, ink, (0, 0.5, 0.225), (0, 0, 0)),
               words("adapter", 0.24, ink, (0, 0, 0.225), (0, 0, 0)),
               box((0.12, 0.4, 0.1), plastic("#c9c6bd"), 0.02, (-1.2, 0.55, 0.08))]
    group(adapter, (-1.0, 0.4, 0), (0, 0, 10))
    card_outline = [(0.55, -0.75), (0.55, 0.75), (-0.35, 0.75), (-0.35, 0.4), (-0.55, 0.2), (-0.55, -0.75)]
    card = [slab(card_outline, 0.1, shell, 0.03), place(box((0.8, 0.12, 0.03), shell, 0.01), (0, -0.66, 0.09)),
            place(slab(rounded_rectangle(0.86, 0.7, 0.06), 0.01, cream, 0), (0.02, -0.1, 0.096)),
            words("128 GB", 0.19, ink, (0.02, 0.02, 0.108), (0, 0, 0)),
            words("U3 · A2", 0.14, ink, (0.02, -0.24, 0.108), (0, 0, 0))]
    group(card, (1.0, -0.9, 0), (0, 0, -14))
    turned_over = [slab([(-x, y) for x, y in card_outline][::-1], 0.1, shell, 0.03)]
    turned_over += [box((0.085, 0.3, 0.012), gold, 0, (-0.32 + 0.12 * k, 0.55, 0.098)) for k in range(7)]
    group(turned_over, (1.15, 1.0, 0), (0, 0, 18))


@kind("folding phone", turned(
    STANDING,
    front=Shot(azimuth=160, elevation=12),
    three_quarter=Shot(azimuth=-24, elevation=16),
    back=Shot(azimuth=-150, elevation=14),
    close_up=Shot(azimuth=200, elevation=16, crop=(0.4, 0.5, 0.45)),
))
def folding_phone():
    shell, metal = anodised(rough=0.3), steel("#9a9ca0", 0.25)
    image = picture("#4a3f7a", "#f0b58f")
    for side in (-1, 1):
        half = slab(rounded_rectangle(6.8, 15, 0.8), 0.55, shell, 0.16, 5)
        face = place(slab(rounded_rectangle(6.6, 14.7, 0.6), 0.03, screen(), 0.01), (0, 0, 0.54))
        shown = place(slab(rounded_rectangle(6.5, 14.3, 0.4), 0.006, image, 0), (side * -0.1, 0, 0.572))
        items = [half, face, shown]
        if side < 0:
            for x, y in ((-1.9, 6.1), (-1.9, 4.5), (-1.9, 2.9)):
                ring = revolve(rounded([(0, 0), (0.62, 0), (0.62, 0.16), (0.5, 0.2), (0.48, 0.12), (0, 0.12)], 0.03),
                               metal, 48)
                eye = revolve([(0, 0.14), (0.47, 0.14)], screen("#05060a"), 48)
                items += [place(part, (x, y, 0), (0, 180, 0)) for part in (ring, eye)]
        else:
            cover = place(slab(rounded_rectangle(6.2, 14.2, 0.6), 0.03, screen(), 0.01), (0, 0, -0.02))
            outer = slab(rounded_rectangle(5.9, 13.8, 0.5), 0.006, picture("#2f5d63", "#efc79a"), 0)
            items += [cover, place(outer, (0, 0, -0.026))]
        group(items, (side * 3.28, -0.9, 7.5), (90, 0, side * 15))
    place(revolve(rounded([(0, -7.3), (0.42, -7.3), (0.42, 7.3), (0, 7.3)], 0.1), shell), (0, 0.32, 7.5))


@kind("feature phone", turned(
    STANDING,
    front=Shot(azimuth=-18, elevation=14),
    three_quarter=Shot(azimuth=30, elevation=20),
    back=Shot(azimuth=160, elevation=12),
    close_up=Shot(azimuth=-18, elevation=20, crop=(0, -0.35, 0.5)),
))
def feature_phone():
    shell, dark, cap = plastic(part=1, rough=0.34), plastic("#1a1b1d", rough=0.3), plastic("#efece5", rough=0.45)
    ink, metal = plastic("#2b2a28", rough=0.6), steel()
    shown = picture("#2f6b8a", "#e9d9a8", scale=0.12)
    items = [slab(rounded_rectangle(5.0, 12.2, 1.3), 1.4, shell, 0.45, 6),
             place(slab(rounded_rectangle(4.3, 4.9, 0.4), 0.1, dark, 0.04), (0, 2.9, 1.36)),
             place(slab(rounded_rectangle(3.7, 3.9, 0.1), 0.01, shown, 0), (0, 2.8, 1.46)),
             words("10:09", 1.15, glow("#ffffff", 1.0), (0, 3.2, 1.475), (0, 0, 0)),
             revolve(rounded([(0.45, 1.38), (1.0, 1.38), (1.0, 1.54), (0.5, 1.54)], 0.05), metal, 48),
             revolve(rounded([(0, 1.38), (0.45, 1.38), (0.42, 1.58), (0, 1.58)], 0.05), cap, 32)]
    for key in items[-2:]:
        place(key, (0, -0.55, 0))
    boxes, labels = [], "123456789*0#"
    for k, label in enumerate(labels):
        x, y = -1.35 + 1.35 * (k % 3), -2.1 - 0.98 * (k // 3)
        boxes.append((x, y, 1.36, 1.15, 0.78, 0.16))
        items.append(words(label, 0.5, ink, (x, y, 1.525), (0, 0, 0)))
    boxes += [(-1.6, -0.5, 1.36, 0.85, 0.9, 0.14), (1.6, -0.5, 1.36, 0.85, 0.9, 0.14)]
    items.append(keys(boxes, cap, 0.94))
    for x, colour in ((-1.6, "#3f9a55"), (1.6, "#c0392b")):
        items.append(place(box((0.5, 0.18, 0.02), plastic(colour), 0), (x, -0.5, 1.505)))
    for k in range(5):
        items.append(place(box((0.14, 0.3, 0.02), dark, 0), (-0.5 + 0.25 * k, 5.6, 1.39)))
    eye = revolve([(0, 0.12), (0.4, 0.12), (0.55, 0.08), (0.6, 0)], dark, 48)
    items.append(place(eye, (0, 4.2, 0.01), (180, 0, 0)))
    items.append(words("SAMPAN", 0.75, plastic("#8b8d90"), (0, 0.5, -0.005), (0, 180, 0)))
    group(items, (0, 0, 6.1), (84, 0, 0))


@kind("car mount", turned(
    STANDING,
    front=Shot(azimuth=-24, elevation=14),
    three_quarter=Shot(azimuth=32, elevation=20),
    back=Shot(azimuth=140, elevation=18),
    close_up=Shot(azimuth=-24, elevation=20, crop=(0, 0.4, 0.5)),
))
def car_mount():
    shell, dark, metal = plastic(part=1, rough=0.38), rubber("#1f2022"), steel("#b9bbbe", 0.3)
    revolve(rounded([(0, 0), (4.2, 0), (4.0, 0.7), (2.8, 1.6), (0, 1.7)], 0.4), dark)
    revolve(rounded([(0, 1.4), (2.9, 1.4), (2.6, 3.0), (1.2, 3.6), (0, 3.6)], 0.4), shell)
    place(box((2.6, 1.1, 0.8), shell, 0.3), (3.0, 0, 1.8))
    tube([(0, 0, 3.2), (0, 0.6, 5.2), (0, 0.2, 7.4)], 0.75, dark, taper=[1.1, 0.9, 0.9])
    ball(1.15, metal, (0, 0, 7.8))
    plate = slab(rounded_rectangle(6.6, 9.2, 1.2), 1.3, shell, 0.35, 5)
    pad = place(slab(rounded_rectangle(5.6, 8.0, 0.9), 0.12, dark, 0.04), (0, 0, 1.26))
    ring = place(revolve([(1.8, 0), (1.95, 0.06), (2.1, 0)], metal, 72), (0, 0.4, 1.38))
    socket = place(revolve(rounded([(0, 0), (1.6, 0), (1.9, -1.0), (0, -1.0)], 0.2), dark, 48), (0, 0, 0))
    parts = [plate, pad, ring, socket]
    for side in (-1, 1):
        arm = box((0.9, 3.0, 2.6), shell, 0.3, (side * 3.5, 0.6, 0.4))
        grip = box((0.3, 2.6, 1.6), dark, 0.1, (side * 3.1, 0.6, 1.3))
        parts += [arm, grip]
    parts += [box((1.2, 0.8, 2.6), shell, 0.3, (x, -4.6, 0.4)) for x in (-1.7, 1.7)]
    group(parts, (0, -0.9, 9.6), (72, 0, 0))
