"""Sainte-Mère-Église: Assaults alternate between two sectors; seven points win (OC-SME, OC-INITMISSION, OC-HISTO)."""

from __future__ import annotations

from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    AT_BRIDGE, BEFORE_TERRAIN, BOTH, BRIDGE_COLUMNS, BUILDING, CHEF, CLOSED, DE, FIERE, LIGHT, MAIN, NO_TERRAIN, NOBODY,
    NOWHERE, OBJECTIVE, OTHER_SECTOR, SIDES, US, Bridge, Card, Sector, Side, Terrain)
from bocage.games.operation_commando.rules.assault import tokens
from bocage.games.operation_commando.rules.assault.assault_end import end_game, score
from bocage.games.operation_commando.rules.assault.strength import tags
from bocage.games.operation_commando.rules.cards import heroics, piles
from bocage.games.operation_commando.rules.cards.moments import offer
from bocage.games.operation_commando.rules.missions import counter_attack
from bocage.games.operation_commando.rules.missions.mission import Mission
from bocage.games.operation_commando.rules.phases import put_in_play
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State

# OC-SME-03, OC-SME-05, OC-SME-06: the terrains of the main pile beside the village, and those in front of each bridge.
MAIN_PILE = ("crossroads", "road", "houses", "neuville", "dropzone")
FRONTS = (("marsh", "flooded", "road"), ("road", "flooded", "station"))
BRIDGE = ("lafiere", "chef")
MAIN_CARDS, ABOVE_VILLAGE = 5, 2
NEEDED = 7                      # OC-SME-02
HEROIC_TURNS = (3, 5, 7)        # OC-HISTO-04


def set_up(g: OTable) -> None:
    """OC-SME-03, OC-SME-05, OC-SME-06, OC-HISTO-03: terrains that lie face down have no order yet. In the Historical mission
    one heroic of each side leaves the game; only its owner knows which."""
    b, s = g.board, g.state
    s.main = counts(b, MAIN_PILE)
    s.fronts = [counts(b, FRONTS[FIERE]), counts(b, FRONTS[CHEF])]
    if not b.historical:
        return
    for side in BOTH:
        kinds = [int(card in s.heroics[side]) for card in b.every_card]
        card = Card(g.dice.draw(kinds, SIDES[side], 1 << side))
        s.heroics[side].remove(card)
        s.heroic_out[side].append(card)


def counts(b: Board, ids: tuple[str, ...]) -> list[int]:
    return [int(id in ids) for id in b.terrain_ids]


def start_turn(g: OTable) -> Steps:
    """OC-HISTO-04, OC-HISTO-10: at the start of turns 3, 5 and 7 both players secretly take a heroic."""
    if g.board.historical and g.state.turn in HEROIC_TURNS:
        yield from heroics.take(g, (US, DE), "OC-HISTO-04")


# --- the terrain ------------------------------------------------------------------------------------------------------


def take_terrain(g: OTable) -> Steps:
    """OC-PROG-01, OC-SME-07, OC-SME-08, OC-SME-09, OC-SME-10, OC-SME-11, OC-SME-12, OC-SME-13, OC-SME-14, OC-COUNTER-16:
    terrains come from the main pile and from the bridges in turn. A counter-attack that is due comes first."""
    s = g.state
    if s.counter_due:
        yield from counter_attack.launch(g)
        return
    yield from tactical_choice(g)
    s.sector = sector_due(s)
    s.stay = 0
    if s.sector == MAIN:
        turn_over_main(g)
    else:
        yield from go_to_bridges(g)


def is_left(s: State, sector: Sector) -> bool:
    """Whether a sector still has a terrain to fight for."""
    return s.main_taken < MAIN_CARDS if sector == MAIN else s.columns != [CLOSED, CLOSED]


def terrains_to_come(s: State) -> int:
    """OC-SME-13: how many terrains are still to be put in play: two in each column of the bridges, and the main pile."""
    return MAIN_CARDS - s.main_taken + sum(CLOSED - way for way in s.columns)


def is_counter_attack_lost(s: State) -> bool:
    """OC-COUNTER-03, OC-COUNTER-08: whether too few terrains are left to complete the column. The German adds one unit a turn,
    and after the third a terrain must still be to come."""
    after_this_turn = terrains_to_come(s) - (s.terrain == NO_TERRAIN)
    return after_this_turn < counter_attack.COMPLETE - len(s.column)


def sector_due(s: State) -> Sector:
    """OC-SME-07, OC-SME-08, OC-SME-14, OC-RULING-31: the sector of this turn. Turn 1 is the main pile; then the sectors
    alternate as long as both have terrains."""
    if s.main_taken == 0:
        return MAIN
    due = s.sector if s.stay else OTHER_SECTOR[s.sector]
    return due if is_left(s, due) else OTHER_SECTOR[due]


def tactical_choice(g: OTable) -> Steps:
    """OC-HISTO-05, OC-HISTO-06, OC-HISTO-07, OC-HISTO-08, OC-HISTO-09, OC-HISTO-11, OC-RULING-53: before the terrain is known,
    the American may play Tactical Choice to stay in the same sector."""
    b, s = g.board, g.state
    if not b.historical or s.main_taken == 0 or not is_left(s, s.sector) or not is_left(s, OTHER_SECTOR[s.sector]):
        return
    yield from offer(g, US, BEFORE_TERRAIN, "before_terrain", "OC-HISTO-06", s.sector)


def stay_in_sector(g: OTable, side: Side, cause: Cause, each: c.StayInSector) -> Steps:
    """OC-HISTO-06, OC-HISTO-08, OC-RULING-63: the sector does not change this turn; it changes with the next. A
    counter-attack in between belongs to no sector."""
    g.state.stay = 1
    g.tell(e.STAYS_IN_SECTOR, g.state.sector)
    yield from ()


def turn_over_main(g: OTable) -> None:
    """OC-SME-03, OC-SME-04, OC-SME-09, OC-PROG-06: turns over the top card of the main pile. The village is one of its last
    three cards.

    The pile has no order until a card is turned over: each of the last three is the village with the same chance.
    """
    b, s = g.board, g.state
    below = MAIN_CARDS - s.main_taken
    s.main_taken += 1
    if below <= MAIN_CARDS - ABOVE_VILLAGE and not s.village_taken and g.dice.pick(below) == 0:
        s.village_taken = 1
        terrain = b.terrain_index["sme"]
    else:
        terrain = Terrain(g.dice.draw(s.main, "terrain"))
        s.main[terrain] -= 1
    g.tell(e.TERRAIN_TURNED, terrain)
    put_in_play(g, terrain, NOWHERE, DE)


def go_to_bridges(g: OTable) -> Steps:
    """OC-SME-10, OC-SME-11, OC-SME-12, OC-SME-13, OC-HISTO-07: the loser of the last Assault chooses a column. On his first
    visit he chooses one of two front terrains; then comes the bridge."""
    b, s = g.board, g.state
    by = s.loser
    open_columns = [b.lexicon.act("column", at) for at in BRIDGE_COLUMNS if s.columns[at] != CLOSED]
    choice = yield from choose(g, by, "column", open_columns, "OC-SME-10")
    column = Bridge(choice.args[0])
    g.tell(e.COLUMN_CHOSEN, by, column)
    if s.columns[column] == AT_BRIDGE:
        s.columns[column] = CLOSED
        terrain = b.terrain_index[BRIDGE[column]]
    else:
        s.columns[column] = AT_BRIDGE
        first, second = turn_front(g, column), turn_front(g, column)
        g.tell(e.FRONT_TURNED, first, second)
        choice = yield from ask(g, by, "front", [b.lexicon.act("fight", terrain) for terrain in (first, second)], "OC-SME-10")
        terrain = Terrain(choice.args[0])
        other = second if terrain == first else first
        s.terrain_discard.append(other)
        g.tell(e.TERRAIN_DISCARDED, other)
    g.tell(e.TERRAIN_TAKEN, by, terrain)
    put_in_play(g, terrain, NOWHERE, by)


def turn_front(g: OTable, column: Bridge) -> Terrain:
    """OC-SME-05, OC-SME-06: turns over a face-down card in front of a bridge."""
    front = g.state.fronts[column]
    terrain = Terrain(g.dice.draw(front, "terrain"))
    front[terrain] -= 1
    return terrain


# --- the end of an Assault --------------------------------------------------------------------------------------------


def worth(b: Board, terrain: Terrain) -> int:
    """OC-SME-01: Objectives are worth 2 points, other terrains 1."""
    return 2 if b.t_tags[terrain] & OBJECTIVE else 1


def take_control(g: OTable) -> None:
    """OC-SME-02, OC-SME-15, OC-GEN-05: the winner takes the terrain and its points; with seven points he wins at once."""
    b, s = g.board, g.state
    if s.counter_turn:
        counter_attack.take_control(g, worth(b, s.terrain))
    else:
        s.won[s.winner].append(s.terrain)
        score(g, s.winner, worth(b, s.terrain))
    if s.points[s.winner] >= NEEDED:
        end_game(g, s.winner, "OC-SME-02")


def bonus(g: OTable) -> Steps:
    """OC-SME-16, OC-SME-17, OC-COUNTER-15: the German gains a card and two tokens. The American gains a token, and a card
    unless the terrain is a Building."""
    b, s = g.board, g.state
    if s.winner == DE:
        piles.draw(g, DE, 1)
        tokens.gain(g, DE, LIGHT, 2)
    else:
        tokens.gain(g, US, LIGHT, 1)
        if not tags(b, s) & BUILDING:
            piles.draw(g, US, 1)
    yield from ()


def mission_end(g: OTable) -> Steps:
    """OC-ENDASSAULT-07, OC-HISTO-02, OC-INITMISSION-03: the loser will choose the next column; the German may prepare a
    counter-attack. If no terrain is left, the game is a draw (6–6)."""
    s = g.state
    s.chooser = s.loser
    if g.board.historical:
        yield from counter_attack.prepare(g, terrains_to_come(s) > 0)
    if not terrains_to_come(s):
        end_game(g, NOBODY, "OC-HISTO-02")


# --- for the sequence of play -----------------------------------------------------------------------------------------


MISSION = Mission(set_up, start_turn, take_terrain, take_control, bonus, mission_end)
