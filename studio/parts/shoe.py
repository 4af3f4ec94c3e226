"""Shoes: a sole and an upper skinned from the sole's outline to the collar, toe towards -x."""

import math

from mathutils import Vector

from .line import tube
from .mesh import add_mesh, add_subdivision, add_thickness
from .solid import catmull, loft

# Half of a right shoe's sole seen from above, in shares of its length: (along, outer width, inner width).
OUTLINE = [(0, 0), (0.015, 0.055), (0.08, 0.125), (0.2, 0.17), (0.33, 0.182), (0.5, 0.152), (0.68, 0.128),
           (0.85, 0.128), (0.96, 0.1), (1, 0)]


class Last:
    """The form a shoe is built on. `point(u, s)`: u 0..1 around from the heel, s 0 at the sole to 1 at the collar."""

    def __init__(self, length=28.5, sole=2.6, collar_height=9.2, tilt=1.6, collar=(0.6, 0.955, 0.105), shaft=0.0):
        self.length, self.sole, self.collar_height, self.tilt, self.collar = length, sole, collar_height, tilt, collar
        # A boot's shaft rises straight from the ankle; `ankle` is the share of s below it.
        self.shaft, self.ankle = shaft, 0.62 if shaft else 1.0
        outer = [(x * length, y * length) for x, y in OUTLINE]
        inner = [(x * length, -y * length * 0.9) for x, y in reversed(OUTLINE[1:-1])]
        ring = catmull(outer + inner, 12, closed=True)
        start = max(range(len(ring)), key=lambda i: ring[i][0])
        ring = ring[start:] + ring[:start]
        self.ring = ring

    def sole_point(self, u):
        at = (u % 1.0) * len(self.ring)
        i = int(at)
        a, b = Vector(self.ring[i % len(self.ring)]), Vector(self.ring[(i + 1) % len(self.ring)])
        return a.lerp(b, at - i)

    def collar_point(self, u):
        return self.ankle_point(u) + Vector((0, 0, self.shaft))

    def ankle_point(self, u):
        front, back, half = (v * self.length for v in self.collar)
        sole = self.sole_point(u)
        # The same share of the way along, so that the skin does not twist.
        along = front + (back - front) * (sole.x / self.length) ** 1.25
        middle, reach = (front + back) / 2, (back - front) / 2
        across = half * math.sqrt(max(0, 1 - ((along - middle) / reach) ** 2)) * math.copysign(1, sole.y)
        height = self.collar_height + self.tilt * ((along - middle) / reach) ** 2 * (1.0 if along > middle else 0.35)
        return Vector((along, across, height))

    def point(self, u, s, out=0.0):
        low, high, above = self.sole_point(u), self.ankle_point(u), max(0, s - self.ankle)
        s = min(1, s / self.ankle)
        blend = max(0.0, s) ** 1.7
        x = low.x + (high.x - low.x) * blend
        y = low.y + (high.y - low.y) * blend
        toe = max(0, 1 - low.x / (0.6 * self.length))
        rise = s ** (0.95 - 0.25 * toe) * (1 - 0.1 * toe * math.sin(math.pi * s))
        z = self.sole - 0.4 + (high.z - self.sole + 0.4) * rise
        if above:
            z += self.shaft * above / (1 - self.ankle)
        point = Vector((x, y, z))
        if out:
            at = s * self.ankle + above
            a, b = self.point(u + 0.004, at), self.point(u, min(1, at + 0.01))
            c = self.point(u, max(0, at - 0.01))
            normal = (a - point).cross(b - c)
            core = Vector((min(max(x, 0.15 * self.length), 0.9 * self.length), 0, 2))
            if normal.length > 1e-9:
                point += normal.normalized() * math.copysign(out, normal.dot(point - core))
        return point


def upper(last, material, lining):
    steps, levels = 88, 22
    rings = [[last.point(i / steps, k / levels) for i in range(steps)] for k in range(levels + 1)]
    inside = []
    for drop, share in ((0.15, 0.95), (1.5, 0.88), (4.0, 0.85)):
        middle = sum((last.collar_point(i / steps) for i in range(steps)), Vector()) / steps
        inside.append([middle + (last.collar_point(i / steps) - middle) * share - Vector((0, 0, drop))
                       for i in range(steps)])
    skin = loft(rings, material, caps=(False, False), name="upper")
    inner = loft([rings[-1]] + inside, lining, caps=(False, True), name="lining")
    edge = [last.collar_point(i / steps) for i in range(steps)]
    return skin, inner, tube(edge, 0.42, material, closed=True, smooth=False)


def panel(last, material, around, height, out=0.1, cells=(28, 10), trim=None):
    """A patch on the upper between u and s limits; `trim(a)` gives the upper limit along it."""
    vertices, faces = [], []
    for i in range(cells[0] + 1):
        a = i / cells[0]
        u = around[0] + (around[1] - around[0]) * a
        top = height[1] if trim is None else height[0] + (height[1] - height[0]) * trim(a)
        for j in range(cells[1] + 1):
            vertices.append(last.point(u, height[0] + (top - height[0]) * j / cells[1], out))
    n = cells[1] + 1
    for i in range(cells[0]):
        faces += [(i * n + j, i * n + n + j, i * n + n + j + 1, i * n + j + 1) for j in range(cells[1])]
    return add_subdivision(add_thickness(add_mesh("panel", vertices, faces, material), 0.16, offset=0), 1)


def sole(last, material, tread, height=None, grow=1.035):
    height = height or last.sole
    steps = 88
    levels = [(0.35, 0.97), (0.5, 1.0), (height * 0.55, 1.012), (height - 0.25, 1.0), (height, 0.975)]
    middle = Vector((last.length * 0.52, 0))
    rings = []
    for z, share in levels:
        ring = []
        for i in range(steps):
            p = middle + (last.sole_point(i / steps) - middle) * share * grow
            spring = 1.1 * max(0, 1 - p.x / (0.28 * last.length)) ** 2 * (1 - 0.35 * z / height)
            ring.append((p.x, p.y, z + spring))
        rings.append(ring)
    bottom = [[(x, y, z - 0.35) for x, y, z in rings[0]], [(x, y, z + 0.02) for x, y, z in rings[0]]]
    return loft(rings, material, subdivide=1, angle=50), loft(bottom, tread, subdivide=0, angle=40)


def laces(last, material, rows=6, spread=0.055, first=0.52, last_row=0.97, thickness=0.22):
    """Cross lacing over the instep. u 0.5 is the toe, so both sides lie around it."""
    items = []
    for k in range(rows):
        s = first + (last_row - first) * k / (rows - 1)
        left, right = last.point(0.5 - spread, s, 0.22), last.point(0.5 + spread, s, 0.22)
        top = last.point(0.5, s, 0.3) + Vector((0, 0, 0.12))
        items.append(tube([left, left.lerp(top, 0.6) + Vector((0, 0, 0.14)),
                           right.lerp(top, 0.6) + Vector((0, 0, 0.14)), right], thickness, material))
    return items
