# All words of Bid in English, except the rules.

game-name = Bid
game-pitch = Sealed bids, opened together.
shelf-toy = Toys
scenario-free = Each for himself
scenario-alliance = Two against two
result-won = One side has most. { $reason }
result-shared = A shared victory. { $reason }

prize-cup = the cup
prize-vase = the vase
prize-lamp = the lamp
prize-clock = the clock
prize-chair = the chair

act-bid = bid { $chip }
act-keep = keep the prize
act-stake = stake it

ask-bid = What do you bid for { $prize }?
ask-prize = You have won { $prize }. Do you keep it?

event-prize_drawn = To be won: { $prize }.
event-has_bid = Seat { $seat } has bid.
event-opened = The bids: { $chips }.
event-tied = A tie; nobody gets the prize.
event-taken = Side { $side } scores { $worth }.
event-lost = Side { $side } loses the prize.
