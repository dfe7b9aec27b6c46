"""What crosses the wire: frames, how a match is told in them, and the client's types."""
