"""What is shipped: the wheel holds the built client, texts, content and types, and runs away from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.server.process import free_port

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing in it but the unpacked wheel."""
    folder = tmp_path_factory.mktemp("ship")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)], cwd=ROOT,
                   check=True, capture_output=True)
    [wheel] = folder.glob("bocage-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_holds_everything_that_is_no_python_too(installed: Path) -> None:
    package = installed / "bocage"
    assert (package / "py.typed").is_file()
    assert (package / "server" / "static" / "index.html").is_file()
    checkout = [file.relative_to(ROOT / "bocage") for file in (ROOT / "bocage").rglob("*")
                if file.suffix in (".toml", ".ftl", ".json", ".py", ".svg") and "static" not in file.parts]
    assert [str(file) for file in checkout if not (package / file).is_file()] == []


def test_what_was_installed_serves_the_built_client(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", "import bocage; print(bocage.__file__)"], env=environment, cwd=tmp_path,
                          check=True, capture_output=True, text=True)
    assert Path(told.stdout.strip()).is_relative_to(installed)
    with (tmp_path / "log").open("wb") as log, subprocess.Popen(
            [sys.executable, "-m", "bocage", "serve", "--no-open", "--port", f"{port}", "--data", str(tmp_path)],
            env=environment, cwd=tmp_path, stdout=log, stderr=log) as server:
        try:
            asked = subprocess.run([sys.executable, str(ROOT / "deploy" / "ask.py"), f"http://127.0.0.1:{port}"], cwd=tmp_path,
                                   capture_output=True, text=True)
        finally:
            server.terminate()
    assert asked.returncode == 0, asked.stderr
    assert "v_commandos" in asked.stdout


@pytest.mark.soak
def test_the_steps_of_the_container_run_in_an_empty_environment() -> None:
    done = subprocess.run(["sh", "deploy/smoke.sh"], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "PYTHON": sys.executable})
    assert done.returncode == 0, done.stdout + done.stderr
