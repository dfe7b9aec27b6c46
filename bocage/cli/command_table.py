"""The commands: a table of their names, and for each its options and what it calls.

The help of an option or an argument is named by its key; ``app.py`` says it in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from bocage import __version__
from bocage.cli.desk import Desk, Leave
from bocage.core.errors import BocageError


class Language(StrEnum):
    fr = "fr"
    en = "en"


class Part(StrEnum):
    """What a process of a server does."""

    all = "all"
    gateway = "gateway"
    game = "game"


def option(key: str, *names: str, metavar: str | None = None, min: float | None = None, max: float | None = None,
           is_eager: bool = False, callback: Callable[[bool], None] | None = None) -> object:
    return typer.Option(*names, help=f"cli-option-{key}", show_default=False, metavar=metavar, min=min, max=max,
                        is_eager=is_eager, callback=callback)


def argument(key: str, metavar: str) -> object:
    return typer.Argument(help=f"cli-argument-{key}", show_default=False, metavar=metavar)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bocage {__version__}")
        raise typer.Exit


Lang = Annotated[Language, option("lang", "--lang")]
Ascii = Annotated[bool, option("ascii", "--ascii")]
Plain = Annotated[bool, option("plain", "--plain")]
File = Annotated[Path, argument("file", metavar="FILE")]
Game = Annotated[str, argument("game", metavar="GAME")]
READERS = Language.en               # stands for the reader's language, which ``app.py`` puts in its place


def bocage(version: Annotated[bool, option("version", "--version", is_eager=True, callback=show_version)] = False,
           lang: Lang = READERS) -> None:
    pass


def serve_command(
        host: Annotated[str, option("host", "--host", metavar="ADDRESS")] = "127.0.0.1",
        port: Annotated[int | None, option("port", "--port", metavar="N", min=0, max=65535)] = None,
        data: Annotated[Path | None, option("data", "--data", metavar="FOLDER")] = None,
        database: Annotated[str, option("database", "--database", metavar="URL")] = "",
        open: Annotated[bool, option("open", "--open/--no-open")] = False,
        workers: Annotated[int, option("workers", "--workers", metavar="N", min=0)] = 0,
        proxy: Annotated[str, option("proxy", "--proxy", metavar="ADDRESSES")] = "",
        processes: Annotated[int, option("processes", "--processes", metavar="N", min=0, max=64)] = 0,
        role: Annotated[Part, option("role", "--role")] = Part.all,
        redis: Annotated[str, option("redis", "--redis", metavar="URL")] = "",
        keep: Annotated[float, option("keep", "--keep", metavar="DAYS", min=0)] = 0.0,
        quiet: Annotated[bool, option("quiet", "--quiet")] = False,
        ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.serve import serve

    serve(Desk(lang, ascii), host, port, data, database, open, workers, quiet, proxy, processes, role.value, redis,
          keep)


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
        hint: Annotated[bool, option("hint", "--hint")] = False,
        plain: Plain = False, ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands import play

    desk = Desk(lang, ascii, plain)
    try:
        if resume is not None:
            play.resume(desk, resume, seat or [], save, auto_pass, hint)
        elif position is not None:
            play.play_from(desk, position, seed or None, save, auto_pass, hint)
        else:
            settings = dict(map(play.option_of, options or [])) | ({"squad": squad} if squad else {})
            play.play(desk, game, scenario, seat or [], bot or [], settings, seed or None, save, auto_pass, hint)
    except Leave:
        pass


def replay_command(file: File, to: Annotated[int | None, option("to", "--to", metavar="N", min=0)] = None,
                   first: Annotated[int, option("from", "--from", metavar="N", min=0)] = 0,
                   maps: Annotated[bool, option("maps", "--maps")] = False,
                   plain: Plain = False, ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.replay import replay

    replay(Desk(lang, ascii, plain), file, first, to, maps)


def odds_command(file: File, action: Annotated[list[str] | None, argument("action", metavar="[ACTION]")] = None,
                 ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.odds import odds

    odds(Desk(lang, ascii), file, " ".join(action or []))


def puzzle_command(game: Game, number: Annotated[int | None, argument("puzzle", metavar="[NUMBER]")] = None,
                   plain: Plain = False, ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.puzzle import solve
    from bocage.games import find

    solve(Desk(lang, ascii, plain), find(game), number)


def position_command(file: File, lang: Lang = READERS) -> None:
    from bocage.cli.commands.position import show_position

    show_position(file)


def backup_command(file: File, data: Annotated[Path | None, option("data", "--data", metavar="FOLDER")] = None,
                   ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.backup import backup

    backup(Desk(lang, ascii), file, data)


def prune_command(days: Annotated[float, option("prune-days", "--days", metavar="DAYS", min=1)],
                  data: Annotated[Path | None, option("data", "--data", metavar="FOLDER")] = None,
                  database: Annotated[str, option("database", "--database", metavar="URL")] = "",
                  ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.prune import prune

    prune(Desk(lang, ascii), days, data, database)


def restore_command(file: File, data: Annotated[Path | None, option("data", "--data", metavar="FOLDER")] = None,
                    ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.backup import restore

    restore(Desk(lang, ascii), file, data)


def verify_command(file: File, ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.verify import verify

    verify(Desk(lang, ascii), file)


def rules_command(
        wanted: Annotated[list[str] | None, argument("rules", metavar="[GAME] [ID|WORDS]")] = None,
        where: Annotated[bool, option("where", "--where")] = False,
        tests: Annotated[Path | None, option("tests", "--tests", metavar="FOLDER")] = None,
        ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.rules import show_coverage, show_rules, show_where, write_pages
    from bocage.games import game_ids

    found = wanted or []
    if found[:1] == ["coverage"]:
        games = found[1:] or game_ids()
        complete = [show_coverage(Desk(lang, ascii), game, tests) for game in games]
        if not all(complete):
            raise typer.Exit(1)
    elif found == ["pages"]:
        write_pages(Desk(lang, ascii))
    elif where:
        show_where(Desk(lang, ascii), found, tests)
    else:
        show_rules(Desk(lang, ascii), found)


def fuzz_command(game: Game, games: Annotated[int, option("games", "--games", metavar="N", min=1)] = 100,
                 seed: Annotated[int, option("fuzz-seed", "--seed", metavar="N")] = 1,
                 jobs: Annotated[int, option("jobs", "--jobs", metavar="N", min=0)] = 0,
                 scenario: Annotated[str, option("only", "--scenario", metavar="SCENARIO")] = "",
                 thorough: Annotated[float, option("thorough", "--thorough", metavar="SHARE", min=0, max=1)] = 0.05,
                 log: Annotated[Path | None, option("fuzz-log", "--log", metavar="FILE")] = None,
                 ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.fuzz import fuzz

    if not fuzz(Desk(lang, ascii), game, games, seed, jobs, scenario, thorough, log):
        raise typer.Exit(1)


def check_command(game: Annotated[str, argument("game", metavar="GAME")] = "",
                  folder: Annotated[Path | None, argument("folder", metavar="FOLDER")] = None,
                  ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.check import check

    check(Desk(lang, ascii), game, folder)


def army_command(game: Game, text: Annotated[str, option("army-check", "--check", metavar="FILE|TEXT")] = "",
                 sample: Annotated[str, option("army-sample", "--sample", metavar="SIDE")] = "",
                 random: Annotated[str, option("army-random", "--random", metavar="SIDE")] = "",
                 seed: Annotated[int | None, option("army-seed", "--seed", metavar="N")] = None,
                 points: Annotated[int, option("army-points", "--points", metavar="N", min=1, max=9999)] = 300,
                 scenario: Annotated[str, option("army-scenario", "--scenario", metavar="SCENARIO")] = "",
                 seats: Annotated[int, option("army-seats", "--seats", metavar="N", min=2, max=4)] = 2,
                 ascii: Ascii = False, lang: Lang = READERS) -> None:
    from random import Random

    from bocage.cli.commands import army
    from bocage.core.contract import Building

    wanted = Building((), 0, scenario, points, seats)
    if [bool(text), bool(sample), bool(random)].count(True) != 1:
        raise BocageError("cli-error-army")
    if not text:
        army.draft(Desk(lang, ascii), game, sample or random, wanted, Random(seed) if random else None)
    elif not army.check(Desk(lang, ascii), game, text, wanted):
        raise typer.Exit(1)


def tune_command(game: Game, scenarios: Annotated[list[str] | None, argument("tune-scenarios", metavar="[SCENARIO]")] = None,
                 games: Annotated[int, option("tune-games", "--games", metavar="N", min=1)] = 1000,
                 seed: Annotated[str, option("tune-seed", "--seed", metavar="TEXT")] = "1",
                 bot: Annotated[str, option("tune-bot", "--bot", metavar="BOT")] = "race:16",
                 pairs: Annotated[int, option("tune-pairs", "--pairs", metavar="N", min=0)] = 200,
                 out: Annotated[Path, option("tune-out", "--out", metavar="FOLDER")] = Path("build/tune"),
                 ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.tune import tune

    tune(Desk(lang, ascii), game, scenarios or [], games, seed, bot, pairs, out)


def new_game_command(name: Annotated[str, argument("new-game", metavar="NAME")],
                     folder: Annotated[Path, option("new-game-folder", "--folder", metavar="FOLDER")] = Path(),
                     ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.commands.new_game import new_game

    new_game(Desk(lang, ascii), name, folder)


def games_command(ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.scenario_lists import show_games

    show_games(Desk(lang, ascii))


def scenarios_command(game: Game, ascii: Ascii = False, lang: Lang = READERS) -> None:
    from bocage.cli.scenario_lists import show_scenarios
    from bocage.games import find

    show_scenarios(Desk(lang, ascii), find(game))


COMMANDS: Mapping[str, Callable[..., None]] = {
    "serve": serve_command,
    "play": play_command,
    "replay": replay_command,
    "odds": odds_command,
    "position": position_command,
    "puzzle": puzzle_command,
    "verify": verify_command,
    "backup": backup_command,
    "restore": restore_command,
    "prune": prune_command,
    "rules": rules_command,
    "fuzz": fuzz_command,
    "check": check_command,
    "army": army_command,
    "tune": tune_command,
    "new-game": new_game_command,
    "games": games_command,
    "scenarios": scenarios_command,
}
