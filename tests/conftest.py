"""The garbage collector would look through ten thousand collected tests again and again: a fifth of the time of all tests."""

from __future__ import annotations

import gc

gc.disable()                            # while tests are collected


def pytest_collection_finish() -> None:
    """What has been collected stays until the end; the garbage of the tests themselves is looked for, but less often."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()
