# Words of the web app: what the server says (server-…) and what the shell of the client shows (web-…).

## What the server says when something cannot be done

server-frame = The server does not understand this message.
server-body = The server does not understand this request.
server-json = The server expects JSON.
server-size = This is too large for the server.
server-origin = This request comes from another site.
server-host = The server does not answer under this name.
server-nowhere = There is nothing here.
server-match = This game does not exist, or no longer exists.
server-token = The server does not know you: reload the page.
server-seat = This is not your seat.
server-spectator = Spectators watch; they do not play.
server-lesson = There is no such lesson.
server-stale = The game has gone on in the meantime.
server-rate = Too fast: wait a moment.
server-limit = The server allows no more.
server-closing = The server is restarting: come back in a moment.
server-elsewhere = This game is moving to another process: come back in a moment.
server-full = Too many people are connected.
server-owner = Only the person who created this game may do that.
server-invitation = This invitation has been used already, or was withdrawn.
server-taken = This seat is taken.
server-level = There is no such bot.
server-store = The server could not save this; nothing was played. Try again.
server-slow = This record takes the server too long to read.
server-fault = Server error; nothing was changed.
server-puzzle-option = This is none of the puzzle’s choices.
server-analysis-only = There was nothing else to choose.
server-analysis-best = The best choice, and clearly so.
server-analysis-best-alike = The best choice found; another one is about as good.
server-analysis-alike = About as good as the best: the play-outs do not tell them apart.
server-analysis-worse = { $points ->
    [0] Worse than the best, by less than a point.
    [one] Worse than the best by one point.
   *[other] Worse than the best by { $points } points.
  }
server-hint-only = There is nothing else to choose.
server-hint-clear = The first one is better than the others that were weighed.
server-hint-alike = The play-outs do not tell the first ones apart: which is best cannot be said.
server-no-hints = This table gives no hints.
server-untold = Part of the game cannot be shown now (a fault of the server’s). Everything that was played is saved: go on, undo or download the game.
server-untold-event = Something happened here that cannot be told.
server-untold-odds = These odds cannot be told.
server-late = The request took too long to arrive.
server-grace = This player has just left and may come back: a bot can take over after one minute.
server-hands = Two hidden hands on one screen: the game can be downloaded only when it is over.
server-waits = The bots have nothing to do now.
server-seats = The number of seats does not fit the saved game.
server-other-question = Something else is asked now.
server-offered = This can be chosen now.
server-eyes = This point of view stays hidden while the game goes on.
server-moment = While the game goes on, nobody may look that far back.
server-upload = The server no longer holds this record: open the file again.
server-no-builder = This game has no forces to build.
server-no-packs = This game does not accept players’ own files.
server-player = Player { $number }
server-not-built = The web client has not been built yet. Build it, then start the server again:

## Who can hurt me there?

server-threats = { $place }: { $threats } — { $chance } { $total }.
server-threat-some = { $place }: { $chance } { $total }.
server-threat-none = { $place }: nobody that you can see could hurt it there.
server-threat-between = { $chance } ({ $low } to { $high })
server-threats-late = The server had no time to look at more places.

## Shell: common words and rules

web-close = Close
web-loading = Loading…
web-loading-long = The server is taking its time; we are still waiting.
web-offline = The server does not answer. Your games are saved there.
web-retry = Try again
web-rule-open = Rule { $id }
web-rule-loading = Rule
web-rule-why = How we settled it
web-rule-related = Read with
web-rule-in-book = See it in the rules
web-rule-unknown = Unknown rule
    .text = This server knows no rule { $id }.

## Game screen

web-game-decision = Your decision
web-game-now = What is happening
web-game-cost = { $number ->
    [0] free
    [one] { $number } action
   *[other] { $number } actions
}
web-game-certain = certain
web-game-left-to-chance = This is left to chance.
web-game-sure = Nothing is left to chance
web-game-counting = Counting the odds…
web-game-sampled = An estimate: too many cases to count exactly
web-game-final = final
web-game-undoable = can be undone
web-game-undo = Undo
web-game-restart = Restart the activation
web-game-nudge = Let the bots go first
web-game-thinking = { $name } is thinking…
web-game-slow-bot = The machine is busy: the bot finishes its thought, and the game goes on by itself.
web-game-bot-waits = { $name } waits for other tables’ bots: number { $place } in the queue.
web-game-others = { $name } must choose.
web-game-awaited = Waiting for another player.
web-game-going-on = The game goes on…
web-game-pace = Pace
web-game-stepwise = Step by step
web-game-through = Straight through
web-game-skip = Skip
web-game-next = Next
web-game-log = Log
web-game-earlier = Earlier
web-game-steps = The enemy, step by step
web-game-done = done
web-game-dice = Dice
web-game-die-hit = success
web-game-die-nil = neutral
web-game-verifiable = verifiable
web-game-no-dice = No dice to show.
web-game-verify = Verifiable dice
    .how = All dice follow from a secret seed, drawn before the first move. Its fingerprint is published in advance: nobody can change the seed afterwards without changing the fingerprint. At the end the seed is revealed, and anyone can check every roll.
web-game-verify-hash = Fingerprint, before the game
web-game-verify-seed = Seed, after the game
web-game-verify-later = Revealed when the game is over.
web-game-verify-here = Recalculated in your browser
web-game-verify-good = Checked in your browser: the seed has this fingerprint.
web-game-verify-bad = The seed does not have this fingerprint!
web-dice-check = Check every roll here
web-dice-checking = Checking…
web-dice-good = { $number ->
    [one] One result derived anew in your browser: it comes from the seed.
   *[other] { $number } dice and draws derived anew in your browser: every one comes from the seed.
  }
web-dice-wrong = Result { $number } ({ $text }) does not come from the seed!
web-dice-unknown = { $number ->
    [one] The seed of one result is not known.
   *[other] The seed of { $number } results is not known.
  }
web-game-verify-command = To check every roll, download the game, then:
web-game-verify-file = game.bocage
web-game-chat = Chat
web-game-chat-write = Write to the table…
web-game-chat-send = Send
web-game-table = The table
web-team = Partners
web-team-own = takes { $job }
web-team-ordered = { $job } (your order)
web-team-none = has no job
web-team-order = Order
web-team-order-to = Give an order: { $name }
web-team-cancel = Cancel
web-team-how = Choose a job, or touch a place on the board.
web-team-free = It decides
web-team-said = What partners say
web-team-asks-title = A partner asks
web-team-asks = { $name }: “{ $action }” will be heard. May I?
web-team-waits = Without an answer, something quieter in { $seconds } s.
web-team-yes = Go ahead
web-team-no = Not now
web-team-always = Yes, and do not ask again
web-game-table-open = The table
web-game-you = you
web-game-here = here
web-game-away = away
web-game-seat-free = Free seat
web-game-seat-open = waiting for someone
web-game-seat-away = away
web-game-seat-asked = choosing
web-game-seat-thinks = thinking…
web-game-bot = Bot ({ $level })
web-game-seat-bot = bot, { $level }
web-game-watchers = { $number ->
    [0] Nobody is watching
    [one] { $number } spectator
   *[other] { $number } spectators
}
web-game-hand = Hand to a bot
web-game-take-back = Take my seat back
web-game-level = Strength of the bot
web-game-invite = Invitation link
web-game-invitation = Invitation link, good once
web-game-copy = Copy
web-game-copied = Copied
web-game-record = Download the game
web-game-leave = Back to the lobby
web-game-show-me = Show me
web-game-closing = The server is restarting.
web-game-lost = Connection lost.
web-game-lost-saved = Your accepted moves are saved.
web-game-lost-again = { $number ->
    [0] Trying again…
   *[other] Trying again in { $number } s
}
web-game-refused = Refused.
web-game-why-not = Why not?
web-game-gone = This game cannot be found
web-game-phases = Phases of the turn
web-game-turn = Turn
web-game-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
web-game-rules = Rules of the game
web-game-mute = Mute
web-game-sound-off = Turn the sound off
web-game-sound-on = Turn the sound on
web-game-parts = Parts of the table
web-game-tab-board = Board
web-game-tab-mine = Squad
web-game-tab-log = Log
web-game-tab-steps = Steps
web-game-tab-rules = Rules
web-game-tab-more = More
web-game-mine = My squad
web-game-happened = What happened
web-game-watching = You are watching this game.
web-game-over = Game over
web-game-see-result = See the result
web-game-see-board = See the board
web-game-again = Play again
web-end-won = You have won
web-end-lost = You have lost
web-end-wins = wins
web-end-swap = Rematch, sides swapped
web-game-next-lesson = Next lesson
web-brief = Mission
web-brief-aim = The aim
web-brief-end = The end
web-brief-idea = The idea
web-brief-rules = Rules on one page
web-brief-start = Begin
web-brief-never = Do not show again
web-brief-you = You: { $side }
web-brief-other = { $side }: { $name }
web-recap-go = Continue
web-recap-again = Watch again
web-game-dice-set = set by the lesson ·
web-game-unread = { $number ->
    [one] { $number } unread message
   *[other] { $number } unread messages
}
web-game-luck = Luck
web-game-luck-ours = Your dice
web-game-luck-enemy = Opposing dice
web-game-luck-mean = { $number ->
    [one] { $number } die, mean { $mean }
   *[other] { $number } dice, mean { $mean }
}
web-game-luck-expected = A fair die gives { $mean } on average.
web-keys = Keys
web-key-esc = Esc
web-key-space = Space
web-key-tab = Tab
web-game-key-option = choose an option
web-game-key-quiet = end or let it pass
web-game-key-confirm = confirm; next step
web-game-key-cancel = cancel; close the odds; skip what is being shown
web-game-key-odds = odds of the option pointed at
web-game-key-undo = undo the last choice
web-game-key-restart = restart the whole activation
web-game-key-board = move around the board
web-game-key-tab = decision, board, squad, log
web-game-key-mute = turn the sound off or on
web-game-key-rules = look up a rule
web-game-key-help = this help

## Shell: navigation, lobby

web-nav = Navigation
web-play = Play
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-other-language = Passer en français
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-find-rule = Find a rule…
web-to-lobby = Back to the lobby
web-back-to-game = Back to the game
web-no-game = This game is not on this server
web-trouble-offline = The server does not answer
    .text = Your games are saved there; nothing is lost.
web-trouble-refused = Not possible
web-turn = { $number ->
    [0] set-up
   *[other] turn { $number }
}

web-lobby-title = Four commando games, every rule enforced.
web-lobby-aside = Right now
web-game-v_commandos = V-Commandos
web-game-heroes_of_normandie = Heroes of Normandie
web-game-commandos_40k = Commandos 40 000
web-game-operation_commando = Opération Commando
web-plain-facts = What is known
web-plain-seats = Players
web-poster-v_commandos = Co-operative infiltration against an enemy run by the rules.
web-poster-heroes_of_normandie = Secret orders, interrupts and armour in the hedgerows.
web-poster-commandos_40k = Skirmish to the inch: heights, charges, reactions.
web-poster-operation_commando = Two hidden hands bid against each other for every terrain.
web-poster-exactly = { $number } players
web-poster-players = { $fewest } to { $most } players
web-poster-missions = { $number ->
    [one] { $number } mission
   *[other] { $number } missions
}
web-poster-live = { $number } under way

web-new = New game
web-new-game = Game
web-new-company = Who with
web-new-alone = Against the enemy
    .text = alone, or with a bot at your side
web-new-screen = On this screen
    .text = two people, each with their commandos
web-new-online = Online
    .text = open table and invitation link
web-new-duel-alone = Against a bot
    .text = you against the machine
web-new-duel-screen = Two at this screen
    .text = a curtain hides the hands between turns
web-new-duel-online = Online
    .text = open table and invitation link
web-new-level = Strength of the bot
web-seat-swap = Swap sides
web-new-partner = Bot partner
web-level-none = None
web-level-recruit = Recruit
    .style = Goes for whatever catches its eye, and overlooks a lot.
web-level-soldier = Soldier
    .style = Knows its trade, but keeps to its habits even when they hurt it.
web-level-corporal = Corporal
    .style = Does what is sensible; seldom surprises.
web-level-sergeant = Sergeant
    .style = Plays its best ideas through in its head before it decides.
web-level-captain = Captain
    .style = Thinks for up to two seconds, weighs many continuations, and forgives little.
web-your-name = Your name
web-your-name-none = Guest
web-new-start = Start
web-new-what = { $name }, { $number ->
    [one] one commando
   *[other] { $number } commandos
}
web-new-choose = choose
web-new-lesson = Learn by playing

web-mine = Your games
web-mine-turns = { $number ->
    [one] one to play
   *[other] { $number } to play
}
web-mine-empty = No game under way. “Start” opens one, and you will find it here.
web-mine-alone = solo
web-mine-with = with { $names }
web-mine-robots = { $number ->
    [one] a bot
   *[other] { $number } bots
}
web-mine-your-turn = your turn
web-mine-their-turn = their turn
web-mine-waiting = { $number ->
    [one] one open seat
   *[other] { $number } open seats
}
web-mine-continue = Continue
web-mine-look = Look back
web-mine-invite = Invite to the game { $name }
web-mine-save = Download the game { $name }
web-mine-delete = Delete the game { $name }
web-result-won = won
web-result-lost = lost
web-result-us = American victory
web-result-de = German victory
web-result-draw = draw
web-result-over = over
web-invite = Invite
web-save = Download
web-delete = Delete
web-keep = Keep it
web-delete-title = Delete { $name }?
web-delete-text = The game is removed from the server for everyone in it. Download it first to resume it later.

web-tables = Open tables
web-tables-empty = No table is open right now. An online game appears here for the others.
web-tables-seats = { $taken } of { $all } seats taken
web-tables-join = Join
web-tables-join-of = Join the game { $name }
web-live = Live
web-live-empty = No public game under way.
web-live-watch = Watch
web-day = Rule of the day
web-resume = Resume a game
web-resume-what = What to do with a saved game
web-resume-go-on = Go on
web-resume-choose = Choose a file
web-resume-reading = Reading the game…
web-resume-drop = or drop it here
web-resume-large = This file is too large for a saved game.

## Shell: invitations, form

web-join = Join a game
web-join-by = { $host } invites you.
web-join-side = Your side: { $side }
web-join-seat = Your seat: { $seat } of { $seats }
web-join-wait = Taking you to your seat…
web-join-name = What name will the others see?
web-join-sit = Take your seat
web-seat = Seat { $number }
web-invite-title = { $number ->
    [one] Invite somebody
   *[other] Invite your partners
}
web-invite-text = { $number ->
    [one] This link gives the seat to the first person who opens it. Send it to anyone you like.
   *[other] Each link gives its seat to the first person who opens it. Send one to each.
}
web-invite-share = Join my game on Bocage.
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-send = Send
web-invite-enter = Enter the game

web-missions = Missions
web-missions-title = Choose a mission
web-missions-all = All games
web-missions-people = Players
web-missions-people-1 = Alone
web-missions-people-2 = Two
web-missions-people-3 = Three or four
web-missions-minutes = Length
web-missions-level = Difficulty
web-missions-fresh = Never won first
web-missions-details = Details
web-missions-none = No mission fits these wishes.
web-lobby-ways = Missions and armies
web-missions-at-most = { $minutes ->
    [0] Any length
   *[other] { $minutes } min at most
}
web-missions-hard = { $level ->
    [0] Any difficulty
    [1] ◆ easy
    [2] ◆◆ at most
    [3] ◆◆◆ at most
   *[4] ◆◆◆◆ at most
}
web-missions-count = { $number } of { $of }
web-lobby-missions = All missions ({ $number })
web-missions-underway = Under way · { $game }
web-missions-results = Your results
web-mission-new = never played
web-mission-lost = lost
web-mission-over = played
web-mission-underway = under way
web-mission-won = won
web-form-title = { $game }: new game
web-form-shelf = Kind of game
web-form-scenario = Mission
web-form-pieces = { $number ->
    [one] one commando
   *[other] { $number } commandos
}
web-form-players = { $most ->
    [2] 2 players
   *[other] { $fewest } to { $most } players
}
web-form-minutes = { $from ->
    [0] { $to } min
   *[other] { $from }–{ $to } min
}
web-form-turns = { $turns } turns
web-form-difficulty = Difficulty { $level } of 5
web-form-seats = Seats
web-form-share = { $commandos ->
    [one] One commando
   *[other] { $commandos } commandos
} for { $seats ->
    [one] one person, who leads the whole squad.
   *[other] { $seats } seats, shared among them.
}
web-form-alone = One seat only: yours.
web-form-listed = Show the open seats among the open tables
web-form-clock = Time to answer out of turn
web-form-clock-none = No clock
web-form-clock-seconds = { $seconds } s
web-form-clock-why = When time runs out, you pass. The clock starts anew at each chance to answer.
web-form-options = Rules of the game
web-army = Army workshop
web-army-build = Build an army
web-form-armies = Armies
web-form-army = Army of seat { $number }: { $side }
web-form-army-sample = A sample army
web-form-army-text = Paste a text…
web-form-army-worth = { $cost } of { $points } points
web-form-army-side = This army belongs to the other side.
web-form-army-wrong = An army is not legal yet.
web-form-fixed = The scenario gives both armies.
web-form-rulings = Rulings
    .text = How unclear points of the rules are settled; the defaults are those we advise.
web-form-board-first = First board
web-form-board-second = Second board
web-form-board-turn = Turned by
web-form-board-degrees = { $degrees }°
web-form-board-none = One board only
web-form-board-beside = Another one to the east
web-form-board-below = Another one to the south
web-form-board-join = Size
web-form-create = Start: { $name }
web-missions-prepare = Set up: { $name }
web-seat-me = You
web-seat-here = Here, at this screen
web-seat-open = Online
web-seat-bot = Bot
web-seat-here-name = Player { $number }
web-seat-kind = Seat { $number }: who
web-seat-name = Seat { $number }: name
web-seat-level = Seat { $number }: strength of the bot
web-seat-remove = Remove seat { $number }
web-seat-add-here = Somebody here
web-seat-add-open = Somebody online
web-seat-add-bot = A bot
web-seat-full = { $number ->
    [one] Full: this mission has one seat.
   *[other] Full: this mission has { $number } seats at most.
}
web-squad-when = When to choose the squad
web-squad-later = In the game
web-squad-now = Now
web-squad-count = { $chosen } of { $number } chosen
web-squad-side = Side of the card: { $name }

## Shell: rules, settings, about, keys

web-rules-of = Rules: { $game }
web-rest = The rest of the chapter: { $chapter }
web-chapters = Chapters
web-rulings = Rulings
web-examples = Examples
web-search = Search the rules
web-search-found = { $number ->
    [0] nothing
    [one] { $number } rule
   *[other] { $number } rules
}
web-search-none = No rule contains all these words. Try fewer, or others.
web-search-more = { $number ->
    [one] One more
   *[other] { $number } more
}
web-rule-played = Played on the board
web-rule-near = See an example: { $rule }, { $title }
web-rule-steps = Steps of the example
web-rule-step = { $number } of { $all }
web-rule-step-back = Back
web-rule-step-on = Next
web-rule-try = Try it here
web-rule-next = Now: { $choice }
web-rule-dice-set = What the dice and cards say is set here. If you try it, they are dealt anew.
web-aid = Player aid to print
web-aid-of = Player aid: { $game }
web-aid-print = Print
web-aid-none = This game has no player aid.
web-rule-mine = In your games
web-rule-mine-none = It has not come up in your last { $number ->
        [one] game
       *[other] { $number } games
    } of this kind.
web-rule-proved = { $number ->
    [one] Covered by one test
   *[other] Covered by { $number } tests
}
web-rule-mine-choice = Choice { $number }
web-rule-kept = Tests that cover it, and where it is in the code
web-rule-kept-code = Code
web-rule-kept-tests = Tests
web-rule-kept-texts = Texts
web-rule-copy = Copy the link to this rule
web-rule-setting = Setting:

web-set-you = You
web-set-name = Name
    .text = What the others at the table see.
web-set-save = Save
web-set-saved = Saved
web-set-look = Sight and sound
web-set-theme = Appearance
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-theme-system = System
web-set-size = Text size
    .text = All text of the application.
web-set-motion = Motion
    .text = When reduced, pieces no longer travel: a ring shows where they arrive.
web-set-motion-full = Full
web-set-motion-reduced = Reduced
web-set-motion-system = System
web-set-sound = Sound
    .text = Each sound has its sign on the screen: nothing is told by sound alone.
web-set-play = Play
web-set-pace = Pace of the enemy
    .text = How fast its moves are shown. “Step by step” waits for a key at each.
web-set-pace-step = Step by step
web-set-pace-slow = Slow
web-set-pace-normal = Normal
web-set-pace-fast = Fast
web-set-pace-off = Outcome only
web-set-confirm = Ask for confirmation
    .text = “When risky”: only when a final choice is sure to cost you something.
web-set-confirm-always = Always
web-set-confirm-risky = When risky
web-set-confirm-never = Never
web-set-autopass = Pass automatically
    .text = When passing is the only choice.
web-set-brief = Present the missions
    .text = Before the first decision: aim, end, who has what. Each mission once.
web-set-recap = Sum up each turn
    .text = After a turn in which something was decided: who took what, the losses, the rule.
web-set-hints = Hints at the first time
    .text = A sentence beside the question when something new comes up, each once.
web-set-kept = These settings stay in this browser; only the name and automatic passing go to the server.

web-about-title = About Bocage
web-about-what = Bocage lets you play tactical commando wargames in a browser: alone, together at one screen or apart, with bots where people are missing. It enforces every rule, says at each moment which one, and gives the exact odds before each choice.
web-about-rights = Names and rights
    .text = The names of the games belong to their publishers and authors, who have nothing to do with Bocage. No text and no picture is taken from them: the rules are retold in our own words, the drawings and sounds are original. To play for real, buy the box.
web-about-licence = Licence
    .text = The program is free under the MIT licence: use it, read it, change it and share it.
web-about-data = Your data
    .text = Everything stays on the server you use: a name, your games, and a token in a cookie that no script can read. No page calls another site; no tracking, no advertising, no font from elsewhere.
web-about-dice = Verifiable dice
    .text = Each roll derives from a secret seed whose fingerprint is shown before the game, and the seed after it. Anyone can check it all: once the game has begun, nobody can change a die any more.
web-about-access = For everybody
    .text = Everything can be played by mouse, by finger or by keyboard, and read with a screen reader. Nothing is told by colour alone. If something stops you, that is a fault: tell us.

web-keys-in-match = In a game, the same key shows the keys of the game.
web-keys-help = this help
web-keys-search = search the rules
web-keys-escape = close what is open
web-keys-tab = go from one thing to the next

web-curtain-pass = Pass the screen to { $name }
web-curtain-hidden = All hands are hidden. { $name } opens the curtain; it falls again when another’s turn comes.
web-curtain-open = I am { $name }: hold to see
web-curtain-public = What has just happened, for all to see
web-curtain-to = to { $name }
web-curtain-title = Curtain: { $name } to play
web-curtain-nothing = No option is shown while the curtain is closed.
web-curtain-reopen = Reopen for { $name }
    .hint = take the last choice back
web-curtain-close = Close the curtain
web-let-pass = Pass everything until the turn ends
    .short = Not before the turn ends
web-clock-left = Time left to answer: { $seconds } s
web-clock-soon = { $seconds ->
    [one] One second left to answer.
   *[other] { $seconds } seconds left to answer.
}
web-game-late = Time is up: { $name } passes.
web-let-pass-deed = Pass, for this whole action
    .short = Pass this action
web-let-pass-phase = Pass this for the whole phase
    .short = Pass this phase
web-let-pass-mine = Only what concerns me
    .short = Only what concerns me
web-let-pass-count = { $n ->
    [0] nothing has passed this turn
    [one] one window has passed this turn
   *[other] { $n } windows have passed this turn
}
web-let-pass-kinds = { $n ->
    [one] One kind of window passes without you
   *[other] { $n } kinds of windows pass without you
}
web-let-pass-open = When to ask me
web-let-pass-kind = Windows of this kind
web-let-pass-kind-as-all = This kind: like the others
web-let-pass-kind-ask = This kind: always ask
web-let-pass-kind-mine = This kind: if it matters to me
web-let-pass-kind-deed = This kind: not during this action
web-let-pass-kind-phase = This kind: not until the phase ends
web-let-pass-kind-turn = This kind: not until the turn ends
web-table-look = My hand
    .hint = Hold down to see your hand: the others look away
web-table-ahead = placed ahead; closing the curtain lets the other place
web-title-yours = Your turn
web-title-of = { $name } to play
web-game-waited = waiting for you: { $time }
web-game-may-answer = { $name } may answer now.

# Players' own files in a match

web-pack-title = Players’ own files
web-pack-why = This game is played with files that a player has brought. Compare the fingerprints to be sure that yours are the same.
web-pack-fingerprint = Fingerprint (SHA-256):
web-pack-same = You have the same file in this browser.
web-pack-other = Your file of that name is another version.
web-pack-none = You do not have this file in this browser.
web-pack-keep = Keep this file
web-pack-kept = File kept in this browser
web-pack-not-kept = This browser keeps nothing, or has no more room.

# The bar in which one chooses.
web-pick-others = Others
web-pick-list = Other choices
web-pick-how = { $name }: how?
web-pick-ways = { $number } ways
web-pick-count =
    { $number ->
        [one] { $number } choice
       *[other] { $number } choices
    }
web-pick-heard =
    { $number ->
        [0] No choice
        [one] One choice
       *[other] { $number } choices
    }{ $exit ->
        [yes] { " " }and an exit.
       *[no] .
    }
web-pick-further = +{ $number } more
web-pick-again = press again
web-pick-hold = hold 1 s
web-pick-back = Go back
    .note = nothing is played
web-pick-whole = Read the whole question
web-pick-what = { $name }: do what?
web-pick-no-exit = You must choose
web-pick-or-others = Or let { $name } play
web-pick-no-undo = Nothing to undo: a die, a card that came to light or an answer has come since
web-pick-set = { $name }: { $value }
web-pick-turn = { $name } (key { $press })
web-pick-turn-on = { $name }: next value
web-pick-turn-back = { $name }: previous value
web-pick-less = Less: { $name }
web-pick-more = More: { $name }

## Replays

web-replay = Replay
web-replay-watch = Replay the game
web-replay-gone = This game cannot be replayed
web-replay-bar = Replay: where it stands
web-replay-slider = Moment of the game
web-replay-left = Point of view, turns, pieces
web-replay-players = Players
web-replay-tab-moments = Moments
web-replay-moment = choice { $number } of { $all }
web-replay-before = Before the first turn
web-replay-chooses = { $name } chooses: { $choice }
web-replay-turns = Turns
web-replay-turn-short = T{ $number }
web-replay-eyes = Point of view
web-replay-eyes-all = See all
web-replay-eyes-public = Public
web-replay-first = To the beginning
web-replay-prev = Previous choice
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next choice
web-replay-last = To the end
web-replay-speed = Speed
web-replay-share = Share
web-replay-shared = The link to this moment has been copied.
web-replay-what-if = What if…
web-replay-what-if-on = { " " }play on
web-replay-play-on = What if… play on from here
web-replay-play-on-text = A new game begins after choice { $number } of this one, with new dice. The game itself stays as it is.
web-replay-my-seat = You play
web-replay-bots = At the other seats
web-replay-play-from-here = Play from here

web-analysis = The options
web-analysis-start = Analyse
web-analysis-of = Chance to win for { $side }, who knew only what he could see.
web-analysis-working = { $number } of { $all } worlds
web-analysis-worlds = { $number } worlds
web-analysis-played = played
web-analysis-like-best = not to be told apart from the best
web-analysis-band = { $low }–{ $high }
web-analysis-why = Why
web-analysis-step = { $side }: { $choice }
web-analysis-line = How it might go on after this choice
web-analysis-supposed = How it might have gone on, not the game as it was played.
web-analysis-line-prev = Step of the line before
web-analysis-line-next = Next step of the line
web-analysis-line-leave = Back to the game as it was played
web-analysis-follow = Touch a step of a line to see it on the board.
web-analysis-end = Nothing was chosen at this moment: the game was over.
web-analysis-how = What was hidden is supposed anew in each world; all options meet the same worlds and the same dice, and the bots play on. The true mean lies in a band 95 times out of 100.
web-analysis-counted = Each figure is a share of games won: every world is played to the end. The curve is only an estimate at a glance, and may differ much from it.
web-analysis-guessed = Each figure is the bots’ estimate of the positions a few choices on.
web-luck = Choices and dice
web-luck-working = The bots judge every choice and every roll…
web-luck-failed = This game could not be judged.
web-luck-of = Chances to win for { $side }, estimated at a glance by somebody who sees everything:
web-luck-start = start
web-luck-choices = choices
web-luck-dice = dice
web-luck-end = result
web-luck-turning-points = Turning points
web-luck-by = { $what ->
    [choice] by the choice
    [dice] by the dice
   *[both] by the choice and the dice
}
web-luck-step = { $before } → { $after }
web-luck-how = Each roll is compared with everything that could have been rolled; its centile says what share of that is worse. Start, choices and dice make up the result; the value of a position is an estimate by the bots.
web-luck-centile = centile { $number }
web-luck-best = Best found: { $choice }.
web-luck-weigh = Hold the choices against the best
web-luck-weighing = The bots play on…
web-luck-picture = Save as a picture

# Lessons.
web-learn = Learn
web-learn-title = Learn { $game }
web-learn-about = Short scenes on the real board: one sentence says what to do, any way there counts, and a mistake is explained and taken back.
web-learn-games = Games
web-learn-scenes = { $number ->
    [one] one scene
   *[other] { $number } scenes
}
web-learn-begin = Begin
web-learn-again = Again
web-lesson-number = Lesson { $number } of { $of }
web-lesson-mark = Lesson { $number }/{ $of }
web-lesson-scene = Scene { $number } of { $of }
web-lesson-do = To do now
web-lesson-ask = Understood?
web-lesson-wrong = Not quite
web-lesson-done = Done
web-lesson-why = Why
web-lesson-signs = Signs
web-lesson-again = Begin the scene again
web-lesson-back = Take it back
web-lesson-next = Go on
web-lesson-leave = Leave the lesson
web-lesson-bar = Lesson
web-lesson-bar-open = Lesson
web-lesson-bar-asked = Which answer is right?
web-lesson-bar-wrong = Nothing is lost: take it back.
web-lesson-bar-done = That was it.
web-lesson-over = The lesson is over. Well done!
web-lesson-play = Play now
web-lesson-all = All lessons
web-lesson-set-dice = The dice of this scene are set by the lesson.
web-result-taught = Lesson done
web-signs = Signs of the board
web-signs-all = all
web-game-key-signs = What the signs of the board mean
web-game-key-threats = Who can hurt me there?
web-threats = Who can hurt me there?
web-threats-nobody = There is nothing to ask about now: this is told of pieces on the table, when you have something to decide.
web-threats-piece = Your piece
web-threats-state = How it would be there
web-threats-places = Places

## Shell: puzzles

web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = Moments of games between bots at which one choice is clearly better than all others. Each was measured by playing on from every choice many times.
web-puzzles-solved = { $done } of { $number } solved
web-puzzles-none = There are no puzzles for this game yet.
web-puzzle = Puzzle { $number }
web-puzzle-today = Puzzle of the day
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Middling
web-puzzle-level-3 = Hard
web-puzzle-level-4 = Very hard
web-puzzle-found = { $tries ->
    [one] found at the first try
   *[other] found at try { $tries }
}
web-puzzle-shown = solution shown
web-puzzle-solve = Solve
web-puzzle-again = Solve again
web-puzzle-goal = { $solutions ->
    [one] You have one choice. Find the one that gives you the best chance to win.
   *[other] You have one choice. Two are equally good, and better than all others: find one of them.
}
web-puzzle-aim = Aim
web-puzzle-tries = Your tries
web-puzzle-points = { $points ->
    [0] hardly worse
    [one] { $points } point worse
   *[other] { $points } points worse
}
web-puzzle-wrong = { $points ->
    [0] Not quite: another choice is slightly better. Choose again.
    [one] Not this one: { $points } point of win chance less than the best. Choose again.
   *[other] Not this one: { $points } points of win chance less than the best. Choose again.
}
web-puzzle-right = { $solutions ->
    [one] That is it: no other choice comes near.
   *[other] That is it: the { $solutions } solutions are as good as each other, no other choice comes near.
}
web-puzzle-best = best
web-puzzle-tried = tried
web-puzzle-more = { $number ->
    [one] { $number } more choice
   *[other] { $number } more choices
}
web-puzzle-show = Show the solution
web-puzzle-solution = Solution
web-puzzle-done = Found!
web-puzzle-given = The solution
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-bar = The puzzle’s result
web-puzzle-gone = This puzzle could not be opened
# Hints during a game
web-advice = Hint
web-advice-ask = Ask for a hint
web-advice-plan = Plan { $number } of the hint
web-advice-worlds = { $counted ->
    [yes] { $number } games
   *[no] { $number } play-outs
}
web-advice-working = { $counted ->
    [yes] { $number } games…
   *[no] { $number } play-outs…
}
web-advice-counted = Share of games won when bots play on from here to the end.
web-advice-guessed = Chance to win, as bots judge it a few choices on.
web-advice-then = then { $steps }
web-advice-alike = not told apart from plan 1
web-advice-follow = Follow plan { $number }
web-advice-taken = { $number ->
    [one] 1 hint in this game
   *[other] { $number } hints in this game
}
web-advice-here = A hint was taken here.
web-advice-result = { $number ->
    [one] 1 hint was taken.
   *[other] { $number } hints were taken.
}
web-game-key-advice = ask for a hint, where the table allows it
web-form-hints = Hints: during the game a bot tells what it would do, and why
web-form-hints-why = Each one is noted in the record and counted in the result.

# Beside a replay
web-comments = Comments
web-comments-somebody = Somebody
web-comments-write = Comment on moment { $number }…
web-comments-send = Add the comment
web-comments-delete = Delete my comment
web-comments-none = Nobody has commented. Whoever holds a seat may.
web-branches-over = over
web-branches-turn = turn { $number }
web-branches-jump = To choice { $number }
web-branches-origin = This game went on from choice { $number } of another one
web-replay-friend = A friend
web-share-link = Copy the link
web-share-copied = The link is copied
