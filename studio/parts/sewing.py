"""Construction details of clothing: ribbed bands, stitched hems, patches, labels, waistbands."""

import math

from materials import cloth
from mathutils import Vector

from .garment import on_cloth, openings, tree_of
from .line import stitches, strap
from .mesh import add_mesh, add_subdivision, add_thickness
from .panel import resample


def smooth_loop(loop, count=64, passes=4):
    """Evenly spread points along a closed line, without its small waves."""
    points = resample([*loop, loop[0]], sum((b - a).length for a, b in zip(loop, loop[1:] + loop[:1])) / count)[:-1]
    for _ in range(passes):
        points = [(points[i - 1] + p * 2 + points[(i + 1) % len(points)]) / 4 for i, p in enumerate(points)]
    return points


def band(loop, material, width, along=(0, 0, -1), gather=0.0, lean=0.0, period=0.0, thick=0.3, ripple=0.09):
    """A band sewn to an opening. It runs `along`, leans inwards and narrows by `gather`; `period` gives it ribs."""
    edge = smooth_loop(loop)
    length = sum((b - a).length for a, b in zip(edge, edge[1:] + edge[:1]))
    ribs = round(length / period) if period else 0
    count = max(ribs * 6, 120)
    ring = [Vector(p) for p in resample([*edge, edge[0]], length / count)[:count]]
    middle, way = sum(ring, Vector()) / len(ring), Vector(along).normalized()
    profile = [(-0.12, 0.3), (0, 1), (0.3, 1.15), (0.7, 1.1), (0.94, 0.9), (1.0, 0), (0.94, -0.9), (0.3, -1)]
    vertices, uvs, n = [], [], len(ring)
    for i, point in enumerate(ring):
        out = point - middle
        out = (out - way * out.dot(way)).normalized()
        wave = ripple * math.cos(2 * math.pi * ribs * i / n) if ribs else 0
        for share, side in profile:
            shift = side * thick / 2 + (wave if side > 0.5 else 0) - (gather + lean * width) * max(0, share)
            vertices.append(point + way * share * width + out * shift)
            uvs.append((length * i / n, share * width))
    m = len(profile)
    faces = [(i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + j + 1, i * m + j + 1)
             for i in range(n) for j in range(m - 1)]
    return add_subdivision(add_mesh("band", vertices, faces, material, uvs=uvs), 1)


def hem(body, loop, thread, depths=(1.8, 2.4), along=(0, 0, 1)):
    """Rows of stitches at distances from an opening."""
    edge, tree, way = smooth_loop(loop, 96, 2), tree_of(body), Vector(along).normalized()
    middle = sum(edge, Vector()) / len(edge)
    for depth in depths:
        row = []
        for point in edge:
            target = point + way * depth
            hit, normal, _, _ = tree.find_nearest(target)
            out = target - middle
            out -= way * out.dot(way)
            row.append(tuple(hit + (normal if normal.dot(out) > 0 else -normal) * 0.05))
        stitches(row, thread, 0.45, 0.2, 0.1, closed=True, smooth=False)


def direction_of(loop, body_at):
    """The direction in which a sleeve leaves its opening."""
    middle = sum(loop, Vector()) / len(loop)
    return (middle - Vector(body_at)).normalized()


def patch(body, outline_at, rows, material, out=0.16, side=-1, columns=8, thick=0.22):
    """Cloth laid on a garment. `outline_at(t)` gives (left, right, z) for t from 0 to 1."""
    vertices, uvs, tree = [], [], tree_of(body)
    for k in range(rows + 1):
        left, right, z = outline_at(k / rows)
        line = [(left + (right - left) * i / columns, z(i / columns) if callable(z) else z) for i in range(columns + 1)]
        laid = on_cloth(body, line, out, side, tree)
        if len(laid) != columns + 1:
            continue
        vertices += laid
        uvs += line
    step = columns + 1
    faces = [(r * step + i, r * step + i + 1, (r + 1) * step + i + 1, (r + 1) * step + i)
             for r in range(len(vertices) // step - 1) for i in range(columns)]
    return add_subdivision(add_thickness(add_mesh("patch", vertices, faces, material, uvs=uvs), thick, offset=0), 1)


def pocket(body, left, right, top, bottom, material, thread, side=-1, point=1.6, fold=1.6):
    """A patch pocket with a point, a stitched edge and a stitched fold at its opening."""

    def z_at(share):
        return lambda u: top + (bottom - point * (1 - abs(2 * u - 1)) - top) * share

    patch(body, lambda t: (left, right, z_at(t)), 10, material, 0.14, side)
    inset = 0.35
    edge = [(left + inset, top), (left + inset, bottom + inset), ((left + right) / 2, bottom - point + inset),
            (right - inset, bottom + inset), (right - inset, top)]
    for line in (edge, [(left, top - fold), (right, top - fold)]):
        sewn(body, line, thread, 0.3, side)


def sewn(body, line, thread, out=0.08, side=-1):
    """Stitches along (x, z) points of the front or the back."""
    dense = [a.lerp(b, s / 6) for a, b in zip(map(Vector, line), map(Vector, line[1:])) for s in range(7)]
    return stitches(on_cloth(body, dense, out, side), thread, 0.45, 0.2, 0.1, smooth=False)


def neck_label(body, top, cloth_material, print_material, width=3.6, height=2.0):
    """A label inside the back of the neck; `top` is the height of its upper edge."""
    tree, corners = tree_of(body), []
    for x, z in ((-1, 0), (1, 0), (1, -1), (-1, -1)):
        hit = tree.ray_cast(Vector((x * width / 2, 0, top + z * height)), Vector((0, 1, 0)))[0]
        if hit is None:
            return
        corners.append(hit + Vector((0, -0.55, 0)))
    add_thickness(add_mesh("label", corners, [(0, 1, 2, 3)], cloth_material, smooth=False), 0.08)
    a, b = (corners[0] + corners[3]) / 2, (corners[1] + corners[2]) / 2
    line = [tuple(a.lerp(b, s) + Vector((0, -0.12, 0))) for s in (0.2, 0.8)]
    strap(line, 0.4, 0.03, print_material, smooth=False)


def sleeves(body):
    """The openings of the sleeves, each with the direction it looks at."""
    ends = [loop for loop in openings(body)[1:] if abs(sum(p.x for p in loop) / len(loop)) > 15]
    return [(loop, direction_of(loop, (math.copysign(21, loop[0].x), 0, max(p.z for p in loop) + 20)))
            for loop in ends]


def tag(body, top):
    neck_label(body, top, cloth("#f4f1ea"), cloth("#2a2724"))
