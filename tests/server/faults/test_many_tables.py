"""``make load`` at its smallest: a handful of tables, in one process (under soak in two); the measure itself works."""

from __future__ import annotations

import pytest

from bench.many_tables import GAMES, Measured, at, run, told
from tests.marks import slow, some

pytestmark = slow


@pytest.mark.parametrize("processes", some([0, 2], 1))
def test_tables_of_all_games_play_and_what_they_cost_is_counted(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.many_tables.EVERY", 0.5)
    found = run(len(GAMES), processes, 2.0)
    assert found.counts.refused == []
    assert len(found.counts.acked) >= len(GAMES)
    assert len(found.counts.told) >= len(GAMES)
    assert min(at(found.counts.told, 0.5), at(found.counts.acked, 0.5)) > 0      # which of two sockets is read first is chance
    assert found.counted("bocage_commit_seconds_count") > 0
    assert found.counts.messages >= 3 * len(GAMES)          # to who chose: an answer and the position; to the other: this one
    roles = {"server", "games"} if processes else {"server"}
    assert all(found.after.use.memory[role] > 0 for role in roles)
    assert all(worked(found, role) for role in roles)
    assert len(list(told(found))) == 8 + processes


def worked(found: Measured, role: str) -> bool:
    return found.after.use.seconds[role] > found.before.use.seconds[role]
