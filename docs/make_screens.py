"""Takes docs/screens/*.jpg: the web client at good moments, from games that are the same each time.

    python -m docs.make_screens [name …]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

import bocage
from bocage.bots import make
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.match import Match
from tests.browser.operation_commando import moments
from tests.browser.conftest import CHROMIUM, PHONE, QUIET, WIDE
from tests.browser.operation_commando.table import BOT
from tests.browser.player import Player
from tests.browser.walks import choose, odds_of, wait_for_option
from tests.server.process import ServerProcess

FOLDER = Path(__file__).parent / "screens"
SQUADS = {"bridges": "medic:blue,sniper:ochre", "black_tea": "sapper:blue,scout:blue,sniper:ochre",
          "lighthouse": "officer:blue,medic:blue"}
RISK = "move medic d"
SEEDS = 20                              # so many games are tried at most
Wanted = Callable[[Match, Action], bool]


def moment(scenario: str, seed: str, wanted: Wanted) -> tuple[str, str]:
    """A game that a bot plays until it is about to choose something wanted: its record, and that choice."""
    match = bocage.new("v_commandos", scenario, seats=["Anna"], seed=seed, options={"squad": SQUADS[scenario]})
    bot = make("greedy", 1)
    while match.decision is not None:
        action = bot.choose(Viewpoint(match, 0))
        if wanted(match, action):
            return match.record(), action.text
        match.play(action)
    raise AssertionError(f"{scenario} {seed} has no such moment")


def has_a_risk(match: Match, _: Action) -> bool:
    assert match.decision is not None
    risks = [option for option in match.decision.options if option.text == RISK]
    return match.state.turn >= 4 and any(len(match.odds(option).outcomes) > 1 for option in risks)


def sends_the_enemy(match: Match, action: Action) -> bool:
    if match.state.turn < 4 or action.verb != "terrain":
        return False
    return [event.name for event in after(match, action).events(len(match.events()))].count("marched") > 1


def is_the_last(match: Match, action: Action) -> bool:
    return after(match, action).decision is None


def after(match: Match, action: Action) -> Match:
    later = match.copy()
    later.play(action)
    return later


# --- screens ----------------------------------------------------------------------------------------------------------


class Studio:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    @contextmanager
    def visitor(self, lang: str = "fr", phone: bool = False, **settings: Any) -> Iterator[Player]:
        context = self.browser.new_context(
            viewport=PHONE if phone else WIDE, has_touch=phone, is_mobile=phone,
            locale="fr-FR" if lang == "fr" else "en-GB", reduced_motion="reduce")
        player = Player(context.new_page(), self.url, Random(1),
                        {"lang": lang, "theme": "light", "pace": "off", "volume": 0, **settings})
        player.open()
        yield player
        context.close()

    def sit_down(self, player: Player, record: str, **more: Any) -> None:
        player.enter(player.resume(record, **more)["id"])
        player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()


def keep(player: Player, name: str) -> None:
    player.page.wait_for_timeout(900)
    player.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)


def with_games(player: Player) -> None:
    """A lobby that has been used: games of one's own, a table that waits for somebody."""
    player.post("/api/me", {"name": "Anna"})
    player.resume(moment("black_tea", "tea", sends_the_enemy)[0])
    player.resume(moment("bridges", "night-5", has_a_risk)[0])
    player.create(scenario="green", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)


def lobby(studio: Studio) -> None:
    with studio.visitor("en", phone=True) as bert:
        bert.post("/api/me", {"name": "Bert"})
        bert.create(scenario="bridges", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
        bert.create(scenario="snowflake", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    with studio.visitor("fr") as anna:
        with_games(anna)
        anna.page.reload()
        anna.page.locator("main.lobby .btn--p").nth(2).wait_for()
        keep(anna, "lobby")
    with studio.visitor("en", phone=True) as anna:
        with_games(anna)
        anna.page.reload()
        anna.page.locator("main.lobby .btn--p").nth(2).wait_for()
        keep(anna, "phone_lobby")


def point_at(player: Player, action: str) -> None:
    player.wait(lambda: action in odds_of(player), "the odds")
    option = next(each for each in player.options if each["action"] == action)
    player.lead_to(option, Locator.click).hover()
    player.page.get_by_role("tooltip").wait_for()


def game(studio: Studio) -> None:
    record, _ = moment("bridges", "night-5", has_a_risk)
    with studio.visitor("fr") as anna:
        studio.sit_down(anna, record)
        point_at(anna, RISK)
        keep(anna, "game")
    with studio.visitor("en", theme="dark") as anna:
        studio.sit_down(anna, record)
        point_at(anna, RISK)
        keep(anna, "game_dark")
    with studio.visitor("fr", phone=True) as anna:
        studio.sit_down(anna, record)
        keep(anna, "phone_game")


def enemy(studio: Studio) -> None:
    record, action = moment("black_tea", "tea", sends_the_enemy)
    with studio.visitor("fr", pace="step") as anna:
        studio.sit_down(anna, record)
        choose(anna, action)
        marched = [event["text"] for event in anna.update["log"] if event["name"] == "marched"]
        now = anna.page.locator(".pick.now .text")
        while marched[-1] not in now.inner_text():
            anna.page.keyboard.press("Enter")
            anna.page.wait_for_timeout(100)
        keep(anna, "enemy")


def lesson(studio: Studio) -> None:
    with studio.visitor("fr") as anna:
        anna.enter(anna.teach("v_commandos", "hidden")["id"])
        for asked in ("activate officer", "move officer h"):
            wait_for_option(anna, asked)
            choose(anna, asked)
        anna.page.mouse.move(0, 0)
        keep(anna, "lesson")


def pages(studio: Studio) -> None:
    with studio.visitor("fr") as anna:
        anna.post("/api/me", {"name": "Anna"})
        for path, name in (("#/new/v_commandos", "new_game"), ("#/rules/v_commandos/VC-STEALTH-07", "rules")):
            anna.open(path)
            anna.page.locator("main h1").wait_for()
            keep(anna, name)


def result(studio: Studio) -> None:
    record, action = moment("lighthouse", "end-2", is_the_last)
    with studio.visitor("fr") as anna:
        anna.enter(anna.resume(record)["id"])
        if not anna.is_over:                    # the server passes by itself where there is nothing else to choose
            choose(anna, action)
        anna.page.mouse.move(0, 0)
        anna.page.locator(".result").wait_for()
        keep(anna, "result")


# --- Opération Commando -----------------------------------------------------------------------------------------------

GERMAN = list(reversed(BOT))


def combat(studio: Studio) -> None:
    record = moments.fight("initiation")
    looks: dict[str, dict[str, Any]] = {
        "oc_combat": {}, "oc_combat_dark": {"lang": "en", "theme": "dark"}, "phone_oc_combat": {"phone": True}}
    for name, look in looks.items():
        with studio.visitor(**look) as anna:
            studio.sit_down(anna, record, seats=BOT)
            keep(anna, name)


def utah(studio: Studio) -> None:
    with studio.visitor("fr") as anna:
        studio.sit_down(anna, moments.of_kind("utah", "push", turn=4, seat=1), seats=GERMAN)
        keep(anna, "oc_utah")
    with studio.visitor("fr") as anna:
        anna.post("/api/me", {"name": "Anna"})
        anna.enter(anna.resume(moments.fight("utah"), seats=[{"kind": "me"}, {"kind": "here", "name": "Berthe"}])["id"])
        anna.page.locator(".drape").wait_for()
        keep(anna, "oc_curtain")


def graignes(studio: Studio) -> None:
    with studio.visitor("fr") as anna:
        studio.sit_down(anna, moments.of_kind("graignes", "attack", turn=4, seat=1), seats=GERMAN)
        keep(anna, "oc_graignes")


def heroes_at(scenario: str, kind: str, turn: int) -> str:
    """A game of Heroes of Normandie, played by first sight until the American is asked that."""
    match = bocage.new("heroes_of_normandie", scenario, seats=["Anna", "bot:recruit"], seed="3")
    rng = Random(3)
    while (decision := match.decision) is not None and not (
            decision.by == (0,) and decision.kind == kind and match.state.turn >= turn):
        weights = match.ruleset.advice.priors(match.board, match.state, decision, decision.options)
        match.play(rng.choices(decision.options, weights)[0])
    return match.record()


def heroes(studio: Studio) -> None:
    against_bot = [{"kind": "me"}, {"kind": "bot", "level": "soldier"}]
    shots: dict[str, tuple[str, str, dict[str, Any]]] = {
        "hn_act": ("bridge", "act", {}), "hn_orders_dark": ("village", "place_order", {"lang": "en", "theme": "dark"}),
        "phone_hn": ("farmhouse", "move", {"phone": True})}
    for name, (scenario, kind, look) in shots.items():
        with studio.visitor(**look) as anna:
            studio.sit_down(anna, heroes_at(scenario, kind, 2), seats=against_bot)
            anna.page.wait_for_timeout(1500)
            keep(anna, name)


def skirmish_at(mission: str, field: str, kind: str, round: int) -> str:
    """A game of Commandos 40 000, played by first sight until side A is asked that: the first of a few games in which it is."""
    for seed in range(3, 3 + SEEDS):
        match = bocage.new("commandos_40k", mission, seats=["Anna", "bot:recruit"], seed=str(seed), options={"board": field})
        rng = Random(seed)
        while (decision := match.decision) is not None:
            if decision.by == (0,) and decision.kind == kind and match.state.round >= round:
                return match.record()
            weights = match.ruleset.advice.priors(match.board, match.state, decision, decision.options)
            match.play(rng.choices(decision.options, weights)[0])
    raise AssertionError(f"{mission} has no {kind} in {SEEDS} games")


def draw_a_way(player: Player) -> None:
    """To one of the places that are offered, by keyboard."""
    player.page.locator("[data-cursor]").focus()
    for _ in range(3):
        player.page.keyboard.press("Space")
    player.wait(lambda: "″" in player.page.locator("#kt-drawn").inner_text(), "the length of the way")


def skirmish(studio: Studio) -> None:
    against_bot = [{"kind": "me"}, {"kind": "bot", "level": "soldier"}]
    shots: dict[str, tuple[str, str, str, dict[str, Any]]] = {
        "kt_move": ("rescue", "plaza", "normal_path", {}),
        "kt_shoot_dark": ("air_assault", "pipeworks", "shoot", {"lang": "en", "theme": "dark"}),
        "phone_kt": ("exfiltration", "outpost", "react", {"phone": True})}
    for name, (mission, field, kind, look) in shots.items():
        with studio.visitor(**look) as anna:
            studio.sit_down(anna, skirmish_at(mission, field, kind, 2), seats=against_bot)
            anna.page.wait_for_timeout(1500)
            if kind == "normal_path":
                draw_a_way(anna)
            keep(anna, name)


SCENES = {scene.__name__: scene for scene in (
    lobby, game, enemy, lesson, pages, result, combat, utah, graignes, heroes, skirmish)}


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), f"sqlite:///{folder}/bocage.sqlite3")
        server.words = [sys.executable, "-m", "tests.browser.seeded", str(server.port), folder, server.database]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        with server:
            for name in names or SCENES:
                SCENES[name](Studio(browser, server.url))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
