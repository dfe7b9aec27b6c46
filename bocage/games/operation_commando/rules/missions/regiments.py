"""The parachute regiments of Utah Beach: how they drop, attack, tire, scout and move (OC-PIR)."""

from __future__ import annotations

from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.core.event import Happening
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import (
    DE, EXHAUSTED, FIELD, FRESH, HEROIC_GRANT, NEIGHBOURS, NO_CARD, NO_REGIMENT, NOBODY, NOWHERE, PIR_501, PIR_506, PIR_BLOCKED,
    PIR_MOVE, START_TURN, US, Place, Regiment, Side)
from bocage.games.operation_commando.rules.assault import tokens
from bocage.games.operation_commando.rules.cards import piles
from bocage.games.operation_commando.rules.cards.playing import has_hidden_card
from bocage.games.operation_commando.rules.missions.fatigue import REGIMENTS, refreshable
from bocage.games.operation_commando.rules.phases import put_in_play
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State

PENALTY = 3                     # OC-PIR-18
RECONNAISSANCE = "us_recon"     # OC-PIR-16: a variant of it bears another name and does not serve


# --- the field --------------------------------------------------------------------------------------------------------


def is_free(s: State, at: Place) -> bool:
    """OC-PIR-01, OC-PIR-14, OC-UTAH-14: whether a terrain has neither a regiment nor a control token."""
    return s.control[at] == NOBODY and at not in s.pir_at


def free_around(s: State, at: Place) -> list[Place]:
    """OC-UTAH-09: the free terrains among the up to eight neighbours of a terrain."""
    return [near for near in NEIGHBOURS[at] if is_free(s, near)]


def free_beside(s: State, side: Side) -> list[Place]:
    """OC-PIR-19: the free terrains next to a terrain that a side controls."""
    return [at for at in FIELD if is_free(s, at) and any(s.control[near] == side for near in NEIGHBOURS[at])]


def redeployment_squares(s: State, at: Place) -> list[Place]:
    """OC-PIR-16: the free terrains next to a chain of American-controlled terrains that begins here, and out of reach of an
    ordinary move."""
    chain = [at]
    for link in chain:
        chain += [near for near in NEIGHBOURS[link] if s.control[near] == US and near not in chain]
    reach = {free for link in chain for free in free_around(s, link)}
    return sorted(reach - set(free_around(s, at)))


def turn_over(g: OTable, at: Place) -> None:
    g.state.open[at] = 1
    g.reveal()


# --- the drop ---------------------------------------------------------------------------------------------------------


def drop(g: OTable) -> Steps:
    """OC-PIR-01, OC-PIR-02, OC-PIR-03: the American chooses a terrain for each regiment; then each regiment lands, the 502nd
    first."""
    s = g.state
    for regiment in REGIMENTS:
        if s.pir_at[regiment] == NOWHERE:
            yield from point_at(g, regiment)
            return
    regiment = next(each for each in REGIMENTS if not s.open[s.pir_at[each]])
    yield from land(g, regiment)
    if regiment == PIR_506:
        s.phase = START_TURN


def point_at(g: OTable, regiment: Regiment) -> Steps:
    """OC-PIR-01, OC-PIR-02, OC-RULING-35: the American chooses any face-down terrain, except that of the other regiment."""
    s = g.state
    options = [g.board.lexicon.act("drop", at) for at in FIELD if is_free(s, at)]
    choice = yield from choose(g, US, "drop", options, "OC-PIR-02", regiment)
    at = Place(choice.args[0])
    s.pir_at[regiment] = at
    g.tell(e.PIR_DROPPED, regiment, at)


def land(g: OTable, regiment: Regiment) -> Steps:
    """OC-PIR-03, OC-PIR-04, OC-PIR-05, OC-PIR-06, OC-RULING-35: a regiment lands. On a neutral face of the die the
    German may let it drift to a neighbour. Only the terrain where it lands is turned over."""
    s, act = g.state, g.board.lexicon.act
    success = tokens.successes(g, 1)
    g.tell(e.DIE, DE, success, rule="OC-PIR-03")
    if not success:
        drifts = [act("drift", at) for at in free_around(s, s.pir_at[regiment])]
        choice = yield from ask(g, DE, "drift", [*drifts, act("stay")], "OC-PIR-04", regiment)
        if choice.args:
            s.pir_at[regiment] = Place(choice.args[0])
            g.tell(e.PIR_DRIFTED, regiment, s.pir_at[regiment])
    at = s.pir_at[regiment]
    turn_over(g, at)
    g.tell(e.PIR_LANDED, regiment, at, s.grid[at])


# --- activation -------------------------------------------------------------------------------------------------------


def activate(g: OTable) -> Steps:
    """OC-PIR-07, OC-PIR-08, OC-PIR-09, OC-PIR-11, OC-UTAH-15: a regiment that is not exhausted attacks the terrain where it
    stands."""
    s = g.state
    by = DE if s.de_chooses else US
    options = [g.board.lexicon.act("regiment", each) for each in REGIMENTS if s.pir_state[each] != EXHAUSTED]
    choice = yield from choose(g, by, "regiment", options, "OC-PIR-07")
    attack(g, by, Regiment(choice.args[0]))


def attack(g: OTable, by: Side, regiment: Regiment) -> None:
    """OC-PIR-07, OC-PROG-02: the Assault takes place on the terrain of the active regiment."""
    s = g.state
    at = s.pir_at[regiment]
    s.pir = regiment
    g.tell(e.PIR_ACTIVATED, by, regiment, s.grid[at])
    put_in_play(g, s.grid[at], at, by)


def place_501st(g: OTable, side: Side, cause: Cause, each: c.PlacePir) -> Steps:
    """OC-PIR-21, OC-RULING-37: the 501st lands on any free terrain and does not drift. The terrain is turned over and fought
    for."""
    s = g.state
    options = [g.board.lexicon.act("square", at) for at in FIELD if is_free(s, at)]
    choice = yield from choose(g, US, "place_501st", options, "OC-PIR-21")
    at = Place(choice.args[0])
    s.pir_at[PIR_501] = at
    turn_over(g, at)
    g.tell(e.PIR_LANDED, PIR_501, at, s.grid[at], rule="OC-PIR-21")
    attack(g, US, PIR_501)


def rally(g: OTable, side: Side, cause: Cause, each: c.RefreshPir) -> Steps:
    """OC-PIR-10, OC-RULING-59: the effect of Rally: a regiment is fresh again, as if it had rested. So it may go on to fight
    although it has fought two turns in a row."""
    s = g.state
    options = [g.board.lexicon.act("refresh", each) for each in refreshable(s)]
    if not options:
        return
    choice = yield from choose(g, US, "refresh", options, "OC-PIR-10")
    s.pir_state[choice.args[0]] = FRESH
    g.tell(e.PIR_REFRESHED, choice.args[0])


# --- after the Assault ------------------------------------------------------------------------------------------------


def scout_step(g: OTable) -> Steps:
    """OC-PIR-13, OC-INFO-04: after he has won, the American may look at one face-down neighbour; the German does not see it.
    The 501st scouts too."""
    s, act = g.state, g.board.lexicon.act
    s.phase = PIR_MOVE
    unseen = [at for at in NEIGHBOURS[s.place] if not s.open[at] and not s.scouted[at]]
    if s.winner != US or not unseen:
        return
    choice = yield from ask(g, US, "scout", [*(act("scout", at) for at in unseen), act("none")], "OC-PIR-13", s.pir)
    if not choice.args:
        return
    at = Place(choice.args[0])
    s.scouted[at] = 1
    g.reveal()
    g.tell(e.SCOUTED, at)
    g.tell_to((US,), e.SCOUT_SAW, at, s.grid[at])


def move_step(g: OTable) -> Steps:
    """OC-PIR-08, OC-PIR-14, OC-PIR-15, OC-PIR-22, OC-PIR-23, OC-PIR-24, OC-PIR-25: the 501st leaves. Any other
    regiment that fought first tires, then goes to another terrain: the winner of the Assault says where."""
    s = g.state
    s.phase = HEROIC_GRANT
    if s.pir == PIR_501:
        leave(g)
        return
    tire(g)
    if s.winner == US:
        yield from march(g)
    else:
        yield from push(g)


def leave(g: OTable) -> None:
    """OC-PIR-22, OC-PIR-23, OC-PIR-26: the 501st fights once, whatever the result. The fatigue of the other two regiments does
    not change."""
    s = g.state
    s.pir_at[PIR_501], s.pir = NOWHERE, NO_REGIMENT
    g.tell(e.PIR_LEFT, PIR_501)


def tire(g: OTable) -> None:
    """OC-PIR-09, OC-PIR-10, OC-PIR-12, OC-RULING-36: the regiment that fought is tired, or exhausted after two Assaults in a
    row; the other one is fresh."""
    s = g.state
    for regiment in REGIMENTS:
        fatigue = s.pir_state[regiment] + 1 if regiment == s.pir else FRESH
        if fatigue != s.pir_state[regiment]:
            s.pir_state[regiment] = fatigue
            g.tell(e.PIR_FATIGUE, regiment, fatigue, rule="OC-PIR-12" if fatigue == FRESH else "")


def march(g: OTable) -> Steps:
    """OC-PIR-14, OC-PIR-16, OC-PIR-17, OC-RULING-38: the American moves his regiment to a free neighbour; or further, if he
    discards a Reconnaissance Team.

    Whether he holds one is a secret. So he is asked wherever it could help, even if he has a single option.
    """
    b, s, act = g.board, g.state, g.board.lexicon.act
    near, far = free_around(s, s.place), redeployment_squares(s, s.place)
    options = [act("move", at) for at in near]
    if b.index[RECONNAISSANCE] in s.hand[US]:
        options += [act("redeploy", at) for at in far]
    if far and has_hidden_card(b, s, US):
        kind, rule = ("move", "OC-PIR-14") if near else ("blocked", "OC-PIR-17")
        choice = yield from ask(g, US, kind, options or [act("none")], rule, s.pir)
    elif near:
        choice = yield from choose(g, US, "move", options, "OC-PIR-14", s.pir)
    else:
        choice = act("none")
    if choice.verb == "none":
        s.phase = PIR_BLOCKED
    elif choice.verb == "move":
        stand(g, Place(choice.args[0]), e.PIR_MOVED)
    else:
        piles.discard_from_hand(g, US, b.index[RECONNAISSANCE])
        stand(g, Place(choice.args[0]), e.PIR_REDEPLOYED)


def push(g: OTable) -> Steps:
    """OC-PIR-15, OC-RULING-38: the German pushes the regiment to a free neighbour; without one the regiment is blocked."""
    s = g.state
    options = [g.board.lexicon.act("push", at) for at in free_around(s, s.place)]
    if not options:
        s.phase = PIR_BLOCKED
        return
    choice = yield from choose(g, DE, "push", options, "OC-PIR-15", s.pir)
    stand(g, Place(choice.args[0]), e.PIR_PUSHED)


def stand(g: OTable, at: Place, happening: Happening, *by: Side) -> None:
    """OC-PIR-14, OC-PIR-15: the active regiment goes to a terrain, which is turned over. ``by``: for events that name a
    side."""
    s = g.state
    s.pir_at[s.pir] = at
    turn_over(g, at)
    g.tell(happening, *by, s.pir, at, s.grid[at])
    s.pir = NO_REGIMENT


def blocked_step(g: OTable) -> Steps:
    """OC-PIR-18, OC-PIR-19, OC-PIR-20, OC-DISCARD-07: a regiment is blocked: three cards of the American pile leave the game
    unseen, then the regiment is placed.

    There is always a place for it. While the game goes on, at most twelve terrains are controlled, so three or more are free;
    and even without the terrain of the other regiment some free terrain is next to a controlled one.
    """
    s = g.state
    s.phase = HEROIC_GRANT
    cards = [card for card in (piles.next_card(g, US, 0) for _ in range(PENALTY)) if card != NO_CARD]
    s.lost[US] += cards
    g.tell(e.PIR_BLOCKED, s.pir, len(cards))
    by = US if free_beside(s, US) else DE
    options = [g.board.lexicon.act("land", at) for at in free_beside(s, by)]
    choice = yield from choose(g, by, "land", options, "OC-PIR-19", s.pir)
    stand(g, Place(choice.args[0]), e.PIR_PLACED, by)
