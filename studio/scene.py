"""The studio: three soft lights, a shadow-catching ground and a camera fitted to the product."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

# Every product is scaled so that its longest side has this length. The lights are placed for it.
SIZE = 2.0
# Light of a diffuse surface is stored divided by this value, because it can exceed 1.
LIGHT_RANGE = 1.5

LIGHTS = [
    # location, size, power in watts
    ((-3.9, -2.7, 3.9), 2.8, 235),
    ((4.0, -2.4, 2.4), 3.6, 34),
    ((0.4, 2.8, 4.6), 2.6, 115),
]


def reset():
    """Empties the file and sets up renderer, lights and ground."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 2.5
    scene.cycles.film_transparent_glass = True
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    # A linear view: recolouring multiplies light, which a film curve would make impossible.
    scene.view_settings.view_transform = "Standard"
    for location, size, power in LIGHTS:
        add_light(location, size, power)
    add_ground()
    add_world()


def add_light(location, size, power):
    data = bpy.data.lights.new("softbox", "AREA")
    data.size, data.energy = size, power
    light = bpy.data.objects.new("softbox", data)
    light.location = location
    light.rotation_euler = (Vector((0, 0, 0.8)) - light.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(light)


def add_ground():
    data = bpy.data.meshes.new("ground")
    far = 14
    data.from_pydata([(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new("ground", data)
    floor.is_shadow_catcher = True
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.75, 0.75, 0.75, 1)
    shader.inputs["Specular"].default_value = 0
    shader.inputs["Roughness"].default_value = 1
    data.materials.append(material)
    bpy.context.scene.collection.objects.link(floor)


def add_world():
    """A grey room with a bright ceiling, so that metal and glass have something to reflect."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    height = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, (0.16, 0.16, 0.16, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.75, (0.62, 0.62, 0.62, 1)
    links.new(coordinates.outputs["Generated"], height.inputs[0])
    links.new(height.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 0.6


def ground():
    return bpy.data.objects["ground"]


def product_objects():
    shown = ("MESH", "CURVE", "FONT")
    return [o for o in bpy.context.scene.objects if o.type in shown and o != ground() and not o.hide_render]


def product_points():
    """World positions of the product's vertices, at most about 6,000 of them."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in product_objects():
        shape = item.evaluated_get(graph)
        mesh = shape.to_mesh()
        step = max(1, len(mesh.vertices) // 1500)
        points += [shape.matrix_world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), step)]
        shape.to_mesh_clear()
    return points


def place_product(lift=0.0):
    """Scales the product to SIZE and puts it on the middle of the ground, `lift` above it."""
    points = product_points()
    low = Vector(min(p[i] for p in points) for i in range(3))
    high = Vector(max(p[i] for p in points) for i in range(3))
    scale = SIZE / max(high - low)
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    root.scale = (scale,) * 3
    root.location = (-scale * (low.x + high.x) / 2, -scale * (low.y + high.y) / 2, -scale * low.z + lift)
    for item in bpy.context.scene.objects:
        if item.parent is None and item.type in ("MESH", "CURVE", "FONT", "EMPTY") and item not in (root, ground()):
            item.parent = root
    # Bump distances are in world units; materials give them in centimetres.
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.use_nodes else []:
            if node.type == "BUMP":
                node.inputs["Distance"].default_value *= scale
    bpy.context.view_layer.update()


def aim_camera(shot):
    """Places the camera in the direction of `shot` so that the product fills the given share of the frame."""
    scene = bpy.context.scene
    camera = scene.camera
    if camera is None:
        camera = scene.camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        scene.collection.objects.link(camera)
    camera.data.lens = shot.lens
    camera.data.dof.use_dof = False
    azimuth, elevation = math.radians(shot.azimuth), math.radians(shot.elevation)
    direction = Vector(
        (
            math.sin(azimuth) * math.cos(elevation),
            -math.cos(azimuth) * math.cos(elevation),
            math.sin(elevation),
        )
    )
    camera.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    points = product_points()
    target, distance = Vector((0, 0, 0.8)), 8.0
    for _ in range(8):
        camera.location = target + direction * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, p) for p in points]
        left, right = min(s.x for s in seen), max(s.x for s in seen)
        low, high = min(s.y for s in seen), max(s.y for s in seen)
        width = distance * camera.data.sensor_width / camera.data.lens
        axes = camera.matrix_world.to_3x3()
        target += axes @ Vector(((left + right - 1) / 2 * width, (low + high - 1) / 2 * width, 0))
        distance *= max(right - left, high - low) / shot.fill
    if shot.crop:
        across, up, share = shot.crop
        half = shot.fill / 2 * width
        target += axes @ Vector((across * half, up * half, 0))
        distance *= share
    camera.location = target + direction * distance
