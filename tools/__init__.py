"""Commands that make documents from the code. They read the source and never import the package."""
