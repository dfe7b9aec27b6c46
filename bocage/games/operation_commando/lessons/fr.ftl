### Leçons d’Opération Commando.

lesson-american = L’Américain
    .about = Répondre à chaque Unité allemande, dépenser peu, les détruire toutes.

lesson-american-aim = Qui a besoin de quoi
    .ask = Un Terrain, un Assaut. Que devez-vous faire, vous l’Américain, pour le gagner ?
    .a1 = Gagner un seul Combat
    .a2 = Détruire toutes les Unités que l’Allemand envoie
    .a3 = Garder plus de cartes
    .e1 = C’est ce qu’il faut à l’Allemand.
    .e2 = Oui. Il suffit à l’Allemand de gagner un Combat ; vous devez les gagner tous.
    .e3 = Les cartes ne sont que le moyen.

lesson-american-answer = Juste assez
    .do = L’Allemand a engagé une Patrouille de Valeur de Combat 3. Répondez avec l’Unité la plus faible qui suffise.
    .why = Pour vous, l’égalité suffit : c’est à l’Allemand d’avoir plus. Les Unités fortes que vous gardez serviront au Combat et au Terrain suivants.
    .done = Égalité, 3 contre 3. Il ne faut rien de plus.
    .wrong-much = Cela suffirait, mais une Unité de 3 aussi, et celle-ci vous manquera plus tard.
    .wrong-little = Avec 2 contre 3, vous êtes derrière : il faudra ajouter quelque chose.
    .wrong-abandon = Vous avez donné le Terrain, alors que vous pouviez tenir.

lesson-american-stop = À lui de monter
    .do = Vous êtes à égalité. Faites payer l’Allemand.
    .why = Qui est à égalité ou devant peut s’arrêter : l’Allemand doit alors monter, sinon son Unité est détruite. Ce que vous ajouteriez serait dépensé pour rien.
    .done = Il n’a pas pu monter : son Unité est détruite.
    .wrong-more = Vous étiez déjà à égalité : c’était inutile.

lesson-american-raise = À deux
    .do = Vous êtes derrière, 2 contre 5. Revenez au moins à égalité avec ce que vous tenez.
    .why = Deux Unités combattent ensemble si toutes deux ont Soutien, le signe aux deux hommes. Côte à côte, les parachutistes sont plus forts. Les jetons aident un peu, une fois sur deux.
    .done = Ensemble, ils valent plus que les Grenadiers.
    .wrong-stop = S’arrêter quand on est derrière, c’est abandonner le Combat, et l’Assaut avec.

lesson-american-token = Le jeton clair
    .ask = Vous jouez un jeton 0/+1. Qu’apporte-t-il ?
    .a1 = Une fois sur deux 1 de plus, sinon rien
    .a2 = Toujours 1 de plus
    .a3 = Une carte
    .e1 = Oui. Le dé décide ; un jeton qui n’apporte rien retourne à la Réserve.
    .e2 = Son nom le dit : 0 ou +1.
    .e3 = Les cartes se piochent avant l’Assaut et après.

lesson-german = L’Allemand
    .about = Un seul Combat gagné suffit : choisir quand se battre, et quand partir.

lesson-german-commit = L’Unité à envoyer
    .do = L’Américain n’a plus de jetons. Engagez l’Unité qui a le plus de chances de gagner tout de suite.
    .why = Il vous suffit de gagner un Combat. La Taille du Terrain dit combien de fois vous pouvez essayer ; ici deux. Une Unité faible qui perd est une Unité perdue.
    .done = Les Grenadiers sont là, avec 5.
    .wrong-weak = 3, c’est peu : il répond d’une Unité égale et n’a besoin de rien d’autre.
    .wrong-abandon = Le Terrain est à lui, sans un coup de feu.

lesson-german-wait = Garder sa poudre sèche
    .do = Vous pouvez renforcer votre Unité avant la réponse de l’Américain. Laissez-le venir d’abord.
    .why = Ce que vous ajoutez avant sa réponse, il peut y répondre aussi ; et certaines cartes s’annulent. Quand il aura répondu, vous saurez combien il vous faut.
    .done = Il a montré avec quoi il se bat. Vous savez ce qui manque.
    .wrong-early = Dépensé avant de savoir si c’était nécessaire.
    .wrong-abandon = Vous avez abandonné un Combat que vous pouviez gagner.

lesson-german-bid = Monter
    .do = Il est devant. Repassez devant lui.
    .why = L’égalité ne vous suffit pas : il vous faut plus que lui. Si vous vous arrêtez, votre Unité est détruite.
    .done = Plus que lui, et il n’a plus rien à ajouter : le Combat est à vous, et le Terrain avec.
    .wrong-stop = S’arrêter quand il est à égalité ou devant, c’est perdre l’Unité.

lesson-german-one = Un suffit
    .ask = Vous avez gagné le premier Combat sur un Terrain de Taille 2. Et le second ?
    .a1 = Il faut le livrer aussi
    .a2 = Vous choisissez
    .a3 = Il n’y en a pas : le Terrain est à vous
    .e1 = Plus maintenant.
    .e2 = Il n’y a plus rien à disputer.
    .e3 = Oui. Un Combat gagné met fin à l’Assaut.

lesson-german-leave = Savoir partir
    .do = Une Patrouille contre une main pleine et quatre jetons. Faites ce qui vous coûte le moins.
    .why = Qui abandonne garde ses cartes pour un meilleur Terrain, et reçoit un jeton.
    .done = Un point pour lui ; votre Patrouille attend de meilleurs jours.
    .wrong-commit = Avec quatre jetons et trois groupes, il ne perdra guère ce Combat-là.

lesson-german-points = Compter
    .ask = Comment gagne-t-on toute la bataille, dans cette mission ?
    .a1 = Par le dernier Terrain
    .a2 = Par 7 points ; un Terrain en vaut 1, un Objectif 2
    .a3 = En détruisant plus d’Unités
    .e1 = N’importe quel Terrain peut décider.
    .e2 = Oui. Le premier à 7. L’Allemand commence avec 1.
    .e3 = Les Unités ne comptent que pendant qu’elles se battent.
