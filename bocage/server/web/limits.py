"""Rate limits: token buckets for each person or address."""

from __future__ import annotations

from time import monotonic

from bocage.server.web.refusals import Refusal
from bocage.server.settings import Limits

FORGOTTEN = 10_000                      # buckets kept before the full ones are thrown away for the first time


class Bucket:
    """Holds ``most`` and gains ``rate`` a second."""

    __slots__ = ("most", "rate", "level", "at")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.level = most
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        self.fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def charge(self, cost: float) -> None:
        """Takes what was used, even if it is more than there is."""
        self.fill()
        self.level -= cost

    def fill(self) -> None:
        now = monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now

    def is_full(self) -> bool:
        self.fill()
        return self.level >= self.most


class Rates:
    """A bucket for each kind of request and each person or address that sends it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.most = FORGOTTEN

    def spend(self, kind: str, who: str) -> None:
        if not self.bucket(kind, who).take():
            raise Refusal("rate", 429)

    def require(self, kind: str, who: str) -> None:
        """Refuses whoever has used up what he had; what this costs is charged afterwards."""
        if not self.bucket(kind, who).take(0.0):
            raise Refusal("rate", 429)

    def charge(self, kind: str, who: str, cost: float) -> None:
        self.bucket(kind, who).charge(cost)

    def bucket(self, kind: str, who: str) -> Bucket:
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            self.forget()
            bucket = self.buckets[kind, who] = Bucket(*getattr(self.limits, kind))
        return bucket

    def forget(self) -> None:
        """Throws the full buckets away; again only when there are twice as many as then: all of them are looked at."""
        if len(self.buckets) >= self.most:
            self.buckets = {who: bucket for who, bucket in self.buckets.items() if not bucket.is_full()}
            self.most = max(FORGOTTEN, 2 * len(self.buckets))
