"""Sewing patterns: the right half of a garment as seams and openings, in centimetres."""


def shirt(length=70, sleeve=(33, 46), cuff=(25.5, 41.5), chest=25.5, neck=9):
    """A set-in sleeve from the neck to the middle of the hem."""
    return [
        ("seam", [(neck, length), (16, length - 2.2), (21, length - 4.8)]),
        ("seam", [(21, length - 4.8), (27, length - 13), sleeve]),
        ("open", [sleeve, cuff]),
        ("seam", [cuff, (chest - 0.5, length - 24)]),
        ("seam", [(chest - 0.5, length - 24), (chest - 1, length / 2), (chest, 0)]),
        ("open", [(chest, 0), (0, 0)]),
    ]


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


def held_at_shoulders(height):
    """Pins for garment(drape=...): everything above a height but the sleeves."""
    return lambda p: 1.0 if p.z > height and abs(p.x) < 22 else 0.0


def held_at_waist(height, hem=-10):
    return lambda p: 1.0 if p.z > height else 0.25 if p.z < hem else 0.0
