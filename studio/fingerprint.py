"""A hash of everything a kind's picture depends on, so that only changed kinds are rendered again."""

import ast
import hashlib
import pathlib

ROOT = pathlib.Path(__file__).parent
SHARED = ("scene", "passes", "render")


def imported(path):
    """The studio's own files that a file imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            base = path.parent if node.level else ROOT
            found = base / (node.module.replace(".", "/") + ".py")
            if found.is_file():
                yield found


def reachable(path, seen):
    if path not in seen:
        seen.add(path)
        for other in imported(path):
            reachable(other, seen)
    return seen


def fingerprint(kind_file):
    """Covers the kind's own file, so a change in one kind renders its neighbours in the file again, too."""
    files = reachable(ROOT / "kinds" / kind_file, set())
    for name in SHARED:
        reachable(ROOT / f"{name}.py", files)
    digest = hashlib.sha256()
    for path in sorted(f for f in files if f.parent.name != "kinds" or f.name == kind_file):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
