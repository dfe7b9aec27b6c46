"""ask.py URL: waits for a server, then asks it for its health, its page and its games; fails if anything is missing."""

from __future__ import annotations

import json
import sys
import time
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0                 # seconds


def fetch(url: str) -> str:
    with urlopen(url) as answer:
        text: str = answer.read().decode()
        return text


def wait_for(url: str) -> dict[str, object]:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            health: dict[str, object] = json.loads(fetch(url))
            return health
        except (URLError, ConnectionError):
            if time.monotonic() > ends:
                raise
            time.sleep(0.2)


def main() -> None:
    server = sys.argv[1]
    assert wait_for(f"{server}/api/health")["ok"]
    assert "<script type=\"module\"" in fetch(f"{server}/"), "the page is not the built web client"
    games = [game["id"] for game in json.loads(fetch(f"{server}/api/games"))]
    assert games, "no game is installed"
    print(", ".join(games))


if __name__ == "__main__":
    main()
