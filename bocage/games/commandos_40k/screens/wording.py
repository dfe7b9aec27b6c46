"""Models, teams, markers and terrain in a few words."""

from __future__ import annotations

from bocage.core.text import bare
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules.models import gap
from bocage.games.commandos_40k.rules.sights import look
from bocage.games.commandos_40k.screens.signs import heights_of
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.text import COARSER, KNamer
from bocage.games.commandos_40k.view import ArmView, KindView, MarkerView, ModelView, NameView, TrapView, View
from bocage.geometry.shapes import Polygon, contains

MOST_FOUND = 12


class Wording:
    def __init__(self, namer: KNamer, view: View) -> None:
        self.namer = namer
        self.board: Board = namer.board
        self.say = namer.words
        self.view = view
        self.models = {model.id: model for model in view.models}

    # --- teams --------------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{seat + 1}")

    def in_language(self, name: NameView) -> str:
        return name.fr if self.say.lang == "fr" else name.en

    def faction(self, seat: int) -> str:
        return self.in_language(self.view.factions[seat].name)

    def role(self, seat: int) -> str:
        role = self.view.teams[seat].role
        return self.say(f"role-{role}") if role else ""

    # --- models -------------------------------------------------------------------------------------------------------

    def kind(self, model: ModelView) -> KindView:
        return self.view.kinds[model.kind]

    def name(self, model: ModelView) -> str:
        kind = self.kind(model)
        return kind.name or self.in_language(self.view.factions[model.seat].sheets[kind.sheet])

    def where(self, model: ModelView) -> str:
        if model.where == "table":
            return self.namer.place((model.x, model.y, model.z))
        return self.say("cli-kt-held" if model.held else f"cli-kt-{model.where}")

    def states(self, model: ModelView) -> list[str]:
        """Everything to be seen on a model besides its kind."""
        say, kind = self.say, self.kind(model)
        parts = [say(f"specialism-{kind.specialism}")] if kind.specialism else []
        if model.where != "table":
            return parts
        if model.hp < kind.wounds:
            parts.append(say("cli-kt-hp", number=model.hp, of=kind.wounds))
        if model.light:
            parts.append(say("cli-kt-light", number=model.light))
        if model.shaken:
            parts.append(say("cli-kt-shaken"))
        tokens = [token for token in model.tokens if token != "tried" or "charged" not in model.tokens]
        parts += [say(f"cli-kt-token-{token}") for token in tokens]
        if model.engaged:
            parts.append(say("cli-kt-engaged", names=", ".join(model.engaged)))
        return parts

    def described(self, model: ModelView) -> list[str]:
        """A model in full: its team, its place, its figures, its weapons."""
        say, kind = self.say, self.kind(model)
        parts = ", ".join((self.seat(model.seat), self.where(model), *self.states(model)))
        return [f"{self.named(model)}, {parts}.", self.figures(kind), *(self.arm(arm, model.kind) for arm in kind.arms),
                *([f"{say(f'specialism-{kind.specialism}')}. {say(f'specialism-{kind.specialism}.text')}"]
                  if kind.specialism else [])]

    def named(self, model: ModelView) -> str:
        return self.say("model-named", name=self.name(model), id=model.id)

    def figures(self, kind: KindView) -> str:
        """KT-TEAM-09: the datasheet in a line."""
        say = self.say
        parts = [say("cli-kt-move", length=self.namer.inches(kind.move)), say("cli-kt-toughness", number=kind.toughness),
                 say("cli-kt-save", number=kind.save)]
        parts += [say("cli-kt-inv", number=kind.inv)] if kind.inv else []
        parts += [say("cli-kt-wounds", number=kind.wounds), say("cli-kt-leadership", number=kind.leadership),
                  say("cli-kt-nerve", number=kind.nerve)]
        parts += [say("cli-kt-fnp", number=kind.fnp)] if kind.fnp else []
        parts += [say("keyword-fly")] if kind.fly else []
        return f"{', '.join(parts)}."

    def arm(self, arm: ArmView, bearer: int) -> str:
        say = self.say
        name = self.namer.weapon_name(self.board.arm_number[arm.id], bearer)
        parts = [say("cli-kt-range", length=self.namer.inches(arm.range)) if arm.range else say("cli-kt-melee"),
                 say("cli-kt-attacks", number=arm.attacks)]
        parts += [say("cli-kt-skill", number=arm.skill)] if arm.skill else []
        parts += [say("cli-kt-strength", number=arm.strength), say("cli-kt-ap", number=f"−{abs(arm.ap)}" if arm.ap else "0"),
                  say("cli-kt-damage", number=arm.damage), *(self.ability(ability) for ability in arm.abilities)]
        name = f"{arm.number} × {name}" if arm.number > 1 else name
        return say("cli-kt-told", name=name, text=", ".join(parts))

    def ability(self, ability: str) -> str:
        name, _, number = ability.partition(":")
        return self.say(f"ability-{name}", number=int(number)) if number else self.say(f"ability-{name}")

    # --- measuring ----------------------------------------------------------------------------------------------------

    def measured(self, one: ModelView, other: ModelView) -> list[str]:
        """KT-MEASURE-03: For two models on the table: their distance, and what each sees of the other."""
        if one.where != "table" or other.where != "table" or one is other:
            return []
        state = self.positions()
        length = self.namer.inches(gap(self.board, state, Model(one.kind), Model(other.kind)), COARSER)
        lines = [self.say("cli-kt-gap", one=self.named(one), other=self.named(other), length=length)]
        for eye, target in ((one, other), (other, one)):
            seen = look(self.board, state, Model(eye.kind), Model(target.kind))
            key = "hidden" if not seen.visible else "obscured" if seen.obscured else "clear"
            lines.append(self.say(f"cli-kt-sees-{key}", one=self.named(eye), other=self.named(target)))
        return lines

    def positions(self) -> State:
        """A position with the places of all models, for looking and measuring."""
        state, models = State(), self.view.models
        state.x, state.y, state.z = ([getattr(model, axis) for model in models] for axis in "xyz")
        state.on = sum(1 << model.kind for model in models if model.where == "table")
        return state

    # --- the table ----------------------------------------------------------------------------------------------------

    def marker(self, marker: MarkerView) -> list[str]:
        say = self.say
        state = "face_down" if marker.state == "intact" and self.view.mission == "rescue" else marker.state
        letter = self.namer.kinds["marker"]("marker", int(marker.id[1:]) - 1)["marker"]
        parts = [say("cli-kt-marker", letter=letter, id=marker.id), self.namer.place((marker.x, marker.y, 0)),
                 say(f"cli-kt-marker-{state}")]
        if marker.control >= 0:
            parts.append(say("cli-kt-controlled", seat=self.seat(marker.control)))
        elif any(marker.near):
            parts.append(say("cli-kt-contested"))
        return parts

    def trap(self, trap: TrapView) -> str:
        key = "sprung" if trap.sprung else "shown" if trap.shown else "own"
        return self.say(f"cli-kt-trap-{key}", site=self.namer.site_name(self.board.trap_sites.index(trap.site)))

    def piece(self, number: int) -> str:
        """A piece of terrain: its parts and their heights."""
        piece, say = self.view.table.pieces[number], self.say
        parts = [self.part(ground, height) for ground, height in heights_of(piece)]
        return say("cli-kt-told", name=self.namer.piece_name(number), text=", ".join(parts))

    def part(self, ground: str, height: int) -> str:
        name = self.say(f"cli-kt-ground-{ground}")
        return self.say("cli-kt-high", name=name, height=self.namer.inches(height)) if height else name

    def at(self, x: int, y: int) -> list[str]:
        """What lies at a point, and which models stand there."""
        lines = [self.piece(number) for number, piece in enumerate(self.view.table.pieces)
                 if any(contains(Polygon(part.poly), x, y) for part in piece.parts)]
        here = [model for model in self.view.models if model.where == "table"
                and (model.x - x) ** 2 + (model.y - y) ** 2 <= self.kind(model).radius ** 2]
        inside = 0 <= x <= self.view.table.width and 0 <= y <= self.view.table.height
        lines += [line for model in here for line in self.described(model)]
        return lines or ([self.say("cli-kt-open", place=self.namer.place((x, y, 0)))] if inside else [])

    # --- looking up ---------------------------------------------------------------------------------------------------

    def found(self, name: str) -> list[str]:
        """Models, pieces of terrain and tactics with a word that begins with the text."""
        wanted = bare(name)
        if not wanted:
            return []
        lines = [self.piece(number) for number, piece in enumerate(self.view.table.pieces)
                 if piece.id == wanted or begins(self.namer.piece_name(number), wanted)]
        lines += [f"{self.named(model)}, {self.seat(model.seat)}, {self.where(model)}." for model in self.view.models
                  if begins(self.name(model), wanted)]
        tactics = dict.fromkeys(tactic.id for team in self.view.teams for tactic in team.tactics)
        lines += [self.tactic_told(tactic) for tactic in tactics if begins(self.tactic(tactic), wanted)]
        return lines[:MOST_FOUND]

    def tactic(self, tactic: str) -> str:
        return self.namer.tactic_name(self.board.tactics.index(tactic))

    def tactic_told(self, tactic: str) -> str:
        own = next((faction.tactics[tactic] for faction in self.view.factions if tactic in faction.tactics), None)
        text = self.say(f"tactic-{tactic}.text") if own is None else own.text_fr if self.say.lang == "fr" else own.text_en
        return f"{self.tactic(tactic)}. {text}".strip()


def begins(name: str, wanted: str) -> bool:
    """Whether a word of the name begins with the text."""
    return f" {wanted}" in f" {bare(name)}".replace("-", " ") or f" {wanted}" in f" {bare(name)}"
