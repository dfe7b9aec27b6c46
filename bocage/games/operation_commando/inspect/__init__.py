"""What players ask of the table without choosing anything."""
