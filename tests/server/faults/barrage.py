"""Frames, requests, records and packs as somebody might send them who wants to do harm, or whose program is broken: each is
made from a good one by some changes, the same for the same seed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.commandos_40k.test_packs import FACTION
from tests.server.client import ALONE, Table
from tests.server.faults.test_limits import MATCH

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, -2**63, 2**64, 10**30, 0.5, -0.0, 1e308, "", " ", "x", "0", "-1", "null", "\x00",
    "\x1b[2J", "\u202e", "\u3164", "\ufeff", "\U0001f600", "é" * 200, "x" * 5000, "%00", "../../etc/passwd", "' OR 1=1 --",
    "<script>", "$" * 50, [], {}, [[]], [None] * 300, {"type": "act"}, {"": {}}, {"a": [{"b": [{"c": []}]}]})
KEYS = ("type", "key", "at", "seat", "action", "lang", "token", "seq", "text", "level", "id", "seats", "options", "",
        "x" * 200, "\x00")
TEXTS = ("", "{", "[", "null", "{}", "[]", '"', '{"type":', '{"type":"act"', "[" * 5000, '{"a":' * 2000, "\ufffe", "NaN",
         "1e999", '{"type":"hello"}', '{"type":"act","type":"ping"}', "x" * 70_000)


def changed(value: Any, rng: Random) -> Any:
    """The same with one thing changed, somewhere inside."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key, again = rng.choice(list(value)), dict(value)
        if rng.random() < 0.12:
            del again[key]
        elif rng.random() < 0.12:
            again[rng.choice(KEYS)] = again[key]
        else:
            again[key] = changed(value[key], rng)
        return again
    if isinstance(value, list) and value and rng.random() < 0.85:
        at, items = rng.randrange(len(value)), list(value)
        items[at:at + 1] = rng.choice(([], [items[at]] * rng.choice((2, 40)), [changed(items[at], rng)]))
        return items
    if isinstance(value, str) and value and rng.random() < 0.4:
        return changed_text(value, rng)
    if isinstance(value, int | float) and rng.random() < 0.4:
        return rng.choice((-value, value + 1, value - 1, value * 1000, f"{value}"))
    return copy.deepcopy(rng.choice(ODD))


def changed_text(text: str, rng: Random) -> str:
    """A text with a part cut, doubled, moved or replaced."""
    at = rng.randrange(len(text) + 1)
    to = min(len(text), at + rng.choice((1, 1, 3, 20, 400)))
    odd = rng.choice("\x00\n 9-:,é\u202e\U0001f600")
    return rng.choice((text[:at] + text[to:], text[:to] + text[at:], text[:at] + odd + text[to:],
                       text[:at] + text[to:] + text[at:to], text[:at]))


def times(change: Callable[[Any, Random], Any], value: Any, rng: Random) -> Any:
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 6))):
        value = change(value, rng)
    return value


def lines_changed(text: str, rng: Random) -> str:
    """A record with lines left out, doubled, exchanged or damaged."""
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines[at] = changed_text(lines[at], rng)
    return "\n".join(lines)


# --- what is sent -----------------------------------------------------------------------------------------------------


def frame(table: Table, rng: Random, number: int) -> str:
    """For a table as it stands: something that may be sent there, then damaged, more or less."""
    if rng.random() < 0.05:
        return rng.choice(TEXTS)
    options = table.options or [{"action": "pass", "seat": 0}]
    option, key, seat = rng.choice(options), f"barrage-{number:08}", rng.choice((0, 1))
    good: dict[str, Any] = rng.choice((
        {"type": "act", "key": key, "at": table.seq, "action": option["action"], "seat": option["seat"]},
        {"type": "act", "key": key, "at": table.seq, "action": option["action"], "seat": option["seat"]},
        {"type": "undo", "key": key, "at": table.seq, "what": rng.choice(("choice", "activation"))},
        {"type": "teach", "key": key, "at": table.seq, "what": "answer", "answer": 0},
        {"type": "nudge", "key": key, "at": table.seq},
        {"type": "hand", "key": key, "seat": seat, "level": rng.choice(("", "recruit", "captain"))},
        {"type": "let_pass", "key": key, "seat": seat, "until": rng.choice(("ask", "mine", "turn", "deed")), "kind": ""},
        {"type": "say", "key": key, "text": "Hello"}, {"type": "look", "seat": seat},
        {"type": "why", "action": option["action"]}, {"type": "point", "action": option["action"]},
        {"type": "survey", "about": rng.choice(("unit 1", "reach", "sight 1 2"))},
        {"type": "earlier", "before": rng.randrange(500)}, {"type": "speak", "lang": rng.choice(("en", "fr"))},
        {"type": "ping"},
        {"type": "hello", "lang": "en", "seq": table.seq}))
    sent = times(changed, good, rng)
    text = json.dumps(sent, ensure_ascii=rng.random() < 0.5)
    return changed_text(text, rng) if rng.random() < 0.1 else text


class Request(NamedTuple):
    method: str
    path: str
    body: bytes | None
    headers: Mapping[str, str]


GAME = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k", "nowhere", "..", "%00")
NEW_SEATS = ({"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "level": "recruit"})
FORCES = {"options": {}, "side": "us", "points": 100, "units": []}


def request(matches: Sequence[str], rng: Random) -> Request:
    """One to any address that the server answers, with a body that it might understand."""
    game, match = rng.choice(GAME), rng.choice((*matches, "nowhere", "%00", "x" * 40))
    seats = [rng.choice(NEW_SEATS) for _ in range(rng.randrange(1, 4))]
    path, body = rng.choice((
        ("/api/games", None), (f"/api/rules/{game}", None), (f"/api/rules/{game}/VC-MOVE-01/where", None),
        ("/api/me", {"name": "Eve"}),
        (f"/api/games/{game}/texts", None), (f"/api/games/{game}/maps", None), (f"/api/games/{game}/builder", None),
        (f"/api/games/{game}/lessons", None), (f"/api/games/{game}/lessons/first", {}), (f"/api/games/{game}/judge", FORCES),
        (f"/api/games/{game}/draft", {"side": "us", "options": {}}), ("/api/me", {"auto_pass": False}), ("/api/matches", None),
        ("/api/matches", {**MATCH, "seats": seats}),
        ("/api/matches", {"game": game, "scenario": "bridge", "seats": seats, "options": ALONE}),
        ("/api/invitation", {"secret": "x" * 32}), ("/api/join", {"secret": "x" * 32}), (f"/api/matches/{match}/join", {}),
        (f"/api/matches/{match}/invite/{rng.choice((0, 1, 7))}", {}), (f"/api/matches/{match}/record", None),
        (f"/api/replays/match/{match}", None), (f"/api/replays/match/{match}/at/{rng.choice((0, 1, 99999))}?eyes=0", None),
        (f"/api/replays/match/{match}/dice", None), ("/api/health", None), ("/metrics", None), ("/", None), ("/nowhere", None)))
    method = "GET" if body is None else "POST"
    data = None if body is None else json.dumps(times(changed, body, rng)).encode()
    if data is not None and rng.random() < 0.1:
        data = changed_text(data.decode(), rng).encode(errors="replace")
    if rng.random() < 0.1:
        path = changed_path(path, rng)
    if rng.random() < 0.05:
        method = rng.choice(("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "GET", "POST"))
    return Request(method, path, data, headers(rng))


def changed_path(path: str, rng: Random) -> str:
    at = rng.randrange(1, len(path) + 1)
    odd = ("/", "//", "%00", "%2e%2e/", "?lang=fr", "?eyes=[]", "%ff", "é", "x" * 300, "?" + "a=b&" * 200)
    return path[:at] + rng.choice(odd) + path[at:]


def headers(rng: Random) -> Mapping[str, str]:
    odd = {"Content-Type": "application/json"}
    if rng.random() < 0.1:
        odd[rng.choice(("Accept-Language", "Accept-Encoding", "If-None-Match", "Cookie", "Authorization", "X-Forwarded-For",
                        "Content-Type", "Referer", "Range"))] = rng.choice(
            ("", "*", "fr", "gzip;q=0", "bocage=x", "Bearer x", "bocage=" + "y" * 500, "text/plain; charset=utf-7",
             "bytes=0-9", '"x"'))
    return odd


def pack(rng: Random) -> str:
    text = json.dumps(times(changed, FACTION, rng), ensure_ascii=rng.random() < 0.5)
    return changed_text(text, rng) if rng.random() < 0.1 else text


def record(good: Sequence[str], rng: Random) -> str:
    return str(times(lines_changed, rng.choice(good), rng))
