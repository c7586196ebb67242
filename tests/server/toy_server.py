"""`tapete serve` with the toy game among the games; its settings come by the environment."""

import json
import os

import tapete
from tapete.server import run

tapete.register("toy", "tests.toy")

if __name__ == "__main__":
    run.serve(factory="tests.server.toy_server:application", **json.loads(os.environ["TAPETE_TEST"]))


def application() -> object:
    return run.from_environment()
