"""A game played in the terminal: what is shown, asked and typed."""
