"""Lessons: scenes that teach a game, in a file (``games/<game>/lessons/*.toml``, ``docs/lessons.md``).

A scene is a position with set dice, one sentence that says what to do, and a goal that is looked for in what happened. Whoever
plays it goes through the same ``Match`` as in any game; ``Course`` says how far the pupil has come, and takes mistakes back.
"""
