"""HTTP: routes, pages, and what is checked before a request is answered."""
