"""Bring a database to the present schema (Alembic)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from .database import asynchronous


def upgrade(url: str, to: str = "head") -> None:
    """Create or upgrade the database; runs before any worker starts."""
    address = make_url(asynchronous(url))
    if address.get_backend_name() == "sqlite":
        address = address.set(drivername="sqlite")
        if address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    finally:
        engine.dispose()
