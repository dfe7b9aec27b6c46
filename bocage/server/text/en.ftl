# Words of the web app: what the server says (server-…) and what the shell of the client shows (web-…).

## What the server says when something cannot be done

server-frame = The server does not understand this message.
server-body = The server does not understand this request.
server-json = The server expects JSON.
server-size = This is too large for the server.
server-origin = This request comes from another site.
server-host = The server does not answer under this name.
server-nowhere = There is nothing here.
server-match = This game does not exist, or no longer.
server-token = The server does not know you: reload the page.
server-seat = This is not your seat.
server-spectator = Spectators watch; they do not play.
server-stale = The game has gone on in the meantime.
server-rate = Too fast: wait a moment.
server-limit = This is as many as the server allows.
server-full = Too many are connected.
server-owner = Only the one who created this game may do that.
server-invitation = This invitation has been used already, or was withdrawn.
server-taken = This seat is taken.
server-level = There is no such bot.
server-store = The server could not save this; nothing was played. Try again.
server-slow = This record takes the server too long to read.
server-fault = The server has made a mistake; nothing was changed.
server-waits = The bots have nothing to do now.
server-script = The game is on the coach’s script.
server-seats = The number of seats does not fit the saved game.
server-offered = This can be chosen now.
server-player = Player { $number }
server-guest = Guest
server-not-built = The web client has not been built yet. Build it, then start the server again:

## Shell: common words and rules

web-close = Close
web-loading = Loading…
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
web-game-sure = Nothing is left to chance
web-game-counting = Counting the odds…
web-game-sampled = An estimate: too many cases to count exactly
web-game-final = cannot be taken back
web-game-undoable = can be taken back
web-game-confirm = Confirm
web-game-cancel = Cancel
web-game-undo = Undo
web-game-restart = Restart the activation
web-game-nudge = Let the bots go first
web-game-filter = Show only
web-game-everyone = Everyone
web-game-minor = Equipment… ({ $number })
web-game-thinking = { $name } is thinking…
web-game-others = { $name } must choose.
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
web-game-verifiable = verifiable
web-game-no-dice = No die has been rolled yet.
web-game-verify = Verifiable dice
    .how = All dice follow from a secret seed, drawn before the first move. Its fingerprint is published in advance: nobody can change the seed afterwards without changing the fingerprint. At the end the seed is revealed, and anyone can roll every roll again.
web-game-verify-hash = Fingerprint, before the game
web-game-verify-seed = Seed, after the game
web-game-verify-later = Revealed when the game is over.
web-game-verify-here = Counted again in your browser
web-game-verify-good = Checked in your browser: the seed has this fingerprint.
web-game-verify-bad = The seed does not have this fingerprint!
web-game-verify-command = To roll every roll again, download the game, then:
web-game-verify-file = game.bocage
web-game-chat = Chat
web-game-chat-write = Write to the squad…
web-game-chat-send = Send
web-game-table = The table
web-game-table-open = The table
web-game-you = you
web-game-here = here
web-game-away = away
web-game-seat-free = Free seat
web-game-seat-open = waiting for someone
web-game-seat-away = away
web-game-seat-asked = choosing
web-game-seat-thinks = thinking…
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
web-game-coach = Lesson
web-game-do-now = Do this now
web-game-do-how = Click it, or press
web-game-show-me = Show me
web-game-off-script = Off the lesson
    .text = You have gone your own way, so the coach keeps quiet. Play on freely, or go back to the lesson.
web-game-to-script = Back to the lesson
web-game-closing = The server is restarting.
web-game-lost = Connection lost.
web-game-lost-saved = Your accepted moves are saved.
web-game-lost-again = { $number ->
    [0] Trying again…
   *[other] Trying again in { $number } s
}
web-game-refused = Refused.
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
web-game-luck = Luck
web-game-luck-ours = Our dice
web-game-luck-enemy = The enemy's dice
web-game-luck-mean = { $number ->
    [one] { $number } die, mean { $mean }
   *[other] { $number } dice, mean { $mean }
}
web-game-luck-expected = A fair die gives { $mean } on average.
web-keys = Keyboard keys
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
web-game-key-board = walk over the board
web-game-key-tab = decision, board, squad, log
web-game-key-mute = turn the sound off or on
web-game-key-rules = look up a rule
web-game-key-help = this help
