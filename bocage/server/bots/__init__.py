"""Bots of the server: processes that think, and who asks them when."""
