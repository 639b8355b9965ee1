"""Players that are programs: each gets the view of its seat and nothing else, and answers with an action."""
