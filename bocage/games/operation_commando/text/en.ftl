# All words of Opération Commando in English, but for the rules (catalogue.toml). The log speaks in the present tense.
#
# Cards and terrains: the value is the name; .text says the whole effect, .short says it in a line. Sides and regiments: .the/.The have
# the article, .of and .to the preposition. Both languages use the same variables in each message.

## Game, shelves, settings

game-name = Opération Commando
game-pitch = Two hidden hands and one Terrain at a time: the American must destroy every defender, the German needs to win a single Combat.

shelf-mission = Missions

option-variants = Variant cards, announced by both sides
option-variants-us_v_paragren = Parachute Grenadiers (instead of one Paratrooper Squad)
option-variants-us_v_radio = Veteran Radio Team (instead of one Radio Team)
option-variants-us_v_recon = Mounted Recon (instead of one Reconnaissance Team)
option-variants-us_v_demolition = Assault Engineers (instead of one Demolition Squad)
option-variants-de_v_granat = Granatwerfer in Support (instead of one Granatwerfer 42)
option-variants-de_v_patrol = Night Patrol (instead of one Patrol)
option-variants-de_v_mg = Crossfire MG 42 (instead of one MG 42)
option-variants-de_v_m24 = Bundle Charge (instead of one M24 Grenade)

result-us = American victory. { $reason }
result-de = German victory. { $reason }
result-draw = A draw. { $reason }

## Missions

scenario-initiation = Sainte-Mère-Église: Initiation
    .place = Sainte-Mère-Église and the bridges of the Merderet
    .date = 6 June 1944
    .text = At most nine Assaults, from the town to the bridges of the Merderet: the mission to learn by, in half an hour.
    .briefing = Before dawn the paratroopers come down on the town and into the marshes, far from one another. They have one night to take the main street and both bridges; all the garrison has to do is hold.
    .rules = First to 7 VP wins. The German starts with 1 VP; there are no Heroic cards and no counter-attack.
    .aim = The American takes Terrains, from the town to the two bridges; the German holds them and starts with 1 VP.
    .end = The first to 7 VP wins. No draw is possible.
    .idea = In an Assault the American must destroy every German Unit; the German need only win one Combat.
scenario-historical = Sainte-Mère-Église: Historical
    .place = Sainte-Mère-Église and the bridges of the Merderet
    .date = 6 June 1944
    .text = The whole battle: Heroic cards, Tactical Choice, and a counter-attack that the German prepares in secret.
    .briefing = The town is taken, yet nothing is settled: to the south, the west and the north every crossroads is fought for. Men whose names will be remembered arrive on the causeway of La Fière, and behind the hedges armour is warming up its engines.
    .rules = First to 7 VP wins; six all is a draw. On turns 3, 5 and 7 each player takes a Heroic card.
    .aim = The American takes Terrains, from the town to the two bridges; the German holds them and may launch a counter-attack.
    .end = The first to 7 VP wins; six each is a draw.
    .idea = On turns 3, 5 and 7 each side takes a Heroic card: keep it for a bridge.
scenario-utah = Utah Beach
    .place = Behind Utah Beach
    .date = 6 June 1944
    .text = Two regiments jump blind onto sixteen hidden Terrains laid out by the German; the Beach Exits must be opened.
    .briefing = Four causeways cross the flooded meadows behind the beach: without them the 4th Division will stay on the sand. The 502nd and the 506th PIR jump before daybreak into country that only its defender knows. The wind will see to the rest.
    .rules = First to 7 Control tokens wins; a Beach Exit is worth 2 to the American. A PIR cannot attack more than two turns in a row.
    .aim = The American looks for the Beach Exits among sixteen hidden Terrains: each gives him 2 Control tokens, the others 1.
    .end = The first with 7 Control tokens at the end of an Assault wins, after 13 Assaults at most.
    .idea = Each column hides one Exit. The American always chooses where to attack, but a PIR never attacks more than two turns in a row.
scenario-graignes = Graignes
    .place = Graignes, south of Carentan
    .date = 11 June 1944
    .text = A village surrounded, four roads, three circles: the SS attack, the villagers help, and two hidden markers may decide it all.
    .briefing = Dropped too far away, fewer than two hundred men hold a village lost among the marshes, and the villagers feed them. On Sunday, during mass, SS are seen on the road. The American knows what matters in this village; the German has to guess.
    .rules = The American wins with 12 VP, the German with 13 or as soon as they hold both Objective markers. Each turn the village produces for its defenders.
    .aim = The German attacks along four roads towards the village; a Terrain is worth 1, 2, then 3 VP from the outside in.
    .end = The German wins with 13 VP, the American with 12. The German wins at once if he holds both Objective markers.
    .idea = Two of the village's four markers are Decoys, and only the American knows which.

## Sides, phases, places

seat-1 = American
seat-2 = German
side-us = American
    .the = the American
    .The = The American
    .of = of the American
    .to = to the American
side-de = German
    .the = the German
    .The = The German
    .of = of the German
    .to = to the German

phase-hands = Opening hands
phase-deal = Set-up
phase-mulligan_us = Opening hands
phase-mulligan_de = Opening hands
phase-lay_out = Laying out the Terrains
phase-drop = Drop
phase-markers = Placing the Graignes markers
phase-start_turn = Start of the turn
phase-take_terrain = Progression phase
phase-terrain_effect = Progression phase
phase-progression_events = Progression phase
phase-production = Production
phase-us_draw = American phase
phase-us_events = American phase
phase-de_draw = German phase
phase-de_reject = German phase
phase-counter_column = German phase
phase-de_events = German phase
phase-commit = Inter-phase
phase-de_opening = Assault phase
phase-us_answer = Assault phase
phase-us_bid = Assault phase
phase-de_bid = Assault phase
phase-destroyed = Assault phase
phase-replace = Assault phase
phase-assault_won = End of the Assault
phase-score = End of the Assault
phase-bonus = End of the Assault
phase-end_effects = End of the Assault
phase-recovery = End of the Assault
phase-mission_end = End of the Assault
phase-scout = Scouting
phase-pir_move = Move of the PIR
phase-pir_blocked = Blocked PIR
phase-heroic_grant = Heroic cards
phase-turn_end = End of the turn

column-fiere = La Fière
column-chef = Chef-du-Pont
sector-main = Sector of Sainte-Mère-Église
sector-bridges = Sector of the Bridges

layout-historical = historical
layout-ludic = ludic
regiment-502 = 502nd PIR
    .the = the 502nd PIR
    .The = The 502nd PIR
    .of = of the 502nd PIR
    .to = to the 502nd PIR
regiment-506 = 506th PIR
    .the = the 506th PIR
    .The = The 506th PIR
    .of = of the 506th PIR
    .to = to the 506th PIR
regiment-501 = 501st PIR
    .the = the 501st PIR
    .The = The 501st PIR
    .of = of the 501st PIR
    .to = to the 501st PIR
fatigue-fresh = Fresh
fatigue-tired = Tired
fatigue-exhausted = Exhausted

arm-n = north
arm-e = east
arm-s = south
arm-w = west
circle-1 = circle 1
circle-2 = circle 2
circle-3 = village
marker-objective = Objective
marker-decoy = Decoy
place-cross = { $arm }, { $circle }
place-named = “{ $terrain }” ({ $place })

quoted = “{ $card }”
quoted-times = “{ $card }” (×{ $number })
on-unit = on “{ $card }”
on-unit-first = on the first “{ $card }”
on-unit-second = on the second “{ $card }”
own-unit = your Unit
list-and = { $first } and { $last }

## US units

card-us_paratroopers = US Paratroopers
    .text = CV +1 if another Para fights alongside.
    .short = +1 with another Para
card-us_para_squad = Paratrooper Squad
    .text = When played, if another Para fights alongside, roll one dark 0/+1 token for this Unit.
    .short = 1 dark token with another Para
card-us_demolition = Demolition Squad
    .text = When played, the German chooses: lose one token, or discard the top card of their draw pile. What they do not have cannot be chosen.
    .short = German: −1 token or top card
card-us_recon = Reconnaissance Team
    .text = CV +1 if another Para fights alongside. In Utah, after an Assault you win, discard it from your hand to redeploy the PIR.
    .short = +1 with another Para
card-us_radio = Radio Team
    .text = When played, draw 1 card.
    .short = Draw 1 card
card-us_hq = HQ
    .text = Activate it by returning one 0/+1 token without rolling: +3 to your total in the next Combat of this Assault.
    .short = Pay 0/+1: +3 next Combat
card-us_at_gun = M1 Anti-tank Gun
    .text = CV +3 against a Vehicle. Ignores the effect of the Sturmgeschütz III.
    .short = +3 vs Vehicle, ignores StuG III
card-us_jeep = Willys Jeep
    .text = When played, you may bring back beside it one of your Units already tilted in this Assault, CV 3 or less: its CV counts, its effect does not.
    .short = + a tilted Unit, CV 3 or less
card-us_browning = Browning Machine Gun
    .text = When played, roll three dark 0/+1 tokens for this Unit.
    .short = Roll 3 dark tokens
card-us_mortars = M2 Mortars
    .text = When played, roll two dark 0/+1 tokens for this Unit.
    .short = Roll 2 dark tokens
card-us_officer = Officer
    .text = While in the Combat, up to two of your 0/+1 tokens succeed without a roll.
    .short = 2 own 0/+1 succeed automatically
card-us_medics = Medics
    .text = At the end of the Assault, won or lost, take back into hand one of your Units of CV 3 or less played in it.
    .short = Assault end: regain Unit, CV ≤ 3
card-us_pathfinders = Pathfinders
    .text = When played, look at the top 3 cards of your draw pile: take one into hand, put the others at the bottom.
    .short = See 3 cards, keep 1
card-us_glider_inf = Glider Infantry
    .text = When played, take one 0/+1 token.
    .short = Take one 0/+1
card-us_sherman = Sherman (4th Div.)
    .text = CV +2 on a Beach Exit.
    .short = +2 on a Beach Exit
card-us_howitzer = Pack Howitzer
    .text = When played, the German loses one token of their choice.
    .short = German loses 1 token
card-us_villagers = Armed Villagers
    .text = When played, take one +1/+1 token.
    .short = Take one +1/+1
card-us_stragglers = Stragglers
    .text = When played, take one 0/+1 token unless the Terrain is a Building.
    .short = Take one 0/+1 outside a Building

## US Combat Actions

card-us_grenade = US Grenade
    .text = One of your Units gains +2, and you roll one dark 0/+1 token for it.
    .short = +2 and roll 1 dark token
card-us_smoke = Smoke Grenade
    .text = Only when a German Unit has just been destroyed, no Unit needed: Size of the Terrain −1.
    .short = German Unit destroyed: Size −1
card-us_waco = Waco Gliders
    .text = Take two +1/+1 tokens.
    .short = Take two +1/+1
card-us_perfect_shot = Perfect Shot
    .text = No Unit needed. Destroys the German Unit, whatever its CV: you win this Combat.
    .short = Win the Combat, no Unit needed
card-us_mine = M7 Mine
    .text = No Unit needed. Discards a German Unit of CV 4 or less: the German replaces it within this same Combat or abandons the Terrain.
    .short = Discards a German Unit, CV ≤ 4
card-us_foiled = Foiled
    .text = Reaction, no Unit needed: cancels the German Combat Action just played, unless it is Heroic.
    .short = Cancels a German Combat Action
card-us_sabotage = Sabotage
    .text = Reaction, no Unit needed: cancels the German Event just played, unless it is Heroic.
    .short = Cancels a German Event
card-us_bazooka = Bazooka
    .text = One of your Units gains +4 against a Vehicle, otherwise +1.
    .short = +4 against a Vehicle, else +1
card-us_close = Close Quarters
    .text = One of your Units gains +1 for each Para you have in this Combat.
    .short = +1 per own Para in the Combat
card-us_gammon = Gammon Bomb
    .text = One of your Units gains +3 if the Terrain is a Building, otherwise +1.
    .short = +3 on a Building, else +1
card-us_suppress = Suppressive Fire
    .text = The German may play no more tokens until the end of this Combat.
    .short = No German tokens this Combat
card-us_ammo_drop = Ammo Bundle
    .text = Take two 0/+1 tokens.
    .short = Take two 0/+1
card-us_cricket = Cricket
    .text = Take a Unit of CV 2 or less from your discard into hand.
    .short = Discard to hand: Unit, CV ≤ 2
card-us_fallback = Orderly Withdrawal
    .text = If you lose this Assault, at its end take back into hand one of your Units of CV 4 or less played in it.
    .short = If lost: regain a Unit, CV ≤ 4

## US Events

card-us_airdrop = Airdrops
    .text = Draw 2 cards and take two 0/+1 tokens.
    .short = Draw 2, take two 0/+1
card-us_tactical = Tactical Choice
    .text = In Progression, before the Terrain is chosen or revealed: the Assault stays in the same Sector this turn. Or in your phase: draw 1 card and take one 0/+1 token.
    .short = Same Sector, or 1 card + 0/+1
card-us_diversion = Diversion
    .text = In Progression, right after the German places the Assault marker: move it to another Terrain of your choice that may be attacked.
    .short = Move the Assault marker
card-us_p51 = P-51 Mustang - Jabo
    .text = Choose: destroy one German Permanent Event in play, or the German loses two tokens of their choice.
    .short = Destroy a P.E. or −2 tokens
card-us_regroup = Regroup
    .text = Take three 0/+1 tokens.
    .short = Take three 0/+1
card-us_intel = Resistance Intelligence
    .text = The German shows you 3 cards of their hand, picked at random.
    .short = See 3 German cards at random
card-us_cut_wires = Cut Wires
    .text = Play in Progression: the German draws 1 card fewer on this Terrain (minimum 1).
    .short = Progression: German draws −1
card-us_dig_in = Dig In
    .text = This Terrain counts as a Building until the end of the turn.
    .short = Terrain is a Building this turn
card-us_second_wind = Second Wind
    .text = Take a Unit of CV 3 or less from your discard into hand.
    .short = Discard to hand: Unit, CV ≤ 3
card-us_naval = Naval Gunfire
    .text = Size of the Terrain −1 (minimum 1).
    .short = Size −1 (min. 1)
card-us_eureka = Eureka Beacon
    .text = Draw 2 cards, then discard 1 card of your choice.
    .short = Draw 2, discard 1
card-us_village_net = Village Network
    .text = Take one +1/+2 token and one 0/+1 token.
    .short = Take one +1/+2 and one 0/+1
card-us_rally = Rally
    .text = Play in Progression: the PIR that attacks becomes Fresh again, even after two Assaults in a row. If the 501st attacks, another PIR of your choice does.
    .short = Progression: a PIR becomes Fresh

## German Units

card-de_sentry = Sentry
    .text = When destroyed, draw 1 card.
    .short = Destroyed: draw 1 card
card-de_patrol = Patrol
    .text = When played, roll one dark 0/+1 token for this Unit.
    .short = Roll 1 dark token
card-de_luftlande = Luftlande
    .text = The effects of American Units with Support are ignored in this Combat.
    .short = No effects of Support Units
card-de_grenadiers = Grenadiers
    .text = CV +1 for each German Combat Action played in the earlier Combats of this Assault.
    .short = +1 per earlier German Action
card-de_stug = Sturmgeschütz III
    .text = Each American Unit in this Combat has CV −1 (never below 0).
    .short = Each American Unit −1
card-de_flak88 = 88 Flak Gun
    .text = CV +3 on a Building, unless it faces a Vehicle. As soon as it faces a Vehicle, roll the die 4 times: +1 or +2 each.
    .short = Building +3; Vehicle: 4 × +1/+2
card-de_wespe = Wespe Self-propelled Gun
    .text = CV +2 if Grenadiers were played earlier in this Assault.
    .short = +2 after Grenadiers
card-de_granatwerfer = Granatwerfer 42
    .text = When played, roll two dark 0/+1 tokens for this Unit.
    .short = Roll 2 dark tokens
card-de_mg42 = MG 42
    .text = CV +1 for each American Unit in this Combat.
    .short = +1 per American Unit
card-de_ost = Ost Battalion
    .text = —
    .short = —
card-de_fjr = Fallschirmjäger
    .text = CV +1 against a Para.
    .short = +1 against a Para
card-de_pak40 = Pak 40
    .text = CV +3 against a Vehicle.
    .short = +3 against a Vehicle
card-de_r35 = Captured R35 Tank
    .text = When played, the American loses one token of their choice.
    .short = American loses 1 token
card-de_courier = Motorcycle Courier
    .text = When played, draw 1 card.
    .short = Draw 1 card
card-de_captain = Captain
    .text = When destroyed: +2 to your total in the next Combat of this Assault.
    .short = Destroyed: +2 next Combat
card-de_gunners = Battery Gunners
    .text = CV +2 on a Beach Exit or at the Saint-Martin-de-Varreville Battery.
    .short = +2 on a Beach Exit or Battery
card-de_pioneers = Pioneers
    .text = When destroyed: Size of the Terrain +1.
    .short = Destroyed: Size +1
card-de_ss_pzgren = SS Panzergrenadiers
    .text = CV +1 if another SS Unit fights alongside.
    .short = +1 with another SS Unit
card-de_ss_recon = SS Reconnaissance
    .text = When played, draw 1 card.
    .short = Draw 1 card
card-de_ss_pio = SS Pioneers
    .text = CV +2 on a Building.
    .short = +2 on a Building
card-de_ss_mg = SS MG Team
    .text = When played, roll two dark 0/+1 tokens for this Unit.
    .short = Roll 2 dark tokens
card-de_sdkfz222 = Sd.Kfz. 222
    .text = When played, take two SS +1/+1 tokens.
    .short = Take two SS +1/+1
card-de_sdkfz251 = Sd.Kfz. 251
    .text = —
    .short = —
card-de_ss_leader = SS Squad Leader
    .text = While in the Combat, up to two of your 0/+1 tokens succeed without a roll.
    .short = 2 own 0/+1 succeed automatically

## German Combat Actions

card-de_m24 = M24 Grenade
    .text = One of your Units gains +2.
    .short = +2 to your Unit
card-de_ammo = Ammunition
    .text = Take two 0/+1 tokens.
    .short = Take two 0/+1
card-de_spotted = Enemy Spotted
    .text = A Sentry or a Patrol gains +3; any other of your Units gains +1.
    .short = Sentry or Patrol +3, others +1
card-de_trench = Trench
    .text = Only when a German Unit has just been destroyed, no Unit needed: Size of the Terrain +1.
    .short = German Unit destroyed: Size +1
card-de_sniper = Sniper
    .text = Reaction, no Unit needed: cancels the American Combat Action just played, unless it is Heroic.
    .short = Cancels an American Action
card-de_smine = S-Mine
    .text = Reaction, no Unit needed: cancels the American Unit of CV 3 or less just played; it is discarded.
    .short = Cancels American Unit, CV ≤ 3
card-de_panzerfaust = Panzerfaust
    .text = One of your Units gains +4 against a Vehicle, otherwise +1.
    .short = +4 against a Vehicle, else +1
card-de_heavy_fire = Heavy Fire
    .text = The American may play no more tokens until the end of this Combat.
    .short = No American tokens this Combat
card-de_last_push = Last Push
    .text = Discard 1 card of your choice from your hand: one of your Units gains +3.
    .short = Discard 1 card: +3
card-de_pinned = Pinned Down
    .text = The American may not play a second Unit in this Combat.
    .short = No 2nd American Unit
card-de_flare = Flare
    .text = One of your Units gains +1. The American shows you 2 cards of their hand, picked at random.
    .short = +1, see 2 American cards
card-de_ss_drive = Assault Drive
    .text = An SS Unit gains +2; any other of your Units gains +1.
    .short = SS Unit +2, others +1
card-de_salvage = Fall Back
    .text = Only when a German Unit has just been destroyed, no Unit needed: take back into hand one of your Units of CV 3 or less played in this Assault.
    .short = Unit destroyed: regain CV ≤ 3

## German Events

card-de_wire = Barbed Wire
    .text = The American loses three tokens of their choice.
    .short = American loses 3 tokens
card-de_logistics = Logistics
    .text = Draw until you hold as many cards as the American, at most 3 cards.
    .short = Draw up to American hand, max. 3
card-de_disoriented = Disoriented Americans
    .text = The American discards 2 cards of their choice.
    .short = American discards 2 cards
card-de_fire88 = 88 Fire
    .text = Play in Progression: no Production this turn.
    .short = Progression: no Production
card-de_barrage = Artillery Barrage
    .text = Choose: destroy one American Permanent Event in play, or the American discards 1 card at random.
    .short = Destroy a P.E. or discard 1 card
card-de_minefield = Minefield
    .text = The first American Unit of this Assault has CV −2 (never below 0).
    .short = 1st American Unit −2
card-de_local_reserve = Local Reserve
    .text = Draw 2 cards.
    .short = Draw 2 cards
card-de_floods = Floods
    .text = Play in Progression: the American draws 1 card fewer on this Terrain (minimum 1).
    .short = Progression: American draws −1
card-de_counterorder = Counter-order
    .text = Take a Unit of CV 3 or less from your discard into hand.
    .short = Discard to hand: Unit, CV ≤ 3
card-de_supply = Supply
    .text = Take three 0/+1 tokens.
    .short = Take three 0/+1
card-de_questioning = Prisoners
    .text = The American shows you 3 cards of their hand, picked at random.
    .short = See 3 American cards at random
card-de_column = Armoured Column
    .text = Size of the Terrain +1 (maximum 6).
    .short = Size +1 (max. 6)

## American Heroic cards

card-us_h_ridgway = Gen. Ridgway's HQ
    .text = When played, you may bring beside it a Unit of CV 3 or less from your discard; its effect applies.
    .short = + a Unit from discard, CV ≤ 3
card-us_h_vandervoort = Lt. Col. Vandervoort
    .text = When played, take one +1/+1 token.
    .short = Take one +1/+1
card-us_h_turnbull = Lt. Turnbull's Platoon
    .text = Size of the Terrain −2 (minimum 1).
    .short = Size −2 (min. 1)
card-us_h_gavin = Gen. Gavin at the Bridge
    .text = Draw 2 cards. +2 to your total in the first Combat of this Assault.
    .short = Draw 2; +2 in the 1st Combat
card-us_h_501 = 501st PIR
    .text = In Progression, before the Terrain is chosen: place the 501st PIR on any free Terrain, without drift. This turn's Assault takes place there, then the 501st leaves the game.
    .short = Progression: Assault by the 501st
card-us_h_winters = Lt. Winters
    .text = Against a Heavy weapon: CV +2, and its effect is ignored.
    .short = Heavy weapon: +2, effect ignored
card-us_h_taylor = Gen. Taylor
    .text = Take two 0/+3 tokens.
    .short = Take two 0/+3
card-us_h_cole = Lt. Col. Cole
    .text = One of your Units gains +4.
    .short = +4 to your Unit
card-us_h_4thdiv = 4th Division Spearhead
    .text = CV +2 on a Beach Exit.
    .short = +2 on a Beach Exit
card-us_h_villagers = Villagers' Help
    .text = Play at the moment of Production: produce on two different uncontrolled Objectives, even Engaged ones.
    .short = Produce on 2 Objectives
card-us_h_johnston = Maj. Johnston
    .text = When played, take one +1/+2 token.
    .short = Take one +1/+2
card-us_h_belltower = Bell-tower Observers
    .text = No Unit needed. If every German Unit here has CV 5 or less, destroys them: you win this Combat.
    .short = Win vs CV ≤ 5, no Unit needed

## German Heroic cards

card-de_h_falley = Gen. Falley's HQ
    .text = Take Luftlande Falley into your hand and one 0/+1 token.
    .short = Luftlande Falley and one 0/+1
card-de_h_1058 = 1058th Regiment
    .text = CV +1 for each German Unit destroyed in this Assault.
    .short = +1 per German Unit destroyed
card-de_h_storm = Assault Battalion
    .text = One of your Units gains +3. The American may play no more tokens until the end of this Combat.
    .short = +3, no American tokens
card-de_h_azeville = Azeville Battery
    .text = The American loses two tokens of your choice and discards 1 card of their own choice.
    .short = American: −2 tokens, −1 card
card-de_h_forward = Forward!
    .text = If you win this Assault, you place two Control tokens on the Terrain instead of one.
    .short = If won: 2 Control tokens
card-de_h_heydte = 6th Parachute Regiment
    .text = CV +1 against a Para.
    .short = +1 against a Para
card-de_h_crisbecq = Crisbecq Battery
    .text = The American loses three tokens of your choice.
    .short = American: −3 tokens, you choose
card-de_h_wn5 = Strongpoint WN5
    .text = Size of the Terrain +2 (maximum 6).
    .short = Size +2 (max. 6)
card-de_h_sector = Sector Reserve
    .text = Draw 3 cards.
    .short = Draw 3 cards
card-de_h_nightfight = Night Ambush
    .text = One of your Units gains +2. The American may not play a second Unit in this Combat.
    .short = +2, no 2nd American Unit
card-de_h_retreat = Organised Withdrawal
    .text = Play when the American wins the Assault, no Unit needed: the Terrain stays in play, with no control, no VP and no Barricade.
    .short = Assault lost: Terrain stays open
card-de_h_spearhead = Panzergrenadier Spearhead
    .text = When played, the American loses one token of their choice.
    .short = American loses 1 token
card-de_h_88battery = 88 Battery
    .text = Size of the Terrain +1 (maximum 6). The American loses two tokens of their choice.
    .short = Size +1, American −2 tokens
card-de_luftlande_falley = Luftlande Falley
    .text = The effects of American Units with Support are ignored in this Combat. CV +1 on an Objective.
    .short = No Support effects; Objective +1

## Permanent Events

card-us_p_air = Air Superiority
    .text = In your phase, if you have used no other Permanent Event this turn: the German loses one token of their choice.
    .short = Each turn: German −1 token
card-us_p_comms = Radio Net
    .text = In your phase, if you have used no other Permanent Event this turn: draw 1 card, then discard 1 card of your choice.
    .short = Each turn: draw 1, discard 1
card-us_p_supply = Glider Supply
    .text = In your phase, if you have used no other Permanent Event this turn: take one 0/+1 token.
    .short = Each turn: take one 0/+1
card-de_p_battery = Coastal Batteries
    .text = In your phase, if you have used no other Permanent Event this turn: the American loses one token of their choice.
    .short = Each turn: American −1 token
card-de_p_flooding = Flooded Hinterland
    .text = In your phase, if you have used no other Permanent Event this turn: the first American Unit of this turn's Assault has CV −1 (never below 0).
    .short = Each turn: 1st American Unit −1
card-de_p_reserve = Motorised Reserve
    .text = In your phase, if you have used no other Permanent Event this turn: take one 0/+1 token.
    .short = Each turn: take one 0/+1

## Variants

card-us_v_paragren = Parachute Grenadiers
    .text = CV +1 for each American Combat Action played in the earlier Combats of this Assault.
    .short = +1 per earlier American Action
card-us_v_radio = Veteran Radio Team
    .text = When played, look at the top 2 cards of your draw pile: take one into hand, put the other at the bottom. Take one 0/+1 token.
    .short = See 2 cards, keep 1; one 0/+1
card-us_v_recon = Mounted Recon
    .text = When played, look at the top 2 cards of the German draw pile and put them back in the same order.
    .short = See the top 2 German cards
card-us_v_demolition = Assault Engineers
    .text = CV +2 on a Building.
    .short = +2 on a Building
card-de_v_granat = Granatwerfer in Support
    .text = When destroyed: +2 to your total in the next Combat of this Assault.
    .short = Destroyed: +2 next Combat
card-de_v_patrol = Night Patrol
    .text = When played, the American discards 1 card of their choice.
    .short = American discards 1 card
card-de_v_mg = Crossfire MG 42
    .text = CV +2 for each American Unit in this Combat.
    .short = +2 per American Unit
card-de_v_m24 = Bundle Charge
    .text = One of your Units gains +4 against a Vehicle, otherwise +1.
    .short = +4 against a Vehicle, else +1

## Terrains of Sainte-Mère-Église

terrain-sme = Sainte-Mère-Église
    .text = —
    .short = —
terrain-crossroads = Crossroads
    .text = Assault end: the loser takes one 0/+1 token.
    .short = Loser takes one 0/+1
terrain-road = Road
    .text = Progression: the German rolls the die. On a Success the German draws 1 card more this turn; otherwise the American does.
    .short = Die: one side draws 1 more
terrain-houses = Houses
    .text = —
    .short = —
terrain-neuville = Neuville-au-Plain
    .text = Assault end: if the German wins, they take one more 0/+1 token.
    .short = German win: one more 0/+1
terrain-dropzone = Drop Zone
    .text = Progression: the American takes one 0/+1 token.
    .short = American takes one 0/+1
terrain-lafiere = La Fière Bridge
    .text = Each German Vehicle has CV +1.
    .short = German Vehicles +1
terrain-marsh = Marsh
    .text = Neither side may play Vehicles here.
    .short = No Vehicles
terrain-flooded = Flooded Fields
    .text = Each Vehicle, of either side, has CV −2 (never below 0).
    .short = Vehicles −2
terrain-chef = Chef-du-Pont Bridge
    .text = —
    .short = —
terrain-station = Chef-du-Pont Station
    .text = Assault end: the winner draws 1 card.
    .short = Winner draws 1 card

## Terrains of Utah Beach

terrain-exit1 = Beach Exit 1
    .text = —
    .short = —
terrain-exit2 = Beach Exit 2
    .text = —
    .short = —
terrain-exit3 = Beach Exit 3
    .text = —
    .short = —
terrain-exit4 = Beach Exit 4
    .text = —
    .short = —
terrain-poupeville = Poupeville
    .text = —
    .short = —
terrain-smdm = Sainte-Marie-du-Mont
    .text = Assault end: the winner draws 1 card.
    .short = Winner draws 1 card
terrain-wxyz = WXYZ Complex
    .text = Assault end: the winner takes one 0/+3 token.
    .short = Winner takes one 0/+3
terrain-battery = Saint-Martin-de-Varreville Battery
    .text = Each German Heavy weapon has CV +1.
    .short = German Heavy weapons +1
terrain-bocage = Bocage
    .text = In the first Combat the American may not play a second Unit.
    .short = Combat 1: no 2nd American Unit
terrain-brecourt = Brécourt Manor
    .text = Each German Heavy weapon has CV +1.
    .short = German Heavy weapons +1
terrain-wn = Resistance Nest
    .text = Assault end: if the German wins, they choose the PIR that attacks next turn.
    .short = German win: they pick next PIR
terrain-causeway = Causeway
    .text = Neither side may play Vehicles here.
    .short = No Vehicles

## Terrains of Graignes

terrain-mairie = Town Hall
    .text = Production: the American takes one +1/+2 token and one 0/+1 token.
    .short = Produces one +1/+2 and one 0/+1
terrain-church = Church
    .text = Production: the American rolls the die; on a Success they take a Unit of CV 4 or less from their discard into hand and show it.
    .short = Die: Unit, CV ≤ 4, to hand
terrain-redhouse = Red House
    .text = Production: the American rolls the die twice; each Success makes the German draw 1 card fewer this turn (minimum 1).
    .short = German draws −1 per Success
terrain-farm = Great Farm
    .text = Production: the American rolls the die twice. Two Successes, or a single one and four tokens of any kinds paid: Size of the assaulted Terrain −1 (minimum 1).
    .short = 2 dice: Size −1 on 2 Successes
terrain-canal = Canal
    .text = Assault end: if the American wins, they place the Lock on an uncontrolled Terrain that is no Objective; the German draws 1 card fewer there (minimum 1).
    .short = American win: place the Lock
terrain-square = Square
    .text = Progression: the American may make this Terrain a Building until the end of the turn.
    .short = May become a Building
terrain-bigmarsh = Great Marsh
    .text = Neither side may play Vehicles here.
    .short = No Vehicles
terrain-street = Street
    .text = Each German Vehicle has CV +1.
    .short = German Vehicles +1
terrain-hedge = Hedge
    .text = The first German Unit of the Assault has CV −1 (never below 0).
    .short = 1st German Unit −1

## Unit types

type-Para = Para
    .plural = Paras
type-Vehicle = Vehicle
    .plural = Vehicles
type-Gun = Heavy weapon
    .plural = Heavy weapons
type-Infantry = Infantry
    .plural = Infantry
type-HQ = HQ
    .plural = HQs
type-SS = SS
    .plural = SS
type-Civilian = Civilian
    .plural = Civilians

## Terrain mentions

tag-Building = Building
tag-Objective = Objective
tag-Exit = Beach Exit
tag-Special = Special Terrain
tag-Wet = Wet ground
tag-Bridge = Bridge
tag-Village = Village

## Card kinds

kind-unit = Unit
kind-action = Combat Action
kind-event = Event
kind-permanent = Permanent Event

## Combat tokens

token-light = 0/+1
    .count = { $n ->
        [one] one 0/+1 token
       *[other] { $n } × 0/+1 tokens
    }
token-dark = dark 0/+1
    .count = { $n ->
        [one] one dark 0/+1 token
       *[other] { $n } × dark 0/+1 tokens
    }
token-plus1 = +1/+1
    .count = { $n ->
        [one] one +1/+1 token
       *[other] { $n } × +1/+1 tokens
    }
token-plus12 = +1/+2
    .count = { $n ->
        [one] one +1/+2 token
       *[other] { $n } × +1/+2 tokens
    }
token-zero3 = 0/+3
    .count = { $n ->
        [one] one 0/+3 token
       *[other] { $n } × 0/+3 tokens
    }
token-ss = SS +1/+1
    .count = { $n ->
        [one] one SS +1/+1 token
       *[other] { $n } × SS +1/+1 tokens
    }

## Options

act-keep = Keep this hand
act-mulligan = Mulligan: six new cards
act-layout = Announce the { $layout } layout
act-number = Next column: number { $number }
act-put = Put “{ $terrain }” on { $place }
act-lay_rest = Lay the rest at random
act-drop = Jump on { $place }
act-drift = Let it drift to { $place }
act-stay = Let it land there
act-hide = Objectives: { $place } and { $place2 }
act-column = Column of { $column }
act-fight = Fight for “{ $terrain }”
act-attack = Attack { $place }
act-counter = Counter-attack “{ $terrain }”
act-regiment = Attack with { $regiment }
act-divert = Move the Assault marker to { $place }
act-square = Place the PIR on { $place }
act-play = Play “{ $card }”
act-produce = Produce: { $place }
act-activate = Activate “{ $card }”
act-refresh = { $Regiment } is Fresh again
act-extra = Draw one card more, then discard one
act-normal = Draw the normal number
act-reject = Discard “{ $card }”
act-commit = Commit “{ $card }” (CV { $card_vc })
act-commit-second = Add “{ $card }” (CV { $card_vc }) in Support
act-action = Play “{ $card }”{ $on }
act-token = Play one { $token } token{ $on }
act-ability = Activate { $unit }
act-stop = Stop here
act-stop-events = End my phase
act-stop-opening = Let the American answer
act-stop-us-ahead = Let the German answer
act-stop-us-behind = Give up the Combat: the Assault is lost
act-stop-de-ahead = Let the American answer
act-stop-de-behind = Give up the Combat: your Unit is destroyed
act-abandon = Abandon the Terrain: the Assault is lost
act-cancel = Cancel it with “{ $card }”
act-give = Give back one { $token } token
act-give-other = Take away one { $token } token
act-discard = Discard “{ $card }”
act-take = Take “{ $card }”
act-take-recover = Take back “{ $card }”
act-target = { $which ->
        [first] Target the first “{ $card }”
        [second] Target the second “{ $card }”
       *[only] Target “{ $card }”
    }
act-target-destroy_permanent = Destroy “{ $card }”
act-either = { $choice ->
        [0] The first effect
       *[other] The second effect
    }
act-pay = Pay
act-decline = Do not pay
act-none = No, nothing
act-none-before_terrain = Play nothing now
act-none-after_marker = Leave the marker where it is
act-none-us_wins = Leave the Terrain to the American
act-none-villagers_help = Play nothing now
act-none-production = Produce nothing
act-none-recover = Take nothing back
act-none-building = Attempt no recovery
act-none-prepare = Prepare nothing this turn
act-none-scout = Do not scout
act-none-blocked = No Reconnaissance Team in hand
act-recover = Try to recover “{ $card }”
act-prepare = Lay “{ $card }” face down
act-scout = Scout { $place }
act-move = Advance to { $place }
act-redeploy = Reconnaissance Team: redeploy to { $place }
act-push = Push it back to { $place }
act-land = Place the PIR on { $place }
act-lock = Put the Lock on { $place }
act-pass = Pass
act-pass-progression = Play nothing
act-pass-unit_destroyed = Play nothing

## Refusals

refusal-other-side = “{ $card }” is a card of the other side.
refusal-not-held = “{ $card }” is not in hand.
refusal-not-in-play = “{ $card }” is not in play on your side.
refusal-no-token = No { $token } token is left.
refusal-terrain = { $terrain }: this Unit cannot fight there.
refusal-tokens-forbidden = { $Side } may play no more tokens in this Combat.
refusal-second-forbidden = { $Side } may not play a second Unit in this Combat.

either-us_demolition-first = Give back one token
either-us_demolition-second = Discard the top card of the draw pile
either-us_p51-first = Destroy a German Permanent Event
either-us_p51-second = Make the German lose two tokens
either-de_barrage-first = Destroy an American Permanent Event
either-de_barrage-second = Make the American discard a card at random
either-square-first = Make it a Building for this turn
either-square-second = Leave the Terrain as it is

## Questions

ask-mulligan = Keep this hand, or shuffle it back for six new cards (once only)?
ask-layout = Which layout do you announce?
ask-number = Which number for the next column, from the left ({ $number ->
        [0] none placed
       *[other] { $number } placed
    })?
ask-put = { $number2 ->
        [0] No Terrain of 16 lies
        [one] One Terrain of 16 lies
       *[other] { $number2 } of 16 Terrains lie
    } on the field: which one next, and where?
ask-hide = Where do you hide your two Objective markers? The other two Terrains of the village get the Decoys.
ask-before_terrain = The next Terrain is not known yet: play a card now?
ask-column = Which column do you attack?
ask-front = For which of these two Terrains do you fight?
ask-counter = Counter-attack: which of the American's Terrains do you go for?
ask-attack = Which Terrain do you attack?
ask-after_marker = The German attacks “{ $terrain }”: move the Assault marker?
ask-divert = Where do you move the Assault marker?
ask-progression = Progression: a card to play now?
ask-villagers_help = Production: a Heroic card to play?
ask-production = Where do you produce this turn?
ask-event = Your phase: which Event do you play?
ask-cancel = { $card_Owner } has played “{ $card }”. Do you cancel it?
ask-extra_draw = { $number ->
        [one] You draw one card
       *[other] You draw { $number } cards
    }: draw one more, then discard one?
ask-reject = Which of the { $number } cards drawn do you discard?
ask-commit = Combat { $number } of { $size }: commit a Unit, or abandon the Terrain?
ask-replace = Your Unit is removed from Combat { $number } of { $size }: replace it, or abandon the Terrain?
ask-opening = You have { $de }: add anything before the American answers?
ask-answer = The German has { $de }: answer with which Unit?
ask-bid = { $stand ->
        [ahead] You are ahead, { $own } against { $foe }: leave it there, or raise further?
        [level] { $own } all, and a tie is enough for you: leave it there, or raise further?
       *[behind] You are { $missing } short ({ $own } against { $foe }): raise, or give up the Combat?
    }
ask-unit_destroyed = A German Unit has just been destroyed (Combat { $number } of { $size }): a card to play?
ask-target = Which German Unit do you target?
ask-either = “{ $source }”: which effect do you choose?
ask-give_token = { $stand ->
        [own] Which token do you give back
       *[other] Which token { $side_of } do you take away
    }{ $number ->
        [one] {""}
       *[other] {" "}({ $number } to go)
    }?
ask-pay_card = “{ $source }”: discard a card from your hand?
ask-pay_tokens = “{ $source }”: pay { $number ->
        [one] one token
       *[other] { $number } tokens
    }?
ask-discard = Which card do you discard{ $number ->
        [one] {""}
       *[other] {" "}({ $number } to go)
    }?
ask-keep_one = Which of the { $number } cards do you take into hand?
ask-recover = “{ $source }”: which Unit do you take back?
ask-building = Building, “{ $terrain }”: which Unit do you try to recover?
ask-prepare = Counter-attack: lay one Unit of this Assault face down ({ $number } of 3)?
ask-take_heroic = Which Heroic card do you take into hand?
ask-take_permanent = Which Permanent Event do you take into hand?
ask-destroy_permanent = Which Permanent Event { $side_of } do you destroy?
ask-us_wins = The American wins “{ $terrain }”: play a Heroic card?
ask-lock = On which Terrain do you put the Lock?
ask-drop = Where does { $regiment } jump?
ask-drift = Neutral: let { $regiment } drift, or let it land?
ask-regiment = Which PIR attacks this turn?
ask-place_501st = Where do you place the 501st PIR?
ask-refresh = Which PIR is Fresh again?
ask-scout = Which neighbouring Terrain { $regiment_of } do you scout?
ask-move = Where does { $regiment } advance?
ask-blocked = No neighbouring Terrain is free for { $regiment }: redeploy it?
ask-push = Where do you push { $regiment }?
ask-land = { $Regiment } is blocked: where do you place it?

## The log

event-mission = { $scenario }.
event-turn = Turn { $number }.
event-phase = { $phase }.
event-mulligan = { $Side } declares a mulligan and shuffles all six cards back.
event-kept_hand = { $Side } keeps their hand.
event-drew = { $Side } draws { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-drew_cards = New cards: { $cards }.
event-no_card_left = The draw pile { $side_of } is empty.
event-extra_draw = { $Side } draws one card more and will discard one.
event-rejected = { $Side } discards “{ $card }”.
event-played = { $Side } plays “{ $card }”.
event-cancelled = { $Side } cancels “{ $card2 }” with “{ $card }”.
event-discarded = { $Side } discards “{ $card }”.
event-milled = The top card of the draw pile { $side_of } is discarded: “{ $card }”.
event-left_game = “{ $card }” leaves the game.
event-saw_cards = { $cards_n ->
        [0] { $Side } has no card to show.
       *[other] { $Side } shows { $cards }.
    }
event-looked_at_top = { $number ->
        [0] The draw pile { $pile_of } is empty: nothing to see for { $side }.
        [one] { $Side } looks at the top card of the draw pile { $pile_of }.
       *[other] { $Side } looks at the top { $number } cards of the draw pile { $pile_of }.
    }
event-looked_at_top-own = { $number ->
        [0] { $Side } has no card left to look at in their draw pile.
        [one] { $Side } looks at the top card of their own draw pile.
       *[other] { $Side } looks at the top { $number } cards of their own draw pile.
    }
event-top_cards = { $cards_n ->
        [0] Nothing on the draw pile { $pile_of }.
       *[other] On the draw pile { $pile_of }: { $cards }.
    }
event-took_one_of_top = { $Side } takes one of them into hand.
event-took_card = You take “{ $card }” into hand.
event-taken_back = { $Side } takes “{ $card }” back into hand.
event-brought = { $Side } takes “{ $card }” into hand.
event-tokens_gained = { $Side } takes { $token_count }.
event-token_returned = { $Side } gives back one { $token } token.
event-token_paid = { $Side } pays one { $token } token.
event-token_played = { $Side } rolls for one { $token } token: { $value ->
        [0] neutral, no effect
       *[other] +{ $value }
    }.
event-token_sure = { $Side } plays one { $token } token: +{ $value }, without a roll.
event-dice_for_unit = { $number ->
        [0] No dark token is left to roll for “{ $card }”.
        [one] { $Side } rolls the die for “{ $card }”: { $successes ->
            [0] neutral, +{ $value }
           *[other] success, +{ $value }
        }.
       *[other] { $Side } rolls the die { $number } times for “{ $card }”: { $successes ->
            [0] no success
            [one] one success
           *[other] { $successes } successes
        }, +{ $value }.
    }
event-die = { $Side } rolls the die: { $success ->
        [0] neutral
       *[other] success
    }.
event-dice = { $Side } rolls the die { $number } times: { $successes ->
        [0] no success
        [one] one success
       *[other] { $successes } successes
    }.
event-terrain_taken = { $Side } chooses “{ $terrain }”.
event-terrain_turned = The Terrain is revealed: “{ $terrain }”.
event-size_changed = { $number ->
        [0] The Size of the Terrain does not change
       *[other] Size of the Terrain { $number_signed }
    }: { $size ->
        [one] a single Combat
       *[other] { $size } Combats at most
    }.
event-draws_changed = Cards to draw on this Terrain for { $side }: { $number_signed }.
event-building_marked = “{ $terrain }” counts as a Building until the end of the turn.
event-committed = It enters the Combat: CV { $card_vc }.
event-attached = { $Side } attaches “{ $card }”.
event-suppressed = Its effect is ignored.
event-ability_paid = { $Side } activates “{ $card }”.
event-bonus_laid = “{ $card }”: { $value ->
        [0] no bonus
       *[other] { $value_signed }
    }.
event-next_combat_bonus = { $Side } will have { $number_signed } in the next Combat.
event-first_unit_changed = The first Unit { $side_of } in this Assault has CV { $number_signed }.
event-tokens_forbidden = { $Side } may play no more tokens in this Combat.
event-second_forbidden = { $Side } may not play a second Unit in this Combat.
event-values = American { $us }, German { $de }.
event-gave_up = { $Side } gives up the Combat (American { $us }, German { $de }).
event-abandoned = { $Side } abandons “{ $terrain }”.
event-combat_won = { $Side } wins Combat { $number } of { $size }.
event-unit_removed = Removed from the Combat: “{ $card }”.
event-assault_won = { $Side } wins the Assault: “{ $terrain }”.
event-points = { $Side } { $control ->
        [yes] { $number ->
            [one] takes a Control token
           *[other] takes { $number } Control tokens
        }
       *[no] scores { $number } VP
    } (American { $us }, German { $de }).
event-recovery_tried = The American tries to recover “{ $card }”: { $success ->
        [0] neutral
       *[other] success
    }.
event-heroic_taken = { $Side } takes a Heroic card into hand.
event-heroic_chosen = Your Heroic card: “{ $card }”.
event-permanent_taken = { $Side } takes a Permanent Event into hand.
event-permanent_chosen = Your Permanent Event: “{ $card }”.
event-permanent_played = { $Side } puts the Permanent Event “{ $card }” in play.
event-permanent_used = { $Side } uses the Permanent Event “{ $card }”.
event-permanent_destroyed = The Permanent Event “{ $card }” { $side_of } is destroyed.
event-column_chosen = { $Side } chooses the column of { $column }.
event-front_turned = In front of the bridge: “{ $terrain }” and “{ $terrain2 }”.
event-terrain_discarded = “{ $terrain }” goes to the Terrain discard.
event-stays_in_sector = No change this turn: { $sector }.
event-counter_prepared = The German prepares a counter-attack: { $number ->
        [one] one Unit
       *[other] { $number } Units
    } of 3.
event-counter_unit = You lay “{ $card }” face down.
event-counter_launched = German counter-attack: “{ $terrain }” is in play again.
event-counter_lost = One of the prepared Units is discarded at random: “{ $card }”.
event-counter_taken = The German takes { $number ->
        [one] the other prepared Unit
       *[other] the { $number } other prepared Units
    } into hand.
event-terrain_kept = The American keeps “{ $terrain }”, for no further VP.
event-terrain_removed = Terrain removed, face up: “{ $terrain }”.
event-arm_laid = { $place_arm } column: “{ $terrain }”, “{ $terrain2 }”, then “{ $terrain3 }” in the village.
event-markers_placed = The American hides the Graignes markers in the village.
event-markers_chosen = Your two Objective markers: { $place } and { $place2 }.
event-attacked = The German attacks “{ $terrain }” ({ $place }).
event-diverted = The Assault marker moves to “{ $terrain }” ({ $place }).
event-production_blocked = No Production this turn.
event-produced = Production: “{ $terrain }” ({ $place }).
event-site_recovered = “{ $terrain }” ({ $place }) can produce again.
event-reopened = “{ $terrain }” ({ $place }) stays in play, controlled by nobody.
event-circle_held = { $Side } controls the whole of circle { $circle }.
event-marker_revealed = The Graignes marker is revealed: “{ $terrain }” ({ $place }) hid { $objective ->
        [0] a Decoy
       *[other] an Objective
    }.
event-barricade_placed = Barricade on “{ $terrain }” ({ $place }): no attack there next turn.
event-barricade_removed = The Barricade is taken away: “{ $terrain }” ({ $place }).
event-lock_placed = The Lock marker goes on “{ $terrain }” ({ $place }).
event-layout_announced = The German announces the { $layout } layout.
event-field_laid = The sixteen Terrains are laid out, face down.
event-pir_dropped = { $Regiment } jumps on { $place }.
event-pir_drifted = { $Regiment } drifts to { $place }.
event-pir_landed = { $Regiment } lands on “{ $terrain }” ({ $place }).
event-pir_activated = { $Side } activates { $regiment }: Assault on “{ $terrain }”.
event-pir_refreshed = { $Regiment } is Fresh again.
event-pir_fatigue = { $Regiment } is { $fatigue }.
event-scouted = The American scouts { $place }.
event-scout_saw = Your scouts have seen “{ $terrain }” ({ $place }).
event-pir_moved = { $Regiment } advances to “{ $terrain }” ({ $place }).
event-pir_pushed = The German pushes { $regiment } back to “{ $terrain }” ({ $place }).
event-pir_redeployed = { $Regiment } redeploys to “{ $terrain }” ({ $place }).
event-pir_blocked = { $Regiment } is blocked: { $number ->
        [0] the American draw pile is already empty
        [one] the top card of the American draw pile leaves the game unseen
       *[other] the top { $number } cards of the American draw pile leave the game unseen
    }.
event-pir_placed = { $Side } places { $regiment } on “{ $terrain }” ({ $place }).
event-pir_left = { $Regiment } leaves the game.
event-control_promised = Winning this Assault would bring { $number ->
        [one] one Control token
       *[other] { $number } Control tokens
    } more { $side_to }.
event-chooser_named = { $Side } will choose the PIR that attacks next turn.
event-victory = { $Side } wins the game.
event-draw = A draw.

## Terminal

cli-oc-needed = { $number } points to win
cli-oc-needed-each = to win: { $us } for the American, { $de } for the German
cli-oc-size = { $fought ->
        [0] Size { $size }
       *[other] Combat { $fought } of { $size }
    }
cli-oc-draws = to draw: American { $us }, German { $de }
cli-oc-total = { $side } { $number }
cli-oc-no-unit = no Unit
cli-oc-own-effect = its effect
cli-oc-reach = { $tokens ->
        [one] one token: { $percent } chance of getting ahead
       *[other] { $tokens } tokens: { $percent } chance of getting ahead
    }
cli-oc-out-of-reach = no number of tokens would do
cli-oc-discard = { $number ->
        [0] discard empty
       *[other] discard { $number }, on top { $top }
    }
cli-oc-tokens = tokens: { $tokens }
cli-oc-no-token = no token
cli-oc-heroics = Heroics aside: { $number }
cli-oc-tilted = { $number ->
       *[other] tilted: { $names }
    }
cli-oc-your-hand = { $number ->
        [0] Your hand is empty.
        [one] Your hand, one card:
       *[other] Your hand, { $number } cards:
    }
cli-oc-own-discard = Your discard: { $names }
cli-oc-own-heroics = Your Heroics aside: { $names }
cli-oc-own-permanents = Your Permanent Events aside: { $names }
cli-oc-bank = In the Reserves: { $tokens }.
cli-oc-main-pile = { $number ->
        [0] The main pile is empty.
        [one] Main pile: { $number } card.
       *[other] Main pile: { $number } cards.
    }
cli-oc-column-front = { $bridge }: behind two face-down cards.
cli-oc-column-bridge = { $bridge }: next in its column.
cli-oc-column-closed = { $bridge }: already fought over.
cli-oc-won = { $side } holds: { $names }.
cli-oc-counter-ready = { $number ->
        [0] Counter-attack still possible, no Unit prepared.
        [one] Counter-attack: one Unit of three prepared.
       *[other] Counter-attack: { $number } Units of three prepared.
    }
cli-oc-counter-lost = { $number ->
        [0] Too few Terrains are left for a counter-attack.
        [one] Too few Terrains are left for a counter-attack; one Unit of three prepared.
       *[other] Too few Terrains are left for a counter-attack; { $number } Units of three prepared.
    }
cli-oc-counter-due = Counter-attack ready to be launched: { $number } Units.
cli-oc-counter-used = { $number ->
        [0] Counter-attack already launched.
        [one] Counter-attack already launched, one Unit of it is left.
       *[other] Counter-attack already launched, { $number } Units of it are left.
    }
cli-oc-layout = Layout: { $layout }.
cli-oc-regiment = { $name } on { $square }, { $fatigue }.
cli-oc-here = Assault here
cli-oc-short-smdm = Ste-Marie-du-Mont
cli-oc-short-battery = St-Martin Battery
cli-oc-odds-token = +{ $value }
cli-oc-summary = { $turns ->
        [one] One turn.
       *[other] { $turns } turns.
    } American { $us }, German { $de }.
cli-pieces = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
cli-error-place = No place, card or Terrain is called “{ $name }” here.
cli-key-i = a card or a Terrain by a word of its name, a place (c2, n1); alone, the whole map
    .form = i bazooka
cli-key-uu = take back all the last choices that can be
    .form = uu
cli-key-a = let pass until the turn ends whatever you could answer, or be asked again
    .form = a
cli-key-p = piles, discards and tokens; your whole discard
    .form = p
cli-key-ll = the log, which goes back to the start of the turn
    .form = ll
cli-oc-turn = Turn { $number }
cli-oc-points = American { $us } – { $de } German
cli-oc-counter = counter-attack
cli-oc-vc = CV { $number }
cli-oc-support = Support
cli-oc-heroic = heroic
cli-oc-suppressed = effect ignored
cli-oc-first-unit = first Unit of the Assault
cli-oc-floor = never below 0
cli-oc-carried = +{ $number } carried over
cli-oc-no-tokens = no tokens in this Combat
cli-oc-no-second = no second Unit in this Combat
cli-oc-hand = { $number ->
        [one] one card
       *[other] { $number } cards
    }{ $heroics ->
        [0] { "" }
        [one] { "" } (one heroic)
       *[other] { "" } ({ $heroics } heroics)
    }
cli-oc-pile = pile { $number }
cli-oc-in-play = in play: { $names }
cli-oc-beside = beside the Terrain: { $names }
cli-oc-next = +{ $number } in the next Combat
cli-oc-face-down = face down
cli-oc-scouted = scouted
cli-oc-worth = { $number } VP
cli-oc-barricade = barricade
cli-oc-lock = lock
cli-oc-engaged = engaged
cli-oc-marker-objective = Objective marker
cli-oc-marker-decoy = decoy
cli-oc-marker-hidden = hidden marker
cli-oc-odds-dice = { $side ->
        [us] the American's dice give +{ $value }
       *[de] the German's dice give +{ $value }
    }
cli-oc-odds-recovered = the Unit comes back
cli-oc-odds-not-recovered = the Unit stays in the discard
cli-oc-odds-cancelled = it is cancelled

## Browser: the card table

web-oc-tab-board = Table
web-oc-tab-mine = Reserves
web-oc-phase-progression = Progression
web-oc-phase-us = American
web-oc-phase-de = German
web-oc-phase-assault = Assault
web-oc-phase-end = End of Assault
web-oc-standing-combat = Combat { $number } of { $size } · American { $us }, German { $de }
web-oc-standing-assault = { $terrain }: { $fought } of { $size } Combats fought
web-oc-kind-action = Action
web-oc-kind-event = Event
web-oc-kind-permanent = Permanent
web-oc-kind-unit = Unit
web-oc-vc = CV { $n }
web-oc-worth = Worth { $n } now.
web-oc-para = Para
web-oc-before-combat = The Combats will be here
web-oc-support = Support
web-oc-heroic = Heroic
web-oc-you = You
web-oc-backs = Hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $heroics ->
        [0] { "" }
        [one] , { $heroics } of them Heroic
       *[other] , { $heroics } of them Heroic
    }
web-oc-terrain = Terrain in play: { $name }
web-oc-counter-attack = Counter-attack
web-oc-draws = Draws
web-oc-draw = { $side }: draws { $n }
web-oc-combats = Combats
web-oc-size = Size { $size }, { $fought ->
        [0] no Combat begun
        [one] { $fought } Combat begun
       *[other] { $fought } Combats begun
    }
web-oc-size-was = printed: { $n }
web-oc-printed = Size { $size } · draws { $us } / { $de }
web-oc-lane = Combat area: { $side }
web-oc-no-tokens = No more tokens this Combat
web-oc-no-second = No second Unit
web-oc-suppressed = effect ignored
web-oc-suspense = pending
    .text = nothing has happened yet
web-oc-drop-here = Drop the card here
web-oc-no-unit = no Unit
web-oc-carried = +{ $n } from the last Combat
web-oc-shelf = played
web-oc-shelf-of = Played in this Assault: { $side }
web-oc-tilted = Tilted Units
web-oc-actions = Lasting Actions
web-oc-beside = Events beside the Terrain
web-oc-total = { $side }: { $n }
web-oc-how = Where do these points come from?
web-oc-from-last = Carried from the last Combat
web-oc-point-token = { $token } token
web-oc-point-first = first Unit
web-oc-point-floor = never below 0
web-oc-need = you need
web-oc-need-side = { $side } needs
web-oc-need-tie = a tie is enough
web-oc-need-more = a tie is not enough
web-oc-need-answer = waiting for an answer
web-oc-reach = Chances of getting ahead with tokens alone
web-oc-reach-title = To reach { $n }
web-oc-reach-ahead = To be ahead
web-oc-reach-needed = it then takes { $n }
web-oc-reach-sure = { $tokens ->
        [one] with a token, for certain
       *[other] with { $tokens } tokens, for certain
    }
web-oc-reach-tokens = { $n ->
        [one] if a token succeeds: { $chance }
       *[other] if tokens bring +{ $n }: { $chance }
    }
web-oc-reach-with = with { $cards }: { $total }
web-oc-reach-more = { $n ->
        [one] { $n } other way
       *[other] { $n } other ways
    }
web-oc-reach-n = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
web-oc-sure = sure
web-oc-lead = { $n ->
        [0] a tie is enough for you
       *[other] you lead by { $n }
    }
web-oc-lead-side = { $n ->
        [0] { $side } is ahead
       *[other] { $side } leads by { $n }
    }
web-oc-lead-tie = on a tie the American leads
web-oc-hand = Your hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-oc-hand-empty = Your hand is empty.
web-oc-barred = { $rule ->
        [OC-CARD-04] not on this Terrain
        [OC-SUPPORT-02] two Units already
        [OC-GEN-02] only one Unit here
        [OC-SUPPORT-01] cannot support
        [OC-SSSUPPORT-04] cannot support
        [OC-COMBAT-13] only one Unit
        [OC-ACTION-01] { $units ->
            [0] no Unit yet
           *[other] no Unit fits
        }
        [OC-ACTION-06] no target
        [OC-RULING-60] no target
        [OC-CANCEL-01] cancels another card
        [OC-SIZE-02] when a Unit is destroyed
       *[other] not in a Combat
    }
web-oc-playable = Playable now.
web-oc-drawn = drawn
web-oc-tokens = Tokens
web-oc-my-tokens = Your tokens
web-oc-no-token = no token
web-oc-next-combat = +{ $n } in the next Combat
web-oc-speaks = to act
web-oc-over = The game is over
web-oc-speak-both = Both sides choose in secret
web-oc-speak-you-turn = Your turn
web-oc-speak-you-window = Your turn: answer, or pass
web-oc-speak-turn = { $who ->
        [us] American
       *[de] German
    } to act
web-oc-speak-window = { $who ->
        [us] The American
       *[de] The German
    } may answer now
web-oc-spread = Cards to choose from
web-oc-loupe = Magnifier
web-oc-no-effect = No special effect.
web-oc-why = Why can I not play it?
web-oc-leaves = Part of the table
web-oc-leaf-fight = Combat
web-oc-leaf-field = Map
web-oc-victory = Victory
web-oc-control = Control
web-oc-points = { $side }: { $n } of { $needed }
web-oc-brief-start = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } · { $points } VP
    .control = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } · { $points ->
        [one] { $points } Control token
       *[other] { $points } Control tokens
    }
web-oc-result = { $points } of { $needed }
web-oc-initiative = Next choice of Terrain: { $side }
web-oc-initiative-bridges = At the bridges the loser of the last Assault chooses the column
web-oc-sectors = Sectors
web-oc-bank = Reserves
web-oc-reserve = Reserve
web-oc-special = Special Reserve
web-oc-bank-empty = empty
web-oc-piles = Piles
web-oc-side-head = Side
web-oc-pile = draw
web-oc-discard = discard
web-oc-out = out
web-oc-see-discard = See the discard: { $side }, { $n }
web-oc-discard-own = Your discard ({ $n }), last card first
web-oc-discard-top = { $side }: discard ({ $n }), only the last card is seen
web-oc-on-top = on top: { $card }
web-oc-reserved = To come
web-oc-heroics = Heroic cards
web-oc-permanents = Permanent Events
web-oc-mine = see yours ({ $n })
web-oc-theirs = opposite: { $n }

## The mission's map (web)

web-oc-map-utah = The field of Utah Beach, four columns of four Terrains
web-oc-map-graignes = The Terrains of Graignes, a cross around the village
web-oc-map-sme = Sectors of Sainte-Mère-Église
web-oc-map-empty = empty place
web-oc-map-hidden = hidden Terrain
web-oc-map-face-down = face down
web-oc-map-size = Size { $n }
web-oc-map-held = control: { $side }
web-oc-map-pick = can be chosen
web-oc-map-scouted = scouted by the American
web-oc-map-scouted-you = seen by you alone
web-oc-map-laying = The German lays out his sixteen Terrains, out of sight.
web-oc-map-lay = Lay out the field
web-oc-map-lay-where = To be laid: choose its square
web-oc-map-lay-which = Square { $place }: which Terrain?
web-oc-map-attacked = Terrain under attack
web-oc-map-points = { $n } VP
web-oc-map-barricade = Barricade
web-oc-map-barricade-note = { $terrain }: closed for this turn.
web-oc-map-lock = Lock
web-oc-map-lock-note = { $terrain }: the German draws one card fewer there.
web-oc-map-production-free = can produce
web-oc-map-production-engaged = has produced, engaged
web-oc-map-marker-objective = Objective
    .sign = O
web-oc-map-marker-decoy = Decoy
    .sign = D
web-oc-map-marker-hidden = hidden marker
web-oc-map-hide = { $n ->
        [one] Choose one more Objective
       *[other] Choose your { $n } Objectives
    }
web-oc-map-front = Which one to assault?
web-oc-map-pile = { $n ->
        [0] pile exhausted
        [one] { $n } hidden Terrain
       *[other] { $n } hidden Terrains
    }
web-oc-map-column-front = hidden approaches, then the bridge
web-oc-map-column-bridge = the bridge lies open
web-oc-map-column-closed = column finished
web-oc-map-column-now = Assault on the bridge
web-oc-map-won = Terrains taken
web-oc-map-now = Terrain of this turn
web-oc-map-discarded = Discarded Terrains
web-oc-map-counter = Counter-attack
web-oc-map-counter-cards = cards in the column: { $n } of 3
web-oc-map-counter-ready = still possible
web-oc-map-counter-lost = no longer possible
web-oc-map-counter-due = due
web-oc-map-counter-used = launched

## What is chosen in the bar: families, notes, what is lost and where one gets by stopping

pick-unit = One Unit
    .short = Unit
    .ask = Which Unit do you commit?
    .count = { $number } cards
pick-alone = One Unit
    .short = One
    .ask = Which Unit do you commit?
    .note = { $n } cards, CV { $least } to { $most }
    .enough = { $n } cards · { $enough ->
        [one] one is enough
       *[other] { $enough } are enough
    }
pick-paired = Two, in Support
    .short = Two
    .ask = Two in Support: which one first?
    .note = { $n } cards · { $pairs ->
        [0] no pair is enough
        [one] one pair is enough
       *[other] { $pairs } pairs are enough
    }
    .all = { $n } cards · { $pairs ->
        [one] the pair is enough
       *[other] any pair is enough
    }
    .plain = { $n } cards
    .none = no Support possible
pick-tokens = Tokens
    .short = Tokens
    .ask = Which token do you play?
    .note = after the Unit
pick-support = Unit in Support
    .short = Support
    .ask = Which Unit do you add in Support?
    .count = { $number } cards
pick-action = Combat Action
    .short = Action
    .ask = Which Combat Action do you play?
    .count = { $number ->
        [one] one card
       *[other] { $number } cards
    }
    .none = none to play
pick-token = Token
    .short = Token
    .ask = Which token do you play?
    .count = { $number } ways
    .none = none to play
pick-ability = Activate
    .short = Activate
    .ask = Activate what?
    .count = { $number } cards
pick-event = Event
    .short = Event
    .ask = Which Event do you play?
    .count = { $number } cards
pick-abandon = Abandon
    .short = Abandon
    .ask = Abandon the Terrain?
pick-lay = Lay it
    .short = Lay
    .ask = Where does this Terrain go?
    .count = { $number } places
pick-lay_rest = Lay the rest
    .short = The rest
    .ask = Lay the rest at random?
pick-draw = Draw
    .short = Draw
    .ask = Draw how many?
pick-advance = Advance
    .short = Advance
    .ask = Advance: where?
    .count = { $number } Terrains
pick-redeploy = Redeploy
    .short = Redeploy
    .ask = Redeploy: where?
    .count = { $number } Terrains
pick-for-slot = { $name }: for which Unit?
pick-for-place2 = { $name }, and where do you hide the other Objective?
name-token = { $token } token
which-first = the first
which-second = the second
slot-vc = CV { $number }
slot-vc-here = CV { $printed } → { $number } here
slot-total = total { $own }
slot-total-against = { $own } against { $foe }
slot-raise = { $before } → { $after } · total { $total }
name-rank = number { $number }
slot-layout-historical = columns 1-2-3-4, in order
slot-layout-ludic = columns in any order
slot-terrain = Size { $size } · draws { $us }/{ $de }
lost-us = Assault lost
lost-de = Terrain lost
lost-game = Game lost
lost-unit = Unit destroyed
exit-as-mulligan = Keep
exit-to-mulligan = you play these six cards
exit-as-drift = Let it land
exit-to-drift = it stays where it is
exit-as-before_terrain = Play nothing
exit-to-before_terrain = the Terrain is turned over
exit-as-after_marker = Leave the marker
exit-to-after_marker = the Assault is there
exit-as-progression = Play nothing
exit-to-progression = your cards wait
exit-as-villagers_help = Play nothing
exit-to-villagers_help = the card stays in hand
exit-as-production = Produce nothing
exit-to-production = nothing is engaged
exit-as-event = End my phase
exit-to-event = your Events stay
exit-as-cancel = Pass
exit-to-cancel = the card takes effect
exit-as-commit = Abandon
exit-as-replace = Abandon
exit-as-answer = Abandon
exit-as-opening = Stop here
exit-to-opening = the American answers
exit-as-bid = { $lost ->
        [yes] Give up
       *[no] Stop here
    }
exit-to-bid = the other side answers
exit-as-unit_destroyed = Play nothing
exit-to-unit_destroyed = the Size stays as it is
exit-as-pay_card = Do not pay
exit-to-pay_card = no effect
exit-as-pay_tokens = Do not pay
exit-to-pay_tokens = no effect
exit-as-recover = Take nothing back
exit-to-recover = all stays discarded
exit-as-building = Try nothing
exit-to-building = all stays discarded
exit-as-prepare = Prepare nothing
exit-to-prepare = your Units are discarded
exit-as-us_wins = Pass
exit-to-us_wins = the Terrain is American
exit-as-scout = Do not scout
exit-to-scout = no Terrain is seen
exit-as-blocked = Do not redeploy
exit-to-blocked = the PIR is blocked

# Why a bot would choose an option: “It …”.
term-points =
    .up = wins points
    .down = gives points away
term-reserves =
    .up = keeps cards and tokens for later
    .down = spends cards and tokens
term-assault =
    .up = makes this Assault safer
    .down = weakens this Assault

## Recap of an Assault

recap-over = Assault over · turn { $number }
recap-title = { $who ->
    [you] “{ $terrain }” is yours
   *[other] “{ $terrain }” goes { $side_to }
}
recap-tick = After each Assault
recap-head = { $who ->
    [you] you
   *[other] { $side_name }
}
recap-why-abandoned = { $who ->
    [you] You abandon the Terrain: the Assault ends there.
   *[other] { $Side } abandons the Terrain: the Assault ends there.
}
recap-why-lost = { $who ->
    [you] You lose a Combat: one is enough to lose the Assault.
   *[other] { $Side } loses a Combat: one is enough to lose the Assault.
}
recap-why-fought = { $number ->
    [one] The only Combat is fought, and the American has not lost it.
    [2] Both Combats are fought, and the American has lost neither.
   *[other] All { $number } Combats are fought, and the American has lost none.
}
recap-row = { $own } against { $foe }
recap-even = level: the American wins
recap-gave-up = { $who ->
    [you] you give up
   *[other] { $side } gives up
}
recap-abandoned = { $who ->
    [you] you abandon
   *[other] { $side } abandons
}
recap-at-once = won at once, by a card
recap-points = +{ $number } { $control ->
        [yes] Control
       *[no] VP
    }
recap-score = American { $us }, German { $de }
recap-units = { $number ->
    [one] 1 German Unit
   *[other] { $number } German Units
}
recap-destroyed = { $number ->
    [one] destroyed
   *[other] all destroyed
}
recap-cards = { $number ->
    [one] +1 card
   *[other] +{ $number } cards
}
recap-tokens = { $number ->
    [one] +1 token
   *[other] +{ $number } tokens
}
recap-for = { $who ->
    [you] for you
   *[other] for { $side }
}

# The legend of the board.
sign-unit = American Unit
    .text = light; the number is its Combat Value
sign-enemy_unit = German Unit
    .text = dark; likewise
sign-support = Support
    .text = may fight together with another Unit that has it
sign-action = Combat Action
    .text = played in a Combat
sign-event = Event
    .text = played in its phase, before the Assault
sign-token = 0/+1 token
    .text = light: half the time 1 more
sign-dark_token = Dark token
    .text = rolled by what a card says
sign-terrain = Terrain
    .text = Size: how many Combats at most; its points

# Hints for what is met for the first time (hints.toml).
hint-window = You may cancel what was just played, if you hold the card for it; now or never. You are asked whether or not you hold one.
hint-commit = Send one Unit and there is an Assault; send none and the Terrain is the American’s.
hint-answer = Equal is enough for the American; the German needs more.
hint-token = A 0/+1 token rolls the die: half the time it adds 1.
hint-column = Choose where the next Assault is fought: a column, then a Terrain of it.

## Who can hurt me there?

threat-line-up = My line-up
threat-ahead = already ahead, or by tokens alone
threat-total = that the other side beats it, all told
threat-note = Over the hands that the other side may hold: the one or two cards that help it most, then its tokens. You answer nothing. Longer sequences may add to it.
