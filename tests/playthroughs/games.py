"""Plays the games of the playthroughs and writes down what happened, a text for each decision.

    python -m tests.playthroughs.games heroes_of_normandie 3       # game 3, in words: compare it with that of another checkout
    python -m tests.playthroughs.games heroes_of_normandie --keep  # keeps the hashes of its games as they are played now

The games of a file were chosen by ``tests.playthroughs.choose``.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random

from bocage.core.action import Action
from bocage.core.conformance.choosers import mutations
from bocage.core.conformance.series import begin_one
from bocage.core.errors import Illegal, Unreadable
from bocage.core.match import Match
from bocage.games import find

SEED = 7
GAMES = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
LONGEST = {"heroes_of_normandie": 900, "commandos_40k": 400}   # decisions of a game
TOGETHER = 20                   # so many decisions have one hash
TRIED = 3                       # at every third decision something is tried that may be refused
ASIDE = 4                       # so often a kind of option is tried aside in a game, at each kind of question
HEARD = 200                     # so many earlier options are remembered, to be tried when they are not offered

Moment = tuple[str, ...]        # the lines about one decision


class Choices:
    """Chooses what was rare in this game: kinds of actions, and actions of one kind, that were seldom chosen. No judgement of a
    bot has a part in it, so that a playthrough changes only with the rules."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.verbs: Counter[str] = Counter()
        self.texts: Counter[str] = Counter()
        self.seen_aside: Counter[tuple[str, str]] = Counter()

    def among(self, options: tuple[Action, ...]) -> Action:
        weights = [1 / (1 + self.verbs[action.verb]) / (1 + self.texts[action.text]) for action in options]
        action = self.rng.choices(options, weights)[0]
        self.verbs[action.verb] += 1
        self.texts[action.text] += 1
        return action

    def aside(self, kind: str, options: tuple[Action, ...], chosen: Action) -> Action | None:
        """Another option of a kind that was seldom looked at; None if all were looked at often."""
        others = [option for option in options if option != chosen]
        if not others:
            return None
        others = [option for option in others if option.verb != chosen.verb] or others
        action = min(others, key=lambda option: (self.seen_aside[kind, option.verb], self.texts[option.text]))
        self.seen_aside[kind, action.verb] += 1
        return action if self.seen_aside[kind, action.verb] <= ASIDE else None


def moments(game: str, number: int) -> Iterator[Moment]:
    """A game of the series with its own scenario, forces and settings, decision by decision."""
    match, _, _ = begin_one(find(game), SEED, number)
    rng = Random(f"playthrough {number}")
    choices, heard = Choices(rng), {"": None}
    yield (f"{match.setup.scenario} {match.setup.options}", *told(match, 0))
    while match.decision is not None and len(match.moves) < LONGEST.get(game, 10_000):
        decision, since = match.decision, len(match.log)
        options = tuple(decision.options)
        texts = [option.text for option in options]
        lines = [f"{decision.by} {decision.kind} {decision.about} {decision.rule}: {' | '.join(texts)}"]
        if len(match.moves) % TRIED == 0:
            lines += (f"  {text}: {answer(match, text)}" for text in (*mutations(texts, rng, 2), rng.choice(list(heard))))
        heard |= dict.fromkeys(islice(texts, HEARD - min(HEARD, len(heard))))
        action = choices.among(options)
        if other := choices.aside(decision.kind, options, action):
            lines += aside(match, other)
        match.play(action, match.entitled(action)[0])
        yield (*lines, f"> {action.text}", *told(match, since))
    yield (f"{match.result}", match.hash())


def aside(match: Match, action: Action) -> Iterator[str]:
    """What another option would have led to."""
    copy, since = match.copy(), len(match.log)
    copy.play(action, copy.entitled(action)[0])
    yield f"  instead {action.text}: {copy.decision and copy.decision.kind}"
    yield from told(copy, since)


def answer(match: Match, text: str) -> str:
    """What is answered to an attempt: the rule that forbids it, or that it is allowed."""
    try:
        match.check(text)
    except Illegal as refusal:
        return refusal.rule
    except Unreadable:
        return "not readable"
    return "allowed"


def told(match: Match, since: int) -> Iterator[str]:
    return (f"  {event.name} {event.args} {event.rule} {event.seats or ''}" for event in match.log[since:])


def hashes(game: str, number: int) -> list[str]:
    """One for each so many decisions."""
    playing, found = moments(game, number), []
    while together := list(islice(playing, TOGETHER)):
        found.append(sha256("\n".join(line for moment in together for line in moment).encode()).hexdigest()[:8])
    return found


def file_of(game: str) -> Path:
    return Path(__file__).parent / f"{game}.txt"


def kept(game: str) -> dict[int, list[str]]:
    """The hashes of the games that are kept, by their numbers."""
    lines = [line.split() for line in file_of(game).read_text(encoding="utf-8").splitlines()]
    return {int(number): found for number, *found in lines}


def keep(game: str, numbers: Iterable[int]) -> None:
    lines = [f"{number} {' '.join(hashes(game, number))}\n" for number in numbers]
    file_of(game).write_text("".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("number", nargs="?", type=int)
    how.add_argument("--keep", action="store_true")
    wanted = parser.parse_args()
    if wanted.keep:
        keep(wanted.game, kept(wanted.game))
    else:
        for at, moment in enumerate(moments(wanted.game, wanted.number)):
            print(f"{at}. " + "\n".join(moment))


if __name__ == "__main__":
    main()
