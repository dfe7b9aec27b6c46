"""The workshop of teams: built by mouse and by keys, mended, kept, played; players' own files loaded and compared."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

import pytest

import bocage
from bocage.core.text import words
from bocage.games.commandos_40k.content import fingerprint
from tests.browser.faults import faults_of
from tests.browser.player import TEXT, Player, Visit
from tests.commandos_40k.test_packs import BOARD, FACTION
from tests.marks import some

GAME = "commandos_40k"
GAME_TEXT = Path(bocage.__file__).parent / "games" / GAME / "text"
BROKEN = 'choir "Heures creuses"; cho_cantor leader; cho_oculus*2 sniper; cho_chorister*2'
OWN = "drifters; dri_boss leader; dri_hand medic; dri_hand"


def opened(visit: Visit, lang: str = "en", text: str = "", phone: bool = False, **settings: object) -> Player:
    player = visit(lang, phone=phone, path=f"#/army/{GAME}//{quote(text, safe='')}" if text else f"#/army/{GAME}", **settings)
    player.say = words(lang, TEXT, GAME_TEXT)
    player.page.locator(".sheet").wait_for(state="attached")
    return player


def says(player: Player, text: str) -> None:
    """The text field holds that team."""
    player.wait(lambda: player.page.locator("textarea").input_value() == text.replace("; ", "\n"), text)


def judged(player: Player, text: str) -> None:
    player.page.locator("section", has=player.page.locator("#army-rules")).get_by_text(text).first.wait_for()


def load(player: Player, name: str, plain: object) -> None:
    """A file of one's own, through the file field."""
    player.page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": json.dumps(plain, indent=1).encode()})


@pytest.mark.parametrize("lang", some(["en", "fr"], 1))
def test_a_broken_team_is_mended_kept_and_played(visit: Visit, lang: str) -> None:
    player = opened(visit, lang, BROKEN)
    page = player.page
    judged(player, player.say("web-kt-team-settle", number=1))
    judged(player, "KT-TEAM-05")
    assert page.locator(".sheet .bad").count() == 2, "both models of that specialism are marked"
    comms = player.say("mend-specialism", name="Oculus", word=player.say("specialism-comms"))
    page.get_by_role("button", name=comms).click()
    judged(player, player.say("web-kt-team-legal"))
    mended = 'choir "Heures creuses"; cho_cantor leader; cho_oculus sniper; cho_oculus comms; cho_chorister*2'
    says(player, mended)
    player.button("web-kt-team-keep").click()
    player.button("web-kt-team-play").click()
    mine = page.get_by_label(player.say("web-kt-form-team", side="A"))
    player.wait(lambda: mine.count() > 0 and mine.input_value() == mended, "the team in the form")
    page.get_by_text(player.say("option-board-crash"), exact=True).click()
    page.get_by_role("button", name=player.say("web-form-create", name=player.say("scenario-air_assault"))).click()
    player.wait(lambda: bool(player.update), "the position")
    options = player.of_type("welcome")[0]["options"]
    assert (options["army_1"], options["board"], options["pack_1"]) == (mended, "crash", "")


def test_a_team_is_built_with_a_mouse(visit: Visit) -> None:
    player = opened(visit)
    page = player.page

    def add(name: str, cost: int) -> None:
        page.get_by_role("button", name=player.say("web-kt-team-add", name=name, cost=cost)).click()

    for name, cost in (("Section Chief", 8), ("Lancer", 6), ("Lancer", 6), ("Lancer Gunner", 10)):
        add(name, cost)
    chief = page.locator(".catalogue li").filter(has_text="Section Chief").locator(".add")
    assert player.say("web-kt-team-why-max", most=1) in (chief.get_attribute("aria-label") or "")
    page.get_by_label(player.say("web-kt-team-weapon-of", name="Lancer Gunner")).select_option("flame_projector")
    page.get_by_label(player.say("web-kt-team-special-of", name="Lancer"), exact=True).first.select_option("veteran")
    group = page.get_by_role("group", name=player.say("web-kt-team-improves", name="Lancer"))
    group.get_by_text(player.say("web-kt-team-ws"), exact=True).click()
    says(player, "concord; con_chief leader; con_lancer veteran ws; con_lancer; con_gunner flame_projector")
    judged(player, player.say("web-kt-team-legal"))
    card = page.locator(".sheet li").filter(has_text="Section Chief")
    card.locator("summary").click()
    card.get_by_label(player.say("web-kt-team-name-of")).fill("Anna")
    page.get_by_label(player.say("web-kt-team-name"), exact=True).fill("Night watch")
    page.get_by_role("button", name=player.say("web-kt-team-drop", name="Lancer"), exact=True).last.click()
    says(player, 'concord "Night watch"; con_chief leader "Anna"; con_lancer veteran ws; con_gunner flame_projector')


def test_a_team_is_built_with_keys(visit: Visit) -> None:
    player = opened(visit, "fr", BROKEN)
    page = player.page
    judged(player, "KT-TEAM-05")
    page.keyboard.press("2")
    says(player, 'choir "Heures creuses"; cho_cantor leader; cho_oculus sniper; cho_oculus; cho_chorister*2')
    page.get_by_role("button", name=player.say("web-kt-team-add", name="Mote", cost=7)).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Floraison mycélide").focus()
    page.keyboard.press("Space")
    says(player, "bloom")
    player.button("web-kt-team-random").focus()
    page.keyboard.press("Enter")
    judged(player, player.say("web-kt-team-legal"))
    player.wait(lambda: page.locator("textarea").input_value().startswith("bloom\n"), "a team of that faction at random")


def test_a_text_is_the_team_as_soon_as_it_can_be_read(visit: Visit) -> None:
    player = opened(visit)
    field = player.page.locator("textarea")
    field.fill("rustborn\na_horse")
    player.page.locator("#army-hint").get_by_text("a_horse").wait_for()
    field.fill("rustborn\nrus_caller leader")
    player.page.locator(".sheet ol li").first.wait_for()
    judged(player, "KT-TEAM-02")
    assert field.input_value() == "rustborn\nrus_caller leader", "nobody's typing is disturbed"


def test_an_own_faction_is_loaded_told_and_played_by_both_from_the_same_file(visit: Visit) -> None:
    player = opened(visit)
    page = player.page
    load(player, "broken.json", {**FACTION, "weapons": {}})
    faults = page.get_by_role("alert").locator("p")
    faults.nth(1).wait_for()
    assert all(line.startswith("broken.json, at ") for line in faults.all_inner_texts()), "a line for each fault, with the file"
    odd = json.loads(json.dumps(FACTION))
    odd["weapons"]["gun"]["profiles"][0]["abilities"] = ["sings"]
    load(player, "odd.json", odd)
    page.get_by_text("“sings”").first.wait_for()
    load(player, "drifters.json", FACTION)
    mark = fingerprint(json.dumps(FACTION))
    page.locator("code", has_text=mark[:8]).wait_for()
    assert page.locator("code").inner_text().replace(" ", "") == mark, "another edition makes way"
    page.get_by_role("button", name="Drifters", exact=True).click()
    page.locator("textarea").fill(OWN)
    judged(player, player.say("web-kt-team-legal"))
    player.button("web-kt-team-play").click()
    page.get_by_label(player.say("web-kt-form-team", side="A")).first.wait_for()
    load(player, "yard.json", BOARD)
    page.get_by_text("Yard", exact=True).first.click()
    page.get_by_label(player.say("web-seat-kind", number=2)).select_option("open")
    page.get_by_role("button", name=player.say("web-form-create", name=player.say("scenario-air_assault"))).click()
    link = page.locator("input[readonly]").input_value()
    guest = visit("fr", path=link[link.index("#"):])
    guest.say = words("fr", TEXT, GAME_TEXT)
    guest.page.get_by_text(guest.say("web-pack-none")).first.wait_for()
    assert mark in [code.replace(" ", "") for code in guest.page.locator("code").all_inner_texts()]
    guest.button("web-pack-keep").first.click()
    guest.page.get_by_text(guest.say("web-pack-same")).wait_for()
    guest.button("web-join-sit").click()
    guest.wait(lambda: bool(guest.update), "the position")
    options = guest.of_type("welcome")[0]["options"]
    assert options["board"] == "own"
    assert {fingerprint(options[name]) for name in ("pack_1", "pack_2")} == {mark, fingerprint(json.dumps(BOARD))}


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_the_workshop_and_the_form_have_no_fault_of_form(visit: Visit, phone: bool, theme: str) -> None:
    player = opened(visit, "fr", BROKEN, phone, painted=True, theme=theme)
    page = player.page
    page.locator(".sheet .bad").first.wait_for()
    page.locator(".sheet summary").first.click()
    page.evaluate("document.querySelectorAll('*').forEach((each) => each.scrollTo(0, 0))")     # nothing half under the top bar
    assert faults_of(page, phone) == []
    for tab in ("catalogue", "account") if phone else ():
        page.get_by_text(player.say(f"web-kt-team-tab-{tab}"), exact=True).first.click()
        if tab == "catalogue":
            page.locator(".catalogue summary").first.click()
        assert faults_of(page, phone) == []
    player.open(f"#/new/{GAME}")
    page.locator("#rulings").wait_for()
    assert faults_of(page, phone) == []
