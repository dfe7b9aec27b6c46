"""A movement that the other may interrupt, between two browsers: what each is asked, sees and hears."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator

from tests.browser.company import TWO, at_table, follow
from tests.browser.heroes_of_normandie import moments
from tests.browser.heroes_of_normandie.hands import Keys, Mouse
from tests.browser.heroes_of_normandie.table import Hand, speak_of_it
from tests.browser.heroes_of_normandie.truth import Truth
from tests.browser.operation_commando.table import tab_to
from tests.browser.player import Frame, Player, Visit, pressed

SECONDS = 120                           # more than this test can take


def is_past(player: Player, seq: int) -> bool:
    return bool(player.update["seq"] > seq)


class TwoAtOneMap:
    """Anna commands the American, Bert the German. Bert moves; both let pass whatever they are asked meanwhile."""

    def __init__(self, anna: Player, bert: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        self.anna, self.bert = anna, bert
        self.moment = moments.interrupted()
        self.truth = Truth(self.moment.record, monkeypatch)
        self.since = len(self.truth.match.log)
        self.way: list[str] = []                # what Bert's page chooses by and by
        self.said: list[str] = []               # what was answered to windows meanwhile
        made = anna.resume(self.moment.record, seats=TWO, answer_seconds=SECONDS)
        anna.enter(made["id"])
        follow(bert, made["invitations"][0]["secret"])
        at_table(bert)
        at_table(anna)

    def begin(self, hand: Hand) -> None:
        """Bert sends his unit off, all the way at once."""
        bert, moment = self.bert, self.moment
        about = f"unit {moment.unit}"
        bert.wait(lambda: any(told["about"] == about for told in bert.of_type("surveyed")), "what the unit can reach")
        told = [told["told"] for told in bert.of_type("surveyed") if told["about"] == about][-1]
        place = next(place for place in told["reach"] if place["square"] == moment.square)
        hand.travel(place)
        self.way = ["move", *place["way"]]

    def go_on(self, until: Callable[[], bool]) -> None:
        """Until that is so: Bert's page walks on, windows are let pass."""
        self.see()
        while not until():
            asked = self.anna if self.anna.options else self.bert
            before = self.truth.seq
            if asked.question["window"]:
                self.answer(asked, "pass")
            self.anna.wait(partial(is_past, self.anna, before), "the next step")
            self.see()

    def see(self) -> None:
        """Both have been told where the game stands, and somebody is asked."""
        both = (self.anna, self.bert)
        self.anna.wait(lambda: len({player.update["seq"] for player in both}) == 1 and any(player.options for player in both),
                       "a question to one of them")
        told = {update["seq"]: update for update in self.anna.of_type("update") if update["seq"] > self.truth.seq}
        for seq in sorted(told):
            self.truth.follow(told[seq], self.said.pop(0) if self.said else self.way.pop(0))

    def answer(self, player: Player, action: str) -> None:
        option = next(option for option in player.options if option["action"] == action)
        self.said.append(action)
        pressed(player, option, Locator.click)

    def may_fire(self) -> bool:
        return any(option["verb"] == "opportunity" for option in self.anna.options)

    def has_arrived(self) -> bool:
        return any(unit["id"] == self.moment.unit and unit["square"] == self.moment.square
                   for unit in self.bert.update["view"]["units"])

    def heard(self, player: Player, name: str) -> list[Frame]:
        """The facts of such events since the movement began, each once."""
        told = {event["n"]: event for update in player.of_type("update") for event in update["log"] if event["n"] >= self.since}
        return [told[n]["facts"] for n in sorted(told) if told[n]["name"] == name]

    def is_settled(self) -> None:
        """Nobody has been told what is not his to know, and both see the same unit at the same place."""
        self.see()
        for eye, player in enumerate((self.anna, self.bert)):
            player.page.wait_for_timeout(50)
            assert self.truth.leaks(player.frames, eye) == []
            assert self.truth.leaks(player.frames, 1 - eye), "it would have been found"
            assert self.truth.hidden_words(player, eye), "and there is something to hide"
            shown = player.page.locator("body").inner_text()
            assert not {word for word in self.truth.hidden_words(player, eye) if word in shown}
        stand = [{unit["id"]: unit["square"] for unit in player.update["view"]["units"]} for player in (self.anna, self.bert)]
        assert stand[0] == stand[1]


def test_who_is_in_view_fires_at_a_unit_on_its_way(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """By mouse; the one who fires reads French, the other English."""
    anna, bert = speak_of_it(visit("fr")), speak_of_it(visit("en"))
    two = TwoAtOneMap(anna, bert, monkeypatch)
    two.begin(Mouse(bert))
    two.go_on(two.may_fire)
    window = anna.page.locator(".pick.win")
    window.wait_for()
    clock = window.get_by_role("timer")
    assert 0 < anna.update["deadline"] <= SECONDS
    assert 0 < int(clock.inner_text()) <= SECONDS, "she sees how long she may think"
    assert bert.options == []
    assert not two.has_arrived(), "it stands where it was seen"
    shot = next(option for option in anna.options if option["verb"] == "opportunity")
    assert anna.page.locator(".hn-map .map-digit").first.text_content() == "1", "the shooter has the digit of the bar"
    moments_shown = anna.page.locator(".hn-map .hn-moment").all_text_contents()
    assert moments_shown == [str(n + 1) for n in range(anna.update["view"]["movement"]["stepped"] - 1)]
    two.said.append(shot["action"])
    anna.page.locator(f'[data-answer="{shot["action"]}"]').click()
    anna.wait(lambda: anna.options == [] or not anna.question["window"] or anna.question["kind"] != "moved", "the shot")
    two.go_on(lambda: two.heard(anna, "shot") != [])
    two.is_settled()
    assert two.heard(anna, "shot") == two.heard(bert, "shot")


def test_who_wants_no_more_questions_is_asked_no_more_during_this_move(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """By keyboard; the one who lets pass reads English, the other French."""
    anna, bert = speak_of_it(visit("en")), speak_of_it(visit("fr"))
    two = TwoAtOneMap(anna, bert, monkeypatch)
    two.begin(Keys(bert))
    two.go_on(two.may_fire)
    wish = anna.page.get_by_label(anna.say("web-let-pass-deed"))
    before, told = anna.update["seq"], len(anna.frames)
    two.said.append("pass")
    tab_to(anna, wish)
    anna.page.keyboard.press("Space")
    anna.wait(lambda: anna.update["seq"] > before, "the window to pass")
    two.go_on(two.has_arrived)
    asked = [frame["question"]["kind"] for frame in anna.frames[told:]
             if frame["type"] == "update" and (frame["question"] or {}).get("options")]
    assert {*asked} <= {"before_activation"}, "the movement is over when the next activation is asked about"
    assert two.moment.times > 1, "she would have been asked again"
    two.is_settled()
