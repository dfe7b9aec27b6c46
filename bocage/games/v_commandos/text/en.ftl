# Every word of V-Commandos in English, except the rules (catalogue.toml). The log speaks in the present.
#
# Names: the value is the bare name; .the/.The/.a/.A carry the article, .of and .to the preposition, .g is m or f.
# Both languages use the same variables in each message; that is why some here select on a gender that English does not need.

## Game, shelves, settings

game-name = V-Commandos
game-pitch = One to four commandos slip into occupied ground: whoever is seen wakes the whole garrison.

shelf-quick = Quick games
shelf-operation = Operations

option-difficulty = Difficulty
option-difficulty-standard = Standard
option-difficulty-veteran = Veteran
option-squad = Squad
option-tnt_noise_on_laying = Laying a TNT charge triggers the alarm
option-tnt_noise_on_laying-no = No, only the blast does
option-tnt_noise_on_laying-yes = Yes
option-crowbar_reusable_on_doors = A crowbar is kept after forcing a door
option-crowbar_reusable_on_doors-no = No, it is discarded
option-crowbar_reusable_on_doors-yes = Yes

result-won = Success. { $reason }
result-lost = Failure. { $reason }
# Why, where the rule alone does not tell the story.
reason-vc-end-01 = Every objective is accomplished, and the squad has left by a hatch.
reason-vc-end-02 = Nobody is left of the squad: all commandos are eliminated.
reason-vc-reinf-03 = The enemy pool has run out: there are not enough tokens left for the reinforcements.
reason-vc-tnt-08 = The blast destroyed an objective that had to stay intact.
reason-vc-time-04 = Time is up: the objective was not accomplished in time.
reason-vc-scen-05 = An enemy holds the tile of the objective to protect, and no commando defends it.
reason-vc-scen-18 = The companion has not left the terrain that the card names.
reason-vc-scen-23 = The operation has run past its last turn.
reason-vc-escort-11 = The character to be escorted is lost.

nation-france = France
nation-ussr = Soviet Union
nation-usa = United States
nation-canada = Canada
nation-uk = United Kingdom

## Commandos and escorts

commando-medic = Medic
    .the = the Medic
    .The = The Medic
    .of = of the Medic
    .to = to the Medic
    .g = m
commando-sniper = Sniper
    .the = the Sniper
    .The = The Sniper
    .of = of the Sniper
    .to = to the Sniper
    .g = f
commando-scout = Scout
    .the = the Scout
    .The = The Scout
    .of = of the Scout
    .to = to the Scout
    .g = m
commando-sapper = Sapper
    .the = the Sapper
    .The = The Sapper
    .of = of the Sapper
    .to = to the Sapper
    .g = m
commando-officer = Officer
    .the = the Officer
    .The = The Officer
    .of = of the Officer
    .to = to the Officer
    .g = m

escort-admiral = admiral
    .the = the admiral
    .The = The admiral
    .of = of the admiral
    .to = to the admiral
    .g = m
escort-resistance_leader = Resistance leader
    .the = the Resistance leader
    .The = The Resistance leader
    .of = of the Resistance leader
    .to = to the Resistance leader
    .g = m
escort-scientist = scientist
    .the = the scientist
    .The = The scientist
    .of = of the scientist
    .to = to the scientist
    .g = m
escort-downed_pilot = downed pilot
    .the = the downed pilot
    .The = The downed pilot
    .of = of the downed pilot
    .to = to the downed pilot
    .g = m

ability-steady_hands = Steady hands
    .text = Permanent: after using a first-aid kit the Medic may roll a die; on a 5 or 6 the kit is kept.
ability-dressing = Dressing
    .text = 2 actions, once per turn: one wound less for a commando on the tile who is not in critical condition.
ability-long_sight = Long sight
    .text = Permanent: she may also fire at a tile two steps away in a straight line, if both edges between are open.
ability-patience = Patience
    .text = 0 actions, once per turn: she rerolls the lowest dice of one of her shots, as many as you like.
ability-shadow = Shadow
    .text = Permanent: one failing die in each of his stealth tests may be ignored.
ability-climber = Climber
    .text = Permanent: he moves through walls and locked doors, but nobody can follow him there.
ability-quick_fuse = Quick fuse
    .text = 0 actions, once per turn: he lays a TNT charge.
ability-locksmith = Locksmith
    .text = 1 action: he opens a locked door of his tile, or locks an open one, without a sound.
ability-orders = Orders
    .text = 1 action, once per turn: another commando on the terrain with a free slot gains a +1 token.
ability-decoy = Decoy
    .text = 1 action, once per turn: you choose the compass point of this terrain for this turn.

## Equipment and weapons

item-spotted = spotted token
    .a = a spotted token
    .the = the spotted token
    .text = Drawn after a stealthy kill, it makes the killer visible if another enemy is still on the tile; it is always discarded.
item-medkit = first-aid kit
    .a = a first-aid kit
    .the = the first-aid kit
    .text = Heals all wounds of one commando on the tile, critical condition included, and is discarded.
item-crowbar = crowbar
    .a = a crowbar
    .the = the crowbar
    .text = Silently opens a locked door of the tile, or barricades an enemy entrance of the tile until 4 enemies wait behind it (a sledgehammer counts 2).
item-tnt = TNT charge
    .a = a TNT charge
    .the = the TNT charge
    .text = Laid for 1 action and set off later for 0, it removes everyone and all equipment on its tile, destroys an objective to destroy and triggers the alarm.
item-uniform = German uniform
    .a = a German uniform
    .the = the German uniform
    .text = Every tile counts as small for its wearer, until the wearer becomes visible.
item-grenade = grenade
    .a = a grenade
    .the = the grenade
    .text = 3 dice at a tile in range, enemies first, then any other visible character there; triggers the alarm and is discarded.
item-bombing = bombing raid
    .a = a bombing token
    .the = the bombing token
    .text = 5 dice at any outdoor tile in play, enemies first, then any other visible character there; triggers the alarm there and is discarded.
item-mp40 = MP40
    .a = an MP40 submachine gun
    .the = the MP40 submachine gun
    .text = 2 dice; makes the shooter visible and triggers the alarm.
item-mauser = Mauser
    .a = a Mauser rifle
    .the = the Mauser rifle
    .text = 1 die; makes the shooter visible and triggers the alarm.
item-stg44 = StG44
    .a = an StG44
    .the = the StG44
    .text = 3 dice; makes the shooter visible, triggers the alarm, and overheats: only one commando may fire it in a turn.
item-mg42 = MG42
    .a = an MG42
    .the = the MG42
    .text = 4 dice; makes the shooter visible, triggers the alarm, and overheats: only one commando may fire it in a turn.
item-silenced_sten = silenced Sten
    .a = a silenced Sten
    .the = the silenced Sten
    .text = 2 dice; silent: it neither shows the shooter nor triggers the alarm.
item-springfield = Springfield
    .a = a Springfield rifle
    .the = the Springfield rifle
    .text = 2 dice; triggers the alarm but does not show the shooter.
item-mosin_nagant = Mosin-Nagant
    .a = a Mosin-Nagant rifle
    .the = the Mosin-Nagant rifle
    .text = 2 dice; triggers the alarm but does not show the shooter.
item-jammed = jammed weapon
    .a = a jammed weapon
    .the = the jammed weapon
    .text = Cannot be fired this turn; it works again when the turn is over.
item-crate = crate
    .a = a crate
    .the = the crate
    .text = An objective that fills one equipment slot; it is safe once put down at the open hatch the terrain card names.

weapon-sten = Sten
    .the = the Sten
    .text = 2 dice; makes the shooter visible and triggers the alarm.
weapon-pistol = pistol
    .the = the pistol
    .text = 1 die; makes the shooter visible and triggers the alarm.
weapon-silenced_pistol = silenced pistol
    .the = the silenced pistol
    .text = 1 die; silent: it neither shows the shooter nor triggers the alarm.
weapon-mosin_rifle = Mosin-Nagant
    .the = the Mosin-Nagant
    .text = 2 dice; triggers the alarm but does not show the shooter.
weapon-springfield_rifle = Springfield
    .the = the Springfield
    .text = 2 dice; triggers the alarm but does not show the shooter.
weapon-nest = nest MG42
    .the = the MG42 of the nest
    .text = 4 dice; makes the shooter visible, triggers the alarm, and overheats: only one commando may fire it in a turn.

## Enemies

foe-mp40 = MP40
    .a = an MP40
    .A = An MP40
    .the = the MP40
    .count = { $n ->
        [one] an MP40
       *[other] { $n } MP40s
    }
    .text = Regular enemy: 2 dice.
foe-mauser = Mauser
    .a = a Mauser
    .A = A Mauser
    .the = the Mauser
    .count = { $n ->
        [one] a Mauser
       *[other] { $n } Mausers
    }
    .text = Regular enemy: 1 die.
foe-sledge_mp40 = MP40 with sledgehammer
    .a = an MP40 with a sledgehammer
    .A = An MP40 with a sledgehammer
    .the = the MP40 with the sledgehammer
    .count = { $n ->
        [one] an MP40 with a sledgehammer
       *[other] { $n } MP40s with sledgehammers
    }
    .text = Regular enemy: 2 dice; counts as 2 against a barricade.
foe-sledge_mauser = Mauser with sledgehammer
    .a = a Mauser with a sledgehammer
    .A = A Mauser with a sledgehammer
    .the = the Mauser with the sledgehammer
    .count = { $n ->
        [one] a Mauser with a sledgehammer
       *[other] { $n } Mausers with sledgehammers
    }
    .text = Regular enemy: 1 die; counts as 2 against a barricade.
foe-storm_trooper = storm trooper
    .a = a storm trooper
    .A = A storm trooper
    .the = the storm trooper
    .count = { $n ->
        [one] a storm trooper
       *[other] { $n } storm troopers
    }
    .text = Special unit: 3 dice.
foe-patrol_leader = patrol leader
    .a = a patrol leader
    .A = A patrol leader
    .the = the patrol leader
    .count = { $n ->
        [one] a patrol leader
       *[other] { $n } patrol leaders
    }
    .text = Special unit: 1 die; in the fire step each MP40 and Mauser on its tile rolls 1 more.
foe-dog_handler = dog handler
    .a = a dog handler
    .A = A dog handler
    .the = the dog handler
    .count = { $n ->
        [one] a dog handler
       *[other] { $n } dog handlers
    }
    .text = Special unit: 1 die; in a stealth test its die fails on 1, 2 or 3.
foe-machine_gunner = machine-gunner
    .a = a machine-gunner
    .A = A machine-gunner
    .the = the machine-gunner
    .count = { $n ->
        [one] a machine-gunner
       *[other] { $n } machine-gunners
    }
    .text = Special unit: 4 dice; does not fire in the fire step of a turn in which it has moved.
foe-marksman = marksman
    .a = a marksman
    .A = A marksman
    .the = the marksman
    .count = { $n ->
        [one] a marksman
       *[other] { $n } marksmen
    }
    .text = Special unit: 2 dice; a nest gives no cover from them.
foe-null = Ø
    .a = a Ø
    .text = Brings nobody; it leaves the game, and a special unit joins the enemy pool.

token-regular = regular enemy
token-sledge = regular enemy with sledgehammer
token-null = Ø
token-storm_trooper = storm trooper
token-patrol_leader = patrol leader
token-dog_handler = dog handler
token-machine_gunner = machine-gunner
token-marksman = marksman
token-special = special unit that set-up draws

## Event cards

card-sixth_sense = Sixth Sense
card-alarm_alarm = Alarm! Alarm?
card-quiet_sniper = It's quiet… / Sniper!!
card-friendly_fire = Friendly Fire
card-movie_night = Movie Night
card-flare = Flare
card-distant_raid = Distant Raid
card-heavy_rain = Heavy Rain
card-fog_searchlights = Fog / Searchlights
card-second_wind = Second Wind
card-dropped_keys = Dropped Keys
card-double_watch = Double Watch
card-change_of_guard = Change of Guard
card-fresh_magazines = Fresh Magazines
card-jammed_weapon = Jammed Weapon
card-lost_crate = Lost Crate
card-loose_hatch = Loose Hatch
card-sealed_hatch = Sealed Hatch / Counter-search
card-radio_chatter = Radio Chatter
card-barking_dogs = Barking Dogs
card-drunken_sentries = Drunken Sentries
card-power_cut = Power Cut
card-forced_march = Forced March
card-steady_nerves = Steady Nerves
card-local_help = Local Help
card-informer = Informer
card-truck_convoy = Truck Convoy
card-mail_day = Mail Day / Manhunt
card-cold_wind = Cold Wind
card-tail_wind = Tail Wind
card-cross_fire = Cross-fire
card-sore_throat = Sore Throat
card-weak_locks = Weak Locks
card-ammo_check = Ammo Check
card-quiet_corridors = Quiet Corridors
card-dead_line = Dead Line
card-long_shadows = Long Shadows

effect-sixth_sense = Sixth Sense
    .text = Look at the next 3 event cards and put them back in any order.
effect-alarm_alarm = Alarm! Alarm?
    .text = Reinforcement step: if the alarm is on, 1 token at each entrance; if it is silent, 2.
effect-quiet = It's quiet…
    .text = This turn spotted tokens have no effect.
effect-sniper = Sniper!!
    .text = Each visible commando rolls a die now: a wound on a 5 or 6.
effect-friendly_fire = Friendly Fire
    .text = Fire step: the hits of one group of your choice strike enemies on the tile it fires at, not commandos. Those enemies leave no equipment.
effect-movie_night = Movie Night
    .text = Reinforcement step: no new enemies at one entrance of your choice. Those who wait outside it still come in.
effect-flare = Flare
    .text = This turn stealth tests fail on 1, 2 or 3.
effect-distant_raid = Distant Raid
    .text = This turn the noise of weapons and explosives does not trigger the alarm. A visible commando still does.
effect-heavy_rain = Heavy Rain
    .text = This turn the enemies of this terrain do not move.
effect-fog = Fog
    .text = This turn a stealthy move costs 1 action instead of 2, but still 2 out of a hatch.
effect-searchlights = Searchlights
    .text = This turn small tiles count as medium for the stealth of those who enter them.
effect-second_wind = Second Wind
    .text = One commando of your choice on this terrain gains a +1 token.
effect-dropped_keys = Dropped Keys
    .text = Open one locked door of your choice.
effect-double_watch = Double Watch
    .text = Reinforcement step: one more token at an entrance chosen at random.
effect-change_of_guard = Change of Guard
    .text = Every regular enemy on this terrain now carries a Mauser.
effect-fresh_magazines = Fresh Magazines
    .text = Every regular enemy on this terrain now carries an MP40.
effect-jammed_weapon = Jammed Weapon
    .text = This turn one firearm carried on this terrain, chosen at random, cannot be used.
effect-lost_crate = Lost Crate
    .text = A random equipment token is laid on a tile of your choice. A “spotted” token is discarded instead.
effect-loose_hatch = Loose Hatch
    .text = Unblock one hatch of your choice.
effect-sealed_hatch = Sealed Hatch
    .text = This turn unblocking a hatch costs 0 actions.
effect-counter_search = Counter-search
    .text = Block one open hatch with no commando on its tile, if another stays open.
effect-radio_chatter = Radio Chatter
    .text = Look at the next 4 tokens of the enemy pool.
effect-barking_dogs = Barking Dogs
    .text = Every stealthy commando on a tile next to an enemy, even behind a wall, takes a stealth test with 1 die now. So does an escorted character that can be seen.
effect-drunken_sentries = Drunken Sentries
    .text = This turn each enemy group rolls 1 die fewer.
effect-power_cut = Power Cut
    .text = This turn large tiles count as medium for stealth.
effect-forced_march = Forced March
    .text = Movement step: when all enemies have moved, they move once more in the same direction.
effect-steady_nerves = Steady Nerves
    .text = This turn one commando may reroll one stealth test.
effect-local_help = Local Help
    .text = One commando of your choice on a small tile takes a random equipment token. A “spotted” token brings nothing.
effect-informer = Informer
    .text = One stealthy commando, chosen at random, becomes visible.
effect-truck_convoy = Truck Convoy
    .text = Reinforcement step: enemies waiting behind a barricade count double.
effect-mail_day = Mail Day
    .text = This turn the enemies on one tile of your choice do not move.
effect-manhunt = Manhunt
    .text = Reinforcement step: one more token at the entrance nearest to a visible commando or escorted character.
effect-cold_wind = Cold Wind
    .text = This turn grenades and bombing raids roll 1 die fewer.
effect-tail_wind = Tail Wind
    .text = This turn a bombing raid costs 0 actions.
effect-cross_fire = Cross-fire
    .text = This turn locked doors do not stop enemy fire.
effect-sore_throat = Sore Throat
    .text = No reaction fire on this terrain this turn.
effect-weak_locks = Weak Locks
    .text = This turn forcing a door with a crowbar costs 0 actions.
effect-ammo_check = Ammo Check
    .text = Swap one weapon token carried on this terrain for a random equipment token. If that is “spotted”, nothing comes in return.
effect-quiet_corridors = Quiet Corridors
    .text = No stealth tests in the reinforcement step this turn.
effect-dead_line = Dead Line
    .text = This turn enemies follow the compass even if someone is visible.
effect-long_shadows = Long Shadows
    .text = Nothing happens.

## Words for phases, directions, places

phase-choose_squad = Choice of the squad
phase-set_up = Set-up
phase-start_turn = Start of turn
phase-events = Event phase
phase-commandos = Commandos phase
phase-before_reinforcement = before reinforcements
phase-reinforcement = Reinforcement step
phase-before_movement = before enemy movement
phase-movement = Movement step
phase-before_fire = before enemy fire
phase-fire = Fire step
phase-after_fire = after enemy fire
phase-end_turn = End of turn

point-N = north
point-E = east
point-S = south
point-W = west
point-redraw = draw again
    .text = This card shows no compass point: when the enemies move, cards are drawn until one does (VC-EMOVE-05).

side-blue = blue
side-ochre = ochre

reason-edge = wall or edge
reason-guard = on guard
reason-sees = target in sight
reason-full = no room
reason-held = mail day

triangle-alarm = the alarm
triangle-nest = the MG42 nest
triangle-objective = the objective

guard-of-alarm = the sentry at the alarm ({ $foe })
guard-of-nest = the sentry in the nest ({ $foe })
guard-of-objective = the sentry at the objective ({ $foe })

tile-of = { $terrain } { $tile }
entrance-name = the { $side } entrance ({ $tile })
with-escorts = with { $names }
pay-plus = (+1 token)
pay-free = (free)
list-and = { $first } and { $last }

## Terrains and their objectives

brief-end = Won once all is done and at least one commando has left alive by a hatch. Lost if all are eliminated, or if the enemy pool runs dry.
brief-end-last = Won once all is done and at least one commando has left the last terrain alive by a hatch. Lost if all are eliminated, or if the enemy pool runs dry.
brief-escort = Lost too if he dies: the first wound kills him.
terrain-airfield = Airfield
    .at = at the Airfield
    .text = Three aircraft stand on the grass; dawn must find three wrecks.
    .aim = Blow up the bomber (P), the fighter (Q) and the transport plane (S).
    .end = { brief-end }
    .idea = Three TNT charges lie about, on E, J and N. Only one hatch is open, on K.
objective-airfield-p = bomber
    .the = the bomber
    .The = The bomber
objective-airfield-q = fighter
    .the = the fighter
    .The = The fighter
objective-airfield-s = transport plane
    .the = the transport plane
    .The = The transport plane
terrain-bomb_vault = Bomb Vault
    .at = in the Bomb Vault
    .text = Defuse the bomb under the crypt within eight turns, and cut the cable.
    .aim = Defuse the bomb (F, 3 actions) and cut the cable (G, 2 actions).
    .end = { brief-end } Lost too if the bomb is not defused within 8 turns.
    .idea = The bomb's 3 actions are paid in one go by one commando: keep one of yours fresh for it.
objective-bomb_vault-f = bomb
    .the = the bomb
    .The = The bomb
    .do = defuse the bomb
objective-bomb_vault-g = cable
    .the = the cable
    .The = The cable
    .do = cut the cable
terrain-bridges = Bridges
    .at = at the Bridges
    .text = Send both piers to the bottom of the river.
    .aim = Blow up the north pier (B) and the south pier (H).
    .end = { brief-end }
    .idea = One TNT charge lies at the open hatch (D), the other on J.
objective-bridges-b = north pier
    .the = the north pier
    .The = The north pier
objective-bridges-h = south pier
    .the = the south pier
    .The = The south pier
terrain-bunker = Bunker
    .at = at the Bunker
    .text = Wreck the breech and the big gun falls silent.
    .aim = Blow up the breech, deep inside the bunker (K).
    .end = { brief-end }
    .idea = Two MG42 nests watch the approaches. The TNT is on C and O.
objective-bunker-k = breech
    .the = the breech
    .The = The breech
terrain-cemetery = Cemetery
    .at = in the Cemetery
    .text = Someone is waiting among the graves: find him and take him away.
    .aim = Reach the contact (I) and bring him out by a hatch.
    .end = { brief-end } { brief-escort }
    .idea = Not a wall to hide behind: a uniform waits on E.
objective-cemetery-i = contact
    .the = the contact
    .The = The contact
terrain-checkpoint = Checkpoint
    .at = at the Checkpoint
    .text = They know you are here: silence the siren and slip through.
    .aim = Shut off the alarm (K), then slip away by a hatch.
    .end = { brief-end }
    .idea = The alarm rings from the start, and only a stealthy commando can shut it off. The next one would be for good.
objective-checkpoint-k = siren
    .the = the siren
    .The = The siren
terrain-church = Church
    .at = at the Church
    .text = Hold the nave around the wounded agent for six turns, then vanish.
    .aim = Protect the wounded agent (F) for 6 turns, then leave by a hatch.
    .end = { brief-end } From the end of turn 3 on, also lost if an enemy phase leaves an enemy and no able commando on F.
    .idea = The enemy comes from the east, the west and the south: always keep an able commando on F.
objective-church-f = wounded agent
    .the = the wounded agent
    .The = The wounded agent
terrain-command_post = Command Post
    .at = at the Command Post
    .text = Invite the admiral to leave with you. He will not go quietly.
    .aim = Reach the admiral (G) and bring him out by a hatch.
    .end = { brief-end } { brief-escort }
    .idea = Always visible, the admiral draws the enemy. Two hatches are open, C and L: choose before you reach him.
objective-command_post-g = admiral
    .the = the admiral
    .The = The admiral
terrain-factory = Factory
    .at = at the Factory
    .text = Wreck both presses before the night shift ends, in eight turns.
    .aim = Blow up the west press (G) and the east press (I).
    .end = { brief-end } Lost too if both presses are not wrecked within 8 turns.
    .idea = The TNT is on D and L; two crowbars, on F and M, open one door each.
objective-factory-g = west press
    .the = the west press
    .The = The west press
objective-factory-i = east press
    .the = the east press
    .The = The east press
terrain-farm = Farm
    .at = at the Farm
    .text = Set both barns alight; what they hide must not see the morning.
    .aim = Burn the large barn (B) and the small one (K): 2 actions each, or an explosive.
    .end = { brief-end }
    .idea = As soon as a fire catches, the alarm rings: be near the hatch (P) for the second one.
objective-farm-b = large barn
    .the = the large barn
    .The = The large barn
    .do = set fire to the large barn
objective-farm-k = small barn
    .the = the small barn
    .The = The small barn
    .do = set fire to the small barn
terrain-fuel_depot = Fuel Depot
    .at = at the Fuel Depot
    .text = Three full tanks, three charges: leave them nothing to drive on.
    .aim = Blow up the north (D), west (J) and east (L) tanks.
    .end = { brief-end }
    .idea = Three TNT charges lie about, on B, N and Q. The open hatch is on M.
objective-fuel_depot-d = north tank
    .the = the north tank
    .The = The north tank
objective-fuel_depot-j = west tank
    .the = the west tank
    .The = The west tank
objective-fuel_depot-l = east tank
    .the = the east tank
    .The = The east tank
terrain-lighthouse = Lighthouse
    .at = at the Lighthouse
    .text = Light the lamp: a fleet is waiting for it in the dark.
    .aim = Light the lamp (F, 2 actions of one commando).
    .end = { brief-end }
    .idea = There is only one hatch, on K: keep the way back clear.
objective-lighthouse-f = lamp
    .the = the lamp
    .The = The lamp
    .do = light the lamp
terrain-luxury_hotel = Luxury Hotel
    .at = at the Luxury Hotel
    .text = While the officers dine, photograph the plans and take the register.
    .aim = Photograph the plans (D, 1 action) and take the register (B, 1 action).
    .end = { brief-end }
    .idea = Two objectives, two commandos: split up. A uniform waits on E.
objective-luxury_hotel-d = plans
    .the = the plans
    .The = The plans
    .do = photograph the plans
objective-luxury_hotel-b = register
    .the = the register
    .The = The register
    .do = take the register
terrain-port = Port
    .at = in the Port
    .text = Two patrol boats sleep at the quay: sink them at their moorings.
    .aim = Blow up the west patrol boat (P) and the east one (R).
    .end = { brief-end }
    .idea = The TNT is on F and O. An MG42 nest watches the quay between the two boats.
objective-port-p = west patrol boat
    .the = the west patrol boat
    .The = The west patrol boat
objective-port-r = east patrol boat
    .the = the east patrol boat
    .The = The east patrol boat
terrain-prison = Prison
    .at = at the Prison
    .text = Get the downed pilot out of his cell before the interrogators arrive.
    .aim = Get the downed pilot out of his cell (D) and bring him out by a hatch.
    .end = { brief-end } { brief-escort }
    .idea = Reinforcements come only from the east. A uniform waits on J, crowbars on C and P.
objective-prison-d = downed pilot
    .the = the downed pilot
    .The = The downed pilot
terrain-radar_station = Radar Station
    .at = at the Radar Station
    .text = Unscrew the two parts that make the radar see.
    .aim = Unscrew the receiver (H, 1 action) and the transmitter (D, 1 action).
    .end = { brief-end }
    .idea = No explosives here: a charge on a part you came for, and all is lost.
objective-radar_station-h = receiver
    .the = the receiver
    .The = The receiver
    .do = unscrew the receiver
objective-radar_station-d = transmitter
    .the = the transmitter
    .The = The transmitter
    .do = unscrew the transmitter
terrain-rail_yard = Rail Yard
    .at = in the Rail Yard
    .text = Three locomotives are under steam; none may leave.
    .aim = Blow up the west (E), east (H) and middle (I) locomotives.
    .end = { brief-end }
    .idea = Three TNT charges lie about, on A, J and O. Two MG42 nests watch the tracks.
objective-rail_yard-e = west locomotive
    .the = the west locomotive
    .The = The west locomotive
objective-rail_yard-h = east locomotive
    .the = the east locomotive
    .The = The east locomotive
objective-rail_yard-i = middle locomotive
    .the = the middle locomotive
    .The = The middle locomotive
terrain-railway_tunnel = Railway Tunnel
    .at = in the Railway Tunnel
    .text = Bring down the mouth of the tunnel, and do not stay to watch.
    .aim = Blow up the mouth of the tunnel (H).
    .end = { brief-end }
    .idea = One turn after the blast everyone indoors is eliminated: prepare the way out first.
objective-railway_tunnel-h = tunnel mouth
    .the = the tunnel mouth
    .The = The tunnel mouth
terrain-sewers = Sewers
    .at = in the Sewers
    .text = Through the dark to the last manhole, and nobody stays behind.
    .aim = Bring every living commando out by the last manhole (E).
    .end = { brief-end }
    .idea = Manhole E is blocked at first and only leads out: whoever has left cannot come back to help.
objective-sewers-e = last manhole
    .the = the last manhole
    .The = The last manhole
terrain-signal_post = Signal Post
    .at = at the Signal Post
    .text = Copy the codebook and leave no trace of your visit.
    .aim = Copy the codebook (F, 2 actions of one commando).
    .end = { brief-end }
    .idea = Nothing can silence the alarm here: stay stealthy. Two crowbars are on C and D.
objective-signal_post-f = codebook
    .the = the codebook
    .The = The codebook
    .do = copy the codebook
terrain-streets = Streets
    .at = in the Streets
    .text = Blow up the telephone exchange before the town wakes.
    .aim = Blow up the telephone exchange (D).
    .end = { brief-end }
    .idea = The TNT is on E. After the blast you must still get back to the hatch (K).
objective-streets-d = telephone exchange
    .the = the telephone exchange
    .The = The telephone exchange
terrain-submarine_pen = Submarine Pen
    .at = at the Submarine Pen
    .text = Blow up the pump room and let the sea do the rest.
    .aim = Blow up the pump room (A).
    .end = { brief-end }
    .idea = The TNT is on K and O. Two hatches are open, I and R: come in by both.
objective-submarine_pen-a = pump room
    .the = the pump room
    .The = The pump room
terrain-town = Town
    .at = in the Town
    .text = Find the Resistance leader in hiding and bring him out alive.
    .aim = Find the Resistance leader (E) and bring him out by a hatch.
    .end = { brief-end } { brief-escort }
    .idea = He hides in the north-east corner, behind locked doors. A uniform waits on H.
objective-town-e = Resistance leader
    .the = the Resistance leader
    .The = The Resistance leader
terrain-training_ground = Training Ground
    .at = at the Training Ground
    .text = Borrow the instructor's folder without waking his sentries.
    .aim = Take the folder (C, 1 action) and leave by the hatch (H).
    .end = { brief-end }
    .idea = You are alone: stay stealthy, go round the sentries rather than shoot.
objective-training_ground-c = folder
    .the = the folder
    .The = The folder
    .do = take the folder
terrain-villa = Villa
    .at = at the Villa
    .text = A scientist is held behind locked doors: take him for a walk.
    .aim = Free the scientist (G) and bring him out by a hatch.
    .end = { brief-end } { brief-escort }
    .idea = Every door is locked; crowbars are on A, K and L. The scientist himself is always stealthy.
objective-villa-g = scientist
    .the = the scientist
    .The = The scientist
terrain-warehouse = Warehouse
    .at = at the Warehouse
    .text = Two crates carry our mark by mistake: bring them to the hatch.
    .aim = Carry the north crate (B) and the east crate (G) to the open hatch (K).
    .end = { brief-end } Lost too if a powerful explosion catches a crate.
    .idea = A crate takes one equipment slot: keep one free. Whoever falls leaves it on the tile.
objective-warehouse-b = north crate
    .the = the north crate
    .The = The north crate
    .do = lift the north crate
objective-warehouse-g = east crate
    .the = the east crate
    .The = The east crate
    .do = lift the east crate
job-objective = { $objective }
job-tile = tile { $tile }
objective-any = objective
    .the = the objective
    .The = The objective
    .do = work on the objective

## Operations

operation-green = Green
    .place = Achnacarry, Scotland, then the coast of Finistère
    .date = 12 April 1942
    .briefing = Six weeks of mud end with one last exercise. The same night the squad crosses to Brittany, where a convoy without lights is waiting for a lighthouse to burn again. Take the folder, then light the lamp.
    .rules = –
    .veteran = –
    .aim = Training Ground: take the folder. Lighthouse: light the lamp.
    .end = { brief-end-last }
    .idea = Two terrains one after the other: save health and equipment for the Lighthouse.
operation-black_tea = Black Tea
    .place = Blois, on the Loire
    .date = 9 May 1944
    .briefing = Every night the fuel of an armoured division leaves a depot by the Loire. Cut the telephone and the bridges at the same hour, so that nobody can call for help or send any. Then burn the depot.
    .rules = After the first blast the alarm of the Bridges cannot be silenced. A tank takes its neighbours with it: nobody on an adjacent tile survives, unless a wall or a locked door stands between.
    .veteran = They expect you at the Depot: its alarm is already on.
    .aim = Streets and Bridges: destroy the exchange and both piers. Then blow up the Depot's three tanks.
    .end = { brief-end-last }
    .idea = Streets and Bridges are played at the same time: split the squad. A tank that blows up kills on neighbouring tiles.
operation-shooting_star = Shooting Star
    .place = Aix-les-Bains, Savoy
    .date = 18 February 1944
    .briefing = His network is broken, and he is hiding in a spa town full of officers on leave. He knows what is being planned at the hotel, and in which church a wounded agent lies. Fetch him, take the plans, cut the road behind you and hold the church until the agent can be moved.
    .rules = The Resistance leader goes with you and must be alive when the Church is held. Between hatches he stays with the commando he left with, who comes up only with him.
    .veteran = A special unit is waiting at the Church.
    .aim = Bring the Resistance leader out of the Town, take the Hotel's plans and register, cut the Bridges, hold the Church.
    .end = { brief-end-last } Lost too if the Resistance leader dies.
    .idea = Hotel and Bridges are played at the same time; the leader must live to the end.
operation-snowflake = Snowflake
    .place = Romsdal, Norway
    .date = 14 January 1943
    .briefing = A gun in the rock closes the fjord, and a single railway feeds it. Someone is waiting in the churchyard who knows the way into the battery. Silence the gun, bring down the tunnel, and be gone before the snow shows your tracks.
    .rules = Two turns after the blast the tunnel comes down on everyone inside.
    .veteran = No German uniform was to be found.
    .aim = Cemetery: bring out the contact. Bunker: destroy the breech. Tunnel: bring down its mouth.
    .end = { brief-end-last } Lost too if the contact dies.
    .idea = In the Tunnel, two turns after the blast, everyone indoors is eliminated.
operation-dread_locked = Dread Locked
    .place = Liège, Belgium
    .date = 3 November 1943
    .briefing = A pilot who knows too much was shot down last week and taken to the old prison on the hill. Your kit has gone in ahead of you. Open his cell, then come home through the sewers: every street is watched.
    .rules = You enter empty-handed; your kit lies under the hatch of the Prison.
    .veteran = At the start of each turn one open door falls shut: choose it and lock it.
    .aim = Prison: free the downed pilot. Sewers: everyone out by the last manhole.
    .end = { brief-end-last } Lost too if the pilot dies.
    .idea = You come in empty-handed: the equipment waits at the Prison's hatch.
operation-silent_harbour = Silent Harbour
    .place = Lorient, Brittany
    .date = 22 August 1942
    .briefing = The submarines in the pen sail with the next tide, and two patrol boats guard the way in. Sink the boats, then let the sea into the pen by its own pump room. The tide waits for nobody.
    .rules = The tide turns after twelve turns: all must be done by then.
    .veteran = –
    .aim = Port: sink both patrol boats. Submarine Pen: destroy the pump room.
    .end = { brief-end-last } Lost too if not all is done within 12 turns.
    .idea = Twelve turns for two terrains: aim to leave the Port by the sixth.
operation-iron_orchard = Iron Orchard
    .place = Argentan, Normandy
    .date = 28 September 1943
    .briefing = Behind the apple trees two barns hide the parts of a new weapon. The engines that will carry it away are under steam, and the factory that makes it works all night. Three blows, one night, in that order.
    .rules = –
    .veteran = Word has got round: the first two reinforcements are special units.
    .aim = Farm: burn both barns. Rail Yard: three locomotives. Factory: two presses.
    .end = { brief-end-last } Lost too if the Factory's presses still run after 8 turns there.
    .idea = Five explosives for the last two terrains, and five lie about there: waste none.
operation-copper_owl = Copper Owl
    .place = Walcheren, Netherlands
    .date = 7 November 1942
    .briefing = The man who built the radar on the dunes would rather work for us. Fetch him from the villa where he is kept, take the two parts he names, and leave the night fighters in pieces. The clouds hang low: nobody will help you from above.
    .rules = Low cloud: no bombing raid can be called.
    .veteran = –
    .aim = Villa: bring out the scientist. Radar Station: take both parts. Airfield: destroy the three aircraft.
    .end = { brief-end-last } Lost too if the scientist dies.
    .idea = No bombing possible: keep any TNT you find for the Airfield.
operation-winter_lantern = Winter Lantern
    .place = Kristiansand, Norway
    .date = 16 December 1941
    .briefing = An admiral is inspecting the coast with every minefield of the Skagerrak in his head. Collect him at his command post, get him past the checkpoint, and leave by the warehouse, where two crates of ours have gone astray. He will shout all the way.
    .rules = The admiral must leave the Warehouse with you. Between hatches he stays with the commando he left with, who comes up only with him.
    .veteran = –
    .aim = Seize the admiral at the Command Post, shut off the Checkpoint's alarm, carry the Warehouse's two crates, and leave with him.
    .end = { brief-end-last } Lost too if the admiral dies or does not leave the Warehouse.
    .idea = The admiral is always visible and stays with the commando he followed: choose well which one.

## Options

act-choose = { $commando_name }, { $side } side
act-runs = Player { $seat }
act-side = The { $side } side
act-bare_tile = None on { $tile }
act-bare_commando = { $commando_name }: go without
act-activate = { $commando_name }: act
act-end = { $commando_name }: stop here
act-done = End the commandos phase
act-done-own = I am done
act-move = { $commando_name }: move to { $tile }{ $with }{ $pay }
act-move-below = { $commando_name }: come up at { $tile }{ $with }{ $pay }
act-stealth_move-below = { $commando_name }: come up unseen at { $tile }{ $with }{ $pay }
act-stealth_move = { $commando_name }: sneak to { $tile }{ $with }{ $pay }
act-exit_hatch = { $commando_name }: leave by the hatch{ $with }{ $pay }
act-unblock_hatch = { $commando_name }: unblock the hatch{ $pay }
act-melee = { $commando_name }: stab { $target }{ $pay }
act-shoot = { $commando_name }: { $weapon ->
        [grenade] throw { $weapon_the } at { $tile }{ $pay }
       *[other] fire at { $tile } with { $weapon_the }{ $pay }
    }
act-shoot_door = { $commando_name }: fire at door { $door } with { $weapon_the }{ $pay }
act-heal = { $commando_name }: first-aid kit for { $other }{ $pay }
act-heal-self = { $commando_name }: use the first-aid kit on { $commando_g ->
        [f] herself
       *[m] himself
    }{ $pay }
act-force = { $commando_name }: force door { $door }{ $pay }
act-barricade = { $commando_name }: barricade { $entrance }{ $pay }
act-disguise = { $commando_name }: put on the uniform{ $pay }
act-lay = { $commando_name }: lay a TNT charge{ $pay }
act-bomb = { $commando_name }: bomb { $tile }{ $pay }
act-shut_off_alarm = { $commando_name }: shut off the alarm{ $pay }
act-interact = { $commando_name }: { $objective_do }{ $pay }
act-save_action = { $commando_name }: save an action
act-pick = { $commando_name }: pick up { $item_the }
act-drop = { $commando_name }: drop { $item_the }
act-give = { $commando_name }: give { $item_the } { $other_to }
act-swap = { $commando_name }: swap { $item_the } for { $item2_the } { $other_of }
act-detonate = { $commando_name }: set off the charge on { $tile }
act-enter_nest = { $commando_name }: get into the nest
act-leave_nest = { $commando_name }: leave the nest
act-dress = { $commando_name }: dressing for { $other }
act-dress-self = { $commando_name }: dress own wound
act-order = { $commando_name }: orders { $other_to }{ $pay }
act-decoy = { $commando_name }: decoy to the { $point }{ $pay }
act-turn_lock = { $commando_name }: turn the lock of door { $door }{ $pay }
act-turn_lock-open = { $commando_name }: unlock door { $door }{ $pay }
act-turn_lock-lock = { $commando_name }: lock door { $door }{ $pay }
act-agree = Agree
act-refuse = Refuse
act-apply = Use it
act-decline = Do not use it
act-keep = Keep this result
act-reroll = Reroll { $number ->
        [one] 1 die
       *[other] { $number } dice
    }
act-hit = Eliminate { $target }
act-wound = The hit goes { $character_to }
act-die = The { $number }
act-protect = Guard { $triangle }
act-post = Post { $foe_a }
act-occupy = { $commando_name }: take the nest
act-inside = { $Character } in the nest
act-enter = Let { $foe_a } in
act-supply = First { $entrance }
act-first = First tile { $tile }
act-send = Send { $foe_a } to { $tile }
act-march = Move { $foe_a }
act-fire = Fire from { $tile } at { $tile2 }
act-friendly_fire = Friendly fire from { $tile } at { $tile2 }
act-strike = Eliminate { $target }
act-terrain = First { $terrain }
act-benefit = { $commando_name }: take the +1 token
act-unlock = Open door { $door }
act-crate = Lay it on { $tile }
act-open_hatch = Unblock the hatch on { $tile }
act-block_hatch = Block the hatch on { $tile }
act-empty = Nobody at { $entrance }
act-extra = One more at { $entrance }
act-help = { $commando_name }: take the equipment
act-hold = Hold the enemies on { $tile }
act-exchange = { $commando_name }: swap { $item_the }
act-top = { $card }: { $card_does }
act-relock = Lock door { $door }
act-none = Nobody
act-none-own = None of mine
act-pass = Pass

## Refusals

refusal-other-player = { $Commando } is run by another player.
refusal-not-lying = No such token lies where { $commando } stands.
refusal-no-foe = No such enemy stands where { $commando } stands.
refusal-not-together = { $Commando } is not on the tile of the other commando.
refusal-not-carried = { $Commando } does not carry it.
refusal-no-weapon = { $Commando } does not have this weapon.
refusal-no-ability = { $Commando } does not have this ability.
refusal-ability-used = { $Commando } has already used it this turn.
refusal-not-in-squad = { $Commando } is not in the squad.
refusal-eliminated = { $Commando } has been eliminated.
refusal-not-entered = { $Commando } has not entered yet.
refusal-other-acts = { $Commando } is acting now.
refusal-has-acted = { $Commando } has already acted this turn.
refusal-not-begun = { $Commando } has not been activated.
refusal-no-plus = { $Commando } has no +1 token.
refusal-too-dear = It costs { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }, { $commando } has { $left }.
refusal-too-dear-plus = It costs { $cost } actions, a +1 token pays { $left }.

## Questions

ask-choose_commando = Commando { $number } of { $number2 }: who goes?
ask-who_runs = Who runs commando { $number }?
ask-shortage = Not enough tokens ({ $item }): who goes without?
ask-activate = Who acts?
ask-act = What does { $commando } do?
ask-window = Act { $phase }?
ask-agree = { $Commando } offers { $item_a } { $other_to }: agreed?
ask-agree_swap = { $Commando } offers { $item_a } { $other_to } for { $item2_a }: agreed?
ask-steady_nerves = { $Commando } fails the stealth test: reroll it (Steady Nerves)?
ask-shadow = One die gives { $commando } away: ignore it (Shadow)?
ask-steady_hands = { $Commando }: roll a die to keep the kit?
ask-patience = { $Commando } rolls { $dice } and needs { $number }+: reroll the lowest?
ask-hit = A { $number } hits: who falls?
ask-share_hits = A hit: who takes it?
ask-guard = Which enemy guards { $triangle } ({ $tile })?
ask-which_token = Too few enemies on { $tile }: what do they guard?
ask-which_die = Which die is given first?
ask-nest_priority = Who takes the nest on { $tile } before the enemy?
ask-inside = Who gets into the nest on { $tile }?
ask-replacement = { $Commando } takes over: which side of the card?
ask-relock = Which open door falls shut?
ask-terrain_order = Which terrain first?
ask-sixth_sense = Which card goes in place { $number }?
ask-second_wind = Who gains the +1 token?
ask-dropped_keys = Which door opens ({ $terrain })?
ask-lost_crate = Where is { $item_the } laid?
ask-loose_hatch = Which hatch is unblocked ({ $terrain })?
ask-counter_search = Which hatch is blocked ({ $terrain })?
ask-local_help = Who takes the equipment?
ask-mail_day = On which tile do enemies stay put ({ $terrain })?
ask-ammo_check = Which weapon is swapped?
ask-movie_night = Which entrance stays empty ({ $terrain })?
ask-manhunt = Which entrance brings one more ({ $terrain })?
ask-supply = Which entrance first?
ask-who_enters = Who comes in by { $entrance }?
ask-movement_order = Who moves first?
ask-send = Which way from { $tile }?
ask-who_moves = Not enough room on { $tile2 }: who moves there from { $tile }?
ask-enemy_fire = Which group fires now?
ask-friendly_fire = Friendly fire on { $tile }: who falls?

## The log

event-chosen = { $Commando } joins the squad, { $side } side.
event-terrain_built = Terrain set up: { $terrain }.
event-turn_begins = Turn { $number }.
event-phase = { $phase }.
event-goes_without = There should be { $item_a } on { $tile }, but none is left.
event-commando_goes_without = { $Commando } should have { $item_a }, but none is left.
event-activated = Activation { $commando_of }: { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }.
event-card_drawn = Event { $terrain_at }: “{ $effect }”.
event-reshuffled = The event discard is shuffled into a new deck.
event-reminder = Reminder { $terrain_at }: “{ $effect }”.
event-compass_drawn = Another card for the compass of { $terrain }: “{ $card }”, { $point }.
event-cards_seen = The next events are { $cards }, in this order.
event-tokens_seen = The next tokens of the enemy pool are { $tokens }, in this order.
event-no_effect = The event has no effect.
event-faces_turned = { $terrain_at }, all regular enemies switch to the { $foe }.
event-weapon_jammed = No shot this turn from { $weapon_the } { $commando_of }: it is jammed.
event-item_found = On { $tile } lies { $item_a }.
event-item_received = { $Commando } receives { $item_a }.
event-handed_in = { $Commando } hands in { $item_the }.
event-nothing_received = A “spotted” token is drawn and discarded: { $commando } receives nothing.
event-hatch_blocked = The hatch on { $tile } is blocked.
event-tile_held = The enemies on { $tile } will not move this turn.
event-moved = { $Commando } moves to { $tile }.
event-sneaked = { $Commando } sneaks to { $tile }.
event-came_up = { $Commando } comes up through the hatch on { $tile }.
event-followed = { $Escort } follows { $commando }.
event-hidden = { $Character } is { $character_g ->
       *[m] stealthy
    } again.
event-seen = { $Character } becomes visible.
event-tested = Stealth test { $character_of }: { $dice }.
event-undetected = Nobody notices { $character }.
event-forgiven = { $Commando } melts into the shadows: one bad die does not count.
event-uniform_lost = { $Commando } loses the uniform.
event-alarm_on = The alarm goes off { $terrain_at }.
event-alarm_off = { $Commando } shuts off the alarm { $terrain_at }.
event-left = { $Commando } leaves by the hatch on { $tile }.
event-unblocked = The hatch on { $tile } is unblocked.
event-door_opened = Door { $door } opens.
event-door_locked = Door { $door } is locked.
event-stabbed = { $Commando } stabs { $foe_a } on { $tile }.
event-shot = Dice against { $tile } ({ $number }+): { $dice }.
event-fires = { $Commando } { $weapon ->
        [grenade] throws a grenade at { $tile }
       *[other] fires { $weapon_the } at { $tile }
    }.
event-hits_lost = { $number ->
        [one] One hit is lost.
       *[other] { $number } hits are lost.
    }
event-aimed_at = A sniper aims at { $commando }: { $dice }.
event-shot_at_door = { $Commando } fires at door { $door } with { $weapon_the }: it opens.
event-rerolled = { $Commando } rerolls: { $dice }.
event-missed = Missed.
event-killed = { $Foe_a } is eliminated on { $tile }.
event-reward = Left on { $tile }: { $item_a }.
event-spotted_drawn = A spotted token turns up on { $tile }.
event-picked = { $Commando } picks up { $item_a }.
event-dropped = { $Commando } drops { $item_the } on { $tile }.
event-gave = { $Commando } gives { $item_the } { $other_to }.
event-swapped = { $Commando } swaps { $item_the } for { $item2_the } { $other_of }.
event-refused = { $Commando } declines.
event-saved = { $Commando } saves an action: +1.
event-plus_spent = { $Commando } spends a +1 token.
event-plus_gained = { $Commando } gains a +1 token.
event-nest_entered = { $Character } gets into the nest on { $tile }.
event-nest_left = { $Commando } leaves the nest on { $tile }.
event-forced = { $Commando } forces door { $door } without a sound.
event-barricaded = { $Commando } barricades { $entrance }.
event-disguised = { $Commando } puts on a German uniform.
event-charge_laid = { $Commando } lays a TNT charge on { $tile }.
event-exploded = { $Commando } sets off the charge on { $tile }.
event-blast_spread = The blast spreads to { $tile }.
event-bombed = { $Commando } calls bombs down on { $tile }.
event-collapsed = { $terrain }: the ceiling comes down on every indoor tile.
event-objective_done = Objective accomplished: { $objective }.
event-crate_lifted = { $Commando } shoulders { $objective }.
event-escort_met = You find { $escort } on { $tile }.
event-compass_turned = { $Commando } draws them off: the compass now points { $point }.
event-wounded = { $Commando } takes a wound.
event-fell = { $Commando } falls, in critical condition.
event-healed = { $Commando } uses a first-aid kit: { $other } has no wounds left.
event-kit_kept = { $Commando } keeps the kit: { $dice }.
event-kit_spent = { $Commando } does not keep the kit: { $dice }.
event-dressed = { $Commando } applies a dressing: one wound less for { $other }.
event-eliminated = { $Commando } is { $commando_g ->
       *[m] eliminated
    }.
event-escort_lost = You lose { $escort }.
event-replaced = { $Commando } takes over, { $side } side.
event-arrived = { $Foe_a } comes in by { $entrance }.
event-waits_outside = { $foes_n ->
        [one] Waiting
       *[other] Waiting
    } outside, behind { $entrance }: { $foes }.
event-null_drawn = A Ø: nobody comes by { $entrance }.
event-special_added = { $Foe_a } joins the enemy pool.
event-broke_through = The barricade gives way at { $entrance }.
event-guards = { $Foe_a } now guards { $triangle } on { $tile }.
event-direction = { $terrain_at }, enemies head { $point }.
event-heads_for = { $terrain_at }, enemies head for { $tiles }.
event-marched = { $foes } { $foes_n ->
        [one] moves
       *[other] move
    } from { $tile } to { $tile2 }.
event-stayed = Staying on { $tile }: { $foes } ({ $reason }).
event-group_fired = From { $tile } the enemy fires at { $tile2 }: { $dice }.
event-group_fired-own = On { $tile } the enemy fires at close quarters: { $dice }.
event-reaction = Reaction fire on { $tile } as { $commando } leaves: { $dice }.
event-nobody_hit = Nobody is hit.
event-terrain_completed = Terrain completed: { $terrain }.
event-success = The operation is a success.
event-failure = The operation fails.

## The board and the squad's column in the browser

web-vc-phase-events = Event
web-vc-phase-commandos = Commandos
web-vc-phase-enemy = Enemy
web-vc-phase-end = End of turn
web-vc-sign = { $terrain }: { $alarm }
web-vc-alarm = alarm on
    .short = alarm
web-vc-quiet = alarm silent
    .short = quiet
web-vc-terrain = Terrain { $name }, { $alarm }
web-vc-terrains = Terrains
web-vc-two-sides = Each commando has a card with two sides: touch one to read its weapons and its skill.
web-vc-compass = compass: { $point }
web-vc-heads = towards { $tiles }
web-vc-size-small = small
web-vc-size-medium = medium
web-vc-size-large = large
web-vc-indoors = indoors
web-vc-outdoors = outdoors
web-vc-ground = { $size }, { $where }
web-vc-tile = Tile { $letter }, { $ground }, hit on { $hit } or more
web-vc-and-then = { "; " }
web-vc-on-tile = tile { $letter } ({ $ground })
web-vc-spot-off = off the map
web-vc-spot-waits = waiting
web-vc-off-map = off the map
web-vc-waits = waiting off the map
web-vc-face-stealthy = { $g ->
    [f] stealthy
   *[other] stealthy
}
web-vc-face-visible = { $g ->
    [f] visible
   *[other] visible
}
web-vc-face-critical = { $g ->
    [f] critical
   *[other] critical
}
web-vc-in-uniform = in German uniform
web-vc-in-nest = in the nest
web-vc-guarded = { $name }, guarded by { $by }
web-vc-door-open = open door to { $tile }
web-vc-door-locked = locked door to { $tile }
web-vc-entrance = enemy entrance, { $side } side
web-vc-barricaded = barricaded
web-vc-behind = behind it: { $foes }
web-vc-charges = { $n ->
    [one] one charge laid
   *[other] { $n } charges laid
}
web-vc-hatch-open = open hatch
web-vc-hatch-blocked = blocked hatch
web-vc-free = { $n ->
    [0] no free place
    [one] one free place
   *[other] { $n } free places
}
web-vc-choices = { $n ->
    [one] one choice: { $first }
   *[other] { $n } choices, among them: { $first }
}
web-vc-what = What to do here?
web-vc-cost = { $n ->
    [0] costs nothing
    [one] costs one action
   *[other] costs { $n } actions
}
web-vc-sure = sure
web-vc-seen = seen
web-vc-zoom = Zoom
web-vc-zoom-in = Zoom in
web-vc-zoom-out = Zoom out
web-vc-zoom-fit = See everything
web-vc-mini = Map of the terrain: touch to move there
web-vc-squad = Squad
web-vc-no-squad = The squad has not been chosen yet.
web-vc-squad-gone = Nobody is left of the squad.
web-vc-activate = Activate { $name }
web-vc-actions = { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
}
web-vc-actions-of = { $n ->
    [0] none of { $of } actions
    [one] one of { $of } actions
   *[other] { $n } of { $of } actions
}
web-vc-empty-slot = free slot
web-vc-silhouette = free slot, for this only: { $item }
web-vc-plus = +1 token
web-vc-plus-slot = room for a +1 token
web-vc-wounds = { $n ->
    [one] one wound: one action less
   *[other] { $n } wounds: { $n } fewer actions
}
web-vc-used = · used this turn
web-vc-last-turn = to be healed by the end of turn { $n }
web-vc-follows = follows { $name }
web-vc-event = Event
web-vc-goals = Objectives
web-vc-now-leave = All is done here: whoever is still here must leave by an open hatch.
web-vc-done = done
web-vc-goal-met = met
web-vc-goal-carried = carried
web-vc-word-interact = act on { $the }
web-vc-word-destroy = blow up { $the }
web-vc-word-burn = burn { $the }
web-vc-word-escort = escort { $the } out
web-vc-word-protect = protect { $the }
web-vc-word-carry_out = carry off { $the }
web-vc-word-all_exit = all leave by { $the }
web-vc-word-shut_off_alarm = silence { $the }
web-vc-turns-left = { $n ->
    [one] one turn left
   *[other] { $n } turns left
}
web-vc-pool = Enemy pool
web-vc-pool-null = blanks
web-vc-pool-special = special
web-vc-known = You already know
web-vc-next-events = Next events:
web-vc-next-timed = Next events ({ $terrain }):
web-vc-cards = Event cards
web-vc-next-enemies = Next reinforcements: { $foes }.
web-vc-to-come = Terrains to come

# How the bar folds the options: families, how something is paid for, what the exit costs.
web-vc-exit-to-window = the +1 tokens stay
name-tile = tile { $name }
web-vc-way-move = move
web-vc-way-stealth_move = sneak
web-vc-window = { $seen ->
    [0] Nobody is seen
    [one] One of you is seen
   *[other] { $seen } of you are seen
} · moment { $n } of { $of }
    .safe = Nobody is seen: no fire to fear · moment { $n } of { $of }
exit-as-activate = End phase
pick-first-commando = { $number ->
    [one] one act
   *[other] { $number } acts
}
pick-for-side = { $name }: which side?
    .count = two sides
pick-activate = Activate
    .short = Activate
    .ask = Who acts?
    .count = { $number } commandos
pick-go = Move
    .none = no way out
    .short = Move
    .ask = Move where?
    .count = { $number ->
        [one] one place
       *[other] { $number } places
    }
pick-fire = Fire
    .none = no target
    .short = Fire
    .ask = Fire at what?
    .count = { $number ->
        [one] one target
       *[other] { $number } targets
    }
pick-knife = Knife
    .none = nobody here
    .short = Knife
    .ask = Knife whom?
    .count = { $number ->
        [one] one target
       *[other] { $number } targets
    }
pick-doors = Doors
    .none = nothing to open
    .short = Doors
    .ask = Which door or hatch?
    .count = { $number } ways
pick-kit = Equipment
    .none = nothing to do
    .short = Kit
    .ask = Equipment: do what?
    .count = { $number } ways
pick-deed = Act
    .none = nothing to do
    .short = Act
    .ask = Act: how?
    .count = { $number } ways
how-payment = Paid with
how-payment-none = action
how-payment-1 = +1 token
how-payment-free = free
how-weapon = Weapon
how-weapon-silencedsten = silenced Sten
how-weapon-silencedpistol = pistol
how-weapon-nest = nest’s MG42
how-weapon-mg42 = MG42
how-weapon-mg422 = 2nd MG42
how-weapon-stg44 = StG44
how-weapon-stg442 = 2nd StG44
how-weapon-mp40 = MP40
how-weapon-sten = Sten
how-weapon-springfield = Springfield
how-weapon-springfieldrifle = Springfield
how-weapon-mosinnagant = Mosin-Nagant
how-weapon-mosinrifle = Mosin-Nagant
how-weapon-mauser = Mauser
how-weapon-pistol = pistol
exit-actions =
    { $number ->
        [one] { $number } action lost
       *[other] { $number } actions lost
    }
exit-waiting =
    { $number ->
        [one] { $number } commando has not acted
       *[other] { $number } commandos have not acted
    }
web-vc-cleared = All terrains are completed and taken from the table. The summary lets you watch the game again, step by step.
web-vc-wound-slot = room for a wound only (−1)
web-vc-with-plus = pays with a +1 token
web-vc-act-too = Act too: { $name }

# Why a bot would choose an option: “It …”.
term-work =
    .up = brings the objectives nearer
    .down = leaves more work to do
term-squad =
    .up = keeps the squad in better shape
    .down = costs wounds or equipment
term-time =
    .up = saves time
    .down = costs time
term-alarm =
    .up = avoids the alarm
    .down = risks the alarm
term-danger =
    .up = exposes the squad less
    .down = exposes the squad more

## Recap of a turn

recap-over = End of turn { $number }
recap-tick = After each turn
recap-title-wounded = { $number ->
    [one] One wound
   *[other] { $number } wounds
}
recap-title-killed = { $number ->
    [one] One enemy eliminated
   *[other] { $number } enemies eliminated
}
recap-why-eliminated = The player draws another commando at random, if a terrain is still to be set up.
recap-why-escort_lost = The first wound eliminates an escorted character.
recap-why-terrain_completed = Its last objective is done and no commando is left on it.
recap-why-objective_done = Its token leaves the game: that is won for good.
recap-why-fell = If still critical at the end of the next turn, this commando is eliminated.
recap-why-escort_met = Now comes the escort; the first wound would be the last.
recap-why-alarm_on = While it sounds, each enemy entrance brings two tokens instead of one.
recap-why-alarm_off = Each enemy entrance brings only one token again.
recap-why-wounded = Each wound takes the place of an action.
recap-why-killed = Each enemy eliminated is replaced by an equipment token drawn at random.
    .bare = Enemies eliminated in this way leave no equipment.
recap-why-healed = A first-aid kit removes all wounds.
recap-killed = { $number ->
    [one] one enemy eliminated
   *[other] { $number } enemies eliminated
}
recap-wounded = { $number ->
    [one] one wound
   *[other] { $number } wounds
}
recap-fell = falls, in critical condition
recap-eliminated = eliminated
recap-healed = wounds healed
recap-figure-killed = { $number ->
    [one] enemy eliminated
   *[other] enemies eliminated
}
recap-figure-arrived = { $number ->
    [one] enemy arrived
   *[other] enemies arrived
}
recap-figure-wounds = { $number ->
    [one] wound
   *[other] wounds
}

# The legend of the board.
sign-stealthy = Hidden
    .text = dashed blue ring, closed eye: nobody can aim at him
sign-visible = Visible
    .text = orange ring, open eye: he can be fired at
sign-critical = Critical
    .text = lying, hatched, hourglass: out at the end of next turn
sign-selected = Chosen
    .text = golden ring
sign-plus_one = +1
    .text = a saved action
sign-mp40 = MP40
    .text = two dice when he fires
sign-mauser = Mauser
    .text = one die when he fires
sign-special = Special unit
    .text = red, double rim
sign-alarm = Alarm box
    .text = a stealthy commando on its tile can shut the alarm off, once
sign-objective = Objective
    .text = its sign says what is to be done
sign-nest = MG 42 nest
    .text = four dice for whoever sits in it
sign-hatch = Open hatch
    .text = the way in and out
sign-hatch_shut = Blocked hatch
    .text = no way through
sign-entrance = Entrance
    .text = so many enemies come in each turn
sign-entrance_alarm = Entrance, alarm
    .text = striped orange: two come in
sign-door = Locked door
    .text = a crowbar opens it quietly, a gun loudly
sign-item = Equipment
    .text = picking it up costs no action
sign-chance = Chance
    .text = in per cent, beside what takes dice

# Hints for what is met for the first time (hints.toml).
hint-alarm = Alarm: from now on two enemies come in at each entrance. A stealthy commando on the tile of the box can shut it off, once.
hint-stealth = A stealthy move costs two actions and keeps you hidden on medium tiles.
hint-saved = The saved action lies with the commando as +1: it pays for any action that costs exactly one.
hint-wound = A wound takes an action every turn until it is treated.
hint-hatch = The objective is done, the mission is not: a commando must still leave by an open hatch.

## Who can hurt me there?

threat-group = { $foes } on { $tile }
threat-stealthy = Stealthy
threat-visible = Visible
threat-total = to be wounded, all told
threat-note = In the next enemy phase: reinforcements, movement, fire. Where the players may choose, groups fire at this commando and it takes the hits; other ties are settled by lot.
