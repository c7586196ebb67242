"""What holds for every test."""

import os

from hypothesis import HealthCheck, settings

# No test may fail because a machine is slow; in CI the same examples come each time.
settings.register_profile(
    "tapete",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("tapete")
