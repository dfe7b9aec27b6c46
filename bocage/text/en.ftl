# Words of the core and of the command line.

error-unreadable = “{ $text }” is not an action of this game.
error-unreadable-verb = “{ $text }”: “{ $word }” is not an action of this game. Possible: { $known }.
error-unreadable-word = “{ $text }”: “{ $word }” cannot be read there. Possible: { $known }.
error-unreadable-word-form = “{ $text }”: “{ $word }” cannot be read there. What belongs there looks like this: { $known }.
error-unreadable-missing = “{ $text }”: a word is missing at the end. Possible: { $known }.
error-unreadable-missing-form = “{ $text }”: a word is missing at the end. It looks like this: { $known }.
error-unreadable-surplus = “{ $text }”: “{ $word }” is one word too many.
error-unreadable-place = “{ $text }”: “{ $word }” is not a place. A place is two or three numbers in inches, with three decimals at most: 12.4,5.25 or 12.4,5.25,3.
error-unreadable-no-place = “{ $text }”: a place is missing. A place is two or three numbers in inches, with three decimals at most: 12.4,5.25 or 12.4,5.25,3.
error-unreadable-path = “{ $text }”: { $number } places; a path has { $most } at most.
error-illegal = Not allowed now ({ $rule }): { $reason }
refusal-not-asked = “{ $word }” is not among the present choices. Possible: { $known }.
refusal-not-offered = Possible: { $known }.
error-content = { $file }, at { $place }: expected { $expected }.
error-content-whole = { $file }: expected { $expected }.
error-army = The army cannot be read at “{ $place }”: expected { $expected }.
error-team = The team cannot be read at “{ $place }”: expected { $expected }.
error-few-points = No army can be bought with { $points } points.
error-force = The army of seat { $seat } is not allowed ({ $rule }): { $reason }
error-force-side = The army of seat { $seat } belongs to the other side ({ $rule }): { $reason }
error-unknown = Unknown { $what } “{ $name }”. Known: { $known }.
error-no-plugins = No game is installed: no package declares one under “{ $group }”. In a checkout run “make setup” again.
error-plugin = “{ $value }” is not a ruleset with the id “{ $game }”, under which its package declares it.
error-plugin-twice = Two packages declare the game “{ $game }”: { $one } and { $two }.
error-record-format = This is not a saved game: its first line should be “{ $expected }”.
error-record-truncated = The saved game is cut off: its last line, the check, is missing.
error-record-altered = The saved game has been altered or damaged: its check does not fit its text.
error-record-shape = The saved game cannot be read: a line is missing or malformed.
error-record-seed = The seed of the saved game does not fit its hash.
error-record-chance = The saved game says that a { $bag } shows “{ $value }”, which is impossible.
error-record-surplus = The saved game tells of “{ $value }”, but the rules asked chance for nothing more.
error-record-opening = The beginning of the saved game cannot be played: { $reason }
error-record-line = Line { $line } of the saved game cannot be played: { $reason }
error-record-hash = The saved game replays to another position than the one it was saved in.
error-record-snapshot = The saved position cannot be read.
error-record-verify = Line { $line }: “{ $value }” does not derive from the seed.
error-replay-moment = There is no moment { $moment } in this game; the last one is { $last }.
error-position = Line { $line } of the position, “{ $text }”: expected { $expected }.
error-position-format = Line { $line }: this is not a position of a known form; the line should be “{ $expected }”.
error-position-game = The position does not say which game it is of: it needs a line such as “game v_commandos”.
error-position-line = Line { $line } of the position: { $reason }
error-position-setup = The game of this position cannot be set up: { $reason }
error-position-chance = A { $bag } cannot show “{ $value }” here.
error-position-surplus = Chance is said to answer “{ $value }”, but the rules ask it for nothing more.
error-position-audit = This position cannot be: { $reason }
error-position-rules = The rules cannot go on from this position ({ $reason }).
note-record-version = This game was saved by version { $then } of the rules; this is version { $now }.
note-record-alike = This game was saved by version { $then } of the rules; version { $now } plays it again without any difference: the same choices, the same rolls, the same end.
note-record-snapshot = The rules have changed since: the game goes on from its saved position ({ $reason }; fields that differ: { $fields }; choices dropped since then: { $choices }).
unknown-game = game
unknown-scenario = scenario
unknown-option = option
unknown-choice = choice
unknown-seat = seat
unknown-seats = number of seats
unknown-commando = commando
unknown-squad = squad
unknown-variant = variant
unknown-layout = layout of boards
unknown-side = side
unknown-faction = faction
unknown-board = battlefield
unknown-rule = rule
unknown-bot = bot
unknown-file = file
rule-CORE-OVER = The game is over.
rule-CORE-SEAT = This is for another player to decide.
rule-CORE-UNDO = This can no longer be taken back: something has been revealed since, or it was another player’s choice.

## Content checks: what was expected at a place ("…, at tiles.b: expected …")

expect-file = a readable file
expect-utf8 = UTF-8 text
expect-toml = valid TOML ({ $detail })
expect-json = valid JSON ({ $detail })
expect-small = no more than { $number } characters
expect-form = what the form of the file asks for ({ $detail })
form-unknown = “{ $name }” does not belong there
form-missing = “{ $name }” is missing
form-enum = “{ $name }” is none of: { $known }
form-length = a list of { $wanted }, not of { $name }
form-kind = { $wanted }, not { $name }
kind-str = a text
kind-int = a number
kind-bool = true or false
kind-array = a list
kind-object = a table of keys and values
kind-null = null
kind-or = {" "}or{" "}
json-value = a value is missing
json-key = a key in double quotes is missing
json-comma = a comma is missing
json-colon = a colon is missing
json-extra = there is more text than there should be
json-string = a text has no closing quote
json-trailing = there is a comma too many
json-control = a text has an invisible sign
json-escape = a sign after “\” is not allowed
json-deep = nested too deeply
expect-pack = a folder with “terrains/*.toml”, “operations.toml” or both
expect-pack-file = no file of this name: a pack has “terrains/*.toml” and “operations.toml”
expect-id = a lower-case letter, then lower-case letters, digits or “_”
expect-file-name = “{ $name }”, the name of the file
expect-new = another id, since “{ $name }” is taken
expect-short-number = a number of at most { $number } digits
expect-once = “{ $name }” only once
expect-known = one of: { $known }
expect-known-not = one of: { $known }, not “{ $name }”
expect-few-models = no more than { $number } models
expect-also = also: { $missing }
expect-value = { $value }
expect-nothing = nothing
expect-number = a number from { $low } to { $high }
expect-at-least = { $low } or more
expect-entries = { $low } to { $high } entries
expect-total = { $number } in all, not { $found }
expect-source = “*”, the source of all that is not named
expect-text = a text in this language
expect-line = a line such as “{ $form }”
expect-choice = a choice such as “{ $form }”
expect-inches = a length in inches such as 12.4
expect-groups = { $number } words for each
expect-words = { $number } words
expect-heap = names, with a number from 1 to { $number } before each of which there are several
expect-like = a value like { $like }
expect-next = “{ $name }” first
expect-some-tile = at least one tile
expect-tile-name = a name of one or more lower-case letters
expect-in-grid = a tile inside the grid of { $width } by { $height } cells
expect-overlap = cells that tile { $other } does not cover
expect-tile = a tile ({ $known })
expect-door-form = “a-b open” or “a-b locked”
expect-touching = two tiles that touch, unlike { $a } and { $b }
expect-indoor = at least one indoor tile: outdoor tiles are open to one another
expect-some-entrance = at least one enemy entrance
expect-entrance-form = a tile and N, E, S or W, like “a N”
expect-outer-edge = an outer edge, not the one shared with { $other }
expect-hatch-form = “a open” or “a blocked”
expect-hatch = a tile with a hatch ({ $known })
expect-open-hatch = an open hatch by which commandos can come up
expect-outdoor = an outdoor tile
expect-bare = a tile without another triangular token ({ $other })
expect-home = a tile that is not yet the home of an objective
expect-item-form = a tile and an item, like “a medkit”
expect-tokens = no more of “{ $item }” than the box holds ({ $number })
expect-some-objective = at least one objective
expect-objective = a tile with an objective ({ $known })
expect-alarm = the tile of the alarm
expect-alarm-or-rule = a tile, or the rule “no_alarm_token”
expect-no-alarm = no alarm on the terrain, which has one on { $tile }
expect-blast = an objective to destroy or to burn on the terrain
expect-one-clock = one clock at most: one time limit, or objectives to protect for the same number of turns
expect-enemies = no more than { $number } enemies “{ $unit }” at set-up, not { $found }
expect-room = no more than { $number } characters on this tile at set-up, not { $found }
expect-box = no more than { $number } { $piece ->
        [tiles-S] small tiles
        [tiles-M] medium tiles
        [tiles-L] large tiles
        [doors] doors
        [entrances] enemy entrances
        [hatches] hatches
        [alarms] alarms
        [nests] nests
       *[objectives] objectives
    } in play together, not { $found } ({ $terrains })
expect-timed = no more than { $number } event cards in timed decks together, not { $found } ({ $terrains })
expect-enemy-way = a way for enemies from an entrance to this tile
expect-commando-way = a way for commandos from an open hatch to this tile
expect-connected = a way to this tile from every other
expect-some-terrain = at least one terrain
expect-terrain = a terrain ({ $known })
expect-link-form = two terrains, like “streets > fuel_depot”
expect-left-to-right = a link from left to right ({ $known })
expect-link-to = a link that leads to { $name }, or its place among the first terrains
expect-companion = an escort of one of the terrains ({ $known })
expect-unneeded = an item that no objective needs (needed on: { $terrains })
expect-namesake = a terrain without a second “{ $name }” (the first is on { $other })
expect-enemy-tokens = { $number } { $kind ->
        [regular] regular enemies
        [null] Ø tokens
       *[special] special units
    }, not { $found }
expect-compass = { $number } cards with “{ $point }”, not { $found }
expect-length = a text of 1 to { $number } characters
expect-dice = a number from 1 to 99, or dice such as “D3”, “2D6” or “D6+1”
expect-leader = at least one datasheet that allows the specialism “leader”
expect-printable = a text in one line, without invisible signs
expect-stationary = “stationary” only at a moment when models may have remained stationary: { $known }
expect-member = a datasheet, then weapons and a specialism, then a name in quotes: con_gunner rotor_gun heavy "Anna"; several alike: con_lancer*3
expect-name = a name of no more than { $number } characters
expect-one-specialism = one specialism at most (KT-TEAM-05)
expect-some-team = datasheets of which a team of { $points } points can be made
expect-long-side = the long side first
expect-on-table = points on the table of { $width }″ by { $height }″
expect-height = a height: a solid part ends above where it begins
expect-convex = a convex outline without a point twice
expect-marker-room = room for the { $number } markers of a mission (more than 3″ from the edges, away from solid parts, far enough from each other)
expect-model-room = room for { $number } models on bases of { $size } mm in every zone where a mission sets up a team
expect-few-solids = at most { $most } solid parts on the whole table, turned copies included; there are { $number }
expect-few-parts = at most { $most } parts on the whole table, turned copies included; there are { $number }
expect-clear = a piece that does not reach into “{ $other }”
expect-team-pack = a folder with files “*.json”, each a faction or a battlefield

## Content checks: what was checked

checked-equipment = { $tokens } equipment tokens and { $printed } printed weapons
checked-commandos = { $roles } commandos, { $cards } sides of cards
checked-enemies = { $regular } regular enemies, { $null } Ø, { $special } special units
checked-events = { $number } event cards
checked-escorts = { $number } escorts
checked-terrains = { $number ->
        [one] 1 terrain
       *[other] { $number } terrains
    }: { $names }
checked-operations = { $number ->
        [one] 1 operation
       *[other] { $number } operations
    }: { $names }
checked-cards = { $us } American and { $de } German cards
checked-terrain-cards = { $number } terrain cards
checked-counters = { $infantry } kinds of infantry and { $vehicles } vehicles a side
checked-recruits = { $tiles } recruitment tiles, { $options } options
checked-action-cards = { $number } action cards a side
checked-boards = { $boards } boards, { $scenarios } scenarios
checked-factions = { $factions } factions: { $sheets } datasheets, { $weapons } weapons, { $tactics } tactics
checked-faction = Faction “{ $name }”: { $sheets ->
        [one] 1 datasheet
       *[other] { $sheets } datasheets
    }, { $weapons ->
        [one] 1 weapon
       *[other] { $weapons } weapons
    }, { $tactics ->
        [0] no tactic
        [one] 1 tactic
       *[other] { $tactics } tactics
    }
checked-battlefields = { $boards } battlefields with { $pieces } pieces of terrain, { $missions } missions
checked-battlefield = Battlefield “{ $name }”: { $width }″ by { $height }″, { $pieces ->
        [0] no piece of terrain
        [one] 1 piece of terrain
       *[other] { $pieces } pieces of terrain
    }
checked-sample-teams = { $number } sample teams, all legal
checked-fingerprint = Fingerprint (both players need the same): { $hash }
checked-warn-ability = Note, { $place }: “{ $name }” is not an ability that the rules know; it has no effect.
checked-warn-melee = Note, { $place }: “{ $name }” has no effect on a melee weapon.
checked-warn-nerve = Note, { $place }: no “nerve”; { $name }+ is taken from the leadership.
checked-warn-tactic-text = Note, { $place }: no “text”; players will not read what it does.
checked-texts = { $number } texts, in French and in English

## The command line

# The map of V-Commandos: two letters for people, one for enemies (a capital carries a sledgehammer), a few for equipment.
cli-vc-who-medic = Md
cli-vc-who-sniper = Sn
cli-vc-who-scout = Sc
cli-vc-who-sapper = Sp
cli-vc-who-officer = Of
cli-vc-who-admiral = Ad
cli-vc-who-resistance_leader = Rl
cli-vc-who-scientist = Si
cli-vc-who-downed_pilot = Pi
cli-vc-foe-mp40 = p
cli-vc-foe-mauser = m
cli-vc-foe-sledge_mp40 = P
cli-vc-foe-sledge_mauser = M
cli-vc-foe-storm_trooper = s
cli-vc-foe-patrol_leader = l
cli-vc-foe-dog_handler = d
cli-vc-foe-machine_gunner = g
cli-vc-foe-marksman = k
cli-vc-item-spotted = spot
cli-vc-item-medkit = kit
cli-vc-item-crowbar = bar
cli-vc-item-tnt = TNT
cli-vc-item-uniform = unif
cli-vc-item-grenade = gren
cli-vc-item-bombing = bomb
cli-vc-item-mp40 = MP40
cli-vc-item-mauser = Maus
cli-vc-item-stg44 = StG
cli-vc-item-mg42 = MG42
cli-vc-item-silenced_sten = Sten
cli-vc-item-springfield = Spr
cli-vc-item-mosin_nagant = Mos
cli-vc-item-jammed = jam
cli-vc-several = { $name } ×{ $number }
cli-vc-below = off the map
cli-vc-choose = { $choice }: { $card }
cli-vc-card = { $kit }. { $ability } – { $text }
cli-vc-nowhere = out of the game
cli-vc-face-stealthy = { $gender ->
       *[m] stealthy
    }
cli-vc-face-visible = visible
cli-vc-critical-until = critical until the end of turn { $turn }
cli-vc-uniform = in uniform
cli-vc-in-nest = in the nest
cli-vc-alarm-on = ALARM on, entrances ×2
cli-vc-alarm-off = alarm silent
cli-vc-turn = Turn { $number }
cli-vc-pool = enemy pool { $number }, { $nulls } Ø
cli-vc-deck = event deck { $number }
cli-vc-turns-left = { $number ->
        [one] last turn
       *[other] { $number } turns left
    }
cli-vc-to-come = Still to come: { $names }.
cli-vc-event = Event “{ $event }”, compass { $point }.
cli-vc-goal-interact = { $do } ({ $tile }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    })
cli-vc-goal-burn = { $do } ({ $tile }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    })
cli-vc-goal-destroy = blow up { $objective } ({ $tile })
cli-vc-goal-escort = bring out { $objective } ({ $tile })
cli-vc-goal-protect = hold { $objective } ({ $tile })
cli-vc-goal-carry_out = carry { $objective } to the hatch ({ $tile })
cli-vc-goal-all_exit = everyone out by { $objective } ({ $tile })
cli-vc-goal-shut_off_alarm = silence { $objective } ({ $tile })
cli-vc-entrance = Enemy entrance, { $side }: { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } a turn{ $barricaded ->
        [True] , barricaded
       *[other] {""}
    }{ $outside ->
        [0] {""}
       *[other] , waiting outside: { $waiting }
    }.
cli-vc-tile = Tile { $tile }: { $size }, { $side }, { $hit }+ to hit, { $taken } of { $slots } slots taken.
cli-vc-size-small = small
cli-vc-size-medium = medium
cli-vc-size-large = large
cli-vc-indoors = indoors
cli-vc-outdoors = outdoors
cli-vc-on-tile = There: { $things }.
cli-vc-ways = Around it: { $ways }.
cli-vc-way-open = open door to { $tile }
cli-vc-way-locked = locked door to { $tile }
cli-vc-way-ground = open ground to { $tile }
cli-vc-way-wall = wall to { $tile }
cli-vc-guarded = { $token } (guard: { $guard })
cli-vc-hatch-open = open hatch
cli-vc-hatch-blocked = blocked hatch
cli-vc-charges = { $number ->
        [one] a laid TNT charge
       *[other] { $number } laid TNT charges
    }
cli-vc-told-turn = Turn { $number }, { $phase }. { $pool } tokens in the enemy pool.
cli-vc-told-terrain = { $terrain }: { $alarm }.
cli-vc-told-objective-open = Objective: { $objective }.
cli-vc-told-objective-done = Objective accomplished: { $objective }.
cli-vc-told-tile = Tile { $tile }: { $things }.
cli-vc-told-commando = { $name }: { $place }{ $active ->
        [True] , acting now with { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        }
       *[other] {""}
    }{ $wounds ->
        [0] {""}
        [one] , { $wounds } wound
       *[other] , { $wounds } wounds
    }{ $plus ->
        [0] {""}
        [one] , { $plus } saved action
       *[other] , { $plus } saved actions
    }. Carries { $kit }. Ability: { $ability }.
cli-vc-stock-enemies = Enemy pool: { $tokens }.
cli-vc-stock-specials = Special units not in the pool yet: { $tokens }.
cli-vc-stock-equipment = Equipment pool: { $items }.
cli-vc-stock-events = Event deck: { $number } cards. Discarded: { $names }.
cli-vc-stock-next-enemies = Next enemy tokens, as seen: { $names }.
cli-vc-stock-next-events = Next event cards, as seen: { $names }.
cli-vc-silhouettes = free only for: { $items }
cli-vc-stock-next-timed = Next event cards of { $terrain }, as seen: { $names }.
cli-vc-summary = { $number ->
        [one] One turn was played.
       *[other] { $number } turns were played.
    }
cli-vc-odds-hidden = stays hidden
cli-vc-odds-hides = hides
cli-vc-odds-seen = seen
cli-vc-odds-unseen = stays unseen
cli-vc-odds-hits = hits
cli-vc-odds-reaction = reaction fire
cli-vc-odds-wounded = wounded
cli-vc-odds-critical = critical
cli-vc-odds-eliminated = eliminated
cli-vc-odds-alarm = alarm
cli-vc-odds-objective = objective
cli-vc-odds-success = success
cli-vc-odds-failure = failure
cli-vc-assumed-share_hits = Counted as if hits are shared so that they do the least harm.
cli-vc-assumed-which_die = Counted as if low dice are given first.
cli-vc-assumed-patience = Counted as if Patience rerolls every miss.
cli-vc-assumed-steady_nerves = Counted as if a failed stealth test is rerolled (Steady Nerves).
cli-vc-assumed-shadow = Counted as if Shadow ignores a failing die.
cli-vc-assumed-steady_hands = Counted as if Steady Hands are used.
cli-vc-later = What the enemy and the next event do afterwards is not counted.
cli-vc-legend-tile = A tile shows its letter ([d] indoors), the number that hits there, slots taken/all. Thick lines are walls, dotted ones open ground, thin ones the edge of the map. Arrows outside are enemy entrances: ×1, with the alarm ×2; in brackets who waits there; # is a barricade. 2p is two enemies of kind p; a letter behind a token is its guard; +kit is equipment.
cli-vc-legend-stealthy = stealthy
cli-vc-legend-visible = visible
cli-vc-legend-critical = critical
cli-vc-legend-uniform = in uniform
cli-vc-legend-alarm = alarm
cli-vc-legend-nest = MG42 nest
cli-vc-legend-objective = objective
cli-vc-legend-hatch-open = open hatch
cli-vc-legend-hatch-blocked = blocked hatch
cli-vc-legend-door-open = open door
cli-vc-legend-door-locked = locked door
cli-vc-legend-charge = TNT charge
cli-vc-legend-action = action
cli-vc-legend-wound = wound
cli-vc-legend-plus = saved action

# Playing.
cli-you = you
cli-percent = { $number }%
cli-percent-below = <{ $number }%
cli-percent-above = >{ $number }%
cli-pieces = { $number ->
        [one] { $number } commando
       *[other] { $number } commandos
    }
cli-which-game = Which game (q leaves)?
cli-which-scenario = Number or name (q leaves):
cli-seed-hash = The dice are fixed by a secret seed; its hash begins { $hash }.
cli-help-hint = Type the number of an option, an action such as “{ $example }”, or ? for help.
cli-help-hint-secret = Type the number of an option, an action in full, or ? for help.
cli-help-intro = Type a number, an action (“{ $example }”; names may be shortened), the words of an option, or a command.
cli-help-words = The words of an option come in any order and may be shortened. Now: { $known }
cli-key-help = this help; the rules behind option 3; a rule by its id or by words
    .form = ? ?3 ?words
cli-key-u = take the last choice back
    .form = u
cli-key-uu = start this activation again, as far as it can be taken back
    .form = uu
cli-key-h = show or fold the ways to handle equipment
    .form = h
cli-key-g = who does what; give a partner a job, or (g sapper -) let it choose again
    .form = g sapper d
cli-key-m = show everything again
    .form = m
cli-key-i = what is on tile d, in words; without a letter, all tiles
    .form = i d
cli-key-o = the odds of option 3 in full
    .form = o 3
cli-key-w = what a strong bot would do, and why (with --hint)
    .form = w
cli-key-p = what is left in pools and decks
    .form = p
cli-key-l = the log of this turn
    .form = l
cli-key-ll = the whole log
    .form = ll
cli-key-a = ask always, or pass moments in which only equipment could be handled
    .form = a
cli-key-r = let a bot partner go first
    .form = r

# Partners who play together: what their members say (also in the browser), and the orders typed here.
team-takes = { $member }: I take { $job }.
team-given = { $member }: understood, { $job }.
team-done = { $member }: done, { $job }.
team-free = { $member }: I choose for myself again.
cli-team-ask = { $member }: “{ $action }” will be heard. May I? (y yes, n no, a always) > 
cli-team-own = { $member }: { $job }
cli-team-ordered = { $member }: { $job } (by order)
cli-team-none = { $member }: no job
cli-team-open = To be done: { $jobs }
cli-error-no-partner = No bot plays along here.
cli-error-which-member = Who? { $known }
cli-error-which-job = Which job? { $known }, or the letter of a tile.

cli-lesson-key-u = take the last choice back
    .form = u
cli-lesson-key-uu = begin this scene again
    .form = uu
cli-lesson-key-w = show me: the next choice of a way that works
    .form = w
cli-key-s = save now (it is done after every choice anyway)
    .form = s
cli-key-q = leave; the game is saved
    .form = q
cli-asked = { $names }: { $question }
cli-cost = { $number ->
        [0] no action
        [one] { $number } action
       *[other] { $number } actions
    }
cli-minor = { $number ->
        [one] { $number } way to handle equipment
       *[other] { $number } ways to handle equipment
    }
cli-minor-plain = h. { $number ->
        [one] { $number } way to handle equipment.
       *[other] { $number } ways to handle equipment.
    }
cli-option-named = { $who }: { $label }
cli-news-above = … (l: the whole turn)
cli-undone = Taken back: { $choice }
cli-auto-pass-on = Moments in which only equipment could be handled pass by themselves.
cli-auto-pass-off = You are asked at every moment.
cli-saved = Saved: { $file }
lesson-else = This way does not lead to the goal. Take the last choice back, or begin the scene again.
cli-lessons = Lessons
cli-lesson-scenes = { $number ->
        [one] 1 scene
       *[other] { $number } scenes
    }
cli-lesson-title = { $name }, scene { $number } of { $of }: { $scene }
cli-lesson-rules = Rules: { $ids }
cli-lesson-dice = The dice of this scene are set by the lesson.
cli-lesson-wrong = Not quite. { $text } Enter or u takes it back, uu begins the scene again.
cli-lesson-done = { $text } Enter goes on.
cli-lesson-shown = One way: { $choice }
cli-lesson-not-shown = You are on a way of your own. uu begins the scene again, and w then shows one that works.
cli-lesson-enter = Enter
cli-lesson-over = The lesson is over. Well done!
cli-lesson-next = Go on with: { $command }
cli-error-lesson = Here you can type { $known }; q leaves.
cli-left = The game is saved. It goes on with:
cli-robot-thinks = The bot is thinking…
cli-robot-chooses = The bot ({ $name }): { $choice }
cli-robot-style = Bot ({ $name }): { $style }
level-recruit = Recruit
    .style = Goes for whatever catches its eye, and overlooks a lot.
level-soldier = Soldier
    .style = Knows its trade, but has habits that it keeps up even where they do harm.
level-corporal = Corporal
    .style = Does what is sensible; seldom surprises.
level-sergeant = Sergeant
    .style = Plays its best ideas through in its head before it decides.
level-captain = Captain
    .style = Thinks for up to two seconds, weighs many ways to go on, and forgives little.
cli-robot-first = let the bot act first
cli-robot-waits = The bot has nothing to do now.
cli-sealed = a secret choice
cli-curtain = Pass the keyboard to { $name }
cli-curtain-how = { $name } presses Enter and sees what is theirs. Before that, u takes the last choice back and q leaves the game.
cli-windows-pass = Until the turn ends you let pass whatever you could answer.
cli-windows-asked = You are asked each time whether you answer.
cli-person-chooses = { $name }: { $choice }
cli-over = The game is over
cli-over-choices = { $number ->
        [one] One choice was made.
       *[other] { $number } choices were made.
    }
cli-over-replay = To read it again: { $command }
cli-over-verify = To check the dice: { $command }

# Odds, records, rules.
cli-odds-many = odds: o { $number }
cli-odds-nothing = Nothing out of the ordinary, or a question first.
cli-odds-certain = Nothing is left to chance.
cli-replay-title = { $scenario }: { $names }
cli-odds-rest = { $number } more outcomes: { $chance }
cli-odds-sample = Too many outcomes for exact odds: from a sample, with 95% intervals.
cli-odds-interval = { $chance } ({ $low } to { $high })
cli-replay-stops = After choice { $number } of { $all }.
cli-replay-running = The game is not over: nothing hidden is told.
cli-verified = { $checked ->
        [one] { $checked } result derives from the seed.
       *[other] { $checked } results derive from the seed.
    }
cli-unverified = { $number ->
        [one] { $number } result cannot be checked: its seed was not kept.
       *[other] { $number } results cannot be checked: their seed was not kept.
    }
cli-rule-why = Why: { $text }
cli-rule-setting = A setting: --option { $name }=…
cli-rule-about = About { $ids }
cli-rule-none = No rule contains “{ $words }”.
cli-rule-more = { $number ->
        [one] and { $number } more.
       *[other] and { $number } more.
    }
cli-coverage = { $number } rules
cli-coverage-code = { $number } with code
cli-coverage-test = { $number } with a test
cli-coverage-text = { $number } with text in both languages
cli-coverage-rulings = { $number } rulings, { $whole } with a test and with text and reason in both languages
cli-coverage-examples = { $number } examples: for { $own } rules, by chapter for { $chapter }, { $rest } without
cli-coverage-missing = missing:
cli-where-code = Code
cli-where-test = Tests
cli-where-text = Texts
cli-where-settled = Code of { $rule }, which this ruling settles
cli-where-short = Ids in a short form, which a plain search does not find
cli-new-game = A small complete game is in { $folder }. Read its README.md first.
cli-fuzz-games = games
cli-fuzz-failed = Game { $game } of seed { $seed } breaks the oracle “{ $oracle }”:
cli-fuzz-shortest = The shortest game found that shows it:
cli-fuzz-summary = { $games } games, { $decisions } decisions
cli-fuzz-speed = { $rate } decisions a second on one core
cli-fuzz-slowest = slowest decision: { $milliseconds } ms ({ $decision })
cli-fuzz-rules = { $met } of { $all } rules were named by a question, an event or a refusal
cli-fuzz-never = not named:
cli-fuzz-looks = checked: { $looks }
cli-fuzz-things = { $used } of { $all } cards, weapons, items, options and tactics were used
cli-fuzz-unused = never used: { $thing } (in { $games ->
    [one] one game
   *[other] { $games } games
})

# Errors.
cli-error-read = { $file } cannot be read.
cli-error-not-text = { $file } is not a text file.
cli-error-write = { $file } cannot be written.
cli-error-number = There is no option { $number }; they go from 1 to { $last }.
cli-error-ambiguous = “{ $text }” could be several options: { $numbers }.
cli-error-words = No option says “{ $text }”. Now: { $known }
cli-error-place = There is no tile “{ $name }” here.
cli-error-which-odds = Odds of which option? For instance: o 1
cli-error-option = An option looks like name=value, not “{ $text }”.
cli-error-scenario = “{ $text }” is not in the list.
cli-error-fuzz-log = { $file } is not the log of this series: the game, its version, the seed, the scenario and the share must be the same.
cli-error-tests = No folder of tests at { $folder }; name it with --tests.
cli-error-game-name = “{ $name }” cannot be the name of a game: lower-case letters, digits and single underscores, a letter first, at most 30 characters.
cli-error-exists = { $file } exists already.
cli-usage = The command line cannot be understood: a word too many, or in the wrong place. See --help.
cli-usage-option = Unknown option { $name }. See --help.
cli-usage-missing = { $name } is missing. See --help.
cli-usage-value = Wrong or missing value: { $name }. See --help.
cli-error-command = Unknown command “{ $name }”. Known: { $known }.

# Help on the command line.
cli-help = Tactical commando wargames with every rule enforced.
cli-help-help = Show this help
cli-help-play = Play in the terminal: alone, several at one screen, or with bot partners.
cli-help-replay = Tell a saved game as prose.
cli-help-odds = The odds at the end of a saved game, of one action or of all.
cli-help-position = Print the position of a saved game as text, or check a position (docs/positions.md).
cli-help-backup = Copy all that a server on this machine has stored into a file, while it runs or not.
cli-help-restore = Put a backup where the server finds it.
cli-help-prune = Remove for good the games of a server that have been over for many days.
cli-pruned = { $number ->
    [0] No game is that old.
    [one] One finished game removed.
   *[other] { $number } finished games removed.
}
cli-backed-up = { $number ->
    [one] One game saved in { $file }.
   *[other] { $number } games saved in { $file }.
}
cli-restored = { $number ->
    [one] One game restored in { $file }.
   *[other] { $number } games restored in { $file }.
}
cli-error-no-database = There is no database { $file }.
cli-error-kept = { $file } exists already: nothing is overwritten.
cli-error-backup = { $file } cannot be copied: { $reason }.
cli-help-tune = Fit the weights of a game’s evaluation to games of bots, and let them in if they win a match (for developers).
cli-argument-tune-scenarios = Scenarios; without any, all of them.
cli-option-tune-games = How many games are played to fit the weights.
cli-option-tune-seed = The seed of these games and of the match.
cli-option-tune-bot = The bot that plays the match, once with each weights.
cli-option-tune-pairs = How many pairs of games the match has at the most; 0: no match.
cli-option-tune-out = Where the positions of the games are kept.
cli-tune-losses = { $games } games, { $positions } positions. Log loss on games held out: today { $today }, fitted { $fitted }, the same forecast for all { $constant }.
cli-tune-slopes = Slope of the fitted log odds by quarter of the game (1 is right): { $slopes }.
cli-tune-weights = Weights: { $weights }.
cli-tune-no-gain = The fitted weights forecast no better by 3 %: today’s stay, without a match.
cli-tune-match = { $pairs } pairs of { $bot }, the fitted weights against today’s: { $score } %, { $elo } Elo ({ $low } to { $high }).
cli-tune-kept = The match is not won: today’s weights stay.
cli-tune-written = The match is won: the weights are in { $file }.
cli-error-numpy = This command needs numpy, which the developers’ installation has.
cli-error-tune-scenario = Unknown scenario “{ $name }”.
cli-help-verify = Check that every result of a saved game derives from its seed.
cli-help-rules = Read rules: chapters, a rule by id, a search. “rules coverage GAME” counts rules with code, test and text.
cli-help-fuzz = Play many games, at random and by the bots’ first sight, with every check on.
cli-help-check = Check the content of a game, or of your own pack.
cli-help-army = Check an army that you have built, as text, or get one: sensible, or at random.
cli-help-new-game = Write a small complete game, to turn into your own
cli-option-army-check = The army: a file, or its text
cli-option-army-sample = A sensible army of that side (us, ge)
cli-option-army-random = An army of that side at random
cli-option-army-seed = The same army at random each time
cli-option-army-points = The army points of a free battle (default: 300)
cli-option-army-scenario = The scenario that the army is for (default: a free battle)
cli-option-army-seats = How many play (default: 2); more than two need a larger deck
cli-error-army = Give one of --check, --sample and --random.
cli-error-no-army = In { $game } there is no army to build.
cli-army-legal = Legal, for { $points } points.
cli-army-illegal = Not legal, for { $points } points: { $number ->
        [one] one rule is broken
       *[other] { $number } rules are broken
    }.
cli-help-games = List the games.
cli-help-scenarios = List the scenarios of a game.
cli-argument-file = A saved game
cli-argument-new-game = Its name: lower-case letters, digits, underscores
cli-argument-game = The game, such as v_commandos
cli-argument-scenario = A terrain, an operation or a lesson
cli-argument-action = An action, such as: move scout d
cli-argument-rules = A game, a rule id, a chapter, or words to search for
cli-argument-folder = A folder with a content pack
cli-option-lang = Language: fr or en (default: your locale)
cli-option-ascii = Use only the characters of ASCII
cli-option-plain = For screen readers: no drawing, no colour, the position in sentences
cli-option-version = Show the version
cli-option-seat = A person at this screen, or a bot (bot:soldier) on that seat (may be given several times)
cli-option-bot = A bot, partner or opponent: recruit, soldier, corporal, sergeant, captain (may be given several times); corporals take the seats left over
cli-option-squad = The squad, for instance medic:blue,scout:ochre
cli-option-option = A setting of the game: name=value (may be given several times)
cli-option-seed = Fixes all chance of the game
cli-option-save = Where to save (default: a file in your data folder)
cli-option-position = Play from a position: a file such as “bocage position” prints
cli-option-resume = Go on with a saved game
cli-option-hint = Allow hints: w says what a strong bot would do, and why
cli-option-auto-pass = Pass moments in which only equipment could be handled (default), or ask always
cli-option-to = Stop after this choice
cli-option-from = Begin with this choice
cli-option-maps = Draw the position after every choice
cli-option-tests = The folder with the tests
cli-option-new-game-folder = The folder to write it into (default: the current one)
cli-option-where = Print the file and line of the code, tests and texts of a rule
cli-option-games = How many games
cli-option-fuzz-log = Keep the games that pass in this file; a series that was stopped goes on from it
cli-option-fuzz-seed = The seed of the series
cli-option-jobs = How many processes (default: all cores)
cli-option-only = Only this scenario
cli-option-thorough = At which share of decisions the slow checks are made
cli-help-serve = Play in the browser: start the server for this machine, or for others too.
cli-option-host = The address to listen on (default: only this machine)
cli-option-port = The port (8840, or the next free one)
cli-option-data = The folder for games and people (default: your data folder)
cli-option-database = The URL of a PostgreSQL database instead of a file
cli-option-open = Open the browser, or not (default)
cli-option-workers = How many processes bots think in
cli-option-proxy = Addresses of proxies in front of the server, with commas: who asks is taken from their headers
cli-option-processes = Play the games in so many processes beside this one, which keeps the connections
cli-option-role = One part of a server on several machines: gateway (connections) or game (plays the games)
cli-option-redis = The URL of the Redis or Valkey by which the processes of several machines talk
cli-option-keep = Remove games that have been over for so many days (without it they stay)
cli-option-prune-days = How many days a game must have been over
cli-option-quiet = Tell only what goes wrong
cli-serving = Bocage is at { $address } (Ctrl-C ends it).
cli-error-port = Port { $port } of { $host } is taken or not allowed. Choose another with --port.
cli-error-role = --role gateway and --role game need --redis; --redis needs one of them or --processes.
cli-error-database = The database cannot be opened: { $reason }

## End of the command line

# --- search in the rules ----------------------------------------------------------------------------------------------
# Without accents and capitals: words that do not say what is looked for, then groups of beginnings of words that mean the same.

search-stop = a an and are at be by can could do does for from get has have how i if in is it its may me much many my no not of on one or our should so that the their them then there they this to up was we what when where which who why will with you your
search-same = win won victor succe | lose lost defeat fail | shoot fire | mov walk run | hidden hide stealth | seen visible spot | dead die kill eliminat | wound heal | card draw | search pick

# Why a bot would choose an option. The reasons are the .up and .down of each game's term-… texts.
why-first-sight = { $action }: at first sight, nothing else comes near.
why-alone = { $action }: chance to win about { $chance }.
why-close = { $action }: { $chance }, about as good as “{ $other }” ({ $otherchance }).
why-better = { $action }: { $chance } against { $otherchance } for “{ $other }”.
why-odds = The first roll: { $outcomes }
why-reasons = { $count ->
        [one] It { $first }.
       *[other] It { $first }, and { $second }.
    }
why-soon =
    .up = wins the game sooner and more often
    .down = loses the game more often
cli-error-no-hints = Hints were not agreed on for this game: start it with --hint.

# Puzzles: why the solution is the solution.
puzzle-solution = { $best }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of win chance more than the next best choice ({ $other }).
puzzle-measured = Measured in { $worlds } worlds, in which what is hidden was supposed anew and the bots played on from the choices. In games played to their end the solution wins { $points ->
    [one] { $points } point
   *[other] { $points } points
} more. Of { $asked } bots { $found } found it.
unknown-puzzle = puzzle

# Puzzles in the terminal.
cli-puzzle-title = Puzzle { $number } of { $of } · { $scenario } · { $difficulty }
cli-puzzle-difficulty = { $level ->
    [1] easy
    [2] middling
    [3] hard
   *[other] very hard
}
cli-puzzle-goal = You have one choice: find the one that gives you the best chance to win. Type ? for the solution.
cli-puzzle-wrong = { $points ->
    [0] Not quite: another choice is slightly better.
    [one] Not this one: { $points } point of win chance less than the best.
   *[other] Not this one: { $points } points of win chance less than the best.
}
cli-puzzle-found = { $tries ->
    [one] Found at the first try.
   *[other] Found at try { $tries }.
}
cli-help-puzzle = Solve a puzzle: find the one choice that is clearly better. Without a number: today’s.
cli-argument-puzzle = The number of the puzzle
cli-error-no-puzzles = This game has no puzzles yet.
