"""Places in words: a square with its ground, its sides and the unit on it; buildings, walls, objectives, smoke."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.actions import LETTERS, column_of, square_name
from bocage.games.heroes_of_normandie.screens.map import around
from bocage.games.heroes_of_normandie.screens.wording import Wording
from bocage.games.heroes_of_normandie.view import BuildingView, ObjectiveView, View


class Places:
    def __init__(self, view: View, wording: Wording, terrains: dict[str, str]) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.terrains = terrains
        self.changed = {each.square: each for each in view.map.changed}
        self.names = {square_name(column, row): glyph for row, glyphs in enumerate(view.map.rows)
                      for column, glyph in enumerate(glyphs)}

    # --- the whole map ------------------------------------------------------------------------------------------------

    def ground(self) -> list[str]:
        """A sentence for each kind of ground that is not open, with all its squares."""
        found: dict[str, list[str]] = {}
        for square in self.names:
            for terrain in self.made_of(square):
                if terrain not in ("open", "building"):
                    found.setdefault(terrain, []).append(square)
        return [self.say("cli-hn-ground", terrain=self.say(f"terrain-{terrain}"), squares=rows(squares))
                for terrain, squares in found.items()]

    def made_of(self, square: str) -> list[str]:
        over = self.changed[square].overlays if square in self.changed else ()
        return [self.terrains[self.names[square]], *over]

    def details(self) -> list[list[str]]:
        """What no sign of the map can show, in groups: objectives, smoke, buildings, walls, other marks."""
        objectives = {each.building: self.objective(each) for each in self.view.objectives if each.building}
        return [*(self.objective(each) for each in self.view.objectives if not each.building), *self.smoke(),
                *(self.building(each) + objectives.get(each.id, []) for each in self.view.map.buildings),
                *self.walls(), *self.marks()]

    def objective(self, objective: ObjectiveView) -> list[str]:
        say = self.say
        state = say("cli-hn-contested") if objective.contested else say(
            "cli-hn-held", side=self.wording.side(objective.control)) if objective.control else say("cli-hn-free")
        named = [say("cli-hn-objective"), objective.point.upper(), rows(objective.squares)]
        return [*(named[:1] if objective.building else named),
                *([say("cli-hn-worth", number=objective.points)] if objective.points else []),
                *([say("cli-hn-for", side=self.wording.side(objective.side))] if objective.side else []), state]

    def smoke(self) -> list[list[str]]:
        return [[self.say("cli-hn-smoke", point=each.point.upper(), number=each.malus)] for each in self.view.smoke]

    def building(self, building: BuildingView) -> list[str]:
        say = self.say
        parts = [say("cli-hn-building", name=building.id), rows(building.squares)]
        if building.fallen:
            return [*parts, say("cli-hn-fallen")]
        for kind in ("door", "window"):
            sides = [(here, there) for here, there, what in building.openings if what == kind and here in building.squares
                     and (there not in building.squares or here < there)]
            if sides:
                parts.append(say(f"cli-hn-{kind}s", sides=between(sides), number=len(sides)))
        if building.dents:
            parts.append(say("cli-hn-dents", number=building.dents, of=building.structure))
        return parts + ([say("cli-hn-charges", number=building.charges)] if building.charges else [])

    def walls(self) -> list[list[str]]:
        found: list[list[str]] = []
        for kind in ("stone", "high"):
            sides = [(here, there) for here, there, what in self.view.map.walls if what == kind]
            if sides:
                found.append([self.say(f"cli-hn-walls-{kind}", sides=between(sides))])
        return found

    def marks(self) -> list[list[str]]:
        """Bonus tactics, the edge where units leave the board, each Horn of Plenty, and the event markers to come."""
        say, view = self.say, self.view
        found = []
        if view.tactics:
            found.append([say("cli-hn-tactics", points=", ".join(view.tactics).upper())])
        if view.exit:
            found.append([say("cli-hn-exit", side=say(f"direction-{view.exit.lower()}"))])
        found += [[say("cli-hn-horn", seat=self.wording.seat(seat.seat), square=seat.horn.upper())]
                  for seat in view.seats if seat.horn]
        for marker in view.markers:
            if marker.turn >= view.turn:
                whose = self.wording.side(marker.side) if marker.side else say("camp-both.the")
                found.append([say("cli-hn-marker", turn=marker.turn, side=whose)])
        return found

    # --- one place ----------------------------------------------------------------------------------------------------

    def place(self, name: str) -> list[str]:
        """Describes a square or an intersection; nothing for other names."""
        wanted = name.lower()
        if wanted.startswith("@") and wanted[1:2].isalpha() and wanted[-1:].isdigit():
            return [line for square in around(wanted) if square in self.names for line in self.square(square)]
        return self.square(wanted) if wanted in self.names else []

    def square(self, square: str) -> list[str]:
        say = self.say
        lines = []
        for terrain in self.made_of(square):
            lines.append(say("cli-hn-square", square=square.upper(), terrain=say(f"terrain-{terrain}"),
                             text=say(f"terrain-{terrain}.text")))
        changed = self.changed.get(square)
        if changed is not None and changed.dents:
            lines.append(sentence([say("cli-hn-dents", number=changed.dents, of=changed.structure)]))
        lines += [sentence(self.building(each)) for each in self.view.map.buildings if square in each.squares]
        lines += [self.say("cli-hn-wall-beside", kind=kind, side=between([(here, there)]))
                  for here, there, kind in self.view.map.walls if square in (here, there)]
        lines += [sentence(self.objective(each)) for each in self.view.objectives if square in each.squares]
        lines += [sentence([say("cli-hn-smoke", point=each.point.upper(), number=each.malus)])
                  for each in self.view.smoke if square in around(each.point)]
        here = [unit for unit in self.view.units if square in unit.squares]
        aboard = [unit for unit in self.view.units if unit.carrier in [each.id for each in here]]
        return [*lines, *(line for unit in (*here, *aboard) for line in self.wording.described(unit))]


def between(sides: list[tuple[str, str]]) -> str:
    return ", ".join(f"{here}/{there}".upper() for here, there in sides)


def rows(squares: list[str] | tuple[str, ...]) -> str:
    """Squares in words; squares side by side in a row are joined: ``B8–D8, E9``."""
    found: list[list[str]] = []
    for square in squares:
        if found and is_beside(found[-1][-1], square):
            found[-1].append(square)
        else:
            found.append([square])
    return ", ".join(run[0].upper() if len(run) == 1 else f"{run[0]}–{run[-1]}".upper() for run in found)


def is_beside(one: str, two: str) -> bool:
    """Whether a square is the eastern neighbour of another."""
    row = int(one.lstrip(LETTERS))
    return two == square_name(column_of(one) + 1, row - 1)


def sentence(parts: list[str]) -> str:
    text = ", ".join(parts)
    return f"{text[:1].upper()}{text[1:]}."
