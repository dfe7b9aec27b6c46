"""The server's log: lines of JSON on stderr. It never contains a token, a secret or the address of a page."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from time import time
from traceback import format_exception

import msgspec

USUAL = frozenset(vars(logging.makeLogRecord({})))


class Log:
    """``quiet``: log warnings and errors only."""

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet

    def info(self, event: str, **facts: object) -> None:
        if not self.quiet:
            self.write("info", event, facts)

    def warn(self, event: str, error: BaseException | None = None, **facts: object) -> None:
        """Logs what the server gets over by itself, and whoever runs it may want to know: a process has died, say."""
        self.write("warning", event, facts | traced(error))

    def fault(self, event: str, error: BaseException | None = None, **facts: object) -> None:
        """Logs what somebody should see to: a mistake of ours, or a store that does not work."""
        self.write("error", event, facts | traced(error))

    def write(self, level: str, event: str, facts: dict[str, object]) -> None:
        """Never raises: where the log cannot be written (its disk is full), the server goes on without it."""
        line = msgspec.json.encode({"time": round(time(), 3), "level": level, "event": event, **facts}, enc_hook=repr)
        with suppress(OSError, ValueError):
            # One write: the processes of a server share the stream, and their lines must not mix.
            sys.stderr.write(line.decode() + "\n")
            sys.stderr.flush()


def traced(error: BaseException | None) -> dict[str, object]:
    """Where an error happened, but not the values of variables."""
    if error is None:
        return {}
    return {"where": [line.strip() for line in format_exception(error)[1:-1]][-6:], "error": type(error).__name__}


class Lines(logging.Handler):
    """Writes what libraries and other modules log in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        facts = {name: value for name, value in vars(record).items() if name not in USUAL}
        log = LOG.fault if record.levelno >= logging.ERROR else LOG.warn
        log(record.getMessage().strip(), record.exc_info[1] if record.exc_info else None, **facts)


LOG = Log()
