"""Checks the content files: anything that could make a game wrong or impossible. A fault names its file, its place and what was
expected."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from bocage.core.content import Place, load_toml, short
from bocage.core.errors import BadContent
from bocage.core.text import LANGUAGES, words
from bocage.games.heroes_of_normandie import content as box
from bocage.games.heroes_of_normandie.army import BadArmy, broken, read
from bocage.games.heroes_of_normandie.army.legality import WHATS

TEXT = Path(__file__).parent / "text"
FILES: dict[str, type[msgspec.Struct]] = {
    **dict.fromkeys(box.UNIT_FILES, box.Units), "recruits.toml": box.Recruits, "cards.toml": box.Cards,
    "terrains.toml": box.Terrains, "maps.toml": box.Maps, "scenarios.toml": box.Scenarios,
}
SIDES: tuple[box.Side, box.Side] = ("us", "ge")
INFANTRY_A_SIDE, VEHICLES_A_SIDE, CARDS_A_SIDE, WIDTH, HEIGHT = 23, 8, 76, 15, 15
HIGHEST_COST = 10_000           # an army printed in a scenario keeps to no points
# Abilities, each with the pattern of what may stand in its brackets; empty: it has no brackets.
NUMBER = r"\(\d\)"
TEMPLATE = r"(grey|blue|green|red|orange)"
ABILITIES = {
    "amphibious": "", "twin_weapons": "", "assault": r"(\(\+\d\))?", "autonomous": "", "aa": "", "destruction": NUMBER,
    "ambush": "", "spotter": "", "positive_waves": "", "optics": "", "order": NUMBER, "personal_order": "", "piercing": "",
    "limited_range": NUMBER, "burst": "", "replacement": "", "scout": NUMBER, "sniper": "", "terrifying": "",
    "opportunity_fire": "", "battery_fire": "", "suppressive_fire": "", "direct_fire": rf"\({TEMPLATE}\)",
    "indirect_fire": rf"\({TEMPLATE},\d\)", "frightening_shot": "", "fire_on_the_move": NUMBER, "transport": "", "tripod": "",
}
ABILITY = re.compile("|".join(f"{name}{form}" for name, form in ABILITIES.items()))
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FORMS = ("", ".text")


def check(folder: Path | None = None, lang: str = "en") -> list[str]:
    """Checks the game's own content, or a changed copy of it in another folder."""
    return check_box(folder or box.FOLDER, lang)


def check_box(folder: Path, lang: str = "en") -> list[str]:
    """Checks the content and the words for it."""
    whole = check_content(folder)
    texts = needed_texts(whole)
    check_texts(texts)
    say = words(lang)
    return [say("checked-counters", infantry=INFANTRY_A_SIDE, vehicles=VEHICLES_A_SIDE),
            say("checked-recruits", tiles=len(whole.tiles), options=len(whole.options)),
            say("checked-action-cards", number=CARDS_A_SIDE),
            say("checked-boards", boards=len(whole.maps), scenarios=len(whole.scenarios)),
            say("checked-texts", number=len(texts))]


def check_content(folder: Path) -> box.Content:
    """Checks everything that the content files say."""
    check_ids(folder)
    whole = box.load(folder)
    check_units(whole, folder)
    check_recruits(whole, Place(short(folder / "recruits.toml")))
    check_cards(whole, Place(short(folder / "cards.toml")))
    check_terrains(whole, Place(short(folder / "terrains.toml")))
    for board in whole.maps.values():
        check_map(board, whole, Place(short(folder / "maps.toml")).entry("map", board.id))
    for scenario in whole.scenarios.values():
        check_scenario(scenario, whole, Place(short(folder / "scenarios.toml")).entry("scenario", scenario.id))
    return whole


def check_ids(folder: Path) -> None:
    """No id may stand twice: the first of two entries with one id would be lost."""
    seen: set[tuple[str, str]] = set()
    for file, kind in FILES.items():
        lists = load_toml(folder / file, kind)
        for name in lists.__struct_fields__:
            for entry in getattr(lists, name):
                place = Place(short(folder / file)).entry(name, entry.id)
                place.expect((name, entry.id) not in seen, "expect-once", name=entry.id)
                seen.add((name, entry.id))


def check_source(entry: box.Entry, place: Place) -> None:
    place.key("source").expect("*" in entry.source, "expect-source")


def check_known(names: Iterable[str], known: Iterable[str], place: Place) -> None:
    listed = list(known)
    for name in names:
        place.expect(name in listed, "expect-known", known=", ".join(listed))


def check_units(whole: box.Content, folder: Path) -> None:
    """Each side has as many types of infantry and of vehicles as the other, each with the faces or the weapons of its kind."""
    for file in box.UNIT_FILES:
        for unit in load_toml(folder / file, box.Units).unit:
            check_unit(unit, Place(short(folder / file)).entry("unit", unit.id))
    for side in SIDES:
        units = [unit for unit in whole.units.values() if unit.side == side]
        vehicles = sum(unit.kind != "infantry" for unit in units)
        place = Place(short(folder / f"{side}.toml")).key("unit")
        for found, number in ((vehicles, VEHICLES_A_SIDE), (len(units) - vehicles, INFANTRY_A_SIDE)):
            place.expect(found == number, "expect-total", number=number, found=found)


def check_unit(unit: box.Unit, place: Place) -> None:
    """HN-GEN-02, HN-GEN-03, HN-GEN-04, HN-GEN-05, HN-GEN-06, HN-GEN-07, HN-GEN-08: infantry has a front, and a back for its
    posture or for its loss; vehicles have weapons."""
    check_source(unit, place)
    place.key("id").expect(unit.id.startswith(f"{unit.side}_"), "expect-known", known=f"{unit.side}_…")
    place.key("cost").expect(unit.cost > 0, "expect-at-least", low=1)
    infantry = unit.kind == "infantry"
    place.key("front").expect(infantry == (unit.front is not None), "expect-form", detail="front")
    place.key("back").expect(infantry or unit.back is None, "expect-nothing")
    place.key("primary").expect(infantry != bool(unit.primary or unit.secondary), "expect-form", detail="primary, secondary")
    place.key("capacity").expect(bool(unit.capacity) == ("transport" in unit.abilities), "expect-value", value="transport")
    place.key("footprint").expect(unit.footprint in (1, 2), "expect-number", low=1, high=2)
    place.key("defence").expect(infantry or min(unit.defence) > 0, "expect-at-least", low=1)
    if unit.front:
        # A unit without a skull can lose a step, so it needs another face.
        place.key("front").expect(unit.front.skull or unit.back, "expect-value", value="skull")
        posed = not unit.posture or unit.posture in unit.front.abilities
        place.key("posture").expect(posed, "expect-value", value=unit.posture)
    if unit.back:
        place.key("back").expect(unit.back.skull, "expect-value", value="skull")
    for part in (unit.front, unit.back, unit.primary, unit.secondary, unit):
        check_abilities(part.abilities if part else (), place)


def check_abilities(abilities: Sequence[str], place: Place) -> None:
    for ability in abilities:
        place.key("abilities").expect(ABILITY.fullmatch(ability), "expect-known", known=", ".join(ABILITIES))


def check_recruits(whole: box.Content, place: Place) -> None:
    """HN-ARMY-02, HN-ARMY-03, HN-ARMY-04, HN-ARMY-05: tiles and options name units that exist, and every option fits a slot of
    some tile."""
    for tile in whole.tiles.values():
        here = place.entry("tile", tile.id)
        check_source(tile, here)
        check_known(tile.units, [unit.id for unit in whole.units.values() if unit.side == tile.side], here.key("units"))
        here.key("break_at").expect(1 <= tile.break_at <= len(tile.units), "expect-number", low=1, high=len(tile.units))
    for option in whole.options.values():
        check_option(option, whole, place.entry("option", option.id))
    for gear in whole.gear.values():
        check_source(gear, place.entry("gear", gear.id))
        check_abilities(gear.abilities, place.entry("gear", gear.id))


def check_option(option: box.RecruitOption, whole: box.Content, place: Place) -> None:
    check_source(option, place)
    for units in (option.units, *option.units_on.values()):
        check_known(units, whole.units, place.key("units"))
    check_known((*option.only, *option.units_on), whole.tiles, place.key("only"))
    place.key("units").expect(bool(option.units) == (option.kind == "support"), "expect-value", value="support")
    homes = [tile for tile in whole.tiles.values()
             if option.side in ("", tile.side) and tile.id in (option.only or whole.tiles)]
    colours = {colour for tile in homes for slot in tile.slots for colour in slot.colours}
    place.key("colours").expect(colours & set(option.colours), "expect-known", known=", ".join(sorted(colours)))


def check_cards(whole: box.Content, place: Place) -> None:
    """HN-CARD-01, HN-AIR-01: each side has 76 cards; a card of aviation has the number that anti-aircraft fire needs."""
    for card in whole.cards.values():
        here = place.entry("card", card.id)
        check_source(card, here)
        check_abilities(card.abilities, here)
        here.key("copies").expect(card.copies > 0, "expect-at-least", low=1)
        here.key("aa").expect(bool(card.aa) == (card.restricted == "aviation"), "expect-value", value="aviation")
        here.key("template").expect(card.restricted != "artillery" or card.template, "expect-form", detail="template")
    for side in SIDES:
        found = sum(card.copies for card in whole.cards.values() if card.side in ("", side))
        place.key("card").expect(found == CARDS_A_SIDE, "expect-total", number=CARDS_A_SIDE, found=found)


def check_terrains(whole: box.Content, place: Place) -> None:
    seen: set[str] = set()
    for terrain in whole.terrains.values():
        here = place.entry("terrain", terrain.id)
        check_source(terrain, here)
        here.key("glyph").expect(len(terrain.glyph) == 1, "expect-form", detail="glyph")
        here.key("glyph").expect(terrain.glyph not in seen, "expect-once", name=terrain.glyph)
        seen.add(terrain.glyph)


def check_map(board: box.Map, whole: box.Content, place: Place) -> None:
    """§11: a map has rows of known squares; buildings and edges lie on them."""
    check_source(board, place)
    check_rows(board, whole, place)
    check_buildings(board, whole.terrains["building"].glyph, place)
    for edge in board.edge:
        place.key("edge").expect(0 <= edge.at[0] < WIDTH and 0 <= edge.at[1] < HEIGHT, "expect-number", low=0, high=WIDTH - 1)


def check_rows(board: box.Map, whole: box.Content, place: Place) -> None:
    """A map has 15 rows of 15 known squares. Of what is laid over terrain only positions are printed."""
    glyphs = {terrain.glyph for terrain in whole.terrains.values() if not terrain.overlay or terrain.id == "position"}
    place.key("rows").expect(len(board.rows) == HEIGHT, "expect-total", number=HEIGHT, found=len(board.rows))
    for at, row in enumerate(board.rows):
        here = place.item("rows", at, row)
        here.expect(len(row) == WIDTH, "expect-total", number=WIDTH, found=len(row))
        here.expect(set(row) <= glyphs, "expect-known", known=" ".join(sorted(glyphs)))


def check_buildings(board: box.Map, glyph: str, place: Place) -> None:
    """Buildings lie on squares with their glyph and cover all of them. Their openings are on the outline of a room, and one of
    them is a door."""
    indoors = {(x, y) for y, row in enumerate(board.rows) for x, found in enumerate(row) if found == glyph}
    covered: set[tuple[int, int]] = set()
    for building in board.building:
        here = place.entry("building", building.id)
        inside = squares_of(building)
        here.key("rooms").expect(inside <= indoors and not inside & covered, "expect-value", value=glyph)
        covered |= inside
        here.key("doors").expect(building.doors, "expect-at-least", low=1)
        for x, y, side in (*building.doors, *building.windows):
            step = STEPS[side]
            room = next((box for box in map(squares_in, building.rooms) if (x, y) in box), set())
            on_outline = bool(room) and (x + step[0], y + step[1]) not in room
            here.expect(on_outline, "expect-value", value=f"({x}, {y}) {side}")
    place.key("building").expect(covered == indoors, "expect-also", missing=", ".join(map(str, sorted(indoors - covered))))


def squares_of(building: box.Building) -> set[tuple[int, int]]:
    return {square for room in building.rooms for square in squares_in(room)}


def squares_in(room: tuple[int, int, int, int]) -> set[tuple[int, int]]:
    x1, y1, x2, y2 = room
    return {(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)}


def check_scenario(scenario: box.Scenario, whole: box.Content, place: Place) -> None:
    """§12: a scenario names boards, buildings, cards and turns that exist, and forces that the rules of army building allow."""
    check_source(scenario, place)
    check_known([scenario.maps], whole.maps, place.key("maps"))
    buildings = [building.id for building in whole.maps[scenario.maps].building]
    for objective in scenario.objective:
        here = place.entry("objective", objective.id)
        here.expect((objective.at is None) == bool(objective.building), "expect-form", detail="at, building")
        check_known([objective.building] if objective.building else [], buildings, here.key("building"))
        here.key("at").expect(not objective.at or on_corners(objective.at), "expect-number", low=0, high=WIDTH)
    for at in scenario.tactics:
        place.key("tactics").expect(on_corners(at), "expect-number", low=0, high=WIDTH)
    for turn in (*scenario.scored, *(event.turn for event in scenario.event)):
        place.key("turns").expect(1 <= turn <= scenario.turns, "expect-number", low=1, high=scenario.turns)
    check_known([event.unit for event in scenario.event if event.unit], whole.units, place.key("event"))
    check_known(scenario.removed, whole.cards, place.key("removed"))
    for force, side in ((scenario.us, "us"), (scenario.ge, "ge")):
        check_force(force, side, scenario, whole, place.key(side))


def on_corners(at: tuple[int, int]) -> bool:
    return 0 <= at[0] <= WIDTH and 0 <= at[1] <= HEIGHT


def check_force(force: box.Force, side: str, scenario: box.Scenario, whole: box.Content, place: Place) -> None:
    """HN-SETUP-02: a force is bought by points, or it is an army that breaks no rule of army building."""
    place.expect(bool(force.army) != bool(force.points), "expect-form", detail="army, points")
    check_known(force.must, whole.tiles, place.key("must"))
    check_known(force.gifts, whole.options, place.key("gifts"))
    buildings = [building.id for building in whole.maps[scenario.maps].building]
    for zone in (force.zone, force.scout_keeps_off):
        if zone is not None:
            place.key("zone").expect((zone.box is None) == bool(zone.building), "expect-form", detail="box, building")
            check_known([zone.building] if zone.building else [], buildings, place.key("zone"))
    if not force.army:
        return
    try:
        army = read(force.army, whole)
    except BadArmy as error:
        raise BadContent(place.file, place.key("army").path, error.expected.key, **error.expected.args_for_text) from None
    place.key("army").expect(army.side == side, "expect-value", value=side)
    breaches = broken(army, HIGHEST_COST, custom_deck=scenario.custom_deck, box=whole)
    place.key("army").expect(not breaches, "expect-value", value=", ".join(breach.rule for breach in breaches))


def needed_texts(whole: box.Content) -> list[str]:
    """Every name and text that players read about content, and about armies that break a rule."""
    return [*(f"unit-{id}" for id in whole.units), *(f"ability-{name}" for name in ABILITIES),
            *(f"gear-{id}" for id in whole.gear),
            *(f"tile-{id}" for id in whole.tiles), *(f"recruit-{id}" for id in whole.options),
            *(f"card-{id}{form}" for id in whole.cards for form in FORMS), *(f"map-{id}" for id in whole.maps),
            *(f"scenario-{id}{form}" for id in whole.scenarios for form in FORMS),
            *(f"terrain-{id}" for id in whole.terrains), *(f"breach-{what}" for what in WHATS)]


def check_texts(keys: Sequence[str]) -> None:
    for lang in LANGUAGES:
        place = Place(short(TEXT / f"{lang}.ftl"))
        for key in keys:
            place.key(key).expect(words(lang, TEXT).has(key), "expect-text")
