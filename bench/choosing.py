"""How people choose, counted in the real page: choices shown at once, touches a decision, windows, curtains, the board's place.

    python -m bench.choosing play v_commandos --games 20 --size 1440x900 --out choosing.jsonl
    python -m bench.choosing play heroes_of_normandie --games 5 --size 390x844 --together --out choosing.jsonl
    python -m bench.choosing table choosing.jsonl

A greedy bot says what to choose, ``choosing.js`` does it in the page by touching what a person would touch. Each game is one
line of the file; games that are in it already are not played again. ``--together``: two people at one screen.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bocage.games import find
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.player import Frame, Player
from tests.server.process import ServerProcess

PLAYER = (Path(__file__).parent / "choosing.js").read_text(encoding="utf-8")
SLICE = 60_000                          # ms that the page plays before it reports
Game = dict[str, Any]
Run = tuple[str, str, bool]             # the game, the size of the window, whether two share the screen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("--scenarios", default="quick,mission,scenario", help="ids or shelves, taken in turn")
    playing.add_argument("--games", type=int, default=20)
    playing.add_argument("--minutes", type=float, default=20.0, help="at the most, for one game")
    playing.add_argument("--size", default="1440x900")
    playing.add_argument("--together", action="store_true")
    playing.add_argument("--out", type=Path, required=True)
    commands.add_parser("table").add_argument("file", type=Path)
    wanted = parser.parse_args()
    if wanted.command == "table":
        print("\n\n".join("\n".join(lines_of(run, games)) for run, games in runs_in(wanted.file)))
    else:
        play_all(wanted)


# --- playing ----------------------------------------------------------------------------------------------------------


def play_all(wanted: argparse.Namespace) -> None:
    run: Run = (wanted.game, wanted.size, wanted.together)
    done = {game["number"] for found, games in runs_in(wanted.out) if found == run for game in games}
    with pages(wanted.size) as (page, url):
        for number in range(wanted.games):
            if number in done:
                continue
            began = monotonic()
            game = play(page, url, wanted, number)
            game |= {"run": run, "number": number, "seconds": round(monotonic() - began)}
            with wanted.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps(game) + "\n")
            print(f"{number + 1} of {wanted.games}: {len(game['decisions'])} decisions, {game['seconds']} s, "
                  f"{'over' if game['over'] else 'broken off'} {game['fault']}", file=sys.stderr)


@contextmanager
def pages(size: str) -> Iterator[tuple[Page, str]]:
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), f"sqlite:///{folder}/bocage.sqlite3")
        server.words = [sys.executable, "-m", "bench.choosing_server", f"{server.port}", folder, server.database]
        with server:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            page = context.new_page()
            page.add_init_script(PLAYER)
            yield page, server.url
            browser.close()


def play(page: Page, url: str, wanted: argparse.Namespace, number: int) -> Game:
    names = wanted.scenarios.split(",")
    scenarios = [each for each in find(wanted.game).scenarios if each.id in names or each.shelf in names]
    scenario = scenarios[number % len(scenarios)]
    player = Player(page, url, Random(number), {"lang": "fr", "pace": "off", "volume": 0, "brief": False, "recap": False})
    player.open("")
    page.evaluate("(seed) => fetch(`/bench/seed/${seed}`)", number)
    seats: list[Frame] = [{"kind": "me"}]
    if scenario.seats[0] > 1:
        seats.append({"kind": "here", "name": "B"} if wanted.together else {"kind": "bot", "level": "soldier"})
    player.enter(player.create(game=wanted.game, scenario=scenario.id, seats=seats)["id"])
    game: Game = {"scenario": scenario.id, "decisions": [], "curtains": [], "boxes": [], "frames": []}
    end = monotonic() + 60 * wanted.minutes
    while True:
        part = page.evaluate("(budget) => bench.play(budget)", SLICE)
        for key in ("decisions", "curtains", "boxes", "frames"):
            game[key] += part[key]
        game |= {key: part[key] for key in ("over", "fault", "turns")}
        if game["over"] or game["fault"] or monotonic() > end:
            break
    return {**game, "errors": player.faults}


# --- counting ---------------------------------------------------------------------------------------------------------


def runs_in(file: Path) -> list[tuple[Run, list[Game]]]:
    runs: dict[Run, list[Game]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        game = json.loads(line)
        name, size, together = game["run"]
        runs.setdefault((name, size, together), []).append(game)
    return sorted(runs.items())


def lines_of(run: Run, games: list[Game]) -> Iterator[str]:
    name, size, together = run
    decisions = [decision for game in games for decision in game["decisions"]]
    touches = [decision["touches"] for decision in decisions]
    shown = [decision["shown"] for decision in decisions]
    windows = sum(decision["window"] for decision in decisions)
    boxes = {tuple(box) for game in games for box in game["boxes"]}
    turns = sum(game["turns"] for game in games)
    # Turn 0 is the set-up.
    curtains = Counter((at, turn) for at, game in enumerate(games) for turn in game["curtains"] if turn)
    yield f"{name}, {size}{', two at one screen' if together else ''}"
    yield f"  games {len(games)}, of them to the end {sum(game['over'] for game in games)}; turns {turns}"
    yield (f"  a game: decisions {len(decisions) / len(games):.0f}, windows {windows / len(games):.1f}, "
           f"touches {sum(touches) / len(games):.0f}")
    yield f"  choices in the bar: most {max(shown)}, median {median(shown):g}"
    flat = [decision["options"] for decision in decisions]
    yield (f"  options of a question (a flat list shows them all): most {max(flat)}, median {median(flat):g}, "
           f"95 % {quantiles(flat, n=20)[18]:g}, more than six in {sum(each > 6 for each in flat) / len(flat):.0%}")
    yield (f"  touches a decision: median {median(touches):g}, mean {sum(touches) / len(touches):.2f}, "
           f"95 % {quantiles(touches, n=20)[18]:g}, most {max(touches)}")
    exits = [decision["exit"] for decision in decisions if decision["exit"] is not None]
    yield f"  exits: {len(exits)}, out of view {exits.count(False)}"
    yield f"  curtains a turn: most {max(curtains.values(), default=0)}, mean {curtains.total() / max(1, turns):.1f}"
    yield f"  places of the board: {len(boxes)}, pixels it moved: {moved(boxes)}"
    many = Counter(f"{each['kind']} {each['verb']} {each['touches']}" for each in decisions if each["touches"] > 3)
    yield f"  more than three touches: {many.most_common(8)}"
    errors = sorted({error for game in games for error in game["errors"]})
    yield f"  faults: {[game['fault'] for game in games if game['fault']]} {errors}"


def moved(boxes: set[tuple[int, ...]]) -> int:
    """The farthest that an edge of the board was from its first place."""
    return max((max(values) - min(values) for values in zip(*boxes, strict=True)), default=0)


if __name__ == "__main__":
    main()
