"""What is printed on the components, and words: data that travels inside the package, not code."""

from importlib.resources import files


def text(name: str) -> str:
    """The text of one packaged content file, such as ``components.toml``."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")
