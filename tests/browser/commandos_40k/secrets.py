"""Two people at two screens play the same battle several times; what one of them keeps secret is another thing each time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.browser.company import TWO, at_table, follow
from tests.browser.commandos_40k.hands import Keys
from tests.browser.commandos_40k.table import GAME, is_shown
from tests.browser.player import Frame, Player

NEVER = 60                              # so many choices lead past every moment that is looked for
SMALLEST = {"army_1": "concord; con_chief leader; con_lancer; con_breacher", "board": "plaza",
            "army_2": "rustborn; rus_caller leader; rus_brawler*2"}
# What Bert answers, who has nothing to hide.
PLAIN = {"recon": "recon survey_ground", "move_start": "pass"}


class Swift(Keys):
    """By keyboard, but without Tab: how one comes to a place is not what is looked at here."""

    def walk_to(self, name: str) -> None:
        self.player.page.locator(f'.kt-table [data-model="{name}"]').evaluate("(model) => model.focus()")

    def to_cursor(self) -> None:
        self.player.page.locator("[data-cursor]").evaluate("(cursor) => cursor.focus()")


class Battle:
    """One of those battles. ``secret``: what Anna answers where she is asked in secret, by the kind of the question."""

    def __init__(self, anna: Player, bert: Player, secret: Mapping[str, str]) -> None:
        self.players = anna, bert
        self.wanted = {anna: secret, bert: PLAIN}
        bert.frames.clear()
        made = anna.create(game=GAME, scenario="exfiltration", seats=TWO, options=SMALLEST)
        self.id = made["id"]
        anna.enter(self.id)
        follow(bert, made["invitations"][0]["secret"])
        at_table(bert)

    def until(self, kind: str, seat: int) -> None:
        """They play until that is asked of that seat."""
        for _ in range(NEVER):
            who = self.whose()
            if (who.question["kind"], self.players.index(who)) == (kind, seat):
                return
            self.choose(who, self.answer(who))
        raise AssertionError(f"nobody was asked {kind}")

    def whose(self) -> Player:
        """Whose choice it is now; both have been told everything."""
        one, two = self.players
        one.wait(lambda: bool(one.options or two.options) and one.update["seq"] == two.update["seq"], "a question")
        return one if one.options else two

    def answer(self, who: Player) -> Frame:
        """What was agreed on, else the first that is offered."""
        wanted = self.wanted[who].get(who.question["kind"], "")
        return next(option for option in who.options if wanted in ("", option["action"]))

    def choose(self, who: Player, option: Frame) -> None:
        is_shown(who)
        before = who.update["seq"]
        Swift(who).choose(option)
        who.wait(lambda: who.update["seq"] > before, f"the answer to {option['action']}")

    # --- what Bert has been told --------------------------------------------------------------------------------------

    def told(self) -> list[Frame]:
        """Every position with its log and its question, as it came; of a clock only that it runs."""
        return [{**frame, "deadline": frame["deadline"] is not None} for frame in self.players[1].of_type("update")]

    def surveyed(self) -> dict[str, Frame]:
        """What the page has asked of the table; when it asks is a matter of milliseconds."""
        return {f"{frame['seq']} {frame['about']}": frame for frame in self.players[1].of_type("surveyed")}

    def page(self) -> str:
        """All that is in the page, for the eye or not."""
        is_shown(self.players[1])
        html: str = self.players[1].page.content()
        return html.replace(self.id, "")

    def served(self) -> str:
        """What the server answers to whoever asks it for more than the page does."""
        return " ".join(fetched(self.players[1], path) for path in ("/api/matches", "/api/me", f"/api/games/{GAME}/builder"))

    def records(self, number: int = 12) -> list[str]:
        """The saved game, as often as one likes to ask for it."""
        return [fetched(self.players[1], f"/api/matches/{self.id}/record") for _ in range(number)]


def fetched(player: Player, path: str) -> str:
    text: str = player.page.evaluate(f"fetch('{path}').then((answer) => answer.text())")
    return text


def words_in(value: Any) -> Iterator[str]:
    """Every text in a frame, but for the battlefield, which is the same for everybody, and for what one may choose oneself."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            if name not in ("table", "options", "names"):
                yield from words_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)


def holds(frames: list[Frame], *secrets: str) -> list[str]:
    """The texts in which one of those is named."""
    return [text for frame in frames for text in words_in(frame) if any(secret in text for secret in secrets)]


def differences(one: Any, two: Any, where: str = "") -> Iterator[str]:
    """What is not alike in two tellings of a battle, and where."""
    if isinstance(one, dict) and isinstance(two, dict):
        for name in {**one, **two}:
            yield from differences(one.get(name), two.get(name), f"{where}.{name}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for at, (a, b) in enumerate(zip(one, two, strict=True)):
            yield from differences(a, b, f"{where}[{at}]")
    elif one != two:
        yield f"{where}: {one} / {two}"
