"""Pages: one for every address, files as small as the browser takes them, and nothing sent twice."""

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from lancaster import content
from lancaster.server.http.app import api
from lancaster.server.http.pages import NOT_BUILT
from tests.patience import PATIENCE
from tests.server.serving import ROOT, Server, serving

pytestmark = pytest.mark.slow

INDEX = b"<!doctype html><title>Lancaster</title>"
SCRIPT = b"const board = 1413;" * 100
FILES = {
    "index.html": INDEX,
    "manifest.webmanifest": b'{"name": "Lancaster"}',
    "icon.svg": b"<svg/>",
    "assets/app-1a2b.js": SCRIPT,
    "assets/app-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/app-1a2b.js.br": b"as brotli",
    "assets/serif-3c4d.woff2": b"font",
    "assets/odd-5e6f.xyz": b"odd",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(text)
    with serving(tmp_path_factory.mktemp("data"), pages=str(folder)) as running:
        yield running


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[httpx.Client]:
    headers = {"Accept-Encoding": "identity"}
    with httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE, verify=False) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/", "/rules", "/apis", "/index.html", "/?seat=1", "/assets"])
def test_every_address_is_the_one_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "style-src 'self';" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert browser.head(path).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/favicon.ico", "/assets/old-9999.js", "/assets/../index.htm", "/..%2findex.htm", "/a%00.js", "/api", "/api/x"],
)
def test_what_is_not_there_is_refused(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_page")


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js"])
def test_pages_are_only_for_reading(browser: httpx.Client, path: str) -> None:
    answer = browser.post(path)
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD"}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/serif-3c4d.woff2", "font/woff2"),
        ("/assets/odd-5e6f.xyz", "application/octet-stream"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_a_file_has_its_type_and_those_with_a_name_of_their_own_are_kept_for_ever(
    browser: httpx.Client, path: str, kind: str
) -> None:
    answer = browser.get(path)
    assert answer.content == FILES[path[1:]]
    assert answer.headers["Content-Type"] == kind
    kept = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    assert answer.headers["Cache-Control"] == kept


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=1", "gzip"),
        ("gzip; q=0.0, br;q=0.000", None),
        ("deflate", None),
        ("", None),
    ],
)
def test_the_browser_gets_the_smallest_form_that_it_takes(
    browser: httpx.Client, accepted: str, form: str | None
) -> None:
    with browser.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert raw == FILES["assets/app-1a2b.js" + {"br": ".br", "gzip": ".gz", None: ""}[form]]
    assert answer.headers.get("Content-Encoding") == form
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Vary"] == "Accept-Encoding"
    plain = browser.get("/icon.svg", headers={"Accept-Encoding": accepted})
    assert (plain.content, plain.headers["Vary"]) == (b"<svg/>", "Accept-Encoding")


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js", "/api/words/de", "/api/components"])
@pytest.mark.parametrize("accepted", ["identity", "gzip"])
def test_who_has_it_does_not_get_it_again(browser: httpx.Client, path: str, accepted: str) -> None:
    first = browser.get(path, headers={"Accept-Encoding": accepted})
    tag = first.headers["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = browser.get(path, headers={"If-None-Match": known, "Accept-Encoding": accepted})
        assert (again.status_code, again.content) == (304, b"")
        for name in ("ETag", "Cache-Control", "Vary"):
            assert again.headers[name] == first.headers[name]
    assert browser.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_the_forms_of_a_file_have_tags_of_their_own(browser: httpx.Client) -> None:
    tags = {browser.get("/api/words/en", headers={"Accept-Encoding": form}).headers["ETag"] for form in ("", "gzip")}
    assert len(tags) == 2


@pytest.mark.parametrize("path", ["/api/words/fr", "/api/components"])
def test_large_answers_that_never_change_are_compressed(browser: httpx.Client, path: str) -> None:
    plain = browser.get(path)
    small = browser.get(path, headers={"Accept-Encoding": "gzip"})
    assert small.content == plain.content
    assert int(small.headers["Content-Length"]) < 0.4 * len(plain.content)
    assert small.headers["Content-Encoding"] == "gzip"
    if "words" in path:
        assert plain.text == content.text("words/fr.ftl")


def test_without_a_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with serving(tmp_path, pages=str(tmp_path / "nowhere")) as server:
        answer = httpx.get(server.address, timeout=PATIENCE, verify=False)
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert httpx.get(f"{server.address}api/health", timeout=PATIENCE, verify=False).status_code == 200


def test_the_description_of_the_api_can_be_written_without_a_server(tmp_path: Path) -> None:
    description = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "lancaster.server.http", description], cwd=ROOT, check=True)
    described: dict[str, Any] = json.loads(description.read_text(encoding="utf-8"))
    assert described == api().openapi()
