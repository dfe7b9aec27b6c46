"""The same game without a screen, beside the one in the browsers: it knows who may know what, and reads what was sent.

The server's games have a known seed (``seeded``); whatever is chosen there is chosen here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.record import reading
from bocage.core.decision import Decision
from bocage.games.heroes_of_normandie.pieces import OPEN
from bocage.server.wire import frames
from tests.browser.player import Frame, Player
from tests.browser.seeded import SEED

EYES = (0, 1, None)
SEEN = 1                                # all have seen how it lay down in ambush
SECRETS = ("card", "card2", "token", "recruit")         # facts by these names tell what may be hidden
PLAIN = ("welcome", "ack", "seats", "thinking", "pong", "update", "odds", "surveyed")
Eye = int | None


def as_json(value: Any) -> Any:
    return msgspec.json.decode(frames.to_json(value))


class Truth:
    def __init__(self, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """As the server goes on with a record where others play: with another seed."""
        monkeypatch.setattr(reading, "token_hex", lambda _: SEED)
        self.match = bocage.load(bocage.load(text).record(secret=False))
        self.views: dict[tuple[int, Eye], Any] = {}
        self.unknown: dict[int, set[int]] = {}
        self.seq = 0
        self.note()

    def follow(self, update: Frame, action: str) -> None:
        """Somebody has chosen that, and windows after it have been let pass for those who wish it: so the update says."""
        assert update["seq"] == self.seq + 1
        self.seq += 1
        self.play(action)
        asked = update["question"]
        while asked and (asked["kind"], tuple(asked["by"])) != (self.decision.kind, self.decision.by):
            windows = self.match.ruleset.display.windows
            assert self.decision.kind in windows, f"nobody may pass for others at {self.decision.kind}"
            self.play("pass")
        self.note()

    def play(self, action: str) -> None:
        self.match.play(action, self.decision.by[0])

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    def note(self) -> None:
        s = self.match.state
        self.unknown[self.seq] = {unit for unit, hidden in enumerate(s.hidden) if hidden != OPEN and s.traced[unit] != SEEN}
        for eye in EYES:
            self.views[self.seq, eye] = as_json(self.match.view(eye))

    # --- what was sent ------------------------------------------------------------------------------------------------

    def leaks(self, sent: Iterable[Frame], eye: Eye) -> list[str]:
        """What those frames tell that those eyes could not know."""
        sent = [*sent]
        found = [f"a frame of type {frame['type']}" for frame in sent if frame["type"] not in PLAIN]
        for update in (frame for frame in sent if frame["type"] == "update"):
            at = update["seq"]
            found += [] if update["view"] == self.views[at, eye] else [f"the view at {at}"]
            found += [f"{what} at {at}" for what in secrets_in(update["view"], eye, self.unknown[at])]
            found += [f"{event['name']} at {at}" for event in update["log"] if not self.may_hear(event, eye)]
            asked = update["question"] or {"by": [], "options": [], "about": {}}
            found += [f"options at {at}"] if asked["options"] and eye not in asked["by"] else []
            if eye not in asked["by"]:
                found += [f"{fact} at {at}" for fact in asked["about"] if fact in SECRETS]
        return found

    def may_hear(self, event: Frame, eye: Eye) -> bool:
        real = self.match.log[event["n"]]
        return real.seen_by(eye) and event["facts"] == as_json(self.match.ruleset.display.event_facts(self.match.board, real))

    def hidden_words(self, player: Player, eye: Eye) -> set[str]:
        """Names of cards in others' hands, unless one of that name lies where those eyes see it."""
        hands = [card for seat in (0, 1) if seat != eye for card in self.views[self.seq, seat]["seats"][seat]["hand"]]
        view = self.views[self.seq, eye]
        known = {*words_in(view), *(card for pile in view["piles"] for card in pile["discard"])}
        return {player.say(f"card-{card}") for card in hands if card not in known}


def secrets_in(view: Frame, eye: Eye, unknown: set[int]) -> list[str]:
    """What a view may never tell: others' hands and tokens in hand, orders that lie face down, who lies in ambush."""
    hands = [f"the hand of seat {seat['seat']}" for seat in view["seats"]
             if seat["seat"] != eye and (seat["hand"] or seat["tokens"])]
    others = [unit for unit in view["units"] if unit["seat"] != eye]
    orders = [f"the order of {unit['id']}" for unit in others if unit["order"] == "fresh" and unit["token"] not in ("", "?")]
    return [*hands, *orders, *(f"who {unit['id']} is" for unit in others if unit["id"] in unknown and unit["type"])]


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words_in(part)
