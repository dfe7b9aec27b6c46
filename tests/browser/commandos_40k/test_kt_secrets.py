"""Neither the card of the reconnaissance nor a trap reaches the other's browser before it is shown."""

from __future__ import annotations

import re

from bocage.games.commandos_40k.pieces import RECON
from tests.browser.commandos_40k.secrets import Battle, differences, holds
from tests.browser.commandos_40k.table import places_in, speak_of_it, told
from tests.browser.player import Player, Visit
from tests.browser.seeded import SEED

SITE = "rubble_a"                       # where Anna lays her trap: before Bert's models
WEST, EAST, NORTH, SOUTH = 20000, 25000, 3000, 6500
STAYS = {"move_start": "pass", "move": "end"}
LAID = {**STAYS, "recon": "recon lay_traps", "trap": f"trap {SITE}"}
NONE = {**STAYS, "recon": "recon lay_traps", "trap": "done"}
OTHER = {**STAYS, "recon": "recon assess_enemy"}
CARD = re.compile(r": recon (\w+)")
TRAPS = re.compile(r'"traps":(\[\[.*?\]\])')


def test_nothing_tells_a_card_before_both_are_shown_nor_a_trap_before_it_is_met(visit: Visit) -> None:
    anna, bert = speak_of_it(visit("fr")), speak_of_it(visit("en"))
    cards = [*RECON.values(), *(bert.say(f"recon-{card}") for card in RECON.values())]

    other = Battle(anna, bert, OTHER)
    other.until("recon", 1)
    before = other.told(), other.page()

    none = Battle(anna, bert, NONE)
    none.until("recon", 1)
    assert [*differences(none.told(), before[0])] == [], "her card is hers"
    assert none.page() == before[1]
    assert holds(none.told(), *cards) == []
    assert not [card for card in cards if card in none.served()]
    assert len({CARD.findall(record)[0] for record in none.records()}) > 1, "a saved game has any card"
    to_the_rubble(none, bert)
    before, surveyed = (none.told(), none.page()), none.surveyed()

    laid = Battle(anna, bert, LAID)
    to_the_rubble(laid, bert)
    assert [*differences(laid.told(), before[0])] == [], "nobody learns whether a trap lies there"
    assert laid.page() == before[1]
    both = {*surveyed} & {*laid.surveyed()}
    assert [about for about in both if "reach normal" in about]
    assert [*differences({about: surveyed[about] for about in both}, {about: laid.surveyed()[about] for about in both})] == []
    assert holds(laid.told(), "trap_laid_at", SITE) == []
    assert SITE not in laid.served()
    records = laid.records()
    assert len({TRAPS.findall(record)[0] for record in records}) > 1, "a saved game has its trap anywhere"
    assert not [record for record in records if SEED in record]

    assert holds(anna.of_type("update"), "trap_laid_at"), "it would have been found"
    laid.choose(bert, next(option for option in bert.options if option["verb"] == "path" and is_in_rubble(option["action"])))
    bert.wait(lambda: bool(holds(laid.told(), "trap_met")), "the trap")
    assert SITE in [trap["site"] for trap in bert.update["view"]["traps"]], "and is, once it has been met"


def to_the_rubble(battle: Battle, bert: Player) -> None:
    """Bert is asked where a model goes, and sees how far it comes."""
    battle.until("move", 1)
    battle.choose(bert, next(option for option in bert.options if option["verb"] == "normal"))
    battle.until("normal_path", 1)
    told(bert, f"reach normal {bert.question['about']['model']} 0")
    ways = bert.page.locator(".pick [data-own=far], .pick [data-own=near]")
    bert.wait(lambda: ways.count() > 0 and all("″" in words for words in ways.all_inner_texts()), "what these ways cost")


def is_in_rubble(action: str) -> bool:
    x, y, _ = places_in(action)[-1]
    return WEST <= x <= EAST and NORTH <= y <= SOUTH
