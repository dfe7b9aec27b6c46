"""Draws docs/terminal.svg: one moment of a game as the terminal shows it.

    python docs/make_picture.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

TURNS = ["activate scout", "move scout d", "move scout e", "move scout h", "apply", "activate sapper", "move sapper d"]
WIDTH = 80


def screens(lines: list[str]) -> str:
    """What the terminal shows after these inputs, in colour."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "bocage"), "play", "v_commandos", "bridges",
                   "--squad", "sapper:blue,scout:blue", "--seed", "picture", "--lang", "en", "--save", f"{folder}/game"]
        env = os.environ | {"FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "LINES": "50", "TERM": "xterm-256color"}
        done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, env=env, check=False)
    return done.stdout


def main() -> None:
    shown = screens(TURNS).split("\n")
    starts = [at for at, line in enumerate(shown) if re.match(r"(\x1b\[[0-9;]*m)*Turn \d", line)]
    console = Console(width=WIDTH, record=True, file=open(os.devnull, "w"), force_terminal=True)  # noqa: SIM115 - lives on
    for line in shown[starts[-1]:]:
        console.print(Text.from_ansi(line))
        if re.sub(r"\x1b\[[0-9;]*m", "", line).startswith(">"):
            break
    # No web fonts: the picture asks nobody for anything.
    template = re.sub(r"@font-face \{\{.*?\}\}\n?", "", CONSOLE_SVG_FORMAT, flags=re.S)
    template = template.replace("Fira Code", "ui-monospace, DejaVu Sans Mono")
    svg = console.export_svg(title="bocage play v_commandos bridges", theme=SVG_EXPORT_THEME, code_format=template)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.S).strip() + "\n"
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
