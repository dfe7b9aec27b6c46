"""Random games with everything that was asked, offered, refused and told: what the rules do today, kept as hashes."""
