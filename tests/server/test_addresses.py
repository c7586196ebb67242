"""Where a friend finds the table: `tapete --share`, and what the page is told."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tapete.server import addresses
from tapete.server.addresses import here_only, reachable
from tapete.server.run import how_to_join

from .running import ROOT, Person, free_port
from .test_tables import WithPeople


def test_who_listens_to_this_machine_only_has_no_address_for_friends() -> None:
    assert reachable("127.0.0.1", 8000) == () and reachable("localhost", 8000) == ()


def test_a_friend_gets_the_addresses_of_the_network_and_never_this_machines_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = ["192.168.1.20", "127.0.1.1", "169.254.7.7", "10.0.0.4"]
    monkeypatch.setattr(addresses, "own_addresses", lambda: known)
    assert reachable("0.0.0.0", 8000) == ("http://192.168.1.20:8000", "http://10.0.0.4:8000")
    near, far = how_to_join("0.0.0.0", 8000, "es")
    assert "http://192.168.1.20:8000/" in near and "túnel al puerto 8000" in far


def test_without_a_network_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["127.0.0.1"])
    assert "connect it to one" in how_to_join("0.0.0.0", 8000, "en")[0]


@pytest.mark.parametrize(
    ("host", "only"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("[::1]", True),
        ("192.168.1.5", False),
        ("casa.example", False),
    ],
)
def test_this_machines_own_names_are_known(host: str, only: bool) -> None:
    assert here_only(host) is only


def test_only_who_sits_at_this_machine_is_told_its_addresses(with_people: WithPeople) -> None:
    async def story(ana: Person) -> None:
        here = (await ana.get("/api/addresses")).json()
        assert here == {"here": True, "addresses": []}, "this server listens to nobody else"
        away = (await ana.get("/api/addresses", headers={"Host": "casa.example"})).json()
        assert away == {"here": False, "addresses": []}

    with_people(1, story)


def test_a_shared_table_answers_at_every_address_it_prints(tmp_path: Path) -> None:
    port = free_port()
    start = f"from tapete.server import open_table; open_table({port}, share=True, lang='es')"
    places = {"PYTHONPATH": str(ROOT / "src"), "TAPETE_HOME": str(tmp_path), "BROWSER": "true"}
    with subprocess.Popen(
        [sys.executable, "-c", start], env=os.environ | places, stdout=subprocess.PIPE, text=True
    ) as shared:
        assert shared.stdout is not None
        told = [shared.stdout.readline() for _ in range(3)]
        try:
            assert told[0] == f"Tapete: http://127.0.0.1:{port}/\n" and "túnel" in told[2]
            found = re.findall(r"http://\S+", told[1])
            for address in [told[0].split()[1], *found]:
                assert httpx.get(f"{address}health", timeout=60).status_code == 200, address
            page = httpx.get(f"http://127.0.0.1:{port}/api/addresses", timeout=60).json()
            assert [f"{address}/" for address in page["addresses"]] == found
        finally:
            shared.terminate()
