"""Round tubes, flat straps, stitches and cables along a line of points."""

import bpy
from mathutils import Vector

from .mesh import add_mesh, add_subdivision, place
from .solid import catmull


def tube(points, radius, material, closed=False, smooth=True, taper=None, name="tube"):
    """A round tube through points. `taper` gives one radius factor per point."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 5
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    path = catmull(points, 10, closed) if smooth else list(points)
    line.points.add(len(path) - 1)
    for i, (target, point) in enumerate(zip(line.points, path)):
        target.co = (*point, 1)
        if taper:
            place_on_taper = i / max(1, len(path) - 1) * (len(taper) - 1)
            low = min(int(place_on_taper), len(taper) - 2)
            target.radius = taper[low] + (taper[low + 1] - taper[low]) * (place_on_taper - low)
    line.use_cyclic_u = closed
    line.use_smooth = True
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    data.materials.append(material)
    return item


def strap(points, width, thickness, material, facing=(0, -1, 0), closed=False, smooth=True, name="strap"):
    """A flat band along points. `facing` is the direction its broad side looks at, or a function of a point."""
    path = [Vector(p) for p in (catmull(points, 10, closed) if smooth else points)]
    n = len(path)
    rings = []
    for i, point in enumerate(path):
        before = path[i - 1] if i or closed else point
        after = path[(i + 1) % n] if i < n - 1 or closed else point
        along = (after - before).normalized()
        normal = Vector(facing(point) if callable(facing) else facing)
        side = along.cross(normal).normalized() * width / 2
        out = side.cross(along).normalized() * thickness / 2
        edge = 0.86
        rings.append(
            [point + side * edge + out, point + side, point + side * edge - out]
            + [point - side * edge - out, point - side, point - side * edge + out]
        )
    vertices = [p for ring in rings for p in ring]
    faces = []
    for k in range(n if closed else n - 1):
        m = (k + 1) % n
        faces += [(k * 6 + i, k * 6 + (i + 1) % 6, m * 6 + (i + 1) % 6, m * 6 + i) for i in range(6)]
    if not closed:
        faces += [(5, 4, 3, 2, 1, 0), tuple((n - 1) * 6 + i for i in range(6))]
    return add_subdivision(add_mesh(name, vertices, faces, material), 1)


def stitches(points, material, length=0.35, gap=0.25, radius=0.05, closed=False, smooth=True):
    """A dashed seam along points."""
    path = [Vector(p) for p in (catmull(points, 12, closed) if smooth else points)]
    dashes, dash, walked = [], [], 0.0
    for a, b in zip(path, path[1:] + path[:1] if closed else path[1:]):
        span = (b - a).length
        steps = max(1, int(span / 0.06))
        for s in range(steps):
            if walked % (length + gap) < length:
                dash.append(a.lerp(b, s / steps))
            elif dash:
                dashes.append(dash)
                dash = []
            walked += span / steps
    data = bpy.data.curves.new("stitches", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 1, True
    for dash in (d for d in dashes if len(d) > 1):
        line = data.splines.new("POLY")
        line.points.add(1)
        for target, point in zip(line.points, (dash[0], dash[-1])):
            target.co = (*point, 1)
    item = bpy.data.objects.new("stitches", data)
    bpy.context.scene.collection.objects.link(item)
    data.materials.append(material)
    return place(item)
