"""Prints the figures of the house: largest folder, largest file, longest function, ``Any``, import cycles. Fails on faults.

    python -m tools.house [FOLDER]

Faults are: a folder with more than ``MOST_FILES`` source files, an import cycle, a core that imports a game, a game that
imports another one, a rule id in short form.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bocage.core.rulebook.places import SHORT_FORM

MOST_FILES = 24
SOURCES = (".py", ".ts", ".svelte")
ROOMS = ("bocage", "web/src", "tests", "bench", "tools", "docs")
Imports = dict[str, set[str]]


class Figures:
    """What is counted in one checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files = [file for room in ROOMS for file in sorted((root / room).rglob("*"))
                      if file.suffix in SOURCES and not {"node_modules", "gen", "__pycache__", "static"} & set(file.parts)]
        self.trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in self.files
                      if file.suffix == ".py" and file.is_relative_to(root / "bocage")}

    def name(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()

    def folders(self) -> Counter[str]:
        return Counter(self.name(file.parent) for file in self.files)

    def largest_file(self) -> tuple[int, str]:
        return max((len(file.read_text(encoding="utf-8").splitlines()), self.name(file)) for file in self.files)

    def longest_function(self) -> tuple[int, str]:
        return max(((node.end_lineno or node.lineno) - node.lineno + 1, f"{self.name(file)}:{node.lineno} {node.name}")
                   for file, tree in self.trees.items() for node in ast.walk(tree)
                   if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))

    def anys(self) -> int:
        """How often ``Any`` stands in an annotation or an alias of the package."""
        return sum(isinstance(node, ast.Name) and node.id == "Any" for tree in self.trees.values() for node in ast.walk(tree))

    def short_forms(self) -> list[str]:
        return [f"{self.name(file)}: {match.group()}" for file in self.trees
                for match in SHORT_FORM.finditer(file.read_text(encoding="utf-8"))]


# --- imports ----------------------------------------------------------------------------------------------------------


def module_of(root: Path, file: Path) -> str:
    return ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def imports_of(tree: ast.Module, known: set[str]) -> Iterator[str]:
    """The modules that are imported when a module is loaded: imports inside functions or for the type checker do not count."""
    todo: list[ast.stmt] = list(tree.body)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            todo += [*node.body, *node.orelse]
        elif isinstance(node, ast.Try):
            todo += node.body


def import_graph(figures: Figures) -> Imports:
    known = {module_of(figures.root, file) for file in figures.trees}
    return {module_of(figures.root, file): set(imports_of(tree, known)) & known for file, tree in figures.trees.items()}


def cycles(graph: Imports) -> list[list[str]]:
    """Groups of modules that import each other (strongly connected components, by Tarjan's algorithm)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            group = stack[stack.index(module):]
            del stack[stack.index(module):]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in index:
            visit(module)
    return found


def trespasses(graph: Imports) -> list[str]:
    """Imports that the plan of the house forbids: of a game by the core, of one game by another."""
    def game_of(module: str) -> str:
        parts = module.split(".")
        return parts[2] if parts[:2] == ["bocage", "games"] and len(parts) > 2 else ""

    return [f"{module} imports {other}" for module, others in sorted(graph.items()) for other in sorted(others)
            if game_of(other) and (module.startswith("bocage.core") or game_of(module) not in ("", game_of(other)))]


def main() -> None:
    sys.setrecursionlimit(10_000)
    figures = Figures(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else Path(__file__).parents[1])
    graph = import_graph(figures)
    folders, circles = figures.folders(), cycles(graph)
    (folder, files), (lines, file), (length, function) = (
        folders.most_common(1)[0], figures.largest_file(), figures.longest_function())
    print(f"largest folder     {files} files, {folder}")
    print(f"largest file       {lines} lines, {file}")
    print(f"longest function   {length} lines, {function}")
    print(f"Any in bocage/     {figures.anys()}")
    print(f"import cycles      {len(circles)}" + (f", the largest of {max(map(len, circles))} modules" if circles else ""))
    wrong = [f"{number} files in {folder}" for folder, number in folders.most_common() if number > MOST_FILES]
    wrong += [f"import cycle: {', '.join(each)}" for each in circles]
    wrong += trespasses(graph)
    wrong += [f"short form of a rule id in {each}" for each in figures.short_forms()]
    for each in wrong:
        print(f"not allowed: {each}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
