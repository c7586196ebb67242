"""Events in words, as one seat is told them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.games.seasons import events as e
from tapete.games.seasons.printed import CARDS, ENERGIES, PRINTED, SEASONS
from tapete.games.seasons.refs import card_ref, die_ref, energy_ref, seat_ref
from tapete.games.seasons.table import Table
from tapete.kernel.event import SEES_ALL
from tapete.kernel.refs import ref

from .names import Spoken, by_card, card_args, listed, player, say, tokens_text
from .options import face_text

#: told to nobody: what they change is seen, and said by the event beside them
_SILENT = (e.Activated, e.DieResolved)


def event_view(t: Table, event: Any, seat: int | None, lang: str) -> dict[str, Any] | None:
    """What a seat is told of an event: its kind, a sentence, refs, and plain facts."""
    if isinstance(event, _SILENT):
        return None
    kind = type(event).__name__
    told: dict[str, Any] = {"kind": kind}
    if hasattr(event, "seat") and event.seat >= 0:
        told["seat"] = event.seat
    message, args, refs, facts = _TELLERS.get(type(event), _plain)(t, event, seat, lang)
    base = _base_args(event, seat)
    told["text"] = say(lang, message or f"event-{kind}", **(base | args))
    told["refs"] = refs + ([seat_ref(event.seat)] if "seat" in told else [])
    return told | facts


Told = tuple[str, dict[str, Any], list[str], dict[str, Any]]


def _base_args(event: Any, seat: int | None) -> dict[str, Any]:
    """Who did it, whether that is the reader, and by which card."""
    who = getattr(event, "seat", -1)
    args: dict[str, Any] = {"by": by_card(getattr(event, "source", 0) or 0)}
    if who >= 0:
        args |= {"who": player(who), "you": "yes" if who == seat else "no"}
    if getattr(event, "source", 0) and event.source == getattr(event, "card", 0):
        args["by"] = by_card(0)
    return args


def _plain(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    return "", {}, [], {}


def _energy(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    tokens = event.tokens
    refs = [energy_ref(i) for i, n in enumerate(tokens) if n]
    facts = {"tokens": {ENERGIES[i]: n for i, n in enumerate(tokens) if n}}
    args: dict[str, Any] = {"tokens": tokens_text(tokens, lang), "why": getattr(event, "why", "")}
    if hasattr(event, "card"):
        args |= card_args(event.card)
        refs.append(card_ref(event.card))
    return "", args, refs, facts


def _fed(t: Table, event: e.FedCard, seat: int | None, lang: str) -> Told:
    tokens = [int(i == event.energy) for i in range(4)]
    args = {"tokens": tokens_text(tokens, lang)} | card_args(event.card)
    return "", args, [card_ref(event.card), energy_ref(event.energy)], {"energy": ENERGIES[event.energy]}


def _crystals(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    args = {"crystals": say(lang, "crystals", count=event.amount), "why": getattr(event, "why", "")}
    return "", args, _source_refs(event), {"crystals": event.amount}


def _took(t: Table, event: e.TookCrystals, seat: int | None, lang: str) -> Told:
    args: dict[str, Any] = {
        "crystals": say(lang, "crystals", count=event.amount),
        "giver": player(event.giver),
    }
    facts = {"crystals": event.amount, "giver": event.giver}
    message = "event-TookCrystals-yours" if event.giver == seat else ""
    return message, args, [*_source_refs(event), seat_ref(event.giver)], facts


def _crystallised(t: Table, event: e.Crystallised, seat: int | None, lang: str) -> Told:
    tokens = [event.count if i == event.energy else 0 for i in range(4)]
    args = {"tokens": tokens_text(tokens, lang), "crystals": say(lang, "crystals", count=event.crystals)}
    facts = {"energy": ENERGIES[event.energy], "count": event.count, "crystals": event.crystals}
    return "", args, [energy_ref(event.energy), *_source_refs(event)], facts


def _turned_reserve(t: Table, event: e.TurnedReserve, seat: int | None, lang: str) -> Told:
    energy = ENERGIES[event.energy]
    return "", {"energy": say(lang, f"energy-{energy}")}, [energy_ref(event.energy)], {"energy": energy}


def _gauge(t: Table, event: e.MovedGauge, seat: int | None, lang: str) -> Told:
    args = {"up": "yes" if event.by > 0 else "no", "count": abs(event.by)}
    return "", args, _source_refs(event), {"by": event.by}


def _bonus(t: Table, event: e.UsedBonus, seat: int | None, lang: str) -> Told:
    return f"event-UsedBonus-{event.bonus}", {}, [ref("bonus", event.bonus)], {"bonus": event.bonus}


def _card(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    """A card that everybody sees."""
    return "", dict(card_args(event.card)), [card_ref(event.card)], _face(event.card, lang)


def _hidden_card(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    """A card that only its seat sees."""
    if seat not in (event.seat, SEES_ALL) and not getattr(event, "shown", False):
        return "", {"what": say(lang, "a-card")}, [], {}
    args = card_args(event.card)
    return "", args | {"what": args["card"]}, [card_ref(event.card)], _face(event.card, lang)


def _hidden_cards(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    cards = event.cards
    if seat not in (event.seat, SEES_ALL):
        return "", {"what": say(lang, "cards", count=len(cards))}, [], {"count": len(cards)}
    named = listed([card_args(c)["card"][lang] for c in cards], lang)
    return "", {"what": named}, [card_ref(c) for c in cards], {"count": len(cards)}


def _given(t: Table, event: e.Given, seat: int | None, lang: str) -> Told:
    facts = {"to": event.to}
    what: Spoken | str = say(lang, "a-card")
    refs = [seat_ref(event.to)]
    if seat in (event.seat, event.to, SEES_ALL):
        what = card_args(event.card)["the"]
        refs.append(card_ref(event.card))
    message = "event-Given-you" if event.to == seat else ""
    return message, {"what": what, "to": player(event.to)}, refs, facts


def _owner(t: Table, event: e.ChangedOwner, seat: int | None, lang: str) -> Told:
    message = "event-ChangedOwner-you" if event.to == seat else ""
    args = dict(card_args(event.card)) | {"to": player(event.to)}
    return message, args, [card_ref(event.card), seat_ref(event.to)], {"to": event.to}


def _groups(t: Table, event: e.DealtGroups, seat: int | None, lang: str) -> Told:
    said = [
        say(lang, "event-DealtGroups-one", who=player(s), number=n + 1) for s, n in enumerate(event.numbers)
    ]
    return "", {"groups": "; ".join(said)}, [], {"groups": [n + 1 for n in event.numbers]}


def _picked(t: Table, event: e.Picked, seat: int | None, lang: str) -> Told:
    if seat is None:
        return "", {"what": "none"}, [], {}
    if seat == SEES_ALL:
        said = [
            say(lang, "event-Picked-one", who=player(s), **card_args(c)) for s, c in enumerate(event.cards)
        ]
        return "event-Picked-all", {"picks": "; ".join(said)}, [card_ref(c) for c in event.cards], {}
    card = event.cards[seat]
    return "", {"what": card_args(card)["card"]}, [card_ref(card)], {}


def _round(t: Table, event: e.RoundBegan, seat: int | None, lang: str) -> Told:
    season = SEASONS[event.dice[0] // 30]
    args: dict[str, Any] = {"round": event.round, "season": say(lang, f"season-{season}")}
    args["who"] = player(event.first)
    refs = [die_ref(d) for d in event.dice]
    return "", args, refs, {"season": season, "first": event.first, "round": event.round}


def _die(t: Table, event: Any, seat: int | None, lang: str) -> Told:
    own = isinstance(event, e.RerolledDie) and event.seat == seat
    message = "event-RerolledDie-you" if own else ""
    facts = {"die": event.die // 6, "face": event.die % 6 + 1}
    return message, {"die": face_text(event.die, lang)}, [die_ref(event.die)], facts


def _moved(t: Table, event: e.SeasonMoved, seat: int | None, lang: str) -> Told:
    args = {"up": "yes" if event.by > 0 else "no", "count": abs(event.by), "space": event.space}
    return "", args, [ref("space", event.space)], {"by": event.by, "space": event.space, "year": event.year}


def _season(t: Table, event: e.SeasonChanged, seat: int | None, lang: str) -> Told:
    season = SEASONS[event.season]
    return "", {"season": say(lang, f"season-{season}")}, [ref("season", season)], {"season": season}


def _library(t: Table, event: e.LibraryOpened, seat: int | None, lang: str) -> Told:
    args = {"cards": say(lang, "cards", count=3), "year": "II" if event.year == 2 else "III"}
    return "", args, [ref("library", f"{event.seat}.{event.year}")], {"year": event.year}


def _ended(t: Table, event: e.GameEnded, seat: int | None, lang: str) -> Told:
    said = [say(lang, "score-of", who=player(s), count=n) for s, n in enumerate(event.scores)]
    return "", {"scores": "; ".join(said)}, [], {"scores": list(event.scores)}


def _source_refs(event: Any) -> list[str]:
    return [card_ref(event.source)] if event.source else []


def _face(card: int, lang: str) -> dict[str, Any]:
    printed = CARDS[card & PRINTED]
    return {"card": card_ref(card), "name": printed.es if lang == "es" else printed.en}


Teller = Callable[[Table, Any, int | None, str], Told]
_TELLERS: dict[type, Teller] = {
    e.TookEnergy: _energy,
    e.LostEnergy: _energy,
    e.StoredEnergy: _energy,
    e.SpentStored: _energy,
    e.FedCard: _fed,
    e.GainedCrystals: _crystals,
    e.LostCrystals: _crystals,
    e.TookCrystals: _took,
    e.Crystallised: _crystallised,
    e.TurnedReserve: _turned_reserve,
    e.MovedGauge: _gauge,
    e.UsedBonus: _bonus,
    e.Drew: _hidden_card,
    e.DrewAside: _hidden_cards,
    e.Kept: _hidden_card,
    e.Given: _given,
    e.DiscardedAside: _hidden_cards,
    e.DiscardedFromHand: _card,
    e.LookedAtTop: _hidden_card,
    e.Entered: _card,
    e.Summoned: _card,
    e.Turned: _card,
    e.Sacrificed: _card,
    e.ReturnedToHand: _card,
    e.ChangedOwner: _owner,
    e.DealtGroups: _groups,
    e.Picked: _picked,
    e.RoundBegan: _round,
    e.TookDie: _die,
    e.RerolledDie: _die,
    e.SeasonMoved: _moved,
    e.SeasonChanged: _season,
    e.LibraryOpened: _library,
    e.GameEnded: _ended,
}
