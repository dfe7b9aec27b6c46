"""Two armies at one screen: what is asked on the open table, what behind the curtain, and how often it falls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bocage.bots import Viewpoint, make
from bocage.core.match import Match
from bocage.games.heroes_of_normandie import one_screen
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.server.hub import Hub
from bocage.server.matches import curtain
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Player
from bocage.server.matches.room import Room
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller
from tests.marks import soak
from tests.matches import question
from tests.server.matches.test_curtain import key, last_update, look, raw, scene, view_of
from tests.server.matches.test_room import act, entered, heard

MOST_CURTAINS = 4                       # in a turn of Heroes of Normandie
MANY_US = "us; us_22nd_regiment = -, us_sniper, -, tricky; us_8th_regiment = -, us_spotter"
MANY_GE = "ge; ge_902 = -, ge_spotter, -, tricky; ge_901 = -, ge_sniper"
Choose = Callable[[Match, int], str]


def heroes(folder: Path, database: str, play: Callable[[Hub, Room], Awaitable[None]], seed: str = "1",
           ambushes: bool = False) -> None:
    """``ambushes``: eleven counters that may lie in ambush, of four kinds on either side, decoys among them."""
    options = {"points": "400", "army_1": MANY_US, "army_2": MANY_GE} if ambushes else {}
    scene(folder, database, play, seed=seed, game="heroes_of_normandie", scenario="battle" if ambushes else "first_contact",
          options=options)


def sensible(seed: str) -> Choose:
    """Deploys in the open, places and discards at random, and acts as a greedy bot would: units go forward and shoot."""
    rng, bot = Random(seed), make("soldier", seed)

    def choose(match: Match, seat: int) -> str:
        if question(match).kind in ("act", "aim", "move", "reserve_unit", "reserve_move"):
            return bot.choose(Viewpoint(match, seat)).text
        kind, options = question(match).kind, match.options(seat)
        return (options[0] if kind in ("deploy", "deploy_side") else rng.choice(options)).text

    return choose


async def answer(room: Room, anna: Player, choose: Choose) -> bool:
    """One answer at the screen; windows are let pass. Returns whether somebody had to look for it."""
    due, table = curtain.seat_due(room, anna), curtain.seat_at_table(room, anna)
    if due is not None:
        await do(room, anna, frames.Look(due))
    seat = table if table is not None else curtain.eyes(room, anna)[0]
    match = room.shown_to(curtain.eyes(room, anna))
    window = question(match).kind in match.ruleset.display.windows
    action = "pass" if window else choose(match, seat)
    hidden = not curtain.may_choose(room, anna, seat, action)
    if hidden:
        await do(room, anna, frames.Look(seat))
    await do(room, anna, act(room, action, seat))
    heard(anna)
    return due is not None or hidden


async def to_orders(room: Room, anna: Player) -> None:
    while question(room.match).kind != "place_order":
        await answer(room, anna, sensible("1"))


# --- how often the curtain falls --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["1", "4"])
def test_a_turn_of_heroes_at_one_screen_drops_at_most_four_curtains(tmp_path: Path, database: str, seed: str) -> None:
    curtains: Counter[int] = Counter()
    decisions: Counter[int] = Counter()

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        choose = sensible(seed)
        while (turn := room.match.state.turn) < 4 and room.match.decision:
            curtains[turn] += await answer(room, anna, choose)
            decisions[turn] += 1

    heroes(tmp_path, database, play, seed)
    played = [turn for turn in curtains if turn]
    assert len(played) > 1
    assert all(curtains[turn] <= MOST_CURTAINS for turn in played)
    assert min(decisions[turn] for turn in played) > 3 * MOST_CURTAINS


def without_looking(room: Room, anna: Player, seed: str) -> Choose:
    """Deploys in ambush whatever can lie there; on the table chooses at random among what is offered to all and never looks."""
    rng = Random(seed)

    def choose(match: Match, seat: int) -> str:
        openly = curtain.question_on_table(room) if curtain.seat_at_table(room, anna) == seat else None
        options = match.options(seat) if openly is None else openly.options
        rest = [option for option in options if option.verb == "deploy_rest"]
        return rng.choice(rest or [option for option in options if option.verb != "decline"] or options).text

    return choose


@pytest.mark.parametrize("seed", ["1", *(pytest.param(str(seed), marks=soak) for seed in range(2, 8))])
def test_counters_in_ambush_move_on_the_table_in_whole_games_of_four_curtains_a_turn(tmp_path: Path, database: str,
                                                                                     seed: str) -> None:
    curtains: Counter[int] = Counter()
    moved: Counter[str] = Counter()

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        choose = without_looking(room, anna, seed)
        while room.match.decision:
            s, kind = room.match.state, question(room.match).kind
            if curtain.seat_at_table(room, anna) is not None and kind in ("act", "move", "reserve_move"):
                moved[kind] += one_screen.is_secret(room.match.board, s, asked_unit(question(room.match)))
            curtains[s.turn] += await answer(room, anna, choose)

    heroes(tmp_path, database, play, seed, ambushes=True)
    played = [turn for turn in curtains if turn]
    assert len(played) > 2
    assert max(curtains[turn] for turn in played) <= MOST_CURTAINS
    assert moved["act"] + moved["reserve_move"] > 5


# --- the open table ---------------------------------------------------------------------------------------------------


def in_ambush_too(seed: str) -> Choose:
    """Everything at random, so that counters wait in ambush and cards are played."""
    rng = Random(seed)
    return lambda match, seat: rng.choice(match.options(seat)).text


async def any_answer(room: Room, anna: Player, choose: Choose) -> None:
    """One answer, from a hand too: who chooses what is hidden looks first."""
    seat = question(room.shown_to(curtain.eyes(room, anna))).by[0]
    action = choose(room.shown_to(curtain.eyes(room, anna)), seat)
    if not curtain.may_choose(room, anna, seat, action):
        await do(room, anna, frames.Look(seat))
    await do(room, anna, act(room, action, seat))
    heard(anna)


def as_all_may_see(room: Room, match: Match, seat: int) -> tuple[object, ...]:
    """Whether a seat is asked without a curtain, what is sent then, and whether its window passes by itself."""
    decision = question(match)
    openly = match.ruleset.display.openly(match.board, match.state, decision)
    passes = decision.kind in match.ruleset.display.windows and room.wishes.passes(match, seat)
    sent = None if openly is None else Teller(match, "en", (), seat).question()
    return openly is None, passes, sent


@pytest.mark.parametrize(("seed", "ambushes"), [("1", False), ("2", False), ("3", False), ("4", True), ("5", True)])
def test_nothing_on_the_table_depends_on_what_a_seat_hides(tmp_path: Path, database: str, seed: str, ambushes: bool) -> None:
    """In every world that the other player cannot tell from the true one the same is asked in the same way."""
    compared: Counter[bool] = Counter()

    async def play(hub: Hub, room: Room) -> None:
        anna, choose, worlds = await entered(room), in_ambush_too(seed), Random(seed)
        while room.match.decision and room.match.state.turn < 3:
            seat = room.match.decision.by[0]
            told = as_all_may_see(room, room.match, seat)
            for _ in range(2):
                assert as_all_may_see(room, room.match.twin(1 - seat, worlds), seat) == told, room.match.decision
            compared[bool(told[0])] += 1
            await any_answer(room, anna, choose)

    heroes(tmp_path, database, play, seed, ambushes)
    assert min(compared.values()) > 5


async def to_a_window(room: Room, anna: Player, choose: Choose, hidden: bool) -> None:
    """Plays on to a window on the table to which the asked seat has a hidden answer, or has none."""
    while not (question(room.match).kind in room.match.ruleset.display.windows and curtain.seat_at_table(room, anna) is not None
               and any(option.verb == "play" for option in question(room.match).options) == hidden):
        await answer(room, anna, choose)


@pytest.mark.parametrize("hidden", [True, False])
def test_a_card_is_refused_on_the_table_whether_or_not_it_is_held(tmp_path: Path, database: str, hidden: bool) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_window(room, anna, sensible("2"), hidden)
        await do(room, anna, frames.Look(None))
        update = last_update(anna)
        seat = question(room.match).by[0]
        assert (update["eyes"], update["curtain"], update["table"]) == ([], None, seat)
        assert [option["action"] for option in update["question"]["options"]] == ["pass"]
        assert update["view"] == view_of(room, None)
        for card in range(len(room.match.board.cards)):
            with pytest.raises(Refusal, match="seat"):
                await do(room, anna, act(room, room.match.board.lexicon.play[card].text, seat))
        shown = {option["action"] for option in (await look(room, anna, seat))["question"]["options"]}
        assert any(action.startswith("play") for action in shown) == hidden

    heroes(tmp_path, database, play, "2")


# --- orders placed ahead ----------------------------------------------------------------------------------------------


def first_order(match: Match, seat: int) -> str:
    return next(option.text for option in match.options(seat) if option.verb == "order")


def test_orders_that_are_placed_ahead_are_played_in_turn(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_orders(room, anna)
        before, first = len(room.match.moves), question(room.match).by[0]
        given = []
        assert await answer(room, anna, first_order)
        while curtain.eyes(room, anna) == (first,):
            given.append(first_order(room.shown_to((first,)), first))
            assert len(room.match.moves) == before + 1, "the other has not placed any yet"
            assert not await answer(room, anna, lambda match, seat: given[-1])
        assert curtain.seat_due(room, anna) == 1 - first
        assert len(given) > 1
        await do(room, anna, frames.Look(None))
        public = b"".join(raw(anna))
        assert public
        assert not any(order.encode() in public for order in given)
        while question(room.match).kind == "place_order":
            await answer(room, anna, first_order)
        placed = [move for move in room.match.moves[before:] if move.text.startswith("order")]
        assert [move.seat for move in placed[:4]] == [first, 1 - first] * 2
        assert [move.text for move in placed if move.seat == first][1:] == given

    heroes(tmp_path, database, play)


def test_an_order_placed_ahead_can_be_taken_back_and_the_rest_left_for_later(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_orders(room, anna)
        first = question(room.match).by[0]
        await answer(room, anna, first_order)
        offered = {option.text for option in room.shown_to((first,)).options(first)}
        await answer(room, anna, first_order)
        assert {option.text for option in room.shown_to((first,)).options(first)} != offered
        await do(room, anna, frames.Undo(key(), room.seq))
        update = last_update(anna)
        assert (update["eyes"], update["ahead"]) == ([first], True)
        assert {option["action"] for option in update["question"]["options"]} == offered
        moves = len(room.match.moves)
        update = await look(room, anna, None)
        assert (update["curtain"], update["ahead"], len(room.match.moves)) == (1 - first, False, moves)
        await answer(room, anna, first_order)
        await do(room, anna, frames.Look(None))
        assert last_update(anna)["curtain"] == first, "who has placed nothing ahead is asked in his turn"

    heroes(tmp_path, database, play)


# --- wishes -----------------------------------------------------------------------------------------------------------


def test_a_wish_for_one_kind_of_window_leaves_the_others_as_they_are(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_orders(room, anna)
        await look(room, anna, question(room.match).by[0])
        seat = question(room.match).by[0]
        await do(room, anna, frames.LetPass(key(), seat, "ask"))
        await do(room, anna, frames.LetPass(key(), seat, "turn", "before_activation"))
        told = last_update(anna)["wishes"]
        assert [(wish["kind"], wish["until"]) for wish in told] == [("", "ask"), ("before_activation", "turn")]
        asked: dict[tuple[int, int], set[str]] = {}
        while room.match.state.turn < 3:
            decision, turn = question(room.match), room.match.state.turn
            if decision.kind in room.match.ruleset.display.windows:
                asked.setdefault((turn, decision.by[0]), set()).add(decision.kind)
            await answer(room, anna, sensible("1"))
        assert "order_end" in asked[1, seat]
        assert "before_activation" not in asked[1, seat]
        assert "before_activation" in asked[2, seat], "the wish was for one turn"

    heroes(tmp_path, database, play)


def test_who_has_made_no_wish_is_asked_about_his_own_dice_and_moments_but_not_about_the_others(tmp_path: Path,
                                                                                             database: str) -> None:
    """HN-CARD-01: a card of one's own is never lost to a wish that one has not made. Who wishes so is asked less: about his own
    shots still, since the dice are his."""
    async def play(hub: Hub, room: Room) -> None:
        anna, silent = await entered(room), 0
        asked: tuple[Counter[str], Counter[str]] = Counter(), Counter()
        room.wishes.make(1 - silent, "", "mine")
        while room.match.state.turn < 4:
            decision = question(room.match)
            if decision.kind in room.match.ruleset.display.windows:
                asked[decision.by[0]][decision.kind] += 1
            await answer(room, anna, sensible("1"))
        assert {"rolled", "after_fire", "before_activation", "order_start"} <= set(asked[silent])
        assert {"announce_fire", "suffer"} & set(asked[1 - silent]), "what happens to him"
        assert not {"before_activation", "order_start", "announce_move"} & set(asked[1 - silent])

    heroes(tmp_path, database, play)
