"""Identifies a client by a token of 128 bits or more, in a cookie, a header or the first frame. Only its hash is kept."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe

COOKIE = "bocage"
YEAR = 365 * 24 * 3600
BYTES = 24                              # 192 bits, 32 letters


def new_secret() -> str:
    return token_urlsafe(BYTES)


def new_id() -> str:
    return token_urlsafe(12)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def bearer(header: str) -> str:
    """The token of an ``Authorization`` header, or nothing."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
