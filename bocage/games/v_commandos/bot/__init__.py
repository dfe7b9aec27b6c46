"""What bots think of V-Commandos: how far the work is, how great the danger. Nothing here is needed by the rules.

The advice of the rulebook (VC-GEN-07) is the backbone: stay stealthy, above all when the enemy's phase begins; keep a +1 token;
plan the order. Work left is counted in actions along the shortest wary paths; danger in dice that could be rolled at us.
"""

from bocage.games.v_commandos.bot.evaluation import evaluate, horizon
from bocage.games.v_commandos.bot.option_weights import priors

__all__ = ["evaluate", "horizon", "priors"]
