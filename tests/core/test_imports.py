"""Layers: no import cycle in the package, no game known to the core, no game known to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.house import Figures, Imports, cycles, import_graph, trespasses

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def graph() -> Imports:
    return import_graph(Figures(ROOT))


def test_no_modules_import_each_other_in_a_circle(graph: Imports) -> None:
    assert cycles(graph) == []


def test_the_core_knows_no_game_and_no_game_knows_another(graph: Imports) -> None:
    assert trespasses(graph) == []
    assert [f"{module} imports {other}" for module, others in graph.items() for other in others
            if module.startswith("bocage.core") and not other.startswith("bocage.core")] == []
