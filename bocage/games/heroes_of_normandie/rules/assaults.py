"""Assault: both units roll; the loser suffers a loss and retreats (HN-ASSAULT, catalogue 3.3)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.ambush import check_spotting, is_barred, is_held, show
from bocage.games.heroes_of_normandie.rules.damage.losses import (
    Suffering, eliminate, face_as_vehicle, suffer, suppress)
from bocage.games.heroes_of_normandie.rules.rolling import Roll, look_at, throw
from bocage.games.heroes_of_normandie.rules.fire.shots import Mod, shelter_at, total
from bocage.games.heroes_of_normandie.rules.movement.lifts import gives_lift
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths, transports_beside
from bocage.games.heroes_of_normandie.rules.units import (
    directive_at, face_of, firing_face, has_trait, in_enemy_zoc, in_play, is_decoy, is_free, is_infantry, occupied, side_of,
    squares, type_of, whole_weapons)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, Unit


class Clash:
    """An assault that is being resolved. ``extra``: bonuses that cards give to attacker and defender. ``no_retreat``: units
    that are eliminated if they would have to retreat.

    ``winner``: the unit that won, when the assault is over; -1 after a tie.
    """

    __slots__ = ("attacker", "defender", "square", "launch", "vehicle", "extra", "no_retreat", "winner")

    def __init__(self, attacker: Unit, defender: Unit, square: Square, launch: Square, vehicle: Unit) -> None:
        self.attacker = attacker
        self.defender = defender
        self.square = square
        self.launch = launch                                # the square the attacker (or its transport) stood on
        self.vehicle = vehicle                              # the transport the attacker came from, or -1
        self.extra: tuple[list[Mod], list[Mod]] = ([], [])
        self.no_retreat: list[Unit] = []
        self.winner = p.NO_UNIT


def clash_at(b: Board, s: State, unit: Unit, square: Square) -> Clash:
    """HN-ASSAULT-25: the assault of a unit on the enemy in a square, launched from where it stands or from its vehicle."""
    froms = squares(b, s, unit)
    launch = next((here for here in froms if square in b.ground(s.ground).walk[here]), froms[0])
    vehicle = s.carrier[unit] if s.at[unit] == p.CARRIED else p.NO_UNIT
    return Clash(unit, occupied(b, s, unit)[square], square, launch, vehicle)


def attack_bonuses(b: Board, s: State, clash: Clash) -> list[Mod]:
    """HN-ASSAULT-06, HN-ASSAULT-22: what the attacker adds to his dice. Whoever is in ambush fights with its visible face."""
    unit, foe = clash.attacker, clash.defender
    face, kind = firing_face(b, s, unit), type_of(b, s, foe).kind
    bonus = face.bonus[kind]
    found: list[Mod] = [("HN-ASSAULT-06", 0 if bonus == p.CROSS else bonus)]
    if face.assault:
        found.append(("HN-ABIL-04", face.assault))
    if kind == p.HEAVY and has_trait(b, s, unit, "tankbuster"):
        found.append(("HN-TRAIT-12", 2))
    return found + common(b, s, unit, foe) + clash.extra[0]


def defence_bonuses(b: Board, s: State, clash: Clash) -> list[Mod]:
    """HN-ASSAULT-07, HN-ASSAULT-08, HN-ASSAULT-09, HN-ASSAULT-20: what the defender adds to his dice: its bonus against
    infantry, its Assault value, and the terrain of its square."""
    unit, foe = clash.defender, clash.attacker
    if not is_infantry(b, s, unit):
        best = max((weapon.bonus[p.INFANTRY] for weapon in whole_weapons(b, s, unit)), default=p.CROSS)
        mute = b.rules.get("vehicle_defends") == "die"
        return [("HN-ASSAULT-20", 0 if best == p.CROSS or mute else best), *common(b, s, unit, foe), *clash.extra[1]]
    face = firing_face(b, s, unit)
    bonus = face.bonus[p.INFANTRY]
    found: list[Mod] = [("HN-ASSAULT-07", 0 if bonus == p.CROSS else bonus)]
    if face.assault:
        found.append(("HN-ABIL-04", face.assault))
    if b.rules.get("assault_terrain") != "none":
        found += [("HN-ASSAULT-07", amount) for _, amount in shelter_at(b, s, unit, clash.square, clash.launch)]
    return found + common(b, s, unit, foe) + clash.extra[1]


def common(b: Board, s: State, unit: Unit, foe: Unit) -> list[Mod]:
    """What counts for attacker and defender alike: directives, Rogues in the enemy's army, Suppressed markers."""
    found: list[Mod] = []
    if directive_at(b, s, unit) == p.CHARGE:
        found.append(("HN-ORDN-09", 1))
    if b.has(s.owner[foe], "basterds"):
        found.append(("HN-TRAIT-09", 1))
    if s.suppressed[unit]:
        found.append(("HN-SUPP-04", -2 * s.suppressed[unit]))
    return found


def dice_of(b: Board, s: State, unit: Unit) -> int:
    """HN-ASSAULT-04: a unit rolls one die, with Assault two."""
    return 2 if firing_face(b, s, unit).flags & p.ASSAULT and is_infantry(b, s, unit) else 1


def score(b: Board, faces: list[int]) -> int:
    """HN-ASSAULT-05, HN-RULING-17: two dice are added. With the option ``best`` the better one counts."""
    return max(faces) if b.rules.get("assault_dice") == "best" else sum(faces)


# --- the course of it -------------------------------------------------------------------------------------------------


def assault(g: HTable, unit: Unit, square: Square) -> Generator[Decision, Action, bool]:
    """HN-ASSAULT-01, HN-ASSAULT-21, HN-ASSAULT-22, HN-ASSAULT-23, HN-ASSAULT-24, HN-RULING-60, HN-RULING-127: the attacker pays
    one point and steps into the enemy's square, which is the last thing in its movement, and nobody may use opportunity fire. A
    hidden defender shows itself first. The defender keeps its token. Returns whether the attacker still stands where its
    assault has led it: a Counter-Attack may have beaten it."""
    b, s = g.board, g.state
    clash = clash_at(b, s, unit, square)
    foe = clash.defender
    s.points_left -= 1
    s.stepped += 1
    s.stopped = 1
    tell(g, e.ASSAULTED, unit, foe)
    if s.hidden[unit] != p.OPEN:
        s.turned = 1
        show(g, unit)
    topic = Topic(unit, foe, square, clash)
    yield from speak(g, "announce_assault", topic)
    if s.at[unit] in (p.GONE, p.EXITED):
        return False
    if s.hidden[foe] != p.OPEN:
        decoy = is_decoy(b, s, foe)
        show(g, foe)
        if decoy:
            occupy(g, clash)
            return True
    if s.at[foe] < 0:
        occupy(g, clash)
        return True
    return (yield from fight(g, clash))


def fight(g: HTable, clash: Clash) -> Generator[Decision, Action, bool]:
    """HN-ASSAULT-04, HN-ASSAULT-05, HN-ASSAULT-06, HN-ASSAULT-07, HN-ASSAULT-08, HN-ASSAULT-09, HN-ASSAULT-10, HN-ASSAULT-11,
    HN-ASSAULT-12, HN-ASSAULT-29: both roll, and the higher total wins. A tie is a repulse."""
    b, s = g.board, g.state
    attacker, defender = clash.attacker, clash.defender
    while True:
        rolls: list[Roll] = [throw(g, s.owner[unit], dice_of(b, s, unit), "assault") for unit in (attacker, defender)]
        yield from look_at(g, rolls, attacker, defender)
        added, added2 = total(attack_bonuses(b, s, clash)), total(defence_bonuses(b, s, clash))
        ours, theirs = score(b, rolls[0].faces) + added, score(b, rolls[1].faces) + added2
        tell(g, e.CLASHED, attacker, ours, defender, theirs, added, added2)
        if ours != theirs or b.rules.get("tie") != "reroll":
            break
    if ours == theirs:
        yield from tie(g, clash)
    elif ours > theirs:
        yield from attacker_wins(g, clash)
    else:
        yield from defender_wins(g, clash)
    led_to = s.at[attacker]
    yield from speak(g, "assault_over", Topic(attacker, defender, clash.square, clash))
    return s.at[attacker] == led_to


def tie(g: HTable, clash: Clash) -> Steps:
    """HN-ASSAULT-11, HN-RULING-19: nobody loses a step, and the attacker goes back. A Ferocious attacker makes infantry retreat
    all the same. With the option ``both_lose`` both lose a step."""
    b, s = g.board, g.state
    tell(g, e.REPULSED, clash.attacker, clash.defender)
    if b.rules.get("tie") == "both_lose":
        for unit, by in ((clash.attacker, clash.defender), (clash.defender, clash.attacker)):
            yield from suffer(g, Suffering(unit, 1, by, "assault"), is_piercing(b, s, by))
    if s.at[clash.attacker] in (p.GONE, p.EXITED):
        return
    if is_ferocious(b, s, clash) and s.at[clash.defender] >= 0:
        yield from retreat(g, clash)
        occupy(g, clash)
    else:
        yield from fall_back(g, clash)


def is_ferocious(b: Board, s: State, clash: Clash) -> bool:
    """HN-TRAIT-03: a unit is Ferocious only in an assault that it launched, and not against vehicles."""
    return has_trait(b, s, clash.attacker, "ferocious") and is_infantry(b, s, clash.defender)


def attacker_wins(g: HTable, clash: Clash) -> Steps:
    """HN-ASSAULT-10, HN-ASSAULT-16, HN-ASSAULT-17, HN-ASSAULT-18, HN-ASSAULT-19, HN-TRAIT-02, HN-RULING-58: the defender loses
    a step (infantry two if the attacker is Bloodthirsty) and retreats, and the attacker takes its square. Against a vehicle the
    attacker goes back."""
    b, s = g.board, g.state
    attacker, defender = clash.attacker, clash.defender
    clash.winner = attacker
    tell(g, e.ASSAULT_WON, attacker, defender)
    losses = 2 if has_trait(b, s, attacker, "bloodthirsty") and is_infantry(b, s, defender) else 1
    terrified = is_terrifying(b, s, defender)
    yield from suffer(g, Suffering(defender, losses, attacker, "assault"), is_piercing(b, s, attacker))
    terrify(g, attacker, defender, terrified)
    if s.at[attacker] in (p.GONE, p.EXITED):
        return
    if not is_infantry(b, s, defender):
        go_back(g, clash)
        return
    if s.at[defender] >= 0:
        yield from retreat(g, clash)
    occupy(g, clash)


def defender_wins(g: HTable, clash: Clash) -> Steps:
    """HN-ASSAULT-10, HN-ASSAULT-13, HN-TRAIT-03: the attacker loses a step and goes back. A Ferocious attacker that survives
    makes the defender retreat."""
    b, s = g.board, g.state
    attacker, defender = clash.attacker, clash.defender
    clash.winner = defender
    tell(g, e.ASSAULT_WON, defender, attacker)
    ferocious = is_ferocious(b, s, clash)
    terrified = is_terrifying(b, s, attacker)
    yield from suffer(g, Suffering(attacker, 1, defender, "assault"))
    terrify(g, defender, attacker, terrified)
    if s.at[attacker] in (p.GONE, p.EXITED):
        return
    if ferocious and s.at[defender] >= 0:
        yield from retreat(g, clash)
        occupy(g, clash)
    else:
        yield from fall_back(g, clash)


def is_piercing(b: Board, s: State, unit: Unit) -> bool:
    """HN-ABIL-26, HN-ASSAULT-19: Piercing adds to the damage roll of a heavy vehicle that loses an assault too."""
    return bool(firing_face(b, s, unit).flags & p.PIERCING)


def is_terrifying(b: Board, s: State, unit: Unit) -> bool:
    return bool(face_of(b, s, unit).flags & p.TERRIFYING)


def terrify(g: HTable, winner: Unit, loser: Unit, terrified: bool) -> None:
    """HN-ABIL-36: a terrifying winner gives a loser that survives two Suppressed markers. A loser that was terrifying in the
    fight gives the winner one."""
    b, s = g.board, g.state
    if is_terrifying(b, s, winner) and s.at[loser] not in (p.GONE, p.EXITED):
        suppress(g, loser, 2, "HN-ABIL-36")
    if terrified:
        suppress(g, winner, 1, "HN-ABIL-36")


def occupy(g: HTable, clash: Clash) -> None:
    """HN-ASSAULT-16, HN-ABIL-13, HN-RULING-112: the winner takes the square, and spots hidden enemies from there as after every
    other step. A gun that has come out of a vehicle faces as the vehicle does."""
    s = g.state
    if clash.vehicle != p.NO_UNIT:
        face_as_vehicle(g.board, s, clash.attacker, clash.vehicle)
    s.at[clash.attacker], s.carrier[clash.attacker] = clash.square, p.NO_UNIT
    if type_of(g.board, s, clash.attacker).posture == p.TRIPOD_POSTURE:
        s.face[clash.attacker] = p.FRONT
    tell(g, e.OCCUPIED, clash.attacker, clash.square)
    check_spotting(g, clash.attacker)


def fall_back(g: HTable, clash: Clash) -> Steps:
    """HN-ASSAULT-13, HN-ASSAULT-15: the attacker retreats. If a friend holds the square that it came from, it cannot, and is
    eliminated."""
    is_held = clash.vehicle == p.NO_UNIT and clash.launch in occupied(g.board, g.state, clash.attacker)
    if is_held or clash.attacker in clash.no_retreat:
        yield from eliminate(g, clash.attacker)
    else:
        go_back(g, clash)


def go_back(g: HTable, clash: Clash) -> None:
    """HN-ASSAULT-13, HN-ASSAULT-17: the attacker returns to the square, or into the transport, that it came from."""
    if clash.vehicle == p.NO_UNIT:
        tell(g, e.RETREATED, clash.attacker, clash.launch, rule="HN-ASSAULT-13")
    else:
        tell(g, e.RETREATED_ABOARD, clash.attacker, clash.vehicle, rule="HN-ASSAULT-13")


def retreat(g: HTable, clash: Clash) -> Steps:
    """HN-ASSAULT-14, HN-ASSAULT-15, HN-TRANSPORT-06, HN-MULTI-14, HN-RULING-59: the defender retreats by one square that its
    owner chooses, or aboard a vehicle, that of an ally only if he agrees; if it cannot, it is eliminated. From there it spots
    hidden enemies."""
    b, s = g.board, g.state
    unit = clash.defender
    refused: list[Unit] = []
    while True:
        places = retreat_squares(b, s, clash)
        vehicles = [each for each in transports_beside(b, s, unit, clash.attacker) if each not in refused]
        if unit in clash.no_retreat or not face_of(b, s, unit).move or not (places or vehicles):
            yield from eliminate(g, unit)
            return
        options = [*(b.lexicon.onto[square] for square in places), *(b.lexicon.act("aboard", each) for each in vehicles)]
        choice = yield from choose(g, s.owner[unit], "retreat", options, "HN-ASSAULT-14", unit)
        paths, aboard = Paths(b, s, unit), choice.verb == "aboard"
        tos = squares(b, s, Unit(choice.args[0])) if aboard else (Square(choice.args[0]),)
        _, square = paths.door_between((clash.square,), tos)
        if is_barred(g, unit, square, partial(paths.is_closed, clash.square, square)):
            continue
        if aboard and not (yield from gives_lift(g, s.owner[unit], Unit(choice.args[0]))):
            refused.append(Unit(choice.args[0]))
            continue
        if aboard:
            s.at[unit], s.carrier[unit] = p.CARRIED, Unit(choice.args[0])
            tell(g, e.RETREATED_ABOARD, unit, choice.args[0])
            return
        if not is_held(g, unit, square):
            break
    s.at[unit] = square
    tell(g, e.RETREATED, unit, square)
    check_spotting(g, unit)


def retreat_squares(b: Board, s: State, clash: Clash) -> list[Square]:
    """HN-ASSAULT-14, HN-ZOC-07, HN-RULING-20, HN-RULING-73: squares that are free, not where the attack came from, not in an
    enemy zone of control, and not behind an entrance that such a zone closes. The attacker's own zone does not count."""
    unit = clash.defender
    paths = Paths(b, s, unit, clash.attacker)
    return [there for there in paths.ground.walk[clash.square] if there != clash.launch
            and is_free(b, s, there, unit) and not in_enemy_zoc(b, s, there, side_of(b, s, unit), clash.attacker)
            and not paths.is_closed(clash.square, there, paths.sure)]


def beside_winner(b: Board, s: State, seat: Seat, clash: Clash) -> list[Unit]:
    """HN-ASSAULT-25: a player's units beside an attacker that has just beaten one of his own, which have no token and have not
    acted; also one in a vehicle there."""
    winner = clash.winner
    if winner != clash.attacker or s.owner[clash.defender] != seat or s.at[winner] < 0:
        return []
    ground = b.ground(s.ground)
    return [unit for unit in s.units() if in_play(s, unit) and s.owner[unit] == seat and unit != clash.defender
            and s.order[unit] == p.FRESH and not s.token[unit]
            and any(s.at[winner] in ground.walk[square] for square in squares(b, s, unit))]
