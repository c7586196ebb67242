"""People: a guest at once, an account whenever they like."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from litestar import Controller, Request, Response, WebSocket, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .budgets import Limits
from .hall import Hall
from .naming import clean_name, likeness, must_be_secret
from .refusals import Refused, say
from .safety import COOKIE, caller
from .store import NameTaken, PersonRow
from .store.people import SESSION, hashed
from .wire import Credentials, PasswordChange, Person, PersonChange

#: a request, a socket, or either; what they carry besides is of no concern here
Asking = Request[Any, Any, Any]
Wire = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
#: checked when there is no such person, so that guessing names takes as long as guessing passwords
NOBODY = hasher.hash(secrets.token_hex(8))


def person_view(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.guest, "es" if row.lang == "es" else "en")


def language(connection: AnyConnection) -> str:
    """The language asked for, else the browser's."""
    asked = connection.query_params.get("lang")
    if asked in ("es", "en"):
        return str(asked)
    accepted = connection.headers.get("accept-language", "").lower()
    return "es" if accepted.startswith(("es", "ca", "gl", "eu")) else "en"


def session_of(connection: AnyConnection) -> str | None:
    """What the database keeps of the session that somebody came with."""
    token = connection.cookies.get(COOKIE)
    return hashed(token) if token else None


async def somebody(connection: AnyConnection, hall: Hall) -> PersonRow | None:
    """Who this is, if we know."""
    token = connection.cookies.get(COOKIE)
    return await hall.store.people.of_session(token) if token else None


async def me(request: Asking, hall: Hall) -> PersonRow:
    """Who this is; without a session one cannot do much."""
    person = await somebody(request, hall)
    if person is None:
        raise Refused(401, "no-session")
    return person


def session_cookie(hall: Hall, token: str, age: int = int(SESSION)) -> Cookie:
    secure = hall.config.secure
    return Cookie(
        key=COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax", secure=secure
    )


async def free_name(hall: Hall, me: PersonRow, text: str) -> str:
    """A name that no account has, nor one that is taken for it."""
    name = clean_name(text)
    looks = {likeness(name), likeness(name.casefold())}
    if await hall.store.people.looks_like_account(name.casefold(), looks, me.id):
        raise Refused(409, "name-taken", field="name")
    return name


async def fresh_session(hall: Hall, person: PersonRow, request: Asking) -> Response[Person]:
    """Another session in place of the one somebody came with; sockets end with theirs."""
    old = request.cookies.get(COOKIE)
    if old:
        await hall.store.people.close_session(old)
        await hall.end_sockets(session=hashed(old))
    token = await hall.store.people.open_session(person.id)
    return Response(person_view(person), cookies=[session_cookie(hall, token)])


class PeopleController(Controller):
    """Who I am."""

    path = "/api"
    tags = ["people"]

    @get("/me", summary="Who I am; a guest is made at once")
    async def who(self, request: Asking, hall: Hall, limits: Limits) -> Response[Person]:
        person = await somebody(request, hall)
        if person is not None:
            return Response(person_view(person))
        limits.take("guest", caller(request.scope, hall.config))
        lang = language(request)
        name = say(lang, "guest", number=str(secrets.randbelow(9000) + 1000))
        person, token = await hall.store.people.welcome(name, lang)
        return Response(person_view(person), cookies=[session_cookie(hall, token)])

    @patch("/me", summary="Another name or language")
    async def change(self, data: PersonChange, hall: Hall, me: PersonRow) -> Person:
        values: dict[str, str | None] = {}
        if data.lang is not None:
            values["lang"] = me.lang = data.lang
        if data.name is not None:
            values["name"] = me.name = await free_name(hall, me, data.name)
            if not me.guest:
                values |= {"login": me.name.casefold(), "likeness": likeness(me.name)}
        if values:
            try:
                await hall.store.people.change(me.id, **values)
            except NameTaken as error:
                raise Refused(409, "name-taken", field="name") from error
            await hall.rename(me.id, me.name)
        return person_view(me)

    @post("/account", summary="A guest becomes an account and keeps its games", status_code=200)
    async def account(
        self, data: Credentials, request: Asking, hall: Hall, me: PersonRow, limits: Limits
    ) -> Response[Person]:
        limits.take("login", caller(request.scope, hall.config))
        if not me.guest:
            raise Refused(409, "has-account")
        name = await free_name(hall, me, data.name)
        must_be_secret(data.password, name)
        password = await asyncio.to_thread(hasher.hash, data.password)
        login, look = name.casefold(), likeness(name)
        try:
            await hall.store.people.change(me.id, name=name, login=login, likeness=look, password=password)
        except NameTaken as error:
            raise Refused(409, "name-taken", field="name") from error
        me.name, me.login = name, login
        await hall.rename(me.id, name)
        # whoever knew the guest's session does not have the account's
        return await fresh_session(hall, me, request)

    @post("/session", summary="Log in", status_code=200)
    async def log_in(
        self, data: Credentials, request: Asking, hall: Hall, limits: Limits
    ) -> Response[Person]:
        limits.take("login", caller(request.scope, hall.config))
        login = " ".join(data.name.split()).casefold()
        limits.take("account", login)
        person = await hall.store.people.by_login(login)
        kept = person.password if person is not None and person.password else NOBODY
        try:
            await asyncio.to_thread(hasher.verify, kept, data.password)
        except (VerifyMismatchError, InvalidHashError) as error:
            raise Refused(403, "bad-login") from error
        if person is None:
            raise Refused(403, "bad-login")
        return await fresh_session(hall, person, request)

    @post("/password", summary="Another password; every other session ends", status_code=200)
    async def password(
        self, data: PasswordChange, request: Asking, hall: Hall, me: PersonRow, limits: Limits
    ) -> Response[Person]:
        limits.take("login", caller(request.scope, hall.config))
        try:
            await asyncio.to_thread(hasher.verify, me.password or NOBODY, data.old)
        except (VerifyMismatchError, InvalidHashError) as error:
            raise Refused(403, "bad-password", field="old") from error
        must_be_secret(data.new, me.name)
        await hall.store.people.change(me.id, password=await asyncio.to_thread(hasher.hash, data.new))
        await hall.store.people.close_sessions(me.id)
        await hall.end_sockets(person=me.id)
        return await fresh_session(hall, me, request)

    @delete("/session", summary="Log out", status_code=204)
    async def log_out(self, request: Asking, hall: Hall) -> Response[None]:
        token = request.cookies.get(COOKIE)
        if token:
            await hall.store.people.close_session(token)
            await hall.end_sockets(session=hashed(token))
        return Response(None, cookies=[session_cookie(hall, "", 0)], status_code=204)
