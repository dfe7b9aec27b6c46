"""Plain requests to a server on this machine, as ``httpx`` makes them, but without reading the certificates of the whole world
for each request."""

from __future__ import annotations

from typing import Any

import httpx

PATIENCE = 60.0                         # seconds, on a machine busy with much else, too


def client(url: str) -> httpx.Client:
    """Somebody with cookies."""
    return httpx.Client(base_url=url, verify=False, trust_env=False, timeout=PATIENCE)


def request(method: str, url: str, **more: Any) -> httpx.Response:
    return httpx.request(method, url, verify=False, trust_env=False, timeout=PATIENCE, **more)


def get(url: str, **more: Any) -> httpx.Response:
    return request("GET", url, **more)


def post(url: str, **more: Any) -> httpx.Response:
    return request("POST", url, **more)
