"""What finished games show, by seat, law and source of points. Nothing here plays or draws."""
