"""Menswear on an invisible figure."""

from kind import kind
from materials import cloth, knit
from parts.garment import garment, openings
from parts.line import strap, tube
from shots import WORN


def body_of_shirt(length=70, sleeve=(33, 42), cuff=(26, 36.5), chest=25.5, neck=9):
    """Seams and openings of a set-in sleeve shirt, without its neckline."""
    top = length - 2.5
    return [
        ("seam", [(neck, length), (16, length - 2.2), (21, length - 4.8)]),
        ("seam", [(21, length - 4.8), (27, length - 13), sleeve]),
        ("open", [sleeve, cuff]),
        ("seam", [cuff, (chest - 0.5, length - 24)]),
        ("seam", [(chest - 0.5, length - 24), (chest - 1, length / 2), (chest, 0)]),
        ("open", [(chest, 0), (0, 0)]),
    ], top


@kind("crew-neck T-shirt", WORN)
def crew_neck_t_shirt():
    body, _ = body_of_shirt(sleeve=(33, 46), cuff=(25.5, 41.5))
    front = [("open", [(0, 61.5), (5, 63), (7.6, 66.5), (9, 70)])] + body
    back = [("open", [(0, 67.5), (5, 68.2), (9, 70)])] + body
    fabric = cloth()
    shirt = garment(
        front, fabric, depth=10, back_edges=back,
        drape=dict(pins=lambda p: 1.0 if p.z > 63 and abs(p.x) < 22 else 0.0, grow=0.02, frames=26),
    )
    collar = openings(shirt)[0]
    strap(collar[::2], 2.0, 0.35, knit(rows=3), facing=lambda p: (p.x, p.y, 18), closed=True)
