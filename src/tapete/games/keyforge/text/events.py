"""Events in words: what each seat is told, and nothing hidden."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tapete.games.keyforge import events as happened
from tapete.games.keyforge.cards.facts import house_name
from tapete.games.keyforge.table import Body, Table
from tapete.games.keyforge.text.hindsight import Then, hindsight, now
from tapete.games.keyforge.text.marks import counter
from tapete.games.keyforge.text.names import named, say
from tapete.kernel import words
from tapete.kernel.event import SEES_ALL, Event
from tapete.kernel.refs import ref
from tapete.phrase import NP, Noun, a, count, phrase, spelled
from tapete.phrase.weaving import series, weave

SILENT = (
    happened.ArmorHeld, happened.Tagged, happened.Entered, happened.UseDone, happened.Gone, happened.WasDestroyed,
    happened.Played, happened.LaidDown, happened.IconResolved, happened.BecameReady, happened.PileShuffled,
    happened.Reaped, happened.Fought, happened.Attached, happened.AboutToFight, happened.Discarded, happened.Began,
    happened.Ended,
    happened.WornOut, happened.Spent, happened.Kept, happened.AboutToDraw, happened.TurnEnding, happened.TurnEnded, happened.EffectsTurned,
    happened.FirstSeated, happened.Renumbered, happened.OmegaPlayed, happened.Blamed,
    happened.ArmorUsed,
)  # fmt: skip
AND = {"es": "y", "en": "and"}
COLOURS = {"es": {"red": "roja", "yellow": "amarilla", "blue": "azul"}}


def told(t: Table, events: Sequence[Event], seat: int | None, lang: str) -> list[dict[str, object] | None]:
    """The last events as a seat is told them."""
    return [
        event_view(t, event, seat, lang, then)
        for event, then in zip(events, hindsight(t, events), strict=True)
    ]


def event_view(
    t: Table, event: Event, seat: int | None, lang: str, then: Then | None = None
) -> dict[str, object] | None:
    """An event as a seat is told it; None for what only the rules notice."""
    if isinstance(event, SILENT) or _understood(event):
        return None
    args, refs = _facts(t, event, seat, lang, now(t) if then is None else then)
    kind = type(event).__name__
    told: dict[str, object] = {
        "kind": kind,
        # A name that ends with a mark of its own needs no stop: You play Arise!
        "text": say(lang, f"event-{_sentence(event)}", **args).replace("!.", "!").replace("?.", "?"),
        "refs": refs,
        "seat": args.get("at"),
    }
    for key in ("amount", "to", "place"):
        if key in args and isinstance(args[key], (int, str)):
            told[key] = args[key]
    return told


def _sentence(event: Event) -> str:
    """The message that tells an event; cards that only one player looks at are not revealed."""
    looked = isinstance(event, happened.Revealed) and event.to >= 0
    return "Revealed-looked" if looked else type(event).__name__


def _understood(event: Event) -> bool:
    """What is told beside it: an action goes to the pile, a card on its way into play, the stun taken off, a card
    exhausted by its use, a discard pile that becomes the deck.
    """
    if isinstance(event, happened.Exhausted):
        return event.used
    if isinstance(event, happened.Used):
        return event.how == "unstun"
    if isinstance(event, happened.EntersPlay):
        return event.played and event.host < 0
    if not isinstance(event, happened.Moved):
        return False
    return (
        event.along or event.to in ("limbo", "beneath") or (event.place == "limbo" and event.to == "discard")
    )


def _facts(
    t: Table, event: Event, seat: int | None, lang: str, then: Then
) -> tuple[dict[str, object], list[str]]:
    """What the sentence speaks of, and the refs of it."""
    args: dict[str, object] = {}
    refs: list[str] = []
    at = getattr(event, "seat", None)
    if at is not None:
        args["at"] = at
        args |= _whose(at, seat, lang)
        refs.append(ref("seat", at))
    to = getattr(event, "to", None)
    if isinstance(event, happened.Revealed) and event.to >= 0:
        args |= _whose(event.to, seat, lang)
    if hasattr(event, "to_seat") and to in PLACES:
        args["whither"] = say(lang, f"to-{to}", **_whose(event.to_seat, seat, lang))
    if isinstance(event, happened.AmberMoved):
        args["source"] = _holder(event.from_body, event.from_pool, seat, lang, then)
        args["target"] = _holder(event.to_body, event.to_pool, seat, lang, then)
    for key in ("amount", "turn", "cost"):
        if hasattr(event, key):
            args[key] = getattr(event, key)
    if hasattr(event, "now"):
        change = getattr(event, "amount", 0)
        args["now"] = event.now
        args["before"] = event.now + (change if isinstance(event, happened.AmberLost) else -change)
    if isinstance(event, happened.Moved):
        args["how"] = "discarded" if event.discarded else "moved"
    _cards(t, event, seat, lang, args, refs, then)
    return args | _choices(t, event, lang), refs


def _choices(t: Table, event: Event, lang: str) -> dict[str, str]:
    """The colour, the house, the way, and what is told as yes or no."""
    args: dict[str, str] = {}
    if hasattr(event, "colour"):
        args["colour"] = COLOURS.get(lang, {}).get(event.colour, event.colour)
    if hasattr(event, "house"):
        args["house"] = house_name(event.house, lang) if event.house else str(getattr(event, "number", "—"))
    if isinstance(event, happened.Named) and event.word:
        args["house"] = named(t, event.word, lang)
    if isinstance(event, happened.Flipped) and event.was is not None:
        args["was"] = event.was.card.names[lang]
    for key in ("to", "what", "how"):
        if isinstance(getattr(event, key, None), str):
            args[key] = getattr(event, key)
    for key in ("took", "destroyed", "anew"):
        if hasattr(event, key):
            args[key] = "yes" if getattr(event, key) else "no"
    return args | (_marks(event, lang) if isinstance(event, happened.Marked) else {})


def _marks(event: happened.Marked, lang: str) -> dict[str, str]:
    """The counters put on a card or taken off it, how many and which."""
    counters = _counted(abs(event.amount), counter(event.what), event.what == "power")
    return {"on": "yes" if event.amount > 0 else "no", "counters": phrase(counters, lang)}


def _counted(many: int, noun: Noun, figured: bool) -> NP:
    """Counters; of those that have a figure in their name the number is spelled."""
    return a(noun) if many == 1 else (spelled if figured else count)(many, noun)


PLACES = ("hand", "deck", "discard", "archives")


def _whose(at: int, seat: int | None, lang: str) -> dict[str, str]:
    """A player as the reader calls it."""
    who = "you" if at == seat else "other" if seat in (None, SEES_ALL) else "foe"
    return {"who": who, "name": words.player(at, lang)}


def _name(body: Body, seat: int | None, lang: str, then: Then) -> str:
    """A card in play by its name; of creatures of one name also on which side it stood, and at which place."""
    name = then.names(body)[lang]
    side, place = then.place(body)
    if side < 0:
        return name
    where = [say(lang, "at-side", **_whose(side, seat, lang))] if then.namesakes(body, 1 - side) else []
    where += [say(lang, "at-place", number=place + 1)] if then.namesakes(body, side) else []
    return f"{name} ({', '.join(where)})" if where else name


def _holder(body: Body | None, pool: int, seat: int | None, lang: str, then: Then) -> str:
    """Who has Æmber: a card, a player's pool, or the common supply."""
    if body is not None:
        return _name(body, seat, lang, then)
    if pool < 0:
        return say(lang, "a-supply")
    return say(lang, "a-pool", **_whose(pool, seat, lang))


def _cards(
    t: Table,
    event: Event,
    seat: int | None,
    lang: str,
    args: dict[str, object],
    refs: list[str],
    then: Then,
) -> None:
    """Cards by name where the seat may know them, else as a card."""
    shown = shown_to(event, seat)
    body = getattr(event, "body", None) or getattr(event, "one", None)
    if isinstance(event, happened.EntersPlay):
        args["host"] = "none" if event.wearer is None else _name(event.wearer, seat, lang, then)
    if isinstance(event, happened.UpgradeMoved):
        args["host"] = _name(event.wearer, seat, lang, then)
    if isinstance(event, happened.CardPut):
        args["host"] = _name(event.body, seat, lang, then)
        body = None
    if isinstance(body, Body):
        args["card"] = _name(body, seat, lang, then)
        refs.append(ref("card", body.n))
    elif hasattr(event, "n") and event.n not in shown:
        args["card"] = say(lang, "hidden-card")
    elif hasattr(event, "n"):
        args["card"] = t.cast[event.n].card.names[lang]
        refs.append(ref("card", event.n))
    other = getattr(event, "other", None) or getattr(event, "foe", None)
    if isinstance(other, Body):
        args["other"] = _name(other, seat, lang, then)
        refs.append(ref("card", other.n))
    cards = getattr(event, "cards", None)
    if isinstance(cards, tuple):
        known = [n for n in cards if n in shown]
        args |= {"count": len(cards), "cards": _listed(t, known, lang), "known": len(known)}
        refs += [ref("card", n) for n in known]


def _listed(t: Table, cards: Sequence[int], lang: str) -> str:
    """Cards by name, one after another."""
    names = [[t.cast[n].card.names[lang]] for n in cards]
    return weave(series(names, AND[lang]), lang)


def shown_to(event: Event, seat: int | None) -> Collection[int]:
    """The cards of an event that a seat sees; a spectator sees what both do, a replay what either does."""
    if seat is not None and seat != SEES_ALL:
        return list(event.shows(seat))
    one, other = set(event.shows(0)), set(event.shows(1))
    return one | other if seat == SEES_ALL else one & other
