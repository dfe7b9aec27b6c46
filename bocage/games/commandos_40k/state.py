"""The whole position as plain data. It knows no rules and no chance."""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.games.commandos_40k.pieces import (
    DECIDE_ROLES, FIRST, NOBODY, NO_CARD, NO_MODEL, READY_FIRE, RUNNING, Card, MarkerFace, Model, Models, Parts, Phase,
    SiteNo, SubPhase,
)


class State:
    """Models are numbers, those of the first seat first. Sets of models are ints used as bits.

    Lists by model: ``x``, ``y``, ``z`` (place of the base), ``hp``, ``light`` (wounds), ``er`` (enemies in engagement range),
    ``targets`` (enemies on which it declared a charge this round), ``effects`` (bits that last until the end of the phase).
    ``grants``: what tactics of the factions give until the end of the phase, three numbers each: tactic, model (below 0: a
    whole team), weapon (see ``rules/faction_effects.py``).
    """

    __slots__ = (
        "x", "y", "z", "hp", "light", "er", "targets", "effects", "grants",
        "on", "ooa", "escaped", "shaken",
        "prepared", "charged", "tried", "charge_moved", "advanced", "retreated", "fell_back", "shot", "moved", "stationary",
        "must_stay", "done", "er_start", "frenzied", "shooter", "fired", "pistols_only",
        "phase", "round", "outcome", "why", "attacker", "initiative", "active", "sub", "passes",
        "cp", "broken", "courage", "used", "discounted", "grenade", "recon", "recon_works", "held", "forwarded", "acted",
        "traps", "shown", "sprung", "trap_count", "walked",
        "marker_x", "marker_y", "marker", "numbers", "sought", "west", "tested", "score", "deploying", "declared",
    )

    def __init__(self) -> None:
        # models
        self.x: list[int] = []
        self.y: list[int] = []
        self.z: list[int] = []
        self.hp: list[int] = []
        self.light: list[int] = []
        self.er: list[Models] = []
        self.targets: list[Models] = []
        self.effects: list[int] = []
        self.grants: list[int] = []
        self.on: Models = 0
        self.ooa: Models = 0
        self.escaped: Models = 0
        self.shaken: Models = 0
        # this round (KT-ACT-02)
        self.prepared: Models = 0
        self.charged: Models = 0                            # charged successfully
        self.tried: Models = 0                              # tried to charge, successfully or not
        self.charge_moved: Models = 0                       # made a charge move, successful or not
        self.advanced: Models = 0
        self.retreated: Models = 0
        self.fell_back: Models = 0
        self.shot: Models = 0
        self.moved: Models = 0
        self.stationary: Models = 0
        self.must_stay: Models = 0                          # KT-MISSION2-10
        # this phase
        self.done: Models = 0                               # activated
        self.er_start: Models = 0                           # in engagement range when the Movement phase began
        self.frenzied: Models = 0                           # KT-SPEC-20: must move at the end of the phase
        # a shooting activation, or overwatch
        self.shooter: Model = NO_MODEL                      # who is shooting
        self.fired = 0                                      # the weapons, as bits, that it has fired
        self.pistols_only = 0                               # KT-RULING-85: it was engaged when it began
        # the game
        self.phase: Phase = DECIDE_ROLES
        self.round = 0
        self.outcome: Seat = RUNNING
        self.why = ""
        self.attacker: Seat = NOBODY
        self.initiative: Seat = NOBODY
        self.active: Seat = NOBODY                          # whose part or turn it is
        self.sub: SubPhase = READY_FIRE                     # of shooting, or of fighting
        self.passes = 0
        # teams
        self.cp = [0, 0]
        self.broken = [0, 0]
        self.courage = [0, 0]                               # KT-TACTIC-16: does not count as broken this round
        self.used = [0, 0]                                  # tactics used this phase
        self.discounted = [0, 0]                            # KT-SPEC-05: this round
        self.grenade: list[Models] = [0, 0]                 # KT-WEAPON-06: who has thrown one in this phase
        self.recon: list[Card] = [NO_CARD, NO_CARD]
        self.recon_works = [0, 0]
        self.held: Models = 0                               # models held back (KT-RECON-03)
        self.forwarded: Models = 0                          # models that moved before the battle (KT-RECON-09)
        self.acted: Models = 0                              # models that have used their recon move or shot
        self.traps: list[list[SiteNo]] = [[], []]           # armed traps, by the seat that laid them
        self.shown: list[list[SiteNo]] = [[], []]           # the armed traps that everybody knows
        self.sprung: list[list[SiteNo]] = [[], []]          # spent traps: dangerous ground to the other side
        self.trap_count = [0, 0]
        self.walked: list[Parts] = [0, 0]                   # parts that the models of a seat have come near
        # the mission
        self.marker_x: list[int] = []
        self.marker_y: list[int] = []
        self.marker: list[MarkerFace] = []
        self.numbers: list[int] = []                        # mission 2: numbers not yet seen, as counts by number
        self.sought = 0
        self.west: Seat = FIRST                             # the seat on the west side (missions 2 and 3)
        self.tested: Models = 0                             # models that have taken this round's nerve test
        self.score = [0, 0]
        self.deploying: Seat = NOBODY
        self.declared: list[Model] = [NO_MODEL, NO_MODEL]   # models for which a decisive tactic has been paid

    def copy(self) -> State:
        new: State = State.__new__(State)
        new.x, new.y, new.z = self.x[:], self.y[:], self.z[:]
        new.hp, new.light, new.er = self.hp[:], self.light[:], self.er[:]
        new.targets, new.effects, new.grants = self.targets[:], self.effects[:], self.grants[:]
        new.on, new.ooa, new.escaped, new.shaken = self.on, self.ooa, self.escaped, self.shaken
        new.prepared, new.charged, new.tried, new.charge_moved = self.prepared, self.charged, self.tried, self.charge_moved
        new.advanced, new.retreated, new.fell_back = self.advanced, self.retreated, self.fell_back
        new.shot, new.moved, new.stationary, new.must_stay = self.shot, self.moved, self.stationary, self.must_stay
        new.done, new.er_start, new.frenzied = self.done, self.er_start, self.frenzied
        new.shooter, new.fired, new.pistols_only = self.shooter, self.fired, self.pistols_only
        new.phase, new.round, new.outcome, new.why = self.phase, self.round, self.outcome, self.why
        new.attacker, new.initiative, new.active = self.attacker, self.initiative, self.active
        new.sub, new.passes = self.sub, self.passes
        new.cp, new.broken, new.courage = self.cp[:], self.broken[:], self.courage[:]
        new.used, new.discounted, new.grenade = self.used[:], self.discounted[:], self.grenade[:]
        new.recon, new.recon_works = self.recon[:], self.recon_works[:]
        new.held, new.forwarded, new.acted = self.held, self.forwarded, self.acted
        new.traps = [self.traps[0][:], self.traps[1][:]]
        new.shown = [self.shown[0][:], self.shown[1][:]]
        new.sprung = [self.sprung[0][:], self.sprung[1][:]]
        new.trap_count, new.walked = self.trap_count[:], self.walked[:]
        new.marker_x, new.marker_y, new.marker = self.marker_x[:], self.marker_y[:], self.marker[:]
        new.numbers, new.sought, new.west = self.numbers[:], self.sought, self.west
        new.tested, new.score, new.deploying, new.declared = self.tested, self.score[:], self.deploying, self.declared[:]
        return new
