"""The commands of the README set up what they need, on a machine that has nothing yet."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("command", ["play", "terminal", "check", "soak"])
def test_a_command_installs_the_packages_that_it_runs(command: str) -> None:
    told = subprocess.run(["make", "--dry-run", "--always-make", command], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "pip install" in told.stdout
