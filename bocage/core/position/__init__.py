"""A position as readable text, as FEN is for chess: any moment of any game, to be written, sent, edited and played on.

    Bocage position 1
    game v_commandos
    scenario bridges
    seats anna | ben

    turn: 3
    phase: commandos
    scout: tile d, visible, wounds 1, kit crowbar grenade
    tile d: 2 mp40

    since
    = 4 2
    anna: move scout d = 4

The head says what was agreed; options that are not named have their defaults. The lines after it are the game's own, by a
table (``Rules.notation``) made of ``notation.py``, ``entries.py`` and ``codecs.py``. In the middle of a step they say how the
step began, and ``since`` tells what chance answered and what was chosen from there, as in a record. Blank lines and lines that
begin with ``#`` are not read.
"""
