"""Short fur for plush toys."""

import bpy


def add_fur(item, length=0.5, count=2600, seed=1):
    """Covers a mesh with hair of its first material."""
    item.modifiers.new("fur", "PARTICLE_SYSTEM")
    system = item.particle_systems[0]
    system.seed = seed
    settings = system.settings
    settings.type = "HAIR"
    settings.count, settings.hair_length, settings.hair_step = count, length, 3
    settings.child_type, settings.rendered_child_count = "INTERPOLATED", 14
    settings.roughness_1, settings.roughness_2, settings.roughness_endpoint = 0.015, 0.03, 0.02
    settings.clump_factor = 0.25
    settings.root_radius, settings.tip_radius, settings.radius_scale = 1.0, 0.35, 0.008
    settings.use_hair_bspline = False
    settings.render_step = settings.display_step = 2
    bpy.context.scene.cycles_curves.shape = "RIBBONS"
    return item
