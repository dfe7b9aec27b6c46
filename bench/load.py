"""What the first load of the game screen weighs, as a browser with an empty cache counts it: ``python -m bench.load``."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

GOAL = 300                      # kB, compressed
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync")
NEW = """async () => {
  const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const made = await post('/api/matches', JSON.stringify({
    game: 'v_commandos', scenario: 'lighthouse', seats: [{ kind: 'me' }], options: { squad: 'scout:blue,sapper:blue' } }))
  return (await made.json()).id }"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from bocage.cli import main; main()", "serve", "--no-open", "--quiet", "--data",
                   folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http"))
            for lang in ("fr", "en"):
                measure(address, lang)
        finally:
            server.terminate()
            server.wait()


def measure(address: str, lang: str) -> None:
    """Loads the page of a match in a fresh browser and adds up what came over the wire."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        maker = browser.new_context(locale=lang)
        page = maker.new_page()
        page.goto(address)
        match, cookies = page.evaluate(NEW), maker.cookies()
        context = browser.new_context(locale=lang)
        context.add_cookies([{"name": each["name"], "value": each["value"], "url": address} for each in cookies])
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        sent: dict[str, str] = {}
        bytes_of: dict[str, float] = {}
        wire.on("Network.responseReceived", lambda event: sent.update({event["requestId"]: event["response"]["url"]}))
        wire.on("Network.loadingFinished", lambda event: bytes_of.update({event["requestId"]: event["encodedDataLength"]}))
        socket: list[Any] = []
        wire.on("Network.webSocketFrameReceived", lambda event: socket.append(len(event["response"]["payloadData"])))
        page.goto(f"{address}#/match/{match}")
        page.locator(".pick [data-action]").first.wait_for()
        page.wait_for_timeout(1000)
        browser.close()
    total = sum(bytes_of.values()) / 1000
    print(f"first load of the game screen, {lang}: {total:.0f} kB in {len(bytes_of)} files (goal {GOAL} kB); "
          f"then {sum(socket) / 1000:.0f} kB over the socket before compression")
    for request, size in sorted(bytes_of.items(), key=lambda each: -each[1])[:8]:
        print(f"  {size / 1000:6.1f} kB  {urlsplit(sent.get(request, '')).path}")


if __name__ == "__main__":
    main()
