# Mots du noyau et de la ligne de commande.

error-unreadable = « { $text } » n’est pas une action de ce jeu.
error-unreadable-verb = « { $text } » : « { $word } » n’est pas une action de ce jeu. Possibles : { $known }.
error-unreadable-word = « { $text } » : « { $word } » ne se comprend pas à cet endroit. Possibles : { $known }.
error-unreadable-word-form = « { $text } » : « { $word } » ne se comprend pas à cet endroit. Ce qui va là s’écrit ainsi : { $known }.
error-unreadable-missing = « { $text } » : il manque un mot à la fin. Possibles : { $known }.
error-unreadable-missing-form = « { $text } » : il manque un mot à la fin. Il s’écrit ainsi : { $known }.
error-unreadable-surplus = « { $text } » : « { $word } » est un mot de trop.
error-unreadable-place = « { $text } » : « { $word } » n’est pas un endroit. Un endroit, ce sont deux ou trois nombres en pouces, à trois décimales au plus : 12.4,5.25 ou 12.4,5.25,3.
error-unreadable-no-place = « { $text } » : il manque un endroit. Un endroit, ce sont deux ou trois nombres en pouces, à trois décimales au plus : 12.4,5.25 ou 12.4,5.25,3.
error-unreadable-path = « { $text } » : { $number } endroits ; un trajet en a { $most } au plus.
error-illegal = Impossible maintenant ({ $rule }) : { $reason }
refusal-not-asked = « { $word } » n’est pas un choix possible ici. Possibles : { $known }.
refusal-not-offered = Possibles : { $known }.
error-content = { $file }, à { $place } : attendu { $expected }.
error-content-whole = { $file } : attendu { $expected }.
error-army = L’armée ne peut être lue à « { $place } » : attendu { $expected }.
error-team = L’équipe ne peut être lue à « { $place } » : attendu { $expected }.
error-few-points = Aucune armée ne s’achète avec { $points } points.
error-force = L’armée de la place { $seat } n’est pas permise ({ $rule }) : { $reason }
error-force-side = L’armée de la place { $seat } appartient à l’autre camp ({ $rule }) : { $reason }
error-unknown = { $what } « { $name } » introuvable. Au choix : { $known }.
error-no-plugins = Aucun jeu n’est installé : aucun paquet n’en déclare sous « { $group } ». Dans une copie de travail, relancez « make setup ».
error-plugin = « { $value } » n’est pas un jeu d’identifiant « { $game } », sous lequel son paquet le déclare.
error-plugin-twice = Deux paquets déclarent le jeu « { $game } » : { $one } et { $two }.
error-record-format = Ce n’est pas une partie enregistrée : sa première ligne devrait être « { $expected } ».
error-record-truncated = La partie enregistrée est tronquée : sa dernière ligne, le contrôle, manque.
error-record-altered = La partie enregistrée a été modifiée ou abîmée : son contrôle ne correspond pas au texte.
error-record-shape = La partie enregistrée est illisible : une ligne manque ou est mal formée.
error-record-seed = La graine de la partie enregistrée ne correspond pas à son empreinte.
error-record-chance = La partie enregistrée annonce « { $value } » pour { $bag }, ce qui est impossible.
error-record-surplus = La partie enregistrée annonce « { $value } », mais les règles ne demandaient plus rien au hasard.
error-record-opening = Le début de la partie enregistrée ne peut pas être joué : { $reason }
error-record-line = La ligne { $line } de la partie enregistrée ne peut pas être jouée : { $reason }
error-record-hash = Rejouée, la partie enregistrée aboutit à une autre position que celle où elle fut sauvée.
error-record-snapshot = La position enregistrée est illisible.
error-record-verify = Ligne { $line } : « { $value } » ne découle pas de la graine.
error-replay-moment = Il n’y a pas de moment { $moment } dans cette partie ; le dernier est { $last }.
error-position = Ligne { $line } de la position, « { $text } » : attendu { $expected }.
error-position-format = Ligne { $line } : ce n’est pas une position de forme connue ; la ligne devrait être « { $expected } ».
error-position-game = La position ne dit pas de quel jeu elle est : il lui faut une ligne comme « game v_commandos ».
error-position-line = Ligne { $line } de la position : { $reason }
error-position-setup = La partie de cette position ne peut pas être mise en place : { $reason }
error-position-chance = « { $value } » est impossible ici pour { $bag }.
error-position-surplus = Le hasard aurait répondu « { $value } », mais les règles ne lui demandent plus rien.
error-position-audit = Cette position est impossible : { $reason }
error-position-rules = Les règles ne peuvent pas continuer depuis cette position ({ $reason }).
note-record-version = Cette partie a été enregistrée avec la version { $then } des règles ; voici la version { $now }.
note-record-alike = Cette partie a été enregistrée avec la version { $then } des règles ; la version { $now } la rejoue sans rien changer : mêmes choix, mêmes jets, même fin.
note-record-snapshot = Les règles ont changé depuis : la partie reprend à sa position enregistrée ({ $reason } ; champs différents : { $fields } ; choix abandonnés depuis : { $choices }).
unknown-game = Jeu
unknown-scenario = Scénario
unknown-option = Option
unknown-choice = Choix
unknown-seat = Place
unknown-seats = Nombre de places
unknown-commando = Commando
unknown-squad = Escouade
unknown-layout = Disposition de plateaux
unknown-variant = Carte Variante
unknown-side = Camp
unknown-faction = Faction
unknown-board = Champ de bataille
unknown-rule = Règle
unknown-bot = Robot
unknown-file = Fichier
rule-CORE-OVER = La partie est terminée.
rule-CORE-SEAT = Cette décision revient à un autre joueur.
rule-CORE-UNDO = Impossible de revenir dessus : quelque chose a été révélé depuis, ou le choix était celui d’un autre joueur.

## Contrôle du contenu : ce qui était attendu à un endroit (« …, à tiles.b : attendu … »)

expect-file = un fichier lisible
expect-utf8 = du texte en UTF-8
expect-toml = du TOML valide ({ $detail })
expect-json = du JSON valide ({ $detail })
expect-small = pas plus de { $number } caractères
expect-form = ce que demande la forme du fichier ({ $detail })
form-unknown = « { $name } » n’en fait pas partie
form-missing = « { $name } » y manque
form-enum = « { $name } » n’est aucune de ces valeurs : { $known }
form-length = une liste de { $wanted }, et non de { $name }
form-kind = { $wanted } et non { $name }
kind-str = un texte
kind-int = un nombre
kind-bool = true ou false
kind-array = une liste
kind-object = un tableau de clés et de valeurs
kind-null = null
kind-or = {" "}ou{" "}
json-value = il manque une valeur
json-key = il manque une clé entre guillemets droits
json-comma = il manque une virgule
json-colon = il manque un deux-points
json-extra = il y a du texte en trop
json-string = un texte n’est pas fermé par un guillemet
json-trailing = il y a une virgule de trop
json-control = un texte contient un caractère invisible
json-escape = un caractère après « \ » n’est pas permis
json-deep = trop de niveaux emboîtés
expect-pack = un dossier contenant « terrains/*.toml », « operations.toml » ou les deux
expect-pack-file = aucun fichier de ce nom : un recueil se compose de « terrains/*.toml » et de « operations.toml »
expect-id = une minuscule, puis des minuscules sans accent, des chiffres ou « _ »
expect-file-name = « { $name } », le nom du fichier
expect-new = un autre identifiant, car « { $name } » est déjà pris
expect-short-number = un nombre d’au plus { $number } chiffres
expect-once = « { $name } » une seule fois
expect-known = l’un de ceux-ci : { $known }
expect-known-not = l’un de ceux-ci : { $known }, et non « { $name } »
expect-few-models = au plus { $number } figurines
expect-also = en plus : { $missing }
expect-value = { $value }
expect-nothing = rien
expect-number = un nombre de { $low } à { $high }
expect-at-least = { $low } ou plus
expect-entries = de { $low } à { $high } entrées de liste
expect-total = { $number } en tout, et non { $found }
expect-source = « * », la source de tout ce qui n’est pas nommé
expect-text = un texte dans cette langue
expect-line = une ligne comme « { $form } »
expect-choice = un choix comme « { $form } »
expect-inches = une longueur en pouces comme 12.4
expect-groups = { $number } mots pour chacun
expect-words = { $number } mots
expect-heap = des noms, précédés d’un nombre de 1 à { $number } s’il y en a plusieurs
expect-like = une valeur comme { $like }
expect-next = « { $name } » d’abord
expect-some-tile = au moins une tuile
expect-tile-name = un nom d’une ou de plusieurs minuscules sans accent
expect-in-grid = une tuile à l’intérieur de la grille de { $width } cases sur { $height }
expect-overlap = des cases que la tuile { $other } ne couvre pas
expect-tile = une tuile ({ $known })
expect-door-form = « a-b open » (ouverte) ou « a-b locked » (verrouillée)
expect-touching = deux tuiles qui se touchent, à la différence de { $a } et { $b }
expect-indoor = au moins une tuile intérieure : entre tuiles extérieures, le passage est libre
expect-some-entrance = au moins une entrée ennemie
expect-entrance-form = une tuile et N, E, S ou W (ouest), comme « a N »
expect-outer-edge = un bord extérieur, et non celui qui touche { $other }
expect-hatch-form = « a open » (ouverte) ou « a blocked » (bloquée)
expect-hatch = une tuile avec une trappe ({ $known })
expect-open-hatch = une trappe ouverte par où les commandos puissent entrer
expect-outdoor = une tuile extérieure
expect-bare = une tuile sans autre pion triangulaire ({ $other })
expect-home = une tuile qui ne porte pas déjà un objectif
expect-item-form = une tuile et un équipement, comme « a medkit »
expect-tokens = pas plus de « { $item } » que la boîte n’en contient ({ $number })
expect-some-objective = au moins un objectif
expect-objective = une tuile avec un objectif ({ $known })
expect-alarm = la tuile de l’alarme
expect-alarm-or-rule = une tuile, ou la règle « no_alarm_token »
expect-no-alarm = un terrain sans alarme, or celui-ci en a une sur { $tile }
expect-blast = un objectif à détruire ou à brûler sur le terrain
expect-one-clock = un seul compte à rebours : une limite de temps, ou des objectifs à protéger pendant le même nombre de tours
expect-enemies = pas plus de { $number } ennemis « { $unit } » à la mise en place, et non { $found }
expect-room = pas plus de { $number } personnages sur cette tuile à la mise en place, et non { $found }
expect-box = pas plus de { $number } { $piece ->
        [tiles-S] petites tuiles
        [tiles-M] tuiles moyennes
        [tiles-L] grandes tuiles
        [doors] portes
        [entrances] entrées ennemies
        [hatches] trappes
        [alarms] alarmes
        [nests] nids
       *[objectives] objectifs
    } en jeu en même temps, et non { $found } ({ $terrains })
expect-timed = pas plus de { $number } cartes événement au total dans les pioches à part, et non { $found } ({ $terrains })
expect-enemy-way = un chemin pour les ennemis depuis une entrée jusqu’à cette tuile
expect-commando-way = un chemin pour les commandos depuis une trappe ouverte jusqu’à cette tuile
expect-connected = un chemin jusqu’à cette tuile depuis toutes les autres
expect-some-terrain = au moins un terrain
expect-terrain = un terrain ({ $known })
expect-link-form = deux terrains, comme « streets > fuel_depot »
expect-left-to-right = un lien de gauche à droite ({ $known })
expect-link-to = un lien qui mène à { $name }, ou sa place parmi les premiers terrains
expect-companion = un personnage à escorter sur l’un des terrains ({ $known })
expect-unneeded = un équipement dont aucun objectif n’a besoin (il en faut sur : { $terrains })
expect-namesake = un terrain sans second « { $name } » (le premier est sur { $other })
expect-enemy-tokens = { $number } { $kind ->
        [regular] ennemis réguliers
        [null] pions Ø
       *[special] unités spéciales
    }, et non { $found }
expect-compass = { $number } cartes « { $point } », et non { $found }
expect-length = un texte de 1 à { $number } caractères
expect-dice = un nombre de 1 à 99, ou des dés comme « D3 », « 2D6 » ou « D6+1 »
expect-leader = au moins une fiche qui permet la spécialité « leader »
expect-printable = un texte d’une seule ligne, sans caractère invisible
expect-stationary = « stationary » seulement à un moment où des figurines ont pu rester immobiles : { $known }
expect-member = une fiche, puis des armes et une spécialité, puis un nom entre guillemets droits : con_gunner rotor_gun heavy "Anna" ; plusieurs pareilles : con_lancer*3
expect-name = un nom d’au plus { $number } caractères
expect-one-specialism = une seule spécialité (KT-TEAM-05)
expect-some-team = des fiches qui permettent une équipe de { $points } points
expect-long-side = le grand côté d’abord
expect-on-table = des points sur la table de { $width }″ sur { $height }″
expect-height = une hauteur : un élément solide finit plus haut qu’il ne commence
expect-convex = un contour convexe, sans point répété
expect-marker-room = de la place pour les { $number } pions d’une mission (à plus de 3″ des bords, hors des éléments solides, assez loin les uns des autres)
expect-model-room = de la place pour { $number } figurines sur socles de { $size } mm dans chaque zone où une mission déploie une équipe
expect-few-solids = au plus { $most } volumes pleins sur toute la table, copies retournées comprises ; il y en a { $number }
expect-few-parts = au plus { $most } volumes sur toute la table, copies retournées comprises ; il y en a { $number }
expect-clear = un décor qui ne pénètre pas dans « { $other } »
expect-team-pack = un dossier de fichiers « *.json », chacun une faction ou un champ de bataille

## Contrôle du contenu : ce qui a été contrôlé

checked-equipment = { $tokens } pions d’équipement et { $printed } armes imprimées
checked-commandos = { $roles } commandos, { $cards } faces de cartes
checked-enemies = { $regular } ennemis réguliers, { $null } Ø, { $special } unités spéciales
checked-events = { $number } cartes événement
checked-escorts = { $number } personnages à escorter
checked-terrains = { $number ->
        [one] 1 terrain
       *[other] { $number } terrains
    } : { $names }
checked-operations = { $number ->
        [one] 1 opération
       *[other] { $number } opérations
    } : { $names }
checked-cards = { $us } cartes américaines et { $de } allemandes
checked-terrain-cards = { $number } cartes Terrain
checked-counters = { $infantry } types d’infanterie et { $vehicles } véhicules par camp
checked-recruits = { $tiles } tuiles de recrutement, { $options } options
checked-action-cards = { $number } cartes Action par camp
checked-boards = { $boards } plateaux, { $scenarios } scénarios
checked-factions = { $factions } factions : { $sheets } fiches, { $weapons } armes, { $tactics } tactiques
checked-faction = Faction « { $name } » : { $sheets ->
        [one] { $sheets } fiche
       *[other] { $sheets } fiches
    }, { $weapons ->
        [one] { $weapons } arme
       *[other] { $weapons } armes
    }, { $tactics ->
        [0] aucune tactique
        [one] 1 tactique
       *[other] { $tactics } tactiques
    }
checked-battlefields = { $boards } champs de bataille et { $pieces } décors, { $missions } missions
checked-battlefield = Champ de bataille « { $name } » : { $width }″ sur { $height }″, { $pieces ->
        [0] aucun décor
        [one] { $pieces } décor
       *[other] { $pieces } décors
    }
checked-sample-teams = { $number } équipes d’exemple, toutes légales
checked-fingerprint = Empreinte (la même chez les deux joueurs) : { $hash }
checked-warn-ability = Remarque, { $place } : « { $name } » n’est pas une aptitude connue des règles ; elle reste sans effet.
checked-warn-melee = Remarque, { $place } : « { $name } » est sans effet sur une arme de mêlée.
checked-warn-nerve = Remarque, { $place } : pas de « nerve » ; { $name }+ est tiré du commandement.
checked-warn-tactic-text = Remarque, { $place } : pas de « text » ; les joueurs ne liront pas ce qu’elle fait.
checked-texts = { $number } textes, en français et en anglais

## La ligne de commande

# La carte de V-Commandos : deux lettres par personne, une par ennemi (majuscule : il porte une masse), quelques-unes par objet.
cli-vc-who-medic = Mé
cli-vc-who-sniper = Sn
cli-vc-who-scout = Éc
cli-vc-who-sapper = Sa
cli-vc-who-officer = Of
cli-vc-who-admiral = Am
cli-vc-who-resistance_leader = Ch
cli-vc-who-scientist = Sv
cli-vc-who-downed_pilot = Pi
cli-vc-foe-mp40 = p
cli-vc-foe-mauser = m
cli-vc-foe-sledge_mp40 = P
cli-vc-foe-sledge_mauser = M
cli-vc-foe-storm_trooper = a
cli-vc-foe-patrol_leader = c
cli-vc-foe-dog_handler = h
cli-vc-foe-machine_gunner = r
cli-vc-foe-marksman = t
cli-vc-item-spotted = repéré
cli-vc-item-medkit = soin
cli-vc-item-crowbar = pied
cli-vc-item-tnt = TNT
cli-vc-item-uniform = unif
cli-vc-item-grenade = gren
cli-vc-item-bombing = bomb
cli-vc-item-mp40 = MP40
cli-vc-item-mauser = Maus
cli-vc-item-stg44 = StG
cli-vc-item-mg42 = MG42
cli-vc-item-silenced_sten = Sten
cli-vc-item-springfield = Spr
cli-vc-item-mosin_nagant = Mos
cli-vc-item-jammed = enray
cli-vc-several = { $name } ×{ $number }
cli-vc-below = hors du terrain
cli-vc-choose = { $choice } : { $card }
cli-vc-card = { $kit }. { $ability } – { $text }
cli-vc-nowhere = hors jeu
cli-vc-face-stealthy = { $gender ->
        [f] furtive
       *[m] furtif
    }
cli-vc-face-visible = visible
cli-vc-critical-until = état critique jusqu’à la fin du tour { $turn }
cli-vc-uniform = en uniforme
cli-vc-in-nest = dans le nid
cli-vc-alarm-on = ALARME, entrées ×2
cli-vc-alarm-off = alarme silencieuse
cli-vc-turn = Tour { $number }
cli-vc-pool = réserve d’ennemis { $number }, dont { $nulls } Ø
cli-vc-deck = événements { $number }
cli-vc-turns-left = { $number ->
        [one] dernier tour
       *[other] { $number } tours restants
    }
cli-vc-to-come = Encore à venir : { $names }.
cli-vc-event = Événement « { $event } », boussole : { $point }.
cli-vc-goal-interact = { $do } ({ $tile }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    })
cli-vc-goal-burn = { $do } ({ $tile }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    })
cli-vc-goal-destroy = faire sauter { $objective } ({ $tile })
cli-vc-goal-escort = exfiltrer { $objective } ({ $tile })
cli-vc-goal-protect = tenir autour de l’objectif : { $objective } ({ $tile })
cli-vc-goal-carry_out = porter { $objective } à la trappe ({ $tile })
cli-vc-goal-all_exit = tous dehors par { $objective } ({ $tile })
cli-vc-goal-shut_off_alarm = faire taire { $objective } ({ $tile })
cli-vc-entrance = Entrée ennemie, { $side } : { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    } par tour{ $barricaded ->
        [True] , barricadée
       *[other] {""}
    }{ $outside ->
        [0] {""}
       *[other] , dehors : { $waiting }
    }.
cli-vc-tile = Tuile { $tile } : { $size }, { $side }, touche à { $hit }+, { $taken ->
        [0] aucune place prise
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $slots }.
cli-vc-size-small = petite
cli-vc-size-medium = moyenne
cli-vc-size-large = grande
cli-vc-indoors = intérieure
cli-vc-outdoors = extérieure
cli-vc-on-tile = S’y trouve : { $things }.
cli-vc-ways = Autour : { $ways }.
cli-vc-way-open = porte ouverte vers { $tile }
cli-vc-way-locked = porte verrouillée vers { $tile }
cli-vc-way-ground = passage libre vers { $tile }
cli-vc-way-wall = mur vers { $tile }
cli-vc-guarded = { $token } (garde : { $guard })
cli-vc-hatch-open = trappe ouverte
cli-vc-hatch-blocked = trappe bloquée
cli-vc-charges = { $number ->
        [one] une charge de TNT posée
       *[other] { $number } charges de TNT posées
    }
cli-vc-told-turn = Tour { $number }, { $phase }. { $pool } pions dans la réserve d’ennemis.
cli-vc-told-terrain = { $terrain } : { $alarm }.
cli-vc-told-objective-open = Objectif : { $objective }.
cli-vc-told-objective-done = Objectif accompli : { $objective }.
cli-vc-told-tile = Tuile { $tile } : { $things }.
cli-vc-told-commando = { $name } : { $place }{ $active ->
        [True] , à son tour avec { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        }
       *[other] {""}
    }{ $wounds ->
        [0] {""}
        [one] , { $wounds } blessure
       *[other] , { $wounds } blessures
    }{ $plus ->
        [0] {""}
        [one] , { $plus } action économisée
       *[other] , { $plus } actions économisées
    }. Porte { $kit }. Capacité : { $ability }.
cli-vc-stock-enemies = Réserve d’ennemis : { $tokens }.
cli-vc-stock-specials = Unités spéciales encore hors de la réserve : { $tokens }.
cli-vc-stock-equipment = Réserve d’équipement : { $items }.
cli-vc-stock-events = Pioche d’événements : { $number } cartes. Défausse : { $names }.
cli-vc-stock-next-enemies = Prochains pions ennemis, déjà vus : { $names }.
cli-vc-stock-next-events = Prochaines cartes événement, déjà vues : { $names }.
cli-vc-silhouettes = place réservée : { $items }
cli-vc-stock-next-timed = Prochaines cartes événement, déjà vues, pour { $terrain } : { $names }.
cli-vc-summary = { $number ->
        [one] Un seul tour joué.
       *[other] { $number } tours joués.
    }
cli-vc-odds-hidden = reste furtif
cli-vc-odds-hides = se cache
cli-vc-odds-seen = vu
cli-vc-odds-unseen = reste inaperçu
cli-vc-odds-hits = touche
cli-vc-odds-reaction = tir de réaction
cli-vc-odds-wounded = blessé
cli-vc-odds-critical = état critique
cli-vc-odds-eliminated = éliminé
cli-vc-odds-alarm = alarme
cli-vc-odds-objective = objectif
cli-vc-odds-success = succès
cli-vc-odds-failure = échec
cli-vc-assumed-share_hits = Calculé en répartissant les touches pour le moindre mal.
cli-vc-assumed-which_die = Calculé en donnant d’abord les dés les plus faibles.
cli-vc-assumed-patience = Calculé en relançant tous les dés ratés grâce à « Patience ».
cli-vc-assumed-steady_nerves = Calculé en relançant un test de furtivité raté (« Sang-froid »).
cli-vc-assumed-shadow = Calculé en ignorant un mauvais dé grâce à « Ombre ».
cli-vc-assumed-steady_hands = Calculé en utilisant « Mains sûres ».
cli-vc-later = Ce que font ensuite l’ennemi et le prochain événement n’est pas compté.
cli-vc-legend-tile = Une tuile montre sa lettre ([d] à l’intérieur), le chiffre qui y touche, les places prises/toutes. Trait épais : mur ; pointillé : passage libre ; trait fin : bord de la carte. Les flèches au-dehors sont les entrées ennemies : ×1, ×2 avec l’alarme ; entre parenthèses, ceux qui attendent ; # est une barricade. 2p : deux ennemis de la sorte p ; une lettre derrière un pion est son garde ; +soin est de l’équipement.
cli-vc-legend-stealthy = furtif
cli-vc-legend-visible = visible
cli-vc-legend-critical = état critique
cli-vc-legend-uniform = en uniforme
cli-vc-legend-alarm = alarme
cli-vc-legend-nest = nid de MG42
cli-vc-legend-objective = objectif
cli-vc-legend-hatch-open = trappe ouverte
cli-vc-legend-hatch-blocked = trappe bloquée
cli-vc-legend-door-open = porte ouverte
cli-vc-legend-door-locked = porte verrouillée
cli-vc-legend-charge = charge de TNT
cli-vc-legend-action = action
cli-vc-legend-wound = blessure
cli-vc-legend-plus = action économisée

# Jouer.
cli-you = vous
cli-percent = { $number } %
cli-percent-below = < { $number } %
cli-percent-above = > { $number } %
cli-pieces = { $number ->
        [one] { $number } commando
       *[other] { $number } commandos
    }
cli-which-game = Quel jeu (q pour partir) ?
cli-which-scenario = Numéro ou nom (q pour partir) :
cli-seed-hash = Les dés découlent d’une graine secrète, dont l’empreinte commence par { $hash }.
cli-help-hint = Tapez le numéro d’une option, une action comme « { $example } », ou ? pour l’aide.
cli-help-hint-secret = Tapez le numéro d’une option, une action en toutes lettres, ou ? pour l’aide.
cli-help-intro = Tapez un numéro, une action (« { $example } » ; les noms peuvent être abrégés), les mots d’une option, ou une commande.
cli-help-words = Les mots d’une option, dans n’importe quel ordre, abrégés, avec ou sans accents. En ce moment : { $known }
cli-key-help = cette aide ; les règles derrière l’option 3 ; une règle par son numéro ou par des mots
    .form = ? ?3 ?mots
cli-key-u = revenir sur le dernier choix
    .form = u
cli-key-uu = reprendre cette activation, autant que possible
    .form = uu
cli-key-h = montrer ou replier les façons de manier l’équipement
    .form = h
cli-key-g = qui fait quoi ; donner une tâche à un partenaire, ou (« g sapeur - ») le laisser choisir
    .form = g sapeur d
cli-key-m = tout montrer à nouveau
    .form = m
cli-key-i = ce qui se trouve sur la tuile d, en mots ; sans lettre, toutes les tuiles
    .form = i d
cli-key-o = toutes les chances de l’option 3
    .form = o 3
cli-key-w = ce que ferait un bon robot, et pourquoi (avec --hint)
    .form = w
cli-key-p = ce qui reste dans les réserves et les pioches
    .form = p
cli-key-l = le journal de ce tour
    .form = l
cli-key-ll = le journal en entier
    .form = ll
cli-key-a = demander toujours, ou passer les moments où seul l’équipement est en jeu
    .form = a
cli-key-r = laisser un partenaire robot commencer
    .form = r

# Des partenaires qui jouent ensemble : ce que disent leurs membres (aussi dans le navigateur), et les ordres tapés ici.
team-takes = { $member } : je prends { $job }.
team-given = { $member } : compris, { $job }.
team-done = { $member } : c’est fait, { $job }.
team-free = { $member } : je choisis de nouveau moi-même.
cli-team-ask = { $member } : « { $action } » s’entendra. Je peux ? (o oui, n non, t toujours) > 
cli-team-own = { $member } : { $job }
cli-team-ordered = { $member } : { $job } (sur ordre)
cli-team-none = { $member } : pas de tâche
cli-team-open = À faire : { $jobs }
cli-error-no-partner = Aucun robot ne joue avec vous ici.
cli-error-which-member = Qui ? { $known }
cli-error-which-job = Quelle tâche ? { $known }, ou la lettre d’une tuile.

cli-lesson-key-u = revenir sur le dernier choix
    .form = u
cli-lesson-key-uu = recommencer cette scène
    .form = uu
cli-lesson-key-w = montrez-moi : le prochain choix d’un chemin qui réussit
    .form = w
cli-key-s = sauvegarder (c’est de toute façon fait après chaque choix)
    .form = s
cli-key-q = partir ; la partie est sauvegardée
    .form = q
cli-asked = { $names } : { $question }
cli-cost = { $number ->
        [0] aucune action
        [one] { $number } action
       *[other] { $number } actions
    }
cli-minor = { $number ->
        [one] { $number } façon de manier l’équipement
       *[other] { $number } façons de manier l’équipement
    }
cli-minor-plain = h. { $number ->
        [one] { $number } façon de manier l’équipement.
       *[other] { $number } façons de manier l’équipement.
    }
cli-option-named = { $who } : { $label }
cli-news-above = … (l : le tour en entier)
cli-undone = Repris : { $choice }
cli-auto-pass-on = Les moments où seul l’équipement est en jeu passent d’eux-mêmes.
cli-auto-pass-off = La question vous est posée à chaque fois.
cli-saved = Sauvegardé : { $file }
lesson-else = Ce chemin ne mène pas au but. Reprenez le dernier choix, ou recommencez la scène.
cli-lessons = Leçons
cli-lesson-scenes = { $number ->
        [one] 1 scène
       *[other] { $number } scènes
    }
cli-lesson-title = { $name }, scène { $number } sur { $of } : { $scene }
cli-lesson-rules = Règles : { $ids }
cli-lesson-dice = Les dés de cette scène sont réglés par la leçon.
cli-lesson-wrong = Pas tout à fait. { $text } Entrée ou u pour reprendre, uu pour recommencer la scène.
cli-lesson-done = { $text } Entrée pour continuer.
cli-lesson-shown = Un chemin : { $choice }
cli-lesson-not-shown = Vous suivez votre propre chemin. uu recommence la scène, et w en montre alors un qui réussit.
cli-lesson-enter = Entrée
cli-lesson-over = La leçon est finie. Bravo !
cli-lesson-next = Pour continuer : { $command }
cli-error-lesson = Ici vous pouvez taper { $known } ; q pour partir.
cli-left = La partie est sauvegardée. Pour la reprendre :
cli-robot-thinks = Le robot réfléchit…
cli-robot-chooses = Le robot ({ $name }) : { $choice }
cli-robot-style = Robot ({ $name }) : { $style }
level-recruit = Recrue
    .style = Se précipite sur ce qui lui saute aux yeux et oublie beaucoup.
level-soldier = Soldat
    .style = Connaît son métier, mais garde ses habitudes même quand elles lui nuisent.
level-corporal = Caporal
    .style = Fait ce qui est raisonnable et surprend rarement.
level-sergeant = Sergent
    .style = Joue ses meilleures idées dans sa tête avant de se décider.
level-captain = Capitaine
    .style = Réfléchit jusqu’à deux secondes, pèse bien des suites et pardonne peu.
cli-robot-first = laisser le robot commencer
cli-robot-waits = Le robot n’a rien à faire maintenant.
cli-sealed = un choix secret
cli-curtain = Passez le clavier à { $name }
cli-curtain-how = { $name } appuie sur Entrée et voit son jeu. Avant cela : u reprend le dernier choix, q quitte la partie.
cli-windows-pass = Jusqu’à la fin du tour, vous laissez passer tout ce à quoi vous pourriez répondre.
cli-windows-asked = On vous demande à chaque fois si vous répondez.
cli-person-chooses = { $name } : { $choice }
cli-over = La partie est terminée
cli-over-choices = { $number ->
        [one] Un seul choix.
       *[other] { $number } choix.
    }
cli-over-replay = Pour la relire : { $command }
cli-over-verify = Pour vérifier les dés : { $command }

# Chances, parties enregistrées, règles.
cli-odds-many = chances : o { $number }
cli-odds-nothing = Rien de particulier, ou d’abord une question.
cli-odds-certain = Rien n’est laissé au hasard.
cli-replay-title = { $scenario } : { $names }
cli-odds-rest = { $number } autres issues : { $chance }
cli-odds-sample = Trop d’issues pour un calcul exact : estimé sur un échantillon, intervalles à 95 %.
cli-odds-interval = { $chance } (de { $low } à { $high })
cli-replay-stops = Après le choix { $number } sur { $all }.
cli-replay-running = La partie n’est pas finie : rien de ce qui est caché n’est raconté.
cli-verified = { $checked ->
        [one] { $checked } résultat découle de la graine.
       *[other] { $checked } résultats découlent de la graine.
    }
cli-unverified = { $number ->
        [one] { $number } résultat est invérifiable : sa graine n’a pas été gardée.
       *[other] { $number } résultats sont invérifiables : leur graine n’a pas été gardée.
    }
cli-rule-why = Pourquoi : { $text }
cli-rule-setting = Un réglage : --option { $name }=…
cli-rule-about = Sur { $ids }
cli-rule-none = Aucune règle ne contient « { $words } ».
cli-rule-more = { $number ->
        [one] et { $number } autre.
       *[other] et { $number } autres.
    }
cli-coverage = { $number } règles
cli-coverage-code = { $number } avec du code
cli-coverage-test = { $number } avec un test
cli-coverage-text = { $number } avec un texte dans les deux langues
cli-coverage-rulings = { $number } décisions, { $whole } avec un test, un texte et une raison dans les deux langues
cli-coverage-examples = { $number } exemples : pour { $own } règles, par chapitre pour { $chapter }, { $rest } sans
cli-coverage-missing = il manque :
cli-where-code = Code
cli-where-test = Tests
cli-where-text = Textes
cli-where-settled = Code de { $rule }, que cette décision précise
cli-where-short = Identifiants abrégés, qu’une simple recherche ne trouve pas
cli-new-game = Un petit jeu complet est dans { $folder }. Lisez d’abord son README.md.
cli-fuzz-games = parties
cli-fuzz-failed = La partie { $game } de la graine { $seed } enfreint l’oracle « { $oracle } » :
cli-fuzz-shortest = La plus courte partie trouvée qui le montre :
cli-fuzz-summary = { $games } parties, { $decisions } décisions
cli-fuzz-speed = { $rate } décisions par seconde sur un cœur
cli-fuzz-slowest = décision la plus lente : { $milliseconds } ms ({ $decision })
cli-fuzz-rules = { $met } règles sur { $all } nommées par une question, un événement ou un refus
cli-fuzz-never = non nommées :
cli-fuzz-looks = contrôles : { $looks }
cli-fuzz-things = { $used } cartes, armes, objets, options et tactiques sur { $all } ont servi
cli-fuzz-unused = n’a jamais servi : { $thing } (dans { $games ->
    [one] une partie
   *[other] { $games } parties
})

# Erreurs.
cli-error-read = { $file } : lecture impossible.
cli-error-not-text = { $file } n’est pas un fichier texte.
cli-error-write = { $file } : écriture impossible.
cli-error-number = Il n’y a pas d’option { $number } ; elles vont de 1 à { $last }.
cli-error-ambiguous = « { $text } » peut désigner plusieurs options : { $numbers }.
cli-error-words = Aucune option ne dit « { $text } ». En ce moment : { $known }
cli-error-place = Il n’y a pas de tuile « { $name } » ici.
cli-error-which-odds = Les chances de quelle option ? Par exemple : o 1
cli-error-option = Un réglage s’écrit nom=valeur, et non « { $text } ».
cli-error-scenario = « { $text } » n’est pas dans la liste.
cli-error-fuzz-log = { $file } n’est pas le journal de cette série : le jeu, sa version, la graine, le scénario et la part doivent être les mêmes.
cli-error-tests = Pas de dossier de tests dans { $folder } ; indiquez-le avec --tests.
cli-error-game-name = « { $name } » ne peut pas être le nom d’un jeu : minuscules sans accent, chiffres et tirets bas isolés, une lettre d’abord, 30 caractères au plus.
cli-error-exists = { $file } existe déjà.
cli-usage = Ligne de commande incompréhensible : un mot de trop, ou mal placé. Voyez --help.
cli-usage-option = Option inconnue : { $name }. Voyez --help.
cli-usage-missing = Il manque { $name }. Voyez --help.
cli-usage-value = Valeur incorrecte ou absente : { $name }. Voyez --help.
cli-error-command = Commande « { $name } » : inconnue. Connues : { $known }.

# L'aide de la ligne de commande.
cli-help = Des wargames tactiques de commandos, toutes les règles appliquées.
cli-help-help = Afficher cette aide
cli-help-play = Jouer dans le terminal : seul, à plusieurs devant un écran, ou avec des partenaires robots.
cli-help-replay = Raconter une partie enregistrée.
cli-help-odds = Les chances à la fin d’une partie enregistrée, pour une action ou pour toutes.
cli-help-position = Afficher en texte la position d’une partie enregistrée, ou vérifier une position (docs/positions.md).
cli-help-backup = Copier dans un fichier tout ce qu’un serveur de cette machine a enregistré, qu’il tourne ou non.
cli-help-restore = Remettre une sauvegarde là où le serveur la trouve.
cli-help-prune = Supprimer pour de bon les parties d’un serveur terminées depuis longtemps.
cli-pruned = { $number ->
    [0] Aucune partie n’est aussi ancienne.
    [one] Une partie terminée supprimée.
   *[other] { $number } parties terminées supprimées.
}
cli-backed-up = { $number ->
    [one] Une partie sauvegardée dans { $file }.
   *[other] { $number } parties sauvegardées dans { $file }.
}
cli-restored = { $number ->
    [one] Une partie rétablie dans { $file }.
   *[other] { $number } parties rétablies dans { $file }.
}
cli-error-no-database = Il n’y a pas de base de données { $file }.
cli-error-kept = { $file } existe déjà : rien n’est écrasé.
cli-error-backup = Copie de { $file } impossible : { $reason }.
cli-help-tune = Ajuster les poids de l’évaluation d’un jeu à des parties de robots, et les adopter s’ils gagnent un match (pour les développeurs).
cli-argument-tune-scenarios = Scénarios ; sans rien, tous.
cli-option-tune-games = Combien de parties sont jouées pour ajuster les poids.
cli-option-tune-seed = La graine de ces parties et du match.
cli-option-tune-bot = Le robot qui joue le match, une fois avec chaque jeu de poids.
cli-option-tune-pairs = Combien de paires de parties au plus compte le match ; 0 : pas de match.
cli-option-tune-out = Où sont gardées les positions des parties.
cli-tune-losses = { $games } parties, { $positions } positions. Perte logarithmique sur les parties mises de côté : { $today } aujourd’hui, { $fitted } après ajustement, { $constant } avec une même prévision partout.
cli-tune-slopes = Pente de la prévision ajustée par quart de partie (1 est juste) : { $slopes }.
cli-tune-weights = Poids : { $weights }.
cli-tune-no-gain = Les poids ajustés ne prévoient pas mieux de 3 % : ceux d’aujourd’hui restent, sans match.
cli-tune-match = { $pairs } paires de { $bot }, les poids ajustés contre ceux d’aujourd’hui : { $score } %, { $elo } Elo ({ $low } à { $high }).
cli-tune-kept = Le match n’est pas gagné : les poids d’aujourd’hui restent.
cli-tune-written = Le match est gagné : les poids sont dans { $file }.
cli-error-numpy = Cette commande demande numpy, que l’installation des développeurs apporte.
cli-error-tune-scenario = Scénario inconnu : « { $name } ».
cli-help-verify = Vérifier que chaque résultat d’une partie enregistrée découle de sa graine.
cli-help-rules = Lire les règles : chapitres, règle par numéro, recherche. « rules coverage JEU » compte les règles qui ont code, test et texte.
cli-help-fuzz = Jouer beaucoup de parties, au hasard et au premier coup d’œil des robots, tous les contrôles en marche.
cli-help-check = Contrôler le contenu d’un jeu, ou le vôtre.
cli-help-army = Vérifier une armée composée en texte, ou en recevoir une : raisonnable, ou au hasard.
cli-help-new-game = Écrire un petit jeu complet, à transformer en le vôtre
cli-option-army-check = L’armée : un fichier, ou son texte
cli-option-army-sample = Une armée raisonnable de ce camp (us, ge)
cli-option-army-random = Une armée de ce camp, au hasard
cli-option-army-seed = Chaque fois la même armée au hasard
cli-option-army-points = Les points d’armée d’une bataille libre (300 par défaut)
cli-option-army-scenario = Le scénario auquel l’armée est destinée (une bataille libre par défaut)
cli-option-army-seats = Combien de joueurs (2 par défaut) ; à plus de deux, le paquet est plus grand
cli-error-army = Donnez une option parmi --check, --sample et --random.
cli-error-no-army = Dans { $game }, il n’y a pas d’armée à composer.
cli-army-legal = Permise, pour { $points } points.
cli-army-illegal = Pas permise, pour { $points } points : { $number ->
        [one] une règle est enfreinte
       *[other] { $number } règles sont enfreintes
    }.
cli-help-games = Lister les jeux.
cli-help-scenarios = Lister les scénarios d’un jeu.
cli-argument-file = Une partie enregistrée
cli-argument-new-game = Son nom : minuscules sans accent, chiffres, tirets bas
cli-argument-game = Le jeu, par exemple v_commandos
cli-argument-scenario = Un terrain, une opération ou une leçon
cli-argument-action = Une action, par exemple : move scout d
cli-argument-rules = Un jeu, un numéro de règle, un chapitre, ou des mots à chercher
cli-argument-folder = Un dossier de contenu
cli-option-lang = Langue : fr ou en (par défaut celle du système)
cli-option-ascii = N’employer que les caractères ASCII
cli-option-plain = Pour lecteurs d’écran : sans dessin ni couleur, la position en phrases
cli-option-version = Afficher la version
cli-option-seat = Une personne devant cet écran, ou un robot (bot:soldier) sur cette place (peut être répété)
cli-option-bot = Un robot, partenaire ou adversaire : recruit, soldier, corporal, sergeant, captain (peut être répété) ; des caporaux prennent les places restantes
cli-option-squad = L’escouade, par exemple medic:blue,scout:ochre
cli-option-option = Un réglage du jeu : nom=valeur (peut être répété)
cli-option-seed = Fixe tout le hasard de la partie
cli-option-save = Où sauvegarder (par défaut dans votre dossier de données)
cli-option-position = Jouer depuis une position : un fichier tel que « bocage position » en affiche
cli-option-resume = Reprendre une partie enregistrée
cli-option-hint = Permettre les conseils : w dit ce que ferait un bon robot, et pourquoi
cli-option-auto-pass = Passer les moments où seul l’équipement est en jeu (par défaut), ou demander toujours
cli-option-to = S’arrêter après ce choix
cli-option-from = Commencer à ce choix
cli-option-maps = Dessiner la position après chaque choix
cli-option-tests = Le dossier des tests
cli-option-new-game-folder = Le dossier où l’écrire (par défaut le dossier courant)
cli-option-where = Donner le fichier et la ligne du code, des tests et des textes d’une règle
cli-option-games = Combien de parties
cli-option-fuzz-log = Noter dans ce fichier les parties sans faute ; une série interrompue reprend là où elle en était
cli-option-fuzz-seed = La graine de la série
cli-option-jobs = Combien de processus (par défaut tous les cœurs)
cli-option-only = Ce scénario seulement
cli-option-thorough = À quelle part des décisions faire les contrôles lents
cli-help-serve = Jouer dans le navigateur : lancer le serveur pour cette machine, ou aussi pour d’autres.
cli-option-host = L’adresse d’écoute (par défaut cette machine seulement)
cli-option-port = Le port (8840, ou le suivant qui est libre)
cli-option-data = Le dossier des parties et des personnes (par défaut votre dossier de données)
cli-option-database = L’URL d’une base PostgreSQL au lieu d’un fichier
cli-option-open = Ouvrir le navigateur, ou non (par défaut)
cli-option-workers = Dans combien de processus réfléchissent les robots
cli-option-proxy = Adresses, séparées par des virgules, des proxys placés devant le serveur : leurs en-têtes disent qui demande
cli-option-processes = Jouer les parties dans tant de processus à côté de celui-ci, qui garde les connexions
cli-option-role = Une part d’un serveur réparti sur plusieurs machines : gateway (connexions) ou game (joue les parties)
cli-option-redis = L’URL du Redis ou Valkey par lequel les processus de plusieurs machines se parlent
cli-option-keep = Supprimer les parties terminées depuis tant de jours (sinon elles restent)
cli-option-prune-days = Depuis combien de jours une partie doit être terminée
cli-option-quiet = Ne dire que ce qui ne va pas
cli-serving = Bocage est à l’adresse { $address } (Ctrl-C l’arrête).
cli-error-port = Le port { $port } de { $host } est pris ou interdit. Choisissez-en un autre avec --port.
cli-error-role = --role gateway et --role game demandent --redis ; --redis demande l’un d’eux ou --processes.
cli-error-database = La base de données ne s’ouvre pas : { $reason }

## Fin de la ligne de commande

# --- recherche dans les règles ----------------------------------------------------------------------------------------
# Sans accents ni majuscules : des mots qui ne disent pas ce que l’on cherche, puis des groupes de débuts de mots de même sens.

search-stop = a ai as au aux avec ce ces cet cette comment combien dans de des du elle en est et etre faire fait faut il ils j je l la le les leur ma mes mon ne nous on ou par pas peut peux pour pourquoi qu qu’est-ce quand que quel quelle quels quelles qui quoi sa se ses si son sont sur ta te tes ton tu un une vos votre vous y
search-same = gagne victoire vainqueur succes | perd defaite echec | tir feu | deplac boug avanc march | cache furtif discret | vu visible repere | mort elimin tue hors | bless soin | carte pioch | fouill ramass prend

# Pourquoi un bot choisirait une option. Les raisons sont les .up et .down des textes term-… de chaque jeu.
why-first-sight = { $action } : à première vue, rien d’autre n’en approche.
why-alone = { $action } : environ { $chance } de chances de gagner.
why-close = { $action } : { $chance }, à peu près autant que « { $other } » ({ $otherchance }).
why-better = { $action } : { $chance } contre { $otherchance } pour « { $other } ».
why-odds = Le premier jet : { $outcomes }
why-reasons = { $count ->
        [one] Ce choix { $first }.
       *[other] Ce choix { $first }, et { $second }.
    }
why-soon =
    .up = fait gagner la partie plus vite et plus souvent
    .down = fait perdre la partie plus souvent
cli-error-no-hints = Les conseils n’ont pas été convenus pour cette partie : lancez-la avec --hint.

# Énigmes : pourquoi la solution est la solution.
puzzle-solution = { $best } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner de plus que le choix suivant ({ $other }).
puzzle-measured = Mesuré dans { $worlds } mondes, où ce qui est caché est supposé à neuf et où les robots jouent la suite des choix. Dans des parties jouées jusqu’au bout, la solution gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus. Sur { $asked } robots, { $found } l’ont trouvée.
unknown-puzzle = énigme

# Énigmes au terminal.
cli-puzzle-title = Énigme { $number } sur { $of } · { $scenario } · { $difficulty }
cli-puzzle-difficulty = { $level ->
    [1] facile
    [2] moyenne
    [3] difficile
   *[other] très difficile
}
cli-puzzle-goal = Vous avez un seul choix : trouvez celui qui vous donne les meilleures chances de gagner. Tapez « ? » pour voir la solution.
cli-puzzle-wrong = { $points ->
    [0] Pas tout à fait : un autre choix est légèrement meilleur.
    [one] Pas celui-là : { $points } point de chances de gagner de moins que le meilleur.
   *[other] Pas celui-là : { $points } points de chances de gagner de moins que le meilleur.
}
cli-puzzle-found = { $tries ->
    [one] Trouvée au premier essai.
   *[other] Trouvée à l’essai { $tries }.
}
cli-help-puzzle = Résoudre une énigme : trouver le choix nettement meilleur. Sans numéro : celle du jour.
cli-argument-puzzle = Le numéro de l’énigme
cli-error-no-puzzles = Ce jeu n’a pas encore d’énigmes.
