"""How strong the bots are: games in pairs with the sides swapped, with intervals (``python -m bench.ladder -h``)."""
