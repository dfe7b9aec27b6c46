# Words of the core and of the command line.

error-unreadable = “{ $text }” is not an action of this game.
error-illegal = Not allowed now ({ $rule }): { $reason }
error-content = { $file }, at { $place }: expected { $expected }.
error-unknown = Unknown { $what } “{ $name }”. Known: { $known }.
error-record-format = This is not a saved game: its first line should be “{ $expected }”.
error-record-truncated = The saved game is cut off: its last line, the check, is missing.
error-record-altered = The saved game has been altered or damaged: its check does not fit its text.
error-record-shape = The saved game cannot be read: a line is missing or malformed.
error-record-seed = The seed of the saved game does not fit its hash.
error-record-chance = The saved game says that a { $bag } shows “{ $value }”, which cannot be.
error-record-surplus = The saved game tells of “{ $value }”, but the rules asked chance for nothing more.
error-record-line = Line { $line } of the saved game cannot be played: { $reason }
error-record-hash = The saved game replays to another position than the one it was saved in.
error-record-snapshot = The saved position cannot be read.
error-record-verify = Line { $line }: “{ $value }” does not derive from the seed.
note-record-version = This game was saved by version { $then } of the rules; this is version { $now }.
note-record-snapshot = The rules have changed since: the game goes on from its saved position ({ $reason }; fields that differ: { $fields }; choices of the open step dropped: { $choices }).
unknown-game = game
unknown-scenario = scenario
unknown-option = option
unknown-choice = choice
unknown-seat = seat
unknown-seats = number of seats
unknown-commando = commando
unknown-squad = squad
unknown-rule = rule
unknown-bot = bot
unknown-file = file
rule-CORE-OVER = The game is over.
rule-CORE-SEAT = This is for another seat to decide.
rule-CORE-UNDO = This can no longer be taken back: a fact has come to light since, or it was another's choice.

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

## End of the command line

## Content checks: what was expected at a place ("…, at tiles.b: expected …")

expect-file = a readable file
expect-utf8 = UTF-8 text
expect-toml = valid TOML ({ $detail })
expect-form = what the form of the file asks for ({ $detail })
expect-pack = a folder with “terrains/*.toml”, “operations.toml” or both
expect-pack-file = no file of this name: a pack has “terrains/*.toml” and “operations.toml”
expect-id = a lower-case letter, then lower-case letters, digits or “_”
expect-file-name = “{ $name }”, the name of the file
expect-new = another id, since “{ $name }” is taken
expect-once = “{ $name }” only once
expect-known = one of: { $known }
expect-also = also: { $missing }
expect-value = { $value }
expect-nothing = nothing
expect-number = a number from { $low } to { $high }
expect-at-least = { $low } or more
expect-entries = { $low } to { $high } entries
expect-total = { $number } in all, not { $found }
expect-source = “*”, the source of all that is not named
expect-text = a text in this language
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
expect-steps-or-moments = either steps or moments
expect-action = an action as it is written on { $scenario }
expect-chance = a fixed result such as “die:4” ({ $known })
expect-rule = the id of a rule of this game

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
checked-lessons = { $number ->
        [one] 1 lesson
       *[other] { $number } lessons
    }
checked-texts = { $number } texts, in French and in English
