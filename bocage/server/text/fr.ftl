# Mots de l'application web : ce que dit le serveur (server-…) et ce que montre l'enveloppe du client (web-…).

## Ce que dit le serveur quand quelque chose est impossible

server-frame = Le serveur ne comprend pas ce message.
server-body = Le serveur ne comprend pas cette demande.
server-json = Le serveur attend du JSON.
server-size = C’est trop gros pour le serveur.
server-origin = Cette demande vient d’un autre site.
server-host = Le serveur ne répond pas sous ce nom.
server-nowhere = Il n’y a rien ici.
server-match = Cette partie n’existe pas, ou n’existe plus.
server-token = Le serveur ne vous connaît pas : rechargez la page.
server-seat = Cette place n’est pas la vôtre.
server-spectator = Les spectateurs regardent ; ils ne jouent pas.
server-lesson = Leçon introuvable.
server-stale = La partie a continué entre-temps.
server-rate = Trop vite : attendez un instant.
server-limit = Le serveur n’en permet pas davantage.
server-closing = Le serveur redémarre : revenez dans un instant.
server-elsewhere = Cette partie change de processus : revenez dans un instant.
server-full = Trop de personnes sont connectées.
server-owner = Seule la personne qui a créé cette partie peut faire cela.
server-invitation = Cette invitation a déjà servi, ou a été retirée.
server-taken = Cette place est prise.
server-level = Ce robot n’existe pas.
server-store = Le serveur n’a pas pu enregistrer ; rien n’a été joué. Réessayez.
server-slow = La lecture de cette partie prend trop de temps au serveur.
server-fault = Erreur du serveur ; rien n’a changé.
server-puzzle-option = Ce n’est pas un choix de cette énigme.
server-analysis-only = Il n’y avait rien d’autre à choisir.
server-analysis-best = Le meilleur choix, et nettement.
server-analysis-best-alike = Le meilleur choix trouvé ; un autre le vaut à peu près.
server-analysis-alike = À peu près aussi bon que le meilleur : les parties jouées ne les départagent pas.
server-analysis-worse = { $points ->
    [0] Moins bon que le meilleur, de moins d’un point.
    [one] Moins bon que le meilleur, d’un point.
   *[other] Moins bon que le meilleur, de { $points } points.
  }
server-hint-only = Il n’y a rien d’autre à choisir.
server-hint-clear = Le premier est meilleur que les autres qui ont été pesés.
server-hint-alike = Les parties jouées ne départagent pas les premiers : on ne peut pas dire lequel est le meilleur.
server-no-hints = On ne donne pas de conseils à cette table.
server-untold = Une partie de ce qui se passe ne peut être montrée (erreur du serveur). Tout ce qui a été joué est enregistré : continuez, annulez ou téléchargez la partie.
server-untold-event = Ce qui s’est passé ici ne peut être raconté.
server-untold-odds = Ces chances ne peuvent être données.
server-late = La demande a mis trop de temps à arriver.
server-grace = Cette personne vient de partir et peut revenir : un robot pourra prendre sa place au bout d’une minute.
server-hands = Deux mains cachées sur un même écran : la partie ne se télécharge qu’une fois terminée.
server-waits = Les robots n’ont rien à faire maintenant.
server-seats = Le nombre de places ne correspond pas à la partie enregistrée.
server-other-question = Autre chose est demandé maintenant.
server-offered = C’est un choix possible maintenant.
server-eyes = Ce point de vue reste caché tant que la partie dure.
server-moment = Tant que la partie dure, personne ne peut revenir aussi loin.
server-upload = Le serveur n’a plus cette partie : ouvrez le fichier à nouveau.
server-no-builder = Dans ce jeu, il n’y a pas d’armée à composer.
server-no-packs = Ce jeu n’accepte pas de fichiers de joueurs.
server-player = Joueur { $number }
server-not-built = Le client web n’a pas encore été construit. Construisez-le, puis relancez le serveur :

## Qui peut me toucher là-bas ?

server-threats = { $place } : { $threats } — { $chance } { $total }.
server-threat-some = { $place } : { $chance } { $total }.
server-threat-none = { $place } : personne de connu ne peut l’y toucher.
server-threat-between = { $chance } (de { $low } à { $high })
server-threats-late = Le serveur n’a pas eu le temps d’examiner d’autres lieux.

## Enveloppe : mots communs et règles

web-close = Fermer
web-loading = Chargement…
web-loading-long = Le serveur prend son temps ; nous attendons encore.
web-offline = Le serveur ne répond pas. Vos parties y sont enregistrées.
web-retry = Réessayer
web-rule-open = Règle { $id }
web-rule-loading = Règle
web-rule-why = Comment nous l’avons tranché
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
web-game-left-to-chance = C’est laissé au hasard.
web-game-sure = Rien n’est laissé au hasard
web-game-counting = Calcul des chances…
web-game-sampled = Estimation : trop de cas pour un calcul exact
web-game-final = définitif
web-game-undoable = annulable
web-game-undo = Annuler
web-game-restart = Recommencer l’activation
web-game-nudge = Laisser les robots commencer
web-game-thinking = { $name } réfléchit…
web-game-slow-bot = La machine a beaucoup à faire : le robot finit sa réflexion, et la partie reprend d’elle-même.
web-game-bot-waits = { $name } attend les robots des autres tables : numéro { $place } dans la file.
web-game-others = À { $name } de choisir.
web-game-awaited = En attente d’un autre joueur.
web-game-going-on = La partie continue…
web-game-pace = Allure
web-game-stepwise = Pas à pas
web-game-through = D’un trait
web-game-skip = Passer
web-game-next = Suivant
web-game-log = Journal
web-game-earlier = Plus tôt
web-game-steps = L’ennemi, pas à pas
web-game-done = fait
web-game-dice = Dés
web-game-die-hit = réussite
web-game-die-nil = neutre
web-game-verifiable = vérifiables
web-game-no-dice = Aucun dé à montrer.
web-game-verify = Des dés vérifiables
    .how = Tous les dés découlent d’une graine secrète, tirée avant le premier coup. Son empreinte est publiée d’avance : personne ne peut changer la graine ensuite sans que l’empreinte change. À la fin, la graine est révélée et chacun peut refaire chaque jet.
web-game-verify-hash = Empreinte, avant la partie
web-game-verify-seed = Graine, après la partie
web-game-verify-later = Révélée à la fin de la partie.
web-game-verify-here = Recalculé dans votre navigateur
web-game-verify-good = Vérifié dans votre navigateur : la graine donne cette empreinte.
web-game-verify-bad = La graine ne donne pas cette empreinte !
web-dice-check = Vérifier tous les jets ici
web-dice-checking = Vérification…
web-dice-good = { $number ->
    [one] Un résultat recalculé dans votre navigateur : il découle de la graine.
   *[other] { $number } dés et tirages recalculés dans votre navigateur : tous découlent de la graine.
  }
web-dice-wrong = Le résultat { $number } ({ $text }) ne découle pas de la graine !
web-dice-unknown = { $number ->
    [one] La graine d’un résultat est inconnue.
   *[other] La graine de { $number } résultats est inconnue.
  }
web-game-verify-command = Pour vérifier tous les jets, téléchargez la partie, puis :
web-game-verify-file = partie.bocage
web-game-chat = Conversation
web-game-chat-write = Écrire à la table…
web-game-chat-send = Envoyer
web-game-table = La table
web-team = Partenaires
web-team-own = prend { $job }
web-team-ordered = { $job } (votre ordre)
web-team-none = n’a pas de tâche
web-team-order = Ordre
web-team-order-to = Donner un ordre : { $name }
web-team-cancel = Annuler
web-team-how = Choisissez une tâche, ou touchez un endroit du plateau.
web-team-free = À lui de choisir
web-team-said = Ce que disent les partenaires
web-team-asks-title = Un partenaire demande
web-team-asks = { $name } : « { $action } » s’entendra. Je peux ?
web-team-waits = Sans réponse, il fera plus discret dans { $seconds } s.
web-team-yes = Vas-y
web-team-no = Pas maintenant
web-team-always = Oui, et ne plus demander
web-game-table-open = La table
web-game-you = vous
web-game-here = présent
web-game-away = absent
web-game-seat-free = Place libre
web-game-seat-open = on attend quelqu’un
web-game-seat-away = absent
web-game-seat-asked = choisit
web-game-seat-thinks = réfléchit…
web-game-bot = Robot ({ $level })
web-game-seat-bot = robot, { $level }
web-game-watchers = { $number ->
    [0] Personne ne regarde
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-game-hand = Confier à un robot
web-game-take-back = Reprendre ma place
web-game-level = Force du robot
web-game-invite = Lien d’invitation
web-game-invitation = Lien d’invitation, valable une fois
web-game-copy = Copier
web-game-copied = Copié
web-game-record = Télécharger la partie
web-game-leave = Retour à l’accueil
web-game-show-me = Montrer
web-game-closing = Le serveur redémarre.
web-game-lost = Liaison perdue.
web-game-lost-saved = Vos coups acceptés sont enregistrés.
web-game-lost-again = { $number ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $number } s
}
web-game-refused = Refusé.
web-game-why-not = Pourquoi pas ?
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
web-game-happened = Ce qui s’est passé
web-game-watching = Vous regardez cette partie.
web-game-over = Partie terminée
web-game-see-result = Voir le bilan
web-game-see-board = Voir le terrain
web-game-again = Rejouer
web-end-won = Vous avez gagné
web-end-lost = Vous avez perdu
web-end-wins = gagne
web-end-swap = Revanche, camps échangés
web-game-next-lesson = Leçon suivante
web-brief = Mission
web-brief-aim = Le but
web-brief-end = La fin
web-brief-idea = L’idée
web-brief-rules = Règles en une page
web-brief-start = Commencer
web-brief-never = Ne plus montrer
web-brief-you = Vous : { $side }
web-brief-other = { $side } : { $name }
web-recap-go = Continuer
web-recap-again = Revoir
web-game-dice-set = choisis par la leçon ·
web-game-unread = { $number ->
    [one] { $number } message non lu
   *[other] { $number } messages non lus
}
web-game-luck = La chance
web-game-luck-ours = Vos dés
web-game-luck-enemy = Dés adverses
web-game-luck-mean = { $number ->
    [one] { $number } dé, moyenne { $mean }
   *[other] { $number } dés, moyenne { $mean }
}
web-game-luck-expected = Un dé équilibré donne { $mean } en moyenne.
web-keys = Touches
web-key-esc = Échap
web-key-space = Espace
web-key-tab = Tab
web-game-key-option = choisir une option
web-game-key-quiet = finir ou laisser passer
web-game-key-confirm = confirmer ; pas suivant
web-game-key-cancel = renoncer ; fermer les chances ; passer ce qui se montre
web-game-key-odds = chances de l’option pointée
web-game-key-undo = annuler le dernier choix
web-game-key-restart = recommencer toute l’activation
web-game-key-board = parcourir le terrain
web-game-key-tab = décision, terrain, équipe, journal
web-game-key-mute = couper ou remettre le son
web-game-key-rules = chercher une règle
web-game-key-help = cette aide

## Enveloppe : navigation, accueil

web-nav = Navigation
web-play = Jouer
web-rules = Règles
web-settings = Réglages
web-about = À propos
web-language = Langue
web-other-language = Switch to English
web-theme-to-light = Passer en clair
web-theme-to-dark = Passer en sombre
web-find-rule = Chercher une règle…
web-to-lobby = Retour à l’accueil
web-back-to-game = Retour à la partie
web-no-game = Ce jeu n’est pas sur ce serveur
web-trouble-offline = Le serveur ne répond pas
    .text = Vos parties y sont enregistrées ; rien n’est perdu.
web-trouble-refused = Impossible
web-turn = { $number ->
    [0] mise en place
   *[other] tour { $number }
}

web-lobby-title = Quatre jeux de commandos, chaque règle appliquée.
web-lobby-aside = En ce moment
web-game-v_commandos = V-Commandos
web-game-heroes_of_normandie = Heroes of Normandie
web-game-commandos_40k = Commandos 40 000
web-game-operation_commando = Opération Commando
web-plain-facts = Ce que l’on sait
web-plain-seats = Joueurs
web-poster-v_commandos = Infiltration coopérative contre un ennemi que les règles conduisent.
web-poster-heroes_of_normandie = Ordres secrets, interruptions et blindés dans le bocage.
web-poster-commandos_40k = Escarmouche au pouce près : hauteurs, charges, réactions.
web-poster-operation_commando = Deux mains cachées s’affrontent à l’enchère pour chaque terrain.
web-poster-exactly = { $number } joueurs
web-poster-players = { $fewest } à { $most } joueurs
web-poster-missions = { $number ->
    [one] { $number } mission
   *[other] { $number } missions
}
web-poster-live = { $number } en cours

web-new = Nouvelle partie
web-new-game = Jeu
web-new-company = Avec qui
web-new-alone = Contre l’ennemi
    .text = seul, ou avec un robot à vos côtés
web-new-screen = Sur cet écran
    .text = à deux, chacun ses commandos
web-new-online = En ligne
    .text = table ouverte et lien d’invitation
web-new-duel-alone = Contre un robot
    .text = vous contre la machine
web-new-duel-screen = À deux sur cet écran
    .text = un rideau cache les mains entre les tours
web-new-duel-online = En ligne
    .text = table ouverte et lien d’invitation
web-new-level = Force du robot
web-seat-swap = Échanger les camps
web-new-partner = Équipier robot
web-level-none = Sans
web-level-recruit = Recrue
    .style = Se précipite sur ce qui lui saute aux yeux et oublie beaucoup.
web-level-soldier = Soldat
    .style = Connaît son métier, mais garde ses habitudes même quand elles lui nuisent.
web-level-corporal = Caporal
    .style = Fait ce qui est raisonnable et surprend rarement.
web-level-sergeant = Sergent
    .style = Joue ses meilleures idées dans sa tête avant de se décider.
web-level-captain = Capitaine
    .style = Réfléchit jusqu’à deux secondes, pèse bien des suites et pardonne peu.
web-your-name = Votre nom
web-your-name-none = Invité
web-new-start = Commencer
web-new-what = { $name }, { $number ->
    [one] un commando
   *[other] { $number } commandos
}
web-new-choose = choisir
web-new-lesson = Apprendre en jouant

web-mine = Vos parties
web-mine-turns = { $number ->
    [one] une à jouer
   *[other] { $number } à jouer
}
web-mine-empty = Aucune partie en cours. « Commencer » en ouvre une, et vous la retrouverez ici.
web-mine-alone = en solo
web-mine-with = avec { $names }
web-mine-robots = { $number ->
    [one] un robot
   *[other] { $number } robots
}
web-mine-your-turn = à vous
web-mine-their-turn = aux autres
web-mine-waiting = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}
web-mine-continue = Continuer
web-mine-look = Revoir
web-mine-invite = Inviter à la partie { $name }
web-mine-save = Télécharger la partie { $name }
web-mine-delete = Supprimer la partie { $name }
web-result-won = gagnée
web-result-lost = perdue
web-result-us = victoire américaine
web-result-de = victoire allemande
web-result-draw = match nul
web-result-over = terminée
web-invite = Inviter
web-save = Télécharger
web-delete = Supprimer
web-keep = Garder
web-delete-title = Supprimer { $name } ?
web-delete-text = La partie disparaît du serveur pour tous ceux qui y jouent. Téléchargez-la d’abord pour pouvoir la reprendre plus tard.

web-tables = Tables ouvertes
web-tables-empty = Aucune table ouverte en ce moment. Une partie en ligne apparaît ici pour les autres.
web-tables-seats = { $taken } places prises sur { $all }
web-tables-join = Rejoindre
web-tables-join-of = Rejoindre la partie { $name }
web-live = En direct
web-live-empty = Aucune partie publique en cours.
web-live-watch = Regarder
web-day = Règle du jour
web-resume = Reprendre une partie
web-resume-what = Que faire d’une partie enregistrée
web-resume-go-on = Continuer
web-resume-choose = Choisir un fichier
web-resume-reading = Lecture de la partie…
web-resume-drop = ou le déposer ici
web-resume-large = Ce fichier est trop gros pour une partie enregistrée.

## Enveloppe : invitations, formulaire

web-join = Rejoindre une partie
web-join-by = { $host } vous invite.
web-join-side = Votre camp : { $side }
web-join-seat = Votre place : { $seat } sur { $seats }
web-join-wait = On vous installe à la table…
web-join-name = Sous quel nom les autres vous verront-ils ?
web-join-sit = Prendre place
web-seat = Place { $number }
web-invite-title = { $number ->
    [one] Invitez quelqu’un
   *[other] Invitez vos équipiers
}
web-invite-text = { $number ->
    [one] Ce lien donne la place à la première personne qui l’ouvre. Envoyez-le à qui vous voulez.
   *[other] Chaque lien donne sa place à la première personne qui l’ouvre. Envoyez-en un à chacun.
}
web-invite-share = Rejoignez ma partie sur Bocage.
web-invite-copy = Copier
web-invite-copied = Copié
web-invite-send = Envoyer
web-invite-enter = Entrer dans la partie

web-missions = Missions
web-missions-title = Choisir une mission
web-missions-all = Tous les jeux
web-missions-people = Joueurs
web-missions-people-1 = Seul
web-missions-people-2 = À deux
web-missions-people-3 = À trois ou quatre
web-missions-minutes = Durée
web-missions-level = Difficulté
web-missions-fresh = Jamais gagnées d’abord
web-missions-details = Détails
web-missions-none = Aucune mission ne répond à ces critères.
web-lobby-ways = Missions et armées
web-missions-at-most = { $minutes ->
    [0] Toutes les durées
   *[other] { $minutes } min au plus
}
web-missions-hard = { $level ->
    [0] Toutes les difficultés
    [1] ◆ facile
    [2] ◆◆ au plus
    [3] ◆◆◆ au plus
   *[4] ◆◆◆◆ au plus
}
web-missions-count = { $number } sur { $of }
web-lobby-missions = Toutes les missions ({ $number })
web-missions-underway = En cours · { $game }
web-missions-results = Vos résultats
web-mission-new = jamais jouée
web-mission-lost = perdue
web-mission-over = jouée
web-mission-underway = en cours
web-mission-won = gagnée
web-form-title = { $game } : nouvelle partie
web-form-shelf = Genre de partie
web-form-scenario = Mission
web-form-pieces = { $number ->
    [one] un commando
   *[other] { $number } commandos
}
web-form-players = { $most ->
    [2] 2 joueurs
   *[other] { $fewest } à { $most } joueurs
}
web-form-minutes = { $from ->
    [0] { $to } min
   *[other] { $from } à { $to } min
}
web-form-turns = { $turns } tours
web-form-difficulty = Difficulté { $level } sur 5
web-form-seats = Places
web-form-share = { $commandos ->
    [one] Un commando
   *[other] { $commandos } commandos
} pour { $seats ->
    [one] une seule personne, qui mène toute l’escouade.
   *[other] { $seats } places, qui se les partagent.
}
web-form-alone = Une seule place : la vôtre.
web-form-listed = Montrer les places libres dans les tables ouvertes
web-form-clock = Temps pour répondre hors de son tour
web-form-clock-none = Illimité
web-form-clock-seconds = { $seconds } s
web-form-clock-why = Le temps écoulé, vous passez. Le compte repart de zéro à chaque occasion de répondre.
web-form-options = Règles de la partie
web-army = Atelier des armées
web-army-build = Composer une armée
web-form-armies = Armées
web-form-army = Armée de la place { $number } : { $side }
web-form-army-sample = Une armée toute faite
web-form-army-text = Coller un texte…
web-form-army-worth = { $cost } points sur { $points }
web-form-army-side = Cette armée est de l’autre camp.
web-form-army-wrong = Une armée n’est pas encore permise.
web-form-fixed = Le scénario donne les deux armées.
web-form-rulings = Points de règle
    .text = Comment sont tranchés les points obscurs des règles ; les choix par défaut sont ceux que nous conseillons.
web-form-board-first = Premier plateau
web-form-board-second = Second plateau
web-form-board-turn = Tourné de
web-form-board-degrees = { $degrees }°
web-form-board-none = Un seul plateau
web-form-board-beside = Un autre à l’est
web-form-board-below = Un autre au sud
web-form-board-join = Étendue
web-form-create = Commencer : { $name }
web-missions-prepare = Préparer : { $name }
web-seat-me = Vous
web-seat-here = Ici, à cet écran
web-seat-open = En ligne
web-seat-bot = Robot
web-seat-here-name = Joueur { $number }
web-seat-kind = Place { $number } : qui
web-seat-name = Place { $number } : nom
web-seat-level = Place { $number } : force du robot
web-seat-remove = Retirer la place { $number }
web-seat-add-here = Quelqu’un ici
web-seat-add-open = Quelqu’un en ligne
web-seat-add-bot = Un robot
web-seat-full = { $number ->
    [one] C’est complet : une seule place dans cette mission.
   *[other] C’est complet : { $number } places au plus dans cette mission.
}
web-squad-when = Choix de l’escouade
web-squad-later = Dans la partie
web-squad-now = Maintenant
web-squad-count = { $chosen } sur { $number } choisis
web-squad-side = Côté de la carte : { $name }

## Enveloppe : règles, réglages, à propos, touches

web-rules-of = Règles : { $game }
web-rest = Le reste du chapitre : { $chapter }
web-chapters = Chapitres
web-rulings = Questions tranchées
web-examples = Exemples
web-search = Chercher dans les règles
web-search-found = { $number ->
    [0] rien
    [one] { $number } règle
   *[other] { $number } règles
}
web-search-none = Aucune règle ne contient tous ces mots. Essayez-en moins, ou d’autres.
web-search-more = { $number ->
    [one] Une autre
   *[other] { $number } autres
}
web-rule-played = Joué sur le plateau
web-rule-near = Voir un exemple : { $rule }, { $title }
web-rule-steps = Étapes de l’exemple
web-rule-step = { $number } sur { $all }
web-rule-step-back = Retour
web-rule-step-on = Suite
web-rule-try = À vous d’essayer
web-rule-next = À présent : { $choice }
web-rule-dice-set = Les dés et les cartes sont ici fixés d’avance. Si vous essayez, le hasard reprend ses droits.
web-aid = Aide de jeu à imprimer
web-aid-of = Aide de jeu : { $game }
web-aid-print = Imprimer
web-aid-none = Ce jeu n’a pas d’aide de jeu.
web-rule-mine = Dans vos parties
web-rule-mine-none = Elle n’est pas apparue dans { $number ->
        [one] votre dernière partie
       *[other] vos { $number } dernières parties
    } de ce jeu.
web-rule-proved = { $number ->
    [one] Couverte par un essai
   *[other] Couverte par { $number } essais
}
web-rule-mine-choice = Choix { $number }
web-rule-kept = Les essais qui la couvrent, et sa place dans le code
web-rule-kept-code = Code
web-rule-kept-tests = Tests
web-rule-kept-texts = Textes
web-rule-copy = Copier le lien de cette règle
web-rule-setting = Réglage :

web-set-you = Vous
web-set-name = Nom
    .text = Celui que voient les autres à la table.
web-set-save = Enregistrer
web-set-saved = Enregistré
web-set-look = Image et son
web-set-theme = Apparence
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-theme-system = Système
web-set-size = Taille du texte
    .text = Tout le texte de l’application.
web-set-motion = Animations
    .text = Réduites, les pièces ne voyagent plus : un anneau montre où elles arrivent.
web-set-motion-full = Toutes
web-set-motion-reduced = Réduites
web-set-motion-system = Système
web-set-sound = Son
    .text = Chaque son a son signe à l’écran : rien n’est dit par le son seul.
web-set-play = Jeu
web-set-pace = Allure de l’ennemi
    .text = À quelle vitesse ses gestes se montrent. « Pas à pas » attend une touche à chacun.
web-set-pace-step = Pas à pas
web-set-pace-slow = Lente
web-set-pace-normal = Normale
web-set-pace-fast = Rapide
web-set-pace-off = Résultat seul
web-set-confirm = Demander confirmation
    .text = « Si risqué » : seulement quand un choix définitif vous coûte à coup sûr quelque chose.
web-set-confirm-always = Toujours
web-set-confirm-risky = Si risqué
web-set-confirm-never = Jamais
web-set-autopass = Passer automatiquement
    .text = Quand passer est le seul choix possible.
web-set-brief = Présenter les missions
    .text = Avant la première décision : le but, la fin, qui a quoi. Chaque mission une fois.
web-set-recap = Résumer chaque tour
    .text = À la fin d’un tour où quelque chose s’est décidé : qui a pris quoi, les pertes, la règle.
web-set-hints = Conseils de première fois
    .text = Une phrase à côté de la question quand du nouveau se présente, une seule fois chacune.
web-set-kept = Ces réglages restent dans ce navigateur ; seuls le nom et le passage automatique vont au serveur.

web-about-title = À propos de Bocage
web-about-what = Bocage fait jouer des wargames tactiques de commandos dans un navigateur : seul, à plusieurs sur un écran ou à distance, avec des robots s’il manque du monde. Il applique toutes les règles, dit laquelle à chaque instant, et donne les chances exactes avant chaque choix.
web-about-rights = Noms et droits
    .text = Les noms des jeux appartiennent à leurs éditeurs et à leurs auteurs, qui n’ont aucun lien avec Bocage. Aucun texte ni aucune image n’en est repris : les règles sont redites avec nos mots, les dessins et les sons sont originaux. Pour jouer en vrai, achetez la boîte.
web-about-licence = Licence
    .text = Le programme est libre, sous licence MIT : on peut l’utiliser, le lire, le modifier et le partager.
web-about-data = Vos données
    .text = Tout reste sur le serveur que vous utilisez : un nom, vos parties, et un jeton dans un cookie qu’aucun script ne peut lire. Aucune page n’appelle un autre site ; ni mesure d’audience, ni publicité, ni police venue d’ailleurs.
web-about-dice = Des dés vérifiables
    .text = Chaque jet découle d’une graine secrète dont l’empreinte est montrée avant la partie, et la graine après. Chacun peut tout vérifier : une fois la partie commencée, personne ne peut plus rien changer aux dés.
web-about-access = Pour tous
    .text = Tout se joue à la souris, au doigt ou au clavier, et se lit avec un lecteur d’écran. Rien n’est dit par la seule couleur. Si quelque chose vous arrête, c’est un défaut : dites-le.

web-keys-in-match = Dans une partie, la même touche montre celles du jeu.
web-keys-help = cette aide
web-keys-search = chercher dans les règles
web-keys-escape = fermer ce qui est ouvert
web-keys-tab = aller d’une chose à la suivante

web-curtain-pass = Passez l’écran à { $name }
web-curtain-hidden = Toutes les mains sont cachées. { $name } ouvre le rideau ; il retombe quand vient le tour d’un autre.
web-curtain-open = Je suis { $name } : maintenir pour voir
web-curtain-public = Ce qui vient d’arriver, visible de tous
web-curtain-to = à { $name }
web-curtain-title = Rideau : à { $name } de jouer
web-curtain-nothing = Aucune option n’est montrée tant que le rideau est fermé.
web-curtain-reopen = Rouvrir pour { $name }
    .hint = reprendre son dernier choix
web-curtain-close = Fermer le rideau
web-let-pass = Laisser passer jusqu’à la fin du tour
    .short = Pas avant la fin du tour
web-clock-left = Temps restant pour répondre : { $seconds } s
web-clock-soon = { $seconds ->
    [one] Plus qu’une seconde pour répondre.
   *[other] Plus que { $seconds } secondes pour répondre.
}
web-game-late = Temps écoulé : { $name } laisse passer.
web-let-pass-deed = Laisser passer, pour toute cette action
    .short = Passer toute l’action
web-let-pass-phase = Laisser passer cela pour toute la phase
    .short = Passer toute la phase
web-let-pass-mine = Seulement ce qui me concerne
    .short = Ce qui me concerne
web-let-pass-count = { $n ->
    [0] aucune occasion passée dans ce tour
    [one] une occasion passée dans ce tour
   *[other] { $n } occasions passées dans ce tour
}
web-let-pass-kinds = { $n ->
    [one] Un genre d’occasion passe sans vous
   *[other] { $n } genres d’occasions passent sans vous
}
web-let-pass-open = Quand me demander
web-let-pass-kind = Occasions de ce genre
web-let-pass-kind-as-all = Ce genre : comme les autres
web-let-pass-kind-ask = Ce genre : toujours demander
web-let-pass-kind-mine = Ce genre : si cela compte pour moi
web-let-pass-kind-deed = Ce genre : pas pendant cette action
web-let-pass-kind-phase = Ce genre : pas avant la fin de la phase
web-let-pass-kind-turn = Ce genre : pas avant la fin du tour
web-table-look = Ma main
    .hint = Voir sa main : les autres détournent les yeux
web-table-ahead = posé d’avance ; fermer le rideau laisse l’autre poser
web-title-yours = À vous
web-title-of = À { $name }
web-game-waited = on vous attend depuis { $time }
web-game-may-answer = { $name } peut répondre maintenant.

# Fichiers des joueurs dans une partie

web-pack-title = Fichiers des joueurs
web-pack-why = Cette partie se joue avec des fichiers apportés par un joueur. Comparez les empreintes pour être sûr d’avoir les mêmes.
web-pack-fingerprint = Empreinte (SHA-256) :
web-pack-same = Vous avez le même fichier dans ce navigateur.
web-pack-other = Votre fichier de ce nom est une autre version.
web-pack-none = Vous n’avez pas ce fichier dans ce navigateur.
web-pack-keep = Garder ce fichier
web-pack-kept = Fichier gardé dans ce navigateur
web-pack-not-kept = Ce navigateur ne garde rien, ou n’a plus de place.

# The bar in which one chooses.
web-pick-others = Autres
web-pick-list = Autres choix
web-pick-how = { $name } : comment ?
web-pick-ways = { $number } façons
web-pick-count =
    { $number ->
        [one] { $number } choix
       *[other] { $number } choix
    }
web-pick-heard =
    { $number ->
        [0] Aucun choix
        [one] Un choix
       *[other] { $number } choix
    }{ $exit ->
        [yes] { " " }et une sortie.
       *[no] .
    }
web-pick-further = +{ $number } autres
web-pick-again = encore une fois
web-pick-hold = tenir 1 s
web-pick-back = Revenir
    .note = rien n’est joué
web-pick-whole = Lire toute la question
web-pick-what = { $name } : que faire ?
web-pick-no-exit = Il faut choisir
web-pick-or-others = Ou laissez jouer { $name }
web-pick-no-undo = Rien à annuler : un dé, une carte révélée ou une réponse est venue depuis
web-pick-set = { $name } : { $value }
web-pick-turn = { $name } (touche { $press })
web-pick-turn-on = { $name } : valeur suivante
web-pick-turn-back = { $name } : valeur précédente
web-pick-less = Moins : { $name }
web-pick-more = Plus : { $name }

## Relectures

web-replay = Relecture
web-replay-watch = Revoir la partie
web-replay-gone = Cette partie ne peut pas être revue
web-replay-bar = Relecture : où l’on en est
web-replay-slider = Moment de la partie
web-replay-left = Point de vue, tours, pièces
web-replay-players = Joueurs
web-replay-tab-moments = Moments
web-replay-moment = choix { $number } sur { $all }
web-replay-before = Avant le premier tour
web-replay-chooses = { $name } choisit : { $choice }
web-replay-turns = Tours
web-replay-turn-short = T{ $number }
web-replay-eyes = Point de vue
web-replay-eyes-all = Tout voir
web-replay-eyes-public = Public
web-replay-first = Au début
web-replay-prev = Choix précédent
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Choix suivant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-share = Partager
web-replay-shared = Le lien vers ce moment est copié.
web-replay-what-if = Et si…
web-replay-what-if-on = { " " }jouer d’ici
web-replay-play-on = Et si… jouer d’ici
web-replay-play-on-text = Une nouvelle partie commence après le choix { $number } de celle-ci, avec d’autres dés. La partie elle-même ne change pas.
web-replay-my-seat = Vous jouez
web-replay-bots = Aux autres places
web-replay-play-from-here = Jouer d’ici

web-analysis = Les choix
web-analysis-start = Analyser
web-analysis-of = Chances de gagner pour { $side }, qui ne savait que ce qu’il voyait.
web-analysis-working = { $number } mondes sur { $all }
web-analysis-worlds = { $number } mondes
web-analysis-played = joué
web-analysis-like-best = pas moins bon que le meilleur, pour autant qu’on sache
web-analysis-band = { $low } – { $high }
web-analysis-why = Pourquoi
web-analysis-step = { $side } : { $choice }
web-analysis-line = La suite de ce choix
web-analysis-supposed = Une suite possible, pas la partie jouée.
web-analysis-line-prev = Étape précédente de la suite
web-analysis-line-next = Étape suivante de la suite
web-analysis-line-leave = Revenir à la partie jouée
web-analysis-follow = Touchez une étape de la suite pour la voir sur le plateau.
web-analysis-end = Rien à choisir ici : la partie était finie.
web-analysis-how = Ce qui était caché est supposé à neuf dans chaque monde ; tous les choix rencontrent les mêmes mondes et les mêmes dés, puis les robots jouent la suite. La vraie moyenne est dans la bande 95 fois sur 100.
web-analysis-counted = Chaque chiffre est une part de parties gagnées : chaque monde est joué jusqu’au bout. La courbe, elle, n’est qu’une estimation d’un coup d’œil : elle peut s’en écarter beaucoup.
web-analysis-guessed = Chaque chiffre est l’estimation des robots, quelques choix plus loin.
web-luck = Choix et dés
web-luck-working = Les robots jugent chaque choix et chaque jet…
web-luck-failed = Cette partie n’a pas pu être jugée.
web-luck-of = Chances de gagner pour { $side }, estimées d’un coup d’œil par qui voit tout :
web-luck-start = départ
web-luck-choices = choix
web-luck-dice = dés
web-luck-end = résultat
web-luck-turning-points = Tournants
web-luck-by = { $what ->
    [choice] par le choix
    [dice] par les dés
   *[both] par le choix et les dés
}
web-luck-step = { $before } → { $after }
web-luck-how = Chaque jet est comparé à tout ce qui pouvait sortir ; son centile dit quelle part en est moins bonne. Départ, choix et dés font le résultat ; la valeur d’une position est une estimation des robots.
web-luck-centile = centile { $number }
web-luck-best = Le meilleur trouvé : { $choice }.
web-luck-weigh = Comparer les choix au meilleur
web-luck-weighing = Les robots jouent la suite…
web-luck-picture = Enregistrer une image

# Leçons.
web-learn = Apprendre
web-learn-title = Apprendre { $game }
web-learn-about = De courtes scènes sur le vrai plateau : une phrase dit quoi faire, tout chemin qui y mène compte, une erreur est expliquée et reprise.
web-learn-games = Jeux
web-learn-scenes = { $number ->
    [one] une scène
   *[other] { $number } scènes
}
web-learn-begin = Commencer
web-learn-again = Refaire
web-lesson-number = Leçon { $number } sur { $of }
web-lesson-mark = Leçon { $number }/{ $of }
web-lesson-scene = Scène { $number } sur { $of }
web-lesson-do = À faire maintenant
web-lesson-ask = Compris ?
web-lesson-wrong = Pas tout à fait
web-lesson-done = C’est fait
web-lesson-why = Pourquoi
web-lesson-signs = Les signes
web-lesson-again = Recommencer la scène
web-lesson-back = Reprendre
web-lesson-next = Continuer
web-lesson-leave = Quitter la leçon
web-lesson-bar = Leçon
web-lesson-bar-open = Leçon
web-lesson-bar-asked = Quelle est la bonne réponse ?
web-lesson-bar-wrong = Rien n’est perdu : reprenez.
web-lesson-bar-done = C’était cela.
web-lesson-over = La leçon est finie. Bravo !
web-lesson-play = Jouer maintenant
web-lesson-all = Toutes les leçons
web-lesson-set-dice = Les dés de cette scène sont réglés par la leçon.
web-result-taught = Leçon finie
web-signs = Les signes du plateau
web-signs-all = tous
web-game-key-signs = Ce que veulent dire les signes du plateau
web-game-key-threats = Qui peut me toucher là-bas ?
web-threats = Qui peut me toucher là-bas ?
web-threats-nobody = Il n’y a rien à demander maintenant : cela concerne les pièces en jeu, quand vous avez une décision à prendre.
web-threats-piece = Votre pièce
web-threats-state = Comment elle y serait
web-threats-places = Lieux

## Enveloppe : énigmes

web-puzzles = Énigmes
web-puzzles-of = Énigmes : { $game }
web-puzzles-about = Des moments de parties entre robots où un choix est nettement meilleur que tous les autres. Chacun a été mesuré en jouant de nombreuses fois la suite de chaque choix.
web-puzzles-solved = { $done } résolues sur { $number }
web-puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
web-puzzle = Énigme { $number }
web-puzzle-today = L’énigme du jour
web-puzzle-level-1 = Facile
web-puzzle-level-2 = Moyenne
web-puzzle-level-3 = Difficile
web-puzzle-level-4 = Très difficile
web-puzzle-found = { $tries ->
    [one] trouvée au premier essai
   *[other] trouvée à l’essai { $tries }
}
web-puzzle-shown = solution montrée
web-puzzle-solve = Résoudre
web-puzzle-again = Refaire
web-puzzle-goal = { $solutions ->
    [one] Vous avez un seul choix. Trouvez celui qui vous donne les meilleures chances de gagner.
   *[other] Vous avez un seul choix. Deux se valent et dépassent tous les autres : trouvez l’un d’eux.
}
web-puzzle-aim = But
web-puzzle-tries = Vos essais
web-puzzle-points = { $points ->
    [0] à peine moins bon
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
web-puzzle-wrong = { $points ->
    [0] Pas tout à fait : un autre choix est légèrement meilleur. Choisissez encore.
    [one] Pas celui-là : { $points } point de chances de gagner de moins que le meilleur. Choisissez encore.
   *[other] Pas celui-là : { $points } points de chances de gagner de moins que le meilleur. Choisissez encore.
}
web-puzzle-right = { $solutions ->
    [one] C’est cela : aucun autre choix n’en approche.
   *[other] C’est cela : les { $solutions } solutions se valent, aucun autre choix n’en approche.
}
web-puzzle-best = le meilleur
web-puzzle-tried = essayé
web-puzzle-more = { $number ->
    [one] { $number } autre choix
   *[other] { $number } autres choix
}
web-puzzle-show = Montrer la solution
web-puzzle-solution = Solution
web-puzzle-done = Trouvé !
web-puzzle-given = La solution
web-puzzle-next = Énigme suivante
web-puzzle-all = Toutes les énigmes
web-puzzle-bar = Le résultat de l’énigme
web-puzzle-gone = Cette énigme n’a pas pu être ouverte
# Les conseils pendant la partie
web-advice = Conseil
web-advice-ask = Demander un conseil
web-advice-plan = Plan { $number } du conseil
web-advice-worlds = { $counted ->
    [yes] { $number } parties
   *[no] { $number } suites
}
web-advice-working = { $counted ->
    [yes] { $number } parties…
   *[no] { $number } suites…
}
web-advice-counted = Part de parties gagnées quand des robots jouent la suite jusqu’au bout.
web-advice-guessed = Chances de gagner, telles que les robots les jugent quelques choix plus loin.
web-advice-then = puis { $steps }
web-advice-alike = rien ne le départage du plan 1
web-advice-follow = Suivre le plan { $number }
web-advice-taken = { $number ->
    [one] 1 conseil dans cette partie
   *[other] { $number } conseils dans cette partie
}
web-advice-here = Un conseil a été pris ici.
web-advice-result = { $number ->
    [one] 1 conseil a été pris.
   *[other] { $number } conseils ont été pris.
}
web-game-key-advice = demander un conseil, si la table le permet
web-form-hints = Conseils : pendant la partie, un robot dit ce qu’il ferait, et pourquoi
web-form-hints-why = Chacun est noté dans la partie et compté dans le résultat.

# À côté d’une relecture
web-comments = Commentaires
web-comments-somebody = Quelqu’un
web-comments-write = Commenter le moment { $number }…
web-comments-send = Ajouter le commentaire
web-comments-delete = Supprimer mon commentaire
web-comments-none = Personne n’a commenté. Qui tient une place le peut.
web-branches-over = finie
web-branches-turn = tour { $number }
web-branches-jump = Au choix { $number }
web-branches-origin = Cette partie est partie du choix { $number } d’une autre
web-replay-friend = Un ami
web-share-link = Copier le lien
web-share-copied = Le lien est copié
