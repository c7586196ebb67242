"""The last join: words into text, with what each language does where two words meet."""

from __future__ import annotations

import re
from itertools import pairwise

Words = list[str]

CLOSING = tuple(",.;:)»”")
OPENING = ("(", "«", "“")
SOUNDS_I = re.compile(r"^[«“(]?(?:h?[ií])(?![ae])", re.IGNORECASE)
SOUNDS_O = re.compile(r"^[«“(]?(?:h?[oó]|8|11(?!\d))", re.IGNORECASE)
SOUNDS_VOWEL = re.compile(r"^[“(]?(?:[aeiouæ]|8|11(?!\d)|18(?!\d)|hour|honest|heir|X\b)", re.IGNORECASE)
SOUNDS_YOU = re.compile(r"^(?:uni|use|usu|one\b|once|eu)", re.IGNORECASE)


def weave(words: Words, lang: str) -> str:
    """One text of many words, spaced, contracted and in tune."""
    pieces = [piece for word in words for piece in ([word] if word[:1] in OPENING else word.split())]
    tuned = _spanish(pieces) if lang == "es" else _english(pieces)
    return _spaced(tuned)


def _spanish(words: Words) -> Words:
    """De el → del, a el → al, y → e, o → u."""
    woven: Words = []
    for word, after in pairwise([*words, ""]):
        if word == "el" and woven and woven[-1] in ("a", "de", "A", "De"):
            woven[-1] += "l"
        elif word == "y" and SOUNDS_I.match(after):
            woven.append("e")
        elif word == "o" and SOUNDS_O.match(after):
            woven.append("u")
        else:
            woven.append(word)
    return woven


def _english(words: Words) -> Words:
    """A → an before a vowel that sounds like one."""
    vowel = [bool(SOUNDS_VOWEL.match(w)) and not SOUNDS_YOU.match(w) for w in words]
    following = [*vowel[1:], False]
    return ["an" if word == "a" and vowel_next else word for word, vowel_next in zip(words, following)]


def _spaced(words: Words) -> str:
    text = ""
    for word in words:
        tight = not text or word.startswith(CLOSING) or text.endswith(("(", "«", "“"))
        text += word if tight else f" {word}"
    return text


def capital(text: str) -> str:
    """The text with its first letter raised, past any opening mark."""
    at = next((i for i, letter in enumerate(text) if letter not in "(«“¡¿"), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def series(parts: list[Words], last: str) -> Words:
    """A, B and C."""
    words: Words = []
    for at, part in enumerate(parts):
        if at:
            words += [last] if at == len(parts) - 1 else [","]
        words += part
    return words
