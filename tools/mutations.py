"""The small changes that mutation testing makes to a function, and the blocks of statements in which they stand.

A *unit* is a function or method at the outermost level of its file; functions nested in it belong to it. A *block* is a list of
statements that run one after the other: tests that never enter a block cannot notice a change in it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In}
SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# What these say is shown to players or programmers and decides nothing.
SILENT = {"tell", "cast", "repr", "print"}
PLAIN = ast.Name | ast.Call | ast.Attribute | ast.Subscript       # conditions that no other change turns round
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutation(NamedTuple):
    """One change: of the node with that number in ``ast.walk(unit)``."""

    file: str
    unit: str                   # the qualified name of the function
    node: int
    operator: str
    line: int
    block: int                  # where it stands: see ``blocks``
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.operator}: {self.before} → {self.after}"


def units(tree: ast.Module) -> dict[str, Function]:
    """The functions of a file and the methods of its classes, by qualified name; of two with one name, the first."""
    found: dict[str, Function] = {}

    def look(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, Function):
                found.setdefault(prefix + node.name, node)
            elif isinstance(node, ast.ClassDef):
                look(node.body, f"{prefix}{node.name}.")
    look(tree.body, "")
    return found


def blocks(unit: Function) -> Iterator[tuple[int, list[ast.stmt]]]:
    """Every block with its number: that of the node that owns it, times four, plus which of its bodies it is."""
    for number, node in enumerate(ast.walk(unit)):
        for which, name in enumerate(("body", "orelse", "finalbody")):
            body = getattr(node, name, None)
            if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                yield number * 4 + which, body


def mutations(file: str, tree: ast.Module) -> Iterator[Mutation]:
    """Every change that can be made in a file, in the order of its text."""
    for name, unit in units(tree).items():
        order = {node: number for number, node in enumerate(ast.walk(unit))}
        home: dict[ast.AST, int] = {}
        for block, body in blocks(unit):
            for statement in body:
                home.update(dict.fromkeys(ast.walk(statement), block))      # an inner block overwrites: it is walked later
        found: list[Mutation] = []
        for node in sound(unit):
            for operator in operators(node):
                line = getattr(node, "lineno", unit.lineno)
                found.append(Mutation(file, name, order[node], operator, line, home.get(node, 0), text(node),
                                      text(changed(node, operator))))
        yield from sorted(found, key=lambda mutation: (mutation.line, mutation.node))


def sound(unit: Function) -> Iterator[ast.AST]:
    """The nodes in which a change would matter: no annotations, asserts, errors, words, or decorators."""
    waiting: list[ast.AST] = [*unit.body, *(default for default in defaults(unit))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr) or is_silent(node):
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":      # zip(…, strict=True) is an assertion too
            continue
        yield node
        for field, value in ast.iter_fields(node):
            if field not in ("annotation", "returns", "decorator_list"):
                waiting += [child for child in (value if isinstance(value, list) else [value]) if isinstance(child, ast.AST)]


def defaults(unit: Function) -> list[ast.expr]:
    return [*unit.args.defaults, *(default for default in unit.args.kw_defaults if default is not None)]


def is_silent(node: ast.AST) -> bool:
    """A docstring, or a call that only tells."""
    if isinstance(node, ast.Expr):
        node = node.value
        if isinstance(node, ast.Constant):
            return True
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    return name in SILENT


def operators(node: ast.AST) -> Iterator[str]:
    """The names of the changes that can be made to a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in FLIPS:
        yield "compare"
    elif isinstance(node, ast.BoolOp):
        yield "and/or"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not"
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS and not is_text(node.left) and not is_text(node.right):
        yield "arithmetic"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "constant"
    elif isinstance(node, ast.Name) and node.id in NAMES and isinstance(node.ctx, ast.Load):
        yield "name"
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, PLAIN):
        yield "condition"
    elif is_droppable(node):
        yield "drop"
    if isinstance(node, ast.AugAssign) and type(node.op) in SWAPS:
        yield "arithmetic"


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_droppable(node: ast.AST) -> bool:
    """A statement that the function runs without; not an assignment to a name, the lack of which any test would notice."""
    if isinstance(node, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Delete)


def changed(node: ast.AST, operator: str) -> ast.AST:
    """A changed copy of a node (its children are shared)."""
    copy = type(node)(**dict(ast.iter_fields(node)))
    ast.copy_location(copy, node)
    if operator == "drop":
        return ast.copy_location(ast.Pass(), node)
    if isinstance(copy, ast.Compare):
        copy.ops = [FLIPS[type(copy.ops[0])](), *copy.ops[1:]]
    elif isinstance(copy, ast.BoolOp):
        copy.op = ast.Or() if isinstance(copy.op, ast.And) else ast.And()
    elif isinstance(copy, ast.UnaryOp):
        return copy.operand
    elif isinstance(copy, ast.BinOp | ast.AugAssign):
        copy.op = SWAPS[type(copy.op)]()
    elif isinstance(copy, ast.Constant):
        assert isinstance(copy.value, int)
        copy.value = not copy.value if isinstance(copy.value, bool) else copy.value + 1
    elif isinstance(copy, ast.Name):
        copy.id = NAMES[copy.id]
    elif isinstance(copy, ast.If | ast.While | ast.IfExp):
        copy.test = ast.copy_location(ast.UnaryOp(ast.Not(), copy.test), copy.test)
    return copy


def text(node: ast.AST) -> str:
    """A node in one short line."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        node = node.test
    line = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return line if len(line) <= 90 else f"{line[:87]}…"


def replaced(unit: Function, number: int, operator: str) -> None:
    """Makes the change in the tree."""
    target = next(node for at, node in enumerate(ast.walk(unit)) if at == number)
    new = changed(target, operator)
    for node in ast.walk(unit):
        for field, value in ast.iter_fields(node):
            if value is target:
                setattr(node, field, new)
            elif isinstance(value, list):
                value[:] = [new if each is target else each for each in value]


def codes(path: Path, tree: ast.Module) -> dict[str, CodeType]:
    """The compiled functions of a file by qualified name (the first where there are several)."""
    found: dict[str, CodeType] = {}
    waiting = [compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)]
    while waiting:
        code = waiting.pop(0)
        found.setdefault(code.co_qualname, code)
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
    return found
