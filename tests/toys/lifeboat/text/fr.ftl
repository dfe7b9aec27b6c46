# Tous les mots de Lifeboat en français, sauf les règles.

game-name = Lifeboat
game-pitch = Tous à la côte, ou personne.
shelf-toy = Jouets
scenario-atlantic = L’Atlantique
result-saved = Sauvés. { $reason }
result-sunk = Perdus. { $reason }

act-row = marin { $seat } : ramer
act-bail = marin { $seat } : écoper
act-eat = marin { $seat } : manger un biscuit
act-rest = tous : se reposer

ask-act = Milles : { $miles }, eau : { $water }. Qui fait quoi ?

event-rowed = Le marin { $seat } rame ; milles : { $miles }.
event-bailed = Le marin { $seat } écope ; eau : { $water }.
event-ate = Le marin { $seat } mange ; biscuits restants : { $biscuits }.
event-rested = Le canot dérive.
event-sea = La mer : { $dice }.
event-shipped = Eau dans le canot : { $water }.
event-sank = Le canot est perdu.
event-saved = La côte ! Tous sont sauvés.
