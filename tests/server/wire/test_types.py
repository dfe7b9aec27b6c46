"""The web client has the same types as the server."""

from __future__ import annotations

from bocage.server.wire.typescript import FILE, typescript


def test_the_clients_types_are_those_of_the_server():
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m bocage.server.wire.typescript"


def test_frames_carry_their_kind_and_what_may_be_left_out():
    text = typescript()
    assert "export interface Act {\n  type: 'act'\n  key: string\n  at: number\n  action: string\n  seat: number\n}" in text
    assert "  seq?: number" in text, "a client need not say where it stands"
    assert "export namespace VCommandos {" in text
    assert "    tiles: Tile[]" in text
