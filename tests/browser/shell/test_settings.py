"""What somebody likes at his device: it shows at once, and it stays."""

from __future__ import annotations

import json

import pytest

from tests.browser import moments, walks
from tests.browser.faults import cut_words, raw_keys, sideways
from tests.browser.looks import Walk
from tests.browser.player import Player, Visit
from tests.marks import some

# The same in both languages.
NAMES = {"V-Commandos", "Heroes of Normandie", "Commandos 40 000", "Opération Commando", "Français",
         "English", "Licence", "Port", "Prison", "Villa", "Bunker", "Missions"}
HEADS = "h1, h2, h3, .btn:not([data-action]), nav a, .pick__ask b, .slot b, label b, legend"


def kept(player: Player) -> dict[str, object]:
    found: dict[str, object] = json.loads(player.page.evaluate("localStorage.getItem('bocage')"))
    return found


def on_html(player: Player, name: str) -> str:
    found: str = player.page.evaluate("(name) => document.documentElement.getAttribute(name)", name)
    return found


def words_of(player: Player) -> list[str]:
    texts = player.page.locator(HEADS).all_inner_texts()
    return [text.strip() for text in texts if any(letter.isalpha() for letter in text)]


def wait_for_other_words(player: Player, before: list[str]) -> None:
    player.wait(lambda: len(set(words_of(player)) & set(before) - NAMES) == 0,
                f"other words than {set(words_of(player)) & set(before) - NAMES}")


def set_by_hand(player: Player, what: str, choice: str) -> None:
    player.page.get_by_role("group", name=player.say(what)).get_by_text(player.say(choice), exact=True).click()


# --- language ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", some(["#/new/v_commandos", "#/rules/v_commandos/VC-MOVE-03", "#/", "#/settings", "#/about"],
                                      2))
def test_a_screen_changes_its_language_at_once(visit: Visit, path: str) -> None:
    player = visit("fr", path=path)
    page = player.page
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    for lang in ("en", "fr"):
        before = words_of(player)
        page.locator("header .lang").click()
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
        wait_for_other_words(player, before)
        assert raw_keys(page) == []


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    player = visit("fr")
    player.enter(player.resume(moments.with_two_ways_to_one_place().record)["id"])
    page = player.page
    page.locator(".pick[data-seq]").wait_for()
    french, question = words_of(player), player.question["text"]
    page.locator("header .lang").click()
    player.wait(lambda: player.question["text"] != question, "the question in English")
    page.get_by_text(player.question["text"], exact=True).first.wait_for()
    assert on_html(player, "lang") == "en"
    assert set(words_of(player)) & set(french) - NAMES == set()
    assert raw_keys(page) == []
    assert all("Tile " in name for name in page.eval_on_selector_all("[data-walk]", "all => all.map((x) => x.ariaLabel)"))


# --- they stay --------------------------------------------------------------------------------------------------------


def test_settings_stay_after_a_reload(visit: Visit) -> None:
    player = visit("en", path="#/settings")
    page = player.page
    set_by_hand(player, "web-set-theme", "web-set-theme-dark")
    set_by_hand(player, "web-set-motion", "web-set-motion-full")
    set_by_hand(player, "web-set-pace", "web-set-pace-fast")
    set_by_hand(player, "web-set-confirm", "web-set-confirm-always")
    page.locator("#size").fill("120")
    page.locator("#volume").fill("0.3")
    for _ in range(2):
        assert on_html(player, "data-theme") == "dark"
        assert on_html(player, "data-motion") == "full"
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text-size')") == "1.2"
        assert {"pace": "fast", "confirm": "always", "volume": 0.3, "textSize": 120}.items() <= kept(player).items()
        page.reload()
        page.locator("#size").wait_for()
    assert page.locator("#size").input_value() == "120"


def test_the_theme_follows_the_system_until_chosen(visit: Visit) -> None:
    player = visit("fr")
    player.is_page_marked = True
    page = player.page
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=scheme)
    player.button("web-theme-to-dark").click()
    assert on_html(player, "data-theme") == "dark"
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    player.button("web-theme-to-light").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark


@pytest.mark.parametrize(("walk", "phone"), some([
    (walks.through_the_shell, True), (walks.through_a_game, False), (walks.through_the_enemy_and_the_end, True),
    (walks.through_the_shell, False), (walks.through_a_game, True), (walks.through_the_enemy_and_the_end, False)], 2))
def test_large_letters_are_not_cut(visit: Visit, walk: Walk, phone: bool) -> None:
    player = visit("fr", phone=phone, textSize=140, pace="step")
    found = {screen: faults for screen in walk(player) if (faults := cut_words(player.page) + sideways(player.page))}
    assert found == {}


# --- motion and sound -------------------------------------------------------------------------------------------------


def test_with_reduced_motion_nothing_travels(visit: Visit) -> None:
    player = visit("fr", motion="reduced", pace="normal")
    player.enter(player.resume(moments.with_two_ways_to_one_place().record)["id"])
    assert on_html(player, "data-motion") == "reduced"
    walks.choose(player, moments.with_two_ways_to_one_place().action)
    moving = player.page.evaluate("""document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 50
        && each.effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)).length""")
    assert moving == 0


def test_sound_is_made_only_when_wanted(visit: Visit) -> None:
    player = visit("fr")
    page = player.page
    player.add_script("""window.voices = 0
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...when) { window.voices += 1; return start.apply(this, when) }""")
    made = player.resume(moments.with_two_ways_to_one_place().record)["id"]
    player.open(f"#/match/{made}")
    page.reload()
    player.wait(lambda: bool(player.update), "the position")
    page.locator(".pick[data-seq]").wait_for()
    walks.choose(player, player.options[0]["action"])
    assert page.evaluate("voices") == 0
    page.keyboard.press("m")
    page.wait_for_timeout(50)
    assert kept(player)["volume"] == 0.5
    done = player.update["view"]
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    page.keyboard.press("z")
    player.wait(lambda: player.update["view"] != done, "the choice again")
    walks.choose(player, player.options[0]["action"])
    assert page.evaluate("voices") > 0
    page.keyboard.press("m")
    page.wait_for_timeout(50)
    assert kept(player)["volume"] == 0


# --- the pace of the enemy --------------------------------------------------------------------------------------------


def send_the_enemy(player: Player) -> None:
    player.enter(player.resume(moments.before_the_enemy().record)["id"])
    walks.choose(player, moments.before_the_enemy().action)
    player.page.locator(".steps .now .r").first.wait_for()


def test_the_enemy_is_told_step_by_step_and_can_be_skipped(visit: Visit) -> None:
    player = visit("fr", pace="normal")
    send_the_enemy(player)
    page = player.page
    first = page.locator(".pick.now .text").inner_text()
    player.wait(lambda: page.locator(".pick.now .text").inner_text(timeout=500) != first, "the next step")
    assert page.locator(".steps li").count() > 2
    assert all("VC-" in rule for rule in page.locator(".steps .r").all_inner_texts())
    assert page.locator(".pick[data-seq]").count() == 0
    page.keyboard.press("Escape")
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()


def test_a_step_waits_for_the_key(visit: Visit) -> None:
    player = visit("en", pace="step")
    send_the_enemy(player)
    page = player.page
    text = page.locator(".pick.now .text")
    first = text.inner_text()
    page.wait_for_timeout(1500)
    assert text.inner_text() == first
    for _ in range(6):                              # several of a kind may come in one after the other
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    assert text.inner_text() != first
    player.button("web-game-skip").click()
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
