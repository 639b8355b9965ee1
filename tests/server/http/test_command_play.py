"""``lancaster play``, as it is typed."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from lancaster.engine.components import load_components
from lancaster.schema.components import components_json
from lancaster.server.storage.database import FILE
from tests.browser.figures import changed, toml
from tests.patience import PATIENCE, until
from tests.server.command import PLAY, command, refused, well
from tests.server.serving import ROOT, Client, Refused

pytestmark = pytest.mark.slow


def one_sentence(errors: str) -> bool:
    return errors.count("\n") == 1 and errors.endswith(".\n") and "Traceback" not in errors


def test_it_says_where_it_is_and_serves_the_page(tmp_path: Path) -> None:
    with command(tmp_path) as server:
        assert server.said.startswith("The table is open at http://127.0.0.1:")
        page = httpx.get(server.address, timeout=PATIENCE, verify=False)
        # Whether the client has been built is not this test's affair.
        assert page.status_code in (200, 503)
        assert page.headers["Content-Type"].startswith("text/")
        assert "script-src 'self'" in page.headers["Content-Security-Policy"]
        assert "unsafe" not in page.headers["Content-Security-Policy"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_good_order_and_every_game_is_kept(number: int, tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder"
    with command(data) as server:
        anna = Client(server, "Anna")
        table = anna.new_table("me", "random", "random", start=True)
        seat = anna.sit(table, 0)
        seat.do("say", text="I shall be back.")
        code, errors = server.signal(number)
        assert code == 128 + number
        assert errors == "Stopped.\n"
        seat.close()
    # What SQLite keeps beside the file is in it when the server has closed it.
    assert not (data / f"{FILE}-wal").exists()
    with command(data) as server:
        again = anna.move_to(server)
        assert again.get("/api/me")["me"]["name"] == "Anna"
        lines = again.get(f"/api/tables/{table}/log")["lines"]
        assert "I shall be back." in [line.get("text") for line in lines]


def test_it_serves_though_nobody_reads_where(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    reads, writes = os.pipe()
    os.close(reads)
    options = ["--port", str(port), "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen([*PLAY, *options], cwd=ROOT, stdout=writes, stderr=subprocess.PIPE, text=True) as server:
        os.close(writes)

        def answers() -> bool:
            assert server.poll() is None
            with suppress(httpx.ConnectError):
                return httpx.get(f"http://127.0.0.1:{port}/api/me").status_code < 500
            return False

        try:
            until(answers, "the server")
            server.send_signal(signal.SIGTERM)
            errors = server.communicate(timeout=PATIENCE)[1]
        finally:
            server.kill()
    assert (server.returncode, errors) == (128 + signal.SIGTERM, "Stopped.\n")


def test_help_says_what_it_does() -> None:
    run = subprocess.run([*PLAY, "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for option in ("--port", "--host", "--data", "--no-browser", "--database", "--public-url", "--bot"):
        assert option in run.stdout


def test_a_port_that_is_in_use_is_named(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, errors = refused("--port", port, "--data", str(tmp_path))
    assert code == 2
    assert one_sentence(errors)
    assert port in errors
    assert "--port" in errors


def test_a_folder_serves_one_server_only(tmp_path: Path) -> None:
    with command(tmp_path) as server:
        code, errors = refused("--port", "0", "--data", str(tmp_path))
        assert code == 2
        assert one_sentence(errors)
        assert str(tmp_path) in errors.replace("\n", "")
        assert well(server)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    code, errors = refused("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert code == 2
    assert one_sentence(errors)
    assert "cannot be written" in errors


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a game in it."""
    data = tmp_path_factory.mktemp("kept")
    with command(data) as server:
        Client(server, "Anna").new_table("me", "friend", start=True)
        server.signal(signal.SIGTERM)
    return (data / FILE).read_bytes()


def test_a_newer_database_is_left_as_it_is(kept: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(kept)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        (name,) = connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '%version%'").fetchone()
        connection.execute(f"UPDATE {name} SET version_num = '9999'")
    before = (tmp_path / FILE).read_bytes()
    code, errors = refused("--port", "0", "--data", str(tmp_path))
    assert code == 2
    assert one_sentence(errors)
    assert "newer version" in errors
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("damage", ["all", "head", "middle", "cut"])
def test_a_damaged_database_is_left_as_it_is(damage: str, kept: bytes, tmp_path: Path) -> None:
    file = tmp_path / FILE
    half = len(kept) // 2
    broken = {
        "all": b"This is no database.\n" * 500,
        "head": bytes(100) + kept[100:],
        "middle": kept[:half] + b"\xff" * 4096 + kept[half + 4096 :],
        "cut": kept[:half],
    }[damage]
    file.write_bytes(broken)
    code, errors = refused("--port", "0", "--data", str(tmp_path))
    assert code == 2
    assert one_sentence(errors)
    assert "damaged" in errors
    assert file.read_bytes() == broken


def test_a_start_on_a_full_disk_says_so(tmp_path: Path) -> None:
    data = ["--port", "0", "--no-browser", "--data", str(tmp_path)]
    limited = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *PLAY, *data]
    run = subprocess.run(limited, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert one_sentence(run.stderr)
    with command(tmp_path) as server:
        assert well(server)


def test_an_address_that_is_not_here_is_refused(tmp_path: Path) -> None:
    code, errors = refused("--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path))
    assert code == 2
    assert one_sentence(errors)
    assert "--host" in errors


def test_the_public_address_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANCASTER_PUBLIC_URL", "lancaster.example.org")
    code, errors = refused("--port", "0", "--data", str(tmp_path))
    assert code == 2
    assert one_sentence(errors)
    assert "'lancaster.example.org'" in errors
    monkeypatch.setenv("LANCASTER_PUBLIC_URL", "")
    with command(tmp_path) as server:
        assert server.said.startswith("The table is open at http://127.0.0.1:")


def test_new_tables_play_with_the_hosts_figures_and_old_ones_keep_theirs(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("\n".join(f"{key} = {toml(value)}" for key, value in changed().items()), "utf-8")
    own = json.loads(json.dumps(components_json(load_components(changed()))))
    with command(tmp_path / "data") as server:
        anna = Client(server, "Anna")
        old = anna.new_table("me", "random", start=True)
        printed = anna.get("/api/components")
        assert printed == anna.look(old, part="/components") != own
        server.signal(signal.SIGTERM)
    with command(tmp_path / "data", "--components", str(file)) as server:
        anna = anna.move_to(server)
        assert anna.get("/api/components") == own
        assert anna.look(old, part="/components") == printed
        table = anna.new_table("me", "random", start=True)
        assert anna.look(table, part="/components") == own
        hidden = anna.new_table("me", "random", public=False)
        with pytest.raises(Refused, match="no_table"):
            Client(server, "Eve").look(hidden, part="/components")
        tagged = anna.http.get(f"/api/tables/{table}/components")
        again = anna.http.get(f"/api/tables/{table}/components", headers={"If-None-Match": tagged.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        server.signal(signal.SIGTERM)
    with command(tmp_path / "data") as server:
        assert anna.move_to(server).look(table, part="/components") == own


def test_a_downloaded_box_is_played_with_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    with command(tmp_path / "data") as server:
        anna = Client(server, "Anna")
        box = anna.post("/api/boxes", {"name": "Aunt Mary's"})["id"]
        anna.patch(f"/api/boxes/{box}", {"figures": {"county/A/minimum": 1, "resentment/track": [[9, 5], [3, 3]]}})
        own = anna.get(f"/api/boxes/{box}/components")
        file.write_text(anna.http.get(f"/api/boxes/{box}/toml").text, "utf-8")
        server.signal(signal.SIGTERM)
    with command(tmp_path / "other", "--components", str(file)) as server:
        anna = Client(server, "Anna")
        assert anna.get("/api/about")["box"] == "Aunt Mary's"
        assert anna.get("/api/components") == own
        table = anna.new_table("me", "random", modules=["resentment"], start=True)
        assert anna.look(table)["table"]["box"] == "Aunt Mary's"
        assert anna.look(table, part="/components") == own


def test_a_wrong_components_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[supply]\ngold = 1\nsquires = 20\nvoting_markers = 20\n", "utf-8")
    for name in (str(file), str(tmp_path / "none.toml"), ""):
        code, errors = refused("--port", "0", "--data", str(tmp_path / "data"), "--components", name)
        assert code == 2
        assert one_sentence(errors)
