"""Guests, registered people and their cookies, and how names are cleaned."""

import asyncio
import threading
import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.profiles import RFC_9106_LOW_MEMORY
from fastapi import Cookie, FastAPI, Response
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import Signer

from lancaster.server.people import COOKIE, MOST_WAITING, Passwords, People, Person
from lancaster.server.settings import Settings
from lancaster.server.storage.database import Database, persons
from lancaster.server.storage.journal import Journal
from lancaster.tables.names import clean_name, clean_text, same_name
from lancaster.tables.refusals import Refusal
from tests.patience import PATIENCE
from tests.server.http.test_protection import serving

pytest_plugins = ("tests.server.databases",)
pytestmark = pytest.mark.slow

PASSWORD = "white boar 1485"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@asynccontextmanager
async def storing(settings: Settings) -> AsyncIterator[tuple[Database, Journal]]:
    """The database of a server, open."""
    database = await Database.open(settings)
    journal = Journal(database)
    await journal.start()
    try:
        yield database, journal
    finally:
        await journal.close()
        await database.close()


@asynccontextmanager
async def people_of(settings: Settings, hasher: PasswordHasher = CHEAP) -> AsyncIterator[People]:
    """The people of a server."""
    async with storing(settings) as (database, journal):
        people = People(database, journal, settings, Passwords(hasher))
        try:
            yield people
        finally:
            people.close()


def among(settings: Settings, play: Callable[[People], Awaitable[None]]) -> None:
    """Let something happen among the people of a server."""

    async def run() -> None:
        async with people_of(settings) as people:
            await play(people)

    asyncio.run(run())


@contextmanager
def refused(code: str, **args: Any) -> Iterator[None]:
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.code == code
    for name, value in args.items():
        assert refusal.value.args_of_message[name] == value


# Guests and cookies


def test_a_guest_is_known_again(settings: Settings) -> None:
    async def play(people: People) -> None:
        anna = await people.guest(" Anna\u200b  of York ")
        assert (anna.name, anna.registered, anna.epoch) == ("Anna of York", False, 0)
        assert await people.of_cookie(people.cookie(anna)) == anna
        bert = await people.guest("Anna of York")
        assert bert.id != anna.id
        assert await people.of_cookie(people.cookie(bert)) == bert
        assert anna.to_json() == {"id": anna.id, "name": "Anna of York", "registered": False}

    among(settings, play)


def test_a_guest_needs_a_name(settings: Settings) -> None:
    async def play(people: People) -> None:
        for name in ("", " \t ", "\u202e\u200b", "x" * 31):
            with refused("bad_name", most=30):
                await people.guest(name)

    among(settings, play)


def test_a_cookie_outlives_the_server(settings: Settings) -> None:
    kept: list[tuple[Person, str]] = []

    async def before(people: People) -> None:
        anna = await people.guest("Anna")
        kept.append((anna, people.cookie(anna)))

    async def after(people: People) -> None:
        anna, cookie = kept[0]
        assert await people.of_cookie(cookie) == anna

    among(settings, before)
    among(settings, after)


def test_a_forged_cookie_is_nobodys(settings: Settings) -> None:
    async def play(people: People) -> None:
        anna, bert = await people.guest("Anna"), await people.guest("Bert")
        cookie = people.cookie(anna)
        person, epoch, signature = cookie.split(".")
        forged = [
            None,
            "",
            ".",
            "..",
            person,
            f"{person}.{epoch}",
            f"{person}.{epoch}.",
            f"{person}.1.{signature}",
            f"{bert.id}.{epoch}.{signature}",
            f"{person}.{epoch}.{signature}x",
            f" {cookie}",
            f"{cookie}.{signature}",
            cookie.upper(),
            cookie[:-1],
            cookie * 100,
            "ä" * 50,
            "\ud800.0.x",
            "x\x00",
        ]
        assert [await people.of_cookie(value) for value in forged] == [None] * len(forged)
        for at in range(len(cookie) - 1):
            other = "A" if cookie[at] != "A" else "B"
            assert await people.of_cookie(cookie[:at] + other + cookie[at + 1 :]) is None

    among(settings, play)


def test_a_cookie_of_another_server_or_purpose_is_nobodys(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            storing(Settings(tmp_path / "ours")) as (database, journal),
            people_of(Settings(tmp_path / "theirs")) as theirs,
        ):
            ours = People(database, journal, Settings(tmp_path), Passwords(CHEAP))
            anna = await ours.guest("Anna")
            assert await ours.of_cookie(theirs.cookie(anna)) is None
            assert await theirs.of_cookie(ours.cookie(anna)) is None
            other_purpose = Signer(database.secret).sign(f"{anna.id}.0").decode()
            assert await ours.of_cookie(other_purpose) is None
            assert await ours.of_cookie(ours.cookie(Person("nobody", "Nobody", False, 0))) is None
            ours.close()

    asyncio.run(run())


@given(st.lists(st.text(max_size=250), max_size=20))
def test_any_text_is_nobodys_cookie(texts: list[str]) -> None:
    class Closed:
        secret = "secret"

    people = People(Closed(), None, Settings(Path("nowhere")), Passwords(CHEAP))  # type: ignore[arg-type]

    async def all_of_them() -> list[Person | None]:
        return [await people.of_cookie(text) for text in texts]

    assert asyncio.run(all_of_them()) == [None] * len(texts)
    people.close()


def test_the_cookie_is_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    async def at_home(people: People) -> None:
        response = Response()
        people.set_cookie(response, await people.guest("Anna"))
        words = set(response.headers["set-cookie"].split("; ")[1:])
        assert words == {"HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"}

    async def in_public(people: People) -> None:
        response = Response()
        people.set_cookie(response, await people.guest("Anna"))
        assert "Secure" in response.headers["set-cookie"].split("; ")
        people.delete_cookie(response)
        assert "Max-Age=0" in response.headers.getlist("set-cookie")[1]

    among(Settings(tmp_path / "home"), at_home)
    among(Settings(tmp_path / "public", public_url="https://play.example.org"), in_public)


def test_what_one_node_changes_another_sees(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    for fresh in ("FRESH", "FRESH_ALONE"):
        monkeypatch.setattr(f"lancaster.server.people.{fresh}", 0)

    async def run() -> None:
        async with storing(settings) as (database, journal):
            here, there = (People(database, journal, settings, Passwords(CHEAP)) for _ in range(2))
            anna = await here.guest("Anna")
            cookie = here.cookie(anna)
            assert await there.of_cookie(cookie) == anna
            renamed = await here.rename(anna, "Anna Neville")
            assert await there.of_cookie(cookie) == renamed
            await here.log_out_everywhere(renamed)
            assert await there.of_cookie(cookie) is None
            here.close()
            there.close()

    asyncio.run(run())


def test_a_person_seen_a_moment_ago_is_not_looked_up(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(people: People) -> None:
        anna = await people.guest("Anna")
        monkeypatch.setattr(people, "_row", lambda where: pytest.fail("The database was asked."))
        assert await people.of_cookie(people.cookie(anna)) == anna

    among(settings, play)


def test_only_so_many_people_are_kept_in_memory(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lancaster.server.people.REMEMBERED", 3)

    async def play(people: People) -> None:
        crowd = [await people.guest(f"Guest {number}") for number in range(10)]
        assert [await people.of_cookie(people.cookie(guest)) for guest in crowd] == crowd
        assert len(people._known) == 3

    among(settings, play)


# Registered people


def test_one_identity_on_two_devices(settings: Settings) -> None:
    async def play(people: People) -> None:
        guest = await people.guest("Anna")
        anna = await people.register(guest, "Anna Neville", PASSWORD)
        assert (anna.id, anna.name, anna.registered) == (guest.id, "Anna Neville", True)
        assert await people.of_cookie(people.cookie(guest)) == anna
        assert await people.login("anna neville", PASSWORD) == anna
        renamed = await people.rename(anna, "Queen Anna")
        assert renamed == await people.login("queen anna", PASSWORD)
        assert renamed.id == guest.id
        with refused("wrong_password"):
            await people.login("Anna Neville", PASSWORD)

    among(settings, play)


def test_names_that_look_the_same_are_the_same(settings: Settings) -> None:
    async def play(people: People) -> None:
        anna = await people.register(await people.guest("x"), "Anna Strauß", PASSWORD)
        other = await people.guest("Anna Strauß")
        for name in (
            "anna strauß",
            "ANNA STRAUSS",
            "\uff21\uff4e\uff4e\uff41\u3000Strauß",
            " Anna\u00a0\u2009Strau\u200bß ",
            "anna\tstrauß",
        ):
            with refused("name_taken"):
                await people.register(other, name, PASSWORD)
            assert await people.login(name, PASSWORD) == anna
        bert = await people.register(other, "Bert", PASSWORD)
        with refused("name_taken", name="ANNA STRAUSS"):
            await people.rename(bert, "ANNA STRAUSS")
        assert (await people.rename(bert, "bert")).name == "bert"
        assert (await people.rename(await people.guest("Cecily"), "Bert")).registered is False

    among(settings, play)


def test_only_one_of_two_gets_a_name_at_the_same_moment(settings: Settings) -> None:
    async def play(people: People) -> None:
        both = [await people.guest("Anna"), await people.guest("Bert")]
        answers = await asyncio.gather(
            *(people.register(guest, "York", PASSWORD) for guest in both), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Person", "Refusal"]
        assert next(answer.code for answer in answers if isinstance(answer, Refusal)) == "name_taken"

    among(settings, play)


def test_nobody_registers_twice(settings: Settings) -> None:
    async def play(people: People) -> None:
        guest = await people.guest("Anna")
        anna = await people.register(guest, "Anna", PASSWORD)
        for stale in (guest, anna):
            with refused("already_registered"):
                await people.register(stale, "Another Anna", PASSWORD)

    among(settings, play)


def test_a_wrong_name_is_refused_like_a_wrong_password(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    match = Passwords.match

    async def counted(self: Passwords, kept: str, password: str) -> bool:
        compared.append(kept)
        return await match(self, kept, password)

    async def play(people: People) -> None:
        await people.register(await people.guest("Anna"), "Anna", PASSWORD)
        guest = await people.guest("Bert")
        monkeypatch.setattr(Passwords, "match", counted)
        wrong = [
            ("Anna", "wrong password"),
            ("Nobody", PASSWORD),
            ("Bert", PASSWORD),
            ("", PASSWORD),
            ("x" * 10_000, PASSWORD),
            ("Anna", ""),
            ("Nobody", ""),
            ("Anna", "\ud800" * 10),
            ("Anna", PASSWORD * 100),
        ]
        for name, password in wrong:
            with refused("wrong_password"):
                await people.login(name, password)
        assert len(compared) == len(wrong)
        assert all(kept.startswith("$argon2id$v=19$m=8,t=1,p=1$") for kept in compared)
        with refused("wrong_password"):
            await people.change_password(guest, "", PASSWORD)

    among(settings, play)


def test_passwords_have_8_to_200_characters(settings: Settings) -> None:
    async def play(people: People) -> None:
        guest = await people.guest("Anna")
        for password in ("", "7 chars", "x" * 201, "\ud800" * 8):
            with refused("bad_password", least=8, most=200):
                await people.register(guest, "Anna", password)
        anna = await people.register(guest, "Anna", "é" * 8)
        assert await people.login("Anna", unicodedata.normalize("NFC", "é" * 8)) == anna
        anna = await people.change_password(anna, "é" * 8, "☃" * 200)
        assert await people.login("Anna", "☃" * 200) == anna

    among(settings, play)


def test_a_new_password_ends_all_other_sessions(settings: Settings) -> None:
    async def play(people: People) -> None:
        anna = await people.register(await people.guest("Anna"), "Anna", PASSWORD)
        old = [people.cookie(anna), people.cookie(await people.login("Anna", PASSWORD))]
        with refused("wrong_password"):
            await people.change_password(anna, "not the password", "new password")
        with refused("bad_password"):
            await people.change_password(anna, PASSWORD, "short")
        assert [await people.of_cookie(cookie) for cookie in old] == [anna, anna]
        changed = await people.change_password(anna, PASSWORD, "new password")
        assert changed.epoch == anna.epoch + 1
        assert [await people.of_cookie(cookie) for cookie in old] == [None, None]
        assert await people.of_cookie(people.cookie(changed)) == changed
        with refused("wrong_password"):
            await people.login("Anna", PASSWORD)
        assert await people.login("Anna", "new password") == changed

    among(settings, play)


def test_logging_out_everywhere_ends_all_sessions(settings: Settings) -> None:
    async def play(people: People) -> None:
        anna = await people.register(await people.guest("Anna"), "Anna", PASSWORD)
        cookie = people.cookie(anna)
        after = await people.log_out_everywhere(anna)
        assert await people.of_cookie(cookie) is None
        assert await people.login("Anna", PASSWORD) == after
        with refused("not_known"):
            await people.log_out_everywhere(Person("nobody", "Nobody", False, 0))

    among(settings, play)


def test_old_hashes_are_made_anew_at_the_next_login(settings: Settings) -> None:
    dearer = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    kept: list[str] = []

    async def run(hasher: PasswordHasher, play: Callable[[People], Awaitable[object]]) -> None:
        async with people_of(settings, hasher) as people:
            await play(people)
            async with people._database.reading() as connection:
                kept.append(str(await connection.scalar(sa.select(persons.c.password))))

    async def register(people: People) -> None:
        await people.register(await people.guest("Anna"), "Anna", PASSWORD)

    async def login(people: People) -> None:
        cookie = people.cookie(await people.login("Anna", PASSWORD))
        assert await people.of_cookie(cookie) == await people.login("Anna", PASSWORD)

    asyncio.run(run(CHEAP, register))
    asyncio.run(run(dearer, login))
    asyncio.run(run(dearer, login))
    assert ["m=8,t=1" in kept[0], "m=16,t=2" in kept[1], kept[1] == kept[2]] == [True, True, True]


def test_passwords_are_hashed_as_the_rfc_recommends() -> None:
    async def run() -> None:
        passwords = Passwords()
        kept = await passwords.hash(PASSWORD)
        work = (
            f"m={RFC_9106_LOW_MEMORY.memory_cost},t={RFC_9106_LOW_MEMORY.time_cost},p={RFC_9106_LOW_MEMORY.parallelism}"
        )
        assert kept.startswith(f"$argon2id$v=19${work}$")
        assert passwords.nobodys.startswith(f"$argon2id$v=19${work}$")
        assert len(passwords.nobodys) == len(kept)
        assert not passwords.outdated(passwords.nobodys)
        assert await passwords.match(kept, PASSWORD)
        assert not await passwords.match(passwords.nobodys, PASSWORD)
        assert not await passwords.match("no hash", PASSWORD)
        passwords.close()

    asyncio.run(run())


def test_hashing_holds_nothing_up_and_has_a_bound() -> None:
    go = threading.Event()
    at_once: list[int] = []
    working: list[str] = []

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            working.append("one")
            at_once.append(len(working))
            go.wait(PATIENCE)
            working.pop()
            return "hashed"

    async def run() -> None:
        passwords = Passwords(Slow())
        waiting = [asyncio.create_task(passwords.hash(PASSWORD)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with refused("too_often", seconds=5):
            await passwords.hash(PASSWORD)
        # The loop runs while a thread hashes; if it did not, nobody would ever let that one go on.
        go.set()
        assert await asyncio.gather(*waiting) == ["hashed"] * MOST_WAITING
        assert await passwords.hash(PASSWORD) == "hashed"
        passwords.close()

    asyncio.run(run())
    assert max(at_once) == 1


# Over HTTP


def application(data: Path) -> FastAPI:
    """As much of an interface as it takes to be somebody."""
    people: People

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        nonlocal people
        async with people_of(Settings(data)) as people:
            yield

    app = FastAPI(lifespan=lifespan)
    Known = Annotated[str | None, Cookie(alias=COOKIE)]  # noqa: N806

    @app.get("/me")
    async def me(cookie: Known = None) -> dict[str, Any]:
        person = await people.of_cookie(cookie)
        return {"me": person and person.to_json()}

    @app.post("/{what}")
    async def become(what: str, response: Response, cookie: Known = None) -> str:
        person = await people.of_cookie(cookie)
        if what == "login":
            person = await people.login("Anna", PASSWORD)
        elif person is None:
            person = await people.guest("Anna")
        elif what == "register":
            person = await people.register(person, "Anna", PASSWORD)
        elif what == "change":
            person = await people.change_password(person, PASSWORD, PASSWORD)
        people.set_cookie(response, person)
        return person.id

    return app


def test_two_browsers_over_http(tmp_path: Path) -> None:
    with (
        serving(application(tmp_path)) as site,
        site.client() as desk,
        site.client() as phone,
    ):
        assert desk.get("/me").json() == {"me": None}
        anna = desk.post("/guest").json()
        assert desk.get("/me").json()["me"]["id"] == anna
        assert phone.post("/guest").json() != anna
        assert desk.post("/register").json() == anna
        assert phone.post("/login").json() == anna
        assert phone.get("/me").json() == {"me": {"id": anna, "name": "Anna", "registered": True}}
        assert phone.post("/change").json() == anna
        assert phone.get("/me").json()["me"]["id"] == anna
        assert desk.get("/me").json() == {"me": None}
        for broken in (b"x", b'"', b"a=b; lancaster=", b"%00", b"\xe4", b"x" * 4000):
            head = {b"Cookie": b"lancaster=" + broken}
            assert httpx.get(f"{site.url}/me", headers=head, timeout=PATIENCE).json() == {"me": None}


# Names


@pytest.mark.parametrize(
    ("given_", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\r\n of\u00a0\u3000York  ", "Anna of York"),
        ("A\u030angstro\u0308m", "Ångström"),
        ("\u202eannA\u202c \u2066x\u2069", "annA x"),
        ("An\u200b\u200c\u2060\ufeff\u00adna", "Anna"),
        ("A\x00n\x1b[31mna\x7f\x9b", "An[31mna"),
        ("A\ud800n\ue000n\uffff\U000e0041a\u0378", "Anna"),
        ("\u3164\u115f\u2800A\ufe00\U000e0100\u034f", "A"),
        ("<b>Anna</b> & 'co'", "<b>Anna</b> & 'co'"),
        ("line\u2028break", "line break"),
        (
            "👩🏽\u200d🚀 🏳\ufe0f\u200d🌈 👩\u200d❤\ufe0f\u200d👨",
            "👩🏽\u200d🚀 🏳\ufe0f\u200d🌈 👩\u200d❤\ufe0f\u200d👨",
        ),
        ("a\u200db ❤\u200d \u200d❤\ufe0f\ufe0f x\ufe0f", "ab ❤ ❤\ufe0f x"),
        ("王小明", "王小明"),
        ("محمد", "محمد"),
    ],
)
def test_names_are_cleaned(given_: str, cleaned: str) -> None:
    assert clean_name(given_, 30) == cleaned
    assert clean_text(given_, 30) == cleaned


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "\u0301\u0302", "\u3164", "x" * 31, "\u200b" * 31 + "x" * 31])
def test_names_that_nobody_can_read_are_refused(name: str) -> None:
    with refused("bad_name", most=30):
        clean_name(name, 30)
    with refused("bad_text", most=30):
        clean_text(name, 30)


def test_what_is_far_too_long_is_not_even_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lancaster.tables.names._clean", lambda text: pytest.fail("It was read."))
    with refused("bad_name"):
        clean_name("a" + "\u0315\u0300" * 500_000, 30)


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text, 60)
    except Refusal:
        return
    assert clean_name(name, 60) == name
    assert unicodedata.is_normalized("NFC", name)
    assert same_name(name)
    assert same_name(name) == same_name(same_name(name))
    name.encode()
