"""Every game with every number of seats it takes, for the test suites of the libraries we adapt to."""

from typing import Any

import tapete

tapete.register("toy", "tests.toy")

#: settings under which a game is short
SHORT: dict[str, dict[str, Any]] = {"relic": {"rounds": 20}}

EVERY: dict[str, dict[str, Any]] = {
    f"{name} for {seats}": {"game": name, "seats": seats, **SHORT.get(name, {})}
    for name in ("toy", "keyforge", "seasons", "relic")
    for seats in tapete.game(name).seats
}
