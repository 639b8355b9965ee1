"""Data, not code: what is printed on the components, and the words in each language."""

from importlib.resources import files


def text(name: str) -> str:
    """The text of one packaged content file, such as ``components.toml``."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


def languages() -> list[str]:
    """The languages whose catalogs are there; English is the one to fall back on."""
    names = [file.name.removesuffix(".ftl") for file in files(__name__).joinpath("words").iterdir()]
    return sorted(names, key=lambda name: (name != "en", name))
