"""Panels for clothing: rows of points follow the outline, so that seams and hems keep clean edges."""

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from .panel import distance_to, inside


def inner_rows(boundary, distances):
    """Points at fixed distances inside the outline, opposite its points."""
    n, rows = len(boundary), []
    turned = sum(a.x * b.y - b.x * a.y for a, b in zip(boundary, boundary[1:] + boundary[:1]))
    sign = 1 if turned > 0 else -1
    closed = [boundary + boundary[:1]]
    for distance in distances:
        for i, point in enumerate(boundary):
            along = (boundary[(i + 1) % n] - boundary[i - 1]).normalized()
            inner = point + Vector((-along.y, along.x)) * sign * distance
            if inside(inner, boundary) and distance_to(inner, closed) > distance * 0.85:
                rows.append(inner)
    return rows


def fill_in_rows(boundary, spacing):
    """Triangulates an outline. Returns points and triangles."""
    rows = inner_rows(boundary, (spacing * 0.4, spacing * 1.15))
    closed = [boundary + boundary[:1]]
    left, right = min(p.x for p in boundary), max(p.x for p in boundary)
    low, high = min(p.y for p in boundary), max(p.y for p in boundary)
    points, row, y = [*boundary, *rows], 0, low
    while y < high:
        x = left + (spacing / 2 if row % 2 else 0)
        while x < right:
            point = Vector((x, y))
            if inside(point, boundary) and distance_to(point, closed) > spacing * 1.8:
                points.append(point)
            x += spacing
        y += spacing * 0.866
        row += 1
    n = len(boundary)
    edges = [(i, (i + 1) % n) for i in range(n)]
    result = delaunay_2d_cdt(points, edges, [list(range(n))], 1, 1e-5)
    return [Vector(v) for v in result[0]], [tuple(f) for f in result[2]]
