"""Puts the built web client into every wheel and every source distribution.

In a checkout the client is built from ``web/`` unless it is newer than everything there. A source distribution carries the
built client, so a wheel made from it needs no Node. An editable installation gets none: ``make web`` builds it there.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("bocage", "server", "static")


def is_current(root: Path) -> bool:
    """Whether the built client is newer than its sources, the texts of server and games among them."""
    built = root / CLIENT / "index.html"
    sources = [file for file in (root / "web").rglob("*") if not {"node_modules", ".svelte-check"} & {*file.parts}]
    sources += [*(root / "bocage" / "server" / "text").glob("*.ftl"), *(root / "bocage" / "games").glob("*/*/*.ftl")]
    return built.is_file() and all(file.stat().st_mtime <= built.stat().st_mtime for file in sources if file.is_file())


class WebClient(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "PKG-INFO").is_file() and not is_current(root):      # only a source distribution has one
            subprocess.run(["sh", "web/build.sh"], cwd=root, check=True)
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError(f"{CLIENT} of this source distribution holds no web client")
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/**")
