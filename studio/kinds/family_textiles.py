"""Textiles and baskets for the home."""

import math

from kind import kind
from materials import cloth, knit, leather, material, towelling
from parts.cushion import cushion, folded
from parts.line import strap, tube
from parts.mesh import place
from parts.solid import revolve
from shots import STANDING, Shot, turned

TABLE = turned(STANDING, front=Shot(azimuth=-14, elevation=16), three_quarter=Shot(azimuth=-36, elevation=28))


@kind("bath towels", turned(TABLE, front=Shot(azimuth=-22, elevation=16)))
def bath_towels():
    fabric = towelling(part=1)
    for i, width in enumerate((30, 29.4, 29.7)):
        folded((width, 20, 5.4), fabric, at=(0.3 * (i % 2), 0.3 * i, 5.3 * i), layers=3)


@kind("throw blanket", turned(TABLE, front=Shot(azimuth=-22, elevation=18)))
def throw_blanket():
    yarn = knit(part=1, rows=0.6)
    folded((34, 24, 9), yarn, at=(0, 0, 0), layers=3)
    for k in range(34):
        x, sway = -15.6 + 0.95 * k, 0.35 * math.sin(k * 2.1)
        line = [(x, -11.4, 8.2), (x + 0.2 * sway, -12.6, 7.4), (x + sway, -12.9, 5.4), (x + 1.4 * sway, -12.8, 4.0)]
        tube(line, 0.26, yarn, taper=[1, 1, 1, 1.25])


@kind("bedding set", turned(
    TABLE,
    front=Shot(azimuth=-18, elevation=22),
    close_up=Shot(azimuth=-30, elevation=16, crop=(-0.45, -0.1, 0.5)),
))
def bedding_set():
    linen = cloth(part=1)
    folded((46, 34, 9), linen, at=(0, 0, 0), layers=4)
    pillow = cushion((44, 32, 12), linen, welt=False)
    place(pillow, (0, 1, 13.6), (6, 2, 4))


@kind("storage basket", turned(TABLE, front=Shot(azimuth=-18, elevation=20)))
def storage_basket():
    cord, grip = material("cord", None, 0.95, part=1, Specular=0.1), leather("#9a6236")
    for k in range(17):
        z = 0.7 + 1.32 * k
        r = 14.5 + 1.3 * math.sin(math.pi * min(1, 0.15 + k / 20)) + 0.05 * math.sin(k * 2.3)
        line = [((r + 0.12 * math.sin(5 * a + k)) * math.cos(a), (r + 0.12 * math.cos(4 * a + k)) * math.sin(a), z)
                for a in
                [2 * math.pi * i / 90 for i in range(90)]]
        tube(line, 0.74, cord, closed=True, smooth=False)
    revolve([(0, 0.8), (14.6, 0.8)], cord)
    for side in (-1, 1):
        x = side * 15.9
        strap([(x, -3.4, 18), (x * 1.03, -3.2, 22.6), (x * 1.02, 0, 25.6), (x * 1.03, 3.2, 22.6), (x, 3.4, 18)], 1.8,
              0.4, grip, facing=(side, 0, 0))
