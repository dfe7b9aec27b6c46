"""Matches, decisions, dice, records, odds, conformance: everything that games share. The core knows no game.

A game is in motion in a ``Match`` (``core/match.py``). Its rules are *steps*: generators that yield a ``Decision`` and receive
an ``Action``. Here is a game of one question, played without a ruleset around it:

>>> from bocage.core.action import Action
>>> from bocage.core.decision import Decision
>>> from bocage.core.dice import ScriptedDice
>>> from bocage.core.table import Table
>>> RUN, WAIT = Action("run"), Action("wait")
>>> def step(g):
...     choice = yield Decision((0,), "turn", [RUN, WAIT], "TOY-TURN-01")
...     if choice is RUN:
...         g.state.append(g.dice.roll(1)[0])
>>> table = Table(board=None, state=[], dice=ScriptedDice([4]))
>>> steps = step(table)
>>> next(steps)
<turn by (0,): run, wait>
>>> try:
...     steps.send(RUN)
... except StopIteration:
...     table.state
[4]

Read on in ``core/contract`` (what a game must bring), ``core/windows.py`` (how others answer), ``core/odds.py`` (exact odds),
``core/conformance`` (the suite that every game passes).
"""
