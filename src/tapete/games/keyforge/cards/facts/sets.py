"""The collections there are, in order of release: their codes, names, and numbers in the official vault."""

from importlib import resources
from typing import Final

import msgspec

from .kinds import SetCode


class Set(msgspec.Struct, frozen=True):
    """A collection as it is called."""

    code: SetCode
    en: str
    es: str
    vault: int = 0
    """The vault's number for it; 0 where nobody has told us."""
    reprints: tuple[SetCode, ...] = ()
    """Of one that only reprints, where nobody tells which cards: the collections whose cards it may hold."""

    def name(self, lang: str) -> str:
        """Its name in that language."""
        return self.es if lang == "es" else self.en


NAMED: Final[dict[SetCode, Set]] = {
    told.code: told
    for told in msgspec.json.decode(
        resources.files(__package__).joinpath("sets.json").read_bytes(), type=list[Set]
    )
}
SETS: Final = tuple(NAMED)
"""In order of release: a collection earlier in the list can be the source of a legacy card of a later one."""
