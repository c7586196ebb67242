"""What holds for every test."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers


class Fixed(providers.HypothesisProvider):
    """Draws the same examples on every machine, in every order of tests and under every hash seed.

    By itself it also tries the numbers and words of whatever modules have been loaded by then, out of sets.
    """

    def _maybe_draw_constant(self, *args: Any, **kwargs: Any) -> None:
        return None


providers.AVAILABLE_PROVIDERS["fixed"] = f"{__name__}.Fixed"

# No test may fail because a machine is slow, nor by luck: `make fuzz` is what looks for new examples.
settings.register_profile(
    "tapete",
    backend="fixed",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("tapete")


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `make fuzz` gives the promises of every game; a conftest further down would come too late for it."""
    group = parser.getgroup("promises")
    group.addoption("--seed", type=int, help="try every promise with this seed alone")
    group.addoption("--fuzz", help="try every promise with new seeds that follow from this word")
    group.addoption("--seeds", type=int, default=12, help="how many seeds a promise is tried with")
