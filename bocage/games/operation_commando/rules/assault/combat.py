"""An Assault is a series of Combats; in each, German units fight American ones (OC-ASSAULT, OC-COMBAT, OC-SUPPORT).

``commit_step`` to ``destroyed_step`` are the steps of a Combat in the order of play; the functions below them do the work.
"""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.core.windows import Topic, speak
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.content import Destroy, ForbidTo, Pay
from bocage.games.operation_commando.pieces import (
    ASSAULT_WON, BOTH, COMMIT, DE, DE_BID, DE_OPENING, DESTROYED, ENEMY, FIRST, REPLACE, SLOTS, US, US_ANSWER, US_BID, Card,
    Side, Slot, Source, Token, card_of, card_source, token_of)
from bocage.games.operation_commando.rules.assault.combat_options import (
    action_options, bid_options, can_destroy, places_of, unit_options)
from bocage.games.operation_commando.rules.assault.strength import (
    follow_line_up, has_effect, line_up, missing, total)
from bocage.games.operation_commando.rules.assault.tokens import play_token
from bocage.games.operation_commando.rules.cards.effects import carry_out, pay_price, spend
from bocage.games.operation_commando.rules.cards.moments import DESTROYED_WINDOW
from bocage.games.operation_commando.rules.cards.piles import lay_aside
from bocage.games.operation_commando.rules.cards.playing import play_card
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import Laid, State, combats, keep_laid, laid, lay


# --- the steps --------------------------------------------------------------------------------------------------------


def commit_step(g: OTable) -> Steps:
    """OC-INTER-01, OC-INTER-02, OC-INTER-03, OC-ASSAULT-03, OC-ASSAULT-07, OC-RESULT-05: the German brings a unit into the next
    Combat or abandons the terrain."""
    b, s = g.board, g.state
    rule = "OC-RESULT-05" if s.fought else "OC-INTER-01"
    choice = yield from ask(g, DE, "commit", [*unit_options(b, s, DE), b.lexicon.abandon], rule, s.fought + 1, s.size)
    if choice is b.lexicon.abandon:
        abandon(g, DE)
        return
    begin_combat(s)
    yield from bring_unit(g, DE, Card(choice.args[0]))
    s.phase = DE_OPENING


def replace_step(g: OTable) -> Steps:
    """OC-ACTION-06, OC-ACTION-07, OC-RULING-19: after a mine has removed his unit, the German replaces it in the same Combat
    or abandons the terrain."""
    b, s = g.board, g.state
    choice = yield from ask(g, DE, "replace", [*unit_options(b, s, DE), b.lexicon.abandon], "OC-ACTION-06", s.fought, s.size)
    if choice is b.lexicon.abandon:
        abandon(g, DE)
        return
    yield from bring_unit(g, DE, Card(choice.args[0]))
    tell_values(g)
    s.phase = DE_OPENING


def opening_step(g: OTable) -> Steps:
    """OC-COMBAT-02, OC-ASSAULT-07: before the American answers, the German may add actions, tokens and a second SS unit."""
    b, s = g.board, g.state
    choice = yield from ask(g, DE, "opening", bid_options(b, s, DE, True), "OC-COMBAT-02", *values(b, s))
    if choice is b.lexicon.stop:
        s.phase = US_BID if s.units[US] else US_ANSWER
    elif choice is b.lexicon.abandon:
        abandon(g, DE)
    else:
        yield from bid(g, DE, choice)


def answer_step(g: OTable) -> Steps:
    """OC-COMBAT-03, OC-ASSAULT-05, OC-ASSAULT-06, OC-ASSAULT-07: the American plays a unit or an action that needs no unit; or
    he abandons and loses the Assault."""
    b, s = g.board, g.state
    options = [*unit_options(b, s, US), *action_options(b, s, US), b.lexicon.abandon]
    choice = yield from ask(g, US, "answer", options, "OC-COMBAT-03", *values(b, s))
    if choice is b.lexicon.abandon:
        abandon(g, US)
        return
    yield from bid(g, US, choice)
    if s.phase == US_ANSWER and s.units[US]:
        s.phase = US_BID


def us_bid_step(g: OTable) -> Steps:
    """OC-COMBAT-04, OC-COMBAT-05, OC-COMBAT-06, OC-COMBAT-07, OC-COMBAT-09, OC-ASSAULT-07, OC-RESULT-04, OC-RULING-14: the
    American raises or stops; if he stops while he is behind, he loses the Assault."""
    b, s = g.board, g.state
    us, de = values(b, s)
    choice = yield from ask(g, US, "bid", bid_options(b, s, US, us >= de), "OC-COMBAT-04", us, de)
    if choice is b.lexicon.abandon:
        abandon(g, US)
    elif choice is not b.lexicon.stop:
        yield from bid(g, US, choice)
    elif us >= de:
        s.phase = DE_BID
    else:
        g.tell(e.GAVE_UP, US, us, de, rule="OC-RESULT-01")
        win_assault(g, DE)


def de_bid_step(g: OTable) -> Steps:
    """OC-COMBAT-06, OC-COMBAT-08, OC-COMBAT-09, OC-ASSAULT-07: the German raises or stops; if he stops while he is not ahead,
    he loses his unit. He may also abandon the terrain."""
    b, s = g.board, g.state
    us, de = values(b, s)
    choice = yield from ask(g, DE, "bid", bid_options(b, s, DE, de > us), "OC-COMBAT-08", us, de)
    if choice is b.lexicon.abandon:
        abandon(g, DE)
    elif choice is not b.lexicon.stop:
        yield from bid(g, DE, choice)
    elif us >= de:
        g.tell(e.GAVE_UP, DE, us, de)
        german_loses_combat(g)
    else:
        s.phase = US_BID


def destroyed_step(g: OTable) -> Steps:
    """OC-RESULT-03, OC-RESULT-05, OC-RESULT-06, OC-RESULT-07, OC-SIZE-02, OC-SIZE-03, OC-SIZE-04, OC-SIZE-05, OC-SIZE-06: all
    units are tilted. Cards that react to a destroyed unit may be played (Trench, Smoke Grenade). Then the Combats fought are
    compared with the Size of the terrain."""
    b, s = g.board, g.state
    dead = tilt(g)
    for card in dead:
        yield from carry_out(g, DE, Cause(card), b.on_destroyed[card])
    yield from speak(g, DESTROYED_WINDOW, Topic(DE, (s.fought, combats(s))))
    if s.fought >= s.size:
        win_assault(g, US)
    else:
        s.phase = COMMIT


# --- the work of the steps --------------------------------------------------------------------------------------------


def values(b: Board, s: State) -> tuple[int, int]:
    return total(b, s, US), total(b, s, DE)


def begin_combat(s: State) -> None:
    """OC-COMBAT-11, OC-RULING-46: begins a new Combat. Points carried over count in it.

    Actions played so far now count as actions of earlier Combats; a Trench, played between two Combats, is among them.
    """
    s.fought += 1
    for side in BOTH:
        s.actions_earlier[side] += s.actions_now[side]
    s.actions_now = [0, 0]
    s.carry = s.carried
    s.carried = [0, 0]
    s.units, s.muted, s.laid = [[], []], [[], []], [[], []]
    s.auto_used, s.no_tokens, s.no_second, s.unit_activated = [0, 0], [0, 0], [0, 0], [0, 0]
    s.met = 0


def bid(g: OTable, side: Side, choice: Action) -> Steps:
    """OC-COMBAT-04: plays one unit, action, token or ability."""
    s = g.state
    if choice.verb == "commit":
        yield from bring_unit(g, side, Card(choice.args[0]))
    elif choice.verb == "token":
        play_token(g, side, Token(choice.args[0]), Slot(choice.args[1]))
    elif choice.verb == "ability":
        yield from use_ability(g, side, Slot(choice.args[0]))
    else:
        cause = Cause(Card(choice.args[0]), Slot(choice.args[1]))
        yield from play_card(g, side, cause.card, lambda: act(g, side, cause), lambda: pay_price(g, side, cause))
    if s.phase != DESTROYED:
        tell_values(g)


def tell_values(g: OTable) -> None:
    """OC-COMBAT-05: tells both totals and who is ahead, once both sides have a unit in the Combat."""
    s = g.state
    if g.events is not None and s.units[US] and s.units[DE]:    # do not add up if nobody listens
        lacks = missing(g.board, s, US)
        ahead = US if lacks <= 0 else DE
        g.tell(e.VALUES, *values(g.board, s), ahead, missing(g.board, s, ENEMY[ahead]))


def bring_unit(g: OTable, side: Side, card: Card) -> Steps:
    """OC-COMBAT-01, OC-CARD-06, OC-CANCEL-10: a unit comes into the Combat unless it is cancelled."""
    yield from play_card(g, side, card, lambda: enter(g, side, card))


def enter(g: OTable, side: Side, card: Card, muted: bool = False) -> Steps:
    """OC-CARD-06, OC-COMBAT-12: a unit comes into the Combat. Its effect applies at once; so do effects of enemy units that
    depend on the units they face. ``muted``: the unit comes without its effects (Jeep)."""
    b, s = g.board, g.state
    s.order[side].append(card)
    line_up(b, s, side, card, muted)
    slot = Slot(len(s.units[side]) - 1)
    g.tell(e.COMMITTED, side, card)
    if b.on_play[card]:
        if has_effect(b, s, side, slot):
            yield from carry_out(g, side, Cause(card, slot), b.on_play[card])
        else:
            g.tell(e.SUPPRESSED, side, card)
    yield from meet(g)


def meet(g: OTable) -> Steps:
    """OC-RULING-16, OC-RULING-47: a German unit that rolls against a type of enemy rolls once, when the first such unit faces
    it."""
    b, s = g.board, g.state
    for slot, card in zip(SLOTS, s.units[DE], strict=False):
        for each in b.on_enemy[card]:
            if not s.met and any(each.type in b.cards[unit].types for unit in s.units[US]) and has_effect(b, s, DE, slot):
                s.met = 1
                yield from carry_out(g, DE, Cause(card, slot), each.deeds)


def act(g: OTable, side: Side, cause: Cause) -> Steps:
    """OC-ACTION-02, OC-CANCEL-11, OC-RULING-46: a combat action that nobody cancelled takes effect and counts as played. A
    lasting action stays until the end of the Assault; an immediate one is discarded."""
    b, s, card = g.board, g.state, cause.card
    s.actions_now[side] += 1
    lying = len(s.laid[side])
    yield from carry_out(g, side, cause, b.on_play[card])
    if b.lasting[card] or b.leaves[card]:
        if card_source(card) not in s.laid[side][lying::3]:
            lay(s, side, card_source(card), 0, cause.slot)  # it changes no V.C., but it lies there
        s.actions[side].append(card)
        s.order[side].append(card)
    else:
        lay_aside(g, side, card)


def use_ability(g: OTable, side: Side, slot: Slot) -> Steps:
    """OC-TOKEN-12, OC-COMBAT-11: a side pays for the ability of its unit (HQ); the bonus counts in the next Combat."""
    b, s = g.board, g.state
    card = s.units[side][slot]
    price = b.activate[card][0]
    assert isinstance(price, Pay)
    s.unit_activated[side] |= 1 << slot
    g.tell(e.ABILITY_PAID, side, card)
    yield from spend(g, side, price)
    yield from carry_out(g, side, Cause(card, slot), price.then)


def german_loses_combat(g: OTable) -> None:
    """OC-RESULT-03, OC-RULING-56: the German units will be destroyed; the Combat counts as fought."""
    g.tell(e.COMBAT_WON, US, g.state.fought, combats(g.state))
    g.state.phase = DESTROYED


def destroy(g: OTable, side: Side, cause: Cause, each: Destroy) -> Steps:
    """OC-ACTION-05, OC-ACTION-06, OC-ACTION-07, OC-ACTION-08: Perfect Shot wins the Combat; M7 Mine removes a weak unit, which
    the German may replace."""
    b, s = g.board, g.state
    if each.mode == "win":
        german_loses_combat(g)
        return
    slots = [slot for slot in places_of(b, s, DE) if can_destroy(each, b.vc[s.units[DE][slot]])]
    options = [target(b, s, slot) for slot in slots]
    choice = yield from choose(g, US, "target", options, "OC-ACTION-06")
    remove_german_unit(g, slots[options.index(choice)])


def target(b: Board, s: State, slot: Slot) -> Action:
    """OC-ACTION-06: a German unit as a target: by its name, and if both have the same name, by its place."""
    units = s.units[DE]
    return b.lexicon.act("target", units[slot], slot if units.count(units[slot]) > 1 else FIRST)


def remove_german_unit(g: OTable, slot: Slot) -> None:
    """OC-ACTION-06, OC-ACTION-08, OC-SIZE-08, OC-RULING-19: a German unit leaves the table with all that lay by it. The
    American's tokens no longer count: they were used against this unit (OC-TOKEN-06, OC-TOKEN-10).

    If the German has another SS unit here, the Combat goes on with that one; else he must replace the lost one.
    """
    b, s = g.board, g.state
    card = s.units[DE].pop(slot)
    s.muted[DE].pop(slot)
    lost = [each.source for each in laid(s, DE) if each.slot == slot]
    keep_laid(s, DE, [Laid(each.source, each.amount, FIRST) for each in laid(s, DE) if each.slot != slot])
    keep_laid(s, US, [each for each in laid(s, US) if token_of(each.source) is None])
    follow_line_up(b, s)
    s.auto_used[DE] = max(0, s.auto_used[DE] - b.auto_success[card])
    s.met = 0
    if slot == FIRST and s.first_combat[DE] == s.fought:
        s.first_combat[DE] = 0                              # the first unit of the Assault is gone; no other becomes the first
    s.fallen[DE].append(card)
    g.tell(e.UNIT_REMOVED, card)
    lay_aside(g, DE, card)
    lose_with_unit(g, lost)
    s.phase = DE_OPENING if s.units[DE] else REPLACE


def lose_with_unit(g: OTable, lost: list[Source]) -> None:
    """OC-ACTION-08, OC-RULING-64: the actions that lay by a removed unit go to the discard, its tokens to their banks. What
    those actions forbade the American is allowed again."""
    b, s = g.board, g.state
    for source in lost:
        card, token = card_of(source), token_of(source)
        if card is not None and card in s.actions[DE]:
            for lying in (s.actions[DE], s.order[DE]):
                del lying[last_place(lying, card)]          # a like one of an earlier Combat stays
            lay_aside(g, DE, card)
        elif token is not None:
            s.placed[DE][token] -= 1
            s.bank[token] += 1
    bans = {each.what for at in laid(s, DE) if (card := card_of(at.source)) is not None
            for each in b.on_play[card] if isinstance(each, ForbidTo)}
    s.no_tokens[US], s.no_second[US] = int("tokens" in bans), int("second_unit" in bans)


def last_place(cards: list[Card], card: Card) -> int:
    return len(cards) - 1 - cards[::-1].index(card)


def tilt(g: OTable) -> list[Card]:
    """OC-RESULT-03, OC-RESULT-07: all units of the Combat become inactive; those of the German are destroyed. Returns the
    destroyed units whose effects applied."""
    s = g.state
    dead = [card for at, card in enumerate(s.units[DE]) if has_effect(g.board, s, DE, Slot(at))]
    note_endings(g.board, s)
    s.destroyed += len(s.units[DE])
    for side in BOTH:
        s.tilted[side] += s.units[side]
    s.units, s.muted, s.laid = [[], []], [[], []], [[], []]
    s.carry = [0, 0]
    return dead


def note_endings(b: Board, s: State) -> None:
    """OC-SUPPORT-07, OC-RULING-67: an effect at the end of the Assault comes only if the unit's effects applied when its Combat
    ended."""
    for side in BOTH:
        for at, card in enumerate(s.units[side]):
            if b.on_assault_end[card] and has_effect(b, s, side, Slot(at)):
                s.ending.append(card)


def abandon(g: OTable, side: Side) -> None:
    """OC-INTER-02, OC-ASSAULT-03, OC-ASSAULT-05: a side that abandons loses the Assault."""
    g.tell(e.ABANDONED, side, g.state.terrain, rule="OC-ASSAULT-03" if side == DE else "OC-ASSAULT-05")
    win_assault(g, ENEMY[side])


def win_assault(g: OTable, side: Side) -> None:
    """OC-GEN-03, OC-GEN-04, OC-GEN-05, OC-ASSAULT-02, OC-ASSAULT-04, OC-RESULT-01: the Assault has a winner."""
    s = g.state
    note_endings(g.board, s)
    s.winner = side
    s.loser = ENEMY[side]
    g.tell(e.ASSAULT_WON, side, s.terrain)
    s.phase = ASSAULT_WON
