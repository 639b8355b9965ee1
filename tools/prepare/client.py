"""The browser client: what it is built with, in web/node_modules, and the pages, beside the server."""

import json
import platform
import re
import shutil
import subprocess
import sys
from typing import Any, Final

from tools.prepare import stamps
from tools.prepare.commands import ROOT, Failed, run
from tools.prepare.packages import PYTHON, VENV
from tools.prepare.progress import Board

NODES: Final = "20.19, 22.12, or 24"
STATIC: Final = "src/lancaster/server/static"
MODULES: Final = ROOT / "web" / "node_modules"
API_TYPES: Final = ROOT / "web" / "src" / "generated"
NPM: Final = ("npm", "--prefix", "web", "--no-update-notifier")
# Playwright drives Debian's chromium; its own download is never wanted.
NO_DOWNLOADS: Final = {"PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1", "PUPPETEER_SKIP_DOWNLOAD": "1"}
NOT_OF_THE_PAGES: Final = [
    f"web/{name}"
    for name in (
        "node_modules", "src/generated", "e2e", "unit", "measure", "test-results", ".svelte-check",
        "playwright.config.ts", "playwright.screenshots.config.ts",
    )
]  # fmt: skip


def prepare_client_packages(board: Board, tools: bool) -> None:
    """Install what the client is built with and, if wanted, the tools that check it."""
    lock = ROOT / "web" / "package-lock.json"
    made_from = stamps.digest([lock, ROOT / "web" / "package.json"])
    stamp = MODULES / ".prepared"
    if stamps.is_ready(stamp, made_from + " tools") or (not tools and stamps.is_ready(stamp, made_from)):
        return
    _check_node()
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    needed = [name for name, package in packages.items() if name and _is_installed(package, tools)]
    title = "Tools of the browser client" if tools else "Packages of the browser client"
    with stamps.making(stamp, made_from + " tools" if tools else made_from), board.work(title, len(needed)) as work:

        def line(text: str) -> None:
            if text.startswith("npm http "):
                board.advance(work)

        command = [*NPM, "--loglevel=http", "ci", *([] if tools else ["--omit=dev"])]
        run(command, what="npm", environment=NO_DOWNLOADS, line=line)


def _is_installed(package: dict[str, Any], tools: bool) -> bool:
    machine = {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    here = sys.platform in package.get("os", [sys.platform]) and machine in package.get("cpu", [machine])
    return here and (tools or not package.get("dev"))


def _check_node() -> None:
    advice = f"Lancaster needs Node {NODES} or newer, with npm, to build its pages"
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Failed(f"{advice}; install it and try again.")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    found = re.fullmatch(r"v(\d+)\.(\d+)\.\S*", version)
    if found is None:
        raise Failed(f"{advice}, but node is broken here; install another one and try again.")
    major, minor = int(found[1]), int(found[2])
    if not (major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)):
        raise Failed(f"{advice}, but node is {version} here; install another one and try again.")


def prepare_client(board: Board, tools: bool = False) -> None:
    """Build the pages; as long as nothing of theirs changes, Node is not needed."""
    made_from = stamps.digest(stamps.files("web", NOT_OF_THE_PAGES) + stamps.files("src/lancaster/content/words"))
    stamp = VENV / "prepared" / "client"
    if tools:
        prepare_client_packages(board, tools)
    if stamps.is_ready(stamp, made_from) and (ROOT / STATIC / "index.html").exists():
        return
    prepare_client_packages(board, tools)
    with stamps.making(stamp, made_from), board.work("Pages of the browser client"):
        run([*NPM, "run", "--silent", "build", "--", "--logLevel", "warn"], what="The build of the pages")


def prepare_api_types(board: Board) -> None:
    """Make the types of the client from the server's own description of its API, for the type checker."""
    made_from = stamps.digest([*stamps.files("src/lancaster", [STATIC]), ROOT / "web" / "package.json"])
    stamp = API_TYPES / ".prepared"
    if stamps.is_ready(stamp, made_from):
        return
    with stamps.making(stamp, made_from), board.work("Types of the API"):
        API_TYPES.mkdir(parents=True, exist_ok=True)
        source = {"PYTHONPATH": "src", "LANCASTER_PURE": "1"}
        description = API_TYPES / "openapi.json"
        run([PYTHON, "-m", "lancaster.server.http", description], what="The description of the API", environment=source)
        run([*NPM, "run", "--silent", "types"], what="The types of the API")
