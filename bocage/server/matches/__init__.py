"""Running matches: rooms, the sockets of those who play or watch, seats, curtain, clock."""
