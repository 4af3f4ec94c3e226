"""Sport."""

import math

import bmesh
from mathutils import Vector

from kind import kind
from materials import leather, material, rubber, steel, wood
from parts.line import tube
from parts.mesh import add_mesh, add_subdivision, group, place
from parts.solid import ball, box, loft, revolve, rounded, rounded_rectangle, slab
from shots import STANDING, Shot, turned

FIELD = turned(STANDING, front=Shot(azimuth=-14, elevation=10), three_quarter=Shot(azimuth=32, elevation=16))


@kind("football", turned(
    FIELD,
    front=Shot(azimuth=0, elevation=8),
    close_up=Shot(azimuth=-20, elevation=14, crop=(-0.2, 0.2, 0.55)),
))
def football():
    white, accent = leather("#f4f2ec", rough=0.4), leather(part=1, rough=0.4)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=1, radius=11)
    corners = [v.co.copy() for v in shape.verts]
    edges = [(a, b) for i, a in enumerate(corners) for b in corners[:i] if (a - b).length < 12]
    faces = []
    for corner in corners:
        ring = [corner.lerp(b if (a - corner).length < 1e-6 else a, 1 / 3) for a, b in edges if corner in (a, b)]
        faces.append((ring, accent))
    for i, a in enumerate(corners):
        for j, b in enumerate(corners[:i]):
            for c in corners[:j]:
                if max((a - b).length, (b - c).length, (a - c).length) < 12:
                    faces.append(([p.lerp(q, 1 / 3) for p in (a, b, c) for q in (a, b, c) if p is not q], white))
    shape.free()
    for ring, paint in faces:
        middle = sum(ring, Vector()) / len(ring)
        side = (ring[0] - middle).normalized()
        up = middle.normalized().cross(side)
        ring.sort(key=lambda p: math.atan2((p - middle).dot(up), (p - middle).dot(side)))
        vertices, quads, rows = [], [], 7
        outline = [a.lerp(b, s / 6) for a, b in zip(ring, ring[1:] + ring[:1]) for s in range(6)]
        for k in range(rows):
            share = k / (rows - 1)
            raised = 11 - 0.42 * share**7
            vertices += [((middle.lerp(p, share * 0.995)).normalized() * raised) for p in outline]
        n = len(outline)
        for k in range(rows - 1):
            quads += [(k * n + i, k * n + (i + 1) % n, k * n + n + (i + 1) % n, k * n + n + i) for i in range(n)]
        place(add_subdivision(add_mesh("panel", vertices, quads, paint), 1), (0, 0, 10.9), (12, 20, 8))


@kind("skateboard", turned(
    FIELD,
    front=Shot(azimuth=-26, elevation=22),
    three_quarter=Shot(azimuth=34, elevation=30),
    back=Shot(azimuth=155, elevation=12),
    close_up=Shot(azimuth=-26, elevation=12, crop=(0.55, -0.1, 0.4)),
))
def skateboard(view="front"):
    grip, maple, metal = rubber("#222224"), wood("#c7955c", "#e2bb84", "x"), steel()
    wheels, parts = material("wheel", None, 0.4, part=1), []
    for z, paint, thick in ((7.6, maple, 1.1), (8.72, grip, 0.12)):
        rings = []
        for k in range(41):
            u = k / 20 - 1
            x = 40 * u
            kick = 6.5 * max(0, (abs(u) - 0.64) / 0.36) ** 1.6
            half = 10.2 * max(0.02, 1 - max(0, (abs(u) - 0.72) / 0.28) ** 2.2) ** 0.5
            dish = 0.55
            ring = [(x, half * s, z + kick + dish * abs(s) ** 2 * min(1, half / 8))
                    for s in [i / 6 - 1 for i in range(13)]]
            ring += [(x, half * s, z + thick + kick + dish * abs(s) ** 2 * min(1, half / 8))
                     for s in [1 - i / 6 for i in range(13)]]
            rings.append(ring)
        parts.append(loft(rings, paint, subdivide=0, angle=50))
    for x in (-21, 21):
        parts.append(box((6, 5, 1.2), metal, 0.2, (x, 0, 6.6)))
        parts.append(tube([(x, 0, 6.8), (x, 0, 3.4)], 1.2, metal, smooth=False))
        parts.append(tube([(x, -9.6, 2.8), (x, 9.6, 2.8)], 0.75, metal, smooth=False))
        for side in (-1, 1):
            tyre = revolve(rounded([(0, -1.6), (1.6, -1.6), (2.7, -1.1), (2.7, 1.1), (1.6, 1.6), (0, 1.6)], 0.5),
                           wheels, 48)
            parts.append(place(tyre, (x, side * 8.6, 2.7), (90, 0, 0)))
        for a in (-1, 1):
            for b in (-1, 1):
                parts.append(ball((0.32, 0.32, 0.12), metal, (x + a * 2, b * 2, 8.9)))
    parts.append(slab(rounded_rectangle(26, 7, 3.4), 0.05, wheels, 0, name="print"))
    place(parts[-1], (0, 0, 7.56))
    group(parts, turn=(68, 0, 0) if view == "back" else (0, 0, 0))
