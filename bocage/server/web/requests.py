"""Reading requests and making responses: bodies, languages, errors, cookies."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address
from typing import TypeVar

import msgspec
from starlette.convertors import IntegerConvertor
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bocage import BocageError
from bocage.server.web.refusals import Refusal, problem
from bocage.server.web.tokens import COOKIE, YEAR
from bocage.server.wire import frame_types

B = TypeVar("B", bound=frame_types.In)
LITTLE = 16_384                         # bytes of a body that brings no file
HOSTS = 64                              # bits of an IPv6 address that its owner chooses


class Number(IntegerConvertor):
    """A number in an address. One of thousands of digits could not even be read, and no database holds one of twenty."""

    regex = "[0-9]{1,9}"


def address_of(request: HTTPConnection) -> str:
    """From where somebody asks, as limits count it."""
    return counted_address(request.client.host) if request.client else ""


@lru_cache(4096)
def counted_address(host: str) -> str:
    """Whoever has an IPv6 address has 2^64 of them: they are counted as one."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> HOSTS << HOSTS))


def lang_of(request: HTTPConnection) -> frame_types.Lang:
    asked = request.query_params.get("lang", "") or request.headers.get("accept-language", "")
    return "fr" if asked.lower().startswith("fr") else "en"


async def body_of(request: Request, kind: type[B], most: int = LITTLE) -> B:
    """The checked body of a request. Only JSON is accepted, so that no form of another site can send one."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("json", 415)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("size", 413)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("body") from error


def told(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"})


@lru_cache(256)
def packed(body: bytes) -> tuple[bytes, str]:
    """A body that many clients ask for: compressed, with its entity tag."""
    return gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:16]}"'


def shared(request: Request, value: object) -> Response:
    """An answer that is the same for everybody: compressed, and not sent again to a client that has it."""
    body = msgspec.json.encode(value)
    small, tag = packed(body)
    headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type="application/json", headers=headers)


def refused(error: Refusal | BocageError, request: HTTPConnection) -> Response:
    lang = lang_of(request)
    return told(problem(error, lang), error.status if isinstance(error, Refusal) else 400)


def with_token(response: Response, token: str, request: Request) -> Response:
    if token:
        response.set_cookie(COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="strict",
                            secure=request.url.scheme == "https")
    return response
