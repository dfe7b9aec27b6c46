"""What players ask of the table without choosing anything: surveys and their answers."""
