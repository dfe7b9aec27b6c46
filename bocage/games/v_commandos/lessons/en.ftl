### Lessons of V-Commandos.

lesson-hidden = Not being seen
    .about = Small tiles hide you, medium ones only if you creep; among enemies a die decides.

lesson-hidden-enter = Out of the hatch
    .do = Come up through the hatch and take the Officer to E or G without being seen.
    .why = He has three actions. Each tile costs one, the hatch on H included. A small tile without enemies hides whoever comes onto it, by itself.
    .done = Hidden: dashed blue ring, closed eye. Nobody can aim at a stealthy commando.
    .wrong-stay = That brings him no farther: he must come up onto H, and from there to a neighbouring tile.

lesson-hidden-run = In plain sight
    .ask = You walk onto a medium tile at a normal pace. What happens?
    .a1 = You are seen, and the alarm sounds
    .a2 = Nothing, if no enemy stands on it
    .a3 = You roll a die
    .e1 = Right. One visible commando is enough for the alarm.
    .e2 = Only small tiles hide you by themselves.
    .e3 = Dice are rolled where enemies stand.

lesson-hidden-creep = On tiptoe
    .do = Get the Officer onto B, a medium tile, and stay unseen.
    .why = A stealthy move costs two actions instead of one, and hides you on medium tiles too. On large ones nothing does.
    .done = Two actions, and still hidden.
    .wrong-seen = At a normal pace a medium tile shows you: orange ring, open eye, and the alarm.
    .wrong-elsewhere = B is north of E. He has three actions, and creeping takes two.

lesson-hidden-test = Beside the sentry
    .do = The alarm is ringing. Shut it off at its box on D, where a sentry stands.
    .why = Only a stealthy commando on the tile of the box can shut it off. Going in where enemies stand takes a test: a die for each of them, and nobody may notice you. The chance stands beside the choice.
    .done = Unnoticed beside the sentry, you have shut it off. This works once on each terrain.
    .wrong-noise = Noise is just what the alarm is about: now they know where you are.
    .wrong-away = The box is on D. Go in, then use it.

lesson-hidden-dice = The test
    .ask = Two enemies stand on a small tile. You go in. When are you noticed?
    .a1 = If the two dice add up to 6 or less
    .a2 = Always: they are two
    .a3 = If one of the two dice shows 1 or 2
    .e1 = They are not added: each die stands for one pair of eyes.
    .e2 = You may be lucky: each die needs 3 or more.
    .e3 = Right. One die for each enemy, and a single 1 or 2 is enough.

lesson-hidden-box = Once only
    .ask = The alarm goes off again after you have shut it off. What now?
    .a1 = You shut it off again
    .a2 = It rings until the end
    .a3 = It stops when nobody is visible
    .e1 = The box is gone: its token was removed.
    .e2 = Right. From now on two enemies come in at each entrance: striped orange.
    .e3 = Hiding again does not stop it.

lesson-weapons = Actions, knives and guns
    .about = Three actions a turn, one of them to save; silent and loud ways.

lesson-weapons-fetch = Three actions
    .do = Fetch the crowbar that lies on F.
    .why = Moving onto F costs one action. Picking up and putting down cost none.
    .done = Two actions are left, and the crowbar lies in his kit.
    .wrong-away = The crowbar lies on F, west of him.
    .wrong-loud = No need to shoot: it lies there for the taking.

lesson-weapons-save = Saved for later
    .ask = What becomes of an action that you save?
    .a1 = It is lost at the end of the turn
    .a2 = It lies with the commando as +1 and pays for an action of cost one
    .a3 = Another commando may use it
    .e1 = Only actions that you neither use nor save are lost.
    .e2 = Right. One at a time, for any action that costs exactly one; a wound may take its place.
    .e3 = It belongs to the one who saved it.

lesson-weapons-knife = From the shadows
    .do = Put the guard on your tile out of action without a sound.
    .why = From stealth a knife never misses and makes no noise. What he leaves behind may be useful.
    .done = Not a sound. Each enemy put out of action leaves a token on his tile.
    .wrong-gun = A Sten shows you and sounds the alarm, whether it hits or not.
    .wrong-away = He stands on this very tile.

lesson-weapons-door = A locked door
    .do = Open the door between C and D quietly.
    .why = A crowbar opens a locked door without noise, and is spent. A gun would open it as well, for everybody to hear.
    .done = Open, for you and for the enemy's bullets.
    .wrong-gun = The lock is gone, and so is the silence.
    .wrong-away = You need the crowbar, and the door is here.

lesson-weapons-gun = Loud
    .ask = You fire the Sten from hiding and miss. What now?
    .a1 = Nothing: nobody was hit
    .a2 = You stay hidden on a small tile
    .a3 = You are visible and the alarm sounds
    .e1 = A shot is heard, hit or miss.
    .e2 = Pulling the trigger shows you, wherever you stand.
    .e3 = Right. So shoot when noise does not matter any more.

lesson-enemy = The enemy, the goal, the way out
    .about = They come, they look for you; and an objective alone is not yet a victory.

lesson-enemy-hide = Before they come
    .do = You are visible and have one action left. Get out of their sight before their turn.
    .why = In the enemy's turn those who see you fire, and the others march towards you. A small tile without enemies hides you as you arrive.
    .done = Hidden on E: nobody fires at you, and they follow their compass.
    .wrong-seen = You are still in plain sight while they march and fire.
    .wrong-shot = A shot does not hide you; and going in among them neither.

lesson-enemy-compass = The compass
    .ask = All your commandos are hidden. Where do the enemies go?
    .a1 = Straight to the nearest commando
    .a2 = One tile, where the compass of the event card points
    .a3 = They stay where they are
    .e1 = They do so only if they see one.
    .e2 = Right. Only guards keep to their posts.
    .e3 = Only guards do.

lesson-enemy-objective = The objective
    .do = Take the folder on C.
    .why = An objective can be handled seen or unseen, guarded or not; only the test at the door stands in between.
    .done = The folder is yours, and the mission is not over: now you have to get away with it.
    .wrong-away = The folder lies on C, next to F; knocking on it with a Sten is not needed.

lesson-enemy-leave = The way out
    .do = The objective is done. Win.
    .why = Success takes two things: all objectives done, and a commando who leaves by an open hatch.
    .done = Out. That was a victory.
    .wrong-stay = Every turn spent here brings more of them. The hatch is on H.

lesson-enemy-win = When it is won
    .ask = All objectives are done, but your last commando is put out of action before he reaches a hatch. Won?
    .a1 = Yes, the objective counts
    .a2 = Half: it is a draw
    .a3 = No
    .e1 = An objective alone is no success.
    .e2 = There are no draws.
    .e3 = Right. Somebody has to come home.

lesson-green = Operation Green
    .about = Two commandos, two terrains, one after the other.

lesson-green-start = One after the other
    .ask = Operation Green has two terrains. When does the second one come onto the table?
    .a1 = At once: choose where to begin
    .a2 = When the first is completed
    .a3 = After three turns
    .e1 = Only the first is in play.
    .e2 = Right. Then whoever has left the first may enter the second.
    .e3 = Turns do not matter.

lesson-green-one = A terrain for one
    .do = This terrain is meant for one. Bring one commando up and leave the other below.
    .why = More commandos on a terrain than it is meant for set off the alarm. Who waits off the map is safe and may come later.
    .done = One up, one waiting: the alarm stays silent.
    .wrong-nobody = Nobody has come up through the hatch.

lesson-green-leave = Leaving the first
    .do = The folder is taken. Complete this terrain.
    .why = A terrain is completed when its objectives are done and none of yours is left on it.
    .done = Nobody is left here: the way to the lighthouse is open.
    .wrong-stay = As long as somebody is here, the terrain is not completed.

lesson-green-next = The second
    .ask = The training ground is completed. When can your commandos enter the lighthouse?
    .a1 = At once, in the same turn
    .a2 = Only when both are off the map
    .a3 = From the next turn on, when it is laid out
    .e1 = It is not on the table yet.
    .e2 = Whoever has left may go ahead.
    .e3 = Right. It is laid out at the start of a turn, with its own enemies and its own event card.

lesson-green-medkit = Wounded
    .ask = A commando lies critical, hatched and with an hourglass. What saves him?
    .a1 = A first-aid kit on his tile, before the end of the next turn
    .a2 = Leaving the tile
    .a3 = A saved action
    .e1 = Right. A kit heals all his wounds; without one, a comrade takes over on the next terrain.
    .e2 = He can do nothing himself.
    .e3 = A wound even takes its place.
