"""Team building: what a team costs and carries, every rule it can break, and its form as text."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bocage.core.text import LANGUAGES, words
from bocage.games.commandos_40k.check import TEXT
from bocage.games.commandos_40k.content import FACTIONS, load
from bocage.games.commandos_40k.team import (
    BadTeam, Member, Team, broken, cost, equipment_of, home_of, random_team, read, sample_team, say, sheet_of, weapons_of,
    write,
)
from bocage.games.commandos_40k.team.legality import WHATS
from bocage.games.commandos_40k.team.remedies import mends
from tests.marks import rule

BOX = load()
CORE = "concord; con_chief leader; con_lancer*2"        # a legal team of 20 points


def rules(text: str) -> list[str]:
    """The ids of the rules that a team breaks, as a player would write it."""
    return [breach.rule for breach in broken(read(text))]


# --- the rules --------------------------------------------------------------------------------------------------------


@rule("KT-TEAM-01")
def test_exactly_one_model_is_the_leader() -> None:
    assert rules(CORE) == []
    assert rules("concord; con_chief; con_lancer*2") == ["KT-TEAM-01"]
    assert rules("concord; con_chief leader; con_lancer leader; con_lancer") == ["KT-TEAM-01", "KT-TEAM-05"]


@rule("KT-TEAM-02")
def test_a_team_has_3_to_20_models() -> None:
    assert rules("concord; con_chief leader; con_lancer") == ["KT-TEAM-02"]
    assert rules("bloom; blo_sporeling*19; blo_crown leader") == []
    assert rules("bloom; blo_sporeling*20; blo_crown leader") == ["KT-TEAM-02"]


@rule("KT-TEAM-03", "KT-TEAM-09")
def test_a_team_is_of_one_faction_and_uses_only_its_datasheets() -> None:
    assert rules(f"{CORE}; rus_brawler") == ["KT-TEAM-03", "KT-TEAM-09"]
    assert rules("rustborn; con_chief leader; con_lancer*2") == ["KT-TEAM-09", "KT-TEAM-09"]
    breach = broken(read(f"{CORE}; rus_brawler"))[0]
    assert (breach.what, breach.args) == ("keywords", {"keywords": "CONCORD, RUSTBORN"})


@rule("KT-TEAM-04")
def test_up_to_three_further_specialists_each_allowed_by_its_datasheet() -> None:
    assert rules("concord; con_chief leader; con_lancer medic; con_lancer scout; con_lancer comms") == []
    assert rules("concord; con_chief leader; con_lancer medic; con_lancer scout; con_lancer comms; con_lancer sniper") == [
        "KT-TEAM-04"]
    assert rules(f"{CORE}; con_lancer zealot") == ["KT-TEAM-04"]
    assert broken(read(f"{CORE}; con_lancer zealot"))[0].args == {"sheet": "con_lancer", "specialism": "zealot"}


@rule("KT-TEAM-05")
def test_no_specialism_twice_at_most_one_a_model_and_none_costs_anything() -> None:
    assert rules(f"{CORE}; con_marksman*2 sniper") == ["KT-TEAM-05"]
    with pytest.raises(BadTeam, match=r"con_lancer medic scout”: expected one specialism at most \(KT-TEAM-05\)"):
        read(f"{CORE}; con_lancer medic scout")
    assert cost(read(f"{CORE}; con_lancer medic")) == cost(read(f"{CORE}; con_lancer")) == 26


@rule("KT-TEAM-06")
def test_datasheets_say_how_many_models_a_team_may_have() -> None:
    assert rules(f"{CORE}; con_marksman*2") == []
    assert rules(f"{CORE}; con_marksman*3") == ["KT-TEAM-06"]
    assert broken(read(f"{CORE}; con_marksman*3"))[0].args == {"sheet": "con_marksman", "number": 3, "most": 2}


@rule("KT-TEAM-07")
def test_models_and_equipment_cost_no_more_than_100_points() -> None:
    team = read("concord; con_chief leader; con_lancer*12; con_gunner rotor_gun; con_gunner flame_projector")
    assert cost(team) == 8 + 12 * 6 + 2 * (7 + 3) == 100
    assert broken(team) == []
    breach, = broken(read(write(team).replace("con_lancer*12", "con_lancer*11; con_corpsman")))
    assert (breach.rule, breach.what, breach.args) == ("KT-TEAM-07", "points", {"cost": 101, "points": 100})


@rule("KT-TEAM-08")
def test_names_are_kept_and_change_nothing() -> None:
    named = read('concord "Les Heures creuses"; con_chief "Anna  K." leader; con_lancer*2')
    assert (named.name, [member.name for member in named.members]) == ("Les Heures creuses", ["Anna K.", "", ""])
    assert (cost(named), broken(named)) == (cost(read(CORE)), [])
    with pytest.raises(BadTeam, match="expected a name of no more than 40 characters"):
        read(f'concord; con_chief leader "{"x" * 41}"')


@rule("KT-TEAM-09")
def test_equipment_comes_from_the_options_of_the_datasheet() -> None:
    assert rules(f"{CORE}; con_gunner") == ["KT-TEAM-09"]
    assert rules(f"{CORE}; con_gunner rotor_gun thermal_lance") == ["KT-TEAM-09"]
    assert rules(f"{CORE}; con_lancer rotor_gun") == ["KT-TEAM-09"]
    assert [breach.what for breach in broken(read(f"{CORE}; con_gunner; con_lancer rotor_gun"))] == [
        "weapon-missing", "weapon-barred"]


@rule("KT-EX-40")
def test_the_example_of_a_team_of_100_points() -> None:
    legal = ("concord; con_chief leader; con_lancer medic; con_lancer sniper; con_lancer comms; con_lancer*9; "
             "con_gunner*2 rotor_gun")
    assert (cost(read(legal)), rules(legal)) == (100, [])
    assert rules(legal.replace("con_lancer*9", "con_lancer scout; con_lancer*8")) == ["KT-TEAM-04"]
    assert rules(legal.replace("con_lancer medic", "con_lancer sniper")) == ["KT-TEAM-05"]


@rule("KT-SPEC-17")
def test_a_veteran_improves_one_skill_and_nobody_else_does() -> None:
    assert rules(f"{CORE}; con_lancer veteran bs") == []
    assert rules(f"{CORE}; con_lancer veteran") == ["KT-SPEC-17"]
    assert rules(f"{CORE}; con_lancer ws") == ["KT-SPEC-17"]
    with pytest.raises(BadTeam, match="expected “bs / ws” only once"):
        read(f"{CORE}; con_lancer veteran bs ws")


@rule("KT-SPEC-17")
def test_the_improved_skill_is_better_by_one_with_all_weapons_of_its_kind() -> None:
    def skills(text: str) -> list[int | None]:
        member = read(f"{CORE}; {text}").members[-1]
        return [weapon.profiles[0].skill for _, weapon in weapons_of(member, BOX.factions["concord"])]

    assert skills("con_lancer") == [4, 4, 4]
    assert skills("con_lancer veteran bs") == [3, 3, 4]
    assert skills("con_lancer veteran ws") == [4, 4, 3]
    assert skills("con_gunner flame_projector veteran bs") == [None, 4]


def test_every_breach_has_words_and_they_name_what_is_wrong() -> None:
    team = read("concord; con_gunner*4 heavy; con_lancer rotor_gun; con_lancer veteran; con_lancer combat bs; "
                "rus_hulk*3 leader")
    found = broken(team)
    assert {breach.what for breach in found} == {
        "leaders", "keywords", "stranger", "specialists", "specialism-barred", "specialism-twice", "max", "points",
        "weapon-missing", "weapon-barred", "veteran-choice", "veteran-only"}
    rest = {breach.what for text in ("concord", "bloom; blo_sporeling*21") for breach in broken(read(text))}
    assert {breach.what for breach in found} | rest == set(WHATS)
    told = [say(breach, words("fr", TEXT), team) for breach in found]
    assert "Colosse de ferraille : cette fiche n’est pas de la faction « Lanciers du Concordat »." in [
        text.replace("\u00a0", " ") for text in told]
    for lang in LANGUAGES:
        assert all(say(breach, words(lang, TEXT), team) for breach in found)


# --- what a team carries ----------------------------------------------------------------------------------------------


def test_chosen_weapons_come_before_those_of_the_datasheet() -> None:
    team = read(f"{CORE}; con_gunner thermal_lance")
    gunner = team.members[-1]
    assert equipment_of(gunner, sheet_of(team, gunner)) == ("thermal_lance", "bayonet")
    assert equipment_of(team.members[1], sheet_of(team, team.members[1])) == ("service_rifle", "frag_charge", "bayonet")


def test_a_datasheet_is_found_in_the_teams_own_faction_first() -> None:
    team = Team("concord", (Member("con_chief"), Member("rus_hulk")))
    assert [home_of(team, member).id for member in team.members] == ["concord", "rustborn"]


# --- as text ----------------------------------------------------------------------------------------------------------


def test_a_team_has_one_form() -> None:
    text = '''CONCORD "Nord"
        con_chief leader "Anna"; con_lancer; con_lancer * 2
        con_gunner heavy ROTOR_GUN;; con_lancer bs veteran;'''
    team = read(text)
    assert write(team) == ('concord "Nord"; con_chief leader "Anna"; con_lancer*3; con_gunner rotor_gun heavy; '
                           "con_lancer veteran bs")
    assert read(write(team)) == team


@pytest.mark.parametrize(("text", "place", "expected"), [
    ("", "–", "one of: concord, rustborn, choir, bloom"),
    ("concord x; con_chief", "concord x", "one of: concord, rustborn, choir, bloom"),
    ("concord; con_captain", "con_captain",
     "one of: con_chief, con_lancer, con_gunner, con_marksman, con_corpsman, con_breacher"),
    ("concord; con_gunner rocket_tube", "con_gunner rocket_tube",
     "one of: rotor_gun, thermal_lance, flame_projector, leader, combat, comms, demolitions, heavy, medic, scout, sniper, "
     "veteran, zealot, bs, ws, not “rocket_tube”"),
    ('concord; con_chief "A', 'con_chief "A',
     'a datasheet, then weapons and a specialism, then a name in quotes: con_gunner rotor_gun heavy "Anna"; '
     "several alike: con_lancer*3"),
    ('concord; con_chief "A" "B"', 'con_chief "A" "B"',
     'a datasheet, then weapons and a specialism, then a name in quotes: con_gunner rotor_gun heavy "Anna"; '
     "several alike: con_lancer*3"),
])
def test_what_cannot_be_read_is_named_with_what_was_expected(text: str, place: str, expected: str) -> None:
    with pytest.raises(BadTeam) as caught:
        read(text)
    assert str(caught.value) == f"The team cannot be read at “{place}”: expected {expected}."


# --- teams that nobody had to think of --------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_sample_teams_are_legal_and_keep_to_100_points(faction: str) -> None:
    for n in (0, 1):
        team = sample_team(faction, n)
        assert broken(team) == []
        assert 90 <= cost(team) <= 100
        assert sum(bool(member.specialism) for member in team.members) == 4
        assert read(write(team)) == team
    assert sample_team(faction, 0) != sample_team(faction, 1)


def test_sample_teams_are_those_that_the_tuned_points_allow() -> None:
    roster = Counter(member.sheet for member in sample_team("rustborn", 1).members)
    assert roster == {"rus_caller": 1, "rus_brawler": 4, "rus_hulk": 1, "rus_creeper": 3, "rus_boomer": 1}
    assert [cost(sample_team(faction, n)) for faction in FACTIONS for n in (0, 1)] == [97, 99, 97, 96, 98, 100, 97, 97]


@pytest.mark.parametrize("faction", FACTIONS)
def test_random_teams_are_legal_read_back_and_use_everything(faction: str) -> None:
    rng = Random(faction)
    teams = [random_team(faction, rng) for _ in range(250)]
    assert all(broken(team) == [] and read(write(team)) == team for team in teams)
    home = BOX.factions[faction]
    assert {member.sheet for team in teams for member in team.members} == {sheet.id for sheet in home.datasheets}
    assert {member.specialism for team in teams for member in team.members} == {"", *(
        specialism for sheet in home.datasheets for specialism in sheet.specialisms)}
    assert {weapon for team in teams for member in team.members for weapon in member.weapons} == {
        choice.weapon for sheet in home.datasheets for swap in sheet.options for choice in swap.choices}
    sizes = {len(team.members) for team in teams}
    assert min(sizes) == 3
    assert max(sizes) >= 9


@pytest.mark.parametrize(("text", "first"), [
    (f"{CORE}; con_lancer veteran", "con_lancer veteran bs"),
    (f"{CORE}; con_gunner", "con_gunner rotor_gun"),
    ("concord; con_chief; con_lancer*2", "con_lancer leader"),
    (f"{CORE}; con_marksman*3", "con_marksman*2"),
])
def test_changes_that_help_make_the_team_legal(text: str, first: str) -> None:
    found = mends(read(text))
    assert found[0].text.endswith(first)
    assert all(broken(read(mend.text)) == [] for mend in found)
    assert mends(read(CORE)) == []
