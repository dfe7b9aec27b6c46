"""Content: everything in the box is there, in the right number, and what the rulebook prints is what ships.

Only rules about what is printed are marked here: what the words of an effect do is for the tests of the rules.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import fields

from bocage.games.operation_commando import content
from bocage.games.operation_commando.content import (
    AutoSuccess, BlockProduction, Bonus, Bring, Choose, ControlBonus, Destroy, DestroyPermanent, DieTest, DieTwice, Draw, Draws,
    DrawUpTo, Gain, If, Lose, Mill, MoveMarker, NextCombat, OnEnemy, Pay, PlacePir, PrintedCard, PrintedTerrain, Produce,
    Recover, Reopen, Roll, SideName, Size, StayInSector, Strength, Suppress)
from tests.marks import rule

BOX = content.load()
MISSIONS = ("sme", "utah", "graignes")
EFFECT = ("moment", "also", "no_unit_needed", "cancels", "cancels_most_vc", "lasts", "static", "on_play", "also_on_play",
          "on_enemy", "on_destroyed", "on_assault_end", "activate")


def cards(side: str) -> list[PrintedCard]:
    return [card for card in BOX.cards.values() if card.side == side]


def deck(side: str, mission: str) -> dict[str, int]:
    """The cards with the badge of that mission, each with its copies."""
    at = MISSIONS.index(mission)
    return {card.id: card.copies[at] for card in cards(side) if card.copies[at]}


def used(mission: str) -> dict[str, int]:
    return {terrain.id: terrain.used[mission] for terrain in BOX.terrains.values() if mission in terrain.used}


def source(entry: PrintedCard, field: str) -> str:
    return entry.source.get(field, entry.source["*"])


def effect(entry: PrintedCard | PrintedTerrain, names: tuple[str, ...] = EFFECT) -> dict[str, object]:
    """What a card does, without what is left at its default."""
    return {field.name: getattr(entry, field.name) for field in fields(entry)
            if field.name in names and getattr(entry, field.name) != field.default}


def words(value: object) -> Iterator[dict[str, Any]]:
    """Every word of an effect with what is said of it, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words(inner)


def said(entry: PrintedCard | PrintedTerrain, word: str) -> list[dict[str, Any]]:
    return [each for each in words(to_builtins(entry)) if each.get("do") == word]


# --- how much of what -------------------------------------------------------------------------------------------------


@rule("OC-SETUP-02")
@pytest.mark.parametrize(("side", "mission", "size"), [
    ("us", "sme", 47), ("us", "utah", 54), ("us", "graignes", 46),
    ("de", "sme", 53), ("de", "utah", 64), ("de", "graignes", 53),
])
def test_decks_are_the_cards_with_the_badge_of_the_mission(side: str, mission: str, size: int) -> None:
    assert sum(deck(side, mission).values()) == size


@rule("OC-SETUP-02", "OC-RULING-50")
@pytest.mark.parametrize(("side", "left_out"), [("us", "us_tactical"), ("de", "de_disoriented")])
def test_initiation_leaves_out_one_event_of_each_side(side: str, left_out: str) -> None:
    assert [card.id for card in cards(side) if card.not_in_initiation] == [left_out]
    assert BOX.cards[left_out].kind == "event"
    assert BOX.cards[left_out].copies == (1, 0, 0)


@rule("OC-SETUP-12", "OC-RULING-51")
@pytest.mark.parametrize(("side", "in_decks", "heroics", "apart", "all_cards"), [
    ("us", 82, 12, [], 97), ("de", 89, 13, ["de_luftlande_falley"], 106),
])
def test_each_side_has_as_many_cards_as_the_box_holds(
        side: str, in_decks: int, heroics: int, apart: list[str], all_cards: int) -> None:
    own = [card for card in cards(side) if not card.variant_of]
    assert sum(card.physical for card in own if any(card.copies)) == in_decks
    assert sum(card.physical for card in own if card.heroic) == heroics
    assert [card.id for card in own if card.star] == apart
    assert [card.physical for card in own if card.kind == "permanent"] == [1, 1, 1]
    assert sum(card.physical for card in own) == all_cards


@rule("OC-SETUP-12", "OC-VARIANT-01")
@pytest.mark.parametrize("side", ["us", "de"])
def test_four_variants_a_side_one_copy_of_each(side: str) -> None:
    assert [card.physical for card in cards(side) if card.variant_of] == [1, 1, 1, 1]


@rule("OC-VARIANT-01")
@pytest.mark.parametrize("variant", [card for card in BOX.cards.values() if card.variant_of], ids=lambda card: card.id)
def test_a_variant_has_a_mother_of_its_side_and_kind_in_some_deck(variant: PrintedCard) -> None:
    mother = BOX.cards[variant.variant_of]
    assert (mother.side, mother.kind, mother.variant_of) == (variant.side, variant.kind, "")
    assert any(mother.copies)


@rule("OC-RULING-51")
@pytest.mark.parametrize(("mission", "us", "de"), [("sme", 4, 4), ("utah", 5, 6), ("graignes", 3, 3)])
def test_heroics_of_each_mission(mission: str, us: int, de: int) -> None:
    assert sum(card.heroic == mission for card in cards("us")) == us
    assert sum(card.heroic == mission for card in cards("de")) == de


@rule("OC-SETUP-02")
def test_heroics_permanents_variants_and_luftlande_falley_are_in_no_deck() -> None:
    apart = [card for card in BOX.cards.values() if card.heroic or card.star or card.variant_of or card.kind == "permanent"]
    assert len(apart) == 12 + 13 + 1 + 8 + 6
    assert not any(any(card.copies) for card in apart)


@rule("OC-CARD-02")
def test_luftlande_falley_bears_the_star_but_is_no_heroic() -> None:
    falley = BOX.cards["de_luftlande_falley"]
    assert (falley.star, falley.heroic) == (True, "")
    assert [card.id for card in BOX.cards.values() if said(card, "bring")] == ["de_h_falley"]
    assert BOX.cards["de_h_falley"].on_play[0] == Bring(card="de_luftlande_falley")


@rule("OC-SETUP-02")
@pytest.mark.parametrize("card", [card for card in BOX.cards.values() if any(card.copies)], ids=lambda card: card.id)
def test_no_deck_needs_more_copies_than_there_are(card: PrintedCard) -> None:
    assert max(card.copies) <= card.physical


@rule("OC-SETUP-12", "OC-RULING-52")
def test_37_terrains_serve_for_44_uses() -> None:
    assert sum(terrain.physical for terrain in BOX.terrains.values()) == 37
    assert [sum(used(mission).values()) for mission in MISSIONS] == [14, 16, 14]
    shared = {"crossroads", "road", "dropzone", "flooded"}
    assert set(used("utah")) & set(used("sme")) == shared
    assert all(max(terrain.used.values()) <= terrain.physical for terrain in BOX.terrains.values())


@rule("OC-SETUP-02")
def test_terrains_of_sainte_mere_eglise() -> None:
    assert used("sme") == {"sme": 1, "crossroads": 1, "road": 3, "houses": 1, "neuville": 1, "dropzone": 1, "lafiere": 1,
                           "marsh": 1, "flooded": 2, "chef": 1, "station": 1}
    assert [id for id in used("sme") if BOX.terrains[id].objective] == ["sme", "lafiere", "chef"]


@rule("OC-SETUP-02")
def test_terrains_of_utah() -> None:
    exits = [id for id in used("utah") if "Exit" in BOX.terrains[id].tags]
    special = [id for id in used("utah") if "Special" in BOX.terrains[id].tags]
    assert exits == ["exit1", "exit2", "exit3", "exit4"]
    assert special == [*exits, "poupeville", "smdm", "wxyz", "battery"]
    assert sum(used("utah").values()) - len(special) == 8


@rule("OC-SETUP-02")
def test_terrains_of_graignes() -> None:
    assert used("graignes") == {"crossroads": 1, "road": 1, "houses": 3, "mairie": 1, "church": 1, "redhouse": 1, "farm": 1,
                                "canal": 1, "square": 1, "bigmarsh": 1, "street": 1, "hedge": 1}
    village = [id for id in used("graignes") if BOX.terrains[id].objective]
    assert village == ["mairie", "church", "redhouse", "farm"]
    assert [id for id in used("graignes") if BOX.terrains[id].production] == village


# --- what every card and terrain shows --------------------------------------------------------------------------------


@rule("OC-CARD-01", "OC-CARD-02")
@pytest.mark.parametrize("card", BOX.cards.values(), ids=lambda card: card.id)
def test_a_unit_has_strength_and_type_and_nothing_else_has(card: PrintedCard) -> None:
    assert card.id.startswith(card.side + "_")
    if card.kind == "unit":
        assert card.vc >= 1
        assert card.types
    else:
        assert (card.vc, card.support, card.types) == (0, False, ())


@rule("OC-CARD-01")
@pytest.mark.parametrize("card", [card for card in BOX.cards.values() if card.kind != "unit"], ids=lambda card: card.id)
def test_only_units_have_effects_of_a_unit(card: PrintedCard) -> None:
    assert (card.static, card.on_enemy, card.on_destroyed) == ((), (), ())
    assert card.on_play or card.cancels or card.on_assault_end or card.activate


@rule("OC-CARD-03")
@pytest.mark.parametrize("terrain", BOX.terrains.values(), ids=lambda terrain: terrain.id)
def test_a_terrain_has_size_and_draws(terrain: PrintedTerrain) -> None:
    assert 1 <= terrain.size <= 6
    assert min(terrain.draws) >= 1
    assert not {"Building", "Objective"} & set(terrain.tags)


@pytest.mark.parametrize("entry", [*BOX.cards.values(), *BOX.terrains.values()], ids=lambda entry: entry.id)
def test_what_an_effect_names_is_in_the_box(entry: PrintedCard | PrintedTerrain) -> None:
    for each in words(to_builtins(entry)):
        for key in ("played_earlier", "unit", "card"):
            assert each.get(key, "") in ("", *BOX.cards)
        assert set(each.get("own_unit_is", ())) <= set(BOX.cards)
        assert each.get("terrain_is", "") in ("", *BOX.terrains)


@pytest.mark.parametrize("entry", [*BOX.cards.values(), *BOX.terrains.values()], ids=lambda entry: entry.id)
def test_sources_speak_of_fields_that_exist(entry: PrintedCard | PrintedTerrain) -> None:
    assert "*" in entry.source
    assert set(entry.source) <= {"*", "effect"} | {field.name for field in fields(entry)}


@rule("OC-TOKEN-13")
def test_only_the_sdkfz_222_brings_ss_tokens() -> None:
    bringing = [card.id for card in BOX.cards.values() if any(each["token"] == "ss" for each in said(card, "gain"))]
    assert bringing == ["de_sdkfz222"]
    assert BOX.cards["de_sdkfz222"].copies[:2] == (0, 0)


def test_dark_tokens_are_rolled_but_never_owned() -> None:
    entries: list[PrintedCard | PrintedTerrain] = [*BOX.cards.values(), *BOX.terrains.values()]
    assert not [entry.id for entry in entries if any(each["token"] == "dark" for each in said(entry, "gain"))]
    assert {"us_browning", "us_mortars", "us_grenade"} <= {
        card.id for card in cards("us") if any(each["token"] == "dark" for each in said(card, "roll"))}


@rule("OC-SIZE-09")
def test_trench_and_smoke_grenade_are_the_only_actions_that_change_size() -> None:
    changing = [card for card in BOX.cards.values() if card.kind == "action" and said(card, "size")]
    assert {card.id: card.moment for card in changing} == {"us_smoke": "unit_destroyed", "de_trench": "unit_destroyed"}


def test_german_support_is_for_the_ss_of_graignes() -> None:
    supporting = [card for card in cards("de") if card.support]
    assert supporting
    assert all("SS" in card.types for card in supporting)
    assert all(card.copies[:2] == (0, 0) and (card.copies[2] or card.heroic == "graignes") for card in supporting)


def test_events_with_an_effect_on_the_turn_stay_beside_the_terrain() -> None:
    assert [card.id for card in BOX.cards.values() if card.lasts] == [
        "us_cut_wires", "us_dig_in", "us_naval", "de_fire88", "de_minefield", "de_floods", "de_column", "us_h_turnbull",
        "us_h_gavin", "de_h_forward", "de_h_wn5", "de_h_88battery"]
    assert all(card.kind == "event" for card in BOX.cards.values() if card.lasts)


# --- what the rulebook prints -----------------------------------------------------------------------------------------


UNITS = {
    # V.C., Support, types; None is not the rulebook's
    "us_paratroopers": (4, True, ("Para",)),
    "us_demolition": (3, True, ("Para",)),
    "us_recon": (2, True, ("Para",)),
    "us_radio": (3, True, None),
    "us_hq": (5, True, None),
    "us_at_gun": (3, None, None),
    "us_jeep": (4, False, ("Vehicle",)),
    "us_h_ridgway": (4, None, ("Vehicle",)),
    "de_luftlande": (4, False, None),
    "de_grenadiers": (5, False, None),
    "de_stug": (5, False, ("Vehicle",)),
    "de_flak88": (5, False, None),
    "de_wespe": (7, False, ("Vehicle",)),
    "de_ss_pzgren": (None, True, ("SS",)),
}

EFFECTS = {
    "us_paratroopers": {"static": (Strength(amount=1, when=If(partner="Para")),)},
    "us_recon": {"static": (Strength(amount=1, when=If(partner="Para")),)},
    "us_demolition": {"on_play": (Choose(
        by="de", either=(Lose(side="de", number=1, by="de", when=If(has_tokens="de")),),
        otherwise=(Mill(side="de", number=1),)),)},
    "us_radio": {"on_play": (Draw(side="us", number=1),)},
    "us_hq": {"activate": (Pay(token="light", tokens=1, then=(NextCombat(side="us", amount=3),)),)},
    "us_at_gun": {"static": (Strength(amount=3, when=If(enemy="Vehicle")), Suppress(unit="de_stug"))},
    "us_jeep": {"on_play": (Recover(source="inactive", side="us", most_vc=3, to="combat", effects=False),)},
    "us_grenade": {"on_play": (Bonus(amount=2), Roll(token="dark", times=1))},
    "us_smoke": {"moment": "unit_destroyed", "no_unit_needed": True, "on_play": (Size(amount=-1),)},
    "us_waco": {"on_play": (Gain(side="us", token="plus1", number=2),)},
    "us_perfect_shot": {"no_unit_needed": True, "on_play": (Destroy(mode="win"),)},
    "us_foiled": {"moment": "cancel", "cancels": "action"},
    "us_airdrop": {"on_play": (Draw(side="us", number=2), Gain(side="us", token="light", number=2))},
    "us_tactical": {"moment": "before_terrain", "on_play": (StayInSector(),),
                    "also_on_play": (Draw(side="us", number=1), Gain(side="us", token="light", number=1))},
    "us_diversion": {"moment": "after_marker", "on_play": (MoveMarker(),)},
    "us_h_ridgway": {"on_play": (Recover(source="discard", side="us", most_vc=3, to="combat"),)},
    "us_h_501": {"moment": "before_terrain", "on_play": (PlacePir(),)},
    "us_h_villagers": {"moment": "production", "on_play": (Produce(sites=2),)},
    "de_luftlande": {"static": (Suppress(support=True),)},
    "de_grenadiers": {"static": (Strength(amount=1, per="actions_earlier"),)},
    "de_stug": {"static": (Strength(amount=-1, of="each_enemy"),)},
    "de_flak88": {"static": (Strength(amount=3, when=If(terrain="Building", no_enemy="Vehicle")),),
                  "on_enemy": (OnEnemy("Vehicle", (Roll(token="plus12", times=4),)),)},
    "de_wespe": {"static": (Strength(amount=2, when=If(played_earlier="de_grenadiers")),)},
    "de_sdkfz222": {"on_play": (Gain(side="de", token="ss", number=2),)},
    "de_m24": {"on_play": (Bonus(amount=2),)},
    "de_ammo": {"on_play": (Gain(side="de", token="light", number=2),)},
    "de_spotted": {"on_play": (Bonus(amount=3, otherwise=1, when=If(own_unit_is=("de_sentry", "de_patrol"))),)},
    "de_trench": {"moment": "unit_destroyed", "no_unit_needed": True, "on_play": (Size(amount=1),)},
    "de_sniper": {"moment": "cancel", "cancels": "action"},
    "de_wire": {"on_play": (Lose(side="us", number=3, by="us"),)},
    "de_fire88": {"moment": "progression", "lasts": True, "on_play": (BlockProduction(),)},
    "de_h_forward": {"lasts": True, "on_play": (ControlBonus(side="de", number=1),)},
    "de_h_retreat": {"moment": "us_wins", "no_unit_needed": True, "on_play": (Reopen(),)},
}


@rule("OC-CARD-02")
@pytest.mark.parametrize("id", UNITS)
def test_units_are_as_strong_as_the_rulebook_prints_them(id: str) -> None:
    unit = BOX.cards[id]
    printed = [getattr(unit, field) if source(unit, field) != "ours" else None for field in ("vc", "support", "types")]
    assert tuple(printed) == UNITS[id]


@rule("OC-CARD-02")
@pytest.mark.parametrize("id", EFFECTS)
def test_effects_are_those_of_the_rulebook(id: str) -> None:
    assert effect(BOX.cards[id]) == EFFECTS[id]


def test_all_that_is_said_to_be_printed_is_held_to_it() -> None:
    numbers = {card.id for card in BOX.cards.values() if card.kind == "unit"
               and {source(card, "vc"), source(card, "support")} & {"rulebook", "inferred"}}
    assert numbers == set(UNITS)
    assert {card.id for card in BOX.cards.values() if source(card, "effect") != "ours"} == set(EFFECTS)


@rule("OC-SETUP-02")
def test_copies_the_worked_example_tells_of() -> None:
    decks = deck("us", "sme") | deck("de", "sme")
    assert (decks["us_at_gun"], decks["de_sniper"]) == (2, 1)
    assert min(decks["de_luftlande"], decks["de_m24"]) >= 2


def test_the_mine_takes_a_luftlande_and_lets_it_be_replaced() -> None:
    mine, = BOX.cards["us_mine"].on_play
    assert BOX.cards["us_mine"].no_unit_needed
    assert mine == Destroy(mode="replace", most_vc=BOX.cards["de_luftlande"].vc)


@rule("OC-RULING-22")
def test_sabotage_and_s_mine() -> None:
    assert effect(BOX.cards["us_sabotage"]) == {"moment": "cancel", "cancels": "event"}
    assert effect(BOX.cards["de_smine"]) == {"moment": "cancel", "cancels": "unit", "cancels_most_vc": 3}


@pytest.mark.parametrize(("id", "owner", "victim"), [("us_p51", "us", "de"), ("de_barrage", "de", "us")])
def test_one_event_a_side_destroys_permanents(id: str, owner: str, victim: SideName) -> None:
    choice, = BOX.cards[id].on_play
    assert isinstance(choice, Choose)
    assert (choice.by, choice.either) == (owner, (DestroyPermanent(side=victim),))
    assert [card.id for card in cards(owner) if said(card, "destroy_permanent")] == [id]


@rule("OC-CARD-02")
def test_officers_need_tokens() -> None:
    assert effect(BOX.cards["us_officer"]) == {"static": (AutoSuccess(number=2),)}


def test_logistics_draws_up_to_the_hand_of_the_other() -> None:
    assert effect(BOX.cards["de_logistics"]) == {"on_play": (DrawUpTo(side="de", most=3),)}


@rule("OC-CARD-03", "OC-RULING-01")
def test_sainte_mere_eglise_is_printed() -> None:
    sme = BOX.terrains["sme"]
    assert (sme.size, sme.draws, sme.building, sme.objective) == (4, (3, 3), True, True)


@rule("OC-CARD-03")
@pytest.mark.parametrize(("id", "production"), [
    ("mairie", (Gain(side="us", token="plus12", number=1), Gain(side="us", token="light", number=1))),
    ("church", (DieTest(success=(Recover(source="discard", side="us", most_vc=4, to="hand"),)),)),
    ("redhouse", (DieTwice(each=(Draws(side="de", amount=-1),)),)),
    ("farm", (DieTwice(both=(Size(amount=-1),), one=(Pay(tokens=4, then=(Size(amount=-1),)),)),)),
])
def test_production_of_the_village(id: str, production: tuple[DieTest | DieTwice | Gain, ...]) -> None:
    assert effect(BOX.terrains[id], ("static", "progression", "production", "assault_end")) == {"production": production}


def test_the_crossroads_console_the_loser() -> None:
    assert BOX.terrains["crossroads"].assault_end == (Gain(side="loser", token="light", number=1),)


@rule("OC-RULING-45")
def test_the_canal_is_where_the_lock_comes_from() -> None:
    assert [terrain.id for terrain in BOX.terrains.values() if said(terrain, "place_lock")] == ["canal"]
