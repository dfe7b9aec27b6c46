"""The map of a terrain: tiles in their places, walls and doors between them, and what lies on each.

The first line of a tile holds its letter (``[D]`` indoors), the number that hits there, and how many of its slots are taken.
Below come fixtures and their guards, then people, then equipment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.screen import Line, Span
from bocage.core.text import Words
from bocage.games.v_commandos.screens.canvas import Canvas
from bocage.games.v_commandos.screens.ground import Ground
from bocage.games.v_commandos.screens.signs import Signs
from bocage.games.v_commandos.view import Entrance, Terrain, Tile, View

NARROWEST, WIDEST = 10, 12          # columns inside a small tile
GAP = 3                             # columns between two terrains side by side
MARGIN = 5                          # columns for an entrance on the left or right
FEWEST_ROWS, MOST_ROWS = 2, 5       # lines inside a small tile


class People:
    """Who stands where, in the words of the map."""

    def __init__(self, view: View, say: Words, signs: Signs) -> None:
        self.say = say
        self.signs = signs
        self.on: dict[str, list[Span]] = {}
        self.named: dict[str, Span] = {}
        for commando in view.commandos:
            style = "critical" if commando.face == "critical" else "seen" if commando.face == "visible" else "hidden"
            text = signs[commando.face] + say(f"cli-vc-who-{commando.role}") + (signs["uniform"] if commando.uniform else "")
            self._put(commando.tile, commando.role, (text, f"{style} active" if commando.active else style))
        for escort in view.escorts:
            text = signs[escort.face] + say(f"cli-vc-who-{escort.kind}")
            self._put(escort.tile, escort.kind, (text, "seen" if escort.face == "visible" else "hidden"))

    def _put(self, tile: str, name: str, span: Span) -> None:
        self.named[name] = span
        self.on.setdefault(tile, []).append(span)

    def foes(self, foes: Mapping[str, int]) -> list[Span]:
        return [(f"{number}{self.say(f'cli-vc-foe-{kind}')}", "enemy") for kind, number in foes.items() if number]

    def words(self, tile: Tile) -> tuple[list[Span], list[Span]]:
        """Returns the words for a tile: fixtures and people, and equipment apart."""
        say, signs = self.say, self.signs
        loose = dict(tile.enemies)
        words: list[Span] = [(signs[f"hatch-{tile.hatch}"], "token")] if tile.hatch else []
        inside = []
        for token in tile.triangles:
            if token.holder in loose:
                loose[token.holder] -= 1
                words.append((signs[token.kind] + say(f"cli-vc-foe-{token.holder}"), "enemy"))
            elif token.holder:
                inside.append(self.named[token.holder])
                words.append((signs[token.kind] + inside[-1][0], inside[-1][1]))
            else:
                words.append((signs[token.kind], "token"))
        if tile.charges:
            words.append((signs["charge"] + (str(tile.charges) if tile.charges > 1 else ""), "threat"))
        words += [span for span in self.on.get(tile.name, []) if span not in inside]
        items = [("+" + (str(number) if number > 1 else "") + say(f"cli-vc-item-{kind.split('-')[0]}"), "item")
                 for kind, number in tile.items.items()]
        return words + self.foes(loose), items


def fill(words: Sequence[Span], width: int) -> list[list[Span]]:
    """Breaks words into rows of a width, with one blank between words."""
    rows: list[list[Span]] = []
    left = 0
    for text, style in words:
        if not rows or left < len(text) + 1:
            rows.append([])
            left = width + 1
        rows[-1].append((text[:width], style))
        left -= len(text) + 1
    return rows


class Map:
    """One terrain, drawn with tiles of a given width."""

    def __init__(self, terrain: Terrain, people: People, signs: Signs, inner: int) -> None:
        self.terrain = terrain
        self.people = people
        self.signs = signs
        self.inner = inner
        self.ground = Ground(terrain)
        self.columns, self.rows, self.tiles = self.ground.columns, self.ground.rows, self.ground.tiles
        outside = {gate.side for gate in terrain.entrances if self.ground.at_the_edge(gate)}
        self.left = MARGIN if "W" in outside else 0
        self.right = MARGIN if "E" in outside else 0
        self.height = self._heights()

    @property
    def width(self) -> int:
        return self.left + self.columns * (self.inner + 1) + 1 + self.right

    def span(self, tile: Tile) -> int:
        """Returns the columns inside a tile."""
        return tile.width * (self.inner + 1) - 1

    def _heights(self) -> list[int]:
        """Returns the lines inside each row of cells: as few as what lies there needs."""
        height = [FEWEST_ROWS] * self.rows
        for tile in sorted(self.terrain.tiles, key=lambda tile: tile.height):
            last = tile.y + tile.height - 1
            words, items = self.people.words(tile)
            needed = 1 + len(fill(words + items, self.span(tile) - 1))
            spare = sum(height[tile.y:last + 1]) + tile.height - 1
            height[last] = min(MOST_ROWS, height[last] + max(0, needed - spare))
        return height

    # --- places on the canvas -----------------------------------------------------------------------------------------

    def column(self, x: int) -> int:
        return self.left + x * (self.inner + 1)

    def row(self, y: int) -> int:
        return 1 + sum(self.height[:y]) + y

    def draw(self) -> list[Line]:
        canvas = Canvas(self.width, self.row(self.rows) + 2, self.signs.ascii)
        for x in range(self.columns + 1):
            for y in range(self.rows + 1):
                self._draw_lines(canvas, x, y)
        for tile in self.terrain.tiles:
            self._draw_tile(canvas, tile)
        for door in self.terrain.doors:
            self._draw_door(canvas, self.tiles[door.tiles[0]], self.tiles[door.tiles[1]], door.open)
        for gate in self.terrain.entrances:
            self._draw_entrance(canvas, gate)
        return canvas.lines()

    # --- lines --------------------------------------------------------------------------------------------------------

    def _draw_lines(self, canvas: Canvas, x: int, y: int) -> None:
        """Draws the corner at the north-west of a cell, and the lines that run east and south from it."""
        between = self.ground.between
        up, down = between((x - 1, y - 1), (x, y - 1)), between((x - 1, y), (x, y))
        left, right = between((x - 1, y - 1), (x - 1, y)), between((x, y - 1), (x, y))
        canvas.junction(self.column(x), self.row(y), up, right, down, left)
        if x < self.columns and right:
            canvas.line_across(self.column(x) + 1, self.row(y), self.inner, right)
        if y < self.rows and down:
            canvas.line_upright(self.column(x), self.row(y) + 1, self.height[y], down)

    def _draw_door(self, canvas: Canvas, one: Tile, two: Tile, is_open: bool) -> None:
        """Draws a door in the middle of the edge that its two tiles share."""
        sign, style = self.signs["door-open" if is_open else "door-locked"], "door" if is_open else "lock"
        if one.x + one.width == two.x or two.x + two.width == one.x:
            first, last = max(one.y, two.y), min(one.y + one.height, two.y + two.height)
            canvas.put(self.column(max(one.x, two.x)), (self.row(first) + 1 + self.row(last)) // 2, sign, style)
        else:
            first, last = max(one.x, two.x), min(one.x + one.width, two.x + two.width)
            middle = (self.column(first) + self.column(last)) // 2
            canvas.put(middle - 1, self.row(max(one.y, two.y)), f" {sign} " if is_open else sign * 3, style)

    # --- tiles --------------------------------------------------------------------------------------------------------

    def _draw_tile(self, canvas: Canvas, tile: Tile) -> None:
        x, y, width = self.column(tile.x) + 1, self.row(tile.y) + 1, self.span(tile)
        letter = tile.letter.upper()
        canvas.put(x, y, f"[{letter}]" if tile.indoor else f" {letter} ", "place")
        canvas.put(x + 4, y, f"{tile.to_hit}+", "quiet")
        taken = f"{tile.slots - tile.free}/{tile.slots}"
        canvas.put(x + width - len(taken), y, taken, "full" if not tile.free else "quiet")
        room = self.row(tile.y + tile.height) - y - 1
        for at, words in enumerate(self._contents(tile, width - 1, room)):
            column = x + 1
            for text, style in words:
                canvas.put(column, y + 1 + at, text, style)
                column += len(text) + 1

    def _contents(self, tile: Tile, width: int, room: int) -> list[list[Span]]:
        """Returns the rows of a tile. If its equipment does not fit, the equipment is only counted."""
        words, items = self.people.words(tile)
        rows = fill(words + items, width)
        if len(rows) > room and items:
            rows = fill([*words, (f"+{sum(tile.items.values())}", "item")], width)
        if len(rows) > room:
            rows = rows[:room]
            rows[-1] = fill(rows[-1], width - 2)[0] + [(self.signs["more"], "quiet")]
        return rows

    # --- entrances ----------------------------------------------------------------------------------------------------

    def _draw_entrance(self, canvas: Canvas, gate: Entrance) -> None:
        """Draws an entrance outside its tile: an arrow, how many tokens come, a barricade, and the enemies that
        wait behind it."""
        tile, signs, alarm = self.tiles[gate.tile], self.signs, self.terrain.alarm
        number = f"{signs['times']}{gate.tokens}"
        arrow = signs["barricade"] if gate.barricaded else signs[f"enter-{gate.side}"]
        style = "alarm" if alarm else "place"
        waiting = sum(gate.waiting.values())
        if gate.side in "NS":
            y = self.row(tile.y) - 1 if gate.side == "N" else self.row(tile.y + tile.height) + 1
            who = " ".join(text for text, _ in self.people.foes(gate.waiting))
            text = f"{arrow}{number}{'!' if alarm else ''}" + (f" ({who})" if waiting else "")
            width = self.span(tile)
            if len(text) > width:
                text = f"{arrow}{number} ({waiting})"
            canvas.put(self.column(tile.x) + 1 + (width - len(text)) // 2, y, text, style)
            return
        y = self.row(tile.y) + 1
        text = f"{number}{'!' if alarm else ''}"
        text = f"{text}{arrow}" if gate.side == "W" else f"{arrow}{text}"
        x = self.column(tile.x) - len(text) if gate.side == "W" else self.column(tile.x + tile.width) + 1
        canvas.put(x, y, text, style)
        if waiting:
            text = f"({waiting})"
            x = self.column(tile.x) - len(text) if gate.side == "W" else x
            canvas.put(x, y + 1, text, "enemy")


def maps_of(view: View, say: Words, signs: Signs, width: int) -> list[tuple[Terrain, list[Line]]]:
    """Draws the terrains in play: side by side if they fit, else each as wide as the columns allow."""
    people = People(view, say, signs)
    terrains = [terrain for terrain in view.terrains if terrain.state == "in_play"]

    def at_width(inner: int) -> list[Map]:
        return [Map(terrain, people, signs, inner) for terrain in terrains]

    sizes = range(WIDEST, NARROWEST - 1, -1)
    maps = next((maps for maps in map(at_width, sizes) if sum(each.width + GAP for each in maps) - GAP <= width), None) or [
        next((shown for inner in sizes if (shown := Map(terrain, people, signs, inner)).width <= width),
             Map(terrain, people, signs, NARROWEST)) for terrain in terrains]
    return [(shown.terrain, shown.draw()) for shown in maps]
