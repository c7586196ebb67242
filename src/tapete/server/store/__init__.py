"""What the server keeps: people, tables, moves, and the small things beside them."""

from __future__ import annotations

from .database import UNREACHABLE, Database
from .journal import Journal, Taken
from .leases import Leases
from .notes import Notes
from .people import NameTaken, People, PersonRow
from .stands import Stand, Stands
from .tables import MoveRow, SeatRow, Stale, TableRow, Tables
from .upgrade import upgrade


class Store:
    """All of it behind one door."""

    def __init__(self, url: str, worker: str) -> None:
        self.database = Database(url)
        self.people = People(self.database)
        self.tables = Tables(self.database)
        self.notes = Notes(self.database)
        self.stands = Stands(self.database)
        self.journal = Journal(self.database, worker)
        self.leases = Leases(self.database, worker)


__all__ = [
    "UNREACHABLE", "Database", "Journal", "Leases", "MoveRow", "NameTaken", "Notes", "People", "PersonRow", "SeatRow",
    "Stale", "Stand", "Stands", "Store", "TableRow", "Tables", "Taken", "upgrade",
]  # fmt: skip
