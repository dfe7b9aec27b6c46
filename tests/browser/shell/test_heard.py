"""A game for somebody who sees nothing: heard through roles, names and live regions, played by keys alone."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.player import FRESH, Player, Visit
from tests.marks import soak

BOT = {"kind": "bot", "level": "soldier"}
BEGINNING, WHOLE = 3, 3000              # decisions
PAUSE = 60                              # ms in which a touch changes the page
MOST_KEYS = 40                          # for one decision, or to come to a button
FIRST = 12                              # so many of a list are reached with a few keys
EXITS = 0.3                             # the share of exits
# What a screen reader says of each button: its name, its key, and whether it does anything.
HEARD = """(all) => all.map((each) => ({ name: (each.ariaLabel ?? each.innerText).replace(/\\s+/g, ' ').trim(),
    key: each.getAttribute('aria-keyshortcuts') ?? '', off: each.ariaDisabled === 'true' || each.disabled === true }))"""
FOCUSED = "() => (document.activeElement.ariaLabel ?? document.activeElement.innerText).replace(/\\s+/g, ' ').trim()"


class Table(NamedTuple):
    game: str
    scenario: str
    seats: int


TABLES = [Table("v_commandos", "lighthouse", 1), Table("operation_commando", "initiation", 2),
          Table("heroes_of_normandie", "first_contact", 2), Table("commandos_40k", "rescue", 2)]


class Listener:
    """Knows of the page only what a screen reader tells. Presses the key that a button names, else Tab until it is there."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.tab
        self.keys: Counter[str] = Counter()
        self.sent = 0                   # answers that have left the page
        player.is_page_marked = True
        self.page.on("websocket", lambda socket: socket.on("framesent", self.notice))

    def notice(self, frame: str | bytes) -> None:
        self.sent += json.loads(frame)["type"] == "act"

    def press(self, key: str) -> None:
        self.keys[key] += 1
        self.page.keyboard.press(key)

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name=self.player.say("web-game-decision"))

    @property
    def others(self) -> Locator:
        return self.page.get_by_role("region", name=self.player.say("web-pick-list"))

    def live(self) -> str:
        """What the live regions say now."""
        return " ".join(self.page.get_by_role(role).first.inner_text() for role in ("status", "alert"))

    def buttons(self, place: Locator) -> list[dict[str, str]]:
        heard: list[dict[str, str]] = place.get_by_role("button").evaluate_all(HEARD)
        return [button for button in heard if not button["off"]]

    def hears_the_question(self) -> None:
        """Waits until the page says aloud what is asked, or how the game has ended."""
        player = self.player
        player.wait(lambda: player.is_over or bool(player.options), "a question")
        player.wait(lambda: (player.update["ending"] or player.question)["text"] in self.live(), "these words aloud")

    def decide(self) -> None:
        """Presses keys until something else is asked: choices and members by their keys, the exit less often."""
        before, sent = self.player.update["seq"], self.sent
        for _ in range(MOST_KEYS):
            self.page.wait_for_timeout(FRESH)
            if self.sent > sent:
                return self.player.reach(before + 1, "the answer")
            if listed := self.buttons(self.others)[1:]:
                self.walk_to(self.player.rng.choice(listed[:FIRST])["name"])
                self.press_and_confirm("Enter")
            elif button := self.any_button():
                self.press_and_confirm("Enter" if "Enter" in button["key"] else button["key"])
        raise AssertionError(f"no key leads on from: {self.live()} {self.buttons(self.decision)}")

    def any_button(self) -> dict[str, str] | None:
        """One of those that name a key, undo excepted."""
        rng = self.player.rng
        choices = [button for button in self.buttons(self.decision) if button["key"] not in ("", "z")]
        exits = [button for button in choices if button["key"] == "0"]
        others = [button for button in choices if button["key"] != "0"]
        wanted = exits if exits and (not others or rng.random() < EXITS) else others
        return rng.choice(wanted) if wanted else None

    def press_and_confirm(self, key: str) -> None:
        """Once more where the page asks for it."""
        alert = self.page.get_by_role("alert").first
        before = alert.text_content()
        self.press(key)
        self.page.wait_for_timeout(PAUSE)
        now = alert.text_content() or ""
        if now != before and self.player.say("web-pick-again") in now:
            self.page.wait_for_timeout(FRESH)
            self.press(key)

    def walk_to(self, name: str) -> None:
        for _ in range(MOST_KEYS):
            if self.page.evaluate(FOCUSED) == name:
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")


@pytest.mark.parametrize(("table", "decisions"), [
    *(pytest.param(table, BEGINNING, id=f"{table.game}, beginning") for table in TABLES[::2]),
    *(pytest.param(table, WHOLE, id=table.game, marks=soak) for table in TABLES)])
def test_a_game_is_heard_and_played_by_keys_alone(visit: Visit, table: Table, decisions: int) -> None:
    player = visit("en", seed=4)
    seats = [{"kind": "me"}, BOT][:table.seats]
    listener = Listener(player)
    player.enter(player.create(game=table.game, scenario=table.scenario, seats=seats)["id"])
    made = 0
    listener.hears_the_question()
    while made < decisions and not player.is_over:
        listener.decide()
        listener.hears_the_question()
        made += 1
    print(f"{table.game}: {made} decisions, {listener.keys.total()} keys")
    if decisions == WHOLE:
        assert player.page.get_by_role("region", name=player.say("web-game-over")).count() == 1
