"""Where the pages are that the browser gets."""

from pathlib import Path
from typing import Final

PAGES: Final = Path(__file__).parent / "static"
