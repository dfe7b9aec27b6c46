"""Somebody at the table of Commandos 40 000: sets up, moves, shoots and charges on the table, and does not dawdle."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from playwright.sync_api import Locator

from bocage.core.text import words
from tests.browser.player import CONFIRMS, FRESH, TEXT, Enough, Frame, Player, never

GAME = "commandos_40k"
KT_TEXT = TEXT.parents[1] / "games" / GAME / "text"
BOT = [{"kind": "me"}, {"kind": "bot", "level": "soldier"}]
# Four a side: a battle of five rounds takes less than a minute.
CONCORD = "concord; con_chief leader; con_lancer; con_gunner rotor_gun; con_breacher"
RUSTBORN = "rustborn; rus_caller leader; rus_brawler*2; rus_rattler"
SMALL = {"army_1": CONCORD, "army_2": RUSTBORN, "board": "plaza"}
# Who likes to shoot and to charge has something to look at; what is not named is as likely as anything.
TASTE = {"fire": 9.0, "shoot": 20.0, "charge": 9.0, "target": 3.0, "normal": 9.0, "path": 9.0, "fight": 9.0, "overwatch": 5.0,
         "retreat": 3.0, "end": 0.1, "stay": 0.3, "stop": 0.1, "pass": 2.0}
NEW = 4.0
PLACES = ("at", "marker", "path")
UNIT = 25                               # thousandths of an inch in a unit of the drawing
ON_SCREEN = """(table, [x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(table.getScreenCTM())
    return [at.x, at.y] }"""
# The table keeps its place from one frame to the next: the bar under it may be higher than before.
IS_STEADY = """(table) => new Promise((done) => {
    let was = ''
    const look = () => {
      const box = table.getBoundingClientRect()
      const now = [box.x, box.y, box.width, box.height, table.getAttribute('viewBox')].join()
      if (now === was) return done()
      was = now
      requestAnimationFrame(() => requestAnimationFrame(look)) }
    look() })"""
Place = tuple[int, int, int]


def speak_of_it(player: Player) -> Player:
    """The words of this game, instead of those that a player knows by default."""
    player.say = words(player.say.lang, TEXT, KT_TEXT)
    return player


def sit_down(player: Player, **new: object) -> None:
    """A game past the form."""
    made = player.create(**{"game": GAME, "scenario": "air_assault", "seats": BOT, "options": SMALL, **new})
    player.enter(made["id"])


def form(player: Player, scenario: str) -> None:
    """The form of a new game against a bot that does not think long, with small teams."""
    player.open(f"#/new/{GAME}")
    page = player.page
    page.get_by_role("radiogroup").get_by_text(player.say(f"scenario-{scenario}"), exact=True).click()
    page.get_by_label(player.say("web-seat-kind", number=2)).select_option("bot")
    page.get_by_label(player.say("web-seat-level", number=2)).select_option("soldier")
    for side, team in (("A", CONCORD), ("B", RUSTBORN)):
        label = player.say("web-kt-form-team", side=side)
        page.get_by_label(label).select_option(label=player.say("web-kt-form-team-text"))
        page.get_by_role("textbox", name=label).fill(team)


def submit(player: Player, scenario: str) -> None:
    name = player.say("web-form-create", name=player.say(f"scenario-{scenario}"))
    player.page.get_by_role("button", name=name).click()
    player.wait(lambda: bool(player.update), "the position")


# --- what is where ----------------------------------------------------------------------------------------------------


def model_of(player: Player, name: str) -> Frame:
    found: Frame = next(model for model in player.update["view"]["models"] if model["id"] == name)
    return found


def place_of(player: Player, name: str) -> Place:
    model = model_of(player, name)
    return model["x"], model["y"], model["z"]


def spot_of(player: Player, name: str) -> Locator:
    """A model on the table."""
    return player.page.locator(f'.kt-table [data-model="{name}"]')


def on_screen(player: Player, x: int, y: int) -> tuple[float, float]:
    """A place of the table, in pixels of the page."""
    found = player.page.locator(".kt-table").evaluate(ON_SCREEN, [x / UNIT, y / UNIT])
    return found[0], found[1]


def places_in(action: str) -> list[Place]:
    """The places of ``path 12.4,5.25 13,6.1,3``; a height that is left out is the one before."""
    found: list[Place] = []
    for word in action.split()[1:]:
        x, y, *z = (round(float(number) * 1000) for number in word.split(","))
        found.append((x, y, z[0] if z else found[-1][2] if found else 0))
    return found


def told(player: Player, about: str) -> Frame:
    """What the page has asked the table for, and been told."""
    def answers() -> list[Frame]:
        seq = player.update["seq"]
        return [frame["told"] for frame in player.of_type("surveyed") if (frame["seq"], frame["about"]) == (seq, about)]

    player.wait(lambda: bool(answers()), f"what is told about {about}")
    return answers()[-1]


def is_shown(player: Player) -> None:
    """Waits until the page shows the question and the table stands still; nothing is pointed at."""
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    player.page.mouse.move(0, 0)
    player.page.locator(".kt-table").evaluate(IS_STEADY)


# --- what to do -------------------------------------------------------------------------------------------------------


class Hand(Protocol):
    """How things are chosen; says after how many answers of the server it is done."""

    def choose(self, option: Frame) -> int: ...

    def confirm(self) -> None: ...


class Captain:
    """Plays one side: what to do is decided here, how it is done is the hand's business. ``made``: verbs that were chosen."""

    def __init__(self, player: Player, hand: Hand) -> None:
        self.player = player
        self.hand = hand
        self.made: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()

    def play(self, choices: int = 500, enough: Enough = never) -> None:
        """To the end of the battle, so many choices, or until it is enough."""
        for _ in range(choices):
            self.player.wait(lambda: self.player.is_over or bool(self.player.options), "a question")
            if self.player.is_over or enough():
                return
            self.choose(self.pick())

    def choose(self, option: Frame) -> None:
        player, before = self.player, self.player.update["seq"]
        self.asked[player.question["kind"]] += 1
        self.made[option["verb"]] += 1
        is_shown(player)
        answers = self.hand.choose(option)

        def is_past() -> bool:
            return player.is_over or player.update["seq"] >= before + answers
        armed = player.page.locator(f".pick {CONFIRMS}")
        player.wait(lambda: is_past() or armed.count() > 0, f"the answer to {option['action']}")
        if not is_past():
            player.page.wait_for_timeout(FRESH)         # a second touch at once would be taken for a double click
            self.hand.confirm()
            player.wait(is_past, f"the answer to {option['action']}, confirmed")

    def pick(self) -> Frame:
        """By taste, and rather what has not been done yet; of several options with one verb any. The Defender has most to
        lay on the table."""
        options = [option for option in self.player.options if option["action"] != "role attacker"]
        number = Counter(option["verb"] for option in options)
        weights = [TASTE.get(option["verb"], 1.0) / number[option["verb"]] * (1.0 if self.made[option["verb"]] else NEW)
                   for option in options]
        return self.player.rng.choices(options, weights)[0]


def shows_the_end(player: Player) -> None:
    """Who has won is the page's title line, and the seed comes to light."""
    result = player.page.locator(".result")
    result.wait_for()
    ending, shown = player.update["ending"], " ".join(result.inner_text().split())
    assert " ".join(ending["text"].split()) in shown
    assert ending["seed"] in shown
