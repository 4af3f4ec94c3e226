"""Sewing patterns: the right half of a garment as seams and openings, in centimetres."""

import math


def shirt(length=70, sleeve=(34, 46.6), cuff=(24.6, 42.4), chest=24.5, neck=9, armpit=24.0, elbow=None):
    """A set-in sleeve from the neck to the middle of the hem. `armpit` is its depth below the neck."""
    tip, under = (22.2, length - 4.8), (22.2, length - armpit)
    return [
        ("seam", [(neck, length), (15, length - 2), tip]),
        ("seam", [tip, (27, length - 10.5), *([elbow] if elbow else []), sleeve]),
        ("open", [sleeve, cuff]),
        ("seam", [cuff, under]),
        ("seam", [under, (chest - 1.2, length / 2), (chest, 0)]),
        ("open", [(chest, 0), (0, 0)]),
    ]


def shirt_folds(length=70, sleeve=None, waist=0.38):
    """Folds from the armpits to the chest, at the waist and, with the end of a long sleeve, at the elbow."""
    folds = []
    for side, shift in ((-1, 0.0), (1, 1.7)):
        top = length - 22 - shift
        for x, z, height in ((8, top - 9, 1.1), (11, top - 15, 1.0), (7, top + 4, 0.7)):
            folds.append((side * 22, top, side * x, z + shift, 1.5, height))
        for k, (reach, drop) in enumerate(((5, 3.5), (9, 6), (3, 8))):
            z = length * waist - 5.5 * k + shift * 1.4
            folds.append((side * 24, z, side * reach, z - drop, 1.6, 1.1))
        if sleeve:
            x, z = (20.8 + sleeve[0]) / 2, (length - 5 + sleeve[1]) / 2
            for k in range(3):
                at = z - 4.4 * k + shift
                folds.append((side * (x + 7), at + 3, side * (x - 4), at - 1.5, 1.3, 0.8))
    return folds


def vest(length=68, chest=24, neck=8.5):
    """Wide armholes without sleeves."""
    return [
        ("seam", [(neck, length), (14.5, length - 2)]),
        ("open", [(14.5, length - 2), (14.2, length - 10), (17, length - 19), (chest - 1, length - 24)]),
        ("seam", [(chest - 1, length - 24), (chest - 1.5, length / 2), (chest, 0)]),
        ("open", [(chest, 0), (0, 0)]),
    ]


def round_neck(length=70, drop=8.5, neck=9):
    """The neckline in front and at the back."""
    front = [(0, length - drop), (neck * 0.55, length - drop + 1.5), (neck * 0.85, length - drop * 0.42),
             (neck, length)]
    return [("open", front)], [("open", [(0, length - 2.5), (neck * 0.55, length - 1.8), (neck, length)])]


def v_neck(length=70, drop=20, neck=8.5):
    front = [(0, length - drop), (neck * 0.5, length - drop * 0.55), (neck, length)]
    return [("open", front)], [("open", [(0, length - 2.5), (neck * 0.55, length - 1.8), (neck, length)])]


def trousers(length=102, waist=18.4, hip=22.8, knee=21, hem=20, inner=6.8):
    """Long trousers; `hem` and `inner` are the outer and inner side of a leg's opening."""
    return [
        ("open", [(0, length - 1), (waist * 0.55, length - 0.6), (waist, length)]),
        ("seam", [(waist, length), (hip - 0.3, length - 18), (hip, length - 28), (knee, length * 0.41), (hem, 0)]),
        ("open", [(hem, 0), (inner, -0.6)]),
        ("seam", [(inner, -0.6), ((inner + 2.4) / 2, length * 0.41), (2.2, length - 32), (0, length - 27)]),
    ]


def narrow_folds(length, sleeve):
    """The folds of a shirt for a figure with a narrower waist."""
    wide = shirt_folds(length, sleeve)
    return [(x0 * 0.86, z0, x1 * 0.86, z1, width, height * 0.8) for x0, z0, x1, z1, width, height in wide]


def leg_folds(length=102):
    """Folds of trousers at the crotch, behind the knees and above the hem."""
    folds = []
    for side, shift in ((-1, 0.0), (1, 1.5)):
        for k, (x, z) in enumerate(((12, 76), (14, 70), (10, 64))):
            folds.append((side * 1, length - 29 + shift - 2 * k, side * x, z + shift, 1.4, 0.8))
        for k in range(3):
            z = length * 0.43 - 5 * k + shift
            folds.append((side * 5, z, side * 14, z - 3, 1.3, 0.6))
            folds.append((side * 20.5, z + 2, side * 11, z - 2, 1.3, 0.6))
        for k in range(2):
            z = 11 - 5 * k + shift
            folds.append((side * 6, z, side * 15, z - 2, 1.4, 0.7))
            folds.append((side * 21, z + 2, side * 12, z - 2, 1.4, 0.7))
    return folds


def held_at_shoulders(height):
    """Pins for garment(drape=...): everything above a height but the sleeves, and less below it."""
    return lambda p: max(0.0, min(1.0, 1 - (height - p.z) / 9)) ** 2 if abs(p.x) < 23 else 0.0


def held_at_waist(height, hem=-10):
    return lambda p: 1.0 if p.z > height else 0.25 if p.z < hem else 0.0


def skirt_folds(top, deep=3.4, count=9, seed=0.0):
    """Folds that grow from `top` downwards; for garment(shape=...)."""

    def shape(x, z, side):
        low = max(0.0, 1 - z / top)
        return deep * low**0.8 * math.sin(x * count / (12 + 26 * low) * 2.2 + seed + side + 1.1 * math.sin(3 * low))

    return shape


def dress_pins(waist):
    """Pins for garment(drape=...): the bodice, and the skirt a little."""
    return lambda p: 1.0 if p.z > waist - 1 else max(0.0, 0.35 - (waist - p.z) * 0.03)
