"""Fuzzed frames: whatever is sent to a table's socket, nothing fails, no table is stuck, nothing stays behind."""

import asyncio
from pathlib import Path

import pytest
from tests.siege.storm import rage, stormy


@pytest.mark.slow
def test_no_frame_breaks_the_server_or_a_table(tmp_path: Path) -> None:
    """A small part of what `make siege` sends."""
    server = stormy(tmp_path)
    server.environment["TAPETE_COLD"] = "1"
    server.start()
    try:
        found = asyncio.run(rage(server, 2000, seed=5))
    finally:
        server.stop()
    assert found.sent == 2000 and found.ended > 0
    assert (found.failures, found.errors, found.stuck, found.rooms) == (0, 0, 0, 0), str(found)
    # every part sends as much, so what is left behind would grow with each
    assert found.memory[-1] < 1.2 * found.memory[0], found.memory
