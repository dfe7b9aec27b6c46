"""Options that do nothing: they lead back to the same question, and nobody notices that they were chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bocage.core.action import PASS, Action
from bocage.core.match import Match, asked
from bocage.core.plain import to_plain

IDLE = 20                       # an option that leads back to its question so often never does anything


def idleness(before: Match, action: Action, after: Match) -> str:
    """Why an option does nothing; "" if it does something. ``after`` is a copy in which it has just been chosen.

    An option does nothing if it stands in the same question again, however often it is chosen, and nothing is told, or nothing
    but numbers has changed, all upwards or all downwards: whatever is counted or spent meanwhile, nobody gets anywhere. A thing
    that is moved would be missing in one place and found in another. Once proves nothing, because within a step the rules may
    remember a choice.

    But once proves it if nothing is told, and only such numbers change or no seat sees the change. To pass is to do nothing, so
    passes may be counted.
    """
    if action is not PASS and leads_back(before, action, after) and is_silent(before, after) and only_counts(before, after):
        return f"{action.text!r} only counts or spends, and leads back to the same question"
    for _ in range(IDLE):
        if not leads_back(before, action, after) or not (is_silent(before, after) or len(directions(before, after)) < 2):
            return ""
        after.play(action)
    return f"{action.text!r} leads back to the same question again and again"


def leads_back(before: Match, action: Action, after: Match) -> bool:
    """Whether nothing was left to chance, and the same seats are asked the same, with this option."""
    decision = after.decision
    return decision is not None and not after.moves[-1].chance and asked(decision) == asked(before.decision) and (
        decision.allows(action))


def is_silent(before: Match, after: Match) -> bool:
    return len(after.log) == len(before.log)


def only_counts(before: Match, after: Match) -> bool:
    """Whether the positions differ, but only by numbers that all rise or all fall, or so that no seat sees it."""
    found = directions(before, after)
    return len(found) == 1 or (len(found) > 1 and all(
        before.view(seat) == after.view(seat) for seat in range(len(before.setup.seats))))


def directions(before: Match, after: Match) -> set[int]:
    """The directions in which numbers have changed, 1 and -1; both if anything else has changed."""
    return set(changes(to_plain(before.state), to_plain(after.state)))


def changes(one: object, two: object) -> Iterator[int]:
    """How two plain values differ, place by place: 1 for a number that rises, -1 for one that falls, both for anything else."""
    if one == two:
        return
    if isinstance(one, Mapping) and isinstance(two, Mapping) and one.keys() == two.keys():
        for key in one:
            yield from changes(one[key], two[key])
    elif isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        for here, there in zip(one, two, strict=True):
            yield from changes(here, there)
    elif isinstance(one, int) and isinstance(two, int):
        yield 1 if two > one else -1
    else:
        yield from (1, -1)
