"""What is in the box: pinned figures, counts, and forms that refuse what they do not know."""

from __future__ import annotations


import pytest

from bocage.core.contract import Building
from bocage.core.errors import BadContent
from bocage.core.text import LANGUAGES, words
from bocage.games.commandos_40k import check
from bocage.games.commandos_40k.content import Datasheet, laid, load, mil, nerve_of, radius
from bocage.games.commandos_40k.printed_tactics import OF_MISSIONS, OF_SPECIALISTS
from bocage.games.commandos_40k.team.builder import builder
from bocage.games.commandos_40k.team.verdict import judge
from tests.marks import rule

BOX = load()


def line(sheet: Datasheet) -> tuple[object, ...]:
    """A datasheet as the catalogue prints it."""
    return (sheet.points, sheet.max, sheet.move, sheet.toughness, sheet.save, sheet.inv, sheet.wounds, sheet.leadership,
            sheet.nerve, sheet.fnp, sheet.base_mm, sheet.size)


def weapon(faction: str, id: str) -> tuple[object, ...]:
    """A weapon's only profile as the catalogue prints it."""
    profile, = BOX.factions[faction].weapons[id].profiles
    return (profile.range, profile.attacks, profile.skill, profile.strength, profile.ap, profile.damage, *profile.abilities)


@pytest.mark.parametrize(("faction", "sheet", "figures"), [
    ("concord", "con_chief", (8, 1, 6, 3, 5, None, 1, 6, 3, None, 28.5, "M")),
    ("concord", "con_breacher", (17, 3, 5, 4, 3, None, 2, 7, 3, None, 40, "L")),
    ("rustborn", "rus_brawler", (6, None, 6, 4, 6, None, 1, 7, 4, None, 32, "M")),
    ("rustborn", "rus_hulk", (24, 2, 5, 5, 4, None, 3, 7, 4, None, 50, "XL")),
    ("choir", "cho_cantor", (18, 1, 5, 4, 3, None, 2, 6, 2, 5, 32, "M")),
    ("choir", "cho_mote", (7, 3, 8, 3, 4, 5, 1, 7, 3, None, 25, "S")),
    ("bloom", "blo_crown", (19, 1, 6, 4, 4, 5, 3, 6, 2, None, 40, "L")),
    ("bloom", "blo_glider", (7, 3, 10, 3, 6, None, 1, 8, 5, None, 28.5, "M")),
])
def test_datasheets_have_the_figures_of_the_catalogue_and_their_tuned_points(
        faction: str, sheet: str, figures: tuple[object, ...]) -> None:
    assert line(BOX.factions[faction].sheet(sheet)) == figures


@rule("KT-TEAM-07")
def test_the_points_of_the_datasheets_are_the_tuned_ones() -> None:
    """As docs/bots.md tells: six of them differ from the first draft of the catalogue."""
    tuned = {"rus_brawler": 6, "cho_sentinel": 13, "cho_mote": 7, "blo_crown": 19, "blo_leaper": 6, "blo_husk": 15}
    found = {sheet.id: sheet.points for faction in BOX.factions.values() for sheet in faction.datasheets if sheet.id in tuned}
    assert found == tuned


def test_weapons_have_the_figures_of_the_catalogue() -> None:
    assert weapon("concord", "thermal_lance") == (12, "1", 4, 9, -4, "D6", "melta:2")
    assert weapon("concord", "rotor_gun") == (36, "3", 4, 5, -1, "1", "heavy", "sustained_hits:1")
    assert weapon("rustborn", "burn_hose") == (12, "D6", None, 4, 0, "1", "torrent", "ignores_cover")
    assert weapon("rustborn", "scrap_pistol") == (12, "1", 5, 4, 0, "1", "pistol")
    assert weapon("rustborn", "scrap_pistol_creeper") == (12, "1", 4, 4, 0, "1", "pistol")
    assert weapon("choir", "razor_claws") == (0, "4", 3, 4, -1, "1", "sustained_hits:1")
    assert weapon("bloom", "spore_lance") == (18, "2", 3, 6, -1, "2", "psychic")


def test_who_takes_one_ranged_weapon_must_choose_it_for_its_points() -> None:
    swap, = BOX.factions["concord"].sheet("con_gunner").options
    assert [(choice.weapon, choice.points) for choice in swap.choices] == [
        ("rotor_gun", 3), ("thermal_lance", 3), ("flame_projector", 3)]
    assert (swap.choose, swap.must, swap.replaces) == (1, True, ())
    boomer, = BOX.factions["rustborn"].sheet("rus_boomer").options
    assert [(choice.weapon, choice.points) for choice in boomer.choices] == [("rocket_tube", 0), ("burn_hose", 0)]


def test_the_box_has_four_factions_of_six_datasheets_and_three_tactics_four_boards_and_three_missions() -> None:
    assert list(BOX.factions) == ["concord", "rustborn", "choir", "bloom"]
    assert {len(faction.datasheets) for faction in BOX.factions.values()} == {6}
    assert {len(faction.tactics) for faction in BOX.factions.values()} == {3}
    assert list(BOX.boards) == ["plaza", "pipeworks", "outpost", "crash"]
    assert list(BOX.missions) == ["air_assault", "rescue", "exfiltration"]
    assert len(BOX.teams) == 8


def test_the_twelve_tactics_do_what_the_catalogue_says() -> None:
    found = {tactic.id: (tactic.cp, tactic.when, tactic.effect.op, tactic.effect.who, tactic.effect.amount)
             for faction in BOX.factions.values() for tactic in faction.tactics}
    assert found == {
        "disciplined_fire": (1, "shoot_activation", "reroll_ones", "self", 0),
        "smoke_screen": (1, "shooting_start", "status", "own_model", 0),
        "hold_the_line": (1, "nerve", "modify_roll", "self", 2),
        "mad_dash": (1, "charge_rolled", "modify_roll", "self", 1),
        "thick_hide": (1, "trauma", "modify_roll", "self", -1),
        "scrap_volley": (1, "shoot_activation", "grant_ability", "self", 0),
        "reknit": (1, "fight_start", "heal", "own_model", 1),
        "perfect_cadence": (1, "movement_start", "status", "own_model", 4),
        "cold_logic": (1, "nerve", "auto_pass", "self", 0),
        "spore_cloud": (1, "overwatch", "modify_roll", "self", -1),
        "surge": (1, "fight_activation", "move_bonus", "self", 2),
        "shared_root": (1, "nerve", "status", "own_team", 6),
    }
    assert all(tactic.text for faction in BOX.factions.values() for tactic in faction.tactics)


@rule("KT-SETUP-02")
def test_missions_have_the_figures_of_the_catalogue() -> None:
    air, rescue, exfiltration = BOX.missions.values()
    assert air.markers
    assert air.deploy.attacker
    assert rescue.markers
    assert rescue.deploy.zone
    assert exfiltration.deploy.zone
    assert exfiltration.win
    assert (air.rounds.most, air.recon, air.markers.count, air.markers.min_between) == (5, False, 3, 6000)
    assert (air.deploy.attacker.die[4], air.deploy.attacker.die[5], air.deploy.attacker.min_enemy) == ("q4", "any", 4000)
    assert [(score.who, score.vp) for score in air.score] == [("attacker", 2), ("defender", 2), ("both", 1)]
    assert (rescue.markers.count, rescue.markers.hidden, rescue.deploy.zone.min_from_median) == (6, True, 6000)
    assert (exfiltration.rounds.min, exfiltration.rounds.most, exfiltration.rounds.goes_on) == (4, 6, {4: 3, 5: 4})
    assert (exfiltration.markers, exfiltration.deploy.zone.strip, exfiltration.win.otherwise) == (None, 8000, "attacker")
    tactics = {tactic.id: (tactic.side, tactic.cp) for mission in BOX.missions.values() for tactic in mission.tactics}
    assert tactics == {"sabotage": ("attacker", 1), "defuse": ("defender", 2), "scanner_mission": ("attacker", 0),
                       "stay_there": ("attacker", 1), "slip_away": ("defender", 1)}
    assert list(tactics) == [each.id for each in OF_MISSIONS.values()]


@rule("KT-SETUP-03")
def test_shipped_boards_are_30_by_22_and_turned_pieces_lie_twice() -> None:
    assert {board.size for board in BOX.boards.values()} == {(30, 22)}
    statue, barricade, turned = (next(piece for piece in laid(BOX.boards["plaza"]) if piece.id == id)
                                 for id in ("statue", "barricade_a", "barricade_a_2"))
    assert statue.parts[0].poly == ((14, 10), (16, 10), (16, 12), (14, 12))
    assert barricade.parts[0].poly[0] == (12, 5)
    assert turned.parts[0].poly[0] == (18, 17)
    assert len(laid(BOX.boards["plaza"])) == 11
    assert len({hash(board) for board in BOX.boards.values()}) == 4         # what is worked out of a board is kept by it


@rule("KT-GEOM-01", "KT-GEOM-02")
def test_inches_become_whole_thousandths_and_bases_their_radii() -> None:
    assert [mil(length) for length in (6, 28.5, 2.9, 3.25, 0.1)] == [6000, 28500, 2900, 3250, 100]
    assert [radius(base) for base in (25, 28.5, 32, 40, 50)] == [492, 561, 630, 787, 984]


@rule("KT-NERVE-04")
def test_nerve_is_the_number_on_the_sheet_or_literally_its_leadership() -> None:
    cantor = BOX.factions["choir"].sheet("cho_cantor")
    assert (nerve_of(cantor), nerve_of(cantor, "literal")) == (2, 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_words(lang: str) -> None:
    say = words(lang, check.TEXT)
    assert [key for key in check.needed_texts() if not say.has(key)] == []
    assert check.check(None, lang)[-1] == words(lang)("checked-texts", number=len(check.needed_texts()))


def test_what_the_box_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "RECON", {0: "assess_enemy", 1: "dig_in"})
    with pytest.raises(BadContent, match="recon-dig_in: expected a text in this language"):
        check.check(None)


def test_the_builder_shows_prices_skills_and_what_abilities_do() -> None:
    shown = builder("en")
    concord = shown.factions[0]
    gunner = next(sheet for sheet in concord.sheets if sheet.id == "con_gunner")
    assert (gunner.name, gunner.points, gunner.max, gunner.keywords) == ("Lancer Gunner", 7, 3, ("Infantry",))
    assert (gunner.options[0].choices[0].weapon, gunner.options[0].choices[0].points) == ("rotor_gun", 3)
    rotor = next(weapon for weapon in concord.weapons if weapon.id == "rotor_gun")
    assert [ability.name for ability in rotor.profiles[0].abilities] == ["Heavy", "Sustained Hits 1"]
    assert all(ability.text for ability in rotor.profiles[0].abilities)
    assert (shown.points, shown.fewest, shown.most, shown.specialists) == (100, 3, 20, 3)
    assert [(each.id, each.tactic.id, each.rule) for each in shown.specialisms][5] == ("medic", "first_aid", "KT-SPEC-11")
    assert [each.tactic.id for each in shown.specialisms] == [each.id for each in OF_SPECIALISTS.values()]
    assert {sample.cost for sample in shown.samples} == {97, 99, 96, 98, 100}
    assert builder("fr").factions[2].name == "Chœur Froid"


def test_a_verdict_names_faults_costs_final_skills_and_changes_that_help() -> None:
    judged = judge(Building(("concord; con_chief leader; con_lancer veteran bs; con_marksman*2 sniper",)), "en")
    assert (judged.cost, judged.points, judged.specialists, judged.tested_at) == (32, 100, 3, 2)
    fault, = judged.faults
    assert fault.rule == "KT-TEAM-05"
    assert fault.text == "The specialism “Sniper” is taken 2 times; a team takes each once at most."
    assert [member.faults for member in judged.members] == [(), (), (0,), (0,)]
    assert [weapon.profiles[0].skill for weapon in judged.members[1].equipment] == [3, 3, 4]
    assert [(remedy.label, remedy.at) for remedy in judged.remedies] == [
        ("Marksman: Scout", 3), ("Marksman: no specialism", 3), ("without Marksman", 3)]
    assert judged.remedies[0].text.endswith("con_marksman sniper; con_marksman scout")
    assert [(reach.inches, reach.models) for reach in judged.reach] == [(3, 4), (6, 4), (12, 4), (18, 3), (24, 3), (36, 2)]
    assert judge(Building((judged.remedies[0].text,)), "fr").faults == ()


def test_a_text_that_is_no_team_is_a_problem_not_an_error() -> None:
    assert judge(Building(("nobody",)), "en").problem == (
        "The team cannot be read at “nobody”: expected one of: concord, rustborn, choir, bloom.")
