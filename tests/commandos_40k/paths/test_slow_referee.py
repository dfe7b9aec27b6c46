"""A share of the paths that are judged twice: ``python -m tests.commandos_40k.slow_paths 100000`` judges many more."""

from __future__ import annotations

import pytest

from tests.commandos_40k.slow_paths import BATCH, batch
from tests.marks import rule, slow, some

pytestmark = slow


@slow
@rule("KT-GEOM-12", "KT-GEOM-13", "KT-GEOM-14", "KT-GEOM-15", "KT-GEOM-16", "KT-GEOM-17", "KT-GEOM-18", "KT-GEOM-19",
      "KT-GEOM-20", "KT-GEOM-21", "KT-GEOM-22", "KT-GEOM-25")
@pytest.mark.parametrize("seed", some(range(12), 3))
def test_a_slow_referee_judges_random_paths_alike(seed: int) -> None:
    counts, wrong = batch(seed)
    assert wrong == []
    assert sum(counts[way] for way in ("walked", "climbed", "flown")) == BATCH
    assert BATCH // 5 < counts["legal"] < BATCH * 4 // 5
