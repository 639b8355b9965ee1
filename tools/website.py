"""What MkDocs needs to make the site of the files as they are: its hooks, and the links in docstrings."""

import os
import re
from pathlib import Path
from typing import Any, Final

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parent.parent
TOP: Final = [*(path.name for path in ROOT.glob("*.md")), "web/public/icon.svg"]
"""What the site has from outside of docs/."""
MODULES: Final[list[str]] = re.findall(r"reference/([\w.]+)\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
"""What programs outside of the project import."""
MODULE_PAGE: Final = "---\ntitle: {0}\n---\n::: {0}\n"
PICTURE: Final = re.compile(
    r'<picture>\s*<source .*?srcset="(.*?)">\s*<img alt="(.*?)" src="(.*?)">\s*</picture>', re.S
)
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)#:]+)\)")
NAME: Final = re.compile(r"`((?:lancaster\.|[A-Z]\w*[a-z]\w*\.)[\w.]*\w)(?:\([^`]*\))?`")
"""A name of the API in a docstring: of a module, or of a member of a class."""
DOCUMENT: Final = re.compile(r"\bdocs/[\w/-]+\.md\b")
EXAMPLE: Final = re.compile(r"^>>> .*(?:\n.+)*", re.M)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Give the pages their paths in the checkout, so that their links hold, and add a page for each module."""
    documents = [f"docs/{file.src_uri}" for file in files if file.src_dir == config.docs_dir]
    return Files(
        [
            *(file for file in files if file.src_dir != config.docs_dir),
            *(File(path, str(ROOT), config.site_dir, config.use_directory_urls) for path in documents + TOP),
            *(File.generated(config, f"reference/{it}.md", content=MODULE_PAGE.format(it)) for it in MODULES),
        ]
    )


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let pictures follow the palette, and keep only the text of a link to a file that is no part of the site."""

    def kept(link: re.Match[str]) -> str:
        target = os.path.normpath(Path(page.file.src_uri).parent / link[2])
        outside = files.get_file_from_path(target) is None and (ROOT / target).exists()
        return link[1] if outside else link[0]

    return LINK.sub(kept, PICTURE.sub(r"![\2](\3#only-light)![\2](\1#only-dark)", markdown))


class Docstrings(griffe.Extension):
    """Makes code of the examples in docstrings, and links of the names and documents, so that MkDocs checks them."""

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """Leave out what makes operators and copies work."""
        for name, member in list(cls.members.items()):
            if member.is_special and name != "__init__" and not member.docstring:
                cls.del_member(name)

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of an object."""
        if obj.docstring:
            text = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
            obj.docstring.value = DOCUMENT.sub(r"[\g<0>](../\g<0>)", NAME.sub(r"[\g<0>][\1]", text))
