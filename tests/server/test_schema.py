"""The interface as it is written down: OpenAPI finds no crash, migrations make the schema, types match."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import SkipTest

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis.errors import Unsatisfiable
from jsonschema import Draft202012Validator
from schemathesis.generation import GenerationMode
from sqlalchemy import create_engine

from tapete.server import upgrade
from tapete.server.store.schema import metadata

from .running import Person, Server

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")


@pytest.fixture(scope="module")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("schema")
    server = Server(f"sqlite:///{folder / 'tapete.db'}", folder / "log").start()
    yield server
    server.stop()


async def known(url: str) -> tuple[str, list[str]]:
    """A session, and the ids of tables in every state, so that requests meet something."""
    ana = await Person(url).arrive()
    waiting, playing, over = [await ana.lay("me", other) for other in ("open", "random", "random")]
    async with ana.sit(over["id"]) as tab:
        await tab.play_out()
    cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
    await ana.close()
    return cookie, [waiting["id"], playing["id"], over["id"]]


@pytest.mark.slow
def test_no_request_that_the_schema_allows_or_forbids_breaks_the_server(lenient: Server) -> None:
    """A small part of what `make siege` sends."""
    assert attack_all(lenient, 15) > 500


def attack_all(server: Server, most: int, seed: int | None = None) -> int:
    """Send what every call of the interface allows and forbids; how many requests that were."""
    raw = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=60).json()
    schema = schemathesis.openapi.from_dict(raw)
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 25
    cookie, ids = asyncio.run(known(server.url))
    sent = 0
    for operation in operations:
        examples = settings(
            max_examples=most, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            cases = operation.as_strategy(generation_mode=mode)
            sent += attack(cases, server.url, cookie, ids, examples, seed)
    log = server.log.read_text()
    assert '"level": "error"' not in log, log[-3000:]
    return sent


def attack(
    cases: Any, url: str, cookie: str, ids: list[str], examples: settings, seed: int | None = None
) -> int:
    """Send what the schema generates, with real ids every other time; how many were sent."""
    count = 0

    @examples
    @given(case=cases)
    def send(case: Any) -> None:
        nonlocal count
        count += 1
        if "id" in (case.path_parameters or {}) and count % 2:
            case.path_parameters["id"] = ids[count // 2 % len(ids)]
        answer = case.call(base_url=url, headers={"X-Tapete": "1", "Cookie": cookie})
        assert answer.status_code < 500, (case, answer.text)

    # an operation without parameters has nothing that could be malformed
    with suppress(Unsatisfiable, SkipTest):
        (send if seed is None else seeded(seed)(send))()
    return count


def test_the_migrations_make_the_schema_that_the_code_knows(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    upgrade(f"sqlite:///{tmp_path / 'a.db'}")
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_upgrading_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    upgrade(url)
    upgrade(url)


def test_the_schema_describes_every_call_in_the_documentation(lenient: Server) -> None:
    raw = httpx.get(f"{lenient.url}/api/schema/openapi.json", timeout=60).json()
    calls = {f"{method.upper()} {path}" for path, methods in raw["paths"].items() for method in methods}
    documented = Path(__file__).resolve().parents[2].joinpath("docs", "wire.md").read_text()
    rows = [line.split("|")[1].strip(" `") for line in documented.splitlines() if line.startswith("| `")]
    told = {row for row in rows if row.split()[0] in ("GET", "POST", "PATCH", "DELETE")}
    assert {plain(call) for call in told} == {plain(call) for call in calls}
    assert json.dumps(raw)


def plain(call: str) -> str:
    """A call without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", call)


def test_the_socket_speaks_as_its_schema_says(lenient: Server) -> None:
    schema = httpx.get(f"{lenient.url}/api/schema/socket.json", timeout=60).json()
    said = Draft202012Validator({**schema["from_server"], "$defs": schema["$defs"]})

    async def story() -> list[Any]:
        ana = await Person(lenient.url).arrive()
        table = await ana.lay("me", "random", clock={"kind": "total", "seconds": 60, "increment": 1})
        async with ana.sit(table["id"]) as tab:
            await tab.my_turn()
            for message in ({"type": "why", "ref": "gem:1"}, {"type": "hint"}, {"type": "dance"}):
                await tab.say(**message)
            await tab.until("hint", seconds=90)
            await tab.say("chat", text="hola")
            await tab.until("chat")
            await tab.play_out()
        await ana.close()
        return tab.told

    told = asyncio.run(story())
    assert {message["type"] for message in told} >= {
        "hello",
        "update",
        "table",
        "chat",
        "why",
        "error",
        "hint",
    }
    for message in told:
        said.validate(message)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    script = Path(__file__).resolve().parents[2] / "scripts" / "wire_types.py"
    environment = os.environ | {"PYTHONPATH": str(script.parents[1] / "src")}
    done = subprocess.run(
        [sys.executable, str(script), "--check"], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
