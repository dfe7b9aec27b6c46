"""The built web client: a few files, read at the start; each is compressed when somebody first asks for it."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bocage.server.web.requests import lang_of, refused
from bocage.server.web.refusals import Refusal, say

STATIC = Path(__file__).parents[1] / "static"
WORTH_IT = 1024                         # bytes from which on compressing helps
PACKED = (".png", ".webp", ".woff2", ".jpg")
MODULES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
FOR_EVER = "public, max-age=31536000, immutable"


class Page(msgspec.Struct, frozen=True):
    body: bytes
    kind: str
    keep: str
    is_worth_packing: bool


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self.pages = {f"/{file.relative_to(folder).as_posix()}": page_of(file) for file in sorted(folder.rglob("*"))
                      if file.is_file() and not file.name.startswith(".")}
        self.packed: dict[str, bytes] = {}

    async def answer(self, request: Request) -> Response:
        """Answers with a file that existed at the start; no path can lead anywhere else."""
        path = "/index.html" if request.url.path == "/" else request.url.path
        page = self.pages.get(path)
        if page is None:
            return not_built(lang_of(request)) if path == "/index.html" else refused(Refusal("nowhere", 404), request)
        headers = {"Cache-Control": page.keep, "Vary": "Accept-Encoding"}
        if page.is_worth_packing and "gzip" in request.headers.get("accept-encoding", ""):
            if path not in self.packed:
                self.packed[path] = await asyncio.to_thread(gzip.compress, page.body, 9, mtime=0)
            return Response(self.packed[path], media_type=page.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(page.body, media_type=page.kind, headers=headers)


def page_of(file: Path) -> Page:
    body = file.read_bytes()
    kind = MODULES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Page(body, kind, FOR_EVER if file.parent.name == "assets" else "no-cache",
                is_worth_packing=len(body) >= WORTH_IT and file.suffix not in PACKED)


def not_built(lang: str) -> Response:
    """The page shown when the web client has not been built."""
    words = say(lang)
    return Response(f"<!doctype html><html lang={lang}><meta charset=utf-8><title>Bocage</title><h1>Bocage</h1>"
                    f"<p>{words('server-not-built')}</p><pre>make web</pre></html>", 503, media_type="text/html")
