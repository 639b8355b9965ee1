"""Who somebody is: guests, registered people, and the signed cookie by which a browser is known again."""

import asyncio
import base64
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY
from itsdangerous import BadSignature, Signer
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.responses import Response

from lancaster.server.settings import Settings
from lancaster.server.storage.database import Database, persons, was_too_late
from lancaster.server.storage.journal import Journal
from lancaster.tables.agreement import Identity
from lancaster.tables.names import clean_name, same_name
from lancaster.tables.refusals import Refusal

COOKIE: Final = "lancaster"
YEAR: Final = 365 * 24 * 60 * 60
LONGEST_COOKIE: Final = 200
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
REMEMBERED: Final = 10_000
FRESH: Final = 5.0
"""Seconds for which a person is not looked up again; another node may have changed them meanwhile."""
FRESH_ALONE: Final = 3600.0
"""The same on a server that is alone with its data folder, so that every change goes through it."""
MOST_WAITING: Final = 32
"""Passwords that may wait for their turn."""
BUSY: Final = 5
"""Seconds after which to try again when too many passwords wait."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Person(Identity):
    """Somebody who plays: a guest, or registered; a raised epoch ends all sessions before it."""

    registered: bool
    epoch: int

    def to_json(self) -> dict[str, Any]:
        """What this person is told about themselves."""
        return {"id": self.id, "name": self.name, "registered": self.registered}


def _person(row: sa.Row[Any]) -> Person:
    return Person(row.id, row.name, row.registered is not None, row.epoch)


def _by_id(person_id: str) -> sa.ColumnElement[bool]:
    return persons.c.id == person_id


def _password(text: str) -> str | None:
    """The password in the one form that every keyboard gives, or None when there can be no such password."""
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        return None
    try:
        text.encode()
    except UnicodeEncodeError:
        return None
    return unicodedata.normalize("NFKC", text)


def _new_password(text: str) -> str:
    password = _password(text)
    if password is None:
        raise Refusal("bad_password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return password


class Passwords:
    """Hashes passwords beside the event loop, one at a time: each takes all cores and 64 MB for a moment."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._waiting = 0
        salt, digest = (base64.b64encode(bytes(n)).decode().rstrip("=") for n in (16, self._hasher.hash_len))
        work = f"m={self._hasher.memory_cost},t={self._hasher.time_cost},p={self._hasher.parallelism}"
        self.nobodys = f"$argon2id$v=19${work}${salt}${digest}"
        """The hash of no password at all, which takes as long to compare as any other."""

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        return await self._later(lambda: self._hasher.hash(password))

    async def match(self, kept: str, password: str) -> bool:
        """Whether this password was hashed to this."""

        def verify() -> bool:
            try:
                return self._hasher.verify(kept, password)
            except (VerificationError, InvalidHashError):
                return False

        return await self._later(verify)

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with less work than new ones."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _later(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_often", seconds=BUSY)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


class People:
    """Everybody the server knows."""

    def __init__(
        self, database: Database, journal: Journal, settings: Settings, passwords: Passwords | None = None
    ) -> None:
        self._database = database
        self._journal = journal
        self._longest_name = settings.limits.name_length
        self._secure = settings.secure
        self._passwords = passwords or Passwords()
        self._signer = Signer(
            database.secret, salt="lancaster.person", key_derivation="hmac", digest_method=hashlib.sha256
        )
        # A socket shows the same cookie again with every command.
        self._signed = lru_cache(REMEMBERED)(self._unsign)
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    def close(self) -> None:
        """Stop hashing passwords."""
        self._passwords.close()

    # Cookies

    def cookie(self, person: Person) -> str:
        """What the browser of this person keeps."""
        return self._signer.sign(f"{person.id}.{person.epoch}").decode()

    def set_cookie(self, response: Response, person: Person) -> None:
        """Let the browser that gets this answer be this person for a year from now."""
        response.set_cookie(
            COOKIE, self.cookie(person), YEAR, path="/", secure=self._secure, httponly=True, samesite="lax"
        )

    def delete_cookie(self, response: Response) -> None:
        """Let the browser that gets this answer be nobody."""
        response.delete_cookie(COOKIE, path="/", secure=self._secure, httponly=True, samesite="lax")

    async def of_cookie(self, value: str | None) -> Person | None:
        """Whose cookie this is; None for one that is missing, broken, forged or of a session that has ended."""
        if not value or len(value) > LONGEST_COOKIE:
            return None
        person_id, epoch = self._signed(value)
        person = await self._find(person_id) if person_id else None
        return person if person is not None and str(person.epoch) == epoch else None

    def _unsign(self, value: str) -> tuple[str, str]:
        """The person and the epoch that were signed; nothing when it was not here."""
        try:
            person_id, _, epoch = self._signer.unsign(value).decode().rpartition(".")
        except (BadSignature, ValueError):
            return "", ""
        return person_id, epoch

    async def _find(self, person_id: str) -> Person | None:
        known = self._known.get(person_id)
        if known is not None and time.monotonic() < known[1]:
            self._known.move_to_end(person_id)
            return known[0]
        row = await self._row(_by_id(person_id))
        now = self._known.get(person_id)
        if now is not None and now is not known:
            # Changed while the database was asked, which may have answered with what was before.
            return now[0]
        return self._keep(_person(row)) if row is not None else None

    def _keep(self, person: Person) -> Person:
        fresh = FRESH if self._database.postgresql else FRESH_ALONE
        self._known[person.id] = (person, time.monotonic() + fresh)
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    # Guests

    async def guest(self, name: str) -> Person:
        """Somebody new."""
        person = Person(secrets.token_urlsafe(12), clean_name(name, self._longest_name), registered=False, epoch=0)
        row = {"id": person.id, "name": person.name, "epoch": 0, "created_at": time.time()}

        async def insert(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(persons), row)

        await self._journal.write(insert)
        return self._keep(person)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name; for somebody registered, also the one to log in with."""
        name = clean_name(name, self._longest_name)
        # What is registered decides, not what this person was when the request came in.
        login = sa.case((persons.c.registered.is_not(None), same_name(name)), else_=None)
        return await self._change(person, {"name": name, "registered": login})

    # Registered people

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Keep this person under a name and a password, for other devices."""
        name = clean_name(name, self._longest_name)
        password = _new_password(password)
        if person.registered:
            raise Refusal("already_registered")
        if await self._row(persons.c.registered == same_name(name)) is not None:
            raise Refusal("name_taken", name=name)
        kept = await self._passwords.hash(password)
        values = {"name": name, "registered": same_name(name), "password": kept}
        return await self._change(person, values, persons.c.registered.is_(None), "already_registered")

    async def login(self, name: str, password: str) -> Person:
        """The person of this name and password; it takes as long to find out that there is none."""
        try:
            login = same_name(clean_name(name, self._longest_name))
        except Refusal:
            login = ""
        row = await self._row(persons.c.registered == login)
        kept: str = row.password if row is not None else self._passwords.nobodys
        right = await self._passwords.match(kept, _password(password) or "")
        if row is None or not right:
            raise Refusal("wrong_password")
        person = _person(row)
        if self._passwords.outdated(kept):
            better = await self._passwords.hash(_new_password(password))
            return await self._change(person, {"password": better}, persons.c.password == kept, "wrong_password")
        return self._keep(person)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Another password; whoever came in with the old one is out, and this device needs a new cookie."""
        new = _new_password(new)
        row = await self._row(_by_id(person.id))
        kept: str = (row.password if row is not None else None) or self._passwords.nobodys
        if not await self._passwords.match(kept, _password(old) or ""):
            raise Refusal("wrong_password")
        values = {"password": await self._passwords.hash(new), "epoch": persons.c.epoch + 1}
        return await self._change(person, values, persons.c.password == kept, "wrong_password")

    async def log_out_everywhere(self, person: Person) -> Person:
        """End all sessions; a device that is to stay needs a new cookie."""
        return await self._change(person, {"epoch": persons.c.epoch + 1})

    # The database

    async def _row(self, where: sa.ColumnElement[bool]) -> sa.Row[Any] | None:
        async with self._database.reading() as connection:
            return (await connection.execute(sa.select(persons).where(where))).one_or_none()

    async def _change(
        self,
        person: Person,
        values: Mapping[str, Any],
        where: sa.ColumnElement[bool] | None = None,
        otherwise: str = "not_known",
    ) -> Person:
        """Change a person who is still as expected; otherwise this is the refusal."""
        update = sa.update(persons).where(_by_id(person.id), sa.true() if where is None else where)

        async def change(connection: AsyncConnection) -> sa.Row[Any] | None:
            return (await connection.execute(update.values(**values).returning(*persons.c))).one_or_none()

        try:
            row = await self._journal.write(change)
        except IntegrityError as error:
            if was_too_late(error):
                raise Refusal("name_taken", name=values["name"]) from error
            raise
        if row is None:
            raise Refusal(otherwise)
        return self._keep(_person(row))
