### Leçons de V-Commandos.

lesson-hidden = Ne pas être vu
    .about = Une petite tuile cache d’office, une moyenne à pas de loup ; parmi les ennemis, un dé décide.

lesson-hidden-enter = Par la trappe
    .do = Sortez par la trappe et menez l’Officier en E ou en G sans être vu.
    .why = Il a trois actions. Chaque tuile en coûte une, la trappe de H comprise. Une petite tuile sans ennemi cache d’office qui y arrive.
    .done = Furtif : anneau bleu tireté, œil clos. On ne peut pas viser un commando furtif.
    .wrong-stay = Il n’en avance pas : il faut sortir en H, puis gagner une tuile voisine.

lesson-hidden-run = À découvert
    .ask = Vous entrez sur une tuile moyenne au pas normal. Que se passe-t-il ?
    .a1 = On vous voit, et l’alarme sonne
    .a2 = Rien, si aucun ennemi ne s’y trouve
    .a3 = Vous lancez un dé
    .e1 = Oui. Un seul commando visible suffit pour l’alarme.
    .e2 = Seules les petites tuiles cachent d’office.
    .e3 = On ne lance les dés que là où il y a des ennemis.

lesson-hidden-creep = À pas de loup
    .do = Amenez l’Officier en B, une tuile moyenne, sans qu’on le voie.
    .why = À pas de loup, on paie deux actions au lieu d’une, et l’on reste caché même sur une tuile moyenne. Sur une grande, rien n’y fait.
    .done = Deux actions, et toujours furtif.
    .wrong-seen = Au pas normal, une tuile moyenne vous montre : anneau orange, œil ouvert, et l’alarme.
    .wrong-elsewhere = B est au nord de E. Il a trois actions, et le pas de loup en prend deux.

lesson-hidden-test = À côté de la sentinelle
    .do = L’alarme sonne. Coupez-la à son boîtier, en D, où veille une sentinelle.
    .why = Seul un commando furtif sur la tuile du boîtier peut la couper. Entrer là où veillent des ennemis demande un test : un dé par ennemi, et personne ne doit vous remarquer. La chance est écrite à côté du choix.
    .done = Inaperçu à côté de la sentinelle, vous l’avez coupée. Cela ne marche qu’une fois par terrain.
    .wrong-noise = Du bruit : c’est justement ce que veut l’alarme. On sait maintenant où vous êtes.
    .wrong-away = Le boîtier est en D. Entrez, puis servez-vous-en.

lesson-hidden-dice = Le test
    .ask = Deux ennemis sont sur une petite tuile. Vous y entrez. Quand vous remarque-t-on ?
    .a1 = Si les deux dés font 6 ou moins ensemble
    .a2 = Toujours : ils sont deux
    .a3 = Si l’un des deux dés montre 1 ou 2
    .e1 = On ne les additionne pas : chaque dé est une paire d’yeux.
    .e2 = Avec de la chance, non : chaque dé doit faire 3 ou plus.
    .e3 = Oui. Un dé par ennemi, et un seul 1 ou 2 suffit.

lesson-hidden-box = Une seule fois
    .ask = L’alarme repart après que vous l’avez coupée. Et maintenant ?
    .a1 = Vous la coupez de nouveau
    .a2 = Elle sonne jusqu’à la fin
    .a3 = Elle se tait si personne n’est visible
    .e1 = Le boîtier n’est plus là : son pion a été retiré.
    .e2 = Oui. Désormais deux ennemis arrivent par chaque entrée : orange rayé.
    .e3 = Se cacher ne l’arrête pas.

lesson-weapons = Actions, couteaux et fusils
    .about = Trois actions par tour, dont une à garder ; des façons muettes et d’autres bruyantes.

lesson-weapons-fetch = Trois actions
    .do = Allez prendre le pied de biche posé en F.
    .why = Entrer en F coûte une action. Ramasser et poser n’en coûtent aucune.
    .done = Il reste deux actions, et le pied de biche est dans son barda.
    .wrong-away = Le pied de biche est en F, à l’ouest.
    .wrong-loud = Inutile de tirer : il n’y a qu’à le ramasser.

lesson-weapons-save = Gardée pour plus tard
    .ask = Que devient une action économisée ?
    .a1 = Elle est perdue à la fin du tour
    .a2 = Elle reste au commando, en +1, et paie une action qui en coûte une
    .a3 = Un autre commando peut s’en servir
    .e1 = Ne sont perdues que les actions ni faites ni économisées.
    .e2 = Oui. Une à la fois, pour toute action qui en coûte exactement une ; une blessure peut prendre sa place.
    .e3 = Elle est à qui l’a économisée.

lesson-weapons-knife = De l’ombre
    .do = Éliminez sans bruit le garde de votre tuile.
    .why = Furtif, le couteau ne rate jamais et ne s’entend pas. Ce qu’il laisse peut servir.
    .done = Pas un bruit. Chaque ennemi éliminé laisse un pion sur sa tuile.
    .wrong-gun = Une Sten vous montre et déclenche l’alarme, qu’elle touche ou non.
    .wrong-away = Il est sur votre tuile même.

lesson-weapons-door = Une porte verrouillée
    .do = Ouvrez sans bruit la porte entre C et D.
    .why = Un pied de biche ouvre sans bruit une porte verrouillée, et il est dépensé. Une arme l’ouvrirait aussi, mais tout le monde l’entendrait.
    .done = Ouverte, pour vous comme pour les balles de l’ennemi.
    .wrong-gun = La serrure a sauté, et le silence avec.
    .wrong-away = Il faut le pied de biche, et la porte est ici.

lesson-weapons-gun = Le bruit
    .ask = Caché, vous tirez à la Sten et manquez. Et ensuite ?
    .a1 = Rien : personne n’est touché
    .a2 = Sur une petite tuile, vous restez caché
    .a3 = Vous êtes visible et l’alarme sonne
    .e1 = Un tir s’entend, qu’il touche ou non.
    .e2 = Presser la détente vous montre, où que vous soyez.
    .e3 = Oui. Tirez donc quand le bruit n’importe plus.

lesson-enemy = L’ennemi, le but, la sortie
    .about = Ils viennent, ils vous cherchent ; et l’objectif seul n’est pas encore la victoire.

lesson-enemy-hide = Avant qu’ils viennent
    .do = Vous êtes visible et il vous reste une action. Soyez hors de vue avant leur tour.
    .why = Au tour de l’ennemi, ceux qui vous voient tirent, les autres marchent sur vous. Une petite tuile sans ennemi vous cache dès l’arrivée.
    .done = Caché en E : personne ne tire, ils suivent leur boussole.
    .wrong-seen = Vous êtes encore à découvert quand ils marchent et tirent.
    .wrong-shot = Un tir ne cache pas ; aller parmi eux non plus.

lesson-enemy-compass = La boussole
    .ask = Tous vos commandos sont cachés. Où vont les ennemis ?
    .a1 = Droit sur le commando le plus proche
    .a2 = D’une tuile, où pointe la boussole de la carte événement
    .a3 = Ils restent sur place
    .e1 = Seulement s’ils en voient un.
    .e2 = Oui. Seuls les gardes restent à leur poste.
    .e3 = Seuls les gardes restent.

lesson-enemy-objective = L’objectif
    .do = Prenez le dossier en C.
    .why = On s’occupe d’un objectif vu ou caché, gardé ou non ; il n’y a que le test à l’entrée.
    .done = Le dossier est à vous, et la mission n’est pas finie : il faut encore partir avec.
    .wrong-away = Le dossier est en C, à côté de F ; la Sten n’y est pour rien.

lesson-enemy-leave = La sortie
    .do = L’objectif est accompli. Gagnez.
    .why = Il faut deux choses : tous les objectifs accomplis, et un commando qui sort par une trappe ouverte.
    .done = Dehors. C’est une victoire.
    .wrong-stay = Chaque tour passé ici en amène d’autres. La trappe est en H.

lesson-enemy-win = Quand on a gagné
    .ask = Tous les objectifs sont accomplis, mais votre dernier commando tombe avant la trappe. Gagné ?
    .a1 = Oui, l’objectif compte
    .a2 = À moitié : partie nulle
    .a3 = Non
    .e1 = L’objectif seul n’est pas un succès.
    .e2 = Il n’y a pas de partie nulle.
    .e3 = Oui : perdu. Il faut que quelqu’un rentre.

lesson-green = Opération Green
    .about = Deux commandos, deux terrains, l’un après l’autre.

lesson-green-start = L’un après l’autre
    .ask = L’opération a deux terrains. Quand le second vient-il sur la table ?
    .a1 = Tout de suite : on choisit où commencer
    .a2 = Quand le premier est achevé
    .a3 = Après trois tours
    .e1 = Seul le premier est en jeu.
    .e2 = Oui. Qui a quitté le premier peut alors entrer sur le second.
    .e3 = Les tours n’y sont pour rien.

lesson-green-one = Un terrain pour un seul
    .do = Ce terrain est prévu pour un. Faites monter un commando et laissez l’autre dessous.
    .why = Plus de commandos que prévu sur un terrain déclenchent l’alarme. Qui attend hors de la carte est en sûreté et peut venir plus tard.
    .done = Un dessus, un dessous : l’alarme se tait.
    .wrong-nobody = Personne n’est sorti par la trappe.

lesson-green-leave = Quitter le premier
    .do = Le dossier est pris. Achevez ce terrain.
    .why = Un terrain est achevé quand ses objectifs sont accomplis et qu’aucun des vôtres n’y est plus.
    .done = Il n’y a plus personne : la voie du phare est libre.
    .wrong-stay = Tant que quelqu’un est là, le terrain n’est pas achevé.

lesson-green-next = Le second
    .ask = Le terrain d’entraînement est achevé. Quand vos commandos peuvent-ils entrer au phare ?
    .a1 = Tout de suite, ce tour-ci
    .a2 = Seulement quand les deux sont hors de la carte
    .a3 = Dès le tour suivant, quand il est mis en place
    .e1 = Il n’est pas encore sur la table.
    .e2 = Qui est sorti peut partir devant.
    .e3 = Oui. Il est mis en place au début d’un tour, avec ses ennemis et sa carte événement.

lesson-green-medkit = Blessé
    .ask = Un commando est critique, hachuré, avec un sablier. Qu’est-ce qui le sauve ?
    .a1 = Une trousse de soin sur sa tuile, avant la fin du tour suivant
    .a2 = Quitter la tuile
    .a3 = Une action économisée
    .e1 = Oui. Une trousse guérit toutes ses blessures ; sans elle, un camarade le remplace sur le terrain suivant.
    .e2 = Il ne peut rien faire lui-même.
    .e3 = Une blessure prend même sa place.
