"""Armies: bought by points, saved and shared as text, checked against every rule about building one (HN-ARMY, HN-MULTI)."""

from bocage.games.heroes_of_normandie.army.samples import additions, random_army, sample_army
from bocage.games.heroes_of_normandie.army.text_form import Army, BadArmy, Bought, read, write
from bocage.games.heroes_of_normandie.army.legality import Breach, broken, say
from bocage.games.heroes_of_normandie.army.point_costs import (
    break_values, cost, deck_of, high_command, holder_of_deck, options_of, scout_on, stars_of, stars_on, units_of,
)

__all__ = [
    "Army", "BadArmy", "Bought", "Breach", "additions", "break_values", "broken", "cost", "deck_of", "high_command",
    "holder_of_deck", "options_of", "random_army", "read", "sample_army", "say", "scout_on", "stars_of", "stars_on",
    "units_of", "write",
]
