"""``bocage tune``: fits the weights of a game's evaluation, and lets them in if they win a match on fresh seeds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from bocage.cli.desk import Desk
from bocage.core.contract import AnyRuleset
from bocage.core.contract.weights import FILE, Weights, stored_in, with_weights
from bocage.core.errors import BocageError
from bocage.games import find
from bocage.tuning.pairs import strength
from bocage.tuning.samples import Sample, series

GAIN = 0.03                         # fitted weights that forecast less better than this part are not worth a match


def tune(desk: Desk, game: str, scenarios: Sequence[str], games: int, seed: str, bot: str, pairs: int, out: Path) -> None:
    """The samples stay in ``out``, outside of the package; a series that is there already is not played again."""
    try:
        import numpy as _                                   # noqa: F401  only developers have it
    except ImportError:
        raise BocageError("cli-error-numpy") from None
    ruleset = find(game)
    known = [card.id for card in ruleset.scenarios]
    for wrong in set(scenarios) - set(known):
        raise BocageError("cli-error-tune-scenario", name=wrong)
    weights = fit(desk, samples_of(desk, ruleset, scenarios or known, games, seed, out))
    if weights is not None and pairs:
        pass_gate(desk, ruleset, scenarios or known, weights, seed, bot, pairs)


def samples_of(desk: Desk, ruleset: AnyRuleset, scenarios: Sequence[str], games: int, seed: str, out: Path) -> list[Sample]:
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{ruleset.id}-{seed}-{games}-{len(scenarios)}.json"
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=list[Sample])
    found = series(ruleset, scenarios, seed, games)
    file.write_bytes(msgspec.json.encode(found))
    return found


def fit(desk: Desk, samples: list[Sample]) -> Weights | None:
    """Fits, says what came of it, and returns the weights if they are worth a match."""
    from bocage.tuning import fitting

    found, weights = fitting.report(samples), fitting.fitted(samples)
    desk.text(desk.say("cli-tune-losses", games=found.games, positions=found.samples, today=f"{found.today:.3f}",
                       fitted=f"{found.fitted:.3f}", constant=f"{found.constant:.3f}"))
    desk.text(desk.say("cli-tune-slopes", slopes=", ".join(f"{slope:.2f}" for slope in found.slopes)))
    desk.text(desk.say("cli-tune-weights", weights=", ".join(
        f"{name} {value:.2f}" for name, value in (("bias", weights.bias), *weights.of.items()))))
    if found.fitted > (1.0 - GAIN) * found.today:
        desk.text(desk.say("cli-tune-no-gain"))
        return None
    return weights


def pass_gate(desk: Desk, ruleset: AnyRuleset, scenarios: Sequence[str], weights: Weights, seed: str, bot: str,
              pairs: int) -> None:
    """Plays the match, and writes the weights into the package if they have won."""
    from bocage.tuning.gate import match_of

    new = with_weights(ruleset.advice, ruleset.rules.is_over, weights)
    scores, won = match_of(ruleset, new, scenarios, bot, seed, pairs)
    found = strength(scores)
    best, low, high = found.elo
    told = desk.say("cli-tune-match", pairs=found.pairs, bot=bot, score=f"{100 * found.score:.0f}", elo=f"{best:+.0f}",
                    low=f"{low:+.0f}", high=f"{high:+.0f}")
    desk.text(told)
    if not won:
        desk.text(desk.say("cli-tune-kept"))
        return
    folder = ruleset.folder / "bot"
    written = msgspec.structs.replace(weights.after(stored_in(folder)), won=told)
    (folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(written)) + b"\n")
    desk.text(desk.say("cli-tune-written", file=f"{folder / FILE}"))
