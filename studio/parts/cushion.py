"""Stuffed and folded cloth without simulation."""

import math

from mathutils import noise

from .line import tube
from .mesh import add_mesh, add_subdivision, add_thickness, group, place
from .solid import merge_doubles


def cushion(size, material, welt=True, cells=28, square=0.5):
    """A pillow lying flat about its middle: pinched corners and soft folds that run from the seam."""
    width, depth, height = (s / 2 for s in size)
    vertices, faces = [], []
    for side in (1, -1):
        start = len(vertices)
        for j in range(cells + 1):
            for i in range(cells + 1):
                u, v = 2 * i / cells - 1, 2 * j / cells - 1
                pull = 1 - 0.07 * (1 - u * u) * abs(v) ** 3
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
    edge += [vertices[cells * n + i] for i in range(cells - 1, -1, -1)] + [vertices[j * n] for j in range(cells - 1,
            0, -1)]
    body = add_subdivision(merge_doubles(add_mesh("cushion", vertices, faces, material), 1e-3), 1)
    return group([body, tube(edge, 0.35, material, closed=True, smooth=False)] if welt else [body])


def folded(size, material, at=(0, 0, 0), layers=3, cells=26):
    """A towel or blanket folded over in `layers`, with round folds in front and behind and open sides."""
    width, depth, height = size
    each = height / layers
    turn, path = each / 2, []
    for k in range(layers):
        way = 1 if k % 2 else -1
        reach = depth / 2 - turn - 0.25 * k
        path += [(way * reach * (2 * s / 12 - 1), each * (k + 0.5)) for s in range(13)]
        if k < layers - 1:
            for s in range(1, 8):
                a = math.pi * (s / 8 - 0.5)
                path.append((way * (reach + turn * math.cos(a)), each * (k + 1) + turn * math.sin(a)))
    vertices, faces = [], []
    for j, (y, z) in enumerate(path):
        for i in range(cells + 1):
            x = width * (i / cells - 0.5)
            wave = noise.noise((x * 0.12, y * 0.14, z * 0.6 + at[2]))
            edge = 0.5 * noise.noise((j * 0.23, at[2], 4.0)) * (2 * i / cells - 1)
            sag = 0.12 * each * abs(2 * i / cells - 1) ** 6
            vertices.append((x + edge, y + 0.5 * wave * (0.4 + abs(y) / depth),
                             z + 0.14 * each * wave - sag * (z / height)))
    n = cells + 1
    for j in range(len(path) - 1):
        faces += [(j * n + i, j * n + i + 1, j * n + n + i + 1, j * n + n + i) for i in range(cells)]
    sheet = add_thickness(add_mesh("folded", vertices, faces, material), each * 0.93, offset=0)
    return place(add_subdivision(sheet, 2), at)
