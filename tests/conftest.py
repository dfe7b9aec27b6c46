"""The garbage collector would look through ten thousand collected tests again and again: a fifth of the time of all tests."""

from __future__ import annotations

import gc
import os

import pytest

from tests.dealing import Kind, dealt

gc.disable()                            # while tests are collected


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In a process of pytest-xdist; alone, tests run in the order in which they stand."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        tests = [Kind(item.nodeid.partition("::")[0], item.get_closest_marker("slow") is not None) for item in items]
        items[:] = [items[number] for number in dealt(tests, processes)]


def pytest_collection_finish() -> None:
    """What has been collected stays until the end; the garbage of the tests themselves is looked for, but less often."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()
