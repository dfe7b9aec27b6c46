"""Which answers each window has, in the order in which they are offered; cards come last (HN-CARD-07)."""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.core.windows import Answer, Window
from bocage.games.heroes_of_normandie.rules.answering import CARDS, Topic
from bocage.games.heroes_of_normandie.rules.asking import WINDOW_RULES, HTable, speakers, tag
from bocage.games.heroes_of_normandie.rules.damage.replacement import REPLACEMENT
from bocage.games.heroes_of_normandie.rules.equipment import FIRST_AID
from bocage.games.heroes_of_normandie.rules.fire.opportunity import OPPORTUNITY_FIRE
from bocage.games.heroes_of_normandie.rules.ordinances import KEEP_INITIATIVE
from bocage.games.heroes_of_normandie.rules.phases.activating import AUTONOMOUS, INTREPID_ORDER, SPECIAL_ORDER
from bocage.games.heroes_of_normandie.rules.traits import STEADY_ANY, STEADY_AVENGER, STEADY_HERE, STEADY_NEARBY, VETERAN
from bocage.games.heroes_of_normandie.rules.victory.bonus_tactics import BONUS_TACTIC

HAnswer = Answer[HTable, Topic]
HWindow = Window[HTable, Topic]

ANSWERS: dict[str, tuple[HAnswer, ...]] = {
    # order phase
    "order_start": (BONUS_TACTIC,),
    "order_end": (),
    # activation phase
    "before_activation": (SPECIAL_ORDER, AUTONOMOUS, STEADY_ANY),
    "announce_move": (STEADY_HERE, STEADY_NEARBY),
    "moved": (OPPORTUNITY_FIRE, STEADY_NEARBY),
    "vehicle_stops": (STEADY_NEARBY,),
    "announce_fire": (STEADY_HERE, STEADY_NEARBY),
    "rolled": (STEADY_HERE, STEADY_NEARBY, VETERAN),
    "suffer": (FIRST_AID, REPLACEMENT, STEADY_NEARBY),
    "damage_rolled": (),
    "after_fire": (STEADY_HERE,),
    "announce_assault": (STEADY_HERE,),
    "assault_over": (STEADY_AVENGER,),
    # reserve phase
    "reserve_start": (STEADY_ANY,),
    "reserve_announced": (STEADY_HERE, STEADY_NEARBY),
    "reserve_moved": (STEADY_NEARBY,),
    "reserve_end": (BONUS_TACTIC,),
    "initiative_turns": (KEEP_INITIATIVE, BONUS_TACTIC),
}


def initiative_first(g: HTable, topic: Topic) -> list[Seat]:
    return speakers(g)


def units_named(g: HTable, seat: Seat, topic: Topic) -> tuple[int, ...]:
    b, s = g.board, g.state
    return tag(b, s, topic.unit, seat), tag(b, s, topic.foe, seat)


def window(moment: str, *answers: HAnswer) -> HWindow:
    return Window(moment, WINDOW_RULES[moment], initiative_first, (*answers, CARDS), units_named)


WINDOWS = {moment: window(moment, *answers) for moment, answers in ANSWERS.items()}
# The question before an activation, for the special order of an intrepid unit only: no card is played before the initiative
# player has been asked.
WINDOWS["intrepid_first"] = Window(
    "before_activation", "HN-TRAIT-08", initiative_first, (INTREPID_ORDER,), units_named)
