"""`tapete serve` with the toy game among the games; its settings come by the environment."""

import json
import os
import time
from pathlib import Path

import tapete
from tapete import bots
from tapete.server import run

tapete.register("toy", "tests.toy")
for name in ("hanging", "raising", "wrong", "worldless", "dying"):
    bots.register(name, f"tests.server.bad_bots:{name.capitalize()}")

right = time.time


def dress() -> None:
    """As the environment says: with a wall clock that somebody sets, and without the games of the table."""
    if clock := os.environ.get("TAPETE_CLOCK"):
        # a file says by how many seconds it is wrong
        time.time = lambda: right() + float(Path(clock).read_text() or 0)
    if os.environ.get("TAPETE_COLD"):
        run.playable = tuple  # type: ignore[assignment]


dress()

if __name__ == "__main__":
    run.serve(factory="tests.server.toy_server:application", **json.loads(os.environ["TAPETE_TEST"]))


def application() -> object:
    return run.from_environment()
