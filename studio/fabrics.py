"""Fabrics with relief of 2 to 5 mm, which survives at 640 pixels. They need UVs in centimetres."""

import math

from materials import material


def fabric(name, colour, part, rough=0.8, specular=0.3, sheen=0.3):
    return material(name, colour, rough, part=0 if colour else part, Specular=specular, Sheen=sheen)


def grain(made, stretch=(1, 1, 1), turn=0.0, coordinates="UV"):
    """Coordinates of a fabric, stretched and then turned by degrees about its normal."""
    tree = made.node_tree
    source, scale = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = stretch
    scale.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    tree.links.new(source.outputs[coordinates], scale.inputs["Vector"])
    return scale.outputs["Vector"]


def raise_by(made, height_socket, distance, strength=1.0):
    tree = made.node_tree
    relief = tree.nodes.new("ShaderNodeBump")
    relief.inputs["Distance"].default_value, relief.inputs["Strength"].default_value = distance, strength
    tree.links.new(height_socket, relief.inputs["Height"])
    normal = tree.nodes["Principled BSDF"].inputs["Normal"]
    if normal.links:
        tree.links.new(normal.links[0].from_socket, relief.inputs["Normal"])
    tree.links.new(relief.outputs["Normal"], normal)
    return made


def lines(made, period, distance, turn=0.0, waver=0.0, coordinates="UV"):
    """Parallel lines `period` centimetres apart."""
    wave = made.node_tree.nodes.new("ShaderNodeTexWave")
    wave.inputs["Scale"].default_value = math.pi / 10 / period
    wave.inputs["Distortion"].default_value = waver
    wave.inputs["Detail Scale"].default_value = 0.6
    made.node_tree.links.new(grain(made, turn=turn, coordinates=coordinates), wave.inputs["Vector"])
    return raise_by(made, wave.outputs["Fac"], distance)


def noise(made, scale, distance, stretch=(1, 1, 1), detail=2.0, coordinates="UV"):
    texture = made.node_tree.nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value, texture.inputs["Detail"].default_value = scale, detail
    made.node_tree.links.new(grain(made, stretch, coordinates=coordinates), texture.inputs["Vector"])
    return raise_by(made, texture.outputs["Fac"], distance)


def jersey(colour=None, part=1):
    """Smooth knitted cotton with fine vertical wales."""
    made = lines(fabric("jersey", colour, part), 0.28, 0.08, waver=0.6)
    return noise(made, 2.2, 0.12, (1, 0.5, 1))


def poplin(colour=None, part=1):
    """Woven shirt cotton with slightly uneven threads both ways."""
    made = noise(fabric("poplin", colour, part, rough=0.72), 1.0, 0.16, (4, 0.4, 1))
    return noise(made, 1.0, 0.14, (0.4, 4, 1))


def linen(colour=None, part=1):
    made = noise(fabric("linen", colour, part), 1.0, 0.18, (3.0, 0.4, 1))
    return noise(made, 1.0, 0.16, (0.4, 3.0, 1))


def twill(colour=None, part=1, period=0.34, depth=0.28):
    """Diagonal ribs, for trousers, jackets and denim."""
    made = lines(fabric("twill", colour, part, sheen=0.15), period, depth, turn=42, waver=0.4)
    return noise(made, 3.0, 0.05)


def wool(colour=None, part=1):
    made = noise(fabric("wool", colour, part, rough=0.95, sheen=0.6), 2.0, 0.35, detail=4)
    return lines(made, 0.4, 0.025, turn=45, waver=1.5)


def satin(colour=None, part=1):
    return noise(fabric("satin", colour, part, rough=0.36, specular=0.5), 0.5, 0.06)


def pique(colour=None, part=1):
    """The small honeycomb of polo shirts."""
    made = fabric("pique", colour, part)
    for turn in (35, -35):
        lines(made, 0.34, 0.09, turn=turn)
    return made


def towelling(colour=None, part=1):
    return noise(fabric("towelling", colour, part, rough=1.0, specular=0.15, sheen=0.6), 2.0, 0.6, detail=2)


def stockinette(colour=None, part=1, column=0.55, row=0.42, depth=0.28):
    """Knitted columns of V-shaped stitches."""
    made = fabric("stockinette", colour, part, rough=0.9, specular=0.2, sheen=0.5)
    tree = made.node_tree

    def sum_of(operation, a, b=0.0):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(grain(made), split.inputs[0])
    across = sum_of("PINGPONG", split.outputs["X"], column / 2)
    slanted = sum_of("SUBTRACT", split.outputs["Y"], sum_of("MULTIPLY", across, 1.3))
    stitch = sum_of("ABSOLUTE", sum_of("SINE", sum_of("MULTIPLY", slanted, math.pi / row)))
    column_shape = sum_of("SINE", sum_of("MULTIPLY", across, 2 * math.pi / column))
    height = sum_of("MULTIPLY", sum_of("ADD", stitch, 0.5), sum_of("ADD", column_shape, 0.35))
    raise_by(made, height, depth)
    return noise(made, 4.0, 0.04)


def rib(colour=None, part=1, period=0.5, depth=0.2):
    """Knitted ribs along the second UV axis."""
    made = fabric("rib", colour, part, rough=0.9, specular=0.2, sheen=0.5)
    lines(made, period, depth)
    return noise(made, 4.0, 0.04)


def grained_leather(colour=None, part=1, rough=0.45):
    made = material("grained leather", colour, rough, part=0 if colour else part, Specular=0.45)
    cells = made.node_tree.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "SMOOTH_F1"
    cells.inputs["Scale"].default_value = 3.6
    made.node_tree.links.new(grain(made, coordinates="Object"), cells.inputs["Vector"])
    raise_by(made, cells.outputs["Distance"], 0.04, 0.7)
    return noise(made, 0.4, 0.1, coordinates="Object")


def plated(colour="#c9a868", rough=0.2):
    return material("plated metal", colour, rough, 1.0)


def gem(part=1, rough=0.12):
    """Pearl or enamel: smooth, with a clear coat."""
    return material("pearl", None, rough, part=part, Specular=0.6, Clearcoat=0.8, Sheen=0.2)
