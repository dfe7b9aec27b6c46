"""What there is to play: games, and the scenarios of a game by shelf."""

from __future__ import annotations

from bocage.cli.desk import Desk
from bocage.core.contract import AnyRuleset, Scenario
from bocage.core.screen import wrapped
from bocage.core.text import Words, words
from bocage.games import installed


def words_of(desk: Desk, ruleset: AnyRuleset) -> Words:
    return words(desk.lang, ruleset.folder / "text")


def show_games(desk: Desk) -> None:
    for game in installed():
        say = words_of(desk, game)
        desk.lines([[(game.id, "strong"), (f"  {say('game-name')}", "")]])
        desk.text(f"  {say('game-pitch')}", indent=2)


def shelves(ruleset: AnyRuleset) -> list[tuple[str, list[Scenario]]]:
    names = dict.fromkeys(card.shelf for card in ruleset.scenarios)
    return [(name, [card for card in ruleset.scenarios if card.shelf == name]) for name in names]


def show_scenarios(desk: Desk, ruleset: AnyRuleset, numbered: bool = False) -> None:
    """Each with its id or number, its name, how many pieces it calls for, and what it is about."""
    say, number = words_of(desk, ruleset), 0
    for shelf, cards in shelves(ruleset):
        desk.lines([[(say(f"shelf-{shelf}"), "phase")]])
        for card in cards:
            number += 1
            head = f"{number:>3} " if numbered else f"  {card.id}  "
            pieces = say("cli-pieces", number=card.pieces) if card.pieces else ""
            about = about_of(say, card)
            desk.lines(wrapped([(head, "number"), (say(card.key), "strong"), (f" ({pieces}) " if pieces else " ", "quiet"),
                                (about, "")], desk.look.width, 4))


def about_of(say: Words, card: Scenario) -> str:
    """The objective of a terrain, the text of a lesson; of an operation place and date."""
    if say.has(f"{card.key}.text"):
        return say(f"{card.key}.text")
    return f"{say(f'{card.key}.place')}, {say(f'{card.key}.date')}." if say.has(f"{card.key}.place") else ""


def scenario_of_number(ruleset: AnyRuleset, number: int) -> Scenario | None:
    cards = [card for _, cards in shelves(ruleset) for card in cards]
    return cards[number - 1] if 0 < number <= len(cards) else None
