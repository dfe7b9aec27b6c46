"""The built web client: a few files, read and compressed once at the start."""

from __future__ import annotations

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
    packed: bytes
    kind: str
    keep: str


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self.pages = {f"/{file.relative_to(folder).as_posix()}": page_of(file) for file in sorted(folder.rglob("*"))
                      if file.is_file() and not file.name.startswith(".")}

    async def answer(self, request: Request) -> Response:
        """Answers with a file that existed at the start; no path can lead anywhere else."""
        path = "/index.html" if request.url.path == "/" else request.url.path
        page = self.pages.get(path)
        if page is None:
            return not_built(lang_of(request)) if path == "/index.html" else refused(Refusal("nowhere", 404), request)
        headers = {"Cache-Control": page.keep, "Vary": "Accept-Encoding"}
        if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(page.packed, media_type=page.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(page.body, media_type=page.kind, headers=headers)


def page_of(file: Path) -> Page:
    body = file.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_IT and file.suffix not in PACKED else b""
    kind = MODULES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Page(body, packed, kind, FOR_EVER if file.parent.name == "assets" else "no-cache")


def not_built(lang: str) -> Response:
    """The page shown when the web client has not been built."""
    words = say(lang)
    return Response(f"<!doctype html><html lang={lang}><meta charset=utf-8><title>Bocage</title><h1>Bocage</h1>"
                    f"<p>{words('server-not-built')}</p><pre>make web</pre></html>", 503, media_type="text/html")
