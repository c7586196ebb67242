"""What somebody meant who typed a name that nothing here has."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.words import shortened

from ..cards.facts import NAMED, House, Set, SetCode, every_card, house_name, plain
from .legality import MAZO, because

#: so many unknown names are told one by one; a text that is no deck at all has hundreds
TOLD: Final = 12
#: of an unknown name so much is told; no card's is half as long
TOLD_OF_A_NAME: Final = 80
#: how alike two names are, of 1, for one to be taken for the other mistyped
ALIKE: Final = 0.75


def unknown_cards(names: Iterable[str]) -> TapeteError:
    """The refusal of cards that nobody knows, each with the name that may be meant."""
    unknown = list(dict.fromkeys(names))
    told = [with_suggestion(name) for name in unknown[:TOLD]]
    more = len(unknown) - len(told)
    return Unreadable.because(because("unknown-cards", MAZO, cards=told, count=len(unknown), more=more))


def with_suggestion(name: str) -> dict[str, str]:
    """A name with the one that may be meant, by language."""
    meant, name = closest(name, _cards_and_houses()), shortened(name, TOLD_OF_A_NAME)
    if meant is None:
        return {"es": f"«{name}»", "en": f"“{name}”"}
    return {"es": f"«{name}» (¿será «{meant}»?)", "en": f"“{name}” (is it “{meant}”?)"}


def set_named(name: str) -> SetCode | None:
    """The collection with that code or that name in either language, whatever the accents and capitals."""
    return _SETS.get(plain(name))


def unknown_set(name: str) -> TapeteError:
    """The refusal of a collection that nobody knows, with the one that may be meant or all there are."""
    known = {plain(text): text for told in NAMED.values() for text in called(told)}
    meant = closest(name, known)
    sets: Sequence[str] = [meant] if meant else list(NAMED)
    return Unreadable.because(
        because("unknown-set-named", MAZO, set=shortened(name, TOLD_OF_A_NAME), sets=sets)
    )


def none_made_of(set: SetCode, made: Sequence[SetCode]) -> TapeteError:
    """The refusal to make decks of a collection that has none here, with those that have."""
    return Unreadable.because(because("no-decks-of", MAZO, set=set, sets=made))


def called(told: Set) -> tuple[str, str, str]:
    """What a collection is called: its code, and its name in each language."""
    return told.code, told.en, told.es


def no_house_yet(line: int, text: str) -> TapeteError:
    """The refusal of a line that stands before any house, with the house that may be meant."""
    meant, said = closest(text, _houses()), shortened(text, TOLD_OF_A_NAME)
    return Unreadable.because(because("no-house-yet", line=line, text=said, house=meant or "none"))


def closest(name: str, known: dict[str, str]) -> str | None:
    """The known name that is most alike, if one is."""
    found = get_close_matches(plain(name)[:60], known, 1, ALIKE)
    return known[found[0]] if found else None


@cache
def _houses() -> dict[str, str]:
    return {
        plain(told): told for house in House for lang in ("es", "en") if (told := house_name(house, lang))
    }


@cache
def _cards_and_houses() -> dict[str, str]:
    names = (name for card in every_card().cards.values() for name in (card.en, card.es) if name)
    return {plain(name): name for name in names} | _houses()


_SETS: Final = {plain(name): told.code for told in NAMED.values() for name in called(told)}
