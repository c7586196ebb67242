"""A promise that takes a `setup` is kept by each; one that takes a `seed` too, with some seeds of its own."""

import pytest

from .games import SETUPS
from .seeds import fixed, found, fresh


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" not in metafunc.fixturenames:
        return
    if "seed" not in metafunc.fixturenames:
        metafunc.parametrize("setup", SETUPS)
        return
    cases = [(setup, seed) for setup in SETUPS for seed in seeds(metafunc, setup)]
    metafunc.parametrize("setup,seed", cases, ids=[f"{setup}-{seed}" for setup, seed in cases])


def seeds(metafunc: pytest.Metafunc, setup: str) -> list[int]:
    """The seeds that a promise is tried with on a setup."""
    name, option = metafunc.function.__name__, metafunc.config.getoption
    if option("--seed") is not None:
        return [option("--seed")]
    if option("--fuzz"):
        return fresh(option("--fuzz"), name, setup, option("--seeds"))
    # Where the bad input comes matters less than what it is: one moment is enough.
    few = 1 if "match" in metafunc.fixturenames else option("--seeds")
    return [*fixed(name, few), *found(name, setup)]
