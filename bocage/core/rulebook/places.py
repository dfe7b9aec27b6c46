"""Where a rule is kept: the lines of code that carry it out, the tests that are marked with it, and its texts.

Rule ids are written out in full in code (``VC-ACT-03, VC-ACT-04``), so that a plain text search finds each of them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from bocage.core.rulebook.catalogue import Catalogue, catalogue

RULE_ID = re.compile(r"\b[A-Z]{2,4}-[A-Z]+\d?-\d\d\b")
SHORT_FORM = re.compile(r"\b[A-Z]{2,4}-[A-Z]+\d?-\d\d(?:,| and| or| to|/)\s*(?:#\s*)?-\d\d\b")
PACKAGE = Path(__file__).parents[2]
CHECKOUT = PACKAGE.parent


class Place(msgspec.Struct, frozen=True):
    """A line of a file that names a rule. ``name``: the function or class around it; empty: the module itself."""

    file: Path
    line: int
    name: str

    @property
    def sentence(self) -> str:
        """The name of a test as the sentence that it is."""
        return self.name.removeprefix("test_").replace("_", " ").capitalize()

    def __str__(self) -> str:
        return f"{relative(self.file)}:{self.line}" + (f"  {self.name}" if self.name else "")


class RulePlaces(msgspec.Struct, frozen=True):
    """Every place of one rule."""

    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    texts: tuple[Place, ...]


def relative(file: Path) -> Path:
    """The path as seen from the checkout; whole where the file lies elsewhere."""
    return file.relative_to(CHECKOUT) if file.is_relative_to(CHECKOUT) else file


def tests_folder() -> Path | None:
    """The folder of the tests, if this runs from a checkout."""
    folder = CHECKOUT / "tests"
    return folder if folder.is_dir() and (CHECKOUT / "pyproject.toml").is_file() else None


def places_of(id: str, folder: Path, tests: Path | None) -> RulePlaces:
    """The places of a rule of the game in ``folder``; ``tests``: where its tests lie."""
    marks = marked_places(tests, id.partition("-")[0]).get(id, ()) if tests else ()
    return RulePlaces(code_places(folder).get(id, ()), marks, text_places(folder, id))


@cache
def code_places(folder: Path) -> dict[str, tuple[Place, ...]]:
    """Every rule id in the modules of a game: in docstrings, comments and code."""
    found: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        names = enclosing_names(ast.parse(text))
        for number, line in enumerate(text.splitlines(), 1):
            for id in dict.fromkeys(RULE_ID.findall(line)):
                found.setdefault(id, []).append(Place(file, number, names.get(number, "")))
    return {id: tuple(places) for id, places in found.items()}


def enclosing_names(tree: ast.Module) -> dict[int, str]:
    """For each line of a module the innermost function or class that it belongs to."""
    names: dict[int, str] = {}
    for node in ast.walk(tree):                             # outer ones come before inner ones
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names |= dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), node.name)
    return names


@cache
def marked_places(tests: Path, game: str = "") -> dict[str, tuple[Place, ...]]:
    """Every id that an ``@rule(…)`` mark names, with the line of the test function. ``game``: the letters with which the ids of
    one game begin; files without them are not looked through, which takes most of the time."""
    found: dict[str, list[Place]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "rule(" in text and f"{game}-" in text:
            for id, node in marked(ast.parse(text)):
                found.setdefault(id, []).append(Place(file, node.lineno, node.name))
    return {id: tuple(places) for id, places in found.items()}


def marked(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Pairs of a rule id and the test function that is marked with it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and called(mark) == "rule":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            yield arg.value, node


def called(mark: ast.Call) -> str:
    """The last name of what is called: ``rule`` of ``rule(…)`` and of ``marks.rule(…)``."""
    return mark.func.id if isinstance(mark.func, ast.Name) else mark.func.attr if isinstance(mark.func, ast.Attribute) else ""


def text_places(folder: Path, id: str) -> tuple[Place, ...]:
    """The lines of the catalogue and of the Fluent texts that name a rule."""
    files = [folder / "catalogue.toml", *sorted((folder / "text").glob("*.ftl"))]
    return tuple(Place(file, number, "") for file in files for number, line in enumerate(lines_of(file), 1)
                 if id in line and id in RULE_ID.findall(line))


@cache
def lines_of(file: Path) -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8").splitlines())


def short_forms(folder: Path) -> list[Place]:
    """Ids in a short form (the second of two without its chapter): a plain search would not find the second one."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        found += [Place(file, text.count("\n", 0, match.start()) + 1, "") for match in SHORT_FORM.finditer(text)]
    return found


# --- the page of a game: rule, code, tests ----------------------------------------------------------------------------


PAGE_HEAD = """# {game}: where each rule is kept

Written by `bocage rules pages`; do not edit. `bocage rules ID --where` prints every place with its line and the tests by name.

| rule | what it says | code | tests |
|---|---|---|---|
"""


def page(game: str, folder: Path, tests: Path) -> str:
    """The page ``docs/rules/<game>.md``: every rule, ruling and example with its functions and its files of tests. Line numbers
    are left out, since they change with every edit."""
    book = catalogue(folder)
    return PAGE_HEAD.format(game=game) + "".join(f"{row(id, title, folder, tests)}\n" for id, title in titles(book))


def titles(book: Catalogue) -> list[tuple[str, str]]:
    return [(rule.id, rule.en.title) for rule in (*book.rule, *book.ruling, *book.example)]


def row(id: str, title: str, folder: Path, tests: Path) -> str:
    code = by_file(code_places(folder).get(id, ()), folder)
    tested = "; ".join(dict.fromkeys(f"`{place.file.relative_to(tests)}`" for place in marked_places(tests).get(id, ())))
    return f"| {id} | {title.replace('|', '/')} | {code} | {tested} |"


def by_file(places: tuple[Place, ...], root: Path) -> str:
    """``rules/fire.py``: aim, fire; ``rules/cards.py``: draw."""
    names: dict[Path, list[str]] = {}
    for place in places:
        names.setdefault(place.file, []).append(place.name)
    told = ((file.relative_to(root), ", ".join(dict.fromkeys(filter(None, each)))) for file, each in names.items())
    return "; ".join(f"`{file}` {functions}".rstrip() for file, functions in told)
