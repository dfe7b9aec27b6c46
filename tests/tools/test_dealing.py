"""The order of tests in several processes: none is lost, long ones begin."""

from __future__ import annotations

import pytest

from tests.dealing import Kind, dealt

BROWSER = [Kind(f"tests/browser/shell/test_{file}.py", False) for file in "abc" for _ in range(5)]
SLOW = [Kind("tests/core/test_replay.py", True) for _ in range(4)] + [Kind("tests/server/test_x.py", False) for _ in range(6)]
SHORT = [Kind(f"tests/core/test_{file}.py", False) for file in "defgh" for _ in range(20)]
ALL = [*SHORT[:30], *BROWSER, *SHORT[30:60], *SLOW, *SHORT[60:]]


def parts(order: list[int], processes: int) -> list[list[Kind]]:
    """As pytest-xdist divides them."""
    found, left = [], list(order)
    for at in range(processes):
        size = len(left) // (processes - at)
        found.append([ALL[number] for number in left[:size]])
        left = left[size:]
    return found


@pytest.mark.parametrize("processes", [1, 2, 3, 4, 7])
def test_every_test_is_dealt_once_and_those_of_a_file_stay_together(processes: int) -> None:
    order = dealt(ALL, processes)
    assert sorted(order) == list(range(len(ALL)))
    files = [ALL[number].file for number in order]
    long = [file for file in files if file in {test.file for test in [*BROWSER, *SLOW]}]
    assert len([at for at, file in enumerate(long) if long[at - 1:at] != [file]]) == len({*long})


def test_browser_tests_begin_in_one_half_of_the_processes_and_slow_ones_in_the_other() -> None:
    for at, part in enumerate(parts(dealt(ALL, 4), 4)):
        begins = [test.begins_in for test in part]
        assert begins == sorted(begins)
        assert begins[0] == at % 2


def test_a_part_of_long_tests_alone_loses_none() -> None:
    tests = BROWSER * 3
    assert sorted(dealt(tests, 4)) == list(range(len(tests)))
