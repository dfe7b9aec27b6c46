"""Several processes: leases, the post between them, gateways and game processes."""
