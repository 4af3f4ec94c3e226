"""Games and music."""

import math

from kind import kind
from materials import material, plastic, wood
from parts.line import tube
from parts.mesh import place
from parts.solid import ball, box, revolve, rounded
from shots import STANDING, Shot, turned

TABLE = turned(STANDING, front=Shot(azimuth=-16, elevation=14), three_quarter=Shot(azimuth=34, elevation=22))


@kind("toy drum", turned(TABLE, back=Shot(azimuth=10, elevation=58)))
def toy_drum():
    shell, rim, skin = plastic(part=1, rough=0.3), wood("#c08f5c", "#e0b987", "x"), material("skin", "#f4ecdc", 0.5)
    revolve([(0, 0.4), (9, 0.4), (9, 12.4), (8.8, 12.6)], shell)
    revolve(rounded([(8.8, 12.9), (6, 12.85), (0, 12.8)], 0.1), skin)
    for z in (0, 11.6):
        revolve(rounded([(8.9, z), (9.5, z), (9.5, z + 1.6), (8.7, z + 1.6)], 0.3), rim)
    cord = material("cord", "#f1e6cf", 0.9)
    zigzag = []
    for k in range(32):
        a = 2 * math.pi * k / 32
        zigzag.append((9.2 * math.cos(a), 9.2 * math.sin(a), 1.7 if k % 2 else 11.5))
    tube(zigzag, 0.17, cord, closed=True, smooth=False)
    for side in (-1, 1):
        tube([(side * 7.5 - 2, -9.5, 13.9), (side * 0.6 + 1, 7.0, 13.9)], 0.42, rim, smooth=False)
        ball(0.95, rim, (side * 0.6 + 1, 7.2, 13.9))


@kind("yo-yo", turned(
    TABLE,
    front=Shot(azimuth=-24, elevation=12),
    back=Shot(azimuth=78, elevation=14),
    close_up=Shot(azimuth=-24, elevation=16, crop=(-0.3, 0.1, 0.55)),
))
def yo_yo():
    shell, ring, cord = plastic(part=1, rough=0.18), material("ring", "#d5b264", 0.25, 1.0), material("cord",
            "#f3efe6", 0.9)
    for side in (-1, 1):
        half = rounded([(0.5, 0.12), (1.8, 0.2), (2.8, 0.9), (2.85, 1.6), (2.2, 1.85), (1.9, 1.7), (0, 1.75)], 0.3)
        item = revolve(half, shell)
        trim = revolve([(1.0, 1.79), (1.25, 1.84), (1.3, 1.76)], ring)
        for part in (item, trim):
            place(part, (0, 0, 2.85), (90 * side, 0, 0))
    place(revolve([(0.55, -0.15), (0.95, 0), (0.55, 0.15)], cord, 32), (0, 0, 2.85), (90, 0, 0))
    tube([(0.9, 0, 2.6), (2.6, 0.1, 0.6), (4.2, -0.8, 0.12), (6.0, -2.0, 0.12), (7.4, -0.6, 0.12), (6.2, 0.7, 0.12),
          (5.2, -0.6, 0.14)], 0.09, cord)


@kind("chess set", turned(
    TABLE,
    front=Shot(azimuth=-26, elevation=28),
    three_quarter=Shot(azimuth=30, elevation=36),
    back=Shot(azimuth=-26, elevation=70),
))
def chess_set():
    light, dark = wood("#d8b27c", "#efd6a8", "z"), wood("#4a2c1c", "#6f4730", "z")
    rim = wood("#6f4528", "#96663e", "x")
    box((40, 40, 1.8), rim, 0.3)
    squares = {0: [], 1: []}
    for i in range(8):
        for j in range(8):
            squares[(i + j) % 2].append((i, j))
    for colour, paint in ((0, dark), (1, light)):
        for i, j in squares[colour]:
            box((4.5, 4.5, 0.1), paint, 0, (-15.75 + 4.5 * i, -15.75 + 4.5 * j, 1.76))
    base = [(0, 0), (1.55, 0), (1.55, 0.5), (1.2, 1.0)]
    pawn = base + [(0.62, 2.6), (1.0, 2.9), (0.55, 3.1), (0.95, 4.0), (0, 4.7)]
    rook = base + [(0.85, 3.6), (1.25, 4.0), (1.25, 5.1), (0.8, 5.1), (0.8, 4.7), (0, 4.7)]
    bishop = base + [(0.65, 4.2), (1.1, 4.6), (0.6, 4.9), (0.95, 6.0), (0.25, 7.2), (0.3, 7.6), (0, 7.7)]
    queen = base + [(0.7, 5.0), (1.2, 5.5), (0.7, 5.8), (1.25, 7.6), (0.5, 7.7), (0.3, 8.3), (0, 8.4)]
    king = base + [(0.75, 5.6), (1.3, 6.1), (0.8, 6.4), (1.2, 8.2), (0.4, 8.6), (0.3, 9.6), (0, 9.6)]
    order = [rook, bishop, bishop, queen, king, bishop, bishop, rook]
    for paint, first, second in ((light, 0, 1), (dark, 7, 6)):
        for i in range(8):
            for profile, row in ((order[i], first), (pawn, second)):
                piece = revolve(rounded(profile, 0.3, 3), paint, 28)
                place(piece, (-15.75 + 4.5 * i, -15.75 + 4.5 * row, 1.84))
