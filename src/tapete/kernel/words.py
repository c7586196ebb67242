"""Messages in Spanish and English, from the Fluent files that server and browser share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from itertools import islice
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("es", "en")
KEPT_SENTENCES = 50_000
#: Fluent refuses an argument of more than 2,500 characters: who hands in a longer text still gets a sentence
LONGEST = 2_000


class Words:
    """The messages of one room: a folder with `es.ftl` and `en.ftl`."""

    def __init__(self, package: str, folder: str = "text") -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._said: dict[Any, str] = {}
        for lang in LANGUAGES:
            root = resources.files(package)
            source = root.joinpath(folder, f"{lang}.ftl") if folder else root.joinpath(f"{lang}.ftl")
            bundle = FluentBundle([lang], use_isolating=False)
            bundle.add_resource(FluentResource(source.read_text("utf8")))
            self._bundles[lang] = bundle

    def has(self, lang: str, message: str) -> bool:
        return self._bundles[lang].has_message(message)

    def format(self, lang: str, message: str, /, **args: Any) -> str:
        """The message in that language; an argument may itself be given by language."""
        # A view says the same few hundred sentences again and again, and Fluent takes its time.
        plain = {name: spoken(value, lang) for name, value in args.items()}
        key = (lang, message, *((name, type(value), value) for name, value in plain.items()))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= KEPT_SENTENCES:
                self._forget()
            said = self._said[key] = self._format(lang, message, plain)
        return said

    def _forget(self) -> None:
        """The older half: the names of those who play now are in the other."""
        for key in list(islice(self._said, KEPT_SENTENCES // 2)):
            # another thread may word something too
            self._said.pop(key, None)

    def _format(self, lang: str, message: str, args: dict[str, Any]) -> str:
        bundle = self._bundles.get(lang)
        if bundle is None:
            raise KeyError(f"no language {lang!r}: use one of {', '.join(LANGUAGES)}")
        if not bundle.has_message(message):
            raise KeyError(f"{message} has no {lang} text")
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(
            pattern, {name: shortened(value, LONGEST) for name, value in args.items()}
        )
        if errors:
            raise ValueError(f"{message} ({lang}): {errors[0]}")
        below = any(isinstance(value, (int, float)) and value < 0 for value in args.values())
        return HYPHEN.sub("−", str(text)) if below else str(text)


#: before a number: less than nothing is written with a minus, as on the cards
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


def spoken(value: Any, lang: str) -> Any:
    """An argument as Fluent takes it: its own language of several, lists joined."""
    if isinstance(value, dict):
        return value.get(lang) or value.get("en")
    if isinstance(value, (list, tuple)):
        return ", ".join(str(spoken(item, lang)) for item in value)
    return value


def shortened(value: Any, most: int) -> Any:
    """A text of no more than so many characters, the last of which tells that more follow; anything else as it is."""
    return f"{value[: most - 1]}…" if isinstance(value, str) and len(value) > most else value


_homes: dict[str, str] = {"kernel": "tapete.kernel"}


def settle(name: str, package: str) -> None:
    """Say where the words of a game live: the package that holds its `text/`."""
    _homes[name] = package


@cache
def of(name: str) -> Words:
    """The words of the kernel or of a game, loaded when first needed."""
    return Words(_homes[name])


_called: ContextVar[tuple[str, ...]] = ContextVar("called", default=())


@contextmanager
def seats_called(names: Iterable[str]) -> Iterator[None]:
    """While it lasts, texts speak of each seat by the name of whoever sits there."""
    before = _called.set(tuple(names))
    try:
        yield
    finally:
        _called.reset(before)


def player(seat: int, lang: str) -> str:
    """What a seat is called in a sentence: who sits there, else its number."""
    names = _called.get()
    return names[seat] if seat < len(names) else of("kernel").format(lang, "player", number=seat + 1)
