"""Entry for Blender: blender -b -P studio/render.py -- mugs laptop --views front --size 320 --samples 24 --out DIR"""

import argparse
import json
import os
import pathlib
import sys
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import passes  # noqa: E402
import scene  # noqa: E402
import torch  # noqa: E402
from denoise import Denoiser  # noqa: E402
from fingerprint import fingerprint  # noqa: E402
from kind import load_kinds  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--list", action="store_true", help="print the kinds, their views and fingerprints as JSON")
    parser.add_argument("--views", default="", help="names with commas; all views without it")
    parser.add_argument("--size", type=int, default=320)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--weights", default="", help="folder of the denoiser's weights")
    parser.add_argument("--out", default="/tmp/studio-renders")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def build(model, view):
    scene.reset()
    if model.takes_view:
        model.build(view=view)
    else:
        model.build()
    scene.place_product(model.lift)
    return passes.set_up(passes.coloured_parts())


def render_kind(name, model, options, denoiser):
    wanted = [v for v in options.views.split(",") if v] or list(model.views)
    output = None
    for view in (v for v in wanted if v in model.views):
        started = time.time()
        if output is None or model.takes_view:
            output = build(model, view)
        settings = bpy.context.scene
        settings.cycles.samples = options.samples
        settings.cycles.use_adaptive_sampling, settings.cycles.adaptive_threshold = True, 0.05
        settings.render.resolution_x = settings.render.resolution_y = options.size
        scene.aim_camera(model.views[view])
        passes.render(output, denoiser, pathlib.Path(options.out) / name, view)
        print(f"RENDERED {name} {view} {time.time() - started:.1f} s", flush=True)


def main():
    options = arguments()
    kinds = load_kinds()
    if options.list:
        listed = {n: {"noun": k.noun, "views": list(k.views), "fingerprint": fingerprint(k.build, k.file)} for n,
                  k in kinds.items()}
        print("KINDS " + json.dumps(listed), flush=True)
    failed = []
    denoiser = Denoiser(options.weights) if options.kinds else None
    torch.set_num_threads(bpy.context.scene.render.threads)
    for name in options.kinds:
        try:
            render_kind(name, kinds[name], options, denoiser)
        except Exception:  # one broken model must not stop a long run
            traceback.print_exc()
            failed.append(name)
    if failed:
        print("FAILED", *failed, flush=True)
    # Blender crashes in its own exit once torch is loaded.
    sys.stdout.flush()
    os._exit(1 if failed else 0)


main()
