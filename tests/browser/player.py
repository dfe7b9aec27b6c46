"""Somebody in front of the page. Reads what the page is told, acts only as a person can: mouse, finger, keys."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket

import bocage
from bocage.core.text import words

TEXT = Path(bocage.__file__).parent / "server" / "text"
GAME_TEXT = Path(bocage.__file__).parent / "games" / "v_commandos" / "text"
PATIENCE = 60.0                     # seconds until what does not come fails the test: on a machine busy with much else, too
SHORTEST, LONGEST = 8.0, 40.0       # ms between two looks at what is waited for: each look costs work, so ever fewer
MEANT = ("WebSocket connection", "ERR_CONNECTION", "ERR_INTERNET")      # faults that tests make on purpose
Frame = dict[str, Any]
Way = Callable[["Player", Frame], None]
Press = Callable[[Locator], None]
STEPS = 12                          # touches that lead to any option, with room to spare
CONFIRMS = ".go:not([data-own])"    # what waits for a second touch; a plan that is ready is filled too
HOLD = 1100                         # ms that a harmful exit is held down, and a little more
FILLED = ".pick [data-own].go"       # sends what is drawn, or a plan
# What the bar proposes where places are drawn on the board: a good place, the farthest path.
PROPOSED = ".pick [data-own=mine], .pick [data-own=far]"
MOMENT = 80                         # ms in which the page sends the next answer of a plan
FRESH = 260                         # ms in which a key after a new question answers nothing, and a little more
Visit = Callable[..., "Player"]       # opens a page, as the fixture ``visit`` does
Enough = Callable[[], bool]             # whether a player has seen what a test is about, and stops


def never() -> bool:
    return False


class Player:
    """``first``: where the player arrives unless the test goes somewhere else at once, to a game for example: nobody loads a
    page only to leave it."""

    def __init__(self, page: Page, url: str, rng: Random, settings: Frame) -> None:
        self.tab = page
        self.first: str | None = None
        self.url = url
        self.rng = rng
        self.say = words(settings["lang"], TEXT, GAME_TEXT)
        self.faults: list[str] = []
        self.requests: list[str] = []
        self.frames: list[Frame] = []
        self.update: Frame = {}
        self.on_board = 0               # choices that were made on the board
        self.is_page_marked = False     # whether a test has done to it what ``let_go`` cannot undo: nobody uses it afterwards
        self.scripts = ExitStack()
        self.ears: dict[str, Callable[[Any], None]] = {
            "pageerror": lambda error: self.faults.append(str(error)), "console": self.read_console,
            "websocket": self.listen}
        page.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps(json.dumps(settings))
        self.add_script(f"localStorage.getItem('bocage') ?? localStorage.setItem('bocage', {kept})")
        for event, ear in self.ears.items():
            page.on(event, ear)         # type: ignore[call-overload]

    @property
    def page(self) -> Page:
        if self.first is not None:
            self.open(self.first)
        return self.tab

    def add_script(self, script: str) -> None:
        """Runs that at the beginning of every page that is loaded from now on."""
        self.scripts.enter_context(self.tab.add_init_script(script))

    def listen_to_requests(self) -> None:
        """A page asks for fifty files: to be told of each costs more than most tests want to know."""
        self.ears["request"] = lambda request: self.requests.append(request.url)
        self.tab.on("request", self.ears["request"])

    def let_go(self) -> None:
        """Takes back what was done to the page."""
        for event, ear in self.ears.items():
            self.tab.remove_listener(event, ear)
        self.scripts.close()

    # --- what the page is told ----------------------------------------------------------------------------------------

    def read_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in MEANT):
            self.faults.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, frame: Frame) -> None:
        self.frames.append(frame)
        if frame["type"] == "update":
            self.update = frame

    @property
    def question(self) -> Frame:
        return self.update.get("question") or {}

    @property
    def options(self) -> list[Frame]:
        offered: list[Frame] = self.question.get("options", [])
        return offered

    @property
    def is_over(self) -> bool:
        return self.update.get("ending") is not None

    def of_type(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == kind]

    def wait(self, until: Callable[[], bool], what: str = "something to happen") -> None:
        deadline, pause = time.monotonic() + PATIENCE, SHORTEST
        while not until():
            assert time.monotonic() < deadline, f"waited for {what} at {self.update.get('seq')}: {self.question.get('text')}"
            self.page.wait_for_timeout(pause)
            pause = min(1.5 * pause, LONGEST)

    def reach(self, seq: int, what: str) -> None:
        """Waits until the page is told of this change."""
        self.wait(lambda: bool(self.update["seq"] >= seq), what)

    # --- getting about ------------------------------------------------------------------------------------------------

    def open(self, path: str = "") -> None:
        self.first = None
        self.tab.goto(f"{self.url}/{path}")
        self.tab.locator("main").first.wait_for()

    def settle(self) -> None:
        """Waits until the page asks something and goes on asking it (a plan answers by itself), or until the game is over."""
        self.wait(lambda: self.is_over or self.asks_on(), "a question that stays")

    def asks_on(self) -> bool:
        """Whether the question is drawn, and still the same a moment later."""
        seq = self.update["seq"]
        if not self.options or not self.page.locator(f'.pick[data-seq="{seq}"]').count():
            return False
        self.page.wait_for_timeout(MOMENT)
        return bool(self.update["seq"] == seq)

    def match_id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def enter(self, match: str, watch: bool = False) -> None:
        self.update = {}
        self.open(f"#/{'watch' if watch else 'match'}/{match}")
        self.wait(lambda: bool(self.update), "the position")

    def create(self, **new: Any) -> Frame:
        """A game made by this person's browser, past the forms: for tests that are about something else."""
        body = {"game": "v_commandos", "scenario": "lighthouse", "seats": [{"kind": "me"}], **new}
        return self.post("/api/matches", body)

    def resume(self, record: str, **more: Any) -> Frame:
        """A game that goes on from that record."""
        return self.post("/api/matches/resume", {"record": record, "seats": [{"kind": "me"}], **more})

    def teach(self, game: str, lesson: str) -> Frame:
        """A lesson from its beginning."""
        return self.post(f"/api/games/{game}/lessons/{lesson}", {})

    def post(self, path: str, body: Frame) -> Frame:
        answer = self.tab.evaluate("""async ([path, body]) => {
            const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
            await fetch('/api/me', { ...post, body: '{}' })
            const answer = await fetch(path, { ...post, body: JSON.stringify(body) })
            return [answer.status, await answer.json()] }""", [path, body])
        assert answer[0] in (200, 201), answer
        found: Frame = answer[1]
        return found

    # --- choosing -----------------------------------------------------------------------------------------------------

    def choose(self, option: Frame, way: Way) -> None:
        """Makes a choice in that way and waits until the server has answered."""
        before = self.update["seq"]
        way(self, option)
        self.reach(before + 1, f"the answer to {option['action']}")

    def pick(self) -> Frame:
        """Any option, but not for ever between the same two."""
        return self.rng.choice(self.options)

    def play(self, way: Way, choices: int = 3000, enough: Enough = never) -> int:
        """Plays on until the game is over, so many choices are made, or it is enough; gives back how many choices were made."""
        for made in range(choices):
            self.wait(lambda: self.is_over or bool(self.options), "a question")
            if self.is_over or enough():
                return made
            self.choose(self.pick(), way)
        return choices

    def button(self, key: str) -> Locator:
        """A button by the key of its words."""
        return self.page.get_by_role("button", name=self.say(key)).first

    def bar(self, option: Frame) -> Locator:
        """The option in the bar, or in the list of those that have no room there."""
        action = option["action"]
        return self.page.locator(f'.pick [data-action="{action}"], .list [data-action="{action}"]')

    def is_confirming(self) -> bool:
        """Whether an option waits for its second touch."""
        return self.page.locator(f".pick {CONFIRMS}, .list .armed").count() > 0

    def lead_to(self, option: Frame, press: Press) -> Locator:
        """Narrows the choice until the option stands in the bar or in the list: a switch, a family, a member, *others*."""
        self.page.locator(f'.pick[data-seq="{self.update["seq"]}"]').wait_for()
        for _ in range(STEPS):
            if self.bar(option).count():
                return self.bar(option).first
            press(self.next_step(option))
        raise AssertionError(f"no way to {option['action']}")

    def next_step(self, option: Frame) -> Locator:
        for fact, value in option["about"].items():
            switch = self.page.locator(f'.pick [data-how="{fact}"] [data-value="{value}"][aria-checked=false]')
            if switch.count():
                return switch
            dial = self.page.locator(f'.pick [data-how="{fact}"] [data-turn]:not([data-set="{value}"])')
            if dial.count():
                return dial
        for slot in self.page.locator(".pick [data-holds]").all():
            if option["action"] in (slot.get_attribute("data-holds") or "").split("\n"):
                return slot
        return self.page.locator(".pick [data-others]")

    def is_drawn(self, option: Frame) -> bool:
        """Whether the option is drawn on the board, or part of a plan: the bar has buttons of its own then, and none for it."""
        self.page.locator(f'.pick[data-seq="{self.update["seq"]}"]').wait_for()
        beside = self.bar(option).count() + self.page.locator(".pick [data-others]").count()
        return self.page.locator(".pick [data-own]").count() > 0 and not beside

    def take_proposal(self, press: Press) -> None:
        """Sends the plan that is ready, or the place or path that the bar proposes."""
        before, filled = self.update["seq"], self.page.locator(FILLED)
        if not filled.count():
            press(self.page.locator(PROPOSED).first)
            self.wait(lambda: self.update["seq"] > before or filled.count() > 0, "a place or a path")
        if self.update["seq"] == before:
            press(filled)


# --- ways to choose ---------------------------------------------------------------------------------------------------


def by_mouse(player: Player, option: Frame) -> None:
    """On the board where the option shows there, else in the bar; once more where that is asked for."""
    before = player.update["seq"]
    if clicked_on_board(player, option):
        player.on_board += 1
    else:
        pressed(player, option, Locator.click)
    if waits_for_confirmation(player, before):
        player.bar(option).first.click()


def pressed(player: Player, option: Frame, press: Press) -> None:
    """What gives something up is held down. Of places and plans, those that the bar proposes."""
    if player.is_drawn(option):
        player.take_proposal(press)
        return
    button = player.lead_to(option, press)
    if option["exit"]:
        player.page.wait_for_timeout(FRESH)             # at once after another exit it would be taken for a double click
    if "bad" in (button.get_attribute("class") or "").split():
        button.dispatch_event("pointerdown")
        player.page.wait_for_timeout(HOLD)
    else:
        press(button)


def clicked_on_board(player: Player, option: Frame) -> bool:
    """Clicks the tile that an option is about; where it could mean several things, the way that is drawn then, or the menu."""
    tile = option["about"].get("tile")
    if option["verb"] not in ("move", "stealth_move") or tile is None or "payment" in option["about"]:
        return False
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    walk = player.page.locator(f'[data-walk="{tile}"] rect')
    if not walk.count():
        return False                    # another's option: he is touched first
    spot = walk.first.bounding_box()
    assert spot is not None
    action = option["action"]
    item = player.page.locator(f'[role=menu] [data-action="{action}"], .board [data-way="{action}"]')
    before, armed = player.update["seq"], player.page.locator(".pick .go")
    player.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    player.wait(lambda: item.count() > 0 or player.update["seq"] > before or armed.count() > 0, "a way or an answer")
    if item.count():
        item.click()
    return True


def by_finger(player: Player, option: Frame) -> None:
    """The same with taps. Two at once on one place are taken for a double tap."""
    before = player.update["seq"]
    pressed(player, option, by_tap)
    if waits_for_confirmation(player, before):
        player.bar(option).first.tap()


def by_tap(button: Locator) -> None:
    button.page.wait_for_timeout(FRESH)
    button.tap()


def by_keys(player: Player, option: Frame) -> None:
    """By the keys of families, members and the exit, else by Tab to the button and Enter; the same once more where asked."""
    before = player.update["seq"]
    player.page.locator(f'.pick[data-seq="{before}"]').wait_for()       # the page may hear of a question later than the test
    player.page.wait_for_timeout(FRESH)
    button = player.lead_to(option, by_key)
    by_key(button)
    if waits_for_confirmation(player, before):
        by_key(player.bar(option).first)


def by_key(button: Locator) -> None:
    key = button.locator("kbd")
    if key.count():
        button.page.keyboard.press(key.first.inner_text().lower())
    else:
        button.focus()
        button.page.keyboard.press("Enter")


def waits_for_confirmation(player: Player, before: int) -> bool:
    player.wait(lambda: player.update["seq"] > before or player.is_confirming(), "an answer or a confirmation")
    if player.update["seq"] == before:
        player.page.wait_for_timeout(FRESH)             # a second touch at once would be taken for a double click
    return bool(player.update["seq"] == before)
