"""Every action that can be chosen, and how it is written: ``move scout d``, ``shoot officer sten d +1``, ``send mauser b``.

A verb has a signature: one letter for each argument. The board gives each letter its names. So a text can be read back into the
one shared ``Action`` with the same numbers, and no other module needs to know how actions are written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core import lexicon as words
from bocage.games.v_commandos.pieces import COMPASS, FOE_NAMES, ROLES, SIDES
from bocage.games.v_commandos.types import Character, Escort, EscortFigure, Foe, Guard, Names, Payment, Role, Target, Triangle

# How an action is paid for: from the activation, with a +1 token (VC-SAVE-05), or not at all because it costs 0.
_payment = Names(Payment)
PAID = _payment("")
PLUS = _payment("+1")
FREE = _payment("free")
PAYMENTS = _payment.all()

ESCORT = 8                      # a character is a commando, or ESCORT + the number of an escort
AT = 16                         # a guard is its kind + AT * (the triangle that it guards + 1)


MOST_SEATS = 4
EVERYBODY = MOST_SEATS          # ``done`` or ``none`` for all seats, because only one plays


def character_of(number: int) -> Character:
    """Returns the character that a number in an action stands for: a commando or an escort."""
    return Role(number) if number < ESCORT else EscortFigure(number)


def figure_of(x: Escort) -> EscortFigure:
    """Returns an escort as a character."""
    return EscortFigure(ESCORT + x)


def target_of(number: int) -> Target:
    """Returns the enemy that a number in an action stands for: any of a kind, or the guard of a certain triangle."""
    return Guard(number) if number >= AT else Foe(number)


def kind_of(target: Target) -> Foe:
    """Returns the kind of an enemy, whether it guards something or not."""
    return Foe(target % AT)


def guard_of(token: Triangle, kind: Foe) -> Guard:
    """Returns the enemy of this kind that guards this triangle."""
    return Guard(kind + AT * (token + 1))


# c commando · t tile · T terrain · d door · e entrance · o objective · i item · w weapon · k enemy kind · f enemy on a tile
# g triangle · a character · n compass point · s side · q seat · v event card · m number · x? who follows · p? payment
# Q? the seat that speaks, where several play
SIGNATURES = {
    # choosing the squad (VC-CARD-01, VC-CARD-03)
    "choose": "cs", "runs": "q", "side": "s", "bare_tile": "t", "bare_commando": "c",
    # the commandos phase (VC-ACT-06)
    "activate": "c", "end": "c", "done": "Q",
    "move": "ctxp", "stealth_move": "ctxp", "exit_hatch": "cxp", "unblock_hatch": "cp", "melee": "cfp",
    "shoot": "cwtp", "shoot_door": "cwdp", "heal": "ccp", "force": "cdp", "barricade": "cep", "disguise": "cp", "lay": "cp",
    "bomb": "ctp", "shut_off_alarm": "cp", "interact": "cop", "save_action": "c",
    "pick": "ci", "drop": "ci", "give": "cci", "swap": "ccii", "detonate": "ct", "enter_nest": "c", "leave_nest": "c",
    "dress": "cc", "order": "ccp", "decoy": "cnp", "turn_lock": "cdp",
    # answers inside an action
    "agree": "", "refuse": "", "apply": "", "decline": "", "keep": "", "reroll": "m", "hit": "f", "wound": "a", "die": "m",
    # the enemy (VC-GUARD-01, VC-REINF-05, VC-PATH-03, VC-PATH-04, VC-PATH-05, VC-EMOVE-07, VC-EFIRE-05)
    "post": "k", "protect": "g", "occupy": "c", "inside": "a", "enter": "k", "supply": "e", "first": "t", "send": "kt",
    "march": "k", "fire": "tt", "friendly_fire": "tt", "strike": "f", "terrain": "T",
    # events and special rules
    "benefit": "c", "unlock": "d", "crate": "t", "open_hatch": "t", "block_hatch": "t", "empty": "e", "extra": "e",
    "help": "c", "hold": "t", "exchange": "ci", "top": "v", "relock": "d", "none": "Q",
}
ABOUT_A_COMMANDO = frozenset(verb for verb, signature in SIGNATURES.items() if signature[:1] == "c") - {"choose"}


class Lexicon(words.Lexicon):
    """The words of one board of V-Commandos, and its most frequent actions ready to use."""

    def __init__(self, names: Mapping[str, Sequence[str]], escorts: Sequence[str], triangles: Sequence[str]) -> None:
        known: dict[str, dict[int, str]] = {
            "c": dict(enumerate(ROLES)), "n": dict(enumerate(COMPASS)), "s": dict(enumerate(SIDES)),
            "k": dict(enumerate(FOE_NAMES)), "p": dict(enumerate(PAYMENTS)), "m": {n: str(n) for n in range(21)},
            "q": {n: str(n + 1) for n in range(MOST_SEATS)},
            "Q": {n: str(n + 1) for n in range(MOST_SEATS)} | {EVERYBODY: ""},
            **{letter: dict(enumerate(listed)) for letter, listed in names.items() if letter not in "iw"},
            "i": {at: name for at, name in enumerate(names["i"]) if name}, "w": {
                at: name for at, name in enumerate(names["w"]) if name},
        }
        known["a"] = known["c"] | {ESCORT + at: name for at, name in enumerate(escorts)}
        known["x"] = {mask: "+".join(name for at, name in enumerate(escorts) if mask >> at & 1)
                      for mask in range(1 << len(escorts))}
        known["g"] = dict(enumerate(triangles))
        known["f"] = known["k"] | {
            kind + AT * (at + 1): f"{name}@{triangle}" for kind, name in known["k"].items()
            for at, triangle in enumerate(triangles)}
        super().__init__(SIGNATURES, known)
        self.tiles = len(names["t"])
        roles, payments = range(len(ROLES)), range(len(PAYMENTS))
        # The most frequent actions, made beforehand: move[payment][commando][tile], drop[commando][item].
        self.move = [[[self.act("move", c, t, 0, p) for t in range(self.tiles)] for c in roles] for p in payments]
        self.stealth_move = [
            [[self.act("stealth_move", c, t, 0, p) for t in range(self.tiles)] for c in roles] for p in payments]
        self.pick = [{item: self.act("pick", c, item) for item in known["i"]} for c in roles]
        self.drop = [{item: self.act("drop", c, item) for item in known["i"]} for c in roles]
