"""How people choose, counted in the real page: choices shown at once, touches a decision, windows, curtains, the board's place.

    python -m bench.choosing --keep choosing.jsonl                  # twenty games of each of the four at both sizes
    python -m bench.choosing --keep choosing.jsonl --game heroes_of_normandie --size 390x844 --together --games 5
    python -m bench.choosing --keep choosing.jsonl --games 0        # only the table of what was played

A greedy bot says what to choose, ``choosing.js`` does it in the page by touching what a person would touch. Each game is one
line of the file; games that are in it already are not played again. ``--together``: two people at one screen. Two runs may
write to one file, if they play other games or sizes.
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

from playwright.sync_api import Browser, sync_playwright

from bocage.core.text import words
from bocage.games import find
from tests.browser.conftest import CHROMIUM, QUIET, UNPAINTED
from tests.browser.player import Frame, Player
from tests.server.process import ServerProcess

PLAYER = (Path(__file__).parent / "choosing.js").read_text(encoding="utf-8")
GAMES = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
SIZES = ("1440x900", "390x844")
SHELVES = ("quick", "mission", "scenario")      # their scenarios are played in turn
SLICE = 60_000                          # ms that the page plays before it reports
Game = dict[str, Any]
Run = tuple[str, str, bool]             # the game, the size of the window, whether two share the screen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", type=Path, required=True, help="the file of the games")
    parser.add_argument("--game", choices=GAMES, action="append", help="one of them; else all four")
    parser.add_argument("--size", choices=SIZES, action="append", help="one of them; else both")
    parser.add_argument("--games", type=int, default=20, help="of each game at each size")
    parser.add_argument("--minutes", type=float, default=20.0, help="at the most, for one game")
    parser.add_argument("--together", action="store_true")
    wanted = parser.parse_args()
    runs = [(game, size, wanted.together) for game in wanted.game or GAMES for size in wanted.size or SIZES]
    if wanted.games:
        play_all(runs, wanted)
    print("\n".join(report(wanted.keep)))


# --- playing ----------------------------------------------------------------------------------------------------------


def play_all(runs: list[Run], wanted: argparse.Namespace) -> None:
    """The first game of each run, then the second …: what is broken off early has a share of all."""
    done = {(run, game["number"]) for run, games in runs_in(wanted.keep) for game in games}
    with served() as (browser, url):
        for number in range(wanted.games):
            for run in runs:
                if (run, number) in done:
                    continue
                began = monotonic()
                game = play(browser, url, run, number, wanted.minutes)
                game |= {"run": run, "number": number, "seconds": round(monotonic() - began)}
                with wanted.keep.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(game) + "\n")
                print(f"{run[0]} {run[1]}, {number + 1} of {wanted.games}, {game['scenario']}: "
                      f"{len(game['decisions'])} decisions, {game['seconds']} s, "
                      f"{'over' if game['over'] else 'broken off'} {game['fault']}", file=sys.stderr)


@contextmanager
def served() -> Iterator[tuple[Browser, str]]:
    """One browser and one server for all games."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), f"sqlite:///{folder}/bocage.sqlite3")
        server.words = [sys.executable, "-m", "bench.choosing_server", f"{server.port}", folder, server.database]
        with server:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            yield browser, server.url
            browser.close()


def play(browser: Browser, url: str, run: Run, number: int, minutes: float) -> Game:
    name, size, together = run
    width, height = map(int, size.split("x"))
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.add_init_script(PLAYER)
    page.add_init_script(UNPAINTED)
    scenarios = [each for each in find(name).scenarios if each.shelf in SHELVES]
    scenario = scenarios[number % len(scenarios)]
    player = Player(page, url, Random(number), {"lang": "fr", "pace": "off", "volume": 0, "brief": False, "recap": False})
    player.open("")
    page.evaluate("(seed) => fetch(`/bench/seed/${seed}`)", number)
    seats: list[Frame] = [{"kind": "me"}]
    if scenario.seats[0] > 1:
        seats.append({"kind": "here", "name": "B"} if together else {"kind": "bot", "level": "soldier"})
    player.enter(player.create(game=name, scenario=scenario.id, seats=seats)["id"])
    game: Game = {"scenario": scenario.id, "decisions": [], "curtains": [], "boxes": [], "frames": []}
    end = monotonic() + 60 * minutes
    while True:
        part = page.evaluate("(budget) => bench.play(budget)", SLICE)
        for key in ("decisions", "curtains", "boxes", "frames"):
            game[key] += part[key]
        game |= {key: part[key] for key in ("over", "fault", "turns")}
        if game["over"] or game["fault"] or monotonic() > end:
            break
    page.close()
    return {**game, "errors": player.faults}


# --- counting ---------------------------------------------------------------------------------------------------------


def runs_in(file: Path) -> list[tuple[Run, list[Game]]]:
    runs: dict[Run, list[Game]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        game = json.loads(line)
        name, size, together = game["run"]
        runs.setdefault((name, size, together), []).append(game)
    return sorted(runs.items())


def report(file: Path) -> Iterator[str]:
    """The table of docs/choosing.md; then what it has no column for."""
    runs = runs_in(file)
    yield ("| | games | decisions, windows a game | choices shown, most | touches: median, 95 %, most | exits out of view "
           "| the board moved |")
    yield "|---|---|---|---|---|---|---|"
    yield from (row_of(run, games) for run, games in runs)
    for run, games in runs:
        yield ""
        yield from lines_of(run, games)


def name_of(game: str) -> str:
    return words("en", find(game).folder / "text")("game-name").split(" – ")[0]


def title(run: Run) -> str:
    name, size, together = run
    return f"{name_of(name)} {size.replace('x', '×')}{', two at one screen' if together else ''}"


def row_of(run: Run, games: list[Game]) -> str:
    decisions = [decision for game in games for decision in game["decisions"]]
    touches = [decision["touches"] for decision in decisions]
    exits = [decision["exit"] for decision in decisions if decision["exit"] is not None]
    windows = sum(decision["window"] for decision in decisions)
    cells = (title(run), f"{len(games)} ({sum(game['over'] for game in games)})",
             f"{len(decisions) / len(games):.0f}, {windows / len(games):.0f}",
             max(decision["shown"] for decision in decisions),
             f"{median(touches):g}, {quantiles(touches, n=20)[18]:g}, {max(touches)}",
             f"{exits.count(False)} of {len(exits)}", f"{moved(games)} px")
    return f"| {' | '.join(map(str, cells))} |"


def lines_of(run: Run, games: list[Game]) -> Iterator[str]:
    decisions = [decision for game in games for decision in game["decisions"]]
    turns = sum(game["turns"] for game in games)
    # Turn 0 is the set-up.
    curtains = Counter((at, turn) for at, game in enumerate(games) for turn in game["curtains"] if turn)
    flat = [decision["options"] for decision in decisions]
    many = Counter(f"{each['kind']} {each['verb']} {each['touches']}" for each in decisions if each["touches"] > 3)
    errors = sorted({error for game in games for error in game["errors"]})
    yield f"{title(run)}: {sum(game['seconds'] for game in games) / len(games):.0f} s a game, turns {turns}"
    yield (f"  options of a question (a flat list shows them all): most {max(flat)}, median {median(flat):g}, "
           f"95 % {quantiles(flat, n=20)[18]:g}, more than six in {sum(each > 6 for each in flat) / len(flat):.0%}")
    yield f"  curtains a turn: most {max(curtains.values(), default=0)}, mean {curtains.total() / max(1, turns):.1f}"
    yield f"  more than three touches: {many.most_common(8)}"
    yield f"  faults: {[game['fault'] for game in games if game['fault']]} {errors}"


def moved(games: list[Game]) -> int:
    """The farthest that an edge of the board was from its first place."""
    boxes = [box for game in games for box in game["boxes"]]
    return max((max(values) - min(values) for values in zip(*boxes, strict=True)), default=0)


if __name__ == "__main__":
    main()
