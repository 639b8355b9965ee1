"""Players that are programs: a view and a seed go in, an action comes out. They know the engine and nothing else."""
