"""What holds for every test."""

import os
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
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


HERE = Path(__file__).parent
#: folders whose tests take milliseconds
QUICK = {"games", "kernel", "texts"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of several testers begins with its share of what waits for browsers and servers.

    Testers get equal stretches of the list and then take from each other's ends (`--dist worksteal`): as they
    are collected, one tester would have all browsers, and the others would take them over one by one at the end.
    """
    testers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if testers > 1:
        items[:] = dealt(items, testers)


def dealt(items: Iterable[pytest.Item], testers: int) -> list[pytest.Item]:
    """Browser tests one by one, other slow files whole, and quick tests to fill up."""
    of_folder: dict[str, list[pytest.Item]] = {}
    for item in items:
        of_folder.setdefault(item.path.relative_to(HERE).parts[0], []).append(item)
    quick = [item for folder in of_folder if folder in QUICK for item in of_folder[folder]]
    browsers = of_folder.pop("browser", [])
    slow = [item for folder in of_folder if folder not in QUICK for item in of_folder[folder]]
    stretches = [browsers[n::testers] for n in range(testers)]
    files = [list(file) for _, file in groupby(slow, key=lambda item: item.path)]
    for file in sorted(files, key=len, reverse=True):
        min(stretches, key=len).extend(file)
    size = -(-(len(browsers) + len(slow) + len(quick)) // testers)
    for stretch in stretches:
        wanted = max(0, size - len(stretch))
        stretch.extend(quick[:wanted])
        del quick[:wanted]
    return [item for stretch in stretches for item in stretch] + quick
