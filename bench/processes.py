"""What the processes of a server use, as Linux counts it."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
# What a process does, by a word of its command line.
ROLES = {"cluster.children": "games", "looks.looker": "looks", "bots.thinker": "bots"}


def descendants(pid: int) -> list[int]:
    """The process and all that it has started, directly or not."""
    found = [pid]
    with suppress(OSError):                                 # it has ended in this moment
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found += descendants(int(child))
    return found


def role_of(pid: int) -> str:
    words = Path(f"/proc/{pid}/cmdline").read_bytes().decode()
    return next((role for word, role in ROLES.items() if word in words), "server")


def cpu(pid: int, of_children: bool = False) -> float:
    """The CPU time that a process has used, or those of its children that have ended, in seconds."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    first = 13 if of_children else 11
    return (int(words[first]) + int(words[first + 1])) / TICK


def written(pid: int) -> int:
    """The bytes that a process has caused to be written to the disk."""
    lines = Path(f"/proc/{pid}/io").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("write_bytes"))


def memory(pid: int) -> int:
    """The bytes of memory that are a process's own, with its share of what several use."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def busy() -> float:
    """The CPU time that the whole machine has used, in seconds."""
    words = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()
    return sum(int(word) for word in (*words[1:4], *words[6:9])) / TICK


class Use:
    """What a server has used up to now, by role. ``ended``: workers that have been stopped since, or have died."""

    def __init__(self, pid: int) -> None:
        self.seconds = defaultdict[str, float](float)
        self.bytes, self.memory, self.counts = Counter[str](), Counter[str](), Counter[str]()
        for each in descendants(pid):
            with suppress(OSError):                         # it has ended in this moment
                self.add(each, role_of(each))

    def add(self, pid: int, role: str) -> None:
        self.seconds[role] += cpu(pid)
        self.seconds["ended"] += cpu(pid, of_children=True)
        self.bytes[role] += written(pid)
        self.memory[role] += memory(pid)
        self.counts[role] += 1
