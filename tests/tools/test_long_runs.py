"""``docs/tests.md`` lists every file of tests that has a share in ``make soak`` only."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_TO_SOAK = re.compile(r"@soak|marks=soak|\bsome\(|\bin_all_looks\(|pytest\.mark\.soak")


def test_the_list_of_long_runs_is_complete() -> None:
    told = (ROOT / "docs" / "tests.md").read_text(encoding="utf-8")
    files = [file for file in (ROOT / "tests").rglob("test_*.py")
             if file != Path(__file__) and LEFT_TO_SOAK.search(file.read_text(encoding="utf-8"))]
    assert len(files) > 20
    assert [str(file.relative_to(ROOT)) for file in files
            if f"`{file.relative_to(ROOT).as_posix()}`" not in told and f"`{file.name}`" not in told] == []
