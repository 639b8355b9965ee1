"""Data, not code: what is printed on the components, and the words in each language."""

from importlib.resources import files


def text(name: str) -> str:
    """The text of one packaged content file, such as ``components.toml``."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
