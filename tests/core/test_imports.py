"""Layers: no import cycle in the package, no game known to the core, no game known to another."""

from __future__ import annotations

from pathlib import Path

from tools.house import Figures, cycles, import_graph, trespasses

ROOT = Path(__file__).parents[2]
GRAPH = import_graph(Figures(ROOT))


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycles(GRAPH) == []


def test_the_core_knows_no_game_and_no_game_knows_another() -> None:
    assert trespasses(GRAPH) == []
    assert [f"{module} imports {other}" for module, others in GRAPH.items() for other in others
            if module.startswith("bocage.core") and not other.startswith("bocage.core")] == []
