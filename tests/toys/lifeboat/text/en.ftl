# All words of Lifeboat in English, except the rules.

game-name = Lifeboat
game-pitch = All to the shore, or none.
shelf-toy = Toys
scenario-atlantic = The Atlantic
result-saved = Saved. { $reason }
result-sunk = Lost. { $reason }

act-row = sailor { $seat }: row
act-bail = sailor { $seat }: bail
act-eat = sailor { $seat }: eat a biscuit
act-rest = all: rest

ask-act = Miles: { $miles }, water: { $water }. Who does what?

event-rowed = Sailor { $seat } rows; miles: { $miles }.
event-bailed = Sailor { $seat } bails; water: { $water }.
event-ate = Sailor { $seat } eats; biscuits left: { $biscuits }.
event-rested = The boat drifts.
event-sea = The sea: { $dice }.
event-shipped = Water in the boat: { $water }.
event-sank = The boat is lost.
event-saved = The shore! All are saved.
