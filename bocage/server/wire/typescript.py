"""Writes the types of frames and views for the web client: ``python -m bocage.server.wire.typescript`` (a test finds drift)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import inspect as types

from bocage.core.contract import AnyRuleset, FactRecord
from bocage.games import installed
from bocage.server.wire import frame_types, frames, http_frames, lesson_frames, puzzle_frames, replay_frames

PACKAGE = Path(__file__).parents[2]
FILE = PACKAGE.parent / "web" / "src" / "gen" / "types.ts"
HEAD = "// Written by bocage/server/wire/typescript.py from the Python types; do not edit.\n"
BODIES = (
    lesson_frames.LessonCard, http_frames.Problem, http_frames.GameCard, http_frames.GameMaps, http_frames.GameTexts,
    http_frames.RuleBook, http_frames.RuleKept, http_frames.PlayerAid, http_frames.Judging, http_frames.PackFile,
    http_frames.Drafting, http_frames.Drafted, http_frames.Me, http_frames.Preferences, http_frames.NewMatch,
    http_frames.Resume, http_frames.Created, http_frames.Joining, http_frames.Invited, http_frames.Joined,
    http_frames.Invitation, http_frames.MatchLists, http_frames.Health, replay_frames.Upload, replay_frames.Uploaded,
    replay_frames.Replayed, replay_frames.Moment, replay_frames.PlayOn, replay_frames.LuckPart, replay_frames.AllDrawn,
    replay_frames.Analysed, replay_frames.LineSeen,
    replay_frames.NewComment, replay_frames.Beside, replay_frames.RuleInGames,
    puzzle_frames.PuzzleList, puzzle_frames.PuzzleOpened, puzzle_frames.PuzzleTry, puzzle_frames.PuzzleTried,
    puzzle_frames.PuzzleSolved, puzzle_frames.PuzzleOdds, puzzle_frames.PuzzleSurvey)
FEW = 6                         # names that a fact may be, written out where it stands
NOTHING = "/** The facts of something that is told without any. */\nexport type Nothing = Record<never, never>"
LIMITS = ("NAME", "CHAT", "ACTION", "SETTING", "PACK", "MOST_PACKS", "RECORD_BYTES")


class Writer:
    """Collects the structs that others are made of, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}

    def struct(self, info: types.StructType) -> str:
        name = info.cls.__name__
        if name in self.made:
            return name
        self.made[name] = ""
        comes_in = issubclass(info.cls, frame_types.In)
        lines = [f"  type: '{info.tag}'"] if info.tag else []
        for field in info.fields:
            optional = "?" if comes_in and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)}")
        self.made[name] = "\n".join([f"export interface {name} {{", *lines, "}"])
        return name

    def facts(self, name: str, told: Mapping[str, FactRecord]) -> None:
        """One entry for each event, question or verb, with the facts that are told of it."""
        lines = [f"  {key}: {self.record(record)}" for key, record in told.items()]
        self.made[name] = "\n".join([f"export interface {name} {{", *lines, "}"])

    def record(self, record: FactRecord) -> str:
        info = types.type_info(record)
        assert isinstance(info, types.StructType)
        fields = [f"{field.encode_name}{'' if field.required else '?'}: {self.fact(field)}" for field in info.fields]
        return f"{{ {'; '.join(fields)} }}" if fields else "Nothing"

    def fact(self, field: types.Field) -> str:
        """A choice among many names is written once, and named for its fact."""
        written = self.type(field.type)
        if not isinstance(field.type, types.LiteralType) or len(field.type.values) <= FEW:
            return written
        alias = f"{field.name.capitalize()}Fact"
        self.made[alias] = "\n".join([f"export type {alias} =", *(f"  | {name}" for name in written.split(" | "))])
        return alias

    def type(self, info: types.Type) -> str:
        simple: dict[type[types.Type], str] = {
            types.StrType: "string", types.IntType: "number", types.FloatType: "number", types.BoolType: "boolean",
            types.NoneType: "null", types.AnyType: "unknown"}
        if type(info) in simple:
            return simple[type(info)]
        if isinstance(info, types.StructType):
            return self.struct(info)
        if isinstance(info, types.LiteralType):
            return " | ".join(repr(value) for value in sorted(info.values, key=lambda value: (type(value).__name__, value)))
        if isinstance(info, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(each) for each in info.types))
        if isinstance(info, types.VarTupleType | types.ListType):
            inner = self.type(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(info, types.TupleType):
            return f"[{', '.join(self.type(each) for each in info.item_types)}]"
        assert isinstance(info, types.DictType), info
        return f"Record<string, {self.type(info.value_type)}>"


def typescript() -> str:
    writer = Writer()
    for info in types.multi_type_info(BODIES):
        writer.type(info)
    unions = [("FromClient", frames.FromClient), ("FromServer", frames.FromServer)]
    parts = [f"export type {name} = {writer.type(types.type_info(union))}" for name, union in unions]
    limits = [f"export const {name} = {getattr(frame_types, name)}" for name in LIMITS]
    return "\n\n".join([HEAD.rstrip(), *limits, *writer.made.values(), *parts, NOTHING, *views()]) + "\n"


def views() -> list[str]:
    """The view of each of this package's games and the facts that are told with it, in a namespace of its own."""
    made = []
    for game in installed():
        if not game.folder.is_relative_to(PACKAGE):
            continue                                # another package's: the client shows it by its plain face
        writer = Writer()
        for crossing in types_of(game):
            writer.type(types.type_info(crossing))
        told = game.display.fact_types
        writer.facts("Events", told.events)
        writer.facts("Questions", told.questions)
        writer.facts("Verbs", told.verbs)
        name = "".join(word.capitalize() for word in game.id.split("_"))
        inner = "\n\n".join(writer.made.values()).replace("\n", "\n  ").replace("\n  \n", "\n\n")
        made.append(f"export namespace {name} {{\n  {inner}\n}}")
    return made


def types_of(game: AnyRuleset) -> list[type[msgspec.Struct]]:
    """What crosses to the client in the game's own types."""
    crossing = [game.knowledge.view_type]
    if game.inspection is not None:
        crossing.append(game.inspection.answer_type)
    if game.forces is not None:
        crossing += [game.forces.builder_type, game.forces.verdict_type]
        if game.forces.packs is not None:
            crossing.append(game.forces.packs.pack_type)
    return crossing


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
