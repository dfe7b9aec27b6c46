"""Teams: built by points, saved and shared as text, checked against every rule about building a team (KT-TEAM)."""

from bocage.games.commandos_40k.team.draft import random_team, sample_team
from bocage.games.commandos_40k.team.legality import Breach, broken, say
from bocage.games.commandos_40k.team.point_costs import cost, cost_of, equipment_of, home_of, improved, sheet_of, weapons_of
from bocage.games.commandos_40k.team.text_form import BadTeam, Member, Team, read, write

__all__ = [
    "BadTeam", "Breach", "Member", "Team", "broken", "cost", "cost_of", "equipment_of", "home_of", "improved", "random_team",
    "read", "sample_team", "say", "sheet_of", "weapons_of", "write",
]
