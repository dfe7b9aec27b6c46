"""The odds of an option in full: every outcome in words with its chance."""

from __future__ import annotations

from bocage.cli.desk import Desk
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.outcomes import Outcome
from bocage.core.screen import AnyScreen, percent

MOST_SHOWN = 12


def show_odds(desk: Desk, screen: AnyScreen, match: Match, action: Action) -> None:
    odds = match.odds(action)
    desk.text(screen.namer.action(action, match.state, match.decision), "strong")
    for outcome in odds.outcomes[:MOST_SHOWN]:
        nothing = desk.say("cli-odds-certain" if len(odds.outcomes) == 1 and not odds.later else "cli-odds-nothing")
        told = " ".join(screen.namer.event(event) for event in outcome.events) or nothing
        desk.text(f"  {chance_text(desk, outcome)}  {told}", indent=4)
    if len(odds.outcomes) > MOST_SHOWN:
        rest = sum(outcome.chance for outcome in odds.outcomes[MOST_SHOWN:])
        desk.text("  " + desk.say("cli-odds-rest", number=len(odds.outcomes) - MOST_SHOWN, chance=percent(desk.say, rest)))
    for remark in screen.remarks(odds):
        desk.text(f"  {remark}", "quiet", indent=4)
    if not odds.exact:
        desk.text("  " + desk.say("cli-odds-sample"), "quiet")


def chance_text(desk: Desk, outcome: Outcome) -> str:
    """Exact as a fraction, else with its interval."""
    shown = percent(desk.say, outcome.chance)
    if outcome.weight is None:
        return desk.say("cli-odds-interval", chance=shown, low=percent(desk.say, outcome.low),
                        high=percent(desk.say, outcome.high))
    weight = outcome.weight
    small = weight.denominator <= 216 and weight.denominator > 1
    return f"{shown} ({weight.numerator}/{weight.denominator})" if small else shown
