"""Dice that a lesson sets: each bag has its own list of results; when a list is at its end, or its next result is not in the
bag, an ordinary source answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bocage.core.dice import ALL_EYES, DIE, FACES, PICK, Dice

Bags = Mapping[str, Sequence[str]]


def script_of(results: Sequence[str], bags: Bags) -> dict[str, list[int]]:
    """``4`` is a die, ``#2`` a pick, ``card:c07`` a draw; ``ValueError`` or ``KeyError`` if there is no such thing."""
    script: dict[str, list[int]] = {}
    for text in results:
        bag, _, name = text.partition(":")
        if name:
            script.setdefault(bag, []).append(bags[bag].index(name))
        elif text.startswith("#"):
            script.setdefault(PICK, []).append(int(text[1:]))
        else:
            script.setdefault(DIE, []).append(range(1, FACES + 1)[int(text) - 1])
    return script


class SetDice(Dice):
    """``used``: how many results each bag has given since the scene began."""

    def __init__(self, script: Mapping[str, Sequence[int]], then: Dice, used: Iterable[str] = ()) -> None:
        self.script = script
        self.then = then
        self.used = Counter(used)
        self.given: list[str] = []

    def _next(self, bag: str) -> int | None:
        script, at = self.script.get(bag, ()), self.used[bag]
        self.used[bag] += 1
        self.given.append(bag)
        return script[at] if at < len(script) else None

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        faces = (self._next(DIE) for _ in range(number))
        return [self.then.roll(1)[0] if face is None else face for face in faces]

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        kind = self._next(bag)
        return kind if kind is not None and counts[kind] else self.then.draw(counts, bag)

    def pick(self, number: int) -> int:
        index = self._next(PICK)
        return index if index is not None and index < number else self.then.pick(number)

    def copy(self) -> SetDice:
        new = SetDice(self.script, self.then.copy(), ())
        new.used, new.given = self.used.copy(), list(self.given)
        return new

    def put_back(self, results: Sequence[int]) -> None:
        """The list goes back to where it was; the ordinary source goes on: in a lesson nobody checks it."""
        for _ in results:
            self.used[self.given.pop()] -= 1
