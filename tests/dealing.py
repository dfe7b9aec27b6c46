"""In which order the processes of pytest-xdist run the tests: the long ones first.

With ``--dist worksteal`` each process begins with an equal part of the list; when its part is done, it takes tests from the end
of another's. Long tests at the end of a part would leave one process at work after all others have finished. Tests of the
browser begin in one half of the processes, those of the server and other slow ones in the other half: while one waits, another
works.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple


class Kind(NamedTuple):
    """What is to be known of a test: the file it is in, and whether it is slow."""

    file: str
    is_slow: bool

    @property
    def begins_in(self) -> int:
        """Browser tests: in the first and every other process; slow ones: in those between; the rest: anywhere, later."""
        if self.file.startswith("tests/browser/"):
            return 0
        return 1 if self.is_slow or self.file.startswith("tests/server/") else 2


def dealt(tests: Sequence[Kind], processes: int) -> list[int]:
    """The new order, by numbers of tests. Those of one file stay together, since they may share what is costly to set up."""
    parts: list[list[int]] = [[] for _ in range(processes)]
    for half, hands in enumerate((parts[::2], parts[1::2] or parts)):
        chosen = [number for number, test in enumerate(tests) if test.begins_in == half]
        for _, together in groupby(chosen, key=lambda number: tests[number].file):
            min(hands, key=len).extend(together)
    later = [number for number, test in enumerate(tests) if test.begins_in == 2]
    left = len(tests)
    for at, part in enumerate(parts):
        share = left // (processes - at)                    # as pytest-xdist divides the list
        missing = max(0, share - len(part))
        part += later[:missing]
        del later[:missing]
        left -= share
    return [number for part in parts for number in part] + later
