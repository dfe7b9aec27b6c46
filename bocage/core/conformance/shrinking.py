"""Shrinks a game that breaks an oracle to a short one that still does."""

from __future__ import annotations

from random import Random

from bocage.core.conformance.referee import ALLOWED, ENDS, Fault, Referee, outcome
from bocage.core.contract import AnyRuleset
from bocage.core.history import Setup
from bocage.core.starting import start

SHRINK_TRIALS = 300
LOOKS = 40                      # oracles check at random, so one check may miss what another finds
# The oracles that look only at some decisions, because they cost much: without need they are left out here.
COSTLY = ("undo", "gibberish", "state copy", "snapshot", "odds", "record", "position text", "no exception")


def shrink(ruleset: AnyRuleset, setup: Setup, texts: list[str], oracle: str) -> str:
    """The shortest game found that still breaks the same oracle: drops ever smaller parts of it and plays the rest again."""
    best = texts
    trials, size, first = 0, max(1, len(best) // 2), 0
    while trials < SHRINK_TRIALS and size and oracle != ENDS:           # a game without end cannot be made shorter
        if first >= len(best):
            first, size = 0, size // 2
            continue
        trials += 1
        shorter = still_breaks(ruleset, setup, best[:first] + best[first + size:], oracle)
        first, best = (first + size, best) if shorter is None else (first, shorter)
    head = [f"# breaks: {oracle}", f"# {setup.game} {setup.scenario}, seats {', '.join(setup.seats)}, seed {setup.seeds[0][1]}",
            *(f"# {name} = {value}" for name, value in sorted(setup.options.items()))]
    return "\n".join([*head, *best])


def still_breaks(ruleset: AnyRuleset, setup: Setup, texts: list[str], oracle: str) -> list[str] | None:
    """Plays what can be played of a list of actions; returns those played when the oracle complains, else None."""
    match = start(ruleset, setup.scenario, setup.seats, setup.seeds[0][1], setup.options)
    referee = Referee(match, Random(oracle), thorough=1.0 if oracle in COSTLY else 0.0, often=float(len(texts) + 1))
    played: list[str] = []
    try:
        referee.pieces_are_conserved()
        for text in texts:
            if outcome(match, text) == ALLOWED:
                played.append(text)
                referee.play_on(text)
                referee.listen()
        return played if any(complains(referee, oracle) for _ in range(LOOKS)) else None
    except Fault as fault:
        return played if fault.oracle == oracle else None
    except Exception:  # all exceptions of the rules count as the oracle "no exception"
        return played if oracle == "no exception" else None


def complains(referee: Referee, oracle: str) -> bool:
    """Whether this oracle complains when the referee looks once; another one may complain first."""
    try:
        referee.look() if referee.match.decision is not None else referee.look_at_end()
    except Fault as fault:
        return fault.oracle == oracle
    return False
