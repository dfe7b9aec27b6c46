"""Weights for the options of questions outside a Combat, without a search: cards to keep or lose, events, terrains."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.bot.card_values import TOKEN_WORTH, Opinions
from bocage.games.operation_commando.content import DrawUpTo, Lose, MarkBuilding, Recover, Size
from bocage.games.operation_commando.pieces import BUILDING, DE, ENEMY, EXIT, OBJECTIVE, SIDE_OF, UNIT, US, Card, Side, Terrain
from bocage.games.operation_commando.state import State, all_tokens

Weights = list[float]
HAND = 22.0                     # average worth of an opening hand
REST = 200.0                    # weight of having the field laid at random: to lay it card by card is seldom better


# --- hands ------------------------------------------------------------------------------------------------------------


def mulligan(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """A hand with few units or of little worth goes back."""
    hand = s.hand[decision.by[0]]
    units = sum(o.units[card] for card in hand)
    poor = units < 2 or sum(o.worth[card] for card in hand) < HAND - 5.0
    return [1.0 if (option.verb == "mulligan") == poor else 0.25 for option in options]


def extra_draw(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    return [60.0 if option.verb == "extra" else 1.0 for option in options]


def worst(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """The cards of least worth weigh most."""
    return [(1.0 + o.worth[option.args[0]]) ** -2.0 if option.args else 0.03 for option in options]


def best(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """Valuable cards get the largest weights; taking no card gets a small one."""
    return [(0.5 + o.worth[option.args[0]]) ** 2.0 if option.args else 0.5 for option in options]


def cheapest_token(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """Of the own tokens the cheapest; of the opponent's tokens the dearest."""
    whose = decision.about[0]
    power = -3.0 if whose == decision.by[0] else 3.0
    return [TOKEN_WORTH[option.args[0]] ** power for option in options]


# --- events and reactions ---------------------------------------------------------------------------------------------


def event(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """Most events are worth playing at once; those that would do little now can wait."""
    side = Side(decision.by[0])
    weights = []
    for option in options:
        if option.verb == "stop":
            weights.append(1.0)
        elif option.verb == "activate":
            weights.append(8.0)
        else:
            weights.append(1.5 * o.worth[option.args[0]] * use(b, s, side, Card(option.args[0])))
    return weights


def use(b: Board, s: State, side: Side, card: Card) -> float:
    """The share of an event's worth that it would have now."""
    share = 1.0
    for each in b.also_on_play[card] or b.on_play[card]:
        if isinstance(each, DrawUpTo):
            short = len(s.hand[ENEMY[side]]) - len(s.hand[side])
            share *= min(1.0, max(0.0, short / each.most))
        elif isinstance(each, Lose):
            share *= min(1.0, all_tokens(s, SIDE_OF[each.side]) / each.number)
        elif isinstance(each, Recover):
            fits = (card for card in s.discard[side] if b.kind[card] == UNIT and b.vc[card] <= each.most_vc)
            share *= 0.3 * min(3, sum(1 for _ in fits))
        elif isinstance(each, MarkBuilding):
            share *= 0.0 if b.t_tags[s.terrain] & BUILDING else 0.5
        elif isinstance(each, Size) and each.amount < 0:
            share *= 1.0 if s.size > -each.amount else 0.3
    return share


def cancel(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """The more the played card is worth, the more it is worth to cancel it."""
    worth = o.worth[decision.about[0]]
    return [(worth / 3.0) ** 2.0 if option.args else 1.0 for option in options]


def destroyed(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """OC-SIZE-02: Trench when it opens another Combat, Smoke Grenade when it ends the Assault."""
    side = Side(decision.by[0])
    left = s.size - s.fought
    weights = []
    for option in options:
        if not option.args or not any(isinstance(each, Size) for each in b.on_play[option.args[0]]):
            weights.append(1.0)
        elif side == DE:
            units = sum(o.units[card] for card in s.hand[DE])
            weights.append(1.5 * min(2, units) if left <= 0 else 0.05)
        else:
            weights.append((0.02, 5.0, 1.0, 0.3)[max(0, min(left, 3))])
    return weights


def rather(weight: float) -> Judge:
    """A fixed weight for playing a card, against 1 for not playing one."""
    return lambda b, s, o, decision, options: [weight if option.args else 1.0 for option in options]


def reopen(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    return [0.5 * (1 + s.place // 4) if option.args else 1.0 for option in options]


# --- the field --------------------------------------------------------------------------------------------------------


def terrain(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """Large terrains and many cards favour the German, small terrains the American."""
    side = Side(decision.by[0])
    return [favour(b, side, Terrain(option.args[0])) for option in options]


def favour(b: Board, side: Side, terrain: Terrain) -> float:
    us, de = b.t_draws[terrain]
    tilt = 0.25 * (b.t_size[terrain] - 3) + 0.2 * (de - us)
    return max(0.2, 1.0 + (tilt if side == DE else -tilt))


def recapture(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """OC-COUNTER-07: an Objective is worth two points, so it weighs more."""
    return [favour(b, DE, Terrain(option.args[0])) * (4.0 if b.t_tags[option.args[0]] & OBJECTIVE else 1.0)
            for option in options]


def prepare(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """OC-COUNTER-02: strong units for the counter-attack."""
    return [o.punch[option.args[0]] if option.args else 2.0 for option in options]


def square(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """A square of the field, as far as the asked seat knows its terrain."""
    side = Side(decision.by[0])
    weights = []
    for option in options:
        if not option.args:
            weights.append(0.3)
            continue
        at = option.args[0]
        if side == DE or b.graignes or s.open[at] or s.scouted[at]:
            weight = favour(b, side, s.grid[at])
            if b.t_tags[s.grid[at]] & EXIT:
                weight *= 1.6 if side == US else 0.6
        else:
            weight = 1.0
        weights.append(weight * (0.4 if option.verb == "redeploy" else 1.0))
    return weights


def regiment(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    side = Side(decision.by[0])
    weights = []
    for option in options:
        at = s.pir_at[option.args[0]]
        weights.append(favour(b, side, s.grid[at]) * (1.5 if (b.t_tags[s.grid[at]] & EXIT > 0) == (side == US) else 1.0))
    return weights


def layout(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """OC-UTAH-03: without a search, a random layout is as good as any."""
    return [REST if option.verb == "lay_rest" else 1.0 for option in options]


def scout(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """OC-PIR-13: scouting costs nothing."""
    return [1.0 if option.args else 0.01 for option in options]


def production(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> Weights:
    """OC-PROD-01: it is nearly always right to use a site; none is preferred."""
    return [1.0 if option.args else 0.02 for option in options]


Judge = Callable[[Board, State, Opinions, Decision, Sequence[Action]], Weights]
SIGHTS: dict[str, Judge] = {
    "mulligan": mulligan, "extra_draw": extra_draw, "reject": worst, "discard": worst, "pay_card": worst,
    "keep_one": best, "recover": best, "building": best, "take_heroic": best, "take_permanent": best, "destroy_permanent": best,
    "target": best, "give_token": cheapest_token,
    "event": event, "cancel": cancel, "progression": rather(2.0), "unit_destroyed": destroyed, "before_terrain": rather(0.7),
    "after_marker": rather(0.6), "villagers_help": rather(1.0), "us_wins": reopen, "pay_tokens": rather(1.0),
    "front": terrain, "counter": recapture, "prepare": prepare, "production": production,
    "attack": square, "divert": square, "lock": square, "drop": square, "drift": square, "push": square, "move": square,
    "blocked": square, "land": square, "place_501st": square, "scout": scout, "regiment": regiment,
    "number": layout, "put": layout,
}
