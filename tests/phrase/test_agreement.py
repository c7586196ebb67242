"""Promises about every word with every other: agreement, contractions, spacing."""

import re
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.phrase import vocabulary

from tapete.phrase import (
    FROM,
    ON,
    TO,
    YOU,
    Adj,
    Noun,
    Verb,
    a,
    after,
    all_,
    another,
    any_,
    any_number,
    cannot,
    clause,
    common,
    count,
    each,
    each_other,
    if_,
    it,
    join,
    may,
    no,
    passive,
    phrase,
    plural,
    poss,
    render,
    spelled,
    that,
    the,
    them,
    this,
    up_to,
    when,
    your,
)

WORDS = [*vars(vocabulary).values(), *vars(common).values()]
NOUNS = [word for word in WORDS if isinstance(word, Noun) and not word.proper]
COUNTED = [word for word in NOUNS if not word.mass]
ADJECTIVES = [word for word in WORDS if isinstance(word, Adj) and not word.other]
VERBS = [word for word in WORDS if isinstance(word, Verb) and not word.there]
DONE_TO_OTHERS = [word for word in VERBS if not word.es.split(" ")[0].endswith("se")]

# Determiner -> its Spanish (masculine, feminine) openings.
OPENINGS = [
    (a, ("un", "una")),
    (the, ("el", "la")),
    (this, ("este", "esta")),
    (that, ("ese", "esa")),
    (another, ("otro", "otra")),
    (no, ("ningún", "ninguna")),
    (each, ("cada", "cada")),
    (any_, ("cualquier", "cualquier")),
    (all_, ("todos los", "todas las")),
    (each_other, ("todos los demás", "todas las demás")),
]


@pytest.mark.parametrize("noun", COUNTED, ids=lambda noun: noun.es)
def test_every_determiner_agrees_with_every_noun(noun):
    for opens, openings in OPENINGS:
        said = phrase(opens(noun), "es")

        masculine = noun.gender == "m" or (noun.el and opens in (a, the, no))
        assert said.startswith(openings[0 if masculine else 1] + " ")
        assert said.endswith(noun.es_many if opens in (all_, each_other) else noun.es)


@pytest.mark.parametrize("noun", COUNTED, ids=lambda noun: noun.es)
def test_every_adjective_agrees_with_every_noun(noun):
    feminine = noun.gender == "f"
    for quality in ADJECTIVES:
        one = phrase(the(noun).adj(quality), "es")
        many = phrase(the(noun).many().adj(quality), "es")

        assert (quality.short if quality.short and not feminine else quality.es[int(feminine)]) in one
        assert quality.es[2 + int(feminine)] in many


@pytest.mark.parametrize("verb", DONE_TO_OTHERS, ids=lambda verb: verb.es)
def test_a_passive_agrees_with_its_subject(verb):
    creature, artifact = the(vocabulary.CREATURE), the(vocabulary.ARTIFACT)
    for subject, be, end in (
        (creature, "es", "a"),
        (creature.many(), "son", "as"),
        (artifact, "es", "o"),
        (artifact.many(), "son", "os"),
    ):
        assert re.search(rf" {be} \w+{end}\b", render(passive(verb, subject), "es"))


OPENS = [
    *(opens for opens, _ in OPENINGS),
    plural,
    any_number,
    your,
    partial(count, 2),
    partial(spelled, 1),
    partial(up_to, 3),
    partial(poss, common.OPPONENT),
    partial(poss, YOU),
]


@st.composite
def phrases(draw):
    """Anything that a verb may act on."""
    noun = draw(st.sampled_from(NOUNS))
    opens = draw(st.sampled_from([*OPENS, it, them]))
    if opens in (it, them):
        return opens(noun)
    return opens(noun).adj(*draw(st.lists(st.sampled_from(ADJECTIVES), max_size=2, unique=True)))


@st.composite
def clauses(draw):
    """Any verb on anything, with up to two ties."""
    ties = draw(st.lists(st.sampled_from([FROM, ON, TO, common.OF]), max_size=2))
    tails = [tie(draw(phrases())) for tie in ties]
    subject = draw(st.one_of(st.just(YOU), phrases()))
    return clause(draw(st.sampled_from(VERBS)), draw(phrases()), *tails, subject=subject)


SAYINGS = st.recursive(
    clauses(),
    lambda inner: st.one_of(
        st.builds(join, inner, inner),
        st.builds(if_, clauses(), inner),
        st.builds(when, clauses(), inner),
        st.builds(after, clauses(), inner),
        inner.map(may),
        inner.map(cannot),
    ),
    max_leaves=4,
)


@given(SAYINGS)
def test_spanish_never_misses_a_contraction(saying):
    text = render(saying, "es")

    assert not re.search(r"\b(a|de) el\b", text)
    assert not re.search(r"\by h?i(?![ae])", text)
    assert not re.search(r"\bo h?o", text)


@given(SAYINGS)
def test_english_never_misses_an_an(saying):
    text = render(saying, "en")

    assert not re.search(r"\ba (?!uni|use|one)[aeiouÆ]", text)
    assert not re.search(r"\ban [^aeiouÆ8hX]", text)


@given(SAYINGS, st.sampled_from(["es", "en"]))
def test_a_text_is_spaced_and_closed(saying, lang):
    text = render(saying, lang)

    assert text == text.strip()
    assert "  " not in text
    assert not re.search(r" [,.;:)]", text)
    assert not re.search(r"[,;:] ?[,.;:]", text)
    assert text[0] == text[0].upper()
    assert text.endswith(".") and not text.endswith("..")


@given(SAYINGS)
def test_saying_it_twice_says_the_same(saying):
    assert render(saying, "es") == render(saying, "es")
    assert hash(saying) == hash(saying)
