"""The commands of ``bocage``, one module each."""
