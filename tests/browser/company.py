"""Several people before several screens: how they come to one table, and play there by turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.player import Player, Way

SQUAD = {"squad": "scout:blue,sapper:blue"}
TWO = [{"kind": "me"}, {"kind": "open"}]

# --- coming to the table ----------------------------------------------------------------------------------------------


def call_oneself(player: Player, name: str) -> None:
    """Says one's name on the page of settings."""
    player.open("#/settings")
    player.page.locator("#name").fill(name)
    player.button("web-set-save").click()
    player.button("web-set-saved").wait_for()


def form(player: Player, *seats: str) -> None:
    """The form of a new game, with these seats beside one's own: here, open, bot."""
    player.open("#/new/v_commandos")
    for kind in seats:
        player.button(f"web-seat-add-{kind}").click()


def submit(player: Player) -> None:
    name = player.say("web-form-create", name=player.say("terrain-lighthouse"))
    player.page.get_by_role("button", name=name).click()


def at_table(player: Player) -> str:
    """Waits until the table is there; gives back which game it is."""
    player.wait(lambda: bool(player.update), "the position")
    player.page.locator(".board svg, .board .oc-board").first.wait_for()
    return player.match_id()


def pair(one: Player, two: Player, **new: Any) -> str:
    """A game of two, past the forms."""
    made = one.create(seats=TWO, options=SQUAD, **new)
    one.enter(made["id"])
    follow(two, made["invitations"][0]["secret"])
    return at_table(two)


def follow(player: Player, secret: str) -> None:
    """Follows an invitation as somebody who has not said a name yet, and says none."""
    player.open(f"#/join/{secret}")
    player.button("web-join-sit").click()


def come_back(player: Player) -> Player:
    """Closes the page and opens another in the same browser, in the lobby."""
    context = player.page.context
    player.page.close()
    again = Player(context.new_page(), player.url, player.rng, {"lang": player.say.lang})
    again.faults = player.faults
    again.open()
    return again


def forgive(player: Player, status: str) -> None:
    """The browser notes every request that is refused; this one was meant to be."""
    player.wait(lambda: any(status in fault for fault in player.faults), f"a refusal with {status}")
    player.faults[:] = [fault for fault in player.faults if status not in fault]


# --- at the table -----------------------------------------------------------------------------------------------------


def seat_of(player: Player, name: str) -> Locator:
    """The line of that person in the list of seats."""
    return player.page.locator(".seat").filter(has_text=name)


def log_of(player: Player) -> str:
    """The log on the screen, without who did it: one's own deeds go without a name."""
    told = player.page.locator(".log .e").evaluate_all(
        "all => all.flatMap((each) => [...each.childNodes].filter((part) => !part.classList?.contains('by'))).map("
        "(part) => part.textContent).join(' ')")
    return " ".join(told.split())


def same_log(*players: Player) -> None:
    """Waits until the same is to be read on all screens."""
    players[0].wait(lambda: len({log_of(player) for player in players}) == 1, "the same log")


def board_of(player: Player) -> list[str]:
    """What a listener hears of each tile."""
    found: list[str] = player.page.locator("[data-walk]").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return found


def on_screen(player: Player) -> None:
    """Waits until the page shows what it has been told last."""
    if player.options:
        player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()


def together(players: Sequence[Player]) -> None:
    """Waits until all have been told the same."""
    for player in players:
        player.wait(lambda: len({each.update.get("seq") for each in players}) == 1, "the others")


def take_turns(players: Sequence[Player], way: Way, choices: int = 3000, seen: Callable[[Player], None] = on_screen) -> int:
    """They play on until the game is over or so many choices are made, each time somebody who may; ``seen`` looks on."""
    first = players[0]
    for made in range(choices):
        together(players)
        first.wait(lambda: first.is_over or any(player.options for player in players), "a question")
        if first.is_over:
            return made
        who = first.rng.choice([player for player in players if player.options])
        seen(who)
        who.choose(who.pick(), way)
    together(players)
    return choices


# --- the line ---------------------------------------------------------------------------------------------------------


class Line:
    """Somebody's line to the server, from the next page on: it can be cut and mended, or hold back what the server says."""

    def __init__(self, player: Player) -> None:
        self.is_cut = False
        self.is_slow = False
        self.held: list[str | bytes] = []
        self.page: WebSocketRoute | None = None
        self.server: WebSocketRoute | None = None
        player.is_page_marked = True
        player.tab.route_web_socket("**/ws/*", self.opened)

    def opened(self, page: WebSocketRoute) -> None:
        if self.is_cut:
            page.close()
            return
        self.page, self.server = page, page.connect_to_server()
        self.server.on_message(self.said)

    def said(self, frame: str | bytes) -> None:
        assert self.page is not None
        if self.is_slow:
            self.held.append(frame)
        else:
            self.page.send(frame)

    def cut(self) -> None:
        assert self.page is not None
        assert self.server is not None
        self.is_cut = True
        self.page.close()
        self.server.close()

    def mend(self) -> None:
        self.is_cut = False

    def slow(self) -> None:
        self.is_slow = True

    def deliver(self) -> None:
        """What was held back arrives, in order."""
        assert self.page is not None
        self.is_slow = False
        for frame in self.held:
            self.page.send(frame)
        self.held.clear()
