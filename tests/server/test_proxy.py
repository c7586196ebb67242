"""The proxy of deploy/Caddyfile in front of the server of deploy/serve.py, with TLS, deadlines and limits."""

import asyncio
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from .running import ROOT, Tab, free_port
from .test_hosting import SERVE, answered

pytestmark = pytest.mark.slow


class Echo(BaseHTTPRequestHandler):
    """Tells whoever asks what came through the proxy."""

    def do_GET(self) -> None:
        body = json.dumps(dict(self.headers.items())).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


def trusting() -> ssl.SSLContext:
    """TLS with whoever answers: the proxy signs for localhost by itself."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextmanager
def proxy(folder: Path, upstream: int) -> Iterator[int]:
    """Caddy with the file as it is, but for ports that anybody may open."""
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("did not run: no Caddy on this machine")
    port, plain = free_port(), free_port()
    own = f"\thttp_port {plain}\n\tskip_install_trust\n\tadmin off\n\tservers {{"
    told = (ROOT / "deploy" / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text(told.replace("\tservers {", own, 1))
    environment = os.environ | {
        "SITE": f"localhost:{port}", "UPSTREAM": f"127.0.0.1:{upstream}", "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder), "HOME": str(folder),
    }  # fmt: skip
    with (folder / "proxy-log").open("wb") as log:
        command = [caddy, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        with httpx.Client(verify=trusting(), timeout=10) as http:
            until = time.monotonic() + 60
            while time.monotonic() < until:
                assert process.poll() is None, (folder / "proxy-log").read_text()
                try:
                    if http.get(f"https://localhost:{port}/").status_code == 200:
                        break
                except httpx.TransportError:
                    time.sleep(0.2)
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[int]:
    """The port of a server as deploy/serve.py starts it."""
    port = free_port()
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"), "TAPETE_NAMES": "localhost", "TAPETE_PORT": str(port),
        "TAPETE_DATABASE": f"sqlite:///{tmp_path / 'a.db'}",
    }  # fmt: skip
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(SERVE, env=environment, stdout=log, stderr=log, start_new_session=True)
    answered(f"http://127.0.0.1:{port}/health", process)
    yield port
    process.send_signal(signal.SIGTERM)
    process.wait(30)


def test_a_game_is_played_through_the_proxy_and_what_is_for_inside_stays_there(
    tmp_path: Path, served: int
) -> None:
    with proxy(tmp_path, served) as port, httpx.Client(verify=trusting(), timeout=60) as http:
        url = f"https://localhost:{port}"
        me = http.get(f"{url}/api/me")
        assert me.status_code == 200 and "secure" in me.headers["set-cookie"].lower()
        assert [http.get(f"{url}/{path}").status_code for path in ("metrics", "health")] == [404, 404]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        mark = {"X-Tapete": "1", "Origin": url}
        laid = http.post(f"{url}/api/tables", json={"game": "seasons", "seats": seats}, headers=mark)
        assert laid.status_code == 201, laid.text
        # cut at the limit: Caddy 2.6 says 413, or 502 where it had begun to pass it on, or only hangs up
        with suppress(httpx.TransportError):
            large = http.post(f"{url}/api/tables", content=b"[" * 200_000, headers=mark)
            assert large.status_code in (413, 502)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        asyncio.run(answer_once(port, laid.json()["id"], cookie))


async def answer_once(port: int, table: str, cookie: str) -> None:
    address = f"wss://localhost:{port}/api/tables/{table}/socket?lang=es"
    async with connect(
        address, ssl=trusting(), additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60
    ) as line:
        tab = Tab(line)
        await tab.my_turn()
        await tab.answer()


def test_a_head_that_never_ends_is_ended_by_the_proxy(tmp_path: Path, served: int) -> None:
    """10 s in the file: the server behind never hears of it."""
    with proxy(tmp_path, served) as port:
        raw = socket.create_connection(("localhost", port), timeout=60)
        with trusting().wrap_socket(raw, server_hostname="localhost") as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            try:
                told = line.recv(1000)
            except ConnectionError:
                told = b""
            assert b" 200 " not in told


def test_what_a_client_claims_to_be_is_not_passed_on(tmp_path: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Echo) as echo:
        threading.Thread(target=echo.serve_forever, daemon=True).start()
        try:
            with (
                proxy(tmp_path, echo.server_port) as port,
                httpx.Client(verify=trusting(), timeout=30) as http,
            ):
                forged = {"X-Forwarded-For": "192.0.2.66, 192.0.2.67"}
                told = http.get(f"https://localhost:{port}/", headers=forged).json()
        finally:
            echo.shutdown()
    seen = {name.lower(): value for name, value in told.items()}["x-forwarded-for"]
    assert seen in ("127.0.0.1", "::1")
