"""The examples in docstrings do what they say."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = ("bocage", "bocage.core", "bocage.bots")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_docstring_are_true(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert tried > 3
    assert failed == 0
