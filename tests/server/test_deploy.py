"""The files for hosts are true: what they name exists, and they agree with the server and with each other."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from lancaster.cli import app
from lancaster.cli.commands.play import PORT
from lancaster.cli.output import TERMINATED
from lancaster.installing import DISTRIBUTION
from lancaster.server.settings import Limits
from tests.server.command import command
from tests.server.serving import ROOT

PLAY = typer.main.get_command(app).commands["play"]  # type: ignore[attr-defined]
OPTIONS = {name for option in PLAY.params for name in option.opts}
VARIABLES = {option.envvar for option in PLAY.params if option.envvar}
DATA = "/var/lib/lancaster"
HEALTH = "/api/health"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def instructions() -> dict[str, list[str]]:
    """What the Containerfile says, by the first word of each instruction."""
    lines = [line for line in text("Containerfile").splitlines() if line and not line.startswith("#")]
    found: dict[str, list[str]] = {}
    for line in "\n".join(lines).replace("\\\n", "").splitlines():
        word, rest = line.split(maxsplit=1)
        found.setdefault(word, []).append(rest)
    return found


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(text("deploy/lancaster.service"))
    return parser


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


def check_command(words: list[str]) -> None:
    """A command that starts a server has only options that there are."""
    assert [Path(words[0]).name, words[1]] == ["lancaster", "play"]
    named = [word for word in words if word.startswith("--")]
    assert named
    assert set(named) <= OPTIONS


def test_the_image_is_made_from_the_wheel_that_the_build_leaves() -> None:
    said = instructions()
    *sources, _ = said["COPY"][0].split()
    sent = {line.removeprefix("!") for line in text(".dockerignore").splitlines() if line.startswith("!")}
    assert set(sources) == sent == {"constraints.txt", "dist/*.whl"}
    project = tomllib.loads(text("pyproject.toml"))["project"]
    assert project["name"] == DISTRIBUTION
    ((name, extra),) = re.findall(r"'([\w-]+)\[(\w+)\]'", said["RUN"][1])
    assert name == DISTRIBUTION
    assert extra in project["optional-dependencies"]
    assert f"--no-index --no-deps --find-links . {DISTRIBUTION} " in said["RUN"][1]


def test_the_image_serves_the_folder_and_the_port_that_it_announces() -> None:
    said = instructions()
    words = json.loads(said["CMD"][0])
    check_command(words)
    assert words[words.index("--data") + 1] == said["VOLUME"][0] == DATA
    assert said["EXPOSE"] == [str(PORT)]
    assert "--port" not in words
    assert f"--uid {said['USER'][0].split(':')[0]} " in said["RUN"][0]
    assert f"--mode=700 {DATA}" in said["RUN"][0]


@pytest.mark.slow
def test_the_health_check_tells_a_server_that_answers_from_none(tmp_path: Path) -> None:
    program = json.loads(instructions()["HEALTHCHECK"][0].split(" CMD ")[1])[-1]
    assert f"'127.0.0.1', {PORT}," in program

    def healthy(port: str) -> int:
        return subprocess.run([sys.executable, "-c", program.replace(str(PORT), port)], capture_output=True).returncode

    with command(tmp_path) as server:
        port = server.address.rstrip("/").rpartition(":")[2]
        assert healthy(port) == 0
        server.kill()
        assert healthy(port) != 0


def test_the_nodes_get_what_the_server_reads() -> None:
    for name in ("node1", "node2"):
        node = compose()["services"][name]
        given = {variable for variable in node["environment"] if variable.startswith("LANCASTER_")}
        assert given == VARIABLES
        assert "command" not in node
    assert compose()["services"]["database"]["environment"]["POSTGRES_USER"] == "lancaster"


def test_the_proxy_of_the_nodes_knows_all_of_them_and_is_the_only_way_in() -> None:
    services = compose()["services"]
    proxy = services["proxy"]
    nodes = [name for name in services if name.startswith("node")]
    assert proxy["environment"]["LANCASTER_NODES"].split() == [f"{name}:{PORT}" for name in nodes]
    assert proxy["depends_on"] == nodes
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert set(proxy["networks"]).isdisjoint(services["database"]["networks"])
    for name in nodes:
        assert set(services[name]["networks"]) == set(proxy["networks"]) | set(services["database"]["networks"])
    caddyfile = proxy["volumes"][0].split(":")[0]
    assert set(re.findall(r"\{\$(\w+)", text(caddyfile))) <= proxy["environment"].keys()


def test_no_password_is_written_down() -> None:
    for service in compose()["services"].values():
        for variable, value in service.get("environment", {}).items():
            assert "PASSWORD" not in variable or value.startswith("${LANCASTER_DB_PASSWORD:?")


def test_the_proxies_lead_to_the_server() -> None:
    caddy, nginx = text("deploy/Caddyfile"), text("deploy/nginx.conf")
    for proxy in (caddy, nginx):
        assert f"127.0.0.1:{PORT}" in proxy
    assert f"health_uri {HEALTH}" in caddy
    (size,) = re.findall(r"client_max_body_size (\d+)m;", nginx)
    assert int(size) * 1024**2 >= Limits().body_bytes
    # Whatever a visitor claims to be forwarded for must not get through.
    assert "X-Forwarded-For $remote_addr;" in nginx


def test_the_service_starts_what_there_is_and_ends_well() -> None:
    service = unit()["Service"]
    words = shlex.split(service["ExecStart"])
    check_command(words)
    assert words[words.index("--data") + 1] == f"/var/lib/{service['StateDirectory']}" == DATA
    assert service["Environment"].split("=")[0] in VARIABLES
    assert int(service["SuccessExitStatus"]) == TERMINATED


def test_the_commands_of_the_page_for_hosts_have_options_that_exist() -> None:
    commands = re.findall(r"^lancaster play .*--.*$", text("docs/hosting.md"), flags=re.M)
    assert commands
    for line in commands:
        check_command(shlex.split(line, comments=True))


def test_the_page_for_hosts_has_every_option_and_every_variable() -> None:
    rows = re.findall(r"^\| `(--[\w-]+)[^|]*\|(.*)\|$", text("docs/hosting.md"), flags=re.M)
    assert {name for name, _ in rows} == OPTIONS - {"--help"}
    assert {found for _, what in rows for found in re.findall(r"`(LANCASTER_\w+)`", what)} == VARIABLES
