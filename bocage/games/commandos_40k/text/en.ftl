# Words of Commandos 40 000.

## Specialisms: what each can do

specialism-leader = Leader
    .text = While it is on the battlefield and not shaken, its team gains 1 command point more each round, even when the team is broken.
specialism-combat = Combat
    .text = One attack more in each fight.
specialism-comms = Comms
    .text = Once a round, a generic tactic used on it, or on a friend that it sees within 6″, costs 1 command point less.
specialism-demolitions = Demolitions
    .text = All its ranged weapons ignore cover.
specialism-heavy = Heavy support
    .text = All its ranged weapons are Heavy: +1 to hit in the Shooting phase after it remained stationary.
specialism-medic = Medic
    .text = While it is not shaken, the trauma roll of a friend within 3″ may be re-rolled.
specialism-scout = Scout
    .text = It advances by the better of two dice and is never slowed by difficult terrain.
specialism-sniper = Sniper
    .text = With a Precision weapon it may re-roll each hit roll; with its other ranged weapons it re-rolls hit rolls of 1.
specialism-veteran = Veteran
    .text = When the team is built, its ballistic skill or its weapon skill is improved by 1. It passes every nerve test without a roll.
specialism-zealot = Zealot
    .text = In a round in which it made a charge move: +1 strength and +1 attack in the Fight phase.

## Abilities of weapons

ability-hazardous = Hazardous
    .text = When its bearer has finished shooting or fighting, roll a die for each such weapon used: on a 1 the bearer is out of action.
ability-assault = Assault
    .text = It may be fired after an advance.
ability-devastating_wounds = Devastating Wounds
    .text = Against a critical wound there is no save, not even an invulnerable one.
ability-grenade = Grenade
    .text = One model of the team a phase may use such a weapon, instead of all its other ranged weapons.
ability-ignores_cover = Ignores Cover
    .text = An obscured target is no harder to hit, and terrain that hides it does not help it in a trauma roll.
ability-twin_linked = Twin-linked
    .text = Each wound roll may be re-rolled.
ability-heavy = Heavy
    .text = +1 to hit in the Shooting phase if its bearer remained stationary this round.
ability-pistol = Pistol
    .text = It may be fired within engagement range, then only at an enemy within engagement range of its bearer.
ability-precision = Precision
    .text = An obscured target is no harder to hit.
ability-psychic = Psychic
    .text = Its owner may channel: together the penalties to hit then count as no worse than −1, and the weapon is Hazardous for this use.
ability-torrent = Torrent
    .text = Every attack hits without a roll, and never critically.
ability-lethal_hits = Lethal Hits
    .text = A 6 to hit wounds without a roll, except on a snap shot.
ability-wounds_on = Wounds on { $number }+
    .text = It wounds on { $number } or more, whatever strength and toughness are.
ability-melta = Melta { $number }
    .text = +{ $number } damage to a target at half range or less.
ability-rapid_fire = Rapid Fire { $number }
    .text = +{ $number } to its attacks against a target at half range or less.
ability-sustained_hits = Sustained Hits { $number }
    .text = Each critical hit scores more ordinary hits: { $number }.

## Tactics for everybody

tactic-decisive_shot = Decisive shot
    .text = At the start of the Shooting phase: one of your models that can shoot does so before all others.
tactic-decisive_move = Decisive move
    .text = At the start of the Movement phase: one of your models takes its movement action before all others.
tactic-decisive_strike = Decisive strike
    .text = At the start of the Fight phase: one of your models that can fight does so before all others, even before those that charged.
tactic-tactical_reroll = Tactical re-roll
    .text = In any phase: re-roll one advance, charge, nerve, hit, wound, save or trauma roll of your own, as soon as you see it.
tactic-tough_as_nails = Tough as nails
    .text = When you activate a model to shoot or to fight: until the end of the phase its light wounds and being shaken do not make it hit worse.
tactic-insane_courage = Insane courage
    .text = At the start of the Command phase, or at once when it breaks there: your broken team does not count as broken until the end of the round.

## Tactics of specialists

tactic-lead_by_example = Lead by example
    .text = When you activate your Leader to shoot or to fight: the Leader and one friend within 3″ may re-roll hit rolls of 1 this phase.
tactic-combat_master = Combat master
    .text = When you activate it in the Fight phase: its melee weapons gain Lethal Hits until the end of the phase.
tactic-scanner_spec = Scanner
    .text = In the Shooting phase, if it is not shaken: one of your unshaken models within 6″, or itself, gets +1 to hit until the end of the phase.
tactic-custom_ammo = Custom ammunition
    .text = In the Shooting phase, if it is not shaken: its ranged weapons become Twin-linked until the end of the phase.
tactic-hail_of_bullets = Hail of bullets
    .text = When you activate it in the Shooting phase: each ranged weapon that makes several attacks makes one more; one that makes a single attack may re-roll its hit roll.
tactic-first_aid = First aid
    .text = Instead of shooting, if it is neither shaken nor within engagement range: roll a die for a friend within 2″; on 3+ one of its light wounds is removed.
tactic-take_cover = Take cover
    .text = When an enemy declares fire at it: −1 to all hit rolls against it until the end of the phase.
tactic-deadly_precision = Deadly precision
    .text = In the Shooting phase, if it is neither shaken nor within engagement range: its ranged weapons gain Devastating Wounds until the end of the phase.
tactic-survivor = Survivor
    .text = When it is the target of an attack: −1 to all wound rolls against it until the end of the phase.
tactic-frenzy = Frenzy
    .text = When it fights, if it is not shaken: its melee weapons gain Sustained Hits 2; at the end of the phase it must consolidate towards the nearest enemy, up to 6″.

## Tactics of missions

tactic-sabotage = Sabotage
    .text = At the end of a round: a marker that the Attacker controls is sabotaged. It may be used several times.
tactic-defuse = Defuse
    .text = At the end of a round: a sabotaged marker that the Defender controls is intact again. It may be used several times.
tactic-scanner_mission = Scanner (mission)
    .text = At the start of the Movement phase, with an unshaken Comms specialist of the Attacker: it remains stationary this round, and the marker nearest to it is turned over.
tactic-stay_there = Stay there!
    .text = At the start of the Movement phase, with an unshaken model of the Attacker: enemies within its engagement range cannot fall back this phase.
tactic-slip_away = Slip away
    .text = At the start of the Movement phase, with an unshaken model of the Defender: roll a die; on a 6 it escapes.

## Recon cards

recon-assess_enemy = Assess the enemy
    .short = Assess the enemy
    .text = Up to a fifth of your models, rounded up, are set up only when all other models of both teams are on the table.
recon-lay_traps = Lay traps
    .short = Lay traps
    .text = Secretly trap up to D3 pieces of terrain. An enemy that moves on one or within 1″ of it rolls a die: on a 1 it suffers a mortal wound, and from then on the piece is dangerous terrain for your enemies.
recon-disarm_traps = Disarm traps
    .short = Disarm traps
    .text = Traps that the opponent lays have no effect.
recon-survey_ground = Survey the ground
    .short = Survey the ground
    .text = Difficult terrain does not slow your models; a mortal wound from dangerous terrain is cancelled on a 4+.
recon-forward_positions = Forward positions
    .short = Forward positions
    .text = After deployment up to a fifth of your models, rounded up, make a normal move.
recon-remove_sentries = Remove sentries
    .short = Remove sentries
    .text = After deployment up to a fifth of your models, rounded up, shoot at enemies that took forward positions.

## Missions

mission-air_assault = Air assault
    .text = The Defender guards three markers; the Attacker drops among them and sabotages what he controls at the end of a round. 5 rounds, by victory points.
mission-rescue = Rescue
    .text = Six markers lie face down, and one of them is sought. Whoever controls it after 5 rounds wins.
mission-exfiltration = Exfiltration
    .text = The Defender breaks out through the Attacker’s edge; he wins if more than half of his models escape. 4 to 6 rounds.

## Keywords of models, kinds of terrain

keyword-infantry = Infantry
keyword-exosuit = Exosuit
keyword-construct = Construct
keyword-drone = Drone
keyword-fly = Fly
keyword-psyker = Psyker
terrain-ruin = Ruin
terrain-statue = Statue
terrain-obstacle = Obstacle
terrain-area = Area
terrain-tank = Tank
terrain-platform = Platform
terrain-ladder = Ladder
terrain-hut = Hut
terrain-rock = Rock
terrain-wreck = Wreck

## Teams: what is wrong with one, what would help, one told

breach-no-leader = The team has no Leader.
breach-leaders = The team has { $number } Leaders; exactly one is allowed.
breach-too-few = Too few models: { $number }, and a team has { $least } or more.
breach-too-many = Too many models: { $number }, and a team has { $most } at most.
breach-keywords = The models do not share one faction keyword: { $keywords }.
breach-specialists = { $number } specialists besides the Leader; no more than { $most } are allowed.
breach-specialism-barred = { $sheet }: its datasheet does not allow the specialism “{ $specialism }”.
breach-specialism-twice = The specialism “{ $specialism }” is taken { $number } times; a team takes each once at most.
breach-max = { $sheet }: { $number } models, and a team has { $most } at most.
breach-points = { $cost } points; { $points } at most.
breach-stranger = { $sheet } is not a datasheet of the faction “{ $faction }”.
breach-weapon-barred = { $sheet }: its datasheet does not offer “{ $weapon }”, or not that often.
breach-weapon-missing = { $sheet }: weapons of its datasheet that are still to be chosen: { $number }.
breach-veteran-choice = { $sheet }: a Veteran improves ballistic skill (bs) or weapon skill (ws); choose one.
breach-veteran-only = { $sheet }: only a Veteran improves a skill.
mend-specialism = { $name }: { $word }
mend-plain = { $name }: no specialism
mend-weapon = { $name }: { $word ->
        [none] as its datasheet says
       *[other] { $word }
    }
mend-skill = { $name }: { $word ->
        [bs] better ballistic skill
       *[ws] better weapon skill
    }
mend-remove = without { $name }
team-member = { $name }{ $named ->
        [yes] {" ("}{ $title }{")"}
       *[no] {""}
    }{ $specialism ->
        [none] {""}
       *[other] , { $specialism }
    }: { $weapons } ({ $cost } pts)
team-sum = { $models } models, { $cost } points

## The game, its missions, its settings

game-name = Commandos 40 000
game-pitch = Two small teams of miniatures, a battlefield with floors and walls, and everything measured: moves, lines of sight, charges and reactions.

shelf-mission = Missions
scenario-air_assault = Air assault
    .short = Three markers to sabotage or keep whole; the Attacker drops from the sky.
    .text = The Defender lays three objective markers and sets up around them; the Attacker is dropped by the die, model by model, sometimes right in the middle. At the end of each round the Attacker may sabotage markers that he controls, and the Defender may defuse them. After 5 rounds each scores 2 points for every marker in the state he wants and 1 for every enemy specialist out of action; the higher total wins.
    .aim = The Attacker sabotages objective markers, the Defender keeps them: 2 points per marker, 1 per enemy specialist out of action.
    .end = After 5 rounds the higher total wins; equal totals are a draw.
    .idea = Sabotage costs 1 CP and Defuse 2, at the end of a round, on a marker you control: keep some CP.
scenario-rescue = Rescue
    .short = Six markers face down, only one counts: find it and hold it.
    .text = Six objective markers lie face down and only one is sought: a die names its number once everybody is in place. The two teams come from opposite edges and turn them over one by one. After 5 rounds whoever controls the sought marker wins; if nobody does, it is a draw.
    .aim = Six markers face down, one is sought: a die gives its number. Flip them and control the right one.
    .end = After 5 rounds whoever controls the sought marker wins; if nobody does, it is a draw.
    .idea = A marker is flipped at the end of the movement phase, if a model near it is not engaged.
scenario-exfiltration = Exfiltration
    .short = More than half of the Defenders must get off by the far edge.
    .text = The teams face each other from one short edge to the other, and the Defender must get through: his models that reach the Attacker’s edge escape. He wins if more than half of his team gets away; otherwise the Attacker wins. The battle lasts 4 to 6 rounds, and ends sooner once every Defender is gone or shaken.
    .aim = The Defender must get more than half his models off the Attacker’s short edge.
    .end = The battle lasts 4 to 6 rounds; it stops sooner once every Defender model has escaped, is shaken or out of action. If half of them or fewer have escaped, the Attacker wins.
    .idea = After round 4 the Attacker’s die may end it: do not count on the sixth.

option-board = Battlefield
option-board-plaza = Broken Plaza
option-board-pipeworks = Sump Pipeworks
option-board-outpost = Overgrown Outpost
option-board-crash = Crash Furrow
option-board-own = The one in a pack of yours
option-roles = Attacker and Defender
option-roles-roll = By the dice: the winner chooses
option-roles-first = Side A attacks
option-roles-second = Side B attacks
option-army_1 = Team of side A
option-army_2 = Team of side B
option-pack_1 = First pack of yours (a faction or a battlefield)
option-pack_2 = Second pack of yours
option-pack_3 = Third pack of yours
option-morale_strict = A morale test is passed
option-morale_strict-true = If the two dice exceed the leadership
option-morale_strict-false = If the two dice reach the leadership
option-nerve_mapping = A nerve test is taken against
option-nerve_mapping-field = The nerve value of the datasheet
option-nerve_mapping-literal = The leadership of the datasheet
option-trauma_light_wound_mod = Each light wound changes the trauma roll by
option-trauma_light_wound_mod-1 = +1: worse
option-trauma_light_wound_mod--1 = −1: better
option-snap_after_disengage = After falling back or retreating
option-snap_after_disengage-true = A model still fires snap shots
option-snap_after_disengage-false = A model cannot shoot
option-path_tolerance_mil = Tolerance on the length of a move
option-path_tolerance_mil-5 = 0.005″
option-path_tolerance_mil-0 = None
option-path_tolerance_mil-10 = 0.01″
option-path_tolerance_mil-20 = 0.02″
option-charge_must_reach = A charge that can succeed
option-charge_must_reach-true = Must be driven home
option-charge_must_reach-false = May fail on purpose
option-models_block_los = Other models
option-models_block_los-false = Obscure but do not hide
option-models_block_los-true = Hide what is behind them
option-objective_radius_mil = Size of objective markers
option-objective_radius_mil-1000 = 2″
option-objective_radius_mil-1500 = 3″
option-fnp_per = Feel no pain: one die
option-fnp_per-wound = For each wound suffered
option-fnp_per-point = For each point of damage

result-attacker = The Attacker wins. { $reason }
result-defender = The Defender wins. { $reason }
result-draw = A draw. { $reason }

## Sides, roles, phases

seat-1 = Side A
    .of = for side A
seat-2 = Side B
    .of = for side B
role-attacker = Attacker
role-defender = Defender
side-west = west
side-east = east

phase-roles = Setup: roles
phase-edges = Setup: edges
phase-markers = Setup: objective markers
phase-recon = Recon phase
phase-traps = Recon phase: traps
phase-halves = Setup: halves of the table
phase-hold_back = Deployment: who is held back
phase-deploy = Deployment
phase-deploy_held = Deployment: models held back
phase-forward = Recon phase: forward positions
phase-sentries = Recon phase: sentries
phase-sought = Setup: the sought marker
phase-command = Command phase
phase-movement = Movement phase
phase-shooting = Shooting phase
phase-fight = Fight phase
phase-round_end = End of the round
sub-ready_fire = Ready? Fire!
sub-fire_at_will = Fire at will
sub-hammer_of_fury = Hammer of fury
sub-fight_all = Fight!
roll-advance = advance roll
roll-charge = charge roll
roll-nerve = nerve test
roll-hit = hit roll
roll-wound = wound roll
roll-save = save roll
roll-trauma = trauma roll

## Models, weapons, places in a sentence

model-named = { $name } ({ $id })
weapon-bare_hands = Bare hands
weapon-profile = { $weapon } ({ $profile })
terrain-at = { $terrain } ({ $place })
place = { $x }, { $y }
place-high = { $x }, { $y }, { $z }″ up
refusal-path = The path breaks this rule on leg { $leg }, at { $place }.
refusal-path-long = The path costs { $cost }″, the move allows { $most }″; that is used up on leg { $leg }, at { $place }.
refusal-too-near = { $model } is { $gap }″ away; it must be more than { $most }″.
refusal-not-reached = { $model }, the nearest target, would be { $gap }″ away; it must be { $most }″ or less.
refusal-distances = { $model } is { $most }″ away now and would be { $gap }″ away.
refusal-climb = A climb is a leg of its own: go to the foot first, then straight up or down at that place.
refusal-unsupported = Nothing carries the base there.
refusal-terrain = In the way: { $piece }.
refusal-edge = That is beyond the edge of the table.
refusal-taken = { $model } is in the way.
refusal-outside = The place lies outside the zone.
refusal-not-yours = { $model } belongs to your opponent.
refusal-own = { $model } is one of your own models.
refusal-declared = { $model } is declared already.
refusal-shaken = { $model } is shaken.
refusal-tactic-used = “{ $tactic }” has already been used in this phase.
refusal-no-specialist = Your team has no specialist on the battlefield for “{ $tactic }”.
refusal-unprepared = { $model } is not Prepared: it shoots in the second sub-phase.
refusal-prepared = { $model } is Prepared: it could shoot only in the first sub-phase.
refusal-sound = { $model } has no light wound, and its team does not count as broken.
refusal-tested = { $model } has already tested its nerve.
refusal-no-overwatch = { $model } has no weapon that it may use now with the charger in range and in sight.
refusal-moved = { $model } has moved in this phase.
refusal-no-retreat = There is no place for { $model } to retreat to.
refusal-marker-flat = Markers lie on the table itself.
refusal-marker-gone = No face-down marker lies there.
refusal-marker-control = You have { $one ->
    [one] 1 model
   *[other] { $one } models
} at that marker, your opponent { $two }.
refusal-marker-engaged = All your models at that marker are in engagement range.
refusal-marker-edge = It would lie { $gap }″ from the edge; it must be more than { $most }″.
refusal-marker-near = It would lie { $gap }″ from another marker; it must be more than { $most }″.
refusal-marker-room = The markers still to come would find no room.
refusal-range = { $model } is { $gap }″ away; the range is { $most }″.
refusal-unseen = { $model } is out of sight.
refusal-friend-near = { $model } is in engagement range of a friendly model.
refusal-done = { $model } has already been activated in this phase.
refusal-out = { $model } is out of action.
refusal-escaped = { $model } has escaped.
refusal-retreated = { $model } has retreated in this round.
refusal-fell-back = { $model } has fallen back in this round.
refusal-tried = { $model } has attempted a charge in this round.
refusal-advanced = { $model } has advanced in this round.
refusal-no-target = { $model } has no target in sight and in range.
refusal-no-gun = { $model } has no ranged weapon.
refusal-engaged = { $model } is in engagement range of an enemy.
refusal-free = { $model } is not in engagement range of any enemy.
refusal-not-charged = { $model } has made no successful charge in this round.
refusal-was-free = { $model } was not in engagement range when the phase began.
refusal-no-way-back = There is no place for { $model } to fall back to.
refusal-points = It costs { $one } CP, you have { $two }.
with-length = {" "}({ $length }″)
quoted = “{ $name }”
list-and = { $first } and { $last }

## What can be chosen

act-pass = Pass
act-pass-courage = Save the points
act-pass-initiative_again = Keep these dice
act-pass-move_start = No tactic
act-pass-shoot_start = No tactic
act-pass-fight_start = No tactic
act-pass-charge_tactic = No tactic
act-pass-under_fire = No tactic
act-pass-under_overwatch = No tactic
act-pass-strike = No further tactic
act-pass-trauma = No tactic
act-pass-flip = Turn over nothing more
act-pass-shoot_next = Pass
act-pass-reroll = Keep this roll
act-pass-trauma_again = Keep this roll
act-pass-round_end = Leave the markers as they are

act-role = { $role }
note-role-air_assault-attacker = lands by a die, sabotages markers
note-role-air_assault-defender = places and guards three markers
note-role-rescue-attacker = chooses a half, deploys first
note-role-rescue-defender = places the six markers
note-role-exfiltration-attacker = bars the way out
note-role-exfiltration-defender = must leave the table
act-side = The { $side } side
act-side-edge = The { $side } edge
act-side-half = The { $side } half
act-marker = Objective marker at { $place }
act-recon = { $card }
act-trap = Trap: { $site }
act-trap-tests = Trap: { $site }
act-hold = Hold back: { $model }
act-deploy = Set up: { $model }
act-at = Place at { $place }
act-forward = Move forward: { $model }

act-test = Nerve test: { $model }
act-keep = Keep the initiative
act-keep-order = I do
act-give = Give the initiative away
act-give-order = My opponent does
act-again = Re-roll my initiative dice
act-again-reroll = Re-roll (free)
act-use = { $tactic } ({ $cost } CP){ $model_is ->
        [none] {""}
       *[some] : { $model }
    }{ $other_is ->
        [none] {""}
       *[some] , with { $other }
    }
act-use-first_aid = { $tactic } ({ $cost } CP): { $other }

act-stay = Remain stationary: { $model }
    .short = Remain stationary
act-prepare = Prepare: { $model }
    .short = Prepare
act-normal = Normal move: { $model }
    .short = Normal move
act-advance = Advance: { $model }
    .short = Advance
act-fall_back = Fall back: { $model }
    .short = Back
act-charge = Charge: { $model }
    .short = Charge
act-end = End my moves: all other models remain stationary
act-path = Move to { $place }{ $length }
act-leave = Leave the table and escape{ $length }, over { $place }
act-halt = Do not move
act-target = Charge { $model }
act-target-next_target = { $model }
act-none = No reaction: { $model }
    .short = No reaction
act-overwatch = Overwatch: { $model }
    .short = Overwatch
act-retreat = Retreat: { $model }
    .short = Retreat
act-check = Dangerous terrain: { $piece }
act-flip = Turn over objective marker { $marker }

act-shoot = Shoot: { $model }
act-fire = Shoot at { $model }: { $weapon }
act-stop = Cease fire
act-allot = { $number ->
        [0] No attack
        [one] { $number } attack
       *[other] { $number } attacks
    }
act-fight = Fight: { $model }
act-fight-frenzy_next = { $model }
act-with = { $weapon }
act-number = { $number ->
        [0] No attack
        [one] { $number } attack
       *[other] { $number } attacks
    }
act-yes = Yes
act-yes-channel = Channel
act-no = No
act-no-channel = Do not channel
act-done = That is all
act-done-trap = Trap nothing this time
act-done-hold = Hold nobody else back
act-done-forward = Move nobody else
act-done-sentry = Shoot no more
act-done-charge_targets = No other target
act-done-weapons = No other weapon
act-reroll = Re-roll ({ $cost } CP)
act-medic = Re-roll thanks to the medic: { $model }
act-sabotage = Sabotage objective marker { $marker } ({ $cost } CP)
act-defuse = Defuse objective marker { $marker } ({ $cost } CP)

## What is asked

ask-role = Which role do you take?
ask-edge = Which short edge do you take?
ask-half = Which half of the table do you take?
ask-marker = Where do you place objective marker { $marker }?
ask-recon = Which recon card do you play? Your opponent sees it only once his own is chosen.
ask-trap = Which terrain do you trap? { $number ->
        [one] { $number } trap
       *[other] { $number } traps
    } at most in all.
ask-hold = Who is set up after everybody else? { $number ->
        [one] { $number } more model
       *[other] { $number } more models
    } at most.
ask-deploy = Deployment: which model?
ask-deploy_at = { $model }: where?{ $quarter ->
        [0] { $die ->
            [0] {""}
            [5] {" "}Anywhere.
            [6] {" "}Anywhere.
           *[other] {" "}Quarter { $die } has no place: anywhere.
        }
       *[other] {" "}In quarter { $quarter } of the table.
    }
ask-forward = Forward positions: who moves? { $number ->
        [one] { $number } more model
       *[other] { $number } more models
    } at most.
ask-sentry = Remove sentries: who shoots? { $number ->
        [one] { $number } more model
       *[other] { $number } more models
    } at most.

ask-order = You win the roll-off. Who decides first?
ask-courage = Your team is broken. Insane courage?
ask-nerve = Nerve tests: which one now?
ask-initiative = You win the initiative. Do you keep it?
ask-initiative_again = Initiative, { $number } against { $total }: do you re-roll your dice?

ask-move_start = The Movement phase begins. A tactic?
ask-shoot_start = The Shooting phase begins. A tactic?
ask-fight_start = The Fight phase begins. A tactic?

ask-move = Which model, and which movement action?
ask-normal_path = Normal move, { $model }: how far?
ask-advance_path = Advance by +{ $number }″, { $model }: how far?
ask-fall_back_path = Falling back, { $model }: how far?
ask-forward_path = Forward position, { $model }: how far?
ask-charge_targets = { $model }: charge whom?
ask-react = { $model } charges you: react?
ask-retreat_path = Retreat, { $model } before { $foe }: how far?
ask-charge_tactic = { $model }: { $number }″ on the charge roll. A tactic?
ask-charge_path = Charge of up to { $number }″, { $model }: which way?
ask-failed_charge_path = Failed charge, { $model }: come up to { $number }″ nearer?
ask-tests = { $model }: several tests to take. Which one first?
ask-flip = Which objective marker do you turn over?
ask-scan = { $model }: which of the equally near markers do you turn over?

ask-shoot_next = Which model shoots?
ask-shoot = { $model }: which weapon, and at whom?
ask-overwatch = { $model }: overwatch at { $foe }?
ask-allot = { $model }: how many of { $number } attacks on { $foe }?
ask-channel = { $model }: channel? The penalty is then −1 at worst, but the weapon becomes hazardous.
ask-under_fire = { $foe } attacks { $model }. A tactic?
ask-under_overwatch = { $foe } is about to shoot at { $model } in overwatch. A tactic?
ask-fight_next = Which model fights?
ask-weapons = { $model }: which weapon?
ask-allot_blows = { $model }: how many of { $number } attacks on { $foe }? Weapon: { $weapon }.
ask-next_target = { $model }: whom does it attack next?
ask-strike = { $model }: a tactic in this fight?
ask-pile_in_path = Pile-in, { $model }: how far?
ask-consolidate_path = Consolidation, { $model }: how far?
ask-frenzy_next = Frenzy: which model moves first?
ask-frenzy_path = Frenzy, { $model }: which way to the nearest enemy?
ask-reroll = { $model }: { $die } on the { $roll }. Re-roll?
ask-trauma = { $model } is about to make a trauma roll. A tactic?
ask-trauma_again = { $model }: { $number } on the trauma roll, out of action. Re-roll?
ask-round_end = End of the round: what do you do with the objective markers?

## What happens: before the battle

event-roll_off = Roll-off, { $die } for side A and { $die2 } for side B: { $seat_is ->
        [none] a tie, once more
       *[some] victory { $seat_of }
    }.
event-role = { $Seat }: { $role }. { $Other }: { $role2 }.
event-edge = { $Seat }: { $side } edge. { $Other }: { $side2 } edge.
event-half = { $Seat }: { $side } half. { $Other }: { $side2 } half.
event-marker_placed = { $Seat }: objective marker { $marker } at { $place }.
event-recon_chosen = { $Seat }: recon card chosen in secret.
event-recon_shown = { $Seat }: { $card }.
event-recon_void = { $Seat }: { $card } has no effect.
event-traps_counted = { $Seat }: die { $die }, up to { $number ->
        [one] { $number } trap
       *[other] { $number } traps
    }.
event-trap_laid = { $Seat }: secret choice of terrain to trap.
event-no_trap_laid = You lay no trap; you alone know.
event-trap_laid_at = Your trap: { $site }; you alone know.
event-traps_disarmed = { $Seat }: traps disarmed, none will work.
event-held_back = { $model }: set up later.
event-landing = { $model }: landing die { $die }, { $die ->
        [5] anywhere
        [6] anywhere
       *[other] quarter { $die }
    }.
event-lands_nearer = { $model }: no place is 4″ from every enemy. It lands more than { $length }″ from them.
event-zone_grows = { $model }: no place is left in its zone. The zone grows by { $length }″ for it.
event-deployed = { $model }: set up at { $place }.
event-sought_rolled = The sought marker has the number { $die }.

## What happens: rounds and phases

event-round = Round { $number }.
event-phase = { $phase }.
event-part = { $Seat } makes its moves.
event-sub_phase = Sub-phase “{ $sub }”.
event-morale_rolled = { $Seat }: morale test, { $dice_sum } against { $need }+.
event-broken = { $Seat }: team broken.
event-steadfast = { $Seat }: morale holds.
event-nerve_rolled = { $model }: nerve test, { $die }{ $bonus } against { $need }+: { $passed ->
        [yes] passed
       *[no] failed
    }.
event-nerve_sure = { $model }: nerve test passed without a roll.
event-shaken = { $model }: shaken.
event-calm = { $model }: calm again.
event-points_gained = { $Seat }: +{ $number } CP, { $total } in all.
event-initiative_rolled = { $Seat }: initiative roll { $dice }, total { $total }.
event-initiative = { $Seat } has the initiative.
event-tactic_used = { $Seat }: { $tactic } ({ $cost } CP).
event-tactic_on = { $Seat }: { $tactic } ({ $cost } CP), { $model }.
event-rerolled = { $Seat }: re-roll, { $dice }.

## What happens: moves

event-stayed = { $model }: stationary.
event-prepared = { $model }: prepared.
event-moved = { $model }: moves { $cost }″, to { $place }.
event-halted = { $model }: does not move.
event-advance_rolled = { $model }: advance of +{ $bonus_n }″{ $dice_n ->
        [0] {" "}without a roll
        [1] {""}
       *[other] {" "}(the better of { $dice })
    }.
event-fell_back = { $model }: falls back.
event-charge_declared = { $model }: charge declared on { $foes }.
event-no_reaction = { $model }: no reaction.
event-overwatch = { $model }: overwatch at { $foe }.
event-retreated = { $model }: retreats.
event-charge_rolled = { $model }: charge roll, { $dice_sum }.
event-charged = { $model }: charge made.
event-charge_failed = { $model }: charge failed.
event-danger = { $model }: dangerous terrain, { $piece }, die { $die }: { $die ->
        [1] danger
       *[other] no harm
    }.
event-trap_met = { $model }: a trap is uncovered, { $site }.
event-trap = { $model }: trap, { $site }, die { $die }: { $die ->
        [1] it goes off
       *[other] no harm
    }.
event-trap_spent = { $site }: trap spent, the place stays dangerous.
event-saved_by_survey = { $model }: surveyed ground, { $die } against 4+: { $die ->
        [4] wound cancelled
        [5] wound cancelled
        [6] wound cancelled
       *[other] no effect
    }.
event-escaped = { $model }: escapes.
event-slipped = { $model }: to slip away, { $die } against 6: { $die ->
        [6] done
       *[other] failed
    }.

## What happens: attacks

event-shoots = { $model }: activated to shoot.
event-fired = { $model } shoots at { $foe }: { $weapon }.
event-attacks_rolled = { $model }: number of attacks, { $total } (die: { $dice }).
event-attacks = On { $foe }: { $number ->
        [one] { $number } attack
       *[other] { $number } attacks
    }.
event-channelled = { $model }: channels.
event-fights = { $model }: activated to fight.
event-strikes = { $model } strikes { $foe }, { $weapon }: { $number ->
        [one] { $number } attack
       *[other] { $number } attacks
    }.
event-hit_rolled = { $model }: to hit, { $die }{ $bonus } against { $need }+: { $hit ->
        [yes] hit
       *[no] missed
    }.
event-auto_hit = { $model }: hits without a roll.
event-more_hits = Critical hit, { $number ->
        [one] { $number } more hit
       *[other] { $number } more hits
    }.
event-wound_rolled = To wound, { $die }{ $bonus } against { $need }+: { $wounds ->
        [yes] wounded
       *[no] failed
    }.
event-auto_wound = Lethal hit, wounded without a roll.
event-no_save = { $model }: no save possible.
event-save_rolled = { $model }: save, { $die }{ $bonus } against { $need }+: { $saved ->
        [yes] saved
       *[no] failed
    }.
event-damage_rolled = { $model }: damage, { $total } (die: { $dice }).
event-fnp_rolled = { $model }: feel no pain, { $die } against { $need }+: { $ignored ->
        [yes] wound ignored
       *[no] failed
    }.
event-damaged = { $model }: { $number ->
        [one] { $number } hit point lost
       *[other] { $number } hit points lost
    }, { $left } left.
event-mortal = { $model }: mortal wound.
event-trauma_rolled = { $model }: trauma roll, { $dice_max }{ $bonus_is ->
        [some] { $bonus } = { $total }
       *[none] {""}
    }{ $dice_n ->
        [1] {""}
       *[other] {" "}(dice: { $dice })
    }.
event-light_wound = { $model }: light wound, { $number } of 3.
event-out = { $model }: out of action.
event-hazard_rolled = { $model }: hazardous weapon, die { $die }: { $die ->
        [1] it turns on its bearer
       *[other] no harm
    }.
event-first_aid = { $model } tends { $foe }, { $die } against 3+: { $die ->
        [1] no effect
        [2] no effect
       *[other] a light wound removed
    }.
event-healed = { $model }: healed, { $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    } now.
event-ceased = { $model }: has finished shooting.
event-passed = { $Seat } passes.

## What happens: the mission

event-flipped = { $seat_is ->
        [none] {""}
       *[some] { $Seat }:{" "}
    }objective marker { $marker } turned over, number { $number }.
event-marker_removed = Objective marker { $marker }: removed.
event-marker_found = Objective marker { $marker }: it is the sought one.
event-sabotaged = { $Seat }: objective marker { $marker } sabotaged.
event-defused = { $Seat }: objective marker { $marker } defused, intact again.
event-goes_on_rolled = End of the round, { $die } against { $need }+: { $passed ->
        [yes] the battle goes on
       *[no] the battle ends
    }.
event-scored = { $Seat }: { $number ->
        [one] { $number } victory point
       *[other] { $number } victory points
    }.
event-over = The battle is over: { $seat_is ->
        [none] a draw
       *[some] victory { $seat_of }
    }.

## The web client: panels

web-kt-cp = { $n } CP
web-kt-cp-left = Command points left: { $n }
web-kt-worth = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-kt-done = Has acted in this phase
web-kt-gone = { $n ->
        [one] { $n } out of play
       *[other] { $n } out of play
    }
web-kt-light = { $n ->
        [one] { $n } light wound
       *[other] { $n } light wounds
    }
web-kt-hp-left = { $n } of { $of } HP
web-kt-shaken = shaken
web-kt-level = { $height } up
web-kt-engaged = { $n ->
        [one] engaged with { $n } enemy
       *[other] engaged with { $n } enemies
    }
web-kt-where-waiting = not yet set up
web-kt-where-held = held back
web-kt-where-out = out of action
web-kt-where-escaped = escaped
web-kt-token-prepared = prepared
web-kt-token-charged = charged
web-kt-token-tried = tried to charge
web-kt-token-advanced = advanced
web-kt-token-retreated = retreated
web-kt-token-fell_back = fell back
web-kt-token-shot = has shot
web-kt-token-moved = moved
web-kt-token-stationary = remained stationary
web-kt-until-phase-end = { $what }: until the end of the phase
web-kt-stat-move = Move
    .short = M
web-kt-stat-toughness = Toughness
    .short = T
web-kt-stat-save = Save
    .short = Sv
web-kt-stat-inv = Invulnerable save
    .short = Inv
web-kt-stat-wounds = Hit points
    .short = HP
web-kt-stat-leadership = Leadership
    .short = Ld
web-kt-stat-nerve = Nerve
    .short = Nv
web-kt-stat-fnp = Feel no pain
    .short = FNP
web-kt-weapon = Weapon
web-kt-arm-range = Range
    .short = Range
web-kt-arm-attacks = Attacks
    .short = A
web-kt-arm-skill = Ballistic or weapon skill
    .short = BS/WS
web-kt-arm-strength = Strength
    .short = S
web-kt-arm-ap = Armour penetration
    .short = AP
web-kt-arm-damage = Damage
    .short = D
web-kt-sees = Sees { $n } of { $of } enemies
web-kt-against = Against { $name }
web-kt-sight-clear = in clear view
web-kt-sight-obscured = obscured
web-kt-sight-hidden = out of sight
web-kt-snap = snap shot
web-kt-cover = to the trauma roll: the target is in cover
web-kt-not-now = Not possible now.
web-kt-sure = certain
web-kt-col-attacks = attacks
web-kt-col-hit = hits
web-kt-col-wound = wounds
web-kt-col-save = save
web-kt-col-damage = damage
web-kt-outcome-out = Out of action { $chance }
    .short = out of action
web-kt-outcome-light = Light wound { $chance }
    .short = light wound
web-kt-outcome-hurt = Hit points lost { $chance }
    .short = hit points lost
web-kt-outcome-nothing = Nothing { $chance }
    .short = nothing
web-kt-again-ones = { $roll }: 1s are rolled again
web-kt-again-failures = { $roll }: failures are rolled again
web-kt-mod-hit = to hit
web-kt-mod-wound = to wound
web-kt-mod-save = to save
web-kt-covered = in cover
web-kt-why = What the rolls start from
web-kt-base-hit = to hit, as printed
web-kt-base-wound = to wound, strength against toughness
web-kt-base-save = to save, as printed
web-kt-base-sure = hits without a roll
web-kt-mod-hit-04 = light wounds of the attacker
web-kt-mod-fight-12 = light wounds of the attacker
web-kt-mod-nerve-08 = the attacker is shaken
web-kt-mod-tactic-03 = a tactic
web-kt-mod-obscure-04 = the target is obscured
web-kt-mod-spec-14 = the target takes cover
web-kt-mod-weapon-09 = heavy weapon, bearer stationary
web-kt-mod-spec-06 = scanner
web-kt-mod-fight-14 = terrain between them
web-kt-mod-spec-18 = survivor
web-kt-mod-save-01 = armour penetration
web-kt-charge = Charge by distance
web-kt-charge-gap = distance
web-kt-charge-needs = 2D6
web-kt-charge-chance = chance
web-kt-charge-any = At least one of those named
web-kt-charge-named = named
web-kt-charge-risky = The chance counts dangerous terrain and known traps on the shortest way. A longer way may avoid them.
web-kt-charge-threat = { $name } may fire on overwatch: { $hits } hits on average, at least a light wound { $light }, out of action { $out }.
web-kt-charge-falls = In all, the charger falls before the roll: { $chance }.
web-kt-react = Reaction
web-kt-react-of = Reaction of { $name }
web-kt-react-to = { $name } charges. One plan for all its targets:
web-kt-react-overwatch = Overwatch
web-kt-react-retreat = Retreat 3″
web-kt-react-none = Hold
web-kt-react-out = charger out
web-kt-react-reaches = charger arrives
web-kt-note-out = out { $chance }
web-kt-note-arrives = arrives { $chance }
web-kt-note-no-way = no way there
web-kt-note-only = { $name }: { $note }
web-kt-note-harm = { $chance } to harm
web-kt-note-charge = { $total }+ on two dice · { $chance }
web-kt-note-retreat = depends on the way
web-kt-react-how = Reactions come before the charge roll, in the order you choose. Whoever retreats does nothing more in the Movement phase and fires only snap shots; it may still pile in.
web-kt-window = Your answer?
web-kt-note-better = { $chance } to succeed
web-kt-better = Rolled again: { $chance } to succeed
web-kt-roll-hit = hit
web-kt-roll-wound = wound
web-kt-roll-save = save
web-kt-roll-fnp = feel no pain
web-kt-roll-trauma = trauma
web-kt-roll-nerve = nerve
web-kt-roll-advance = advance
web-kt-roll-charge = charge
web-kt-thrown-again = rolled again
web-kt-thrown-good = succeeded
web-kt-thrown-bad = failed
web-kt-duel-shot = Last shot
web-kt-duel-blow = Last fight
web-kt-duel-at = against
web-kt-tactics = Tactics
web-kt-tactics-none = None can be played at this moment.
web-kt-tactic-play = Play it
web-kt-tactic-used = Used in this phase.
web-kt-tactic-dear = Not enough CP.
web-kt-tactic-early = The battle has not begun.
web-kt-tactic-gone = Nobody on the table brings it.
web-kt-source-generic = For everybody
web-kt-source-specialist = From your specialists
web-kt-source-faction = From your faction
web-kt-source-mission = From the mission
web-kt-recon = Recon card
web-kt-recon-how = Choose one of the six in secret; both are shown together.
web-kt-recon-of = { $who }: { $card }
web-kt-recon-void = It has no effect.
web-kt-deploy = Deployment
web-kt-deploy-which = Choose a model, then its place on the table.
web-kt-deploy-where = Choose its place on the table: click, drag, or use the arrow keys.
web-kt-deploy-hold = Choose whom you hold back.
web-kt-deploy-die = The die shows { $die }: { $where ->
        [anywhere] anywhere on the table.
       *[quarter] in quarter { $die } of the table.
    }
web-kt-deploy-other = { $who }: { $n ->
        [one] { $n } model still to set up
       *[other] { $n } models still to set up
    }
web-kt-stand = The battle
web-kt-rounds = Rounds
web-kt-round-word = Round
web-kt-rounds-played = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
web-kt-round = Round { $n }
web-kt-round-maybe = if the die allows it
web-kt-before = Before the battle
web-kt-col-models = models
web-kt-col-cp = CP
web-kt-col-points = points
web-kt-col-escaped = escaped
web-kt-initiative = initiative
web-kt-broken = broken
web-kt-courage = insane courage
web-kt-marker = Marker { $n }
web-kt-marker-intact = intact
web-kt-marker-hidden = face down
web-kt-marker-sabotaged = sabotaged
web-kt-marker-sought = the sought one
web-kt-contested = contested
web-kt-nobody = nobody
web-kt-sought = The marker that is sought: number { $n }.
web-kt-escape-needs = { $escaped } of { $of } have escaped; the Defender wins with { $n }.
web-kt-trap-own = Your trap: { $site }
web-kt-trap-shown = Known trap: { $site }
web-kt-trap-sprung = Spent trap, now dangerous: { $site }
web-kt-summary = After the battle
web-kt-summary-won = { $who } wins ({ $faction }).
web-kt-summary-draw = Nobody wins.
web-kt-sum-there = on the table
web-kt-sum-out = out of action
web-kt-sum-escaped = escaped
web-kt-sum-wounds = light wounds

## The workshop of teams

web-kt-team = Team workshop
web-kt-team-sample = Start from a sample
web-kt-team-random = A team at random
web-kt-team-clear = Empty
web-kt-team-part = Part of the workshop
web-kt-team-tab-sheet = Team
web-kt-team-tab-catalogue = Catalogue
web-kt-team-tab-account = Tally
web-kt-team-begin = Hire your models
    .text = A Leader first, then whoever the points allow: 3 to 20 models for 100 points.
web-kt-team-faction = Faction
web-kt-team-models = Models
web-kt-team-about = M { $move }″ · T { $toughness } · save { $save }+ · { $wounds ->
        [one] 1 hit point
       *[other] { $wounds } hit points
    }
web-kt-team-sheet = Datasheet
web-kt-team-most = A team has { $most } at most.
web-kt-team-may-be = May be a specialist: { $list }.
web-kt-team-tactics = Tactics of the faction
web-kt-team-cp = { $cp } CP
web-kt-team-no-text = Its file does not say what it does.
web-kt-team-no-effect = The rules know no such ability: it has no effect.
web-kt-team-add = Add { $name }: { $cost } points
web-kt-team-added = { $name } added
web-kt-team-drop = Remove { $name }
web-kt-team-why-max = No more than { $most } of them in a team
web-kt-team-why-full = A team has { $most } models at most
web-kt-team-why-dear = { $over ->
        [one] 1 point too many
       *[other] { $over } points too many
    }
web-kt-team-figure-move = M
    .text = Move, in inches
web-kt-team-figure-toughness = T
    .text = Toughness
web-kt-team-figure-save = Sv
    .text = Save
web-kt-team-figure-inv = Inv
    .text = Invulnerable save
web-kt-team-figure-wounds = HP
    .text = Hit points
web-kt-team-figure-leadership = Ld
    .text = Leadership
web-kt-team-figure-nerve = Nerve
    .text = Nerve test
web-kt-team-figure-fnp = FNP
    .text = Feel no pain
web-kt-team-figure-size = Size
    .text = Size of the model: S, M, L or XL
web-kt-team-weapon = Weapon
web-kt-team-melee = melee
web-kt-team-arm-range = Range
    .text = Range, in inches
web-kt-team-arm-attacks = A
    .text = Attacks
web-kt-team-arm-skill = To hit
    .text = Ballistic skill or weapon skill
web-kt-team-arm-strength = S
    .text = Strength
web-kt-team-arm-ap = AP
    .text = Armour penetration
web-kt-team-arm-damage = D
    .text = Damage
web-kt-team-unnamed = Unnamed team
web-kt-team-name = Name of the team
web-kt-team-size = { $models ->
        [one] 1 model
       *[other] { $models } models
    } · { $specialists ->
        [0] no specialist besides the Leader
        [one] 1 specialist besides the Leader
       *[other] { $specialists } specialists besides the Leader
    }
web-kt-team-weapon-of = Weapon of { $name }
web-kt-team-weapon-must = Choose a weapon
web-kt-team-weapon-none = As on the datasheet
web-kt-team-priced = { $name }: +{ $points }
web-kt-team-special = No specialism
web-kt-team-special-of = Specialism of { $name }
web-kt-team-improves = Skill that { $name } improves
web-kt-team-bs = Shooting
web-kt-team-ws = Melee
web-kt-team-more = Name, figures, weapons
web-kt-team-name-of = Name of the model
web-kt-team-double = One more like it
web-kt-team-reach = How it fights
    .text = How many models can hurt somebody at each distance, by fire or by a charge.
web-kt-team-reaches = { $inches }″: { $models ->
        [one] 1 model
       *[other] { $models } models
    }
web-kt-team-account = Tally
web-kt-team-cost = { $cost } of { $points } points
web-kt-team-left = Points left
web-kt-team-over = Points over
web-kt-team-number = Models, { $fewest } to { $most }
web-kt-team-specialists = Specialists, besides the Leader
web-kt-team-morale = Casualties before a morale test
web-kt-team-rules = Rules
web-kt-team-settle = { $number ->
        [one] One thing to settle
       *[other] { $number } things to settle
    }
web-kt-team-legal = This team is legal.
web-kt-team-kept-leader = one Leader, and one only
web-kt-team-kept-keyword = one faction for all
web-kt-team-kept-once = no specialism twice
web-kt-team-kept-maxima = maxima of the datasheets
web-kt-team-kept-equipment = equipment from the datasheets
web-kt-team-text = As text
web-kt-team-hint = Edit it, paste another, keep it: the text is the team.
web-kt-team-copy = Copy
web-kt-team-link = Link
web-kt-team-file = File
web-kt-team-copied = Copied
web-kt-team-keep-title = Your teams
web-kt-team-keep-name = Name to keep it under
web-kt-team-keep = Keep
web-kt-team-kept = Kept in this browser
web-kt-team-not-kept = This browser keeps nothing; copy the text.
web-kt-team-forget = Forget { $name }
web-kt-team-forgotten = { $name } forgotten
web-kt-team-play = Play with it
web-kt-team-packs = Your own files
web-kt-team-packs-text = A faction or a battlefield of your own, as a JSON file. It stays in this browser and goes along into the matches that need it.
web-kt-team-pack-load = Load a file
web-kt-team-pack-large = The file has more than { $number } characters.
web-kt-team-pack-loaded = { $name } loaded and kept
web-kt-team-pack-faction = faction
web-kt-team-pack-board = battlefield

## The form of a new match

web-kt-form-teams = Teams
web-kt-form-team = Team of side { $side }
web-kt-form-team-any = A sample: { $faction }
web-kt-form-samples = Samples
web-kt-form-sample = { $faction }: { $models } models, { $cost } points
web-kt-form-team-text = Paste a text…
web-kt-form-team-worth = Legal: { $models } models, { $cost } of { $points } points.
forces-build = Build a team
forces-wrong = A team is not legal yet.

## The web client: the table

web-kt-table = Table of { $width } by { $height }
web-kt-tab-board = Table
web-kt-tab-mine = Team
web-kt-phase-command = Command
web-kt-phase-movement = Movement
web-kt-phase-shooting = Shooting
web-kt-phase-fight = Fight
web-kt-sign = { $who }: { $cp } CP
web-kt-brief-map = Battlefield: { $board }
web-kt-brief-models = { $n ->
        [one] { $n } model
       *[other] { $n } models
    }
web-kt-result = { $aim ->
        [points] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } · {""}
        [marker] { $near ->
            [0] nobody at marker { $marker } · {""}
            [one] { $near } model at marker { $marker } · {""}
           *[other] { $near } models at marker { $marker } · {""}
        }
       *[other] {""}
    }{ $models } of { $size } models in play
web-kt-standing-charged = charging { $name }
web-kt-standing-move = moves { $move }
web-kt-terrain-height = { $height }
web-kt-terrain-wood = wood { $height }
web-kt-terrain-difficult = difficult ×2
web-kt-terrain-dangerous = dangerous
web-kt-terrain-impassable = impassable
web-kt-way-out = Way out
web-kt-ring-charge = Charge 12″
web-kt-which = What to do?
web-kt-mini = Whole table: click to look there
web-kt-zoom = View of the table
web-kt-zoom-in = Zoom in
web-kt-zoom-out = Zoom out
web-kt-zoom-fit = The whole table
web-kt-tape = Measuring tape
web-kt-tape-from = Tape: click a base or a point to start from.
web-kt-tape-to = Now a second base or point.
web-kt-tape-height = { $plan } on the flat, { $rise } of height
web-kt-cost = { $cost } of { $of }
web-kt-left = { $left } left
web-kt-danger = { $n ->
        [one] a test for dangerous terrain
       *[other] { $n } tests for dangerous terrain
    }
web-kt-ends-engaged = ends engaged with { $names }
web-kt-draw-path = Drag the model, or touch where it goes; Shift adds a waypoint.
    .finger = Drag the model, or touch where it goes.
web-kt-draw-at = Touch where it is set up.
web-kt-draw-marker = Touch where the marker goes.
web-kt-draw-clear = Start again
web-kt-waypoint = Waypoint
web-kt-level-up = Level above
web-kt-level-down = Level below
web-kt-place = { $level ->
        [0] { $x } across, { $y } down
       *[other] { $x } across, { $y } down, { $z } up
    }
web-kt-cursor = Cursor: { $place }
web-kt-cursor-legal = Cursor: { $place }. { $cost } of { $of }, allowed
web-kt-cursor-illegal = Cursor: { $place }. { $cost } of { $of }, not allowed
web-kt-key-zoom = Zoom in, zoom out
web-kt-key-tape = Measuring tape
web-kt-key-card = Card of the model
web-kt-key-next = While drawing: the next suggested place (⇧: the one before)
web-kt-key-nudge = While drawing: a tenth of an inch (⇧: a whole one)
web-kt-key-waypoint = While drawing: set a waypoint
web-kt-key-level = While drawing: level above, level below

## The terminal

cli-pieces = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
cli-minor = { $number ->
        [one] { $number } suggested place; you may also type one (12.4,5.25)
       *[other] { $number } suggested places; you may also type one (12.4,5.25)
    }
cli-minor-plain = h. { $number ->
        [one] { $number } suggested place; you may also type one, such as 12.4,5.25.
       *[other] { $number } suggested places; you may also type one, such as 12.4,5.25.
    }
cli-error-place = No model, point, terrain or tactic is called “{ $name }” here.
cli-key-i = a model (a3), two models to measure between (a3 b2), a marker (m1), a point (12.4,5), a terrain or a tactic by a word of its name; alone, all the terrain
    .form = i a3 b2
cli-key-h = show or fold the suggested places
    .form = h
cli-key-a = let pass until the round ends whatever you could answer, or be asked again
    .form = a
cli-key-p = command points and tactics of both teams
    .form = p
cli-kt-round = Round { $number }
cli-kt-initiative = initiative: { $seat }
cli-kt-score = Side A { $a } – { $b } Side B
cli-kt-sought = the sought marker has the number { $number }
cli-kt-escaped-of = escaped: { $number } of { $of }
cli-kt-cp = { $number } CP
cli-kt-broken = broken
cli-kt-courage = insane courage
cli-kt-recon-void = { $card } has no effect
cli-kt-held = held back
cli-kt-waiting = not yet set up
cli-kt-out = out of action
cli-kt-escaped = escaped
cli-kt-list-out = Out of action: { $names }
cli-kt-list-escaped = Escaped: { $names }
cli-kt-list-waiting = Still to be set up: { $names }
cli-kt-hp = { $number } of { $of } HP
cli-kt-light = { $number ->
        [one] { $number } light wound
       *[other] { $number } light wounds
    }
cli-kt-shaken = shaken
cli-kt-token-prepared = prepared
cli-kt-token-charged = charged
cli-kt-token-tried = tried to charge
cli-kt-token-advanced = advanced
cli-kt-token-retreated = retreated
cli-kt-token-fell_back = fell back
cli-kt-token-shot = has shot
cli-kt-token-moved = moved
cli-kt-token-stationary = stationary
cli-kt-engaged = engaged with { $names }
cli-kt-at = at { $place }
cli-kt-move = Move { $length }″
cli-kt-toughness = Toughness { $number }
cli-kt-save = Save { $number }+
cli-kt-inv = Invulnerable save { $number }+
cli-kt-wounds = Hit points { $number }
cli-kt-leadership = Leadership { $number }+
cli-kt-nerve = Nerve { $number }+
cli-kt-fnp = Feel no pain { $number }+
cli-kt-range = range { $length }″
cli-kt-melee = melee
cli-kt-attacks = attacks { $number }
cli-kt-skill = hits on { $number }+
cli-kt-strength = strength { $number }
cli-kt-ap = AP { $number }
cli-kt-damage = damage { $number }
cli-kt-told = { $name }: { $text }.
cli-kt-gap = From { $one } to { $other }: { $length }″.
cli-kt-sees-clear = { $one } sees { $other } in clear view.
cli-kt-sees-obscured = { $one } sees { $other } obscured.
cli-kt-sees-hidden = { $one } does not see { $other }.
cli-kt-marker = Objective marker { $letter } ({ $id })
cli-kt-marker-intact = intact
cli-kt-marker-face_down = face down
cli-kt-marker-sabotaged = sabotaged
cli-kt-marker-sought = the sought one
cli-kt-controlled = controlled: { $seat }
cli-kt-contested = contested
cli-kt-trap-own = Your trap: { $site }
cli-kt-trap-shown = Known trap: { $site }
cli-kt-trap-sprung = Spent trap, now dangerous: { $site }
cli-kt-ground-impassable = impassable
cli-kt-ground-wall = wall to climb
cli-kt-ground-window = window
cli-kt-ground-low = low wall
cli-kt-ground-door = doorway
cli-kt-ground-ladder = ladder
cli-kt-ground-floor = place to stand on
cli-kt-ground-dangerous = dangerous terrain
cli-kt-ground-wood = growth that obscures
cli-kt-ground-difficult = difficult terrain
cli-kt-high = { $name } { $height }″
cli-kt-open = Nothing but the table at { $place }.
cli-kt-zone = { $seat } is set up between { $low }″ and { $high }″ across.
cli-kt-tactic = { $name } ({ $cost } CP)
cli-kt-tactic-used = { $name } ({ $cost } CP, used in this phase)
cli-kt-tactics = Tactics you could pay for: { $names }
cli-kt-stock = { $seat }: { $number } CP; { $names }.
cli-kt-legend = Signs:
cli-kt-sign-models = models of side A and side B
cli-kt-sign-marker = objective marker
cli-kt-sign-trap = trap
cli-kt-sign-out = edge of escape
cli-kt-summary = { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }{ $stand ->
        [none] {""}
       *[other] {" "}{ $stand }.
    }

## Choosing: what is done, in a word

model-short = { $name } { $id }
exit-as-move = Finish
pick-for-model = { $name }: on which model?
    .count = { $number ->
        [one] one model
       *[other] { $number } models
    }
pick-tactic = Tactic
    .short = Tactic
    .ask = Which tactic?
    .count = { $number ->
        [one] one tactic
       *[other] { $number } tactics
    }
pick-first = Decide
    .short = Decide
    .ask = Who goes first?
pick-test = Nerve test
    .short = Test
    .ask = Nerve test: who?
    .count = { $number } models
pick-normal = Normal move
    .short = Move
    .ask = Normal move: who?
    .count = { $number } models
pick-advance = Advance
    .short = Advance
    .ask = Advance: who?
    .count = { $number } models
pick-charge = Charge
    .short = Charge
    .ask = Charge: who?
    .count = { $number } models
pick-fall_back = Fall back
    .short = Back
    .ask = Fall back: who?
    .count = { $number } models
pick-prepare = Prepare
    .short = Prepare
    .ask = Prepare to shoot: who?
    .count = { $number } models
pick-stay = Stay still
    .short = Stay
    .ask = Stay still: who?
    .count = { $number } models
pick-overwatch = Overwatch
    .short = Fire
    .ask = Fire on overwatch: who?
    .count = { $number } models
pick-retreat = Retreat
    .short = Retreat
    .ask = Retreat: who?
    .count = { $number } models
pick-hold_firm = Hold
    .short = Hold
    .ask = Hold without reacting: who?
    .count = { $number } models
pick-risk = Risk
    .short = Risk
    .ask = Which test first?
pick-shoot = Shoot
    .short = Shoot
    .ask = Who shoots?
    .count = { $number } models
pick-fire = Fire
    .short = Fire
    .ask = Fire: at whom?
    .count = { $number } shots
pick-again = Roll again
    .short = Again
    .ask = Roll again: how?
pick-sabotage = Sabotage
    .short = Sabotage
    .ask = Sabotage: which marker?
    .count = { $number } markers
pick-defuse = Defuse
    .short = Defuse
    .ask = Defuse: which marker?
    .count = { $number } markers
exit-stay = { $number ->
        [one] { $number } model will stay
       *[other] { $number } models will stay
    }
exit-silent = { $number ->
        [one] { $number } can still shoot
       *[other] { $number } can still shoot
    }
exit-weapons = { $number ->
        [one] { $number } weapon can fire
       *[other] { $number } weapons can fire
    }
exit-forward = { $number ->
        [one] { $number } can advance
       *[other] { $number } can advance
    }
exit-face-down = { $number ->
        [one] { $number } hidden marker
       *[other] { $number } hidden markers
    }
exit-kept = { $n } CP kept
web-kt-go-ask = { $model }: go there?
web-kt-go-path = Go there
    .short = Go
web-kt-go-leave = Leave the table
    .short = Leave
web-kt-go-far = As far as it goes
    .short = Far
web-kt-go-near = Towards the enemy
    .short = Closer
web-kt-go-first = touch the table
web-kt-free = Free
web-kt-cursor-free = Cursor: { $place }. Free
web-kt-cursor-barred = Cursor: { $place }. Not allowed
web-kt-set-here = Set down here
    .short = Here
web-kt-set-mine = Place it for me
    .short = For me
web-kt-set-rest = Deploy the rest
    .short = The rest
web-kt-set-markers = { $n ->
        [1] Place the last
        [2] Place both
        [3] Place the three
        [4] Place the four
        [5] Place the five
        [6] Place the six
       *[other] Place the rest
    }
    .short = Markers
web-kt-set-going = Setting up …
    .short = Set-up
web-kt-set-going-marker = The markers are being placed
web-kt-set-going-model = The rest is being deployed
web-kt-set-halt = Stop
web-kt-set-point = blue zone
web-kt-set-ready = Ready
web-kt-set-still = { $left } to place
web-kt-set-where = { $model }: where?
web-kt-set-how = Touch the blue zone, or another model · yellow: proposed
web-kt-set-looking = looking for a place…
web-kt-set-proposed = proposed
web-kt-set-later = after the markers
web-kt-too-near = too close
web-kt-away = { $far } from { $name }:
web-kt-from-edge = { $far } from the edge
web-kt-set-left-marker = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
web-kt-set-left-model = { $n ->
        [one] { $n } model
       *[other] { $n } models
    }
web-kt-split-go = { $kind ->
        [blows] Strike { $shares }
       *[shots] Fire { $shares }
    }
    .short = { $kind ->
            [blows] Strike
           *[shots] Fire
        }
web-kt-split-all = { $n ->
        [one] { $n } attack dealt out
       *[other] { $n } attacks dealt out
    }
web-kt-split-of = { $n ->
        [one] of { $n } attack
       *[other] of { $n } attacks
    }
web-kt-split-ask = { $model }: { $n } attacks, at whom?
web-kt-shares = What each split is worth
web-kt-shares-out = out of action
web-kt-shares-of = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}
web-kt-arm-line = { $melee ->
    [yes] melee
   *[no] { $range }
} · strength { $strength } · penetration { $ap } · damage { $damage }
web-kt-split-how = %: out of action · touch: one attack more
web-kt-split-one = What this target does not get is left for the next weapon
web-kt-split-back = Go back
    .note = to the choice of target
web-kt-split-on = Attacks on { $name }
web-kt-nerve-all = Test all { $n }
    .short = All
web-kt-nerve-order = one after the other
web-kt-plan-go = Answer
    .short = Answer
web-kt-plan-fire = All fire
    .short = Fire
web-kt-plan-hold = All hold
web-kt-plan-able = { $n } of { $of } can
web-kt-plan-arrives = it arrives: { $chance }
web-kt-plan-overwatch = { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    }
web-kt-plan-retreat = { $n ->
        [one] { $n } retreat
       *[other] { $n } retreats
    }
web-kt-plan-none = { $n ->
        [one] { $n } holds
       *[other] { $n } hold
    }
web-kt-plan-how = { $n ->
        [one] A plan is ready; touch the model to change
       *[other] { $n } targets, a plan; touch one to change
    }
web-kt-react-short-overwatch = Fire
web-kt-react-short-retreat = Retreat
web-kt-react-short-none = Hold
how-weapon = Weapon

# Why a bot would choose an option: “It …”.
term-mission =
    .up = helps the mission
    .down = sets the mission back
term-teams =
    .up = costs the enemy more than us
    .down = costs us more than the enemy
term-threats =
    .up = threatens more and exposes less
    .down = exposes more than it threatens
term-morale =
    .up = holds our nerve
    .down = strains our nerve
term-command =
    .up = saves command points
    .down = spends command points

## Recap of a battle round

recap-over = End of round { $number }
recap-tick = After each round
recap-marker = Objective marker { $marker }
recap-title-wounds = { $number ->
    [one] One model wounded
   *[other] { $number } models wounded
}
recap-title-out = { $number ->
    [one] One model out of action
   *[other] { $number } models out of action
}
recap-title-escaped = { $away ->
    [one] One model gets away
   *[other] { $away } models get away
}
recap-title-sabotaged = Marker { $marker } is sabotaged
recap-title-defused = Marker { $marker } is defused
recap-title-marker_found = Marker { $marker } is the right one
recap-why-wounds = A wounded model tests its nerve and counts for the team’s morale.
recap-why-out = Out of action means off the table for good, and it counts for the team’s morale.
recap-why-escaped = A model that got away is not out of action.
recap-why-sabotaged = Sabotaged, it counts for the Attacker; it can still be defused.
recap-why-defused = Intact again, it counts for the Defender.
recap-why-marker_found = The other markers are removed; whoever controls this one at the end wins.
recap-sabotaged = sabotaged
recap-defused = defused, intact again
recap-marker_found = the marker that was sought
recap-out = out of action
recap-escaped = gets away
recap-light_wound = light wound, { $number } of 3
recap-by-fired = shot: { $model }
recap-by-strikes = close combat: { $model }
recap-out-of = { $who ->
    [you] your losses
   *[other] losses · { $Seat }
}
recap-away-of = { $who ->
    [you] of yours got away
   *[other] got away · { $Seat }
}

# The legend of the table.
sign-ready = Model
    .text = its base to scale; light plates are yours
sign-enemy = Enemy
    .text = dark plate; the rim shows the faction
sign-prepared = Prepared
    .text = a sight: shoots in the first part of the phase
sign-shot = Has acted
    .text = a tick: what it did this round
sign-wounded = Light wounds
    .text = triangle with their number; the fourth puts it out of action
sign-shaken = Shaken
    .text = beads around the base: hits worse
sign-leader = Leader
    .text = golden star: brings a command point
sign-high = High up
    .text = arrow and inches above the table
sign-base40 = Hit points
    .text = left of all it has; larger base: 40 mm
sign-marker = Objective marker
    .text = controlled from 2″, by the greater number
sign-reach = Blue area
    .text = as far as the model can go; the line is its path
sign-charge = Dashed red ring
    .text = 1″ around an enemy: a charge must end inside
sign-rubble = Difficult terrain
    .text = each inch inside costs two

# Hints for what is met for the first time (hints.toml).
hint-path = Draw the path on the table: click where it bends and where it ends. Its length is counted as you draw.
hint-react = Your model is charged and may react before the dice: fire, retreat, or let it come.
hint-tactic = A tactic costs command points and can be used only at its moment. Passing costs nothing.
hint-trauma = No hit point is left: the trauma roll says whether the model is out of action or has a light wound.
hint-nerve = A model with a light wound tests its nerve at the start of each round. Whoever fails is shaken and hits worse.

## Who can hurt me there?

threat-shots = { $model } by shots
threat-blow = { $model } by blows
threat-charge = { $model } by a charge
threat-total = to be hurt, all told
threat-note = In a round in which each enemy, from where it stands, fires all its weapons at this model or charges it and strikes. Nobody reacts. Moves before a shot, tactics and unknown traps may add to it.
