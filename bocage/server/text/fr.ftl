# Mots de l'application web : ce que dit le serveur (server-…) et ce que montre l'enveloppe du client (web-…).

## Ce que dit le serveur quand quelque chose est impossible

server-frame = Le serveur ne comprend pas ce message.
server-body = Le serveur ne comprend pas cette demande.
server-json = Le serveur attend du JSON.
server-size = C'est trop gros pour le serveur.
server-origin = Cette demande vient d'un autre site.
server-host = Le serveur ne répond pas sous ce nom.
server-nowhere = Il n'y a rien ici.
server-match = Cette partie n'existe pas, ou n'existe plus.
server-token = Le serveur ne vous connaît pas : rechargez la page.
server-seat = Cette place n'est pas la vôtre.
server-spectator = Les spectateurs regardent ; ils ne jouent pas.
server-stale = La partie a continué entre-temps.
server-rate = Trop vite : attendez un instant.
server-limit = Le serveur n'en permet pas davantage.
server-full = Trop de personnes sont connectées.
server-owner = Seule la personne qui a créé cette partie peut faire cela.
server-invitation = Cette invitation a déjà servi, ou a été retirée.
server-taken = Cette place est prise.
server-level = Ce robot n'existe pas.
server-store = Le serveur n'a pas pu enregistrer ; rien n'a été joué. Réessayez.
server-slow = La lecture de cette partie prend trop de temps au serveur.
server-fault = Le serveur s'est trompé ; rien n'a changé.
server-waits = Les robots n'ont rien à faire maintenant.
server-script = La partie suit déjà le script de l'instructeur.
server-seats = Le nombre de places ne correspond pas à la partie enregistrée.
server-offered = C'est un choix possible maintenant.
server-player = Joueur { $number }
server-guest = Invité
server-not-built = Le client web n'a pas encore été construit. Construisez-le, puis relancez le serveur :

## Enveloppe : mots communs et règles

web-close = Fermer
web-loading = Chargement…
web-offline = Le serveur ne répond pas. Vos parties y sont enregistrées.
web-retry = Réessayer
web-rule-open = Règle { $id }
web-rule-loading = Règle
web-rule-why = Comment nous l'avons tranché
web-rule-related = Se lit avec
web-rule-in-book = Voir dans les règles
web-rule-unknown = Règle inconnue
    .text = Ce serveur ne connaît pas de règle { $id }.

## Écran de jeu

web-game-decision = Votre décision
web-game-now = Ce qui se passe
web-game-cost = { $number ->
    [0] gratuit
    [one] { $number } action
   *[other] { $number } actions
}
web-game-certain = certain
web-game-sure = Rien n'est laissé au hasard
web-game-counting = Calcul des chances…
web-game-sampled = Estimation : trop de cas pour un calcul exact
web-game-final = ne se reprend pas
web-game-undoable = peut se reprendre
web-game-confirm = Confirmer
web-game-cancel = Renoncer
web-game-undo = Annuler
web-game-restart = Reprendre toute l'activation
web-game-nudge = Laisser les robots commencer
web-game-filter = Ne montrer que
web-game-everyone = Tous
web-game-minor = Équipement… ({ $number })
web-game-thinking = { $name } réfléchit…
web-game-others = À { $name } de choisir.
web-game-going-on = La partie continue…
web-game-pace = Allure
web-game-stepwise = Pas à pas
web-game-through = D'un trait
web-game-skip = Passer
web-game-next = Suivant
web-game-log = Journal
web-game-earlier = Plus tôt
web-game-steps = L'ennemi, pas à pas
web-game-done = fait
web-game-dice = Dés
web-game-verifiable = vérifiables
web-game-no-dice = Aucun dé n'a encore roulé.
web-game-verify = Des dés vérifiables
    .how = Tous les dés découlent d'une graine secrète, tirée avant le premier coup. Son empreinte est publiée d'avance : personne ne peut changer la graine ensuite sans que l'empreinte change. À la fin, la graine est révélée et chacun peut refaire chaque jet.
web-game-verify-hash = Empreinte, avant la partie
web-game-verify-seed = Graine, après la partie
web-game-verify-later = Révélée à la fin de la partie.
web-game-verify-here = Recalculé dans votre navigateur
web-game-verify-good = Vérifié dans votre navigateur : la graine donne cette empreinte.
web-game-verify-bad = La graine ne donne pas cette empreinte !
web-game-verify-command = Pour refaire tous les jets, téléchargez la partie, puis :
web-game-verify-file = partie.bocage
web-game-chat = Conversation
web-game-chat-write = Écrire à l'équipe…
web-game-chat-send = Envoyer
web-game-table = La table
web-game-table-open = La table
web-game-you = vous
web-game-here = présent
web-game-away = absent
web-game-seat-free = Place libre
web-game-seat-open = on attend quelqu'un
web-game-seat-away = absent
web-game-seat-asked = choisit
web-game-seat-thinks = réfléchit…
web-game-seat-bot = robot, { $level }
web-game-watchers = { $number ->
    [0] Personne ne regarde
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-game-hand = Confier à un robot
web-game-take-back = Reprendre ma place
web-game-level = Force du robot
web-game-invite = Lien d'invitation
web-game-invitation = Lien d'invitation, valable une fois
web-game-copy = Copier
web-game-copied = Copié
web-game-record = Télécharger la partie
web-game-leave = Retour à l'accueil
web-game-coach = Leçon
web-game-do-now = À faire maintenant
web-game-do-how = Cliquez, ou tapez
web-game-show-me = Montrer
web-game-off-script = Hors de la leçon
    .text = Vous suivez votre propre chemin : l'instructeur se tait. Continuez librement, ou revenez à la leçon.
web-game-to-script = Revenir à la leçon
web-game-closing = Le serveur redémarre.
web-game-lost = Liaison perdue.
web-game-lost-saved = Vos coups acceptés sont enregistrés.
web-game-lost-again = { $number ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $number } s
}
web-game-refused = Refusé.
web-game-gone = Cette partie est introuvable
web-game-phases = Phases du tour
web-game-turn = Tour
web-game-turns = { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
web-game-rules = Règles du jeu
web-game-mute = Couper le son
web-game-sound-off = Couper le son
web-game-sound-on = Mettre le son
web-game-parts = Parties de la table
web-game-tab-board = Terrain
web-game-tab-mine = Équipe
web-game-tab-log = Journal
web-game-tab-steps = Pas à pas
web-game-tab-rules = Règles
web-game-tab-more = Plus
web-game-mine = Mon équipe
web-game-happened = Ce qui s'est passé
web-game-watching = Vous regardez cette partie.
web-game-over = Partie terminée
web-game-see-result = Voir le bilan
web-game-see-board = Voir le terrain
web-game-again = Rejouer
web-game-luck = La chance
web-game-luck-ours = Nos dés
web-game-luck-enemy = Dés de l'ennemi
web-game-luck-mean = { $number ->
    [one] { $number } dé, moyenne { $mean }
   *[other] { $number } dés, moyenne { $mean }
}
web-game-luck-expected = Un dé juste donne { $mean } en moyenne.
web-keys = Touches du clavier
web-key-esc = Échap
web-key-space = Espace
web-key-tab = Tab
web-game-key-option = choisir une option
web-game-key-quiet = finir ou laisser passer
web-game-key-confirm = confirmer ; pas suivant
web-game-key-cancel = renoncer ; fermer les chances ; passer ce qui se montre
web-game-key-odds = chances de l'option pointée
web-game-key-undo = annuler le dernier choix
web-game-key-restart = reprendre toute l'activation
web-game-key-board = parcourir le terrain
web-game-key-tab = décision, terrain, équipe, journal
web-game-key-mute = couper ou remettre le son
web-game-key-rules = chercher une règle
web-game-key-help = cette aide
