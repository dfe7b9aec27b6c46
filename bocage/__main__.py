"""``python -m bocage`` is the command ``bocage``."""

from bocage.cli import main

main()
