### Lessons of Commandos 40 000.

lesson-move = Moving in inches
    .about = There are no squares: a path is measured, bend by bend.

lesson-move-walk = A normal move
    .do = Bring the Lancer (a2) close enough to the objective marker in front of him to control it.
    .why = His Move is 6″. You control a marker if you have more models within 2″ of it than your opponent, measured from base to edge. Draw the path on the table: its length is counted as you draw.
    .done = A move ends where you like, as long as the path is not longer than his Move.
    .wrong-advance = An advance goes farther, but whoever advances can hardly shoot afterwards. Six inches are enough here.
    .wrong-stay = He has not moved: the marker is still out of his reach.
    .wrong-other = That was another model. The Lancer (a2) is the one nearest to the marker.
    .wrong-short = He has moved, but not to within 2″ of the marker.

lesson-move-rubble = Rubble
    .ask = A path crosses 2″ of rubble, which is difficult terrain. What do these 2″ cost?
    .a1 = 2″
    .a2 = 4″
    .a3 = It cannot be crossed
    .e1 = That would be open ground.
    .e2 = Right. Each inch inside difficult terrain costs two.
    .e3 = Only impassable terrain, such as the statue, must be walked round.

lesson-move-run = An advance
    .do = The marker is too far for a walk. Get the Lancer to it all the same.
    .why = An advance adds a die to the Move: it is rolled first, then you draw the path. The price: in the Shooting phase he may use only Assault weapons, and his rifle is none.
    .done = He is there, and out of breath: no shot for his rifle this round.
    .wrong-walk = Six inches are not enough for this marker.
    .wrong-stay = Standing still brings him no nearer.
    .wrong-other = That was another model; the Lancer (a2) is nearest.
    .wrong-short = He has advanced, but the marker is still out of reach.

lesson-move-engaged = One inch
    .ask = May a normal move end half an inch from an enemy?
    .a1 = Yes, if the path is short enough
    .a2 = Yes, but then he cannot shoot
    .a3 = No: only a charge leads within 1″
    .e1 = Length is not the only limit: the 1″ around an enemy is closed.
    .e2 = He may not even go there.
    .e3 = Right. Within 1″ models are engaged with each other, and only a charge takes you there.

lesson-shoot = Shooting and cover
    .about = Who is prepared shoots first; what hides a target spoils the aim; four rolls decide.

lesson-shoot-prepare = Ready
    .do = Let the Lancer (a2) be among the first to shoot this round.
    .why = The Shooting phase has two parts: first those who are prepared, then the others, the players taking turns. Prepared is whoever stays where he is and says so.
    .done = The sight beside him shows it: prepared.
    .wrong-stay = He stands still, but he is not prepared: he will shoot only in the second part.
    .wrong-move = Whoever moves is not prepared, and will shoot only in the second part.
    .wrong-other = That was another model; the Lancer (a2) has the enemy in sight.

lesson-shoot-cover = The open target
    .do = Fire the Lancer's rifle (a2) at the enemy who can be hit most easily.
    .why = To hit he needs a 4. A target of which only a part is to be seen costs 1. One of the two stands behind crates: look at them before you fire.
    .done = Nothing stood in between: 4 or more hit, without any penalty.
    .wrong-hidden = The crates hide part of him: 1 less on every die to hit.
    .wrong-pass = You have let the shot go.
    .wrong-other = This was the Lancer farther back (a3). Let a2 fire.
    .wrong-grenade = A frag charge flies 8″ at most and only one is thrown in a phase. You were to use the rifle.

lesson-shoot-dice = Four rolls
    .ask = A shot has hit and wounded. What comes next?
    .a1 = The target rolls its save
    .a2 = The target loses a hit point at once
    .a3 = You roll for trauma
    .e1 = Right. Hit, wound, save; and whoever has no hit point left rolls for trauma: out of action, or a light wound.
    .e2 = First its armour has a say.
    .e3 = Trauma is rolled only when no hit point is left.

lesson-charge = Charge and reactions
    .about = Declare, let them react, roll, run.

lesson-charge-declare = Within reach
    .do = Charge with the Exosuit (a4) at an enemy whom you will reach with at least four chances in five.
    .why = A charge rolls two dice: the total in inches is what the path may cost, and you must end within 1″. Point at a target to see how far it is. If it fails, the model has lost its shot all the same.
    .done = Your charge has gone home: the two are engaged now and will fight in the Fight phase.
    .wrong-far = He is much farther off: you would need high dice.
    .wrong-other = That was something else; the Exosuit (a4) is to charge.

lesson-charge-chance = The price
    .ask = A charge fails: the dice are too low. What then?
    .a1 = The model may shoot instead
    .a2 = It may try again in the same round
    .a3 = It may move a little, but neither shoot nor react this round
    .e1 = Whoever has tried to charge does not shoot this round.
    .e2 = Each model is activated once in a phase.
    .e3 = Right. That is why chances are worth a look before declaring.

lesson-charge-react = Under charge
    .do = A Brawler charges your Lancer (a2). Fire at him before he arrives.
    .why = The target of a charge may react before the dice are rolled: fire overwatch, as snap shots that hit only on a 6; or retreat up to 3″, if it has not moved yet; or do nothing.
    .done = The shots were fired before the charge was rolled. Snap shots seldom hit, but they cost nothing.
    .wrong-nothing = You have let him come without a shot.
    .wrong-held = You have called overwatch and then held your fire.
    .wrong-retreat = A retreat may save him, but you were to fire.

lesson-charge-after = Overwatch again
    .ask = A second enemy charges the same Lancer in the same round. May he fire overwatch again?
    .a1 = No, once a round
    .a2 = Yes, if no enemy is within 1″ of him yet
    .a3 = Yes, even while fighting
    .e1 = There is no such limit.
    .e2 = Right. Once for each charge, as long as he is not engaged and has not fallen back or charged himself.
    .e3 = Whoever is engaged cannot react.

lesson-nerve = Nerve, tactics, mission
    .about = Wounds shake people; command points help; markers win.

lesson-nerve-reroll = Keep calm
    .do = Your Lancer (a2) has a light wound and must test his nerve. See to it that he is not shaken.
    .why = He needs a 4 on a die, with 1 for the friends near him. You have one command point. A tactic costs points and is played at its moment: some before the roll, the Tactical re-roll after it.
    .done = He stands. A shaken model hits worse, and a shaken Leader brings no command point.
    .wrong-pass = He is shaken: beads around his base, 1 less on his hit rolls until the next round.

lesson-nerve-points = Command points
    .ask = How many command points does your team gain each round, unbroken and with its Leader steady?
    .a1 = One
    .a2 = Two
    .a3 = As many as it has models
    .e1 = One for the team; and the Leader?
    .e2 = Right. One for the team, one for the Leader. Points that you save stay with you.
    .e3 = Their number does not count.

lesson-nerve-decisive = Out of turn
    .do = The enemy has the initiative and would shoot first. Let your Lancer (a2) fire before him.
    .why = Decisive shot costs one point: at the start of the Shooting phase one of your models shoots before everybody else. Only those with a target in range are offered.
    .done = He shoots now, before the first enemy; after that he has done his part of the phase.
    .wrong-pass = You have kept your point, and the enemy shoots first.
    .wrong-other = Not this one: the Lancer (a2) has the enemy at half range, where his rifle fires twice.

lesson-nerve-sabotage = The mission
    .do = You are the Attacker. Use what you hold to come nearer to victory.
    .why = In this mission the Attacker scores for markers that are sabotaged when the battle ends. It costs a command point, at the end of a round, on a marker that you control.
    .done = The marker is sabotaged: two points for you, unless the Defender undoes it.
    .wrong-pass = The round is over, and the marker that you control is still intact.

lesson-nerve-win = Undone
    .ask = What must the Defender do to save a sabotaged marker?
    .a1 = Control it at the end of a round and pay 2 command points
    .a2 = Put all attackers out of action
    .a3 = Nothing helps any more
    .e1 = Right. Defusing costs him twice as much as it cost you.
    .e2 = That is not needed: he must have more models at the marker.
    .e3 = He can still defuse it.
