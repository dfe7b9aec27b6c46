"""``bocage``: play in the terminal, replay, look rules up, check and measure."""

from __future__ import annotations

import sys

from bocage.cli.language import language


def main() -> None:
    from bocage.cli.app import make_app

    make_app(language(sys.argv[1:]))()
