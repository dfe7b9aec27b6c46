# Mots du noyau et de la ligne de commande.

error-unreadable = « { $text } » n'est pas une action de ce jeu.
error-illegal = Impossible maintenant ({ $rule }) : { $reason }
error-content = { $file }, à { $place } : attendu { $expected }.
error-unknown = { $what } « { $name } » : inconnu. Connus : { $known }.
error-record-format = Ce n'est pas une partie enregistrée : sa première ligne devrait être « { $expected } ».
error-record-truncated = La partie enregistrée est tronquée : sa dernière ligne, le contrôle, manque.
error-record-altered = La partie enregistrée a été modifiée ou abîmée : son contrôle ne correspond pas au texte.
error-record-shape = La partie enregistrée est illisible : une ligne manque ou est mal formée.
error-record-seed = La graine de la partie enregistrée ne correspond pas à son empreinte.
error-record-chance = La partie enregistrée annonce « { $value } » pour { $bag }, ce qui est impossible.
error-record-surplus = La partie enregistrée annonce « { $value } », mais les règles ne demandaient plus rien au hasard.
error-record-line = La ligne { $line } de la partie enregistrée ne peut pas être jouée : { $reason }
error-record-hash = Rejouée, la partie enregistrée aboutit à une autre position que celle où elle fut sauvée.
error-record-snapshot = La position enregistrée est illisible.
error-record-verify = Ligne { $line } : « { $value } » ne découle pas de la graine.
note-record-version = Cette partie a été enregistrée avec la version { $then } des règles ; voici la version { $now }.
note-record-snapshot = Les règles ont changé depuis : la partie reprend à sa position enregistrée ({ $reason } ; champs différents : { $fields } ; choix abandonnés de l'étape en cours : { $choices }).
unknown-game = Jeu
unknown-scenario = Scénario
unknown-option = Option
unknown-choice = Choix
unknown-seat = Siège
unknown-seats = Nombre de sièges
unknown-commando = Commando
unknown-squad = Escouade
unknown-rule = Règle
unknown-bot = Robot
unknown-file = Fichier
rule-CORE-OVER = La partie est terminée.
rule-CORE-SEAT = Cette décision revient à un autre siège.
rule-CORE-UNDO = Impossible de revenir dessus : un fait a été révélé depuis, ou le choix était celui d'un autre.

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

## Fin de la ligne de commande

## Contrôle du contenu : ce qui était attendu à un endroit (« …, à tiles.b : attendu … »)

expect-file = un fichier lisible
expect-utf8 = du texte en UTF-8
expect-toml = du TOML valide ({ $detail })
expect-form = ce que demande la forme du fichier ({ $detail })
expect-pack = un dossier contenant « terrains/*.toml », « operations.toml » ou les deux
expect-pack-file = aucun fichier de ce nom : un recueil se compose de « terrains/*.toml » et de « operations.toml »
expect-id = une minuscule, puis des minuscules sans accent, des chiffres ou « _ »
expect-file-name = « { $name } », le nom du fichier
expect-new = un autre identifiant, car « { $name } » est déjà pris
expect-once = « { $name } » une seule fois
expect-known = l'un de ceux-ci : { $known }
expect-also = en plus : { $missing }
expect-value = { $value }
expect-nothing = rien
expect-number = un nombre de { $low } à { $high }
expect-at-least = { $low } ou plus
expect-entries = de { $low } à { $high } entrées de liste
expect-total = { $number } en tout, et non { $found }
expect-source = « * », la source de tout ce qui n'est pas nommé
expect-text = un texte dans cette langue
expect-some-tile = au moins une tuile
expect-tile-name = un nom d'une ou de plusieurs minuscules sans accent
expect-in-grid = une tuile à l'intérieur de la grille de { $width } cases sur { $height }
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
expect-tokens = pas plus de « { $item } » que la boîte n'en contient ({ $number })
expect-some-objective = au moins un objectif
expect-objective = une tuile avec un objectif ({ $known })
expect-alarm = la tuile de l'alarme
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
expect-enemy-way = un chemin pour les ennemis depuis une entrée jusqu'à cette tuile
expect-commando-way = un chemin pour les commandos depuis une trappe ouverte jusqu'à cette tuile
expect-connected = un chemin jusqu'à cette tuile depuis toutes les autres
expect-some-terrain = au moins un terrain
expect-terrain = un terrain ({ $known })
expect-link-form = deux terrains, comme « streets > fuel_depot »
expect-left-to-right = un lien de gauche à droite ({ $known })
expect-link-to = un lien qui mène à { $name }, ou sa place parmi les premiers terrains
expect-companion = un personnage à escorter sur l'un des terrains ({ $known })
expect-unneeded = un équipement dont aucun objectif n'a besoin (il en faut sur : { $terrains })
expect-namesake = un terrain sans second « { $name } » (le premier est sur { $other })
expect-enemy-tokens = { $number } { $kind ->
        [regular] ennemis réguliers
        [null] pions Ø
       *[special] unités spéciales
    }, et non { $found }
expect-compass = { $number } cartes « { $point } », et non { $found }
expect-steps-or-moments = soit « steps », soit « moments »
expect-action = une action telle qu'elle s'écrit sur { $scenario }
expect-chance = un résultat fixé, comme « die:4 » ({ $known })
expect-rule = l'identifiant d'une règle de ce jeu

## Contrôle du contenu : ce qui a été contrôlé

checked-equipment = { $tokens } pions d'équipement et { $printed } armes imprimées
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
checked-lessons = { $number ->
        [one] 1 leçon
       *[other] { $number } leçons
    }
checked-texts = { $number } textes, en français et en anglais
