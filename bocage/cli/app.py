"""The command line: commands, their options and their help, in the language of the reader.

Errors of people (``BocageError``, a wrong option) are one line on stderr and exit code 2; anything else is our own mistake.
"""

# Without ``from __future__ import annotations``: Typer reads annotations, and these hold texts of the chosen language.

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperGroup
from typer.exceptions import TyperException

from bocage import __version__
from bocage.cli.desk import Desk, Leave, fold
from bocage.core.errors import BocageError
from bocage.core.text import say_error, words


class Language(StrEnum):
    fr = "fr"
    en = "en"


def make_app(lang: str) -> typer.Typer:
    """The whole command line in one language."""
    say = words(lang)
    speak_typer(lang)
    app = typer.Typer(name="bocage", help=say("cli-help"), no_args_is_help=True, add_completion=False, cls=group_of(lang),
                      rich_markup_mode=None, context_settings={"help_option_names": ["--help", "-h"]})

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

    @app.command("play", help=say("cli-help-play"))
    def play_command(
            game: Annotated[str, argument("game", metavar="GAME")] = "",
            scenario: Annotated[str, argument("scenario", metavar="SCENARIO")] = "",
            seat: Annotated[list[str], option("seat", "--seat")] = [],                          # noqa: B006
            bot: Annotated[list[str], option("bot", "--bot")] = [],                             # noqa: B006
            squad: Annotated[str, option("squad", "--squad")] = "",
            options: Annotated[list[str], option("option", "--option")] = [],                   # noqa: B006
            seed: Annotated[str, option("seed", "--seed")] = "",
            save: Annotated[Path | None, option("save", "--save")] = None,
            resume: Annotated[Path | None, option("resume", "--resume")] = None,
            auto_pass: Annotated[bool, option("auto-pass", "--auto-pass/--no-auto-pass")] = True,
            plain: Plain = False, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli import play

        desk = desk_of(ascii, plain)
        try:
            if resume is not None:
                play.resume(desk, resume, seat, save, auto_pass)
            else:
                settings = dict(map(play.option_of, options)) | ({"squad": squad} if squad else {})
                play.play(desk, game, scenario, seat, bot, settings, seed or None, save, auto_pass)
        except Leave:
            pass

    @app.command("replay", help=say("cli-help-replay"))
    def replay_command(file: File, to: Annotated[int | None, option("to", "--to", min=0)] = None,
                       first: Annotated[int, option("from", "--from", min=0)] = 0,
                       maps: Annotated[bool, option("maps", "--maps")] = False,
                       plain: Plain = False, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.replay import replay

        replay(desk_of(ascii, plain), file, first, to, maps)

    @app.command("odds", help=say("cli-help-odds"))
    def odds_command(file: File, action: Annotated[list[str], argument("action", metavar="[ACTION]")] = [],  # noqa: B006
                     ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.odds import odds

        odds(desk_of(ascii), file, " ".join(action))

    @app.command("verify", help=say("cli-help-verify"))
    def verify_command(file: File, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.verify import verify

        verify(desk_of(ascii), file)

    @app.command("rules", help=say("cli-help-rules"))
    def rules_command(
            wanted: Annotated[list[str], argument("rules", metavar="[GAME] [ID|WORDS]")] = [],  # noqa: B006
            tests: Annotated[Path | None, option("tests", "--tests")] = None,
            ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.rules import show_coverage, show_rules
        from bocage.games import GAMES

        if wanted[:1] == ["coverage"]:
            games = wanted[1:] or GAMES
            complete = [show_coverage(desk_of(ascii), game, tests) for game in games]
            if not all(complete):
                raise typer.Exit(1)
        else:
            show_rules(desk_of(ascii), wanted)

    @app.command("fuzz", help=say("cli-help-fuzz"))
    def fuzz_command(game: Game, games: Annotated[int, option("games", "--games", min=1)] = 100,
                     seed: Annotated[int, option("fuzz-seed", "--seed")] = 1,
                     jobs: Annotated[int, option("jobs", "--jobs", min=0)] = 0,
                     scenario: Annotated[str, option("only", "--scenario")] = "",
                     thorough: Annotated[float, option("thorough", "--thorough", min=0, max=1)] = 0.05,
                     ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.fuzz import fuzz

        if not fuzz(desk_of(ascii), game, games, seed, jobs, scenario, thorough):
            raise typer.Exit(1)

    @app.command("check", help=say("cli-help-check"))
    def check_command(game: Annotated[str, argument("game", metavar="GAME")] = "",
                      folder: Annotated[Path | None, argument("folder", metavar="FOLDER")] = None,
                      ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.check import check

        check(desk_of(ascii), game, folder)

    @app.command("games", help=say("cli-help-games"))
    def games_command(ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.lists import show_games

        show_games(desk_of(ascii))

    @app.command("scenarios", help=say("cli-help-scenarios"))
    def scenarios_command(game: Game, ascii: Ascii = False, lang: Lang = spoken) -> None:
        from bocage.cli.lists import show_scenarios
        from bocage.games import find

        show_scenarios(desk_of(ascii), find(game))

    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bocage {__version__}")
        raise typer.Exit


def speak_typer(lang: str) -> None:
    """Typer's own headings, as far as it lets us."""
    say = words(lang)
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-typer-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-typer-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-typer-commands")


def group_of(lang: str) -> type[TyperGroup]:
    """The commands, with their errors told in one line."""

    class Commands(TyperGroup):
        def invoke(self, ctx: Any) -> Any:
            try:
                return super().invoke(ctx)
            except BocageError as error:
                complain(say_error(error, lang))
            except TyperException as error:
                complain(say_usage(error, lang))
            raise typer.Exit(2)

    return Commands


def say_usage(error: TyperException, lang: str) -> str:
    """What is wrong with the command line itself."""
    say = words(lang)
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    name = str(getattr(parameter, "metavar", None) or next(iter(getattr(parameter, "opts", [])), ""))
    if type(error).__name__ == "NoSuchOption":
        return say("cli-usage-option", name=str(option))
    if type(error).__name__ == "MissingParameter":
        return say("cli-usage-missing", name=name)
    if parameter is not None:
        return say("cli-usage-value", name=name, detail=error.message)
    return say("cli-usage", detail=" ".join(error.format_message().split()))


def complain(text: str) -> None:
    print(fold(text, getattr(sys.stderr, "encoding", None) or "utf-8"), file=sys.stderr)
