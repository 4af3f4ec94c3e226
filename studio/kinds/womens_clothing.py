"""Dresses and tops for women on an invisible figure, and a swimsuit."""

from fabrics import jersey, poplin, rib, satin, stockinette
from kind import kind
from materials import plastic, wood
from parts import patterns
from parts.garment import button, collar, garment, on_cloth, openings
from parts.line import strap, tube
from parts.mesh import place
from parts.sewing import band, hem, patch, sewn, sleeves, smooth_loop, tag
from parts.solid import ball, box
from parts.tailoring import smooth_belt
from shots import WORN, Shot, turned

LIFT = 0.14


def bodice(length, waist, bust=19, waist_half=15.5, hem=40, shoulder=17, neck=8.5):
    """Seams and openings of a sleeveless bodice with a flared skirt."""
    return [
        ("seam", [(neck, length), (shoulder - 3, length - 2)]),
        ("open", [(shoulder - 3, length - 2), (shoulder - 3.4, length - 10), (shoulder - 1, length - 17),
                  (bust, length - 20)]),
        ("seam", [(bust, length - 20), (waist_half, waist), (waist_half + 8.5, waist - 22), (hem, 0)]),
        ("open", [(hem, 0), (hem / 2, -1.2), (0, -1.6)]),
    ]


@kind("wrap dress", WORN, LIFT)
def wrap_dress():
    fabric, length, waist = satin(), 106, 66
    rest = bodice(length, waist)
    front = [("open", [(0, length - 25), (4.5, length - 15), (8.5, length)])] + rest
    back = [("open", [(0, length - 3), (5, length - 2), (8.5, length)])] + rest
    dress = garment(front, fabric, depth=9.5, reach=13, back_edges=back, shape=patterns.skirt_folds(waist), spacing=2.4,
                    drape=dict(pins=patterns.dress_pins(waist), grow=0.01, frames=16))
    tube(on_cloth(dress, [(-8.2 + 1.35 * k, length - 3 - 2.55 * k) for k in range(1, 15)], 0.15), 0.32, fabric)
    edge = [(11 - 0.06 * k * k + 0.2 * k, waist - 4 - 5.2 * k) for k in range(13)]
    tube(on_cloth(dress, edge, 0.2), 0.3, fabric)
    hem(dress, openings(dress)[-1], fabric, (2.0,))
    tag(dress, 102)
    strap(smooth_belt(dress, waist), 3.4, 0.5, fabric, facing=lambda p: (p.x, p.y, 0), closed=True,
          smooth=False)
    knot = on_cloth(dress, [(10.5, waist)], 1.2)[0]
    ball((1.5, 1.1, 1.7), fabric, knot, square=0.8)
    for dx, fall in ((-2.5, 25), (2.2, 21)):
        x, y, z = knot
        strap([(x, y, z), (x + dx * 0.5, y - 1.2, z - 5), (x + dx, y - 1.6, z - fall / 2),
               (x + dx * 1.3, y - 2.4, z - fall)], 3.0, 0.3, fabric)


@kind("shirt dress", WORN, LIFT)
def shirt_dress():
    fabric, length, waist = poplin(), 104, 64
    front_neck = [("open", [(0, length - 9), (5, length - 6.5), (8, length)])]
    edges = [
        ("seam", [(8, length), (17, length - 2.6), (20, length - 5)]),
        ("seam", [(20, length - 5), (25, length - 16), (30, length - 30)]),
        ("open", [(30, length - 30), (22.5, length - 33)]),
        ("seam", [(22.5, length - 33), (19.5, length - 21)]),
        ("seam", [(19.5, length - 21), (16.5, waist), (24, waist - 22), (33, 0)]),
        ("open", [(33, 0), (16, -0.8), (0, -1.0)]),
    ]
    back = [("open", [(0, length - 2.5), (5, length - 1.8), (8, length)])] + edges
    dress = garment(front_neck + edges, fabric, depth=10, reach=13, back_edges=back,
                    shape=patterns.skirt_folds(waist, 2.4, 8), spacing=2.4,
                    drape=dict(pins=patterns.dress_pins(waist), grow=0.015, frames=16))
    line = [(0.4, length - 11 - 4 * k) for k in range(22)]
    patch(dress, lambda s: (-1.1, 1.9, length - 10 - 92 * s), 44, fabric, 0.14, columns=4)
    for x in (-0.8, 1.6):
        sewn(dress, [(x, line[0][1]), (x, line[-1][1])], fabric, 0.3)
    pearl = plastic("#efe7d8", rough=0.25)
    for k in range(9):
        button(pearl, on_cloth(dress, [(0.4, length - 13 - 8 * k)], 0.4)[0])
    collar(dress, openings(dress)[0], fabric)
    for loop, way in sleeves(dress):
        hem(dress, loop, fabric, (2.6,), -way)
    hem(dress, openings(dress)[-1], fabric, (2.0,))
    tag(dress, 100.5)
    strap(smooth_belt(dress, waist), 3.2, 0.5, fabric, facing=lambda p: (p.x, p.y, 0), closed=True,
          smooth=False)
    x, y, z = on_cloth(dress, [(0, waist)], 0.9)[0]
    place(box((4, 0.7, 3.8), wood("#8a5c36", "#a87a4c"), 0.3), (x, y, z - 1.9))


@kind("long-sleeved top", WORN, LIFT)
def long_sleeved_top():
    edges = [
        ("seam", [(9, 62), (15, 60), (18.5, 57.5)]),
        ("seam", [(18.5, 57.5), (24.5, 44), (34.5, 6)]),
        ("open", [(34.5, 6), (27.4, 4)]),
        ("seam", [(27.4, 4), (18.3, 40)]),
        ("seam", [(18.3, 40), (16.2, 24), (19.5, 0)]),
        ("open", [(19.5, 0), (0, -0.6)]),
    ]
    front = [("open", [(0, 52.5), (5, 54), (7.8, 57.5), (9, 62)])] + edges
    back = [("open", [(0, 59.5), (5, 60.3), (9, 62)])] + edges
    cotton = rib(period=0.5, depth=0.12)
    top = garment(front, cotton, depth=9, reach=13, back_edges=back, spacing=1.9,
                  folds=patterns.narrow_folds(62, (34.5, 6)),
                  drape=dict(pins=lambda p: 1.0 if p.z > 55 and abs(p.x) < 19 else 0.0, grow=0.025, frames=18))
    band(openings(top)[0], jersey(), 1.3, (0, -0.1, 1), lean=0.9, thick=0.4)
    for loop, way in sleeves(top):
        hem(top, loop, cotton, along=-way)
    hem(top, openings(top)[-1], cotton)
    tag(top, 58.5)


@kind("blouse", WORN, LIFT)
def blouse():
    edges = [
        ("seam", [(7.5, 64), (14, 62.2), (19, 59.5)]),
        ("seam", [(19, 59.5), (27, 50), (34.5, 28), (35.6, 14)]),
        ("open", [(35.6, 14), (26, 11)]),
        ("seam", [(26, 11), (23.4, 26), (19.2, 42)]),
        ("seam", [(19.2, 42), (17.6, 24), (21, 0)]),
        ("open", [(21, 0), (0, -0.6)]),
    ]
    front = [("open", [(0, 57), (4.4, 58.6), (6.8, 61), (7.5, 64)])] + edges
    back = [("open", [(0, 61.8), (4.4, 62.4), (7.5, 64)])] + edges
    silk = satin()
    top = garment(front, silk, depth=9.5, reach=11, back_edges=back, spacing=1.9,
                  folds=patterns.narrow_folds(64, (35, 12)),
                  drape=dict(pins=lambda p: 1.0 if p.z > 57 and abs(p.x) < 19 else 0.0, grow=0.035, frames=18))
    patch(top, lambda s: (-1.5, 1.5, 56.5 - 55.5 * s), 28, silk, 0.14, columns=4)
    pearl = plastic("#efe7d8", rough=0.25)
    for k in range(6):
        button(pearl, on_cloth(top, [(0, 48 - 8.4 * k)], 0.45)[0], 0.55)
    band(openings(top)[0], silk, 2.0, (0, -0.1, 1), lean=0.5, thick=0.4)
    for loop, way in sleeves(top):
        band(loop, silk, 4.2, way, gather=1.6, period=1.6, thick=0.5, ripple=0.12)
    knot = (0, -10.2, 57.4)
    ball((1.2, 0.9, 1.4), silk, knot, square=0.8)
    x, y, z = knot
    for side in (-1, 1):
        strap([(x, y, z), (side * 3.5, y - 1.0, z + 1.8), (side * 6.4, y - 0.6, z + 0.4),
               (side * 5.6, y - 1.2, z - 2.2), (side * 2.4, y - 0.8, z - 1.0), (x, y, z)], 2.6, 0.3, silk,
              facing=(0, -0.9, 0.45))
        strap([(x, y, z), (side * 1.6, y - 1.2, z - 4), (side * 2.8, y - 0.9, z - 11), (side * 3.8, y - 1.1, z - 19)],
              3.0, 0.3, silk)
    hem(top, openings(top)[-1], silk, (1.0,))
    tag(top, 60.4)


@kind("cardigan", turned(WORN, close_up=Shot(azimuth=-10, elevation=8, crop=(0.0, 0.3, 0.42))), LIFT)
def cardigan():
    edges = patterns.shirt(62, sleeve=(37.5, 10), cuff=(29.5, 7), chest=24, neck=8, elbow=(33, 35))
    front, back = patterns.v_neck(62, drop=24, neck=8)
    yarn, ribbed = stockinette(), rib()
    drape = dict(pins=patterns.held_at_shoulders(55), grow=0.025, frames=16, bending=2.0)
    body = garment(front + edges, yarn, depth=10.5, back_edges=back + edges, thickness=0.6, drape=drape,
                   folds=patterns.shirt_folds(62, (37.5, 10)))
    loops = openings(body)
    patch(body, lambda s: (-1.9, 1.9, 39.5 - 39 * s), 22, ribbed, 0.3, columns=5, thick=0.5)
    band(loops[0], ribbed, 2.4, (0, -0.7, 0.7), lean=0.5, period=0.6, thick=0.6)
    for k in range(5):
        button(wood("#7a5434", "#a57a4e"), on_cloth(body, [(0, 35 - 7.6 * k)], 0.8)[0], 0.95)
    for loop, way in sleeves(body):
        band(loop, ribbed, 5.5, way, gather=0.8, period=0.6, thick=0.5)
    band(loops[-1], ribbed, 5, gather=0.8, period=0.7, thick=0.5)
    tag(body, 59)


@kind("swimsuit", turned(WORN, close_up=Shot(azimuth=-14, elevation=6, crop=(0.0, 0.4, 0.45))), LIFT)
def swimsuit():
    edges = [
        ("seam", [(9.5, 66), (12, 65.6)]),
        ("open", [(12, 65.6), (11.6, 56), (13.4, 49), (16.2, 45)]),
        ("seam", [(16.2, 45), (15.6, 38), (13.2, 27), (17.2, 12)]),
        ("open", [(17.2, 12), (9, 5), (3.4, 0)]),
        ("seam", [(3.4, 0), (0, -0.4)]),
    ]
    front = [("open", [(0, 47), (5, 49), (8.4, 55), (9.5, 66)])] + edges
    back = [("open", [(0, 38), (5, 41), (8.4, 50), (9.5, 66)])] + edges
    lycra = rib(period=0.5, depth=0.1)
    body = garment(front, lycra, depth=8.5, reach=11, back_edges=back, spacing=1.5,
                   drape=dict(pins=lambda p: 0.6, grow=-0.01, frames=8))
    for loop in openings(body):
        tube([tuple(p) for p in smooth_loop(loop, 80, 2)], 0.32, jersey(), closed=True)
    tag(body, 40.4)
