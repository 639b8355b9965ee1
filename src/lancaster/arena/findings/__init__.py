"""What finished games show: facts about each game, and findings from many by seat, law and source of points."""
