"""Puts the built web client into every wheel and every source distribution.

In a checkout the client is built anew from ``web/``. A source distribution carries the built client, so a wheel made from it
needs no Node. An editable installation gets none: ``make web`` builds it there.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("bocage", "server", "static")


class WebClient(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "PKG-INFO").is_file():               # only a source distribution has one
            subprocess.run(["sh", "web/build.sh"], cwd=root, check=True)
        if not (root / CLIENT / "index.html").is_file():
            raise RuntimeError(f"{CLIENT} of this source distribution holds no web client")
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/**")
