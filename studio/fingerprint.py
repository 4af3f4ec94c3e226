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


def source_of(path, noun):
    """The file without the functions that build other kinds."""
    text = path.read_text()
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and kind_of(node) not in (None, noun):
            start = min(d.lineno for d in node.decorator_list)
            lines[start - 1 : node.end_lineno] = [""] * (node.end_lineno - start + 1)
    return "\n".join(line for line in lines if line.strip())


def kind_of(function):
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "kind":
            return decorator.args[0].value
    return None


def fingerprint(kind_file, noun):
    kind_path = ROOT / "kinds" / kind_file
    files = reachable(kind_path, set())
    for name in SHARED:
        reachable(ROOT / f"{name}.py", files)
    digest = hashlib.sha256()
    for path in sorted(f for f in files if f.parent.name != "kinds" or f.name == kind_file):
        text = source_of(path, noun) if path == kind_path else path.read_text()
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + text.encode())
    return digest.hexdigest()[:16]
