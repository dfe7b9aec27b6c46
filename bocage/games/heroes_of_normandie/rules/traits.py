"""Traits whose tokens can be used at any time: Hardboiled, Veteran (HN-TRAIT-05, HN-TRAIT-16, HN-TRAIT-17). Other traits stand
beside the rules that they change."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.assaults import beside_winner
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_of_seat, stocks_of_seat
from bocage.games.heroes_of_normandie.rules.units import carried_by, in_play, is_infantry, recount_points, side_of, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Unit, by_unit

NEAR = 2                                    # a zone of control this close to a unit may bar its next step


# --- Hardboiled -------------------------------------------------------------------------------------------------------


def shaken(b: Board, s: State, seat: Seat) -> list[Unit]:
    """A player's units with a Suppressed marker, if he has a token that takes one off."""
    if not any(s.suppressed) or stock_of_seat(b, s, seat, "hardboiled") < 0:
        return []
    return [unit for unit, number in by_unit(s.suppressed) if number and s.owner[unit] == seat and in_play(s, unit)]


def all_shaken(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """Between two actions: any of these units."""
    return [g.board.lexicon.act("steady", unit) for unit in shaken(g.board, g.state, seat)]


def shaken_here(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """During an action: only the units that take part in it."""
    return [g.board.lexicon.act("steady", unit) for unit in shaken(g.board, g.state, seat) if unit in (topic.unit, topic.foe)]


def shaken_avengers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """After an assault: units that could strike back at the winner if they could move."""
    b, s = g.board, g.state
    return [b.lexicon.act("steady", unit) for unit in shaken(b, s, seat) if unit in beside_winner(b, s, seat, topic.detail)]


def shaken_nearby(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """When an enemy is about to go to another square: infantry that would then bar its way with a zone of control."""
    b, s = g.board, g.state
    if not any(s.suppressed):
        return []
    tokens = sum(s.stock[number] for number in stocks_of_seat(b, s, seat, "hardboiled"))
    return [] if not tokens else [b.lexicon.act("steady", unit) for unit in who_would_bar(g, seat, topic, tokens)]


def who_would_bar(g: HTable, seat: Seat, topic: Topic, most: int) -> list[Unit]:
    """HN-SUPP-06, HN-ZOC-09: a player's infantry that has a zone of control again when it has lost so many Suppressed markers
    at most, near enemy infantry that is about to go to another square."""
    b, s = g.board, g.state
    goer = who_goes(g, topic)
    if goer < 0 or side_of(b, s, goer) == b.side[seat] or not in_play(s, goer):
        return []
    return [unit for unit, number in by_unit(s.suppressed) if 0 < number <= most and s.owner[unit] == seat and s.at[unit] >= 0
            and is_infantry(b, s, unit)
            and min(b.start.distance(s.at[unit], square) for square in squares(b, s, goer)) <= NEAR]


def who_goes(g: HTable, topic: Topic) -> Unit:
    """HN-ZOC-03, HN-ZOC-07, HN-ASSAULT-14, HN-VEH-12, HN-TRANSPORT-10: the infantry that may go to another square next: it
    moves or gets out of a vehicle, answers a shot with a card or is thrown back by one, is assaulted, lies under a vehicle; or
    the vehicle whose passengers may spill out. -1: nobody."""
    b, s = g.board, g.state
    unit, foe, deed = topic.unit, topic.foe, topic.detail
    match topic.moment:
        case "announce_move" | "reserve_announced" | "moved" | "reserve_moved":
            goer = unit if is_infantry(b, s, unit) else foe
        case "announce_fire":
            goer = foe if topic.stack else p.NO_UNIT
        case "rolled":
            goer = foe if deed[0].what == "assault" else p.NO_UNIT
        case "suffer":
            goer = foe if topic.stack or not is_infantry(b, s, foe) else p.NO_UNIT
        case "vehicle_stops":
            goer = foe
        case _:
            goer = p.NO_UNIT
    return goer if goer >= 0 and (is_infantry(b, s, goer) or carried_by(s, goer)) else p.NO_UNIT


def steady(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-TRAIT-05, HN-RULING-35: a token takes a Suppressed marker off. A player may use several together, at any time."""
    spend(g, stock_of_seat(g.board, g.state, seat, "hardboiled"))
    take_off(g, Unit(action.args[0]), 1, "HN-TRAIT-05")
    yield from ()


def take_off(g: HTable, unit: Unit, number: int, rule: str) -> None:
    """HN-SUPP-05: Suppressed markers come off. A unit that has not made its first step gets back the points that
    they took."""
    b, s = g.board, g.state
    s.suppressed[unit] -= number
    tell(g, e.RECOVERED, unit, number, rule=rule)
    recount_points(b, s, unit)


# Tokens and markers are public: a seat is asked when it has something to offer.
STEADY_ANY = Answer(all_shaken, steady)
STEADY_HERE = Answer(shaken_here, steady)
STEADY_NEARBY = Answer(shaken_nearby, steady)
STEADY_AVENGER = Answer(shaken_avengers, steady)


# --- Veteran ----------------------------------------------------------------------------------------------------------


def reroll_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-TRAIT-16, HN-TRAIT-17: any roll on the table may be rolled again, one's own or another's, also one that was just
    rolled again."""
    b, s = g.board, g.state
    if not s.rerolls[seat] and stock_of_seat(b, s, seat, "veteran") < 0:
        return []
    return [b.lexicon.act("reroll", number) for number in range(len(topic.detail))]


def reroll(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-TRAIT-16, HN-VICTORY-11, HN-ASSAULT-29: the new result stands. A re-roll that the scenario gave is used first."""
    b, s = g.board, g.state
    if s.rerolls[seat]:
        s.rerolls[seat] -= 1
    else:
        spend(g, stock_of_seat(b, s, seat, "veteran"))
    made = topic.detail[action.args[0]]
    made.faces = sorted(g.dice.roll(len(made.faces)))
    tell(g, e.REROLLED, seat, tuple(made.faces))
    yield from ()


VETERAN = Answer(reroll_offers, reroll)
