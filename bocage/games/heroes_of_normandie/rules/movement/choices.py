"""What a unit may do at each point of its movement, and one pass through the loop of a movement (HN-MOVE-06, catalogue 3.1)."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from bocage.core.action import Action
from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, tell
from bocage.games.heroes_of_normandie.rules.assaults import assault
from bocage.games.heroes_of_normandie.rules.equipment import cutter_offers, dig, dig_offers, use_cutter
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.ways import fire, ways_to_fire, why_no_weapon, why_not_so
from bocage.games.heroes_of_normandie.rules.movement.moving import (
    can_aim, can_exit, can_turn, drive, embark, embark_cost, end, finish, in_reserve, last_pass, leave, leave_board, step,
    stop, turn)
from bocage.games.heroes_of_normandie.rules.movement.paths import (
    Paths, drive_options, transports_beside, ways_out, why_no_transport, why_not_aboard, why_not_drive)
from bocage.games.heroes_of_normandie.rules.ordinances import conceal, conceal_offers
from bocage.games.heroes_of_normandie.rules.units import face_of, is_decoy, is_infantry, is_unknown, occupied, squares, type_of
from bocage.games.heroes_of_normandie.rules.victory.objectives import check_sudden
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Facing, Manner, Slot, Square, Unit


class Extra:
    """Another thing that a unit may do during its movement: dig, cut a hedge, be concealed. ``at_end``: only where it could
    stop."""

    __slots__ = ("offers", "play", "at_end")

    def __init__(self, offers: Callable[[Board, State, Unit], Sequence[Action]], play: Callable[[HTable, Unit, Action], Steps],
                 at_end: bool) -> None:
        self.offers = offers
        self.play = play
        self.at_end = at_end


# By their verbs, in the order in which they are offered.
EXTRAS: dict[str, Extra] = {
    "dig": Extra(dig_offers, dig, at_end=False),
    "use": Extra(cutter_offers, use_cutter, at_end=False),
    "conceal": Extra(conceal_offers, conceal, at_end=True),
}


class MoveChoices:
    """What the moving unit may do now. ``options`` lists its actions. Each ``why_not_…`` says of one action why it is not among
    them: "" if it is, otherwise the rule that forbids it. Both use the same conditions, which are gathered once."""

    __slots__ = ("b", "s", "unit", "aboard", "on_foot", "goes_on", "paths", "can_stop")

    def __init__(self, b: Board, s: State, unit: Unit) -> None:
        self.b = b
        self.s = s
        self.unit = unit
        self.aboard = s.at[unit] == p.CARRIED
        self.on_foot = is_infantry(b, s, unit)
        self.goes_on = not s.stopped and s.points_left > 0
        walks = self.on_foot and not self.aboard
        self.paths = Paths(b, s, unit) if walks and self.goes_on else None
        held: Container[Square] = () if not walks else occupied(b, s, unit) if self.paths is None else self.paths.held
        self.can_stop = s.at[unit] not in held              # HN-MOVE-04: nobody stops on a friend

    def options(self) -> list[Action]:
        """All actions of the unit at this point of its movement."""
        b, s, unit = self.b, self.s, self.unit
        found: list[Action] = []
        goes_on = False
        if self.paths is not None:
            found += [b.lexicon.step[square] for square in self.paths.steps(s.at[unit], s.points_left)]
            goes_on = bool(found)
            if not self.why_no_assault():
                found += [b.lexicon.assault[square] for square in self.paths.assaults((s.at[unit],))]
        elif not self.why_no_drive():
            found += drive_options(b, s, unit)
        if self.may_leave():
            found += self.leaving()
        if self.may_embark():
            found += [b.lexicon.act("embark", vehicle) for vehicle in transports_beside(b, s, unit)]
        if self.may_fire():
            found += ways_to_fire(Watch(b, s), unit, True)
        if not self.why_not_turn():
            found.append(b.lexicon.act("turn"))
        if self.may_aim():
            found += [b.lexicon.act("aim", facing) for facing in range(8) if facing != s.facing[unit]]
        if self.goes_on and can_exit(b, s, unit):
            found.append(b.lexicon.act("exit"))
        if not self.aboard:
            for extra in EXTRAS.values():
                if self.can_stop or not extra.at_end:
                    found += extra.offers(b, s, unit)
        if not self.why_not_stop(goes_on):
            found.append(b.lexicon.stop)
        return found

    def why_halted(self, spent: str) -> str:
        """HN-TERR-08, HN-MOVE-09: "" if the movement goes on; otherwise why not. ``spent``: the rule to return if only the
        points are used up."""
        if self.goes_on:
            return ""
        if self.s.stopped == p.BY_TERRAIN:
            return "HN-TERR-08"
        return "HN-MOVE-09" if self.s.stopped else spent

    # --- steps and drives ---------------------------------------------------------------------------------------------

    def why_not_step(self, there: Square) -> str:
        """HN-VEH-04, HN-TRANSPORT-04, HN-MOVE-01: "" if infantry on foot with a point left may step to this square."""
        if not self.on_foot:
            return "HN-VEH-04"
        if self.aboard:
            return "HN-TRANSPORT-04"
        if self.paths is None:
            return self.why_halted("HN-MOVE-01")
        return self.paths.why_not_step(self.s.at[self.unit], there, self.s.points_left)

    def why_no_drive(self) -> str:
        """HN-HEAVY-03, HN-HEAVY-11: "" if the unit may drive at all."""
        if self.on_foot:
            return "HN-MOVE-01"
        if self.s.damage[self.unit] & p.TRACKS:
            return "HN-HEAVY-03"
        return "HN-HEAVY-11" if self.s.stopped == p.STOPPED else self.why_halted("HN-VEH-04")

    def why_not_drive(self, front: Square, facing: Facing) -> str:
        return self.why_no_drive() or why_not_drive(self.b, self.s, self.unit, front, facing)

    # --- assaults -----------------------------------------------------------------------------------------------------

    def why_no_assault(self) -> str:
        """HN-ASSAULT-02, HN-ASSAULT-03, HN-ASSAULT-27, HN-CARD-03, HN-ABIL-01: "" if the unit may assault at all now: infantry
        with a point left, not in Reserve, and not if a card gives a move without assault. An assault turns a hidden unit, so
        not if it has been turned in this movement."""
        if in_reserve(self.s):
            return "HN-ASSAULT-27"
        if not self.on_foot or is_decoy(self.b, self.s, self.unit):
            return "HN-ASSAULT-02"
        if self.s.no_assault:
            return "HN-CARD-03"
        if self.s.hidden[self.unit] != p.OPEN and self.s.turned:
            return "HN-ABIL-01"
        return "" if self.goes_on else "HN-ASSAULT-03"

    def why_not_assault(self, there: Square) -> str:
        b, s, unit = self.b, self.s, self.unit
        paths = self.paths or Paths(b, s, unit)
        reason = self.why_no_assault() or paths.why_not_assault(squares(b, s, unit), there)
        return "HN-ASSAULT-02" if not reason and self.aboard and not self.may_leave() else reason

    # --- transports ---------------------------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """HN-TRANSPORT-04, HN-TRANSPORT-15: whether a carried unit may get out: it did not get in during this movement, and it
        has the points."""
        s = self.s
        return self.aboard and not s.stopped and not s.boarded and self.can_pay()

    def can_pay(self) -> bool:
        """HN-TRANSPORT-05, HN-SUPP-05: whether the unit has the points to get into or out of a vehicle. With the option
        ``embark_cost`` set to 0 this costs nothing, but a unit that cannot move at all does not do it either."""
        return self.s.points_left >= max(embark_cost(self.b), 0 if self.s.stepped else 1)

    def leaving(self) -> list[Action]:
        """HN-TRANSPORT-04, HN-TRANSPORT-07, HN-ASSAULT-25: the ways in which a carried unit gets out, and the assaults that it
        can launch from its vehicle."""
        b, s, unit = self.b, self.s, self.unit
        found = [b.lexicon.act("leave", square) for square in ways_out(b, s, unit)]
        if not self.why_no_assault():
            found += [b.lexicon.assault[square] for square in Paths(b, s, unit).assaults(squares(b, s, unit))]
        return found

    def may_embark(self) -> bool:
        """HN-TRANSPORT-04, HN-TRANSPORT-15, HN-ABIL-01: whether infantry may get into a vehicle: it could stop here, it did not
        get out of a vehicle in this movement, and it has the points. A unit that may go no further must have made a step
        before. A hidden unit is turned when it boards, so not if it has been turned in this movement."""
        s = self.s
        if s.hidden[self.unit] != p.OPEN and s.turned:
            return False
        return self.on_foot and not self.aboard and self.can_stop and not s.boarded and (
            self.can_pay() and (not s.stopped or bool(s.stepped)))

    def why_not_embark(self, vehicle: Unit) -> str:
        """HN-TRANSPORT-01, HN-TRANSPORT-02, HN-TRANSPORT-04, HN-TRANSPORT-15: "" if the unit may get into this vehicle: a
        friendly transport beside it that has room."""
        b, s, unit = self.b, self.s, self.unit
        reason = why_no_transport(b, s, unit, vehicle)
        if reason:
            return reason
        if s.boarded:
            return "HN-TRANSPORT-15"
        if s.hidden[unit] != p.OPEN and s.turned:
            return "HN-ABIL-01"
        return why_not_aboard(b, s, unit, vehicle) or ("" if self.may_embark() else "HN-TRANSPORT-04")

    # --- fire, postures, the end --------------------------------------------------------------------------------------

    def may_fire(self) -> bool:
        """HN-ABIL-41, HN-RESERVE-02: whether a unit with Fire on the Move may fire now: its movement goes on, and no card
        limits it to steps."""
        s = self.s
        return bool(face_of(self.b, s, self.unit).flags & p.FIRE_ON_THE_MOVE) and not in_reserve(s) and not s.stopped and (
            s.no_assault != p.STEPS_ONLY)

    def why_not_fire(self, slot: Slot, manner: Manner) -> str:
        b, s, unit = self.b, self.s, self.unit
        reason = why_no_weapon(b, s, unit, slot, True) or why_not_so(Watch(b, s), unit, slot, manner, True)
        return "HN-FIRE-06" if not reason and not self.may_fire() else reason

    def may_turn_now(self) -> bool:
        """HN-MOVE-09: whether a posture or a gun may be turned here: at the start or at the end of a movement, where the unit
        could stop."""
        return self.can_stop and not self.aboard and self.s.no_assault != p.STEPS_ONLY

    def why_not_turn(self) -> str:
        """HN-GEN-03, HN-ABIL-01, HN-ABIL-09, HN-ABIL-43, HN-MOVE-09: "" if the unit may change its posture. It may do so once
        in a movement."""
        if not type_of(self.b, self.s, self.unit).posture:
            return "HN-GEN-03"
        if self.s.turned:
            return "HN-ABIL-01"
        return "" if self.may_turn_now() and can_turn(self.b, self.s, self.unit) else "HN-MOVE-09"

    def may_aim(self) -> bool:
        """HN-ARC-03: whether the unit is a gun that may be turned now. It may be turned once in a movement."""
        return can_aim(self.b, self.s, self.unit) and not self.s.aimed and self.may_turn_now()

    def why_not_stop(self, goes_on: bool) -> str:
        """HN-MOVE-04, HN-ASSAULT-01: "" if the unit may stop here. On the square of a friend it may only if no step leads on:
        nobody has to assault."""
        return "" if self.can_stop or not goes_on else "HN-MOVE-04"


# --- one pass of the loop ---------------------------------------------------------------------------------------------


def move_options(b: Board, s: State, unit: Unit) -> list[Action]:
    return MoveChoices(b, s, unit).options()


def is_asked_to_move(b: Board, s: State, options: Sequence[Action]) -> bool:
    """HN-ABIL-19: whether a unit on its way is asked how it goes on: not if it can only stop. A hidden counter is always asked:
    skipping the question would tell that it is not one that could turn now."""
    return options != [b.lexicon.stop] or not (s.stepped or s.stopped) or is_unknown(s, s.mover)


def move_step(g: HTable) -> Steps:
    """HN-MOVE-06: one pass through the loop: the owner turns, fires, steps, assaults or stops; then units are spotted, and
    others may answer."""
    b, s = g.board, g.state
    unit = s.mover
    if s.at[unit] in (p.GONE, p.EXITED):
        finish(g)
        return
    options = move_options(b, s, unit)
    if not is_asked_to_move(b, s, options):
        choice = b.lexicon.stop
    else:
        kind, rule = ("reserve_move", "HN-RESERVE-07") if in_reserve(s) else ("move", "HN-MOVE-01")
        choice = yield from ask(g, s.owner[unit], kind, options, rule, unit, s.points_left)
    yield from carry_out(g, unit, choice)


def carry_out(g: HTable, unit: Unit, choice: Action) -> Steps:
    s = g.state
    verb = choice.verb
    if verb == "stop":
        yield from stop(g, unit)
    elif verb == "step":
        yield from step(g, unit, Square(choice.args[0]))
    elif verb == "drive":
        yield from drive(g, unit, Square(choice.args[0]), Facing(choice.args[1]))
    elif verb == "assault":
        if (yield from assault(g, unit, Square(choice.args[0]))):
            yield from end(g, unit)
        else:
            finish(g)                                       # HN-RULING-60: it takes nothing where it has been driven to
    elif verb == "fire":
        s.shot_here = 1
        yield from fire(g, unit, Slot(choice.args[0]), Manner(choice.args[1]), moving=True)
    elif verb == "turn":
        if turn(g, unit) and s.stepped:
            yield from last_pass(g, unit)
    elif verb == "aim":
        s.facing[unit], s.aimed = Facing(choice.args[0]), 1
        tell(g, e.AIMED, unit, choice.args[0])
        if s.stepped:
            s.stopped = 1
    elif verb == "embark":
        yield from embark(g, unit, Unit(choice.args[0]))
    elif verb == "leave":
        yield from leave(g, unit, Square(choice.args[0]))
    elif verb == "exit":
        leave_board(g, unit)
        finish(g)
        check_sudden(g)
    else:
        yield from EXTRAS[verb].play(g, unit, choice)
