"""The whole position as plain data, and the simplest questions about it. No flow, no chance, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie.pieces import (
    DEAL, FRONT, GONE, NO_DIRECTIVE, NO_SEAT, NO_SQUARE, NO_TOKEN, NO_UNIT, NORTH, RUNNING, TACTICS, US,
)
from bocage.games.heroes_of_normandie.types import (
    Activity, CardNo, Concealment, Damage, Directive, Face, Facing, Phase, Point, RecruitNo, Side, Square, Tactic, Token,
    TypeNo, Unit, first_units)

# Lists with an entry for each counter, in the order in which counters came onto the table.
OF_COUNTERS = (
    "owner", "kind", "recruit", "at", "facing", "face", "hidden", "traced", "suppressed", "damage", "token", "order", "carrier",
    "bombs", "fired", "marks",
)


class SmokeTemplate(NamedTuple):
    owner: Seat
    point: Point
    malus: int


class State:
    """Counters are numbers in the order in which they came onto the table; each has an entry in the lists of ``OF_COUNTERS``.

    ``owner``: its seat. ``kind``: its type. ``recruit``: which of the army's units it is (-1: none). ``at``: its square (the
    front one of two), or ``GONE``, ``CARRIED``, ``EXITED``. ``hidden``: open, on its ambush face, under a Concealed marker.
    ``traced``: everybody knows what it is although it is hidden (they saw it turn; 2: known only to be no decoy).
    ``order``: fresh, acted, Active marker. ``fired``: weapons fired this turn, as bits. ``marks``: see ``pieces.ON_ALERT``.
    """

    __slots__ = (
        *OF_COUNTERS,
        "phase", "turn", "outcome", "why", "initiative", "keep_initiative", "ground", "dents", "smoke", "hand", "deck",
        "discard", "pool", "deploying", "tokens", "lost", "left_out", "revealed", "placer", "passed", "stock", "smoke_token",
        "playing", "next_of", "side_to_act", "acting", "acted_by", "again_from", "mover", "points_left", "stepped", "turned",
        "stopped", "mud", "weapons_fired", "sure_footed", "boarded", "aimed", "launch", "reserve_seat", "no_assault",
        "directives", "directive_on", "directive_kind", "charges", "markers_free", "eliminated", "broken",
        "score", "tactics", "tactics_held", "tactics_seen", "prisoner", "exited", "rerolls", "extra_orders",
        "special_cards", "draw_more", "horn", "must_move", "must_officer", "specials_due", "swapped",
        "slots_over", "stack",
    )

    def __init__(self) -> None:
        # counters
        self.owner: list[Seat] = []
        self.kind: list[TypeNo] = []
        self.recruit: list[RecruitNo] = []
        self.at: list[Square] = []
        self.facing: list[Facing] = []
        self.face: list[Face] = []
        self.hidden: list[Concealment] = []
        self.traced: list[int] = []
        self.suppressed: list[int] = []
        self.damage: list[Damage] = []
        self.token: list[Token] = []
        self.order: list[Activity] = []
        self.carrier: list[Unit] = []
        self.bombs: list[int] = []
        self.fired: list[int] = []
        self.marks: list[int] = []
        # the game
        self.phase: Phase = DEAL
        self.turn = 0
        self.outcome: Side = RUNNING
        self.why = ""
        self.initiative: Side = US                           # the side (alliance) that has it
        self.keep_initiative = 0                            # by a card or an ordinance: it does not change hands this time
        self.ground = ""                                    # what has changed on the ground (``ground.py``)
        self.dents: list[int] = []                          # pairs: structure, destruction markers on it
        self.smoke: list[int] = []                          # threes: owner, intersection, malus
        # cards: a hand for each seat, a pile for each side
        self.hand: list[list[CardNo]] = []
        self.deck: list[list[int]] = [[], []]               # counts by card; a pile has no order
        self.discard: list[list[int]] = [[], []]            # counts by card
        # deployment
        self.pool: list[list[RecruitNo]] = []               # recruits still to be deployed, for each seat
        self.deploying: Seat = NO_SEAT
        # orders, for each seat
        self.tokens: list[list[Token]] = []                 # in hand, to be placed this turn
        self.lost: list[list[Token]] = []                   # lost this turn, unseen by others
        self.left_out: list[list[Token]] = []               # not placed this turn, unseen by others
        self.revealed: list[list[Token]] = []
        self.placer: Seat = NO_SEAT
        self.passed: list[Seat] = []                        # seats that have placed all they want
        self.stock: list[int] = []                          # tokens left on each option that has some (``Board.stocks``)
        self.smoke_token: list[list[Token]] = []            # orders lying on smoke templates
        self.playing: list[list[Seat]] = [[], []]           # the order in which allies play (HN-MULTI-07)
        self.next_of = [0, 0]                               # whose turn it is among them
        self.side_to_act: Side = US
        # the activation
        self.acting: Unit = NO_UNIT
        self.acted_by: Token = NO_TOKEN                     # the token that brought it about; 0: none
        self.again_from: Unit = NO_UNIT                     # the unit that Heroic may activate again
        # the movement
        self.mover: Unit = NO_UNIT
        self.points_left = 0
        self.stepped = 0
        self.turned = 0                                     # HN-ABIL-01: turned in this movement already
        self.stopped = 0
        self.mud = 0                                        # stops after its next square
        self.weapons_fired = 0                              # in this activation, as bits
        self.sure_footed = 0                                # ignores difficult going
        self.boarded = 0                                    # 1 embarked, 2 left a vehicle (HN-TRANSPORT-15)
        self.aimed = 0                                      # a gun has been turned in this movement
        self.launch: Square = NO_SQUARE                     # the last square on which it could have stopped
        self.reserve_seat: Seat = NO_SEAT
        self.no_assault = 0
        # options and ordinances
        self.directives: list[list[Directive]] = []         # those left, for each seat
        self.directive_on: list[Unit] = [NO_UNIT, NO_UNIT]  # the officer it lies on, for each side
        self.directive_kind: list[Directive] = [NO_DIRECTIVE, NO_DIRECTIVE]
        self.charges: list[int] = []                        # pairs: structure with a demolition charge, whose it is
        self.markers_free: list[int] = []                   # Concealed markers that may be used, as bits, for each seat
        self.horn: list[Square] = []                        # the square of each seat's Horn of Plenty
        # victory
        self.eliminated: list[int] = []                     # counters lost, for each tile of the board
        self.broken: list[int] = []                         # 1 for a tile that has broken
        self.score = [0, 0]
        self.tactics: list[Point] = []                      # bonus tactics still on the board: their intersections
        self.tactics_held: list[list[Tactic]] = []          # taken and not yet used, for each seat
        self.tactics_seen = [0] * len(TACTICS)              # used, by kind
        self.prisoner: Unit = NO_UNIT                       # the counter that leads him; -1 in his building
        self.exited = [0, 0]
        self.rerolls: list[int] = []                        # free re-rolls from a scenario's event
        self.extra_orders: list[int] = []                   # order tokens to come from cards and bonus tactics
        self.special_cards: list[int] = []                  # special orders to come from the same
        self.draw_more: list[int] = []
        self.must_move: list[int] = []                      # counters whose order must be used for a move, this turn
        self.must_officer: list[int] = []                   # extra tokens that must go to an officer
        self.specials_due: list[int] = []                   # special orders given this turn and not yet revealed
        self.swapped = 0                                    # an intrepid unit has acted before the initiative player's
        self.slots_over = 0                                 # all orders are used; what needs none may still act
        self.stack: list[int] = []                          # pairs: card played and not yet resolved, whose; the last on top

    def copy(self) -> State:
        new: State = State.__new__(State)
        new.owner, new.kind, new.recruit, new.at = self.owner[:], self.kind[:], self.recruit[:], self.at[:]
        new.facing, new.face, new.hidden, new.traced = self.facing[:], self.face[:], self.hidden[:], self.traced[:]
        new.suppressed, new.damage, new.token, new.order = self.suppressed[:], self.damage[:], self.token[:], self.order[:]
        new.carrier, new.bombs, new.fired, new.marks = self.carrier[:], self.bombs[:], self.fired[:], self.marks[:]
        new.phase, new.turn, new.outcome, new.why = self.phase, self.turn, self.outcome, self.why
        new.initiative, new.keep_initiative, new.ground = self.initiative, self.keep_initiative, self.ground
        new.dents, new.smoke = self.dents[:], self.smoke[:]
        new.hand = [hand[:] for hand in self.hand]
        new.deck, new.discard = [self.deck[0][:], self.deck[1][:]], [self.discard[0][:], self.discard[1][:]]
        new.pool = [pool[:] for pool in self.pool]
        new.deploying = self.deploying
        new.tokens = [tokens[:] for tokens in self.tokens]
        new.lost = [tokens[:] for tokens in self.lost]
        new.left_out = [tokens[:] for tokens in self.left_out]
        new.revealed = [tokens[:] for tokens in self.revealed]
        new.placer, new.passed, new.stock = self.placer, self.passed[:], self.stock[:]
        new.smoke_token = [tokens[:] for tokens in self.smoke_token]
        new.playing, new.next_of = [self.playing[0][:], self.playing[1][:]], self.next_of[:]
        new.side_to_act, new.acting, new.acted_by, new.again_from = (
            self.side_to_act, self.acting, self.acted_by, self.again_from)
        new.mover, new.points_left, new.stepped, new.turned = self.mover, self.points_left, self.stepped, self.turned
        new.stopped, new.mud, new.weapons_fired = self.stopped, self.mud, self.weapons_fired
        new.sure_footed, new.boarded = self.sure_footed, self.boarded
        new.aimed, new.launch = self.aimed, self.launch
        new.reserve_seat, new.no_assault = self.reserve_seat, self.no_assault
        new.directives = [kinds[:] for kinds in self.directives]
        new.directive_on, new.directive_kind = self.directive_on[:], self.directive_kind[:]
        new.charges, new.markers_free, new.horn = self.charges[:], self.markers_free[:], self.horn[:]
        new.eliminated, new.broken = self.eliminated[:], self.broken[:]
        new.score, new.tactics = self.score[:], self.tactics[:]
        new.tactics_held = [kinds[:] for kinds in self.tactics_held]
        new.tactics_seen = self.tactics_seen[:]
        new.prisoner, new.exited = self.prisoner, self.exited[:]
        new.rerolls, new.extra_orders, new.special_cards = self.rerolls[:], self.extra_orders[:], self.special_cards[:]
        new.draw_more, new.must_move = self.draw_more[:], self.must_move[:]
        new.must_officer, new.specials_due = self.must_officer[:], self.specials_due[:]
        new.swapped, new.slots_over, new.stack = self.swapped, self.slots_over, self.stack[:]
        return new

    def add_counter(self, owner: Seat, kind: TypeNo, recruit: RecruitNo, at: Square = GONE, facing: Facing = NORTH,
                    face: Face = FRONT) -> Unit:
        """A counter comes onto the table; its number."""
        for name in OF_COUNTERS:
            getattr(self, name).append(0)
        self.owner[-1], self.kind[-1], self.recruit[-1] = owner, kind, recruit
        self.at[-1], self.facing[-1], self.face[-1], self.carrier[-1] = at, facing, face, NO_UNIT
        return Unit(len(self.owner) - 1)

    def smoke_templates(self) -> list[SmokeTemplate]:
        return [SmokeTemplate(Seat(owner), Point(point), malus)
                for owner, point, malus in zip(self.smoke[0::3], self.smoke[1::3], self.smoke[2::3], strict=True)]

    def units(self) -> Sequence[Unit]:
        """All counters, those that have left the table too."""
        return first_units(len(self.at))
