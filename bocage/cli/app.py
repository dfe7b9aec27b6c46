"""The command line in the language of the reader: its commands (``command_table.py``), their help and their errors.

Errors of people (``BocageError``, a wrong option) are one line on stderr and exit code 2; anything else is our own mistake.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from bocage.cli.command_table import COMMANDS, bocage
from bocage.cli.desk import fold
from bocage.core.errors import BocageError
from bocage.core.text import words

T = TypeVar("T")


def make_app(lang: str) -> typer.Typer:
    """The whole command line in one language."""
    say = words(lang)
    Command, Commands = classes_of(lang)
    app = typer.Typer(name="bocage", help=say("cli-help"), no_args_is_help=True, add_completion=False, cls=Commands,
                      pretty_exceptions_enable=False, rich_markup_mode=None,
                      context_settings={"help_option_names": ["--help", "-h"]})
    app.callback()(bocage)
    for name, command in COMMANDS.items():
        text = say(f"cli-help-{name}")
        app.command(name, cls=Command, help=text, short_help=text)(command)
    return app


def classes_of(lang: str) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """Commands that speak the language: their ``--help``, and errors in one line."""

    class Command(TyperCommand):
        def __init__(self, name: str | None, **more: Any) -> None:
            super().__init__(name, **more)
            put_into_words(self.params, lang)

        def get_help_option(self, ctx: Any) -> Any:
            return translated(super().get_help_option(ctx), lang)

    class Commands(TyperGroup):
        def __init__(self, **more: Any) -> None:
            super().__init__(**more)
            put_into_words(self.params, lang)

        def get_help_option(self, ctx: Any) -> Any:
            return translated(super().get_help_option(ctx), lang)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            found = super().get_command(ctx, cmd_name)
            if found is None:
                raise BocageError("cli-error-command", name=cmd_name[:80], known=", ".join(self.commands))
            return found

        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            return in_one_line(lambda: super(Commands, self).parse_args(ctx, args), lang)

        def invoke(self, ctx: Any) -> Any:
            return in_one_line(lambda: super(Commands, self).invoke(ctx), lang)

    return Command, Commands


def put_into_words(parameters: Sequence[object], lang: str) -> None:
    """Says the help of each option and argument, which the table names by a key; the reader's language is the default one."""
    say = words(lang)
    for each in parameters:
        assert isinstance(each, TyperOption | TyperArgument)
        each.help = say(each.help or "")
        if each.name == "lang":
            each.default = lang


def in_one_line(work: Callable[[], T], lang: str) -> T:
    """Does the work; what a person did wrong is told in one line, or in a line for each fault of a file."""
    try:
        return work()
    except BocageError as error:
        complain(error.say(lang))
    except TyperException as error:
        complain(say_usage(error, lang))
    raise typer.Exit(2)


def translated(option: Any, lang: str) -> Any:
    if option is not None:
        option.help = words(lang)("cli-help-help")
    return option


def say_usage(error: TyperException, lang: str) -> str:
    """What is wrong with the command line itself."""
    say = words(lang)
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None) or next(
        (name for name in getattr(parameter, "opts", ()) if name.startswith("-")), None)
    name = str(option or getattr(parameter, "metavar", ""))
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("cli-usage-option", name=name[:80])
    if kind == "MissingParameter":
        return say("cli-usage-missing", name=name)
    return say("cli-usage-value", name=name) if name else say("cli-usage")


def complain(text: str) -> None:
    print(fold(text, getattr(sys.stderr, "encoding", None) or "utf-8"), file=sys.stderr)
