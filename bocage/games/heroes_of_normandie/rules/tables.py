"""The tables of rules that the board carries."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.board import RuleTables
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.rules.equipment import place_bombs
from bocage.games.heroes_of_normandie.rules.victory.bonus_tactics import take_tactics
from bocage.games.heroes_of_normandie.rules.victory.scenario_events import reach_far_edge, take_prisoner
from bocage.games.heroes_of_normandie.rules.windows import WINDOWS

TABLES = RuleTables(CARDS, WINDOWS, after_movement=(take_tactics, take_prisoner, reach_far_edge, place_bombs))
