"""Bottles, jars and caps with printed labels."""

from math import cos, pi, sin

from materials import paper, plastic

from .label import wrapped_label, wrapped_words
from .line import tube
from .mesh import place
from .solid import revolve, rounded


def bottle(radius, height, neck, material, shoulder=1.6, bottom=0.6, lean=0.0):
    """A round bottle whose neck has radius `neck`; its top is at `height`."""
    profile = [(0, 0), (radius - lean, 0), (radius, height - 2 * shoulder), (radius, height - shoulder)]
    profile += [(neck, height - 0.2), (neck, height)]
    return revolve(rounded(profile, bottom if shoulder < 2 else shoulder * 0.8), material)


def cap(radius, height, material, at, ribs=0):
    item = revolve(rounded([(0, 0), (radius, 0), (radius, height), (0, height)], 0.18), material)
    place(item, (0, 0, at))
    for k in range(ribs):
        a = 2 * pi * k / ribs
        x, y = radius * cos(a), radius * sin(a)
        tube([(x, y, at + 0.2), (x, y, at + height - 0.25)], 0.05, material, smooth=False)
    return item


def pump(at, material):
    """A dispenser head on a collar at the given height."""
    collar = place(revolve(rounded([(0, 0), (1.35, 0), (1.35, 1.5), (1.0, 1.8), (0, 1.8)], 0.2), material), (0, 0, at))
    tube([(0, 0, at + 1.5), (0, 0, at + 3.3)], 0.4, material, smooth=False)
    head = rounded([(0, 0), (1.15, 0), (1.2, 1.1), (0.9, 1.3), (0, 1.3)], 0.25)
    place(revolve(head, material), (0, 0, at + 3.2))
    tube([(0, 0, at + 4.0), (-2.2, -1.2, at + 4.05), (-3.2, -1.75, at + 3.5)], 0.42, material, taper=[1, 0.9, 0.6])
    return collar


def printed_label(radius, low, high, lines, angle=150, colour="#f4efe6", ink="#35302a"):
    """A paper label with lines of (text, size, height)."""
    if colour:
        wrapped_label(paper(colour), radius, low, high, angle)
    pen = plastic(ink, rough=0.7)
    for text, size, height in lines:
        wrapped_words(text, size, pen, radius + 0.02, height)
