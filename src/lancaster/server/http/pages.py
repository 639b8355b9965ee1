"""The pages that the browser gets: the client as it was built, read once when the server starts."""

from pathlib import Path, PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from lancaster.server.http.cached_response import CachedResponse
from lancaster.server.http.protection import API
from lancaster.tables.refusals import Refusal

INDEX: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets"
"""The folder of files whose names change with what is in them, so that a browser never needs to ask again."""
FOREVER: Final = "public, max-age=31536000, immutable"
COMPRESSED: Final = {".br": "br", ".gz": "gzip"}
# Python's own table lacks some of these, and takes others from the system, which may be wrong.
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = "The pages are not built yet: stop the server, and run make play in the folder of the project."


def _read(folder: Path) -> dict[str, CachedResponse]:
    """By address: the files, each with the compressed forms that lie beside it."""
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {
        name: CachedResponse(
            path.read_bytes(),
            TYPES.get(path.suffix, "application/octet-stream"),
            {form: paths[name + end].read_bytes() for end, form in COMPRESSED.items() if name + end in paths},
            FOREVER if name.startswith(f"{NAMED_BY_CONTENT}/") else "no-cache",
        )
        for name, path in paths.items()
        if path.suffix not in COMPRESSED
    }


class Pages(Route):
    """Everything that is not the API, which itself says which requests it answers."""

    def __init__(self, folder: Path) -> None:
        self._files = _read(folder)
        super().__init__("/{path:path}", self._page, name="pages", include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether the request is for a page."""
        return (Match.NONE, {}) if f"{scope['path']}/".startswith(f"{API}/") else super().matches(scope)

    async def _page(self, request: Request) -> Response:
        """A file, or for every other address the one page, whose script knows the address."""
        path = request.path_params["path"]
        file = self._files.get(path)
        if file is None and PurePosixPath(path).suffix:
            raise Refusal("no_page")
        file = file or self._files.get(INDEX)
        return file.answer(request.headers) if file is not None else PlainTextResponse(NOT_BUILT, 503)
