# All words of Night Run in English, except the rules.

game-name = Night Run
game-pitch = Across the field before day breaks, and before the sentry looks up.
shelf-mission = Missions
scenario-field = The field
    .text = Twelve squares to the far side.
scenario-meadow = The meadow
    .text = Eighteen squares to the far side.
result-arrived = A runner has reached the far side. { $reason }
result-dawn = Day breaks. { $reason }

act-run = run
act-creep = creep one square

ask-turn = Square { $square } of { $width }. Run or creep?

event-ran = Runner { $seat } runs { $die } squares, to square { $square }.
event-seen = The sentry sees runner { $seat }: back to the start!
event-crept = Runner { $seat } creeps to square { $square }.
event-arrived = Runner { $seat } is across.
event-dawn = Day breaks over the field.

# What the plain face of the browser calls the facts of the view.
fact-turn = Round
fact-mover = Player whose turn it is
fact-width = Squares to the far side
fact-squares = Squares of the runners
