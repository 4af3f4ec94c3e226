"""Clothing on an invisible figure: two panels joined at their seams, filled out and draped by simulation."""

import math

import bmesh
import bpy
from mathutils import Vector

from .mesh import add_mesh, add_subdivision, add_thickness, smoothen
from .panel import distance_to, fill, outline
from .solid import merge_doubles


def garment(edges, material, depth=9, reach=15, back_edges=None, spacing=2.1, thickness=0.25, shape=None, drape=None):
    """Sews a front and a back panel.

    `edges` describe the right half of the front from the middle of the neck to the middle of the hem, each
    ("seam" or "open", points (x, z)). The cloth bulges by `depth` at `reach` from a seam. `shape(x, z, side)`
    adds to the depth, for example folds; side is -1 in front. `drape` are arguments for the simulation.
    """
    vertices, faces, uvs = [], [], []
    for side, panel in ((-1, edges), (1, back_edges or edges)):
        boundary, seams = outline(panel, spacing)
        points, triangles = fill(boundary, spacing)
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
