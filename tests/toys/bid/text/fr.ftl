# Tous les mots de Bid en français, sauf les règles.

game-name = Bid
game-pitch = Des mises secrètes, dévoilées ensemble.
shelf-toy = Jouets
scenario-free = Chacun pour soi
scenario-alliance = Deux contre deux
result-won = Un camp est en tête. { $reason }
result-shared = Victoire partagée. { $reason }

prize-cup = la coupe
prize-vase = le vase
prize-lamp = la lampe
prize-clock = la pendule
prize-chair = la chaise

act-bid = miser { $chip }
act-keep = garder le prix
act-stake = le remettre en jeu

ask-bid = Que misez-vous pour { $prize } ?
ask-prize = Vous avez gagné { $prize }. Garder ce prix ?

event-prize_drawn = À gagner : { $prize }.
event-has_bid = Le siège { $seat } a misé.
event-opened = Les mises : { $chips }.
event-tied = Égalité ; personne n’obtient le prix.
event-taken = Le camp { $side } marque { $worth }.
event-lost = Le camp { $side } perd le prix.
