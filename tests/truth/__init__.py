"""One truth: what players are told beforehand, compared with what the rules then do.

At random positions of random games the shown chances of an option are compared with the share of many real continuations in
which they came true. Whether one came true is judged by witnesses: each looks only at the position before and after, and is
written apart from the code that shows the chance. ``python -m tests.truth GAME --positions 300 --seed 1`` prints what was
compared; it fails at any disagreement.

A game brings a ``Game`` record (``tests/truth/v_commandos.py``); ``comparing.py`` does the rest. A game whose
surveys show the chances brings a ``Surveyed`` record (``tests/truth/commandos_40k.py``); ``surveys.py`` does the rest.
"""
