"""Who may know what: views, redealt games, what a step would reveal, what a law brings, why an action is refused."""
