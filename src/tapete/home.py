"""Where this person's own data lives on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_dir() -> Path:
    """The folder of the system for such data, or the one that TAPETE_HOME names."""
    if home := os.environ.get("TAPETE_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tapete"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tapete"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "tapete"
