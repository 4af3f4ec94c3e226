"""Solid bodies: turned, boxed, extruded and lofted."""

import math

from .mesh import add_bevel, add_mesh, add_subdivision, place, smoothen


def catmull(points, steps=8, closed=False):
    """A smooth line through points of any dimension."""
    n = len(points)
    line = []
    for i in range(n if closed else n - 1):
        if closed:
            a, b, c, d = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        for s in range(steps):
            t = s / steps
            line.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t**3)
                    for p, q, r, u in zip(a, b, c, d)
                )
            )
    return line if closed else line + [tuple(points[-1])]


def revolve(profile, material, segments=96, angle=50, scale_y=1.0, name="turned"):
    """Turns a profile of (radius, height) about z. Corners sharper than `angle` stay sharp."""
    rings, vertices, faces = len(profile), [], []
    for i in range(segments):
        a = 2 * math.pi * i / segments
        vertices += [(r * math.cos(a), scale_y * r * math.sin(a), z) for r, z in profile]
    for i in range(segments):
        j = (i + 1) % segments
        for k in range(rings - 1):
            faces.append((i * rings + k, j * rings + k, j * rings + k + 1, i * rings + k + 1))
    item = add_mesh(name, vertices, faces, material)
    merge_doubles(item)
    return smoothen(item, angle)


def merge_doubles(item, distance=1e-4):
    import bmesh

    shape = bmesh.new()
    shape.from_mesh(item.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=distance)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(item.data)
    shape.free()
    return smoothen(item)


def rounded(profile, radius=0.3, steps=5):
    """Rounds the corners of a (radius, height) profile; its ends stay."""
    line = [profile[0]]
    for a, b, c in zip(profile, profile[1:], profile[2:]):
        before, after = math.dist(a, b), math.dist(b, c)
        cut = min(radius, before * 0.45, after * 0.45)
        if cut < 1e-4:
            line.append(b)
            continue
        p = [b[i] + (a[i] - b[i]) * cut / before for i in (0, 1)]
        q = [b[i] + (c[i] - b[i]) * cut / after for i in (0, 1)]
        for s in range(steps + 1):
            t = s / steps
            line.append(tuple((1 - t) ** 2 * p[i] + 2 * t * (1 - t) * b[i] + t * t * q[i] for i in (0, 1)))
    return line + [profile[-1]]


def box(size, material, radius=0.2, at=(0, 0, 0), segments=4, name="box"):
    """A box with rounded edges; `at` is the middle of its bottom."""
    x, y, z = (s / 2 for s in size)
    vertices = [(i, j, k + z) for i in (-x, x) for j in (-y, y) for k in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = add_mesh(name, vertices, faces, material, smooth=False)
    if radius:
        add_bevel(item, radius, segments)
    return place(item, at)


def rounded_rectangle(width, height, radius, steps=8):
    """The outline of a rectangle with round corners about the origin."""
    outline = []
    for x, y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for s in range(steps + 1):
            a = math.radians(start + 90 * s / steps)
            outline.append(
                (
                    x * (width / 2 - radius) + radius * math.cos(a),
                    y * (height / 2 - radius) + radius * math.sin(a),
                )
            )
    return outline


def slab(outline, depth, material, radius=0.1, segments=3, name="slab"):
    """An (x, y) outline extruded upwards by `depth`, with rounded edges."""
    n = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, depth) for x, y in outline]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    item = add_mesh(name, vertices, faces, material, smooth=False)
    if radius:
        add_bevel(item, radius, segments)
    else:
        smoothen(item, 40)
    return item


def loft(rings, material, caps=(True, True), subdivide=1, closed=True, name="loft", angle=None):
    """A skin over rings of equally many points."""
    n = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if caps[0]:
        faces.append(tuple(range(n - 1, -1, -1)))
    if caps[1]:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    item = add_mesh(name, vertices, faces, material)
    if angle:
        smoothen(item, angle)
    return add_subdivision(item, subdivide) if subdivide else item


def ball(radii, material, at=(0, 0, 0), turn=(0, 0, 0), square=1.0, segments=48, name="ball"):
    """An ellipsoid; `square` below 1 makes it more box-like."""
    rx, ry, rz = radii if not isinstance(radii, (int, float)) else (radii,) * 3

    def power(v):
        return math.copysign(abs(v) ** square, v)

    rows, vertices, faces = segments // 2, [], []
    for k in range(rows + 1):
        b = math.pi * k / rows - math.pi / 2
        for i in range(segments):
            a = 2 * math.pi * i / segments
            vertices.append(
                (
                    rx * power(math.cos(b)) * power(math.cos(a)),
                    ry * power(math.cos(b)) * power(math.sin(a)),
                    rz * power(math.sin(b)),
                )
            )
    for k in range(rows):
        for i in range(segments):
            j = (i + 1) % segments
            faces.append((k * segments + i, k * segments + j, (k + 1) * segments + j, (k + 1) * segments + i))
    return place(merge_doubles(add_mesh(name, vertices, faces, material)), at, turn)
