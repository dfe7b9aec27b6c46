"""The web client has the same types as the server."""

from __future__ import annotations

from bocage.server.wire.typescript import FILE, typescript


def test_the_clients_types_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m bocage.server.wire.typescript"


def test_frames_carry_their_kind_and_what_may_be_left_out() -> None:
    text = typescript()
    assert "export interface Act {\n  type: 'act'\n  key: string\n  at: number\n  action: string\n  seat: number\n}" in text
    assert "  seq?: number" in text, "a client need not say where it stands"
    assert "export namespace VCommandos {" in text
    assert "    tiles: Tile[]" in text


def test_what_is_told_of_events_questions_and_options_has_types() -> None:
    text = typescript()
    assert "    stabbed: { commando: string; foe: string; tile: string }" in text, "an event of V-Commandos"
    assert "    place_order: { number: number }" in text, "a question of Heroes of Normandie"
    assert "    fire: { weapon?: string; foe?: string }" in text, "an option of Commandos 40 000"
