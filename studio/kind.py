"""The register of kinds. A kind is a function that builds one product in centimetres."""

import importlib
import inspect
import pathlib
import re
from dataclasses import dataclass
from typing import Callable

from shots import STANDING

KINDS = {}


@dataclass(frozen=True)
class Kind:
    noun: str
    build: Callable
    views: dict
    lift: float
    file: str

    @property
    def takes_view(self):
        """True if the product looks different per view, for example open and closed."""
        return "view" in inspect.signature(self.build).parameters


def slug(noun):
    """The folder name of a noun of the seed: "crew-neck T-shirt" becomes crew-neck-t-shirt."""
    return re.sub(r"[^a-z0-9]+", "-", noun.lower()).strip("-")


def kind(noun, views=STANDING, lift=0.0):
    """Registers a function as the model of the catalogue's kind `noun`. `lift` raises it above the ground."""

    def register(build):
        KINDS[slug(noun)] = Kind(noun, build, views, lift, inspect.getfile(build))
        return build

    return register


def load_kinds():
    for file in sorted((pathlib.Path(__file__).parent / "kinds").glob("*.py")):
        if file.stem != "__init__":
            importlib.import_module(f"kinds.{file.stem}")
    return KINDS
