"""``python -m lancaster`` runs the command line."""

from lancaster.cli import app

if __name__ == "__main__":
    app(prog_name="lancaster")
