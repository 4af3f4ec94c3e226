"""Materials. Lengths are centimetres. `part` 1 or 2 makes a material colourable."""

import bpy

# The linear base colour of a colourable part in the beauty image.
NEUTRAL = 0.72


def material(name, colour=None, rough=0.5, metal=0.0, part=0, **inputs):
    """A Principled material. `colour` is linear RGB or a #rrggbb text; without it the material is neutral."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    if part:
        mask = made.node_tree.nodes.new("ShaderNodeOutputAOV")
        mask.name = f"mask{part}"
        mask.inputs["Value"].default_value = 1
    return made


def linear(colour):
    """Linear RGB of a #rrggbb text."""
    if colour is None:
        return (NEUTRAL,) * 3
    if not isinstance(colour, str):
        return colour
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def bump(made, texture, distance, strength=1.0, stretch=(1, 1, 1), coordinates="Object", **inputs):
    """Adds relief of the given height. `stretch` scales the texture's coordinates, per centimetre."""
    tree = made.node_tree
    place, scale = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = stretch
    image, relief = tree.nodes.new(texture), tree.nodes.new("ShaderNodeBump")
    for key, value in inputs.items():
        image.inputs[key].default_value = value
    relief.inputs["Distance"].default_value, relief.inputs["Strength"].default_value = distance, strength
    tree.links.new(place.outputs[coordinates], scale.inputs["Vector"])
    tree.links.new(scale.outputs["Vector"], image.inputs["Vector"])
    output = image.outputs.get("Fac") or image.outputs["Distance"]
    tree.links.new(output, relief.inputs["Height"])
    shader = tree.nodes["Principled BSDF"]
    earlier = shader.inputs["Normal"].links
    if earlier:
        tree.links.new(earlier[0].from_socket, relief.inputs["Normal"])
    tree.links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def tint(made, texture, low, high, stretch=(1, 1, 1), **inputs):
    """Varies the base colour between two colours with a texture."""
    tree = made.node_tree
    place, scale = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = stretch
    image, ramp = tree.nodes.new(texture), tree.nodes.new("ShaderNodeValToRGB")
    for key, value in inputs.items():
        image.inputs[key].default_value = value
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*linear(low), 1), (*linear(high), 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    tree.links.new(place.outputs["Object"], scale.inputs["Vector"])
    tree.links.new(scale.outputs["Vector"], image.inputs["Vector"])
    tree.links.new(image.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def cloth(colour=None, part=1, sheen=0.25, name="cloth"):
    made = material(name, colour, 0.92, part=0 if colour else part, Specular=0.12, Sheen=sheen)
    bump(made, "ShaderNodeTexNoise", 0.12, 0.5, Scale=0.5, Detail=3)
    return bump(made, "ShaderNodeTexNoise", 0.03, 0.6, Scale=9, Detail=1)


def denim(part=1):
    made = material("denim", None, 0.95, part=part, Specular=0.08, Sheen=0.1)
    return bump(made, "ShaderNodeTexWave", 0.03, 0.7, stretch=(1, 1, 1), Scale=3.2, Distortion=0.5)


def knit(colour=None, part=1, rows=1.1):
    """Ribs run along z; `rows` is the number of ribs per centimetre, roughly."""
    made = material("knit", colour, 0.95, part=0 if colour else part, Specular=0.08, Sheen=0.5)
    bump(made, "ShaderNodeTexWave", 0.16, 0.8, coordinates="UV", Scale=rows, Distortion=0.2)
    return bump(made, "ShaderNodeTexNoise", 0.06, 0.6, Scale=5, Detail=2)


def towelling(part=1):
    made = material("towelling", None, 1.0, part=part, Specular=0.0, Sheen=0.6)
    return bump(made, "ShaderNodeTexNoise", 0.25, 1.0, Scale=3.4, Detail=3)


def leather(colour=None, part=1, rough=0.5):
    made = material("leather", colour, rough, part=0 if colour else part, Specular=0.4)
    return bump(made, "ShaderNodeTexVoronoi", 0.03, 0.5, Scale=5)


def canvas(colour=None, part=1):
    made = material("canvas", colour, 0.85, part=0 if colour else part, Specular=0.2, Sheen=0.1)
    bump(made, "ShaderNodeTexNoise", 0.15, 0.4, Scale=0.35, Detail=2)
    return bump(made, "ShaderNodeTexNoise", 0.02, 0.6, Scale=14)


def plastic(colour=None, part=0, rough=0.38):
    return material("plastic", colour, rough, part=part, Specular=0.5)


def rubber(colour="#26262a"):
    return material("rubber", colour, 0.75, Specular=0.25)


def ceramic(colour=None, part=1, rough=0.16):
    made = material("ceramic", colour, rough, part=0 if colour else part, Specular=0.5)
    return bump(made, "ShaderNodeTexNoise", 0.05, 0.15, Scale=0.35)


def steel(colour="#c9cacc", rough=0.28, brushed=False):
    made = material("steel", colour, rough, 1.0)
    return bump(made, "ShaderNodeTexNoise", 0.01, 0.35, stretch=(0.4, 0.4, 40), Scale=1) if brushed else made


def iron(colour="#242424"):
    made = material("iron", colour, 0.55, 0.35)
    return bump(made, "ShaderNodeTexNoise", 0.03, 0.5, Scale=6)


def wood(low="#b98a57", high="#dcb585", along="x", rough=0.5):
    stretch = {"x": (0.12, 1.6, 1.6), "y": (1.6, 0.12, 1.6), "z": (1.6, 1.6, 0.12)}[along]
    made = material("wood", high, rough, Specular=0.3)
    return tint(made, "ShaderNodeTexNoise", low, high, stretch, Scale=1.5, Detail=6, Distortion=0.6)


def paper(colour="#f4efe6", part=0, rough=0.7):
    return material("paper", colour, rough, part=part, Specular=0.2)


def glass(colour="#ffffff", rough=0.0):
    """Clear glass. Light for what is inside passes straight through, because caustics are off."""
    made = material("glass", colour, rough, Transmission=1.0, IOR=1.45)
    tree = made.node_tree
    rays, through, mix = (tree.nodes.new(f"ShaderNode{n}") for n in ("LightPath", "BsdfTransparent", "MixShader"))
    either = tree.nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    through.inputs["Color"].default_value = (0.93, 0.95, 0.94, 1)
    tree.links.new(rays.outputs["Is Shadow Ray"], either.inputs[0])
    tree.links.new(rays.outputs["Is Diffuse Ray"], either.inputs[1])
    tree.links.new(either.outputs[0], mix.inputs[0])
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return made


def screen(colour="#07080a"):
    return material("screen", colour, 0.08, Specular=0.6)


def glow(colour, strength=1.0):
    made = material("glow", "#000000", 0.3)
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*linear(colour), 1)
    shader.inputs["Emission Strength"].default_value = strength
    return made


def anodised(part=1, rough=0.33):
    """Coloured aluminium. Dielectric, because recolouring scales diffuse light only."""
    return material("anodised", None, rough, part=part, Specular=0.9)


def picture(low="#2b5d7d", high="#f0b48a", strength=0.55, scale=0.06):
    """A lit screen with a soft abstract picture."""
    made = material("picture", "#000000", 0.12, Specular=0.5)
    # One or two soft clouds over the width of a screen; `scale` is in clouds per centimetre.
    tint(made, "ShaderNodeTexNoise", low, high, stretch=(scale,) * 3, Scale=1, Detail=0, Distortion=0.6)
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    colour = shader.inputs["Base Color"].links[0].from_socket
    tree.links.new(colour, shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    return made
