# Tous les mots de Night Run en français, sauf les règles.

game-name = Night Run
game-pitch = Traverser le champ avant l’aube, et avant que la sentinelle ne lève les yeux.
shelf-mission = Missions
scenario-field = Le champ
    .text = Douze cases jusqu’à l’autre bord.
scenario-meadow = La prairie
    .text = Dix-huit cases jusqu’à l’autre bord.
result-arrived = Un coureur a atteint l’autre bord. { $reason }
result-dawn = Le jour se lève. { $reason }

act-run = courir
act-creep = ramper d’une case

ask-turn = Case { $square } sur { $width }. Courir ou ramper ?

event-ran = Le coureur { $seat } avance de { $die } cases, jusqu’à la case { $square }.
event-seen = La sentinelle voit le coureur { $seat } : retour au départ !
event-crept = Le coureur { $seat } rampe jusqu’à la case { $square }.
event-arrived = Le coureur { $seat } a traversé.
event-dawn = Le jour se lève sur le champ.

# Les noms que la présentation simple du navigateur donne aux faits de la vue.
fact-turn = Manche
fact-mover = Joueur dont c’est le tour
fact-width = Cases jusqu’à l’autre bord
fact-squares = Cases des coureurs
