### Leçons de Heroes of Normandie.

lesson-orders = Ordres et bluff
    .about = Des pions numérotés, face cachée : le numéro dit quand l’unité agit, et l’un d’eux ment.

lesson-orders-first = Qui agit d’abord
    .do = Donnez à l’équipe d’appui, en H11, l’ordre qui s’exécute en premier.
    .why = Ce tour, vous avez deux ordres et un leurre. Les ordres sont révélés par numéros croissants, à tour de rôle : l’équipe d’appui a le meilleur tir sur H5, elle devrait tirer avant que rien ne bouge.
    .done = Le pion est face cachée : l’adversaire voit que l’équipe agira, pas quand. L’Allemand en a posé un aussi.
    .wrong-later = Avec l’Ordre 2, elle n’agit qu’une fois les deux Ordres 1 exécutés. L’ennemi sera peut-être parti.
    .wrong-bluff = Un leurre n’est pas un ordre : l’équipe d’appui n’agirait pas du tout dans cette phase.
    .wrong-other = Ce pion est sur une autre unité : l’équipe d’appui ne peut plus agir la première.

lesson-orders-bluff = Le pion qui ment
    .do = Posez le leurre là où il vous coûte le moins : sur l’unité qui n’a rien à faire ce tour.
    .why = Une unité porte un pion au plus. Celle qui reçoit le leurre n’agira pas à la phase d’Activation ; mais l’adversaire, qui ne peut pas le lire, doit compter avec elle. L’équipe de feu veut avancer, le Lieutenant est bien où il est.
    .done = On croirait que le Lieutenant a un ordre. Une unité qui porte un leurre peut encore bouger à la phase de Réserve.
    .wrong-team = L’équipe de feu resterait sur place, et le Lieutenant aurait le dernier ordre sans personne sur qui tirer.
    .wrong-order = C’est l’Ordre 2, un vrai, dépensé pour l’unité qui en a le moins besoin.
    .wrong-wait = Cet ordre est bien placé, mais on vous demandait d’abord le leurre. Reprenez et posez le leurre.

lesson-orders-read = Ce que l’on sait
    .ask = Un pion face cachée est sur le Leutnant, en I3. Qu’en savez-vous ?
    .a1 = Il agit avant votre Ordre 2
    .a2 = Il agit après les Allemands plus proches de vous
    .a3 = Seulement qu’il a un pion
    .e1 = Impossible à savoir : seul son propriétaire connaît un numéro avant qu’il soit révélé.
    .e2 = La distance n’y est pour rien. Seuls les numéros disent qui agit quand.
    .e3 = Oui. Ce peut être n’importe quel numéro, ou le leurre. Même un pion perdu s’en va sans être montré.

lesson-orders-act = Exécuter un ordre
    .do = Votre Ordre 1 est révélé : amenez l’équipe de feu contre l’objectif du centre, en quatre cases au plus.
    .why = Une unité révélée fait une action : elle bouge, ou elle tire. Un objectif est au croisement de quatre cases ; il est à vous si vous êtes seul sur l’une d’elles : G7, H7, G8 ou H8.
    .done = L’équipe de feu est à l’objectif. Son pion reste près d’elle, retourné : elle a agi.
    .wrong-fire = Tirer est aussi une action, et l’on n’en a qu’une : l’équipe a tiré et reste sur place.
    .wrong-nothing = Vous avez laissé passer l’ordre : l’unité est réputée avoir agi, pour rien.
    .wrong-short = Le mouvement est fini, et l’équipe n’est sur aucune des cases G7, H7, G8 et H8.

lesson-orders-twice = Une fois par tour
    .ask = L’équipe de feu a exécuté son ordre. Peut-elle agir encore ce tour-ci ?
    .a1 = Non : son pion révélé montre qu’elle a agi
    .a2 = Oui, avec votre prochain ordre
    .a3 = Oui, à la phase de Réserve
    .e1 = Oui. Un pion par unité, une action par ordre.
    .e2 = Une unité n’a jamais plus d’un pion, et un ordre ne passe pas d’une unité à l’autre.
    .e3 = À la phase de Réserve, seules bougent celles qui n’ont reçu ni ordre ni marqueur Active.

lesson-fire = Tir et ligne de vue
    .about = Un dé, un bonus, une défense ; et ce qui se dresse entre deux cases.

lesson-fire-need = Ce qu’il faut au dé
    .ask = Votre équipe de feu a un bonus de 3 contre l’infanterie. Le groupe dans la haie, en L5, a 5 en défense, et la haie donne 2 de plus. Combien faut-il au dé ?
    .a1 = 2 ou plus
    .a2 = 4 ou plus
    .a3 = 5 ou plus
    .e1 = Ce serait assez contre 5. Avec la haie, c’est 7.
    .e2 = Oui. 4 + 3 = 7 : un tir touche si son résultat atteint la défense.
    .e3 = Le dé n’est pas seul : on lui ajoute le bonus. 4 + 3 fait déjà 7.

lesson-fire-choose = La meilleure cible
    .do = Tirez sur le groupe le plus facile à toucher.
    .why = Les deux groupes allemands ont le même pion. Celui de H6 est à découvert, celui de L5 dans une haie. Pointez une cible pour voir sa chance avant de décider.
    .done = Le groupe de H6 est retourné sur sa face réduite : un pas de perte. Une tête de mort y annonce que la perte suivante l’élimine.
    .wrong-hedge = Ce n’est pas interdit, mais la haie donne 2 en défense : il fallait 4 ; à découvert, 2 suffit.
    .wrong-move = Une unité bouge ou tire. Cette fois, il faut tirer.

lesson-fire-sight = Qui voit qui
    .ask = Sur quel Allemand votre équipe de feu, en G10, peut-elle tirer ? La règle (touche R) montre les lignes.
    .a1 = Le groupe en F3
    .a2 = Le Leutnant en C2
    .a3 = Le groupe en I4
    .e1 = La maison entre F5 et G6 bloque la ligne.
    .e2 = La ligne traverse une haie qui n’est ni votre case ni la sienne : une haie entre deux bloque.
    .e3 = Oui. Rien ne se dresse entre G10 et I4 : la ligne est dégagée.

lesson-fire-corner = Au coin de la maison
    .do = Un groupe allemand est en H12, derrière la maison. Trouvez d’où votre équipe d’appui peut tirer sur lui, et tirez.
    .why = De K10, la maison gêne. L’équipe d’appui sait tirer en mouvement : elle marche, tire en chemin avec un malus, et peut repartir.
    .done = De là où vous avez tiré, aucune case de la maison n’était entre la cible et vous.
    .wrong-unseen = Le mouvement est fini sans un tir : de là, la maison bloque encore, ou bien vous n’avez pas tiré.
    .wrong-nothing = Vous avez laissé passer l’ordre. L’équipe d’appui peut bouger et tirer en chemin.

lesson-fire-pin = Faire baisser la tête
    .do = Neutralisez le Leutnant en H3, sans chercher à lui infliger une perte.
    .why = Le tir de neutralisation double vos bonus : il touche mieux, mais au lieu d’une perte la cible reçoit des marqueurs. Chacun retire 2 à son mouvement et 2 à ses jets de combat, et elle n’a plus de Zone de Contrôle.
    .done = Hachures et chevrons : neutralisé. Un marqueur s’en va à chaque fin de tour.
    .wrong-normal = À cette distance, un tir normal était un pari : le bonus n’y compte qu’une fois. Il fallait neutraliser.
    .wrong-move = L’équipe d’appui reste où elle est : c’est une tâche pour son arme.

lesson-assault = L’assaut
    .about = Le dernier pas d’un mouvement mène dans la case de l’ennemi.

lesson-assault-reach = Dans sa case
    .do = Donnez l’assaut au groupe en H6 avec l’équipe de feu.
    .why = Un assaut est le dernier pas d’un mouvement : approchez, gardez un point de mouvement, entrez dans sa case. À côté d’un ennemi, on ne longe pas : sa Zone de Contrôle vous retient.
    .done = Le plus fort total l’emporte. Le perdant subit une perte et recule, le vainqueur prend la case.
    .wrong-fire = Un beau tir peut-être, mais pas un assaut : tirer et bouger sont deux actions.
    .wrong-short = Le mouvement s’est arrêté avant la case de l’ennemi.

lesson-assault-dice = Deux dés
    .ask = Pourquoi votre équipe de feu a-t-elle lancé deux dés, et l’Allemand un ?
    .a1 = L’attaquant en lance toujours deux
    .a2 = Son pion porte la capacité Assaut
    .a3 = Elle n’était pas entamée
    .e1 = Attaquer ne donne pas de dé : chacun en lance un.
    .e2 = Oui. Avec Assaut, on lance deux dés et on les additionne, en attaque comme en défense. Sa face réduite n’a plus cette capacité.
    .e3 = Les pertes ne changent pas d’elles-mêmes le nombre de dés : cherchez la capacité sur la face visible.

lesson-assault-where = Choisir le terrain
    .do = Deux groupes entamés sont à portée. Donnez l’assaut à celui qui se défend le moins bien.
    .why = Le défenseur ajoute à son total le bonus de son terrain. Chacun en est à son dernier pas : un assaut perdu l’élimine.
    .done = À découvert, l’Allemand n’avait que son dé et son bonus.
    .wrong-hedge = Ce groupe est dans une haie : 2 de plus à son total, et rien de plus pour vous.
    .wrong-fire = Il fallait donner l’assaut : deux dés pour vous contre un.
    .wrong-short = Le mouvement s’est arrêté sans assaut.

lesson-assault-tie = À égalité
    .ask = Attaquant et défenseur ont le même total. Que se passe-t-il ?
    .a1 = Chacun subit une perte
    .a2 = L’attaquant gagne
    .a3 = Aucune perte, et l’attaquant recule
    .e1 = À égalité, personne ne subit rien.
    .e2 = L’attaquant doit faire plus que le défenseur.
    .e3 = Oui. Il revient sur la case d’où il est parti.

lesson-reserve = Réserve et victoire
    .about = Ceux qui n’avaient pas d’ordre avancent, on change ses cartes, on compte les objectifs.

lesson-reserve-who = Qui reste
    .ask = Tous les ordres sont exécutés. Laquelle de vos unités peut bouger maintenant, à la phase de Réserve ?
    .a1 = L’équipe de feu en G11
    .a2 = L’équipe d’appui en H11
    .a3 = Toutes les trois
    .e1 = Oui. Elle n’a reçu ni ordre ni marqueur Active ce tour.
    .e2 = Son Ordre 2 est près d’elle : elle a agi.
    .e3 = Le Lieutenant et l’équipe d’appui ont exécuté leurs ordres : leur coin est marqué.

lesson-reserve-take = Prendre l’objectif
    .do = Prenez l’objectif du centre.
    .why = À la phase de Réserve, ni tir ni assaut, et personne ne peut tirer sur qui bouge : c’est la marche la plus sûre du tour. Autour du centre : G7, H7, G8 et H8.
    .done = Vous y êtes seul : l’objectif sera à vous quand on compte les points.
    .wrong-short = De là, vous ne le tenez pas : il faut l’une des quatre cases autour du croisement.
    .wrong-none = Vous avez fini vos mouvements, et l’équipe de feu reste en arrière.

lesson-reserve-cards = Changer de cartes
    .do = Défaussez la seule carte qui ne vous servira pas dans ce combat, puis piochez.
    .why = En fin de tour, on défausse autant de cartes qu’on veut, puis on remonte à quatre. Il n’y a aucun véhicule sur cette table : quelle carte en parle ?
    .done = « Gadoue » est partie, une autre carte est venue. Puis la victoire a été vérifiée, et vous avez marqué.
    .wrong-good = Celle-là va vous manquer : elle sert à l’infanterie, et vous n’avez que cela.
    .wrong-kept = Vous avez gardé toute votre main, avec « Gadoue », qui n’arrête que les véhicules.

lesson-reserve-score = Disputé
    .ask = Un groupe allemand vient aussi, en H7. À qui est l’objectif ?
    .a1 = Toujours à vous : vous étiez là d’abord
    .a2 = À personne
    .a3 = À l’Allemand
    .e1 = Peu importe qui est arrivé le premier : on regarde qui est là à la fin de la phase de Réserve.
    .e2 = Oui. Si les deux camps y ont une unité, il est neutre et ne rapporte rien.
    .e3 = Lui non plus n’y est pas seul.

lesson-vehicles = Les véhicules
    .about = Un avant, deux flancs, un arrière ; des armes ; des dégâts qui restent.

lesson-vehicles-drive = Conduire
    .do = Menez le Sherman sur la route du haut, l’avant en F8, et arrêtez-le là.
    .why = Par point de mouvement, un véhicule fait une case en avant ou en arrière et peut pivoter d’un huitième de tour. Sur deux cases, l’arrière suit l’avant. Le chevron du pion montre où est l’avant.
    .done = L’avant mène, l’arrière suit. Songez à l’orientation quand vous vous arrêtez : le blindage est le plus épais devant.
    .wrong-fire = Il fallait rouler. Un char qui a tiré a dépensé son ordre.
    .wrong-short = Vous vous êtes arrêté avant que l’avant soit en F8.

lesson-vehicles-armour = Épais et mince
    .ask = Le Panzer IV a 12 en défense devant, 9 de flanc, 8 à l’arrière. Le canon de votre Sherman a un bonus de 6 contre les véhicules lourds. Combien faut-il au dé, d’ici ?
    .a1 = 6 : vous voyez son avant
    .a2 = 3 ou plus : vous voyez son flanc
    .a3 = 2 ou plus : vous voyez son arrière
    .e1 = Il regarde au nord, vous êtes à l’ouest.
    .e2 = Oui. 3 + 6 = 9. De face, il faudrait un 6.
    .e3 = Son arrière est au sud.

lesson-vehicles-flank = De flanc
    .do = Tirez sur le Panzer IV avec l’arme qui peut l’atteindre.
    .why = Chaque arme a trois bonus : contre l’infanterie, les véhicules légers, les lourds ; une croix veut dire jamais. La mitrailleuse a une croix contre les lourds. Un véhicule lourd touché n’est pas perdu : un second dé dit ce qui casse.
    .done = Un marqueur de dégât est posé sur le Panzer IV. Il y reste jusqu’à la fin, à moins qu’une carte le répare.
    .wrong-men = Un obus pour de l’infanterie, alors qu’un char montre son flanc.
    .wrong-second = La mitrailleuse ne peut rien contre un véhicule lourd : une croix le dit.
    .wrong-move = Vous aviez un tir dégagé sur son flanc. Bouger le gâche.

lesson-vehicles-damage = Le second marqueur
    .ask = Un char qui a déjà un marqueur Coque est touché, et le dégât est encore Coque. Que se passe-t-il ?
    .a1 = Rien : il a déjà ce marqueur
    .a2 = Il reçoit encore deux marqueurs Neutralisé
    .a3 = Il est détruit
    .e1 = Deux fois le même dégât, c’est pire que deux différents.
    .e2 = Cela, c’était la première fois.
    .e3 = Oui. Un second marqueur du même genre le détruit : on le retourne, il reste une épave.

lesson-cards = Les cartes
    .about = Une carte a son moment ; d’autres peuvent y répondre.

lesson-cards-cover = Avant le jet
    .do = L’Allemand vise votre équipe de feu. Rendez-la plus difficile à toucher avec une carte.
    .why = Une carte ne se joue qu’au moment qu’elle nomme. On vous le demande maintenant, entre la visée et le jet ; si vous passez, le dé est lancé.
    .done = Votre défense a gagné 2 contre ce tir, et la carte est dépensée.
    .wrong-pass = Vous avez laissé passer le moment. Après le jet, cette carte ne sert plus.

lesson-cards-moment = Son moment
    .ask = Vous tenez aussi « Fureur » (+2 dans un assaut). Pourquoi ne vous l’a-t-on pas proposée ?
    .a1 = Une seule carte par tour
    .a2 = Elle n’est que pour l’attaquant
    .a3 = C’était un tir, pas un assaut
    .e1 = Le nombre de cartes n’est pas limité.
    .e2 = On la joue en attaque comme en défense.
    .e3 = Oui. On ne vous propose que ce qui convient au moment ; le reste demeure caché dans votre main.

lesson-cards-again = Après le jet
    .do = Tirez sur le groupe en H6, et faites en sorte que le tir touche.
    .why = Après un jet aussi il y a un moment, avant que son résultat compte. « Encore un coup » relance le dé.
    .done = Le nouveau résultat compte, quel qu’il soit : cette fois, il suffisait.
    .wrong-pass = Vous avez accepté le jet. « Encore un coup » reste en main, et le tir est perdu.
    .wrong-move = Il faut tirer : la cible est à découvert.

lesson-cards-denied = Répondre à une carte
    .do = Tirez sur le groupe en H6. Ne laissez pas passer la réponse de l’Allemand.
    .why = Après chaque carte, les deux joueurs peuvent répondre, jusqu’à ce que les deux passent. « Refusé » annule la carte qui vient d’être jouée.
    .done = Sa carte est annulée et défaussée, et votre tir s’est joué contre sa seule défense.
    .wrong-pass = Vous avez laissé sa carte agir : 2 de plus à sa défense.
    .wrong-move = Sans tir, il n’a rien à quoi répondre.

lesson-cards-stack = La dernière d’abord
    .ask = Il joue « Face contre terre », vous répondez par « Refusé ». Laquelle agit en premier ?
    .a1 = La vôtre
    .a2 = La sienne, jouée la première
    .a3 = Les deux ensemble
    .e1 = Oui. Les cartes jouées sur une même action forment une pile, et la dernière compte d’abord. La sienne n’a donc plus d’effet.
    .e2 = La première jouée est la dernière résolue.
    .e3 = On les résout une à une, de la dernière à la première.
