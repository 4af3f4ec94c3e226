"""Clothing on an invisible figure: two panels joined at their seams, filled out and draped by simulation."""

import math

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .cutting import fill_in_rows
from .mesh import add_mesh, add_subdivision, add_thickness, place, smoothen
from .panel import distance_to, outline
from .solid import merge_doubles, revolve, rounded

# Soft light flattens folds; their heights are multiplied by this.
FOLD = 1.5


def garment(edges, material, depth=9, reach=15, back_edges=None, spacing=2.1, thickness=0.25, shape=None, drape=None,
            folds=()):
    """Sews a front and a back panel.

    `edges` describe the right half of the front from the middle of the neck to the middle of the hem, each
    ("seam" or "open", points (x, z)). The cloth bulges by `depth` at `reach` from a seam. `shape(x, z, side)`
    adds to the depth, for example folds; side is -1 in front. `drape` are arguments for the simulation,
    `folds` are added after it, see `wrinkle`.
    """
    vertices, faces, uvs = [], [], []
    for side, panel in ((-1, edges), (1, back_edges or edges)):
        boundary, seams = outline(panel, spacing)
        points, triangles = fill_in_rows(boundary, spacing)
        start = len(vertices)
        for p in points:
            near = min(1.0, distance_to(p, seams) / reach)
            bulge = depth * (1.0 if side < 0 else 0.8) * math.sqrt(1 - (1 - near) ** 2)
            extra = shape(p.x, p.y, side) * min(1, near * 3) if shape else 0
            vertices.append(Vector((p.x, side * bulge + extra, p.y)))
            uvs.append((p.x, p.y))
        faces += [tuple(start + i for i in (t if side < 0 else reversed(t))) for t in triangles]
    item = add_mesh("garment", vertices, faces, material, uvs=uvs)
    merge_doubles(item, spacing * 0.3)
    if drape is not None:
        simulate(item, **drape)
    if folds:
        refine(item)
        wrinkle(item, folds)
    add_thickness(item, thickness)
    return add_subdivision(smoothen(item), 1)


def simulate(item, pins, frames=24, grow=0.03, stiffness=8, bending=0.8, pressure=0.0, gravity=1.0, collide=()):
    """Drapes a mesh in centimetres. `pins(co)` gives 0..1: how firmly a point stays; `grow` enlarges the cloth."""
    scene, metres = bpy.context.scene, 0.01
    for vertex in item.data.vertices:
        vertex.co *= metres
    held = item.vertex_groups.new(name="held")
    for vertex in item.data.vertices:
        held.add([vertex.index], pins(vertex.co / metres), "REPLACE")
    modifier = item.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 4, 0.25, 2.0
    settings.tension_stiffness = settings.compression_stiffness = stiffness
    settings.shear_stiffness, settings.bending_stiffness = stiffness / 2, bending
    settings.vertex_group_mass, settings.pin_stiffness = "held", 1.0
    settings.shrink_min = settings.shrink_max = -grow
    settings.effector_weights.gravity = gravity
    if pressure:
        settings.use_pressure, settings.uniform_pressure_force = True, pressure
    modifier.collision_settings.use_collision = bool(collide)
    modifier.collision_settings.distance_min = 0.003
    for other in collide:
        other.modifiers.new("collision", "COLLISION")
    modifier.point_cache.frame_end = frames + 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    draped = bpy.data.meshes.new_from_object(item.evaluated_get(graph))
    item.modifiers.clear()
    item.data = draped
    for vertex in draped.vertices:
        vertex.co /= metres
    scene.frame_set(1)


def refine(item):
    """Divides the mesh once, smoothly."""
    add_subdivision(item, 1)
    graph = bpy.context.evaluated_depsgraph_get()
    fine = bpy.data.meshes.new_from_object(item.evaluated_get(graph))
    item.modifiers.clear()
    item.data = fine


def wrinkle(item, folds):
    """Raises folds (x0, z0, x1, z1, width, height) between two points of the front and the back."""
    # Reading a normal after moving a vertex would compute all normals again.
    facing = [abs(vertex.normal.y) for vertex in item.data.vertices]
    for vertex, share_in_view in zip(item.data.vertices, facing):
        x, z, raised = vertex.co.x, vertex.co.z, 0.0
        for x0, z0, x1, z1, width, height in folds:
            across, up = x1 - x0, z1 - z0
            share = ((x - x0) * across + (z - z0) * up) / (across**2 + up**2)
            if 0 < share < 1:
                away = math.hypot(x - x0 - across * share, z - z0 - up * share) / width
                if away < 3:
                    profile = (1 - 2 * away**2) * math.exp(-(away**2))
                    raised += FOLD * height * math.sin(math.pi * share**0.55) * profile
        vertex.co.y += math.copysign(raised * share_in_view**0.5, vertex.co.y)
    item.data.update()


def openings(item):
    """The open boundary loops of a mesh as lists of points, highest first."""
    shape = bmesh.new()
    shape.from_mesh(item.data)
    following = {}
    for edge in shape.edges:
        if edge.is_boundary:
            a, b = edge.verts
            following.setdefault(a, []).append(b)
            following.setdefault(b, []).append(a)
    loops, seen = [], set()
    for start in following:
        if start in seen:
            continue
        loop, at = [], start
        while at and at not in seen:
            seen.add(at)
            loop.append(at.co.copy())
            at = next((v for v in following[at] if v not in seen), None)
        loops.append(loop)
    shape.free()
    return sorted(loops, key=lambda loop: -sum(p.z for p in loop) / len(loop))


def tree_of(item):
    return BVHTree.FromPolygons([v.co for v in item.data.vertices], [p.vertices for p in item.data.polygons])


def on_cloth(item, points, out=0.3, side=-1, tree=None):
    """Lays a line of (x, z) points on the front (side -1) or back of a garment, `out` above the cloth."""
    tree, line = tree or tree_of(item), []
    for x, z in points:
        hit, normal, _, _ = tree.ray_cast(Vector((x, side * 80, z)), Vector((0, -side, 0)))
        if hit is not None and hit.y * side > -1:
            away = normal if normal.y * side > 0 else -normal
            line.append(tuple(hit + away * out))
    return line


def around(item, height, out=0.25, slice_height=1.5, limit=200):
    """A closed line around a garment at a height, for belts. Points beyond `limit` from the middle are left out."""
    furthest = [0.0] * 40
    for vertex in item.data.vertices:
        x, y, z = vertex.co
        if abs(z - height) < slice_height and abs(x) < limit:
            bin_of = int((math.atan2(y * 2, x) + math.pi) / (2 * math.pi) * 40) % 40
            furthest[bin_of] = max(furthest[bin_of], math.hypot(x, y * 2))
    line = []
    for i, radius in enumerate(furthest):
        if radius:
            a = (i + 0.5) / 40 * 2 * math.pi - math.pi
            line.append(((radius + out) * math.cos(a), (radius / 2 + out) * math.sin(a), height))
    return line


def button(material, at, radius=0.55):
    """A round button facing the front."""
    profile = [(0, 0), (radius * 0.6, 0), (radius * 0.7, 0.1), (radius, 0.12), (radius, -0.12), (0, -0.15)]
    x, y, z = at
    return place(revolve(rounded(profile, 0.05), material, 32), (x, y - 0.1, z), (90, 0, 0))


def collar(item, loop, material, fall=5.5, spread=3.0, open_front=3.0):
    """A turned-down shirt collar along a neck opening; it stays open by `open_front` in the middle."""
    points = sorted(loop, key=lambda p: math.atan2(p.x, p.y))
    middle = sum(loop, Vector()) / len(loop)
    kept = [p for p in points if not (p.y < middle.y and abs(p.x) < open_front)]
    stand, n = [], len(kept)
    for i, p in enumerate(kept):
        away = Vector((p.x, p.y - middle.y, 0)).normalized()
        tip = abs(2 * i / (n - 1) - 1) ** 4
        stand.append(
            [p + away * 0.2, p + away * 0.3 + Vector((0, 0, 2.6 - tip * 1.4)),
             p + away * 1.3 + Vector((0, 0, 2.8 - tip * 1.4))]
            + [p + away * (spread - 0.6) + Vector((0, 0, 0.5 - tip)),
               p + away * spread + Vector((0, -1.2 * tip, 2.2 - fall - 2.2 * tip))]
        )
    vertices = [q for ring in stand for q in ring]
    faces = [(5 * i + j, 5 * i + j + 1, 5 * i + 6 + j, 5 * i + 5 + j) for i in range(n - 1) for j in range(4)]
    return add_subdivision(add_thickness(add_mesh("collar", vertices, faces, material), 0.3), 2)
