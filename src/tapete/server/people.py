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

from .hall import Hall
from .refusals import Refused, say
from .safety import COOKIE, Limits, caller, clean_name
from .store import NameTaken, PersonRow
from .store.people import SESSION
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
            values["name"] = me.name = clean_name(data.name)
            if not me.guest:
                values["login"] = me.name.casefold()
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
    ) -> Person:
        limits.take("login", caller(request.scope, hall.config))
        if not me.guest:
            raise Refused(409, "has-account")
        name = clean_name(data.name)
        password = await asyncio.to_thread(hasher.hash, data.password)
        try:
            await hall.store.people.change(me.id, name=name, login=name.casefold(), password=password)
        except NameTaken as error:
            raise Refused(409, "name-taken", field="name") from error
        me.name, me.login = name, name.casefold()
        await hall.rename(me.id, name)
        return person_view(me)

    @post("/session", summary="Log in", status_code=200)
    async def log_in(
        self, data: Credentials, request: Asking, hall: Hall, limits: Limits
    ) -> Response[Person]:
        limits.take("login", caller(request.scope, hall.config))
        person = await hall.store.people.by_login(" ".join(data.name.split()).casefold())
        kept = person.password if person is not None and person.password else NOBODY
        try:
            await asyncio.to_thread(hasher.verify, kept, data.password)
        except (VerifyMismatchError, InvalidHashError) as error:
            raise Refused(403, "bad-login") from error
        if person is None:
            raise Refused(403, "bad-login")
        old = request.cookies.get(COOKIE)
        if old:
            await hall.store.people.close_session(old)
        token = await hall.store.people.open_session(person.id)
        return Response(person_view(person), cookies=[session_cookie(hall, token)])

    @post("/password", summary="Another password; every other session ends", status_code=200)
    async def password(
        self, data: PasswordChange, request: Asking, hall: Hall, me: PersonRow, limits: Limits
    ) -> Response[Person]:
        limits.take("login", caller(request.scope, hall.config))
        try:
            await asyncio.to_thread(hasher.verify, me.password or NOBODY, data.old)
        except (VerifyMismatchError, InvalidHashError) as error:
            raise Refused(403, "bad-password", field="old") from error
        await hall.store.people.change(me.id, password=await asyncio.to_thread(hasher.hash, data.new))
        await hall.store.people.close_sessions(me.id)
        token = await hall.store.people.open_session(me.id)
        return Response(person_view(me), cookies=[session_cookie(hall, token)])

    @delete("/session", summary="Log out", status_code=204)
    async def log_out(self, request: Asking, hall: Hall) -> Response[None]:
        token = request.cookies.get(COOKIE)
        if token:
            await hall.store.people.close_session(token)
        return Response(None, cookies=[session_cookie(hall, "", 0)], status_code=204)
