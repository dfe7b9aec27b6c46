# Tous les mots de Stroll en français, sauf les règles.

game-name = Stroll
game-pitch = À travers le jardin, autour de l’étang.
shelf-toy = Jouets
scenario-garden = Le jardin
result-arrived = À la grille. { $reason }
result-dusk = Le soir tombe. { $reason }

act-walk = marcher par { $points }
act-rest = se reposer

ask-walk = Promeneur { $seat }, où allez-vous ?

event-walked = Le promeneur { $seat } passe par { $points }.
event-rested = Le promeneur { $seat } se repose.
event-arrived = Le promeneur { $seat } est à la grille.
