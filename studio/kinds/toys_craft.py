"""Puzzles, crayons and a kite."""

import math

from kind import kind
from materials import material, paper, picture, plastic, wood
from parts.label import words
from parts.line import tube
from parts.mesh import add_mesh, add_thickness, group, place
from parts.solid import box, catmull, revolve, rounded, slab
from shots import STANDING, Shot, turned

TABLE = turned(STANDING, front=Shot(azimuth=-16, elevation=16), three_quarter=Shot(azimuth=32, elevation=26))
KNOB = [(-0.5, 0), (-0.1, 0.02), (-0.13, 0.12), (-0.17, 0.24), (0, 0.33), (0.17, 0.24), (0.13, 0.12), (0.1, 0.02)]


def puzzle_piece(size, sides, thickness, paint, back):
    """A jigsaw piece; each of the four `sides` has a knob (1), a hole (-1) or is straight (0)."""
    outline = []
    for quarter, side in enumerate(sides):
        a = math.pi / 2 * quarter
        points = [(x, -0.5 - y * side) for x, y in KNOB] if side else [(-0.5, -0.5), (0, -0.5)]
        line = [points[0]] + catmull(points[1:] + [(0.5, -0.5)], 6)[:-1]
        outline += [(size * (x * math.cos(a) - y * math.sin(a)), size * (x * math.sin(a) + y * math.cos(a)))
                    for x, y in line]
    return [slab(outline, thickness * 0.7, back, 0.02), place(slab(outline, thickness * 0.3, paint, 0.03),
                                                              (0, 0, thickness * 0.7))]


@kind("jigsaw puzzle", turned(
    TABLE,
    back=Shot(azimuth=0, elevation=64),
    close_up=Shot(azimuth=-16, elevation=40, crop=(0.05, -0.6, 0.45)),
))
def jigsaw_puzzle():
    carton, board, cream = paper(None, part=1, rough=0.5), paper("#c9b79b", rough=0.9), paper("#f4efe6")
    landscape, ink = picture("#2f6270", "#efb78a", strength=0.3, scale=0.045), plastic("#35302a", rough=0.7)
    parts = [box((27, 19, 5), carton, 0.15), box((24.6, 12.6, 0.04), landscape, 0, (0, 1.9, 5.0)),
             box((24.6, 3.2, 0.04), cream, 0, (0, -7.0, 5.0)), words("SAMPAN", 1.6, ink, (-6.6, -7.0, 5.06), (0, 0, 0)),
             words("500 pieces", 1.2, ink, (7, -7.0, 5.06), (0, 0, 0))]
    for i in range(1, 8):
        line = [(-12.3 + 3.075 * i, -4.4 + 1.05 * j, 5.05) for j in range(13)]
        parts.append(tube([(x + 0.22 * math.sin(2.1 * j + i), y, z) for j, (x, y, z) in enumerate(line)], 0.035, ink))
    for j in range(1, 4):
        line = [(-12.3 + 1.025 * i, -4.4 + 3.15 * j, 5.05) for i in range(25)]
        parts.append(tube([(x, y + 0.22 * math.sin(2.1 * i + j), z) for i, (x, y, z) in enumerate(line)], 0.035, ink))
    group(parts, (0, 2.5, 9.2), (78, 0, 0))
    shapes = ((1, -1, 1, -1), (-1, 1, 1, -1), (1, 1, -1, 0), (-1, -1, 1, 1), (0, 1, -1, 1), (1, -1, -1, 1))
    places = ((-9.5, -7.6, 12), (-4.6, -9.4, -24), (0.4, -7.4, 48), (5, -10.2, 8), (9.6, -7.6, -38), (-1.2, -12.6, 75))
    for sides, (x, y, turn) in zip(shapes, places):
        group(puzzle_piece(2.9, sides, 0.35, landscape, board), (x, y, 0), (0, 0, turn))


CRAYONS = ("#c8372d", "#e07a2b", "#e9b62f", "#4f9a4a", "#2f8a8a", "#2f5fa8", "#6a4a9a", "#c76a8f", "#6b4226", "#26262a")


def crayon(colour):
    wax, wrap = material("wax", colour, 0.45, Specular=0.4), paper(colour, rough=0.7)
    ink = plastic("#1d1d1f", rough=0.7)
    parts = [revolve(rounded([(0, 0), (0.5, 0), (0.5, 8.4), (0.47, 8.5), (0.2, 9.6), (0, 9.6)], 0.05), wax, 32),
             revolve([(0.52, 0.7), (0.52, 7.7)], wrap, 32)]
    return parts + [revolve([(0.53, z), (0.53, z + 0.18)], ink, 32) for z in (1.0, 7.2)]


@kind("crayons", turned(
    TABLE,
    back=Shot(azimuth=10, elevation=56),
    close_up=Shot(azimuth=-16, elevation=30, crop=(-0.05, 0.4, 0.5)),
))
def crayons():
    carton, cream, ink = paper(None, part=1, rough=0.5), paper("#f4efe6"), plastic("#35302a", rough=0.7)
    for y, height in ((-1.5, 6.6), (1.5, 8.2)):
        box((6.6, 0.12, height), carton, 0.03, (0, y, 0))
    for x in (-3.3, 3.3):
        box((0.12, 3.1, 7.2), carton, 0.03, (x, 0, 0))
    box((6.6, 3.1, 0.12), carton, 0.03)
    box((5.4, 0.04, 4.2), cream, 0, (0, -1.58, 1.2))
    words("SAMPAN", 1.0, ink, (0, -1.62, 4.1), (90, 0, 0))
    words("10 crayons", 0.75, ink, (0, -1.62, 2.6), (90, 0, 0))
    for k, colour in enumerate(CRAYONS[:8]):
        row, column = divmod(k, 4)
        group(crayon(colour), (-2.35 + 1.55 * column, -0.65 + 1.3 * row, 0.2 + 0.25 * (k % 3) + 0.5 * row),
              (0, 2.5 * (column - 1.5), 0))
    for colour, at, turn in ((CRAYONS[8], (-4.4, -4.6, 0.53), 16), (CRAYONS[9], (-3.4, -6.2, 0.53), 4)):
        group(crayon(colour), at, (0, 90, turn))


@kind("kite", turned(
    STANDING,
    front=Shot(azimuth=-12, elevation=12),
    three_quarter=Shot(azimuth=30, elevation=18),
    back=Shot(azimuth=150, elevation=16),
    close_up=Shot(azimuth=-12, elevation=14, crop=(0, 0.25, 0.5)),
))
def kite():
    main, second = material("ripstop", None, 0.55, part=1, Sheen=0.2), material("ripstop", "#f2ece0", 0.55, Sheen=0.2)
    spar, cord = wood("#b98a57", "#dcb585", "z"), material("cord", "#f3efe6", 0.9)
    top, right, low, left, middle = (0, 0, 62), (27, 2.5, 40), (0, 0, 0), (-27, 2.5, 40), (0, -2.4, 40)
    for corners, paint in (((top, left, middle), main), ((top, middle, right), second),
                           ((left, low, middle), second), ((middle, low, right), main)):
        vertices, faces, n = [], [], 10
        a, b, c = corners
        for i in range(n + 1):
            for j in range(n + 1 - i):
                s, t = i / n, j / n
                vertices.append(tuple(a[k] + (b[k] - a[k]) * s + (c[k] - a[k]) * t for k in range(3)))
        start = [sum(n + 1 - k for k in range(i)) for i in range(n + 2)]
        for i in range(n):
            for j in range(n - i):
                faces.append((start[i] + j, start[i + 1] + j, start[i] + j + 1))
                if j < n - i - 1:
                    faces.append((start[i + 1] + j, start[i + 1] + j + 1, start[i] + j + 1))
        place(add_thickness(add_mesh("sail", vertices, faces, paint), 0.15), (0, 14, 8), (-14, 0, 0))
    frame = [tube([(0, 0.5, 0), (0, 0.5, 62)], 0.4, spar, smooth=False),
             tube([left, (0, -1.6, 40), right], 0.4, spar),
             tube([top, right, low, left], 0.22, cord, closed=True, smooth=False),
             tube([(0, -2, 52), (0, -15, 36), (0, -0.4, 14)], 0.14, cord, smooth=False)]
    group(frame, (0, 14, 8), (-14, 0, 0))
    tail = [(0, 14, 8), (1, 9, 2.6), (6, 2, 0.5), (16, -2, 0.5), (22, -9, 0.5), (12, -14, 0.5), (0, -11, 0.5),
            (-10, -15, 0.5), (-20, -11, 0.5)]
    tube(tail, 0.22, cord)
    smooth = catmull(tail, 10)
    for k, step in enumerate((16, 28, 40, 52, 64, 76)):
        x, y, z = smooth[step]
        for side in (-1, 1):
            bow = revolve([(0.2, 0), (1.4, 3.4)], second if k % 2 else main, 16)
            bow.scale = (1, 0.3, 1)
            place(bow, (x, y, z + 0.2), (0, 90 * side, 35 * k))
    spool = [(0, -3), (3.2, -3), (3.2, -2.2), (1.4, -1.8), (1.4, 1.8), (3.2, 2.2), (3.2, 3), (0, 3)]
    thread = rounded([(1.4, -1.9), (2.3, -1.2), (2.3, 1.2), (1.4, 1.9)], 0.3)
    reel = [revolve(rounded(spool, 0.2), main, 48), revolve(thread, cord, 48)]
    group(reel, (-17, 2, 3.2), (0, 90, 30))
