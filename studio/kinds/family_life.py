"""Kitchen and home."""

import math

from kind import kind
from materials import ceramic, glass, iron, leather, material, paper, picture, plastic, steel, wood
from parts.label import wrapped_label, wrapped_words
from parts.line import strap, tube
from parts.mesh import add_relief, add_subdivision, cut, group, place
from parts.plant import leaf_blade
from parts.solid import ball, box, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

TABLE = turned(STANDING, front=Shot(azimuth=-14, elevation=16), three_quarter=Shot(azimuth=-36, elevation=28))


@kind("mugs", turned(
    TABLE,
    front=Shot(azimuth=-24, elevation=14),
    back=Shot(azimuth=150, elevation=34),
    close_up=Shot(azimuth=10, elevation=26, crop=(0.35, 0.2, 0.5)),
))
def mugs():
    glaze, inside = ceramic(part=1), ceramic("#f3efe6")
    outer = [(0, 0.35), (3.0, 0.35), (3.1, 0), (3.5, 0), (4.1, 0.6), (4.2, 9.2), (4.08, 9.5)]
    revolve(rounded(outer, 0.8), glaze)
    revolve(rounded([(4.08, 9.5), (3.88, 9.2), (3.8, 0.9), (0, 0.8)], 0.7), inside)
    ear = [(4.0, 0, 7.9), (5.4, 0, 8.1), (6.5, 0, 6.9), (6.5, 0, 4.6), (5.5, 0, 2.9), (4.0, 0, 2.2)]
    tube(ear, 0.52, glaze, taper=[1.25, 1, 0.95, 0.95, 1, 1.3])


@kind("dinner plates", turned(
    TABLE,
    front=Shot(azimuth=0, elevation=24),
    back=Shot(azimuth=0, elevation=58),
    close_up=Shot(azimuth=-14, elevation=14, crop=(0.4, 0, 0.4)),
))
def dinner_plates():
    glaze, rim = ceramic(part=1, rough=0.22), material("bare clay", "#b8926a", 0.8)
    for i in range(4):
        profile = [(0, 0), (7, 0), (7.4, 0.5), (12.2, 2.0), (13.4, 2.9), (13.3, 3.05), (12.0, 2.35), (8, 1.0), (0, 0.9)]
        plate = revolve(rounded(profile, 0.5), glaze, segments=128)
        edge = revolve([(13.38, 2.86), (13.44, 2.96), (13.32, 3.08)], rim, segments=128)
        for item in (plate, edge):
            place(item, (0.12 * math.sin(i * 2.4), 0.1 * math.cos(i * 1.9), 1.02 * i))


@kind("teapot", TABLE)
def teapot():
    glaze, knob = ceramic(part=1, rough=0.24), wood("#8a5f3b", "#b98a5d", "z")
    body = [(0, 0.2), (4.2, 0.2), (4.3, 0), (4.8, 0), (7.4, 3.2), (7.7, 5.8), (6.4, 9.2), (4.0, 10.4), (3.7, 10.5)]
    revolve(rounded(body, 1.6), glaze)
    revolve(rounded([(3.75, 10.45), (3.6, 10.9), (1.2, 11.5), (0, 11.6)], 0.4), glaze)
    ball((0.95, 0.95, 0.85), knob, (0, 0, 12.3))
    spout = [(-6.4, 0, 4.4), (-8.6, 0, 5.6), (-10.0, 0, 8.0), (-11.4, 0, 10.4), (-12.1, 0, 11.0)]
    tube(spout, 0.8, glaze, taper=[2.2, 1.5, 1.05, 0.85, 0.8])
    bow = [(-4.4, 0, 9.9), (-4.9, 0, 14.0), (-2.6, 0, 17.2), (2.6, 0, 17.2), (4.9, 0, 14.0), (4.4, 0, 9.9)]
    tube(bow, 0.42, knob)


@kind("frying pan", turned(TABLE, front=Shot(azimuth=-42, elevation=30), three_quarter=Shot(azimuth=38, elevation=38),
                           back=Shot(azimuth=160, elevation=20)))
def frying_pan():
    coat, grip, metal = iron("#1f1f20"), wood("#7a5233", "#a97a50", "x"), steel()
    enamel = material("enamel", None, 0.3, part=1, Specular=0.5)
    revolve(rounded([(0, 0), (10.6, 0), (13.2, 4.6), (13.6, 4.75)], 0.8), enamel, 128)
    revolve(rounded([(13.6, 4.75), (13.3, 4.95), (12.9, 4.6), (10.4, 0.5), (0, 0.4)], 0.8), coat, 128)
    strap([(12.8, 0, 4.2), (15.5, 0, 4.9), (18, 0, 5.6)], 2.2, 0.7, metal, facing=(0, 0, 1))
    handle = tube([(17.4, 0, 5.4), (21, 0, 6.5), (27, 0, 7.7), (33, 0, 8.2)], 1.15, grip,
                  taper=[0.75, 0.95, 1.1, 1.2, 0.9])
    handle.scale.y = 1.25
    for y in (-0.8, 0.8):
        ball((0.28, 0.45, 0.45), metal, (12.55, y, 3.9))


@kind("storage jars", turned(TABLE, close_up=Shot(azimuth=-20, elevation=20, crop=(-0.3, 0.45, 0.5))))
def storage_jars():
    pane, lid = glass(), wood("#b98a57", "#dfba8c", "x")
    for x, y, height, fill, colour in ((-6.2, 1.5, 19, 13.5, "#8a5a30"), (4.2, 2.6, 14, 9, "#e8dcc2"),
                                       (0.6, -6.0, 9, 6, "#b5462f")):
        wall = [(0, 0), (4.4, 0), (4.7, 0.4), (4.7, height), (4.45, height), (4.45, 0.5), (0, 0.4)]
        food = material("food", colour, 0.9)
        parts = [revolve(rounded(wall, 0.25), pane),
                 revolve(rounded([(0, 0.55), (4.35, 0.55), (4.35, fill), (0, fill + 0.25)], 0.2), food)]
        parts.append(revolve(rounded([(0, height - 1.0), (4.4, height - 1.0), (4.4, height), (4.95, height),
                                      (4.95, height + 1.5), (0, height + 1.5)], 0.2), lid))
        add_relief(add_subdivision(parts[1], 1), 0.18, 0.35)
        parts.append(wrapped_label(paper(None, part=1), 4.71, height * 0.36, height * 0.36 + 3.2, 62))
        for part in parts:
            place(part, (x, y, 0))


@kind("candle", turned(
    TABLE,
    front=Shot(azimuth=0, elevation=22),
    back=Shot(azimuth=20, elevation=52),
    close_up=Shot(azimuth=-12, elevation=40, crop=(0, 0.3, 0.55)),
))
def candle():
    jar, wax, ink = ceramic(part=1, rough=0.3), material("wax", "#f3e7cd", 0.5), paper("#3a352f")
    revolve(rounded([(0, 0), (3.8, 0), (4.1, 0.4), (4.1, 8.6), (3.85, 8.8), (3.75, 8.4), (3.75, 6.8)], 0.35), jar)
    revolve(rounded([(0, 7.1), (1.2, 7.0), (3.5, 7.15), (3.76, 7.4)], 0.3), wax)
    tube([(0, 0, 7.0), (0.05, 0, 7.7), (-0.08, 0, 8.3)], 0.08, plastic("#2a211b", rough=0.9))
    wrapped_label(paper(), 4.1, 2.3, 6.3, 84)
    wrapped_words("SAMPAN", 0.82, ink, 4.12, 4.9)
    wrapped_words("cedar & fig", 0.55, ink, 4.12, 3.9)
    wrapped_words("220 g", 0.4, ink, 4.12, 3.1)


@kind("vase", TABLE)
def vase():
    glaze = ceramic(part=1, rough=0.55)
    outer = [(0, 0), (3.6, 0), (6.2, 5.5), (6.6, 10), (4.2, 16), (2.3, 19.5), (2.3, 22.6), (2.9, 24)]
    revolve(rounded(outer, 2.6, 8) + [(2.7, 24.1), (2.1, 22.4), (2.1, 19)], glaze)
    stem = plastic("#b29a6b", rough=0.9)
    for k in range(9):
        a, lean = k * 2.4, 3.0 + (k * 37 % 10) * 0.42
        top = (lean * math.cos(a), lean * math.sin(a), 36 + (k * 53 % 9))
        tube([(0, 0, 20), (0.25 * top[0], 0.25 * top[1], 28), top], 0.14, stem)
        tail = material("grass", "#d9c59a", 1.0, Sheen=1.0)
        ball((0.62, 0.62, 2.9), tail, (top[0] * 1.04, top[1] * 1.04, top[2] + 1.8), (-top[1] * 3, top[0] * 3, 0))


@kind("plant pot", TABLE)
def plant_pot():
    clay = material("clay", None, 0.85, part=1, Specular=0.15)
    revolve(rounded([(0, 1.2), (5.6, 1.2), (7.6, 10.6), (8.5, 10.6), (8.7, 13.6), (8.1, 13.7), (7.9, 12.2)], 0.35),
            clay)
    revolve(rounded([(0, 0), (7.0, 0), (7.9, 1.7), (7.6, 1.8), (6.9, 0.6), (0, 0.5)], 0.3), clay)
    soil = material("soil", "#3a2a1e", 1.0)
    add_relief(add_subdivision(revolve([(7.9, 12.2), (5, 12.4), (2, 12.6), (0, 12.7)], soil), 1), 0.7, 0.5)
    leaf = material("leaf", "#3f6b3a", 0.38, Specular=0.5)
    for k in range(13):
        leaf_blade(leaf, length=15 + (k * 29 % 7), width=4.2, around=k * 137.5, lean=18 + 3.6 * k, at=(0, 0, 12.4))


@kind("chopping board", turned(
    TABLE,
    front=Shot(azimuth=-18, elevation=30),
    three_quarter=Shot(azimuth=30, elevation=36),
    back=Shot(azimuth=160, elevation=46),
))
def chopping_board():
    board = slab(rounded_rectangle(24, 36, 2.5), 2.2, wood("#a8743f", "#d9ad78", "y"), 0.35, 4)
    hole = slab(rounded_rectangle(6, 2.0, 0.98), 6, None, 0)
    cut(board, place(hole, (0, 14.6, -2)))
    groove = [(x, y, 2.18) for x, y in rounded_rectangle(20.5, 26.5, 1.4)]
    tube([(x, y - 2.4, z) for x, y, z in groove], 0.22, wood("#8a5c30", "#b5854f", "y"), closed=True, smooth=False)
    loop = [(0, 14.6, 0.4), (0, 15.6, 2.4), (0.2, 17.8, 2.5), (1.6, 21.4, 0.5), (0, 23.4, 0.3), (-1.6, 21.4, 0.5),
            (-0.2, 17.8, 2.6), (0, 15.4, 2.7), (0, 14.4, 0.4)]
    strap(loop, 0.8, 0.25, leather(part=1), facing=(0, 0, 1))


@kind("kitchen knife", turned(
    TABLE,
    front=Shot(azimuth=-24, elevation=50),
    three_quarter=Shot(azimuth=28, elevation=40),
    back=Shot(azimuth=156, elevation=52),
    close_up=Shot(azimuth=-14, elevation=52, crop=(0.3, 0.1, 0.5)),
))
def kitchen_knife():
    blade, brass = steel("#c4c6c8", 0.16), steel("#cda862", 0.25)
    grip = material("resin", None, 0.3, part=1, Specular=0.5)
    outline = [(0, 1.6), (-3, 2.4), (-12, 2.35), (-17, 1.7), (-20.4, 0.2), (-20.9, -0.7), (-19, -1.5), (-12, -2.2),
               (0, -2.4)]
    slab(outline[::-1], 0.22, blade, 0.05)
    slab([(0, 1.6), (0, -2.4), (0.7, -2.3), (1.2, -0.6), (12.2, -0.9), (12.2, 1.3), (1.2, 1.5)][::-1], 0.24, blade, 0)
    handle = [(1.0, 1.55), (1.0, -0.7), (4, -1.1), (8, -0.8), (11.6, -1.5), (12.8, -0.6), (12.6, 1.0), (11, 1.6)]
    place(slab(handle[::-1], 1.7, grip, 0.55, 6), (0, 0, -0.72))
    for x in (3.0, 6.6, 10.2):
        place(revolve(rounded([(0, 0), (0.3, 0), (0.28, 0.06), (0, 0.07)], 0.02), brass, 24), (x, 0.2, 0.96))


@kind("chopsticks", turned(
    TABLE,
    front=Shot(azimuth=-30, elevation=44),
    three_quarter=Shot(azimuth=24, elevation=40),
    back=Shot(azimuth=150, elevation=46),
))
def chopsticks():
    tip, lacquer, rest = wood("#6b3f24", "#96623c", "y"), material("lacquer", None, 0.2, part=1,
            Specular=0.6), ceramic("#ece6da")
    for k in range(4):
        x, lean = -2.4 + 1.25 * k + (0.7 if k > 1 else 0), 1.5 * (k % 2)
        for points, paint, taper in (
            ([(0, 0, 0), (0, 14, 0.12)], tip, [0.55, 0.85]),
            ([(0, 14, 0.12), (0, 22.5, 0.2)], lacquer, [0.86, 1.15]),
        ):
            place(tube(points, 0.36, paint, smooth=False, taper=taper), (x, -8, 1.42), (-3.2, 0, lean))
    ball((3.6, 0.85, 0.62), rest, (0, -4.5, 0.62), square=0.7)


@kind("picture frame", turned(
    TABLE,
    front=Shot(azimuth=-16, elevation=8),
    three_quarter=Shot(azimuth=30, elevation=12),
    close_up=Shot(azimuth=-30, elevation=14, crop=(-0.5, 0.55, 0.45)),
))
def picture_frame():
    rim, print_of = material("lacquer", None, 0.4, part=1, Specular=0.4), picture("#35606b", "#efc9a0", strength=0.15)
    parts = []
    for x, y, w, h in ((0, 11.9, 20.6, 1.8), (0, -11.9, 20.6, 1.8), (-9.4, 0, 1.8, 22.2), (9.4, 0, 1.8, 22.2)):
        parts.append(box((w, h, 1.6), rim, 0.15, (x, y, 0)))
    parts.append(box((17.4, 22.4, 0.3), paper("#f8f5ee"), 0, (0, 0, 0.6)))
    parts.append(box((11, 15.6, 0.05), print_of, 0, (0, 0, 0.9)))
    group(parts, (0, 0, 12.6), (80, 0, 0))
    place(box((5, 19, 0.4), paper("#2b2723"), 0.1), (0, 5.4, 9.2), (112, 0, 0))


@kind("wall mirror", turned(
    TABLE,
    front=Shot(azimuth=-14, elevation=6),
    three_quarter=Shot(azimuth=30, elevation=8),
    back=Shot(azimuth=160, elevation=8),
    close_up=Shot(azimuth=-30, elevation=14, crop=(0.5, 0.6, 0.4)),
))
def wall_mirror():
    rim = material("lacquer", None, 0.35, part=1, Specular=0.5)
    mirror = picture("#93a3ab", "#dfe7ea", strength=0.12, scale=0.022)
    ring = revolve(rounded([(23.4, 0), (26, 0), (26, 2.6), (23.6, 2.6), (23.4, 1.4)], 0.5), rim, 160)
    plate = revolve([(0, 1.2), (23.5, 1.2)], mirror, 160)
    backing = revolve([(0, 0.3), (23.6, 0.3)], paper("#b08d66", rough=0.9), 160)
    hook = strap([(-3, 15, 0.1), (-2, 17.5, -0.6), (2, 17.5, -0.6), (3, 15, 0.1)], 1.2, 0.2, steel(), facing=(0, 0, -1))
    screws = [ball((0.5, 0.5, 0.3), steel(), (x, 15, 0.2)) for x in (-3, 3)]
    group([ring, plate, backing, hook, *screws], (0, 0, 25.6), (80, 0, 0))
