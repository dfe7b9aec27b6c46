"""The suite that every game passes: games are played at random or by the bots' priors, and many oracles check every decision.

``Referee`` plays a game and checks it at every decision; ``play_one`` plays a game of a series and shrinks a failure to a short
game text that shows it.
"""

from bocage.core.conformance.choosers import Chooser, Curious, at_random, by_priors, mutations
from bocage.core.conformance.comparing import difference, shared
from bocage.core.conformance.referee import Fault, Referee
from bocage.core.conformance.series import Failure, Summary, play_one
from bocage.core.conformance.shrinking import shrink, still_breaks

__all__ = ["Chooser", "Curious", "Failure", "Fault", "Referee", "Summary", "at_random", "by_priors", "difference", "mutations",
           "play_one", "shared", "shrink", "still_breaks"]
