"""Pouches, sachets and prints that follow a curved front."""

import math

import bpy
from mathutils import noise

from .label import words
from .mesh import add_mesh, place
from .solid import loft


def pouch(size, material, wrinkle=0.12):
    """A filled stand-up pouch with a flat, crimped seal at its top."""
    width, depth, height = size
    rings, steps = [], 44
    levels = [0, 0.01, 0.03] + [0.08 * k for k in range(1, 11)] + [0.86, 0.9, 0.95, 1.0]
    for t in levels:
        thick = depth / 2 * max(0.012, (1 - (t / 0.88) ** 2.6) if t < 0.88 else 0) ** 0.62
        half = width / 2 * (0.965 + 0.035 * min(1, abs(t - 0.35) * 1.8)) * (0.96 if t == 0 else 1)
        ring = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            c, s = math.cos(a), math.sin(a)
            x = half * math.copysign(abs(c) ** 0.55, c)
            y = thick * math.copysign(abs(s) ** 0.9, s)
            rough = wrinkle * noise.noise((x * 0.55, height * t * 0.35, 3.0 if s > 0 else 7.0)) * min(1, thick)
            crimp = 0.05 * math.sin(height * t * 9) if t > 0.88 else 0
            ring.append((x, y + rough * 2.2 + crimp, height * t))
        rings.append(ring)
    return loft(rings, material, subdivide=2, name="pouch")


def patch(width, height, material, at, cells=24):
    """A flat label grid in front of a thing, to be laid on it."""
    n = cells + 1
    vertices = [(width * (i / cells - 0.5), 0, height * (j / cells - 0.5)) for j in range(n) for i in range(n)]
    faces = [(j * n + i, j * n + i + 1, j * n + n + i + 1, j * n + n + i) for j in range(cells) for i in range(cells)]
    return place(add_mesh("patch", vertices, faces, material), at)


def lay_on(item, target, offset=0.09):
    """Projects a flat print onto the front of `target`."""
    if item.type == "FONT":
        graph = bpy.context.evaluated_depsgraph_get()
        bpy.context.view_layer.update()
        mesh = bpy.data.meshes.new_from_object(item.evaluated_get(graph))
        mesh.transform(item.matrix_world)
        bpy.data.objects.remove(item)
        item = bpy.data.objects.new("print", mesh)
        bpy.context.scene.collection.objects.link(item)
    modifier = item.modifiers.new("lay", "SHRINKWRAP")
    modifier.target, modifier.wrap_method, modifier.offset = target, "PROJECT", offset
    modifier.wrap_mode = "ABOVE_SURFACE"
    modifier.use_project_x = modifier.use_project_z = False
    modifier.use_project_y = modifier.use_positive_direction = True
    modifier.use_negative_direction = False
    return item


def print_on(target, text, size, material, height, across=0.0):
    return lay_on(words(text, size, material, (across, -40, height)), target)


def label_on(target, width, height, material, middle):
    return lay_on(patch(width, height, material, (0, -40, middle)), target, 0.03)
