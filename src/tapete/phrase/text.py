"""Sayings into texts: sentences, labels, quotes and lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from . import en, es
from .clauses import Aside, Choice, Frame, Labelled, Lead, Lines, Quoted, Saying, Sentences
from .lexicon import Label, Noun
from .nouns import NP, Phrase
from .weaving import capital, weave

WITHIN: Final = {"es": str.maketrans("«»", "“”"), "en": str.maketrans("“”", "‘’")}
"""Quotation marks inside others."""


def render(saying: Saying, lang: str) -> str:
    """A saying as finished text, in one language."""
    return whole(saying, lang)


def phrase(thing: Phrase | Noun, lang: str) -> str:
    """A noun phrase alone, for prompts and options: una criatura enemiga."""
    np = NP(thing) if isinstance(thing, Noun) else thing
    return weave(es.phrase_words(np) if lang == "es" else en.phrase_words(np), lang)


def fragment(saying: Saying, lang: str) -> str:
    """One clause with neither capital nor period, for a log or a button."""
    return weave(es.words(saying) if lang == "es" else en.words(saying), lang)


def whole(saying: Saying, lang: str) -> str:
    """Text of any size; every sentence ends in a period."""
    match hoisted(saying):
        case Lines(parts=parts):
            return "\n".join(whole(part, lang) for part in parts)
        case Sentences(parts=parts):
            return _one_after_another([whole(part, lang) for part in parts])
        case Labelled(labels=labels, body=body):
            return f"{_label(labels, lang)}: {whole(body, lang)}"
        case Choice(opening=opening, options=options):
            return "\n• ".join([_sentence(opening, lang, ":"), *(whole(option, lang) for option in options)])
        case Aside(body=body):
            return f"({whole(body, lang)})"
        case Quoted(body=body):
            inner = whole(body, lang).translate(WITHIN[lang])
            return f"«{inner.removesuffix('.')}»" if lang == "es" else f"“{inner}”"
        case other:
            return _sentence(other, lang, ".")


def _label(labels: tuple[Label, ...], lang: str) -> str:
    return "/".join(label.es if lang == "es" else label.en for label in labels)


def _one_after_another(texts: list[str]) -> str:
    """Sentences in a row; what comes after a list begins a line of its own."""
    gaps = ["\n" if "\n• " in before else " " for before in texts[:-1]]
    return "".join(text + gap for text, gap in zip(texts, [*gaps, ""]))


def _sentence(saying: Saying, lang: str, end: str) -> str:
    text = capital(fragment(saying, lang))
    return text if text.endswith((end, ".”", ".’”", ".)")) else text + end


def hoisted(saying: Saying) -> Saying:
    """A frame over several sentences, or over a choice, frames the first of them."""
    if not isinstance(saying, Frame | Lead):
        return saying
    match hoisted(saying.body):
        case Sentences(parts=(first, *rest)):
            return Sentences((replace(saying, body=first), *rest))
        case Choice(opening=opening, options=options):
            return Choice(replace(saying, body=opening), options)
    return saying
