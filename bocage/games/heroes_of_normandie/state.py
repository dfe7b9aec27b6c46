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
    """Counters are numbers, in the order in which they came onto the table. Each has an entry in the lists of ``OF_COUNTERS``.

    ``owner``: its seat. ``kind``: its type. ``recruit``: which unit of the army it is (-1: none). ``at``: its square (of two
    squares the front one), or ``GONE``, ``CARRIED``, ``EXITED``. ``hidden``: open, on its ambush face, or under a Concealed
    marker. ``traced``: 1 if everybody knows what a hidden counter is, because they saw it being hidden; 2 if they know only
    that it is no decoy. ``order``: not yet acted, acted, or Active marker. ``fired``: the weapons it has fired this turn, as
    bits. ``marks``: see ``pieces.ON_ALERT``.
    """

    __slots__ = (
        *OF_COUNTERS,
        "phase", "turn", "outcome", "why", "initiative", "keep_initiative", "ground", "dents", "smoke", "hand", "deck",
        "discard", "pool", "deploying", "tokens", "lost", "left_out", "revealed", "placer", "passed", "stock", "smoke_token",
        "playing", "next_of", "side_to_act", "acting", "acted_by", "again_from", "mover", "points_left", "haste",
        "most_points",
        "stepped", "shot_here", "turned", "stopped", "mud", "weapons_fired", "sure_footed", "boarded", "no_lift",
        "aimed", "launch",
        "reserve_seat", "no_assault",
        "directives", "directive_on", "directive_kind", "directive_refused", "charges", "bombs_from", "charges_from",
        "markers_free", "lent",
        "eliminated", "broken",
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
        self.initiative: Side = US                           # the side that has the initiative
        self.keep_initiative = 0                            # 1: a card or an ordinance keeps the initiative this time
        self.ground = ""                                    # the changes of the ground (``map/ground.py``)
        self.dents: list[int] = []                          # in pairs: a structure, and the destruction markers on it
        self.smoke: list[int] = []                          # in threes: owner, intersection, malus (``SmokeTemplate``)
        # cards: a hand for each seat, a pile for each side
        self.hand: list[list[CardNo]] = []
        self.deck: list[list[int]] = [[], []]               # counts by card; a pile has no order
        self.discard: list[list[int]] = [[], []]            # counts by card
        # deployment
        self.pool: list[list[RecruitNo]] = []               # recruits still to be deployed, for each seat
        self.deploying: Seat = NO_SEAT
        # orders, for each seat
        self.tokens: list[list[Token]] = []                 # in hand: still to be placed this turn
        self.lost: list[list[Token]] = []                   # lost this turn; others have not seen them
        self.left_out: list[list[Token]] = []               # not placed this turn; others have not seen them
        self.revealed: list[list[Token]] = []
        self.placer: Seat = NO_SEAT
        self.passed: list[Seat] = []                        # seats that have placed all they want
        self.stock: list[int] = []                          # the tokens left on each option (``Board.stocks``)
        self.smoke_token: list[list[Token]] = []            # orders that lie on smoke templates
        self.playing: list[list[Seat]] = [[], []]           # the order in which allies play (HN-MULTI-07)
        self.next_of = [0, 0]                               # for each side the place in ``playing`` of the ally who acts next
        self.side_to_act: Side = US
        # the activation
        self.acting: Unit = NO_UNIT
        self.acted_by: Token = NO_TOKEN                     # the token by which the unit acts; 0: none
        self.again_from: Unit = NO_UNIT                     # the unit that Heroic may activate again
        # the movement
        self.mover: Unit = NO_UNIT
        self.points_left = 0
        self.haste = 0                                      # points that a card adds to this movement
        self.most_points = 0                                # the points to which a card limits this movement; 0: no limit
        self.stepped = 0
        self.shot_here = 0                                  # 1: the mover has fired since it entered its square
        self.turned = 0                                     # HN-ABIL-01: turned in this movement already
        self.stopped = 0
        self.mud = 0                                        # 1: the unit stops after its next square
        self.weapons_fired = 0                              # the weapons fired in this activation, as bits
        self.sure_footed = 0                                # 1: the unit ignores difficult ground
        self.boarded = 0                                    # 1: has got into a vehicle; 2: has got out (HN-TRANSPORT-15)
        self.no_lift: list[Seat] = []                       # allies who have refused to take the mover aboard (HN-MULTI-14)
        self.aimed = 0                                      # 1: the gun has been turned in this movement
        self.launch: Square = NO_SQUARE                     # the last square on which the mover could have stopped
        self.reserve_seat: Seat = NO_SEAT
        self.no_assault = 0
        # options and ordinances
        self.directives: list[list[Directive]] = []         # for each seat the directives it has left
        self.directive_on: list[Unit] = [NO_UNIT, NO_UNIT]  # for each side the officer with the directive
        self.directive_kind: list[Directive] = [NO_DIRECTIVE, NO_DIRECTIVE]
        self.directive_refused: list[Seat] = []             # allies whose units do without the directive (HN-MULTI-14)
        self.charges: list[int] = []                        # in pairs: a structure with a charge, and the charge's owner
        self.bombs_from: list[int] = []                     # in pairs: a vehicle with a bomb, and the option the bomb came from
        self.charges_from: list[int] = []                   # in pairs: a structure with a charge, and the charge's option
        self.markers_free: list[int] = []                   # for each seat the Concealed markers that it may use, as bits
        self.lent: list[int] = []                           # in pairs: a unit under an ally's Concealed marker, and the ally
        self.horn: list[Square] = []                        # the square of each seat's Horn of Plenty
        # victory
        self.eliminated: list[int] = []                     # for each tile the number of its counters that are lost
        self.broken: list[int] = []                         # 1 for a tile that has broken
        self.score = [0, 0]
        self.tactics: list[Point] = []                      # the intersections with a bonus tactic that nobody has taken
        self.tactics_held: list[list[Tactic]] = []          # for each seat the bonus tactics it has taken and not used
        self.tactics_seen = [0] * len(TACTICS)              # how many of each kind have been used
        self.prisoner: Unit = NO_UNIT                       # the counter that leads the prisoner; -1 before that
        self.exited = [0, 0]
        self.rerolls: list[int] = []                        # re-rolls that the scenario's event markers have given to each seat
        self.extra_orders: list[int] = []                   # order tokens that cards and bonus tactics will give
        self.special_cards: list[int] = []                  # special orders that cards and bonus tactics will give
        self.draw_more: list[int] = []
        self.must_move: list[int] = []                      # orders that must be used for a move this turn: seat * 16 + token
        self.must_officer: list[int] = []                   # how many extra tokens must go to an officer
        self.specials_due: list[int] = []                   # special orders given this turn that are not revealed yet
        self.swapped = 0                                    # how many intrepid units have acted before their slot
        self.slots_over = 0                                 # 1: all orders are used; units that need no order may still act
        self.stack: list[int] = []                          # in pairs: a card played and not resolved, its player; top last

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
        new.mover, new.points_left, new.haste, new.most_points = self.mover, self.points_left, self.haste, self.most_points
        new.stepped, new.shot_here, new.turned = self.stepped, self.shot_here, self.turned
        new.stopped, new.mud, new.weapons_fired = self.stopped, self.mud, self.weapons_fired
        new.sure_footed, new.boarded = self.sure_footed, self.boarded
        new.no_lift = self.no_lift[:]
        new.aimed, new.launch = self.aimed, self.launch
        new.reserve_seat, new.no_assault = self.reserve_seat, self.no_assault
        new.directives = [kinds[:] for kinds in self.directives]
        new.directive_on, new.directive_kind = self.directive_on[:], self.directive_kind[:]
        new.directive_refused = self.directive_refused[:]
        new.charges, new.bombs_from, new.charges_from = self.charges[:], self.bombs_from[:], self.charges_from[:]
        new.markers_free, new.lent, new.horn = self.markers_free[:], self.lent[:], self.horn[:]
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
        """Puts a counter onto the table and returns its number."""
        for name in OF_COUNTERS:
            getattr(self, name).append(0)
        self.owner[-1], self.kind[-1], self.recruit[-1] = owner, kind, recruit
        self.at[-1], self.facing[-1], self.face[-1], self.carrier[-1] = at, facing, face, NO_UNIT
        return Unit(len(self.owner) - 1)

    def smoke_templates(self) -> list[SmokeTemplate]:
        return [SmokeTemplate(Seat(owner), Point(point), malus)
                for owner, point, malus in zip(self.smoke[0::3], self.smoke[1::3], self.smoke[2::3], strict=True)]

    def units(self) -> Sequence[Unit]:
        """All counters, including those that have left the table."""
        return first_units(len(self.at))
