"""``python -m bench.compare``: the figures of two checkouts side by side."""

from __future__ import annotations

import pytest

from bench import bench, compare


def test_every_scenario_and_battlefield_of_the_benchmark_is_compared() -> None:
    names = list(compare.figures(bench))
    scenarios = [*bench.V_COMMANDOS, *bench.OPERATION_COMMANDO, *bench.HEROES_OF_NORMANDIE]
    assert all(any(name.endswith(f" random {scenario}") for name in names) for scenario in scenarios)
    assert all(f"commandos_40k random {mission} {field}" in names for mission in bench.COMMANDOS_40K for field in bench.FIELDS)


def test_each_figure_measures_what_its_name_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(bench, "playouts", lambda *args: asked.append(args))
    figures = compare.figures(bench)
    figures["v_commandos random prison"]()
    figures["commandos_40k random rescue crash"]()
    assert asked == [("v_commandos", "prison"), ("commandos_40k", "rescue", {"board": "crash"})]


def test_the_ratio_of_a_game_is_the_geometric_mean_of_its_scenarios() -> None:
    ratios = {"v_commandos random bridges": 0.5, "v_commandos random prison": 2.0, "v_commandos mcts": 9.0}
    assert dict(compare.groups(ratios)) == {"v_commandos random games": pytest.approx(1.0)}


def test_a_figure_tells_where_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*compare.STARTS, "playouts"):
        monkeypatch.setattr(bench, name, getattr(bench, name))          # put back afterwards
    noted: list[str] = []
    compare.note_starts(bench, noted)
    figures = compare.figures(bench)
    for name in ("v_commandos mcts", "v_commandos random prison", "v_commandos mcts", "v_commandos random bridges"):
        figures[name]()
    first, prison, again, bridges = noted
    assert "move scout a" in first
    assert first == again
    assert len({first, prison, bridges}) == 3
    assert prison.startswith("<choose ")
