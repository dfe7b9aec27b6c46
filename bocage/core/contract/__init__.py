"""The contract of a game: what the core asks of it, in parts.

``bocage/games/<game>/__init__.py`` holds one ``Ruleset``, a table that names the functions of the game's modules:

- ``Rules``: how the game is played;
- ``Knowledge``: what each seat may know;
- ``Display``: how the game is shown;
- ``Inspection``: what players may ask of the table without choosing anything (not every game has it);
- ``Threats``: who could hurt a piece at a place (not every game has it);
- ``Forces``: what players can build before a game (not every game has it);
- ``Missions``: what is told of a scenario before it is chosen (not every game has it);
- ``Advice``: what bots are told.

Each part is a frozen record of plain functions. What a game leaves out has its default here.
"""

from bocage.core.contract.advice import Advice, Level, Plan, Race
from bocage.core.contract.choosing import Choosing, load_choosing
from bocage.core.contract.display import Display, Fact
from bocage.core.contract.fact_types import FactRecord, FactType, FactTypes, fact_record, one_of
from bocage.core.contract.forces import Building, Fault, Forces, Judged, PackRead, Packs
from bocage.core.contract.inspection import Inspection
from bocage.core.contract.knowledge import Hidden, Knowledge, Known
from bocage.core.contract.missions import Mark, Mission, Missions, Sketch, load_missions
from bocage.core.contract.rules import AnyRules, Result, Rules
from bocage.core.contract.ruleset import AnyRuleset, Option, Retired, Ruleset, Scenario
from bocage.core.contract.teamwork import Job, Teamwork
from bocage.core.contract.threats import Chance, Danger, Threat, Threats, ThreatWords, counted, exactly, together

__all__ = ["Advice", "AnyRules", "AnyRuleset", "Building", "Chance", "Choosing", "Danger", "Display", "Fact", "FactRecord",
           "FactType", "FactTypes", "Fault", "Forces", "Hidden", "Inspection", "Job", "Judged", "Knowledge", "Known", "Level",
           "Mark", "Mission", "Missions", "Option", "PackRead", "Packs", "Plan", "Race", "Result", "Retired", "Rules",
           "Ruleset", "Scenario", "Sketch", "Teamwork", "Threat", "ThreatWords", "Threats", "counted", "exactly",
           "fact_record", "load_choosing", "load_missions", "one_of", "together"]
