"""The text of a card, generated from its declaration and its keywords."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from tapete.games.keyforge.abilities import Ability
from tapete.games.keyforge.cards.facts import keyword_name
from tapete.games.keyforge.printed import Card
from tapete.games.keyforge.text import (
    changing,
    counts,
    economy,
    harm,
    history,
    holding,
    icons,
    joining,
    limits,
    moments,
    moving,
    playing,
    targets,
    tide,
    tokens,
    upgrades,
    using,
)
from tapete.games.keyforge.text.abilities import GIFTS, abilities, gifts, heed, losses, shared_subject
from tapete.games.keyforge.text.joining import for_the_price
from tapete.games.keyforge.text.lexicon import CREATURE, ICONS, PLAY_AS_UPGRADE
from tapete.games.keyforge.text.verbs import together, verbs
from tapete.games.keyforge.text.voice import Voice
from tapete.games.keyforge.verbs.base import Steps, walk
from tapete.games.keyforge.verbs.choices import May
from tapete.games.keyforge.verbs.constants import BelongsTo, LosesKeyword
from tapete.games.keyforge.verbs.instead import SavedFrom
from tapete.games.keyforge.verbs.limits import Arrives, AttachOnlyTo, MayBeUpgrade
from tapete.games.keyforge.verbs.moments import After
from tapete.games.keyforge.verbs.repeating import Repeat
from tapete.games.keyforge.verbs.upgrades import AttachThis
from tapete.phrase import Saying, clause, may, once_named, quoted, render, sentences, this, verb
from tapete.phrase.common import GAIN

# Each of these rooms teaches the tables of `verbs` and `abilities` its own words.
ROOMS = (
    changing,
    counts,
    economy,
    harm,
    history,
    holding,
    icons,
    joining,
    limits,
    moments,
    moving,
    playing,
    targets,
    tide,
    tokens,
    upgrades,
    using,
)


@cache
def card_text(card: Card, lang: str) -> str:
    """What a card does, an ability a line."""
    lines = [HALF[lang]] if card.halves else []
    lines += [keyword_line(card, lang)] if any(card.keywords.values()) else []
    lines += [enhance_line(card, lang)] if card.enhances.keys() & ICONS.keys() else []
    return "\n".join([*lines, *(_rendered(told, lang) for told in _paragraphs(card.abilities, card.type))])


def _paragraphs(of: tuple[Ability, ...], kind: str) -> list[Saying]:
    """A paragraph for each ability of a card of that type; gifts to the same cards share one."""
    found: list[Saying] = []
    host = _host_of(of)
    for _, same in groupby(of, shared_subject):
        told = tuple(same)
        given = [gift for gift in told if isinstance(gift, GIFTS)]
        if len(told) > 1 and isinstance(told[0], Arrives):
            found.append(limits.entering([x for x in told if isinstance(x, Arrives)], Voice(kind, host)))
        elif len(told) > 1 and isinstance(told[0], LosesKeyword):
            found.append(losses([x for x in told if isinstance(x, LosesKeyword)], Voice(kind, host)))
        elif len(given) > 1:
            found.append(gifts(given, Voice(kind, host)))
        else:
            found += [_paragraph(ability, Voice(kind, host)) for ability in told]
    return found


def _host_of(of: tuple[Ability, ...]) -> str:
    """The kind of card that an upgrade of those abilities is attached to."""
    return next((ability.what.kind for ability in of if isinstance(ability, AttachOnlyTo)), "creature")


def keyword_line(card: Card, lang: str) -> str:
    """Its keywords: Elusive. Skirmish."""
    told = []
    for word, value in card.keywords.items():
        number = f" {value}" if value > 1 or word in ("assault", "hazardous", "splash-attack") else ""
        # What the card itself counts is told where it is counted.
        told += [f"{keyword_name(word, lang)}{number}."] if value else []
    return " ".join(told)


HALF = {
    "es": "Solo se puede jugar junto con su otra mitad.",
    "en": "Play only with its other half.",
}
ENHANCE = {"es": "Potenciar", "en": "Enhance"}


def enhance_line(card: Card, lang: str) -> str:
    """The bonus icons it has put on cards of its deck, those of later collections apart: Enhance: 2 capture."""
    at = 0 if lang == "es" else 1
    of = ("de ", "")[at]
    told = [(icon, number) for icon, number in card.enhances.items() if icon in ICONS]
    icons = ", ".join(f"{number} {of}{ICONS[icon][at]}" for icon, number in told)
    return f"{ENHANCE[lang]}: {icons}."


def ability_text(ability: Ability, card: Card, lang: str) -> str:
    """One ability as a paragraph."""
    return _rendered(_paragraph(ability, Voice(card.type, _host_of(card.abilities))), lang)


def _paragraph(ability: Ability, me: Voice) -> Saying:
    if not ability.granted:
        return abilities.say(ability, me)
    told = abilities.say(ability, Voice("creature"))
    if isinstance(ability, SavedFrom):
        return told
    return clause(GAIN, quoted(told), subject=this(CREATURE))


@abilities(MayBeUpgrade)
def _may_be_upgrade(v: MayBeUpgrade, me: Voice) -> Saying:
    return may(clause(PLAY_AS_UPGRADE, quoted(sentences(*_paragraphs(v.text, "upgrade")))))


@verbs(AttachThis)
def _attach_this(v: AttachThis, me: Voice) -> Saying:
    # What may be an artifact is called a card.
    kind = "card" if any(isinstance(part, BelongsTo) for part in v.text) else "upgrade"
    return clause(ATTACH_AS_UPGRADE[kind], quoted(sentences(*_paragraphs(v.text, kind))))


ATTACHED = "attach this card to it as an upgrade with the text"
ATTACH_AS_UPGRADE = {
    "upgrade": verb("vincular a ella esta carta como una mejora con el texto", ATTACHED),
    "card": verb("vincular esta carta a la carta jugada como una mejora con el texto", ATTACHED),
}


@cache
def instructions_text(steps: Steps, kind: str, lang: str, of: tuple[Ability, ...] = ()) -> str:
    """Some instructions of a card of that type, for the button that stands for them; of those that come before them
    in its abilities it is known what they did, and what they spoke of is named again.
    """
    voice = Voice(kind)
    for part in walk(of):
        before = _before(part, steps)
        if before is None:
            continue
        if isinstance(part, After):
            heed(part, voice)
        for step in before:
            verbs.say(step, voice)
        voice.anew, voice.open = True, None
        if isinstance(part, Repeat):
            return _rendered(for_the_price(part, voice), lang)
        break
    return _rendered(together(steps, voice), lang)


def _before(part: object, steps: Steps) -> Steps | None:
    """The instructions before those of a choice, in the part of an ability that holds it; or before their price."""
    if isinstance(part, Repeat) and part.price == steps:
        return part.steps
    listed = getattr(part, "steps", ())
    for at, step in enumerate(listed):
        if isinstance(step, May) and step.steps == steps:
            return tuple(listed[:at])
    return None


def _rendered(saying: Saying, lang: str) -> str:
    return render(once_named(saying), lang)
