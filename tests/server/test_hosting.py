"""What docs/hosting.md gives: the start behind a proxy, and a dashboard that asks for figures there are."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tapete.kernel.errors import TapeteError
from tapete.server.metrics import Metrics
from tapete.server.opening import upgraded

from .running import ROOT, free_port

SERVE = [sys.executable, str(ROOT / "deploy" / "serve.py")]


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    figures = Metrics()
    figures.refused.labels("late")
    figures.requests.labels("GET", "200")
    known = set(re.findall(r"^(tapete_\w+?)(?:\{| )", figures.text().decode(), re.MULTILINE))
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"tapete_\w+", target["expr"])
    }
    assert len(asked) >= 9 and asked <= known


def test_a_start_behind_a_proxy_without_a_name_says_what_to_do() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TAPETE_NAMES"}
    environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(SERVE, env=environment, capture_output=True, text=True)
    assert done.returncode != 0 and "TAPETE_NAMES is empty: name the sites" in done.stderr


@pytest.mark.slow
def test_the_start_behind_a_proxy_knows_its_name_and_who_calls(tmp_path: Path) -> None:
    port = free_port()
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"), "TAPETE_NAMES": "play.example", "TAPETE_PORT": str(port),
        "TAPETE_DATABASE": f"sqlite:///{tmp_path / 'a.db'}", "TAPETE_METRICS_TOKEN": "figures",
    }  # fmt: skip
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(SERVE, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        answered(f"http://127.0.0.1:{port}/health", process)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            named = http.get("/api/me", headers={"Host": "play.example", "X-Forwarded-For": "192.0.2.7"})
            # behind TLS a session never travels without it
            assert named.status_code == 200 and "secure" in named.headers["set-cookie"].lower()
            assert http.get("/api/me", headers={"Host": "evil.example"}).status_code >= 400
            assert http.get("/metrics").status_code == 404
            told = http.get("/metrics", headers={"Authorization": "Bearer figures"})
            assert "tapete_rooms" in told.text
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)


def answered(url: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server is there."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert process.poll() is None
        try:
            if httpx.get(url, timeout=10).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server did not answer")


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    """But for the place of the environment, which is this one's here."""
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("did not run: no systemd on this machine")
    units = [ROOT / "deploy" / f"tapete{name}" for name in (".service", "-backup.service", "-backup.timer")]
    for unit in units:
        (tmp_path / unit.name).write_text(
            unit.read_text().replace("/opt/tapete/.venv/bin/python", sys.executable)
        )
    done = subprocess.run(
        [verify, "verify", *(tmp_path / u.name for u in units)], capture_output=True, text=True
    )
    assert done.returncode == 0 and not done.stderr.strip(), done.stderr


def test_what_the_container_installs_can_speak_to_postgresql() -> None:
    """compose.yaml gives it such a database; what playing alone needs has no driver for one."""
    told = (ROOT / "deploy" / "Containerfile").read_text()
    (locked,) = set(re.findall(r"requirements/\w+\.txt", told))
    pinned = (ROOT / locked).read_text()
    assert re.search(r"^psycopg-binary==.* \\$", pinned, re.MULTILINE)
    runtime = (ROOT / "requirements" / "runtime.txt").read_text()
    assert set(re.findall(r"^\S+==\S+", runtime, re.M)) <= set(re.findall(r"^\S+==\S+", pinned, re.M))


def test_a_postgresql_without_its_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(TapeteError) as refused:
        upgraded("postgresql://tapete@127.0.0.1/tapete")
    assert "requirements/server.txt" in refused.value.text("es") and "psycopg" in refused.value.text("en")
