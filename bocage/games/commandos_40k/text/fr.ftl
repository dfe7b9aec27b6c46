# Mots de Commandos 40 000.

## Spécialités : ce que chacune permet

specialism-leader = Leader
    .text = Tant qu'il est sur le champ de bataille et n'est pas secoué, son équipe gagne 1 point de commandement de plus à chaque round, même démoralisée.
specialism-combat = Combat
    .text = Une attaque de plus à chaque combat.
specialism-comms = Communications
    .text = Une fois par round, une tactique générale jouée sur lui, ou sur un ami qu'il voit à 6″ ou moins, coûte 1 point de commandement de moins.
specialism-demolitions = Démolition
    .text = Toutes ses armes de tir ignorent le couvert.
specialism-heavy = Appui lourd
    .text = Toutes ses armes de tir sont lourdes : +1 pour toucher en phase de tir s'il est resté immobile.
specialism-medic = Médic
    .text = Tant qu'il n'est pas secoué, le jet de trauma d'un ami à 3″ ou moins peut être relancé.
specialism-scout = Scout
    .text = Il avance du meilleur de deux dés et n'est jamais ralenti par un terrain difficile.
specialism-sniper = Sniper
    .text = Avec une arme Précision, il peut relancer chaque jet de touche ; avec ses autres armes de tir, il relance les jets de touche de 1.
specialism-veteran = Vétéran
    .text = À la création de l'équipe, sa capacité de tir ou sa capacité de combat s'améliore de 1. Il réussit tous ses tests de sang-froid sans lancer de dé.
specialism-zealot = Zélote
    .text = Dans un round où il a fait un mouvement de charge : +1 en force et +1 attaque en phase de combat.

## Capacités des armes

ability-hazardous = À risque
    .text = Quand le porteur a fini de tirer ou de combattre, un dé par arme de ce genre utilisée : sur 1, le porteur est hors de combat.
ability-assault = Assaut
    .text = Elle peut tirer après une avance.
ability-devastating_wounds = Blessures dévastatrices
    .text = Contre une blessure critique, aucune sauvegarde n'est permise, pas même invulnérable.
ability-grenade = Grenade
    .text = Une seule figurine de l'équipe par phase peut utiliser une telle arme, à la place de toutes ses autres armes de tir.
ability-ignores_cover = Ignore le couvert
    .text = Une cible masquée n'est pas plus difficile à toucher, et le décor qui la cache ne l'aide pas au jet de trauma.
ability-twin_linked = Jumelée
    .text = Chaque jet de blessure peut être relancé.
ability-heavy = Lourde
    .text = +1 pour toucher en phase de tir si le porteur est resté immobile ce round.
ability-pistol = Pistolet
    .text = Elle peut tirer à portée d'engagement, mais alors seulement sur un ennemi à portée d'engagement du porteur.
ability-precision = Précision
    .text = Une cible masquée n'est pas plus difficile à toucher.
ability-psychic = Psychique
    .text = Son joueur peut canaliser : ensemble, les malus pour toucher ne dépassent alors pas −1, et l'arme est à risque pour cette fois.
ability-torrent = Torrent
    .text = Chaque attaque touche sans jet, et jamais de façon critique.
ability-lethal_hits = Touche fatale
    .text = Un 6 pour toucher blesse sans jet, sauf pour un tir au jugé.
ability-wounds_on = Blesse sur { $number }+
    .text = Elle blesse sur { $number } ou plus, quelles que soient la force et l'endurance.
ability-melta = Fusion { $number }
    .text = +{ $number } aux dégâts contre une cible à mi-portée ou moins.
ability-rapid_fire = Tir rapide { $number }
    .text = +{ $number } à ses attaques contre une cible à mi-portée ou moins.
ability-sustained_hits = Touches soutenues { $number }
    .text = Chaque touche critique donne d'autres touches ordinaires : { $number }.

## Tactiques de tous

tactic-decisive_shot = Tir décisif
    .text = Au début de la phase de tir : une de vos figurines qui peut tirer le fait avant toutes les autres.
tactic-decisive_move = Mouvement décisif
    .text = Au début de la phase de mouvement : une de vos figurines fait son action de mouvement avant toutes les autres.
tactic-decisive_strike = Frappe décisive
    .text = Au début de la phase de combat : une de vos figurines qui peut combattre le fait avant toutes les autres, même celles qui ont chargé.
tactic-tactical_reroll = Relance tactique
    .text = À toute phase : relancez un de vos jets d'avance, de charge, de sang-froid, de touche, de blessure, de sauvegarde ou de trauma, dès que vous le voyez.
tactic-tough_as_nails = Dur à cuire
    .text = Quand vous activez une figurine pour tirer ou combattre : jusqu'à la fin de la phase, ses blessures légères et le fait d'être secouée ne gênent pas ses jets de touche.
tactic-insane_courage = Courage insensé
    .text = Au début de la phase de commandement, ou dès qu'elle y est démoralisée : votre équipe ne compte pas comme démoralisée jusqu'à la fin du round.

## Tactiques des spécialistes

tactic-lead_by_example = Mener par l'exemple
    .text = Quand vous activez votre Leader pour tirer ou combattre : lui et un ami à 3″ ou moins peuvent relancer les jets de touche de 1 pendant cette phase.
tactic-combat_master = Maître du combat
    .text = Quand vous l'activez en phase de combat : ses armes de mêlée gagnent Touche fatale jusqu'à la fin de la phase.
tactic-scanner_spec = Scanner
    .text = En phase de tir, s'il n'est pas secoué : une de vos figurines non secouées à 6″ ou moins, ou lui-même, a +1 pour toucher jusqu'à la fin de la phase.
tactic-custom_ammo = Munitions customisées
    .text = En phase de tir, s'il n'est pas secoué : ses armes de tir deviennent jumelées jusqu'à la fin de la phase.
tactic-hail_of_bullets = Pluie de balles
    .text = Quand vous l'activez en phase de tir : chaque arme de tir qui fait plusieurs attaques en fait une de plus ; celle qui n'en fait qu'une peut relancer son jet de touche.
tactic-first_aid = Premiers soins
    .text = Au lieu de tirer, s'il n'est ni secoué ni à portée d'engagement : un dé pour un ami à 2″ ou moins ; sur 3+, une de ses blessures légères est retirée.
tactic-take_cover = À couvert
    .text = Quand un ennemi déclare un tir sur lui : −1 à tous les jets de touche contre lui jusqu'à la fin de la phase.
tactic-deadly_precision = Mortelle précision
    .text = En phase de tir, s'il n'est ni secoué ni à portée d'engagement : ses armes de tir gagnent Blessures dévastatrices jusqu'à la fin de la phase.
tactic-survivor = Survivant
    .text = Quand il est la cible d'une attaque : −1 à tous les jets de blessure contre lui jusqu'à la fin de la phase.
tactic-frenzy = Frénésie
    .text = En phase de combat, s'il n'est pas secoué : ses armes de mêlée gagnent Touches soutenues 2 ; à la fin de la phase, il doit consolider vers l'ennemi le plus proche, jusqu'à 6″.

## Tactiques des missions

tactic-sabotage = Sabotage
    .text = À la fin d'un round : un pion objectif que l'Attaquant contrôle est saboté. Elle peut servir plusieurs fois.
tactic-defuse = Désamorçage
    .text = À la fin d'un round : un pion objectif saboté que le Défenseur contrôle redevient intact. Elle peut servir plusieurs fois.
tactic-scanner_mission = Scanner (mission)
    .text = Au début de la phase de mouvement, avec un spécialiste Communications de l'Attaquant non secoué : il reste immobile ce round, et le pion objectif le plus proche de lui est retourné.
tactic-stay_there = Reste-là !
    .text = Au début de la phase de mouvement, avec une figurine non secouée de l'Attaquant : les ennemis à sa portée d'engagement ne peuvent pas battre en retraite pendant cette phase.
tactic-slip_away = S'esquiver
    .text = Au début de la phase de mouvement, avec une figurine non secouée du Défenseur : un dé ; sur 6, elle s'échappe.

## Cartes de reconnaissance

recon-assess_enemy = Évaluer les forces ennemies
    .text = Jusqu'à un cinquième de vos figurines, arrondi au supérieur, ne se déploie que quand toutes les autres figurines des deux équipes sont sur la table.
recon-lay_traps = Poser des pièges
    .text = Piégez en secret jusqu'à D3 décors. Un ennemi qui se déplace dessus ou à 1″ ou moins lance un dé : sur 1, il subit une blessure mortelle.
recon-disarm_traps = Désamorcer les pièges
    .text = Les pièges que pose l'adversaire restent sans effet.
recon-survey_ground = Reconnaître le terrain
    .text = Les terrains difficiles ne ralentissent pas vos figurines ; une blessure mortelle due à un terrain dangereux est annulée sur 4+.
recon-forward_positions = Prendre des positions avancées
    .text = Après le déploiement, jusqu'à un cinquième de vos figurines, arrondi au supérieur, fait un mouvement normal.
recon-remove_sentries = Éliminer les sentinelles
    .text = Après le déploiement, jusqu'à un cinquième de vos figurines, arrondi au supérieur, tire sur les ennemis qui ont pris des positions avancées.

## Missions

mission-air_assault = Attaque aérienne
    .text = Le Défenseur garde trois pions objectif ; l'Attaquant tombe du ciel au milieu d'eux et sabote ceux qu'il contrôle en fin de round. 5 rounds, aux points de victoire.
mission-rescue = Sauvetage
    .text = Six pions objectif sont posés face cachée, et l'un d'eux est recherché. Qui le contrôle à la fin de 5 rounds l'emporte.
mission-exfiltration = Exfiltration
    .text = Le Défenseur s'échappe par le bord de l'Attaquant ; il gagne si plus de la moitié de ses figurines s'en sortent. De 4 à 6 rounds.

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

breach-no-leader = L'équipe n'a pas de Leader.
breach-leaders = L'équipe a { $number } Leaders ; il en faut un, et un seul.
breach-too-few = Trop peu de figurines : { $number }, et une équipe en compte au moins { $least }.
breach-too-many = Trop de figurines : { $number }, et une équipe en compte au plus { $most }.
breach-keywords = Les figurines n'ont pas toutes le même mot-clé de faction : { $keywords }.
breach-specialists = { $number } spécialistes en plus du Leader ; { $most } au plus sont permis.
breach-specialism-barred = { $sheet } : sa fiche ne permet pas la spécialité « { $specialism } ».
breach-specialism-twice = La spécialité « { $specialism } » est prise { $number } fois ; une équipe n'a chacune qu'une fois.
breach-max = { $sheet } : { $number } figurines, et une équipe en compte au plus { $most }.
breach-points = L'équipe coûte { $cost } points ; { $points } sont permis.
breach-stranger = { $sheet } : cette fiche n'est pas de la faction « { $faction } ».
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
