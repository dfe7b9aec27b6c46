"""Every word of the web client stands in the texts, and the texts hold no word that it does not say."""

from __future__ import annotations

import re
from pathlib import Path

import bocage
from tests.core.test_text import patterns

PACKAGE = Path(bocage.__file__).parent
SOURCES = PACKAGE.parent / "web" / "src"
TEXTS = (PACKAGE / "server" / "text" / "fr.ftl", *sorted(PACKAGE.glob("games/*/text/fr.ftl")))
SAID = re.compile(r"""['"`](web-[a-z0-9_.-]*[a-z0-9])['"`]""")
BEGUN = re.compile(r"`(web-[a-z0-9_-]*-)\$\{")
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(SOURCES.rglob("*")) if file.suffix in (".ts", ".svelte"))


def keys() -> set[str]:
    return {key for file in TEXTS for key in patterns(file)}


def test_every_word_that_the_client_says_exists() -> None:
    known = keys()
    assert {key for key in SAID.findall(CODE) if key not in known} == set()
    assert {start for start in BEGUN.findall(CODE) if not any(key.startswith(start) for key in known)} == set()


def test_every_word_for_the_client_is_said() -> None:
    said, begun = set(SAID.findall(CODE)), tuple(BEGUN.findall(CODE))
    unsaid = {key for key in keys() if key.startswith("web-") and key not in said and not key.startswith(begun)}
    assert {key for key in unsaid if key.partition(".")[0] not in said} == set()
