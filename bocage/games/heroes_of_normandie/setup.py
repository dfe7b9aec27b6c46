"""Makes the board and the first position from a scenario and its settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bocage.core.decision import Seat
from bocage.core.rulebook.catalogue import RuleText
from bocage.core.errors import BocageError, Unknown
from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.army import Army, Breach
from bocage.games.heroes_of_normandie.army.legality import ONLY_IN_NEW_GAMES
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.tables import TABLES
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Side, by_recruit, by_seat, first_seats

FOLDER = Path(__file__).parent
TEAMS: dict[int, dict[str, tuple[Side, ...]]] = {
    2: {"even": (p.US, p.GE)},
    3: {"even": (p.US, p.GE, p.US), "us_more": (p.US, p.GE, p.US), "ge_more": (p.US, p.GE, p.GE)},
    4: {"even": (p.US, p.GE, p.US, p.GE), "us_more": (p.US, p.GE, p.US, p.US), "ge_more": (p.US, p.GE, p.GE, p.GE)},
}
OWN_BOARD = "battle"                        # the scenario in which players choose the board and the points
POINTS = ("200", "300", "400", "500")        # the points that players can agree on for it


def sides(seats: int, teams: str) -> tuple[Side, ...]:
    """HN-MULTI, HN-RULING-74: the side of each seat: two, three or four players in two alliances, each of one nation."""
    known = TEAMS[seats]
    return known.get(teams, known["even"])


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    """HN-SETUP-01, HN-SETUP-02: the map, and the army of each player: the one that the scenario gives, the one he has built, or
    a sample."""
    box = content.load()
    card = box.scenarios.get(scenario)
    if card is None:
        raise Unknown("scenario", scenario, ", ".join(box.scenarios))
    side = sides(seats, options.get("teams", "even"))
    layout = options.get("board", "") if scenario == OWN_BOARD and options.get("board", "") else card.maps
    return Board(box, card, layout, side, armies_for(scenario, options, side), options, TABLES)


def armies_for(scenario: str, options: Mapping[str, str], side: Sequence[Side]) -> tuple[Army, ...]:
    """The armies of all seats, checked."""
    return muster(scenario, tuple(side), tuple(options.get(f"army_{seat + 1}", "").strip() for seat, _ in by_seat(side)),
                  points_of(scenario, options))


def points_of(scenario: str, options: Mapping[str, str]) -> int:
    """The points that players have agreed on for a free battle; 0 if the scenario has its own."""
    return int(options.get("points", "0") or 0) if scenario == OWN_BOARD else 0


def admit(scenario: str, options: Mapping[str, str], seats: int) -> None:
    """HN-RULING-113: no new game begins with an army that has bought what nobody could use."""
    side = sides(seats, options.get("teams", "even"))
    found = armies_for(scenario, options, side)
    for seat, breaches in wrong_armies(scenario, side, found, points_of(scenario, options)):
        if breaches:
            raise BadForce(seat, breaches[0].rule)


def wrong_armies(scenario: str, side: Sequence[Side], found: Sequence[Army], points: int,
                 ) -> Iterator[tuple[Seat, list[Breach]]]:
    """HN-ARMY, HN-MULTI-02, HN-MULTI-03: what is wrong with the army of each seat that did not get it from the scenario."""
    card = content.load().scenarios[scenario]
    for seat, alliance in by_seat(side):
        force = (card.us, card.ge)[alliance]
        if not force.army:
            allies = [found[mate] for mate in range(len(side)) if side[mate] == alliance and mate != seat]
            yield seat, armies.broken(found[seat], points or force.points, force.must, allies, card.custom_deck, len(side) > 2)


@lru_cache(maxsize=256)
def muster(scenario: str, side: Sequence[Side], texts: Sequence[str], points: int) -> tuple[Army, ...]:
    """HN-ARMY, HN-MULTI-02, HN-MULTI-03, HN-MULTI-19: the armies of all seats, each checked. Allies may have different
    armies."""
    card = content.load().scenarios[scenario]
    found: list[Army] = []
    built = [own_army(seat, p.SIDE_NAMES[alliance], texts[seat]) if texts[seat] and not (card.us, card.ge)[alliance].army
             else None for seat, alliance in by_seat(side)]
    for seat, alliance in by_seat(side):
        force = (card.us, card.ge)[alliance]
        own = built[seat]
        if force.army:
            found.append(armies.read(force.army))
        elif own is not None:
            found.append(own)
        else:
            share = (points or force.points) // side.count(alliance)
            first = seat == side.index(alliance)
            allied = [army for mate, army in enumerate([*found, *built[seat:]]) if army is not None and side[mate] == alliance]
            found.append(armies.sample_army("us" if alliance == p.US else "ge", share, force.must if first else (), first,
                                            [hero for army in allied for hero in army.heroes]))
    for seat, breaches in wrong_armies(scenario, side, found, points):
        wrong = [breach for breach in breaches if breach.what not in ONLY_IN_NEW_GAMES]
        if wrong:
            raise BadForce(seat, wrong[0].rule)
    return tuple(found)


def own_army(seat: Seat, side: str, text: str) -> Army:
    """HN-SETUP-02: the army that a player has built. It must be an army of the side he plays for."""
    army = armies.read(text)
    if army.side != side:
        raise BadForce(seat, "HN-SETUP-02", "error-force-side")
    return army


class BadForce(BocageError):
    """An army that its scenario does not allow: the seat it belongs to, and the rule it breaks."""

    def __init__(self, seat: Seat, rule: str, key: str = "error-force") -> None:
        super().__init__(key, seat=seat + 1, rule=rule, reason=RuleText(FOLDER, rule))
        self.seat = seat
        self.rule = rule


def random_options(scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
    """Settings for a random game: armies, and a layout of boards for a free battle."""
    box = content.load()
    card = box.scenarios[scenario]
    found: dict[str, str] = {}
    if scenario == OWN_BOARD and rng.random() < 0.5:
        parts = [f"{rng.choice(list(box.maps))}{rng.choice(('', 'r90', 'r180', 'r270'))}" for _ in range(2)]
        found["board"] = rng.choice((parts[0], "+".join(parts), "/".join(parts)))
    side = sides(seats, options.get("teams", "even"))
    taken: list[str] = []
    for seat, alliance in by_seat(side):
        force = (card.us, card.ge)[alliance]
        if not force.army and rng.random() < 0.8:
            points = int(options.get("points", force.points)) if scenario == OWN_BOARD else force.points
            first = seat == side.index(alliance)
            army = armies.random_army("us" if alliance == p.US else "ge", points // side.count(alliance), rng,
                                      force.must if first else (), first, seats == 2, taken)
            taken += army.heroes
            found[f"army_{seat + 1}"] = armies.write(army)
    return with_shared_cost(scenario, side, found, int(options.get("points", "0")) if scenario == OWN_BOARD else 0, rng)


def with_shared_cost(scenario: str, side: Sequence[Side], found: Mapping[str, str], points: int, rng: Random) -> dict[str, str]:
    """HN-MULTI-03: now and then an ally pays a part of the high command, if the rules and the points allow it."""
    for seat in range(2, len(side)):
        text = found.get(f"army_{seat + 1}", "")
        if not text or rng.random() < 0.5:
            continue
        paying = {**found, f"army_{seat + 1}": armies.write(replace(armies.read(text), share=rng.randint(1, 40)))}
        try:
            muster(scenario, side, tuple(paying.get(f"army_{each + 1}", "") for each in range(len(side))), points)
        except BocageError:
            continue
        return paying
    return dict(found)


def first_state(b: Board) -> State:
    """HN-SETUP: all cards are in the piles, and every unit is still to be deployed."""
    s = State()
    seats = first_seats(b.seats)
    s.hand = [[] for _ in seats]
    s.deck = [b.total[p.US][:], b.total[p.GE][:]]
    s.discard = [[0] * len(b.cards), [0] * len(b.cards)]
    s.pool = [[number for number, recruit in by_recruit(b.recruits) if recruit.seat == seat and not recruit.late]
              for seat in seats]
    for name in ("tokens", "lost", "left_out", "revealed", "smoke_token", "directives", "tactics_held"):
        setattr(s, name, [[] for _ in seats])
    s.stock = [stock.number for stock in b.stocks]
    s.playing = [list(b.members[0]), list(b.members[1])]
    s.markers_free = [3 if b.has(seat, "concealed") or b.has(seat, "infiltration") else 0 for seat in seats]
    s.horn = [p.NO_SQUARE] * b.seats
    s.eliminated, s.broken = [0] * len(b.tiles), [0] * len(b.tiles)
    s.tactics = list(b.tactic_points)
    s.rerolls, s.extra_orders, s.special_cards, s.draw_more = ([0] * b.seats for _ in range(4))
    s.must_officer, s.specials_due = [0] * b.seats, [0] * b.seats
    return s
