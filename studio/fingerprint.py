"""A hash of everything a kind's picture depends on, so that only changed kinds are rendered again."""

import ast
import hashlib
import pathlib

ROOT = pathlib.Path(__file__).parent
SHARED = ("scene", "passes", "render")


def imported(path):
    """The studio's own files that a file imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            yield from imported_by(node, path)


def imported_by(node, path):
    base = (path.parent if node.level else ROOT) / (node.module or "").replace(".", "/")
    named = [base / f"{alias.name}.py" for alias in node.names]
    return [file for file in [base.with_suffix(".py"), *named] if file.is_file()]


def reachable(path, seen):
    if path not in seen:
        seen.add(path)
        for other in imported(path):
            reachable(other, seen)
    return seen


def names_in(node):
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def defined_by(node):
    """The names that a top-level statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, ast.Assign):
        return {name for target in node.targets for name in names_in(target)}
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return {alias.asname or alias.name for alias in node.names}
    return set()


def used_by(function, path):
    """The function's statement and the top-level statements of its file that it needs."""
    statements, used, wanted = ast.parse(path.read_text()).body, [], {function.__name__}
    while True:
        more = [s for s in statements if s not in used and defined_by(s) & wanted]
        if not more:
            return used
        used += more
        wanted |= {name for statement in more for name in names_in(statement)}


def fingerprint(function, path):
    """Covers the function that builds a kind and everything of the studio that it uses."""
    path = pathlib.Path(path)
    files = {ROOT / f"{name}.py" for name in SHARED}
    digest = hashlib.sha256()
    for statement in sorted(used_by(function, path), key=lambda s: s.lineno):
        if isinstance(statement, ast.ImportFrom):
            files |= set(imported_by(statement, path))
        else:
            digest.update(ast.unparse(statement).encode())
    reached = set()
    for file in files:
        reachable(file, reached)
    for file in sorted(reached):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
