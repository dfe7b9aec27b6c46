### Lessons of Opération Commando.

lesson-american = The American
    .about = Answer each German Unit, spend as little as you can, destroy them all.

lesson-american-aim = Who needs what
    .ask = One Terrain, one Assault. What must you, the American, do to win it?
    .a1 = Win a single Combat
    .a2 = Destroy every Unit that the German sends
    .a3 = Have more cards left
    .e1 = That is what the German needs.
    .e2 = Right. The German needs to win only one Combat; you must win them all.
    .e3 = Cards are only the means.

lesson-american-answer = Enough is enough
    .do = The German has sent a Patrol with a Combat Value of 3. Answer with the weakest Unit that is enough.
    .why = For you equal is enough: the German must have more than you. Strong Units that you keep are there for the next Combat and the next Terrain.
    .done = Level: 3 against 3. That is all you need.
    .wrong-much = It would do, but a Unit of 3 is enough, and you will miss this one later.
    .wrong-little = With 2 against 3 you are behind and must add something.
    .wrong-abandon = You have given the Terrain away, although you could hold it.

lesson-american-stop = His turn to raise
    .do = You are level. Make the German pay.
    .why = Whoever is level or ahead may stop: then the German must raise, or his Unit is destroyed. What you add now would be spent for nothing.
    .done = He could not raise: his Unit is destroyed.
    .wrong-more = You were level already: this was not needed.

lesson-american-raise = Two together
    .do = You are behind, 2 against 5. Get at least level with what you hold.
    .why = Two Units fight together if both have Support, the sign with two men. Paratroopers are stronger side by side. Tokens help a little, and only half the time.
    .done = Together they are more than the Grenadiers.
    .wrong-stop = To stop while you are behind is to give up the Combat, and the Assault with it.

lesson-american-token = The light token
    .ask = You play a 0/+1 token. What does it bring?
    .a1 = Half the time 1 more, otherwise nothing
    .a2 = Always 1 more
    .a3 = A card
    .e1 = Right. The die decides; a token that brings nothing goes back to the Reserve.
    .e2 = Its name says it: 0 or +1.
    .e3 = Cards are drawn before the Assault and after it.

lesson-german = The German
    .about = A single Combat won is enough: choose when to fight for it, and when to leave.

lesson-german-commit = The Unit to send
    .do = The American has no tokens left. Send the Unit that gives you the best chance to win at once.
    .why = You need to win only one Combat. The Size of the Terrain says how often you may try; here twice. A weak Unit that loses is a Unit lost.
    .done = The Grenadiers stand there with 5.
    .wrong-weak = 3 is little: he answers with a Unit of the same value and needs nothing more.
    .wrong-abandon = Now the Terrain is his, without a shot.

lesson-german-wait = Keep your powder dry
    .do = You may strengthen your Unit now, before the American answers. Let him come first.
    .why = What you add before his answer, he can answer too; and some cards can be cancelled. Once he has answered you know how much you need.
    .done = He has shown what he fights with. Now you know what is missing.
    .wrong-early = Spent before you knew whether it was needed.
    .wrong-abandon = You have abandoned a Combat that you could win.

lesson-german-bid = Raise
    .do = He is ahead. Get ahead of him again.
    .why = Equal is not enough for you: you need more than he has. If you stop now, your Unit is destroyed.
    .done = More than he has, and he has nothing left to add: the Combat is yours, and the Terrain with it.
    .wrong-stop = To stop while he is level or ahead is to lose the Unit.

lesson-german-one = One is enough
    .ask = You have won the first Combat on a Terrain of Size 2. What about the second?
    .a1 = It must be fought too
    .a2 = You may choose
    .a3 = There is none: the Terrain is yours
    .e1 = Not any more.
    .e2 = There is nothing left to fight for.
    .e3 = Right. One Combat won ends the Assault.

lesson-german-leave = When to leave
    .do = One Patrol against a full hand and four tokens. Do what costs you least.
    .why = Whoever abandons keeps his cards for a better Terrain, and gets a token.
    .done = One point for him; your Patrol waits for better days.
    .wrong-commit = With four tokens and three squads he will hardly lose this one.

lesson-german-points = Counting
    .ask = How is the whole battle won in this mission?
    .a1 = By the last Terrain
    .a2 = By 7 points; Terrains are worth 1, Objectives 2
    .a3 = By destroying more Units
    .e1 = Any Terrain may decide it.
    .e2 = Right. Whoever comes first to 7. The German begins with 1.
    .e3 = Units only count while they fight.
