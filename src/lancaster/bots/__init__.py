"""Players that are programs: each gets the view of its seat and a seed, and answers with an action."""
