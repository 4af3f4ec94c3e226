"""Stuffed and folded cloth without simulation."""

import math

from mathutils import noise

from .line import tube
from .mesh import add_mesh, add_subdivision, group, place
from .solid import loft, merge_doubles


def cushion(size, material, welt=True, cells=28, square=0.5):
    """A pillow lying flat about its middle: pinched corners and soft folds that run from the seam."""
    width, depth, height = (s / 2 for s in size)
    vertices, faces, edge = [], [], []
    for side in (1, -1):
        start = len(vertices)
        for j in range(cells + 1):
            for i in range(cells + 1):
                u, v = 2 * i / cells - 1, 2 * j / cells - 1
                pull = 1 - 0.07 * (1 - u * u) * abs(v) ** 3 - 0.0
                across = 1 - 0.07 * (1 - v * v) * abs(u) ** 3
                near = (max(0, 1 - u * u) * max(0, 1 - v * v)) ** square
                fold = 0.05 * noise.noise((4 * u, 4 * v, side * 3.0)) * (1 - near) * min(1, near * 6)
                vertices.append((u * width * across, v * depth * pull, side * height * (near + fold)))
        for j in range(cells):
            for i in range(cells):
                a = start + j * (cells + 1) + i
                quad = (a, a + 1, a + cells + 2, a + cells + 1)
                faces.append(quad if side > 0 else quad[::-1])
    n = cells + 1
    edge = [vertices[i] for i in range(n)] + [vertices[j * n + cells] for j in range(1, n)]
    edge += [vertices[cells * n + i] for i in range(cells - 1, -1, -1)] + [vertices[j * n] for j in range(cells - 1, 0, -1)]
    body = add_subdivision(merge_doubles(add_mesh("cushion", vertices, faces, material), 1e-3), 1)
    return group([body, tube(edge, 0.35, material, closed=True, smooth=False)] if welt else [body])


def folded(size, material, at=(0, 0, 0), layers=3):
    """A folded towel or blanket: layers with a round fold in front and open edges behind."""
    width, depth, height = size
    each = height / layers
    items = []
    for k in range(layers):
        shrink = 0.35 * math.sin(k * 2.1)
        rings = []
        for s in range(13):
            u = s / 6 - 1
            x = u * (width / 2 - 0.2 * abs(shrink))
            end = 1 - 0.35 * abs(u) ** 10
            ring = []
            for i in range(20):
                a = 2 * math.pi * i / 20
                c, q = math.cos(a), math.sin(a)
                y = (depth / 2 - abs(shrink) * 0.3) * math.copysign(abs(c) ** 0.3, c)
                wave = 0.16 * each * noise.noise((x * 0.09, y * 0.09, k * 5.0 + at[2]))
                z = each * 0.53 * end * math.copysign(abs(q) ** 0.42, q) + wave
                ring.append((x, y + shrink, each * (k + 0.53) + z))
            rings.append(ring)
        items.append(loft(rings, material, subdivide=2))
    return place(group(items), at)
