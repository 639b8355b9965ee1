"""What the environments need beyond the engine, and the one sentence when it is not there."""

from typing import NoReturn

from lancaster.installing import command_for


def missing(error: ModuleNotFoundError, needs: str, command: str | None = None) -> NoReturn:
    """Say what to install; an error inside the project stays what it is."""
    if error.name is not None and error.name.startswith("lancaster"):
        raise error
    raise ImportError(f"{needs} more packages than the engine: {command or command_for('env')}") from None
