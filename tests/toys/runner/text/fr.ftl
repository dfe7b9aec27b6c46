# Tous les mots de Runner en français, sauf les règles.

game-name = Runner
game-pitch = L’un court, l’autre guette, et chacun a plus d’un tour dans son sac.
shelf-toy = Jouets
scenario-meadow = Le pré
result-home = Le coureur est arrivé. { $reason }
result-stopped = Le coureur est arrêté. { $reason }

seat-runner = coureur
seat-watcher = guetteur
card-smoke = fumée
card-aim = visée
card-dodge = esquive
card-counter = contre
card-spy = espion
outcome-running = La partie continue.
outcome-home = Le coureur est arrivé.
outcome-stopped = Le coureur est arrêté.

act-run = { $square ->
    [0] ne pas courir
    [one] courir d’une case
   *[other] courir de { $square } cases
}
act-fire = tirer
act-play = jouer : { $card }
act-pass = passer

ask-run = De combien de cases courez-vous ?
ask-fire = Le coureur est sur la case { $square }. Tirez-vous ?
ask-shot = Un tir : y répondez-vous ?
ask-card = Une carte, { $card } : y répondez-vous ?

event-drew = Le { $seat } pioche une carte.
event-drew_card = Vous avez pioché : { $card }.
event-ran = Le coureur atteint la case { $square }.
event-played = Le { $seat } joue : { $card }.
event-cancelled = Annulé ({ $card }).
event-hand_shown = Le { $seat } dévoile sa main : { $card }.
event-hit = Touché, pour la { $number ->
    [one] première
   *[other] deuxième
} fois.
event-missed = Manqué.
event-over = { $outcome }
