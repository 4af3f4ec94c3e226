"""Larger pieces of clothing: lapels, collars, plackets, waistbands, bows and free-hanging cloth."""

import math

from materials import plastic
from mathutils import Vector

from .garment import around, button, on_cloth, openings
from .line import stitches, strap
from .mesh import add_mesh, add_subdivision, add_thickness
from .sewing import band, patch, sewn, smooth_loop
from .solid import ball


def lapels(body, half, fabric, out=0.75, thick=0.5):
    """Both sides of a notched lapel; `half` is the outline of the right one."""
    for side in (-1, 1):
        corners = [Vector((side * x, z)) for x, z in half]
        dense = [a.lerp(b, s / 4) for a, b in zip(corners, corners[1:] + corners[:1]) for s in range(4)]
        ring = on_cloth(body, dense, out)
        middle = tuple(sum(c) / len(ring) for c in zip(*ring))
        n = len(ring)
        uvs = [(p[0], p[2]) for p in [*ring, middle]]
        faces = [(i, (i + 1) % n, n) for i in range(n)]
        add_subdivision(add_thickness(add_mesh("lapel", [*ring, middle], faces, fabric, smooth=False, uvs=uvs), thick,
                                      offset=0), 1)


def fold_over(body, top, fabric, fall=5.0):
    """The back of a turned-down collar, from one shoulder to the other."""
    neck = [p for p in smooth_loop(openings(body)[0], 80) if p.z > top - 4.6]
    neck.sort(key=lambda p: math.atan2(p.x, -p.y) % (2 * math.pi))
    vertices, uvs = [], []
    for i, p in enumerate(neck):
        away = Vector((p.x * 0.8, p.y + 3, 0)).normalized()
        for out, up in ((0.0, -0.3), (0.3, 1.6), (1.0, 1.9), (2.4, 0.2), (3.6, 1.6 - fall * 0.8)):
            vertices.append(p + away * out + Vector((0, 0, up)))
            uvs.append((i * 0.7, up + out))
    faces = [(5 * i + j, 5 * i + j + 1, 5 * i + 6 + j, 5 * i + 5 + j) for i in range(len(neck) - 1) for j in range(4)]
    add_subdivision(add_thickness(add_mesh("collar", vertices, faces, fabric, uvs=uvs), 0.35), 2)


def button_front(body, top, bottom, buttons, fabric, width=3.0):
    """A stitched placket down the middle of the front with evenly spread buttons."""
    patch(body, lambda s: (-width / 2, width / 2, top - (top - bottom) * s), 30, fabric, 0.14, columns=4)
    for side in (-1, 1):
        sewn(body, [(side * (width / 2 - 0.35), top - 0.4), (side * (width / 2 - 0.35), bottom + 0.4)], fabric, 0.3)
    pearl = plastic("#ece5d6", rough=0.25)
    for k in range(buttons):
        at = on_cloth(body, [(0, top - 2.5 - (top - bottom - 6) * k / (buttons - 1))], 0.45)
        if at:
            button(pearl, at[0], 0.6)


def belt_loops(body, places, top, bottom, material, side=-1):
    """Straps across a waistband at the given x."""
    for x in places:
        middle = on_cloth(body, [(x, bottom - 0.4)], 0, side)
        if middle:
            px, py, _ = middle[0]
            out = side * 0.75
            strap([(px, py + out * 0.5, bottom - 0.5), (px, py + out, bottom + 0.2), (px, py + out, top - 0.2),
                   (px, py + out * 0.5, top + 0.3)], 1.1, 0.22, material, facing=(0, side, 0), smooth=False)


def waistband(body, material, metal, width=3.8, loops=(8, 15), thread=None):
    """A stitched waistband with belt loops and a button, on the highest opening."""
    top = smooth_loop(openings(body)[0])
    band(top, material, width, gather=-0.25, thick=0.5)
    height = sum(p.z for p in top) / len(top)
    for depth in (0.5, width - 0.5):
        edge, middle = [], sum(top, Vector()) / len(top)
        for p in top:
            away = (p - middle).normalized()
            edge.append(p + Vector((away.x, away.y, 0)) * 0.55 - Vector((0, 0, depth)))
        stitches(edge, thread or material, 0.45, 0.2, 0.1, closed=True, smooth=False)
    for side in (-1, 1):
        belt_loops(body, [s * x for x in loops for s in (-1, 1)], height + 0.1, height - width, material, side)
    belt_loops(body, [0], height + 0.1, height - width, material, 1)
    x, y, z = on_cloth(body, [(0, height - width + 0.4)], 0.75)[0]
    button(metal, (x, y, z + width / 2 - 0.4), 0.85)


def smooth_belt(body, height, limit=20):
    """A line for a belt; `limit` leaves out the sleeves."""
    return smooth_loop([Vector(p) for p in around(body, height, limit=limit)], 80, 6)


def bow(at, fabric, width, length):
    """A knot with two hanging ends."""
    x, y, z = at
    ball((width * 0.42, 1.2, width * 0.5), fabric, at, square=0.8)
    for dx, fall in ((-2.2, length), (2.6, length * 0.85)):
        strap([(x, y, z), (x + dx * 0.5, y - 1.0, z - 4), (x + dx, y - 1.5, z - fall / 2), (x + dx * 1.4, y - 2.2,
               z - fall)], width * 0.9, 0.4, fabric)


def sheet(rows, columns, at, material, thick=0.3, subdivide=1, name="sheet"):
    """A cloth from `at(u, v)`, u across and v down, both from 0 to 1, with (u, v) in centimetres as UVs."""
    vertices = [at(i / columns, k / rows) for k in range(rows + 1) for i in range(columns + 1)]
    step = columns + 1
    faces = [(r * step + i, (r + 1) * step + i, (r + 1) * step + i + 1, r * step + i + 1)
             for r in range(rows) for i in range(columns)]
    item = add_mesh(name, vertices, faces, material, uvs=[(p[0], p[2]) for p in vertices])
    return add_subdivision(add_thickness(item, thick, offset=0), subdivide)
