"""What the package is called where packages are installed from, and how somebody installs more of it."""

import json
from importlib.metadata import PackageNotFoundError, distribution, version
from typing import Final

DISTRIBUTION: Final = "lancaster-game"
"""Not the name of the import: on PyPI that name belongs to another project."""


def version_here() -> str:
    """The version that is installed."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "(not installed)"


def command_for(extra: str) -> str:
    """The command that installs what an extra needs, for a checkout or for a release, whichever this is."""
    return f"pip install '{'.' if _from_checkout() else DISTRIBUTION}[{extra}]'"


def needed(error: ModuleNotFoundError, who: str, command: str) -> str:
    """What to say where a package is missing; an error inside the project stays what it is."""
    if error.name is not None and error.name.startswith("lancaster"):
        raise error
    return f"{who} needs more packages than the engine: {command}"


def _from_checkout() -> bool:
    """Whether this was installed from a folder with the source, or runs from there without an install.

    A wheel or an archive counts as a release, wherever it came from: who has one need not have the source.
    """
    try:
        here = distribution(DISTRIBUTION)
    except PackageNotFoundError:
        return True
    if here.read_text("METADATA") is None:
        # What a build leaves beside the source, and no install.
        return True
    # PEP 610: an install by name from an index leaves no such file, and only a folder has this key.
    return "dir_info" in json.loads(here.read_text("direct_url.json") or "{}")
