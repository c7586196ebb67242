"""Tables for people: a thin server over the kernel."""

from .app import create_app
from .config import Config
from .reports import read_reports
from .run import open_table, serve
from .store import upgrade

__all__ = ["Config", "create_app", "open_table", "read_reports", "serve", "upgrade"]
