"""A saved game: readable text, one line for each choice with the results of chance. Later versions can still open it.

    Bocage record 1
    game v_commandos 1.0.0
    rules 9d0c…
    scenario bridges
    seats anna | bot:corporal
    option difficulty standard
    seed-hash 0 5a…
    seed 0 31…
    ---
    = enemy:storm_trooper
    anna: move scout d = 4 2
    ---
    snapshot {…}
    hash 81…
    check 3c…

After ``=`` stand dice (``4``), draws (``bag:name``) and picks (``#2``). The snapshot is the state at the start of a step (the
last one, unless a server has added lines since), how many choices follow it and how many results of chance; so a game goes on
even if later rules would replay its past differently. ``rules`` is a hash of the rules as they were written then: so a change
is noticed where nobody has raised the version. ``check`` guards against damage. A game that went on so has a line
``start {…}`` in its head: the position from which its lines replay. ``hint 12 0`` there says that seat 0 took a hint after 12
choices; it changes nothing in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex

import msgspec

from bocage.core.contract import AnyRuleset
from bocage.core.dice import DIE, FACES, PICK, Dice, SeededDice
from bocage.core.errors import BadRecord, BocageError
from bocage.core.history import Setup, hash_of_seed
from bocage.core.match import Match
from bocage.core.plain import canonical, fill
from bocage.core.record.writing import FORMAT, RULE, Bags, checksum
from bocage.core.starting import unique
from bocage.core.table import Copyable

NUMERALS = [str(face) for face in range(1, FACES + 1)]


class Record(msgspec.Struct, frozen=True):
    """A record as read, before anything is played."""

    setup: Setup
    version: str
    digest: str
    opening: tuple[str, ...]
    moves: tuple[tuple[int, str, str, tuple[str, ...]], ...]
    snapshot: str
    hash: str


def read(text: str) -> Record:
    """Reads the text of a record; ``BadRecord`` says which line is wrong."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("error-record-format", expected=FORMAT)
    if not lines[-1].startswith("check "):
        raise BadRecord("error-record-truncated")
    if lines[-1].split()[1:] != [checksum(lines[:-1])]:
        raise BadRecord("error-record-altered")
    try:
        first, second = (at for at, line in enumerate(lines) if line == RULE)
        head = [line.split(" ", 2) for line in lines[1:first]]
        tail = dict(line.split(" ", 1) for line in lines[second + 1:])
        facts = {words[0]: " ".join(words[1:]) for words in head}
        game, version = facts["game"].split()
        opening = tuple(lines[first + 1].removeprefix("=").split())
        seats = tuple(facts["seats"].split(" | "))
        names = shown_names(seats)
        moves = tuple(move_of(number, line, names) for number, line in enumerate(lines[first + 2:second], first + 3))
        hashes = [(int(words[1]), words[2]) for words in head if words[0] == "seed-hash"]
        seeds = {int(words[1]): words[2] for words in head if words[0] == "seed"}
        if not hashes or hashes[0][0] > 0:
            raise ValueError("no seed for the first results")
        options = {words[1]: words[2] for words in head if words[0] == "option"}
        sown = tuple((start, seeds.get(start, ""), shown) for start, shown in hashes)
        hints = tuple(sorted({(int(words[1]), int(words[2])) for words in head if words[0] == "hint"}))
        if any(at < 0 or not 0 <= seat < len(seats) for at, seat in hints):
            raise ValueError("a hint at no moment, or for no seat")
        setup = Setup(game, facts["scenario"], tuple(names.values()), options, sown, facts.get("start", ""),
                      facts.get("ask") == "all", facts.get("lesson", ""), facts.get("agreed", ""), hints)
        return Record(setup, version, facts.get("rules", ""), opening, moves, tail["snapshot"], tail["hash"])
    except (ValueError, KeyError, IndexError) as error:
        raise BadRecord("error-record-shape") from error


def shown_names(seats: Sequence[str]) -> dict[str, str]:
    """The names of a record's seats as they can be shown, whoever wrote it; ``ValueError`` if two have the same."""
    names = dict(zip(seats, unique(seats), strict=True))
    if len(names) < len(seats):
        raise ValueError("two seats of one name")
    return names


def move_of(number: int, line: str, names: Mapping[str, str]) -> tuple[int, str, str, tuple[str, ...]]:
    """A line's number, the seat, the action and what chance answered; ``ValueError`` if no seat has that name. ``names``: those
    of the seats as the record has them, and as they are shown."""
    seat = max((name for name in names if line.startswith(f"{name}: ")), key=len)
    action, _, chance = line.removeprefix(f"{seat}: ").partition(" = ")
    return number, names[seat], action, tuple(chance.split())


class RecordedDice(Dice):
    """Plays the results of a record, line by line."""

    def __init__(self, waiting: Sequence[str], bags: Bags) -> None:
        self.waiting = list(waiting)
        self.bags = bags
        self.line = 0                                       # of the choice that is played

    def result(self, bag: str) -> int:
        if not self.waiting:
            raise BadRecord("error-record-chance", bag=bag, value="")
        text = self.waiting.pop(0)
        try:
            if bag == DIE:
                return NUMERALS.index(text) + 1
            if bag == PICK:
                return int(text.removeprefix("#"))
            name = text.removeprefix(f"{bag}:")
            return self.bags[bag].index(name)
        except ValueError:
            raise BadRecord("error-record-chance", bag=bag, value=text) from None

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        return [self.result(DIE) for _ in range(number)]

    def draw(self, counts: Sequence[int], bag: str, eyes: int = -1) -> int:
        return self.result(bag)

    def pick(self, number: int) -> int:
        return self.result(PICK)

    def require_all_used(self) -> None:
        if self.waiting:
            raise BadRecord("error-record-surplus", value=" ".join(self.waiting))


def board_of(ruleset: AnyRuleset, setup: Setup) -> object:
    return ruleset.rules.board(setup.scenario, setup.options, len(setup.seats))


def load(text: str, find: Callable[[str], AnyRuleset],
         board_of: Callable[[AnyRuleset, Setup], object] = board_of) -> Match:
    """The match at the end of the record, ready to go on. ``match.notes`` says what was unusual about the record.
    ``board_of``: makes the board, or has one that was made before."""
    record, ruleset, board = game_of(read(text), find, board_of)
    setup, dice = _seeds_to_go_on(record)
    try:
        match = _replay(ruleset, setup, board, record, RecordedDice(record.opening, ruleset.rules.bags(board)), dice)
    except BadRecord as error:
        if (record.version, record.digest) == (ruleset.version, ruleset.digest):
            raise                                           # the same rules: the record itself is wrong
        match = from_snapshot(ruleset, setup, board, record, dice, error)
    if record.version != ruleset.version:
        match.notes.append(BocageError("note-record-version", then=record.version, now=ruleset.version))
    return match


def game_of(record: Record, find: Callable[[str], AnyRuleset],
            board_of: Callable[[AnyRuleset, Setup], object] = board_of) -> tuple[Record, AnyRuleset, object]:
    """The ruleset and the board of a recorded game; raises if there is no such game, scenario or number of seats. A record of a
    scenario that is no more becomes one of its successor: it goes on from its last position."""
    ruleset, setup = find(record.setup.game), record.setup
    if setup.scenario in ruleset.retired:
        now = ruleset.retired[setup.scenario]
        setup = msgspec.structs.replace(setup, scenario=now.scenario, options={**setup.options, **now.options})
    ruleset.scenario(setup.scenario, len(setup.seats))
    board = board_of(ruleset, setup)
    return msgspec.structs.replace(record, setup=setup), ruleset, board


def _seeds_to_go_on(record: Record) -> tuple[Setup, SeededDice]:
    """The dice to go on with: from the record's last seed, or from a new seed if the record keeps it secret."""
    setup = record.setup
    drawn = _drawn(record)
    start, seed, shown = setup.seeds[-1]
    if seed:
        if hash_of_seed(seed) != shown:
            raise BadRecord("error-record-seed")
        return setup, SeededDice(seed, drawn - start)
    fresh = token_hex(16)
    seeds = (*setup.seeds, (drawn, fresh, hash_of_seed(fresh)))
    return msgspec.structs.replace(setup, seeds=seeds), SeededDice(fresh)


def _drawn(record: Record) -> int:
    return len(record.opening) + sum(len(chance) for *_, chance in record.moves)


def first_state(ruleset: AnyRuleset, setup: Setup, board: object) -> Copyable:
    """The first position of the record: the scenario's own, or the one that the record names."""
    state: Copyable = ruleset.rules.blank_state() if setup.start else ruleset.rules.first_state(board)
    if setup.start:
        fill(state, msgspec.json.decode(setup.start))
    return state


def _replay(ruleset: AnyRuleset, setup: Setup, board: object, record: Record, dice: RecordedDice, then: SeededDice) -> Match:
    match = Match(ruleset, setup, board, first_state(ruleset, setup, board), dice)
    dice.require_all_used()
    for number, seat, action, chance in record.moves:
        dice.waiting, dice.line = list(chance), number
        try:
            match.play(action, seat)
            dice.require_all_used()
        except BocageError as error:
            raise BadRecord("error-record-line", line=number, reason=error) from error
    if match.hash() != record.hash:
        raise BadRecord("error-record-hash")
    match.dice = then
    match.step.tape.source = then
    return match


def from_snapshot(ruleset: AnyRuleset, setup: Setup, board: object, record: Record, dice: SeededDice,
                  error: BadRecord, *, play_on: bool = True) -> Match:
    """The match that goes on from the record's snapshot, because the present rules replay the record differently: after the
    choices since then if these rules allow them (and with ``play_on``), else before them."""
    try:
        plain, choices, *results = msgspec.json.decode(record.snapshot)
        changed = fill(ruleset.rules.blank_state(), plain)
        setup = msgspec.structs.replace(setup, start=canonical(plain).decode(), seeds=setup.seeds[-1:])
        match = _played_on(ruleset, setup, board, record, choices, *results) if play_on else None
        if match is None:
            match = Match(ruleset, later_seeds(setup, _drawn(record)), board, first_state(ruleset, setup, board), dice)
        else:
            match.dice = match.step.tape.source = dice
            choices = 0
    except Exception as fault:                              # whatever these rules cannot make of an older position
        raise BadRecord("error-record-snapshot") from fault
    match.notes.append(BocageError("note-record-snapshot",
                                   reason=error, fields=", ".join(changed) or "–", choices=str(choices)))
    return match


def later_seeds(setup: Setup, drawn: int) -> Setup:
    """The same setup for a game whose first result is the one that followed ``drawn`` others."""
    return msgspec.structs.replace(setup, seeds=tuple((start - drawn, seed, shown) for start, seed, shown in setup.seeds))


def _played_on(ruleset: AnyRuleset, setup: Setup, board: object, record: Record, choices: int,
               results: int = -1) -> Match | None:
    """The game from its snapshot to its end; None if these rules do not lead there, or the record does not tell which results
    of chance followed the snapshot (older ones do not)."""
    since, before = record.moves[len(record.moves) - choices:], record.moves[:len(record.moves) - choices]
    drawn = [*record.opening, *(text for *_, chance in before for text in chance)]
    opening = results - sum(len(chance) for *_, chance in since)
    if opening < 0:
        return None
    dice = RecordedDice(drawn[len(drawn) - opening:], ruleset.rules.bags(board))
    setup = later_seeds(setup, len(drawn) - opening)
    try:
        match = Match(ruleset, setup, board, first_state(ruleset, setup, board), dice)
        dice.require_all_used()
        for _, seat, action, chance in since:
            dice.waiting = list(chance)
            match.play(action, seat)
            dice.require_all_used()
    except BocageError:
        return None
    return match


class Drawn(msgspec.Struct, frozen=True):
    """A result of chance in a record. ``weights``: how often each possible result was in the bag (a die: six ones); ``value``:
    which of them came, as an index; ``text``: as the record has it; ``line``: of the choice before it, 0 for the opening."""

    weights: tuple[int, ...]
    value: int
    text: str
    line: int


class _ListeningDice(RecordedDice):
    """Plays the results of a record and notes what each was drawn from."""

    def __init__(self, waiting: Sequence[str], bags: Bags) -> None:
        super().__init__(waiting, bags)
        self.heard: list[Drawn] = []

    def hear(self, bag: str, weights: Sequence[int]) -> int:
        text = self.waiting[0] if self.waiting else ""
        result = self.result(bag)
        self.heard.append(Drawn(tuple(weights), result - 1 if bag == DIE else result, text, self.line))
        return result

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        return [self.hear(DIE, (1,) * FACES) for _ in range(number)]

    def draw(self, counts: Sequence[int], bag: str, eyes: int = -1) -> int:
        return self.hear(bag, counts)

    def pick(self, number: int) -> int:
        return self.hear(PICK, (1,) * number)


def all_drawn(record: Record, find: Callable[[str], AnyRuleset]) -> list[Drawn]:
    """Every result of a record in its order, with what it was drawn from; ``BadRecord`` if the game does not replay."""
    record, ruleset, board = game_of(record, find)
    dice = _ListeningDice(record.opening, ruleset.rules.bags(board))
    _replay(ruleset, record.setup, board, record, dice, SeededDice())
    return dice.heard


def verify(text: str, find: Callable[[str], AnyRuleset]) -> tuple[int, int]:
    """Checks that every result of a record derives from its seeds; returns how many do, and how many cannot be checked.

    A result that differs is a ``BadRecord`` that names its line.
    """
    record = read(text)
    seeds = record.setup.seeds
    for _, seed, shown in seeds:
        if seed and hash_of_seed(seed) != shown:
            raise BadRecord("error-record-seed")
    checked = unchecked = 0
    for at, chance in enumerate(all_drawn(record, find)):
        start, seed, _ = max((entry for entry in seeds if entry[0] <= at), key=lambda entry: entry[0])
        if not seed:
            unchecked += 1
        elif SeededDice(seed, at - start).draw(chance.weights, "") == chance.value:
            checked += 1
        else:
            raise BadRecord("error-record-verify", line=chance.line, value=chance.text)
    return checked, unchecked
