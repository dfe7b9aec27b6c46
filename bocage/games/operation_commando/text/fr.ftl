# Tous les mots d'Opération Commando en français, sauf les règles (catalogue.toml). Le journal parle au présent.
#
# Cartes et Terrains : la valeur est le nom ; .text dit l'effet en entier, .short en une ligne. Camps et régiments : .the/.The ont
# l'article, .of et .to la préposition. Les deux langues emploient les mêmes variables dans chaque message.

## Jeu, rayons, réglages

game-name = Opération Commando
game-pitch = Deux mains cachées pour un même Terrain : l’Américain doit détruire chaque défenseur, l’Allemand n’a qu’un Combat à gagner.

shelf-mission = Missions

option-variants = Cartes Variantes, annoncées par les deux camps
option-variants-us_v_paragren = Grenadiers Parachutistes (à la place de : Escouade de Parachutistes)
option-variants-us_v_radio = Équipe radio chevronnée (à la place de : Équipe Radio)
option-variants-us_v_recon = Reconnaissance montée (à la place de : Équipe de reconnaissance)
option-variants-us_v_demolition = Sapeurs d’assaut (à la place de : Escouade de Démolition)
option-variants-de_v_granat = Granatwerfer en appui (à la place de : Granatwerfer 42)
option-variants-de_v_patrol = Patrouille de nuit (à la place de : Patrouille)
option-variants-de_v_mg = MG 42 en feu croisé (à la place de : MG 42)
option-variants-de_v_m24 = Charge groupée (à la place de : Grenade M24)

result-us = Victoire américaine. { $reason }
result-de = Victoire allemande. { $reason }
result-draw = Égalité. { $reason }

## Missions

scenario-initiation = Sainte-Mère-Église : Initiation
    .place = Sainte-Mère-Église et les ponts du Merderet
    .date = 6 juin 1944
    .text = Neuf Assauts au plus, du bourg aux ponts du Merderet : la mission pour apprendre, en une demi-heure.
    .briefing = Avant l’aube, les parachutistes tombent sur le bourg et dans les marais, loin les uns des autres. Ils ont la nuit pour prendre la rue principale et les deux ponts ; la garnison, elle, n’a qu’à tenir.
    .rules = Le premier à 7 P.V. gagne. L’Allemand part avec 1 P.V. ; il n’y a ni carte Héroïque ni Contre-attaque.
    .aim = L’Américain prend des Terrains, du bourg aux deux ponts ; l’Allemand les tient et part avec 1 P.V.
    .end = Le premier à 7 P.V. gagne. Il n’y a pas d’égalité possible.
    .idea = Dans un Assaut, l’Américain doit détruire toutes les Unités allemandes ; il suffit à l’Allemand de gagner un Combat.
scenario-historical = Sainte-Mère-Église : Historique
    .place = Sainte-Mère-Église et les ponts du Merderet
    .date = 6 juin 1944
    .text = La bataille entière : cartes Héroïques, Choix tactique, et une Contre-attaque que l’Allemand prépare en secret.
    .briefing = Le bourg est pris, mais rien n’est joué : au sud, à l’ouest, au nord, on se bat pour chaque carrefour. Des hommes dont on retiendra le nom arrivent sur la chaussée de La Fière, et derrière les haies les blindés font chauffer leurs moteurs.
    .rules = Le premier à 7 P.V. gagne ; six partout, c’est l’égalité. Aux tours 3, 5 et 7, chacun prend une carte Héroïque.
    .aim = L’Américain prend des Terrains, du bourg aux deux ponts ; l’Allemand les tient et peut lancer une Contre-attaque.
    .end = Le premier à 7 P.V. gagne ; six partout, c’est l’égalité.
    .idea = Aux tours 3, 5 et 7, chacun prend une carte Héroïque : gardez-la pour un pont.
scenario-utah = Utah Beach
    .place = L’arrière-pays d’Utah Beach
    .date = 6 juin 1944
    .text = Deux régiments sautent à l’aveugle sur seize Terrains cachés que l’Allemand a disposés ; il faut ouvrir les Sorties de plage.
    .briefing = Quatre chaussées traversent les prés inondés derrière la plage : sans elles, la 4ᵉ division restera sur le sable. Le 502ᵉ et le 506ᵉ PIR sautent avant le jour sur un pays que seul le défenseur connaît. Le vent décidera du reste.
    .rules = Le premier à 7 jetons de Contrôle gagne ; une Sortie de plage en vaut 2 à l’Américain. Un PIR ne peut attaquer plus de deux tours de suite.
    .aim = L’Américain cherche les Sorties de plage parmi seize Terrains cachés : chacune lui vaut 2 jetons de Contrôle, les autres 1.
    .end = Le premier à 7 jetons de Contrôle à la fin d’un Assaut gagne, en 13 Assauts au plus.
    .idea = Chaque colonne cache une Sortie. L’Américain choisit toujours où attaquer, mais un PIR n’attaque pas plus de deux tours de suite.
scenario-graignes = Graignes
    .place = Graignes, au sud de Carentan
    .date = 11 juin 1944
    .text = Un village encerclé, quatre routes, trois cercles : les SS attaquent, les habitants aident, et deux pions cachés peuvent tout décider.
    .briefing = Largués trop loin, ils sont moins de deux cents dans un village perdu entre les marais, et les habitants les nourrissent. Le dimanche, pendant la messe, on signale des SS sur la route. L’Américain sait ce qui compte dans ce village ; à l’Allemand de le deviner.
    .rules = L’Américain gagne à 12 P.V., l’Allemand à 13 ou dès qu’il tient les deux pions Objectif. Chaque tour, le village produit pour ses défenseurs.
    .aim = L’Allemand attaque quatre routes vers le village ; un Terrain vaut 1, 2 puis 3 P.V. du dehors au centre.
    .end = L’Allemand gagne à 13 P.V., l’Américain à 12. L’Allemand gagne aussitôt s’il tient les deux pions Objectif.
    .idea = Deux des quatre pions du village sont des Leurres, et seul l’Américain sait lesquels.

## Camps, phases, lieux

seat-1 = Américain
seat-2 = Allemand
side-us = Américain
    .the = l’Américain
    .The = L’Américain
    .of = de l’Américain
    .to = à l’Américain
side-de = Allemand
    .the = l’Allemand
    .The = L’Allemand
    .of = de l’Allemand
    .to = à l’Allemand

phase-hands = Mains de départ
phase-deal = Mise en place
phase-mulligan_us = Mains de départ
phase-mulligan_de = Mains de départ
phase-lay_out = Mise en place des Terrains
phase-drop = Parachutage
phase-markers = Pose des pions Graignes
phase-start_turn = Début du tour
phase-take_terrain = Phase de Progression
phase-terrain_effect = Phase de Progression
phase-progression_events = Phase de Progression
phase-production = Production
phase-us_draw = Phase de l’Américain
phase-us_events = Phase de l’Américain
phase-de_draw = Phase de l’Allemand
phase-de_reject = Phase de l’Allemand
phase-counter_column = Phase de l’Allemand
phase-de_events = Phase de l’Allemand
phase-commit = Inter-phase
phase-de_opening = Phase d’Assaut
phase-us_answer = Phase d’Assaut
phase-us_bid = Phase d’Assaut
phase-de_bid = Phase d’Assaut
phase-destroyed = Phase d’Assaut
phase-replace = Phase d’Assaut
phase-assault_won = Fin de l’Assaut
phase-score = Fin de l’Assaut
phase-bonus = Fin de l’Assaut
phase-end_effects = Fin de l’Assaut
phase-recovery = Fin de l’Assaut
phase-mission_end = Fin de l’Assaut
phase-scout = Reconnaissance
phase-pir_move = Déplacement du PIR
phase-pir_blocked = PIR bloqué
phase-heroic_grant = Cartes Héroïques
phase-turn_end = Fin du tour

column-fiere = La Fière
column-chef = Chef-du-Pont
sector-main = Secteur de Sainte-Mère-Église
sector-bridges = Secteur des Ponts

layout-historical = historique
layout-ludic = ludique
regiment-502 = 502ᵉ PIR
    .the = le 502ᵉ PIR
    .The = Le 502ᵉ PIR
    .of = du 502ᵉ PIR
    .to = au 502ᵉ PIR
regiment-506 = 506ᵉ PIR
    .the = le 506ᵉ PIR
    .The = Le 506ᵉ PIR
    .of = du 506ᵉ PIR
    .to = au 506ᵉ PIR
regiment-501 = 501ᵉ PIR
    .the = le 501ᵉ PIR
    .The = Le 501ᵉ PIR
    .of = du 501ᵉ PIR
    .to = au 501ᵉ PIR
fatigue-fresh = En Forme
fatigue-tired = Fatigué
fatigue-exhausted = Épuisé

arm-n = nord
arm-e = est
arm-s = sud
arm-w = ouest
circle-1 = cercle 1
circle-2 = cercle 2
circle-3 = village
marker-objective = Objectif
marker-decoy = Leurre
place-cross = { $arm }, { $circle }
place-named = « { $terrain } » ({ $place })

quoted = « { $card } »
quoted-times = « { $card } » (×{ $number })
on-unit = sur « { $card } »
on-unit-first = sur « { $card } » (première Unité)
on-unit-second = sur « { $card } » (seconde Unité)
own-unit = votre Unité
list-and = { $first } et { $last }

## Unités américaines

card-us_paratroopers = Parachutistes U.S.
    .text = V.C. +1 si un autre Parachutiste combat à leurs côtés.
    .short = +1 avec un autre Parachutiste
card-us_para_squad = Escouade de Parachutistes
    .text = À son entrée, si un autre Parachutiste combat à ses côtés, lancez un jeton 0/+1 foncé pour cette Unité.
    .short = 1 jeton foncé avec un autre Para.
card-us_demolition = Escouade de Démolition
    .text = À son entrée, l’Allemand choisit : perdre un jeton, ou défausser la première carte de sa pioche. Il ne peut choisir ce qu’il n’a pas.
    .short = Allem. : −1 jeton ou −1 en pioche
card-us_recon = Équipe de reconnaissance
    .text = V.C. +1 si un autre Parachutiste combat à ses côtés. À Utah, après un Assaut gagné, défaussez-la de votre main pour redéployer le PIR.
    .short = +1 avec un autre Parachutiste
card-us_radio = Équipe Radio
    .text = À son entrée, piochez 1 carte.
    .short = Piochez 1 carte
card-us_hq = QG
    .text = Activez-le en rendant un jeton 0/+1 sans le lancer : +3 à votre total au prochain Combat de cet Assaut.
    .short = Rendez 0/+1 : +3 Combat suivant
card-us_at_gun = Canon anti-char M1
    .text = V.C. +3 face à un Véhicule. Ignore l’effet du Sturmgeschütz III.
    .short = +3 / Véhicule, ignore le StuG III
card-us_jeep = Jeep Willys
    .text = À son entrée, vous pouvez lui adjoindre une de vos Unités déjà inclinées dans cet Assaut, de V.C. 3 ou moins : sa V.C. compte, pas son effet.
    .short = + 1 Unité inclinée (V.C. ≤ 3)
card-us_browning = Mitrailleuse Browning
    .text = À son entrée, lancez 3 jetons 0/+1 foncés pour cette Unité.
    .short = Lancez 3 jetons foncés
card-us_mortars = Mortiers M2
    .text = À leur entrée, lancez 2 jetons 0/+1 foncés pour cette Unité.
    .short = Lancez 2 jetons foncés
card-us_officer = Officier
    .text = Tant qu’il est au Combat, jusqu’à 2 de vos jetons 0/+1 réussissent sans lancer le dé.
    .short = 2 jetons 0/+1 réussis d’office
card-us_medics = Infirmiers
    .text = À la fin de l’Assaut, gagné ou perdu, reprenez en main une de vos Unités de V.C. 3 ou moins qui y a été jouée.
    .short = À la fin : reprenez V.C. ≤ 3
card-us_pathfinders = Éclaireurs
    .text = À leur entrée, regardez les 3 premières cartes de votre pioche : prenez-en une en main, les autres vont dessous.
    .short = Voyez 3 cartes, gardez-en 1
card-us_glider_inf = Infanterie planeurs
    .text = À son entrée, prenez un jeton 0/+1.
    .short = Prenez un jeton 0/+1
card-us_sherman = Char Sherman
    .text = V.C. +2 sur une Sortie de plage.
    .short = +2 sur une Sortie de plage
card-us_howitzer = Obusier M1A1
    .text = À son entrée, l’Allemand perd un jeton de son choix.
    .short = L’Allemand perd 1 jeton
card-us_villagers = Villageois
    .text = À leur entrée, prenez un jeton +1/+1.
    .short = Prenez un jeton +1/+1
card-us_stragglers = Isolés
    .text = À leur entrée, prenez un jeton 0/+1, sauf si le Terrain est un Bâtiment.
    .short = Un jeton 0/+1 hors Bâtiment

## Actions de Combat américaines

card-us_grenade = Grenade US
    .text = +2 à une de vos Unités, et lancez un jeton 0/+1 foncé pour elle.
    .short = +2 et lancez 1 jeton foncé
card-us_smoke = Grenade fumigène
    .text = Seulement quand une Unité allemande vient d’être détruite, aucune Unité requise : Taille du Terrain −1.
    .short = Unité allem. détruite : Taille −1
card-us_waco = Planeurs Waco
    .text = Prenez 2 jetons +1/+1.
    .short = Prenez 2 jetons +1/+1
card-us_perfect_shot = Tir parfait
    .text = Aucune Unité requise. Détruit l’Unité allemande, quelle que soit sa V.C. : vous gagnez ce Combat.
    .short = Gagnez le Combat, même sans Unité
card-us_mine = Mine M7
    .text = Aucune Unité requise. Défausse une Unité allemande de V.C. 4 ou moins : l’Allemand la remplace dans ce même Combat ou abandonne le Terrain.
    .short = Défausse Unité allem. V.C. ≤ 4
card-us_foiled = Échec
    .text = En réaction, aucune Unité requise : annule l’Action de Combat allemande qui vient d’être jouée, sauf Héroïque.
    .short = Annule une Action allemande
card-us_sabotage = Sabotage
    .text = En réaction, aucune Unité requise : annule l’Événement allemand qui vient d’être joué, sauf Héroïque.
    .short = Annule un Événement allemand
card-us_bazooka = Bazooka
    .text = +4 à une de vos Unités face à un Véhicule, sinon +1.
    .short = +4 face à un Véhicule, sinon +1
card-us_close = Corps à corps
    .text = +1 à une de vos Unités pour chaque Parachutiste que vous avez dans ce Combat.
    .short = +1 par Parachutiste au Combat
card-us_gammon = Grenade Gammon
    .text = +3 à une de vos Unités si le Terrain est un Bâtiment, sinon +1.
    .short = +3 sur un Bâtiment, sinon +1
card-us_suppress = Tir de suppression
    .text = L’Allemand ne peut plus jouer de jeton jusqu’à la fin de ce Combat.
    .short = Plus de jeton allemand ce Combat
card-us_ammo_drop = Munitions larguées
    .text = Prenez 2 jetons 0/+1.
    .short = Prenez 2 jetons 0/+1
card-us_cricket = Criquet
    .text = Reprenez en main une Unité de V.C. 2 ou moins de votre défausse.
    .short = Défausse : reprenez V.C. ≤ 2
card-us_fallback = Repli ordonné
    .text = Si vous perdez cet Assaut, reprenez en main à la fin une de vos Unités de V.C. 4 ou moins qui y a été jouée.
    .short = Si perdu : reprenez V.C. ≤ 4

## Événements américains

card-us_airdrop = Parachutages
    .text = Piochez 2 cartes et prenez 2 jetons 0/+1.
    .short = Piochez 2, prenez 2 jetons 0/+1
card-us_tactical = Choix tactique
    .text = En Progression, avant que le Terrain soit choisi ou révélé : l’Assaut reste dans le même Secteur ce tour. Ou dans votre phase : piochez 1 carte et prenez un jeton 0/+1.
    .short = Même Secteur, ou 1 carte et 0/+1
card-us_diversion = Diversion
    .text = En Progression, dès que l’Allemand a posé le pion Assaut : déplacez-le sur un autre Terrain attaquable de votre choix.
    .short = Déplacez le pion Assaut
card-us_p51 = P-51 Mustang - Jabo
    .text = Au choix : détruisez un Événement Permanent allemand en jeu, ou l’Allemand perd 2 jetons de son choix.
    .short = Détruit un E.P. ou −2 jetons
card-us_regroup = Regroupement
    .text = Prenez 3 jetons 0/+1.
    .short = Prenez 3 jetons 0/+1
card-us_intel = Renseignements
    .text = L’Allemand vous montre 3 cartes de sa main, tirées au hasard.
    .short = Voyez 3 cartes allemandes
card-us_cut_wires = Lignes coupées
    .text = À jouer en Progression : l’Allemand pioche 1 carte de moins sur ce Terrain (minimum 1).
    .short = Progression : pioche allemande −1
card-us_dig_in = Retranchés
    .text = Ce Terrain compte comme un Bâtiment jusqu’à la fin du tour.
    .short = Terrain Bâtiment pour ce tour
card-us_second_wind = Second souffle
    .text = Reprenez en main une Unité de V.C. 3 ou moins de votre défausse.
    .short = Défausse : reprenez V.C. ≤ 3
card-us_naval = Appui naval
    .text = Taille du Terrain −1 (minimum 1).
    .short = Taille −1 (min. 1)
card-us_eureka = Balise Eureka
    .text = Piochez 2 cartes, puis défaussez 1 carte de votre choix.
    .short = Piochez 2, défaussez 1
card-us_village_net = Réseau du village
    .text = Prenez un jeton +1/+2 et un jeton 0/+1.
    .short = Prenez un +1/+2 et un 0/+1
card-us_rally = Ralliement
    .text = À jouer en Progression : le PIR qui attaque redevient En Forme, même après deux Assauts de suite. Si le 501ᵉ attaque, un autre PIR de votre choix.
    .short = Progression : un PIR En Forme

## Unités allemandes

card-de_sentry = Sentinelle
    .text = Quand elle est détruite, piochez 1 carte.
    .short = Détruite : piochez 1 carte
card-de_patrol = Patrouille
    .text = À son entrée, lancez un jeton 0/+1 foncé pour cette Unité.
    .short = Lancez 1 jeton foncé
card-de_luftlande = Luftlande
    .text = Les effets des Unités américaines dotées de Soutien sont ignorés dans ce Combat.
    .short = Ignore l’effet des Soutiens
card-de_grenadiers = Grenadiers
    .text = V.C. +1 pour chaque Action de Combat allemande jouée dans les Combats précédents de cet Assaut.
    .short = +1 par A.C. des Combats précédents
card-de_stug = Sturmgeschütz III
    .text = Chaque Unité américaine de ce Combat a V.C. −1 (jamais moins de 0).
    .short = Chaque Unité américaine −1
card-de_flak88 = Canon Flak de 88
    .text = V.C. +3 sur un Bâtiment, sauf face à un Véhicule. Dès qu’un Véhicule lui fait face, lancez 4 fois le dé : +1 ou +2 chaque fois.
    .short = Bâtiment +3 ; Véhicule 4 × +1/+2
card-de_wespe = Canon automoteur Wespe
    .text = V.C. +2 si des Grenadiers ont été joués plus tôt dans cet Assaut.
    .short = +2 après des Grenadiers
card-de_granatwerfer = Granatwerfer 42
    .text = À son entrée, lancez 2 jetons 0/+1 foncés pour cette Unité.
    .short = Lancez 2 jetons foncés
card-de_mg42 = MG 42
    .text = V.C. +1 pour chaque Unité américaine dans ce Combat.
    .short = +1 par Unité américaine
card-de_ost = Bataillon de l’Est
    .text = —
    .short = —
card-de_fjr = Fallschirmjäger
    .text = V.C. +1 face à un Parachutiste.
    .short = +1 face à un Parachutiste
card-de_pak40 = Canon Pak 40
    .text = V.C. +3 face à un Véhicule.
    .short = +3 face à un Véhicule
card-de_r35 = Char R35 de prise
    .text = À son entrée, l’Américain perd un jeton de son choix.
    .short = L’Américain perd 1 jeton
card-de_courier = Estafette
    .text = À son entrée, piochez 1 carte.
    .short = Piochez 1 carte
card-de_captain = Hauptmann
    .text = Quand il est détruit : +2 à votre total au prochain Combat de cet Assaut.
    .short = Détruit : +2 au Combat suivant
card-de_gunners = Artilleurs
    .text = V.C. +2 sur une Sortie de plage ou à la Batterie de Saint-Martin-de-Varreville.
    .short = +2 Sortie de plage ou Batterie
card-de_pioneers = Pioniere
    .text = Quand ils sont détruits : Taille du Terrain +1.
    .short = Détruits : Taille +1
card-de_ss_pzgren = Panzergrenadiers SS
    .text = V.C. +1 si une autre Unité SS combat à leurs côtés.
    .short = +1 avec une autre Unité SS
card-de_ss_recon = Éclaireurs SS
    .text = À leur entrée, piochez 1 carte.
    .short = Piochez 1 carte
card-de_ss_pio = Pionniers SS
    .text = V.C. +2 sur un Bâtiment.
    .short = +2 sur un Bâtiment
card-de_ss_mg = Groupe MG SS
    .text = À son entrée, lancez 2 jetons 0/+1 foncés pour cette Unité.
    .short = Lancez 2 jetons foncés
card-de_sdkfz222 = Sd.Kfz. 222
    .text = À son entrée, prenez 2 jetons SS +1/+1.
    .short = Prenez 2 jetons SS +1/+1
card-de_sdkfz251 = Sd.Kfz. 251
    .text = —
    .short = —
card-de_ss_leader = Chef de groupe SS
    .text = Tant qu’il est au Combat, jusqu’à 2 de vos jetons 0/+1 réussissent sans lancer le dé.
    .short = 2 jetons 0/+1 réussis d’office

## Actions de Combat allemandes

card-de_m24 = Grenade M24
    .text = +2 à une de vos Unités.
    .short = +2 à votre Unité
card-de_ammo = Munitions
    .text = Prenez 2 jetons 0/+1.
    .short = Prenez 2 jetons 0/+1
card-de_spotted = Ennemi repéré
    .text = +3 à une Sentinelle ou à une Patrouille, +1 à toute autre de vos Unités.
    .short = Sentinelle/Patrouille +3, sinon +1
card-de_trench = Tranchée
    .text = Seulement quand une Unité allemande vient d’être détruite, aucune Unité requise : Taille du Terrain +1.
    .short = Unité allem. détruite : Taille +1
card-de_sniper = Tireur embusqué
    .text = En réaction, aucune Unité requise : annule l’Action de Combat américaine qui vient d’être jouée, sauf Héroïque.
    .short = Annule une Action américaine
card-de_smine = Schrapnellmine
    .text = En réaction, aucune Unité requise : annule l’Unité américaine de V.C. 3 ou moins qui vient d’être jouée ; elle est défaussée.
    .short = Annule Unité amér. V.C. ≤ 3
card-de_panzerfaust = Panzerfaust
    .text = +4 à une de vos Unités face à un Véhicule, sinon +1.
    .short = +4 face à un Véhicule, sinon +1
card-de_heavy_fire = Feu nourri
    .text = L’Américain ne peut plus jouer de jeton jusqu’à la fin de ce Combat.
    .short = Plus de jeton américain ce Combat
card-de_last_push = Dernier effort
    .text = Défaussez 1 carte de votre choix de votre main : +3 à une de vos Unités.
    .short = Défaussez 1 carte : +3
card-de_pinned = Cloués au sol
    .text = L’Américain ne peut pas jouer de seconde Unité dans ce Combat.
    .short = Pas de 2ᵉ Unité américaine
card-de_flare = Fusée éclairante
    .text = +1 à une de vos Unités. L’Américain vous montre 2 cartes de sa main, tirées au hasard.
    .short = +1, voyez 2 cartes américaines
card-de_ss_drive = Élan offensif
    .text = +2 à une Unité SS, +1 à toute autre de vos Unités.
    .short = Unité SS +2, sinon +1
card-de_salvage = Décrochage
    .text = Seulement quand une Unité allemande vient d’être détruite, aucune Unité requise : reprenez en main une de vos Unités de V.C. 3 ou moins jouée dans cet Assaut.
    .short = Unité détruite : reprenez V.C. ≤ 3

## Événements allemands

card-de_wire = Barbelés
    .text = L’Américain perd 3 jetons de son choix.
    .short = L’Américain perd 3 jetons
card-de_logistics = Logistique
    .text = Piochez jusqu’à avoir autant de cartes en main que l’Américain, 3 au plus.
    .short = Égalez la main amér. (3 au plus)
card-de_disoriented = Américains désorientés
    .text = L’Américain défausse 2 cartes de son choix.
    .short = L’Américain défausse 2 cartes
card-de_fire88 = Tir de 88
    .text = À jouer en Progression : aucune Production ce tour.
    .short = Progression : pas de Production
card-de_barrage = Barrage d’artillerie
    .text = Au choix : détruisez un Événement Permanent américain en jeu, ou l’Américain défausse 1 carte au hasard.
    .short = Détruit un E.P. ou −1 carte
card-de_minefield = Champ de mines
    .text = La première Unité américaine de cet Assaut a V.C. −2 (jamais moins de 0).
    .short = 1ʳᵉ Unité américaine −2
card-de_local_reserve = Réserve locale
    .text = Piochez 2 cartes.
    .short = Piochez 2 cartes
card-de_floods = Inondations
    .text = À jouer en Progression : l’Américain pioche 1 carte de moins sur ce Terrain (minimum 1).
    .short = Progression : pioche amér. −1
card-de_counterorder = Contre-ordre
    .text = Reprenez en main une Unité de V.C. 3 ou moins de votre défausse.
    .short = Défausse : reprenez V.C. ≤ 3
card-de_supply = Ravitaillement
    .text = Prenez 3 jetons 0/+1.
    .short = Prenez 3 jetons 0/+1
card-de_questioning = Prisonniers
    .text = L’Américain vous montre 3 cartes de sa main, tirées au hasard.
    .short = Voyez 3 cartes américaines
card-de_column = Colonne blindée
    .text = Taille du Terrain +1 (maximum 6).
    .short = Taille +1 (max. 6)

## Cartes Héroïques américaines

card-us_h_ridgway = QG du Gal Ridgway
    .text = À son entrée, vous pouvez lui adjoindre une Unité de V.C. 3 ou moins de votre défausse ; son effet s’applique.
    .short = + Unité défaussée (V.C. ≤ 3)
card-us_h_vandervoort = Lt-Col Vandervoort
    .text = À son entrée, prenez un jeton +1/+1.
    .short = Prenez un jeton +1/+1
card-us_h_turnbull = Section du Lt Turnbull
    .text = Taille du Terrain −2 (minimum 1).
    .short = Taille −2 (min. 1)
card-us_h_gavin = Gal Gavin au pont
    .text = Piochez 2 cartes. +2 à votre total au premier Combat de cet Assaut.
    .short = Piochez 2 ; +2 au 1ᵉʳ Combat
card-us_h_501 = 501ᵉ PIR
    .text = En Progression, avant le choix du Terrain : posez le 501ᵉ PIR sur un Terrain libre, sans dérive. L’Assaut de ce tour y a lieu, puis le 501ᵉ quitte le jeu.
    .short = Progression : Assaut du 501ᵉ
card-us_h_winters = Lt Winters
    .text = Face à une Arme lourde : V.C. +2, et l’effet de celle-ci est ignoré.
    .short = Arme lourde : +2, effet ignoré
card-us_h_taylor = Gal Taylor
    .text = Prenez 2 jetons 0/+3.
    .short = Prenez 2 jetons 0/+3
card-us_h_cole = Lt-Col Cole
    .text = +4 à une de vos Unités.
    .short = +4 à votre Unité
card-us_h_4thdiv = Pointe de la 4ᵉ DI
    .text = V.C. +2 sur une Sortie de plage.
    .short = +2 sur une Sortie de plage
card-us_h_villagers = Aide des villageois
    .text = À jouer au moment de la Production : produisez sur 2 Objectifs différents non contrôlés, même Engagés.
    .short = Produisez sur 2 Objectifs
card-us_h_johnston = Major Johnston
    .text = À son entrée, prenez un jeton +1/+2.
    .short = Prenez un jeton +1/+2
card-us_h_belltower = Observateurs du clocher
    .text = Aucune Unité requise. Si toutes les Unités allemandes présentes ont une V.C. de 5 ou moins, les détruit : vous gagnez ce Combat.
    .short = Détruit V.C. ≤ 5, sans Unité

## Cartes Héroïques allemandes

card-de_h_falley = QG du Gal Falley
    .text = Prenez Luftlande Falley en main et un jeton 0/+1.
    .short = Luftlande Falley et un jeton 0/+1
card-de_h_1058 = 1058ᵉ régiment
    .text = V.C. +1 pour chaque Unité allemande détruite dans cet Assaut.
    .short = +1 par Unité allemande détruite
card-de_h_storm = Bataillon d’assaut
    .text = +3 à une de vos Unités. L’Américain ne peut plus jouer de jeton jusqu’à la fin de ce Combat.
    .short = +3, plus de jeton américain
card-de_h_azeville = Batterie d’Azeville
    .text = L’Américain perd 2 jetons que vous choisissez, et défausse 1 carte de son choix.
    .short = Américain : −2 jetons, −1 carte
card-de_h_forward = En avant !
    .text = Si vous gagnez cet Assaut, posez 2 jetons de Contrôle sur le Terrain au lieu d’un.
    .short = Si gagné : 2 jetons de Contrôle
card-de_h_heydte = 6ᵉ régiment parachutiste
    .text = V.C. +1 face à un Parachutiste.
    .short = +1 face à un Parachutiste
card-de_h_crisbecq = Batterie de Crisbecq
    .text = L’Américain perd 3 jetons que vous choisissez.
    .short = Américain : −3 jetons, au choix
card-de_h_wn5 = Point d’appui WN5
    .text = Taille du Terrain +2 (maximum 6).
    .short = Taille +2 (max. 6)
card-de_h_sector = Réserve de secteur
    .text = Piochez 3 cartes.
    .short = Piochez 3 cartes
card-de_h_nightfight = Embuscade nocturne
    .text = +2 à une de vos Unités. L’Américain ne peut pas jouer de seconde Unité dans ce Combat.
    .short = +2, pas de 2ᵉ Unité américaine
card-de_h_retreat = Retraite organisée
    .text = À jouer quand l’Américain gagne l’Assaut, aucune Unité requise : le Terrain reste en jeu, sans contrôle, ni P.V., ni Barricade.
    .short = Assaut perdu : Terrain rejouable
card-de_h_spearhead = Pointe blindée
    .text = À son entrée, l’Américain perd un jeton de son choix.
    .short = L’Américain perd 1 jeton
card-de_h_88battery = Batterie de 88
    .text = Taille du Terrain +1 (maximum 6). L’Américain perd 2 jetons de son choix.
    .short = Taille +1, Américain −2 jetons
card-de_luftlande_falley = Luftlande Falley
    .text = Les effets des Unités américaines dotées de Soutien sont ignorés dans ce Combat. V.C. +1 sur un Objectif.
    .short = Soutiens sans effet ; Objectif +1

## Événements Permanents

card-us_p_air = Supériorité aérienne
    .text = Dans votre phase, si vous n’avez activé aucun autre Événement Permanent ce tour-ci : l’Allemand perd un jeton de son choix.
    .short = Par tour : Allemand −1 jeton
card-us_p_comms = Réseau radio
    .text = Dans votre phase, si vous n’avez activé aucun autre Événement Permanent ce tour-ci : piochez 1 carte, puis défaussez 1 carte de votre choix.
    .short = Par tour : piochez 1, défaussez 1
card-us_p_supply = Ravitaillement par planeurs
    .text = Dans votre phase, si vous n’avez activé aucun autre Événement Permanent ce tour-ci : prenez un jeton 0/+1.
    .short = Par tour : un jeton 0/+1
card-de_p_battery = Batteries côtières
    .text = Dans votre phase, si vous n’avez activé aucun autre Événement Permanent ce tour-ci : l’Américain perd un jeton de son choix.
    .short = Par tour : Américain −1 jeton
card-de_p_flooding = Arrière-pays inondé
    .text = Dans votre phase, si vous n’avez activé aucun autre Événement Permanent ce tour-ci : la première Unité américaine de l’Assaut de ce tour a V.C. −1 (jamais moins de 0).
    .short = Par tour : 1ʳᵉ Unité amér. −1
card-de_p_reserve = Réserve motorisée
    .text = Dans votre phase, si vous n’avez activé aucun autre Événement Permanent ce tour-ci : prenez un jeton 0/+1.
    .short = Par tour : un jeton 0/+1

## Variantes

card-us_v_paragren = Grenadiers Parachutistes
    .text = V.C. +1 pour chaque Action de Combat américaine jouée dans les Combats précédents de cet Assaut.
    .short = +1 par A.C. des Combats précédents
card-us_v_radio = Équipe radio chevronnée
    .text = À son entrée, regardez les 2 premières cartes de votre pioche : prenez-en une en main, l’autre va dessous. Prenez un jeton 0/+1.
    .short = Voyez 2, gardez 1 ; un jeton 0/+1
card-us_v_recon = Reconnaissance montée
    .text = À son entrée, regardez les 2 premières cartes de la pioche allemande et reposez-les dans le même ordre.
    .short = Voyez 2 cartes, pioche allemande
card-us_v_demolition = Sapeurs d’assaut
    .text = V.C. +2 sur un Bâtiment.
    .short = +2 sur un Bâtiment
card-de_v_granat = Granatwerfer en appui
    .text = Quand il est détruit : +2 à votre total au prochain Combat de cet Assaut.
    .short = Détruit : +2 au Combat suivant
card-de_v_patrol = Patrouille de nuit
    .text = À son entrée, l’Américain défausse 1 carte de son choix.
    .short = L’Américain défausse 1 carte
card-de_v_mg = MG 42 en feu croisé
    .text = V.C. +2 pour chaque Unité américaine dans ce Combat.
    .short = +2 par Unité américaine
card-de_v_m24 = Charge groupée
    .text = +4 à une de vos Unités face à un Véhicule, sinon +1.
    .short = +4 face à un Véhicule, sinon +1

## Terrains de Sainte-Mère-Église

terrain-sme = Sainte-Mère-Église
    .text = —
    .short = —
terrain-crossroads = Carrefour
    .text = Fin de l’Assaut : le perdant prend un jeton 0/+1.
    .short = Le perdant prend un jeton 0/+1
terrain-road = Route
    .text = Progression : l’Allemand lance le dé. Réussite, il pioche 1 carte de plus ce tour ; sinon, c’est l’Américain.
    .short = Dé : un camp pioche 1 carte de plus
terrain-houses = Maisons
    .text = —
    .short = —
terrain-neuville = Neuville-au-Plain
    .text = Fin de l’Assaut : si l’Allemand gagne, il prend un jeton 0/+1 de plus.
    .short = Victoire allem. : jeton 0/+1
terrain-dropzone = Zone de parachutage
    .text = Progression : l’Américain prend un jeton 0/+1.
    .short = L’Américain prend un jeton 0/+1
terrain-lafiere = Pont de La Fière
    .text = Chaque Véhicule allemand a V.C. +1.
    .short = Véhicules allemands +1
terrain-marsh = Marais
    .text = Aucun camp ne peut y jouer de Véhicule.
    .short = Pas de Véhicule
terrain-flooded = Champs inondés
    .text = Chaque Véhicule, de l’un ou l’autre camp, a V.C. −2 (jamais moins de 0).
    .short = Véhicules −2
terrain-chef = Pont de Chef-du-Pont
    .text = —
    .short = —
terrain-station = Gare de Chef-du-Pont
    .text = Fin de l’Assaut : le vainqueur pioche 1 carte.
    .short = Le vainqueur pioche 1 carte

## Terrains d'Utah Beach

terrain-exit1 = Sortie de plage n° 1
    .text = —
    .short = —
terrain-exit2 = Sortie de plage n° 2
    .text = —
    .short = —
terrain-exit3 = Sortie de plage n° 3
    .text = —
    .short = —
terrain-exit4 = Sortie de plage n° 4
    .text = —
    .short = —
terrain-poupeville = Poupeville
    .text = —
    .short = —
terrain-smdm = Sainte-Marie-du-Mont
    .text = Fin de l’Assaut : le vainqueur pioche 1 carte.
    .short = Le vainqueur pioche 1 carte
terrain-wxyz = Le Complexe WXYZ
    .text = Fin de l’Assaut : le vainqueur prend un jeton 0/+3.
    .short = Le vainqueur prend un jeton 0/+3
terrain-battery = Batterie de Saint-Martin-de-Varreville
    .text = Chaque Arme lourde allemande a V.C. +1.
    .short = Armes lourdes allemandes +1
terrain-bocage = Bocage
    .text = Au premier Combat, l’Américain ne peut pas jouer de seconde Unité.
    .short = 1ᵉʳ Combat : 1 seule Unité amér.
terrain-brecourt = Manoir de Brécourt
    .text = Chaque Arme lourde allemande a V.C. +1.
    .short = Armes lourdes allemandes +1
terrain-wn = Nid de résistance
    .text = Fin de l’Assaut : si l’Allemand gagne, il choisit le PIR qui attaque au tour suivant.
    .short = Victoire allem. : choisit le PIR
terrain-causeway = Chaussée inondée
    .text = Aucun camp ne peut y jouer de Véhicule.
    .short = Pas de Véhicule

## Terrains de Graignes

terrain-mairie = Mairie
    .text = Production : l’Américain prend un jeton +1/+2 et un jeton 0/+1.
    .short = Produit un +1/+2 et un 0/+1
terrain-church = Église
    .text = Production : l’Américain lance le dé ; Réussite, il reprend en main une Unité de V.C. 4 ou moins de sa défausse et la montre.
    .short = Dé : Unité reprise (V.C. ≤ 4)
terrain-redhouse = Maison Rouge
    .text = Production : l’Américain lance 2 fois le dé ; à chaque Réussite, l’Allemand pioche 1 carte de moins ce tour (minimum 1).
    .short = Pioche allem. −1 par Réussite
terrain-farm = Grande Ferme
    .text = Production : l’Américain lance 2 fois le dé. Deux Réussites, ou une seule et 4 jetons quelconques payés : Taille du Terrain attaqué −1 (minimum 1).
    .short = 2 dés : 2 Réussites, Taille −1
terrain-canal = Canal
    .text = Fin de l’Assaut : si l’Américain gagne, il pose l’Écluse sur un Terrain non contrôlé, hors Objectif ; l’Allemand y pioche 1 carte de moins (minimum 1).
    .short = Victoire amér. : pion Écluse
terrain-square = Place
    .text = Progression : l’Américain peut faire de ce Terrain un Bâtiment jusqu’à la fin du tour.
    .short = Peut devenir un Bâtiment
terrain-bigmarsh = Grand Marais
    .text = Aucun camp ne peut y jouer de Véhicule.
    .short = Pas de Véhicule
terrain-street = Rue
    .text = Chaque Véhicule allemand a V.C. +1.
    .short = Véhicules allemands +1
terrain-hedge = Haie
    .text = La première Unité allemande de l’Assaut a V.C. −1 (jamais moins de 0).
    .short = 1ʳᵉ Unité allemande −1

## Types d'Unités

type-Para = Parachutiste
    .plural = Parachutistes
type-Vehicle = Véhicule
    .plural = Véhicules
type-Gun = Arme lourde
    .plural = Armes lourdes
type-Infantry = Infanterie
    .plural = Infanterie
type-HQ = QG
    .plural = QG
type-SS = SS
    .plural = SS
type-Civilian = Civil
    .plural = Civils

## Mentions des Terrains

tag-Building = Bâtiment
tag-Objective = Objectif
tag-Exit = Sortie de plage
tag-Special = Terrain Spécial
tag-Wet = Terrain humide
tag-Bridge = Pont
tag-Village = Village

## Genres de cartes

kind-unit = Unité
kind-action = Action de Combat
kind-event = Événement
kind-permanent = Événement Permanent

## Jetons de Combat

token-light = 0/+1
    .count = { $n ->
        [one] { $n } jeton 0/+1
       *[other] { $n } jetons 0/+1
    }
token-dark = 0/+1 foncé
    .count = { $n ->
        [one] { $n } jeton 0/+1 foncé
       *[other] { $n } jetons 0/+1 foncés
    }
token-plus1 = +1/+1
    .count = { $n ->
        [one] { $n } jeton +1/+1
       *[other] { $n } jetons +1/+1
    }
token-plus12 = +1/+2
    .count = { $n ->
        [one] { $n } jeton +1/+2
       *[other] { $n } jetons +1/+2
    }
token-zero3 = 0/+3
    .count = { $n ->
        [one] { $n } jeton 0/+3
       *[other] { $n } jetons 0/+3
    }
token-ss = SS +1/+1
    .count = { $n ->
        [one] { $n } jeton SS +1/+1
       *[other] { $n } jetons SS +1/+1
    }

## Choix

act-keep = Garder cette main
act-mulligan = Mulligan : six nouvelles cartes
act-layout = Mise en place { $layout }
act-number = Colonne suivante : le numéro { $number }
act-put = Poser « { $terrain } » sur { $place }
act-lay_rest = Tirer le reste au hasard
act-drop = Sauter sur { $place }
act-drift = Laisser dériver vers { $place }
act-stay = Laisser se poser là
act-hide = Objectifs : { $place } et { $place2 }
act-column = Colonne de { $column }
act-fight = Se battre pour « { $terrain } »
act-attack = Attaquer { $place }
act-counter = Contre-attaquer « { $terrain } »
act-regiment = Attaquer avec { $regiment }
act-divert = Déplacer le pion Assaut sur { $place }
act-square = Poser le PIR sur { $place }
act-play = Jouer « { $card } »
act-produce = Produire : { $place }
act-activate = Activer « { $card } »
act-refresh = { $Regiment } redevient En Forme
act-extra = Piocher une carte de plus, puis en défausser une
act-normal = Piocher le nombre normal
act-reject = Défausser « { $card } »
act-commit = Engager « { $card } » (V.C. { $card_vc })
act-commit-second = Ajouter « { $card } » (V.C. { $card_vc }) en Soutien
act-action = Jouer « { $card } »{ $on }
act-token = Jouer un jeton { $token }{ $on }
act-ability = Activer { $unit }
act-stop = S’arrêter là
act-stop-events = Finir ma phase
act-stop-opening = Laisser l’Américain répondre
act-stop-us-ahead = Laisser l’Allemand répondre
act-stop-us-behind = Abandonner le Combat : l’Assaut est perdu
act-stop-de-ahead = Laisser l’Américain répondre
act-stop-de-behind = Abandonner le Combat : votre Unité est détruite
act-abandon = Abandonner le Terrain : l’Assaut est perdu
act-cancel = Annuler avec « { $card } »
act-give = Rendre un jeton { $token }
act-give-other = Faire rendre un jeton { $token }
act-discard = Défausser « { $card } »
act-take = Prendre « { $card } »
act-take-recover = Reprendre « { $card } »
act-target = { $which ->
        [first] Viser « { $card } » (première Unité)
        [second] Viser « { $card } » (seconde Unité)
       *[only] Viser « { $card } »
    }
act-target-destroy_permanent = Détruire « { $card } »
act-either = { $choice ->
        [0] Le premier effet
       *[other] Le second effet
    }
act-pay = Payer
act-decline = Ne pas payer
act-none = Non, rien
act-none-before_terrain = Ne rien jouer maintenant
act-none-after_marker = Laisser le pion où il est
act-none-us_wins = Laisser le Terrain à l’Américain
act-none-villagers_help = Ne rien jouer maintenant
act-none-production = Ne rien produire
act-none-recover = Ne rien reprendre
act-none-building = Ne pas tenter de récupération
act-none-prepare = Ne rien préparer ce tour-ci
act-none-scout = Ne pas éclairer
act-none-blocked = Aucune Équipe de reconnaissance en main
act-recover = Tenter de récupérer « { $card } »
act-prepare = Placer « { $card } » face cachée
act-scout = Éclairer { $place }
act-move = Avancer sur { $place }
act-redeploy = Équipe de reconnaissance : redéployer sur { $place }
act-push = Repousser sur { $place }
act-land = Placer le PIR sur { $place }
act-lock = Poser l’Écluse sur { $place }
act-pass = Laisser faire
act-pass-progression = Ne rien jouer
act-pass-unit_destroyed = Ne rien jouer

## Refus

refusal-other-side = « { $card } » est une carte de l’autre camp.
refusal-not-held = « { $card } » n’est pas en main.
refusal-not-in-play = « { $card } » n’est pas en jeu de votre côté.
refusal-no-token = Aucun jeton { $token } n’est disponible.
refusal-terrain = { $terrain } : cette Unité ne peut pas y combattre.
refusal-tokens-forbidden = { $Side } ne peut plus jouer de jeton dans ce Combat.
refusal-second-forbidden = { $Side } ne peut pas jouer de seconde Unité dans ce Combat.

either-us_demolition-first = Rendre un jeton
either-us_demolition-second = Défausser la première carte de la pioche
either-us_p51-first = Détruire un Événement Permanent allemand
either-us_p51-second = Faire perdre 2 jetons à l’Allemand
either-de_barrage-first = Détruire un Événement Permanent américain
either-de_barrage-second = Faire défausser une carte au hasard à l’Américain
either-square-first = En faire un Bâtiment pour ce tour
either-square-second = Laisser le Terrain tel quel

## Questions

ask-mulligan = Garder cette main, ou la remélanger pour six nouvelles cartes (une seule fois) ?
ask-layout = Quelle mise en place annoncer ?
ask-number = Quel numéro pour la colonne suivante, de gauche à droite ({ $number ->
        [0] aucune placée
        [one] une placée
       *[other] { $number } placées
    }) ?
ask-put = { $number2 ->
        [0] Aucun Terrain posé
        [one] Un Terrain posé
       *[other] { $number2 } Terrains posés
    } sur 16 : lequel poser, et où ?
ask-hide = Où cacher vos deux pions Objectif ? Les deux autres Terrains du village reçoivent les Leurres.
ask-before_terrain = Le prochain Terrain n’est pas encore connu : jouer une carte maintenant ?
ask-column = Quelle colonne attaquer ?
ask-front = Pour lequel de ces deux Terrains se battre ?
ask-counter = Contre-attaque : quel Terrain de l’Américain reprendre ?
ask-attack = Quel Terrain attaquer ?
ask-after_marker = L’Allemand attaque « { $terrain } » : déplacer le pion Assaut ?
ask-divert = Où déplacer le pion Assaut ?
ask-progression = Progression : une carte à jouer maintenant ?
ask-villagers_help = Production : une carte Héroïque à jouer ?
ask-production = Où produire ce tour-ci ?
ask-event = Votre phase : quel Événement jouer ?
ask-cancel = { $card_Owner } a joué « { $card } ». Voulez-vous l’annuler ?
ask-extra_draw = { $number ->
        [one] Vous piochez une carte
       *[other] Vous piochez { $number } cartes
    } : en piocher une de plus, puis en défausser une ?
ask-reject = Laquelle des { $number } cartes piochées défausser ?
ask-commit = Combat { $number } sur { $size } : engager une Unité, ou abandonner le Terrain ?
ask-replace = Votre Unité est retirée du Combat { $number } sur { $size } : la remplacer, ou abandonner le Terrain ?
ask-opening = Vous avez { $de } : ajouter quelque chose avant que l’Américain réponde ?
ask-answer = L’Allemand a { $de } : quelle Unité lui opposer ?
ask-bid = { $stand ->
        [ahead] Vous avez l’avantage, { $own } contre { $foe } : en rester là, ou renforcer encore ?
        [level] { $own } partout, et l’égalité vous suffit : en rester là, ou renforcer encore ?
       *[behind] Il vous manque { $missing } ({ $own } contre { $foe }) : surenchérir, ou abandonner le Combat ?
    }
ask-unit_destroyed = Une Unité allemande vient d’être détruite (Combat { $number } sur { $size }) : une carte à jouer ?
ask-target = Quelle Unité allemande viser ?
ask-either = « { $source } » : quel effet choisir ?
ask-give_token = { $stand ->
        [own] Quel jeton rendre
       *[other] Quel jeton { $side_of } faire rendre
    }{ $number ->
        [one] {""}
       *[other] {" "}(encore { $number })
    } ?
ask-pay_card = « { $source } » : défausser une carte de votre main ?
ask-pay_tokens = « { $source } » : payer { $number ->
        [one] un jeton
       *[other] { $number } jetons
    } ?
ask-discard = Quelle carte défausser{ $number ->
        [one] {""}
       *[other] {" "}(encore { $number })
    } ?
ask-keep_one = Quelle carte prendre en main parmi les { $number } ?
ask-recover = « { $source } » : quelle Unité reprendre ?
ask-building = Bâtiment, « { $terrain } » : quelle Unité tenter de récupérer ?
ask-prepare = Contre-attaque : placer face cachée une Unité de cet Assaut ({ $number } sur 3) ?
ask-take_heroic = Quelle carte Héroïque prendre en main ?
ask-take_permanent = Quel Événement Permanent prendre en main ?
ask-destroy_permanent = Quel Événement Permanent { $side_of } détruire ?
ask-us_wins = L’Américain gagne « { $terrain } » : jouer une carte Héroïque ?
ask-lock = Sur quel Terrain poser l’Écluse ?
ask-drop = Où faire sauter { $regiment } ?
ask-drift = Dé neutre : laisser dériver { $regiment }, ou le laisser se poser ?
ask-regiment = Quel PIR attaque ce tour-ci ?
ask-place_501st = Où poser le 501ᵉ PIR ?
ask-refresh = Quel PIR redevient En Forme ?
ask-scout = Quel Terrain voisin { $regiment_of } éclairer ?
ask-move = Où avance { $regiment } ?
ask-blocked = Plus aucun Terrain voisin libre pour { $regiment } : le redéployer ?
ask-push = Où repousser { $regiment } ?
ask-land = { $Regiment } est bloqué : où le placer ?

## Le journal

event-mission = { $scenario }.
event-turn = Tour { $number }.
event-phase = { $phase }.
event-mulligan = { $Side } déclare un Mulligan et remélange ses six cartes.
event-kept_hand = { $Side } garde sa main.
event-drew = { $Side } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
event-drew_cards = Nouvelles cartes : { $cards }.
event-no_card_left = La pioche { $side_of } est vide.
event-extra_draw = { $Side } pioche une carte de plus et en défaussera une.
event-rejected = { $Side } défausse « { $card } ».
event-played = { $Side } joue « { $card } ».
event-cancelled = { $Side } annule « { $card2 } » avec « { $card } ».
event-discarded = { $Side } défausse « { $card } ».
event-milled = La première carte de la pioche { $side_of } est défaussée : « { $card } ».
event-left_game = « { $card } » quitte le jeu.
event-saw_cards = { $cards_n ->
        [0] { $Side } n’a aucune carte à montrer.
       *[other] { $Side } montre { $cards }.
    }
event-looked_at_top = { $number ->
        [0] La pioche { $pile_of } est vide : rien à voir pour { $side }.
        [one] { $Side } regarde la première carte de la pioche { $pile_of }.
       *[other] { $Side } regarde les { $number } premières cartes de la pioche { $pile_of }.
    }
event-looked_at_top-own = { $number ->
        [0] { $Side } n’a plus de carte à regarder dans sa pioche.
        [one] { $Side } regarde la première carte de sa pioche.
       *[other] { $Side } regarde les { $number } premières cartes de sa pioche.
    }
event-top_cards = { $cards_n ->
        [0] Rien sur la pioche { $pile_of }.
       *[other] Sur la pioche { $pile_of } : { $cards }.
    }
event-took_one_of_top = { $Side } en prend une en main.
event-took_card = Vous prenez « { $card } » en main.
event-taken_back = { $Side } reprend « { $card } » en main.
event-brought = { $Side } prend « { $card } » en main.
event-tokens_gained = { $Side } prend { $token_count }.
event-token_returned = { $Side } rend un jeton { $token }.
event-token_paid = { $Side } paie un jeton { $token }.
event-token_played = { $Side } lance un jeton { $token } : { $value ->
        [0] Neutre, sans effet
       *[other] +{ $value }
    }.
event-token_sure = { $Side } joue un jeton { $token } : +{ $value }, sans lancer le dé.
event-dice_for_unit = { $number ->
        [0] Plus aucun jeton foncé à lancer pour « { $card } ».
        [one] { $Side } lance le dé pour « { $card } » : { $successes ->
            [0] Neutre, +{ $value }
           *[other] Réussite, +{ $value }
        }.
       *[other] { $Side } lance { $number } fois le dé pour « { $card } » : { $successes ->
            [0] aucune Réussite
            [one] une Réussite
           *[other] { $successes } Réussites
        }, +{ $value }.
    }
event-die = { $Side } lance le dé : { $success ->
        [0] Neutre
       *[other] Réussite
    }.
event-dice = { $Side } lance { $number } fois le dé : { $successes ->
        [0] aucune Réussite
        [one] une Réussite
       *[other] { $successes } Réussites
    }.
event-terrain_taken = { $Side } choisit « { $terrain } ».
event-terrain_turned = Le Terrain est révélé : « { $terrain } ».
event-size_changed = { $number ->
        [0] La Taille du Terrain ne change pas
       *[other] Taille du Terrain { $number_signed }
    } : { $size ->
        [one] un seul Combat
       *[other] { $size } Combats au plus
    }.
event-draws_changed = Cartes à piocher sur ce Terrain pour { $side } : { $number_signed }.
event-building_marked = « { $terrain } » compte comme un Bâtiment jusqu’à la fin du tour.
event-committed = Elle entre au Combat : V.C. { $card_vc }.
event-attached = { $Side } adjoint « { $card } ».
event-suppressed = Son effet est ignoré.
event-ability_paid = { $Side } active « { $card } ».
event-bonus_laid = « { $card } » : { $value ->
        [0] aucun bonus
       *[other] { $value_signed }
    }.
event-next_combat_bonus = { $Side } aura { $number_signed } au prochain Combat.
event-first_unit_changed = La première Unité { $side_of } dans cet Assaut a V.C. { $number_signed }.
event-tokens_forbidden = { $Side } ne peut plus jouer de jeton dans ce Combat.
event-second_forbidden = { $Side } ne peut pas jouer de seconde Unité dans ce Combat.
event-values = Américain { $us }, Allemand { $de }.
event-gave_up = { $Side } abandonne le Combat (Américain { $us }, Allemand { $de }).
event-abandoned = { $Side } abandonne « { $terrain } ».
event-combat_won = { $Side } gagne le Combat { $number } sur { $size }.
event-unit_removed = Unité retirée du Combat : « { $card } ».
event-assault_won = { $Side } gagne l’Assaut : « { $terrain } ».
event-points = { $Side } { $control ->
        [yes] { $number ->
            [one] prend un jeton de Contrôle
           *[other] prend { $number } jetons de Contrôle
        }
       *[no] marque { $number } P.V.
    } (Américain { $us }, Allemand { $de }).
event-recovery_tried = L’Américain tente de récupérer « { $card } » : { $success ->
        [0] Neutre
       *[other] Réussite
    }.
event-heroic_taken = { $Side } prend une carte Héroïque en main.
event-heroic_chosen = Votre carte Héroïque : « { $card } ».
event-permanent_taken = { $Side } prend un Événement Permanent en main.
event-permanent_chosen = Votre Événement Permanent : « { $card } ».
event-permanent_played = { $Side } met en jeu l’Événement Permanent « { $card } ».
event-permanent_used = { $Side } active l’Événement Permanent « { $card } ».
event-permanent_destroyed = L’Événement Permanent « { $card } » { $side_of } est détruit.
event-column_chosen = { $Side } choisit la colonne de { $column }.
event-front_turned = Devant le pont : « { $terrain } » et « { $terrain2 } ».
event-terrain_discarded = « { $terrain } » va à la défausse des Terrains.
event-stays_in_sector = Pas de changement ce tour-ci : { $sector }.
event-counter_prepared = L’Allemand prépare sa Contre-attaque : { $number ->
        [one] une Unité
       *[other] { $number } Unités
    } sur 3.
event-counter_unit = Vous placez « { $card } » face cachée.
event-counter_launched = Contre-attaque allemande : « { $terrain } » est de nouveau en jeu.
event-counter_lost = Une des Unités préparées est défaussée au hasard : « { $card } ».
event-counter_taken = L’Allemand prend en main { $number ->
        [one] l’autre Unité préparée
       *[other] les { $number } autres Unités préparées
    }.
event-terrain_kept = L’Américain garde « { $terrain } », sans P.V. de plus.
event-terrain_removed = Terrain retiré, face visible : « { $terrain } ».
event-arm_laid = Colonne { $place_arm } : « { $terrain } », « { $terrain2 } », puis « { $terrain3 } » au village.
event-markers_placed = L’Américain cache ses pions Graignes dans le village.
event-markers_chosen = Vos deux pions Objectif : { $place } et { $place2 }.
event-attacked = L’Allemand attaque « { $terrain } » ({ $place }).
event-diverted = Le pion Assaut passe sur « { $terrain } » ({ $place }).
event-production_blocked = Aucune Production ce tour-ci.
event-produced = Production : « { $terrain } » ({ $place }).
event-site_recovered = « { $terrain } » ({ $place }) peut de nouveau produire.
event-reopened = « { $terrain } » ({ $place }) reste en jeu, sans contrôle.
event-circle_held = { $Side } contrôle tout le cercle { $circle }.
event-marker_revealed = Le pion Graignes est révélé : « { $terrain } » ({ $place }) cachait { $objective ->
        [0] un Leurre
       *[other] un Objectif
    }.
event-barricade_placed = Barricade sur « { $terrain } » ({ $place }) : pas d’attaque à cet endroit au prochain tour.
event-barricade_removed = La Barricade est retirée : « { $terrain } » ({ $place }).
event-lock_placed = Le pion Écluse est posé sur « { $terrain } » ({ $place }).
event-layout_announced = L’Allemand annonce une mise en place { $layout }.
event-field_laid = Les seize Terrains sont en place, face cachée.
event-pir_dropped = { $Regiment } saute sur { $place }.
event-pir_drifted = { $Regiment } dérive vers { $place }.
event-pir_landed = { $Regiment } se pose sur « { $terrain } » ({ $place }).
event-pir_activated = { $Side } active { $regiment } : Assaut sur « { $terrain } ».
event-pir_refreshed = { $Regiment } redevient En Forme.
event-pir_fatigue = { $Regiment } est { $fatigue }.
event-scouted = L’Américain éclaire { $place }.
event-scout_saw = Vos éclaireurs ont vu « { $terrain } » ({ $place }).
event-pir_moved = { $Regiment } avance sur « { $terrain } » ({ $place }).
event-pir_pushed = L’Allemand repousse { $regiment } sur « { $terrain } » ({ $place }).
event-pir_redeployed = { $Regiment } se redéploie sur « { $terrain } » ({ $place }).
event-pir_blocked = { $Regiment } est bloqué : { $number ->
        [0] la pioche américaine est déjà vide
        [one] la première carte de la pioche américaine quitte le jeu sans être vue
       *[other] les { $number } premières cartes de la pioche américaine quittent le jeu sans être vues
    }.
event-pir_placed = { $Side } place { $regiment } sur « { $terrain } » ({ $place }).
event-pir_left = { $Regiment } quitte le jeu.
event-control_promised = Un Assaut gagné vaudrait { $number ->
        [one] un jeton de Contrôle
       *[other] { $number } jetons de Contrôle
    } de plus { $side_to }.
event-chooser_named = { $Side } choisira le PIR qui attaque au prochain tour.
event-victory = { $Side } remporte la partie.
event-draw = Égalité.

## Terminal

cli-oc-needed = { $number } points pour gagner
cli-oc-needed-each = pour gagner : { $us } pour l’Américain, { $de } pour l’Allemand
cli-oc-size = { $fought ->
        [0] Taille { $size }
       *[other] Combat { $fought } sur { $size }
    }
cli-oc-draws = à piocher : Américain { $us }, Allemand { $de }
cli-oc-total = { $side } { $number }
cli-oc-no-unit = aucune Unité
cli-oc-own-effect = son effet
cli-oc-reach = { $tokens ->
        [one] un jeton : { $percent } de chances de passer devant
       *[other] { $tokens } jetons : { $percent } de chances de passer devant
    }
cli-oc-out-of-reach = ses jetons n’y suffiraient pas
cli-oc-discard = { $number ->
        [0] défausse vide
       *[other] défausse { $number }, dessus { $top }
    }
cli-oc-tokens = jetons : { $tokens }
cli-oc-no-token = aucun jeton
cli-oc-heroics = Héroïques à part : { $number }
cli-oc-tilted = { $number ->
        [one] inclinée : { $names }
       *[other] inclinées : { $names }
    }
cli-oc-your-hand = { $number ->
        [0] Votre main est vide.
        [one] Votre main, une carte :
       *[other] Votre main, { $number } cartes :
    }
cli-oc-own-discard = Votre défausse : { $names }
cli-oc-own-heroics = Vos cartes Héroïques à part : { $names }
cli-oc-own-permanents = Vos Événements Permanents à part : { $names }
cli-oc-bank = Dans les Réserves : { $tokens }.
cli-oc-main-pile = { $number ->
        [0] La pioche principale est vide.
        [one] Pioche principale : { $number } carte.
       *[other] Pioche principale : { $number } cartes.
    }
cli-oc-column-front = { $bridge } : derrière deux cartes face cachée.
cli-oc-column-bridge = { $bridge } : le prochain de sa colonne.
cli-oc-column-closed = { $bridge } : déjà disputé.
cli-oc-won = { $side } tient : { $names }.
cli-oc-counter-ready = { $number ->
        [0] Contre-attaque encore possible, aucune Unité préparée.
        [one] Contre-attaque : une Unité préparée sur trois.
       *[other] Contre-attaque : { $number } Unités préparées sur trois.
    }
cli-oc-counter-lost = { $number ->
        [0] Il reste trop peu de Terrains pour une Contre-attaque.
        [one] Il reste trop peu de Terrains pour une Contre-attaque ; une Unité préparée sur trois.
       *[other] Il reste trop peu de Terrains pour une Contre-attaque ; { $number } Unités préparées sur trois.
    }
cli-oc-counter-due = Contre-attaque prête, à lancer : { $number } Unités.
cli-oc-counter-used = { $number ->
        [0] Contre-attaque déjà lancée.
        [one] Contre-attaque déjà lancée, il en reste une Unité.
       *[other] Contre-attaque déjà lancée, il en reste { $number } Unités.
    }
cli-oc-layout = Disposition : { $layout }.
cli-oc-regiment = { $name } en { $square }, { $fatigue }.
cli-oc-here = Assaut ici
cli-oc-short-smdm = Ste-Marie-du-Mont
cli-oc-short-battery = Batterie de St-Martin
cli-oc-odds-token = +{ $value }
cli-oc-summary = { $turns ->
        [one] Un tour.
       *[other] { $turns } tours.
    } Américain { $us }, Allemand { $de }.
cli-pieces = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
cli-error-place = Ni lieu, ni carte, ni Terrain ne s’appelle « { $name } » ici.
cli-key-i = une carte ou un Terrain par un mot de son nom, un lieu (c2, n1) ; sans rien, toute la carte
    .form = i bazooka
cli-key-uu = reprendre tous les derniers choix qui peuvent l’être
    .form = uu
cli-key-a = laisser passer jusqu’à la fin du tour tout ce à quoi vous pourriez répondre, ou être à nouveau sollicité
    .form = a
cli-key-p = pioches, défausses et jetons ; votre défausse en entier
    .form = p
cli-key-ll = le journal, qui remonte au début du tour
    .form = ll
cli-oc-turn = Tour { $number }
cli-oc-points = Américain { $us } – { $de } Allemand
cli-oc-counter = contre-attaque
cli-oc-vc = V.C. { $number }
cli-oc-support = Soutien
cli-oc-heroic = héroïque
cli-oc-suppressed = effet ignoré
cli-oc-first-unit = première Unité de l’Assaut
cli-oc-floor = jamais moins de 0
cli-oc-carried = +{ $number } reporté
cli-oc-no-tokens = aucun jeton dans ce Combat
cli-oc-no-second = pas de seconde Unité dans ce Combat
cli-oc-hand = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }{ $heroics ->
        [0] { "" }
        [one] { "" } (dont une héroïque)
       *[other] { "" } (dont { $heroics } héroïques)
    }
cli-oc-pile = pioche { $number }
cli-oc-in-play = en jeu : { $names }
cli-oc-beside = à côté du Terrain : { $names }
cli-oc-next = +{ $number } au prochain Combat
cli-oc-face-down = face cachée
cli-oc-scouted = éclairé
cli-oc-worth = { $number } P.V.
cli-oc-barricade = barricade
cli-oc-lock = écluse
cli-oc-engaged = engagé
cli-oc-marker-objective = pion Objectif
cli-oc-marker-decoy = leurre
cli-oc-marker-hidden = pion caché
cli-oc-odds-dice = { $side ->
        [us] les dés de l’Américain donnent +{ $value }
       *[de] les dés de l’Allemand donnent +{ $value }
    }
cli-oc-odds-recovered = l’Unité revient en main
cli-oc-odds-not-recovered = l’Unité reste à la défausse
cli-oc-odds-cancelled = la carte est annulée

## Navigateur : la table des cartes

web-oc-tab-board = Table
web-oc-tab-mine = Réserves
web-oc-phase-progression = Progression
web-oc-phase-us = Américain
web-oc-phase-de = Allemand
web-oc-phase-assault = Assaut
web-oc-phase-end = Fin de l’Assaut
web-oc-standing-combat = Combat { $number } sur { $size } · Américain { $us }, Allemand { $de }
web-oc-standing-assault = { $terrain } : Combats livrés, { $fought } sur { $size }
web-oc-kind-action = Action
web-oc-kind-event = Événement
web-oc-kind-permanent = Permanent
web-oc-kind-unit = Unité
web-oc-vc = V.C. { $n }
web-oc-worth = Vaut { $n } en ce moment.
web-oc-para = Para
web-oc-before-combat = Les Combats viendront ici
web-oc-support = Soutien
web-oc-heroic = Héroïque
web-oc-you = Vous
web-oc-backs = Main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $heroics ->
        [0] { "" }
        [one] , dont { $heroics } Héroïque
       *[other] , dont { $heroics } Héroïques
    }
web-oc-terrain = Terrain en jeu : { $name }
web-oc-counter-attack = Contre-attaque
web-oc-draws = Pioches
web-oc-draw = { $side } : pioche { $n }
web-oc-combats = Combats
web-oc-size = Taille { $size }, { $fought ->
        [0] aucun Combat engagé
        [one] { $fought } Combat engagé
       *[other] { $fought } Combats engagés
    }
web-oc-size-was = imprimée : { $n }
web-oc-printed = Taille { $size } · pioches { $us } / { $de }
web-oc-lane = Zone de Combat : { $side }
web-oc-no-tokens = Plus de jetons ce Combat
web-oc-no-second = Pas de seconde Unité
web-oc-suppressed = effet ignoré
web-oc-suspense = en suspens
    .text = rien n’est encore arrivé
web-oc-drop-here = Déposez la carte ici
web-oc-no-unit = sans Unité
web-oc-carried = +{ $n } du Combat précédent
web-oc-shelf = joué
web-oc-shelf-of = Joué dans cet Assaut : { $side }
web-oc-tilted = Unités inclinées
web-oc-actions = Actions qui durent
web-oc-beside = Événements à côté du Terrain
web-oc-total = { $side } : { $n }
web-oc-how = D’où viennent ces points ?
web-oc-from-last = Reporté du Combat précédent
web-oc-point-token = jeton { $token }
web-oc-point-first = première Unité
web-oc-point-floor = jamais moins de 0
web-oc-need = il vous manque
web-oc-need-side = { $side } : il manque
web-oc-need-tie = l’égalité suffit
web-oc-need-more = il faut dépasser
web-oc-need-answer = en attente d’une réponse
web-oc-reach = Chances de passer devant, jetons seuls
web-oc-reach-title = Arriver à { $n }
web-oc-reach-ahead = Passer devant
web-oc-reach-needed = il en faut alors { $n }
web-oc-reach-sure = { $tokens ->
        [one] avec un jeton, à coup sûr
       *[other] avec { $tokens } jetons, à coup sûr
    }
web-oc-reach-tokens = { $n ->
        [one] si un jeton réussit : { $chance }
       *[other] si les jetons donnent +{ $n } : { $chance }
    }
web-oc-reach-with = avec { $cards } : { $total }
web-oc-reach-more = { $n ->
        [one] { $n } autre façon
       *[other] { $n } autres façons
    }
web-oc-reach-n = { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
web-oc-sure = sûr
web-oc-lead = { $n ->
        [0] l’égalité vous suffit
       *[other] vous menez de { $n }
    }
web-oc-lead-side = { $n ->
        [0] { $side } devant
       *[other] { $side } mène de { $n }
    }
web-oc-lead-tie = à égalité, l’Américain mène
web-oc-hand = Votre main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
web-oc-hand-empty = Votre main est vide.
web-oc-barred = { $rule ->
        [OC-CARD-04] interdite sur ce Terrain
        [OC-SUPPORT-02] déjà deux Unités
        [OC-GEN-02] une seule Unité ici
        [OC-SUPPORT-01] pas de Soutien possible
        [OC-SSSUPPORT-04] pas de Soutien possible
        [OC-COMBAT-13] une seule Unité
        [OC-ACTION-01] { $units ->
            [0] pas encore d’Unité
           *[other] aucune Unité ne convient
        }
        [OC-ACTION-06] pas de cible
        [OC-RULING-60] pas de cible
        [OC-CANCEL-01] annule une autre carte
        [OC-SIZE-02] quand une Unité est détruite
       *[other] pas pendant un Combat
    }
web-oc-playable = Jouable maintenant.
web-oc-drawn = piochée
web-oc-tokens = Jetons
web-oc-my-tokens = Vos jetons
web-oc-no-token = aucun jeton
web-oc-next-combat = +{ $n } au prochain Combat
web-oc-speaks = agit
web-oc-over = La partie est finie
web-oc-speak-both = Les deux camps choisissent en secret
web-oc-speak-you-turn = À vous
web-oc-speak-you-window = À vous : répondre, ou laisser faire
web-oc-speak-turn = À { $who ->
        [us] l’Américain
       *[de] l’Allemand
    }
web-oc-speak-window = { $who ->
        [us] L’Américain
       *[de] L’Allemand
    } peut répondre maintenant
web-oc-spread = Cartes à choisir
web-oc-loupe = Loupe
web-oc-no-effect = Sans effet particulier.
web-oc-why = Pourquoi ne puis-je pas la jouer ?
web-oc-leaves = Partie de la table
web-oc-leaf-fight = Combat
web-oc-leaf-field = Carte
web-oc-victory = Victoire
web-oc-control = Contrôle
web-oc-points = { $side } : { $n } sur { $needed }
web-oc-brief-start = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } · { $points } P.V.
    .control = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } · { $points ->
        [one] { $points } jeton de Contrôle
       *[other] { $points } jetons de Contrôle
    }
web-oc-result = { $points } sur { $needed }
web-oc-initiative = Prochain choix de Terrain : { $side }
web-oc-initiative-bridges = Aux Ponts, le perdant du dernier Assaut choisit la colonne
web-oc-sectors = Secteurs
web-oc-bank = Réserves
web-oc-reserve = Réserve
web-oc-special = Réserve Spéciale
web-oc-bank-empty = vides
web-oc-piles = Piles
web-oc-side-head = Camp
web-oc-pile = pioche
web-oc-discard = défausse
web-oc-out = sortis
web-oc-see-discard = Voir la défausse : { $side }, { $n }
web-oc-discard-own = Votre défausse ({ $n }), la dernière carte d’abord
web-oc-discard-top = { $side } : défausse ({ $n }), seule la dernière carte est visible
web-oc-on-top = dessus : { $card }
web-oc-reserved = À venir
web-oc-heroics = Cartes Héroïques
web-oc-permanents = Événements Permanents
web-oc-mine = voir les vôtres ({ $n })
web-oc-theirs = en face : { $n }

## La carte de la mission (web)

web-oc-map-utah = Champ d’Utah Beach, quatre colonnes de quatre Terrains
web-oc-map-graignes = Les Terrains de Graignes, en croix autour du village
web-oc-map-sme = Secteurs de Sainte-Mère-Église
web-oc-map-empty = emplacement vide
web-oc-map-hidden = Terrain caché
web-oc-map-face-down = face cachée
web-oc-map-size = Taille { $n }
web-oc-map-held = contrôle : { $side }
web-oc-map-pick = à choisir
web-oc-map-scouted = éclairé par l’Américain
web-oc-map-scouted-you = vu par vous seul
web-oc-map-laying = L’Allemand dispose ses seize Terrains, hors de vue.
web-oc-map-lay = Disposer le champ
web-oc-map-lay-where = À poser : choisissez sa case
web-oc-map-lay-which = Case { $place } : quel Terrain ?
web-oc-map-attacked = Terrain attaqué
web-oc-map-points = { $n } P.V.
web-oc-map-barricade = Barricade
web-oc-map-barricade-note = { $terrain } : fermé pour ce tour.
web-oc-map-lock = Écluse
web-oc-map-lock-note = { $terrain } : l’Allemand y pioche une carte de moins.
web-oc-map-production-free = peut produire
web-oc-map-production-engaged = a produit, engagé
web-oc-map-marker-objective = Objectif
    .sign = O
web-oc-map-marker-decoy = Leurre
    .sign = L
web-oc-map-marker-hidden = pion caché
web-oc-map-hide = { $n ->
        [one] Désignez encore un Objectif
       *[other] Désignez vos { $n } Objectifs
    }
web-oc-map-front = Lequel prendre d’assaut ?
web-oc-map-pile = { $n ->
        [0] pile épuisée
        [one] { $n } Terrain caché
       *[other] { $n } Terrains cachés
    }
web-oc-map-column-front = abords cachés, puis le pont
web-oc-map-column-bridge = le pont est à découvert
web-oc-map-column-closed = colonne terminée
web-oc-map-column-now = Assaut en cours au pont
web-oc-map-won = Terrains pris
web-oc-map-now = Terrain de ce tour
web-oc-map-discarded = Terrains défaussés
web-oc-map-counter = Contre-attaque
web-oc-map-counter-cards = cartes dans la colonne : { $n } sur 3
web-oc-map-counter-ready = encore possible
web-oc-map-counter-lost = plus possible
web-oc-map-counter-due = à lancer
web-oc-map-counter-used = lancée

## Ce qui se choisit dans la barre : familles, notes, ce qu’on perd et où l’on va en s’arrêtant

pick-unit = Une Unité
    .short = Unité
    .ask = Quelle Unité engager ?
    .count = { $number } cartes
pick-alone = Une Unité
    .short = Unité
    .ask = Quelle Unité engager ?
    .note = { $n } cartes, V.C. { $least } à { $most }
    .enough = { $n } cartes · { $enough ->
        [one] une suffit
       *[other] { $enough } suffisent
    }
pick-paired = Deux, par Soutien
    .short = Deux
    .ask = Deux par Soutien : laquelle d’abord ?
    .note = { $n } cartes · { $pairs ->
        [0] aucune paire ne suffit
        [one] une paire suffit
       *[other] { $pairs } paires suffisent
    }
    .all = { $n } cartes · { $pairs ->
        [one] la paire suffit
       *[other] toute paire suffit
    }
    .plain = { $n } cartes
    .none = pas de Soutien possible
pick-tokens = Jetons
    .short = Jetons
    .ask = Quel jeton jouer ?
    .note = après l’Unité
pick-support = Unité en Soutien
    .short = Soutien
    .ask = Quelle Unité ajouter en Soutien ?
    .count = { $number } cartes
pick-action = Action de Combat
    .short = Action
    .ask = Quelle Action de Combat jouer ?
    .count = { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
    .none = aucune jouable
pick-token = Jeton
    .short = Jeton
    .ask = Quel jeton jouer ?
    .count = { $number } façons
    .none = aucun jouable
pick-ability = Activer
    .short = Activer
    .ask = Activer quoi ?
    .count = { $number } cartes
pick-event = Événement
    .short = Événem.
    .ask = Quel Événement jouer ?
    .count = { $number } cartes
pick-abandon = Abandonner
    .short = Abandon
    .ask = Abandonner le Terrain ?
pick-lay = Poser
    .short = Poser
    .ask = Où poser ce Terrain ?
    .count = { $number } places
pick-lay_rest = Tirer le reste
    .short = Le reste
    .ask = Tirer le reste au hasard ?
pick-draw = Piocher
    .short = Piocher
    .ask = Combien piocher ?
pick-advance = Avancer
    .short = Avancer
    .ask = Avancer : où ?
    .count = { $number } Terrains
pick-redeploy = Redéployer
    .short = Redépl.
    .ask = Redéployer : où ?
    .count = { $number } Terrains
pick-for-slot = { $name } : pour quelle Unité ?
pick-for-place2 = { $name }, et où cacher l’autre Objectif ?
name-token = jeton { $token }
which-first = la première
which-second = la seconde
slot-vc = V.C. { $number }
slot-vc-here = V.C. { $printed } → { $number } ici
slot-total = total { $own }
slot-total-against = { $own } contre { $foe }
slot-raise = { $before } → { $after } · total { $total }
name-rank = numéro { $number }
slot-layout-historical = colonnes 1-2-3-4, dans l’ordre
slot-layout-ludic = colonnes dans n’importe quel ordre
slot-terrain = Taille { $size } · pioches { $us }/{ $de }
lost-us = Assaut perdu
lost-de = Terrain perdu
lost-game = Partie perdue
lost-unit = Unité détruite
exit-as-mulligan = Garder
exit-to-mulligan = vous jouez ces six cartes
exit-as-drift = Laisser se poser
exit-to-drift = il reste où il est
exit-as-before_terrain = Ne rien jouer
exit-to-before_terrain = le Terrain est retourné
exit-as-after_marker = Laisser le pion
exit-to-after_marker = l’Assaut a lieu là
exit-as-progression = Ne rien jouer
exit-to-progression = vos cartes attendent
exit-as-villagers_help = Ne rien jouer
exit-to-villagers_help = la carte reste en main
exit-as-production = Ne rien produire
exit-to-production = rien n’est engagé
exit-as-event = Finir ma phase
exit-to-event = Événements gardés
exit-as-cancel = Laisser faire
exit-to-cancel = la carte s’applique
exit-as-commit = Abandonner
exit-as-replace = Abandonner
exit-as-answer = Abandonner
exit-as-opening = S’arrêter là
exit-to-opening = l’Américain répond
exit-as-bid = { $lost ->
        [yes] Céder le Combat
       *[no] S’arrêter là
    }
exit-to-bid = à l’autre de répondre
exit-as-unit_destroyed = Ne rien jouer
exit-to-unit_destroyed = la Taille ne change pas
exit-as-pay_card = Ne pas payer
exit-to-pay_card = pas d’effet
exit-as-pay_tokens = Ne pas payer
exit-to-pay_tokens = pas d’effet
exit-as-recover = Ne rien reprendre
exit-to-recover = tout reste défaussé
exit-as-building = Ne rien tenter
exit-to-building = tout reste défaussé
exit-as-prepare = Ne rien préparer
exit-to-prepare = vos Unités sont défaussées
exit-as-us_wins = Laisser faire
exit-to-us_wins = le Terrain est américain
exit-as-scout = Ne pas éclairer
exit-to-scout = aucun Terrain n’est vu
exit-as-blocked = Ne pas redéployer
exit-to-blocked = le PIR est bloqué

# Pourquoi un bot choisirait une option : « Ce choix … ». $points : ce que cela vaut, en pour cent de chances de gagner.
term-points =
    .up = rapporte des points
    .down = cède des points
term-reserves =
    .up = garde des cartes et des jetons pour la suite
    .down = dépense des cartes et des jetons
term-assault =
    .up = assure cet Assaut
    .down = affaiblit cet Assaut

## Résumé d’un Assaut

recap-over = Assaut terminé · tour { $number }
recap-title = { $who ->
    [you] « { $terrain } » est à vous
   *[other] « { $terrain } » est { $side_to }
}
recap-tick = Après chaque Assaut
recap-head = { $who ->
    [you] vous
   *[other] { $side_name }
}
recap-why-abandoned = { $who ->
    [you] Vous abandonnez le Terrain : l’Assaut s’arrête là.
   *[other] { $Side } abandonne le Terrain : l’Assaut s’arrête là.
}
recap-why-lost = { $who ->
    [you] Vous perdez un Combat : un seul suffit pour perdre l’Assaut.
   *[other] { $Side } perd un Combat : un seul suffit pour perdre l’Assaut.
}
recap-why-fought = { $number ->
    [one] L’unique Combat est livré et l’Américain ne l’a pas perdu.
   *[other] Les { $number } Combats sont livrés et l’Américain n’en a perdu aucun.
}
recap-row = { $own } contre { $foe }
recap-even = égalité : à l’Américain
recap-gave-up = { $who ->
    [you] vous renoncez
   *[other] { $side } renonce
}
recap-abandoned = { $who ->
    [you] vous abandonnez
   *[other] { $side } abandonne
}
recap-at-once = gagné d’un coup, par une carte
recap-points = +{ $number } { $control ->
        [yes] Contrôle
       *[no] P.V.
    }
recap-score = Américain { $us }, Allemand { $de }
recap-units = { $number ->
    [one] 1 Unité
   *[other] { $number } Unités
}
recap-destroyed = { $number ->
    [one] allemande détruite
   *[other] allemandes détruites
}
recap-cards = { $number ->
    [one] +1 carte
   *[other] +{ $number } cartes
}
recap-tokens = { $number ->
    [one] +1 jeton
   *[other] +{ $number } jetons
}
recap-for = { $who ->
    [you] pour vous
   *[other] pour { $side }
}

# La légende du plateau.
sign-unit = Unité américaine
    .text = claire ; le nombre est sa Valeur de Combat
sign-enemy_unit = Unité allemande
    .text = sombre ; de même
sign-support = Soutien
    .text = peut combattre avec une autre Unité qui l’a
sign-action = Action de Combat
    .text = se joue dans un Combat
sign-event = Événement
    .text = se joue à sa phase, avant l’Assaut
sign-token = Jeton 0/+1
    .text = clair : une fois sur deux, 1 de plus
sign-dark_token = Jeton foncé
    .text = lancé par ce que dit une carte
sign-terrain = Terrain
    .text = Taille : combien de Combats au plus ; ses points

# Conseils pour ce que l’on rencontre la première fois (hints.toml).
hint-window = Vous pouvez annuler ce qui vient d’être joué, si vous tenez la carte qu’il faut ; maintenant ou jamais. On vous le demande dans tous les cas.
hint-commit = Engagez une Unité et il y a un Assaut ; aucune, et le Terrain est à l’Américain.
hint-answer = L’égalité suffit à l’Américain ; il faut plus à l’Allemand.
hint-token = Un jeton 0/+1 lance le dé : une fois sur deux il ajoute 1.
hint-column = Choisissez où se livre le prochain Assaut : une colonne, puis un Terrain de celle-ci.

## Qui peut me toucher là-bas ?

threat-line-up = Mes unités engagées
threat-ahead = déjà devant, ou par ses seuls jetons
threat-total = que l’adversaire l’emporte, au total
threat-note = Pour les mains que l’adversaire peut avoir : une ou deux cartes, celles qui l’aident le plus, puis ses jetons. Vous ne répondez pas. Des suites plus longues peuvent s’y ajouter.
