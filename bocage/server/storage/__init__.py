"""What must outlive the process: the tables of the database and the store over them."""
