"""The command line: commands, their options and their help, in the language of the reader.

Errors of people (``BocageError``, a wrong option) are one line on stderr and exit code 2; anything else is our own mistake.
"""

# Without ``from __future__ import annotations``: Typer reads annotations, and these hold texts of the chosen language.

import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from bocage import __version__
from bocage.cli.desk import Desk, Leave, fold
from bocage.core.errors import BocageError
from bocage.core.text import words

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class Language(StrEnum):
    fr = "fr"
    en = "en"


def make_app(lang: str) -> typer.Typer:
    """The whole command line in one language."""
    say = words(lang)
    Command, Commands = classes_of(lang)
    app = typer.Typer(name="bocage", help=say("cli-help"), no_args_is_help=True, add_completion=False, cls=Commands,
                      pretty_exceptions_enable=False, rich_markup_mode=None,
                      context_settings={"help_option_names": ["--help", "-h"]})

    def command(name: str) -> Callable[[F], F]:
        text = say(f"cli-help-{name}")
        return app.command(name, cls=Command, help=text, short_help=text)

    def option(key: str, *names: str, **more: Any) -> Any:
        return typer.Option(*names, help=say(f"cli-option-{key}"), show_default=False, **more)

    def argument(key: str, **more: Any) -> Any:
        return typer.Argument(help=say(f"cli-argument-{key}"), show_default=False, **more)

    Lang = Annotated[Language, option("lang", "--lang")]
    Ascii = Annotated[bool, option("ascii", "--ascii")]
    Plain = Annotated[bool, option("plain", "--plain")]
    File = Annotated[Path, argument("file", metavar="FILE")]
    Game = Annotated[str, argument("game", metavar="GAME")]
    spoken = Language(lang)

    def desk_of(ascii: bool = False, plain: bool = False) -> Desk:
        return Desk(lang, ascii, plain)

    @app.callback()
    def bocage(version: Annotated[bool, option("version", "--version", is_eager=True, callback=show_version)] = False,
               lang: Lang = spoken) -> None:
        pass

    @command("serve")
    def serve_command(
            host: Annotated[str, option("host", "--host", metavar="ADDRESS")] = "127.0.0.1",
            port: Annotated[int | None, option("port", "--port", metavar="N", min=0, max=65535)] = None,
            data: Annotated[Path | None, option("data", "--data", metavar="FOLDER")] = None,
            database: Annotated[str, option("database", "--database", metavar="URL")] = "",
            open: Annotated[bool, option("open", "--open/--no-open")] = False,
            workers: Annotated[int, option("workers", "--workers", metavar="N", min=0)] = 0,
            quiet: Annotated[bool, option("quiet", "--quiet")] = False,
            ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.serve import serve

        serve(desk_of(ascii), host, port, data, database, open, workers, quiet)

    @command("play")
    def play_command(
            game: Annotated[str, argument("game", metavar="GAME")] = "",
            scenario: Annotated[str, argument("scenario", metavar="SCENARIO")] = "",
            seat: Annotated[list[str] | None, option("seat", "--seat", metavar="NAME")] = None,
            bot: Annotated[list[str] | None, option("bot", "--bot", metavar="LEVEL")] = None,
            squad: Annotated[str, option("squad", "--squad", metavar="SQUAD")] = "",
            options: Annotated[list[str] | None, option("option", "--option", metavar="NAME=VALUE")] = None,
            seed: Annotated[str, option("seed", "--seed", metavar="TEXT")] = "",
            save: Annotated[Path | None, option("save", "--save", metavar="FILE")] = None,
            resume: Annotated[Path | None, option("resume", "--resume", metavar="FILE")] = None,
            position: Annotated[Path | None, option("position", "--position", metavar="FILE")] = None,
            auto_pass: Annotated[bool, option("auto-pass", "--auto-pass/--no-auto-pass")] = True,
            plain: Plain = False, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands import play

        desk = desk_of(ascii, plain)
        try:
            if resume is not None:
                play.resume(desk, resume, seat or [], save, auto_pass)
            elif position is not None:
                play.play_from(desk, position, seed or None, save, auto_pass)
            else:
                settings = dict(map(play.option_of, options or [])) | ({"squad": squad} if squad else {})
                play.play(desk, game, scenario, seat or [], bot or [], settings, seed or None, save, auto_pass)
        except Leave:
            pass

    @command("replay")
    def replay_command(file: File, to: Annotated[int | None, option("to", "--to", metavar="N", min=0)] = None,
                       first: Annotated[int, option("from", "--from", metavar="N", min=0)] = 0,
                       maps: Annotated[bool, option("maps", "--maps")] = False,
                       plain: Plain = False, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.replay import replay

        replay(desk_of(ascii, plain), file, first, to, maps)

    @command("odds")
    def odds_command(file: File, action: Annotated[list[str] | None, argument("action", metavar="[ACTION]")] = None,
                     ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.odds import odds

        odds(desk_of(ascii), file, " ".join(action or []))

    @command("position")
    def position_command(file: File, lang: Lang = spoken) -> None:
        from bocage.cli.commands.position import show_position

        show_position(file)

    @command("verify")
    def verify_command(file: File, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.verify import verify

        verify(desk_of(ascii), file)

    @command("rules")
    def rules_command(
            wanted: Annotated[list[str] | None, argument("rules", metavar="[GAME] [ID|WORDS]")] = None,
            where: Annotated[bool, option("where", "--where")] = False,
            tests: Annotated[Path | None, option("tests", "--tests", metavar="FOLDER")] = None,
            ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.rules import show_coverage, show_rules, show_where, write_pages
        from bocage.games import game_ids

        found = wanted or []
        if found[:1] == ["coverage"]:
            games = found[1:] or game_ids()
            complete = [show_coverage(desk_of(ascii), game, tests) for game in games]
            if not all(complete):
                raise typer.Exit(1)
        elif found == ["pages"]:
            write_pages(desk_of(ascii))
        elif where:
            show_where(desk_of(ascii), found, tests)
        else:
            show_rules(desk_of(ascii), found)

    @command("fuzz")
    def fuzz_command(game: Game, games: Annotated[int, option("games", "--games", metavar="N", min=1)] = 100,
                     seed: Annotated[int, option("fuzz-seed", "--seed", metavar="N")] = 1,
                     jobs: Annotated[int, option("jobs", "--jobs", metavar="N", min=0)] = 0,
                     scenario: Annotated[str, option("only", "--scenario", metavar="SCENARIO")] = "",
                     thorough: Annotated[float, option("thorough", "--thorough", metavar="SHARE", min=0, max=1)] = 0.05,
                     ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.fuzz import fuzz

        if not fuzz(desk_of(ascii), game, games, seed, jobs, scenario, thorough):
            raise typer.Exit(1)

    @command("check")
    def check_command(game: Annotated[str, argument("game", metavar="GAME")] = "",
                      folder: Annotated[Path | None, argument("folder", metavar="FOLDER")] = None,
                      ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.check import check

        check(desk_of(ascii), game, folder)

    @command("army")
    def army_command(game: Game, text: Annotated[str, option("army-check", "--check", metavar="FILE|TEXT")] = "",
                     sample: Annotated[str, option("army-sample", "--sample", metavar="SIDE")] = "",
                     random: Annotated[str, option("army-random", "--random", metavar="SIDE")] = "",
                     seed: Annotated[int | None, option("army-seed", "--seed", metavar="N")] = None,
                     points: Annotated[int, option("army-points", "--points", metavar="N", min=1, max=9999)] = 300,
                     scenario: Annotated[str, option("army-scenario", "--scenario", metavar="SCENARIO")] = "",
                     seats: Annotated[int, option("army-seats", "--seats", metavar="N", min=2, max=4)] = 2,
                     ascii: Ascii = False, lang: Lang = spoken) -> None:
        from random import Random

        from bocage.cli.commands import army
        from bocage.core.contract import Building

        wanted = Building((), 0, scenario, points, seats)
        if [bool(text), bool(sample), bool(random)].count(True) != 1:
            raise BocageError("cli-error-army")
        if not text:
            army.draft(desk_of(ascii), game, sample or random, wanted, Random(seed) if random else None)
        elif not army.check(desk_of(ascii), game, text, wanted):
            raise typer.Exit(1)

    @command("new-game")
    def new_game_command(name: Annotated[str, argument("new-game", metavar="NAME")],
                         folder: Annotated[Path, option("new-game-folder", "--folder", metavar="FOLDER")] = Path(),
                         ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.commands.new_game import new_game

        new_game(desk_of(ascii), name, folder)

    @command("games")
    def games_command(ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.scenario_lists import show_games

        show_games(desk_of(ascii))

    @command("scenarios")
    def scenarios_command(game: Game, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.scenario_lists import show_scenarios
        from bocage.games import find

        show_scenarios(desk_of(ascii), find(game))

    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bocage {__version__}")
        raise typer.Exit


def classes_of(lang: str) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """Commands that speak the language: their ``--help``, and errors in one line."""

    class Command(TyperCommand):
        def get_help_option(self, ctx: Any) -> Any:
            return translated(super().get_help_option(ctx), lang)

    class Commands(TyperGroup):
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


def in_one_line(work: Callable[[], T], lang: str) -> T:
    """Does the work; what a person did wrong is told in one line."""
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
