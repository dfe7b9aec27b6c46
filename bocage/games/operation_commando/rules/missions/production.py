"""Production at Graignes: each turn the American uses a site of the village (OC-PROD)."""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import (
    ARMS, IN_PRODUCTION, NOBODY, PRODUCTION, US, US_DRAW, VILLAGE_CIRCLE, Arm, Place, Side)
from bocage.games.operation_commando.rules.cards.effects import carry_out
from bocage.games.operation_commando.rules.cards.moments import offer
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State

# What lies on a site: nothing, a marker of last turn (red), a marker of this turn. Each turn end takes it one step down.
FREE, ENGAGED, USED_NOW = range(3)
FIRST_SITE = VILLAGE_CIRCLE * len(ARMS)


def production_step(g: OTable) -> Steps:
    """OC-PROD-01, OC-PROD-07, OC-PROD-08: after Progression the American may use one production site; two with Villagers'
    Help, none after 88 Fire.

    With Villagers' Help this step comes once for each site: ``free_sites`` says how many he may still use.
    """
    s = g.state
    if s.free_sites:
        yield from choose_site(g)
        s.free_sites = max(0, s.free_sites - 1)
    elif sites_in_play(s) and not s.no_production:
        yield from villagers_help(g)
        if not s.free_sites:
            yield from choose_site(g)
    s.phase = PRODUCTION if s.free_sites else US_DRAW


def sites_in_play(s: State) -> list[Arm]:
    """OC-PROD-01, OC-PROD-05, OC-PROD-06: the Objectives that nobody controls. The one under Assault counts, and one that was
    put back into play."""
    return [site for site in map(Arm, range(len(ARMS))) if s.control[FIRST_SITE + site] == NOBODY]


def why_not_produce(s: State, place: Place) -> str:
    """OC-PROD-01, OC-PROD-03, OC-PROD-06, OC-PROD-08: a place produces if it is an Objective that is neither controlled nor
    engaged. With Villagers' Help the American may also use sites that he used last turn, but not the same one twice."""
    if place < FIRST_SITE:
        return "OC-PROD-01"
    if s.control[place] != NOBODY:
        return "OC-PROD-06"
    lies = s.engaged[place - FIRST_SITE]
    if s.free_sites:
        return "OC-PROD-08" if lies == USED_NOW else ""
    return "OC-PROD-03" if lies != FREE else ""


def villagers_help(g: OTable) -> Steps:
    """OC-PROD-08, OC-PROD-09: the American may play the heroic Villagers' Help, which brings the third marker into play."""
    yield from offer(g, US, IN_PRODUCTION, "villagers_help", "OC-PROD-08")


def produce_more(g: OTable, side: Side, cause: Cause, each: c.Produce) -> Steps:
    """OC-PROD-08: the American may use several sites instead of one, as far as there are any."""
    g.state.free_sites = min(each.sites, len(sites_in_play(g.state)))
    yield from ()


def choose_site(g: OTable) -> Steps:
    """OC-PROD-01: the American uses a site that can produce, or none; if none, the production of this turn is over."""
    b, s = g.board, g.state
    sites = [Place(FIRST_SITE + site) for site in sites_in_play(s)]
    options = [*(b.lexicon.act("produce", site) for site in sites if not why_not_produce(s, site)), b.lexicon.act("none")]
    choice = yield from choose(g, US, "production", options, "OC-PROD-01")
    if choice.args:
        yield from produce(g, Place(choice.args[0]))
    else:
        g.state.free_sites = 0


def produce(g: OTable, place: Place) -> Steps:
    """OC-PROD-02, OC-PROD-10, OC-PROD-11, OC-PROD-12, OC-PROD-13, OC-PROD-14, OC-PROD-15, OC-PROD-16: the effect of the
    site applies at once, to the terrain in play. The site is engaged even if the effect does nothing."""
    b, s = g.board, g.state
    terrain = s.grid[place]
    s.engaged[place - FIRST_SITE] = USED_NOW
    g.tell(e.PRODUCED, place, terrain)
    yield from carry_out(g, US, Cause(terrain=terrain), b.t_production[terrain])


def block_production(g: OTable, side: Side, cause: Cause, each: c.BlockProduction) -> Steps:
    """OC-PROD-07: the effect of 88 Fire: no production this turn."""
    g.state.no_production = 1
    g.tell(e.PRODUCTION_BLOCKED)
    yield from ()


def recover_sites(g: OTable) -> None:
    """OC-PROD-03, OC-PROD-04, OC-RULING-43: a marker keeps its site engaged for the next turn, and is taken back at the end of
    that turn."""
    s = g.state
    for site, lies in enumerate(s.engaged):
        if lies == ENGAGED and site in sites_in_play(s):
            g.tell(e.SITE_RECOVERED, FIRST_SITE + site, s.grid[FIRST_SITE + site])
        s.engaged[site] = max(FREE, lies - 1)
