"""What docs/hosting.md gives: the start behind a proxy, and a dashboard that asks for figures there are."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tapete.server.metrics import Metrics

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
