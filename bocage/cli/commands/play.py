"""``bocage play``: choose a game, sit down, play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage import load, new
from bocage.bots import DEFAULT, LEVELS, is_bot, make, plain_name
from bocage.cli import files
from bocage.cli.commands.position import position_of
from bocage.cli.desk import Desk, Leave
from bocage.cli.scenario_lists import about_of, listed, name_of, show_scenarios, words_of
from bocage.cli.terminal.lesson import LessonSession, begun
from bocage.cli.terminal.session import Session
from bocage.core.errors import BocageError, Unknown
from bocage.core.match import Match
from bocage.core.contract import AnyRuleset, Scenario
from bocage.games import find, game_ids, installed
from bocage.lessons.content import Lesson
from bocage.lessons.course import course_of, resumed

LONG_TEXTS = ("briefing", "rules", "veteran")


def play(desk: Desk, game: str, scenario: str, seats: Sequence[str], bots: Sequence[str], options: dict[str, str],
         seed: str | None, save: Path | None, auto_pass: bool, hints: bool) -> None:
    """A new game, or a lesson. Bots of the middle level take the seats that nobody was named for."""
    ruleset, card = chosen(desk, game, scenario)
    if isinstance(card, Lesson):
        LessonSession(begun(desk, ruleset, card), desk, save or files.default_save(name_of(card))).run()
        return
    for bot in bots:
        make(bot)                                   # an unknown level is refused before anything else is asked
    robots = [f"bot:{bot.removeprefix('bot:')}" for bot in bots]
    watched = not seats and len(robots) >= card.seats[1]          # bots sit everywhere: you look on
    names = [*(map(seat_name, seats) if seats else [] if watched else [desk.say("cli-you")]), *robots]
    names += [f"bot:{DEFAULT}"] * (card.seats[0] - len(names))
    match = new(ruleset.id, card.id, names, seed, with_files(ruleset, options))
    show_briefing(desk, ruleset, card, match)
    Session(match, desk, save or files.default_save(card.id), auto_pass, hints).run()


def resume(desk: Desk, file: Path, seats: Sequence[str], save: Path | None, auto_pass: bool, hints: bool) -> None:
    """Goes on with a saved game and saves it in the same file, unless another is named."""
    match = load(files.read(file))
    for name in seats:
        match.seat(name)
    for note in match.notes:
        desk.text(note.say(desk.lang), "warning")
    if course_of(match) is not None:
        LessonSession(resumed(match), desk, save or file).run()
    else:
        Session(match, desk, save or file, auto_pass, hints).run()


def play_from(desk: Desk, file: Path, seed: str | None, save: Path | None, auto_pass: bool, hints: bool) -> None:
    """A game from a position; its seats are named there, and a seat named ``bot:soldier`` is played by that bot."""
    match = position_of(files.read(file), seed)
    Session(match, desk, save or files.default_save(match.setup.scenario), auto_pass, hints).run()


def seat_name(name: str) -> str:
    """The name of a person, or ``bot:level`` for a seat that a bot plays. A colon in a person's name is replaced, since it ends
    a name in a record."""
    if is_bot(name):
        make(name)
        return name
    return name.replace(":", " ")


def option_of(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BocageError("cli-error-option", text=text[:80])
    return name.strip(), value.strip()


def with_files(ruleset: AnyRuleset, options: dict[str, str]) -> dict[str, str]:
    """Options in which a file name was given instead of the text of an army, team or pack."""
    free = {option.id for option in ruleset.options if not option.choices}
    return {name: files.text_of(value) if name in free else value for name, value in options.items()}


# --- choosing ---------------------------------------------------------------------------------------------------------


def chosen(desk: Desk, game: str, scenario: str) -> tuple[AnyRuleset, Scenario | Lesson]:
    """The game, and the scenario or lesson that the command line names; lets the person choose what it leaves out."""
    if game and not scenario and game not in game_ids():
        home = next((each.id for each in installed() if game in listed(each)), None)
        game, scenario = (home, game) if home is not None else (game, scenario)
    ruleset = find(game) if game else choose_game(desk)
    if not scenario:
        return ruleset, choose_scenario(desk, ruleset)
    cards = listed(ruleset)
    if scenario not in cards:
        raise Unknown("scenario", scenario, ", ".join(cards))
    return ruleset, cards[scenario]


def choose_game(desk: Desk) -> AnyRuleset:
    games = installed()
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        desk.text(f"{number:>3} {words_of(desk, game)('game-name')}")
    while True:
        text = desk.ask(desk.say("cli-which-game") + " ")
        if text.lower() == "q":
            raise Leave
        if text in game_ids():
            return find(text)
        if text.isdigit() and 0 < int(text) <= len(games):
            return games[int(text) - 1]
        desk.text(Unknown("game", text, ", ".join(game.id for game in games)).say(desk.lang), "warning")


def choose_scenario(desk: Desk, ruleset: AnyRuleset) -> Scenario | Lesson:
    show_scenarios(desk, ruleset, numbered=True)
    cards = listed(ruleset)
    while True:
        text = desk.ask(desk.say("cli-which-scenario") + " ")
        if text.isdigit() and 0 < int(text) <= len(cards):
            return list(cards.values())[int(text) - 1]
        if text.lower() in cards:
            return cards[text.lower()]
        if text.lower() == "q":
            raise Leave
        desk.text(desk.say("cli-error-scenario", text=text[:40]), "warning")


def show_briefing(desk: Desk, ruleset: AnyRuleset, card: Scenario, match: Match) -> None:
    say = words_of(desk, ruleset)
    desk.lines(desk.ruled(say(card.key)))
    if about := about_of(say, card):
        desk.text(about)
    veteran = match.setup.options.get("difficulty") == "veteran"
    for name in LONG_TEXTS:
        if say.has(f"{card.key}.{name}") and (name != "veteran" or veteran):
            text = say(f"{card.key}.{name}")
            if len(text) > 1:
                desk.text(text)
    for name in dict.fromkeys(map(plain_name, filter(is_bot, match.setup.seats))):
        if name in LEVELS:
            level, style = desk.say(f"level-{name}"), desk.say(f"level-{name}.style")
            desk.text(desk.say("cli-robot-style", name=level, style=style), "quiet")
    desk.text(desk.say("cli-seed-hash", hash=match.setup.seed_hash[:16]), "quiet")
    if ruleset.knowledge.secrets:                             # an example from the options could show a hand
        desk.text(desk.say("cli-help-hint-secret"), "quiet")
    elif match.decision is not None:
        desk.text(desk.say("cli-help-hint", example=match.decision.options[0].text), "quiet")
    desk.blank()
