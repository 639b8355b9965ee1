"""Who may know what: views, redeals, what a step reveals, why it is refused. Nothing here changes a game."""
