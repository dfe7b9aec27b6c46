"""The same game without a screen, beside the one in the browser: it knows who may know what, and reads what was sent.

The server's games have a known seed (``seeded``); whatever is chosen there is chosen here too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

import bocage
from bocage.games.operation_commando.pieces import DE, NOBODY, SIDES, US
from bocage.server.wire import frames
from tests.browser.operation_commando.table import GAME
from tests.browser.player import Frame
from tests.browser.seeded import SEED

CARD = re.compile(r"\b(?:us|de)_[a-z0-9_]+")
EYES = (US, DE, None)
SENTENCES = ("text", "label")           # words for people, in which a terrain's name may be any word
Eye = int | None


class Truth:
    def __init__(self, scenario: str) -> None:
        self.match = bocage.new(GAME, scenario, ["Anna", "Bert"], seed=SEED)
        self.known: dict[tuple[int, Eye], set[str]] = {}
        self.views: dict[tuple[int, Eye], Any] = {}
        self.note()

    def follow(self, option: Frame) -> None:
        self.match.play(option["action"], option["seat"])
        self.note()

    def note(self) -> None:
        seq = len(self.match.moves)
        for eye in EYES:
            self.known[seq, eye] = self.told(eye) | self.on_table(eye)
            self.views[seq, eye] = msgspec.json.decode(frames.to_json(self.match.view(eye)))

    # --- who may know what --------------------------------------------------------------------------------------------

    def on_table(self, eye: Eye) -> set[str]:
        """All that lies open, and what is one's own. Written down anew from the table, not asked of the view that is tested."""
        s, b = self.match.state, self.match.board
        cards = [card for side in (US, DE) for card in (*s.units[side], *s.tilted[side], *s.beside[side], *s.in_play[side],
                                                        *s.actions[side], *s.discard[side][-1:])]
        own = [] if eye is None else [card for card in b.ids if card.startswith(f"{SIDES[eye]}_")]
        seen = [at for at, open_ in zip(s.grid, s.open, strict=True) if at != NOBODY and (open_ or eye == DE)]
        scouted = [at for at, was in zip(s.grid, s.scouted, strict=True) if at != NOBODY and was and eye == US]
        return {*(b.ids[card] for card in cards), *own, *(b.terrain_ids[at] for at in (*seen, *scouted)),
                *(b.terrain_ids if eye == DE else ())}

    def told(self, eye: Eye) -> set[str]:
        """What the events of this turn have told those eyes; of the whole game when it is over."""
        match = self.match
        since = match.ruleset.knowledge.log_from(match.log) if match.decision else 0
        facts = [match.ruleset.display.event_facts(match.board, event) for event in match.log[since:] if event.seen_by(eye)]
        return {word for each in facts for word in words_in(each)}

    def hidden_cards(self, eye: Eye) -> set[str]:
        """Cards in hands that those eyes do not see, unless another of the same name lies where they do."""
        s, b = self.match.state, self.match.board
        return {b.ids[card] for side in (US, DE) if side != eye for card in s.hand[side]} - self.open_cards(eye)

    def open_cards(self, eye: Eye) -> set[str]:
        return self.known[len(self.match.moves), eye] & {*self.match.board.ids}

    # --- what was sent ------------------------------------------------------------------------------------------------

    def leaks(self, sent: Iterable[Frame]) -> list[str]:
        """Names in those frames that whoever looked (so an update says) could not know when they came."""
        found: list[str] = []
        eye: Eye = None
        seq = -1
        for frame in sent:
            seq = frame.get("seq", seq)
            if frame["type"] == "update":
                eye = frame["eyes"][0] if frame["eyes"] else None
            found += [f"{name} in {frame['type']} {seq}" for name in self.names_in(frame) - self.known.get((seq, eye), set())]
        return found

    def names_in(self, frame: Frame) -> set[str]:
        cards = set(CARD.findall(msgspec.json.encode(frame).decode()))
        return {*cards & {*self.match.board.ids}, *words_in(frame) & {*self.match.board.terrain_ids}}


def words_in(value: Any) -> set[str]:
    return set(each_word(value))


def each_word(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for field, part in value.items():
            if field not in SENTENCES:
                yield from each_word(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from each_word(part)
