"""Two at one screen: the curtain between them, and what it must hide."""

from __future__ import annotations

from tests.browser.operation_commando.table import brisk
from tests.browser.operation_commando.truth import CARD, Eye, Truth
from tests.browser.player import Enough, Frame, Player, Way, never

HOLD = 800                              # ms: longer than the curtain wants to be held
BRIEF = 150                             # ms: not long enough
LAID = 3                                # so many terrains the German lays by hand, then the rest at random


class TwoAtOneScreen:
    """They play by turns; at every curtain what is behind it is looked for in the page."""

    def __init__(self, player: Player, scenario: str) -> None:
        self.player = player
        self.truth = Truth(scenario)
        self.looks: Eye = None
        self.curtains = 0
        self.laid = 0

    def play(self, way: Way, hold: Way, choices: int = 3000, held: int = 3, enough: Enough = never) -> int:
        """``hold`` opens the first curtains, as it is meant; a click alone (from a reader of screens) opens the others."""
        for made in range(choices):
            if self.truth.match.decision is None or enough():
                return made
            self.turn_over(hold if self.curtains < held else by_reader)
            option = self.choice()
            self.player.choose(option, way)
            self.truth.follow(option)
        return choices

    def choice(self) -> Frame:
        rest = [option for option in self.player.options if option["verb"] == "lay_rest"]
        if not rest:
            return brisk(self.player)
        if self.laid == LAID:
            return rest[0]
        option = self.player.rng.choice([option for option in self.player.options if option["verb"] != "lay_rest"])
        self.laid += option["verb"] == "put"
        return option

    def turn_over(self, lift: Way) -> None:
        """A curtain when the other is due, and only then."""
        player, decision = self.player, self.truth.match.decision
        assert decision is not None
        seat = decision.by[0]
        player.wait(lambda: player.update["seq"] == len(self.truth.match.moves), "the curtain or a question")
        assert player.update["curtain"] == (None if seat == self.looks else seat)
        if seat != self.looks:
            self.is_closed()
            lift(player, {})
            player.wait(lambda: player.update["eyes"] == [seat], "the curtain to open")
            self.curtains += 1
            self.looks = seat

    def is_closed(self) -> None:
        """Neither hand is in the page: no card, no name of one, no table at all."""
        page = self.player.page
        page.locator(".drape .hold").wait_for()
        assert page.locator(".oc-board, [data-card], [data-action], [data-spot]").count() == 0
        hidden = self.truth.hidden_cards(None)
        assert not hidden & {*CARD.findall(page.content())}
        words = page.locator("body").inner_text()
        open_ = " ".join(self.player.say(f"card-{card}") for card in self.truth.open_cards(None))
        names = [self.player.say(f"card-{card}") for card in hidden]
        assert not [name for name in names if name in words and name not in open_]


# --- ways to open it --------------------------------------------------------------------------------------------------


def by_mouse_held(player: Player, _: Frame) -> None:
    """A press that is too short opens nothing."""
    player.page.locator(".drape .hold").hover()
    for long in (BRIEF, HOLD):
        assert player.update["curtain"] is not None
        player.page.mouse.down()
        player.page.wait_for_timeout(long)
        player.page.mouse.up()


def by_key_held(player: Player, _: Frame) -> None:
    """The button has the focus already."""
    for long in (BRIEF, HOLD):
        assert player.update["curtain"] is not None
        player.page.keyboard.down(" ")
        player.page.wait_for_timeout(long)
        player.page.keyboard.up(" ")


def by_reader(player: Player, _: Frame) -> None:
    player.page.locator(".drape .hold").dispatch_event("click")
