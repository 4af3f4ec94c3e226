"""Printed words, labels and rows of small boxes such as keys."""

import math

import bpy

from .mesh import add_mesh, place
from .solid import revolve


def words(text, size, material, at=(0, 0, 0), turn=(90, 0, 0), align="CENTER"):
    """Printed text, by default upright and facing the front."""
    data = bpy.data.curves.new("words", "FONT")
    data.body, data.size, data.align_x, data.extrude = text, size, align, 0.004
    data.align_y = "CENTER"
    data.materials.append(material)
    item = bpy.data.objects.new("words", data)
    bpy.context.scene.collection.objects.link(item)
    return place(item, at, turn)


def wrapped_words(text, size, material, radius, height):
    """Text bent around an upright cylinder, facing the front."""
    flat = words(text, size, material, turn=(0, 0, 0))
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    item = bpy.data.objects.new("words", mesh)
    bpy.context.scene.collection.objects.link(item)
    for vertex in mesh.vertices:
        x, z, out = vertex.co.x, vertex.co.y, radius + 0.015 + vertex.co.z
        vertex.co = (out * math.sin(x / radius), -out * math.cos(x / radius), z + height)
    return item


def wrapped_label(material, radius, low, high, angle=150):
    """A label around the front of an upright cylinder, over `angle` degrees."""
    steps = 48
    vertices, faces = [], []
    for i in range(steps + 1):
        a = math.radians(angle) * (i / steps - 0.5)
        for z in (low, high):
            vertices.append(((radius + 0.01) * math.sin(a), -(radius + 0.01) * math.cos(a), z))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    return add_mesh("label", vertices, faces, material)


def band(material, radius, low, high):
    """A label all the way around."""
    return revolve([(radius + 0.01, low), (radius + 0.01, high)], material, name="band")


def keys(boxes, material, taper=0.86):
    """Many key caps as one mesh: each (x, y, z, width, depth, height), narrower at the top by `taper`."""
    vertices, faces = [], []
    for x, y, z, width, depth, height in boxes:
        start = len(vertices)
        levels = ((0, 1.0), (0.75, taper + 0.03), (0.94, taper), (1.0, taper - 0.07))
        for level, share in levels:
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                inset = (1 - share) * min(width, depth) / 2
                vertices.append((x + i * (width / 2 - inset), y + j * (depth / 2 - inset), z + level * height))
        for k in range(len(levels) - 1):
            for i in range(4):
                j = (i + 1) % 4
                faces.append(
                    (start + 4 * k + i, start + 4 * k + j, start + 4 * k + 4 + j, start + 4 * k + 4 + i)
                )
        top = start + 4 * (len(levels) - 1)
        faces.append((top, top + 1, top + 2, top + 3))
    return add_mesh("keys", vertices, faces, material, smooth=False)
