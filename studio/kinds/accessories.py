"""Neckwear and socks."""

import math

from fabrics import satin, stockinette
from kind import kind
from parts.line import strap, tube
from parts.mesh import add_thickness, group
from parts.solid import catmull, loft
from parts.tailoring import sheet
from shots import STANDING, WORN, Shot, turned

LIFT = 0.14


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
        wide = 6.6 * (0.55 + 0.45 * min(1, back * 2.2))
        ring.append((wide * math.cos(a), -0.6 + 7.0 * math.sin(a), 50.4 + 4.6 * back))
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
            y = behind - 10.9 - 0.7 * math.sin(v * 3) + fold - (0.9 if middle > 0 else 0)
            return (x, y, 48 + (bottom - 48) * v)

        sheet(40, 36, at, yarn, 0.7)
        for k in range(15):
            x, y, z = at(0.03 + k / 14.9, 1)
            swing = 0.5 * math.sin(k * 2.3 + seed)
            tube([(x, y, z + 0.3), (x + swing * 0.4, y, z - 2.2), (x + swing, y - 0.2, z - 5.2)], 0.3, yarn,
                 taper=[1.1, 0.8, 1.0])


def sock(yarn):
    """A sock on an invisible foot, toe towards -x. Returns its parts."""
    line = [((0.4, 30), 4.7, 4.9), ((0.2, 26), 4.6, 4.8), ((0.1, 21), 4.4, 4.7), ((0, 15), 4.0, 4.4),
            ((-0.3, 11), 3.9, 4.5), ((-1.2, 7.6), 3.9, 5.4), ((-4.2, 4.9), 4.0, 5.0), ((-8.4, 3.8), 4.1, 4.0),
            ((-13, 3.2), 4.2, 3.4), ((-17.5, 2.6), 4.0, 2.7), ((-20.2, 2.3), 3.0, 2.1), ((-21.4, 2.2), 1.4, 1.2),
            ((-21.7, 2.2), 0.2, 0.2)]
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
    leg = loft(rings, yarn, caps=(False, True), subdivide=0)
    layer = leg.data.uv_layers.new(name="cm")
    for corner in leg.data.loops:
        layer.data[corner.index].uv = uvs[corner.vertex_index]
    return [add_thickness(leg, 0.25)]


@kind("socks", turned(STANDING, front=Shot(azimuth=-34, elevation=16), three_quarter=Shot(azimuth=-58, elevation=18),
                      back=Shot(azimuth=130, elevation=12),
                      close_up=Shot(azimuth=-24, elevation=14, crop=(0.1, 0.3, 0.46))))
def socks():
    cotton = stockinette(column=0.45, row=0.36, depth=0.16)
    group(sock(cotton), (0, 0, 0.4), (0, 0, 4))
    group(sock(cotton), (10.5, 11.5, 0.4), (0, 0, -8))
