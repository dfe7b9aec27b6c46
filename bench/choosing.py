"""How people choose, counted in the real page: choices shown at once, touches a decision, curtains, places of the board.

    python -m bench.choosing v_commandos --games 2 --size 1440x900
    python -m bench.choosing heroes_of_normandie --games 1 --decisions 120 --size 390x844 --together

Games are played at random, with what ends a question chosen less often. ``--together``: two people at one screen.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Locator, Page, sync_playwright

from bocage.games import find
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.player import Frame, Player, waits_for_confirmation
from tests.server.process import ServerProcess

PLACE = """() => { const box = document.querySelector('.stage > .board').getBoundingClientRect()
    return [box.x, box.y, box.width, box.height] }"""
HOLD = 1100


class Count:
    """What was counted over all games."""

    def __init__(self) -> None:
        self.touches: list[int] = []
        self.shown: list[int] = []
        self.kinds: Counter[str] = Counter()
        self.windows = 0
        self.exits_out_of_view = 0
        self.curtains = 0
        self.turns = 0
        self.games = 0
        self.moved: set[tuple[float, ...]] = set()

    def lines(self) -> Iterator[str]:
        decisions = len(self.touches)
        tops = quantiles(self.touches, n=20)[18] if decisions > 1 else 0
        yield f"games {self.games}, decisions {decisions}, windows {self.windows}, turns {self.turns}"
        yield f"choices in the bar: most {max(self.shown)}, median {median(self.shown):g}"
        yield f"touches a decision: median {median(self.touches):g}, 95 % {tops:g}, most {max(self.touches)}"
        yield f"touches a game: {sum(self.touches) / self.games:.0f}"
        yield f"exits out of view: {self.exits_out_of_view}"
        yield f"curtains a turn: {self.curtains / max(1, self.turns):.1f}"
        yield f"places of the board: {sorted(self.moved)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=2000, help="at the most, in each game")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--together", action="store_true")
    wanted = parser.parse_args()
    count = Count()
    with pages(wanted.size) as (page, url):
        for number in range(wanted.games):
            play(page, url, wanted, Random(f"{wanted.seed}/{number}"), count)
            print(f"{number + 1} of {wanted.games}", file=sys.stderr)
    print(f"{wanted.game}, {wanted.size}{', two at one screen' if wanted.together else ''}")
    print("\n".join(count.lines()))


@contextmanager
def pages(size: str) -> Iterator[tuple[Page, str]]:
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), f"sqlite:///{folder}/bocage.sqlite3")
        server.words = [sys.executable, "-m", "tests.browser.seeded", f"{server.port}", folder, server.database]
        with server:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            yield context.new_page(), server.url
            browser.close()


def play(page: Page, url: str, wanted: argparse.Namespace, rng: Random, count: Count) -> None:
    ruleset = find(wanted.game)
    scenario = rng.choice([each for each in ruleset.scenarios if each.shelf != "lesson"])
    player = Player(page, url, rng, {"lang": "fr", "pace": "off", "volume": 0, "brief": False})
    player.open("")
    seats: list[Frame] = [{"kind": "me"}]
    if scenario.seats[0] > 1:
        seats.append({"kind": "here", "name": "B"} if wanted.together else {"kind": "bot", "level": "easy"})
    player.enter(player.create(game=wanted.game, scenario=scenario.id, seats=seats)["id"])
    count.games += 1
    for _ in range(wanted.decisions):
        player.wait(lambda: player.is_over or bool(player.options) or player.update.get("curtain") is not None, "a question")
        if player.is_over:
            break
        if player.update.get("curtain") is not None:
            count.curtains += 1
            open_curtain(player)
        else:
            decide(player, rng, count)
    count.turns += sum(1 for frame in player.of_type("update") for event in frame["log"] if event["heading"] == 1)


def open_curtain(player: Player) -> None:
    before = len(player.frames)
    player.page.locator(".hold").focus()
    player.page.keyboard.down("Enter")
    player.wait(lambda: player.update.get("curtain") is None and len(player.frames) > before, "the table")
    player.page.keyboard.up("Enter")


def decide(player: Player, rng: Random, count: Count) -> None:
    page, before = player.page, player.update["seq"]
    page.locator(f'.pick[data-seq="{before}"]').wait_for()
    exits = [option for option in player.options if option["exit"]]
    others = [option for option in player.options if not option["exit"]] or exits
    option = rng.choice(exits) if exits and rng.random() < 0.25 else rng.choice(others)
    count.kinds[player.question["kind"]] += 1
    count.windows += player.question["window"]
    count.shown.append(page.locator(".pick .slot").count())
    count.moved.add(tuple(page.evaluate(PLACE)))
    if exits and not in_view(page, page.locator(".pick [data-exit]")):
        count.exits_out_of_view += 1
    touches = 0

    def press(button: Locator) -> None:
        nonlocal touches
        touches += 1
        if "bad" in (button.get_attribute("class") or "").split():
            button.dispatch_event("pointerdown")
            page.wait_for_timeout(HOLD)
        else:
            button.click()

    press(player.lead_to(option, press))
    if waits_for_confirmation(player, before):
        press(player.bar(option).first)
    player.reach(before + 1, "the answer")
    count.touches.append(touches)


def in_view(page: Page, button: Locator) -> bool:
    box, size = button.bounding_box(), page.viewport_size
    return (box is not None and size is not None and box["x"] >= 0 and box["y"] >= 0
            and box["x"] + box["width"] <= size["width"] + 1 and box["y"] + box["height"] <= size["height"] + 1)


if __name__ == "__main__":
    main()
