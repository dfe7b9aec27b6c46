# Names and texts of the content of Heroes of Normandie in English: the value is the name; .text says the whole effect, .short in few words.

## Units: .short fits a counter

unit-us_lt_officer = Lieutenant
    .short = Lieutenant
unit-us_captain = Captain
    .short = Captain
unit-us_marvin_hq = Major John
    .short = Major John
unit-us_rifle_team = Rifle team
    .short = Rifles
unit-us_fire_team = Fire team
    .short = Fire team
unit-us_support_team = BAR support team
    .short = BAR team
unit-us_recon_team = Recon team
    .short = Recon
unit-us_30cal = .30 cal machine gun
    .short = .30 cal
unit-us_50cal = .50 cal machine gun
    .short = .50 cal
unit-us_bazooka = Bazooka team
    .short = Bazooka
unit-us_mortar_60 = 60 mm mortar
    .short = 60 mm mortar
unit-us_sniper = American sniper
    .short = Sniper
unit-us_engineers = Combat engineers
    .short = Engineers
unit-us_rangers = Rangers
    .short = Rangers
unit-us_medic = American medic
    .short = Medic
unit-us_spotter = American artillery spotter
    .short = Spotter
unit-us_at_gun_57 = 57 mm anti-tank gun
    .short = 57 mm gun
unit-us_assault_squad = Assault squad
    .short = Assault
unit-us_hero_clint = Sergeant Clint
    .short = Clint
unit-us_hero_rock = Corporal Rock
    .short = Rock
unit-us_halftrack = M3 half-track
    .short = M3 half-track
unit-us_willys_50cal = Willys with .50 cal
    .short = Willys .50
unit-us_m8_greyhound = M8 Greyhound
    .short = M8 Greyhound
unit-us_m5_stuart = M5 Stuart
    .short = M5 Stuart
unit-us_m4_sherman = M4 Sherman
    .short = M4 Sherman
unit-us_oddball_sherman = Sunny's Sherman
    .short = Sunny's M4
unit-us_resistance = French resistance
unit-us_gun_captain = Gun captain
unit-us_pack_howitzer = 75 mm pack howitzer
unit-us_weasel = M29 Weasel
unit-us_m16_quad = M16 quad .50
unit-ge_leutnant = Leutnant
    .short = Leutnant
unit-ge_oberleutnant = Oberleutnant
    .short = Oberleutnant
unit-ge_gruber_hq = Major Hans
    .short = Major Hans
unit-ge_fire_group = Fire group
    .short = Fire group
unit-ge_assault_group = Assault group
    .short = Assault group
unit-ge_recon_group = Recon group
    .short = Recon
unit-ge_mg42 = Heavy MG 42
    .short = Heavy MG 42
unit-ge_mg42_light = Light MG 42
    .short = Light MG 42
unit-ge_panzerschreck = Panzerschreck team
    .short = Panzerschreck
unit-ge_mortar_81 = 81 mm mortar
    .short = 81 mm mortar
unit-ge_sniper = German sniper
    .short = Sniper
unit-ge_pioneers = Pioneers
    .short = Pioneers
unit-ge_veterans = Old hands
    .short = Old hands
unit-ge_medic = German medic
    .short = Medic
unit-ge_spotter = German artillery spotter
    .short = Spotter
unit-ge_pak40 = Pak 40 anti-tank gun
    .short = Pak 40
unit-ge_flak_crew = Flak crew
    .short = Flak
unit-ge_mg_nest = Machine-gun nest
    .short = MG nest
unit-ge_hero_ludwig = Feldwebel Ludwig
    .short = Ludwig
unit-ge_hero_helmut = Unteroffizier Helmut
    .short = Helmut
unit-ge_hanomag = Hanomag 251
    .short = Hanomag 251
unit-ge_zundapp = Zündapp sidecar
    .short = Zündapp
unit-ge_puma = Puma
    .short = Puma
unit-ge_luchs = Luchs
    .short = Luchs
unit-ge_panzer_iv = Panzer IV
    .short = Panzer IV
unit-ge_hero_otto_panzer = Otto's Panzer IV
    .short = Otto's Panzer
unit-ge_feldgendarmes = Feldgendarmes
unit-ge_battery_chief = Battery chief
unit-ge_ig18 = 75 mm infantry gun
unit-ge_schwimmwagen = Schwimmwagen
unit-ge_flakvierling = Flakvierling
unit-decoy = Decoy
    .short = Decoy
unit-hidden = Ambushed counter
    .short = Ambushed

## Recruitment tiles

tile-us_8th_regiment = 8th Infantry Regiment
    .short = 8th Regiment
tile-us_22nd_regiment = 22nd Infantry Regiment
    .short = 22nd Regiment
tile-us_field_command = Field command
    .short = US command
tile-ge_901 = 901st Grenadier Regiment
    .short = 901st Regt
tile-ge_902 = 902nd Grenadier Regiment
    .short = 902nd Regt
tile-ge_feldkommando = Feldkommando
    .short = Feldkommando

## Recruitment options: support

recruit-us_rifle_squad = Rifle squad
    .text = Adds a recon team, a fire team and a BAR support team to the tile.
recruit-us_bazooka_squad = Bazooka squad
    .text = Adds a fire team, a BAR support team and a bazooka team to the tile.
recruit-us_30cal_squad = .30 cal squad
    .text = Adds a fire team, a BAR support team and a .30 cal machine gun to the tile.
recruit-us_mechanised = American mechanised squad
    .text = Adds two M3 half-tracks to the tile, each carrying up to 4 places of infantry. For the 22nd Regiment only.
recruit-ge_panzergrenadiers = Panzergrenadiers
    .text = Adds a recon group, a fire group and a heavy MG 42 to the tile.
recruit-ge_panzerschreck_group = Panzerschreck group
    .text = Adds a fire group, a heavy MG 42 and a Panzerschreck team to the tile. In the 902nd Regiment a recon group takes the place of the MG 42.
recruit-ge_assault_squad = Assault section
    .text = Adds two fire groups and a heavy MG 42 to the tile.
recruit-ge_mechanised = German mechanised squad
    .text = Adds two Hanomag 251s to the tile, each carrying up to 4 places of infantry. For the 902nd Regiment only.
recruit-us_m4_sherman = Sherman tank
    .text = Adds an M4 Sherman, a heavy vehicle: a piercing gun that also wrecks structures, and a machine gun that fires on the move.
recruit-us_m5_stuart = Stuart tank
    .text = Adds an M5 Stuart, a fast heavy vehicle with a modest gun and thin armour.
recruit-us_m8_greyhound = Greyhound armoured car
    .text = Adds an M8 Greyhound, a light vehicle with a gun, which Scout lets deploy 3 squares ahead.
recruit-us_willys_50cal = Armed Willys
    .text = Adds a Willys with a .50 cal, a very fast light vehicle with Scout 3 that fires on the move and strengthens the anti-aircraft fire.
recruit-us_mortar_60 = Light mortar
    .text = Adds a 60 mm mortar: on its tripod it places a blue template by indirect fire, with a scatter of 2.
recruit-ge_panzer_iv = Panzer IV tank
    .text = Adds a Panzer IV, a heavy vehicle: a piercing gun that also wrecks structures, and a machine gun that fires on the move.
recruit-ge_luchs = Luchs tank
    .text = Adds a Luchs, a very fast heavy vehicle whose gun can split a Burst among several targets.
recruit-ge_puma = Puma armoured car
    .text = Adds a Puma, a fast light vehicle whose gun worries even tanks.
recruit-ge_zundapp = Sidecar
    .text = Adds a Zündapp sidecar, a very fast light vehicle with Scout 3 and a machine gun for suppressive fire, even on the move.
recruit-ge_pak40 = Anti-tank gun
    .text = Adds a Pak 40, a piercing gun deadly at any distance, which fires only in an arc of 90°.
recruit-us_rifle_team = Rifle team
    .text = Adds a rifle team, infantry without special abilities.
recruit-us_50cal = Heavy machine gun
    .text = Adds a .50 cal machine gun: on its tripod it does suppressive fire and bursts, threatens every vehicle and strengthens the anti-aircraft fire.
recruit-us_sniper = American sharpshooter
    .text = Adds a sniper, which deploys 3 squares ahead, hides in ambush and suffers no long-range penalty.
recruit-us_engineers = Engineer team
    .text = Adds combat engineers, strong in assaults and able to wreck structures.
recruit-us_rangers = Ranger team
    .text = Adds rangers, who have two dice and +1 in assaults and deploy 3 squares ahead.
recruit-us_medic = American stretcher-bearer
    .text = Adds a medic, who may take the step losses of your heavy weapons within 2 squares in their stead.
recruit-us_spotter = American forward observer
    .text = Adds an artillery spotter: when he sees the intersection aimed at, your templates scatter 1 less.
recruit-us_at_gun_57 = 57 mm gun
    .text = Adds a 57 mm anti-tank gun, piercing, which fires only in an arc of 90°.
recruit-us_assault_squad = Assault team
    .text = Adds an assault squad, which rolls two dice in assaults and fires hard, but only up to 4 squares.
recruit-ge_assault_group = Assault group
    .text = Adds an assault group, which rolls two dice in assaults and fires hard, but only up to 4 squares.
recruit-ge_mg42_light = Light MG 42
    .text = Adds a light MG 42, mobile, capable of suppressive fire and bursts without a tripod.
recruit-ge_mortar_81 = Medium mortar
    .text = Adds an 81 mm mortar: on its tripod it places a blue template by indirect fire, with a scatter of 3.
recruit-ge_sniper = German sharpshooter
    .text = Adds a sniper, which deploys 3 squares ahead and hides in ambush.
recruit-ge_pioneers = Pioneer team
    .text = Adds pioneers, able to wreck structures.
recruit-ge_veterans = Group of old hands
    .text = Adds old hands, strong in assaults, whose very misses may give a Suppressed marker.
recruit-ge_medic = German stretcher-bearer
    .text = Adds a medic, who may take the step losses of your heavy weapons within 2 squares in their stead.
recruit-ge_spotter = German forward observer
    .text = Adds an artillery spotter: when he sees the intersection aimed at, your templates scatter 1 less.
recruit-ge_flak_crew = Flak piece
    .text = Adds a Flak crew, which strengthens the anti-aircraft fire, does suppressive fire and threatens every vehicle.
recruit-us_resistance = Resistance group
    .text = Adds a group of the French Resistance, which deploys 3 squares ahead and acts once a turn without an order.
recruit-us_gun_captain = American gun captain
    .text = Adds a gun captain: on his order all heavy weapons of one kind within 3 squares may fire.
recruit-us_pack_howitzer = Pack howitzer
    .text = Adds a 75 mm howitzer, which fires only in an arc of 90°: instead of a shot it may place a red template in clear line of sight, with Destruction 2.
recruit-us_weasel = Amphibious Weasel
    .text = Adds an M29 Weasel, a light vehicle that crosses water and carries 2 places of infantry.
recruit-us_m16_quad = Quad .50
    .text = Adds an M16, a light vehicle whose twin weapons roll two dice and keep the better, and which strengthens the anti-aircraft fire.
recruit-ge_feldgendarmes = Feldgendarmerie patrol
    .text = Adds a patrol of Feldgendarmes, which acts once a turn without an order.
recruit-ge_battery_chief = German battery chief
    .text = Adds a battery chief: on his order all heavy weapons of one kind within 3 squares may fire.
recruit-ge_ig18 = Infantry gun
    .text = Adds a 75 mm infantry gun, which fires only in an arc of 90°: instead of a shot it may place a red template in clear line of sight, with Destruction 2.
recruit-ge_schwimmwagen = Amphibious car
    .text = Adds a Schwimmwagen, a fast light vehicle with Scout 3 that crosses water.
recruit-ge_flakvierling = Quad Flak
    .text = Adds a Flakvierling on a half-track, a light vehicle whose twin weapons roll two dice and keep the better, and which strengthens the anti-aircraft fire.

## Recruitment options: equipment

recruit-ammunition = Ammunition
    .text = 3 tokens. Discard one when announcing a Fire action: +1 to that shot.
recruit-frag_grenades = Frag grenades
    .text = 3 tokens. Instead of a shot, throw one at an intersection at most 2 away in clear line of sight, or into a building or position next to you: +3 against infantry, +2 against light vehicles, on 4 squares.
recruit-rifle_grenade = Rifle grenades
    .text = 3 tokens. Instead of a shot, aim at an intersection at most 7 away, even out of sight (scatter 1), or fire it through an adjacent opening or into a position next to you: +2 against infantry, +3 against light vehicles, +1 against heavy ones, on 4 squares.
recruit-panzerfaust = Panzerfausts
    .text = 3 tokens. Instead of its shot a unit fires one at a target in line of sight within 4 squares: +1 against infantry, +6 against a light vehicle, +7 against a heavy one, Piercing. The token is spent, hit or miss.
recruit-sticky_bomb = Sticky bombs and magnetic mines
    .text = 3 tokens. Infantry that ends its move next to an enemy vehicle may attach them; each explodes at the end of the Reserve phase, +6 against a light vehicle, +7 against the side defence of a heavy one.
recruit-he_shells = HE shells
    .text = 3 tokens, for the main weapon of a heavy vehicle. Instead of its shot it places a red template (4 squares) on an intersection in clear line of sight: +3 against infantry and light vehicles, +2 against heavy ones, Destruction 2.
recruit-hedgerow_cutter = Hedgerow cutter
    .text = 2 tokens. Discard one to let a vehicle enter a bocage square, which becomes open ground.
recruit-bazooka_ammo = Anti-tank ammunition
    .text = 3 tokens. Instead of its shot, infantry that is no heavy weapon fires one at a vehicle within 4 squares: +5 if light, +6 if heavy.
recruit-demolition_charge = Demolition charge
    .text = 2 tokens. Infantry that ends its move next to a structure may place them on it; each explodes at the end of the Reserve phase with Destruction 4.
recruit-first_aid = First aid
    .text = 2 tokens. When a shot causes exactly one step loss to infantry of the tile, within 2 squares of another unit of yours, discard one: it gets 1 Suppressed marker instead.
recruit-position = Forward position
    .text = In the Reserve phase, instead of moving, a unit not activated may place it on its own square: defence +2 and opportunity fire. Not in a building, ruins or water.
recruit-horn_of_plenty = Horn of plenty
    .text = A marker you deploy like a unit with Scout 3. Your mortars within 2 squares of it place a green template (12 squares) instead of the blue one (4 squares).

## Recruitment options: character traits

recruit-ace_driver = Ace driver
    .text = The Fire on the Move penalty of the tile's vehicles is 1 smaller, but never below 0.
recruit-bloodthirsty = Bloodthirsty
    .text = Units of the tile that win an assault they launched inflict 2 step losses instead of 1.
recruit-ferocious = Ferocious
    .text = When a unit of the tile launches an assault and survives it, defending infantry retreats even if it won, and the attacker occupies its square.
recruit-courageous = Courageous
    .text = In the Reserve phase the units of the tile remove 2 Suppressed markers instead of one.
recruit-hardboiled = Hardboiled
    .text = 3 tokens. At any time discard one or more: each removes one Suppressed marker from one of your units.
recruit-hardened = Hardened
    .text = Gives one extra order token every turn, which must go to a unit of the tile; never more than 10 in all.
recruit-heroic = Heroic
    .text = 3 tokens. Discard one right after a unit of the tile has acted with an order token: it acts a second time at once, but not a third.
recruit-intrepid = Intrepid
    .text = On equal order numbers the units of the tile act before the opponent's, even without the initiative.
recruit-basterds = Rogues
    .text = You have 30 more army points to spend; in exchange your opponent has +1 in assaults against your units.
recruit-sharpshooters = Sharpshooters
    .text = Units of the tile suffer the long-range penalty only beyond 9 squares instead of 7, and their Limited Range is 2 greater.
recruit-tankbuster = Tankbuster
    .text = Infantry of the tile has +2 in assaults against heavy vehicles, even with a cross against them (its bonus is then 0).
recruit-tricky = Tricky
    .text = 2 decoys, played like ambushed units: they deploy, receive tokens and move 3 squares, but vanish as soon as they are spotted or assaulted.
recruit-triggerhappy = Triggerhappy
    .text = 3 Suppressed markers. Each time a unit of the tile fires you may place one of them on the target.
recruit-veteran = Veteran
    .text = 3 tokens. Discard one to have a die roll made again, yours or your opponent's; the new result stands.

## Recruitment options: ordinances

recruit-airstrike_1 = Airstrike (1 card)
    .text = Add 1 aviation card to your deck.
recruit-airstrike_2 = Airstrike (2 cards)
    .text = Add up to 2 aviation cards to your deck.
recruit-artillery_1 = Artillery (1 card)
    .text = Add 1 artillery card to your deck.
recruit-artillery_2 = Artillery (2 cards)
    .text = Add up to 2 artillery cards to your deck.
recruit-battle_plan = Battle Plan
    .text = Gives one special order token every turn for the whole game; never more than two in all.
recruit-bluff = Bluff
    .text = Gives a second bluff token.
recruit-concealed = Concealed
    .text = 2 markers. In the Reserve phase a marker may take the place on the board of one of your infantry units that could go into ambush: from then on it is played like an ambushed unit, though everybody has seen which one it is. It can be used again once the unit is revealed.
recruit-directive_1 = One directive
    .text = 1 directive, chosen from four before play. At the end of an Order phase place it on an officer: your units within 3 squares of him benefit this turn.
recruit-directive_3 = Three directives
    .text = 3 directives, chosen from four before play. At the end of an Order phase place at most one on an officer: your units within 3 squares of him benefit this turn.
recruit-guardian = Guardian
    .text = The defence bonuses of elements of scenery (buildings, ruins, groves, positions, wrecks) are 1 higher for your infantry; those of bocage and forest are not.
recruit-improvisation = Improvisation
    .text = When you refill your hand you may draw one card above the maximum; if you do, discard one.
recruit-us_infiltration = Infiltration by the 8th Regiment
    .text = All units of the tile have Scout 6, and you have the 2 markers of the Concealed ordinance. For the 8th Regiment only.
recruit-ge_infiltration = Infiltration
    .text = All units of the tile have Scout 6, and you have the 2 markers of the Concealed ordinance.
recruit-initiative = Initiative
    .text = Once only, when you would lose the initiative, keep it for the next turn.
recruit-mg_nest = Machine-gun nest
    .text = At the end of a Reserve phase place the nest on a free square that infantry may enter, outside the enemy deployment zone.
recruit-planning = Planning
    .text = Gives one extra order token every turn; never more than 10 in all.
recruit-smoke = Smoke
    .text = 3 templates. Give an order token to a template instead of a unit: when it comes up, place it on an intersection (scatter 1). Every shot that touches it suffers −4, then −2 the turn after, then it is gone.

## Families of options, in few words

family-us_rifle_squad = Rifle squad
family-us_bazooka_squad = Bazooka squad
family-us_30cal_squad = .30 cal squad
family-us_mechanised = Half-tracks
family-ge_panzergrenadiers = Grenadiers
family-ge_panzerschreck_group = Panzerschreck
family-ge_assault_squad = Assault sect.
family-ge_mechanised = Hanomags
family-us_m4_sherman = Sherman
family-us_m5_stuart = Stuart
family-us_m8_greyhound = Greyhound
family-us_willys_50cal = Willys .50
family-us_mortar_60 = 60 mm mortar
family-ge_panzer_iv = Panzer IV
family-ge_luchs = Luchs
family-ge_puma = Puma
family-ge_zundapp = Zündapp
family-ge_pak40 = Pak 40
family-us_rifle_team = Rifles
family-us_50cal = .50 cal
family-us_sniper = Sniper
family-us_engineers = Engineers
family-us_rangers = Rangers
family-us_medic = Medic
family-us_spotter = Spotter
family-us_at_gun_57 = 57 mm gun
family-us_assault_squad = Assault
family-ge_assault_group = Assault group
family-ge_mg42_light = Light MG 42
family-ge_mortar_81 = 81 mm mortar
family-ge_sniper = Sniper
family-ge_pioneers = Pioneers
family-ge_veterans = Old hands
family-ge_medic = Medic
family-ge_spotter = Spotter
family-ge_flak_crew = Flak
family-us_resistance = Resistance
family-us_gun_captain = Gun captain
family-us_pack_howitzer = 75 mm howitzer
family-us_weasel = Weasel
family-us_m16_quad = Quad .50
family-ge_feldgendarmes = Feldgendarmes
family-ge_battery_chief = Battery chief
family-ge_ig18 = Infantry gun
family-ge_schwimmwagen = Schwimmwagen
family-ge_flakvierling = Flakvierling
family-ammunition = Ammunition
family-frag_grenades = Grenades
family-rifle_grenade = Rifle grenades
family-panzerfaust = Panzerfausts
family-sticky_bomb = Sticky bombs
family-he_shells = HE shells
family-hedgerow_cutter = Hedgerow cutter
family-bazooka_ammo = AT ammunition
family-demolition_charge = Demolition
family-first_aid = First aid
family-position = Position
family-horn_of_plenty = Horn
family-ace_driver = Ace driver
family-bloodthirsty = Bloodthirsty
family-ferocious = Ferocious
family-courageous = Courageous
family-hardboiled = Hardboiled
family-hardened = Hardened
family-heroic = Heroic
family-intrepid = Intrepid
family-basterds = Rogues
family-sharpshooters = Sharpshooters
family-tankbuster = Tankbuster
family-tricky = Tricky
family-triggerhappy = Triggerhappy
family-veteran = Veteran
family-airstrike = Airstrike
family-artillery = Artillery
family-battle_plan = Battle Plan
family-bluff = Bluff
family-concealed = Concealed
family-directive = Directives
family-guardian = Guardian
family-improvisation = Improvisation
family-infiltration = Infiltration
family-initiative = Initiative
family-mg_nest = MG nest
family-planning = Planning
family-smoke = Smoke

## Weapons that come as tokens

gear-frag_grenade = Frag grenade
gear-rifle_grenade = Rifle grenade
gear-panzerfaust = Panzerfaust
gear-bazooka_ammo = Anti-tank round
gear-sticky_bomb = Sticky bomb
gear-demolition_charge = Demolition charge
gear-he_shell = HE shell

## Action cards: .text says when and what, .short the effect in one line

card-c01 = Mud
    .text = In the Activation phase, while an enemy vehicle is moving: it stops after the next square it enters.
    .short = A moving vehicle stops next square
card-c02 = Thrown Back
    .text = In the Activation phase, after your shot has hit infantry: its owner moves it 1 square away from the firer, if possible.
    .short = Infantry you hit moves 1 square away
card-c03 = Move Out
    .text = In the Activation phase, when one of your units is about to move: +2 movement for that move.
    .short = +2 movement for one unit
card-c04 = Staff Line
    .text = In the Order phase: take one special order token for this turn, never having more than two.
    .short = One special order token this turn
card-c05 = Shoot and Scoot
    .text = In the Activation phase, after a Fire action of one of your units: it moves up to 2 squares and may not assault.
    .short = After firing: 2 squares, no assault
card-c06 = Ricochet
    .text = In the Activation phase, when one of your vehicles is hit, before any damage roll: that hit is cancelled.
    .short = Cancel one hit on a vehicle
card-c07 = Deep Breath
    .text = In the Activation phase, for one of your shots: it ignores every penalty for obstacles and smoke.
    .short = One shot ignores obstacles and smoke
card-c08 = Ramming Speed
    .text = In the Activation phase, when one of your vehicles stops on enemy infantry: that infantry takes one step loss before it is pushed away.
    .short = Your vehicle inflicts one step loss
card-c09 = Field Repair
    .text = In the Reserve phase: remove one damage marker from one of your vehicles that did not act this turn; a destroyed vehicle cannot be repaired.
    .short = Repair one damage on an idle vehicle
card-c10 = Hot Potato
    .text = In the Activation phase, when an enemy grenade is thrown within 3 squares of your infantry: it explodes on the nearest corner of the thrower's square instead.
    .short = The grenade goes back to the thrower
card-c11 = Forward
    .text = In the Activation phase, after a Fire action of one of your units: it may move 1 square, without assaulting.
    .short = After firing: 1 square
card-c12 = Cross Country
    .text = In the Activation phase, when one of your units moves: it ignores difficult going during that move.
    .short = Ignore difficult going
card-c13 = Fury
    .text = In the Activation phase, in one assault, attacking or defending: +2 to your unit's total.
    .short = +2 in one assault
card-c14 = Cut Wire
    .text = In the Activation phase, between two activations: remove, unseen, one unrevealed token from an enemy unit in line of sight of one of yours.
    .short = Remove a token from a unit in sight
card-c15 = Crossed Orders
    .text = At the end of the Order phase: swap, unseen, two tokens your opponent has already placed.
    .short = Swap two tokens of the opponent
card-c16 = Steady
    .text = At any time: remove two Suppressed markers from one of your units.
    .short = Remove 2 Suppressed from one unit
card-c17 = Keep Going
    .text = In the Activation phase, when terrain stops one of your units: it goes on with the movement points it has left.
    .short = A unit stopped by terrain goes on
card-c18 = Second Wind
    .text = In the Activation phase, between two activations: one of your units without a token changes posture, or moves up to 2 squares without firing or assaulting. It does not count as activated.
    .short = Without token: posture or 2 squares
card-c19 = Break Contact
    .text = In the Activation phase, when your infantry is targeted, before the roll: move it 1 square. If it is then out of sight, out of range or out of the firer's arc, the shot is lost.
    .short = Targeted infantry moves 1 square
card-c20 = Take Cover
    .text = In the Activation phase, when your infantry is targeted, before the roll: +2 to its defence against that shot.
    .short = +2 defence against one shot
card-c21 = Seize the Day
    .text = In the Reserve phase, when the initiative marker would be turned over: it is not, and the initiative does not change hands.
    .short = The initiative does not change hands
card-c22 = Denied
    .text = At any time, in answer to a card: the card just played is cancelled and discarded.
    .short = Cancel the card just played
card-c23 = Snap Shot
    .text = In the Activation phase, when an enemy has just moved: one of your units not yet activated fires at it, then gets an Active marker.
    .short = Fire at an enemy that just moved
card-c24 = On Alert
    .text = In the Activation phase, between two activations: one of your infantry units not yet activated may make opportunity fire this turn, wherever it stands.
    .short = Opportunity fire this turn
card-c25 = Runner
    .text = In the Activation phase, between two activations: move an unrevealed token from one of your units to another within 4 squares that has no token and has not been activated.
    .short = Pass a token on within 4 squares
card-c26 = Ambuscade
    .text = In the Activation phase, when one of your ambushed units fires: +2 to that shot.
    .short = +2 to the shot of an ambushed unit
card-c27 = Quick Set-Up
    .text = In the Activation phase, between two activations: turn one of your units with Tripod over without spending its action.
    .short = Turn a tripod without an action
card-c28 = Extra Dispatch
    .text = In the Order phase: take one extra order token for this turn, never more than 10.
    .short = One extra order token this turn
card-c29 = Lucky Helmet
    .text = In the Activation phase, when your infantry is about to take a step loss: it is cancelled, and the unit gets 1 Suppressed marker instead. This does not save a unit eliminated outright.
    .short = 1 Suppressed instead of a step loss
card-c30 = Weak Spot
    .text = In the Activation phase, for one of your shots at a heavy vehicle: it is resolved against the rear defence.
    .short = Your shot uses the rear defence
card-c31 = Once More
    .text = At any time, just after you have rolled a die: roll it again; the new result stands.
    .short = Re-roll one of your dice
card-c32 = Through the Window
    .text = In the Activation phase, while your infantry is moving: it enters a building by an opening instead of an entrance.
    .short = Enter a building by an opening
card-c33 = Spur
    .text = In the Activation phase, between two activations: activate one of your units without a token that has not acted yet. It acts, then gets an Active marker.
    .short = Activate a unit without a token

## Cards of the American

card-u01 = Comforts of Home
    .text = In the Reserve phase: draw 2 cards more than usual.
    .short = Draw 2 extra cards
card-u02 = Second Thoughts
    .text = In the Reserve phase: move one enemy infantry unit on its damaged face 2 squares towards its own edge.
    .short = Damaged enemy infantry goes back 2
card-u03 = Captured Faust
    .text = In the Activation phase, between two activations: one of your infantry units not yet activated fires a Panzerfaust at a target in line of sight within 4 squares, +1 against infantry, +6 against a light vehicle, +7 against a heavy one, with Piercing, then gets an Active marker.
    .short = Panzerfaust, 4 squares: +1/+6/+7
card-u04 = Ammo Crate
    .text = In the Reserve phase: take back up to 2 spent equipment tokens.
    .short = Take back 2 equipment tokens
card-u05 = Bring 'em Up
    .text = In the Order phase: take one extra order token for this turn, never more than 10; one of your orders must go to an officer.
    .short = One extra order token, for an officer
card-u06 = Lightning Pass
    .text = Aviation, in the Activation phase, between two activations; anti-aircraft fire stops it on 5 or more. Strafe a straight line of 5 squares: each unit on it that is neither in a building nor in ambush, friend or foe, takes a shot at +3 against infantry, +4 against light vehicles, +2 against heavy vehicles.
    .short = Strafe 5 squares: +3/+4/+2
card-u07 = 155 Long Tom
    .text = Artillery, in the Activation phase, between two activations. Place the orange template (16 squares) on an intersection, scatter 3: every unit under it that is neither in a building nor in ambush is struck at +4, whatever its type; every structure suffers Destruction 3.
    .short = 16 squares, scatter 3: +4 to all
card-u08 = M101 Howitzer
    .text = Artillery, in the Activation phase, between two activations. Place the green template (12 squares) on an intersection, scatter 2: every unit under it that is neither in a building nor in ambush is struck at +3, whatever its type; every structure suffers Destruction 2.
    .short = 12 squares, scatter 2: +3 to all
card-u09 = P-47 Dive
    .text = Aviation, in the Activation phase, between two activations; anti-aircraft fire stops it on 6 or more. Place the green template (12 squares) on an intersection, scatter 1: each unit under it that is neither in a building nor in ambush is struck at +4 if infantry, +5 if a vehicle, light or heavy.
    .short = 12 squares, scatter 1: +4/+5/+5
card-u10 = P-51 Patrol
    .text = Aviation, in the Activation phase, between two activations; anti-aircraft fire stops it on 6 or more. Strafe a straight line of 6 squares (each unit on it that is neither in a building nor in ambush, friend or foe, takes a shot at +3 against infantry, +4 against light vehicles, +1 against heavy vehicles), or instead cancel an enemy aviation card just played.
    .short = 6 squares: +3/+4/+1, or cancel a plane
card-u11 = Hedgerow Rhino
    .text = In the Activation phase, while one of your vehicles is moving: it enters one bocage square, which becomes open ground.
    .short = A vehicle breaks one bocage square
card-u12 = Chewing Gum
    .text = In the Activation phase, when a damage roll has just given Tracks to one of your vehicles: that result is ignored.
    .short = Ignore one Tracks result

## Cards of the German

card-g01 = Trip Wire
    .text = In the Activation phase, when an enemy infantry unit on the move enters a building: it takes a shot at +3, from which the walls do not shelter it.
    .short = Shot at +3 on entering a building
card-g02 = Bundle Charge
    .text = In the Activation phase, between two activations: one of your infantry units not yet activated attacks an adjacent vehicle at +5 if light, +6 if heavy, or instead an adjacent structure with Destruction 3, then gets an Active marker.
    .short = Adjacent vehicle +5/+6, or Destruct. 3
card-g03 = Fanatics
    .text = In the Activation phase, in one assault, attacking or defending: one of your infantry units has +2, but it cannot retreat and is eliminated if it would have to.
    .short = +2 in an assault, no retreat
card-g04 = Minefield
    .text = In the Activation phase, when an enemy unit on the move has just entered a square: a mine goes off under it, at +3 if infantry, +6 if a vehicle, light or heavy.
    .short = Mine under an enemy: +3/+6/+6
card-g05 = Furious Order
    .text = In the Order phase: take one extra order token for this turn, never more than 10; the unit that receives it may use it only to move.
    .short = One extra order token, for a move
card-g06 = Fighter Sweep
    .text = Aviation, in the Activation phase, between two activations; anti-aircraft fire stops it on 5 or more. Strafe a straight line of 5 squares (each unit on it that is neither in a building nor in ambush, friend or foe, takes a shot at +3 against infantry and light vehicles, +1 against heavy vehicles), or instead cancel an enemy aviation card just played.
    .short = 5 squares: +3/+3/+1, or cancel a plane
card-g07 = 88 mm Flak 18
    .text = In the Activation phase, between two activations: an 88 off the board fires at an enemy unit in line of sight of one of yours, +2 against infantry, +7 against a light vehicle, +9 against a heavy one, with Piercing.
    .short = Piercing shot of an 88: +2/+7/+9
card-g08 = Nebelwerfer
    .text = Artillery, in the Activation phase, between two activations. Place the orange template (16 squares) on an intersection, scatter 4: each unit under it that is neither in a building nor in ambush is struck at +4 if infantry, +3 if a light vehicle, +2 if a heavy one; if hit it also gets 1 Suppressed marker.
    .short = 16 sq., scatter 4: +4/+3/+2, Suppressed
card-g09 = Wespe
    .text = Artillery, in the Activation phase, between two activations. Place the green template (12 squares) on an intersection, scatter 2: every unit under it that is neither in a building nor in ambush is struck at +3, whatever its type; every structure suffers Destruction 2.
    .short = 12 squares, scatter 2: +3 to all
card-g10 = Hummel
    .text = Artillery, in the Activation phase, between two activations. Place the orange template (16 squares) on an intersection, scatter 3: every unit under it that is neither in a building nor in ambush is struck at +4, whatever its type; every structure suffers Destruction 3.
    .short = 16 squares, scatter 3: +4 to all
card-g11 = Tank Panic
    .text = In the Activation phase, between two activations: one enemy infantry unit within 2 squares of one of your vehicles gets 1 Suppressed marker.
    .short = 1 Suppressed next to your vehicle
card-g12 = Counter-Attack
    .text = In the Activation phase, when one of your units has just lost an assault as defender: another of your units, not yet activated, without a token and adjacent to the winner, assaults it at once and gets an Active marker.
    .short = Lost assault: a neighbour strikes back

## Terrain

terrain-open = Open ground
    .text = No effect on movement, defence or line of sight.
terrain-road = Road
    .text = No effect: it gives no bonus.
terrain-bocage = Bocage
    .text = Closed to vehicles; difficult going for infantry, which stops on entering and moves only one square at a time inside. Defence +2; blocks line of sight.
terrain-forest_edge = Forest edge
    .text = Open to all. Infantry has defence +1; each square crossed reduces line of sight by 1.
terrain-forest = Forest
    .text = Closed to vehicles. Infantry has defence +1; each square crossed reduces line of sight by 1.
terrain-grove = Grove
    .text = Open to all. Infantry has defence +1; each square crossed reduces line of sight by 1.
terrain-water = Water
    .text = Closed to all but Amphibious units. Does not hinder line of sight.
terrain-bridge = Bridge
    .text = All units may cross. No effect on defence or line of sight.
terrain-building = Building
    .text = For infantry only, which goes in and out by the entrances and fires, or is fired at, through the openings. Defence +3; its walls block line of sight; structure 6, then ruins.
terrain-ruins = Ruins
    .text = Difficult going for infantry and heavy vehicles, closed to light vehicles. Infantry has defence +2; each square crossed reduces line of sight by 1.
terrain-rock = Rock
    .text = Impassable; blocks line of sight.
terrain-position = Defensive position
    .text = For infantry only. Defence +2, except against an attacker in the same position; allows opportunity fire; reduces line of sight by 1; structure 3, then ruins.
terrain-light_wreck = Light wreck
    .text = Open to infantry, closed to light vehicles; a heavy vehicle drives over it and inflicts 1 destruction point on it. Defence +1; reduces line of sight by 1; structure 2.
terrain-heavy_wreck = Heavy wreck
    .text = Closed to all units; blocks line of sight; structure 4.

## Boards

map-n1 = Crossroads
map-n2 = Farm
map-n3 = River
map-n4 = Village
map-n5 = Hedgerow Maze
map-n6 = Wooded Ridge
map-n7 = The Manor

## Scenarios

brief-sudden = At the end of a turn, whoever has no unit or no order token left loses at once.
scenario-first_contact = First Contact
    .short = Two patrols, one crossroads, three objectives: the scenario to learn with.
    .text = Two patrols run into each other at a crossroads nobody holds: the American's 8th Regiment comes from the south, the German's 902nd from the north. Three neutral objectives are to be had; from turn 2 each gives 1 victory point a turn to whoever controls it. After 6 turns the player with more points wins: this is the scenario to learn with.
    .aim = Control the three objectives: from turn 2 on, each gives 1 point at the end of every turn.
    .end = After 6 turns, the most points win; equal points are a draw. { brief-sudden }
    .idea = An objective is yours if only you stand around it: one enemy unit is enough to contest it.
scenario-bridge = The Bridge
    .short = The Americans cross the river, or the bridge stays German.
    .text = One bridge crosses the river, and the German waits behind it with the 901st Regiment, a Panzerschreck group and a Pak 40; the American comes from the west with the 22nd Regiment, a bazooka squad and a Stuart. The American wins by controlling the bridge at the end of turn 7, or as soon as 3 of his units have left by the east edge; on turn 4 he draws one card more. The German wins in every other case.
    .aim = The American must hold the bridge at the end of turn 7, or get 3 units off the east edge. The German must stop him.
    .end = The third unit off the board wins at once; otherwise it is judged after 7 turns, and the German wins in all other cases. { brief-sudden }
    .idea = The German has the initiative and a Pak 40 across the river: the American crosses fast or not at all.
scenario-farmhouse = Farmhouse Rescue
    .short = A prisoner waits in the farmhouse: reach him and bring him back south.
    .text = A prisoner is held in the farmhouse by the 901st Regiment, a Zündapp sidecar and a machine-gun nest; the American comes for him with the 8th Regiment, a rifle squad and an armed Willys. An American unit that ends a move in the farmhouse takes the prisoner along; the American wins if it leaves by the south edge. The German wins by preventing it for 6 turns; a recon group joins him from the east on turn 3.
    .aim = The American must fetch the prisoner from the farm and take him off the south edge. The German must keep him.
    .end = The American wins as soon as the prisoner is out; after 6 turns the German wins. { brief-sudden }
    .idea = The American has the initiative. On turn 3 a German patrol comes from the east: prepare the way out before.
scenario-village = Village Fight
    .short = Five houses give points every turn; the first to reach twenty wins.
    .text = Each player builds an army of 300 points, around the 22nd Regiment for the American and the 901st for the German. From turn 2 each of the five houses gives 1 victory point a turn to whoever controls it; breaking a section gives points too, and two bonus tactics lie in the streets. The first to 20 points wins; failing that, the player with more after 8 turns.
    .aim = Control the five houses: from turn 2 on, each gives 1 point at the end of every turn. A broken section gives points to the other side too.
    .end = The first to 20 points wins; otherwise the most points after 8 turns. { brief-sudden }
    .idea = One unit alone in a house controls it; two bonus tactics wait in the streets.
scenario-hedgerow = Hedgerow Hell
    .short = The American crosses the hedgerows to the north; the German lies hidden.
    .text = The American must cross the maze with the 8th Regiment, a .30 cal squad, a Stuart and a hedgerow cutter; the German lies in wait with the 902nd Regiment, an assault section, two positions and concealed men. The American scores 2 points for each unit that reaches the north edge, where it leaves play, and 1 for each enemy counter eliminated. The German scores 1 point for each American counter eliminated, and 3 more if nobody reached the north edge. Breaking a section gives points too; after 7 turns the higher total wins.
    .aim = The American scores 2 points per unit off the north edge and 1 per counter eliminated; the German 1 per counter eliminated, and 3 if nobody got out.
    .end = After 7 turns the higher total wins; equal totals are a draw. { brief-sudden }
    .idea = The German has the initiative and concealed men. The Hedgerow Cutter opens a way of its own for the Stuart.
scenario-ridge = Armour on the Ridge
    .short = Armour against armour for two rocks in the middle of the ridge.
    .text = The 8th Regiment, a Sherman and a Greyhound climb from the west, the 901st, a Panzer IV and a Puma from the east, each side with its field command and a hero. The two objectives on the ridge are worth 1 point each to whoever controls them, the one each side must take on the other's ground is worth 2; they are counted on turns 3, 5, 7 and 8. Breaking a section gives points too. On turn 4 each player gains one re-roll, to use when he likes. After 8 turns the player with more points wins.
    .aim = Control the two objectives on the ridge (1 point each) and yours behind the enemy's lines (2 points), counted on turns 3, 5, 7 and 8.
    .end = After 8 turns the most points win; equal points are a draw. { brief-sudden }
    .idea = Between two counts the ridge may be given up. On turn 4 each player gains a re-roll.
scenario-battle = Free Battle
    .short = Your board, your points, your armies, for two to four players.
    .text = Choose the board, the army points and your armies, then build your decks. The American deploys in the south, the German in the north, and three objectives lie between them: from turn 2 each gives 1 victory point a turn to whoever controls it; breaking a section gives points too. After 6 turns the player with more points wins; two to four can play, in two alliances.
    .aim = Control the three objectives: from turn 2 on, each gives 1 point at the end of every turn. A broken section gives points to the other side too.
    .end = After 6 turns, the most points win; equal points are a draw. { brief-sudden }
    .idea = The American comes from the south, the German from the north: the objectives lie half-way.

## Special abilities

ability-amphibious = Amphibious
    .text = The unit may enter water and moves normally in it.
ability-twin_weapons = Twin Weapons
    .text = When firing the unit rolls two dice and keeps the better one.
ability-assault = Assault
    .text = In assaults, attacking or defending, the unit rolls two dice and adds the printed value, if there is one.
ability-autonomous = Autonomous
    .text = The unit needs no order token: once per turn it may be activated between two activations; it then gets an Active marker.
ability-aa = Anti-Aircraft
    .text = +1 to the anti-aircraft roll against every aviation card of the opponent.
ability-destruction = Destruction
    .text = When the weapon targets a structure, or a unit in one, also roll the number of dice shown: each 4 or more places one destruction marker on it.
ability-ambush = Ambush
    .text = At the start or end of a move, even a null one, the unit may turn to its ambush face: it can no longer be fired at and ignores templates, until it fires, is assaulted, or an enemy other than a heavy vehicle spots it with a clear line of sight (within 2 squares if it stands in terrain).
ability-spotter = Artillery Spotter
    .text = If the unit has a clear line of sight to the intersection you aim a template at, the scatter is 1 intersection shorter.
ability-positive_waves = Positive Waves
    .text = When this vehicle suffers a damage roll the attacker rolls two dice and you choose which one counts.
ability-optics = Optics
    .text = The unit suffers no long-range penalty.
ability-order = Order
    .text = The unit gives its side as many order tokens as the number shown.
ability-personal_order = Personal Order
    .text = The unit gives one extra order token, but it must receive an order token every turn.
ability-piercing = Piercing
    .text = +1 to the damage roll against a heavy vehicle that is hit.
ability-limited_range = Limited Range
    .text = The unit cannot fire beyond the distance shown.
ability-burst = Burst
    .text = Before rolling, the unit may split its bonus among several targets of the same type, adjacent to one another and in sight, at least +1 each; one roll is made per target.
ability-replacement = Replacement
    .text = When one of your heavy weapons within 2 squares takes step losses, this unit may take them instead, unless the weapon was eliminated in an assault.
ability-scout = Scout
    .text = The unit may deploy beyond its zone, up to the number of squares shown, but neither on an objective nor next to one.
ability-sniper = Sniper
    .text = Instead of a normal shot, against infantry only, roll one die, lowered only by obstacles and Suppressed markers: 2 or 3, one Suppressed; 4 or 5, one step loss; 6 or more, one step loss and one Suppressed. Defence, terrain and distance do not count.
ability-terrifying = Terrifying
    .text = If the unit wins an assault, a surviving loser also gets 2 Suppressed markers; if it loses, the winner gets 1.
ability-opportunity_fire = Opportunity Fire
    .text = While it has not been activated, the unit may fire at an enemy moving in its sight in the Activation phase; it then loses its unrevealed token and gets an Active marker.
ability-battery_fire = Battery Fire
    .text = When its order comes up, instead of acting, the unit lets your heavy weapons of one name, within 3 squares and not yet activated, fire; those that fired lose their token and get an Active marker.
ability-suppressive_fire = Suppressive Fire
    .text = Instead of a normal shot: all bonuses are doubled, and the shot causes no loss but gives one Suppressed marker for each time the final result contains the defence (two if it reaches double, and so on).
ability-direct_fire = Direct Fire
    .text = Instead of a normal shot the weapon places the template of the colour shown on an intersection in clear line of sight, without range limit or penalty.
ability-indirect_fire = Indirect Fire
    .text = The weapon places the template of the colour shown on an intersection, even out of sight; without a clear line of sight roll for scatter, at the distance shown.
ability-frightening_shot = Frightening Shot
    .text = After a shot without any effect the unit may place one Suppressed marker on the target.
ability-fire_on_the_move = Fire on the Move
    .text = The weapon may fire once during a move; the penalty shown is subtracted from its bonus.
ability-transport = Transport
    .text = The vehicle carries infantry: a unit showing the skull, a hero or an officer takes 1 place, any other unit 2; one gun at most.
ability-tripod = Tripod
    .text = At the start or end of a move, even a null one, the unit may be turned over: the values of the new face apply.

## Faces, damage, bonuses

face-front = front
face-side = side
face-rear = rear
damage-crew = Crew
damage-tracks = Tracks
damage-hull = Hull
damage-weapon = Main weapon
damage-destroyed = Destroyed
bonus-infantry = against infantry
bonus-light = against light vehicles
bonus-heavy = against heavy vehicles

## Directives, bonus tactics, tokens

directive-fire_at_will = Fire at Will
    .text = This turn your units within 3 squares of the officer have +1 to fire against infantry.
directive-charge = Charge
    .text = This turn your units within 3 squares of the officer have +1 in assaults.
directive-double_time = Double Time
    .text = This turn your units within 3 squares of the officer have +2 movement.
directive-hold_your_ground = Hold Your Ground
    .text = This turn your infantry within 3 squares of the officer has +1 defence.
tactic-order = Extra order
    .text = Once only: take one extra order token for one turn, never more than 10.
tactic-special = Special order
    .text = Once only: take one special order token for one turn, never having more than two.
tactic-card = Extra card
    .text = Once only: draw one extra card.
tactic-redraw = Redraw
    .text = Once only: discard any number of cards and draw as many.
tactic-initiative = Initiative
    .text = Once only: when the initiative marker would be turned over, keep the initiative.
token-bluff = Bluff
token-special = Special order
token-order = Order
## Armies that break a rule

breach-points = { $cost } army points; { $points } at most.
breach-no-tile = An army needs a recruitment tile.
breach-no-regiment = Each ally needs a recruitment tile with a section.
breach-no-regiment-alone = With three or four players, the one who plays alone needs a recruitment tile with a section too.
breach-tile-side = { $tile } belongs to the other side.
breach-tile-twice = { $tile } can be bought only once.
breach-too-many-options = { $tile } has only { $slots } slots.
breach-colour = { $option } shares no colour with slot { $slot } of { $tile }.
breach-option-side = { $option } is not for the side of { $tile }.
breach-only = { $option } is not for { $tile }.
breach-no-hq = { $option } is an ordinance: it needs a high-command tile.
breach-two-hq = An alliance has one high-command tile at most.
breach-share-alone = A share of { $share } points needs an ally's high-command tile.
breach-share-too-much = The shares are more than the high-command tile costs with its options ({ $cost }).
breach-hero-side = { $hero } fights for the other side.
breach-hero-twice = { $hero } can be enlisted only once.
breach-hero-badge = { $hero } needs a recruitment tile that bears the same badge.
breach-must = The scenario asks for { $tile }.
breach-basterds-twice = Only one trait of an army may give points back.
breach-option-twice = A second { $option } would change nothing.
breach-no-driver = { $option } serves vehicles that fire on the move; { $tile } has none.
breach-no-heavy = { $option }: they need a heavy vehicle with a main weapon, and { $tile } serves none.
breach-no-vehicle = { $option }: it needs a vehicle, and { $tile } serves none.
breach-no-mortar = { $option }: it needs a mortar with a blue template, and there is none.
breach-no-comrade = { $option }: it needs a comrade near the wounded, and the army is a single unit.
breach-spare-cards = { $option } would change nothing: the others already allow { $number ->
        [one] the only card of that kind
       *[other] all { $number } cards of that kind
    }.
breach-directives = There are { $number } directives to choose from; the army asks for more.
breach-deck-fixed = This scenario is played with the whole deck.
breach-deck-stranger = “{ $card }” is not a card of this side.
breach-deck-copies = There { $copies ->
        [one] is only one copy
       *[other] are only { $copies } copies
    } of “{ $card }”.
breach-deck-restricted = The ordinances allow { $number } { $kind ->
        [aviation] aviation
       *[artillery] artillery
    } { $number ->
        [one] card
       *[other] cards
    }.
breach-deck-small = The deck has { $number } cards without the restricted ones; it needs { $least }.
breach-deck-other = An alliance plays one deck: that of its high command, or the only one written down.

## An army in lines

army-tile = { $name }: { $cost } points; breaks after { $losses ->
        [one] one loss
       *[other] { $losses } losses
    }, for { $points ->
        [one] one victory point
       *[other] { $points } victory points
    }
army-slot = Slot { $slot }: { $name }, { $cost }
army-scout = All units of this tile have Scout { $squares }
army-hero = { $name }: { $cost } points
army-unused-leave = The ordinances allow { $number } { $kind ->
        [aviation] aviation
       *[artillery] artillery
    } { $number ->
        [one] card
       *[other] cards
    }; { $held ->
        [0] the deck has none
       *[other] the deck has { $held }
    } ({ $exist ->
        [one] only one exists
       *[other] { $exist } exist
    }).
army-sum = { $cost } points, { $units ->
        [one] one counter
       *[other] { $units } counters
    }, { $orders ->
        [0] no order tokens
        [one] one order token
       *[other] { $orders } order tokens
    }, { $cards } cards

## The game, its shelves, its settings

game-name = Heroes of Normandie
game-pitch = Two armies in the hedgerows of 1944, secret orders under every counter, and cards to upset the best of plans.

shelf-scenario = Scenarios
shelf-battle = Free battle

option-board = Board
option-points = Army points
option-points-200 = 200
option-points-300 = 300
option-points-400 = 400
option-points-500 = 500
option-teams = Alliances, for three or four players
option-teams-even = As even as can be
option-teams-us_more = More Americans
option-teams-ge_more = More Germans
option-army_1 = Army of seat 1
option-army_2 = Army of seat 2
option-army_3 = Army of seat 3
option-army_4 = Army of seat 4
option-special_window = When a special order may be played
option-special_window-every = Before any activation
option-special_window-first = Only before the first number of the turn
option-lost_token = A unit whose token was taken away unseen
option-lost_token-moves = May move in the Reserve phase
option-lost_token-stays = May not move in the Reserve phase
option-zoc = Zones of control: which step is forbidden
option-zoc-unit = Between two squares of one unit's zone
option-zoc-any = Between any two squares in zones
option-pivot = The free pivot of a vehicle
option-pivot-either = Before or after the step
option-pivot-first = Before the step only
option-assault_terrain = Terrain in an assault
option-assault_terrain-defender = Its defence bonus helps the defender
option-assault_terrain-none = It does not count
option-assault_dice = The two dice of the Assault ability
option-assault_dice-sum = Are added
option-assault_dice-best = The better one counts
option-vehicle_defends = A vehicle that is assaulted defends with
option-vehicle_defends-weapon = One die and its best bonus against infantry
option-vehicle_defends-die = One die alone
option-tie = Equal totals in an assault
option-tie-repulse = The attacker goes back, nobody takes a loss
option-tie-reroll = Both roll again
option-tie-both_lose = Both take a step loss
option-corner = A line of sight that passes exactly through a corner
option-corner-better = Takes the better way round it
option-corner-worse = Takes the worse way round it
option-direct_hit = A vehicle that suffers a direct hit
option-direct_hit-removed = Is removed without a wreck
option-direct_hit-wreck = Leaves its wreck
option-ambush = A unit may go into ambush
option-ambush-free = Even in full view of the enemy
option-ambush-unseen = Only where no enemy would spot it
option-burst_spacing = How far apart the targets of a Burst may be
option-burst_spacing-1 = 1 square: side by side
option-burst_spacing-2 = 2 squares
option-embark_cost = Getting into or out of a vehicle costs
option-embark_cost-1 = 1 movement point
option-embark_cost-0 = Nothing

result-us = American victory. { $reason }
result-ge = German victory. { $reason }
result-draw = A draw. { $reason }
reason-hn-victory-01 = The aim of the scenario is reached: more points, or what ends the game at once.

## Players, phases, directions

seat-1 = American
seat-2 = German
side-us = American
    .the = the American
    .The = The American
    .of = of the American
    .to = to the American
side-ge = German
    .the = the German
    .The = The German
    .of = of the German
    .to = to the German
camp-us = American side
    .the = the American side
    .The = The American side
    .of = of the American side
    .to = to the American side
camp-ge = German side
    .the = the German side
    .The = The German side
    .of = of the German side
    .to = to the German side
camp-both = Both sides
    .the = both sides
    .The = Both sides
    .of = of both sides
    .to = to both sides
ally-us-1 = First American
    .the = the first American
    .The = The first American
    .of = of the first American
    .to = to the first American
ally-us-2 = Second American
    .the = the second American
    .The = The second American
    .of = of the second American
    .to = to the second American
ally-us-3 = Third American
    .the = the third American
    .The = The third American
    .of = of the third American
    .to = to the third American
ally-ge-1 = First German
    .the = the first German
    .The = The first German
    .of = of the first German
    .to = to the first German
ally-ge-2 = Second German
    .the = the second German
    .The = The second German
    .of = of the second German
    .to = to the second German
ally-ge-3 = Third German
    .the = the third German
    .The = The third German
    .of = of the third German
    .to = to the third German

phase-deal = Setup
phase-choose_directives = Setup: directives
phase-playing_order = Order of play
phase-deploy = Deployment
phase-turn_start = Start of the turn
phase-order_start = Order phase
phase-shared_token = Order phase
phase-place_orders = Order phase
phase-order_end = Order phase
phase-directives = Order phase: directives
phase-window = Activation phase
phase-slot = Activation phase
phase-lay_smoke = Activation phase: smoke
phase-act = Activation phase
phase-move = Movement
phase-after_fire = Activation phase
phase-again = Activation phase
phase-reserve_start = Reserve phase
phase-discard_bluffs = Reserve phase
phase-reserve_moves = Reserve phase: movements
phase-reserve_end = Reserve phase
phase-refill = Reserve phase: cards
phase-swap_cards = Reserve phase: allies swap cards
phase-victory = Reserve phase: victory
phase-take_tokens = Reserve phase: order tokens
phase-pass_initiative = Reserve phase: initiative
phase-over = The game is over

direction-n = north
    .to = north
direction-ne = north-east
    .to = north-east
direction-e = east
    .to = east
direction-se = south-east
    .to = south-east
direction-s = south
    .to = south
direction-sw = south-west
    .to = south-west
direction-w = west
    .to = west
direction-nw = north-west
    .to = north-west

## Counters, tokens, weapons in a sentence

unit-numbered = { $unit } #{ $number }
unit-number = Counter #{ $number }
unit-unknown = { $unit } #{ $number } ({ $seat })
unit-at = { $unit } ({ $square })
unit-aboard = { $unit } (aboard: { $vehicle })
recruit-numbered = { $unit } ({ $number })
counter-face-front = front
counter-face-back = back
token-none = no token
token-numbered = Order { $number }
weapon-main = main weapon
weapon-second = secondary weapon
with-weapon = {" "}({ $weapon })
manner-normal = normal fire
manner-suppressive = suppressive fire
manner-burst = burst
manner-burst_suppressive = suppressive burst
manner-sniper = sniper shot
manner-template = template
manner-he = HE shell
manner-panzerfaust = Panzerfaust
manner-bazooka_ammo = anti-tank round
manner-grenade = frag grenade
manner-rifle_grenade = rifle grenade
quoted = “{ $card }”
list-and = { $first } and { $last }

## What can be chosen

act-pass = Let it pass
act-directive = { $directive }
act-first = { $Seat } first
act-deploy = Deploy: { $recruit }
act-deploy_ambush = Deploy a unit that can ambush
act-place = Place in { $square }
act-place-deploy_where = Deploy in { $square }
act-place-lay_position = Lay a position in { $square }
act-place-place_horn = Put the Horn of plenty in { $square }
act-face = Facing { $direction_to }
act-side = The { $face } up
act-side-ambush-front = Revealed
act-side-tripod-front = Off its tripod
act-side-tripod-back = On its tripod
act-side-ambush-back = In ambush
act-aboard = Aboard: { $unit }
act-aboard-retreat = Retreat aboard: { $unit }
act-deploy_rest = Deploy all that is left

act-order = { $token }: { $unit }
act-order_smoke = { $token }: a smoke template
act-withhold = Place no more
act-share = Give the Planning token { $seat_to }
act-share-share_special = Give the special order { $seat_to }
act-share-share_bluff = Give the bluff token { $seat_to }
act-direct = { $directive }: { $unit }
act-tactic = Use the bonus tactic: { $tactic }

act-special = Special order: { $unit }
act-autonomous = Autonomous: { $unit }
act-activate = Activate: { $unit }
act-activate-reserve_unit = Move: { $unit }
act-move = Move
act-fire-normal = Fire{ $weapon }
act-fire-suppressive = Suppressive fire{ $weapon }
act-fire-burst = Burst{ $weapon }
act-fire-burst_suppressive = Suppressive burst{ $weapon }
act-fire-sniper = Sniper shot{ $weapon }
act-fire-template = Place a template{ $weapon }
act-fire-he = Fire an HE shell{ $weapon }
act-fire-panzerfaust = Fire a Panzerfaust{ $weapon }
act-fire-bazooka_ammo = Fire an anti-tank round{ $weapon }
act-fire-grenade = Throw a frag grenade{ $weapon }
act-fire-rifle_grenade = Fire a rifle grenade{ $weapon }
act-battery = Battery fire
act-decline = Do nothing

act-step = Go to { $square }
act-drive = Drive to { $square }, facing { $direction_to }
act-drive-pivot = Turn to face { $direction_to }
act-assault = Assault: { $unit }
act-turn = Turn the counter over
act-turn-tripod-in = Set up the tripod
act-turn-tripod-out = Pack up the tripod
act-turn-ambush-in = Go into ambush
act-turn-ambush-out = Come out of ambush
act-aim = Turn the gun to face { $direction_to }
act-embark = Get in: { $unit }
act-leave = Get out in { $square }
act-stop = Stop here
act-stop-here = Stay where it is
act-exit = Leave the board
act-attach = Attach a sticky bomb: { $unit }
act-charge = Place a demolition charge in { $square }
act-dig = Dig in here
act-conceal = Hide under Concealed marker { $number ->
        [1] A
       *[other] B
    }
act-again = Act again

act-at = Fire at { $unit }
act-at-aim_from = Fire from { $square }
act-point = Intersection { $point }
act-into = Throw into { $square }
act-done = That is all
act-done-fire_more = Fire no more
act-done-battery = Fire no more
act-done-recover = Take back no more
act-done-swap = No more swaps
act-done-place_bomb = Place nothing more
act-done-reserve_unit = Move no more
act-part = +{ $number } on this target
act-ammunition = Spend ammunition: +1
act-opportunity = { $manner }{ $weapon }: { $unit }

act-play = Play { $card }
act-play-at = { $play }: { $aim }
act-use = Spend a token: { $option }
act-use-recover = Take back one token: { $option }
act-on = { $unit }
act-onto = Square { $square }
act-onto-retreat = Retreat to { $square }
act-onto-push = Give way to { $square }
act-onto-spill = Get out in { $square }
act-onto-redeploy = Stand in { $square }
act-onto-send_back = Go back to { $square }
act-onto-thrown_back = Give way to { $square }
act-onto-place_nest = Place the nest in { $square }
act-onto-arrive = Arrive in { $square }
act-onto-cut_hedge = Break the hedge in { $square }
act-die = Roll the { $number } again
act-reroll = Roll again
act-reroll-attacker = Roll the attacker's dice again
act-reroll-defender = Roll the defender's dice again
reroll-by-event = the re-roll that the event marker gave
reroll-by-veteran = spends a Veteran token
act-steady = Remove one Suppressed marker (Hardboiled): { $unit }
act-strafe = Strafe from { $square }, heading { $direction_to }
act-cancel = Cancel { $card }
act-result = { $number }: { $damage }
act-result-repair = Repair: { $damage }
act-replace = Give the loss to { $unit }
act-yes = Yes
act-yes-frighten = One Suppressed marker
act-yes-triggerhappy = Spend a Triggerhappy marker
act-yes-improvise_draw = Draw one card more, then discard one
act-no = No
act-no-direct = No directive this turn
act-no-smoke = Place no smoke
act-no-place_nest = Keep the nest for later
act-no-heroic = Keep the Heroic token
act-no-ammunition = Keep the ammunition

act-discard = Discard { $card }
act-draw = Refill my hand
act-draw-full = Keep my hand
act-draw-redraw = Discard no more and draw as many
act-swap = Swap { $card } for { $card2 } { $seat_of }

## What is asked

ask-choose_directive = Which directive do you take?
ask-playing_order = Who plays first in your alliance?
ask-deploy = Deployment: which unit next?
ask-deploy_who = Which unit that can ambush?
ask-deploy_where = { $recruit }: where?
ask-deploy_facing = { $recruit }: facing which way?
ask-deploy_side = { $recruit }: which face up?
ask-lay_position = Where do you lay out a defensive position?
ask-place_horn = Where do you put the Horn of plenty?

ask-share = Who gets the Planning token this turn?
ask-share_special = Who gets the special order of your alliance this turn?
ask-share_bluff = Who gets the bluff token of your alliance this turn?
ask-place_order = Order phase: { $number ->
        [one] one token
       *[other] { $number } tokens
    } left. Which one goes where?
ask-direct = Do you place a directive on an officer?
ask-smoke = Where do you place the smoke?

ask-act = { $unit }: what action?
ask-fire_more = { $unit }: fire another weapon?
ask-heroic = { $unit }: spend a Heroic token to act again?
ask-battery = Battery fire by { $unit }: which weapon?
ask-battery_way = { $unit }: what kind of fire?
ask-consent = Your ally calls on { $unit }. Do you agree?
ask-move = { $unit } ({ $number ->
        [one] 1 movement point
       *[other] { $number } movement points
    }): where to?
ask-reserve_move = Reserve, { $unit } ({ $number ->
        [one] 1 movement point
       *[other] { $number } movement points
    }): where to?
ask-reserve_unit = Reserve phase: which unit moves?

ask-aim = { $unit }: at which target?
ask-aim_burst = { $unit }: which targets does the burst take in?
ask-aim_from = { $unit }: from which square is the line to { $foe } drawn?
ask-aim_point = { $unit_is ->
        [none] Which intersection is aimed at?
       *[some] { $unit }: which intersection is aimed at?
    }
ask-split = How much of the bonus goes to { $foe }?
ask-ammunition = { $unit }: spend an ammunition token for +1?
ask-frighten = Frightening Shot: a Suppressed marker on { $foe }?
ask-triggerhappy = Triggerhappy: a Suppressed marker on { $foe }?

ask-where_hit = Positive Waves, { $unit }: which result counts?
ask-save_first = Not all can be saved: who comes first?
ask-spill = Out of the vehicle, { $unit }: where?
ask-redeploy = The building has fallen. { $unit }: where?
ask-push = A vehicle stops on { $unit }: where does it give way?
ask-retreat = Retreat of { $unit }: where to?
ask-place_bomb = { $unit }: place a charge here?
ask-cut_hedge = { $unit }: through which hedge, and how?
ask-place_nest = Do you place the machine-gun nest now?
ask-arrive = Reinforcement, { $recruit }: its square is taken. Where does it arrive?

ask-aim_card = { $card }: aimed at what?
ask-recover = Take back { $number ->
        [one] one spent token
       *[other] up to { $number } spent tokens
    }: which?
ask-send_back = Sent back, { $unit }: where to?
ask-second_wind = { $unit }: turn over, or move?
ask-thrown_back = Thrown back, { $unit }: where to?
ask-repair = { $unit }: which damage is repaired?
ask-discard = Do you discard cards before you refill your hand?
ask-redraw = Redraw: which cards do you exchange?
ask-improvise_draw = Improvisation: do you draw one card more? You then discard one.
ask-improvise = Improvisation: which card do you discard?
ask-swap = Do you swap cards with an ally?
ask-consent_horn = { $unit } stands near your ally's Horn of plenty: do you place the green template instead of the blue one?
ask-consent_directive = Your ally's directive lies on { $unit }. Shall it help your units too?
ask-consent_swap = { $Seat } offers { $card } for your { $card2 }. Do you agree?

## Moments to answer in

ask-order_start = The Order phase begins. Do you play a card?
ask-order_end = All tokens are placed. Do you play a card?
ask-before_activation = Before the next activation: react?
ask-announce_move = { $unit } is about to move: react?
ask-reserve_announced = { $unit } is about to move in reserve: react?
ask-reserve_moved = { $unit } moves in reserve: react?
ask-moved = { $unit } moves: react?
ask-announce_fire = { $unit_is ->
        [none] { $foe_is ->
            [none] Fire announced.
           *[some] Fire announced: at { $foe }.
        }
       *[some] { $foe_is ->
            [none] Fire announced: { $unit }.
           *[some] Fire announced: { $unit } at { $foe }.
        }
    } React?
ask-rolled = { $unit_is ->
        [none] The dice have been rolled.
       *[some] { $foe_is ->
            [none] { $unit }: the dice have been rolled.
           *[some] { $unit } against { $foe }: the dice have been rolled.
        }
    } React?
ask-suffer = { $unit_is ->
        [none] Hit on { $foe }.
       *[some] Hit on { $foe }, by { $unit }.
    } React?
ask-damage_rolled = { $unit_is ->
        [none] Damage to { $foe }.
       *[some] Damage to { $foe }, by { $unit }.
    } React?
ask-after_fire = After the fire of { $unit }: react?
ask-announce_assault = Assault announced: { $unit } on { $foe }. React?
ask-assault_over = After the assault: { $unit } on { $foe }. React?
ask-vehicle_stops = { $unit }: stop on { $foe }. React?
ask-reserve_start = The Reserve phase begins. React?
ask-reserve_end = The Reserve phase ends. React?
ask-initiative_turns = The initiative is about to change hands. React?

## The log: before the game

event-initiative = The initiative goes { $side_to }.
event-drew = { $Seat } draws { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-drew_cards = Cards drawn by { $seat }: { $cards }.
event-replaced_card = { $Seat } replaces { $card }, of no use on this board.
event-reshuffled = The discard pile { $side_of } becomes the draw pile again.
event-deployed = { $unit }: deployed in { $square }.
event-deployed_hidden = { $Seat } deploys an ambushed counter (#{ $unit_number }) in { $square }.
event-deployed_aboard = { $unit }: deployed aboard { $foe }.
event-deployed_position = { $Seat } lays out a defensive position in { $square }.
event-horn_placed = { $Seat } puts a Horn of plenty in { $square }.
event-directives_chosen = { $Seat } takes the directive “{ $directive }”.
event-playing_order = { $Side }: { $seat } plays first.

## The log: turns and orders

event-turn = Turn { $number }.
event-phase = { $phase }.
event-marker = Turn { $number }: the event { $side_of }.
event-arrived = { $unit }: reinforcement in { $square }.
event-tokens_taken = { $Seat } takes { $number ->
        [one] one order token
       *[other] { $number } order tokens
    }.
event-ordered = { $unit }: a token is placed.
event-order_was = { $unit }: { $token }, as you alone know.
event-smoke_ordered = { $Seat } gives a token to a smoke template.
event-token_lost = { $unit }: token removed unseen.
event-tokens_swapped = { $unit }, { $foe }: tokens swapped unseen.
event-token_moved = { $unit }: token handed on to { $foe }.
event-shared = The Planning token goes { $seat_to }.
event-shared_special = The special order of the alliance goes { $seat_to }.
event-shared_bluff = A bluff token of the alliance goes { $seat_to }.
event-directed = { $unit }: directive “{ $directive }”.

## The log: activation and movement

event-revealed = { $unit }: { $token } revealed.
event-smoke_turn = { $Seat } reveals { $token }: a smoke template.
event-activated = { $unit }: acts without an order token.
event-autonomous = { $unit }: acts on its own.
event-active_marker = { $unit }: Active marker.
event-declined = { $unit }: no action.
event-again = { $unit }: acts again.
event-stepped = { $unit }: moves to { $square }.
event-drove = { $unit }: drives to { $square }, facing { $direction_to }.
event-turned = { $unit }: turned over.
event-hid = { $unit }: goes into ambush.
event-concealed = { $unit }: under a Concealed marker.
event-aimed = { $unit }: now facing { $direction_to }.
event-stopped = { $unit }: stopped by difficult going.
event-stopped_by = { $unit }: stopped by damage.
event-barred = { $unit }: the zone of control of a hidden enemy bars the way to { $square }.
event-watched = { $unit } cannot hide here: a hidden enemy sees it.
event-spotted = Counter #{ $unit_number } shows itself: { $unit_type }.
event-decoy_gone = Counter #{ $unit_number } was a mere decoy: removed.
event-embarked = { $unit }: aboard { $foe }.
event-left_vehicle = { $unit }: gets out in { $square }.
event-redeployed = { $unit }: put back on the ruins in { $square }.
event-spilled = { $unit }: thrown out in { $square }.
event-pushed = { $unit }: pushed back to { $square }.
event-crushed = { $unit }: crushed, with nowhere to go.
event-exited = { $unit }: leaves the board.
event-cut_hedge = { $unit }: breaks through the hedge in { $square }.
event-dug_in = { $unit }: digs in at { $square }.
event-moved_on = { $unit }: moves on.

## The log: fire

event-fired = { $unit }: { $manner }{ $weapon }.
event-aimed_at = { $unit }: aims at { $foe }.
event-aimed_structure = { $unit }: aims at the structure in { $square }.
event-aimed_point = { $unit_is ->
        [none] Target: intersection { $point }
       *[some] { $unit }: target intersection { $point }
    }.
event-corrected = { $unit }: corrects the aim.
event-rolled = { $Seat } rolls { $dice }.
event-rerolled = { $Seat } rolls again: { $dice }.
event-shot = { $foe }: result { $total } against defence { $defence }.
event-missed = Missed.
event-shot_lost = { $unit }: the shot is lost.
event-suppressed = { $unit }: { $number ->
        [one] 1 Suppressed marker
       *[other] { $number } Suppressed markers
    }.
event-recovered = { $unit }: { $number ->
        [one] 1 Suppressed marker
       *[other] { $number } Suppressed markers
    } removed.
event-step_lost = { $unit }: one step loss.
event-eliminated = { $unit }: eliminated.
event-destroyed = { $unit }: destroyed.
event-direct_hit = { $unit }: direct hit, removed without a wreck.
event-damaged = { $unit }: damage, { $damage }.
event-repaired = { $unit }: repaired, { $damage }.
event-saved = { $unit }: saved.
event-stood_in = { $unit }: takes the loss instead of { $foe }.
event-scattered = Scatter: to intersection { $point }.
event-off_board = Off the board: no effect.
event-exploded = Explosion on intersection { $point }.
event-exploded_inside = Explosion inside, in { $square }.
event-structure_hit = Structure in { $square }: { $number ->
        [one] 1 destruction marker
       *[other] { $number } destruction markers
    }.
event-structure_fell = Structure in { $square }: brought down.
event-smoke_placed = Smoke on intersection { $point }: −{ $number }.
event-smoke_faded = Smoke on intersection { $point }: { $number ->
        [0] gone
       *[other] thinner, −{ $number }
    }.

## The log: assault

event-assaulted = { $unit }: assault on { $foe }.
event-clashed = { $unit }: total { $total }; { $foe }: total { $total2 }.
event-repulsed = { $unit }: assault on { $foe } repulsed.
event-assault_won = { $unit }: assault won against { $foe }.
event-retreated = { $unit }: falls back to { $square }.
event-retreated_aboard = { $unit }: falls back aboard { $foe }.
event-occupied = { $unit }: takes { $square }.

## The log: cards, tokens, options

event-card_played = { $Seat } plays { $card }.
event-card_cancelled = { $card } { $seat_of }: cancelled.
event-card_lost = { $card } { $seat_of }: no effect, it no longer applies.
event-cards_discarded = { $Seat } discards { $cards }.
event-card_swapped = { $Seat } and { $seat2 } swap a card.
event-aa_rolled = Anti-aircraft fire { $seat_of }: { $die }, in all { $total }; { $number } or more stops the aircraft.
event-token_spent = { $Seat } spends a token: { $option }.
event-tokens_back = { $Seat } takes back { $number ->
        [one] one token
       *[other] { $number } tokens
    }: { $option }.
event-bomb_attached = { $unit }: sticky bomb on { $foe }.
event-bomb_exploded = { $foe }: a sticky bomb explodes.
event-charge_placed = { $unit }: demolition charge in { $square }.
event-charge_exploded = A demolition charge explodes in { $square }.
event-tactic_taken = { $unit }: takes a bonus tactic.
event-tactic_was = The bonus tactic is “{ $tactic }”, as you alone know.
event-tactic_used = { $Seat } uses the bonus tactic “{ $tactic }”.
event-effect = { $unit_is ->
        [none] { $card } takes effect
       *[some] { $card }: { $unit }
    }.

## The log: the end

event-broken = { $tile } breaks: { $number ->
        [one] 1 point
       *[other] { $number } points
    } for { $side }.
event-scored = { $Side } scores { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
event-prisoner_taken = { $unit }: takes the prisoner along.
event-prisoner_lost = The prisoner is back in the farmhouse.
event-initiative_kept = { $Side } keeps the initiative.
event-initiative_passed = The initiative passes { $side_to }.
event-game_over = { $Side } wins the game.
event-game_drawn = The game is drawn.

## The web client: the map

web-hn-phase-orders = Orders
web-hn-phase-activation = Activation
web-hn-phase-reserve = Reserve
web-hn-tab-board = Map
web-hn-tab-mine = Army
web-hn-score = { $side } { $n }
web-hn-brief-map = { $n ->
        [0] Map with the deployment zones
        [one] Map with one objective and the deployment zones
       *[other] Map with { $n } objectives and the deployment zones
    }
web-hn-brief-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-hn-brief-first = ★ initiative
web-hn-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $units ->
        [one] { $units } unit in play
       *[other] { $units } units in play
    }
web-hn-standing-move = Movement { $n }
web-hn-trail = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
web-hn-trail-left = { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $left } left
web-hn-let-pass =
    { $left ->
        [0] if you pass, it stops in { $square }
        [one] if you pass, it has 1 point left
       *[other] if you pass, it has { $left } points left
    }
web-hn-exit-move =
    { $left ->
        [0] it stops in { $square }
       *[other] { $left } pt left
    }
web-hn-map = Map of { $width } by { $height } squares
web-hn-mini = Go to that part of the map
web-hn-zoom = View of the map
web-hn-zoom-in = Zoom in
web-hn-zoom-out = Zoom out
web-hn-zoom-fit = See the whole map
web-hn-ruler = Measure a line of sight
web-hn-ruler-from = Line of sight: choose the square it starts from.
web-hn-ruler-to = Choose the square it leads to.
web-hn-which = What to do here?
web-hn-which-way = Which way should it face?
web-hn-facing = facing { $way }
web-hn-unit = { $name } ({ $side })
web-hn-ambushed = in ambush
web-hn-suppressed = { $n } Suppressed
web-hn-bombs =
    { $n ->
        [one] { $n } sticky bomb
       *[other] { $n } sticky bombs
    }
web-hn-prisoner = leads the prisoner
web-hn-order-hidden = hidden order token
web-hn-active = Active marker
web-hn-acted = already activated
web-hn-objective = objective
web-hn-aboard = aboard: { $name }
web-hn-costs =
    { $n ->
        [one] { $n } point away
       *[other] { $n } points away
    }
web-hn-seen-by = seen ×{ $n }
web-hn-sight =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    } · { $sight }
web-hn-sight-clear = clear line of sight
web-hn-sight-reduced = reduced line of sight
web-hn-sight-blocked = blocked line of sight
web-hn-crossing = { $square }: { $what } (−{ $n })
web-hn-crossing-blocks = { $square }: { $what } blocks the view
web-hn-blocked = blocked: { $what }
web-hn-crossing-unit = a unit
web-hn-crossing-wall = a wall
web-hn-crossing-corner = a corner
web-hn-crossing-smoke = smoke
web-hn-col-bonus = bonus
web-hn-key-zoom = On the map: zoom in, zoom out
web-hn-key-ruler = On the map: measure a line of sight
web-hn-key-card = On the map: open the unit's card
web-hn-col-defence = to reach
web-hn-col-die = die
web-hn-mod-fire-02 = weapon's bonus
web-hn-mod-abil-41 = Fire on the Move
web-hn-mod-ordn-08 = { directive-fire_at_will }
web-hn-mod-supp-04 = Suppressed markers
web-hn-mod-range-01 = long range
web-hn-mod-los-03 = obstacles on the line
web-hn-mod-ordn-21 = smoke
web-hn-mod-arc-04 = armour of the face hit
web-hn-mod-fire-07 = printed defence
web-hn-mod-ordn-11 = { directive-hold_your_ground }
web-hn-mod-terr-06 = terrain
web-hn-mod-ordn-12 = { family-guardian }
web-hn-mod-assault-06 = attacker's bonus
web-hn-mod-abil-04 = Assault
web-hn-mod-trait-12 = { family-tankbuster }
web-hn-mod-assault-20 = the vehicle's weapons
web-hn-mod-assault-07 = defender's bonus
web-hn-mod-ordn-09 = { directive-charge }
web-hn-mod-trait-09 = { family-basterds }
web-hn-assault = Assault
web-hn-fight = { $ours } against { $theirs }
web-hn-fight-side = { $dice ->
    [one] one die
   *[other] { $dice } dice
} { $added }
web-hn-fight-tie = On a tie the assault is repulsed.
web-hn-outcome = { $what } { $chance }
web-hn-outcome-miss = no effect
web-hn-outcome-hit = hit
web-hn-outcome-double = hit twice
web-hn-outcome-hit_marker = hit and Suppressed
web-hn-outcome-markers = { $n } Suppressed
web-hn-outcome-win = won
web-hn-outcome-tie = tied
web-hn-outcome-lose = lost
web-hn-part-bonus = to the shot
web-hn-part-malus = to the shot
web-hn-part-defence = to the defence
web-hn-part-attack = to the attack
web-hn-move = Movement
web-hn-defence = Defence
web-hn-bonus = Bonus
web-hn-bonus-second = 2nd weapon
web-hn-reach =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }, { $n ->
        [one] { $n } square in reach
       *[other] { $n } squares in reach
    }
web-hn-against = Against { $name } on { $square }
web-hn-unknown = Only its owner knows what hides under this counter.

## Web client: the column beside the map

web-hn-hand = Your hand
web-hn-hand-of = Hand of { $who }
web-hn-hand-empty = No card in hand.
web-hn-playable = Can be played now.
web-hn-card-order = Played in the Order phase
    .letter = O
web-hn-card-activation = Played in the Activation phase
    .letter = A
web-hn-card-reserve = Played in the Reserve phase
    .letter = R
web-hn-card-any = Played in any phase
web-hn-stack = Stack of cards
web-hn-stack-first = { $who } · resolves first
web-hn-stack-then = { $who } · then
web-hn-stack-top = { $n ->
    [one] One card played: { $card } ({ $who })
   *[other] { $n } cards, on top: { $card } ({ $who })
    }
web-hn-stack-how = The last card played resolves first: from top to bottom, as soon as nobody answers any more.
web-hn-deed-announce_move = The movement of { $unit }
web-hn-deed-moved = The movement of { $unit }
web-hn-deed-reserve_announced = The movement of { $unit }
web-hn-deed-reserve_moved = The movement of { $unit }
web-hn-deed-announce_fire = The shot of { $unit }
web-hn-deed-rolled = The roll of { $unit }
web-hn-deed-suffer = The loss of { $unit }
web-hn-deed-after_fire = The action of { $unit }
web-hn-deed-announce_assault = The assault of { $unit }
web-hn-deed-assault_over = The assault of { $unit }
web-hn-deed-damage_rolled = The damage to { $unit }
web-hn-answers = Who can answer
web-hn-barred = cannot hit it from here
web-hn-orders = Your orders
web-hn-tray = Tokens to place
web-hn-left-to-place = Left to place
web-hn-no-orders = No order token this turn.
web-hn-order-now = acting
web-hn-order-hidden-one = hidden
web-hn-order-done = done
web-hn-standing-token = { $token }: touch a unit, or drag the token onto it
web-hn-deploy = Deployment
web-hn-deploy-which = Choose a unit, then its square on the map.
web-hn-deploy-where = Now touch a square of your zone.
web-hn-deploy-other =
    { $who }: { $n ->
        [one] { $n } unit left to deploy
       *[other] { $n } units left to deploy
    }
web-hn-duel-shot = Last shot
web-hn-duel-assault = Last assault
web-hn-duel-at = against
web-hn-duel-against = to reach: { $n }
web-hn-turns = Turns
web-hn-turn = Turn { $n }
web-hn-turn-scored = objectives score
web-hn-turn-last = last turn
web-hn-marker-card = one more card ({ $side })
web-hn-marker-reroll = one free re-roll ({ $side })
web-hn-marker-arrive = reinforcement ({ $side })
web-hn-next-marker = Turn { $n }: { $what }
web-hn-initiative = initiative
web-hn-goals = Objectives
web-hn-objective-numbered = Objective { $n }
web-hn-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-hn-contested = contested
web-hn-nobody = nobody
web-hn-exited =
    { $side }: { $n ->
        [one] { $n } unit off the board
       *[other] { $n } units off the board
    }
web-hn-prisoner-held = An American unit leads the prisoner.
web-hn-cards = Cards
web-hn-side = Side
web-hn-in-hand = hand
web-hn-pile = deck
web-hn-discard = discard
web-hn-see-discard = See the discard, { $side }: { $n }
web-hn-discard-of = Discard, { $side }
web-hn-armies = Armies
web-hn-tiles = Recruitment tiles
web-hn-tile-lost = { $n } lost, breaks at { $of }
web-hn-tile-broken = broken: { $n } lost of { $of }
web-hn-tile-points =
    { $n ->
        [one] worth { $n } victory point if it breaks
       *[other] worth { $n } victory points if it breaks
    }
web-hn-broken = broken
web-hn-stocks = Tokens left
web-hn-directives = Directives
web-hn-tactics = Bonus tactics held: { $n }

## The terminal

cli-pieces = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
cli-minor = { $number ->
        [one] { $number } square to choose
       *[other] { $number } squares to choose from
    }
cli-minor-plain = h. { $number ->
        [one] { $number } square to choose.
       *[other] { $number } squares to choose from.
    }
cli-error-place = No square, unit or card is called “{ $name }” here.
cli-key-i = a square (d7), an intersection (@d7), a counter by its number (u12), a unit or a card by a word of its name; alone, the whole map
    .form = i d7
cli-key-h = show or fold the squares to choose from
    .form = h
cli-key-a = let pass until the turn ends whatever you could answer, or be asked again
    .form = a
cli-key-p = piles, discards, tokens left on options
    .form = p
cli-hn-turn = Turn { $number } of { $of }
cli-hn-initiative = initiative: { $side }
cli-hn-score = American { $us } – { $ge } German
cli-hn-win-at = { $number } points to win
cli-hn-exited = off the board: American { $us }, German { $ge }
cli-hn-aboard = aboard: { $vehicle } { $square }
cli-hn-facing = facing { $direction }
cli-hn-concealed = Concealed marker { $marker }
cli-hn-ambushed = in ambush
cli-hn-back-infantry = damaged face
cli-hn-back-tripod = on its tripod
cli-hn-back-ambush = ambush face
cli-hn-back-light = wreck
cli-hn-back-heavy = wreck
cli-hn-suppressed = { $number } Suppressed
cli-hn-bombs = { $number ->
        [one] { $number } sticky bomb
       *[other] { $number } sticky bombs
    }
cli-hn-prisoner = leads the prisoner
cli-hn-hidden-token = hidden token
cli-hn-order-acted = already activated
cli-hn-order-active = Active marker
cli-hn-type = { $name }: { $text }
cli-hn-type-face = { $name }, { $face }: { $text }
cli-hn-move = Movement { $number }
cli-hn-defence = Defence { $numbers }
cli-hn-bonus-main = Bonus { $numbers }
cli-hn-bonus-second = Secondary weapon's bonus { $numbers }
cli-hn-capacity = { $number } places aboard
cli-hn-ground = { $terrain }: { $squares }.
cli-hn-objective = objective
cli-hn-building = Building { $name }
cli-hn-worth = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cli-hn-for = only for { $side }
cli-hn-held = held by { $side }
cli-hn-contested = contested
cli-hn-free = held by nobody
cli-hn-smoke = Smoke at { $point } (−{ $number })
cli-hn-fallen = in ruins
cli-hn-doors = { $number ->
        [one] entrance { $sides }
       *[other] entrances { $sides }
    }
cli-hn-windows = { $number ->
        [one] opening { $sides }
       *[other] openings { $sides }
    }
cli-hn-dents = destruction { $number } of { $of }
cli-hn-charges = { $number ->
        [one] { $number } charge laid
       *[other] { $number } charges laid
    }
cli-hn-walls-stone = Stone walls { $sides }
cli-hn-walls-high = High walls { $sides }
cli-hn-wall-beside = { $kind ->
        [stone] Stone wall { $side }.
       *[high] High wall { $side }.
    }
cli-hn-tactics = Bonus tactics at { $points }
cli-hn-exit = The way out is the { $side } edge
cli-hn-horn = Horn of plenty in { $square } ({ $seat })
cli-hn-marker = Event on turn { $turn } for { $side }
cli-hn-square = { $square } { $terrain }. { $text }
cli-hn-acts = Acting: { $unit } { $square }
cli-hn-points = { $number ->
        [one] { $number } movement point
       *[other] { $number } movement points
    }
cli-hn-stack = Cards to be resolved
cli-hn-played-by = { $card } ({ $seat })
cli-hn-hand = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
cli-hn-tokens = { $number ->
        [one] { $number } token to place
       *[other] { $number } tokens to place
    }
cli-hn-smoke-orders = { $number ->
        [one] { $number } token on a smoke template
       *[other] { $number } tokens on smoke templates
    }
cli-hn-pool = { $number ->
        [one] { $number } unit to deploy
       *[other] { $number } units to deploy
    }
cli-hn-tactics-held = { $number ->
        [one] { $number } bonus tactic
       *[other] { $number } bonus tactics
    }
cli-hn-stock = { $name } { $number }/{ $of }
cli-hn-broken = { $name } broken
cli-hn-tile = { $name }: losses { $lost }/{ $at }
cli-hn-your-zone = Your deployment zone: { $names }
cli-hn-your-tokens = Your tokens: { $names }
cli-hn-your-tactics = Your bonus tactics: { $names }
cli-hn-your-directives = Your directives: { $names }
cli-hn-your-hand = Your hand:
cli-hn-hand-of = Your ally's hand ({ $seat }):
cli-hn-pile = { $side }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in the pile, { $discarded } in the discard.
cli-hn-discard = { $side }, discard: { $names }.
cli-hn-legend = Signs:
cli-hn-sign-smoke = smoke
cli-hn-sign-ordered = token to be revealed
cli-hn-sign-suppressed = Suppressed
cli-hn-sign-front = front of a vehicle
cli-hn-summary = { $turns ->
        [0] The game ends before its first turn.
        [one] One turn.
       *[other] { $turns } turns.
    } American { $us }, German { $ge }.

## The web client: the workshop of armies

web-hn-army-side = Side
web-hn-army-goal = Built for
web-hn-army-points = Free battle, { $points } points
web-hn-army-sample = Start from a sample
web-hn-army-clear = Empty
web-hn-army-part = Part of the workshop
web-hn-army-tab-sheet = Army
web-hn-army-tab-catalogue = Catalogue
web-hn-army-tab-account = Tally
web-hn-army-begin = Choose a recruitment tile
    .text = It brings a first section and slots for support, equipment and traits. Or start from a sample and change what you like.
web-hn-army-catalogue = Catalogue
web-hn-army-search = Search the catalogue
web-hn-army-kinds = What to show
web-hn-army-kind-all = All
web-hn-army-kind-tile = Tiles
web-hn-army-kind-support = Support
web-hn-army-kind-equipment = Equipment
web-hn-army-kind-trait = Traits
web-hn-army-kind-ordinance = Ordinances
web-hn-army-kind-hero = Heroes
web-hn-army-one-tile = recruitment tile
web-hn-army-one-support = support
web-hn-army-one-equipment = equipment
web-hn-army-one-trait = trait
web-hn-army-one-ordinance = ordinance
web-hn-army-one-hero = hero
web-hn-army-hq = High command with { $slots } slots, { $units ->
        [one] one counter
       *[other] { $units } counters
    }.
web-hn-army-section = A section of { $units } counters with { $slots } slots.
web-hn-army-hero = Needs no slot.
web-hn-army-for = For slot { $slot } of { $tile }
web-hn-army-all = Show everything
web-hn-army-empty = Leave the slot empty
web-hn-army-none = Nothing in the catalogue fits this search.
web-hn-army-add = Add { $name }: { $cost } points
web-hn-army-added = { $name } added
web-hn-army-drop = Remove { $name }
web-hn-army-why-bought = Already in the army
web-hn-army-why-badge = Needs a tile with the same badge
web-hn-army-why-hq = Needs a high-command tile
web-hn-army-why-no-slot = No slot of that colour
web-hn-army-why-full = The slots of that colour are full
web-hn-army-why-idle = Would change nothing in this army
web-hn-army-why-dear = { $over } points too many
web-hn-army-colour-green = green
web-hn-army-colour-grey = grey
web-hn-army-colour-brown = brown
web-hn-army-colour-blue = blue
web-hn-army-colour-gold = gold
web-hn-army-must = obligatory
web-hn-army-breaks = breaks after { $losses ->
        [one] one loss
       *[other] { $losses } losses
    }, for { $points } VP
web-hn-army-break = Losses that break { $name }
web-hn-army-stars = { $stars ->
        [one] one order star
       *[other] { $stars } order stars
    }
web-hn-army-slot-star = order star when filled
web-hn-army-slot-scout = Scout { $squares } for all units of the tile when filled
web-hn-army-slot = Slot { $slot } of { $tile }:
web-hn-army-fill = Choose an option
web-hn-army-tile-cost = { $cost } points with its options
web-hn-army-heroes = Heroes
    .text = A hero takes no slot; one with a badge needs a tile that bears it.
web-hn-army-deck = Your deck
web-hn-army-deck-text = At least { $least } cards without the restricted ones.
web-hn-army-deck-fixed = This scenario is played with the whole deck.
web-hn-army-deck-read = Read the full cards
web-hn-army-deck-whole = Put all cards back
web-hn-army-aviation = Aviation: { $held } of { $allowed } that your ordinances allow
web-hn-army-artillery = Artillery: { $held } of { $allowed } that your ordinances allow
web-hn-army-fewer = One copy of { $name } fewer
web-hn-army-more = One copy of { $name } more
web-hn-army-copies = { $name }: { $copies } of { $all }
web-hn-army-account = Tally
web-hn-army-cost = { $cost } of { $points } army points
web-hn-army-left = Points left
web-hn-army-over = Points over
web-hn-army-units = Counters
web-hn-army-orders = Order tokens, first turn
web-hn-army-cards = Cards
web-hn-army-counters = List of the counters
web-hn-army-rules = Rules
web-hn-army-settle = { $number ->
        [one] One thing to settle
       *[other] { $number } things to settle
    }
web-hn-army-legal = This army is legal.
web-hn-army-text = As text
web-hn-army-hint = Edit it, paste another, keep it: the text is the army.
web-hn-army-copy = Copy
web-hn-army-link = Copy a link
web-hn-army-copied = Copied
web-hn-army-keep-title = Your armies
web-hn-army-name = Name of the army
web-hn-army-keep = Keep
web-hn-army-kept = Kept in this browser
web-hn-army-not-kept = This browser keeps nothing: copy the text instead.
web-hn-army-forget = Forget { $name }
web-hn-army-forgotten = { $name } forgotten
web-hn-army-play = Play with this army
web-hn-army-fix-drop = Remove { $name }: { $points }
web-hn-army-fix-add = Add { $name }: { $points }
web-hn-army-fix-back = Put the printed cards back

refusal-not-held = This card is not in your hand.
refusal-no-enemy = No enemy that could be fired at stands there.
refusal-range = The target is { $distance } squares away, the range is { $most }.
refusal-too-far = { $distance } movement points away; the unit has { $most }.
refusal-closed = { $square }: { $what }, closed to this unit.
refusal-taken = The square is taken.
refusal-zone = An enemy zone of control bars the way there.
refusal-hard-going = Difficult going on the way ends the movement first.
refusal-no-way = No way leads there.
refusal-blocked = { $square }: { $what } blocks the view.
refusal-arc = The target stands outside the firing arc.
refusal-cross = { $unit } cannot fire at such a unit.
refusal-hidden = A counter in ambush cannot be fired at.
refusal-has-fired = { $unit } has fired this weapon.
refusal-outside = The square lies outside the deployment zone.
refusal-not-adjacent = The square is not next to the unit.
refusal-no-points = The unit has no movement point left.
refusal-card = { $card }: { $text }
refusal-not-yours = It is not one of your units on the table.
refusal-has-token = { $unit } has a token.
refusal-no-token = You do not have this token in hand.
refusal-has-moved = { $unit } has already moved in this phase.
refusal-has-acted = { $unit } has been activated this turn.
refusal-lost-token = { $unit } has lost a token this turn.
refusal-no-posture = { $unit } has no other posture.
refusal-no-weapon = { $unit } has no such weapon.
refusal-no-ability = This weapon of { $unit } does not have the ability.
refusal-not-on-the-move = This weapon of { $unit } has no Fire on the Move.
refusal-scout = The square lies { $distance } squares beyond the zone, the unit scouts { $most }.
refusal-no-special = { $unit } has no special order.
refusal-nobody-there = No enemy stands there.
refusal-one-point = One movement point does not lead there.
refusal-no-vehicle = No enemy vehicle next to the unit stands there.
refusal-no-structure = There is no structure next to the unit.
refusal-small-bonus = The attack bonus of { $unit } is too small to be split: two targets need +2.
refusal-no-target = { $unit } has nothing to fire at with this weapon.

## Choosing: families, ways, what the exit costs

pick-unit = One unit
    .short = Unit
    .ask = Which unit?
    .count = { $number } units
pick-ambush = One in ambush
    .short = Ambush
    .ask = Which unit can ambush?
    .count = { $number } units
pick-rest = All the rest
    .short = The rest
    .ask = Deploy all the rest?
    .count = { $number } ways
pick-put = A square
    .short = Square
    .ask = Which square?
    .count = { $number } squares
pick-aboard = Aboard
    .short = Aboard
    .ask = In or out: where?
    .count = { $number } ways
pick-for-unit = { $name }: which unit?
    .count = { $number ->
        [one] one unit
       *[other] { $number } units
    }
pick-order = Place a token
    .short = Place
    .ask = Which token, on which unit?
    .count = { $number } ways
pick-smoke = Smoke
    .short = Smoke
    .ask = Which token for the smoke?
    .count = { $number } tokens
pick-go = Move
    .short = Move
    .ask = Move: where to?
    .count = { $number } ways
pick-step = Go on
    .short = Go on
    .count = { $number } squares
pick-fire = Fire
    .short = Fire
    .ask = Fire: how?
    .count = { $number } shots
pick-suppress = Suppress
    .short = Suppress
    .ask = Suppress: how?
    .count = { $number } shots
pick-burst = Burst
    .short = Burst
    .ask = Burst: which one?
    .count = { $number } bursts
pick-shell = Shell, grenade
    .short = Shell
    .ask = Shell or grenade: which one?
    .count = { $number } shots
pick-battery = Battery fire
    .short = Battery
    .ask = Battery fire: with whom?
    .count = { $number } shots
pick-assault = Assault
    .short = Assault
    .ask = Assault: against whom?
    .count = { $number } targets
pick-strafe = Strafe
    .short = Plane
    .ask = Strafe: from where, which way?
    .count = { $number } runs
pick-turn = Turn
    .short = Turn
    .ask = Turn: how?
    .count = { $number } ways
pick-lay = Lay
    .short = Lay
    .ask = Lay: what, and where?
    .count = { $number } ways
pick-hide = Hide
    .short = Hide
    .ask = Under which marker?
    .count = { $number } markers
pick-off = Leave the board
    .short = Leave
    .ask = Leave the board?
    .count = { $number } ways
pick-kit = Equipment
    .short = Kit
    .ask = Which equipment?
    .count = { $number } tokens
pick-card = A card
    .short = Card
    .ask = Which card?
    .count = { $number } cards
pick-tactic = A tactic
    .short = Tactic
    .ask = Which bonus tactic?
    .count = { $number } tactics
pick-special = Activate
    .short = Activate
    .ask = Which unit is activated?
    .count = { $number } units
pick-steady = Steady
    .short = Steady
    .ask = Which unit recovers?
    .count = { $number } units
pick-reroll = Re-roll
    .short = Re-roll
    .ask = Re-roll: which dice?
    .count = { $number } ways
pick-replace = Give the loss
    .short = Loss
    .ask = Give the loss: to whom?
    .count = { $number } units
pick-cancel = Cancel
    .short = Cancel
    .ask = Cancel: which card?
    .count = { $number } cards
how-weapon = Weapon
how-weapon-main = main
how-weapon-second = second
how-direction = Facing
how-direction-n = ↑ N
how-direction-ne = ↗ NE
how-direction-e = → E
how-direction-se = ↘ SE
how-direction-s = ↓ S
how-direction-sw = ↙ SW
how-direction-w = ← W
how-direction-nw = ↖ NW
how-arrives = On arrival
how-arrives-none = shortest way
how-arrives-n = ↑ N
how-arrives-ne = ↗ NE
how-arrives-e = → E
how-arrives-se = ↘ SE
how-arrives-s = ↓ S
how-arrives-sw = ↙ SW
how-arrives-w = ← W
how-arrives-nw = ↖ NW
how-face = Face
how-face-front = revealed
how-face-back = in ambush
how-tripod = Tripod
how-tripod-front = no tripod
how-tripod-back = on tripod
web-hn-set-mine = Place for me
    .short = For me
    .key = p
web-hn-set-rest = Deploy the rest
    .short = The rest
    .key = d
web-hn-set-ambush = Ambushers
    .short = Ambush
    .key = a
web-hn-set-ready = Ready
web-hn-set-left =
    { $n ->
        [one] one unit left
       *[other] { $n } units left
    }
web-hn-set-units =
    { $n ->
        [one] one unit
       *[other] { $n } units
    }
web-hn-set-how =
    { $n ->
        [one] one unit: touch it, then its square
       *[other] { $n } units: touch one, then its square
    }
web-hn-set-where = { $scout ->
    [0] Touch its square, or another unit instead
    [one] Scout: up to one square beyond the zone
   *[other] Scout: up to { $scout } squares beyond the zone
}
name-at = { $square } { $unit }
exit-tokens =
    { $number ->
        [one] { $number } token stays in hand
       *[other] { $number } tokens stay in hand
    }
exit-order = the order is lost
exit-activation = the activation is lost
exit-weapons = a weapon has not fired
exit-reserves =
    { $number ->
        [one] { $number } unit stays put
       *[other] { $number } units stay put
    }
exit-to-order_start = orders come next
exit-to-order_end = activations next
exit-to-before_activation = then an activation
exit-to-announce_move = it moves
exit-to-moved = it moves on
exit-to-announce_fire = the shot is fired
exit-to-rolled = the dice stand
exit-to-suffer = the hit counts
exit-to-damage_rolled = the damage counts
exit-to-after_fire = the fire is over
exit-to-announce_assault = the assault begins
exit-to-assault_over = it is over
exit-to-vehicle_stops = it stops there
exit-to-reserve_start = the Reserve begins
exit-to-reserve_announced = it moves
exit-to-reserve_moved = it moves on
exit-to-reserve_end = the Reserve ends
exit-to-initiative_turns = initiative passes
web-hn-ask-card = { $who } plays “{ $card }”: react?
web-hn-exit-card = { $card } takes effect
    .short = the card acts
web-hn-noted-best = { $n } targets, { $chance } at best
web-hn-noted-assault = { $n ->
    [one] assault in reach, { $chance }
   *[other] { $n } assaults, { $chance } at best
}
web-hn-noted-structures = { $n ->
        [one] 1 structure
       *[other] { $n } structures
    }
web-hn-noted-break = { $chance } to mark it, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } (4+ each), falls at { $left }
web-hn-noted-loses = { $token ->
        [bluff] loses the bluff
        [special] loses the Special order
       *[other] loses order { $token }
    }
web-hn-noted-points = { $n } pt

# Why a bot would choose an option: “It …”.
term-score =
    .up = scores victory points
    .down = gives victory points away
term-goals =
    .up = gains ground at the objectives
    .down = loses ground at the objectives
term-army =
    .up = hurts the enemy more than us
    .down = costs more than it hurts
term-danger =
    .up = exposes fewer of our units
    .down = exposes more of our units
term-breaking =
    .up = brings an enemy section close to breaking
    .down = brings one of our sections close to breaking
term-cards =
    .up = keeps good cards
    .down = spends a good card
term-leaders =
    .up = leaves the enemy without a leader
    .down = leaves us without a leader

## Recap of a turn

recap-over = End of turn { $number }
recap-tick = After each turn
recap-title-points = { $who ->
    [you] You score { $number } { $number ->
        [one] point
       *[other] points
    }
   *[other] { $Side } scores { $number } { $number ->
        [one] point
       *[other] points
    }
}
recap-title-both = Points: American +{ $us }, German +{ $ge }
recap-title-losses = Counters lost: American { $us }, German { $ge }
recap-title-hits = Hits, but no counter eliminated
recap-step_lost = one step loss
recap-damaged = vehicle damaged
recap-eliminated = counter eliminated
recap-destroyed = vehicle destroyed
recap-direct_hit = vehicle destroyed, no wreck
recap-tactic_taken = takes a bonus tactic
recap-prisoner_taken = leads the prisoner away
recap-exited = leaves the board
recap-by-fired = fire: { $unit }
recap-by-assaulted = assault: { $unit }
recap-points = { $number ->
    [one] +1 point
   *[other] +{ $number } points
}
recap-for = { $who ->
    [you] for you
   *[other] for { $side }
}
recap-off = { $number ->
    [0] no counter
    [one] 1 counter
   *[other] { $number } counters
}
recap-of = { $who ->
    [you] your losses
   *[other] losses { $side_of }
}

# The legend of the board.
sign-full = Full strength
    .text = three busts: it can lose a step
sign-last_step = Last step
    .text = one bust and a skull: the next loss eliminates it
sign-bonus = Yellow square
    .text = combat bonus against infantry, added to the die
sign-shield = Shield
    .text = defence: what the result must reach
sign-order_hidden = Hidden order
    .text = a star: it has a token, only its owner knows which
sign-order_mine = Your order
    .text = dashed rim: only you see the number; B is the bluff
sign-order_shown = Revealed order
    .text = solid rim: everybody sees the number
sign-acted = Has acted
    .text = darker counter: done for this turn
sign-suppressed = Suppressed
    .text = hatching and chevrons, one for each marker: −2 to movement and combat
sign-ambush = In ambush
    .text = green and dotted: its identity is hidden
sign-officer = Officer
    .text = golden rim: brings orders
sign-heavy = Heavy weapon
    .text = red rim
sign-hero = Hero
    .text = black rim
sign-vehicle = Vehicle
    .text = the chevron shows its front; shields: front and rear defence
sign-damage = Damage
    .text = a red marker for each damage; twice the same destroys it
sign-objective = Objective
    .text = held by whoever is alone around it
sign-card = Action card
    .text = letter at the edge: the phase in which it may be played
sign-target = Crosshairs
    .text = the target that is aimed at
sign-line_clear = Solid line
    .text = clear line of sight
sign-line_reduced = Dashed line
    .text = reduced: something in between takes from the shot

# Hints for what is met for the first time (hints.toml).
hint-order = Your tokens lie face down: only you see the numbers. Low numbers act first; the bluff never acts.
hint-window = You may answer what is happening, with a card or an ability. Pass, and it goes on; the question comes whether or not you hold something.
hint-act = One action for each order: move (and perhaps assault), or fire.
hint-suppressed = A Suppressed marker takes 2 from movement and combat, and the Zone of Control. One goes away at the end of each turn.
hint-reserve = Reserve: units without an order may move now. Nobody fires or assaults.

## Who can hurt me there?

threat-enemy = { $unit } ({ $how })
threat-assault = assault
threat-total = to be hit, all told
threat-note = In each enemy’s next activation, if it goes for this unit and nobody answers. Counters whose face you do not know, templates, grenades and cards may add to it.
