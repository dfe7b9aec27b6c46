"""How things are done at the table of Commandos 40 000: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from math import dist

from playwright.sync_api import Locator

from tests.browser.commandos_40k.table import PLACES, model_of, on_screen, place_of, places_in, spot_of, told
from tests.browser.operation_commando.table import HAS_FOCUS, seen_at, tab_to
from tests.browser.player import CONFIRMS, FRESH, Frame, Player, Press, by_key, by_keys, pressed

# Verbs that are chosen on a model: on the enemy whom they are about, else on the one who acts.
ON_MODELS = ("normal", "advance", "charge", "fall_back", "prepare", "target", "shoot", "fire", "fight", "test")
MODEL = re.compile(r"[ab]\d+")
NEAR = 1000                             # a way shorter than this ends under the model itself: it is dragged, not clicked
START = 14                              # pixels after which a press is a drag
DEALT = ("allot", "number")             # verbs of attacks that are dealt out among targets
ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
GO = ".pick [data-own=go]:not([aria-disabled=true])"     # sends the way that is drawn
STEPS = 30                              # so many arrows are pressed at most to come to a model


class Fingers:
    """What both ways have in common. ``touched``: verbs that were chosen where they are to be seen, not in the bar."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.touched: Counter[str] = Counter()

    def model_for(self, option: Frame) -> str:
        """On whom an option can be chosen on the table; nothing if it shows there not at all."""
        names = [word for word in option["action"].split()[1:] if MODEL.fullmatch(word)]
        if option["verb"] not in ON_MODELS or not names or self.player.question["kind"] == "deploy":
            return ""
        return names[-1] if model_of(self.player, names[-1])["where"] == "table" else ""

    def panel(self, option: Frame) -> Locator | None:
        """Its place in the column, if it has one."""
        action, verb = option["action"], option["verb"]
        selector = ""
        if verb == "deploy":
            selector = f'[data-deploy="{action.split()[1]}"]'
        elif self.player.question["window"] and verb != "pass":
            selector = f'[data-answer="{action}"]'
        found = self.player.page.locator(selector or "[data-nowhere]")
        return found.first if selector and found.count() else None

    def deal(self, send: Callable[[], None]) -> None:
        """Attacks are dealt out as the bar proposes it; the page answers for each target in turn."""
        self.player.page.wait_for_timeout(FRESH)
        last = self.player.update["seq"] + 1 + len(self.player.question["about"].get("rest", ()))
        send()
        self.player.wait(lambda: self.player.is_over or bool(self.player.update["seq"] >= last), "all attacks to be dealt out")

    def take_weapon(self, option: Frame, press: Press) -> None:
        """The weapon is a switch in the bar: it is set before the target is touched."""
        switch = self.player.page.locator(
            f'.pick [data-how=weapon] [data-value="{option["about"].get("weapon")}"][aria-checked=false]')
        if switch.count():
            press(switch)
            self.touched["weapon"] += 1

    def stands_for_several(self, option: Frame, model: str) -> bool:
        """Whether a touch on the model leaves several things to choose from; to be asked before it, since the touch may already
        lead to the next question."""
        weapon = option["about"].get("weapon")
        last = [[word for word in other["action"].split()[1:] if MODEL.fullmatch(word)][-1:] for other in self.player.options
                if other["about"].get("weapon") == weapon]
        return last.count([model]) > 1

    def narrow(self, option: Frame, press: Press) -> None:
        """The touch has narrowed the choice: the bar says which."""
        press(self.player.lead_to(option, press))
        self.touched[f"bar {option['verb']}"] += 1


class Mouse(Fingers):
    """Normal moves are dragged, other ways clicked and sent; markers and models are laid down by a click."""

    def choose(self, option: Frame) -> int:
        model, panel = self.model_for(option), self.panel(option)
        answers = 1
        if option["verb"] == "normal" and model:
            answers = self.drag(model)
        elif option["verb"] in ("at", "marker"):
            self.player.page.mouse.click(*on_screen(self.player, *places_in(option["action"])[-1][:2]))
        elif option["verb"] == "path":
            self.go()
        elif model:
            several = self.stands_for_several(option, model)
            self.take_weapon(option, Locator.click)
            self.player.page.mouse.click(*seen_at(spot_of(self.player, model)))
            if several:
                self.narrow(option, Locator.click)
        elif panel is not None:
            panel.click()
        elif option["verb"] in DEALT:
            self.deal(self.player.page.locator(GO).click)
        else:
            pressed(self.player, option, Locator.click)
            return 1
        self.touched[option["verb"]] += 1
        return answers

    def confirm(self) -> None:
        self.player.page.locator(f".pick {CONFIRMS}").click()

    def drag(self, model: str) -> int:
        """From where it stands to the farthest place it can reach; the page announces the move and sends its way."""
        player = self.player
        self.grip(model)
        z = place_of(player, model)[2]
        goals = [goal for goal in told(player, f"reach normal {model} 0")["region"] if goal[2] == z]
        self.pull(max(goals, key=lambda goal: (goal[3], goal)))
        self.touched["drag"] += 1
        return 2

    def grip(self, model: str) -> None:
        """Takes hold of a model: a press is a drag only after some pixels."""
        mouse = self.player.page.mouse
        x, y = seen_at(spot_of(self.player, model))
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + START, y, steps=2)

    def pull(self, goal: Sequence[int]) -> None:
        mouse = self.player.page.mouse
        mouse.move(*on_screen(self.player, goal[0], goal[1]), steps=4)
        mouse.up()

    def go(self) -> None:
        """Sends the first of the offered ways that can be gone: a pointer is not as exact as a rule."""
        player, page, seq = self.player, self.player.page, self.player.update["seq"]
        model = player.question["about"]["model"]
        bad = page.locator(".kt-told .bad")
        ways = [places_in(option["action"]) for option in player.options if option["verb"] == "path"]
        for way in ways:
            if dist(way[-1][:2], place_of(player, model)[:2]) < NEAR:
                self.grip(model)
                self.pull(way[-1])
            else:
                self.click(way[-1])
            player.wait(lambda: player.update["seq"] > seq or bad.count() > 0, "a verdict")
            if player.update["seq"] > seq:
                return
        raise AssertionError(f"none of these ways can be drawn: {ways}")

    def click(self, goal: Sequence[int]) -> None:
        """A place is clicked, and the way to it is sent if it may be."""
        page = self.player.page
        send, bad = page.locator(GO), page.locator(".kt-told .bad")
        page.mouse.click(*on_screen(self.player, goal[0], goal[1]))
        self.player.wait(lambda: send.count() > 0 or bad.count() > 0, "a verdict")
        if send.count():
            send.click()


class Keys(Fingers):
    """Tab leads to the cursor and to the models, space to offered places, arrows from model to model; Enter takes."""

    def choose(self, option: Frame) -> int:
        model = self.model_for(option)
        if option["verb"] in PLACES:
            self.take(option)
        elif model:
            several = self.stands_for_several(option, model)
            self.take_weapon(option, by_key)
            self.walk_to(model)
            self.player.page.keyboard.press("Enter")
            if several:
                self.player.page.wait_for_timeout(FRESH)
                self.narrow(option, by_key)
        elif option["verb"] in DEALT:
            self.deal(lambda: self.player.page.keyboard.press("Enter"))
        else:
            by_keys(self.player, option)
            return 1
        self.touched[option["verb"]] += 1
        return 1

    def confirm(self) -> None:
        self.player.page.keyboard.press("Enter")

    def take(self, option: Frame) -> None:
        """The cursor goes from one offered place to the next."""
        page = self.player.page
        self.to_cursor()
        offered = [other["action"] for other in self.player.options if other["verb"] == option["verb"]]
        for _ in range(offered.index(option["action"]) + 1):
            page.keyboard.press("Space")
        page.keyboard.press("Enter")

    def to_cursor(self) -> None:
        cursor = self.player.page.locator("[data-cursor]")
        if not cursor.evaluate(HAS_FOCUS):
            tab_to(self.player, cursor)

    def walk_to(self, name: str) -> None:
        """Tab to the one model that is a stop, then arrows: the one that leads nearest first, none twice from one model."""
        player = self.player
        here = player.page.locator(".kt-table [data-model][tabindex='0']")
        if not here.evaluate(HAS_FOCUS):
            tab_to(player, here)
        x, y, _ = place_of(player, name)
        tried: set[tuple[str, str]] = set()
        for _ in range(STEPS):
            at = str(player.page.locator(".kt-table [data-model]:focus").get_attribute("data-model"))
            if at == name:
                return
            from_x, from_y, _ = place_of(player, at)
            new = [key for key in ARROWS if (at, key) not in tried]
            key = max(new, key=lambda key: ARROWS[key][0] * (x - from_x) + ARROWS[key][1] * (y - from_y))
            tried.add((at, key))
            player.page.keyboard.press(key)
        raise AssertionError(f"arrows do not lead to {name}")
