# All words of Runner in English, except the rules.

game-name = Runner
game-pitch = One runs, one watches, and both have something up their sleeve.
shelf-toy = Toys
scenario-meadow = The meadow
result-home = The runner is home. { $reason }
result-stopped = The runner is stopped. { $reason }

seat-runner = runner
seat-watcher = watcher
card-smoke = smoke
card-aim = aim
card-dodge = dodge
card-counter = counter
card-spy = spy
outcome-running = The game goes on.
outcome-home = The runner is home.
outcome-stopped = The runner is stopped.

act-run = run { $square ->
    [0] not at all
    [one] one square
   *[other] { $square } squares
}
act-fire = fire
act-play = play: { $card }
act-pass = pass

ask-run = How far do you run?
ask-fire = The runner is on square { $square }. Do you fire?
ask-shot = A shot: do you answer it?
ask-card = A card, { $card }: do you answer it?

event-drew = The { $seat } draws a card.
event-drew_card = You have drawn: { $card }.
event-ran = The runner comes to square { $square }.
event-played = The { $seat } plays: { $card }.
event-cancelled = Cancelled ({ $card }).
event-hand_shown = The { $seat } lays the hand open: { $card }.
event-hit = A hit, number { $number }.
event-missed = Missed.
event-over = { $outcome }
