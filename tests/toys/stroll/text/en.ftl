# All words of Stroll in English, except the rules.

game-name = Stroll
game-pitch = Across the garden, around the pond.
shelf-toy = Toys
scenario-garden = The garden
result-arrived = At the gate. { $reason }
result-dusk = Dusk. { $reason }

act-walk = walk by { $points }
act-rest = rest

ask-walk = Walker { $seat }, where do you go?

event-walked = Walker { $seat } goes by { $points }.
event-rested = Walker { $seat } rests.
event-arrived = Walker { $seat } is at the gate.
