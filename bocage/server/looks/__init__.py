"""Heavy looks at a match or a file (odds, surveys, judging, reading), in processes of their own with deadlines."""
