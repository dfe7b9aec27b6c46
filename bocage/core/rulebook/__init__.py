"""The rules as players read them, and where each is kept in code, tests and texts."""
