### Lessons of Heroes of Normandie.

lesson-orders = Orders and bluff
    .about = Numbered tokens lie face down: the number says when a unit acts, and one of them lies.

lesson-orders-first = Who acts first
    .do = Give your support team in H11 the order that is carried out first.
    .why = You have two orders and a bluff this turn. Orders are revealed in ascending order, both players taking turns: the support team has the best shot at H5, so it should fire before anything moves.
    .done = The token lies face down: your opponent sees that the team will act, not when. The German has placed one too.
    .wrong-later = With Order 2 the team acts only after both players have carried out their Order 1. By then the enemy may be gone.
    .wrong-bluff = A bluff is no order: the support team would not act at all in this phase.
    .wrong-other = This token lies on another unit, so that the support team cannot be the first to act.

lesson-orders-bluff = A token that lies
    .do = Put the bluff where it costs you least: on the unit that has nothing to do this turn.
    .why = A unit bears at most one token. Whoever gets the bluff will not act in the Activation phase; but your opponent, who cannot read it, must reckon with that unit. The fire team wants to move, the Lieutenant is well where he is.
    .done = The Lieutenant now looks as if he had an order. A unit with a bluff may still move in the Reserve phase.
    .wrong-team = Your fire team would stay where it is, and the Lieutenant would get the last order, with nothing to shoot at.
    .wrong-order = That is Order 2, a real one, spent on the unit that needs it least.
    .wrong-wait = The order itself is well placed, but the bluff was asked for first. Take it back and place the bluff.

lesson-orders-read = What you know
    .ask = A face-down token lies on the Leutnant in I3. What do you know about it?
    .a1 = He acts before your Order 2
    .a2 = He acts after the German units nearer to you
    .a3 = Only that he has a token
    .e1 = You cannot know that: only its owner knows a number before it is revealed.
    .e2 = Tokens have nothing to do with distance. Numbers alone say who acts when.
    .e3 = Right. It may be any number, or the bluff. Even a token that is lost is removed without being shown.

lesson-orders-act = Carrying out an order
    .do = Your Order 1 is revealed: bring the fire team next to the objective in the middle, within four squares.
    .why = A revealed unit performs one action: it moves, or it fires. An objective lies on a crossing of lines and is yours if you alone stand on one of the four squares around it: G7, H7, G8 or H8.
    .done = The fire team stands at the objective. Its token stays beside it, turned up: it has acted.
    .wrong-fire = Firing is an action too, and a unit has only one: your team has fired and stays where it was.
    .wrong-nothing = You have let the order lapse: the unit counts as having acted, and nothing is won.
    .wrong-short = The movement is over, and the team is not yet on one of the squares G7, H7, G8 and H8.

lesson-orders-twice = Once a turn
    .ask = The fire team has acted by its order. Can it act again in this turn?
    .a1 = No: a revealed token shows that it has acted
    .a2 = Yes, with your next order
    .a3 = Yes, in the Reserve phase
    .e1 = Right. One token for each unit, one action for each order.
    .e2 = A unit never has more than one token, and orders do not pass from one unit to another.
    .e3 = In the Reserve phase only those may move that have received no order and no Active marker.

lesson-fire = Fire and line of sight
    .about = A die, a bonus, a defence; and what stands between two squares.

lesson-fire-need = What the die must show
    .ask = Your fire team has a bonus of 3 against infantry. The group in the hedge in L5 has defence 5, and the hedge adds 2. What must the die show?
    .a1 = 2 or more
    .a2 = 4 or more
    .a3 = 5 or more
    .e1 = That would do against a defence of 5. The hedge makes it 7.
    .e2 = Right. 4 + 3 = 7: a shot hits if its result at least equals the defence.
    .e3 = The die is not alone: the bonus is added to it. 4 + 3 already makes 7.

lesson-fire-choose = The better target
    .do = Fire at the group that is easier to hit.
    .why = Both German groups have the same counter. The one in H6 stands in the open, the one in L5 in a hedge. Point at a target to see its chance before you decide.
    .done = The group in H6 is turned to its reduced side: one step lost. A skull there would mean that the next loss eliminates it.
    .wrong-hedge = Not forbidden, but hedges add 2 to the defence: you needed a 4, in the open a 2 would do.
    .wrong-move = A unit moves or fires. This time you are to fire.

lesson-fire-sight = Who sees whom
    .ask = Which German can your fire team in G10 fire at? The ruler (key R) shows lines.
    .a1 = The group in F3
    .a2 = The Leutnant in C2
    .a3 = The group in I4
    .e1 = The house between F5 and G6 blocks the line.
    .e2 = The line runs through a hedge that belongs neither to you nor to him: a hedge in between blocks.
    .e3 = Right. Nothing stands between G10 and I4: the line is clear.

lesson-fire-corner = Round the corner
    .do = A German group stands in H12, behind the house. Find a place from which your support team can fire at it, and fire.
    .why = From K10 the house is in the way. The support team can fire on the move: it walks, fires on the way at a disadvantage, and may walk on.
    .done = From where you fired, no square of the house lay between you and the target.
    .wrong-unseen = The movement is over without a shot: from there the house still blocks the line, or you did not fire.
    .wrong-nothing = You have let the order lapse. The support team may move and fire on the way.

lesson-fire-pin = Keeping heads down
    .do = Hold the Leutnant in H3 down without trying to hurt him: give him a Suppressed marker.
    .why = Suppressive fire doubles your bonuses: it hits more easily, but instead of a loss the target gets markers. Each takes 2 from its movement and 2 from its combat rolls, and it has no Zone of Control.
    .done = Hatched and marked with chevrons: suppressed. One marker goes away at the end of each turn.
    .wrong-normal = A normal shot would have been a gamble at this distance: your bonus counts only once. You were to suppress him.
    .wrong-move = The support team keeps its place: this is a task for its gun.

lesson-assault = Assault
    .about = The last step of a movement leads into the enemy's square.

lesson-assault-reach = Into the square
    .do = Assault the group in H6 with your fire team.
    .why = An assault is the last step of a movement: go next to the enemy, keep one movement point, and step into his square. Beside an enemy you cannot walk on: his Zone of Control holds you.
    .done = The higher total wins. The loser takes a loss and falls back, and the winner takes the square.
    .wrong-fire = A good shot perhaps, but no assault: firing and moving are two different actions.
    .wrong-short = The movement has ended before the enemy's square.

lesson-assault-dice = Two dice
    .ask = Why did your fire team roll two dice, the German one?
    .a1 = The attacker always rolls two
    .a2 = Its counter bears the ability Assault
    .a3 = It was not damaged
    .e1 = Attacking alone gives no die: each side rolls one.
    .e2 = Right. A unit with Assault rolls two dice and adds them, in attack and in defence. Its damaged side has lost the ability.
    .e3 = Losses do not change the number of dice by themselves: look for the ability on the face that lies up.

lesson-assault-where = Choose the ground
    .do = Two damaged groups are in reach. Assault the one that defends itself worse.
    .why = The defender adds the bonus of his ground to his total. Each of them is on its last step: a lost assault eliminates it.
    .done = In the open the German had only his die and his bonus.
    .wrong-hedge = This group stands in a hedge: 2 more for its total, for no gain of yours.
    .wrong-fire = You were to assault: two dice for you against one.
    .wrong-short = The movement has ended without an assault.

lesson-assault-tie = Equal totals
    .ask = Attacker and defender reach the same total. What happens?
    .a1 = Both take a loss
    .a2 = The attacker wins
    .a3 = Nobody takes a loss, and the attacker goes back
    .e1 = A tie hurts nobody.
    .e2 = The attacker must have more than the defender.
    .e3 = Right. He returns to the square from which he launched the assault.

lesson-reserve = Reserve and victory
    .about = Those who had no order move up, cards are changed, objectives are counted.

lesson-reserve-who = Who is left
    .ask = All orders are carried out. Which of your units may move now, in the Reserve phase?
    .a1 = The fire team in G11
    .a2 = The support team in H11
    .a3 = All three
    .e1 = Right. It had neither an order nor an Active marker this turn.
    .e2 = Its Order 2 lies beside it: it has acted.
    .e3 = Lieutenant and support team have acted by their orders: their corners are marked.

lesson-reserve-take = Taking the objective
    .do = Take the objective in the middle.
    .why = In the Reserve phase nobody fires and nobody assaults, and no one can shoot at those who move: it is the safest walk of the turn. Around the middle lie G7, H7, G8 and H8.
    .done = You are alone there: the objective is yours when points are counted.
    .wrong-short = From there you do not hold it: one of the four squares around the crossing is needed.
    .wrong-none = You have ended your movements, and the fire team stays behind.

lesson-reserve-cards = Changing cards
    .do = Discard the one card that cannot help you in this battle, then draw.
    .why = At the end of the turn you may discard as many cards as you like and draw up to four. There is no vehicle on this table: which card speaks of vehicles?
    .done = “Mud” is gone and another card has come. Then victory was checked, and you have scored.
    .wrong-good = You will miss this card: it is for infantry, and you have nothing else.
    .wrong-kept = You have kept your hand, “Mud” included, which only stops vehicles.

lesson-reserve-score = Contested
    .ask = A German group comes to stand on H7 too. Whose is the objective now?
    .a1 = Still yours: you were there first
    .a2 = Nobody's
    .a3 = The German's
    .e1 = Who came first does not matter: look who is there at the end of the Reserve phase.
    .e2 = Right. If both have a unit around it, it is neutral and brings no points.
    .e3 = He is not alone there either.

lesson-vehicles = Vehicles
    .about = A front, two sides and a rear; weapons; damage that stays.

lesson-vehicles-drive = Driving
    .do = Bring the Sherman onto the upper road, with its front square in F8, and stop there.
    .why = For each movement point a vehicle goes one square forward or back and may turn by an eighth of a circle. Two-square vehicles follow their front. The chevron on the counter shows where that is.
    .done = The front leads and the rear follows. Mind where you look when you stop: armour is thickest in front.
    .wrong-fire = You were to drive. A tank that has fired has used its order.
    .wrong-short = You have stopped before the front stood in F8.

lesson-vehicles-armour = Thick and thin
    .ask = The Panzer IV has defence 12 in front, 9 at the sides, 8 behind. Your Sherman's gun has a bonus of 6 against heavy vehicles. What must the die show from here?
    .a1 = 6: you see its front
    .a2 = 3 or more: you see its side
    .a3 = 2 or more: you see its rear
    .e1 = It looks north, you stand in the west.
    .e2 = Right. 3 + 6 = 9. From the front you would need a 6.
    .e3 = Its rear is to the south.

lesson-vehicles-flank = In the flank
    .do = Fire the weapon that can hurt it at the Panzer IV.
    .why = Each weapon has three bonuses: against infantry, light and heavy vehicles; a cross means never. The machine gun has a cross against heavy vehicles. A heavy vehicle that is hit is not lost: a second die says what breaks.
    .done = A damage marker lies on the Panzer IV. It stays there for the rest of the battle unless a card repairs it.
    .wrong-men = A tank shell for infantry, while the flank of a tank lies open.
    .wrong-second = The machine gun cannot hurt a heavy vehicle: a cross stands there.
    .wrong-move = You have a clear shot at its side. Moving would waste it.

lesson-vehicles-damage = The second marker
    .ask = A tank that already has a Hull marker is hit again, and the damage is Hull once more. What happens?
    .a1 = Nothing: it has that marker already
    .a2 = It gets two more Suppressed markers
    .a3 = It is destroyed
    .e1 = The same damage twice is worse than two different ones.
    .e2 = That was the first time.
    .e3 = Right. A second marker of one kind destroys it: it is turned over and remains as a wreck.

lesson-cards = Cards
    .about = A card has its moment; others may answer it.

lesson-cards-cover = Before the roll
    .do = The German aims at your fire team. Make it harder to hit with a card.
    .why = A card may be played only at the moment that it names. Now, between aiming and rolling, you are asked; pass, and the die is rolled.
    .done = Your defence was raised by 2 for this shot, and the card is spent.
    .wrong-pass = You have let the moment go by. After the roll this card is no use any more.

lesson-cards-moment = Its moment
    .ask = You also hold “Fury” (+2 in one assault). Why were you not offered it?
    .a1 = Only one card may be played in a turn
    .a2 = It is for the attacker only
    .a3 = This was a shot, not an assault
    .e1 = There is no limit to the number of cards.
    .e2 = It may be played in attack and in defence.
    .e3 = Right. You are offered only what fits the moment; the other cards stay hidden in your hand.

lesson-cards-again = After the roll
    .do = Fire at the group in H6, and see to it that the shot hits.
    .why = After a roll there is a moment too, before its result counts. “Once More” rolls the die again.
    .done = The new result stands, whatever it is: this time it was enough.
    .wrong-pass = You have accepted the roll. “Once More” stays in your hand, and the shot is lost.
    .wrong-move = You are to fire; the target stands in the open.

lesson-cards-denied = Answering a card
    .do = Fire at the group in H6. Do not let the German's answer stand.
    .why = After each card both players may respond, until both pass. “Denied” cancels the card just played.
    .done = His card lies cancelled on the pile, and your shot was rolled against the plain defence.
    .wrong-pass = You have let his card take effect: 2 more for his defence.
    .wrong-move = Without a shot there is nothing for him to answer.

lesson-cards-stack = Last in, first out
    .ask = He plays “Take Cover”, you answer with “Denied”. Which card takes effect first?
    .a1 = Yours
    .a2 = His, for he played it first
    .a3 = Both at once
    .e1 = Right. Cards on the same action form a stack, and the last one counts first. So his had no effect any more.
    .e2 = First played is last resolved.
    .e3 = Cards are resolved one by one, from the last to the first.
