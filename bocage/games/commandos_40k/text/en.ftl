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
    .text = In the Fight phase, if it is not shaken: its melee weapons gain Sustained Hits 2; at the end of the phase it must consolidate towards the nearest enemy, up to 6″.

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
    .text = Up to a fifth of your models, rounded up, are set up only when all other models of both teams are on the table.
recon-lay_traps = Lay traps
    .text = Secretly trap up to D3 pieces of terrain. An enemy that moves on one or within 1″ of it rolls a die: on a 1 it suffers a mortal wound.
recon-disarm_traps = Disarm traps
    .text = Traps that the opponent lays have no effect.
recon-survey_ground = Survey the ground
    .text = Difficult terrain does not slow your models; a mortal wound from dangerous terrain is cancelled on a 4+.
recon-forward_positions = Forward positions
    .text = After deployment up to a fifth of your models, rounded up, make a normal move.
recon-remove_sentries = Remove sentries
    .text = After deployment up to a fifth of your models, rounded up, shoot at enemies that took forward positions.

## Missions

mission-air_assault = Air assault
    .text = The Defender guards three markers; the Attacker drops among them and sabotages what he controls at the end of a round. 5 rounds, by victory points.
mission-rescue = Rescue
    .text = Six markers lie face down, and one of them is sought. Who controls it at the end of 5 rounds wins.
mission-exfiltration = Exfiltration
    .text = The Defender breaks out through the Attacker's edge; he wins if more than half of his models escape. 4 to 6 rounds.

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
breach-specialism-twice = The specialism “{ $specialism }” is taken { $number } times; a team has each once at most.
breach-max = { $sheet }: { $number } models, and a team has { $most } at most.
breach-points = The team costs { $cost } points; { $points } are allowed.
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
