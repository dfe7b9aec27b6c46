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
