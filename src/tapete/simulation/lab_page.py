"""A measured deck as a page."""

from __future__ import annotations

from tapete.kernel.game import game as find
from tapete.simulation.lab_report import FEW, Comparison, DeckReport, Split
from tapete.simulation.plots import Line, Mark, curves, grid, heading, intervals, page, paragraph
from tapete.simulation.report import say, share
from tapete.simulation.summary import Rate


def deck_page(found: DeckReport, lang: str) -> str:
    """The page of one deck."""
    return page(lang, say(lang, "deck-title", deck=found.deck), *deck_parts(found, lang))


def comparison_page(found: Comparison, lang: str) -> str:
    """Two decks side by side, then each in full."""
    both = (found.first, found.second)
    marks = [_mark(each.deck, each.wins) for each in both]
    parts = [
        paragraph(compared(found, lang)),
        intervals(say(lang, "wins"), marks, 0.0, 1.0, percent=True),
        curves(
            say(lang, "gathered"),
            [Line(each.deck, [point.own for point in each.curve]) for each in both],
            0.0,
            _most(*both),
            say(lang, "turns"),
        ),
    ]
    for each in both:
        parts += [heading(each.deck), *deck_parts(each, lang)]
    title = say(lang, "compare-title", first=found.first.deck, second=found.second.deck)
    return page(lang, title, *parts)


def compared(found: Comparison, lang: str) -> str:
    """A comparison in a sentence."""
    gap, low, high = (round(value * 100, 1) for value in found.gap)
    return say(
        lang,
        "compare-about",
        first=found.first.deck,
        second=found.second.deck,
        gap=gap,
        low=low,
        high=high,
        between=share(found.between, lang),
        games=found.between.of,
    )


def about(found: DeckReport, lang: str) -> str:
    """A deck's result in a sentence, and how sure it is."""
    half = (found.wins.high - found.wins.low) * 50
    return say(
        lang,
        "deck-about",
        games=found.games,
        bot=found.bot,
        wins=share(found.wins, lang),
        rules=found.rules,
        half=round(half, 1),
    )


def deck_parts(found: DeckReport, lang: str) -> list[str]:
    """Everything about one deck."""
    lines = [
        Line(say(lang, "own"), [point.own for point in found.curve]),
        Line(say(lang, "theirs"), [point.theirs for point in found.curve]),
    ]
    return [
        paragraph(about(found, lang)),
        heading(say(lang, "gathered")),
        paragraph(say(lang, "gathered-about")),
        curves(say(lang, "gathered"), lines, 0.0, _most(found), say(lang, "turns")),
        heading(say(lang, "choices")),
        grid([say(lang, name) for name in ("house", "of-turns", "early-turns")], choice_rows(found, lang)),
        heading(say(lang, "matchups")),
        *matchup_parts(found, lang),
        heading(say(lang, "cards")),
        *card_parts(found, lang),
    ]


def matchup_parts(found: DeckReport, lang: str) -> list[str]:
    """A bar for each opponent that was met often enough, and plain counts of the others."""
    known = [_mark(name, each) for name, each in found.matchups.items() if each.of >= FEW]
    few = [[name, told(each, lang)] for name, each in found.matchups.items() if each.of < FEW]
    parts = [intervals(say(lang, "matchups"), known, 0.0, 1.0, percent=True)] if known else []
    if few:
        parts.append(paragraph(say(lang, "matchups-few", few=FEW, games=FEW * len(found.matchups))))
        parts.append(grid([say(lang, "opponent"), say(lang, "wins")], few))
    return parts


def card_parts(found: DeckReport, lang: str) -> list[str]:
    """What each card's coming up early does, where the games can tell, and all figures."""
    marks = [Mark(card.name, *card.early.gap) for card in found.cards if card.early.gap is not None]
    plot = intervals(say(lang, "early-gap", turn=found.by_turn), marks, -0.5, 0.5, percent=True, signed=True)
    return [
        *(paragraph(sentence) for sentence in cards_about(found, lang)),
        *([plot] if marks else []),
        grid(card_head(found, lang), card_rows(found, lang)),
    ]


def cards_about(found: DeckReport, lang: str) -> list[str]:
    """What the columns mean, and how many games an answer needs."""
    wanted = sorted(card.needed for card in found.cards if card.needed is not None)
    told = [say(lang, "cards-about", turn=found.by_turn)]
    if wanted:
        args = {"games": found.games, "typical": wanted[len(wanted) // 2], "most": wanted[-1]}
        told.append(say(lang, "cards-needed", **args))
    if any(card.early.gap is None for card in found.cards):
        told.append(say(lang, "cards-few", few=FEW))
    return told


CARD_HEAD = ("card", "copies", "early", "not-early", "gap", "needed", "in-opening", "not-in-opening", "gap")
LAST_HEAD = ("when-held", "fetched", "returned")


def card_head(found: DeckReport, lang: str) -> list[str]:
    """The names of the columns of cards."""
    return [say(lang, name, turn=found.by_turn) for name in (*CARD_HEAD, *LAST_HEAD)]


def choice_rows(found: DeckReport, lang: str) -> list[list[str]]:
    """The houses, the most chosen first."""
    rules = find(found.game)
    return [
        [rules.choice_name(c.name, lang), share(c.turns, lang), share(c.early, lang)] for c in found.choices
    ]


def card_rows(found: DeckReport, lang: str) -> list[list[str]]:
    """The cards with their shares; where too few games tell, counts alone."""
    return [
        [
            card.name,
            str(card.copies),
            *_split(card.early, lang),
            str(card.needed or "–"),
            *_split(card.opening, lang),
            told(card.played, lang),
            str(card.fetched),
            str(card.returned),
        ]
        for card in found.cards
    ]


def _split(each: Split, lang: str) -> list[str]:
    """A comparison as three cells."""
    gap = "–" if each.gap is None else "{:+.0f} ({:+.0f}…{:+.0f})".format(*(100 * part for part in each.gap))
    return [told(each.seen, lang), told(each.unseen, lang), gap.replace("-", "−")]


def told(each: Rate, lang: str) -> str:
    """A share with the number of games behind it; of too few games only the counts."""
    if each.of < FEW:
        return f"{each.count} / {each.of}" if each.of else "–"
    return f"{share(each, lang)} / {each.of}"


def _mark(name: str, each: Rate) -> Mark:
    return Mark(name, each.rate, each.low, each.high)


def _most(*found: DeckReport) -> float:
    values = [value for each in found for point in each.curve for value in (point.own, point.theirs)]
    return max([6.0, *values])
