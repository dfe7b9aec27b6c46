"""An example of the rules as a replay: its moments are asked for like those of any other."""

from __future__ import annotations

from bocage.core.contract import AnyRuleset
from bocage.core.errors import BocageError, Illegal
from bocage.core.match import Match
from bocage.core.record.replaying import Replay, replay
from bocage.examples.content import Example, before_of, example_of, title_of
from bocage.examples.playing import play
from bocage.games import find
from bocage.server.web.refusals import Refusal
from bocage.server.wire import replay_frames


class ExampleReplay(Replay):
    """The replay of an example; ``refusal``: why its last action is refused."""

    __slots__ = ("example", "refusal")

    def __init__(self, match: Match, example: Example, refusal: Illegal | None) -> None:
        super().__init__(match)
        self.example = example
        self.refusal = refusal
        self.public = True

    def told_in(self, lang: str) -> replay_frames.ExampleTold:
        ruleset, example, said = self.match.ruleset, self.example, self.example.said(lang)
        refusal = self.refusal.reason.say(lang) if self.refusal and self.refusal.reason else ""
        return replay_frames.ExampleTold(
            title_of(ruleset, example, lang), before_of(ruleset, example, lang), said.steps, said.after, bool(example.dice),
            self.tried(lang), refusal)

    def tried(self, lang: str) -> str:
        """What is refused, as a button would say it."""
        match = self.match
        if self.refusal is None or match.decision is None:
            return ""
        namer = match.ruleset.display.screen(match.board, lang).namer
        return namer.action(match.read(self.example.refused), match.state, match.decision)


def example_replay(key: str) -> ExampleReplay:
    """``key``: the game and the example, ``v_commandos.ex-06``."""
    game, _, id = key.partition(".")
    try:
        ruleset: AnyRuleset = find(game)
    except BocageError:
        raise Refusal("nowhere", 404) from None
    example = example_of(ruleset, id)
    if example is None:
        raise Refusal("nowhere", 404)
    played = play(ruleset, example)
    made = replay(played.match.record(), lambda game: ruleset)
    found = ExampleReplay(made.match, example, played.refusal)
    found.kept = made.kept
    return found
