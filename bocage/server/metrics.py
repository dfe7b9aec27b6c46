"""What the server counts and times, for Prometheus: by its client library, in a registry of this server's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

# Seconds. What people feel lies between 5 ms and 1 s.
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TICK = 0.1                      # seconds between two looks at the event loop


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.greeted = Counter("bocage_sockets_greeted", "Sockets that were let in", registry=registry)
        self.requests = Counter("bocage_requests", "HTTP requests by status", ["status"], registry=registry)
        self.request_seconds = Histogram("bocage_request_seconds", "Time of an HTTP request", buckets=STEPS, registry=registry)
        self.frame_seconds = Histogram(
            "bocage_frame_seconds", "From the arrival of a frame until it is done; Act: a choice, stored and told",
            ["frame"], buckets=STEPS, registry=registry)
        self.loop_lag = Histogram("bocage_loop_lag_seconds", "How late the event loop comes back to a task that is due",
                                  buckets=STEPS, registry=registry)
        self.commit_seconds = Histogram("bocage_commit_seconds", "Time of a synced commit, with all that shares it",
                                        buckets=STEPS, registry=registry)
        self.transactions = Counter("bocage_transactions", "Transactions that were stored in these commits", registry=registry)

    def committed(self, seconds: float, transactions: int) -> None:
        self.commit_seconds.observe(seconds)
        self.transactions.inc(transactions)

    def watch(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(f"bocage_{name}", meaning, registry=self.registry).set_function(read)

    def count(self, name: str, meaning: str, label: str, counts: Mapping[str, int]) -> None:
        """Counts that somebody else keeps, by one label."""
        self.registry.register(Kept(name, meaning, label, counts))

    async def look_at_the_loop(self) -> None:
        """Measures, as long as the server runs, how late a task of the event loop gets its turn."""
        while True:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.loop_lag.observe(max(0.0, perf_counter() - due))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Kept(Collector):
    def __init__(self, name: str, meaning: str, label: str, counts: Mapping[str, int]) -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self.counts = counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(f"bocage_{self.name}", self.meaning, labels=[self.label])
        for value, count in sorted(self.counts.items()):
            family.add_metric([value], count)
        yield family
