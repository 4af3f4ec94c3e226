"""Shoes of all departments."""

import math

from kind import kind
from materials import canvas, cloth, leather, material, rubber
from parts.line import strap
from parts.mesh import group
from parts.shoe import Last, laces, panel, sole, upper
from parts.solid import ball
from shots import STANDING, Shot, turned

SHOE = turned(STANDING, front=Shot(azimuth=-18, elevation=13), three_quarter=Shot(azimuth=-40, elevation=24),
              back=Shot(azimuth=125, elevation=16), close_up=Shot(azimuth=-30, elevation=26, crop=(-0.25, 0.1, 0.5)))


@kind("sneakers", SHOE)
def sneakers():
    skin, accent = leather(part=1, rough=0.45), leather(part=2, rough=0.42)
    white, lining = rubber("#eeebe3"), cloth("#d9d4c8")
    for at, turn in (((0, 0, 0), 0), ((4.5, 14.0, 0), -9)):
        last = Last()
        items = [*upper(last, skin, lining), *sole(last, white, rubber("#cfc9bb"))]
        items.append(panel(last, accent, (-0.1, 0.1), (0.02, 0.8),
                           trim=lambda a: 0.72 + 0.28 * math.sin(math.pi * a) ** 2))
        items.append(panel(last, skin, (0.385, 0.615), (0.02, 0.34), trim=lambda a: 0.5 + 0.5 * math.sin(math.pi * a)))
        for side in (-1, 1):
            items.append(panel(last, accent, (0.5 + side * 0.2, 0.5 + side * 0.27), (0.1, 0.72), out=0.1))
            items.append(panel(last, skin, (0.5 + side * 0.045, 0.5 + side * 0.12), (0.5, 0.99), out=0.12))
        items += laces(last, material("lace", "#f4f1ea", 0.85))
        throat = last.point(0.5, 1)
        items.append(ball((0.4, 2.5, 3.6), skin, (throat.x + 1.0, 0, throat.z + 0.9), (0, 42, 0), square=0.7))
        group(items, at, (0, 0, turn))


@kind("loafers", SHOE)
def loafers():
    hide, lining = leather(part=1, rough=0.32), leather("#c9a57c")
    for at, turn in (((0, 0, 0), 0), ((4.0, 13.5, 0), -9)):
        last = Last(sole=1.8, collar_height=6.6, tilt=1.3, collar=(0.47, 0.965, 0.1))
        items = [*upper(last, hide, lining), *sole(last, leather("#2c211a"), rubber("#1c1814"), grow=1.02)]
        items.append(panel(last, hide, (0.4, 0.6), (0.62, 0.86), out=0.16))
        items.append(panel(last, hide, (0.36, 0.64), (0.4, 0.46), out=0.1))
        group(items, at, (0, 0, turn))


@kind("hiking boots", SHOE)
def hiking_boots():
    hide, dark, lining = leather(part=1, rough=0.6), rubber("#232325"), canvas("#3a342c")
    for at, turn in (((0, 0, 0), 0), ((4.0, 14.5, 0), -8)):
        last = Last(sole=3.2, collar_height=9.4, tilt=0.6, collar=(0.56, 0.965, 0.12), shaft=6.5)
        items = [*upper(last, hide, lining), *sole(last, dark, rubber("#161617"), grow=1.05)]
        items.append(panel(last, dark, (0.39, 0.61), (0.02, 0.3), trim=lambda a: 0.45 + 0.55 * math.sin(math.pi * a)))
        items.append(panel(last, hide, (-0.09, 0.09), (0.02, 0.6), trim=lambda a: 0.6 + 0.4 * math.sin(math.pi * a)))
        for side in (-1, 1):
            items.append(panel(last, hide, (0.5 + side * 0.045, 0.5 + side * 0.13), (0.32, 0.99), out=0.12))
        items += laces(last, material("lace", "#b5462f", 0.85), rows=8, first=0.34)
        throat = last.point(0.5, 1)
        items.append(ball((0.5, 2.7, 3.2), hide, (throat.x + 0.35, 0, throat.z - 0.4), (0, 5, 0), square=0.7))
        group(items, at, (0, 0, turn))


@kind("ballet flats", SHOE)
def ballet_flats():
    hide, lining = leather(part=1, rough=0.35), leather("#dcc3a2")
    for at, turn in (((0, 0, 0), 0), ((3.0, 11.5, 0), -10)):
        last = Last(length=24.5, sole=1.0, collar_height=3.6, tilt=1.5, collar=(0.24, 0.97, 0.115))
        items = [*upper(last, hide, lining), *sole(last, leather("#3a2c22"), rubber("#241c16"), height=1.3, grow=1.0)]
        x, _, z = last.point(0.5, 1)
        for side in (-1, 1):
            items.append(ball((0.25, 0.75, 0.4), hide, (x - 0.35, side * 0.75, z + 0.15), (side * 18, 0, 0)))
        items.append(ball((0.28, 0.28, 0.28), hide, (x - 0.4, 0, z + 0.15)))
        group(items, at, (0, 0, turn))


@kind("ankle boots", SHOE)
def ankle_boots():
    hide, dark = leather(part=1, rough=0.36), rubber("#221f1d")
    for at, turn in (((0, 0, 0), 0), ((3.5, 12.5, 0), -9)):
        last = Last(length=26, sole=2.2, collar_height=8.6, tilt=0.4, collar=(0.58, 0.955, 0.11), shaft=6.0)
        items = [*upper(last, hide, leather("#b8946a")), *sole(last, dark, rubber("#161412"), grow=1.015)]
        for low, high in ((0.22, 0.3), (0.7, 0.78)):
            items.append(panel(last, cloth("#1d1c1b"), (low, high), (0.5, 0.97), out=0.06))
        x, _, z = last.point(0.0, 1)
        items.append(strap([(x + 0.2, 0, z - 1.5), (x + 0.7, 0, z + 1.4), (x - 0.6, 0, z + 1.2)], 1.4, 0.2, hide,
                           facing=(1, 0, 0)))
        group(items, at, (0, 0, turn))
