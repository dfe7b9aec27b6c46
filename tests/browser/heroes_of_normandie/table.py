"""Somebody at the table of Heroes of Normandie: moves and shoots on the map, lays orders, plays cards, and does not dawdle."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from bocage.core.text import words
from tests.browser.player import FRESH, TEXT, Enough, Frame, Player, never

GAME = "heroes_of_normandie"
HN_TEXT = TEXT.parents[1] / "games" / GAME / "text"
BOT = [{"kind": "me"}, {"kind": "bot", "level": "recruit"}]
# Who likes to shoot has something to look at; what is not named is as likely as anything.
TASTE = {"fire": 9.0, "move": 6.0, "assault": 9.0, "decline": 0.3, "play": 1.5, "stop": 6.0, "withhold": 0.0, "done": 2.0,
         "opportunity": 9.0, "deploy_ambush": 0.0, "exit": 0.0}
PATIENT = ("announce_move", "before_activation")        # windows before anything has happened: a way goes on after them
ON_THE_WAY = ("act", "move", "reserve_move", "aim")
BY_SWITCH = ("deploy_facing", "deploy_side")            # after a square the page answers these as its switches are set


def speak_of_it(player: Player) -> Player:
    """The words of this game, instead of those that a player knows by default."""
    player.say = words(player.say.lang, TEXT, HN_TEXT)
    return player


def sit_down(player: Player, **new: object) -> None:
    """A game past the form."""
    player.enter(player.create(**{"game": GAME, "scenario": "first_contact", "seats": BOT, **new})["id"])


def form(player: Player, scenario: str) -> None:
    """The form of a new game against a bot that does not think."""
    player.open(f"#/new/{GAME}")
    player.page.get_by_role("radiogroup").get_by_text(player.say(f"scenario-{scenario}"), exact=True).click()
    player.page.get_by_label(player.say("web-seat-kind", number=2)).select_option("bot")
    player.page.get_by_label(player.say("web-seat-level", number=2)).select_option("recruit")


def submit(player: Player, scenario: str) -> None:
    name = player.say("web-form-create", name=player.say(f"scenario-{scenario}"))
    player.page.get_by_role("button", name=name).click()
    player.wait(lambda: bool(player.update), "the position")


class Hand(Protocol):
    """How things are chosen: an option, a far place on the map, a shot at somebody there."""

    def choose(self, option: Frame) -> None: ...

    def travel(self, place: Frame) -> None: ...

    def shoot(self, option: Frame, shot: Frame) -> None: ...


class Captain:
    """Plays one side: what to do is decided here, how it is done is the hand's business. ``made``: verbs that were chosen."""

    def __init__(self, player: Player, hand: Hand, placed: int = 1) -> None:
        self.player = player
        self.hand = hand
        self.placed = placed                # so many units are deployed one by one, then the rest
        self.way: list[str] = []            # what the map was asked for: the page sends it step by step
        self.seq = -1                       # the last position that was read
        self.made: Counter[str] = Counter()

    def play(self, choices: int = 3000, enough: Enough = never) -> int:
        """To the end of the game, so many choices, or until it is enough; gives back how many choices were made."""
        for made in range(choices):
            self.player.wait(lambda: self.player.is_over or bool(self.player.options), "a question")
            if self.player.is_over or enough():
                return made
            self.choose()
        return choices

    def choose(self) -> None:
        """One choice; on a way that was asked for, the page makes it."""
        if not self.is_busy():
            option = self.pick()
            self.made[option["verb"]] += 1
            self.do(option)
        self.settle()

    def settle(self) -> None:
        """Waits for what comes next; a question back is confirmed."""
        player = self.player

        def is_past() -> bool:
            return player.is_over or player.update["seq"] > self.seq
        player.wait(lambda: is_past() or player.is_confirming(), "an answer")
        if not is_past():
            player.page.wait_for_timeout(FRESH)         # a second touch at once would be taken for a double click
            player.page.keyboard.press("Enter")
            player.wait(is_past, "an answer to what was confirmed")

    def is_busy(self) -> bool:
        """Whether the page, or somebody else, answers what is asked now. The page may be faster than this reader."""
        busy = False
        for update in [update for update in self.player.of_type("update") if update["seq"] > self.seq]:
            self.seq = update["seq"]
            question = update["question"] or {}
            busy = not question.get("options") or self.goes_on(question)
        return busy

    def goes_on(self, question: Frame) -> bool:
        """The page takes the next step of a way only when it is asked for; whatever else is asked ends the way."""
        if question["kind"] in BY_SWITCH:
            return True
        if not self.way or question["kind"] in PATIENT:
            return False
        is_next = question["kind"] in ON_THE_WAY and self.way[0] in {option["action"] for option in question["options"]}
        self.way = self.way[1:] if is_next else []
        return is_next

    # --- what to do ---------------------------------------------------------------------------------------------------

    def pick(self) -> Frame:
        """By taste; of several options with one verb any."""
        options = self.player.options
        number = Counter(option["verb"] for option in options)
        taste = {**TASTE, "deploy_rest": 0.0 if self.made["deploy"] < self.placed else 1e9}
        weights = [taste.get(option["verb"], 1.0) / number[option["verb"]] for option in options]
        return self.player.rng.choices(options, weights if any(weights) else None)[0]

    def do(self, option: Frame) -> None:
        if option["verb"] in ("move", "step"):
            place = self.somewhere()
            if place is not None:
                self.way = [*(["move"] if option["verb"] == "move" else []), *place["way"]][1:]
                self.hand.travel(place)
                return
        if option["verb"] == "fire":
            weapon, manner = option["action"].split()[1:]
            shots = [shot for shot in self.survey()["shots"] if (shot["weapon"], shot["manner"]) == (weapon, manner)]
            if shots:
                shot = self.player.rng.choice(shots)
                self.way = [f"at {shot['square']}"]
                self.hand.shoot(option, shot)
                return
        self.hand.choose(option)

    def somewhere(self) -> Frame | None:
        """A place to go to, rather far; None where the unit can go nowhere, or only by turning."""
        places = [place for place in self.survey()["reach"] if place["way"] and place["can_stop"]]
        alone = Counter(place["square"] for place in places)
        fits = [place for place in places if alone[place["square"]] == 1]
        return max(fits, key=lambda place: (place["points"], self.player.rng.random())) if fits else None

    def survey(self) -> Frame:
        """What the page has been told about the unit that acts; it asks without being asked to."""
        player = self.player
        about = f"unit {player.question['about']['unit']}"

        def told() -> list[Frame]:
            now = (player.update["seq"], about)
            return [each["told"] for each in player.of_type("surveyed") if (each["seq"], each["about"]) == now]

        player.wait(lambda: bool(told()), f"what {about} can do")
        return told()[-1]


def shows_the_end(player: Player) -> None:
    """Who has won is the page's title line, and the seed comes to light."""
    result = player.page.locator(".result")
    result.wait_for()
    ending = player.update["ending"]
    assert ending["text"].strip() in " ".join(result.inner_text().split())
    assert ending["seed"] in result.inner_text()
