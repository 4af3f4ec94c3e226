"""Flat pieces of cloth: triangulated outlines and the distance of their points to seams."""

import math

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt, intersect_point_line

from .solid import catmull


def resample(points, spacing):
    """Points along a polyline at about equal distances, both ends included."""
    line = [Vector(p) for p in points]
    total = sum((b - a).length for a, b in zip(line, line[1:]))
    count = max(1, round(total / spacing))
    result, target, walked = [line[0]], total / count, 0.0
    for a, b in zip(line, line[1:]):
        span = (b - a).length
        while walked + span >= target - 1e-9 and len(result) < count:
            result.append(a.lerp(b, (target - walked) / span))
            target += total / count
        walked += span
    return result + [line[-1]]


def outline(edges, spacing):
    """Joins the edges ("seam" or "open", points) of the right half and mirrors them to a closed outline.

    Returns the boundary points and the seams as polylines.
    """
    half, seams = [], []
    for what, points in edges:
        smooth = catmull([Vector(p) for p in points], 8) if len(points) > 2 else points
        piece = resample([Vector(p) for p in smooth], spacing)
        if what == "seam":
            seams += [piece, [Vector((-p.x, p.y)) for p in piece]]
        half += piece[:-1]
    half.append(Vector(edges[-1][1][-1]))
    left = [Vector((-p.x, p.y)) for p in reversed(half) if abs(p.x) > 1e-6]
    return half + left, seams


def inside(point, polygon):
    hit, n = False, len(polygon)
    for i in range(n):
        a, b = polygon[i], polygon[i - 1]
        if (a.y > point.y) != (b.y > point.y) and point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x:
            hit = not hit
    return hit


def distance_to(point, lines):
    nearest = math.inf
    for line in lines:
        for a, b in zip(line, line[1:]):
            foot, share = intersect_point_line(point, a, b)
            foot = a if share < 0 else b if share > 1 else foot
            nearest = min(nearest, (Vector(foot[:2]) - point).length)
    return nearest


def fill(boundary, spacing):
    """Triangulates an outline with evenly spread inner points. Returns points and triangles."""
    left, right = min(p.x for p in boundary), max(p.x for p in boundary)
    low, high = min(p.y for p in boundary), max(p.y for p in boundary)
    closed = [boundary + boundary[:1]]
    points, row, y = list(boundary), 0, low
    while y < high:
        x = left + (spacing / 2 if row % 2 else 0)
        while x < right:
            p = Vector((x, y))
            if inside(p, boundary) and near_enough(p, closed, spacing):
                points.append(p)
            x += spacing
        y += spacing * 0.866
        row += 1
    n = len(boundary)
    edges = [(i, (i + 1) % n) for i in range(n)]
    result = delaunay_2d_cdt(points, edges, [list(range(n))], 1, 1e-5)
    return [Vector(v) for v in result[0]], [tuple(f) for f in result[2]]


def near_enough(point, lines, spacing):
    """Keeps inner points away from the boundary, where they would make slivers."""
    for a in lines[0]:
        if abs(a.x - point.x) < spacing * 0.6 and abs(a.y - point.y) < spacing * 0.6:
            return False
    return True
