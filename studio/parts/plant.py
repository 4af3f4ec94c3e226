"""Leaves."""

import math

from .mesh import add_mesh, add_subdivision, place


def leaf_blade(material, length, width, around, lean, at):
    """A long leaf that leaves the middle upright and bends outwards by `lean` degrees at its tip."""
    steps, vertices, faces = 12, [], []
    x = z = 0.0
    for k in range(steps + 1):
        t = k / steps
        half = width / 2 * math.sin(math.pi * min(1, 0.08 + 0.92 * t) ** 0.75) ** 0.9
        vertices += [(x, -half, z + half * 0.22), (x, 0, z), (x, half, z + half * 0.22)]
        angle = math.radians(lean * (0.4 + 1.1 * t))
        x += length / steps * math.sin(angle)
        z += length / steps * math.cos(angle)
    for k in range(steps):
        a = 3 * k
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    return place(add_subdivision(add_mesh("leaf", vertices, faces, material), 1), at, (0, 0, around))
