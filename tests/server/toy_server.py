"""`tapete serve` with the toy game among the games; its settings come by the environment."""

import json
import os

import tapete
from tapete import bots
from tapete.server import run

tapete.register("toy", "tests.toy")
for name in ("hanging", "raising", "wrong", "worldless", "dying"):
    bots.register(name, f"tests.server.bad_bots:{name.capitalize()}")

if __name__ == "__main__":
    run.serve(factory="tests.server.toy_server:application", **json.loads(os.environ["TAPETE_TEST"]))


def application() -> object:
    return run.from_environment()
