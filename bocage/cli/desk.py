"""The terminal: output in the styles and characters that it can show, and input."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bocage.core.screen import Line, Look, length_of, wrapped
from bocage.core.text import Words, without_commands, words

# Colours of the terminal's own palette, readable on light and dark ground. Each style is also said by a sign or a word.
STYLES = {
    "": "", "quiet": "dim", "strong": "bold", "place": "bold", "wall": "yellow", "ground": "dim", "door": "bold green",
    "lock": "bold yellow", "token": "magenta", "item": "green", "hidden": "bold cyan", "seen": "bold black on yellow",
    "critical": "bold white on red", "active": "underline", "enemy": "bold red", "threat": "red", "full": "red",
    "alarm": "bold black on yellow", "warning": "bold red", "action": "bold", "number": "bold cyan", "turn": "bold reverse",
    "phase": "bold underline", "chosen": "dim italic", "lesson": "bold magenta", "question": "bold",
}
WIPED = "\x1b[H\x1b[2J\x1b[3J"       # to the top, clear the screen, clear what has scrolled away
DRAWN = "┃┄◆○●★▸✓"
FOLDED = {"«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "‘": "'", "…": "...", "–": "-", "—": "-", "−": "-", "→": "->",
          "×": "x", "·": "-", "•": "-", "≈": "~", "Ø": "O", "œ": "oe", "Œ": "OE", "\u00a0": " ", "\u202f": " ", "◆": "*",
          "≤": "<=", "≥": ">=", "°": "o", "ß": "ss", "″": '"'}
SIGNS = {"action": ("◆", "*"), "warning": ("!", "!"), "said": ("▌", "|"), "dot": ("·", "-"),
         "dash": ("─", "-"), "chosen": ("▸", ">")}


def fold(text: str, encoding: str) -> str:
    """The text in characters that an encoding has; an accented letter becomes the plain letter where it must. Control
    characters (in the names of a stranger's file) do not reach the terminal."""
    text = without_commands(text)
    try:
        text.encode(encoding)
        return text
    except (UnicodeEncodeError, LookupError):
        pass
    made = []
    for character in text:
        try:
            character.encode(encoding)
            made.append(character)
        except (UnicodeEncodeError, LookupError):
            plain = FOLDED.get(character) or unicodedata.normalize("NFKD", character)
            made.append("".join(each for each in plain if ord(each) < 128) or "?")
    return "".join(made)


def can_draw(encoding: str) -> bool:
    return fold(DRAWN, encoding) == DRAWN


class Leave(Exception):
    """The person at the screen has gone: end of input, or Ctrl-C."""


class Desk:
    """One terminal in one language. ``plain``: for screen readers, without drawing, colour or redrawing."""

    def __init__(self, lang: str, ascii: bool = False, plain: bool = False) -> None:
        self.lang = lang
        self.say: Words = words(lang)
        self.plain = plain
        self.encoding = "ascii" if ascii else getattr(sys.stdout, "encoding", None) or "utf-8"
        self.ascii = not can_draw(self.encoding)
        self.console = Console(highlight=False, no_color=True if plain else None, soft_wrap=True)
        if sys.stdin is not None and sys.stdin.isatty():
            with suppress(ImportError):             # not on every system; it lets people edit what they type
                import readline  # noqa: F401 - input() uses it once it is there

    @property
    def look(self) -> Look:
        return Look(max(40, self.console.width), self.ascii)

    @property
    def is_live(self) -> bool:
        """Whether the output is an interactive terminal that can be redrawn."""
        return self.console.is_terminal and not self.plain

    def sign(self, name: str) -> str:
        return SIGNS[name][self.ascii]

    # --- writing ------------------------------------------------------------------------------------------------------

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            folded = [(fold(text, self.encoding), style) for text, style in line]
            grown = length_of(folded) > length_of(line)
            for each in wrapped(folded, self.look.width, 2) if grown else [folded]:
                text = Text()
                for span, style in each:
                    text.append(span, "" if self.plain else " ".join(STYLES[name] for name in style.split()))
                self.console.print(text)

    def text(self, text: str, style: str = "", indent: int = 0) -> None:
        """A paragraph, broken to the width of the terminal."""
        self.lines(wrapped([(text, style)], self.look.width, indent))

    def left(self, file: Path) -> None:
        """Says how a saved game goes on: the command in one piece, so that it can be copied."""
        self.text(self.say("cli-left"))
        self.lines([[(f"  bocage play --resume {file}", "")]])

    def ruled(self, title: str, style: str = "strong") -> list[Line]:
        """A title with a line drawn through to the edge."""
        if self.plain:
            return wrapped([(title, style)], self.look.width)
        dash = self.sign("dash")
        lines = wrapped([(title, style)], self.look.width - 6)
        first: Line = [(dash * 2 + " ", "quiet"), *lines[0], (" ", "")]
        return [[*first, (dash * (self.look.width - length_of(first)), "quiet")], *lines[1:]]

    def blank(self) -> None:
        self.console.print()

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def wipe(self) -> None:
        """Clears the screen, the scroll-back and the input history, so that the next player sees nothing of them."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            self.console.file.write("\f" + "\n" * self.console.height)
        elif self.console.legacy_windows:
            self.console.clear()
        else:
            self.console.file.write(WIPED)
            self.console.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    # --- reading ------------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line of input; raises ``Leave`` at the end of the input."""
        try:
            text = input(fold(prompt, self.encoding)).strip()
        except (EOFError, KeyboardInterrupt):
            self.blank()
            raise Leave from None
        if not sys.stdin.isatty():                          # nobody typed it: show what was read, for a transcript
            self.lines([[(text, "")]])
        return text
