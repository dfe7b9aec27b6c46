### Leçons de Commandos 40 000.

lesson-move = Bouger en pouces
    .about = Pas de cases : un chemin se mesure, coude par coude.

lesson-move-walk = Un mouvement normal
    .do = Amenez le Lancier (a2) assez près du pion d’objectif devant lui pour le contrôler.
    .why = Son Mouvement est de 6″. On contrôle un pion si l’on a plus de figurines que l’adversaire à 2″ ou moins, du socle au bord. Tracez le chemin sur la table : sa longueur s’affiche à mesure.
    .done = On s’arrête où l’on veut, pourvu que le chemin ne dépasse pas le Mouvement.
    .wrong-advance = Une avance va plus loin, mais on ne tire presque plus ensuite. Ici, six pouces suffisent.
    .wrong-stay = Il n’a pas bougé : le pion est toujours trop loin.
    .wrong-other = C’était une autre figurine. Le Lancier (a2) est le plus proche du pion.
    .wrong-short = Il a bougé, mais pas jusqu’à 2″ du pion.

lesson-move-rubble = Les décombres
    .ask = Un chemin traverse 2″ de décombres, un terrain difficile. Que coûtent ces 2″ ?
    .a1 = 2″
    .a2 = 4″
    .a3 = On ne peut pas les traverser
    .e1 = Ce serait en terrain dégagé.
    .e2 = Oui. Chaque pouce en terrain difficile en coûte deux.
    .e3 = Seul l’infranchissable, comme la statue, se contourne.

lesson-move-run = L’avance
    .do = Le pion est trop loin pour marcher. Menez-y le Lancier quand même.
    .why = L’avance ajoute un dé au Mouvement : on le lance d’abord, puis on trace. Le prix : à la phase de tir, seulement des armes d’assaut, et son fusil n’en est pas une.
    .done = Il y est, hors d’haleine : pas de tir au fusil ce round.
    .wrong-walk = Six pouces ne suffisent pas pour ce pion.
    .wrong-stay = Sur place, il n’approche pas.
    .wrong-other = C’était une autre figurine ; le Lancier (a2) est le plus proche.
    .wrong-short = Il a avancé, mais le pion est encore trop loin.

lesson-move-engaged = Un pouce
    .ask = Un mouvement normal peut-il finir à un demi-pouce d’un ennemi ?
    .a1 = Oui, si le chemin est assez court
    .a2 = Oui, mais il ne tirera pas
    .a3 = Non : seule une charge mène à 1″
    .e1 = La longueur n’est pas tout : le pouce autour d’un ennemi est fermé.
    .e2 = Il ne peut pas même y aller.
    .e3 = Oui. À 1″, on est au contact, et seule une charge y conduit.

lesson-shoot = Tir et couvert
    .about = Qui s’est préparé tire d’abord ; ce qui cache la cible gêne ; quatre jets décident.

lesson-shoot-prepare = Prêt
    .do = Faites en sorte que le Lancier (a2) soit des premiers à tirer ce round.
    .why = La phase de tir a deux temps : d’abord ceux qui se sont préparés, puis les autres, à tour de rôle. Se prépare qui reste sur place et le dit.
    .done = Le viseur près de lui le montre : préparé.
    .wrong-stay = Il ne bouge pas, mais il ne s’est pas préparé : il ne tirera qu’au second temps.
    .wrong-move = Qui bouge n’est pas préparé, et ne tire qu’au second temps.
    .wrong-other = C’était une autre figurine ; c’est le Lancier (a2) qui a l’ennemi en vue.

lesson-shoot-cover = La cible à découvert
    .do = Tirez au fusil avec le Lancier (a2) sur l’ennemi le plus facile à toucher.
    .why = Il touche sur 4. Une cible dont on ne voit qu’une partie coûte 1. L’un des deux est derrière des caisses : regardez avant de tirer.
    .done = Rien ne gênait : 4 ou plus, sans malus.
    .wrong-hidden = Les caisses le cachent en partie : 1 de moins à chaque dé pour toucher.
    .wrong-pass = Vous avez laissé passer le tir.
    .wrong-other = C’était le Lancier de derrière (a3). Faites tirer a2.
    .wrong-grenade = Une charge à fragmentation porte à 8″, et une seule se lance par phase. Il fallait le fusil.

lesson-shoot-dice = Quatre jets
    .ask = Un tir a touché et blessé. Que vient-il ensuite ?
    .a1 = La cible tente sa sauvegarde
    .a2 = La cible perd un point de vie
    .a3 = Vous lancez le trauma
    .e1 = Oui. Toucher, blesser, sauver ; et qui n’a plus de point de vie lance le trauma : hors de combat, ou blessure légère.
    .e2 = Son armure a d’abord son mot à dire.
    .e3 = Le trauma ne vient que s’il ne reste aucun point de vie.

lesson-charge = Charge et réactions
    .about = Déclarer, laisser réagir, lancer, courir.

lesson-charge-declare = À portée
    .do = Chargez avec l’Exo-sapeur (a4) un ennemi que vous atteindrez au moins quatre fois sur cinq.
    .why = Une charge lance deux dés : leur total en pouces est ce que peut coûter le chemin, et il faut finir à 1″. Pointez une cible pour voir l’écart. Ratée, la charge coûte quand même le tir.
    .done = La charge a porté : les deux sont au contact et se battront à la phase de combat.
    .wrong-far = Il est bien plus loin : il faudrait de gros dés.
    .wrong-other = C’était autre chose ; c’est à l’Exo-sapeur (a4) de charger.

lesson-charge-chance = Le prix
    .ask = Une charge rate : les dés sont trop bas. Et ensuite ?
    .a1 = La figurine peut tirer à la place
    .a2 = Elle peut réessayer ce round
    .a3 = Elle peut bouger un peu, mais ni tirer ni réagir ce round
    .e1 = Qui a tenté une charge ne tire pas ce round.
    .e2 = Une figurine n’est activée qu’une fois par phase.
    .e3 = Oui. D’où l’intérêt de regarder les chances avant de déclarer.

lesson-charge-react = Sous la charge
    .do = Un Cogneur charge votre Lancier (a2). Tirez-lui dessus avant qu’il arrive.
    .why = La cible d’une charge peut réagir avant le jet : tirer en état d’alerte, au jugé, sur 6 seulement ; reculer de 3″ au plus, si elle n’a pas encore bougé ; ou ne rien faire.
    .done = Les tirs sont partis avant le jet de charge. Au jugé on touche rarement, mais cela ne coûte rien.
    .wrong-nothing = Vous l’avez laissé venir sans un tir.
    .wrong-held = Vous avez annoncé le tir, puis retenu le feu.
    .wrong-retreat = Reculer peut le sauver, mais il fallait tirer.

lesson-charge-after = Encore l’alerte
    .ask = Un second ennemi charge le même Lancier ce round. Peut-il tirer de nouveau ?
    .a1 = Non, une fois par round
    .a2 = Oui, si aucun ennemi n’est encore à 1″ de lui
    .a3 = Oui, même en plein combat
    .e1 = Il n’y a pas cette limite.
    .e2 = Oui. Une fois par charge, tant qu’il n’est pas au contact et n’a ni rompu ni chargé.
    .e3 = Au contact, on ne réagit pas.

lesson-nerve = Sang-froid, tactiques, mission
    .about = Les blessures ébranlent ; les points de commandement aident ; les pions font gagner.

lesson-nerve-reroll = Du calme
    .do = Votre Lancier (a2) a une blessure légère et doit tester son sang-froid. Faites en sorte qu’il ne soit pas secoué.
    .why = Il lui faut 4 au dé, avec 1 pour les amis proches. Vous avez un point de commandement. Une tactique coûte des points et a son moment : certaines avant le jet, la Relance tactique après.
    .done = Il tient. Une figurine secouée touche moins bien, et un Chef secoué n’apporte pas de point.
    .wrong-pass = Il est secoué : des perles autour du socle, 1 de moins pour toucher jusqu’au round suivant.

lesson-nerve-points = Points de commandement
    .ask = Combien de points votre équipe gagne-t-elle par round, si elle n’est pas démoralisée et si son Chef n’est pas secoué ?
    .a1 = Un
    .a2 = Deux
    .a3 = Autant que de figurines
    .e1 = Un pour l’équipe ; et le Chef ?
    .e2 = Oui. Un pour l’équipe, un pour le Chef. Les points gardés vous restent.
    .e3 = Leur nombre ne compte pas.

lesson-nerve-decisive = Avant son tour
    .do = L’ennemi a l’initiative et tirerait le premier. Faites tirer le Lancier (a2) avant lui.
    .why = Le Tir décisif coûte un point : au début de la phase de tir, une de vos figurines tire avant tout le monde. Seules sont proposées celles qui ont une cible à portée.
    .done = Il tire maintenant, avant le premier ennemi ; ensuite, sa phase est faite.
    .wrong-pass = Vous avez gardé votre point, et l’ennemi tire le premier.
    .wrong-other = Pas celui-là : le Lancier (a2) a l’ennemi à demi-portée, où son fusil tire deux fois.

lesson-nerve-sabotage = La mission
    .do = Vous êtes l’Attaquant. Servez-vous de ce que vous tenez pour approcher de la victoire.
    .why = Dans cette mission, l’Attaquant marque pour les pions sabotés à la fin de la bataille. Cela coûte un point de commandement, en fin de round, sur un pion que l’on contrôle.
    .done = Le pion est saboté : 2 points pour vous, à moins que le Défenseur le désamorce.
    .wrong-pass = Le round est fini, et le pion que vous contrôlez est intact.

lesson-nerve-win = Désamorcé
    .ask = Que doit faire le Défenseur pour sauver un pion saboté ?
    .a1 = Le contrôler en fin de round et payer 2 points de commandement
    .a2 = Mettre tous les attaquants hors de combat
    .a3 = Plus rien n’y fait
    .e1 = Oui. Désamorcer lui coûte deux fois ce que cela vous a coûté.
    .e2 = Ce n’est pas nécessaire : il lui faut plus de figurines près du pion.
    .e3 = Il peut encore le désamorcer.
