"""What a scene looks for: a short language over what was played, what happened and how things stand.

    played fire u1 *            the pupil has chosen an action of this form since the scene began
    event hit unit=3            such an event has happened since, with these facts (as the web client is told them)
    rule HN-FIRE-07             an event of this rule has happened since
    is u3: suppressed 1, at d6  the position says so (docs/positions.md); a part with ``*`` is a pattern
    asked activate              this kind of question is open now
    near a1 20 8 1.5            a piece stands within so many inches of a point
    over                        the game is over
    no …                        the opposite
    … or …                      one of them
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from math import hypot

from bocage.core.match import Match

OTHERWISE = " or "


class Seen:
    """A scene as far as it has been played. ``own``: the numbers of the pupil's choices; ``since``: of the moves before it."""

    def __init__(self, match: Match, own: Sequence[int], since: int) -> None:
        self.match = match
        self.moves = [match.moves[at].text for at in own]
        begun = match.moves[since].events_before if since < len(match.moves) else len(match.log)
        self.events = match.log[begun:]
        self._rows: dict[str, list[str]] | None = None

    @property
    def rows(self) -> dict[str, list[str]]:
        """The lines of the position, by their subject."""
        if self._rows is None:
            lines = (line.partition(": ") for line in self.match.position().splitlines())
            self._rows = {subject: [part.strip() for part in rest.split(",")] for subject, colon, rest in lines if colon}
        return self._rows

    def holds(self, condition: str) -> bool:
        return any(self.holds_one(part) for part in condition.split(OTHERWISE))

    def holds_one(self, condition: str) -> bool:
        word, _, rest = condition.partition(" ")
        match word:
            case "no":
                return not self.holds_one(rest)
            case "played":
                return any(fnmatchcase(text, rest) for text in self.moves)
            case "event":
                return self.happened(*rest.split())
            case "rule":
                return any(event.rule == rest for event in self.events)
            case "is":
                subject, _, parts = rest.partition(": ")
                return all(self.has_part(subject, part.strip()) for part in parts.split(","))
            case "asked":
                return self.match.decision is not None and self.match.decision.kind == rest
            case "near":
                return self.is_near(*rest.split())
            case "over":
                return self.match.decision is None
        raise ValueError(f"no such condition: {condition}")

    def has_part(self, subject: str, part: str) -> bool:
        return any(fnmatchcase(each, part) for each in self.rows.get(subject, ()))

    def happened(self, name: str, *facts: str) -> bool:
        wanted = [fact.split("=", 1) for fact in facts]
        tell, board = self.match.ruleset.display.event_facts, self.match.board
        return any(event.name == name and (not wanted or all(str(told.get(key, "")) == value for key, value in wanted))
                   for event in self.events for told in [tell(board, event) if wanted else {}])

    def is_near(self, piece: str, x: str, y: str, most: str) -> bool:
        place = next((part.split()[1:3] for part in self.rows.get(piece, ()) if part.startswith("at ")), None)
        return place is not None and hypot(float(place[0]) - float(x), float(place[1]) - float(y)) <= float(most)
