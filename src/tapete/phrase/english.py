"""English spelling: plurals and verb forms."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

IRREGULAR_PLURALS = {"die": "dice", "life": "lives", "man": "men", "child": "children"}
IRREGULAR_VERBS = {
    base: (past, participle)
    for base, past, participle in (
        line.split()
        for line in """
        be was been
        become became become
        begin began begun
        bring brought brought
        choose chose chosen
        deal dealt dealt
        do did done
        draw drew drawn
        fight fought fought
        find found found
        get got gotten
        give gave given
        go went gone
        have had had
        hold held held
        keep kept kept
        leave left left
        lose lost lost
        make made made
        pay paid paid
        put put put
        roll rolled rolled
        see saw seen
        set set set
        shed shed shed
        spend spent spent
        split split split
        steal stole stolen
        take took taken
        win won won
        """.strip().splitlines()
    )
}
ENDS_SHORT = re.compile(r"^[^aeiou]*[aeiou][bdgklmnprt]$")


def plural_of(phrase: str) -> str:
    """The plural of a noun: its last word, or the word before a preposition."""
    words = phrase.split(" ")
    stops = [i for i, word in enumerate(words) if word in ("of", "in", "on", "from", "at")]
    head = (stops[0] if stops else len(words)) - 1
    words[head] = plural_word(words[head])
    return " ".join(words)


def plural_word(word: str) -> str:
    """One word's plural: cards, allies, boxes."""
    if word in IRREGULAR_PLURALS:
        return IRREGULAR_PLURALS[word]
    if re.search("[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh")) else "s")


@dataclass(frozen=True, slots=True)
class Forms:
    """What card text needs of an English verb."""

    base: str
    third: str
    past: str
    participle: str
    gerund: str


@cache
def conjugate(base: str) -> Forms:
    """Every form of one verb, regular unless listed above."""
    third = {"have": "has", "be": "is", "do": "does", "go": "goes"}.get(base, plural_word(base))
    past, participle = IRREGULAR_VERBS.get(base, (_past(base), _past(base)))
    return Forms(base, third, past, participle, _gerund(base))


def _doubled(base: str) -> str:
    return base + base[-1] if ENDS_SHORT.match(base) else base


def _past(base: str) -> str:
    if base.endswith("e"):
        return base + "d"
    if re.search("[^aeiou]y$", base):
        return base[:-1] + "ied"
    return _doubled(base) + "ed"


def _gerund(base: str) -> str:
    if base.endswith("ie"):
        return base[:-2] + "ying"
    if base.endswith("e") and not base.endswith(("ee", "be")):
        return base[:-1] + "ing"
    return _doubled(base) + "ing"


NUMBER_WORDS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)


def number_word(number: int) -> str:
    """A small number in words."""
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)
