"""The maps of the missions as lines: columns of terrains, the field of Utah Beach, the cross of Graignes."""

from __future__ import annotations

from bocage.core.screen import Line, Look, wrapped
from bocage.games.operation_commando.terminal.wording import Wording
from bocage.games.operation_commando.view import Place, Square, View

ARM_NAMES = ("n", "e", "s", "w")


class Fields:
    def __init__(self, view: View, wording: Wording, look: Look) -> None:
        self.view = view
        self.wording = wording
        self.say = wording.say
        self.width = look.width
        self.ascii = look.ascii

    def draw(self) -> list[Line]:
        if self.view.utah is not None and self.view.utah.squares:
            return self.grid()
        return [line for text in self.tell_texts() for line in wrapped([(text, "")], self.width, 2)]

    def tell(self) -> list[Line]:
        return [[(text, "")] for text in self.tell_texts()]

    def tell_texts(self) -> list[str]:
        if self.view.sme is not None:
            return self.sme()
        if self.view.utah is not None:
            return self.utah()
        return self.graignes()

    def place(self, name: str) -> list[str]:
        wanted = name.lower()
        if self.view.utah is not None:
            return [self.square(each) for each in self.view.utah.squares if each.name == wanted or not wanted]
        if self.view.graignes is not None:
            return [self.spot(each) for each in self.view.graignes.places if each.name == wanted or not wanted]
        return []

    # --- Sainte-Mère-Église -------------------------------------------------------------------------------------------

    def sme(self) -> list[str]:
        view, say, wording = self.view, self.say, self.wording
        sme = view.sme
        assert sme is not None
        columns = ", ".join(say(f"cli-oc-column-{column.state}", bridge=wording.terrain(column.bridge))
                            for column in sme.columns)
        lines = [say("cli-oc-main-pile", number=sme.main_left) + " " + columns + "."]
        for side in (view.us, view.de):
            if side.won:
                lines.append(say("cli-oc-won", side=wording.side(side.name), names=", ".join(map(wording.terrain, side.won))))
        if sme.column_size:
            names = ", ".join(wording.card(card) for card in sme.column)
            lines.append(say("cli-oc-column", number=sme.column_size) + (f" ({names})" if names else ""))
        return lines

    # --- Utah Beach ---------------------------------------------------------------------------------------------------

    def utah(self) -> list[str]:
        utah = self.view.utah
        assert utah is not None
        lines = [self.say("cli-oc-layout", layout=self.say(f"layout-{utah.layout}"))] if utah.layout else []
        return [*lines, *(self.square(each) for each in utah.squares), *self.regiments()]

    def regiments(self) -> list[str]:
        utah = self.view.utah
        assert utah is not None
        return [self.say("cli-oc-regiment", name=self.say(f"regiment-{each.name}"), square=each.square.upper(),
                         fatigue=self.say(f"fatigue-{each.fatigue}")) for each in utah.regiments]

    def square(self, square: Square) -> str:
        name = self.wording.terrain(square.terrain) if square.terrain else self.say("cli-oc-face-down")
        notes = [*([self.say("cli-oc-scouted")] if square.scouted else []),
                 *([self.wording.side(square.control)] if square.control else []),
                 *([self.say(f"regiment-{square.regiment}")] if square.regiment else [])]
        return f"{square.name.upper()} {name}" + (f" ({', '.join(notes)})" if notes else "")

    def grid(self) -> list[Line]:
        """Four rows of four boxes, each with a name and a line of marks."""
        utah = self.view.utah
        assert utah is not None
        inner = max(8, (min(self.width, 100) - 5) // 4)
        bar, rule = ("|", "-") if self.ascii else ("│", "─")
        edge = [("+" if self.ascii else "·") + (rule * inner + ("+" if self.ascii else "·")) * 4]
        lines: list[Line] = [[(edge[0], "quiet")]]
        for row in range(4):
            cells = utah.squares[row * 4:row * 4 + 4]
            names: Line = [(bar, "quiet")]
            marks: Line = [(bar, "quiet")]
            for cell in cells:
                name = self.wording.terrain(cell.terrain) if cell.terrain else "?"
                names += [(f"{cell.name.upper()} {name}"[:inner].ljust(inner), "" if cell.open else "quiet"), (bar, "quiet")]
                marks += [(self.marks(cell)[:inner].ljust(inner), "strong"), (bar, "quiet")]
            lines += [names, marks, [(edge[0], "quiet")]]
        return [*lines, *(line for text in self.regiments() for line in wrapped([(text, "")], self.width, 2))]

    def marks(self, square: Square) -> str:
        parts = [self.wording.side(square.control) if square.control else "",
                 self.say(f"regiment-{square.regiment}") if square.regiment else "",
                 self.say("cli-oc-scouted") if square.scouted else ""]
        return " ".join(part for part in parts if part)

    # --- Graignes -----------------------------------------------------------------------------------------------------

    def graignes(self) -> list[str]:
        graignes = self.view.graignes
        assert graignes is not None
        lines = []
        for arm in ARM_NAMES:
            spots = [self.spot(each) for each in graignes.places if each.name[0] == arm]
            if spots:
                lines.append(f"{self.say(f'arm-{arm}')}{self.say('cli-oc-colon')} {' → '.join(spots)}")
        return lines

    def spot(self, place: Place) -> str:
        say = self.say
        notes = [say("cli-oc-worth", number=place.worth), *([self.wording.side(place.control)] if place.control else []),
                 *([say("cli-oc-barricade")] if place.barricade else []), *([say("cli-oc-lock")] if place.lock else []),
                 *([say("cli-oc-engaged")] if place.production == "engaged" else []),
                 *([say(f"cli-oc-marker-{place.marker}")] if place.marker else [])]
        return f"{place.name.upper()} {self.wording.terrain(place.terrain)} ({', '.join(notes)})"
