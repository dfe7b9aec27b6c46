"""Puts pieces of a view into words: people and their cards, objectives, events, what lies on a tile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.text import Words
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import ABILITIES
from bocage.games.v_commandos.screens.ground import OPEN_GROUND, Ground
from bocage.games.v_commandos.text import VNamer
from bocage.games.v_commandos.view import Commando, Entrance, Escort, Objective, Terrain, Tile, View


class Wording:
    """The words of one board in one language, for what a view says."""

    def __init__(self, board: Board, namer: VNamer) -> None:
        self.board = board
        self.namer = namer
        self.say: Words = namer.words

    # --- names --------------------------------------------------------------------------------------------------------

    def commando(self, commando: Commando) -> str:
        return self.say(f"commando-{commando.role}")

    def escort(self, escort: Escort) -> str:
        return self.say(f"escort-{escort.kind}")

    def item(self, name: str) -> str:
        return self.say(f"item-{name.split('-')[0]}")

    def items(self, names: Sequence[str]) -> str:
        counts: dict[str, int] = {}
        for name in names:
            counts[self.item(name)] = counts.get(self.item(name), 0) + 1
        return ", ".join(self.several(name, number) for name, number in counts.items())

    def several(self, name: str, number: int) -> str:
        return self.say("cli-vc-several", name=name, number=number) if number > 1 else name

    def foes(self, foes: Mapping[str, int]) -> str:
        return self.namer.listed([self.say(f"foe-{kind}.count", n=number) for kind, number in foes.items() if number])

    def where(self, tile: str) -> str:
        if tile == "off_map":
            return self.say("cli-vc-below")
        return self.namer.tile_name(self.board.tile_name.index(tile)) if tile else self.say("cli-vc-nowhere")

    def face(self, commando: Commando) -> str:
        """Returns stealthy, visible or critical; in uniform; in a nest; waiting to enter."""
        gender = self.say(f"commando-{commando.role}.g")
        words = [self.say("cli-vc-critical-until", turn=commando.last_turn) if commando.face == "critical"
                 else self.say(f"cli-vc-face-{commando.face}", gender=gender)]
        words += [self.say("cli-vc-uniform")] if commando.uniform else []
        words += [self.say("cli-vc-in-nest")] if commando.in_nest else []
        return ", ".join(words)

    def place(self, commando: Commando) -> str:
        """Returns where a commando is and how. Off the map its face does not matter, unless it is critical (VC-HEALTH-08)."""
        where = self.where(commando.tile)
        says_how = commando.tile != "off_map" or commando.face == "critical"
        return f"{where}, {self.face(commando)}" if says_how else where

    def card(self, card: int) -> str:
        """Returns what is printed on a side of a commando card: weapon, starting equipment, ability."""
        key = self._ability(card)
        return self.say("cli-vc-card", kit=self._kit(card), ability=self.say(key), text=self.say(f"{key}.text"))

    def card_in_short(self, card: int) -> str:
        """Returns the name of the ability, then weapon and starting equipment."""
        return f"{self.say(self._ability(card))} · {self._kit(card)}"

    def _ability(self, card: int) -> str:
        return f"ability-{ABILITIES[self.board.ability[card]]}"

    def _kit(self, card: int) -> str:
        b = self.board
        items = self.items([b.item_names[item] for item in b.start_items[card]])
        return ", ".join(filter(None, [self.say(f"weapon-{b.weapon_names[b.printed[card]]}"), items]))

    # --- terrains -----------------------------------------------------------------------------------------------------

    def terrain(self, terrain: Terrain) -> str:
        return self.say(f"terrain-{terrain.id}")

    def alarm(self, terrain: Terrain) -> str:
        return self.say("cli-vc-alarm-on" if terrain.alarm else "cli-vc-alarm-off")

    def objective(self, objective: Objective) -> str:
        number = self.board.objective_name.index(objective.name)
        names = self.namer.kinds["objective"]("objective", number)
        return self.say(f"cli-vc-goal-{objective.word}", objective=names["objective"], do=names["objective_do"],
                        actions=objective.actions, tile=self.board.tile_letter[self.board.objective_home[number]].upper())

    def event(self, terrain: Terrain) -> tuple[str, str]:
        """Returns the name of the turn's event, its compass point, and what it does."""
        name = self.say("cli-vc-event", event=self.say(f"effect-{terrain.effect}"), point=self.say(f"point-{terrain.compass}"))
        return name, self.say(f"effect-{terrain.effect}.text")

    def turns_left(self, view: View, terrain: Terrain) -> str:
        if terrain.turns_left:
            return self.say("cli-vc-turns-left", number=terrain.turns_left)
        limit = self.board.turn_limit
        return self.say("cli-vc-turns-left", number=limit - view.turn + 1) if limit else ""

    def entrance(self, gate: Entrance) -> str:
        return self.say("cli-vc-entrance", side=self.say(f"point-{gate.side}"), number=gate.tokens,
                        barricaded=str(gate.barricaded), waiting=self.foes(gate.waiting), outside=sum(gate.waiting.values()))

    # --- tiles --------------------------------------------------------------------------------------------------------

    def tile(self, view: View, terrain: Terrain, tile: Tile) -> list[str]:
        """Returns all that is on a tile and around it."""
        say = self.say
        return [
            say("cli-vc-tile", tile=self.where(tile.name), size=say(f"cli-vc-size-{tile.size}"),
                side=say("cli-vc-indoors" if tile.indoor else "cli-vc-outdoors"), hit=tile.to_hit,
                taken=tile.slots - tile.free, slots=tile.slots),
            *(say("cli-vc-on-tile", things=things) for things in [self.on_tile(view, tile)] if things),
            say("cli-vc-ways", ways=", ".join(self.ways(terrain, tile))),
            *(self.entrance(gate) for gate in terrain.entrances if gate.tile == tile.name),
        ]

    def ways(self, terrain: Terrain, tile: Tile) -> list[str]:
        ways = []
        for other, kind, door in Ground(terrain).neighbours(tile):
            how = ("open" if door.open else "locked") if door else "ground" if kind == OPEN_GROUND else "wall"
            ways.append(self.say(f"cli-vc-way-{how}", tile=other.letter.upper()))
        return ways

    def on_tile(self, view: View, tile: Tile) -> str:
        say = self.say
        things = [f"{self.commando(each)} ({self.face(each)})" for each in view.commandos if each.tile == tile.name]
        things += [f"{self.escort(each)} ({self.escort_face(each)})" for each in view.escorts if each.tile == tile.name]
        things += [self.foes(tile.enemies)] if tile.enemies else []
        for token in tile.triangles:
            index = self.board.triangle_name.index(token.name)
            name = str(self.namer.kinds["triangle"]("triangle", index)["triangle"])
            if token.holder in tile.enemies:
                name = say("cli-vc-guarded", token=name, guard=say(f"foe-{token.holder}.the"))
            things.append(name)
        things += [say(f"cli-vc-hatch-{tile.hatch}")] if tile.hatch else []
        things += [say("cli-vc-charges", number=tile.charges)] if tile.charges else []
        things += [self.several(self.item(name), number) for name, number in tile.items.items()]
        return ", ".join(things)

    def escort_face(self, escort: Escort) -> str:
        return self.say(f"cli-vc-face-{escort.face}", gender=self.say(f"escort-{escort.kind}.g"))
