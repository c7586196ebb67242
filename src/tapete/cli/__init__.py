"""The commands."""

from tapete.cli.app import main

__all__ = ["main"]
