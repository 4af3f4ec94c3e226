"""Labels with coloured bands, and the backs of packages with a barcode."""

import math

from materials import paper, plastic

from .bottle import printed_label
from .label import wrapped_label, wrapped_words
from .mesh import add_mesh, group, place
from .pouch import label_on, lay_on, print_on

CREAM, INK = "#f4efe6", "#35302a"
BARS = (2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2, 1, 2, 1, 1, 2, 3, 1, 1, 2)


def banded_label(radius, low, high, lines, angle=150, ink=INK, band=0.7):
    """A cream label whose upper and lower edge have the product's colour."""
    printed_label(radius, low, high, lines, angle, CREAM, ink)
    colour = paper(part=1, colour=None, rough=0.5)
    for edge in (low, high - band):
        wrapped_label(colour, radius + 0.012, edge, edge + band, angle)


def barcode(width, height, material, at=(0, 0, 0)):
    """Upright bars in the plane y = 0, facing the front; `at` is their middle."""
    vertices, faces = [], []
    unit, x = width / (sum(BARS) + len(BARS) - 1), -width / 2
    for bar in BARS:
        start = len(vertices)
        vertices += [(x + i * bar * unit, 0, j * height) for i, j in ((0, -0.5), (1, -0.5), (1, 0.5), (0, 0.5))]
        faces.append((start, start + 1, start + 2, start + 3))
        x += (bar + 1) * unit
    return place(add_mesh("barcode", vertices, faces, material), at)


def back_label(radius, low, high, text, angle=100):
    """A label with `text` and a barcode on the back of a round package."""
    height, pen = high - low, plastic(INK, rough=0.7)
    bars = barcode(radius * 0.75, height * 0.24, pen)
    for vertex in bars.data.vertices:
        turn, out = vertex.co.x / radius, radius + 0.04
        vertex.co = (out * math.sin(turn), -out * math.cos(turn), vertex.co.z + low + height * 0.24)
    label = wrapped_label(paper(CREAM), radius, low, high, angle)
    words = wrapped_words(text, radius * 0.105, pen, radius + 0.02, low + height * 0.7)
    group([label, words, bars], turn=(0, 0, 180))


def pouch_back(body, size, text):
    """A label with `text` and a barcode on the back of a pouch of `size`."""
    width, _, height = size
    pen = plastic(INK, rough=0.7)
    place(label_on(body, width * 0.62, height * 0.4, paper(CREAM), 0), (0.017, 40, height * 0.463), (0, 0, 180))
    place(print_on(body, text, width * 0.05, pen, height * 0.54), turn=(0, 0, 180))
    bars = lay_on(barcode(width * 0.3, height * 0.08, pen), body)
    place(bars, (0, 40, height * 0.34), (0, 0, 180))
