"""Counts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter, defaultdict


class Metrics:
    def __init__(self) -> None:
        self.connected = 0
        self.requests: Counter[int] = Counter()
        self.frames: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def done(self, frame: str, seconds: float) -> None:
        self.frames[frame] += 1
        self.seconds[frame] += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines = [f"bocage_{name} {value}" for name, value in gauges.items()]
        lines.append(f"bocage_connected_total {self.connected}")
        lines += [f'bocage_requests_total{{status="{status}"}} {count}' for status, count in sorted(self.requests.items())]
        for frame, count in sorted(self.frames.items()):
            lines.append(f'bocage_frames_total{{frame="{frame}"}} {count}')
            lines.append(f'bocage_frames_seconds_total{{frame="{frame}"}} {self.seconds[frame]:.6f}')
        return "\n".join([*lines, ""])
