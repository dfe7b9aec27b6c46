"""Behind a real nginx with TLS, set up as ``docs/server.md`` says: people play, pages of other origins do not, and everybody is
counted by his own address."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.marks import soak
from tests.server.client import Person
from tests.server.process import ServerProcess, free_port

DOCS = Path(__file__).parents[3] / "docs" / "server.md"
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")       # folders that nginx would have outside the test's own
pytestmark = soak


def documented() -> str:
    """The lines for nginx as the page has them."""
    lines = DOCS.read_text(encoding="utf-8").split("For nginx:\n", 1)[1].split("\n")
    return "\n".join(line for line in lines[1:lines.index("    }") + 1])


@pytest.fixture
def proxy(tmp_path: Path, database: str) -> Iterator[tuple[str, ServerProcess]]:
    """The address of the proxy, and the server behind it."""
    with ServerProcess(tmp_path, database, more=["--proxy", "127.0.0.1"]) as server:
        port = free_port()
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
                        "-keyout", tmp_path / "key.pem", "-out", tmp_path / "cert.pem"], check=True, capture_output=True)
        site = documented().replace("127.0.0.1:8840", f"127.0.0.1:{server.port}")
        temporary = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in TEMPORARY)
        (tmp_path / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; events {{}}\n"
            f"http {{ access_log off; {temporary} server {{ listen 127.0.0.1:{port} ssl; ssl_certificate {tmp_path}/cert.pem; "
            f"ssl_certificate_key {tmp_path}/key.pem;\n{site}\n}} }}\n")
        running = subprocess.Popen([NGINX, "-e", tmp_path / "error.log", "-c", tmp_path / "nginx.conf"])
        try:
            wait_for(f"https://127.0.0.1:{port}")
            yield f"https://127.0.0.1:{port}", server
        finally:
            running.terminate()
            running.wait(10)


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{url}/api/health", verify=False, trust_env=False)
            return
        except httpx.ConnectError:
            time.sleep(0.05)
    raise AssertionError("the proxy has not answered")


def test_people_play_through_the_proxy(proxy: tuple[str, ServerProcess]) -> None:
    url, _ = proxy

    async def play() -> None:
        async with Person(url, "Anna") as anna:
            match = (await anna.create())["id"]
            async with anna.table(match) as table:
                for _ in range(5):
                    await table.act(table.options[0]["action"])
            assert len((await anna.record(match)).splitlines()) > 5

    asyncio.run(play())


def test_a_page_of_another_origin_is_refused_through_the_proxy(proxy: tuple[str, ServerProcess]) -> None:
    url, _ = proxy
    for origin, status in ((url, 200), (url.replace("https", "http"), 403), ("https://elsewhere.example", 403)):
        answer = httpx.post(f"{url}/api/me", json={"name": "Anna"}, headers={"Origin": origin}, verify=False, trust_env=False)
        assert answer.status_code == status, origin


def test_everybody_is_counted_by_his_own_address(proxy: tuple[str, ServerProcess]) -> None:
    """One address that asks too much is refused; another one behind the same proxy is not."""
    url, _ = proxy

    def asking(address: str) -> httpx.Client:
        return httpx.Client(base_url=url, transport=httpx.HTTPTransport(verify=False, local_address=address), trust_env=False)

    with asking("127.0.0.2") as greedy, asking("127.0.0.3") as modest:
        statuses = [greedy.get("/api/health", headers={"X-Forwarded-For": "127.0.0.9"}).status_code for _ in range(400)]
        assert statuses[-1] == 429
        assert modest.get("/api/health").status_code == 200
