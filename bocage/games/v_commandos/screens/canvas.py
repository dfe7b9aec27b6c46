"""A sheet of characters to draw on, and the lines between tiles: walls, open ground, the edge of the map."""

from __future__ import annotations

from bocage.core.screen import Line
from bocage.games.v_commandos.screens.ground import EDGE, WALL

# For each junction of lines, by the weight of its arms (0 none, 1 thin, 2 thick): up × 27 + right × 9 + down × 3 + left.
JUNCTIONS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
WEIGHT = (0, 1, 1, 2)
ACROSS = (" ┄─━", " .-#")
UPRIGHT = (" ┊│┃", " :|#")


class Canvas:
    """Characters, each with a style. What is written beyond the edge is lost."""

    def __init__(self, width: int, height: int, ascii: bool) -> None:
        self.ascii = ascii
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        row, styles = self.characters[y], self.styles[y]
        for offset, character in enumerate(text):
            if 0 <= x + offset < len(row):
                row[x + offset] = character
                styles[x + offset] = style

    def line_across(self, x: int, y: int, length: int, kind: int) -> None:
        self.put(x, y, ACROSS[self.ascii][kind] * length, line_style(kind))

    def line_upright(self, x: int, y: int, length: int, kind: int) -> None:
        for offset in range(length):
            self.put(x, y + offset, UPRIGHT[self.ascii][kind], line_style(kind))

    def junction(self, x: int, y: int, up: int, right: int, down: int, left: int) -> None:
        """Returns the character where lines of these kinds meet."""
        arms = (up, right, down, left)
        if not any(arms):
            return
        if up == down and not left and not right:
            sign = UPRIGHT[self.ascii][up]
        elif left == right and not up and not down:
            sign = ACROSS[self.ascii][left]
        elif self.ascii:
            sign = "#" if WALL in arms else "+" if EDGE in arms else "."
        else:
            sign = JUNCTIONS[((WEIGHT[up] * 3 + WEIGHT[right]) * 3 + WEIGHT[down]) * 3 + WEIGHT[left]]
        self.put(x, y, sign, line_style(max(arms)))

    def lines(self) -> list[Line]:
        """Returns the rows as spans of one style each, without blanks at the end of a row and without blank rows at top and
        bottom."""
        made = [self._line(row, styles) for row, styles in zip(self.characters, self.styles, strict=True)]
        while made and not made[0]:
            made.pop(0)
        while made and not made[-1]:
            made.pop()
        return made

    def _line(self, row: list[str], styles: list[str]) -> Line:
        line: Line = []
        for character, style in zip("".join(row).rstrip(), styles, strict=False):
            if line and line[-1][1] == style:
                line[-1] = (line[-1][0] + character, style)
            else:
                line.append((character, style))
        return line


def line_style(kind: int) -> str:
    return "wall" if kind == WALL else "ground"
