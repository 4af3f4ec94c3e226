"""Tops for men on an invisible figure."""

from fabrics import jersey, linen, pique, poplin, rib, stockinette
from kind import kind
from materials import cloth
from parts import patterns
from parts.garment import collar, garment, openings
from parts.line import tube
from parts.sewing import band, hem, pocket, sewn, sleeves, smooth_loop, tag
from parts.tailoring import button_front, fold_over, lapels
from shots import WORN

LIFT = 0.14
LONG = dict(sleeve=(39.4, 13), cuff=(31.4, 10), elbow=(34.4, 38))


@kind("crew-neck T-shirt", WORN, LIFT)
def crew_neck_t_shirt():
    front, back = patterns.round_neck()
    cotton = jersey()
    drape = dict(pins=patterns.held_at_shoulders(63), grow=0.02, frames=20)
    shirt = garment(front + patterns.shirt(), cotton, depth=10, back_edges=back + patterns.shirt(), drape=drape,
                    spacing=1.9, folds=patterns.shirt_folds())
    band(openings(shirt)[0], cotton, 1.7, (0, -0.1, 1), lean=0.9, period=0.45, ripple=0.05)
    for loop, way in sleeves(shirt):
        hem(shirt, loop, cotton, along=-way)
    hem(shirt, openings(shirt)[-1], cotton)
    tag(shirt, 66.4)


@kind("jumper", WORN, LIFT)
def jumper():
    edges = patterns.shirt(66, **LONG, chest=25.5)
    front, back = patterns.round_neck(66, drop=7)
    yarn, ribbed = stockinette(), rib()
    drape = dict(pins=patterns.held_at_shoulders(59), grow=0.03, frames=18, bending=2.0)
    body = garment(front + edges, yarn, depth=11, back_edges=back + edges, thickness=0.6, drape=drape,
                   folds=patterns.shirt_folds(66, LONG["sleeve"]))
    band(openings(body)[0], ribbed, 2.2, (0, -0.1, 1), lean=0.8, period=0.6, thick=0.6)
    for loop, way in sleeves(body):
        band(loop, ribbed, 6, way, gather=0.8, period=0.6, thick=0.5)
    band(openings(body)[-1], ribbed, 5.5, gather=0.9, period=0.7, thick=0.5)
    tag(body, 62.8)


@kind("button-down shirt", WORN, LIFT)
def button_down_shirt():
    edges = patterns.shirt(72, **LONG)
    front, back = patterns.round_neck(72, drop=6.5, neck=7.6)
    edges[0] = ("seam", [(7.6, 72), *edges[0][1][1:]])
    cotton = poplin()
    drape = dict(pins=patterns.held_at_shoulders(65), grow=0.025, frames=18)
    body = garment(front + edges, cotton, depth=10, back_edges=back + edges, drape=drape,
                   folds=patterns.shirt_folds(72, LONG["sleeve"]))
    button_front(body, 65, 2, 7, cotton)
    collar(body, openings(body)[0], cotton, fall=5.8, open_front=1.4)
    pocket(body, 6.5, 16.5, 52, 41.5, cotton, cotton)
    for loop, way in sleeves(body):
        band(loop, cotton, 6, way, gather=0.3, thick=0.5)
    hem(body, openings(body)[-1], cotton, (1.0,))
    for side in (-1, 1):
        sewn(body, [(side * (2 + 3.6 * k), 62.2 - 0.1 * k) for k in range(6)], cotton, side=1)
    tag(body, 69.5)


@kind("camp-collar shirt", WORN, LIFT)
def camp_collar_shirt():
    front, back = patterns.v_neck(70, drop=18, neck=8)
    edges = patterns.shirt(70, sleeve=(35.5, 44.6), cuff=(25.4, 40.6), neck=8)
    cloth_of = linen()
    body = garment(front + edges, cloth_of, depth=10, back_edges=back + edges, folds=patterns.shirt_folds(),
                   drape=dict(pins=patterns.held_at_shoulders(63), grow=0.025, frames=18))
    button_front(body, 52, 2, 5, cloth_of)
    lapels(body, [(0.4, 53), (4.2, 59), (9.2, 66), (9.8, 61.5), (12.4, 60.2), (8.2, 54.5), (2.2, 51.4)], cloth_of)
    fold_over(body, 70, cloth_of)
    pocket(body, 7, 17, 50, 39, cloth_of, cloth_of)
    for loop, way in sleeves(body):
        hem(body, loop, cloth_of, (2.8,), -way)
    hem(body, openings(body)[-1], cloth_of)
    tag(body, 67)


@kind("polo shirt", WORN, LIFT)
def polo_shirt():
    front, back = patterns.round_neck(70, drop=7, neck=8)
    cotton, ribbed = pique(), rib()
    drape = dict(pins=patterns.held_at_shoulders(63), grow=0.02, frames=18)
    edges = patterns.shirt(neck=8)
    body = garment(front + edges, cotton, depth=10, back_edges=back + edges, drape=drape,
                   folds=patterns.shirt_folds())
    button_front(body, 63, 48, 3, cotton, 3.4)
    collar(body, openings(body)[0], cotton, fall=5.4, open_front=1.8)
    for loop, way in sleeves(body):
        band(loop, ribbed, 2.4, way, gather=0.3, period=0.5, thick=0.5)
    hem(body, openings(body)[-1], cotton)
    tag(body, 67.5)


@kind("running vest", WORN, LIFT)
def running_vest():
    front, back = patterns.round_neck(68, drop=12, neck=8.5)
    fabric, edge = jersey(), cloth("#2a2b2e")
    folds = [f for f in patterns.shirt_folds(68) if f[1] < 40]
    body = garment(front + patterns.vest(chest=23), fabric, depth=9.5, back_edges=back + patterns.vest(chest=23),
                   drape=dict(pins=patterns.held_at_shoulders(60), grow=0.02, frames=18), folds=folds)
    loops = openings(body)
    for loop in loops[:3]:
        tube([tuple(p) for p in smooth_loop(loop)], 0.5, edge, closed=True)
    hem(body, loops[-1], fabric)
    tag(body, 65)
