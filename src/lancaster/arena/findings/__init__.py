"""What finished games tell: facts of each game, and the findings of many by seat, law and source of points."""
