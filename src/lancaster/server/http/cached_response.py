"""Answers that stay the same as long as the server runs: compressed once, and not sent again to who has them."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

PREFERRED: Final = ("br", "gzip")
_NOT_TAKEN: Final = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")


class CachedResponse:
    """Some bytes and their compressed forms."""

    def __init__(
        self, content: bytes, media_type: str, compressed: Mapping[str, bytes], cache_control: str = "no-cache"
    ) -> None:
        self._forms = {"identity": content, **compressed}
        self._media_type = media_type
        self._cache_control = cache_control
        self._tag = hashlib.sha256(content).hexdigest()[:16]

    def answer(self, headers: Headers) -> Response:
        """The form that the browser likes best, or that it already has it."""
        form = next((form for form in _accepted(headers) if form in self._forms), "identity")
        # A tag names one form, but who has any of them has the content.
        tags = {form: f'"{self._tag}-{form}"' for form in self._forms}
        head = {"ETag": tags[form], "Cache-Control": self._cache_control, "Vary": "Accept-Encoding"}
        had = {tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")}
        if had.intersection(tags.values()):
            return Response(status_code=304, headers=head)
        if form != "identity":
            head["Content-Encoding"] = form
        return Response(self._forms[form], headers=head, media_type=self._media_type)


def zipped(content: bytes, media_type: str) -> CachedResponse:
    """What was made by the program itself, and is compressed here."""
    return CachedResponse(content, media_type, {"gzip": gzip.compress(content, mtime=0)})


def _accepted(headers: Headers) -> list[str]:
    """The forms that the browser takes, the smallest first."""
    wishes = [wish.partition(";") for wish in headers.get("accept-encoding", "").lower().split(",")]
    names = {name.strip() for name, _, quality in wishes if not _NOT_TAKEN.fullmatch(quality)}
    return [form for form in PREFERRED if form in names]
