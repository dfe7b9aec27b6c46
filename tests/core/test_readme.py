"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_bot_of_the_readme_plays(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", README, re.S)
    assert found is not None
    code = found[1]
    assert len([line for line in code.split("class")[1].splitlines() if line.strip()]) <= 20
    exec(compile(code, "README.md", "exec"), {})
    turn, *decision, exact = capsys.readouterr().out.split()
    assert turn == "4"
    assert decision
    assert exact in ("True", "False")


def test_the_pages_that_the_readme_names_exist() -> None:
    pages = re.findall(r"\]\((?!http)([^)]+)\)", README)
    assert len(pages) > 2
    for page in pages:
        assert (Path(__file__).parents[2] / page).exists(), page
