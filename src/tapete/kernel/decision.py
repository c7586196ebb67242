"""Questions to seats: what the rules ask, and how a player sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

import msgspec

from . import words
from .errors import must_speak
from .flow import Flow

if TYPE_CHECKING:
    from .course import Course

#: What the rules call an option: a bare number, a word or a small tuple of them.
Code = Any

#: The option that ends a chain of picks.
DONE = "done"


class Ask(msgspec.Struct, eq=False, gc=False):
    """A question of the rules to one seat. Never written to once asked; nothing in it leads back to it."""

    seat: int
    kind: str
    options: Sequence[Code]
    source: Any = None
    about: tuple[Any, ...] = ()
    reveals: bool = False

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, {list(self.options)!r})"


def ask(
    seat: int,
    kind: str,
    options: Sequence[Code],
    *,
    source: Any = None,
    about: tuple[Any, ...] = (),
    reveals: bool = False,
) -> Flow[Any]:
    """Ask a seat to pick one of the options; the code it picked.

    A single option is taken without asking, unless taking it reveals something.
    """
    return (yield Ask(seat, kind, options, source, about, reveals))


def told_apart(game: Any, t: Any, ask: Ask, lang: str) -> tuple[str, ...]:
    """The texts of all options: first by what the game knows of those that read the same, then by number."""
    texts = [game.option_text(t, ask, code, lang) for code in ask.options]
    alike = set(_alike(texts))
    for i, code in enumerate(ask.options):
        if i in alike or game.option_vague(t, ask, code):
            detail = game.option_detail(t, ask, code, lang)
            texts[i] = f"{texts[i]} ({detail})" if detail else texts[i]
    count = Counter(texts)
    seen: Counter[str] = Counter()
    for i in _alike(texts):
        seen[texts[i]] += 1
        numbers = {"number": seen[texts[i]], "count": count[texts[i]]}
        texts[i] = words.of("kernel").format(lang, "one-of-several", text=texts[i], **numbers)
    return tuple(texts)


def _alike(texts: list[str]) -> list[int]:
    """Those that others read the same as."""
    count = Counter(texts)
    return [i for i, text in enumerate(texts) if count[text] > 1]


class Option:
    """One thing a seat may answer."""

    __slots__ = ("code", "decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self.decision = decision
        self.index = index
        self.code = decision.ask.options[index]

    @property
    def id(self) -> str:
        """Stable in the decision: the same in every fork, replay and language."""
        d = self.decision
        return d.match.game.option_id(d.match.table, d.ask, self.code)

    @property
    def refers(self) -> tuple[str, ...]:
        """The refs of the objects it is about, as views name them."""
        d = self.decision
        return d.match.game.option_refers(d.match.table, d.ask, self.code)

    def text(self, lang: str = "en") -> str:
        """What a button says; no two options of a decision read the same."""
        return self.decision.option_texts(lang)[self.index]

    def __repr__(self) -> str:
        return f"<Option {self.id}>"


class Options(Sequence[Option]):
    """The options of a decision: iterate, count, index, or look one up by id."""

    __slots__ = ("_decision",)

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def __len__(self) -> int:
        return len(self._decision.ask.options)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [Option(self._decision, i) for i in range(*index.indices(len(self)))]
        n = len(self)
        if not -n <= index < n:
            raise IndexError(index)
        return Option(self._decision, index % n)

    def __iter__(self) -> Iterator[Option]:
        return (Option(self._decision, i) for i in range(len(self)))

    def find(self, option_id: str) -> Option | None:
        """The option with that id, if there is one."""
        return next((option for option in self if option.id == option_id), None)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(option.id for option in self)

    def __repr__(self) -> str:
        return f"<Options {', '.join(self.ids)}>"


class Decision(msgspec.Struct, eq=False):
    """A question to one seat, with its options."""

    match: Course
    ask: Ask
    seat: int
    _serial: int
    _texts: dict[str, tuple[str, ...]] | None = None

    @property
    def id(self) -> str:
        """Names it among those of its match; one that comes back after an undo has another."""
        return f"d{self._serial}"

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def options(self) -> Options:
        return Options(self)

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        must_speak(lang)
        return self.match.game.question_text(self.match.table, self.ask, lang)

    def option_texts(self, lang: str = "en") -> tuple[str, ...]:
        """Every option in words, those that would read the same told apart."""
        must_speak(lang)
        if self._texts is None:
            self._texts = {}
        if lang not in self._texts:
            self._texts[lang] = told_apart(self.match.game, self.match.table, self.ask, lang)
        return self._texts[lang]

    def option_text(self, index: int, lang: str = "en") -> str:
        """One option in words; the others are worded too only where it reads like one of them."""
        for known, texts in (self._texts or {}).items():
            if known == lang or texts[index] != self._alone(index, known):
                break
            return self._alone(index, lang)
        return self.option_texts(lang)[index]

    def _alone(self, index: int, lang: str) -> str:
        return self.match.game.option_text(self.match.table, self.ask, self.ask.options[index], lang)

    def __repr__(self) -> str:
        return f"<Decision {self.id} seat {self.seat}: {self.kind}, {len(self.ask.options)} options>"
