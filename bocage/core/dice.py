"""The one source of chance: rolls of dice, draws from a bag, picks among equals.

A request is answered by small whole numbers; these numbers are all that a record keeps. There are three sources:
``SeededDice`` (verifiable), ``ScriptedDice`` (tests name the results) and ``ForkingDice`` (exact odds: every result with
its weight). A ``Tape`` in front of a source plays known results first and remembers new ones.

A deck or a bag is a list of counts, one for each kind of thing in it. It has no order, so no order can leak.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from math import comb
from struct import Struct

from bocage.core.errors import BadRecord

FACES = 6
DIE = "die"
PICK = "pick"
WORD = 1 << 32                  # one more than the largest word of a block
ALL_EYES = -1                   # all bits set: every seat sees the result
UNSEEN = -1                     # stands for a result that is to be drawn anew
BLOCK = Struct(">8I")


class Dice:
    """What the rules may ask of chance."""

    __slots__ = ()

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        """Rolls six-sided dice. The dice of one roll are alike: rules may not tell them apart by their place.

        ``cuts`` names the faces at which something changes (4+ hits: ``(4,)``), so that exact odds need not tell a 1
        from a 2. No cuts: every face matters.
        """
        raise NotImplementedError

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        """Draws one kind from a bag; the caller takes it out.

        ``bag`` names it for the record; ``eyes`` says which seats see the result (bits; all by default).
        """
        raise NotImplementedError

    def draw_apart(self, counts: Sequence[int], bag: str, kinds: Sequence[int]) -> int:
        """Draws one kind from a bag, as ``draw`` does, where only these ``kinds`` matter for what follows at once: exact odds
        need not tell the others apart."""
        return self.draw(counts, bag)

    def pick(self, number: int) -> int:
        """One of ``number`` equal chances, as an index."""
        raise NotImplementedError

    def copy(self) -> Dice:
        """An independent source that will give the same results from here on."""
        raise NotImplementedError

    def put_back(self, results: Sequence[int]) -> None:
        """Takes back the last results, because they were not used; the next requests get them again."""


class SeededDice(Dice):
    """Verifiable chance: result k is a function of the secret seed and k alone.

    Block b is SHA-256 of ``seed/b``, eight words of 32 bits; result k uses word k. A word that would favour low numbers
    is replaced by the first fair word of SHA-256 over ``seed/k/salt``. The seed's hash can be shown beforehand.
    """

    __slots__ = ("seed", "position", "_words", "_block")

    def __init__(self, seed: str = "", position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self._words: tuple[int, ...] = ()
        self._block = -1

    def _word(self) -> int:
        position = self.position
        self.position = position + 1
        block = position >> 3
        if block != self._block:
            self._block = block
            self._words = BLOCK.unpack(sha256(f"{self.seed}/{block}".encode()).digest())
        return self._words[position & 7]

    def _fair(self, number: int) -> int:
        """A fair result below ``number``, in place of the word that would have favoured low numbers."""
        limit = WORD - WORD % number
        salt = 0
        while True:
            word: int = BLOCK.unpack(sha256(f"{self.seed}/{self.position - 1}/{salt}".encode()).digest())[0]
            if word < limit:
                return word % number
            salt += 1

    def below(self, number: int) -> int:
        word = self._word()
        return word % number if word < WORD - WORD % number else self._fair(number)

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        return [self.below(FACES) + 1 for _ in range(number)]

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        sums = list(accumulate(counts))        # with 60 kinds 2.2 µs; a loop that subtracts takes 4.2 µs
        return bisect_right(sums, self.below(sums[-1]))

    def pick(self, number: int) -> int:
        return self.below(number)

    def copy(self) -> SeededDice:
        return SeededDice(self.seed, self.position)

    def put_back(self, results: Sequence[int]) -> None:
        self.position -= len(results)


class ScriptEnded(Exception):
    """A test's script of results is too short, or names something that cannot come up."""


class ScriptedDice(Dice):
    """Results named beforehand: faces for dice, indices or names for draws and picks; then, if given, another source."""

    def __init__(self, script: Iterable[int | str], names: Mapping[str, Sequence[str]] | None = None,
                 then: Dice | None = None) -> None:
        self.script = list(script)
        self.names = names or {}
        self.then = then

    def _next(self, bag: str) -> int:
        value = self.script.pop(0)
        if isinstance(value, int):
            return value
        known = self.names.get(bag, ())
        if value not in known:
            raise ScriptEnded(f"the script says {value!r}, but a {bag} is asked for: {', '.join(known)}")
        return known.index(value)

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        if number and not self.script and self.then is not None:
            return self.then.roll(number, cuts)
        if len(self.script) < number:
            raise ScriptEnded(f"{number} dice are rolled, the script has {self.script}")
        faces = [self._next(DIE) for _ in range(number)]
        if any(face not in range(1, FACES + 1) for face in faces):
            raise ScriptEnded(f"{number} dice are rolled, the script says {faces}")
        return faces

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        if not self.script:
            if self.then is None:
                raise ScriptEnded(f"a {bag} is drawn, the script is at its end")
            return self.then.draw(counts, bag)
        kind = self._next(bag)
        if not (0 <= kind < len(counts) and counts[kind] > 0):
            raise ScriptEnded(f"{bag} {kind} is not in the bag")
        return kind

    def pick(self, number: int) -> int:
        if not self.script:
            if self.then is None:
                raise ScriptEnded(f"one of {number} is picked, the script is at its end")
            return self.then.pick(number)
        return self._next(PICK)

    def copy(self) -> ScriptedDice:
        return ScriptedDice(self.script, self.names, self.then.copy() if self.then else None)

    def put_back(self, results: Sequence[int]) -> None:
        self.script[:0] = results


class Fork(Exception):
    """Raised at a random event; lists every possible result with its weight, a whole number."""

    def __init__(self, branches: list[tuple[list[int], int]]) -> None:
        super().__init__()
        self.branches = branches


class ForkingDice(Dice):
    """Gives no result: it raises ``Fork`` with all possible results, and ``bocage.core.odds`` tries each in turn."""

    __slots__ = ()

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        raise Fork(rolls(number, cuts))

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        raise Fork([([kind], count) for kind, count in enumerate(counts) if count])

    def pick(self, number: int) -> int:
        raise Fork([([index], 1) for index in range(number)])

    def copy(self) -> ForkingDice:
        return self


def rolls(number: int, cuts: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """Every result of a roll that differs at the cuts, each as sorted faces with its weight among 6 ** number."""
    starts = sorted({1, *(cut for cut in cuts if 1 < cut <= FACES)}) if cuts else list(range(1, FACES + 1))
    widths = [after - start for start, after in zip(starts, [*starts[1:], FACES + 1], strict=True)]
    found: list[tuple[list[int], int]] = [([], 1)]
    for index, (start, width) in enumerate(zip(starts, widths, strict=True)):
        last = index == len(starts) - 1
        found = [
            (faces + [start] * some, weight * comb(number - len(faces), some) * width**some)
            for faces, weight in found
            for some in ([number - len(faces)] if last else range(number - len(faces) + 1))
        ]
    return found


def merged(counts: Sequence[int], kinds: Sequence[int]) -> list[int]:
    """The same bag with all other kinds counted as one of them."""
    others = [kind for kind, count in enumerate(counts) if count and kind not in kinds]
    found = [count if kind in kinds else 0 for kind, count in enumerate(counts)]
    if others:
        found[others[0]] = sum(counts[kind] for kind in others)
    return found


class Tape(Dice):
    """Gives known results first, then new ones from the source. Keeps all of them with the names of their bags.

    ``eyes`` keeps who saw a hidden draw (bits of seats). A known result of ``UNSEEN`` is drawn afresh: a supposition.
    """

    __slots__ = ("source", "results", "bags", "eyes", "used")

    def __init__(self, source: Dice, results: Sequence[int] = (), bags: Sequence[str] = (),
                 eyes: Mapping[int, int] | None = None) -> None:
        self.source = source
        self.results = list(results)
        self.bags = list(bags)
        self.eyes = dict(eyes) if eyes else {}
        self.used = 0

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        if not number:
            return []
        used = self.used
        self.used = used + number
        if used < len(self.results):
            faces = self.results[used:self.used]
            if len(faces) < number or max(faces) > FACES or min(faces) < 1:
                raise BadRecord("error-record-chance", bag=DIE, value=str(faces))
            return faces
        faces = self.source.roll(number, cuts)
        self.results += faces
        self.bags += [DIE] * number
        return faces

    def draw(self, counts: Sequence[int], bag: str, eyes: int = ALL_EYES) -> int:
        used = self.used
        self.used = used + 1
        if used == len(self.results):
            self.results.append(self.source.draw(counts, bag))
            self.bags.append(bag)
            if eyes != ALL_EYES:
                self.eyes[used] = eyes
        elif self.results[used] == UNSEEN:
            self.results[used] = self.source.draw(counts, bag)
        kind = self.results[used]
        if not (0 <= kind < len(counts) and counts[kind] > 0):
            raise BadRecord("error-record-chance", bag=bag, value=str(kind))
        return kind

    def draw_apart(self, counts: Sequence[int], bag: str, kinds: Sequence[int]) -> int:
        forks = isinstance(self.source, ForkingDice) and self.used == len(self.results)
        return self.draw(merged(counts, kinds) if forks else counts, bag)

    def pick(self, number: int) -> int:
        used = self.used
        self.used = used + 1
        if used == len(self.results):
            self.results.append(self.source.pick(number))
            self.bags.append(PICK)
        index = self.results[used]
        if not 0 <= index < number:
            raise BadRecord("error-record-chance", bag=PICK, value=str(index))
        return index

    def forget(self, drawn: int) -> list[int]:
        """Drops all results from number ``drawn`` on, and returns them."""
        dropped = self.results[drawn:]
        del self.results[drawn:], self.bags[drawn:]
        self.eyes = {at: eyes for at, eyes in self.eyes.items() if at < drawn}
        return dropped

    def supposed_by(self, seat: int, source: Dice) -> Tape:
        """A tape with the results that a seat saw; the results it did not see will be drawn anew from ``source``."""
        seen = [UNSEEN if not self.eyes.get(at, ALL_EYES) >> seat & 1 else result
                for at, result in enumerate(self.results)]
        return Tape(source, seen, self.bags, self.eyes)
