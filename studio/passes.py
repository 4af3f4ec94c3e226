"""The images of a view: beauty and, per coloured part, light, gloss and mask packed in one image."""

import pathlib
import tempfile

import bpy
import numpy
import torch
from denoise import decoded, encoded
from scene import LIGHT_RANGE

# From this coverage on, a pixel does not lie on an edge.
INSIDE = 0.998


def set_up(parts):
    """Builds the compositor for `parts`, a set of 1 and 2. Returns the file output node."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for name in ("diffuse_direct", "diffuse_indirect", "glossy_direct", "glossy_indirect", "glossy_color"):
        setattr(layer, f"use_pass_{name}", True)
    for name in ["product", *(f"mask{part}" for part in parts)]:
        aov = layer.aovs.add()
        aov.name, aov.type = name, "VALUE"
    for material in (m for m in bpy.data.materials if m.users and m.name != "ground"):
        mark = material.node_tree.nodes.new("ShaderNodeOutputAOV")
        mark.name = "product"
        mark.inputs["Value"].default_value = 1
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format, output.format.color_mode = "OPEN_EXR", "RGBA"
    output.format.color_depth = "32"
    output.file_slots.clear()
    images = {"beauty": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal",
              "product": "product"}
    sockets = {name: source.outputs[socket] for name, socket in images.items()}
    for part in sorted(parts):
        sockets[f"part{part}"] = packed(tree, source, f"mask{part}")
    for index, (name, socket) in enumerate(sockets.items()):
        output.file_slots.new(f"{name}-")
        tree.links.new(socket, output.inputs[index])
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


def render(output, denoiser, folder, view):
    """Renders one view to `<view>.png`, `<view>.1.png` and `<view>.2.png`."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        output.base_path = scratch
        bpy.ops.render.render()
        images = {path.name.split("-")[0]: read(path) for path in pathlib.Path(scratch).glob("*.exr")}
    denoiser.set_view(images.pop("albedo")[..., :3], images.pop("normal")[..., :3])
    parts = sorted(name for name in images if name.startswith("part"))
    coverage = numpy.minimum(images["product"][..., 0], 1)
    beauty, packed_parts = clean_images(denoiser, images["beauty"], coverage, [images[name] for name in parts])
    write(folder / f"{view}.png", beauty)
    for name, image in zip(parts, packed_parts):
        write(folder / f"{view}.{name.removeprefix('part')}.png", image)


def clean_images(denoiser, beauty, coverage, parts):
    """
    Straight RGBA of the view, and the packed image of each part. Pixels on an edge take colour and shadow from
    their neighbours on either side and only their coverage from the renderer: 16 samples would leave specks.
    """
    planes = [part[..., :2] for part in parts] or [numpy.zeros((*coverage.shape, 2), numpy.float32)]
    clean = [decoded(denoiser.run(numpy.concatenate([p, beauty[..., 3:]], axis=2))) for p in planes]
    covered, free = coverage > INSIDE, coverage < 1 - INSIDE
    shadow = filled(smoothed(clean[0][..., 2:], free), free, beauty[..., 3:])
    colour = filled(decoded(denoiser.run(beauty[..., :3])), covered, beauty[..., :3])
    share = coverage[..., None]
    solid = numpy.where(beauty[..., 3:] > INSIDE, 1, clean[0][..., 2:])
    alpha = numpy.where(covered[..., None], solid, share + (1 - share) * shadow)
    colour = numpy.where(covered[..., None], colour, colour * share)
    straight = numpy.concatenate([encoded(colour / numpy.maximum(alpha, 1e-4)), alpha], axis=2)
    return straight, [clean_part(image, part) for image, part in zip(clean, parts)]


def clean_part(clean, part):
    mask = part[..., 2:3]
    covered = mask[..., 0] > INSIDE
    planes = filled(clean[..., :2], covered, part[..., :2])
    planes = numpy.where(covered[..., None], planes, planes * mask)
    return encoded(numpy.concatenate([planes, mask, numpy.ones_like(mask)], axis=2))


def filled(values, known, otherwise):
    """Values where they are known, else the mean of the known ones at most two pixels away, else `otherwise`."""
    known = known[..., None].astype(numpy.float32)
    total, weight = blurred(values * known), blurred(known)
    near = numpy.where(weight > 0, total / numpy.maximum(weight, 1e-6), otherwise)
    return numpy.where(known > 0, values, near)


def smoothed(values, known):
    """The shadow on the ground has no detail, so its remaining noise is averaged away."""
    known = known[..., None].astype(numpy.float32)
    for _ in range(2):
        values = blurred(values * known) / numpy.maximum(blurred(known), 1e-6)
    return values


def blurred(values):
    planes = torch.from_numpy(values.transpose(2, 0, 1)[None].astype(numpy.float32))
    return torch.nn.functional.avg_pool2d(planes, 5, 1, 2)[0].numpy().transpose(1, 2, 0)


def read(path):
    """Linear values, height × width × 4, from the bottom row to the top."""
    image = bpy.data.images.load(str(path))
    width, height = image.size
    values = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def write(path, values):
    height, width = values.shape[:2]
    image = bpy.data.images.new(path.name, width, height, alpha=True)
    image.pixels.foreach_set(values.astype(numpy.float32).ravel())
    image.filepath_raw, image.file_format = str(path), "PNG"
    image.save()
    bpy.data.images.remove(image)
