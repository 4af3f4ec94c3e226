"""Mesh objects and the modifiers all parts share."""

import math

import bpy


def add_mesh(name, vertices, faces, material, smooth=True, subdivide=0, uvs=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.validate()
    if uvs:
        layer = data.uv_layers.new(name="cm")
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    if material:
        data.materials.append(material)
    if smooth:
        smoothen(item)
    if subdivide:
        add_subdivision(item, subdivide)
    return item


def smoothen(item, angle=None):
    for polygon in item.data.polygons:
        polygon.use_smooth = True
    if angle:
        item.data.use_auto_smooth = True
        item.data.auto_smooth_angle = math.radians(angle)
    return item


def add_subdivision(item, levels=2):
    modifier = item.modifiers.new("subdivision", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return item


def add_bevel(item, width, segments=4):
    modifier = item.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    modifier.angle_limit = math.radians(40)
    return smoothen(item, 60)


def add_thickness(item, thickness, offset=-1):
    modifier = item.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return item


def add_relief(item, height, size, kind="CLOUDS"):
    """Moves the surface in and out with noise, for stuffed and worn things."""
    texture = bpy.data.textures.new("relief", kind)
    texture.noise_scale = size
    modifier = item.modifiers.new("relief", "DISPLACE")
    modifier.texture, modifier.strength, modifier.mid_level = texture, height, 0.5
    modifier.texture_coords = "LOCAL"
    return item


def cut(item, cutter):
    """Removes the volume of `cutter` from `item`."""
    modifier = item.modifiers.new("cut", "BOOLEAN")
    modifier.operation, modifier.object, modifier.solver = "DIFFERENCE", cutter, "EXACT"
    cutter.hide_render = True
    cutter.hide_viewport = False
    return item


def place(item, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Moves and turns (degrees) an object."""
    item.location = at
    item.rotation_euler = tuple(math.radians(a) for a in turn)
    if scale:
        item.scale = scale
    return item


def copy(item, at=None, turn=None, scale=None):
    twin = item.copy()
    bpy.context.scene.collection.objects.link(twin)
    if at is not None:
        twin.location = at
    if turn is not None:
        twin.rotation_euler = tuple(math.radians(a) for a in turn)
    if scale is not None:
        twin.scale = scale
    return twin


def group(items, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Puts objects under one empty, so that an assembly can be placed as a whole."""
    empty = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(empty)
    for item in items:
        item.parent = empty
    place(empty, at, turn, scale)
    for item in items:
        item["grouped"] = True
    return empty
