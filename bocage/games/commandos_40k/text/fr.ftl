# Mots de Commandos 40 000.

## Spécialités : ce que chacune permet

specialism-leader = Leader
    .text = Tant qu’il est sur le champ de bataille et n’est pas secoué, son équipe gagne 1 point de commandement de plus à chaque round, même démoralisée.
specialism-combat = Combat
    .text = Une attaque de plus à chaque combat.
specialism-comms = Communications
    .text = Une fois par round, une tactique générique jouée sur lui, ou sur un ami qu’il voit à 6″ ou moins, coûte 1 point de commandement de moins.
specialism-demolitions = Démolition
    .text = Toutes ses armes de tir ignorent le couvert.
specialism-heavy = Appui lourd
    .text = Toutes ses armes de tir sont lourdes : +1 pour toucher en phase de tir s’il est resté immobile.
specialism-medic = Médic
    .text = Tant qu’il n’est pas secoué, le jet de trauma d’un ami à 3″ ou moins peut être relancé.
specialism-scout = Scout
    .text = Il avance du meilleur de deux dés et n’est jamais ralenti par un terrain difficile.
specialism-sniper = Sniper
    .text = Avec une arme Précision, il peut relancer chaque jet de touche ; avec ses autres armes de tir, il relance les jets de touche de 1.
specialism-veteran = Vétéran
    .text = À la création de l’équipe, sa capacité de tir ou sa capacité de combat s’améliore de 1. Il réussit tous ses tests de sang-froid sans lancer de dé.
specialism-zealot = Zélote
    .text = Dans un round où il a fait un mouvement de charge : +1 en force et +1 attaque en phase de combat.

## Capacités des armes

ability-hazardous = À risque
    .text = Quand le porteur a fini de tirer ou de combattre, un dé par arme de ce genre utilisée : sur 1, le porteur est hors de combat.
ability-assault = Assaut
    .text = Elle peut tirer après une avance.
ability-devastating_wounds = Blessures dévastatrices
    .text = Contre une blessure critique, aucune sauvegarde n’est permise, pas même invulnérable.
ability-grenade = Grenade
    .text = Une seule figurine de l’équipe par phase peut utiliser une telle arme, à la place de toutes ses autres armes de tir.
ability-ignores_cover = Ignore le couvert
    .text = Une cible masquée n’est pas plus difficile à toucher, et le décor qui la cache ne l’aide pas au jet de trauma.
ability-twin_linked = Jumelée
    .text = Chaque jet de blessure peut être relancé.
ability-heavy = Lourde
    .text = +1 pour toucher en phase de tir si le porteur est resté immobile ce round.
ability-pistol = Pistolet
    .text = Elle peut tirer à portée d’engagement, mais alors seulement sur un ennemi à portée d’engagement du porteur.
ability-precision = Précision
    .text = Une cible masquée n’est pas plus difficile à toucher.
ability-psychic = Psychique
    .text = Son joueur peut canaliser : ensemble, les malus pour toucher ne dépassent alors pas −1, et l’arme est à risque pour cette fois.
ability-torrent = Torrent
    .text = Chaque attaque touche sans jet, et jamais de façon critique.
ability-lethal_hits = Touche fatale
    .text = Un 6 pour toucher blesse sans jet, sauf pour un tir au jugé.
ability-wounds_on = Blesse sur { $number }+
    .text = Elle blesse sur { $number } ou plus, quelles que soient la force et l’endurance.
ability-melta = Fusion { $number }
    .text = +{ $number } aux dégâts contre une cible à mi-portée ou moins.
ability-rapid_fire = Tir rapide { $number }
    .text = +{ $number } à ses attaques contre une cible à mi-portée ou moins.
ability-sustained_hits = Touches soutenues { $number }
    .text = Chaque touche critique donne d’autres touches ordinaires : { $number }.

## Tactiques de tous

tactic-decisive_shot = Tir décisif
    .text = Au début de la phase de tir : une de vos figurines qui peut tirer le fait avant toutes les autres.
tactic-decisive_move = Mouvement décisif
    .text = Au début de la phase de mouvement : une de vos figurines fait son action de mouvement avant toutes les autres.
tactic-decisive_strike = Frappe décisive
    .text = Au début de la phase de combat : une de vos figurines qui peut combattre le fait avant toutes les autres, même celles qui ont chargé.
tactic-tactical_reroll = Relance tactique
    .text = À toute phase : relancez un de vos jets d’avance, de charge, de sang-froid, de touche, de blessure, de sauvegarde ou de trauma, dès que vous le voyez.
tactic-tough_as_nails = Dur à cuire
    .text = Quand vous activez une figurine pour tirer ou combattre : jusqu’à la fin de la phase, ses blessures légères et le fait d’être secouée ne gênent pas ses jets de touche.
tactic-insane_courage = Courage insensé
    .text = Au début de la phase de commandement, ou dès qu’elle y est démoralisée : votre équipe ne compte pas comme démoralisée jusqu’à la fin du round.

## Tactiques des spécialistes

tactic-lead_by_example = Mener par l’exemple
    .text = Quand vous activez votre Leader pour tirer ou combattre : lui et un ami à 3″ ou moins peuvent relancer les jets de touche de 1 pendant cette phase.
tactic-combat_master = Maître du combat
    .text = Quand vous l’activez en phase de combat : ses armes de mêlée gagnent Touche fatale jusqu’à la fin de la phase.
tactic-scanner_spec = Scanner
    .text = En phase de tir, s’il n’est pas secoué : une de vos figurines non secouées à 6″ ou moins, ou lui-même, a +1 pour toucher jusqu’à la fin de la phase.
tactic-custom_ammo = Munitions customisées
    .text = En phase de tir, s’il n’est pas secoué : ses armes de tir deviennent jumelées jusqu’à la fin de la phase.
tactic-hail_of_bullets = Pluie de balles
    .text = Quand vous l’activez en phase de tir : chaque arme de tir qui fait plusieurs attaques en fait une de plus ; celle qui n’en fait qu’une peut relancer son jet de touche.
tactic-first_aid = Premiers soins
    .text = Au lieu de tirer, s’il n’est ni secoué ni à portée d’engagement : un dé pour un ami à 2″ ou moins ; sur 3+, une de ses blessures légères est retirée.
tactic-take_cover = À couvert
    .text = Quand un ennemi déclare un tir sur lui : −1 à tous les jets de touche contre lui jusqu’à la fin de la phase.
tactic-deadly_precision = Mortelle précision
    .text = En phase de tir, s’il n’est ni secoué ni à portée d’engagement : ses armes de tir gagnent Blessures dévastatrices jusqu’à la fin de la phase.
tactic-survivor = Survivant
    .text = Quand il est la cible d’une attaque : −1 à tous les jets de blessure contre lui jusqu’à la fin de la phase.
tactic-frenzy = Frénésie
    .text = Quand il combat, s’il n’est pas secoué : ses armes de mêlée gagnent Touches soutenues 2 ; à la fin de la phase, il doit consolider vers l’ennemi le plus proche, jusqu’à 6″.

## Tactiques des missions

tactic-sabotage = Sabotage
    .text = À la fin d’un round : un pion objectif que l’Attaquant contrôle est saboté. Elle peut servir plusieurs fois.
tactic-defuse = Désamorçage
    .text = À la fin d’un round : un pion objectif saboté que le Défenseur contrôle redevient intact. Elle peut servir plusieurs fois.
tactic-scanner_mission = Scanner (mission)
    .text = Au début de la phase de mouvement, avec un spécialiste Communications de l’Attaquant non secoué : il reste immobile ce round, et le pion objectif le plus proche de lui est retourné.
tactic-stay_there = Reste là !
    .text = Au début de la phase de mouvement, avec une figurine non secouée de l’Attaquant : les ennemis à sa portée d’engagement ne peuvent pas battre en retraite pendant cette phase.
tactic-slip_away = S’esquiver
    .text = Au début de la phase de mouvement, avec une figurine non secouée du Défenseur : un dé ; sur 6, elle s’échappe.

## Cartes de reconnaissance

recon-assess_enemy = Évaluer les forces ennemies
    .short = Évaluer l’ennemi
    .text = Jusqu’à un cinquième de vos figurines, arrondi au supérieur, ne se déploie que quand toutes les autres figurines des deux équipes sont sur la table.
recon-lay_traps = Poser des pièges
    .short = Poser des pièges
    .text = Piégez en secret jusqu’à D3 décors. Un ennemi qui se déplace dessus ou à 1″ ou moins lance un dé : sur 1, il subit une blessure mortelle, et le décor compte désormais comme terrain dangereux pour l’ennemi.
recon-disarm_traps = Désamorcer les pièges
    .short = Désamorcer
    .text = Les pièges que pose l’adversaire restent sans effet.
recon-survey_ground = Reconnaître le terrain
    .short = Reconnaître
    .text = Les terrains difficiles ne ralentissent pas vos figurines ; une blessure mortelle due à un terrain dangereux est annulée sur 4+.
recon-forward_positions = Prendre des positions avancées
    .short = Positions avancées
    .text = Après le déploiement, jusqu’à un cinquième de vos figurines, arrondi au supérieur, fait un mouvement normal.
recon-remove_sentries = Éliminer les sentinelles
    .short = Sentinelles
    .text = Après le déploiement, jusqu’à un cinquième de vos figurines, arrondi au supérieur, tire sur les ennemis qui ont pris des positions avancées.

## Missions

mission-air_assault = Attaque aérienne
    .text = Le Défenseur garde trois pions objectif ; l’Attaquant tombe du ciel au milieu d’eux et sabote ceux qu’il contrôle en fin de round. 5 rounds, aux points de victoire.
mission-rescue = Sauvetage
    .text = Six pions objectif sont posés face cachée, et l’un d’eux est recherché. Qui le contrôle à la fin de 5 rounds l’emporte.
mission-exfiltration = Exfiltration
    .text = Le Défenseur s’échappe par le bord de l’Attaquant ; il gagne si plus de la moitié de ses figurines s’en sortent. De 4 à 6 rounds.

## Mots-clés des figurines, sortes de décors

keyword-infantry = Infanterie
keyword-exosuit = Exo-armure
keyword-construct = Automate
keyword-drone = Drone
keyword-fly = Vol
keyword-psyker = Psyker
terrain-ruin = Ruine
terrain-statue = Statue
terrain-obstacle = Obstacle
terrain-area = Zone
terrain-tank = Cuve
terrain-platform = Plateforme
terrain-ladder = Échelle
terrain-hut = Baraque
terrain-rock = Rocher
terrain-wreck = Épave

## Équipes : ce qui ne va pas, ce qui aiderait, une équipe racontée

breach-no-leader = L’équipe n’a pas de Leader.
breach-leaders = L’équipe a { $number } Leaders ; il en faut un, et un seul.
breach-too-few = Trop peu de figurines : { $number }, et une équipe en compte au moins { $least }.
breach-too-many = Trop de figurines : { $number }, et une équipe en compte au plus { $most }.
breach-keywords = Les figurines n’ont pas toutes le même mot-clé de faction : { $keywords }.
breach-specialists = { $number } spécialistes en plus du Leader ; { $most } au plus sont permis.
breach-specialism-barred = { $sheet } : sa fiche ne permet pas la spécialité « { $specialism } ».
breach-specialism-twice = La spécialité « { $specialism } » est prise { $number } fois ; une équipe ne prend chacune qu’une fois.
breach-max = { $sheet } : { $number } figurines, et une équipe en compte au plus { $most }.
breach-points = { $cost } points pour { $points } au plus.
breach-stranger = { $sheet } : cette fiche n’est pas de la faction « { $faction } ».
breach-weapon-barred = { $sheet } : sa fiche ne propose pas « { $weapon } », ou pas autant de fois.
breach-weapon-missing = { $sheet } : armes de sa fiche encore à choisir : { $number }.
breach-veteran-choice = { $sheet } : un Vétéran améliore sa capacité de tir (bs) ou de combat (ws) ; choisissez.
breach-veteran-only = { $sheet } : seul un Vétéran améliore une capacité.
mend-specialism = { $name } : { $word }
mend-plain = { $name } : aucune spécialité
mend-weapon = { $name } : { $word ->
        [none] tel que sur sa fiche
       *[other] { $word }
    }
mend-skill = { $name } : { $word ->
        [bs] capacité de tir améliorée
       *[ws] capacité de combat améliorée
    }
mend-remove = sans { $name }
team-member = { $name }{ $named ->
        [yes] {" ("}{ $title }{")"}
       *[no] {""}
    }{ $specialism ->
        [none] {""}
       *[other] , { $specialism }
    } : { $weapons } ({ $cost } pts)
team-sum = { $models } figurines, { $cost } points

## Le jeu, ses missions, ses réglages

game-name = Commandos 40 000
game-pitch = Deux petites équipes de figurines, un champ de bataille à étages, et tout se mesure : mouvements, lignes de vue, charges et réactions.

shelf-mission = Missions
scenario-air_assault = Attaque aérienne
    .short = Trois pions à saboter, ou à garder intacts ; l’Attaquant tombe du ciel.
    .text = Le Défenseur pose trois pions objectif et se déploie autour d’eux ; l’Attaquant est largué au dé, figurine par figurine, parfois en plein milieu. À la fin de chaque round, l’Attaquant peut saboter les pions qu’il contrôle, et le Défenseur désamorcer les siens. Après 5 rounds, chacun marque 2 points par pion à sa convenance et 1 par spécialiste ennemi hors de combat ; le plus haut total gagne.
    .aim = L’Attaquant sabote des pions objectif, le Défenseur les garde : 2 points par pion, 1 par spécialiste ennemi hors de combat.
    .end = Après 5 rounds, le plus haut total gagne ; à égalité, personne.
    .idea = Saboter coûte 1 PC et désamorcer 2, en fin de round, sur un pion contrôlé : gardez des PC.
scenario-rescue = Sauvetage
    .short = Six pions face cachée, un seul compte : le trouver et le tenir.
    .text = Six pions objectif sont posés face cachée, et un seul est recherché : un dé dit son numéro quand tout le monde est en place. Les deux équipes, parties de bords opposés, vont les retourner un par un. Après 5 rounds, qui contrôle le pion recherché gagne ; si personne ne le contrôle, c’est l’égalité.
    .aim = Six pions face cachée, un seul est recherché : un dé dit son numéro. Retournez-les et contrôlez le bon.
    .end = Après 5 rounds, qui contrôle le pion recherché gagne ; si personne ne le contrôle, c’est l’égalité.
    .idea = On retourne un pion à la fin de la phase de mouvement, si une figurine près de lui n’est pas engagée.
scenario-exfiltration = Exfiltration
    .short = Plus de la moitié des Défenseurs doit sortir par le bord adverse.
    .text = Les deux équipes se font face d’un petit bord à l’autre, et le Défenseur doit passer : ses figurines qui atteignent le bord de l’Attaquant s’échappent. Il gagne si plus de la moitié de son équipe s’en sort ; sinon, l’Attaquant gagne. La bataille dure de 4 à 6 rounds, et s’arrête plus tôt dès que tous les Défenseurs sont partis, tombés ou secoués.
    .aim = Le Défenseur doit faire sortir plus de la moitié de ses figurines par le petit bord de l’Attaquant.
    .end = La bataille dure 4 à 6 rounds ; elle s’arrête plus tôt dès que chaque figurine du Défenseur est sortie, secouée ou hors de combat. Si la moitié ou moins est sortie, l’Attaquant gagne.
    .idea = Après le round 4, le dé de l’Attaquant peut tout arrêter : ne comptez pas sur le sixième.

option-board = Champ de bataille
option-board-plaza = Place éventrée
option-board-pipeworks = Tuyauteries du puisard
option-board-outpost = Avant-poste envahi
option-board-crash = Sillon du crash
option-board-own = Celui d’un pack apporté
option-roles = Attaquant et Défenseur
option-roles-roll = Au dé : le gagnant choisit
option-roles-first = Le camp A attaque
option-roles-second = Le camp B attaque
option-army_1 = Équipe du camp A
option-army_2 = Équipe du camp B
option-pack_1 = Premier pack apporté (faction ou champ de bataille)
option-pack_2 = Deuxième pack apporté
option-pack_3 = Troisième pack apporté
option-morale_strict = Le test de moral est réussi
option-morale_strict-true = Si les deux dés dépassent le commandement
option-morale_strict-false = Si les deux dés atteignent le commandement
option-nerve_mapping = Le test de sang-froid se fait contre
option-nerve_mapping-field = La valeur de sang-froid de la fiche
option-nerve_mapping-literal = Le commandement de la fiche
option-trauma_light_wound_mod = Chaque blessure légère change le jet de trauma de
option-trauma_light_wound_mod-1 = +1 : plus grave
option-trauma_light_wound_mod--1 = −1 : moins grave
option-snap_after_disengage = Après une retraite ou un repli
option-snap_after_disengage-true = La figurine tire encore, au jugé
option-snap_after_disengage-false = La figurine ne tire plus
option-path_tolerance_mil = Tolérance sur la longueur d’un mouvement
option-path_tolerance_mil-5 = 0,005″
option-path_tolerance_mil-0 = Aucune
option-path_tolerance_mil-10 = 0,01″
option-path_tolerance_mil-20 = 0,02″
option-charge_must_reach = Une charge qui peut réussir
option-charge_must_reach-true = Doit aller au contact
option-charge_must_reach-false = Peut échouer exprès
option-models_block_los = Les autres figurines
option-models_block_los-false = Masquent sans cacher
option-models_block_los-true = Cachent ce qui est derrière
option-objective_radius_mil = Taille des pions objectif
option-objective_radius_mil-1000 = 2″
option-objective_radius_mil-1500 = 3″
option-fnp_per = Insensible à la douleur : un dé
option-fnp_per-wound = Par blessure subie
option-fnp_per-point = Par point de dégâts

result-attacker = L’Attaquant gagne. { $reason }
result-defender = Le Défenseur gagne. { $reason }
result-draw = Égalité. { $reason }

## Camps, rôles, phases

seat-1 = Camp A
    .of = du camp A
seat-2 = Camp B
    .of = du camp B
role-attacker = Attaquant
role-defender = Défenseur
side-west = ouest
side-east = est

phase-roles = Mise en place : les rôles
phase-edges = Mise en place : les bords
phase-markers = Mise en place : les pions objectif
phase-recon = Phase de reconnaissance
phase-traps = Phase de reconnaissance : les pièges
phase-halves = Mise en place : les moitiés de table
phase-hold_back = Déploiement : qui est retenu
phase-deploy = Déploiement
phase-deploy_held = Déploiement : figurines retenues
phase-forward = Phase de reconnaissance : positions avancées
phase-sentries = Phase de reconnaissance : sentinelles
phase-sought = Mise en place : le pion recherché
phase-command = Phase de commandement
phase-movement = Phase de mouvement
phase-shooting = Phase de tir
phase-fight = Phase de combat
phase-round_end = Fin du round
sub-ready_fire = Prêts ? Feu !
sub-fire_at_will = Feu à volonté
sub-hammer_of_fury = Marteau de fureur
sub-fight_all = Combattez !
roll-advance = jet d’avance
roll-charge = jet de charge
roll-nerve = test de sang-froid
roll-hit = jet de touche
roll-wound = jet de blessure
roll-save = jet de sauvegarde
roll-trauma = jet de trauma

## Figurines, armes, lieux dans une phrase

model-named = { $name } ({ $id })
weapon-bare_hands = Mains nues
weapon-profile = { $weapon } ({ $profile })
terrain-at = { $terrain } ({ $place })
place = { $x } ; { $y }
place-high = { $x } ; { $y }, à { $z }″ de haut
refusal-path = Le trajet enfreint cette règle à l’étape { $leg }, en { $place }.
refusal-path-long = Le trajet coûte { $cost }″, le mouvement en permet { $most }″ ; ils sont épuisés à l’étape { $leg }, en { $place }.
refusal-too-near = { $model } est à { $gap }″ ; il en faut plus de { $most }″.
refusal-not-reached = { $model }, la cible la plus proche, serait à { $gap }″ ; il en faut { $most }″ ou moins.
refusal-distances = { $model } est à { $most }″ et serait à { $gap }″.
refusal-climb = Une escalade est une étape à elle seule : allez d’abord au pied, puis montez ou descendez tout droit à cet endroit.
refusal-unsupported = Rien ne porte le socle à cet endroit.
refusal-terrain = Décor en cause : { $piece }.
refusal-edge = C’est au-delà du bord de la table.
refusal-taken = { $model } barre le passage.
refusal-outside = Cet endroit est hors de la zone.
refusal-not-yours = { $model } : cette figurine est à votre adversaire.
refusal-own = { $model } : c’est une de vos propres figurines.
refusal-declared = { $model } : cette figurine est déjà déclarée.
refusal-shaken = { $model } : cette figurine est secouée.
refusal-tactic-used = « { $tactic } » a déjà servi dans cette phase.
refusal-no-specialist = Votre équipe n’a sur le champ de bataille aucun spécialiste pour « { $tactic } ».
refusal-unprepared = { $model } : cette figurine n’est pas préparée ; elle tire dans la seconde sous-phase.
refusal-prepared = { $model } : cette figurine est préparée ; elle ne pouvait tirer que dans la première sous-phase.
refusal-sound = { $model } : cette figurine n’a pas de blessure légère, et son équipe ne compte pas comme démoralisée.
refusal-tested = { $model } : cette figurine a déjà passé son test de sang-froid.
refusal-no-overwatch = { $model } : cette figurine n’a aucune arme utilisable maintenant, avec la figurine qui charge en vue et à portée.
refusal-moved = { $model } : cette figurine s’est déplacée dans cette phase.
refusal-no-retreat = { $model } : cette figurine n’a aucun endroit où se replier.
refusal-marker-flat = Les pions se posent sur la table même.
refusal-marker-gone = Aucun pion face cachée ne se trouve là.
refusal-marker-control = Vous avez { $one ->
    [one] { $one } figurine
   *[other] { $one } figurines
} près de ce pion, votre adversaire { $two }.
refusal-marker-engaged = Toutes vos figurines près de ce pion sont à portée d’engagement.
refusal-marker-edge = Le pion serait à { $gap }″ du bord ; il en faut plus de { $most }″.
refusal-marker-near = Le pion serait à { $gap }″ d’un autre ; il en faut plus de { $most }″.
refusal-marker-room = Les pions restants ne trouveraient plus de place.
refusal-range = { $model } est à { $gap }″ ; la portée est de { $most }″.
refusal-unseen = { $model } est hors de vue.
refusal-friend-near = { $model } est à portée d’engagement d’une figurine amie.
refusal-done = { $model } : cette figurine a déjà été activée dans cette phase.
refusal-out = { $model } : cette figurine est hors de combat.
refusal-escaped = { $model } : cette figurine s’est échappée.
refusal-retreated = { $model } : cette figurine s’est repliée à ce round.
refusal-fell-back = { $model } : cette figurine a battu en retraite à ce round.
refusal-tried = { $model } : cette figurine a tenté une charge à ce round.
refusal-advanced = { $model } : cette figurine a fait une avance à ce round.
refusal-no-target = { $model } : cette figurine n’a aucune cible en vue et à portée.
refusal-no-gun = { $model } : cette figurine n’a pas d’arme de tir.
refusal-engaged = { $model } : cette figurine est à portée d’engagement d’une ennemie.
refusal-free = { $model } : cette figurine n’est à portée d’engagement d’aucune ennemie.
refusal-not-charged = { $model } : cette figurine n’a pas réussi de charge à ce round.
refusal-was-free = { $model } : cette figurine n’était pas à portée d’engagement au début de la phase.
refusal-no-way-back = { $model } : cette figurine n’a aucun endroit où battre en retraite.
refusal-points = Cela coûte { $one } PC, vous en avez { $two }.
with-length = {" "}({ $length }″)
quoted = « { $name } »
list-and = { $first } et { $last }

## Ce que l'on peut choisir

act-pass = Laisser faire
act-pass-courage = Garder ses points
act-pass-initiative_again = Garder ces dés
act-pass-move_start = Aucune tactique
act-pass-shoot_start = Aucune tactique
act-pass-fight_start = Aucune tactique
act-pass-charge_tactic = Aucune tactique
act-pass-under_fire = Aucune tactique
act-pass-under_overwatch = Aucune tactique
act-pass-strike = Aucune autre tactique
act-pass-trauma = Aucune tactique
act-pass-flip = Ne rien retourner de plus
act-pass-shoot_next = Passer
act-pass-reroll = Garder ce jet
act-pass-trauma_again = Garder ce jet
act-pass-round_end = Laisser les pions comme ils sont

act-role = { $role }
note-role-air_assault-attacker = atterrit au dé, sabote les pions
note-role-air_assault-defender = pose et garde les trois pions
note-role-rescue-attacker = choisit sa moitié, se déploie d’abord
note-role-rescue-defender = pose les six pions
note-role-exfiltration-attacker = barre la sortie
note-role-exfiltration-defender = doit quitter la table
act-side = Côté { $side }
act-side-edge = Bord { $side }
act-side-half = Moitié { $side }
act-marker = Pion objectif en { $place }
act-recon = { $card }
act-trap = Piéger : { $site }
act-trap-tests = Piège : { $site }
act-hold = Retenir : { $model }
act-deploy = Déployer : { $model }
act-at = Placer en { $place }
act-forward = Avancer : { $model }

act-test = Test de sang-froid : { $model }
act-keep = Garder l’initiative
act-keep-order = Moi
act-give = Donner l’initiative à l’adversaire
act-give-order = Mon adversaire
act-again = Relancer mes dés d’initiative
act-again-reroll = Relancer (gratuit)
act-use = { $tactic } ({ $cost } PC){ $model_is ->
        [none] {""}
       *[some]  : { $model }
    }{ $other_is ->
        [none] {""}
       *[some] , avec { $other }
    }
act-use-first_aid = { $tactic } ({ $cost } PC) : { $other }

act-stay = Rester immobile : { $model }
    .short = Rester immobile
act-prepare = Se préparer : { $model }
    .short = Se préparer
act-normal = Mouvement normal : { $model }
    .short = Mouvement normal
act-advance = Avance : { $model }
    .short = Avance
act-fall_back = Battre en retraite : { $model }
    .short = Battre en retraite
act-charge = Charge : { $model }
    .short = Charge
act-end = Finir mes mouvements : les autres figurines restent immobiles
act-path = Aller en { $place }{ $length }
act-leave = Quitter la table et s’échapper{ $length }, par { $place }
act-halt = Ne pas bouger
act-target = Charger { $model }
act-target-next_target = { $model }
act-none = Aucune réaction : { $model }
    .short = Aucune réaction
act-overwatch = Tir en état d’alerte : { $model }
    .short = Tir en état d’alerte
act-retreat = Repli : { $model }
    .short = Repli
act-check = Terrain dangereux : { $piece }
act-flip = Retourner le pion objectif { $marker }

act-shoot = Tirer : { $model }
act-fire = Tirer sur { $model } : { $weapon }
act-stop = Ne plus tirer
act-allot = { $number ->
        [0] Aucune attaque
        [one] { $number } attaque
       *[other] { $number } attaques
    }
act-fight = Combattre : { $model }
act-fight-frenzy_next = { $model }
act-with = { $weapon }
act-number = { $number ->
        [0] Aucune attaque
        [one] { $number } attaque
       *[other] { $number } attaques
    }
act-yes = Oui
act-yes-channel = Canaliser
act-no = Non
act-no-channel = Ne pas canaliser
act-done = C’est tout
act-done-trap = Ne rien piéger cette fois
act-done-hold = Ne retenir personne de plus
act-done-forward = Ne plus avancer personne
act-done-sentry = Ne plus tirer
act-done-charge_targets = Aucune autre cible
act-done-weapons = Aucune autre arme
act-reroll = Relancer ({ $cost } PC)
act-medic = Relancer grâce au médic : { $model }
act-sabotage = Saboter le pion objectif { $marker } ({ $cost } PC)
act-defuse = Désamorcer le pion objectif { $marker } ({ $cost } PC)

## Ce que l'on demande

ask-role = Quel rôle prenez-vous ?
ask-edge = Quel petit bord prenez-vous ?
ask-half = Quelle moitié de la table prenez-vous ?
ask-marker = Où posez-vous le pion objectif { $marker } ?
ask-recon = Quelle carte de reconnaissance jouez-vous ? L’adversaire ne la voit qu’une fois la sienne choisie.
ask-trap = Quel décor piégez-vous ? En tout { $number ->
        [one] { $number } piège
       *[other] { $number } pièges
    } au plus.
ask-hold = Qui se déploiera après tous les autres ? Encore { $number ->
        [one] { $number } figurine
       *[other] { $number } figurines
    } au plus.
ask-deploy = Déploiement : quelle figurine ?
ask-deploy_at = { $model } : où ?{ $quarter ->
        [0] { $die ->
            [0] {""}
            [5] {" "}N’importe où.
            [6] {" "}N’importe où.
           *[other] {" "}Aucune place dans le quart de table { $die } : n’importe où.
        }
       *[other] {" "}Dans le quart de table { $quarter }.
    }
ask-forward = Positions avancées : qui bouge ? Encore { $number ->
        [one] { $number } figurine
       *[other] { $number } figurines
    } au plus.
ask-sentry = Éliminer les sentinelles : qui tire ? Encore { $number ->
        [one] { $number } figurine
       *[other] { $number } figurines
    } au plus.

ask-order = Vous remportez le tirage au dé. Qui décide en premier ?
ask-courage = Votre équipe est démoralisée. Un courage insensé ?
ask-nerve = Tests de sang-froid : lequel maintenant ?
ask-initiative = Vous gagnez l’initiative. La gardez-vous ?
ask-initiative_again = Initiative, { $number } contre { $total } : relancez-vous vos dés ?

ask-move_start = La phase de mouvement commence. Une tactique ?
ask-shoot_start = La phase de tir commence. Une tactique ?
ask-fight_start = La phase de combat commence. Une tactique ?

ask-move = Quelle figurine, et quelle action de mouvement ?
ask-normal_path = Mouvement normal, { $model } : jusqu’où ?
ask-advance_path = Avance de +{ $number }″, { $model } : jusqu’où ?
ask-fall_back_path = Retraite, { $model } : jusqu’où ?
ask-forward_path = Position avancée, { $model } : jusqu’où ?
ask-charge_targets = { $model } : qui charger ?
ask-react = { $model } vous charge : réagir ?
ask-retreat_path = Repli, { $model } devant { $foe } : jusqu’où ?
ask-charge_tactic = { $model } : { $number }″ au jet de charge. Une tactique ?
ask-charge_path = Charge jusqu’à { $number }″, { $model } : par où ?
ask-failed_charge_path = Charge manquée, { $model } : s’approcher de { $number }″ au plus ?
ask-tests = { $model } : plusieurs tests à faire. Lequel d’abord ?
ask-flip = Quel pion objectif retournez-vous ?
ask-scan = { $model } : lequel des pions à égale distance retournez-vous ?

ask-shoot_next = Quelle figurine tire ?
ask-shoot = { $model } : quelle arme, et sur qui ?
ask-overwatch = { $model } : tir d’alerte sur { $foe } ?
ask-allot = { $model } : combien des { $number } attaques sur { $foe } ?
ask-channel = { $model } : canaliser ? Le malus sera de −1 au pire, mais l’arme devient à risque.
ask-under_fire = { $foe } attaque { $model }. Une tactique ?
ask-under_overwatch = { $foe } va tirer sur { $model } en état d’alerte. Une tactique ?
ask-fight_next = Quelle figurine combat ?
ask-weapons = { $model } : quelle arme ?
ask-allot_blows = { $model } : combien des { $number } attaques sur { $foe } ? Arme : { $weapon }.
ask-next_target = { $model } : qui attaque-t-elle ensuite ?
ask-strike = { $model } : une tactique dans ce combat ?
ask-pile_in_path = Engagement, { $model } : jusqu’où ?
ask-consolidate_path = Consolidation, { $model } : jusqu’où ?
ask-frenzy_next = Frénésie : quelle figurine bouge en premier ?
ask-frenzy_path = Frénésie, { $model } : par où vers l’ennemi le plus proche ?
ask-reroll = { $model } : { $die } au { $roll }. Relancer ?
ask-trauma = { $model } va faire un jet de trauma. Une tactique ?
ask-trauma_again = { $model } : { $number } au jet de trauma, hors de combat. Relancer ?
ask-round_end = Fin du round : que faites-vous des pions objectif ?

## Ce qui arrive : avant la bataille

event-roll_off = Tirage au dé, { $die } pour le camp A et { $die2 } pour le camp B : { $seat_is ->
        [none] égalité, on relance
       *[some] victoire { $seat_of }
    }.
event-role = { $Seat } : { $role }. { $Other } : { $role2 }.
event-edge = { $Seat } : bord { $side }. { $Other } : bord { $side2 }.
event-half = { $Seat } : moitié { $side }. { $Other } : moitié { $side2 }.
event-marker_placed = { $Seat } : pion objectif { $marker } en { $place }.
event-recon_chosen = { $Seat } : carte de reconnaissance choisie en secret.
event-recon_shown = { $Seat } : { $card }.
event-recon_void = { $Seat } : { $card } reste sans effet.
event-traps_counted = { $Seat } : dé { $die }, jusqu’à { $number ->
        [one] { $number } piège
       *[other] { $number } pièges
    }.
event-trap_laid = { $Seat } : choix secret d’un décor à piéger.
event-no_trap_laid = Vous ne posez pas de piège ; vous seul le savez.
event-trap_laid_at = Votre piège : { $site } ; vous seul le savez.
event-traps_disarmed = { $Seat } : pièges désamorcés, aucun ne servira.
event-held_back = { $model } : déploiement retardé.
event-landing = { $model } : dé de largage { $die }, { $die ->
        [5] n’importe où
        [6] n’importe où
       *[other] quart de table { $die }
    }.
event-lands_nearer = { $model } : aucune place n’est à 4″ de tous les ennemis. Largage à plus de { $length }″ d’eux.
event-zone_grows = { $model } : plus de place dans sa zone. La zone s’agrandit de { $length }″ pour elle.
event-deployed = { $model } : déploiement en { $place }.
event-sought_rolled = Le pion recherché porte le numéro { $die }.

## Ce qui arrive : rounds et phases

event-round = Round { $number }.
event-phase = { $phase }.
event-part = { $Seat } fait ses mouvements.
event-sub_phase = Sous-phase « { $sub } ».
event-morale_rolled = { $Seat } : test de moral, { $dice_sum } contre { $need }+.
event-broken = { $Seat } : équipe démoralisée.
event-steadfast = { $Seat } : le moral tient.
event-nerve_rolled = { $model } : test de sang-froid, { $die }{ $bonus } contre { $need }+ : { $passed ->
        [yes] réussi
       *[no] raté
    }.
event-nerve_sure = { $model } : test de sang-froid réussi d’office.
event-shaken = { $model } : figurine secouée.
event-calm = { $model } : sang-froid retrouvé.
event-points_gained = { $Seat } : +{ $number } PC, { $total } en tout.
event-initiative_rolled = { $Seat } : jet d’initiative { $dice }, total { $total }.
event-initiative = { $Seat } a l’initiative.
event-tactic_used = { $Seat } : { $tactic } ({ $cost } PC).
event-tactic_on = { $Seat } : { $tactic } ({ $cost } PC), { $model }.
event-rerolled = { $Seat } : relance, { $dice }.

## Ce qui arrive : mouvements

event-stayed = { $model } : immobile.
event-prepared = { $model } : se prépare.
event-moved = { $model } : { $cost }″ de mouvement, jusqu’en { $place }.
event-halted = { $model } : ne bouge pas.
event-advance_rolled = { $model } : avance de +{ $bonus_n }″{ $dice_n ->
        [0] {" "}sans jet
        [1] {""}
       *[other] {" "}(le meilleur de { $dice })
    }.
event-fell_back = { $model } : bat en retraite.
event-charge_declared = { $model } : charge déclarée sur { $foes }.
event-no_reaction = { $model } : aucune réaction.
event-overwatch = { $model } : tir en état d’alerte sur { $foe }.
event-retreated = { $model } : repli.
event-charge_rolled = { $model } : jet de charge, { $dice_sum }.
event-charged = { $model } : charge réussie.
event-charge_failed = { $model } : charge manquée.
event-danger = { $model } : terrain dangereux, { $piece }, dé { $die } : { $die ->
        [1] danger
       *[other] sans mal
    }.
event-trap_met = { $model } : un piège est découvert, { $site }.
event-trap = { $model } : piège, { $site }, dé { $die } : { $die ->
        [1] il explose
       *[other] sans mal
    }.
event-trap_spent = { $site } : piège épuisé, l’endroit reste dangereux.
event-saved_by_survey = { $model } : terrain reconnu, { $die } contre 4+ : { $die ->
        [4] blessure annulée
        [5] blessure annulée
        [6] blessure annulée
       *[other] sans effet
    }.
event-escaped = { $model } : s’échappe.
event-slipped = { $model } : pour s’esquiver, { $die } contre 6 : { $die ->
        [6] réussi
       *[other] raté
    }.

## Ce qui arrive : attaques

event-shoots = { $model } : activation pour tirer.
event-fired = { $model } tire sur { $foe } : { $weapon }.
event-attacks_rolled = { $model } : nombre d’attaques, { $total } (dé : { $dice }).
event-attacks = Sur { $foe } : { $number ->
        [one] { $number } attaque
       *[other] { $number } attaques
    }.
event-channelled = { $model } : canalise.
event-fights = { $model } : activation pour combattre.
event-strikes = { $model } frappe { $foe }, { $weapon } : { $number ->
        [one] { $number } attaque
       *[other] { $number } attaques
    }.
event-hit_rolled = { $model } : pour toucher, { $die }{ $bonus } contre { $need }+ : { $hit ->
        [yes] touché
       *[no] raté
    }.
event-auto_hit = { $model } : touche sans jet.
event-more_hits = Touche critique, { $number ->
        [one] { $number } touche
       *[other] { $number } touches
    } de plus.
event-wound_rolled = Pour blesser, { $die }{ $bonus } contre { $need }+ : { $wounds ->
        [yes] blessure
       *[no] raté
    }.
event-auto_wound = Touche fatale, blessure sans jet.
event-no_save = { $model } : aucune sauvegarde possible.
event-save_rolled = { $model } : sauvegarde, { $die }{ $bonus } contre { $need }+ : { $saved ->
        [yes] réussie
       *[no] ratée
    }.
event-damage_rolled = { $model } : dégâts, { $total } (dé : { $dice }).
event-fnp_rolled = { $model } : insensible à la douleur, { $die } contre { $need }+ : { $ignored ->
        [yes] blessure ignorée
       *[no] raté
    }.
event-damaged = { $model } : { $number ->
        [one] { $number } point de vie perdu
       *[other] { $number } points de vie perdus
    }, reste { $left }.
event-mortal = { $model } : blessure mortelle.
event-trauma_rolled = { $model } : jet de trauma, { $dice_max }{ $bonus_is ->
        [some] { $bonus } = { $total }
       *[none] {""}
    }{ $dice_n ->
        [1] {""}
       *[other] {" "}(dés : { $dice })
    }.
event-light_wound = { $model } : blessure légère, { $number } sur 3.
event-out = { $model } : hors de combat.
event-hazard_rolled = { $model } : arme à risque, dé { $die } : { $die ->
        [1] elle se retourne contre son porteur
       *[other] sans mal
    }.
event-first_aid = { $model } soigne { $foe }, { $die } contre 3+ : { $die ->
        [1] sans effet
        [2] sans effet
       *[other] une blessure légère de moins
    }.
event-healed = { $model } : soin, { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    } à présent.
event-ceased = { $model } : fin du tir.
event-passed = { $Seat } passe.

## Ce qui arrive : la mission

event-flipped = { $seat_is ->
        [none] {""}
       *[some] { $Seat } :{" "}
    }pion objectif { $marker } retourné, numéro { $number }.
event-marker_removed = Pion objectif { $marker } : retiré.
event-marker_found = Pion objectif { $marker } : c’est le pion recherché.
event-sabotaged = { $Seat } : pion objectif { $marker } saboté.
event-defused = { $Seat } : pion objectif { $marker } désamorcé, de nouveau intact.
event-goes_on_rolled = Fin du round, { $die } contre { $need }+ : { $passed ->
        [yes] la bataille continue
       *[no] la bataille s’arrête
    }.
event-scored = { $Seat } : { $number ->
        [one] { $number } point de victoire
       *[other] { $number } points de victoire
    }.
event-over = La bataille est finie : { $seat_is ->
        [none] égalité
       *[some] victoire { $seat_of }
    }.

## Le client web : panneaux

web-kt-cp = { $n } PC
web-kt-cp-left = Points de commandement restants : { $n }
web-kt-worth = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-kt-done = A agi dans cette phase
web-kt-gone = { $n ->
        [one] { $n } hors jeu
       *[other] { $n } hors jeu
    }
web-kt-light = { $n ->
        [one] { $n } blessure légère
       *[other] { $n } blessures légères
    }
web-kt-hp-left = { $n } PV sur { $of }
web-kt-shaken = secouée
web-kt-level = à { $height } de haut
web-kt-engaged = { $n ->
        [one] engagée avec { $n } ennemi
       *[other] engagée avec { $n } ennemis
    }
web-kt-where-waiting = pas encore déployée
web-kt-where-held = retenue
web-kt-where-out = hors de combat
web-kt-where-escaped = échappée
web-kt-token-prepared = préparée
web-kt-token-charged = a chargé
web-kt-token-tried = a tenté une charge
web-kt-token-advanced = a avancé
web-kt-token-retreated = repliée
web-kt-token-fell_back = a battu en retraite
web-kt-token-shot = a tiré
web-kt-token-moved = a bougé
web-kt-token-stationary = restée immobile
web-kt-until-phase-end = { $what } : jusqu’à la fin de la phase
web-kt-stat-move = Mouvement
    .short = M
web-kt-stat-toughness = Endurance
    .short = E
web-kt-stat-save = Sauvegarde
    .short = Svg
web-kt-stat-inv = Sauvegarde invulnérable
    .short = Inv
web-kt-stat-wounds = Points de vie
    .short = PV
web-kt-stat-leadership = Commandement
    .short = Cd
web-kt-stat-nerve = Sang-froid
    .short = SF
web-kt-stat-fnp = Insensible à la douleur
    .short = IND
web-kt-weapon = Arme
web-kt-arm-range = Portée
    .short = Portée
web-kt-arm-attacks = Attaques
    .short = A
web-kt-arm-skill = Capacité de tir ou de combat
    .short = CT/CC
web-kt-arm-strength = Force
    .short = F
web-kt-arm-ap = Pénétration d’armure
    .short = PA
web-kt-arm-damage = Dégâts
    .short = D
web-kt-sees = { $n ->
        [one] Voit { $n } ennemi sur { $of }
       *[other] Voit { $n } ennemis sur { $of }
    }
web-kt-against = Contre { $name }
web-kt-sight-clear = bien en vue
web-kt-sight-obscured = masquée
web-kt-sight-hidden = hors de vue
web-kt-snap = tir au jugé
web-kt-cover = au jet de trauma : la cible est à couvert
web-kt-not-now = Impossible en ce moment.
web-kt-sure = sûr
web-kt-col-attacks = attaques
web-kt-col-hit = touche
web-kt-col-wound = blesse
web-kt-col-save = sauve
web-kt-col-damage = dégâts
web-kt-outcome-out = Hors de combat { $chance }
    .short = hors de combat
web-kt-outcome-light = Blessure légère { $chance }
    .short = blessure légère
web-kt-outcome-hurt = Points de vie perdus { $chance }
    .short = points de vie perdus
web-kt-outcome-nothing = Rien { $chance }
    .short = rien
web-kt-again-ones = { $roll } : les 1 sont relancés
web-kt-again-failures = { $roll } : les échecs sont relancés
web-kt-mod-hit = pour toucher
web-kt-mod-wound = pour blesser
web-kt-mod-save = pour sauvegarder
web-kt-covered = à couvert
web-kt-why = D’où partent les jets
web-kt-base-hit = pour toucher, comme imprimé
web-kt-base-wound = pour blesser, force contre endurance
web-kt-base-save = pour sauvegarder, comme imprimé
web-kt-base-sure = touche sans jet
web-kt-mod-hit-04 = blessures légères de l’attaquant
web-kt-mod-fight-12 = blessures légères de l’attaquant
web-kt-mod-nerve-08 = l’attaquant est secoué
web-kt-mod-tactic-03 = une tactique
web-kt-mod-obscure-04 = la cible est masquée
web-kt-mod-spec-14 = la cible s’est mise à couvert
web-kt-mod-weapon-09 = arme lourde, porteur immobile
web-kt-mod-spec-06 = scanner
web-kt-mod-fight-14 = du décor entre eux
web-kt-mod-spec-18 = survivant
web-kt-mod-save-01 = pénétration d’armure
web-kt-charge = Charge selon la distance
web-kt-charge-gap = distance
web-kt-charge-needs = 2D6
web-kt-charge-chance = chance
web-kt-charge-any = Au moins une des cibles désignées
web-kt-charge-named = désignée
web-kt-charge-risky = La chance tient compte du terrain dangereux et des pièges connus sur le plus court chemin. Un chemin plus long peut les éviter.
web-kt-charge-threat = { $name } peut tirer en état d’alerte : { $hits } touches en moyenne, blessure légère au moins { $light }, hors de combat { $out }.
web-kt-charge-falls = En tout, la figurine qui charge tombe avant son jet : { $chance }.
web-kt-react = Réaction
web-kt-react-of = Réaction de { $name }
web-kt-react-to = { $name } charge. Un plan pour toutes ses cibles :
web-kt-react-overwatch = Tir en état d’alerte
web-kt-react-retreat = Repli de 3″
web-kt-react-none = Tenir
web-kt-react-out = il tombe
web-kt-react-reaches = il arrive
web-kt-note-out = abattu { $chance }
web-kt-note-arrives = arrive { $chance }
web-kt-note-no-way = aucun chemin
web-kt-note-only = { $name } : { $note }
web-kt-note-harm = { $chance } de blesser
web-kt-note-charge = { $total }+ aux deux dés · { $chance }
web-kt-note-retreat = selon le chemin
web-kt-react-how = Les réactions précèdent le jet de charge, dans l’ordre que vous voulez. Repliée, une figurine ne fait plus rien de la phase de mouvement et ne tire qu’au jugé ; elle peut encore faire son mouvement d’engagement.
web-kt-window = Votre réponse ?
web-kt-note-better = { $chance } de réussir
web-kt-better = Relancé : { $chance } de réussir
web-kt-roll-hit = touche
web-kt-roll-wound = blessure
web-kt-roll-save = sauvegarde
web-kt-roll-fnp = insensible
web-kt-roll-trauma = trauma
web-kt-roll-nerve = sang-froid
web-kt-roll-advance = avance
web-kt-roll-charge = charge
web-kt-thrown-again = relancé
web-kt-thrown-good = réussi
web-kt-thrown-bad = raté
web-kt-duel-shot = Dernier tir
web-kt-duel-blow = Dernier combat
web-kt-duel-at = contre
web-kt-tactics = Tactiques
web-kt-tactics-none = Aucune n’est jouable en ce moment.
web-kt-tactic-play = Jouer
web-kt-tactic-used = Déjà jouée dans cette phase.
web-kt-tactic-dear = Pas assez de PC.
web-kt-tactic-early = La bataille n’a pas commencé.
web-kt-tactic-gone = Personne sur la table ne l’apporte.
web-kt-source-generic = Pour tous
web-kt-source-specialist = De vos spécialistes
web-kt-source-faction = De votre faction
web-kt-source-mission = De la mission
web-kt-recon = Carte de reconnaissance
web-kt-recon-how = Choisissez l’une des six en secret ; les deux sont révélées ensemble.
web-kt-recon-of = { $who } : { $card }
web-kt-recon-void = Elle reste sans effet.
web-kt-deploy = Déploiement
web-kt-deploy-which = Choisissez une figurine, puis sa place sur la table.
web-kt-deploy-where = Choisissez sa place sur la table : cliquez, glissez, ou servez-vous des flèches.
web-kt-deploy-hold = Choisissez qui vous retenez.
web-kt-deploy-die = Le dé donne { $die } : { $where ->
        [anywhere] n’importe où sur la table.
       *[quarter] dans le quart de table { $die }.
    }
web-kt-deploy-other = { $who } : { $n ->
        [one] { $n } figurine encore à déployer
       *[other] { $n } figurines encore à déployer
    }
web-kt-stand = La bataille
web-kt-rounds = Rounds
web-kt-round-word = Round
web-kt-rounds-played = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
web-kt-round = Round { $n }
web-kt-round-maybe = si le dé le permet
web-kt-before = Avant la bataille
web-kt-col-models = figurines
web-kt-col-cp = PC
web-kt-col-points = points
web-kt-col-escaped = échappées
web-kt-initiative = initiative
web-kt-broken = démoralisée
web-kt-courage = courage insensé
web-kt-marker = Pion { $n }
web-kt-marker-intact = intact
web-kt-marker-hidden = face cachée
web-kt-marker-sabotaged = saboté
web-kt-marker-sought = recherché
web-kt-contested = disputé
web-kt-nobody = personne
web-kt-sought = Le pion recherché porte le numéro { $n }.
web-kt-escape-needs = Échappées : { $escaped } sur { $of } ; le Défenseur gagne avec { $n }.
web-kt-trap-own = Votre piège : { $site }
web-kt-trap-shown = Piège connu : { $site }
web-kt-trap-sprung = Piège déclenché, décor devenu dangereux : { $site }
web-kt-summary = Après la bataille
web-kt-summary-won = Victoire : { $who } ({ $faction }).
web-kt-summary-draw = Personne ne gagne.
web-kt-sum-there = sur la table
web-kt-sum-out = hors de combat
web-kt-sum-escaped = échappées
web-kt-sum-wounds = blessures légères

## L'atelier des équipes

web-kt-team = Atelier d’équipe
web-kt-team-sample = Partir d’un exemple
web-kt-team-random = Une équipe au hasard
web-kt-team-clear = Vider
web-kt-team-part = Partie de l’atelier
web-kt-team-tab-sheet = Équipe
web-kt-team-tab-catalogue = Catalogue
web-kt-team-tab-account = Bilan
web-kt-team-begin = Engagez vos figurines
    .text = D’abord un Leader, puis ce que les points permettent : de 3 à 20 figurines pour 100 points.
web-kt-team-faction = Faction
web-kt-team-models = Figurines
web-kt-team-about = M { $move }″ · E { $toughness } · Svg { $save }+ · { $wounds } PV
web-kt-team-sheet = Fiche
web-kt-team-most = { $most } au plus dans une équipe.
web-kt-team-may-be = Spécialités possibles : { $list }.
web-kt-team-tactics = Tactiques de la faction
web-kt-team-cp = { $cp } PC
web-kt-team-no-text = Son fichier ne dit pas ce qu’elle fait.
web-kt-team-no-effect = Les règles ne connaissent pas cette aptitude : elle reste sans effet.
web-kt-team-add = Ajouter { $name } : { $cost } points
web-kt-team-added = Ajout : { $name }
web-kt-team-drop = Retirer { $name }
web-kt-team-why-max = Pas plus de { $most } dans une équipe
web-kt-team-why-full = { $most } figurines au plus dans une équipe
web-kt-team-why-dear = { $over ->
        [one] 1 point de trop
       *[other] { $over } points de trop
    }
web-kt-team-figure-move = M
    .text = Mouvement, en pouces
web-kt-team-figure-toughness = E
    .text = Endurance
web-kt-team-figure-save = Svg
    .text = Sauvegarde
web-kt-team-figure-inv = Inv
    .text = Sauvegarde invulnérable
web-kt-team-figure-wounds = PV
    .text = Points de vie
web-kt-team-figure-leadership = Cd
    .text = Commandement
web-kt-team-figure-nerve = SF
    .text = Sang-froid
web-kt-team-figure-fnp = IND
    .text = Insensible à la douleur
web-kt-team-figure-size = Taille
    .text = Taille de la figurine : S, M, L ou XL
web-kt-team-weapon = Arme
web-kt-team-melee = mêlée
web-kt-team-arm-range = Portée
    .text = Portée, en pouces
web-kt-team-arm-attacks = A
    .text = Attaques
web-kt-team-arm-skill = Touche
    .text = Capacité de tir ou de combat
web-kt-team-arm-strength = F
    .text = Force
web-kt-team-arm-ap = PA
    .text = Pénétration d’armure
web-kt-team-arm-damage = D
    .text = Dégâts
web-kt-team-unnamed = Équipe sans nom
web-kt-team-name = Nom de l’équipe
web-kt-team-size = { $models ->
        [one] { $models } figurine
       *[other] { $models } figurines
    } · { $specialists ->
        [0] aucun spécialiste, Leader à part
        [one] 1 spécialiste, Leader à part
       *[other] { $specialists } spécialistes, Leader à part
    }
web-kt-team-weapon-of = Arme de { $name }
web-kt-team-weapon-must = Choisir une arme
web-kt-team-weapon-none = Comme sur la fiche
web-kt-team-priced = { $name } : +{ $points }
web-kt-team-special = Aucune spécialité
web-kt-team-special-of = Spécialité de { $name }
web-kt-team-improves = Capacité améliorée de { $name }
web-kt-team-bs = Tir
web-kt-team-ws = Mêlée
web-kt-team-more = Nom, profil, armes
web-kt-team-name-of = Nom de la figurine
web-kt-team-double = Une autre pareille
web-kt-team-reach = Comment elle se bat
    .text = Combien de figurines peuvent blesser à chaque distance, au tir ou par une charge.
web-kt-team-reaches = { $inches }″ : { $models ->
        [one] { $models } figurine
       *[other] { $models } figurines
    }
web-kt-team-account = Bilan
web-kt-team-cost = { $cost } points sur { $points }
web-kt-team-left = Points qui restent
web-kt-team-over = Points de trop
web-kt-team-number = Figurines, { $fewest } à { $most }
web-kt-team-specialists = Spécialistes, Leader à part
web-kt-team-morale = Figurines atteintes avant un test de moral
web-kt-team-rules = Règles
web-kt-team-settle = { $number ->
        [one] 1 point à régler
       *[other] { $number } points à régler
    }
web-kt-team-legal = Cette équipe est légale.
web-kt-team-kept-leader = un Leader, un seul
web-kt-team-kept-keyword = une même faction
web-kt-team-kept-once = aucune spécialité en double
web-kt-team-kept-maxima = maximums des fiches
web-kt-team-kept-equipment = équipement des fiches
web-kt-team-text = En texte
web-kt-team-hint = Modifiez-le, collez-en un autre, gardez-le : le texte, c’est l’équipe.
web-kt-team-copy = Copier
web-kt-team-link = Lien
web-kt-team-file = Fichier
web-kt-team-copied = Copié
web-kt-team-keep-title = Vos équipes
web-kt-team-keep-name = Nom sous lequel la garder
web-kt-team-keep = Garder
web-kt-team-kept = Gardée dans ce navigateur
web-kt-team-not-kept = Ce navigateur ne garde rien ; copiez le texte.
web-kt-team-forget = Oublier { $name }
web-kt-team-forgotten = { $name } : oublié
web-kt-team-play = Jouer avec
web-kt-team-packs = Vos fichiers
web-kt-team-packs-text = Une faction ou un champ de bataille à vous, en fichier JSON. Il reste dans ce navigateur et accompagne les parties qui en ont besoin.
web-kt-team-pack-load = Charger un fichier
web-kt-team-pack-large = Le fichier compte plus de { $number } caractères.
web-kt-team-pack-loaded = { $name } : chargé et gardé
web-kt-team-pack-faction = faction
web-kt-team-pack-board = champ de bataille

## Le formulaire d'une nouvelle partie

web-kt-form-teams = Équipes
web-kt-form-team = Équipe du camp { $side }
web-kt-form-team-any = Un exemple : { $faction }
web-kt-form-samples = Exemples
web-kt-form-sample = { $faction } : { $models } figurines, { $cost } points
web-kt-form-team-text = Coller un texte…
web-kt-form-team-worth = Légale : { $models } figurines, { $cost } points sur { $points }.
forces-build = Composer une équipe
forces-wrong = Une équipe n’est pas encore légale.

## The web client: the table

web-kt-table = Table de { $width } sur { $height }
web-kt-tab-board = Table
web-kt-tab-mine = Équipe
web-kt-phase-command = Commandement
web-kt-phase-movement = Mouvement
web-kt-phase-shooting = Tir
web-kt-phase-fight = Combat
web-kt-sign = { $who } : { $cp } PC
web-kt-brief-map = Champ de bataille : { $board }
web-kt-brief-models = { $n ->
        [one] { $n } figurine
       *[other] { $n } figurines
    }
web-kt-result = { $aim ->
        [points] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } · {""}
        [marker] { $near ->
            [0] personne au pion { $marker } · {""}
            [one] { $near } figurine au pion { $marker } · {""}
           *[other] { $near } figurines au pion { $marker } · {""}
        }
       *[other] {""}
    }{ $models } figurines sur { $size } en jeu
web-kt-standing-charged = charge sur { $name }
web-kt-standing-move = mouvement { $move }
web-kt-terrain-height = { $height }
web-kt-terrain-wood = bois { $height }
web-kt-terrain-difficult = difficile ×2
web-kt-terrain-dangerous = dangereux
web-kt-terrain-impassable = infranchissable
web-kt-way-out = Sortie
web-kt-ring-charge = Charge 12″
web-kt-which = Que faire ?
web-kt-mini = Table entière : cliquez pour regarder là
web-kt-zoom = Vue de la table
web-kt-zoom-in = Agrandir
web-kt-zoom-out = Réduire
web-kt-zoom-fit = Toute la table
web-kt-tape = Mètre ruban
web-kt-tape-from = Mètre ruban : cliquez sur un socle ou un point de départ.
web-kt-tape-to = Puis un second socle ou un second point.
web-kt-tape-height = { $plan } à plat, { $rise } de hauteur
web-kt-cost = { $cost } sur { $of }
web-kt-left = reste { $left }
web-kt-danger = { $n ->
        [one] un test de terrain dangereux
       *[other] { $n } tests de terrain dangereux
    }
web-kt-ends-engaged = finit à portée d’engagement : { $names }
web-kt-draw-path = Glissez la figurine, ou touchez où elle va ; Maj ajoute un jalon.
    .finger = Glissez la figurine, ou touchez où elle va.
web-kt-draw-at = Touchez où la déployer.
web-kt-draw-marker = Touchez où poser le pion objectif.
web-kt-draw-clear = Recommencer
web-kt-waypoint = Jalon
web-kt-level-up = Niveau au-dessus
web-kt-level-down = Niveau au-dessous
web-kt-place = { $level ->
        [0] à { $x } du bord gauche, { $y } du bord haut
       *[other] à { $x } du bord gauche, { $y } du bord haut, à { $z } de haut
    }
web-kt-cursor = Curseur : { $place }
web-kt-cursor-legal = Curseur : { $place }. { $cost } sur { $of }, permis
web-kt-cursor-illegal = Curseur : { $place }. { $cost } sur { $of }, interdit
web-kt-key-zoom = Agrandir, réduire
web-kt-key-tape = Mètre ruban
web-kt-key-card = Fiche de la figurine
web-kt-key-next = En traçant : place suggérée suivante (⇧ : précédente)
web-kt-key-nudge = En traçant : un dixième de pouce (⇧ : un pouce)
web-kt-key-waypoint = En traçant : poser un jalon
web-kt-key-level = En traçant : niveau au-dessus, au-dessous

## Le terminal

cli-pieces = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
cli-minor = { $number ->
        [one] { $number } endroit proposé ; on peut aussi en écrire un (12.4,5.25)
       *[other] { $number } endroits proposés ; on peut aussi en écrire un (12.4,5.25)
    }
cli-minor-plain = h. { $number ->
        [one] { $number } endroit proposé ; on peut aussi en écrire un, comme 12.4,5.25.
       *[other] { $number } endroits proposés ; on peut aussi en écrire un, comme 12.4,5.25.
    }
cli-error-place = Ni figurine, ni point, ni décor, ni tactique ne s’appelle « { $name } » ici.
cli-key-i = une figurine (a3), deux figurines entre lesquelles mesurer (a3 b2), un pion objectif (m1), un point (12.4,5), un décor ou une tactique par un mot de son nom ; sans rien, tous les décors
    .form = i a3 b2
cli-key-h = montrer ou replier les endroits proposés
    .form = h
cli-key-a = laisser passer jusqu’à la fin du round ce à quoi vous pourriez répondre, ou être de nouveau interrogé
    .form = a
cli-key-p = points de commandement et tactiques des deux équipes
    .form = p
cli-kt-round = Round { $number }
cli-kt-initiative = initiative : { $seat }
cli-kt-score = Camp A { $a } – { $b } Camp B
cli-kt-sought = le pion recherché porte le numéro { $number }
cli-kt-escaped-of = figurines échappées : { $number } sur { $of }
cli-kt-cp = { $number } PC
cli-kt-broken = démoralisée
cli-kt-courage = courage insensé
cli-kt-recon-void = { $card } reste sans effet
cli-kt-held = retenue
cli-kt-waiting = pas encore déployée
cli-kt-out = hors de combat
cli-kt-escaped = échappée
cli-kt-list-out = Hors de combat : { $names }
cli-kt-list-escaped = Échappées : { $names }
cli-kt-list-waiting = À déployer : { $names }
cli-kt-hp = { $number } PV sur { $of }
cli-kt-light = { $number ->
        [one] { $number } blessure légère
       *[other] { $number } blessures légères
    }
cli-kt-shaken = secouée
cli-kt-token-prepared = préparée
cli-kt-token-charged = a chargé
cli-kt-token-tried = a tenté une charge
cli-kt-token-advanced = a avancé
cli-kt-token-retreated = repliée
cli-kt-token-fell_back = a battu en retraite
cli-kt-token-shot = a tiré
cli-kt-token-moved = a bougé
cli-kt-token-stationary = immobile
cli-kt-engaged = engagée avec { $names }
cli-kt-at = en { $place }
cli-kt-move = Mouvement { $length }″
cli-kt-toughness = Endurance { $number }
cli-kt-save = Sauvegarde { $number }+
cli-kt-inv = Sauvegarde invulnérable { $number }+
cli-kt-wounds = Points de vie { $number }
cli-kt-leadership = Commandement { $number }+
cli-kt-nerve = Sang-froid { $number }+
cli-kt-fnp = Insensible à la douleur { $number }+
cli-kt-range = portée { $length }″
cli-kt-melee = mêlée
cli-kt-attacks = attaques { $number }
cli-kt-skill = touche sur { $number }+
cli-kt-strength = force { $number }
cli-kt-ap = PA { $number }
cli-kt-damage = dégâts { $number }
cli-kt-told = { $name } : { $text }.
cli-kt-gap = De { $one } à { $other } : { $length }″.
cli-kt-sees-clear = { $one } voit { $other } sans obstacle.
cli-kt-sees-obscured = { $one } voit { $other }, masquée.
cli-kt-sees-hidden = { $one } ne voit pas { $other }.
cli-kt-marker = Pion objectif { $letter } ({ $id })
cli-kt-marker-intact = intact
cli-kt-marker-face_down = face cachée
cli-kt-marker-sabotaged = saboté
cli-kt-marker-sought = le pion recherché
cli-kt-controlled = contrôlé : { $seat }
cli-kt-contested = disputé
cli-kt-trap-own = Votre piège : { $site }
cli-kt-trap-shown = Piège connu : { $site }
cli-kt-trap-sprung = Piège déclenché, désormais dangereux : { $site }
cli-kt-ground-impassable = infranchissable
cli-kt-ground-wall = mur à escalader
cli-kt-ground-window = fenêtre
cli-kt-ground-low = muret
cli-kt-ground-door = porte
cli-kt-ground-ladder = échelle
cli-kt-ground-floor = endroit où se tenir
cli-kt-ground-dangerous = terrain dangereux
cli-kt-ground-wood = végétation qui masque
cli-kt-ground-difficult = terrain difficile
cli-kt-high = { $name } { $height }″
cli-kt-open = Rien que la table en { $place }.
cli-kt-zone = { $seat } : déploiement entre { $low }″ et { $high }″ de large.
cli-kt-tactic = { $name } ({ $cost } PC)
cli-kt-tactic-used = { $name } ({ $cost } PC, déjà jouée dans cette phase)
cli-kt-tactics = Tactiques à votre portée : { $names }
cli-kt-stock = { $seat } : { $number } PC ; { $names }.
cli-kt-legend = Signes :
cli-kt-sign-models = figurines du camp A et du camp B
cli-kt-sign-marker = pion objectif
cli-kt-sign-trap = piège
cli-kt-sign-out = bord par où s’échapper
cli-kt-summary = { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }{ $stand ->
        [none] {""}
       *[other] {" "}{ $stand }.
    }

## Choisir : ce que l’on fait, en un mot

model-short = { $name } { $id }
exit-as-move = Finir
pick-for-model = { $name } : sur quelle figurine ?
    .count = { $number ->
        [one] une figurine
       *[other] { $number } figurines
    }
pick-tactic = Tactique
    .short = Tactique
    .ask = Quelle tactique ?
    .count = { $number ->
        [one] une tactique
       *[other] { $number } tactiques
    }
pick-first = Décider
    .short = Décider
    .ask = Qui commence ?
pick-test = Test de sang-froid
    .short = Test
    .ask = Test de sang-froid : qui ?
    .count = { $number } figurines
pick-normal = Mouvement normal
    .short = Bouger
    .ask = Mouvement normal : qui ?
    .count = { $number } figurines
pick-advance = Avance
    .short = Avance
    .ask = Avance : qui ?
    .count = { $number } figurines
pick-charge = Charge
    .short = Charge
    .ask = Charge : qui ?
    .count = { $number } figurines
pick-fall_back = Battre en retraite
    .short = Retraite
    .ask = Battre en retraite : qui ?
    .count = { $number } figurines
pick-prepare = Se préparer
    .short = Préparer
    .ask = Se préparer à tirer : qui ?
    .count = { $number } figurines
pick-stay = Rester immobile
    .short = Rester
    .ask = Rester immobile : qui ?
    .count = { $number } figurines
pick-overwatch = Tir en état d’alerte
    .short = Tir
    .ask = Tirer en état d’alerte : qui ?
    .count = { $number } figurines
pick-retreat = Repli
    .short = Repli
    .ask = Se replier : qui ?
    .count = { $number } figurines
pick-hold_firm = Tenir
    .short = Tenir
    .ask = Tenir sans réagir : qui ?
    .count = { $number } figurines
pick-risk = Risque
    .short = Risque
    .ask = Quel test d’abord ?
pick-shoot = Tirer
    .short = Tirer
    .ask = Qui tire ?
    .count = { $number } figurines
pick-fire = Tirer
    .short = Tirer
    .ask = Tirer : sur qui ?
    .count = { $number } tirs
pick-again = Relancer
    .short = Relancer
    .ask = Comment relancer ?
pick-sabotage = Saboter
    .short = Saboter
    .ask = Saboter : quel pion ?
    .count = { $number } pions
pick-defuse = Désamorcer
    .short = Réparer
    .ask = Désamorcer : quel pion ?
    .count = { $number } pions
exit-stay = { $number ->
        [one] { $number } figurine restera
       *[other] { $number } figurines resteront
    }
exit-silent = { $number ->
        [one] { $number } peut encore tirer
       *[other] { $number } peuvent encore tirer
    }
exit-weapons = { $number ->
        [one] { $number } arme peut tirer
       *[other] { $number } armes peuvent tirer
    }
exit-forward = { $number ->
        [one] { $number } peut avancer
       *[other] { $number } peuvent avancer
    }
exit-face-down = { $number ->
        [one] { $number } pion caché
       *[other] { $number } pions cachés
    }
exit-kept = { $n ->
        [one] { $n } PC gardé
       *[other] { $n } PC gardés
    }
web-kt-go-ask = { $model } : y aller ?
web-kt-go-path = Aller là
    .short = Aller
web-kt-go-leave = Quitter la table
    .short = Quitter
web-kt-go-far = Au plus loin
    .short = Loin
web-kt-go-near = Vers l’ennemi
    .short = Près
web-kt-go-first = touchez la table
web-kt-free = Libre
web-kt-cursor-free = Curseur : { $place }. Libre
web-kt-cursor-barred = Curseur : { $place }. Interdit
web-kt-set-here = Poser ici
    .short = Ici
web-kt-set-mine = Placer pour moi
    .short = Pour moi
web-kt-set-rest = Déployer le reste
    .short = Le reste
web-kt-set-markers = { $n ->
        [1] Placer le dernier
        [2] Placer les deux
        [3] Placer les trois
        [4] Placer les quatre
        [5] Placer les cinq
        [6] Placer les six
       *[other] Placer le reste
    }
    .short = Les pions
web-kt-set-going = En cours…
    .short = En cours
web-kt-set-going-marker = Les pions se posent
web-kt-set-going-model = Le reste se déploie
web-kt-set-halt = Arrêter
web-kt-set-point = zone bleue
web-kt-set-ready = Prêt
web-kt-set-still = encore { $left }
web-kt-set-where = { $model } : où la déployer ?
web-kt-set-how = Touchez la zone bleue, ou une autre figurine · jaune : proposé
web-kt-set-looking = cherche une place…
web-kt-set-proposed = proposé
web-kt-set-later = après les pions
web-kt-too-near = trop près
web-kt-away = à { $far } de { $name } :
web-kt-from-edge = { $far } du bord
web-kt-set-left-marker = { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
web-kt-set-left-model = { $n ->
        [one] { $n } figurine
       *[other] { $n } figurines
    }
web-kt-split-go = { $kind ->
        [blows] Frapper : { $shares }
       *[shots] Tirer : { $shares }
    }
    .short = { $kind ->
            [blows] Frapper
           *[shots] Tirer
        }
web-kt-split-all = { $n ->
        [one] { $n } attaque répartie
       *[other] { $n } attaques réparties
    }
web-kt-split-of = { $n ->
        [one] sur { $n } attaque
       *[other] sur { $n } attaques
    }
web-kt-split-ask = { $model } : { $n } attaques, sur qui ?
web-kt-shares = Ce que vaut chaque partage
web-kt-shares-out = hors de combat
web-kt-shares-of = { $n ->
    [one] { $n } attaque
   *[other] { $n } attaques
}
web-kt-arm-line = { $melee ->
    [yes] mêlée
   *[no] { $range }
} · force { $strength } · pénétration { $ap } · dégâts { $damage }
web-kt-split-how = % : hors de combat · touchez : une attaque de plus
web-kt-split-one = Ce qui ne va pas à cette cible reste pour l’arme suivante
web-kt-split-back = Revenir
    .note = au choix de la cible
web-kt-split-on = Attaques sur { $name }
web-kt-nerve-all = Tester les { $n }
    .short = Toutes
web-kt-nerve-order = l’une après l’autre
web-kt-plan-go = Répondre
    .short = Réagir
web-kt-plan-fire = Tous tirent
    .short = Tirer
web-kt-plan-hold = Tous tiennent
web-kt-plan-able = { $n } sur { $of } { $n ->
        [one] peut
       *[other] peuvent
    }
web-kt-plan-arrives = il arrive : { $chance }
web-kt-plan-overwatch = { $n ->
        [one] { $n } tir
       *[other] { $n } tirs
    }
web-kt-plan-retreat = { $n ->
        [one] { $n } repli
       *[other] { $n } replis
    }
web-kt-plan-none = { $n ->
        [one] { $n } tient
       *[other] { $n } tiennent
    }
web-kt-plan-how = { $n ->
        [one] Un plan est prêt ; touchez-la pour changer
       *[other] { $n } cibles, un plan ; touchez pour changer
    }
web-kt-react-short-overwatch = Tir
web-kt-react-short-retreat = Repli
web-kt-react-short-none = Tenir
how-weapon = Arme

# Pourquoi un bot choisirait une option : « Ce choix … ». $points : ce que cela vaut, en pour cent de chances de gagner.
term-mission =
    .up = sert la mission
    .down = dessert la mission
term-teams =
    .up = coûte plus à l’ennemi qu’à nous
    .down = nous coûte plus qu’à l’ennemi
term-threats =
    .up = menace plus et expose moins
    .down = expose plus qu’il ne menace
term-morale =
    .up = ménage notre moral
    .down = éprouve notre moral
term-command =
    .up = garde des points de commandement
    .down = dépense des points de commandement

## Résumé d’un round

recap-over = Fin du round { $number }
recap-tick = Après chaque round
recap-marker = Pion objectif { $marker }
recap-title-wounds = { $number ->
    [one] Une figurine blessée
   *[other] { $number } figurines blessées
}
recap-title-out = { $number ->
    [one] Une figurine hors de combat
   *[other] { $number } figurines hors de combat
}
recap-title-escaped = { $away ->
    [one] Une figurine s’échappe
   *[other] { $away } figurines s’échappent
}
recap-title-sabotaged = Le pion { $marker } est saboté
recap-title-defused = Le pion { $marker } est désamorcé
recap-title-marker_found = Le pion { $marker } est le bon
recap-why-wounds = Une figurine blessée teste son sang-froid et compte pour le moral de l’équipe.
recap-why-out = Hors de combat, on quitte la table pour de bon et l’on compte pour le moral de l’équipe.
recap-why-escaped = Qui s’est échappé n’est pas hors de combat.
recap-why-sabotaged = Saboté, il compte pour l’Attaquant ; un désamorçage peut encore l’annuler.
recap-why-defused = De nouveau intact, il compte pour le Défenseur.
recap-why-marker_found = Les autres pions sont retirés ; qui contrôle celui-ci à la fin l’emporte.
recap-sabotaged = saboté
recap-defused = désamorcé, de nouveau intact
recap-marker_found = c’est le pion recherché
recap-out = hors de combat
recap-escaped = s’échappe
recap-light_wound = blessure légère, { $number } sur 3
recap-by-fired = tir : { $model }
recap-by-strikes = corps à corps : { $model }
recap-out-of = { $who ->
    [you] vos pertes
   *[other] pertes · { $Seat }
}
recap-away-of = { $who ->
    [you] des vôtres en lieu sûr
   *[other] en lieu sûr · { $Seat }
}

# La légende de la table.
sign-ready = Figurine
    .text = son socle à l’échelle ; les claires sont à vous
sign-enemy = Ennemi
    .text = plaque sombre ; le bord dit la faction
sign-prepared = Préparée
    .text = un viseur : tire au premier temps de la phase
sign-shot = A agi
    .text = une coche : ce qu’elle a fait ce round
sign-wounded = Blessures légères
    .text = un triangle et leur nombre ; la quatrième la met hors de combat
sign-shaken = Secouée
    .text = des perles autour du socle : touche moins bien
sign-leader = Chef
    .text = étoile d’or : apporte un point de commandement
sign-high = En hauteur
    .text = flèche et pouces au-dessus de la table
sign-base40 = Points de vie
    .text = ce qui reste sur le total ; grand socle : 40 mm
sign-marker = Pion d’objectif
    .text = se contrôle à 2″, par le nombre
sign-reach = Zone bleue
    .text = jusqu’où va la figurine ; la ligne est son chemin
sign-charge = Cercle rouge tireté
    .text = 1″ autour d’un ennemi : une charge doit finir dedans
sign-rubble = Terrain difficile
    .text = chaque pouce dedans en coûte deux

# Conseils pour ce que l’on rencontre la première fois (hints.toml).
hint-path = Tracez le chemin sur la table : cliquez où il tourne et où il finit. Sa longueur s’affiche à mesure.
hint-react = Votre figurine est chargée et peut réagir avant les dés : tirer, reculer, ou laisser venir.
hint-tactic = Une tactique coûte des points de commandement et n’a qu’un moment. Passer ne coûte rien.
hint-trauma = Plus de point de vie : le jet de trauma dit si la figurine est hors de combat ou blessée légèrement.
hint-nerve = Qui a une blessure légère teste son sang-froid au début de chaque round. En cas d’échec, la figurine est secouée et touche moins bien.

## Qui peut me toucher là-bas ?

threat-shots = { $model } par ses tirs
threat-blow = { $model } au corps à corps
threat-charge = { $model } par une charge
threat-total = d’être blessée au total
threat-note = Pendant un round où chaque ennemi, d’où il se tient, tire de toutes ses armes sur cette figurine, ou la charge et frappe. Personne ne réagit. Des mouvements avant le tir, des tactiques et des pièges inconnus peuvent s’y ajouter.
