"""The maps of the missions as lines of text: columns of Sainte-Mère-Église, field of Utah Beach, cross of Graignes."""

from __future__ import annotations

from bocage.core.screen import Line, Look, wrapped
from bocage.games.operation_commando.screens.boxes import boxes, fits
from bocage.games.operation_commando.screens.wording import Wording
from bocage.games.operation_commando.view import Place, Square, View

ARM_NAMES = ("n", "e", "s", "w")
CIRCLES = 3
COLUMNS = 4                         # of the field of Utah Beach


class Fields:
    def __init__(self, view: View, wording: Wording, look: Look) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.width = look.width
        self.ascii = look.ascii

    def draw(self) -> list[Line]:
        utah, graignes = self.view.utah, self.view.graignes
        if utah is not None and utah.squares and fits(self.width, COLUMNS):
            return [*self.broken(self.layout()), *self.field(), *self.broken(self.regiments())]
        if graignes is not None and graignes.places and fits(self.width, CIRCLES):
            return self.cross()
        return self.broken(self.tell())

    def tell(self) -> list[str]:
        if self.view.sme is not None:
            return self.sme()
        if self.view.utah is not None:
            return [*self.layout(), *map(self.square, self.view.utah.squares), *self.regiments()]
        assert self.view.graignes is not None
        return [self.spot(each) for arm in ARM_NAMES for each in self.arm(arm)]

    def broken(self, texts: list[str]) -> list[Line]:
        return [line for text in texts for line in wrapped([(text, "")], self.width, 2)]

    def place(self, name: str) -> list[str]:
        """A square or place with all that is known of its terrain; without a name all of them."""
        if not name:
            return self.tell()
        utah, graignes, wanted = self.view.utah, self.view.graignes, name.lower()
        square = next((each for each in (utah.squares if utah is not None else ()) if each.name == wanted), None)
        if square is not None:
            return [self.square(square), *([self.wording.described_terrain(square.terrain)] if square.terrain else [])]
        place = next((each for each in (graignes.places if graignes is not None else ()) if each.name == wanted), None)
        return [self.spot(place), self.wording.described_terrain(place.terrain)] if place is not None else []

    def is_here(self, place: str) -> bool:
        """Whether the Assault is fought there."""
        return self.view.assault is not None and self.view.assault.place == place

    # --- Sainte-Mère-Église -------------------------------------------------------------------------------------------

    def sme(self) -> list[str]:
        view, say, wording = self.view, self.say, self.wording
        sme = view.sme
        assert sme is not None
        lines = [say("cli-oc-main-pile", number=sme.main_left)]
        lines += [say(f"cli-oc-column-{column.state}", bridge=wording.terrain(column.bridge)) for column in sme.columns]
        for side in (view.us, view.de):
            if side.won:
                names = ", ".join(map(wording.terrain, side.won))
                lines.append(say("cli-oc-won", side=say(f"side-{side.name}.The"), names=names))
        if sme.counter_attack:
            names = wording.cards(sme.column)
            lines.append(say(f"cli-oc-counter-{sme.counter_attack}", number=sme.column_size) + (f" {names}." if names else ""))
        return lines

    # --- Utah Beach ---------------------------------------------------------------------------------------------------

    def layout(self) -> list[str]:
        utah = self.view.utah
        assert utah is not None
        return [self.say("cli-oc-layout", layout=self.say(f"layout-{utah.layout}"))] if utah.layout else []

    def regiments(self) -> list[str]:
        utah = self.view.utah
        assert utah is not None
        return [self.say("cli-oc-regiment", name=self.say(f"regiment-{each.name}"), square=each.square.upper(),
                         fatigue=self.say(f"fatigue-{each.fatigue}")) for each in utah.regiments]

    def square(self, square: Square) -> str:
        name = self.wording.terrain(square.terrain) if square.terrain else self.say("cli-oc-face-down")
        return self.named(square.name, name, self.marks_of_square(square)) + "."

    def field(self) -> list[Line]:
        """Four rows of four squares, each with its terrain and what stands there. A terrain that only this seat knows is drawn
        in a quiet style."""
        utah = self.view.utah
        assert utah is not None
        rows = [utah.squares[at:at + COLUMNS] for at in range(0, len(utah.squares), COLUMNS)]
        return boxes([[self.box(
            f"{square.name.upper()} {self.wording.short_terrain(square.terrain) if square.terrain else '?'}",
            "" if square.open else "quiet", self.marks_of_square(square)) for square in row] for row in rows],
            self.width, self.ascii)

    def marks_of_square(self, square: Square) -> list[str]:
        say = self.say
        return [*([say("cli-oc-here")] if self.is_here(square.name) else []),
                *([self.wording.side(square.control)] if square.control else []),
                *([say(f"regiment-{square.regiment}")] if square.regiment else []),
                *([say("cli-oc-scouted")] if square.scouted else [])]

    # --- Graignes -----------------------------------------------------------------------------------------------------

    def arm(self, name: str) -> list[Place]:
        graignes = self.view.graignes
        assert graignes is not None
        return [each for each in graignes.places if each.name[0] == name]

    def cross(self) -> list[Line]:
        """A row for each arm, from the outer circle to the village."""
        return boxes([[self.box(f"{each.name.upper()} {self.wording.terrain(each.terrain)}", "", self.marks_of_place(each))
                       for each in self.arm(arm)] for arm in ARM_NAMES], self.width, self.ascii)

    def spot(self, place: Place) -> str:
        marks = [self.say(f"arm-{place.name[0]}"), *self.marks_of_place(place)]
        return self.named(place.name, self.wording.terrain(place.terrain), marks) + "."

    def marks_of_place(self, place: Place) -> list[str]:
        say = self.say
        return [say("cli-oc-worth", number=place.worth), *([say("cli-oc-here")] if self.is_here(place.name) else []),
                *([self.wording.side(place.control)] if place.control else []),
                *([say("cli-oc-barricade")] if place.barricade else []), *([say("cli-oc-lock")] if place.lock else []),
                *([say("cli-oc-engaged")] if place.production == "engaged" else []),
                *([say(f"cli-oc-marker-{place.marker}")] if place.marker else [])]

    # --- both ---------------------------------------------------------------------------------------------------------

    def box(self, name: str, style: str, marks: list[str]) -> list[Line]:
        return [[(name, style)], *([[(", ".join(marks), "strong")]] if marks else [])]

    def named(self, place: str, name: str, marks: list[str]) -> str:
        return f"{place.upper()} {name}" + (f" ({', '.join(marks)})" if marks else "")
