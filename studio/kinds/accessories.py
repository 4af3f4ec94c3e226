"""Accessories: neckwear, jewellery, small leather goods, socks."""

import math

from fabrics import gem, grained_leather, plated, rib, satin, stockinette
from kind import kind
from materials import material
from parts.line import stitches, strap, tube
from parts.mesh import add_mesh, add_subdivision, add_thickness, group, place
from parts.solid import ball, box, catmull, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14
BAG = turned(STANDING, front=Shot(azimuth=-16, elevation=12), three_quarter=Shot(azimuth=32, elevation=20),
             close_up=Shot(azimuth=-18, elevation=14, crop=(0.0, 0.05, 0.42)))


def sheet(rows, columns, at, material, thick=0.3, subdivide=1, name="sheet"):
    """A cloth from `at(u, v)`, u across and v down, both from 0 to 1, with (u, v) in centimetres as UVs."""
    vertices = [at(i / columns, k / rows) for k in range(rows + 1) for i in range(columns + 1)]
    step = columns + 1
    faces = [(r * step + i, (r + 1) * step + i, (r + 1) * step + i + 1, r * step + i + 1)
             for r in range(rows) for i in range(columns)]
    item = add_mesh(name, vertices, faces, material, uvs=[(p[0], p[2]) for p in vertices])
    return add_subdivision(add_thickness(item, thick, offset=0), subdivide)


@kind("tie", turned(WORN, close_up=Shot(azimuth=-14, elevation=8, crop=(0.0, 0.58, 0.36))), LIFT)
def tie():
    silk = satin()

    def blade(top, bottom, narrow, wide, y):
        def at(u, v):
            z = top + (bottom - top) * v
            half = (narrow + (wide - narrow) * min(1, v / 0.88) ** 0.8) / 2
            half *= 1 - max(0, v - 0.9) / 0.1
            across = (2 * u - 1) * half
            bow = 0.55 * (1 - (2 * u - 1) ** 2) + 0.45 * math.sin(v * 5 + 0.4) * v
            crease = 0.4 * math.exp(-((across / 0.7) ** 2)) * max(0, 1 - v * 4)
            return (across + 0.3 * math.sin(v * 3.0), y - bow + crease, z)

        sheet(60, 12, at, silk, 0.35)

    blade(48, 9, 3.6, 9.2, -7.6)
    blade(46, 16, 2.0, 4.4, -6.8)
    rings = []
    for k in range(9):
        t = k / 8
        half, z = 1.75 + 1.0 * t - 0.5 * max(0, t - 0.8) * 5 * 0.3, 46.6 + 4.6 * t
        rings.append([(half * math.cos(a) + 0.25 * t, -7.8 + (1.25 + 0.2 * math.sin(math.pi * t)) * math.sin(a),
                       z + 0.35 * math.cos(a) * t) for a in [2 * math.pi * i / 32 for i in range(32)]])
    loft(rings, silk, subdivide=1)
    ring = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        back = (1 + math.sin(a)) / 2
        ring.append((6.6 * math.cos(a) * (0.55 + 0.45 * min(1, back * 2.2)), -0.6 + 7.0 * math.sin(a), 50.4 + 4.6 * back))
    strap(ring, 3.6, 0.5, silk, facing=lambda p: (p.x, p.y, 5.0), closed=True, smooth=False)


@kind("scarf", turned(WORN, close_up=Shot(azimuth=-12, elevation=10, crop=(0.0, 0.35, 0.45))), LIFT)
def scarf():
    yarn = stockinette(column=0.9, row=0.7, depth=0.4)
    rings, uvs = [], []
    turns = 120
    for i in range(turns):
        a = 2 * math.pi * i / turns
        front = (1 - math.sin(a)) / 2
        ring = []
        for k in range(40):
            b = 2 * math.pi * k / 40
            folds = 0.42 * math.sin(5 * b + 2.2 * math.sin(a + 0.5)) + 0.3 * math.sin(9 * b - a * 2)
            wide = 2.7 + 0.7 * front + folds * 0.8
            high = 5.4 + 1.8 * front + folds
            out = 9.2 + wide * math.cos(b)
            ring.append((out * math.cos(a), out * 0.92 * math.sin(a), 50 - 4.0 * front + high * math.sin(b)))
            uvs.append((i * 0.5, k * 0.62))
        rings.append(ring)
    rings.append(rings[0])
    uvs += [(turns * 0.5, k * 0.62) for k in range(40)]
    wound = loft(rings, yarn, caps=(False, False), subdivide=1)
    layer = wound.data.uv_layers.new(name="cm")
    for corner in wound.data.loops:
        layer.data[corner.index].uv = uvs[corner.vertex_index]
    for middle, bottom, lean, seed in ((-4.4, 11, -1.5, 0.4), (4.0, 7, 2.0, 2.0)):
        def at(u, v, middle=middle, bottom=bottom, lean=lean, seed=seed):
            wide = 8.5 + 6.0 * v**0.7
            x = middle + lean * v + (u - 0.5) * wide
            fold = (1.7 - 0.5 * v) * math.sin(u * 8.5 + seed) + 0.4 * math.sin(u * 15 + v * 2)
            behind = 4.5 * max(0, 1 - v / 0.12)
            return (x, behind - 10.9 - 0.7 * math.sin(v * 3) + fold - (0.9 if middle > 0 else 0), 48 + (bottom - 48) * v)

        sheet(40, 36, at, yarn, 0.7)
        for k in range(15):
            x, y, z = at(0.03 + k / 14.9, 1)
            swing = 0.5 * math.sin(k * 2.3 + seed)
            tube([(x, y, z + 0.3), (x + swing * 0.4, y, z - 2.2), (x + swing, y - 0.2, z - 5.2)], 0.3, yarn,
                 taper=[1.1, 0.8, 1.0])


@kind("earrings", turned(WORN, front=Shot(elevation=6, fill=0.72), three_quarter=Shot(azimuth=-30, elevation=14, fill=0.72),
                         close_up=Shot(azimuth=-12, elevation=8, crop=(-0.4, -0.45, 0.5))), LIFT)
def earrings():
    gold, pearl = plated("#e0b566", 0.14), gem()
    for side in (-1, 1):
        x = side * 1.25
        ball((0.62, 0.62, 0.68), pearl, (x, 0, 0.7), segments=64)
        cap = rounded([(0.0, 0.3), (0.1, 0.28), (0.34, 0.1), (0.4, 0.0), (0.36, -0.02), (0, 0.16)], 0.04)
        place(revolve(cap, gold, 48), (x, 0, 1.27))
        for z, turn in ((1.68, 0), (1.9, 90), (2.12, 0)):
            ring = [(0.13 * math.cos(a), 0, 0.15 * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(24)]]
            place(tube(ring, 0.03, gold, closed=True, smooth=False), (x, 0, z), (0, 0, turn + 20))
        ball(0.15, pearl, (x, 0, 2.38), segments=32)
        hook = [(x, 0, 2.5), (x, 0, 2.8), (x, 0.06, 3.15), (x, 0.4, 3.5), (x, 0.8, 3.3), (x, 0.95, 2.8),
                (x, 1.0, 2.3)]
        tube(hook, 0.042, gold)


@kind("clutch", BAG)
def clutch():
    hide, gold = grained_leather(), plated()
    ball((13.5, 1.9, 7.9), hide, (0, 0, 7.9), square=0.22, segments=80)
    thread = hide

    def flap(u, v):
        half = 13.45 * (1 - 0.02 * v)
        x = (2 * u - 1) * half
        point = 1 - abs(2 * u - 1) ** 1.25
        if v < 0.2:
            t = v / 0.2
            return (x, 1.6 - 3.75 * t, 15.55 + 0.55 * math.sin(math.pi * t))
        t = (v - 0.2) / 0.8
        return (x, -2.15 - 0.12 * math.sin(math.pi * t) - 0.1 * t, 15.55 - t * (3.8 + 6.0 * point))

    sheet(30, 40, flap, hide, 0.32, 2)
    edge = [flap(k / 60, 0.955) for k in range(2, 59)]
    stitches([(x * 0.985, y - 0.22, z) for x, y, z in edge], thread, 0.45, 0.2, 0.07, smooth=False)
    place(slab(rounded_rectangle(2.6, 1.7, 0.5), 0.4, gold, 0.15), (0, -2.35, 7.0), (90, 0, 0))
    ball((0.45, 0.2, 0.45), gold, (0, -2.85, 7.0))
    ring = [(13.7 + 0.75 * math.cos(a), 0, 13.4 + 0.75 * math.sin(a)) for a in [math.pi * i / 12 for i in range(24)]]
    tube(ring, 0.14, gold, closed=True, smooth=False)
    strap([(14.3, 0, 13.2), (15.6, -1.6, 9.5), (16.4, -3.2, 4.5), (15.6, -4.6, 0.7), (13.8, -5.4, 0.35),
           (13.4, -4.4, 1.8), (14.2, -2.4, 7.0), (14.1, -0.4, 12.9)], 1.3, 0.28, hide, facing=(0.4, -0.9, 0.1))


@kind("purse", BAG)
def purse():
    hide, gold, tape = grained_leather(), plated(), material("zip tape", "#2c2826", 0.8)
    teeth = plated("#c9a868", 0.3)
    outline = rounded_rectangle(19.4, 10.4, 1.5)
    for y, turn in ((-0.62, 2.0), (1.72, -2.0)):
        place(slab(outline, 1.1, hide, 0.4, 4), (0, y, 5.3), (90 + turn, 0, 0))
    place(slab(rounded_rectangle(18.9, 9.9, 1.4), 1.5, tape, 0.1), (0, 0.72, 5.25), (90, 0, 0))
    track = rounded_rectangle(19.0, 10.0, 1.4, 16)
    path = [(x, 0, z + 5.25) for x, z in track]
    stitches(path, teeth, 0.16, 0.14, 0.2, closed=True, smooth=False)
    inner = [(x * 0.935, -1.78 - (z * 0.035), z * 0.885 + 5.3) for x, z in rounded_rectangle(19.4, 10.4, 1.5, 12)]
    stitches(inner, hide, 0.45, 0.2, 0.085, closed=True, smooth=False)
    place(slab(rounded_rectangle(4.4, 1.2, 0.2), 0.14, gold, 0.05), (0, -1.68, 3.0), (90, 0, 0))
    place(box((1.1, 0.8, 1.7), gold, 0.2), (8.6, -0.1, 9.6), (0, 90, 0))
    strap([(9.9, -0.4, 9.5), (10.6, -0.9, 7.6), (10.5, -1.2, 5.2), (10.3, -1.2, 3.4)], 1.1, 0.24, hide,
          facing=(0.7, -0.7, 0))
    ball((0.2, 0.55, 0.55), gold, (10.1, -0.5, 9.3))


def sock(ribbed, plain):
    """A sock on an invisible foot, toe towards -x. Returns its parts."""
    line = [((0.4, 30), 4.7, 4.9), ((0.2, 26), 4.6, 4.8), ((0.1, 21), 4.4, 4.7), ((0, 15), 4.0, 4.4), ((-0.3, 11), 3.9, 4.5),
            ((-1.2, 7.6), 3.9, 5.4), ((-4.2, 4.9), 4.0, 5.0), ((-8.4, 3.8), 4.1, 4.0), ((-13, 3.2), 4.2, 3.4),
            ((-17.5, 2.6), 4.0, 2.7), ((-20.2, 2.3), 3.0, 2.1), ((-21.4, 2.2), 1.4, 1.2), ((-21.7, 2.2), 0.2, 0.2)]
    path = catmull([(*p, w, h) for p, w, h in line], 6)
    rings, uvs, ribs, walked = [], [], 26, 0.0
    for k, (x, z, w, h) in enumerate(path):
        if k:
            walked += math.dist((x, z), path[k - 1][:2])
        before, after = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
        dx, dz = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dz) or 1
        nx, nz = dz / size, -dx / size
        depth = 0.16 if z > 12 else 0.16 * max(0, (z - 8) / 4)
        crease = 0.18 * math.exp(-(((walked - 21) / 3.5) ** 2)) * math.sin(walked * 2.6)
        ring = []
        for i in range(ribs * 6):
            a = 2 * math.pi * i / (ribs * 6)
            wave = depth * math.cos(a * ribs) + crease * math.cos(a)
            heel = 1.6 * max(0, -math.cos(a)) * math.exp(-(((walked - 24.0) / 2.6) ** 2))
            reach = (h / 1.0 * 0.98) * math.cos(a) + wave * math.cos(a) - heel
            ring.append((x + nx * reach, (w + wave) * math.sin(a), z + nz * reach))
            uvs.append((i * 30 / (ribs * 6), walked))
        rings.append(ring)
    leg = loft(rings, plain, caps=(False, True), subdivide=0)
    layer = leg.data.uv_layers.new(name="cm")
    for corner in leg.data.loops:
        layer.data[corner.index].uv = uvs[corner.vertex_index]
    return [add_thickness(leg, 0.25)]


@kind("socks", turned(STANDING, front=Shot(azimuth=-34, elevation=16), three_quarter=Shot(azimuth=-58, elevation=18),
                      back=Shot(azimuth=130, elevation=12), close_up=Shot(azimuth=-24, elevation=14, crop=(0.1, 0.3, 0.46))))
def socks():
    cotton = stockinette(column=0.45, row=0.36, depth=0.16)
    group(sock(rib(), cotton), (0, 0, 0.4), (0, 0, 4))
    group(sock(rib(), cotton), (10.5, 11.5, 0.4), (0, 0, -8))
