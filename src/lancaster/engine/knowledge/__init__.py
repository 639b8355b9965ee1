"""Who may know what: views, redealt games, what a step reveals, what a law would bring, why an action is refused."""
