"""Somebody at the table of Opération Commando: lays cards, tokens and terrains where they lie, and does not dawdle."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Locator

from bocage.core.text import words
from tests.browser.player import TEXT, Enough, Frame, Player, Way, by_keys, never, pressed, waits_for_confirmation

GAME = "operation_commando"
OC_TEXT = TEXT.parents[1] / "games" / GAME / "text"
BOT = [{"kind": "me"}, {"kind": "bot", "level": "recruit"}]
# Who likes to fight and stops in time ends a game soon; what is not named is as likely as anything.
TASTE = {"commit": 6.0, "stop": 5.0, "pass": 8.0, "keep": 9.0, "normal": 3.0, "abandon": 2.0}
STOPS = 60                              # so often Tab is pressed at most until the thing looked for has the focus
# A point at which one sees the thing itself: cards of a full hand lie over one another.
SEEN_AT = """(thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = thing.getBoundingClientRect()
    const across = [.5, .1, .2, .3, .4, .6, .7, .8, .9].map((part) => [box.x + box.width * part, box.y + box.height * .3])
    return across.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? null }"""
HAS_FOCUS = "(at) => at === document.activeElement"


def speak_of_it(player: Player) -> Player:
    """The words of this game, instead of those that a player knows by default."""
    player.say = words(player.say.lang, TEXT, OC_TEXT)
    return player


def sit_down(player: Player, **new: object) -> None:
    """A game past the form."""
    player.enter(player.create(**{"game": GAME, "scenario": "initiation", "seats": BOT, **new})["id"])


def form(player: Player, scenario: str, other: str) -> None:
    """The form of a new game: that mission, and who sits opposite (here, open or bot)."""
    player.open(f"#/new/{GAME}")
    player.page.get_by_role("radiogroup").get_by_text(player.say(f"scenario-{scenario}"), exact=True).click()
    player.page.get_by_label(player.say("web-seat-kind", number=2)).select_option(other)


def submit(player: Player, scenario: str) -> None:
    name = player.say("web-form-create", name=player.say(f"scenario-{scenario}"))
    player.page.get_by_role("button", name=name).click()
    player.wait(lambda: bool(player.update), "the position")


# --- what to choose ---------------------------------------------------------------------------------------------------


def brisk(player: Player) -> Frame:
    """By taste; of several options with one verb any."""
    number = Counter(option["verb"] for option in player.options)
    weights = [TASTE.get(option["verb"], 1.0) / number[option["verb"]] for option in player.options]
    return player.rng.choices(player.options, weights)[0]


def play_on(player: Player, way: Way, choices: int = 3000, enough: Enough = never) -> int:
    """To the end of the game, so many choices, or until it is enough; gives back how many choices were made."""
    for made in range(choices):
        player.wait(lambda: player.is_over or bool(player.options), "a question")
        if player.is_over or enough():
            return made
        player.choose(brisk(player), way)
    return choices


# --- where it lies ----------------------------------------------------------------------------------------------------


def spot_of(player: Player, option: Frame) -> Locator | None:
    """The thing on the table that an option is about, if it lies there to be touched."""
    found = player.page.locator(".oc-board").locator(selector_of(player, option) or "[data-nowhere]")
    return found.first if found.count() else None


def selector_of(player: Player, option: Frame) -> str:
    about, verb = option["about"], option["verb"]
    if "token" in about:
        return f'button[data-token="{about["token"]}"]'
    if verb in ("fight", "counter"):
        return f'.sme button:has-text("{player.say("terrain-" + about["terrain"])}")'
    if verb == "put" and len({other["about"].get("place") for other in player.options} - {None}) == 1:
        return f'.tray button[aria-label="{option["label"]}"]'
    if "column" in about:
        return f'.sme button.column:has-text("{player.say("column-" + about["column"])}")'
    if "regiment" in about:
        stands = {each["name"]: each["square"] for each in player.update["view"]["utah"]["regiments"]}
        return f'[data-spot="{stands[about["regiment"]]}"]'
    if "place" in about and "place2" not in about:
        return f'[data-spot="{about["place"]}"]'
    if "card" in about and verb not in ("target", "activate"):
        return f'[data-card="{about["card"]}"]'
    return ""


TOUCHED = ("token", "terrain", "column", "regiment", "place", "card")      # facts that things on the table stand for


def leaves_one(player: Player, option: Frame) -> bool:
    """Whether a touch on the thing that an option is about says all: no other option is about it."""
    if option["verb"] == "put":
        return True                     # one terrain for many squares, or many terrains for one square
    fact = next(fact for fact in TOUCHED if fact in option["about"])
    return [other["about"].get(fact) for other in player.options].count(option["about"][fact]) == 1


# --- ways to choose ---------------------------------------------------------------------------------------------------


class Hands:
    """Chooses on the table whatever can be chosen there, else in the bar; notes which verbs were chosen on the table."""

    def __init__(self) -> None:
        self.touched: Counter[str] = Counter()
        self.dragged: Counter[str] = Counter()

    def by_mouse(self, player: Player, option: Frame) -> None:
        """Every other card that goes into the Combat is dragged there."""
        before = player.update["seq"]
        player.page.locator(f'.pick[data-seq="{before}"]').wait_for()
        player.page.mouse.move(0, 0)                # what is under the pointer comes forward and covers its neighbours
        spot = spot_of(player, option)
        says_all = spot is not None and leaves_one(player, option)      # the question may be another one after the touch
        if spot is None:
            pressed(player, option, Locator.click)
        elif option["verb"] == "commit" and self.touched["commit"] >= self.dragged["commit"]:
            drag(player, spot)
            self.dragged["commit"] += 1
        else:
            player.page.mouse.click(*seen_at(spot))
            self.touched[option["verb"]] += 1
            if not says_all:
                pressed(player, option, Locator.click)
        if waits_for_confirmation(player, before):
            player.bar(option).first.click()

    def by_keys(self, player: Player, option: Frame) -> None:
        """The first of each kind with Tab and Enter on the table, then with the keys of the bar."""
        before = player.update["seq"]
        player.page.locator(f'.pick[data-seq="{before}"]').wait_for()
        spot = None if self.touched[option["verb"]] else spot_of(player, option)
        if spot is None:
            by_keys(player, option)
            return
        says_all = leaves_one(player, option)
        tab_to(player, spot)
        player.page.keyboard.press("Enter")
        self.touched[option["verb"]] += 1
        if not says_all:
            by_keys(player, option)
        elif waits_for_confirmation(player, before):
            player.page.keyboard.press("Enter")


def tab_to(player: Player, spot: Locator) -> None:
    for _ in range(STOPS):
        player.page.keyboard.press("Tab")
        if spot.evaluate(HAS_FOCUS):
            return
    raise AssertionError(f"Tab does not lead to {spot}")


def seen_at(spot: Locator) -> tuple[float, float]:
    point = spot.evaluate(SEEN_AT)
    assert point is not None, f"{spot} is covered"
    return point[0], point[1]


def drag(player: Player, card: Locator) -> None:
    """From the hand to the own side of the Combat."""
    goal = player.page.locator("[data-lane=near]").bounding_box()
    assert goal is not None
    mouse = player.page.mouse
    mouse.move(*seen_at(card))
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()


# --- the end ----------------------------------------------------------------------------------------------------------


def shows_the_end(player: Player) -> None:
    """Who has won is the page's title line, and the seed comes to light."""
    result = player.page.locator(".result")
    result.wait_for()
    ending = player.update["ending"]
    assert ending["text"].strip() in " ".join(result.inner_text().split())
    assert ending["seed"] in result.inner_text()
