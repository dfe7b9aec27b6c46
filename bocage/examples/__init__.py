"""Examples of rules: small scenes in a file (``games/<game>/examples/*.toml``), played through the same ``Match`` as any game.

A scene is a position, set dice, and what is played; the tests play each of them and look for its rules. Scenes of lessons that
begin with a position of their own are examples too.
"""
