"""What bots know of V-Commandos: how much work is left and how great the danger is. The rules need nothing of this.

It follows the advice of the rulebook (VC-GEN-07): stay stealthy, above all when the enemy phase begins; keep a +1 token; plan
the order of actions. Work is counted in actions along the shortest wary paths, danger in dice that enemies could roll.
"""

from bocage.games.v_commandos.bot.calibration import chance
from bocage.games.v_commandos.bot.evaluation import evaluate, horizon, terms
from bocage.games.v_commandos.bot.jobs import TEAMWORK, with_jobs
from bocage.games.v_commandos.bot.option_weights import priors

__all__ = ["TEAMWORK", "chance", "evaluate", "horizon", "priors", "terms", "with_jobs"]
