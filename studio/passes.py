"""The compositor: writes the beauty image and, per coloured part, light, gloss and mask packed in one image."""

import pathlib

import bpy
from scene import LIGHT_RANGE


def set_up(parts):
    """Builds the compositor for `parts`, a set of 1 and 2. Returns the file output node."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in ("diffuse_direct", "diffuse_indirect", "glossy_direct", "glossy_indirect", "glossy_color"):
        setattr(layer, f"use_pass_{name}", True)
    for part in parts:
        aov = layer.aovs.add()
        aov.name, aov.type = f"mask{part}", "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format, output.format.color_depth = "PNG", "8"
    output.format.color_mode = "RGBA"
    output.file_slots.clear()
    output.file_slots.new("beauty-")
    tree.links.new(source.outputs["Image"], output.inputs[0])
    for index, part in enumerate(sorted(parts), 1):
        output.file_slots.new(f"part{part}-")
        tree.links.new(packed(tree, source, f"mask{part}"), output.inputs[index])
    return output


def packed(tree, source, mask):
    """R: diffuse light / LIGHT_RANGE. G: gloss. B: mask. Red and green are multiplied by the mask."""

    def blend(kind, a, b):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = kind
        for socket, value in ((1, a), (2, b)):
            if isinstance(value, float):
                node.inputs[socket].default_value = (value, value, value, 1)
            else:
                tree.links.new(value, node.inputs[socket])
        return node.outputs[0]

    def grey(colour):
        node = tree.nodes.new("CompositorNodeRGBToBW")
        tree.links.new(colour, node.inputs[0])
        return node.outputs[0]

    outputs, coverage = source.outputs, source.outputs[mask]
    light = blend("ADD", outputs["DiffDir"], outputs["DiffInd"])
    light = blend("MULTIPLY", blend("MULTIPLY", light, 1 / LIGHT_RANGE), coverage)
    gloss = blend("ADD", outputs["GlossDir"], outputs["GlossInd"])
    gloss = blend("MULTIPLY", blend("MULTIPLY", gloss, outputs["GlossCol"]), coverage)
    combined = tree.nodes.new("CompositorNodeCombineColor")
    for socket, value in (("Red", grey(light)), ("Green", grey(gloss)), ("Blue", coverage)):
        tree.links.new(value, combined.inputs[socket])
    return combined.outputs[0]


def coloured_parts():
    """Which masks the materials of the scene write."""
    names = {n.name for m in bpy.data.materials if m.users and m.use_nodes for n in m.node_tree.nodes}
    return {part for part in (1, 2) if f"mask{part}" in names}


def render(output, folder, view):
    """Renders one view to `<view>.png`, `<view>.1.png` and `<view>.2.png`."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    output.base_path = str(folder)
    bpy.ops.render.render()
    for slot in output.file_slots:
        written = next(folder.glob(f"{slot.path}[0-9]*.png"))
        part = slot.path.removeprefix("part").rstrip("-")
        written.replace(folder / (f"{view}.png" if part == "beauty" else f"{view}.{part}.png"))
