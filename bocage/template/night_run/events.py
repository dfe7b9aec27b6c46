"""What can happen, and the rule behind it. Sentences: ``event-<name>`` in ``text/``."""

from __future__ import annotations

from bocage.core.event import Happening

RAN = Happening("ran", "seat die square", "NR-RUN-01", salient=True)
SEEN = Happening("seen", "seat", "NR-RUN-02", salient=True)
CREPT = Happening("crept", "seat square", "NR-CREEP-01")
ARRIVED = Happening("arrived", "seat", "NR-END-01", salient=True)
DAWN = Happening("dawn", "", "NR-END-02", salient=True)
