# Noms et textes du contenu de Heroes of Normandie en français : la valeur est le nom ; .text dit l'effet en entier, .short en peu de mots.

## Unités : .short tient sur un pion

unit-us_lt_officer = Lieutenant
    .short = Lieutenant
unit-us_captain = Capitaine
    .short = Capitaine
unit-us_marvin_hq = Commandant John
    .short = Cdt John
unit-us_rifle_team = Équipe de fusiliers
    .short = Fusiliers
unit-us_fire_team = Équipe de feu
    .short = Équipe de feu
unit-us_support_team = Équipe d’appui au BAR
    .short = Appui BAR
unit-us_recon_team = Équipe de reconnaissance
    .short = Reco
unit-us_30cal = Mitrailleuse de calibre .30
    .short = Mitr. cal. .30
unit-us_50cal = Mitrailleuse de calibre .50
    .short = Mitr. cal. .50
unit-us_bazooka = Équipe bazooka
    .short = Bazooka
unit-us_mortar_60 = Mortier de 60 mm
    .short = Mortier 60
unit-us_sniper = Sniper américain
    .short = Sniper
unit-us_engineers = Sapeurs
    .short = Sapeurs
unit-us_rangers = Rangers
    .short = Rangers
unit-us_medic = Infirmier américain
    .short = Infirmier
unit-us_spotter = Observateur d’artillerie américain
    .short = Observateur
unit-us_at_gun_57 = Canon antichar de 57 mm
    .short = Canon de 57
unit-us_assault_squad = Équipe d’assaut
    .short = Assaut
unit-us_hero_clint = Sergent Clint
    .short = Clint
unit-us_hero_rock = Caporal Rock
    .short = Rock
unit-us_halftrack = Half-track M3
    .short = Half-track M3
unit-us_willys_50cal = Willys à mitrailleuse de .50
    .short = Willys .50
unit-us_m8_greyhound = M8 Greyhound
    .short = M8 Greyhound
unit-us_m5_stuart = M5 Stuart
    .short = M5 Stuart
unit-us_m4_sherman = M4 Sherman
    .short = M4 Sherman
unit-us_oddball_sherman = Le Sherman de Sunny
    .short = Sherman Sunny
unit-us_resistance = Résistants
unit-us_gun_captain = Chef de batterie américain
unit-us_pack_howitzer = Obusier de 75 mm
unit-us_weasel = M29 Weasel
unit-us_m16_quad = M16 à quadruple .50
unit-ge_leutnant = Leutnant
    .short = Leutnant
unit-ge_oberleutnant = Oberleutnant
    .short = Oberleutnant
unit-ge_gruber_hq = Major Hans
    .short = Major Hans
unit-ge_fire_group = Groupe de feu
    .short = Groupe de feu
unit-ge_assault_group = Groupe d’assaut
    .short = Gr. d’assaut
unit-ge_recon_group = Groupe de reconnaissance
    .short = Reco
unit-ge_mg42 = MG 42 lourde
    .short = MG 42 lourde
unit-ge_mg42_light = MG 42 légère
    .short = MG 42 légère
unit-ge_panzerschreck = Équipe Panzerschreck
    .short = Panzerschreck
unit-ge_mortar_81 = Mortier de 81 mm
    .short = Mortier 81
unit-ge_sniper = Sniper allemand
    .short = Sniper
unit-ge_pioneers = Pionniers
    .short = Pionniers
unit-ge_veterans = Vieux briscards
    .short = Briscards
unit-ge_medic = Infirmier allemand
    .short = Infirmier
unit-ge_spotter = Observateur d’artillerie allemand
    .short = Observateur
unit-ge_pak40 = Canon antichar Pak 40
    .short = Pak 40
unit-ge_flak_crew = Servants de Flak
    .short = Flak
unit-ge_mg_nest = Nid de mitrailleuse
    .short = Nid de MG
unit-ge_hero_ludwig = Feldwebel Ludwig
    .short = Ludwig
unit-ge_hero_helmut = Unteroffizier Helmut
    .short = Helmut
unit-ge_hanomag = Hanomag 251
    .short = Hanomag 251
unit-ge_zundapp = Side-car Zündapp
    .short = Zündapp
unit-ge_puma = Puma
    .short = Puma
unit-ge_luchs = Luchs
    .short = Luchs
unit-ge_panzer_iv = Panzer IV
    .short = Panzer IV
unit-ge_hero_otto_panzer = Le Panzer IV d’Otto
    .short = Panzer d’Otto
unit-ge_feldgendarmes = Feldgendarmes
unit-ge_battery_chief = Chef de batterie allemand
unit-ge_ig18 = Canon d’infanterie de 75 mm
unit-ge_schwimmwagen = Schwimmwagen
unit-ge_flakvierling = Flakvierling
unit-decoy = Ruse
    .short = Ruse
unit-hidden = Pion embusqué
    .short = Embusqué

## Tuiles de recrutement

tile-us_8th_regiment = 8ᵉ régiment d’infanterie
    .short = 8ᵉ régiment
tile-us_22nd_regiment = 22ᵉ régiment d’infanterie
    .short = 22ᵉ régiment
tile-us_field_command = Poste de commandement de campagne
    .short = PC américain
tile-ge_901 = 901ᵉ régiment de grenadiers
    .short = 901ᵉ régiment
tile-ge_902 = 902ᵉ régiment de grenadiers
    .short = 902ᵉ régiment
tile-ge_feldkommando = Feldkommando
    .short = Feldkommando

## Options de recrutement : soutiens

recruit-us_rifle_squad = Escouade de fusiliers
    .text = Ajoute à la tuile une équipe de reconnaissance, une équipe de feu et une équipe d’appui au BAR.
recruit-us_bazooka_squad = Escouade bazooka
    .text = Ajoute à la tuile une équipe de feu, une équipe d’appui au BAR et une équipe bazooka.
recruit-us_30cal_squad = Escouade à mitrailleuse de .30
    .text = Ajoute à la tuile une équipe de feu, une équipe d’appui au BAR et une mitrailleuse de calibre .30.
recruit-us_mechanised = Escouade portée américaine
    .text = Ajoute à la tuile deux half-tracks M3, qui transportent chacun jusqu’à 4 places d’infanterie. Pour le 22ᵉ régiment seulement.
recruit-ge_panzergrenadiers = Panzergrenadiers
    .text = Ajoute à la tuile un groupe de reconnaissance, un groupe de feu et une MG 42 lourde.
recruit-ge_panzerschreck_group = Groupe Panzerschreck
    .text = Ajoute à la tuile un groupe de feu, une MG 42 lourde et une équipe Panzerschreck. Au 902ᵉ régiment, un groupe de reconnaissance remplace la MG 42.
recruit-ge_assault_squad = Escouade d’assaut
    .text = Ajoute à la tuile deux groupes de feu et une MG 42 lourde.
recruit-ge_mechanised = Escouade portée allemande
    .text = Ajoute à la tuile deux Hanomag 251, qui transportent chacun jusqu’à 4 places d’infanterie. Pour le 902ᵉ régiment seulement.
recruit-us_m4_sherman = Char Sherman
    .text = Ajoute un M4 Sherman, véhicule lourd : un canon perforant qui démolit aussi les structures, et une mitrailleuse qui tire en mouvement.
recruit-us_m5_stuart = Char Stuart
    .text = Ajoute un M5 Stuart, véhicule lourd rapide, au canon modeste et au blindage mince.
recruit-us_m8_greyhound = Automitrailleuse Greyhound
    .text = Ajoute un M8 Greyhound, véhicule léger armé d’un canon, que Scout laisse se déployer 3 cases en avant.
recruit-us_willys_50cal = Willys armée
    .text = Ajoute une Willys à mitrailleuse de .50, véhicule léger très rapide, avec Scout 3, qui tire en mouvement et renforce la DCA.
recruit-us_mortar_60 = Mortier léger
    .text = Ajoute un mortier de 60 mm : sur trépied, il place un gabarit bleu par Tir indirect, avec une dispersion de 2.
recruit-ge_panzer_iv = Char Panzer IV
    .text = Ajoute un Panzer IV, véhicule lourd : un canon perforant qui démolit aussi les structures, et une mitrailleuse qui tire en mouvement.
recruit-ge_luchs = Char Luchs
    .text = Ajoute un Luchs, véhicule lourd très rapide, dont le canon peut répartir une Rafale entre plusieurs cibles.
recruit-ge_puma = Automitrailleuse Puma
    .text = Ajoute une Puma, véhicule léger rapide dont le canon inquiète même les chars.
recruit-ge_zundapp = Side-car
    .text = Ajoute un side-car Zündapp, véhicule léger très rapide, avec Scout 3 et une mitrailleuse capable de Tir de suppression, même en mouvement.
recruit-ge_pak40 = Canon antichar
    .text = Ajoute un Pak 40, canon perforant redoutable à toute distance, qui ne tire que dans un arc de 90°.
recruit-us_rifle_team = Fusiliers
    .text = Ajoute une équipe de fusiliers, infanterie sans capacité particulière.
recruit-us_50cal = Mitrailleuse lourde
    .text = Ajoute une mitrailleuse de calibre .50 : sur trépied, elle fait du Tir de suppression et des Rafales, menace tous les véhicules et renforce la DCA.
recruit-us_sniper = Tireur isolé américain
    .text = Ajoute un sniper, qui se déploie 3 cases en avant, se cache en Embuscade et ne subit pas le malus de longue portée.
recruit-us_engineers = Équipe de sapeurs
    .text = Ajoute des sapeurs, forts à l’Assaut et capables de démolir les structures.
recruit-us_rangers = Équipe de rangers
    .text = Ajoute des rangers, qui ont deux dés et +1 à l’Assaut et se déploient 3 cases en avant.
recruit-us_medic = Brancardier américain
    .text = Ajoute un infirmier, qui peut subir à leur place les pas de perte de vos armes lourdes à 2 cases ou moins.
recruit-us_spotter = Guetteur d’artillerie américain
    .text = Ajoute un observateur d’artillerie : quand il voit l’intercase visée, la dispersion de vos gabarits diminue de 1.
recruit-us_at_gun_57 = Canon de 57
    .text = Ajoute un canon antichar de 57 mm, perforant, qui ne tire que dans un arc de 90°.
recruit-us_assault_squad = Équipe d’assaut
    .text = Ajoute une équipe d’assaut, qui lance deux dés à l’Assaut et tire fort, mais seulement jusqu’à 4 cases.
recruit-ge_assault_group = Groupe d’assaut
    .text = Ajoute un groupe d’assaut, qui lance deux dés à l’Assaut et tire fort, mais seulement jusqu’à 4 cases.
recruit-ge_mg42_light = MG 42 légère
    .text = Ajoute une MG 42 légère, mobile, capable de Tir de suppression et de Rafale sans trépied.
recruit-ge_mortar_81 = Mortier moyen
    .text = Ajoute un mortier de 81 mm : sur trépied, il place un gabarit bleu par Tir indirect, avec une dispersion de 3.
recruit-ge_sniper = Tireur isolé allemand
    .text = Ajoute un sniper, qui se déploie 3 cases en avant et se cache en Embuscade.
recruit-ge_pioneers = Équipe de pionniers
    .text = Ajoute des pionniers, capables de démolir les structures.
recruit-ge_veterans = Groupe de briscards
    .text = Ajoute des vieux briscards, forts à l’Assaut, dont même les tirs manqués peuvent donner un marqueur Neutralisé.
recruit-ge_medic = Brancardier allemand
    .text = Ajoute un infirmier, qui peut subir à leur place les pas de perte de vos armes lourdes à 2 cases ou moins.
recruit-ge_spotter = Guetteur d’artillerie allemand
    .text = Ajoute un observateur d’artillerie : quand il voit l’intercase visée, la dispersion de vos gabarits diminue de 1.
recruit-ge_flak_crew = Pièce de Flak
    .text = Ajoute des servants de Flak, qui renforcent la DCA, font du Tir de suppression et menacent tous les véhicules.
recruit-us_resistance = Groupe de résistants
    .text = Ajoute un groupe de la Résistance, qui se déploie 3 cases en avant et agit une fois par tour sans pion Ordre.
recruit-us_gun_captain = Chef de batterie américain
    .text = Ajoute un chef de batterie : sur son ordre, toutes les armes lourdes d’un même type à 3 cases ou moins peuvent tirer.
recruit-us_pack_howitzer = Obusier de montagne
    .text = Ajoute un obusier de 75 mm, qui ne tire que dans un arc de 90° : au lieu d’un tir, il peut placer un gabarit rouge en Ligne de Vue dégagée, avec Destruction 2.
recruit-us_weasel = Weasel amphibie
    .text = Ajoute un M29 Weasel, véhicule léger qui franchit l’eau et transporte 2 places d’infanterie.
recruit-us_m16_quad = Quadruple .50
    .text = Ajoute un M16, véhicule léger dont les armes jumelées lancent deux dés et gardent le meilleur ; il renforce la DCA.
recruit-ge_feldgendarmes = Patrouille de Feldgendarmes
    .text = Ajoute une patrouille de Feldgendarmes, qui agit une fois par tour sans pion Ordre.
recruit-ge_battery_chief = Chef de batterie allemand
    .text = Ajoute un chef de batterie : sur son ordre, toutes les armes lourdes d’un même type à 3 cases ou moins peuvent tirer.
recruit-ge_ig18 = Canon d’infanterie
    .text = Ajoute un canon d’infanterie de 75 mm, qui ne tire que dans un arc de 90° : au lieu d’un tir, il peut placer un gabarit rouge en Ligne de Vue dégagée, avec Destruction 2.
recruit-ge_schwimmwagen = Voiture amphibie
    .text = Ajoute une Schwimmwagen, véhicule léger rapide à Scout 3 qui franchit l’eau.
recruit-ge_flakvierling = Flak quadruple
    .text = Ajoute un Flakvierling sur semi-chenillé, véhicule léger dont les armes jumelées lancent deux dés et gardent le meilleur ; il renforce la DCA.

## Options de recrutement : matériels

recruit-ammunition = Munitions
    .text = 3 pions. Défaussez-en un en annonçant une action de Tir : +1 à ce tir.
recruit-frag_grenades = Grenades à fragmentation
    .text = 3 pions. À la place d’un tir, lancez-en un sur une intercase à 2 intercases au plus, en Ligne de Vue dégagée, ou dans un bâtiment ou une position toute proche : +3 contre l’infanterie, +2 contre les véhicules légers, sur 4 cases.
recruit-rifle_grenade = Lance-grenades
    .text = 3 pions. À la place d’un tir, visez une intercase à 7 intercases au plus, même hors de vue (dispersion 1), ou tirez-en un par une ouverture adjacente ou dans une position toute proche : +2 contre l’infanterie, +3 contre les véhicules légers, +1 contre les lourds, sur 4 cases.
recruit-panzerfaust = Panzerfausts
    .text = 3 pions. À la place de son tir, une unité en tire un sur une cible en Ligne de Vue à 4 cases au plus : +1 contre l’infanterie, +6 contre un véhicule léger, +7 contre un lourd, Perforant. Le pion est perdu, touche ou non.
recruit-sticky_bomb = Bombes collantes et mines magnétiques
    .text = 3 pions. Une infanterie qui finit son mouvement à côté d’un véhicule ennemi peut lui en fixer ; chacun explose à la fin de la Phase de Réserve, à +6 contre un véhicule léger, +7 contre la défense latérale d’un lourd.
recruit-he_shells = Obus explosifs
    .text = 3 pions, pour l’arme principale d’un véhicule lourd. À la place de son tir, elle place un gabarit rouge (4 cases) sur une intercase en Ligne de Vue dégagée : +3 contre l’infanterie et les véhicules légers, +2 contre les lourds, Destruction 2.
recruit-hedgerow_cutter = Coupe-haie
    .text = 2 pions. Défaussez-en un pour qu’un véhicule entre dans une case de bocage, qui devient du terrain découvert.
recruit-bazooka_ammo = Munitions antichars
    .text = 3 pions. À la place de son tir, une infanterie qui n’est pas une arme lourde en tire un sur un véhicule à 4 cases au plus : +5 s’il est léger, +6 s’il est lourd.
recruit-demolition_charge = Charge de démolition
    .text = 2 pions. Une infanterie qui finit son mouvement à côté d’une structure peut y en poser ; chacun explose à la fin de la Phase de Réserve avec Destruction 4.
recruit-first_aid = Premiers secours
    .text = 2 pions. Quand un tir cause exactement un pas de perte à une infanterie de la tuile, à 2 cases ou moins d’une autre de vos unités, défaussez-en un : elle reçoit 1 marqueur Neutralisé à la place.
recruit-position = Position avancée
    .text = En Phase de Réserve, au lieu de se déplacer, une unité non activée peut la poser sur sa case : défense +2 et Tir d’opportunité. Pas dans un bâtiment, une ruine ou l’eau.
recruit-horn_of_plenty = Corne d’abondance
    .text = Un marqueur que vous déployez comme une unité dotée de Scout 3. Vos mortiers à 2 cases ou moins de lui placent un gabarit vert (12 cases) au lieu du bleu (4 cases).

## Options de recrutement : traits de caractère

recruit-ace_driver = As du volant
    .text = Le malus de Tir en mouvement des véhicules de la tuile est réduit de 1, sans descendre sous 0.
recruit-bloodthirsty = Sanguinaire
    .text = Les unités de la tuile qui gagnent un Assaut qu’elles ont lancé infligent 2 pas de perte au lieu de 1.
recruit-ferocious = Féroce
    .text = Quand une unité de la tuile lance un Assaut et y survit, l’infanterie en défense recule même si elle a gagné, et l’attaquant occupe sa case.
recruit-courageous = Courageux
    .text = En Phase de Réserve, les unités de la tuile retirent 2 marqueurs Neutralisé au lieu d’un.
recruit-hardboiled = Solide
    .text = 3 pions. À tout moment, défaussez-en un ou plusieurs : chacun retire un marqueur Neutralisé d’une de vos unités.
recruit-hardened = Aguerri
    .text = Donne un pion Ordre de plus à chaque tour, qui doit aller à une unité de la tuile ; jamais plus de 10 en tout.
recruit-heroic = Héroïque
    .text = 3 pions. Défaussez-en un juste après qu’une unité de la tuile a agi avec un pion Ordre : elle agit une deuxième fois aussitôt, mais pas une troisième.
recruit-intrepid = Intrépide
    .text = À numéro d’ordre égal, les unités de la tuile agissent avant celles de l’adversaire, même sans l’initiative.
recruit-basterds = Forbans
    .text = Vous avez 30 points d’armée de plus à dépenser ; en contrepartie, l’adversaire a +1 dans les Assauts contre vos unités.
recruit-sharpshooters = Tireurs d’élite
    .text = Les unités de la tuile ne subissent le malus de longue portée qu’au-delà de 9 cases au lieu de 7, et leur Portée limitée augmente de 2.
recruit-tankbuster = Casseur de chars
    .text = L’infanterie de la tuile a +2 dans les Assauts contre les véhicules lourds, même si elle porte une croix contre eux (son bonus vaut alors 0).
recruit-tricky = Rusé
    .text = 2 pions Ruse, joués comme des unités embusquées : ils se déploient, reçoivent des pions et se déplacent de 3 cases, mais disparaissent dès qu’on les repère ou les prend d’Assaut.
recruit-triggerhappy = Fou de la gâchette
    .text = 3 marqueurs Neutralisé. Chaque fois qu’une unité de la tuile tire, vous pouvez en placer un sur la cible.
recruit-veteran = Vétéran
    .text = 3 pions. Défaussez-en un pour faire relancer un jet de dés, le vôtre ou celui de l’adversaire ; le nouveau résultat est conservé.

## Options de recrutement : ordonnances

recruit-airstrike_1 = Aviation (1 carte)
    .text = Ajoutez 1 carte Aviation à votre paquet.
recruit-airstrike_2 = Aviation (2 cartes)
    .text = Ajoutez jusqu’à 2 cartes Aviation à votre paquet.
recruit-artillery_1 = Artillerie (1 carte)
    .text = Ajoutez 1 carte Artillerie à votre paquet.
recruit-artillery_2 = Artillerie (2 cartes)
    .text = Ajoutez jusqu’à 2 cartes Artillerie à votre paquet.
recruit-battle_plan = Plan de bataille
    .text = Donne un pion Ordre Spécial à chaque tour, pour toute la partie ; jamais plus de deux en tout.
recruit-bluff = Leurre
    .text = Donne un deuxième pion Leurre.
recruit-concealed = Dissimulé
    .text = 2 marqueurs. En Phase de Réserve, un marqueur peut remplacer sur le plateau une de vos infanteries en mesure de s’embusquer : elle se joue dès lors comme une unité embusquée, même si chacun a vu laquelle c’est. Il ressert une fois l’unité révélée.
recruit-directive_1 = Une directive
    .text = 1 directive, choisie parmi quatre avant la partie. À la fin d’une Phase d’Ordre, placez-la sur un officier : vos unités à 3 cases ou moins en profitent ce tour.
recruit-directive_3 = Trois directives
    .text = 3 directives, choisies parmi quatre avant la partie. À la fin d’une Phase d’Ordre, placez-en une au plus sur un officier : vos unités à 3 cases ou moins en profitent ce tour.
recruit-guardian = Défenseur
    .text = Les bonus de défense des éléments de décor (bâtiments, ruines, bosquets, positions, épaves) sont augmentés de 1 pour votre infanterie, mais non ceux du bocage et de la forêt.
recruit-improvisation = Improvisation
    .text = Quand vous complétez votre main, vous pouvez piocher une carte de plus que le maximum ; si vous le faites, défaussez-en une.
recruit-us_infiltration = Infiltration du 8ᵉ régiment
    .text = Toutes les unités de la tuile ont Scout 6, et vous avez les 2 marqueurs de l’ordonnance Dissimulé. Pour le 8ᵉ régiment seulement.
recruit-ge_infiltration = Infiltration
    .text = Toutes les unités de la tuile ont Scout 6, et vous avez les 2 marqueurs de l’ordonnance Dissimulé.
recruit-initiative = Initiative
    .text = Une seule fois, quand vous devriez perdre l’initiative, gardez-la pour le tour suivant.
recruit-mg_nest = Nid de mitrailleuse
    .text = À la fin d’une Phase de Réserve, placez le nid sur une case libre où l’infanterie peut entrer, hors de la zone de déploiement ennemie.
recruit-planning = Planification
    .text = Donne un pion Ordre de plus à chaque tour ; jamais plus de 10 en tout.
recruit-smoke = Fumigènes
    .text = 3 gabarits. Donnez un pion Ordre à un gabarit au lieu d’une unité : à son tour, placez-le sur une intercase (dispersion 1). Tout tir qui le touche subit −4, puis −2 le tour suivant, puis il disparaît.

## Familles d'options, en peu de mots

family-us_rifle_squad = Fusiliers
family-us_bazooka_squad = Esc. bazooka
family-us_30cal_squad = Escouade .30
family-us_mechanised = Half-tracks
family-ge_panzergrenadiers = Grenadiers
family-ge_panzerschreck_group = Panzerschreck
family-ge_assault_squad = Esc. d’assaut
family-ge_mechanised = Hanomags
family-us_m4_sherman = Sherman
family-us_m5_stuart = Stuart
family-us_m8_greyhound = Greyhound
family-us_willys_50cal = Willys .50
family-us_mortar_60 = Mortier 60
family-ge_panzer_iv = Panzer IV
family-ge_luchs = Luchs
family-ge_puma = Puma
family-ge_zundapp = Zündapp
family-ge_pak40 = Pak 40
family-us_rifle_team = Fusiliers
family-us_50cal = Mitr. de .50
family-us_sniper = Sniper
family-us_engineers = Sapeurs
family-us_rangers = Rangers
family-us_medic = Infirmier
family-us_spotter = Observateur
family-us_at_gun_57 = Canon de 57
family-us_assault_squad = Assaut
family-ge_assault_group = Gr. d’assaut
family-ge_mg42_light = MG 42 légère
family-ge_mortar_81 = Mortier 81
family-ge_sniper = Sniper
family-ge_pioneers = Pionniers
family-ge_veterans = Briscards
family-ge_medic = Infirmier
family-ge_spotter = Observateur
family-ge_flak_crew = Flak
family-us_resistance = Résistants
family-us_gun_captain = Chef de batterie
family-us_pack_howitzer = Obusier 75
family-us_weasel = Weasel
family-us_m16_quad = Quadruple .50
family-ge_feldgendarmes = Feldgendarmes
family-ge_battery_chief = Chef de batterie
family-ge_ig18 = Canon inf. 75
family-ge_schwimmwagen = Schwimmwagen
family-ge_flakvierling = Flakvierling
family-ammunition = Munitions
family-frag_grenades = Grenades
family-rifle_grenade = Lance-grenades
family-panzerfaust = Panzerfausts
family-sticky_bomb = Bombes collantes
family-he_shells = Obus explosifs
family-hedgerow_cutter = Coupe-haie
family-bazooka_ammo = Mun. antichars
family-demolition_charge = Démolition
family-first_aid = Premiers secours
family-position = Position
family-horn_of_plenty = Corne
family-ace_driver = As du volant
family-bloodthirsty = Sanguinaire
family-ferocious = Féroce
family-courageous = Courageux
family-hardboiled = Solide
family-hardened = Aguerri
family-heroic = Héroïque
family-intrepid = Intrépide
family-basterds = Forbans
family-sharpshooters = Tireurs d’élite
family-tankbuster = Casseur de chars
family-tricky = Rusé
family-triggerhappy = Fou de la gâchette
family-veteran = Vétéran
family-airstrike = Aviation
family-artillery = Artillerie
family-battle_plan = Plan de bataille
family-bluff = Leurre
family-concealed = Dissimulé
family-directive = Directives
family-guardian = Défenseur
family-improvisation = Improvisation
family-infiltration = Infiltration
family-initiative = Initiative
family-mg_nest = Nid de MG
family-planning = Planification
family-smoke = Fumigènes

## Armes en pions

gear-frag_grenade = Grenade à fragmentation
gear-rifle_grenade = Grenade à fusil
gear-panzerfaust = Panzerfaust
gear-bazooka_ammo = Munition antichar
gear-sticky_bomb = Bombe collante
gear-demolition_charge = Charge de démolition
gear-he_shell = Obus explosif

## Cartes Action : .text dit quand et quoi, .short l'effet en une ligne

card-c01 = Gadoue
    .text = En Phase d’Activation, pendant le déplacement d’un véhicule ennemi : il s’arrête après la prochaine case où il entre.
    .short = Arrête un véhicule à la case suivante
card-c02 = Bousculés
    .text = En Phase d’Activation, après qu’un de vos tirs a touché une infanterie : son propriétaire la déplace de 1 case en l’éloignant du tireur, si c’est possible.
    .short = Touchée, l’infanterie recule de 1 case
card-c03 = On y va
    .text = En Phase d’Activation, quand une de vos unités s’apprête à se déplacer : +2 à son Mouvement pour ce déplacement.
    .short = +2 au Mouvement d’une unité
card-c04 = Liaison d’état-major
    .text = En Phase d’Ordre : prenez un pion Ordre Spécial pour ce tour, sans jamais en avoir plus de deux.
    .short = Un pion Ordre Spécial ce tour
card-c05 = Tirer et filer
    .text = En Phase d’Activation, après l’action de Tir d’une de vos unités : elle se déplace de 2 cases au plus, sans lancer d’Assaut.
    .short = Après un Tir : 2 cases, sans Assaut
card-c06 = Ricochet
    .text = En Phase d’Activation, quand un de vos véhicules est touché, avant tout jet de dégâts : cette touche est annulée.
    .short = Annule une touche sur un véhicule
card-c07 = Souffle retenu
    .text = En Phase d’Activation, pour un de vos tirs : il ignore tous les malus d’obstacles et de fumigènes.
    .short = Un tir ignore obstacles et fumigènes
card-c08 = Pied au plancher
    .text = En Phase d’Activation, quand un de vos véhicules s’arrête sur une infanterie ennemie : elle subit un pas de perte avant d’être repoussée.
    .short = Votre véhicule inflige un pas de perte
card-c09 = Réparation de fortune
    .text = En Phase de Réserve : retirez un marqueur Dégât d’un de vos véhicules qui n’a pas agi ce tour ; un véhicule détruit ne se répare pas.
    .short = Retire un Dégât d’un véhicule au repos
card-c10 = Patate chaude
    .text = En Phase d’Activation, quand une grenade ennemie est lancée à 3 cases ou moins d’une de vos infanteries : elle explose plutôt sur le coin le plus proche de la case du lanceur.
    .short = La grenade retourne au lanceur
card-c11 = Un pas de plus
    .text = En Phase d’Activation, après l’action de Tir d’une de vos unités : elle peut se déplacer de 1 case, sans lancer d’Assaut.
    .short = Après un Tir : 1 case
card-c12 = À travers champs
    .text = En Phase d’Activation, quand une de vos unités se déplace : elle ignore les passages difficiles pendant ce déplacement.
    .short = Ignore les passages difficiles
card-c13 = Fureur
    .text = En Phase d’Activation, lors d’un Assaut, en attaque ou en défense : +2 au total de votre unité.
    .short = +2 dans un Assaut
card-c14 = Fil coupé
    .text = En Phase d’Activation, entre deux activations : retirez, sans le regarder, un pion non révélé d’une unité ennemie en Ligne de Vue d’une des vôtres.
    .short = Retire un pion à une unité en vue
card-c15 = Ordres croisés
    .text = À la fin de la Phase d’Ordre : échangez, sans les regarder, deux pions que votre adversaire a déjà placés.
    .short = Échange deux pions adverses placés
card-c16 = Du calme
    .text = À tout moment : retirez deux marqueurs Neutralisé d’une de vos unités.
    .short = Retire 2 marqueurs Neutralisé
card-c17 = On continue
    .text = En Phase d’Activation, quand le terrain arrête une de vos unités : elle continue avec les points de Mouvement qui lui restent.
    .short = Arrêtée par le terrain, elle continue
card-c18 = Second souffle
    .text = En Phase d’Activation, entre deux activations : une de vos unités sans pion change de posture, ou se déplace de 2 cases au plus sans tirer ni lancer d’Assaut. Elle ne compte pas comme activée.
    .short = Sans pion : posture ou 2 cases
card-c19 = Décrocher
    .text = En Phase d’Activation, quand une de vos infanteries est prise pour cible, avant le jet : déplacez-la de 1 case. Si elle n’est plus en vue, plus à portée ou plus dans l’angle de tir, le tir est perdu.
    .short = Infanterie visée : bougez-la de 1 case
card-c20 = Face contre terre
    .text = En Phase d’Activation, quand une de vos infanteries est prise pour cible, avant le jet : +2 à sa défense contre ce tir.
    .short = +2 en défense contre un tir
card-c21 = Saisir l’instant
    .text = En Phase de Réserve, au moment de retourner le marqueur Initiative : il n’est pas retourné, et l’initiative ne change pas de main.
    .short = L’initiative ne change pas de main
card-c22 = Refusé
    .text = À tout moment, en réponse à une carte : la carte qui vient d’être jouée est annulée et défaussée.
    .short = Annule la carte qui vient d’être jouée
card-c23 = Tir au jugé
    .text = En Phase d’Activation, quand un ennemi vient de se déplacer : une de vos unités non activées tire sur lui, puis reçoit un marqueur Active.
    .short = Tirez sur un ennemi qui a bougé
card-c24 = Aux aguets
    .text = En Phase d’Activation, entre deux activations : une de vos infanteries non activées peut faire un Tir d’opportunité ce tour, où qu’elle soit.
    .short = Tir d’opportunité ce tour
card-c25 = Estafette
    .text = En Phase d’Activation, entre deux activations : déplacez un pion non révélé d’une de vos unités vers une autre à 4 cases ou moins, sans pion et non activée.
    .short = Passe un pion à une unité à 4 cases
card-c26 = Coup fourré
    .text = En Phase d’Activation, quand une de vos unités embusquées tire : +2 à ce tir.
    .short = +2 au tir d’une unité embusquée
card-c27 = Mise en batterie éclair
    .text = En Phase d’Activation, entre deux activations : retournez une de vos unités à Trépied sans dépenser son action.
    .short = Retourne un Trépied sans action
card-c28 = Une dépêche de plus
    .text = En Phase d’Ordre : prenez un pion Ordre de plus pour ce tour, sans dépasser 10.
    .short = Un pion Ordre de plus ce tour
card-c29 = Casque porte-bonheur
    .text = En Phase d’Activation, quand une de vos infanteries va subir un pas de perte : il est annulé, et elle reçoit 1 marqueur Neutralisé à la place. Une unité éliminée d’un coup n’est pas sauvée.
    .short = 1 Neutralisé au lieu d’un pas de perte
card-c30 = Le défaut de la cuirasse
    .text = En Phase d’Activation, pour un de vos tirs contre un véhicule lourd : il est résolu contre sa défense arrière.
    .short = Tirez contre la défense arrière
card-c31 = Encore un coup
    .text = À tout moment, juste après avoir lancé un dé : relancez-le ; le nouveau résultat est conservé.
    .short = Relancez un de vos dés
card-c32 = Par la fenêtre
    .text = En Phase d’Activation, pendant le déplacement d’une de vos infanteries : elle entre dans un bâtiment par une ouverture au lieu d’une entrée.
    .short = Entrez par une ouverture
card-c33 = Coup d’éperon
    .text = En Phase d’Activation, entre deux activations : activez une de vos unités sans pion qui n’a pas encore agi. Elle agit, puis reçoit un marqueur Active.
    .short = Activez une unité sans pion

## Cartes de l'Américain

card-u01 = Colis du pays
    .text = En Phase de Réserve : piochez 2 cartes de plus que d’habitude.
    .short = Piochez 2 cartes de plus
card-u02 = Réflexion faite
    .text = En Phase de Réserve : déplacez une infanterie ennemie sur sa face endommagée de 2 cases vers le bord de son camp.
    .short = Une infanterie entamée recule de 2
card-u03 = Panzerfaust de prise
    .text = En Phase d’Activation, entre deux activations : une de vos infanteries non activées tire un Panzerfaust sur une cible en Ligne de Vue à 4 cases au plus, à +1 contre l’infanterie, +6 contre un véhicule léger, +7 contre un véhicule lourd, avec Perforant, puis reçoit un marqueur Active.
    .short = Panzerfaust, 4 cases : +1/+6/+7
card-u04 = Caisse de munitions
    .text = En Phase de Réserve : reprenez jusqu’à 2 pions de matériel déjà dépensés.
    .short = Reprenez 2 pions de matériel
card-u05 = Faites-les monter
    .text = En Phase d’Ordre : prenez un pion Ordre de plus pour ce tour, sans dépasser 10 ; un de vos ordres doit aller à un officier.
    .short = Un pion Ordre de plus, sur un officier
card-u06 = Passage en rase-mottes
    .text = Aviation, en Phase d’Activation, entre deux activations ; la DCA l’annule sur 5 ou plus. Mitraillez une ligne droite de 5 cases : chaque unité qui s’y trouve, amie ou ennemie, sauf dans un bâtiment ou en embuscade, subit un tir à +3 contre l’infanterie, +4 contre les véhicules légers, +2 contre les véhicules lourds.
    .short = Mitraille 5 cases : +3/+4/+2
card-u07 = 155 Long Tom
    .text = Artillerie, en Phase d’Activation, entre deux activations. Placez le gabarit orange (16 cases) sur une intercase, dispersion 3 : toute unité couverte, sauf dans un bâtiment ou en embuscade, est frappée à +4, quel que soit son type ; chaque structure subit Destruction 3.
    .short = 16 cases, dispersion 3 : +4 à tous
card-u08 = Obusier M101
    .text = Artillerie, en Phase d’Activation, entre deux activations. Placez le gabarit vert (12 cases) sur une intercase, dispersion 2 : toute unité couverte, sauf dans un bâtiment ou en embuscade, est frappée à +3, quel que soit son type ; chaque structure subit Destruction 2.
    .short = 12 cases, dispersion 2 : +3 à tous
card-u09 = Piqué du P-47
    .text = Aviation, en Phase d’Activation, entre deux activations ; la DCA l’annule sur 6 ou plus. Placez le gabarit vert (12 cases) sur une intercase, dispersion 1 : toute unité couverte, sauf dans un bâtiment ou en embuscade, est frappée à +4 si c’est de l’infanterie, +5 si c’est un véhicule, léger ou lourd.
    .short = Bombes, 12 cases, disp. 1 : +4/+5/+5
card-u10 = Patrouille de P-51
    .text = Aviation, en Phase d’Activation, entre deux activations ; la DCA l’annule sur 6 ou plus. Mitraillez une ligne droite de 6 cases (chaque unité, amie ou ennemie, sauf dans un bâtiment ou en embuscade, y subit un tir à +3 contre l’infanterie, +4 contre les véhicules légers, +1 contre les véhicules lourds), ou bien annulez une carte Aviation ennemie qui vient d’être jouée.
    .short = 6 cases : +3/+4/+1, ou annule un avion
card-u11 = Rhinocéros des haies
    .text = En Phase d’Activation, pendant le déplacement d’un de vos véhicules : il entre dans une case de bocage, qui devient du terrain découvert.
    .short = Un véhicule perce une case de bocage
card-u12 = Chewing-gum
    .text = En Phase d’Activation, quand un jet de dégâts vient de donner Chenilles à un de vos véhicules : ce résultat est ignoré.
    .short = Ignorez un résultat Chenilles

## Cartes de l'Allemand

card-g01 = Fil piégé
    .text = En Phase d’Activation, quand une infanterie ennemie en mouvement entre dans un bâtiment : elle subit un tir à +3, dont les murs ne la protègent pas.
    .short = Tir à +3 à l’entrée d’un bâtiment
card-g02 = Charge groupée
    .text = En Phase d’Activation, entre deux activations : une de vos infanteries non activées attaque un véhicule adjacent à +5 s’il est léger, +6 s’il est lourd, ou bien une structure adjacente avec Destruction 3, puis reçoit un marqueur Active.
    .short = Véhicule adjacent +5/+6, ou Destr. 3
card-g03 = Jusqu’au-boutistes
    .text = En Phase d’Activation, lors d’un Assaut, en attaque ou en défense : une de vos infanteries a +2, mais elle ne peut pas reculer et est éliminée si elle devait le faire.
    .short = +2 en Assaut, sans recul possible
card-g04 = Champ de mines
    .text = En Phase d’Activation, quand une unité ennemie en mouvement vient d’entrer dans une case : une mine explose sous elle, à +3 si c’est de l’infanterie, +6 si c’est un véhicule, léger ou lourd.
    .short = Mine sous un ennemi : +3/+6/+6
card-g05 = Coup de gueule
    .text = En Phase d’Ordre : prenez un pion Ordre de plus pour ce tour, sans dépasser 10 ; l’unité qui le reçoit ne peut s’en servir que pour se déplacer.
    .short = Un pion Ordre de plus, pour bouger
card-g06 = Chasse libre
    .text = Aviation, en Phase d’Activation, entre deux activations ; la DCA l’annule sur 5 ou plus. Mitraillez une ligne droite de 5 cases (chaque unité, amie ou ennemie, sauf dans un bâtiment ou en embuscade, y subit un tir à +3 contre l’infanterie et les véhicules légers, +1 contre les véhicules lourds), ou bien annulez une carte Aviation ennemie qui vient d’être jouée.
    .short = 5 cases : +3/+3/+1, ou annule un avion
card-g07 = Flak 18 de 88 mm
    .text = En Phase d’Activation, entre deux activations : un 88 posté hors du plateau tire sur une unité ennemie en Ligne de Vue d’une des vôtres, à +2 contre l’infanterie, +7 contre un véhicule léger, +9 contre un véhicule lourd, avec Perforant.
    .short = Tir perforant d’un 88 : +2/+7/+9
card-g08 = Nebelwerfer
    .text = Artillerie, en Phase d’Activation, entre deux activations. Placez le gabarit orange (16 cases) sur une intercase, dispersion 4 : toute unité couverte, sauf dans un bâtiment ou en embuscade, est frappée à +4 si c’est de l’infanterie, +3 si c’est un véhicule léger, +2 s’il est lourd ; touchée, elle reçoit en plus 1 marqueur Neutralisé.
    .short = 16 cases, disp. 4 : +4/+3/+2, Neutralisé
card-g09 = Wespe
    .text = Artillerie, en Phase d’Activation, entre deux activations. Placez le gabarit vert (12 cases) sur une intercase, dispersion 2 : toute unité couverte, sauf dans un bâtiment ou en embuscade, est frappée à +3, quel que soit son type ; chaque structure subit Destruction 2.
    .short = 12 cases, dispersion 2 : +3 à tous
card-g10 = Hummel
    .text = Artillerie, en Phase d’Activation, entre deux activations. Placez le gabarit orange (16 cases) sur une intercase, dispersion 3 : toute unité couverte, sauf dans un bâtiment ou en embuscade, est frappée à +4, quel que soit son type ; chaque structure subit Destruction 3.
    .short = 16 cases, dispersion 3 : +4 à tous
card-g11 = Panique aux chars
    .text = En Phase d’Activation, entre deux activations : une infanterie ennemie à 2 cases ou moins d’un de vos véhicules reçoit 1 marqueur Neutralisé.
    .short = 1 Neutralisé près de votre véhicule
card-g12 = Contre-attaque
    .text = En Phase d’Activation, quand une de vos unités vient de perdre un Assaut en défense : une autre de vos unités, non activée, sans pion et adjacente au vainqueur, lui donne aussitôt l’Assaut et reçoit un marqueur Active.
    .short = Assaut perdu : un voisin contre-attaque

## Terrains

terrain-open = Terrain découvert
    .text = Sans effet sur le Mouvement, la défense ni la Ligne de Vue.
terrain-road = Route
    .text = Sans effet : elle ne donne aucun bonus.
terrain-bocage = Bocage
    .text = Interdit aux véhicules ; passage difficile pour l’infanterie, qui s’arrête en y entrant et n’y avance que d’une case par mouvement. Défense +2 ; bloque la Ligne de Vue.
terrain-forest_edge = Lisière
    .text = Ouverte à tous. Défense +1 pour l’infanterie ; chaque case traversée réduit la Ligne de Vue de 1.
terrain-forest = Forêt
    .text = Interdite aux véhicules. Défense +1 pour l’infanterie ; chaque case traversée réduit la Ligne de Vue de 1.
terrain-grove = Bosquet
    .text = Ouvert à tous. Défense +1 pour l’infanterie ; chaque case traversée réduit la Ligne de Vue de 1.
terrain-water = Eau
    .text = Interdite, sauf aux unités Amphibies. Ne gêne pas la Ligne de Vue.
terrain-bridge = Pont
    .text = Toutes les unités y passent. Sans effet sur la défense ni la Ligne de Vue.
terrain-building = Bâtiment
    .text = Réservé à l’infanterie, qui entre et sort par les entrées, et tire ou est visée par les ouvertures. Défense +3 ; ses murs bloquent la Ligne de Vue ; structure 6, puis ruines.
terrain-ruins = Ruines
    .text = Passage difficile pour l’infanterie et les véhicules lourds, interdit aux véhicules légers. Défense +2 pour l’infanterie ; chaque case traversée réduit la Ligne de Vue de 1.
terrain-rock = Rocher
    .text = Infranchissable ; bloque la Ligne de Vue.
terrain-position = Position défensive
    .text = Réservée à l’infanterie. Défense +2, sauf contre un attaquant placé dans la même position ; permet le Tir d’opportunité ; réduit la Ligne de Vue de 1 ; structure 3, puis ruines.
terrain-light_wreck = Épave légère
    .text = Ouverte à l’infanterie, interdite aux véhicules légers ; un véhicule lourd passe dessus et lui inflige 1 point de démolition. Défense +1 ; réduit la Ligne de Vue de 1 ; structure 2.
terrain-heavy_wreck = Épave lourde
    .text = Interdite à toutes les unités ; bloque la Ligne de Vue ; structure 4.

## Plateaux

map-n1 = Le Carrefour
map-n2 = La Ferme
map-n3 = La Rivière
map-n4 = Le Village
map-n5 = Le Dédale de haies
map-n6 = La Crête boisée
map-n7 = Le Manoir

## Scénarios

brief-sudden = À la fin d’un tour, qui n’a plus d’unité ou plus de pion Ordre perd aussitôt.
scenario-first_contact = Premier contact
    .short = Deux patrouilles, un carrefour, trois objectifs : le scénario pour apprendre.
    .text = Deux patrouilles se heurtent à un carrefour que personne ne tient : le 8ᵉ régiment de l’Américain vient du sud, le 902ᵉ de l’Allemand du nord. Trois objectifs neutres sont à prendre ; à partir du tour 2, chacun rapporte 1 point de victoire par tour à qui le contrôle. Après 6 tours, celui qui a le plus de points gagne : c’est le scénario pour apprendre.
    .aim = Contrôlez les trois objectifs : à partir du tour 2, chacun rapporte 1 point à chaque fin de tour.
    .end = Après 6 tours, qui a le plus de points gagne ; à égalité, personne. { brief-sudden }
    .idea = Un objectif est à vous si vous êtes seul autour de lui : une unité en face suffit à le disputer.
scenario-bridge = Le Pont
    .short = Les Américains passent la rivière, ou le pont reste allemand.
    .text = Un seul pont franchit la rivière, et l’Allemand l’attend de l’autre côté avec le 901ᵉ régiment, un groupe Panzerschreck et un Pak 40 ; l’Américain arrive par l’ouest avec le 22ᵉ régiment, une escouade bazooka et un Stuart. L’Américain gagne s’il contrôle le pont à la fin du tour 7, ou dès qu’il a fait sortir 3 unités par le bord est ; au tour 4, il pioche une carte de plus. L’Allemand gagne dans tous les autres cas.
    .aim = L’Américain doit tenir le pont à la fin du tour 7, ou faire sortir 3 unités par l’est. L’Allemand doit l’en empêcher.
    .end = La troisième unité sortie gagne sur-le-champ ; sinon on juge après 7 tours, et l’Allemand gagne dans tous les autres cas. { brief-sudden }
    .idea = L’Allemand a l’initiative et un Pak 40 en face du pont : l’Américain passe vite, ou pas du tout.
scenario-farmhouse = Le Prisonnier de la ferme
    .short = Un prisonnier attend dans la ferme : l’atteindre et le ramener au sud.
    .text = Un prisonnier est gardé dans la ferme par le 901ᵉ régiment, un side-car Zündapp et un nid de mitrailleuse ; l’Américain vient le chercher avec le 8ᵉ régiment, une escouade de fusiliers et une Willys armée. Une unité américaine qui termine un mouvement dans la ferme emmène le prisonnier ; l’Américain gagne si elle sort par le bord sud. L’Allemand gagne s’il l’en empêche pendant 6 tours ; une reconnaissance lui arrive par l’est au tour 3.
    .aim = L’Américain doit prendre le prisonnier dans la ferme et le faire sortir par le sud. L’Allemand doit le garder.
    .end = L’Américain gagne dès que le prisonnier sort ; après 6 tours, l’Allemand gagne. { brief-sudden }
    .idea = L’Américain a l’initiative. Au tour 3, une reconnaissance allemande arrive par l’est : la sortie se prépare avant.
scenario-village = Combat de rues
    .short = Cinq maisons rapportent des points à chaque tour ; le premier à vingt gagne.
    .text = Chacun compose une armée de 300 points, autour du 22ᵉ régiment pour l’Américain et du 901ᵉ pour l’Allemand. À partir du tour 2, chacune des cinq maisons rapporte 1 point de victoire par tour à qui la contrôle ; une section rompue en donne aussi, et deux tactiques bonus attendent dans les rues. Le premier à 20 points gagne ; sinon, celui qui en a le plus après 8 tours.
    .aim = Contrôlez les cinq maisons : à partir du tour 2, chacune rapporte 1 point à chaque fin de tour. Une section rompue en donne aussi à l’adversaire.
    .end = Le premier à 20 points gagne ; sinon, qui en a le plus après 8 tours. { brief-sudden }
    .idea = Une unité seule dans une maison la contrôle ; deux tactiques bonus attendent dans les rues.
scenario-hedgerow = L’Enfer des haies
    .short = L’Américain traverse les haies vers le nord ; l’Allemand attend caché.
    .text = L’Américain doit traverser le dédale avec le 8ᵉ régiment, une escouade à mitrailleuse de .30, un Stuart et un Coupe-haie ; l’Allemand le guette avec le 902ᵉ régiment, une escouade d’assaut, deux positions et des hommes dissimulés. L’Américain marque 2 points pour chaque unité qui atteint le bord nord, où elle quitte le jeu, et 1 par pion ennemi éliminé. L’Allemand marque 1 point par pion américain éliminé, et 3 de plus si personne n’a atteint le bord nord. Une section rompue donne aussi des points ; après 7 tours, le plus haut total gagne.
    .aim = L’Américain marque 2 points par unité sortie au nord et 1 par pion éliminé ; l’Allemand, 1 par pion éliminé, et 3 si nul n’est sorti.
    .end = Après 7 tours, le plus haut total gagne ; à égalité, personne. { brief-sudden }
    .idea = L’Allemand a l’initiative et des hommes dissimulés. Le Coupe-haie ouvre au Stuart un chemin à lui.
scenario-ridge = Blindés sur la crête
    .short = Blindés contre blindés pour deux rochers au milieu de la crête.
    .text = Le 8ᵉ régiment, un Sherman et un Greyhound montent de l’ouest, le 901ᵉ, un Panzer IV et une Puma de l’est, chaque camp avec son état-major et un héros. Les deux objectifs de la crête valent 1 point chacun à qui les contrôle, l’objectif que chaque camp doit prendre chez l’autre en vaut 2 ; on les compte aux tours 3, 5, 7 et 8. Une section rompue donne aussi des points. Au tour 4, chaque joueur gagne une relance, à utiliser quand il veut. Après 8 tours, celui qui a le plus de points gagne.
    .aim = Contrôlez les deux objectifs de la crête (1 point chacun) et celui qui vous revient chez l’adversaire (2 points), comptés aux tours 3, 5, 7 et 8.
    .end = Après 8 tours, qui a le plus de points gagne ; à égalité, personne. { brief-sudden }
    .idea = Entre deux comptes, on peut céder la crête. Au tour 4, chacun gagne une relance.
scenario-battle = Bataille libre
    .short = Votre plateau, vos points, vos armées, de deux à quatre joueurs.
    .text = Choisissez le plateau, les points d’armée et vos armées, puis composez vos paquets de cartes. L’Américain se déploie au sud, l’Allemand au nord, et trois objectifs se disputent entre les deux : à partir du tour 2, chacun rapporte 1 point de victoire par tour à qui le contrôle ; une section rompue en donne aussi. Après 6 tours, celui qui a le plus de points gagne ; on joue de deux à quatre, en deux alliances.
    .aim = Contrôlez les trois objectifs : à partir du tour 2, chacun rapporte 1 point à chaque fin de tour. Une section rompue en donne aussi à l’adversaire.
    .end = Après 6 tours, qui a le plus de points gagne ; à égalité, personne. { brief-sudden }
    .idea = L’Américain vient du sud, l’Allemand du nord : les objectifs sont à mi-chemin.

## Capacités spéciales

ability-amphibious = Amphibie
    .text = L’unité peut entrer dans l’eau et s’y déplace normalement.
ability-twin_weapons = Armes jumelées
    .text = Quand elle tire, l’unité lance deux dés et garde le meilleur.
ability-assault = Assaut
    .text = En Assaut, en attaque comme en défense, l’unité lance deux dés et ajoute la valeur imprimée, s’il y en a une.
ability-autonomous = Autonome
    .text = L’unité n’a pas besoin de pion Ordre : une fois par tour, elle peut être activée entre deux activations ; elle reçoit alors un marqueur Active.
ability-aa = DCA
    .text = +1 au jet de DCA contre chaque carte Aviation de l’adversaire.
ability-destruction = Destruction
    .text = Quand l’arme vise une structure, ou une unité qui s’y trouve, lancez en plus le nombre de dés indiqué : chaque 4 ou plus y pose un marqueur de destruction.
ability-ambush = Embuscade
    .text = Au début ou à la fin d’un mouvement, même nul, l’unité peut passer sur sa face embusquée : on ne peut plus lui tirer dessus et elle ignore les gabarits, jusqu’à ce qu’elle tire, soit prise d’Assaut, ou qu’un ennemi autre qu’un véhicule lourd la repère en Ligne de Vue dégagée (à 2 cases ou moins si elle est dans un terrain).
ability-spotter = Observateur d’artillerie
    .text = Si l’unité a une Ligne de Vue dégagée sur l’intercase que vous visez avec un gabarit, la dispersion diminue de 1 intercase.
ability-positive_waves = Ondes positives
    .text = Quand ce véhicule subit un jet de dégâts, l’attaquant lance deux dés et vous choisissez lequel compte.
ability-optics = Optique
    .text = L’unité ne subit pas le malus de longue portée.
ability-order = Ordre
    .text = L’unité donne à son camp autant de pions Ordre que le nombre indiqué.
ability-personal_order = Ordre personnel
    .text = L’unité donne un pion Ordre de plus, mais elle doit recevoir un pion Ordre à chaque tour.
ability-piercing = Perforant
    .text = +1 au jet de dégâts contre un véhicule lourd touché.
ability-limited_range = Portée limitée
    .text = L’unité ne peut pas tirer au-delà de la distance indiquée.
ability-burst = Rafale
    .text = Avant de lancer les dés, l’unité peut répartir son bonus entre plusieurs cibles de même type, adjacentes entre elles et en vue, au moins +1 chacune ; on fait un jet par cible.
ability-replacement = Remplaçant
    .text = Quand une de vos armes lourdes à 2 cases ou moins subit des pas de perte, cette unité peut les subir à sa place, sauf si l’arme a été éliminée dans un Assaut.
ability-scout = Scout
    .text = L’unité peut se déployer au-delà de sa zone, jusqu’au nombre de cases indiqué, mais ni sur un objectif ni à côté.
ability-sniper = Sniper
    .text = Au lieu d’un tir normal, contre l’infanterie seulement, lancez un dé, diminué des seuls malus d’obstacles et de marqueurs Neutralisé : 2 ou 3, un marqueur Neutralisé ; 4 ou 5, un pas de perte ; 6 ou plus, les deux. La défense, le terrain et la distance ne comptent pas.
ability-terrifying = Terrifiant
    .text = Si l’unité gagne un Assaut, le perdant qui survit reçoit en plus 2 marqueurs Neutralisé ; si elle le perd, le vainqueur en reçoit 1.
ability-opportunity_fire = Tir d’opportunité
    .text = Tant qu’elle n’a pas été activée, l’unité peut tirer sur un ennemi qui se déplace en vue en Phase d’Activation ; elle perd alors son pion non révélé et reçoit un marqueur Active.
ability-battery_fire = Tir de batterie
    .text = Quand vient son ordre, au lieu d’agir, l’unité fait tirer vos armes lourdes d’un même nom, à 3 cases ou moins et pas encore activées ; celles qui ont tiré perdent leur pion et reçoivent un marqueur Active.
ability-suppressive_fire = Tir de suppression
    .text = Au lieu d’un tir normal : tous les bonus sont doublés, et le tir ne blesse pas, mais donne un marqueur Neutralisé chaque fois que le résultat final atteint la défense (deux s’il en atteint le double, et ainsi de suite).
ability-direct_fire = Tir direct
    .text = Au lieu d’un tir normal, l’arme place le gabarit de la couleur indiquée sur une intercase en Ligne de Vue dégagée, sans limite ni malus de portée.
ability-indirect_fire = Tir indirect
    .text = L’arme place le gabarit de la couleur indiquée sur une intercase, même hors de vue ; sans Ligne de Vue dégagée, lancez la dispersion, à la distance indiquée.
ability-frightening_shot = Tir effrayant
    .text = Après un tir sans aucun effet, l’unité peut placer un marqueur Neutralisé sur la cible.
ability-fire_on_the_move = Tir en mouvement
    .text = L’arme peut tirer une fois pendant le déplacement ; le malus indiqué est retranché de son bonus.
ability-transport = Transport
    .text = Le véhicule porte de l’infanterie : une unité à tête de mort, un héros ou un officier prend 1 place, toute autre unité 2 ; un seul canon à bord.
ability-tripod = Trépied
    .text = Au début ou à la fin d’un mouvement, même nul, l’unité peut être retournée : les valeurs de la nouvelle face s’appliquent.

## Faces, dégâts, bonus

face-front = avant
face-side = flanc
face-rear = arrière
damage-crew = Équipage
damage-tracks = Chenilles
damage-hull = Coque
damage-weapon = Arme principale
damage-destroyed = Détruit
bonus-infantry = contre l’infanterie
bonus-light = contre les véhicules légers
bonus-heavy = contre les véhicules lourds

## Directives, tactiques bonus, pions

directive-fire_at_will = Feu à volonté
    .text = Ce tour, vos unités à 3 cases ou moins de l’officier ont +1 aux Tirs contre l’infanterie.
directive-charge = À la charge
    .text = Ce tour, vos unités à 3 cases ou moins de l’officier ont +1 dans les Assauts.
directive-double_time = En avant
    .text = Ce tour, vos unités à 3 cases ou moins de l’officier ont +2 au Mouvement.
directive-hold_your_ground = Tenez bon
    .text = Ce tour, vos infanteries à 3 cases ou moins de l’officier ont +1 en défense.
tactic-order = Ordre de plus
    .text = Une seule fois : prenez un pion Ordre de plus pour un tour, sans dépasser 10.
tactic-special = Ordre Spécial
    .text = Une seule fois : prenez un pion Ordre Spécial pour un tour, sans jamais en avoir plus de deux.
tactic-card = Carte de plus
    .text = Une seule fois : piochez une carte de plus.
tactic-redraw = Nouvelle main
    .text = Une seule fois : défaussez autant de cartes que vous voulez et piochez-en autant.
tactic-initiative = Initiative
    .text = Une seule fois : quand le marqueur Initiative devrait être retourné, gardez l’initiative.
token-bluff = Leurre
token-special = Ordre Spécial
token-order = Ordre
## Armées qui enfreignent une règle

breach-points = { $cost } points d’armée pour { $points } au plus.
breach-no-tile = Une armée a besoin d’une tuile de recrutement.
breach-no-regiment = Chaque allié a besoin d’une tuile de recrutement avec une section.
breach-no-regiment-alone = À trois ou quatre joueurs, celui qui joue seul a lui aussi besoin d’une tuile de recrutement avec une section.
breach-tile-side = { $tile } appartient à l’autre camp.
breach-tile-twice = { $tile } ne s’achète qu’une fois.
breach-too-many-options = { $tile } n’a que { $slots } emplacements.
breach-colour = { $option } n’a aucune couleur en commun avec l’emplacement { $slot } de { $tile }.
breach-option-side = { $option } n’est pas pour le camp de { $tile }.
breach-only = { $option } n’est pas pour { $tile }.
breach-no-hq = { $option } est une ordonnance : il faut une tuile de haut-commandement.
breach-two-hq = Une alliance a au plus une tuile de haut-commandement.
breach-share-alone = Une part de { $share } points suppose la tuile de haut-commandement d’un allié.
breach-share-too-much = Les parts dépassent le coût de la tuile de haut-commandement et de ses options ({ $cost }).
breach-hero-side = { $hero } combat pour l’autre camp.
breach-hero-twice = { $hero } ne s’enrôle qu’une fois.
breach-hero-badge = { $hero } a besoin d’une tuile de recrutement portant le même écusson.
breach-must = Le scénario exige { $tile }.
breach-basterds-twice = Un seul trait de caractère d’une armée peut rendre des points.
breach-option-twice = Un deuxième achat ne changerait rien : { $option }.
breach-no-driver = { $option } sert aux véhicules qui tirent en mouvement ; { $tile } n’en a pas.
breach-no-heavy = { $option } : il faut un véhicule lourd à arme principale, et { $tile } n’en sert aucun.
breach-no-vehicle = { $option } : il faut un véhicule, et { $tile } n’en sert aucun.
breach-no-mortar = { $option } : il faut un mortier à gabarit bleu, et il n’y en a pas.
breach-no-comrade = { $option } : il faut un camarade près du blessé, et l’armée n’a qu’une unité.
breach-spare-cards = { $option } ne changerait rien : les autres permettent déjà { $number ->
        [one] la seule carte de ce genre
       *[other] les { $number } cartes de ce genre
    }.
breach-directives = Il n’y a que { $number } directives au choix ; l’armée en demande davantage.
breach-deck-fixed = Ce scénario se joue avec le paquet entier.
breach-deck-stranger = « { $card } » n’est pas une carte de ce camp.
breach-deck-copies = Il n’existe { $copies ->
        [one] qu’un exemplaire
       *[other] que { $copies } exemplaires
    } de « { $card } ».
breach-deck-restricted = { $number ->
        [0] Les ordonnances ne permettent aucune carte
        [one] Les ordonnances ne permettent qu’une carte
       *[other] Les ordonnances ne permettent que { $number } cartes
    } { $kind ->
        [aviation] Aviation
       *[artillery] Artillerie
    }.
breach-deck-small = Le paquet a { $number } cartes sans les cartes réservées ; il en faut { $least }.
breach-deck-other = Une alliance joue un seul paquet : celui de son haut-commandement, ou le seul qui soit composé.

## Une armée en quelques lignes

army-tile = { $name } : { $cost } points ; rompue après { $losses ->
        [one] une perte
       *[other] { $losses } pertes
    }, pour { $points ->
        [one] un point de victoire
       *[other] { $points } points de victoire
    }
army-slot = Emplacement { $slot } : { $name }, { $cost }
army-scout = Toutes les unités de cette tuile ont Scout { $squares }
army-hero = { $name } : { $cost } points
army-unused-leave = Les ordonnances permettent { $number ->
        [one] une carte
       *[other] { $number } cartes
    } { $kind ->
        [aviation] Aviation
       *[artillery] Artillerie
    } ; { $held ->
        [0] le paquet n’en a aucune
       *[other] le paquet en a { $held }
    } ({ $exist ->
        [one] il n’en existe qu’une
       *[other] il en existe { $exist }
    }).
army-sum = { $cost } points, { $units ->
        [one] un pion
       *[other] { $units } pions
    }, { $orders ->
        [0] aucun pion Ordre
        [one] un pion Ordre
       *[other] { $orders } pions Ordre
    }, { $cards } cartes

## Le jeu, ses rayons, ses réglages

game-name = Heroes of Normandie
game-pitch = Deux armées dans le bocage de 1944, des ordres secrets sous chaque pion, et des cartes pour bousculer les meilleurs plans.

shelf-scenario = Scénarios
shelf-battle = Bataille libre

option-board = Plateau
option-points = Points d’armée
option-points-200 = 200
option-points-300 = 300
option-points-400 = 400
option-points-500 = 500
option-teams = Alliances, à trois ou quatre
option-teams-even = Les plus équilibrées
option-teams-us_more = Plus d’Américains
option-teams-ge_more = Plus d’Allemands
option-army_1 = Armée de la place 1
option-army_2 = Armée de la place 2
option-army_3 = Armée de la place 3
option-army_4 = Armée de la place 4
option-special_window = Quand jouer un Ordre Spécial
option-special_window-every = Avant n’importe quelle activation
option-special_window-first = Seulement avant le premier numéro du tour
option-lost_token = Une unité dont le pion a été retiré sans être vu
option-lost_token-moves = Peut se déplacer en Phase de Réserve
option-lost_token-stays = Ne se déplace pas en Phase de Réserve
option-zoc = Zones de Contrôle : le pas interdit
option-zoc-unit = Entre deux cases de la zone d’une même unité
option-zoc-any = Entre deux cases de n’importe quelles zones
option-pivot = Le pivot gratuit d’un véhicule
option-pivot-either = Avant ou après le pas
option-pivot-first = Avant le pas seulement
option-assault_terrain = Le terrain dans l’Assaut
option-assault_terrain-defender = Son bonus de défense aide le défenseur
option-assault_terrain-none = Il ne compte pas
option-assault_dice = Les deux dés de la capacité Assaut
option-assault_dice-sum = S’additionnent
option-assault_dice-best = Le meilleur compte
option-vehicle_defends = Un véhicule pris d’Assaut se défend avec
option-vehicle_defends-weapon = Un dé et son meilleur bonus contre l’infanterie
option-vehicle_defends-die = Un dé seul
option-tie = Égalité dans l’Assaut
option-tie-repulse = L’attaquant retourne d’où il vient, sans perte
option-tie-reroll = Les deux relancent
option-tie-both_lose = Les deux subissent un pas de perte
option-corner = Une Ligne de Vue qui passe exactement par un coin
option-corner-better = Prend le meilleur des deux chemins
option-corner-worse = Prend le pire des deux chemins
option-direct_hit = Un véhicule qui subit un coup au but
option-direct_hit-removed = Est retiré sans épave
option-direct_hit-wreck = Laisse son épave
option-ambush = Une unité peut entrer en embuscade
option-ambush-free = Même sous les yeux de l’ennemi
option-ambush-unseen = Seulement là où aucun ennemi ne la repérerait
option-burst_spacing = Écart permis entre les cibles d’une Rafale
option-burst_spacing-1 = 1 case : côte à côte
option-burst_spacing-2 = 2 cases
option-embark_cost = Monter dans un véhicule ou en descendre coûte
option-embark_cost-1 = 1 point de mouvement
option-embark_cost-0 = Rien

result-us = Victoire américaine. { $reason }
result-ge = Victoire allemande. { $reason }
result-draw = Égalité. { $reason }
reason-hn-victory-01 = Le but du scénario est atteint : le plus de points, ou ce qui finit la partie aussitôt.

## Joueurs, phases, directions

seat-1 = Américain
seat-2 = Allemand
side-us = Américain
    .the = l’Américain
    .The = L’Américain
    .of = de l’Américain
    .to = à l’Américain
side-ge = Allemand
    .the = l’Allemand
    .The = L’Allemand
    .of = de l’Allemand
    .to = à l’Allemand
camp-us = Camp américain
    .the = le camp américain
    .The = Le camp américain
    .of = du camp américain
    .to = au camp américain
camp-ge = Camp allemand
    .the = le camp allemand
    .The = Le camp allemand
    .of = du camp allemand
    .to = au camp allemand
camp-both = Les deux camps
    .the = les deux camps
    .The = Les deux camps
    .of = des deux camps
    .to = aux deux camps
ally-us-1 = Premier Américain
    .the = le premier Américain
    .The = Le premier Américain
    .of = du premier Américain
    .to = au premier Américain
ally-us-2 = Deuxième Américain
    .the = le deuxième Américain
    .The = Le deuxième Américain
    .of = du deuxième Américain
    .to = au deuxième Américain
ally-us-3 = Troisième Américain
    .the = le troisième Américain
    .The = Le troisième Américain
    .of = du troisième Américain
    .to = au troisième Américain
ally-ge-1 = Premier Allemand
    .the = le premier Allemand
    .The = Le premier Allemand
    .of = du premier Allemand
    .to = au premier Allemand
ally-ge-2 = Deuxième Allemand
    .the = le deuxième Allemand
    .The = Le deuxième Allemand
    .of = du deuxième Allemand
    .to = au deuxième Allemand
ally-ge-3 = Troisième Allemand
    .the = le troisième Allemand
    .The = Le troisième Allemand
    .of = du troisième Allemand
    .to = au troisième Allemand

phase-deal = Mise en place
phase-choose_directives = Mise en place : directives
phase-playing_order = Ordre de jeu
phase-deploy = Déploiement
phase-turn_start = Début du tour
phase-order_start = Phase d’Ordre
phase-shared_token = Phase d’Ordre
phase-place_orders = Phase d’Ordre
phase-order_end = Phase d’Ordre
phase-directives = Phase d’Ordre : directives
phase-window = Phase d’Activation
phase-slot = Phase d’Activation
phase-lay_smoke = Phase d’Activation : fumigène
phase-act = Phase d’Activation
phase-move = Mouvement
phase-after_fire = Phase d’Activation
phase-again = Phase d’Activation
phase-reserve_start = Phase de Réserve
phase-discard_bluffs = Phase de Réserve
phase-reserve_moves = Phase de Réserve : mouvements
phase-reserve_end = Phase de Réserve
phase-refill = Phase de Réserve : cartes
phase-swap_cards = Phase de Réserve : échanges entre alliés
phase-victory = Phase de Réserve : victoire
phase-take_tokens = Phase de Réserve : pions Ordre
phase-pass_initiative = Phase de Réserve : initiative
phase-over = La partie est finie

direction-n = nord
    .to = au nord
direction-ne = nord-est
    .to = au nord-est
direction-e = est
    .to = à l’est
direction-se = sud-est
    .to = au sud-est
direction-s = sud
    .to = au sud
direction-sw = sud-ouest
    .to = au sud-ouest
direction-w = ouest
    .to = à l’ouest
direction-nw = nord-ouest
    .to = au nord-ouest

## Pions, jetons, armes dans une phrase

unit-numbered = { $unit } n° { $number }
unit-number = Pion n° { $number }
unit-unknown = { $unit } n° { $number } ({ $seat })
unit-at = { $unit } ({ $square })
unit-aboard = { $unit } (à bord : { $vehicle })
recruit-numbered = { $unit } ({ $number })
counter-face-front = recto
counter-face-back = verso
token-none = sans pion
token-numbered = Ordre { $number }
weapon-main = arme principale
weapon-second = arme secondaire
with-weapon = {" "}({ $weapon })
manner-normal = tir normal
manner-suppressive = tir de suppression
manner-burst = rafale
manner-burst_suppressive = rafale de suppression
manner-sniper = tir de sniper
manner-template = gabarit
manner-he = obus explosif
manner-panzerfaust = Panzerfaust
manner-bazooka_ammo = munition antichar
manner-grenade = grenade à fragmentation
manner-rifle_grenade = grenade à fusil
quoted = « { $card } »
list-and = { $first } et { $last }

## Ce que l'on peut choisir

act-pass = Laisser passer
act-directive = { $directive }
act-first = { $Seat } d’abord
act-deploy = Déployer : { $recruit }
act-deploy_ambush = Déployer une unité embuscable
act-place = Placer en { $square }
act-place-deploy_where = Déployer en { $square }
act-place-lay_position = Position en { $square }
act-place-place_horn = Corne d’abondance en { $square }
act-face = Face { $direction_to }
act-side = Face visible : { $face }
act-side-ambush-front = De front
act-side-tripod-front = Sans trépied
act-side-tripod-back = Sur trépied
act-side-ambush-back = En embuscade
act-aboard = À bord : { $unit }
act-aboard-retreat = Reculer à bord : { $unit }
act-deploy_rest = Déployer tout le reste

act-order = { $token } : { $unit }
act-order_smoke = { $token } : un gabarit de fumigène
act-withhold = Ne plus poser
act-share = Donner le pion de Planification { $seat_to }
act-share-share_special = Donner l’Ordre Spécial { $seat_to }
act-share-share_bluff = Donner le Leurre { $seat_to }
act-direct = { $directive } : { $unit }
act-tactic = Employer la tactique bonus : { $tactic }

act-special = Ordre Spécial : { $unit }
act-autonomous = Autonome : { $unit }
act-activate = Activer : { $unit }
act-activate-reserve_unit = Déplacer : { $unit }
act-move = Se déplacer
act-fire-normal = Tirer{ $weapon }
act-fire-suppressive = Tir de suppression{ $weapon }
act-fire-burst = Rafale{ $weapon }
act-fire-burst_suppressive = Rafale de suppression{ $weapon }
act-fire-sniper = Tir de sniper{ $weapon }
act-fire-template = Placer un gabarit{ $weapon }
act-fire-he = Tirer un obus explosif{ $weapon }
act-fire-panzerfaust = Tirer un Panzerfaust{ $weapon }
act-fire-bazooka_ammo = Tirer une munition antichar{ $weapon }
act-fire-grenade = Lancer une grenade à fragmentation{ $weapon }
act-fire-rifle_grenade = Tirer une grenade à fusil{ $weapon }
act-battery = Tir de batterie
act-decline = Ne rien faire

act-step = Aller en { $square }
act-drive = Rouler en { $square }, face { $direction_to }
act-drive-pivot = Pivoter, face { $direction_to }
act-assault = Assaut : { $unit }
act-turn = Retourner le pion
act-turn-tripod-in = Installer le trépied
act-turn-tripod-out = Replier le trépied
act-turn-ambush-in = Se mettre en embuscade
act-turn-ambush-out = Sortir d’embuscade
act-aim = Tourner le canon, face { $direction_to }
act-embark = Monter à bord : { $unit }
act-leave = Descendre en { $square }
act-stop = S’arrêter ici
act-stop-here = Rester sur place
act-exit = Quitter le plateau
act-attach = Fixer une bombe collante : { $unit }
act-charge = Poser une charge de démolition en { $square }
act-dig = Creuser une position ici
act-conceal = Passer sous le marqueur Dissimulé { $number ->
        [1] A
       *[other] B
    }
act-again = Agir encore

act-at = Tirer sur { $unit }
act-at-aim_from = Tirer depuis { $square }
act-point = Intercase { $point }
act-into = Lancer dans { $square }
act-done = C’est tout
act-done-fire_more = Ne plus tirer
act-done-battery = Ne plus tirer
act-done-recover = Ne rien reprendre de plus
act-done-swap = Plus aucun échange
act-done-place_bomb = Ne rien poser de plus
act-done-reserve_unit = Ne plus bouger
act-part = +{ $number } sur cette cible
act-ammunition = Dépenser une Munition : +1
act-opportunity = { $manner }{ $weapon } : { $unit }

act-play = Jouer { $card }
act-play-at = { $play } : { $aim }
act-use = Dépenser un pion : { $option }
act-use-recover = Reprendre un pion : { $option }
act-on = { $unit }
act-onto = Case { $square }
act-onto-retreat = Reculer en { $square }
act-onto-push = Reculer en { $square }
act-onto-spill = Descendre en { $square }
act-onto-redeploy = Se tenir en { $square }
act-onto-send_back = Reculer en { $square }
act-onto-thrown_back = Reculer en { $square }
act-onto-place_nest = Placer le nid en { $square }
act-onto-arrive = Arriver en { $square }
act-onto-cut_hedge = Percer la haie en { $square }
act-die = Relancer le { $number }
act-reroll = Relancer
act-reroll-attacker = Relancer les dés de l’attaquant
act-reroll-defender = Relancer les dés du défenseur
reroll-by-event = relance offerte par le marqueur d’événement
reroll-by-veteran = dépense un pion Vétéran
act-steady = Retirer un marqueur Neutralisé (Solide) : { $unit }
act-strafe = Mitrailler depuis { $square }, cap { $direction_to }
act-cancel = Annuler { $card }
act-result = { $number } : { $damage }
act-result-repair = Réparer : { $damage }
act-replace = Donner la perte à { $unit }
act-yes = Oui
act-yes-frighten = Un marqueur Neutralisé
act-yes-triggerhappy = Dépenser un marqueur Fou de la gâchette
act-yes-improvise_draw = Piocher une carte de plus, puis en défausser une
act-no = Non
act-no-direct = Pas de directive ce tour
act-no-smoke = Ne pas placer de fumigène
act-no-place_nest = Garder le nid pour plus tard
act-no-heroic = Garder le pion Héroïque
act-no-ammunition = Garder la Munition

act-discard = Défausser { $card }
act-draw = Compléter ma main
act-draw-full = Garder ma main
act-draw-redraw = Ne plus défausser et piocher autant de cartes
act-swap = Échanger { $card } contre { $card2 } { $seat_of }

## Ce que l'on demande

ask-choose_directive = Quelle directive prenez-vous ?
ask-playing_order = Qui joue en premier dans votre alliance ?
ask-deploy = Déploiement : quelle unité ensuite ?
ask-deploy_who = Quelle unité embuscable ?
ask-deploy_where = { $recruit } : où ?
ask-deploy_facing = { $recruit } : dans quelle direction ?
ask-deploy_side = { $recruit } : sur quelle face ?
ask-lay_position = Où placez-vous une position défensive ?
ask-place_horn = Où placez-vous la Corne d’abondance ?

ask-share = À qui va le pion de Planification ce tour ?
ask-share_special = À qui va l’Ordre Spécial de votre alliance ce tour ?
ask-share_bluff = À qui va le Leurre de votre alliance ce tour ?
ask-place_order = Phase d’Ordre : { $number ->
        [one] un pion
       *[other] { $number } pions
    } à poser. Lequel, et où ?
ask-direct = Placez-vous une directive sur un officier ?
ask-smoke = Où placez-vous le fumigène ?

ask-act = { $unit } : quelle action ?
ask-fire_more = { $unit } : tirer avec une autre arme ?
ask-heroic = { $unit } : dépenser un pion Héroïque pour agir encore ?
ask-battery = Tir de batterie, { $unit } : quelle arme ?
ask-battery_way = { $unit } : quel tir ?
ask-consent = Votre allié fait appel à { $unit }. Êtes-vous d’accord ?
ask-move = { $unit } ({ $number ->
        [one] { $number } point de mouvement
       *[other] { $number } points de mouvement
    }) : où aller ?
ask-reserve_move = Réserve, { $unit } ({ $number ->
        [one] { $number } point de mouvement
       *[other] { $number } points de mouvement
    }) : où aller ?
ask-reserve_unit = Phase de Réserve : quelle unité se déplace ?

ask-aim = { $unit } : quelle cible ?
ask-aim_burst = { $unit } : quelles cibles pour la rafale ?
ask-aim_from = { $unit } : depuis quelle case tracer la ligne vers { $foe } ?
ask-aim_point = { $unit_is ->
        [none] Quelle intercase est visée ?
       *[some] { $unit } : quelle intercase est visée ?
    }
ask-split = Quelle part du bonus contre { $foe } ?
ask-ammunition = { $unit } : dépenser une Munition pour +1 ?
ask-frighten = Tir effrayant : un marqueur Neutralisé sur { $foe } ?
ask-triggerhappy = Fou de la gâchette : un marqueur Neutralisé sur { $foe } ?

ask-where_hit = Ondes positives, { $unit } : quel résultat compte ?
ask-save_first = Tous ne peuvent pas être sauvés : qui d’abord ?
ask-spill = Hors du véhicule, { $unit } : où ?
ask-redeploy = Le bâtiment s’est écroulé. { $unit } : où ?
ask-push = Un véhicule s’arrête sur { $unit } : où reculer ?
ask-retreat = Recul, { $unit } : vers où ?
ask-place_bomb = { $unit } : poser une charge ici ?
ask-cut_hedge = { $unit } : à travers quelle haie, et comment ?
ask-place_nest = Placez-vous le nid de mitrailleuse maintenant ?
ask-arrive = Renfort, { $recruit } : sa case est prise. Où arrive-t-il ?

ask-aim_card = { $card } : sur quoi ?
ask-recover = Reprendre { $number ->
        [one] un pion dépensé
       *[other] jusqu’à { $number } pions dépensés
    } : lequel ?
ask-send_back = Recul imposé, { $unit } : vers où ?
ask-second_wind = { $unit } : changer de posture, ou bouger ?
ask-thrown_back = Recul sous le tir, { $unit } : vers où ?
ask-repair = { $unit } : quel dégât réparer ?
ask-discard = Défaussez-vous des cartes avant de compléter votre main ?
ask-redraw = Nouvelle main : quelles cartes échangez-vous ?
ask-improvise_draw = Improvisation : piochez-vous une carte de plus ? Vous en défaussez une ensuite.
ask-improvise = Improvisation : quelle carte défaussez-vous ?
ask-swap = Échangez-vous des cartes avec un allié ?
ask-consent_horn = { $unit } est près de la Corne d’abondance de votre allié : placez-vous le gabarit vert au lieu du bleu ?
ask-consent_directive = La directive de votre allié est sur { $unit }. Vos unités en profitent-elles aussi ?
ask-consent_swap = { $Seat } propose { $card } contre votre { $card2 }. Êtes-vous d’accord ?

## Les moments où l'on peut répondre

ask-order_start = La Phase d’Ordre commence. Jouez-vous une carte ?
ask-order_end = Tous les pions sont posés. Jouez-vous une carte ?
ask-before_activation = Avant la prochaine activation : réagir ?
ask-announce_move = { $unit } va se déplacer : réagir ?
ask-reserve_announced = { $unit } va se déplacer en réserve : réagir ?
ask-reserve_moved = { $unit } se déplace en réserve : réagir ?
ask-moved = { $unit } se déplace : réagir ?
ask-announce_fire = { $unit_is ->
        [none] { $foe_is ->
            [none] Tir annoncé.
           *[some] Tir annoncé sur { $foe }.
        }
       *[some] { $foe_is ->
            [none] Tir annoncé : { $unit }.
           *[some] Tir annoncé : { $unit } sur { $foe }.
        }
    } Réagir ?
ask-rolled = { $unit_is ->
        [none] Les dés sont jetés.
       *[some] { $foe_is ->
            [none] { $unit } : les dés sont jetés.
           *[some] { $unit } contre { $foe } : les dés sont jetés.
        }
    } Réagir ?
ask-suffer = { $unit_is ->
        [none] Coup sur { $foe }.
       *[some] Coup sur { $foe }, par { $unit }.
    } Réagir ?
ask-damage_rolled = { $unit_is ->
        [none] Dégâts sur { $foe }.
       *[some] Dégâts sur { $foe }, par { $unit }.
    } Réagir ?
ask-after_fire = Après le Tir ({ $unit }) : réagir ?
ask-announce_assault = Assaut annoncé : { $unit } contre { $foe }. Réagir ?
ask-assault_over = Après l’Assaut : { $unit } contre { $foe }. Réagir ?
ask-vehicle_stops = { $unit } : arrêt sur { $foe }. Réagir ?
ask-reserve_start = La Phase de Réserve commence. Réagir ?
ask-reserve_end = La Phase de Réserve s’achève. Réagir ?
ask-initiative_turns = L’initiative va changer de camp. Réagir ?

## Le journal : avant la partie

event-initiative = L’initiative revient { $side_to }.
event-drew = { $Seat } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
event-drew_cards = Cartes piochées par { $seat } : { $cards }.
event-replaced_card = { $Seat } remplace { $card }, sans usage sur ce plateau.
event-reshuffled = La défausse { $side_of } redevient la pioche.
event-deployed = { $unit } : déploiement en { $square }.
event-deployed_hidden = { $Seat } déploie un pion embusqué (n° { $unit_number }) en { $square }.
event-deployed_aboard = { $unit } : déploiement à bord, { $foe }.
event-deployed_position = { $Seat } place une position défensive en { $square }.
event-horn_placed = { $Seat } place une Corne d’abondance en { $square }.
event-directives_chosen = { $Seat } prend la directive « { $directive } ».
event-playing_order = { $Side } : { $seat } joue en premier.

## Le journal : tours et ordres

event-turn = Tour { $number }.
event-phase = { $phase }.
event-marker = Tour { $number } : l’événement { $side_of }.
event-arrived = { $unit } : renfort en { $square }.
event-tokens_taken = { $Seat } prend { $number ->
        [one] { $number } pion Ordre
       *[other] { $number } pions Ordre
    }.
event-ordered = { $unit } : un pion est posé.
event-order_was = { $unit } : { $token }, vous seul le savez.
event-smoke_ordered = { $Seat } donne un pion à un gabarit de fumigène.
event-token_lost = { $unit } : pion retiré sans être vu.
event-tokens_swapped = { $unit }, { $foe } : pions échangés sans être vus.
event-token_moved = { $unit } : pion transmis à { $foe }.
event-shared = Le pion de Planification va { $seat_to }.
event-shared_special = L’Ordre Spécial de l’alliance va { $seat_to }.
event-shared_bluff = Un Leurre de l’alliance va { $seat_to }.
event-directed = { $unit } : directive « { $directive } ».

## Le journal : activation et mouvement

event-revealed = { $unit } : { $token }.
event-smoke_turn = { $Seat } révèle { $token } : un gabarit de fumigène.
event-activated = { $unit } : agit sans pion.
event-autonomous = { $unit } : activation Autonome.
event-active_marker = { $unit } : marqueur Active.
event-declined = { $unit } : aucune action.
event-again = { $unit } : agit encore.
event-stepped = { $unit } : va en { $square }.
event-drove = { $unit } : roule en { $square }, face { $direction_to }.
event-turned = { $unit } : pion retourné.
event-hid = { $unit } : se met en embuscade.
event-concealed = { $unit } : sous un marqueur Dissimulé.
event-aimed = { $unit } : désormais face { $direction_to }.
event-stopped = { $unit } : arrêt, passage difficile.
event-stopped_by = { $unit } : arrêt, véhicule endommagé.
event-barred = { $unit } : la Zone de Contrôle d’un ennemi caché interdit d’aller en { $square }.
event-watched = { $unit } : impossible de s’embusquer ici, un ennemi caché veille.
event-spotted = Le pion n° { $unit_number } se dévoile : { $unit_type }.
event-decoy_gone = Le pion n° { $unit_number } n’était qu’une Ruse : il est retiré.
event-embarked = { $unit } : à bord, { $foe }.
event-left_vehicle = { $unit } : descend en { $square }.
event-redeployed = { $unit } : redéployée sur les ruines, en { $square }.
event-spilled = { $unit } : hors du véhicule, en { $square }.
event-pushed = { $unit } : recule en { $square }.
event-crushed = { $unit } : aucune case où reculer.
event-exited = { $unit } : quitte le plateau.
event-cut_hedge = { $unit } : perce la haie en { $square }.
event-dug_in = { $unit } : creuse une position en { $square }.
event-moved_on = { $unit } : poursuit son mouvement.

## Le journal : tir

event-fired = { $unit } : { $manner }{ $weapon }.
event-aimed_at = { $unit } : vise { $foe }.
event-aimed_structure = { $unit } : vise la structure en { $square }.
event-aimed_point = { $unit_is ->
        [none] Cible : intercase { $point }
       *[some] { $unit } : cible, intercase { $point }
    }.
event-corrected = { $unit } : corrige le tir.
event-rolled = { $Seat } lance { $dice }.
event-rerolled = { $Seat } relance : { $dice }.
event-shot = { $foe } : résultat { $total } contre défense { $defence }.
event-missed = Manqué.
event-shot_lost = { $unit } : tir perdu.
event-suppressed = { $unit } : { $number ->
        [one] { $number } marqueur Neutralisé
       *[other] { $number } marqueurs Neutralisé
    }.
event-recovered = { $unit } : { $number ->
        [one] { $number } marqueur Neutralisé
       *[other] { $number } marqueurs Neutralisé
    } en moins.
event-step_lost = { $unit } : un pas de perte.
event-eliminated = { $unit } : pion éliminé.
event-destroyed = { $unit } : véhicule détruit.
event-direct_hit = { $unit } : coup au but, aucune épave.
event-damaged = { $unit } : dégât, { $damage }.
event-repaired = { $unit } : réparation, { $damage }.
event-saved = { $unit } : coup sans effet.
event-stood_in = { $unit } : subit la perte pour { $foe }.
event-scattered = Dispersion : intercase { $point }.
event-off_board = Hors du plateau : aucun effet.
event-exploded = Explosion sur l’intercase { $point }.
event-exploded_inside = Explosion à l’intérieur, en { $square }.
event-structure_hit = Structure en { $square } : { $number ->
        [one] { $number } marqueur de destruction
       *[other] { $number } marqueurs de destruction
    }.
event-structure_fell = Structure en { $square } : elle s’écroule.
event-smoke_placed = Fumigène sur l’intercase { $point } : −{ $number }.
event-smoke_faded = Fumigène sur l’intercase { $point } : { $number ->
        [0] dissipé
       *[other] plus que −{ $number }
    }.

## Le journal : assaut

event-assaulted = { $unit } : Assaut contre { $foe }.
event-clashed = { $unit } : total { $total } ; { $foe } : total { $total2 }.
event-repulsed = { $unit } : Assaut contre { $foe } repoussé.
event-assault_won = { $unit } : Assaut gagné contre { $foe }.
event-retreated = { $unit } : recule en { $square }.
event-retreated_aboard = { $unit } : recule à bord, { $foe }.
event-occupied = { $unit } : occupe { $square }.

## Le journal : cartes, pions, options

event-card_played = { $Seat } joue { $card }.
event-card_cancelled = { $card } { $seat_of } : annulée.
event-card_lost = { $card } { $seat_of } : sans effet, elle ne s’applique plus.
event-cards_discarded = { $Seat } défausse { $cards }.
event-card_swapped = { $Seat } et { $seat2 } échangent une carte.
event-aa_rolled = DCA { $seat_of } : { $die }, en tout { $total } ; il faut { $number } pour arrêter l’avion.
event-token_spent = { $Seat } dépense un pion : { $option }.
event-tokens_back = { $Seat } reprend { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    } : { $option }.
event-bomb_attached = { $unit } : bombe collante sur { $foe }.
event-bomb_exploded = { $foe } : une bombe collante explose.
event-charge_placed = { $unit } : charge de démolition en { $square }.
event-charge_exploded = Une charge de démolition explose en { $square }.
event-tactic_taken = { $unit } : prend une tactique bonus.
event-tactic_was = La tactique bonus est « { $tactic } », vous seul le savez.
event-tactic_used = { $Seat } emploie la tactique bonus « { $tactic } ».
event-effect = { $unit_is ->
        [none] { $card } fait effet
       *[some] { $card } : { $unit }
    }.

## Le journal : la fin

event-broken = { $tile } : section rompue, { $number ->
        [one] { $number } point
       *[other] { $number } points
    } pour { $side }.
event-scored = { $Side } marque { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-prisoner_taken = { $unit } : emmène le prisonnier.
event-prisoner_lost = Le prisonnier est de retour à la ferme.
event-initiative_kept = { $Side } garde l’initiative.
event-initiative_passed = L’initiative passe { $side_to }.
event-game_over = { $Side } gagne la partie.
event-game_drawn = La partie est nulle.

## Le client web : la carte

web-hn-phase-orders = Ordres
web-hn-phase-activation = Activation
web-hn-phase-reserve = Réserve
web-hn-tab-board = Carte
web-hn-tab-mine = Armée
web-hn-score = { $side } { $n }
web-hn-brief-map = { $n ->
        [0] Carte avec les zones de déploiement
        [one] Carte avec un objectif et les zones de déploiement
       *[other] Carte avec { $n } objectifs et les zones de déploiement
    }
web-hn-brief-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
web-hn-brief-first = ★ initiative
web-hn-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $units ->
        [one] { $units } unité en jeu
       *[other] { $units } unités en jeu
    }
web-hn-standing-move = Mouvement { $n }
web-hn-trail = { $n } pas
web-hn-trail-left = { $n } pas, encore { $left }
web-hn-let-pass =
    { $left ->
        [0] si vous laissez, arrêt en { $square }
        [one] si vous laissez, encore 1 point
       *[other] si vous laissez, encore { $left } points
    }
web-hn-exit-move =
    { $left ->
        [0] arrêt en { $square }
       *[other] encore { $left } pt
    }
web-hn-map = Carte de { $width } cases sur { $height }
web-hn-mini = Aller à cet endroit de la carte
web-hn-zoom = Vue de la carte
web-hn-zoom-in = Agrandir
web-hn-zoom-out = Réduire
web-hn-zoom-fit = Voir toute la carte
web-hn-ruler = Mesurer une Ligne de Vue
web-hn-ruler-from = Ligne de Vue : choisissez la case de départ.
web-hn-ruler-to = Choisissez la case visée.
web-hn-which = Que faire ici ?
web-hn-which-way = Vers où tourner l’unité ?
web-hn-facing = face { $way }
web-hn-unit = { $name } ({ $side })
web-hn-ambushed = embusquée
web-hn-suppressed = Neutralisé ×{ $n }
web-hn-bombs =
    { $n ->
        [one] { $n } bombe collante
       *[other] { $n } bombes collantes
    }
web-hn-prisoner = emmène le prisonnier
web-hn-order-hidden = pion Ordre caché
web-hn-active = marqueur Active
web-hn-acted = déjà activée
web-hn-objective = objectif
web-hn-aboard = à bord : { $name }
web-hn-costs =
    { $n ->
        [one] à { $n } point
       *[other] à { $n } points
    }
web-hn-seen-by = vu ×{ $n }
web-hn-sight =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } · { $sight }
web-hn-sight-clear = Ligne de Vue dégagée
web-hn-sight-reduced = Ligne de Vue réduite
web-hn-sight-blocked = Ligne de Vue bloquée
web-hn-crossing = { $square } : { $what } (−{ $n })
web-hn-crossing-blocks = { $square } : { $what } bloque la vue
web-hn-blocked = bloquée : { $what }
web-hn-crossing-unit = une unité
web-hn-crossing-wall = un mur
web-hn-crossing-corner = un angle
web-hn-crossing-smoke = la fumée
web-hn-col-bonus = bonus
web-hn-key-zoom = Sur la carte : agrandir, réduire
web-hn-key-ruler = Sur la carte : mesurer une Ligne de Vue
web-hn-key-card = Sur la carte : ouvrir la fiche de l’unité
web-hn-col-defence = à atteindre
web-hn-col-die = dé
web-hn-mod-fire-02 = bonus de l’arme
web-hn-mod-abil-41 = Tir en mouvement
web-hn-mod-ordn-08 = { directive-fire_at_will }
web-hn-mod-supp-04 = marqueurs Neutralisé
web-hn-mod-range-01 = longue portée
web-hn-mod-los-03 = obstacles sur la ligne
web-hn-mod-ordn-21 = fumée
web-hn-mod-arc-04 = blindage de la face visée
web-hn-mod-fire-07 = défense imprimée
web-hn-mod-ordn-11 = { directive-hold_your_ground }
web-hn-mod-terr-06 = terrain
web-hn-mod-ordn-12 = { family-guardian }
web-hn-mod-assault-06 = bonus de l’attaquant
web-hn-mod-abil-04 = Assaut
web-hn-mod-trait-12 = { family-tankbuster }
web-hn-mod-assault-20 = armes du véhicule
web-hn-mod-assault-07 = bonus du défenseur
web-hn-mod-ordn-09 = { directive-charge }
web-hn-mod-trait-09 = { family-basterds }
web-hn-assault = Assaut
web-hn-fight = { $ours } contre { $theirs }
web-hn-fight-side = { $dice ->
    [one] un dé
   *[other] { $dice } dés
} { $added }
web-hn-fight-tie = À égalité, l’Assaut est repoussé.
web-hn-outcome = { $what } { $chance }
web-hn-outcome-miss = sans effet
web-hn-outcome-hit = touchée
web-hn-outcome-double = deux fois touchée
web-hn-outcome-hit_marker = touchée et neutralisée
web-hn-outcome-markers = Neutralisé ×{ $n }
web-hn-outcome-win = gagné
web-hn-outcome-tie = égalité
web-hn-outcome-lose = perdu
web-hn-part-bonus = au tir
web-hn-part-malus = au tir
web-hn-part-defence = à la défense
web-hn-part-attack = à l’attaque
web-hn-move = Mouvement
web-hn-defence = Défense
web-hn-bonus = Bonus
web-hn-bonus-second = 2ᵉ arme
web-hn-reach =
    { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }, { $n ->
        [one] { $n } case à portée
       *[other] { $n } cases à portée
    }
web-hn-against = Contre { $name } en { $square }
web-hn-unknown = Seul son propriétaire sait ce qui se cache sous ce pion.

## Client web : la colonne à côté de la carte

web-hn-hand = Votre main
web-hn-hand-of = Main : { $who }
web-hn-hand-empty = Aucune carte en main.
web-hn-playable = Jouable maintenant.
web-hn-card-order = Se joue en Phase d’Ordre
    .letter = O
web-hn-card-activation = Se joue en Phase d’Activation
    .letter = A
web-hn-card-reserve = Se joue en Phase de Réserve
    .letter = R
web-hn-card-any = Se joue dans n’importe quelle phase
web-hn-stack = Pile de cartes
web-hn-stack-first = { $who } · se résout d’abord
web-hn-stack-then = { $who } · ensuite
web-hn-stack-top = { $n ->
    [one] Une carte jouée : { $card } ({ $who })
   *[other] { $n } cartes, au-dessus : { $card } ({ $who })
    }
web-hn-stack-how = Dernière jouée, première résolue : du haut vers le bas, dès que plus personne ne répond.
web-hn-deed-announce_move = Mouvement : { $unit }
web-hn-deed-moved = Mouvement : { $unit }
web-hn-deed-reserve_announced = Mouvement : { $unit }
web-hn-deed-reserve_moved = Mouvement : { $unit }
web-hn-deed-announce_fire = Tir : { $unit }
web-hn-deed-rolled = Jet de dés : { $unit }
web-hn-deed-suffer = Perte : { $unit }
web-hn-deed-after_fire = Action : { $unit }
web-hn-deed-announce_assault = Assaut : { $unit }
web-hn-deed-assault_over = Assaut : { $unit }
web-hn-deed-damage_rolled = Dégâts : { $unit }
web-hn-answers = Qui peut répondre
web-hn-barred = ne peut pas l’atteindre d’ici
web-hn-orders = Vos ordres
web-hn-tray = Pions à poser
web-hn-left-to-place = Restent à poser
web-hn-no-orders = Aucun pion Ordre ce tour-ci.
web-hn-order-now = en cours
web-hn-order-hidden-one = caché
web-hn-order-done = fait
web-hn-standing-token = { $token } : touchez une unité, ou glissez-y le pion
web-hn-deploy = Déploiement
web-hn-deploy-which = Choisissez une unité, puis sa case sur la carte.
web-hn-deploy-where = Touchez maintenant une case de votre zone.
web-hn-deploy-other =
    { $who } : { $n ->
        [one] { $n } unité à déployer
       *[other] { $n } unités à déployer
    }
web-hn-duel-shot = Dernier tir
web-hn-duel-assault = Dernier assaut
web-hn-duel-at = contre
web-hn-duel-against = à atteindre : { $n }
web-hn-turns = Tours
web-hn-turn = Tour { $n }
web-hn-turn-scored = les objectifs comptent
web-hn-turn-last = dernier tour
web-hn-marker-card = une carte de plus ({ $side })
web-hn-marker-reroll = une relance gratuite ({ $side })
web-hn-marker-arrive = un renfort ({ $side })
web-hn-next-marker = Tour { $n } : { $what }
web-hn-initiative = initiative
web-hn-goals = Objectifs
web-hn-objective-numbered = Objectif { $n }
web-hn-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-hn-contested = disputé
web-hn-nobody = personne
web-hn-exited =
    { $side } : { $n ->
        [one] { $n } unité sortie du plateau
       *[other] { $n } unités sorties du plateau
    }
web-hn-prisoner-held = Une unité américaine emmène le prisonnier.
web-hn-cards = Cartes
web-hn-side = Camp
web-hn-in-hand = main
web-hn-pile = pioche
web-hn-discard = défausse
web-hn-see-discard = Voir la défausse, { $side } : { $n }
web-hn-discard-of = Défausse, { $side }
web-hn-armies = Armées
web-hn-tiles = Tuiles de recrutement
web-hn-tile-lost =
    { $n ->
        [one] { $n } perte, rompue à { $of }
       *[other] { $n } pertes, rompue à { $of }
    }
web-hn-tile-broken =
    { $n ->
        [one] rompue : { $n } perte sur { $of }
       *[other] rompue : { $n } pertes sur { $of }
    }
web-hn-tile-points =
    { $n ->
        [one] vaut { $n } point de victoire si elle est rompue
       *[other] vaut { $n } points de victoire si elle est rompue
    }
web-hn-broken = rompue
web-hn-stocks = Pions restants
web-hn-directives = Directives
web-hn-tactics = Tactiques bonus tenues : { $n }

## Le terminal

cli-pieces = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
cli-minor = { $number ->
        [one] { $number } case au choix
       *[other] { $number } cases au choix
    }
cli-minor-plain = h. { $number ->
        [one] { $number } case au choix.
       *[other] { $number } cases au choix.
    }
cli-error-place = Ni case, ni unité, ni carte ne s’appelle « { $name } » ici.
cli-key-i = une case (d7), une intercase (@d7), un pion par son numéro (u12), une unité ou une carte par un mot de son nom ; sans rien, toute la carte
    .form = i d7
cli-key-h = montrer ou replier les cases au choix
    .form = h
cli-key-a = laisser passer jusqu’à la fin du tour tout ce à quoi vous pourriez répondre, ou être à nouveau sollicité
    .form = a
cli-key-p = pioches, défausses, pions restants des options
    .form = p
cli-hn-turn = Tour { $number } sur { $of }
cli-hn-initiative = initiative : { $side }
cli-hn-score = Américain { $us } – { $ge } Allemand
cli-hn-win-at = { $number } points pour gagner
cli-hn-exited = sorties du plateau : Américain { $us }, Allemand { $ge }
cli-hn-aboard = à bord : { $vehicle } { $square }
cli-hn-facing = face { $direction }
cli-hn-concealed = marqueur Dissimulé { $marker }
cli-hn-ambushed = en embuscade
cli-hn-back-infantry = face entamée
cli-hn-back-tripod = sur trépied
cli-hn-back-ambush = face embusquée
cli-hn-back-light = épave
cli-hn-back-heavy = épave
cli-hn-suppressed = Neutralisé ×{ $number }
cli-hn-bombs = { $number ->
        [one] { $number } bombe collante
       *[other] { $number } bombes collantes
    }
cli-hn-prisoner = emmène le prisonnier
cli-hn-hidden-token = pion caché
cli-hn-order-acted = déjà activée
cli-hn-order-active = marqueur Active
cli-hn-type = { $name } : { $text }
cli-hn-type-face = { $name }, { $face } : { $text }
cli-hn-move = Mouvement { $number }
cli-hn-defence = Défense { $numbers }
cli-hn-bonus-main = Bonus { $numbers }
cli-hn-bonus-second = Bonus de l’arme secondaire { $numbers }
cli-hn-capacity = { $number } places à bord
cli-hn-ground = { $terrain } : { $squares }.
cli-hn-objective = objectif
cli-hn-building = Bâtiment { $name }
cli-hn-worth = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cli-hn-for = seulement pour { $side }
cli-hn-held = tenu par { $side }
cli-hn-contested = disputé
cli-hn-free = à personne
cli-hn-smoke = Fumigène en { $point } (−{ $number })
cli-hn-fallen = en ruine
cli-hn-doors = { $number ->
        [one] entrée { $sides }
       *[other] entrées { $sides }
    }
cli-hn-windows = { $number ->
        [one] ouverture { $sides }
       *[other] ouvertures { $sides }
    }
cli-hn-dents = démolition { $number } sur { $of }
cli-hn-charges = { $number ->
        [one] { $number } charge posée
       *[other] { $number } charges posées
    }
cli-hn-walls-stone = Murs de pierre { $sides }
cli-hn-walls-high = Hauts murs { $sides }
cli-hn-wall-beside = { $kind ->
        [stone] Mur de pierre { $side }.
       *[high] Haut mur { $side }.
    }
cli-hn-tactics = Tactiques bonus en { $points }
cli-hn-exit = Sortie par le bord { $side }
cli-hn-horn = Corne d’abondance en { $square } ({ $seat })
cli-hn-marker = Événement au tour { $turn } pour { $side }
cli-hn-square = { $square } { $terrain }. { $text }
cli-hn-acts = Agit : { $unit } { $square }
cli-hn-points = { $number ->
        [one] { $number } point de mouvement
       *[other] { $number } points de mouvement
    }
cli-hn-stack = Cartes à résoudre
cli-hn-played-by = { $card } ({ $seat })
cli-hn-hand = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
cli-hn-tokens = { $number ->
        [one] { $number } pion à poser
       *[other] { $number } pions à poser
    }
cli-hn-smoke-orders = { $number ->
        [one] { $number } pion sur un fumigène
       *[other] { $number } pions sur des fumigènes
    }
cli-hn-pool = { $number ->
        [one] { $number } unité à déployer
       *[other] { $number } unités à déployer
    }
cli-hn-tactics-held = { $number ->
        [one] { $number } tactique bonus
       *[other] { $number } tactiques bonus
    }
cli-hn-stock = { $name } { $number }/{ $of }
cli-hn-broken = { $name } : rompue
cli-hn-tile = { $name } : pertes { $lost }/{ $at }
cli-hn-your-zone = Votre zone de déploiement : { $names }
cli-hn-your-tokens = Vos pions : { $names }
cli-hn-your-tactics = Vos tactiques bonus : { $names }
cli-hn-your-directives = Vos directives : { $names }
cli-hn-your-hand = Votre main :
cli-hn-hand-of = Main de votre allié ({ $seat }) :
cli-hn-pile = { $side } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } dans la pioche, { $discarded } dans la défausse.
cli-hn-discard = { $side }, défausse : { $names }.
cli-hn-legend = Signes :
cli-hn-sign-smoke = fumée
cli-hn-sign-ordered = pion à révéler
cli-hn-sign-suppressed = Neutralisé
cli-hn-sign-front = avant d’un véhicule
cli-hn-summary = { $turns ->
        [0] La partie s’arrête avant le premier tour.
        [one] Un tour.
       *[other] { $turns } tours.
    } Américain { $us }, Allemand { $ge }.

## Le client web : l'atelier des armées

web-hn-army-side = Camp
web-hn-army-goal = Pour
web-hn-army-points = Bataille libre, { $points } points
web-hn-army-sample = Partir d’un exemple
web-hn-army-clear = Vider
web-hn-army-part = Partie de l’atelier
web-hn-army-tab-sheet = Armée
web-hn-army-tab-catalogue = Catalogue
web-hn-army-tab-account = Bilan
web-hn-army-begin = Choisissez une tuile de recrutement
    .text = Elle apporte une première section et des emplacements pour soutiens, matériels et traits de caractère. Ou partez d’un exemple et changez ce qu’il vous plaît.
web-hn-army-catalogue = Catalogue
web-hn-army-search = Chercher dans le catalogue
web-hn-army-kinds = Ce qui est montré
web-hn-army-kind-all = Tout
web-hn-army-kind-tile = Tuiles
web-hn-army-kind-support = Soutiens
web-hn-army-kind-equipment = Matériels
web-hn-army-kind-trait = Traits
web-hn-army-kind-ordinance = Ordonnances
web-hn-army-kind-hero = Héros
web-hn-army-one-tile = tuile de recrutement
web-hn-army-one-support = soutien
web-hn-army-one-equipment = matériel
web-hn-army-one-trait = trait de caractère
web-hn-army-one-ordinance = ordonnance
web-hn-army-one-hero = héros
web-hn-army-hq = Haut-commandement à { $slots } emplacements, { $units ->
        [one] un pion
       *[other] { $units } pions
    }.
web-hn-army-section = Une section de { $units } pions, avec { $slots } emplacements.
web-hn-army-hero = N’occupe aucun emplacement.
web-hn-army-for = Pour l’emplacement { $slot } de { $tile }
web-hn-army-all = Tout montrer
web-hn-army-empty = Laisser l’emplacement vide
web-hn-army-none = Rien dans le catalogue ne répond à cette recherche.
web-hn-army-add = Ajouter { $name } : { $cost } points
web-hn-army-added = Ajout : { $name }
web-hn-army-drop = Retirer { $name }
web-hn-army-why-bought = Déjà dans l’armée
web-hn-army-why-badge = Demande une tuile portant le même écusson
web-hn-army-why-hq = Demande une tuile de haut-commandement
web-hn-army-why-no-slot = Aucun emplacement de cette couleur
web-hn-army-why-full = Les emplacements de cette couleur sont pleins
web-hn-army-why-idle = Ne changerait rien dans cette armée
web-hn-army-why-dear = { $over } points de trop
web-hn-army-colour-green = vert
web-hn-army-colour-grey = gris
web-hn-army-colour-brown = brun
web-hn-army-colour-blue = bleu
web-hn-army-colour-gold = or
web-hn-army-must = obligatoire
web-hn-army-breaks = rompue après { $losses ->
        [one] une perte
       *[other] { $losses } pertes
    }, pour { $points } PV
web-hn-army-break = Pertes qui rompent { $name }
web-hn-army-stars = { $stars ->
        [one] une étoile d’ordre
       *[other] { $stars } étoiles d’ordre
    }
web-hn-army-slot-star = étoile d’ordre une fois rempli
web-hn-army-slot-scout = Scout { $squares } pour toutes les unités de la tuile une fois rempli
web-hn-army-slot = Emplacement { $slot } de { $tile } :
web-hn-army-fill = Choisir une option
web-hn-army-tile-cost = { $cost } points avec ses options
web-hn-army-heroes = Héros
    .text = Un héros n’occupe aucun emplacement ; celui qui porte un écusson demande une tuile qui le porte aussi.
web-hn-army-deck = Votre paquet de cartes
web-hn-army-deck-text = Au moins { $least } cartes, sans compter les cartes réservées.
web-hn-army-deck-fixed = Ce scénario se joue avec le paquet entier.
web-hn-army-deck-read = Lire les cartes en entier
web-hn-army-deck-whole = Remettre toutes les cartes
web-hn-army-aviation = Aviation : { $held } sur { $allowed } que permettent vos ordonnances
web-hn-army-artillery = Artillerie : { $held } sur { $allowed } que permettent vos ordonnances
web-hn-army-fewer = Un exemplaire de { $name } en moins
web-hn-army-more = Un exemplaire de { $name } en plus
web-hn-army-copies = { $name } : { $copies } sur { $all }
web-hn-army-account = Bilan
web-hn-army-cost = { $cost } points d’armée sur { $points }
web-hn-army-left = Points restants
web-hn-army-over = Points de trop
web-hn-army-units = Pions
web-hn-army-orders = Pions Ordre, au premier tour
web-hn-army-cards = Cartes
web-hn-army-counters = Liste des pions
web-hn-army-rules = Règles
web-hn-army-settle = { $number ->
        [one] Un point à régler
       *[other] { $number } points à régler
    }
web-hn-army-legal = Cette armée est permise.
web-hn-army-text = En texte
web-hn-army-hint = Modifiez-le, collez-en un autre, gardez-le : le texte, c’est l’armée.
web-hn-army-copy = Copier
web-hn-army-link = Copier un lien
web-hn-army-copied = Copié
web-hn-army-keep-title = Vos armées
web-hn-army-name = Nom de l’armée
web-hn-army-keep = Garder
web-hn-army-kept = Gardée dans ce navigateur
web-hn-army-not-kept = Ce navigateur ne garde rien : copiez plutôt le texte.
web-hn-army-forget = Oublier { $name }
web-hn-army-forgotten = { $name } : oubliée
web-hn-army-play = Jouer avec cette armée
web-hn-army-fix-drop = Retirer { $name } : { $points }
web-hn-army-fix-add = Ajouter { $name } : { $points }
web-hn-army-fix-back = Remettre les cartes imprimées

refusal-not-held = Cette carte n’est pas dans votre main.
refusal-no-enemy = Aucun ennemi sur qui tirer ne s’y trouve.
refusal-range = La cible est à { $distance } cases, la portée est de { $most }.
refusal-too-far = À { $distance } points de mouvement ; l’unité en a { $most }.
refusal-closed = { $square } : { $what }, interdit à cette unité.
refusal-taken = La case est occupée.
refusal-zone = Une zone de contrôle ennemie barre le chemin.
refusal-hard-going = Un terrain difficile arrête le mouvement avant.
refusal-no-way = Aucun chemin n’y mène.
refusal-blocked = { $square } : { $what } bloque la vue.
refusal-arc = La cible est hors de l’arc de tir.
refusal-cross = { $unit } ne peut pas tirer sur ce genre d’unité.
refusal-hidden = On ne tire pas sur un pion embusqué.
refusal-has-fired = { $unit } a déjà tiré avec cette arme.
refusal-outside = Cette case est hors de la zone de déploiement.
refusal-not-adjacent = Cette case ne touche pas l’unité.
refusal-no-points = L’unité n’a plus de point de mouvement.
refusal-card = { $card } : { $text }
refusal-not-yours = Ce n’est pas une de vos unités en jeu.
refusal-has-token = { $unit } : cette unité porte un pion.
refusal-no-token = Vous n’avez pas ce pion en main.
refusal-has-moved = { $unit } : cette unité s’est déjà déplacée dans cette phase.
refusal-has-acted = { $unit } : cette unité a été activée ce tour-ci.
refusal-lost-token = { $unit } : cette unité a perdu un pion ce tour-ci.
refusal-no-posture = { $unit } : cette unité n’a pas d’autre posture.
refusal-no-weapon = { $unit } : cette unité n’a pas cette arme.
refusal-no-ability = { $unit } : cette arme n’a pas cette capacité.
refusal-not-on-the-move = { $unit } : cette arme n’a pas le Tir en mouvement.
refusal-scout = Cette case est à { $distance } cases de la zone, l’unité n’en éclaire que { $most }.
refusal-no-special = { $unit } : cette unité ne porte pas d’Ordre Spécial.
refusal-nobody-there = Aucun ennemi ne s’y trouve.
refusal-one-point = Un point de mouvement n’y mène pas.
refusal-no-vehicle = Aucun véhicule ennemi adjacent ne s’y trouve.
refusal-no-structure = Il n’y a pas là de structure adjacente.
refusal-small-bonus = { $unit } : le bonus d’attaque est trop petit pour être réparti, deux cibles demandent +2.
refusal-no-target = { $unit } : cette arme n’a aucune cible.

## Choisir : les familles, les façons, ce que la sortie coûte

pick-unit = Une unité
    .short = Unité
    .ask = Quelle unité ?
    .count = { $number } unités
pick-ambush = Une embusquée
    .short = Embusqué
    .ask = Quelle unité embuscable ?
    .count = { $number } unités
pick-rest = Tout le reste
    .short = Le reste
    .ask = Déployer tout le reste ?
    .count = { $number } façons
pick-put = Une case
    .short = Case
    .ask = Quelle case ?
    .count = { $number } cases
pick-aboard = À bord
    .short = À bord
    .ask = Monter ou descendre : où ?
    .count = { $number } façons
pick-for-unit = { $name } : quelle unité ?
    .count = { $number ->
        [one] une unité
       *[other] { $number } unités
    }
pick-order = Poser un pion
    .short = Poser
    .ask = Quel pion, sur quelle unité ?
    .count = { $number } façons
pick-smoke = Fumigène
    .short = Fumée
    .ask = Quel pion pour le fumigène ?
    .count = { $number } pions
pick-go = Se déplacer
    .short = Bouger
    .ask = Se déplacer : où ?
    .count = { $number } façons
pick-step = Avancer
    .short = Avancer
    .count = { $number } cases
pick-fire = Tirer
    .short = Tirer
    .ask = Tirer : comment ?
    .count = { $number } tirs
pick-suppress = Suppression
    .short = Suppr.
    .ask = Tir de suppression : comment ?
    .count = { $number } tirs
pick-burst = Rafale
    .short = Rafale
    .ask = Rafale : laquelle ?
    .count = { $number } rafales
pick-shell = Obus, grenade
    .short = Obus
    .ask = Obus ou grenade : lequel ?
    .count = { $number } tirs
pick-battery = Tir de batterie
    .short = Batterie
    .ask = Tir de batterie : avec qui ?
    .count = { $number } tirs
pick-assault = Assaut
    .short = Assaut
    .ask = Assaut : contre qui ?
    .count = { $number } cibles
pick-strafe = Mitrailler
    .short = Avion
    .ask = Mitrailler : d’où, vers où ?
    .count = { $number } passes
pick-turn = Tourner
    .short = Tourner
    .ask = Tourner : comment ?
    .count = { $number } façons
pick-lay = Poser
    .short = Poser
    .ask = Poser : quoi, et où ?
    .count = { $number } façons
pick-hide = Se dissimuler
    .short = Cacher
    .ask = Sous quel marqueur ?
    .count = { $number } marqueurs
pick-off = Quitter le plateau
    .short = Sortir
    .ask = Quitter le plateau ?
    .count = { $number } façons
pick-kit = Matériel
    .short = Matériel
    .ask = Quel matériel ?
    .count = { $number } pions
pick-card = Une carte
    .short = Carte
    .ask = Quelle carte ?
    .count = { $number } cartes
pick-tactic = Une tactique
    .short = Tactique
    .ask = Quelle tactique bonus ?
    .count = { $number } tactiques
pick-special = Activer
    .short = Activer
    .ask = Quelle unité s’active ?
    .count = { $number } unités
pick-steady = Solide
    .short = Solide
    .ask = Quelle unité se reprend ?
    .count = { $number } unités
pick-reroll = Relancer
    .short = Relancer
    .ask = Relancer : quels dés ?
    .count = { $number } façons
pick-replace = Donner la perte
    .short = Perte
    .ask = Donner la perte : à qui ?
    .count = { $number } unités
pick-cancel = Annuler
    .short = Annuler
    .ask = Annuler : quelle carte ?
    .count = { $number } cartes
how-weapon = Arme
how-weapon-main = principale
how-weapon-second = secondaire
how-direction = Orientation
how-direction-n = ↑ N
how-direction-ne = ↗ NE
how-direction-e = → E
how-direction-se = ↘ SE
how-direction-s = ↓ S
how-direction-sw = ↙ SO
how-direction-w = ← O
how-direction-nw = ↖ NO
how-arrives = À l’arrivée
how-arrives-none = au plus court
how-arrives-n = ↑ N
how-arrives-ne = ↗ NE
how-arrives-e = → E
how-arrives-se = ↘ SE
how-arrives-s = ↓ S
how-arrives-sw = ↙ SO
how-arrives-w = ← O
how-arrives-nw = ↖ NO
how-face = Face
how-face-front = de front
how-face-back = en embuscade
how-tripod = Trépied
how-tripod-front = sans trépied
how-tripod-back = sur trépied
web-hn-set-mine = Placer pour moi
    .short = Pour moi
    .key = p
web-hn-set-rest = Déployer le reste
    .short = Le reste
    .key = d
web-hn-set-ambush = Embusqués
    .short = Embusqué
    .key = e
web-hn-set-ready = Prêt
web-hn-set-left =
    { $n ->
        [one] encore une unité
       *[other] encore { $n } unités
    }
web-hn-set-units =
    { $n ->
        [one] une unité
       *[other] { $n } unités
    }
web-hn-set-how =
    { $n ->
        [one] une unité : touchez-la, puis sa case
       *[other] { $n } unités : touchez-en une, puis sa case
    }
web-hn-set-where = { $scout ->
    [0] Touchez sa case ; une autre unité la remplace
    [one] Éclaireur : jusqu’à une case au-delà de la zone
   *[other] Éclaireur : jusqu’à { $scout } cases au-delà de la zone
}
name-at = { $square } { $unit }
exit-tokens =
    { $number ->
        [one] { $number } pion reste en main
       *[other] { $number } pions restent en main
    }
exit-order = l’ordre est perdu
exit-activation = l’activation est perdue
exit-weapons = une arme non tirée
exit-reserves =
    { $number ->
        [one] { $number } unité restera là
       *[other] { $number } unités resteront là
    }
exit-to-order_start = on pose les ordres
exit-to-order_end = puis les activations
exit-to-before_activation = puis l’activation
exit-to-announce_move = elle se déplace
exit-to-moved = elle continue
exit-to-announce_fire = le tir part
exit-to-rolled = les dés restent
exit-to-suffer = le coup porte
exit-to-damage_rolled = le dégât compte
exit-to-after_fire = le tir est fini
exit-to-announce_assault = l’assaut a lieu
exit-to-assault_over = l’assaut est fini
exit-to-vehicle_stops = il s’arrête là
exit-to-reserve_start = la Réserve débute
exit-to-reserve_announced = elle se déplace
exit-to-reserve_moved = elle continue
exit-to-reserve_end = la Réserve finit
exit-to-initiative_turns = l’initiative passe
web-hn-ask-card = { $who } joue « { $card } » : réagir ?
web-hn-exit-card = { $card } prend effet
    .short = la carte agit
web-hn-noted-best = { $n } cibles, { $chance } au mieux
web-hn-noted-assault = { $n ->
    [one] Assaut possible, { $chance }
   *[other] { $n } Assauts, { $chance } au mieux
}
web-hn-noted-structures = { $n ->
        [one] 1 structure
       *[other] { $n } structures
    }
web-hn-noted-break = { $chance } de l’entamer, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } (4+ chacun), tombe à { $left }
web-hn-noted-loses = { $token ->
        [bluff] perd le leurre
        [special] perd l’Ordre Spécial
       *[other] perd l’ordre { $token }
    }
web-hn-noted-points = { $n } pt

# Pourquoi un bot choisirait une option : « Ce choix … ». $points : ce que cela vaut, en pour cent de chances de gagner.
term-score =
    .up = rapporte des points de victoire
    .down = cède des points de victoire
term-goals =
    .up = gagne du terrain aux objectifs
    .down = perd du terrain aux objectifs
term-army =
    .up = fait plus de mal qu’il n’en coûte
    .down = coûte plus qu’il ne fait de mal
term-danger =
    .up = expose moins nos unités
    .down = expose davantage nos unités
term-breaking =
    .up = rapproche une section ennemie de la rupture
    .down = rapproche une de nos sections de la rupture
term-cards =
    .up = garde de bonnes cartes
    .down = dépense une bonne carte
term-leaders =
    .up = laisse l’ennemi sans chef
    .down = nous laisse sans chef

## Résumé d’un tour

recap-over = Fin du tour { $number }
recap-tick = Après chaque tour
recap-title-points = { $who ->
    [you] Vous marquez { $number } { $number ->
        [one] point
       *[other] points
    }
   *[other] { $Side } marque { $number } { $number ->
        [one] point
       *[other] points
    }
}
recap-title-both = Points : Américain +{ $us }, Allemand +{ $ge }
recap-title-losses = Pions perdus : Américain { $us }, Allemand { $ge }
recap-title-hits = Des coups portés, aucun pion éliminé
recap-step_lost = un pas de perte
recap-damaged = véhicule endommagé
recap-eliminated = pion éliminé
recap-destroyed = véhicule détruit
recap-direct_hit = véhicule détruit, aucune épave
recap-tactic_taken = prend une tactique bonus
recap-prisoner_taken = emmène le prisonnier
recap-exited = quitte le plateau
recap-by-fired = tir : { $unit }
recap-by-assaulted = Assaut : { $unit }
recap-points = { $number ->
    [one] +1 point
   *[other] +{ $number } points
}
recap-for = { $who ->
    [you] pour vous
   *[other] pour { $side }
}
recap-off = { $number ->
    [0] aucun pion
    [one] 1 pion
   *[other] { $number } pions
}
recap-of = { $who ->
    [you] vos pertes
   *[other] pertes { $side_of }
}

# La légende du plateau.
sign-full = Pleine force
    .text = trois bustes : elle peut perdre un pas
sign-last_step = Dernier pas
    .text = un buste et une tête de mort : la perte suivante l’élimine
sign-bonus = Carré jaune
    .text = bonus contre l’infanterie, ajouté au dé
sign-shield = Bouclier
    .text = défense : ce que le résultat doit atteindre
sign-order_hidden = Ordre caché
    .text = une étoile : elle a un pion, seul son propriétaire sait lequel
sign-order_mine = Votre ordre
    .text = bord tireté : vous seul voyez le numéro ; L est le leurre
sign-order_shown = Ordre révélé
    .text = bord plein : tous voient le numéro
sign-acted = A agi
    .text = pion assombri : c’est fait pour ce tour
sign-suppressed = Neutralisée
    .text = hachures et chevrons, un par marqueur : −2 au mouvement et au combat
sign-ambush = En embuscade
    .text = vert, bord pointillé : on ignore qui c’est
sign-officer = Officier
    .text = liseré or : il apporte des ordres
sign-heavy = Arme lourde
    .text = liseré rouge
sign-hero = Héros
    .text = liseré noir
sign-vehicle = Véhicule
    .text = le chevron montre l’avant ; boucliers : défense avant et arrière
sign-damage = Dégât
    .text = un marqueur rouge par dégât ; deux fois le même le détruit
sign-objective = Objectif
    .text = à qui est seul autour de lui
sign-card = Carte d’action
    .text = la lettre du bord : la phase où elle se joue
sign-target = Mire
    .text = la cible visée
sign-line_clear = Ligne pleine
    .text = ligne de vue dégagée
sign-line_reduced = Ligne tiretée
    .text = réduite : ce qui est entre deux gêne le tir

# Conseils pour ce que l’on rencontre la première fois (hints.toml).
hint-order = Vos pions sont face cachée : vous seul voyez les numéros. Les petits agissent d’abord ; le leurre n’agit jamais.
hint-window = Vous pouvez répondre à ce qui se passe, par une carte ou une capacité. Passez, et le jeu continue ; on vous le demande que vous teniez quelque chose ou non.
hint-act = Une action par ordre : bouger (et peut-être donner l’assaut), ou tirer.
hint-suppressed = Un marqueur Neutralisé retire 2 au mouvement et au combat, et la Zone de Contrôle. Il s’en va un par fin de tour.
hint-reserve = Réserve : les unités sans ordre peuvent bouger. Ni tir ni assaut.

## Qui peut me toucher là-bas ?

threat-enemy = { $unit } ({ $how })
threat-assault = assaut
threat-total = d’être touché au total
threat-note = À la prochaine activation de chaque ennemi, s’il s’en prend à cette unité et que personne ne réagit. Les pions dont la face est inconnue, les gabarits, les grenades et les cartes peuvent s’y ajouter.
