# Tous les mots de V-Commandos en français, sauf les règles (catalogue.toml). Le journal parle au présent.
#
# Noms : la valeur est le nom seul ; .the/.The/.a/.A ont l'article, .of et .to la préposition, .g vaut m ou f.
# Les deux langues emploient les mêmes variables dans chaque message.

## Jeu, rayons, réglages

game-name = V-Commandos
game-pitch = Un à quatre commandos s’infiltrent en territoire occupé : que l’un d’eux soit vu, et toute la garnison s’éveille.

shelf-quick = Parties rapides
shelf-operation = Opérations

option-difficulty = Difficulté
option-difficulty-standard = Standard
option-difficulty-veteran = Vétéran
option-squad = Escouade
option-tnt_noise_on_laying = Poser une charge de TNT active l’alarme
option-tnt_noise_on_laying-no = Non, seulement l’explosion
option-tnt_noise_on_laying-yes = Oui
option-crowbar_reusable_on_doors = On garde le pied de biche après avoir forcé une porte
option-crowbar_reusable_on_doors-no = Non, il est défaussé
option-crowbar_reusable_on_doors-yes = Oui

result-won = Succès. { $reason }
result-lost = Échec. { $reason }
# Why, where the rule alone does not tell the story.
reason-vc-end-01 = Tous les objectifs sont accomplis, et l’escouade est ressortie par une trappe.
reason-vc-end-02 = Il ne reste personne de l’escouade : tous les commandos sont éliminés.
reason-vc-reinf-03 = La réserve ennemie est vide : il n’y a plus assez de pions pour les renforts.
reason-vc-tnt-08 = L’explosion a détruit un objectif à garder intact.
reason-vc-time-04 = Le temps est écoulé : l’objectif n’a pas été accompli à temps.
reason-vc-scen-05 = Un ennemi tient la tuile de l’objectif à protéger, sans un commando pour la défendre.
reason-vc-scen-18 = Le compagnon n’est pas sorti du terrain que sa carte indique.
reason-vc-scen-23 = La limite de tours de l’opération est dépassée.
reason-vc-escort-11 = Le personnage à escorter est perdu.

nation-france = France
nation-ussr = URSS
nation-usa = États-Unis
nation-canada = Canada
nation-uk = Royaume-Uni

## Commandos et personnages à escorter

commando-medic = Médecin
    .the = le Médecin
    .The = Le Médecin
    .of = du Médecin
    .to = au Médecin
    .g = m
commando-sniper = Sniper
    .the = la Sniper
    .The = La Sniper
    .of = de la Sniper
    .to = à la Sniper
    .g = f
commando-scout = Éclaireur
    .the = l’Éclaireur
    .The = L’Éclaireur
    .of = de l’Éclaireur
    .to = à l’Éclaireur
    .g = m
commando-sapper = Sapeur
    .the = le Sapeur
    .The = Le Sapeur
    .of = du Sapeur
    .to = au Sapeur
    .g = m
commando-officer = Officier
    .the = l’Officier
    .The = L’Officier
    .of = de l’Officier
    .to = à l’Officier
    .g = m

escort-admiral = amiral
    .the = l’amiral
    .The = L’amiral
    .of = de l’amiral
    .to = à l’amiral
    .g = m
escort-resistance_leader = chef de la Résistance
    .the = le chef de la Résistance
    .The = Le chef de la Résistance
    .of = du chef de la Résistance
    .to = au chef de la Résistance
    .g = m
escort-scientist = savant
    .the = le savant
    .The = Le savant
    .of = du savant
    .to = au savant
    .g = m
escort-downed_pilot = pilote abattu
    .the = le pilote abattu
    .The = Le pilote abattu
    .of = du pilote abattu
    .to = au pilote abattu
    .g = m

ability-steady_hands = Mains sûres
    .text = Permanent : après usage d’une trousse de soin, le Médecin peut lancer un dé ; sur 5 ou 6, il garde la trousse.
ability-dressing = Pansement
    .text = 2 actions, une fois par tour : une blessure de moins pour un commando de la tuile qui n’est pas en état critique.
ability-long_sight = Vue perçante
    .text = Permanent : elle peut aussi tirer en ligne droite sur une tuile à deux pas, si rien ne ferme les deux passages.
ability-patience = Patience
    .text = 0 action, une fois par tour : elle relance les dés les plus faibles d’un de ses tirs, autant que vous voulez.
ability-shadow = Ombre
    .text = Permanent : un mauvais dé de chacun de ses tests de furtivité peut être ignoré.
ability-climber = Grimpeur
    .text = Permanent : il franchit les murs et les portes verrouillées, mais personne ne peut l’y suivre.
ability-quick_fuse = Mèche courte
    .text = 0 action, une fois par tour : il pose une charge de TNT.
ability-locksmith = Serrurier
    .text = 1 action : il ouvre une porte verrouillée de sa tuile, ou en verrouille une ouverte, sans bruit.
ability-orders = Ordres
    .text = 1 action, une fois par tour : un autre commando du terrain, s’il a un emplacement libre, gagne un pion +1.
ability-decoy = Leurre
    .text = 1 action, une fois par tour : vous choisissez le point cardinal de ce terrain pour ce tour.

## Équipement et armes

item-spotted = pion repéré
    .a = un pion repéré
    .the = le pion repéré
    .text = Tiré après une élimination furtive, il rend son auteur visible si un autre ennemi reste sur la tuile ; il est toujours défaussé.
item-medkit = trousse de soin
    .a = une trousse de soin
    .the = la trousse de soin
    .text = Guérit toutes les blessures d’un commando de la tuile, même en état critique, puis est défaussée.
item-crowbar = pied de biche
    .a = un pied de biche
    .the = le pied de biche
    .text = Ouvre sans bruit une porte verrouillée de la tuile, ou barricade une entrée ennemie de la tuile tant qu’il n’y a pas 4 ennemis derrière (une masse compte pour 2).
item-tnt = charge de TNT
    .a = une charge de TNT
    .the = la charge de TNT
    .text = Posée pour 1 action et mise à feu plus tard pour 0, elle emporte tout personnage et tout équipement de sa tuile, détruit un objectif à détruire et active l’alarme.
item-uniform = uniforme allemand
    .a = un uniforme allemand
    .the = l’uniforme allemand
    .text = Pour qui le porte, toute tuile compte comme petite, jusqu’à ce qu’il devienne visible.
item-grenade = grenade
    .a = une grenade
    .the = la grenade
    .text = 3 dés sur une tuile à portée, les ennemis d’abord, puis tout autre personnage visible sur place ; active l’alarme et est défaussée.
item-bombing = bombardement
    .a = un pion bombardement
    .the = le pion bombardement
    .text = 5 dés sur une tuile extérieure de n’importe quel terrain en jeu, les ennemis d’abord, puis tout autre personnage visible ; active l’alarme de ce terrain et est défaussé.
item-mp40 = MP40
    .a = un pistolet-mitrailleur MP40
    .the = le pistolet-mitrailleur MP40
    .text = 2 dés ; rend le tireur visible et active l’alarme.
item-mauser = Mauser
    .a = un fusil Mauser
    .the = le fusil Mauser
    .text = 1 dé ; rend le tireur visible et active l’alarme.
item-stg44 = StG44
    .a = un StG44
    .the = le StG44
    .text = 3 dés ; rend le tireur visible, active l’alarme et chauffe : un seul commando peut s’en servir par tour.
item-mg42 = MG42
    .a = une MG42
    .the = la MG42
    .text = 4 dés ; rend le tireur visible, active l’alarme et chauffe : un seul commando peut s’en servir par tour.
item-silenced_sten = Sten à silencieux
    .a = une Sten à silencieux
    .the = la Sten à silencieux
    .text = 2 dés ; silencieuse : elle ne révèle pas le tireur et n’active pas l’alarme.
item-springfield = Springfield
    .a = un fusil Springfield
    .the = le fusil Springfield
    .text = 2 dés ; active l’alarme sans révéler le tireur.
item-mosin_nagant = Mosin-Nagant
    .a = un fusil Mosin-Nagant
    .the = le fusil Mosin-Nagant
    .text = 2 dés ; active l’alarme sans révéler le tireur.
item-jammed = arme enrayée
    .a = une arme enrayée
    .the = l’arme enrayée
    .text = Ne peut pas tirer ce tour-ci ; elle remarche une fois le tour fini.
item-crate = caisse
    .a = une caisse
    .the = la caisse
    .text = Un objectif qui occupe un emplacement d’équipement ; il est en lieu sûr une fois posé à la trappe ouverte que désigne la carte terrain.

weapon-sten = Sten
    .the = la Sten
    .text = 2 dés ; rend le tireur visible et active l’alarme.
weapon-pistol = pistolet
    .the = le pistolet
    .text = 1 dé ; rend le tireur visible et active l’alarme.
weapon-silenced_pistol = pistolet à silencieux
    .the = le pistolet à silencieux
    .text = 1 dé ; silencieux : il ne révèle pas le tireur et n’active pas l’alarme.
weapon-mosin_rifle = Mosin-Nagant
    .the = le Mosin-Nagant
    .text = 2 dés ; active l’alarme sans révéler le tireur.
weapon-springfield_rifle = Springfield
    .the = le Springfield
    .text = 2 dés ; active l’alarme sans révéler le tireur.
weapon-nest = MG42 du nid
    .the = la MG42 du nid
    .text = 4 dés ; rend le tireur visible, active l’alarme et chauffe : un seul commando peut s’en servir par tour.

## Ennemis

foe-mp40 = MP40
    .a = un MP40
    .A = Un MP40
    .the = le MP40
    .count = { $n ->
        [one] un MP40
       *[other] { $n } MP40
    }
    .text = Ennemi régulier : 2 dés.
foe-mauser = Mauser
    .a = un Mauser
    .A = Un Mauser
    .the = le Mauser
    .count = { $n ->
        [one] un Mauser
       *[other] { $n } Mauser
    }
    .text = Ennemi régulier : 1 dé.
foe-sledge_mp40 = MP40 à la masse
    .a = un MP40 à la masse
    .A = Un MP40 à la masse
    .the = le MP40 à la masse
    .count = { $n ->
        [one] un MP40 à la masse
       *[other] { $n } MP40 à la masse
    }
    .text = Ennemi régulier : 2 dés ; compte pour 2 contre une barricade.
foe-sledge_mauser = Mauser à la masse
    .a = un Mauser à la masse
    .A = Un Mauser à la masse
    .the = le Mauser à la masse
    .count = { $n ->
        [one] un Mauser à la masse
       *[other] { $n } Mauser à la masse
    }
    .text = Ennemi régulier : 1 dé ; compte pour 2 contre une barricade.
foe-storm_trooper = soldat d’assaut
    .a = un soldat d’assaut
    .A = Un soldat d’assaut
    .the = le soldat d’assaut
    .count = { $n ->
        [one] un soldat d’assaut
       *[other] { $n } soldats d’assaut
    }
    .text = Unité spéciale : 3 dés.
foe-patrol_leader = chef de patrouille
    .a = un chef de patrouille
    .A = Un chef de patrouille
    .the = le chef de patrouille
    .count = { $n ->
        [one] un chef de patrouille
       *[other] { $n } chefs de patrouille
    }
    .text = Unité spéciale : 1 dé ; à l’étape de tir, chaque MP40 et chaque Mauser de sa tuile en lance 1 de plus.
foe-dog_handler = maître-chien
    .a = un maître-chien
    .A = Un maître-chien
    .the = le maître-chien
    .count = { $n ->
        [one] un maître-chien
       *[other] { $n } maîtres-chiens
    }
    .text = Unité spéciale : 1 dé ; dans un test de furtivité, son dé fait échouer sur 1, 2 ou 3.
foe-machine_gunner = mitrailleur
    .a = un mitrailleur
    .A = Un mitrailleur
    .the = le mitrailleur
    .count = { $n ->
        [one] un mitrailleur
       *[other] { $n } mitrailleurs
    }
    .text = Unité spéciale : 4 dés ; ne tire pas à l’étape de tir s’il s’est déplacé pendant le tour.
foe-marksman = tireur d’élite
    .a = un tireur d’élite
    .A = Un tireur d’élite
    .the = le tireur d’élite
    .count = { $n ->
        [one] un tireur d’élite
       *[other] { $n } tireurs d’élite
    }
    .text = Unité spéciale : 2 dés ; un nid ne protège pas de ses tirs.
foe-null = Ø
    .a = un Ø
    .text = N’amène personne ; il quitte le jeu, et une unité spéciale rejoint la réserve d’ennemis.

token-regular = ennemi régulier
token-sledge = ennemi régulier avec masse
token-null = Ø
token-storm_trooper = soldat d’assaut
token-patrol_leader = chef de patrouille
token-dog_handler = maître-chien
token-machine_gunner = mitrailleur
token-marksman = tireur d’élite
token-special = unité spéciale tirée à la mise en place

## Cartes événement

card-sixth_sense = Sixième sens
card-alarm_alarm = Alarm! Alarm?
card-quiet_sniper = C’est calme… / Sniper !!
card-friendly_fire = Tir fratricide
card-movie_night = Soirée cinéma
card-flare = Fusée éclairante
card-distant_raid = Raid au loin
card-heavy_rain = Pluie battante
card-fog_searchlights = Brouillard / Projecteurs
card-second_wind = Second souffle
card-dropped_keys = Clés perdues
card-double_watch = Garde doublée
card-change_of_guard = Relève de la garde
card-fresh_magazines = Chargeurs pleins
card-jammed_weapon = Arme enrayée
card-lost_crate = Caisse égarée
card-loose_hatch = Trappe mal fermée
card-sealed_hatch = Scellés rompus / Fouille
card-radio_chatter = Bavardages radio
card-barking_dogs = Aboiements
card-drunken_sentries = Sentinelles ivres
card-power_cut = Coupure de courant
card-forced_march = Marche forcée
card-steady_nerves = Sang-froid
card-local_help = Aide des habitants
card-informer = Dénonciation
card-truck_convoy = Convoi de camions
card-mail_day = Jour de courrier / Chasse à l’homme
card-cold_wind = Vent glacial
card-tail_wind = Vent arrière
card-cross_fire = Feux croisés
card-sore_throat = Extinction de voix
card-weak_locks = Serrures fatiguées
card-ammo_check = Contrôle des armes
card-quiet_corridors = Couloirs silencieux
card-dead_line = Ligne coupée
card-long_shadows = Longues ombres

effect-sixth_sense = Sixième sens
    .text = Regardez les 3 prochaines cartes événement et remettez-les dans l’ordre voulu.
effect-alarm_alarm = Alarm! Alarm?
    .text = Étape de renfort : si l’alarme est activée, 1 pion par entrée ; si elle est silencieuse, 2.
effect-quiet = C’est calme…
    .text = Ce tour-ci, les pions repéré sont sans effet.
effect-sniper = Sniper !!
    .text = Chaque commando visible lance un dé : sur 5 ou 6, une blessure.
effect-friendly_fire = Tir fratricide
    .text = Étape de tir : les touches d’un groupe de votre choix frappent des ennemis sur la tuile visée, et non les commandos. Ces ennemis ne laissent pas d’équipement.
effect-movie_night = Soirée cinéma
    .text = Étape de renfort : pas de nouvel ennemi à une entrée de votre choix. Ceux qui attendent derrière elle entrent quand même.
effect-flare = Fusée éclairante
    .text = Ce tour-ci, un test de furtivité échoue sur 1, 2 ou 3.
effect-distant_raid = Raid au loin
    .text = Ce tour-ci, le bruit des armes et des explosifs n’active pas l’alarme. Un commando visible l’active toujours.
effect-heavy_rain = Pluie battante
    .text = Ce tour-ci, les ennemis de ce terrain ne se déplacent pas.
effect-fog = Brouillard
    .text = Ce tour-ci, se déplacer furtivement coûte 1 action au lieu de 2, mais toujours 2 pour qui entre par une trappe.
effect-searchlights = Projecteurs
    .text = Ce tour-ci, les petites tuiles comptent comme moyennes pour la furtivité de qui y entre.
effect-second_wind = Second souffle
    .text = Un commando de votre choix, sur ce terrain, gagne un pion +1.
effect-dropped_keys = Clés perdues
    .text = Ouvrez une porte verrouillée de votre choix.
effect-double_watch = Garde doublée
    .text = Étape de renfort : un pion de plus à une entrée tirée au hasard.
effect-change_of_guard = Relève de la garde
    .text = Tous les ennemis réguliers de ce terrain passent au Mauser.
effect-fresh_magazines = Chargeurs pleins
    .text = Tous les ennemis réguliers de ce terrain passent au MP40.
effect-jammed_weapon = Arme enrayée
    .text = Ce tour-ci, une arme à feu portée sur ce terrain, tirée au hasard, est inutilisable.
effect-lost_crate = Caisse égarée
    .text = Un équipement tiré au hasard est posé sur une tuile de votre choix. Un pion « repéré » est simplement défaussé.
effect-loose_hatch = Trappe mal fermée
    .text = Débloquez une trappe de votre choix.
effect-sealed_hatch = Scellés rompus
    .text = Ce tour-ci, débloquer une trappe coûte 0 action.
effect-counter_search = Fouille
    .text = Bloquez une trappe ouverte sans commando sur sa tuile, s’il en reste une autre ouverte.
effect-radio_chatter = Bavardages radio
    .text = Regardez les 4 prochains pions de la réserve d’ennemis.
effect-barking_dogs = Aboiements
    .text = Chaque commando furtif sur une tuile voisine d’un ennemi, même derrière un mur, passe tout de suite un test de furtivité avec 1 dé. Un personnage escorté qui peut être vu aussi.
effect-drunken_sentries = Sentinelles ivres
    .text = Ce tour-ci, chaque groupe ennemi lance 1 dé de moins.
effect-power_cut = Coupure de courant
    .text = Ce tour-ci, les grandes tuiles comptent comme moyennes pour la furtivité.
effect-forced_march = Marche forcée
    .text = Étape de déplacement : quand tous les ennemis ont bougé, ils avancent encore une fois dans la même direction.
effect-steady_nerves = Sang-froid
    .text = Ce tour-ci, un commando peut relancer un test de furtivité.
effect-local_help = Aide des habitants
    .text = Un commando de votre choix, sur une petite tuile, reçoit un équipement tiré au hasard. Un pion « repéré » n’apporte rien.
effect-informer = Dénonciation
    .text = Un commando furtif, tiré au hasard, devient visible.
effect-truck_convoy = Convoi de camions
    .text = Étape de renfort : les ennemis massés derrière une barricade comptent double.
effect-mail_day = Jour de courrier
    .text = Ce tour-ci, les ennemis d’une tuile de votre choix ne se déplacent pas.
effect-manhunt = Chasse à l’homme
    .text = Étape de renfort : un pion de plus à l’entrée la plus proche d’un commando ou d’un personnage escorté visible.
effect-cold_wind = Vent glacial
    .text = Ce tour-ci, grenades et bombardements lancent 1 dé de moins.
effect-tail_wind = Vent arrière
    .text = Ce tour-ci, un bombardement coûte 0 action.
effect-cross_fire = Feux croisés
    .text = Ce tour-ci, les portes verrouillées n’arrêtent pas les tirs ennemis.
effect-sore_throat = Extinction de voix
    .text = Ce tour-ci, aucun tir de réaction sur ce terrain.
effect-weak_locks = Serrures fatiguées
    .text = Ce tour-ci, forcer une porte au pied de biche coûte 0 action.
effect-ammo_check = Contrôle des armes
    .text = Échangez une arme ramassée, portée sur ce terrain, contre un équipement tiré au hasard. Si c’est « repéré », rien ne la remplace.
effect-quiet_corridors = Couloirs silencieux
    .text = Ce tour-ci, aucun test de furtivité à l’étape de renfort.
effect-dead_line = Ligne coupée
    .text = Ce tour-ci, les ennemis suivent la boussole même si quelqu’un est visible.
effect-long_shadows = Longues ombres
    .text = Il ne se passe rien.

## Phases, directions, lieux

phase-choose_squad = Choix de l’escouade
phase-set_up = Mise en place
phase-start_turn = Début du tour
phase-events = Phase événement
phase-commandos = Phase commandos
phase-before_reinforcement = avant les renforts
phase-reinforcement = Étape de renfort
phase-before_movement = avant le déplacement ennemi
phase-movement = Étape de déplacement
phase-before_fire = avant le tir ennemi
phase-fire = Étape de tir
phase-after_fire = après le tir ennemi
phase-end_turn = Fin de tour

point-N = nord
point-E = est
point-S = sud
point-W = ouest
point-redraw = on repioche
    .text = Cette carte n’indique aucun point cardinal : au déplacement ennemi, on pioche jusqu’à en trouver un (VC-EMOVE-05).

side-blue = bleu
side-ochre = ocre

reason-edge = mur ou bord
reason-guard = de garde
reason-sees = cible en vue
reason-full = plus de place
reason-held = jour de courrier

triangle-alarm = l’alarme
triangle-nest = le nid de MG42
triangle-objective = l’objectif

guard-of-alarm = la sentinelle de l’alarme ({ $foe })
guard-of-nest = la sentinelle du nid ({ $foe })
guard-of-objective = la sentinelle de l’objectif ({ $foe })

tile-of = { $terrain } { $tile }
entrance-name = l’entrée { $side } ({ $tile })
with-escorts = avec { $names }
pay-plus = (pion +1)
pay-free = (gratuit)
list-and = { $first } et { $last }

## Terrains et objectifs

brief-end = Gagné quand tout est accompli et qu’au moins un commando est sorti vivant par une trappe. Perdu si tous sont éliminés, ou si la réserve d’ennemis est à sec.
brief-end-last = Gagné quand tout est accompli et qu’au moins un commando a quitté le dernier terrain vivant, par une trappe. Perdu si tous sont éliminés, ou si la réserve d’ennemis est à sec.
brief-escort = Perdu aussi s’il meurt : la première blessure le tue.
terrain-airfield = Aérodrome
    .at = à l’Aérodrome
    .text = Trois appareils attendent sur l’herbe ; l’aube doit trouver trois épaves.
    .aim = Détruisez à l’explosif le bombardier (P), le chasseur (Q) et l’avion de transport (S).
    .end = { brief-end }
    .idea = Trois charges de TNT sont sur place, en E, J et N. Une seule trappe est ouverte, en K.
objective-airfield-p = bombardier
    .the = le bombardier
    .The = Le bombardier
objective-airfield-q = chasseur
    .the = le chasseur
    .The = Le chasseur
objective-airfield-s = avion de transport
    .the = l’avion de transport
    .The = L’avion de transport
terrain-bomb_vault = Crypte piégée
    .at = dans la Crypte piégée
    .text = Désamorcez la bombe de la crypte en huit tours et sectionnez le câble.
    .aim = Désamorcez la bombe (F, 3 actions) et sectionnez le câble (G, 2 actions).
    .end = { brief-end } Perdu aussi si la bombe n’est pas désamorcée en 8 tours.
    .idea = Les 3 actions de la bombe se paient d’un coup, par un seul commando : gardez-en un indemne pour elle.
objective-bomb_vault-f = bombe
    .the = la bombe
    .The = La bombe
    .do = désamorcer la bombe
objective-bomb_vault-g = câble
    .the = le câble
    .The = Le câble
    .do = sectionner le câble
terrain-bridges = Ponts
    .at = aux Ponts
    .text = Envoyez les deux piles par le fond.
    .aim = Détruisez à l’explosif la pile nord (B) et la pile sud (H).
    .end = { brief-end }
    .idea = Une charge de TNT attend à la trappe ouverte (D), l’autre en J.
objective-bridges-b = pile nord
    .the = la pile nord
    .The = La pile nord
objective-bridges-h = pile sud
    .the = la pile sud
    .The = La pile sud
terrain-bunker = Bunker
    .at = au Bunker
    .text = Brisez la culasse et la grosse pièce se taira.
    .aim = Détruisez à l’explosif la culasse, au fond du bunker (K).
    .end = { brief-end }
    .idea = Deux nids de MG42 gardent les abords. Le TNT est en C et en O.
objective-bunker-k = culasse
    .the = la culasse
    .The = La culasse
terrain-cemetery = Cimetière
    .at = au Cimetière
    .text = Quelqu’un attend parmi les tombes : trouvez-le et emmenez-le.
    .aim = Rejoignez le contact (I) et faites-le sortir par une trappe.
    .end = { brief-end } { brief-escort }
    .idea = Pas un mur pour se couvrir : un uniforme attend en E.
objective-cemetery-i = contact
    .the = le contact
    .The = Le contact
terrain-checkpoint = Poste de contrôle
    .at = au Poste de contrôle
    .text = Ils vous savent là : faites taire la sirène et filez.
    .aim = Éteignez l’alarme (K), puis filez par une trappe.
    .end = { brief-end }
    .idea = L’alarme sonne dès le début, et seul un commando furtif peut l’éteindre. La suivante serait définitive.
objective-checkpoint-k = sirène
    .the = la sirène
    .The = La sirène
terrain-church = Église
    .at = à l’Église
    .text = Tenez la nef six tours autour de l’agent blessé, puis disparaissez.
    .aim = Protégez l’agent blessé (F) pendant 6 tours, puis sortez par une trappe.
    .end = { brief-end } Perdu aussi, dès la fin du tour 3, si la phase ennemie laisse en F un ennemi et aucun commando valide.
    .idea = L’ennemi entre par l’est, l’ouest et le sud : gardez toujours un commando valide en F.
objective-church-f = agent blessé
    .the = l’agent blessé
    .The = L’agent blessé
terrain-command_post = Poste de commandement
    .at = au Poste de commandement
    .text = Priez l’amiral de vous suivre. Il ne le fera pas en silence.
    .aim = Rejoignez l’amiral (G) et faites-le sortir par une trappe.
    .end = { brief-end } { brief-escort }
    .idea = Toujours visible, l’amiral attire l’ennemi. Deux trappes sont ouvertes, C et L : choisissez avant de le rejoindre.
objective-command_post-g = amiral
    .the = l’amiral
    .The = L’amiral
terrain-factory = Usine
    .at = à l’Usine
    .text = Détruisez les deux presses avant la fin de l’équipe de nuit, dans huit tours.
    .aim = Détruisez à l’explosif la presse ouest (G) et la presse est (I).
    .end = { brief-end } Perdu aussi si les deux presses ne sont pas détruites en 8 tours.
    .idea = Le TNT est en D et en L ; deux pieds de biche, en F et en M, ouvrent une porte chacun.
objective-factory-g = presse ouest
    .the = la presse ouest
    .The = La presse ouest
objective-factory-i = presse est
    .the = la presse est
    .The = La presse est
terrain-farm = Ferme
    .at = à la Ferme
    .text = Mettez le feu aux deux granges ; ce qu’elles cachent ne doit pas voir le jour.
    .aim = Brûlez la grande grange (B) et la petite (K) : 2 actions chacune, ou un explosif.
    .end = { brief-end }
    .idea = Dès qu’un feu prend, l’alarme sonne : soyez près de la trappe (P) pour le second.
objective-farm-b = grande grange
    .the = la grande grange
    .The = La grande grange
    .do = mettre le feu à la grande grange
objective-farm-k = petite grange
    .the = la petite grange
    .The = La petite grange
    .do = mettre le feu à la petite grange
terrain-fuel_depot = Dépôt de carburant
    .at = au Dépôt de carburant
    .text = Trois cuves pleines, trois charges : qu’il ne leur reste plus une goutte.
    .aim = Détruisez à l’explosif les cuves nord (D), ouest (J) et est (L).
    .end = { brief-end }
    .idea = Trois charges de TNT sont sur place, en B, N et Q. La trappe ouverte est en M.
objective-fuel_depot-d = cuve nord
    .the = la cuve nord
    .The = La cuve nord
objective-fuel_depot-j = cuve ouest
    .the = la cuve ouest
    .The = La cuve ouest
objective-fuel_depot-l = cuve est
    .the = la cuve est
    .The = La cuve est
terrain-lighthouse = Phare
    .at = au Phare
    .text = Allumez la lanterne : au large, une flotte l’attend dans le noir.
    .aim = Allumez la lanterne (F, 2 actions d’un même commando).
    .end = { brief-end }
    .idea = Il n’y a qu’une trappe, en K : gardez le chemin du retour libre.
objective-lighthouse-f = lanterne
    .the = la lanterne
    .The = La lanterne
    .do = allumer la lanterne
terrain-luxury_hotel = Hôtel de luxe
    .at = à l’Hôtel de luxe
    .text = Pendant que les officiers dînent, photographiez les plans et emportez le registre.
    .aim = Photographiez les plans (D, 1 action) et emportez le registre (B, 1 action).
    .end = { brief-end }
    .idea = Deux objectifs, deux commandos : séparez-vous. Un uniforme attend en E.
objective-luxury_hotel-d = plans
    .the = les plans
    .The = Les plans
    .do = photographier les plans
objective-luxury_hotel-b = registre
    .the = le registre
    .The = Le registre
    .do = emporter le registre
terrain-port = Port
    .at = au Port
    .text = Deux vedettes dorment à quai : coulez-les à leur amarre.
    .aim = Détruisez à l’explosif la vedette ouest (P) et la vedette est (R).
    .end = { brief-end }
    .idea = Le TNT est en F et en O. Un nid de MG42 garde le quai entre les deux vedettes.
objective-port-p = vedette ouest
    .the = la vedette ouest
    .The = La vedette ouest
objective-port-r = vedette est
    .the = la vedette est
    .The = La vedette est
terrain-prison = Prison
    .at = à la Prison
    .text = Tirez le pilote abattu de sa cellule avant l’arrivée des interrogateurs.
    .aim = Tirez le pilote abattu de sa cellule (D) et faites-le sortir par une trappe.
    .end = { brief-end } { brief-escort }
    .idea = Les renforts n’entrent que par l’est. Un uniforme attend en J, des pieds de biche en C et en P.
objective-prison-d = pilote abattu
    .the = le pilote abattu
    .The = Le pilote abattu
terrain-radar_station = Station radar
    .at = à la Station radar
    .text = Démontez les deux pièces sans lesquelles le radar est aveugle.
    .aim = Démontez le récepteur (H, 1 action) et l’émetteur (D, 1 action).
    .end = { brief-end }
    .idea = Pas d’explosif ici : une charge sur une pièce à prendre, et tout est perdu.
objective-radar_station-h = récepteur
    .the = le récepteur
    .The = Le récepteur
    .do = démonter le récepteur
objective-radar_station-d = émetteur
    .the = l’émetteur
    .The = L’émetteur
    .do = démonter l’émetteur
terrain-rail_yard = Gare de triage
    .at = à la Gare de triage
    .text = Trois locomotives sont sous pression ; aucune ne doit partir.
    .aim = Détruisez à l’explosif les locomotives ouest (E), est (H) et du milieu (I).
    .end = { brief-end }
    .idea = Trois charges de TNT sont sur place, en A, J et O. Deux nids de MG42 gardent les voies.
objective-rail_yard-e = locomotive ouest
    .the = la locomotive ouest
    .The = La locomotive ouest
objective-rail_yard-h = locomotive est
    .the = la locomotive est
    .The = La locomotive est
objective-rail_yard-i = locomotive du milieu
    .the = la locomotive du milieu
    .The = La locomotive du milieu
terrain-railway_tunnel = Tunnel
    .at = au Tunnel
    .text = Faites tomber l’entrée du tunnel, et ne restez pas pour regarder.
    .aim = Détruisez à l’explosif l’entrée du tunnel (H).
    .end = { brief-end }
    .idea = Un tour après l’explosion, tout ce qui est à l’intérieur est éliminé : préparez la sortie d’abord.
objective-railway_tunnel-h = entrée du tunnel
    .the = l’entrée du tunnel
    .The = L’entrée du tunnel
terrain-sewers = Égouts
    .at = dans les Égouts
    .text = Dans le noir jusqu’à la dernière trappe, et personne ne reste derrière.
    .aim = Faites sortir tous les commandos en vie par la dernière trappe (E).
    .end = { brief-end }
    .idea = La trappe E est bloquée au départ, et on n’y remonte pas : qui est sorti ne revient plus aider.
objective-sewers-e = dernière trappe
    .the = la dernière trappe
    .The = La dernière trappe
terrain-signal_post = Poste de transmissions
    .at = au Poste de transmissions
    .text = Recopiez le livre de codes sans laisser trace de votre passage.
    .aim = Recopiez le livre de codes (F, 2 actions d’un même commando).
    .end = { brief-end }
    .idea = Ici, rien ne fait taire l’alarme : restez furtifs. Deux pieds de biche sont en C et en D.
objective-signal_post-f = livre de codes
    .the = le livre de codes
    .The = Le livre de codes
    .do = recopier le livre de codes
terrain-streets = Rues
    .at = dans les Rues
    .text = Faites sauter le central téléphonique avant que la ville ne s’éveille.
    .aim = Détruisez à l’explosif le central téléphonique (D).
    .end = { brief-end }
    .idea = Le TNT est en E. Après l’explosion, il faut encore regagner la trappe (K).
objective-streets-d = central téléphonique
    .the = le central téléphonique
    .The = Le central téléphonique
terrain-submarine_pen = Base sous-marine
    .at = à la Base sous-marine
    .text = Détruisez la salle des pompes ; la mer fera le reste.
    .aim = Détruisez à l’explosif la salle des pompes (A).
    .end = { brief-end }
    .idea = Le TNT est en K et en O. Deux trappes sont ouvertes, I et R : entrez par les deux.
objective-submarine_pen-a = salle des pompes
    .the = la salle des pompes
    .The = La salle des pompes
terrain-town = Ville
    .at = dans la Ville
    .text = Retrouvez le chef de la Résistance dans sa cachette et ramenez-le vivant.
    .aim = Retrouvez le chef de la Résistance (E) et faites-le sortir par une trappe.
    .end = { brief-end } { brief-escort }
    .idea = Sa cachette est au nord-est, derrière des portes verrouillées. Un uniforme attend en H.
objective-town-e = chef de la Résistance
    .the = le chef de la Résistance
    .The = Le chef de la Résistance
terrain-training_ground = Terrain d’entraînement
    .at = au Terrain d’entraînement
    .text = Empruntez le dossier de l’instructeur sans réveiller ses sentinelles.
    .aim = Prenez le dossier (C, 1 action) et ressortez par la trappe (H).
    .end = { brief-end }
    .idea = Vous êtes seul : restez furtif, contournez les sentinelles plutôt que de tirer.
objective-training_ground-c = dossier
    .the = le dossier
    .The = Le dossier
    .do = emprunter le dossier
terrain-villa = Villa
    .at = à la Villa
    .text = Un savant est retenu derrière des portes closes : emmenez-le prendre l’air.
    .aim = Libérez le savant (G) et faites-le sortir par une trappe.
    .end = { brief-end } { brief-escort }
    .idea = Toutes les portes sont verrouillées ; des pieds de biche sont en A, K et L. Le savant, lui, reste toujours furtif.
objective-villa-g = savant
    .the = le savant
    .The = Le savant
terrain-warehouse = Entrepôt
    .at = à l’Entrepôt
    .text = Deux caisses portent notre marque par erreur : descendez-les à la trappe.
    .aim = Portez la caisse nord (B) et la caisse est (G) à la trappe ouverte (K).
    .end = { brief-end } Perdu aussi si une forte explosion touche une caisse.
    .idea = Une caisse occupe un emplacement d’équipement : gardez-en un libre. Qui tombe la laisse sur sa tuile.
objective-warehouse-b = caisse nord
    .the = la caisse nord
    .The = La caisse nord
    .do = soulever la caisse nord
objective-warehouse-g = caisse est
    .the = la caisse est
    .The = La caisse est
    .do = soulever la caisse est
job-objective = { $objective }
job-tile = la tuile { $tile }
objective-any = objectif
    .the = l’objectif
    .The = L’objectif
    .do = agir sur l’objectif

## Opérations

operation-green = Green
    .place = Achnacarry, en Écosse, puis la côte du Finistère
    .date = 12 avril 1942
    .briefing = Six semaines de boue s’achèvent par un dernier exercice. La nuit même, l’escouade passe en Bretagne, où un convoi tous feux éteints attend qu’un phare se rallume. Prenez le dossier, puis allumez la lanterne.
    .rules = –
    .veteran = –
    .aim = Terrain d’entraînement : prenez le dossier. Phare : allumez la lanterne.
    .end = { brief-end-last }
    .idea = Deux terrains l’un après l’autre : ménagez vos blessures et votre matériel pour le Phare.
operation-black_tea = Black Tea
    .place = Blois, sur la Loire
    .date = 9 mai 1944
    .briefing = Chaque nuit, le carburant d’une division blindée quitte un dépôt au bord de la Loire. Coupez à la même heure le téléphone et les ponts, pour que nul ne puisse demander du secours ni en envoyer. Puis brûlez le dépôt.
    .rules = Après la première explosion, plus moyen de faire taire l’alarme des Ponts. Une cuve emporte ses voisins : nul ne survit sur une tuile adjacente, sauf derrière un mur ou une porte verrouillée.
    .veteran = On vous attend au Dépôt : l’alarme y sonne déjà.
    .aim = Rues et Ponts : détruisez le central et les deux piles. Puis brûlez les trois cuves du Dépôt.
    .end = { brief-end-last }
    .idea = Les Rues et les Ponts se jouent en même temps : répartissez l’escouade. Une cuve qui saute tue sur les tuiles voisines.
operation-shooting_star = Shooting Star
    .place = Aix-les-Bains, en Savoie
    .date = 18 février 1944
    .briefing = Son réseau est tombé, et il se cache dans une ville d’eaux pleine d’officiers en permission. Il sait ce qui se prépare à l’hôtel, et dans quelle église attend un agent blessé. Ramenez-le, prenez les plans, coupez la route derrière vous et tenez l’église le temps que l’agent soit transportable.
    .rules = Le chef de la Résistance vous accompagne et doit être en vie quand l’Église est tenue. Entre 2 trappes, il reste avec le commando qu’il a suivi, qui ne remonte qu’avec lui.
    .veteran = Une unité spéciale attend à l’Église.
    .aim = Ramenez le chef de la Résistance de la Ville, prenez les plans et le registre de l’Hôtel, coupez les Ponts, tenez l’Église.
    .end = { brief-end-last } Perdu aussi si le chef de la Résistance meurt.
    .idea = L’Hôtel et les Ponts se jouent en même temps ; le chef, lui, doit vivre jusqu’au bout.
operation-snowflake = Snowflake
    .place = Romsdal, en Norvège
    .date = 14 janvier 1943
    .briefing = Un canon sous le roc ferme le fjord, et une seule voie ferrée le nourrit. Au cimetière vous attend quelqu’un qui connaît le chemin de la batterie. Faites taire le canon, abattez le tunnel, et soyez loin avant que la neige ne montre vos traces.
    .rules = Deux tours après l’explosion, le tunnel s’effondre sur tous ceux qui s’y trouvent.
    .veteran = Aucun uniforme allemand n’a pu être trouvé.
    .aim = Cimetière : ramenez le contact. Bunker : détruisez la culasse. Tunnel : faites tomber l’entrée.
    .end = { brief-end-last } Perdu aussi si le contact meurt.
    .idea = Au Tunnel, deux tours après l’explosion, tout ce qui est à l’intérieur est éliminé.
operation-dread_locked = Dread Locked
    .place = Liège, en Belgique
    .date = 3 novembre 1943
    .briefing = Un pilote qui en sait trop a été abattu la semaine dernière et enfermé dans la vieille prison, sur la colline. Votre matériel y est entré avant vous. Ouvrez sa cellule, puis rentrez par les égouts : chaque rue est surveillée.
    .rules = Vous entrez les mains vides ; votre matériel est caché à la trappe de la Prison.
    .veteran = Au début de chaque tour, une porte ouverte se referme : choisissez-la et verrouillez-la.
    .aim = Prison : libérez le pilote abattu. Égouts : sortez tous par la dernière trappe.
    .end = { brief-end-last } Perdu aussi si le pilote meurt.
    .idea = Vous entrez les mains vides : le matériel attend à la trappe de la Prison.
operation-silent_harbour = Silent Harbour
    .place = Lorient, en Bretagne
    .date = 22 août 1942
    .briefing = Les sous-marins de la base appareillent à la prochaine marée, et deux vedettes en gardent l’accès. Coulez les vedettes, puis laissez la mer entrer par la salle des pompes. La marée n’attend personne.
    .rules = La marée tourne après douze tours : tout doit être accompli d’ici là.
    .veteran = –
    .aim = Port : coulez les deux vedettes. Base sous-marine : détruisez la salle des pompes.
    .end = { brief-end-last } Perdu aussi si tout n’est pas accompli en 12 tours.
    .idea = Douze tours pour deux terrains : visez la sortie du Port au sixième.
operation-iron_orchard = Iron Orchard
    .place = Argentan, en Normandie
    .date = 28 septembre 1943
    .briefing = Derrière les pommiers, deux granges cachent les pièces d’une arme nouvelle. Les locomotives qui doivent l’emporter sont sous pression, et l’usine qui la fabrique tourne toute la nuit. Trois coups, une seule nuit, dans cet ordre.
    .rules = –
    .veteran = La nouvelle a couru : les deux premiers renforts sont des unités spéciales.
    .aim = Ferme : brûlez les deux granges. Gare de triage : trois locomotives. Usine : deux presses.
    .end = { brief-end-last } Perdu aussi si les presses de l’Usine tournent encore après 8 tours sur place.
    .idea = Cinq explosifs pour les deux derniers terrains, et on en trouve cinq sur place : n’en gâchez aucun.
operation-copper_owl = Copper Owl
    .place = Walcheren, aux Pays-Bas
    .date = 7 novembre 1942
    .briefing = L’homme qui a construit le radar des dunes préférerait travailler pour nous. Allez le chercher dans la villa où on le retient, prenez les deux pièces qu’il vous indiquera, et laissez les chasseurs de nuit en morceaux. Les nuages sont bas : rien ne viendra du ciel.
    .rules = Plafond bas : aucun bombardement possible.
    .veteran = –
    .aim = Villa : ramenez le savant. Station radar : prenez les deux pièces. Aérodrome : détruisez les trois avions.
    .end = { brief-end-last } Perdu aussi si le savant meurt.
    .idea = Aucun bombardement possible : gardez le TNT trouvé en route pour l’Aérodrome.
operation-winter_lantern = Winter Lantern
    .place = Kristiansand, en Norvège
    .date = 16 décembre 1941
    .briefing = Un amiral inspecte la côte, avec en tête tous les champs de mines du Skagerrak. Cueillez-le à son poste de commandement, faites-lui passer le contrôle et sortez par l’entrepôt, où deux caisses à nous se sont égarées. Il criera tout le long du chemin.
    .rules = L’amiral doit quitter l’Entrepôt avec vous. Entre 2 trappes, il reste avec le commando qu’il a suivi, qui ne remonte qu’avec lui.
    .veteran = –
    .aim = Enlevez l’amiral au Poste de commandement, éteignez l’alarme du Poste de contrôle, portez les deux caisses de l’Entrepôt, et sortez avec lui.
    .end = { brief-end-last } Perdu aussi si l’amiral meurt ou ne quitte pas l’Entrepôt.
    .idea = L’amiral est toujours visible et reste avec le commando qu’il a suivi : choisissez bien lequel.

## Choix

act-choose = { $commando_name }, côté { $side }
act-runs = Joueur { $seat }
act-side = Côté { $side }
act-bare_tile = Rien en { $tile }
act-bare_commando = { $commando_name } : s’en passer
act-activate = { $commando_name } : agir
act-end = { $commando_name } : en rester là
act-done = Finir la phase commandos
act-done-own = J’ai fini
act-move = { $commando_name } : aller en { $tile }{ $with }{ $pay }
act-move-below = { $commando_name } : entrer par la trappe en { $tile }{ $with }{ $pay }
act-stealth_move-below = { $commando_name } : entrer furtivement par la trappe en { $tile }{ $with }{ $pay }
act-stealth_move = { $commando_name } : se glisser en { $tile }{ $with }{ $pay }
act-exit_hatch = { $commando_name } : sortir par la trappe{ $with }{ $pay }
act-unblock_hatch = { $commando_name } : débloquer la trappe{ $pay }
act-melee = { $commando_name } : poignarder { $target }{ $pay }
act-shoot = { $commando_name } : { $weapon ->
        [grenade] lancer { $weapon_the } sur { $tile }{ $pay }
       *[other] tirer sur { $tile } avec { $weapon_the }{ $pay }
    }
act-shoot_door = { $commando_name } : tirer sur la porte { $door } avec { $weapon_the }{ $pay }
act-heal = { $commando_name } : trousse de soin pour { $other }{ $pay }
act-heal-self = { $commando_name } : se soigner{ $pay }
act-force = { $commando_name } : forcer la porte { $door }{ $pay }
act-barricade = { $commando_name } : barricader { $entrance }{ $pay }
act-disguise = { $commando_name } : revêtir l’uniforme{ $pay }
act-lay = { $commando_name } : poser une charge de TNT{ $pay }
act-bomb = { $commando_name } : bombarder { $tile }{ $pay }
act-shut_off_alarm = { $commando_name } : éteindre l’alarme{ $pay }
act-interact = { $commando_name } : { $objective_do }{ $pay }
act-save_action = { $commando_name } : économiser une action
act-pick = { $commando_name } : ramasser { $item_the }
act-drop = { $commando_name } : déposer { $item_the }
act-give = { $commando_name } : donner { $item_the } { $other_to }
act-swap = { $commando_name } : échanger { $item_the } contre { $item2_the } { $other_of }
act-detonate = { $commando_name } : faire sauter la charge en { $tile }
act-enter_nest = { $commando_name } : entrer dans le nid
act-leave_nest = { $commando_name } : quitter le nid
act-dress = { $commando_name } : pansement pour { $other }
act-dress-self = { $commando_name } : se faire un pansement
act-order = { $commando_name } : ordres { $other_to }{ $pay }
act-decoy = { $commando_name } : leurre { $point ->
        [est] à l’est
        [ouest] à l’ouest
       *[other] au { $point }
    }{ $pay }
act-turn_lock = { $commando_name } : tourner la clé, porte { $door }{ $pay }
act-turn_lock-open = { $commando_name } : ouvrir la porte { $door }{ $pay }
act-turn_lock-lock = { $commando_name } : verrouiller la porte { $door }{ $pay }
act-agree = Accepter
act-refuse = Refuser
act-apply = S’en servir
act-decline = Ne pas s’en servir
act-keep = Garder ce résultat
act-reroll = Relancer { $number ->
        [one] 1 dé
       *[other] { $number } dés
    }
act-hit = Éliminer { $target }
act-wound = La touche va { $character_to }
act-die = Le { $number }
act-protect = Garder { $triangle }
act-post = Placer { $foe_a }
act-occupy = { $commando_name } : prendre le nid
act-inside = { $Character } dans le nid
act-enter = Faire entrer { $foe_a }
act-supply = D’abord { $entrance }
act-first = D’abord la tuile { $tile }
act-send = Envoyer { $foe_a } en { $tile }
act-march = Faire avancer { $foe_a }
act-fire = Tir depuis { $tile } sur { $tile2 }
act-friendly_fire = Tir fratricide depuis { $tile } sur { $tile2 }
act-strike = Éliminer { $target }
act-terrain = D’abord { $terrain }
act-benefit = { $commando_name } : prendre le pion +1
act-unlock = Ouvrir la porte { $door }
act-crate = Poser en { $tile }
act-open_hatch = Débloquer la trappe en { $tile }
act-block_hatch = Bloquer la trappe en { $tile }
act-empty = Personne à { $entrance }
act-extra = Un de plus à { $entrance }
act-help = { $commando_name } : prendre l’équipement
act-hold = Retenir l’ennemi en { $tile }
act-exchange = { $commando_name } : échanger { $item_the }
act-top = { $card } : { $card_does }
act-relock = Verrouiller la porte { $door }
act-none = Personne
act-none-own = Aucun des miens
act-pass = Passer

## Refus

refusal-other-player = { $Commando } est sous les ordres d’un autre joueur.
refusal-not-lying = Aucun pion de ce genre là où se trouve { $commando }.
refusal-no-foe = Aucun ennemi de ce genre là où se trouve { $commando }.
refusal-not-together = { $Commando } n’est pas sur la tuile de l’autre commando.
refusal-not-carried = { $Commando } n’a pas cet équipement.
refusal-no-weapon = { $Commando } n’a pas cette arme.
refusal-no-ability = { $Commando } n’a pas cette capacité.
refusal-ability-used = { $Commando } s’en est déjà { $commando_g ->
        [f] servie
       *[m] servi
    } ce tour-ci.
refusal-not-in-squad = { $Commando } ne fait pas partie de l’escouade.
refusal-eliminated = { $Commando } a été { $commando_g ->
        [f] éliminée
       *[m] éliminé
    }.
refusal-not-entered = { $Commando } n’est pas encore { $commando_g ->
        [f] entrée
       *[m] entré
    } en jeu.
refusal-other-acts = { $Commando } est en train d’agir.
refusal-has-acted = { $Commando } a déjà agi ce tour-ci.
refusal-not-begun = { $Commando } n’a pas été { $commando_g ->
        [f] activée
       *[m] activé
    }.
refusal-no-plus = { $Commando } n’a pas de pion +1.
refusal-too-dear = Il en coûte { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }, { $commando } en a { $left }.
refusal-too-dear-plus = Il en coûte { $cost } actions, un pion +1 n’en paie que { $left }.

## Questions

ask-choose_commando = Commando { $number } sur { $number2 } : qui part ?
ask-who_runs = Qui dirige le commando { $number } ?
ask-shortage = Pas assez de pions ({ $item }) : qui s’en passe ?
ask-activate = Qui agit ?
ask-act = Que fait { $commando } ?
ask-window = Agir { $phase } ?
ask-agree = { $Commando } propose { $item_a } { $other_to } : d’accord ?
ask-agree_swap = { $Commando } propose { $item_a } { $other_to } contre { $item2_a } : d’accord ?
ask-steady_nerves = { $Commando } rate son test : le relancer (Sang-froid) ?
ask-shadow = Un seul dé trahit { $commando } : l’ignorer (Ombre) ?
ask-steady_hands = { $Commando } : lancer un dé pour garder la trousse ?
ask-patience = { $Commando } obtient { $dice }, il faut { $number }+ : relancer les plus faibles ?
ask-hit = Un { $number } touche : qui tombe ?
ask-share_hits = Une touche : pour qui ?
ask-guard = Quel ennemi garde { $triangle } ({ $tile }) ?
ask-which_token = Un seul ennemi libre en { $tile } : que garde-t-il ?
ask-which_die = Quel dé attribuer d’abord ?
ask-nest_priority = Qui prend le nid en { $tile } avant l’ennemi ?
ask-inside = Qui entre dans le nid en { $tile } ?
ask-replacement = { $Commando } prend la relève : quel côté de la carte ?
ask-relock = Quelle porte ouverte se referme ?
ask-terrain_order = Quel terrain d’abord ?
ask-sixth_sense = Quelle carte mettre en position { $number } ?
ask-second_wind = Qui gagne le pion +1 ?
ask-dropped_keys = Quelle porte s’ouvre ({ $terrain }) ?
ask-lost_crate = Où poser { $item_the } ?
ask-loose_hatch = Quelle trappe débloquer ({ $terrain }) ?
ask-counter_search = Quelle trappe est bloquée ({ $terrain }) ?
ask-local_help = Qui reçoit l’équipement ?
ask-mail_day = Sur quelle tuile l’ennemi reste-t-il ({ $terrain }) ?
ask-ammo_check = Quelle arme échanger ?
ask-movie_night = Quelle entrée reste vide ({ $terrain }) ?
ask-manhunt = Quelle entrée en amène un de plus ({ $terrain }) ?
ask-supply = Quelle entrée d’abord ?
ask-who_enters = Qui passe par { $entrance } ?
ask-movement_order = Qui avance d’abord ?
ask-send = Quel chemin depuis { $tile } ?
ask-who_moves = Pas assez de place en { $tile2 } : qui y va depuis { $tile } ?
ask-enemy_fire = Quel groupe tire maintenant ?
ask-friendly_fire = Tir fratricide en { $tile } : qui tombe ?

## Le journal

event-chosen = { $Commando } rejoint l’escouade, côté { $side }.
event-terrain_built = Terrain mis en place : { $terrain }.
event-turn_begins = Tour { $number }.
event-phase = { $phase }.
event-goes_without = Il devrait y avoir { $item_a } en { $tile }, mais il n’en reste plus.
event-commando_goes_without = { $Commando } devrait avoir { $item_a }, mais il n’en reste plus.
event-activated = Au tour { $commando_of } : { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }.
event-card_drawn = Événement { $terrain_at } : « { $effect } ».
event-reshuffled = La défausse d’événements, mélangée, redevient la pioche.
event-reminder = Rappel { $terrain_at } : « { $effect } ».
event-compass_drawn = Nouvelle carte pour la boussole, { $terrain } : « { $card } », { $point }.
event-cards_seen = Les prochains événements sont { $cards }, dans cet ordre.
event-tokens_seen = Les prochains pions de la réserve d’ennemis sont { $tokens }, dans cet ordre.
event-no_effect = Cet événement reste sans effet.
event-faces_turned = { $terrain_at }, tous les ennemis réguliers passent au { $foe }.
event-weapon_jammed = Plus un tir ce tour-ci avec { $weapon_the } { $commando_of } : l’arme est enrayée.
event-item_found = En { $tile } se trouve { $item_a }.
event-item_received = { $Commando } reçoit { $item_a }.
event-handed_in = { $Commando } rend { $item_the }.
event-nothing_received = Le pion tiré est « repéré » et part à la défausse : rien pour { $commando }.
event-hatch_blocked = La trappe en { $tile } est bloquée.
event-tile_held = L’ennemi ne bougera pas en { $tile } ce tour-ci.
event-moved = { $Commando } va en { $tile }.
event-sneaked = { $Commando } se glisse en { $tile }.
event-came_up = { $Commando } entre par la trappe en { $tile }.
event-followed = { $Escort } suit { $commando }.
event-hidden = { $Character } redevient { $character_g ->
        [f] furtive
       *[m] furtif
    }.
event-seen = { $Character } devient visible.
event-tested = Test de furtivité { $character_of } : { $dice }.
event-undetected = Personne ne remarque { $character }.
event-forgiven = { $Commando } se fond dans l’ombre : un mauvais dé ne compte pas.
event-uniform_lost = { $Commando } perd son uniforme.
event-alarm_on = L’alarme sonne { $terrain_at }.
event-alarm_off = { $Commando } éteint l’alarme { $terrain_at }.
event-left = { $Commando } sort par la trappe en { $tile }.
event-unblocked = La trappe en { $tile } est débloquée.
event-door_opened = La porte { $door } s’ouvre.
event-door_locked = La porte { $door } est verrouillée.
event-stabbed = { $Commando } poignarde { $foe_a } en { $tile }.
event-shot = Dés contre { $tile } ({ $number }+) : { $dice }.
event-fires = { $Commando } { $weapon ->
        [grenade] lance une grenade sur { $tile }
       *[other] tire sur { $tile } avec { $weapon_the }
    }.
event-hits_lost = { $number ->
        [one] Une touche est perdue.
       *[other] { $number } touches sont perdues.
    }
event-aimed_at = Un tireur vise { $commando } : { $dice }.
event-shot_at_door = { $Commando } tire sur la porte { $door } avec { $weapon_the } : elle s’ouvre.
event-rerolled = { $Commando } relance : { $dice }.
event-missed = Manqué.
event-killed = { $Foe_a } est éliminé en { $tile }.
event-reward = Butin en { $tile } : { $item_a }.
event-spotted_drawn = Un pion repéré sort en { $tile }.
event-picked = { $Commando } ramasse { $item_a }.
event-dropped = { $Commando } dépose { $item_the } en { $tile }.
event-gave = { $Commando } donne { $item_the } { $other_to }.
event-swapped = { $Commando } échange { $item_the } contre { $item2_the } { $other_of }.
event-refused = { $Commando } refuse.
event-saved = { $Commando } économise une action : +1.
event-plus_spent = { $Commando } dépense un pion +1.
event-plus_gained = { $Commando } gagne un pion +1.
event-nest_entered = { $Character } entre dans le nid en { $tile }.
event-nest_left = { $Commando } quitte le nid en { $tile }.
event-forced = { $Commando } force la porte { $door } sans bruit.
event-barricaded = { $Commando } barricade { $entrance }.
event-disguised = { $Commando } revêt un uniforme allemand.
event-charge_laid = { $Commando } pose une charge de TNT en { $tile }.
event-exploded = { $Commando } fait sauter la charge en { $tile }.
event-blast_spread = L’explosion gagne { $tile }.
event-bombed = { $Commando } fait bombarder { $tile }.
event-collapsed = { $terrain } : le plafond s’effondre sur toutes les tuiles intérieures.
event-objective_done = Objectif accompli : { $objective }.
event-crate_lifted = { $Commando } charge { $objective } sur son dos.
event-escort_met = Vous trouvez { $escort } en { $tile }.
event-compass_turned = { $Commando } fait diversion : la boussole indique désormais { $point ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $point }
    }.
event-wounded = { $Commando } reçoit une blessure.
event-fell = { $Commando } tombe, en état critique.
event-healed = { $Commando } utilise une trousse de soin : { $other } n’a plus aucune blessure.
event-kit_kept = { $Commando } garde la trousse : { $dice }.
event-kit_spent = { $Commando } ne garde pas la trousse : { $dice }.
event-dressed = { $Commando } fait un pansement : une blessure de moins pour { $other }.
event-eliminated = { $Commando } est { $commando_g ->
        [f] éliminée
       *[m] éliminé
    }.
event-escort_lost = Vous perdez { $escort }.
event-replaced = { $Commando } prend la relève, côté { $side }.
event-arrived = { $Foe_a } arrive par { $entrance }.
event-waits_outside = { $foes_n ->
        [one] Attend
       *[other] Attendent
    } dehors, derrière { $entrance } : { $foes }.
event-null_drawn = Un Ø : personne ne vient par { $entrance }.
event-special_added = { $Foe_a } rejoint la réserve d’ennemis.
event-broke_through = La barricade cède à { $entrance }.
event-guards = { $Foe_a } garde désormais { $triangle } en { $tile }.
event-direction = { $terrain_at }, l’ennemi va { $point ->
        [est] vers l’est
        [ouest] vers l’ouest
       *[other] vers le { $point }
    }.
event-heads_for = { $terrain_at }, l’ennemi marche vers { $tiles }.
event-marched = { $foes } { $foes_n ->
        [one] passe
       *[other] passent
    } de { $tile } en { $tile2 }.
event-stayed = Sur place en { $tile } : { $foes } ({ $reason }).
event-group_fired = Depuis { $tile }, l’ennemi tire sur { $tile2 } : { $dice }.
event-group_fired-own = En { $tile }, l’ennemi tire à bout portant : { $dice }.
event-reaction = Tir de réaction sur { $tile }, que quitte { $commando } : { $dice }.
event-nobody_hit = Personne n’est touché.
event-terrain_completed = Terrain complété : { $terrain }.
event-success = L’opération est un succès.
event-failure = L’opération échoue.

## Le plateau et la colonne de l'équipe dans le navigateur

web-vc-phase-events = Événement
web-vc-phase-commandos = Commandos
web-vc-phase-enemy = Ennemi
web-vc-phase-end = Fin de tour
web-vc-sign = { $terrain } : { $alarm }
web-vc-alarm = alarme activée
    .short = alarme
web-vc-quiet = alarme silencieuse
    .short = calme
web-vc-terrain = Terrain { $name }, { $alarm }
web-vc-terrains = Terrains
web-vc-two-sides = Chaque commando a une carte à deux côtés : touchez-en un pour lire ses armes et son talent.
web-vc-compass = boussole : { $point }
web-vc-heads = vers { $tiles }
web-vc-size-small = petite
web-vc-size-medium = moyenne
web-vc-size-large = grande
web-vc-indoors = dedans
web-vc-outdoors = dehors
web-vc-ground = { $size }, { $where }
web-vc-tile = Tuile { $letter }, { $ground }, touche sur { $hit } ou plus
web-vc-and-then = { " ; " }
web-vc-on-tile = tuile { $letter } ({ $ground })
web-vc-spot-off = hors du terrain
web-vc-spot-waits = en attente
web-vc-off-map = hors du terrain
web-vc-waits = attend hors du terrain
web-vc-face-stealthy = { $g ->
    [f] furtive
   *[other] furtif
}
web-vc-face-visible = { $g ->
    [f] visible
   *[other] visible
}
web-vc-face-critical = { $g ->
    [f] critique
   *[other] critique
}
web-vc-in-uniform = en uniforme allemand
web-vc-in-nest = dans le nid
web-vc-guarded = { $name }, sous la garde d’{ $by }
web-vc-door-open = porte ouverte vers { $tile }
web-vc-door-locked = porte verrouillée vers { $tile }
web-vc-entrance = entrée ennemie, côté { $side }
web-vc-barricaded = barricadée
web-vc-behind = derrière : { $foes }
web-vc-charges = { $n ->
    [one] une charge posée
   *[other] { $n } charges posées
}
web-vc-hatch-open = trappe ouverte
web-vc-hatch-blocked = trappe bloquée
web-vc-free = { $n ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $n } places libres
}
web-vc-choices = { $n ->
    [one] un choix : { $first }
   *[other] { $n } choix, dont : { $first }
}
web-vc-what = Que faire ici ?
web-vc-cost = { $n ->
    [0] ne coûte rien
    [one] coûte une action
   *[other] coûte { $n } actions
}
web-vc-sure = sûr
web-vc-seen = vu
web-vc-zoom = Zoom
web-vc-zoom-in = Agrandir
web-vc-zoom-out = Réduire
web-vc-zoom-fit = Tout voir
web-vc-mini = Carte du terrain : toucher pour s’y déplacer
web-vc-squad = Équipe
web-vc-no-squad = L’escouade n’est pas encore choisie.
web-vc-squad-gone = Il ne reste personne de l’escouade.
web-vc-activate = Faire agir : { $name }
web-vc-actions = { $n ->
    [0] aucune action
    [one] une action
   *[other] { $n } actions
}
web-vc-actions-of = { $n ->
    [0] aucune action sur { $of }
    [one] une action sur { $of }
   *[other] { $n } actions sur { $of }
}
web-vc-empty-slot = emplacement libre
web-vc-silhouette = emplacement libre, réservé : { $item }
web-vc-plus = pion +1
web-vc-plus-slot = place pour un pion +1
web-vc-wounds = { $n ->
    [one] une blessure : une action de moins
   *[other] { $n } blessures : { $n } actions de moins
}
web-vc-used = · déjà utilisé ce tour
web-vc-last-turn = à soigner avant la fin du tour { $n }
web-vc-follows = suit { $name }
web-vc-event = Événement
web-vc-goals = Objectifs
web-vc-now-leave = Tout est fait ici : qui est encore sur place doit ressortir par une trappe ouverte.
web-vc-done = accompli
web-vc-goal-met = rejoint
web-vc-goal-carried = emporté
web-vc-word-interact = agir sur { $the }
web-vc-word-destroy = faire sauter { $the }
web-vc-word-burn = incendier { $the }
web-vc-word-escort = escorter { $the } jusqu’à la sortie
web-vc-word-protect = protéger { $the }
web-vc-word-carry_out = emporter { $the }
web-vc-word-all_exit = sortir tous par { $the }
web-vc-word-shut_off_alarm = faire taire { $the }
web-vc-turns-left = { $n ->
    [one] encore un tour
   *[other] encore { $n } tours
}
web-vc-pool = Réserve ennemie
web-vc-pool-null = dont Ø
web-vc-pool-special = spéciaux
web-vc-known = Vous savez déjà
web-vc-next-events = Prochains événements :
web-vc-next-timed = Prochains événements ({ $terrain }) :
web-vc-cards = Cartes événement
web-vc-next-enemies = Prochains renforts : { $foes }.
web-vc-to-come = Terrains à venir

# How the bar folds the options: families, how something is paid for, what the exit costs.
exit-as-activate = Finir la phase
pick-first-commando = { $number ->
    [one] un acte
   *[other] { $number } actes
}
pick-for-side = { $name } : quelle face ?
    .count = deux faces
web-vc-exit-to-window = les pions +1 restent
name-tile = tuile { $name }
web-vc-way-move = aller
web-vc-way-stealth_move = se glisser
web-vc-window = { $seen ->
    [0] Personne n’est vu
    [one] Un des vôtres est vu
   *[other] { $seen } des vôtres sont vus
} · moment { $n } sur { $of }
    .safe = Personne n’est vu : aucun tir à craindre · moment { $n } sur { $of }
pick-activate = Activer
    .short = Activer
    .ask = Qui agit ?
    .count = { $number } commandos
pick-go = Aller
    .none = pas d’issue
    .short = Aller
    .ask = Aller : où ?
    .count = { $number ->
        [one] un lieu
       *[other] { $number } lieux
    }
pick-fire = Tirer
    .none = pas de cible
    .short = Tirer
    .ask = Tirer : sur quoi ?
    .count = { $number ->
        [one] une cible
       *[other] { $number } cibles
    }
pick-knife = Poignarder
    .none = personne ici
    .short = Couteau
    .ask = Poignarder : qui ?
    .count = { $number ->
        [one] une cible
       *[other] { $number } cibles
    }
pick-doors = Portes
    .none = rien à ouvrir
    .short = Portes
    .ask = Quelle porte, quelle trappe ?
    .count = { $number } gestes
pick-kit = Équipement
    .none = rien à faire
    .short = Sac
    .ask = Équipement : quel geste ?
    .count = { $number } gestes
pick-deed = Agir
    .none = rien à faire
    .short = Agir
    .ask = Agir : quoi ?
    .count = { $number } actes
how-payment = Payé par
how-payment-none = action
how-payment-1 = pion +1
how-payment-free = gratuit
how-weapon = Arme
how-weapon-silencedsten = Sten sil.
how-weapon-silencedpistol = pistolet
how-weapon-nest = MG42 du nid
how-weapon-mg42 = MG42
how-weapon-mg422 = MG42 (2ᵉ)
how-weapon-stg44 = StG44
how-weapon-stg442 = StG44 (2ᵉ)
how-weapon-mp40 = MP40
how-weapon-sten = Sten
how-weapon-springfield = Springfield
how-weapon-springfieldrifle = Springfield
how-weapon-mosinnagant = Mosin-Nagant
how-weapon-mosinrifle = Mosin-Nagant
how-weapon-mauser = Mauser
how-weapon-pistol = pistolet
exit-actions =
    { $number ->
        [one] { $number } action perdue
       *[other] { $number } actions perdues
    }
exit-waiting =
    { $number ->
        [one] { $number } commando n’a pas agi
       *[other] { $number } commandos n’ont pas agi
    }
web-vc-cleared = Tous les terrains sont complétés et retirés de la table. La partie se revoit pas à pas depuis le bilan.
web-vc-wound-slot = place pour une blessure seulement (−1)
web-vc-with-plus = paie d’un pion +1
web-vc-act-too = Agir aussi : { $name }

# Pourquoi un bot choisirait une option : « Ce choix … ». $points : ce que cela vaut, en pour cent de chances de gagner.
term-work =
    .up = rapproche des objectifs
    .down = éloigne des objectifs
term-squad =
    .up = ménage les commandos
    .down = coûte des blessures ou de l’équipement
term-time =
    .up = fait gagner du temps
    .down = fait perdre du temps
term-alarm =
    .up = évite l’alarme
    .down = risque l’alarme
term-danger =
    .up = expose moins les commandos
    .down = expose davantage les commandos

## Résumé d’un tour

recap-over = Fin du tour { $number }
recap-tick = Après chaque tour
recap-title-wounded = { $number ->
    [one] Une blessure
   *[other] { $number } blessures
}
recap-title-killed = { $number ->
    [one] Un ennemi éliminé
   *[other] { $number } ennemis éliminés
}
recap-why-eliminated = Son joueur tire au hasard un autre commando, si un terrain reste à mettre en place.
recap-why-escort_lost = La première blessure élimine un personnage escorté.
recap-why-terrain_completed = Le dernier objectif est accompli et plus aucun commando n’est sur le terrain.
recap-why-objective_done = Le pion quitte la partie : c’est acquis.
recap-why-fell = Encore en état critique à la fin du tour suivant, ce commando sera éliminé.
recap-why-escort_met = Il faut maintenant l’escorter ; la première blessure l’éliminerait.
recap-why-alarm_on = Tant qu’elle sonne, chaque entrée ennemie amène deux pions au lieu d’un.
recap-why-alarm_off = Chaque entrée ennemie n’amène plus qu’un pion.
recap-why-wounded = Chaque blessure prend la place d’une action.
recap-why-killed = Chaque ennemi éliminé est remplacé par un pion équipement tiré au hasard.
    .bare = Les ennemis éliminés de cette façon ne laissent aucun équipement.
recap-why-healed = La trousse de soin retire toutes les blessures.
recap-killed = { $number ->
    [one] un ennemi éliminé
   *[other] { $number } ennemis éliminés
}
recap-wounded = { $number ->
    [one] une blessure
   *[other] { $number } blessures
}
recap-fell = tombe, en état critique
recap-eliminated = hors de combat
recap-healed = blessures soignées
recap-figure-killed = { $number ->
    [one] ennemi éliminé
   *[other] ennemis éliminés
}
recap-figure-arrived = { $number ->
    [one] ennemi arrivé
   *[other] ennemis arrivés
}
recap-figure-wounds = { $number ->
    [one] blessure
   *[other] blessures
}

# La légende du plateau.
sign-stealthy = Furtif
    .text = anneau bleu tireté, œil clos : on ne peut pas le viser
sign-visible = Visible
    .text = anneau orange, œil ouvert : on peut lui tirer dessus
sign-critical = Critique
    .text = couché, hachuré, sablier : perdu à la fin du tour suivant
sign-selected = Choisi
    .text = anneau or
sign-plus_one = +1
    .text = une action économisée
sign-mp40 = MP40
    .text = deux dés quand il tire
sign-mauser = Mauser
    .text = un dé quand il tire
sign-special = Unité spéciale
    .text = rouge, double liseré
sign-alarm = Boîtier d’alarme
    .text = un commando furtif sur sa tuile peut couper l’alarme, une fois
sign-objective = Objectif
    .text = son signe dit ce qu’il faut y faire
sign-nest = Nid de MG 42
    .text = quatre dés pour qui l’occupe
sign-hatch = Trappe ouverte
    .text = l’entrée et la sortie
sign-hatch_shut = Trappe bloquée
    .text = on n’y passe pas
sign-entrance = Entrée
    .text = tant d’ennemis arrivent par tour
sign-entrance_alarm = Entrée, alarme
    .text = orange rayé : il en arrive deux
sign-door = Porte verrouillée
    .text = un pied de biche l’ouvre sans bruit, une arme avec
sign-item = Équipement
    .text = le ramasser ne coûte pas d’action
sign-chance = Chance
    .text = en pour cent, à côté de ce qui demande des dés

# Conseils pour ce que l’on rencontre la première fois (hints.toml).
hint-alarm = Alarme : désormais deux ennemis arrivent par chaque entrée. Un commando furtif sur la tuile du boîtier peut la couper, une fois.
hint-stealth = À pas de loup, on paie deux actions et l’on reste caché sur une tuile moyenne.
hint-saved = L’action économisée reste au commando, en +1 : elle paie toute action qui en coûte exactement une.
hint-wound = Une blessure prend une action par tour tant qu’elle n’est pas soignée.
hint-hatch = L’objectif est accompli, pas la mission : il faut encore qu’un commando sorte par une trappe ouverte.

## Qui peut me toucher là-bas ?

threat-group = { $foes } en { $tile }
threat-stealthy = Furtif
threat-visible = Visible
threat-total = d’être blessé au total
threat-note = À la prochaine phase ennemie : renforts, mouvement, tir. Là où les joueurs ont le choix, les groupes tirent sur ce commando et il prend les touches ; les autres égalités sont tirées au sort.
