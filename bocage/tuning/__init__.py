"""``bocage tune``: fits the weights of an evaluation's terms to the results of games; a match decides whether they go in.

``samples.py`` plays the games, ``fitting.py`` fits, ``gate.py`` plays the match, ``pairs.py`` holds its statistics.
"""
