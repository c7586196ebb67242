"""Events as sentences."""

from __future__ import annotations

from typing import Any

from ....kernel.event import SEES_ALL
from ....kernel.words import Words, player
from .. import events as e
from ..components import ATTRIBUTES, DECKS
from ..table import Table
from .speech import card_name, player_name, player_said, sentence, within


def line_text(t: Table, label: str, attribute: str, lang: str, words: Words) -> str:
    """One line of a sum: what it is."""
    kind, _, number = label.partition(":")
    if kind == "dial":
        return words.format(lang, "line-dial", attribute=words.format(lang, attribute))
    if kind == "dice":
        return words.format(lang, "line-dice")
    if kind == "ability":
        return words.format(lang, "line-ability", card=card_name(t, int(number), lang))
    return card_name(t, int(number), lang)


def sum_text(t: Table, lines: Any, attribute: str, lang: str, words: Words) -> str:
    """A sum line by line: Fuerza 3 + Espada psíquica 3 + dados 4 = 10."""
    told = [f"{line_text(t, label, attribute, lang, words)} {n}" for label, n in lines]
    return " + ".join(told) + f" = {sum(n for _, n in lines)}"


def sum_lines(t: Table, event: e.BattleScored, lang: str, words: Words) -> list[str]:
    """Both sums of a battle with each number on its own line, for terminals."""
    mine, enemy = player_name(t, event.seat, lang, words), words.format(lang, "enemy-side")
    found = []
    for who, lines in ((mine, event.mine), (enemy, event.theirs)):
        found.append(words.format(lang, "sum-total", who=who, n=sum(n for _, n in lines)))
        found += [f"  {line_text(t, label, ATTRIBUTES[event.uses], lang, words)} {n}" for label, n in lines]
    return found


def _key(t: Table, event: Any, seat: int | None) -> str:
    """Which message tells it."""
    kind = type(event).__name__
    if isinstance(event, e.DeckShuffled) and event.refilled:
        return "ev-DeckShuffled-anew"
    if isinstance(event, e.AbilityUsed):
        if not t.box.things[event.source].abilities[event.index].optional:
            return "ev-AbilityUsed-forced"
        return "ev-AbilityUsed-own" if t.players[event.seat].character == event.source else "ev-AbilityUsed"
    if isinstance(event, e.Rolled):
        return "ev-Rolled-enemy" if event.kind == "enemy" else "ev-Rolled"
    if isinstance(event, e.PowerDrawn):
        return (
            "ev-PowerDrawn-own"
            if event.seat == seat
            else "ev-PowerDrawn-seen"
            if seat == SEES_ALL
            else "ev-PowerDrawn"
        )
    if isinstance(event, e.Dealt):
        return "ev-Dealt-seen" if seat == SEES_ALL else "ev-Dealt"
    if isinstance(event, e.PowerPassed):
        return "ev-PowerPassed-own" if seat in (event.seat, event.to, SEES_ALL) else "ev-PowerPassed"
    if isinstance(event, e.PowerPlayed):
        return f"ev-PowerPlayed-{event.how}"
    if isinstance(event, e.TokensLaid) and hidden_card(t, event, seat):
        return "ev-TokensLaid-hidden"
    if isinstance(event, e.CorruptionDrawn):
        return "ev-CorruptionDrawn" if event.active else "ev-CorruptionDrawn-down"
    if isinstance(event, e.BattleEnded):
        return f"ev-BattleEnded-{event.result}"
    if isinstance(event, e.Tested):
        return "ev-Tested-passed" if event.passed else "ev-Tested-failed"
    if isinstance(event, e.Halted):
        return f"ev-Halted-{event.level}"
    if isinstance(event, e.Met):
        card = t.box.things[event.card]
        return (
            "ev-Met"
            if card.trait == "stranger"
            else f"ev-Met-{card.trait if card.trait == 'place' else card.kind}"
        )
    if isinstance(event, (e.DialTurned, e.LifeChanged, e.InfluenceChanged)) and event.amount < 0:
        return f"ev-{kind}-less"
    if isinstance(event, e.GameWon) and not event.winners:
        return "ev-GameWon-none"
    return f"ev-{kind}"


def hidden_card(t: Table, event: Any, seat: int | None) -> bool:
    """Whether the card of an event is not for this seat's eyes."""
    if seat == SEES_ALL:
        return False
    if isinstance(event, e.PowerDrawn):
        return event.seat != seat
    if isinstance(event, e.PowerPassed):
        return seat not in (event.seat, event.to)
    if isinstance(event, e.TokensLaid):
        return event.seat != seat and t.box.things[event.card].kind == "power"
    return isinstance(event, e.MissionGiven)


def refs(event: Any, seat: int | None, t: Table) -> list[str]:
    """What an event is about."""
    found = []
    if getattr(event, "seat", None) is not None:
        found.append(f"seat:{event.seat}")
    card = getattr(event, "card", -1)
    if card >= 0 and not hidden_card(t, event, seat):
        found.append(f"card:{card}")
    found += [f"card:{c}" for c in (*getattr(event, "cards", ()), *getattr(event, "enemies", ()))]
    space = getattr(event, "to", -1) if isinstance(event, e.ThreatShifted) else getattr(event, "space", -1)
    if space >= 0:
        found.append(f"space:{t.box.spaces[space].id}")
    return found


def event_text(t: Table, event: Any, seat: int | None, lang: str, words: Words) -> str:
    """An event as its seat is told it; nothing where another has said it already."""
    if isinstance(event, e.DeckShuffled) and event.deck and not event.refilled:
        return ""
    args: dict[str, Any] = {}
    if hasattr(event, "seat"):
        args["player"] = player_said(t, event.seat, lang, words)
    if isinstance(event, e.BattleScored):
        args["player"] = player_name(t, event.seat, lang, words)
    if isinstance(event, e.CharacterTaken):
        args["player"] = player(event.seat, lang)
    if isinstance(event, e.GameWon):
        args["player"] = ", ".join(player_said(t, s, lang, words) for s in event.winners)
    if hasattr(event, "to") and not isinstance(event, e.ThreatShifted):
        args["other"] = player_said(t, event.to, lang, words)
        if isinstance(event, e.PowerPassed):
            args["player"], args["other"] = args["other"], args["player"]
    args |= _things(t, event, seat, lang, words) | _numbers(t, event, lang, words)
    # A mission's name may shout: its mark ends the sentence.
    return sentence(words.format(lang, _key(t, event, seat), **args).replace("!.", "!"), lang)


def _things(t: Table, event: Any, seat: int | None, lang: str, words: Words) -> dict[str, Any]:
    args: dict[str, Any] = {}
    source = next(
        (getattr(event, n) for n in ("card", "character", "scenario", "source") if hasattr(event, n)), -1
    )
    if source >= 0 and not hidden_card(t, event, seat):
        args["card"] = within(card_name(t, source, lang), lang)
    many = next((getattr(event, n) for n in ("cards", "enemies", "sheets") if hasattr(event, n)), ())
    args["cards"] = ", ".join(within(card_name(t, c, lang), lang) for c in many)
    if isinstance(event, e.BattleBegan) and not event.enemies and event.source >= 0:
        args["cards"] = within(card_name(t, event.source, lang), lang)
    at = event.to if isinstance(event, e.ThreatShifted) else getattr(event, "space", -1)
    if at >= 0:
        args["space"] = within(t.box.spaces[at].name[lang], lang)
    if isinstance(event, e.DeckShuffled):
        args["deck"] = words.format(lang, f"deck-{DECKS[event.deck]}")
    if isinstance(event, e.PhaseBegan):
        args["phase"] = words.format(lang, f"phase-{event.step}")
    if isinstance(event, e.TurnEnded):
        args["player"] = player_said(t, event.next, lang, words)
    return args


def _numbers(t: Table, event: Any, lang: str, words: Words) -> dict[str, Any]:
    args: dict[str, Any] = {}
    if hasattr(event, "dice"):
        args["dice"] = ", ".join(map(str, event.dice))
    attribute = getattr(event, "attribute", None)
    if attribute is not None:
        name = ATTRIBUTES[attribute] if type(attribute) is int else attribute
        args["attribute"] = words.format(lang, name)
    if isinstance(event, e.PowerPlayed):
        args["n"] = t.box.things[event.card].force
    for field in ("level", "target", "value", "points"):
        if hasattr(event, field):
            args["n"] = getattr(event, field)
    amount = getattr(event, "amount", None)
    if amount is not None:
        args["n"] = abs(amount)
    if isinstance(event, e.MissionAdvanced):
        args["n"] = event.progress
    if isinstance(event, e.BattleScored):
        args["mine"] = sum_text(t, event.mine, ATTRIBUTES[event.uses], lang, words)
        args["theirs"] = sum_text(t, event.theirs, ATTRIBUTES[event.uses], lang, words)
    if isinstance(event, e.Tested):
        args["mine"] = sum_text(t, event.lines, event.attribute, lang, words)
    return args
