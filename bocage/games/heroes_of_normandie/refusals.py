"""Why an action cannot be chosen now: the id of the rule that forbids it.

The rules themselves say why: the predicates that make the lists of options return "" or the id of the broken rule. This module
only finds the predicate for an action. No predicate looks at what others hide. Of a hidden counter it uses only what everybody
sees: where it lies, whose it is, and that it is infantry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.inspect.out_of_reach import why_not_fire_at, why_not_go
from bocage.games.heroes_of_normandie.inspect.reach import points_of
from bocage.games.heroes_of_normandie.inspect.survey import blocked_by
from bocage.games.heroes_of_normandie.rules.asking import asked_unit, tag
from bocage.games.heroes_of_normandie.rules.fire.firing import ALL_KINDS, range_to, weapon_of, why_not_aim
from bocage.games.heroes_of_normandie.rules.fire.shots import TOKEN_WEAPONS
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.token_weapons import KINDS
from bocage.games.heroes_of_normandie.rules.fire.ways import why_no_weapon, why_not_so
from bocage.games.heroes_of_normandie.rules.movement.choices import MoveChoices
from bocage.games.heroes_of_normandie.rules.movement.moving import in_reserve
from bocage.games.heroes_of_normandie.rules.phases.activating import why_not_fire
from bocage.games.heroes_of_normandie.rules.phases.deploying import HORN_SCOUT, scout_of, why_not_place, zone_of
from bocage.games.heroes_of_normandie.rules.phases.ordering import Placing
from bocage.games.heroes_of_normandie.rules.phases.reserving import why_not_activate
from bocage.games.heroes_of_normandie.rules.units import firing_face, in_play, is_infantry, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.text import HNamer
from bocage.games.heroes_of_normandie.types import Facing, Kind, Manner, Point, RecruitNo, Slot, Square, Token, Unit

# Verbs without a predicate: the rule that says when this action is chosen.
RULE_OF = {
    "directive": "HN-ORDN-07", "first": "HN-MULTI-07", "deploy": "HN-SETUP-06", "face": "HN-SETUP-06", "side": "HN-SETUP-07",
    "aboard": "HN-SETUP-08", "deploy_rest": "HN-SETUP-06", "deploy_ambush": "HN-SETUP-07",
    "order_smoke": "HN-ORDN-18", "withhold": "HN-ORDER-07", "share": "HN-MULTI-04", "direct": "HN-ORDN-07",
    "tactic": "HN-VICTORY-08", "special": "HN-SPECIAL-03", "autonomous": "HN-ABIL-05", "move": "HN-ACT-04",
    "battery": "HN-ABIL-38", "decline": "HN-ACT-04", "aim": "HN-ARC-03", "leave": "HN-TRANSPORT-04", "exit": "HN-MOVE-12",
    "attach": "HN-EQUIP-06", "charge": "HN-EQUIP-12", "dig": "HN-EQUIP-04", "conceal": "HN-ORDN-05", "again": "HN-TRAIT-07",
    "point": "HN-INDIRECT-01", "into": "HN-BLDG-07", "part": "HN-ABIL-28", "ammunition": "HN-EQUIP-08",
    "opportunity": "HN-TERR-13", "reroll": "HN-TRAIT-16", "result": "HN-ABIL-22",
    "replace": "HN-ABIL-30", "steady": "HN-TRAIT-05", "strafe": "HN-CARD-01", "cancel": "HN-CARD-01", "die": "HN-CARD-01",
    "draw": "HN-RESERVE-10",
}
# The tokens that are used by name, and the rule that says when.
RULE_OF_TOKENS = {"hedgerow_cutter": "HN-EQUIP-10", "first_aid": "HN-EQUIP-13"}

# At which questions a verb is chosen, and the rule that says so. It is the answer if another question is asked now.
MOVING = ("move", "reserve_move")
MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "order": (("place_order",), "HN-ORDER-01"), "activate": (("reserve_unit",), "HN-ACT-01"),
    "step": (MOVING, "HN-ACT-04"), "drive": (MOVING, "HN-ACT-04"), "assault": (MOVING, "HN-ASSAULT-01"),
    "turn": (MOVING, "HN-MOVE-09"), "embark": (MOVING, "HN-TRANSPORT-04"),
    "at": (("aim", "aim_burst", "aim_from"), "HN-FIRE-08"), "fire": (("act", "fire_more", "move", "battery_way"), "HN-FIRE-01"),
}
# A unit that is about to act is told why it cannot come to a square, or hit what stands there, before it moves or aims.
GOING = ("step", "drive")
SHOOTING = ("act", "fire_more", "move")
NEVER_IN_RESERVE = {"assault": "HN-ASSAULT-27", "fire": "HN-RESERVE-02"}
IN_RESERVE = ("reserve_move", "reserve_moved", "reserve_announced", "place_bomb")


class Lacking(NamedTuple):
    """What a forbidden action lacks, in the reader's language: a card that is not held, a square that is too far, an ability
    that the unit does not have. ``unit``: the counter as the seat that is asked may know it (``asking.tag``)."""

    board: Board
    key: str
    unit: int = p.NOBODY
    card: int = p.NOBODY
    distance: int = 0
    most: int = 0
    square: Square | None = None
    what: str = ""

    def say(self, lang: str) -> str:
        namer = HNamer(self.board, lang)
        unit = namer.counter_name(self.unit) if self.unit >= 0 else ""
        card = f"card-{self.board.card_ids[self.card]}" if self.card >= 0 else ""
        square = "" if self.square is None else self.board.lexicon.squares[self.square].upper()
        terrain = f"terrain-{self.what}"
        return namer.words(self.key, unit=unit, card=card and namer.words(card), text=card and namer.words(f"{card}.text"),
                           distance=self.distance, most=self.most, square=square, what=self.what and namer.words(
                               terrain if namer.words.has(terrain) else f"web-hn-crossing-{self.what}"))


def detail(b: Board, s: State, decision: Decision, action: Action) -> Lacking | None:
    """What the refusal adds to the rule: the very thing that forbids the action."""
    rule, unit, verb = why_not(b, s, decision, action), asked_unit(decision), action.verb
    if rule == "HN-CARD-13":
        return Lacking(b, "refusal-not-held")
    if is_aim_of_card(decision, action):
        return Lacking(b, "refusal-card", card=decision.about[0])
    if rule == "HN-CARD-01" and verb == "play":
        return Lacking(b, "refusal-card", card=action.args[0])
    if verb == "at" and decision.kind in ("aim", "aim_burst", *SHOOTING):
        return lacking_target(b, s, decision, Square(action.args[0]), rule)
    if verb in GOING and (decision.kind in MOVING or is_about_to_go(decision)):
        return lacking_way(b, s, decision, action, rule)
    if verb == "place" and rule == "HN-ABIL-31":
        distance, most = beyond_zone(b, RecruitNo(decision.about[0]), Square(action.args[0]))
        return Lacking(b, "refusal-scout", distance=distance, most=most)
    key = ""
    if verb == "order" and decision.kind == "place_order":
        unit, key = Unit(action.args[1]), LACKING_ORDER.get(rule, "")
    elif verb == "activate" and decision.kind == "reserve_unit":
        unit, key = Unit(action.args[0]), why_stays(s, Seat(decision.by[0]), Unit(action.args[0]))
    elif verb == "fire" and decision.kind in MOMENTS["fire"][0]:
        key = lacking_fire(b, s, unit, Slot(action.args[0]), rule)
    elif verb == "place" and rule in ("HN-SETUP-01", "HN-SETUP-06", "HN-EQUIP-02") and decision.kind in PLACED:
        return Lacking(b, "refusal-outside")
    elif verb == "special" and decision.kind in ("before_activation", "intrepid_first"):
        unit = Unit(action.args[0])
        key = "refusal-not-yours" if is_not_his(s, Seat(decision.by[0]), unit) else "refusal-no-special"
    elif verb == "assault" and decision.kind in MOVING and rule in ("HN-ASSAULT-01", "HN-ASSAULT-03"):
        key = "refusal-nobody-there" if rule == "HN-ASSAULT-01" else "" if s.points_left else "refusal-no-points"
    elif verb in ("attach", "charge") and decision.kind == "place_bomb":
        key = "refusal-no-vehicle" if verb == "attach" else "refusal-no-structure"
    elif verb == "turn" and rule == "HN-GEN-03":
        key = "refusal-no-posture"
    return Lacking(b, key, tag(b, s, unit, decision.by[0]) if unit < len(s.at) else p.NOBODY) if key else None


# What keeps a unit from a square, by the rule that says so.
LACKING_WAY = {
    **dict.fromkeys(("HN-TERR-10", "HN-TERR-11", "HN-TERR-16", "HN-TERR-18"), "refusal-closed"),
    **dict.fromkeys(("HN-MOVE-03", "HN-MOVE-04", "HN-VEH-13"), "refusal-taken"),
    **dict.fromkeys(("HN-ZOC-03", "HN-ZOC-07"), "refusal-zone"),
    **dict.fromkeys(("HN-MOVE-10", "HN-VEH-16"), "refusal-no-way"),
}


def lacking_way(b: Board, s: State, decision: Decision, action: Action, rule: str) -> Lacking | None:
    """HN-MOVE-01, HN-MOVE-03, HN-MOVE-04, HN-TERR-08, HN-VEH-04, HN-ZOC-03: what keeps a unit from a square: its ground, who
    stands there, a zone of control, the points that are missing."""
    unit, square = asked_unit(decision), Square(action.args[0])
    points, halted = points_of(b, s, unit), unit == s.mover and s.stopped
    if rule in LACKING_WAY:
        ground = b.ground(s.ground)
        what = ground.structure_on(square) or ground.terrains[ground.layers[square].base].id
        return Lacking(b, LACKING_WAY[rule], square=square, what=what)
    if rule == "HN-TERR-08" and not halted:
        return Lacking(b, "refusal-hard-going")
    if rule not in ("HN-MOVE-01", "HN-VEH-04") or s.at[unit] < 0:
        return None
    bar = why_not_go(b, s, unit, square, facing_in(action))
    if bar is not None and bar.rule == rule and bar.points > 1:
        return Lacking(b, "refusal-too-far", distance=bar.points, most=points)
    if not points:
        return Lacking(b, "refusal-no-points")
    return Lacking(b, "refusal-not-adjacent" if action.verb == "step" else "refusal-one-point")


def lacking_target(b: Board, s: State, decision: Decision, square: Square, rule: str) -> Lacking | None:
    """HN-ABIL-10, HN-ABIL-27, HN-ABIL-42, HN-ARC-02, HN-FIRE-05, HN-FIRE-08, HN-GEN-05, HN-LOS-02: what keeps a unit from a
    target: what blocks the line, the range, the arc, the weapon."""
    unit = asked_unit(decision)
    told = tag(b, s, unit, decision.by[0])
    if rule == "HN-ABIL-27":
        weapon = why_not_fire_at(b, s, unit, square, decision.kind == "move").weapon if decision.kind in SHOOTING else (
            aimed_weapon(b, s, decision)[0])
        assert weapon is not None
        distance, most = range_to(b, s, unit, weapon, square)
        return Lacking(b, "refusal-range", distance=distance, most=most)
    if rule == "HN-LOS-02":
        met = blocked_by(b, s, squares(b, s, unit)[0], square)
        at = None if met is None else Square(b.lexicon.numbers["q"][met.square])
        return None if met is None else Lacking(b, "refusal-blocked", square=at, what=met.what)
    key = LACKING_TARGET.get(rule, "")
    return Lacking(b, key, told) if key else None


LACKING_TARGET = {
    "HN-ABIL-10": "refusal-hidden", "HN-ABIL-42": "refusal-has-fired", "HN-ARC-02": "refusal-arc",
    "HN-FIRE-01": "refusal-not-on-the-move", "HN-FIRE-05": "refusal-not-on-the-move", "HN-FIRE-08": "refusal-no-enemy",
    "HN-GEN-05": "refusal-cross", "HN-GEN-08": "refusal-no-weapon",
}


def is_about_to_go(decision: Decision) -> bool:
    """Whether a unit is asked what it does, and may move."""
    return decision.kind == "act" and any(option.verb == "move" for option in decision.options)


def is_aim_of_card(decision: Decision, action: Action) -> bool:
    """Whether a card was played and the action is an aim that it does not have."""
    return decision.kind == "aim_card" and any(option.verb == action.verb for option in decision.options)


# HN-ORDER-01, HN-ORDER-02, HN-ORDER-03: what is wrong with a token or with the unit that should get it.
LACKING_ORDER = {"HN-ORDER-01": "refusal-not-yours", "HN-ORDER-02": "refusal-has-token", "HN-ORDER-03": "refusal-no-token"}


def is_not_his(s: State, seat: Seat, unit: Unit) -> bool:
    """Whether a counter is none of a seat's units on the table."""
    return unit >= len(s.at) or s.owner[unit] != seat or not in_play(s, unit)


def why_stays(s: State, seat: Seat, unit: Unit) -> str:
    """HN-RESERVE-01: what keeps a unit from moving in Reserve."""
    if is_not_his(s, seat, unit):
        return "refusal-not-yours"
    if s.marks[unit] & p.MOVED:
        return "refusal-has-moved"
    if s.order[unit] != p.FRESH:
        return "refusal-has-acted"
    return "refusal-has-token" if s.token[unit] else "refusal-lost-token"


# HN-ABIL-28, HN-ABIL-34, HN-ABIL-39: the abilities without which these rules speak of no shot.
NEEDED_ABILITY = {"HN-ABIL-28": p.BURST, "HN-ABIL-34": p.SNIPER, "HN-ABIL-39": p.SUPPRESSIVE_FIRE}


def lacking_fire(b: Board, s: State, unit: Unit, slot: Slot, rule: str) -> str:
    """HN-FIRE-01, HN-FIRE-05, HN-FIRE-06, HN-GEN-08: the weapon, the ability or the target that is missing."""
    if rule == "HN-GEN-08":
        return "refusal-no-weapon"
    weapon = next((each for each in firing_face(b, s, unit).weapons if each.slot == slot), None)
    if weapon is not None and rule in NEEDED_ABILITY:
        return "refusal-small-bonus" if weapon.flags & NEEDED_ABILITY[rule] else "refusal-no-ability"
    return {"HN-FIRE-01": "refusal-not-on-the-move", "HN-FIRE-05": "refusal-not-on-the-move",
            "HN-FIRE-06": "refusal-no-target"}.get(rule, "")


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """Returns the rule that forbids an action. It depends only on open facts and on what the seat that is asked holds
    itself."""
    verb = action.verb
    if verb in NEVER_IN_RESERVE and in_reserve(s):
        return NEVER_IN_RESERVE[verb]
    if verb == "activate" and decision.kind in IN_RESERVE:
        return "HN-RESERVE-07"                              # one unit moves after the other
    early = is_about_to_go(decision) if verb in GOING else verb == "at" and decision.kind in SHOOTING
    if verb in MOMENTS and decision.kind not in MOMENTS[verb][0] and not early:
        return MOMENTS[verb][1]
    if is_aim_of_card(decision, action):
        return "HN-CARD-03"                                 # the card itself says what it can be aimed at
    if verb == "point" and decision.kind == "aim_point":
        indoors = b.ground(s.ground).is_indoors(Point(action.args[0]))
        return "HN-INDIRECT-03" if indoors else decision.rule       # the rule of the weapon that is aimed
    reason = REASONS.get(verb)
    return reason(b, s, decision, action) if reason is not None else RULE_OF.get(verb, decision.rule)


PLACED = ("deploy_where", "lay_position", "place_horn")


def place(b: Board, s: State, decision: Decision, action: Action) -> str:
    """A unit is placed in deployment. HN-EQUIP-02, HN-EQUIP-04: positions and the Horn of Plenty are placed by the rule of
    their own question; in the zone the ground forbids it."""
    square = Square(action.args[0])
    if decision.kind == "deploy_where":
        return why_not_place(b, s, RecruitNo(decision.about[0]), square)
    if decision.kind == "lay_position":
        return "HN-EQUIP-04" if b.zone[decision.by[0]] >> square & 1 else decision.rule
    if decision.kind == "place_horn":
        inside = zone_of(b, Seat(decision.by[0]), HORN_SCOUT) >> square & 1
        return b.ground(s.ground).why_closed(square, p.INFANTRY, False) if inside else decision.rule
    return "HN-SETUP-06"


def beyond_zone(b: Board, recruit: RecruitNo, square: Square) -> tuple[int, int]:
    """HN-ABIL-31: how far a square lies beyond the zone of a unit, and how far the unit may scout."""
    zone = b.zone[b.recruits[recruit].seat]
    return min(b.start.distance(square, each) for each in b.start.squares if zone >> each & 1), scout_of(b, recruit)


def order(b: Board, s: State, decision: Decision, action: Action) -> str:
    return Placing(b, s, Seat(decision.by[0])).why_not(Token(action.args[0]), Unit(action.args[1]))


def activate(b: Board, s: State, decision: Decision, action: Action) -> str:
    return why_not_activate(b, s, Seat(decision.by[0]), Unit(action.args[0]))


def moving(why: Callable[[MoveChoices, Action], str]) -> Reason:
    """Makes a reason from a predicate about the unit that is moving."""
    return lambda b, s, decision, action: why(MoveChoices(b, s, asked_unit(decision)), action)


def facing_in(action: Action) -> Facing:
    """The facing with which a vehicle would arrive."""
    return Facing(action.args[1]) if action.verb == "drive" else p.NORTH


def go(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-MOVE-01, HN-VEH-04: one step or drive; or a square farther off, for whoever points at where the unit shall go."""
    unit, square, choices = asked_unit(decision), Square(action.args[0]), None
    if decision.kind in MOVING:
        choices = MoveChoices(b, s, unit)
        on_foot = action.verb == "step"
        rule = choices.why_not_step(square) if on_foot else choices.why_not_drive(square, facing_in(action))
        if rule not in ("HN-MOVE-01", "HN-VEH-04") or choices.aboard or on_foot != choices.on_foot:
            return rule
    elif (action.verb == "step") != is_infantry(b, s, unit):
        return "HN-VEH-04" if action.verb == "step" else "HN-MOVE-01"
    bar = why_not_go(b, s, unit, square, facing_in(action)) if s.at[unit] >= 0 else None
    if bar is not None:
        return bar.rule
    return "HN-ACT-04" if choices is None else "HN-MOVE-01" if on_foot else "HN-VEH-04"


def stop(b: Board, s: State, decision: Decision, action: Action) -> str:
    if decision.kind not in MOVING:
        return decision.rule
    goes_on = any(option.verb == "step" for option in decision.options)
    return MoveChoices(b, s, asked_unit(decision)).why_not_stop(goes_on)


def fire(b: Board, s: State, decision: Decision, action: Action) -> str:
    unit, slot, manner = asked_unit(decision), Slot(action.args[0]), Manner(action.args[1])
    if decision.kind == "move":
        return MoveChoices(b, s, unit).why_not_fire(slot, manner)
    if decision.kind == "battery_way":
        return why_no_weapon(b, s, unit, slot, False) or why_not_so(Watch(b, s), unit, slot, manner, False)
    return why_not_fire(b, s, unit, slot, manner)


def at(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-FIRE-06, HN-ABIL-29: why the weapon that is aimed cannot be fired at a square. A target that it could hit does not fit
    the other targets of a burst. A line starts from a square of the firer; a Bundle Charge is laid beside its bearer, with no
    weapon."""
    if decision.kind == "aim_from" or (decision.kind == "aim" and decision.about[1] == p.NOBODY):
        return decision.rule
    if decision.kind in SHOOTING:
        return why_not_fire_at(b, s, asked_unit(decision), Square(action.args[0]), decision.kind == "move").rule
    weapon, kinds = aimed_weapon(b, s, decision)
    reason = why_not_aim(b, s, asked_unit(decision), weapon, kinds, Square(action.args[0]))
    if reason not in ("", "HN-FIRE-06"):
        return reason
    return "HN-ABIL-29" if decision.kind == "aim_burst" else "HN-FIRE-06"


def aimed_weapon(b: Board, s: State, decision: Decision) -> tuple[Weapon, Sequence[Kind]]:
    """HN-EQUIP-03, HN-EQUIP-11, HN-ABIL-34: the weapon that a question about a target is about, which may be a token, and the
    kinds of units that its manner of fire may hit."""
    _, slot, manner = decision.about
    if manner in TOKEN_WEAPONS:
        return b.gear[TOKEN_WEAPONS[Manner(manner)]], KINDS[Manner(manner)]
    return weapon_of(b, s, asked_unit(decision), Slot(slot)), (p.INFANTRY,) if manner == p.SNIPE else ALL_KINDS


def use(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-EQUIP-10, HN-EQUIP-13, HN-EQUIP-14: a token that is used by name: by the rule that says when."""
    return RULE_OF_TOKENS.get(b.stocks[action.args[0]].family, "HN-EQUIP-14")


def of_hand(not_now: str) -> Reason:
    """HN-CARD-13: the card is not in the seat's hand; or it is, and ``not_now`` is the rule that says when it is played."""
    return lambda b, s, decision, action: not_now if action.args[0] in s.hand[decision.by[0]] else "HN-CARD-13"


Reason = Callable[[Board, State, Decision, Action], str]
REASONS: dict[str, Reason] = {
    "place": place, "order": order, "activate": activate,
    "step": go, "drive": go,
    "assault": moving(lambda choices, action: choices.why_not_assault(Square(action.args[0]))),
    "turn": moving(lambda choices, action: choices.why_not_turn()),
    "embark": moving(lambda choices, action: choices.why_not_embark(Unit(action.args[0]))),
    "stop": stop, "fire": fire, "at": at, "play": of_hand("HN-CARD-01"), "discard": of_hand("HN-RESERVE-10"),
    "swap": of_hand("HN-MULTI-12"), "use": use,
}
