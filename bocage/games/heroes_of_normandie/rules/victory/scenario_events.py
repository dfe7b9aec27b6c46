"""Rules of single scenarios: event markers, the prisoner of the farmhouse, the far edge of the hedgerows (catalogue 12)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Happens
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.cards.piles import draw
from bocage.games.heroes_of_normandie.rules.phases.deploying import faces_of, places_in
from bocage.games.heroes_of_normandie.rules.ambush import prove
from bocage.games.heroes_of_normandie.rules.movement.moving import is_at_exit, leave_board, take_posture
from bocage.games.heroes_of_normandie.rules.victory.points import THROUGH, score
from bocage.games.heroes_of_normandie.rules.units import is_decoy, mask, side_of
from bocage.games.heroes_of_normandie.types import by_recruit, Facing, Side, Square, Unit

# --- event markers ----------------------------------------------------------------------------------------------------


def turn_events(g: HTable) -> Steps:
    """HN-VICTORY-11, HN-SETUP-05: carries out the event markers of this turn. A marker without a side concerns both sides."""
    b, s = g.board, g.state
    for event in b.scenario.event:
        if event.turn == s.turn:
            side = p.SIDE_CALLED[event.side] if event.side else p.NO_SIDE
            tell(g, e.MARKER, s.turn, side)
            for each in (p.US, p.GE) if side == p.NO_SIDE else (side,):
                yield from EVENTS[event.what](g, event, each)


def one_more_card(g: HTable, event: Happens, side: Side) -> Steps:
    draw(g, g.state.playing[side][0], 1)
    yield from ()


def one_more_roll(g: HTable, event: Happens, side: Side) -> Steps:
    """Each player of the side may have a die rolled again once, as with Veteran."""
    for seat in g.board.members[side]:
        g.state.rerolls[seat] += 1
    yield from ()


def arrive(g: HTable, event: Happens, side: Side) -> Steps:
    """HN-SETUP-06, HN-SETUP-07, HN-RULING-86: a unit enters on the square that the scenario names, or on the nearest free
    square; of several its owner chooses one. It is deployed there: he chooses its facing, and the face of a unit with a
    posture. Everybody knows which unit it is."""
    b, s = g.board, g.state
    seat = b.members[side][0]
    kind = b.type_index[event.unit]
    recruit = next(number for number, made in by_recruit(b.recruits)
                   if made.late and made.seat == seat and made.kind == kind and number not in s.recruit)
    assert event.at is not None
    column, row = event.at
    named = Square(row * b.start.width + column)
    places = places_in(b, s, recruit, (1 << b.start.size) - 1)
    if not places:
        return
    nearest = min(b.start.distance(at, named) for at in places)
    near = [b.lexicon.onto[at] for at in places if b.start.distance(at, named) == nearest]
    square = Square((yield from choose(g, seat, "arrive", near, "HN-VICTORY-11", recruit)).args[0])
    facings = [b.lexicon.act("face", facing) for facing in places[square]]
    facing = Facing((yield from choose(g, seat, "deploy_facing", facings, "HN-SETUP-06", recruit)).args[0])
    unit = s.add_counter(seat, kind, recruit, square, facing)
    tell(g, e.ARRIVED, unit, square)
    faces = [b.lexicon.act("side", face) for face in faces_of(b.types[kind])]
    if faces and (yield from choose(g, seat, "deploy_side", faces, "HN-SETUP-07", recruit)).args[0] == p.BACK:
        take_posture(g, unit)


EVENTS = {"card": one_more_card, "reroll": one_more_roll, "arrive": arrive}


# --- where a movement ends --------------------------------------------------------------------------------------------


def take_prisoner(g: HTable, unit: Unit) -> Steps:
    """Farmhouse: an American unit that ends a movement in the building leads the prisoner from now on. If it is eliminated, he
    is in the building again, and another unit may fetch him (``losses.remove``)."""
    b, s = g.board, g.state
    yield from ()
    if b.scenario.goal != "rescue" or s.prisoner != p.NO_UNIT or side_of(b, s, unit) != p.US:
        return
    if mask(b, s, unit) & b.objective_squares[0]:
        prove(g, unit)
        if not is_decoy(b, s, unit):
            s.prisoner = unit
            tell(g, e.PRISONER_TAKEN, unit)


def reach_far_edge(g: HTable, unit: Unit) -> Steps:
    """Hedgerow: a unit that ends a movement at the far edge has come through. It leaves the board with all that it carries, and
    scores."""
    b, s = g.board, g.state
    if b.scenario.goal == "exit" and is_at_exit(b, s, unit):
        prove(g, unit)
        if not is_decoy(b, s, unit):
            score(g, side_of(b, s, unit), THROUGH * leave_board(g, unit))
    yield from ()
