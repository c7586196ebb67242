"""The table in plain lines, for terminals and screen readers."""

from __future__ import annotations

from ....kernel.words import Words, player
from ..components import ATTRIBUTES
from ..rules.kit import kit
from ..table import Player, Table
from .cards import card_text
from .events import sum_text
from .names import card_name, names, player_name


def table_text(t: Table, seat: int | None, lang: str, words: Words) -> list[str]:
    """Scenario, players with their limits and corruption, the cards on their spaces, a battle's sum."""
    found = []
    if t.scenario >= 0:
        found.append(words.format(lang, "said-scenario", card=card_name(t, t.scenario, lang)))
    for p in t.players:
        if p.character >= 0:
            found += _player(t, p, seat, lang, words)
    spaces = sorted({p.space for p in t.players if not p.out and p.space >= 0})
    for space in spaces:
        if space in t.lies:
            name, lying = t.box.spaces[space].name[lang], names(t, t.lies[space], lang)
            found.append(words.format(lang, "said-lies", space=name, cards=lying))
    if t.battle is not None and t.battle.faces:
        kind = ATTRIBUTES[t.battle.uses]
        mine, theirs = (sum_text(t, x, kind, lang, words) for x in (t.battle.lines, t.battle.foe_lines))
        found.append(words.format(lang, "said-battle", mine=mine, theirs=theirs))
    return found


def _player(t: Table, p: Player, seat: int | None, lang: str, words: Words) -> list[str]:
    who = player(p.seat, lang)
    if p.out:
        return [words.format(lang, "status-out", player=who)]
    found = [status(t, p, lang, words)]
    if p.mission >= 0:
        text = card_text(t.box.things[p.mission], lang).replace("\n", " ")
        found.append(
            words.format(lang, "said-mission", player=who, card=card_name(t, p.mission, lang), text=text)
        )
    if p.assets:
        found.append(words.format(lang, "said-assets", player=who, cards=names(t, p.assets, lang)))
    if p.corruption:
        found.append(words.format(lang, "said-corruption", player=who, cards=names(t, p.corruption, lang)))
    if p.seat == seat and p.hand:
        found.append(words.format(lang, "said-hand", cards=names(t, p.hand, lang)))
    return found


def status(t: Table, p: Player, lang: str, words: Words) -> str:
    """One line that tells how a player stands: dials, corruption and limits."""
    k, (s, w, c) = kit(t, p), p.dials
    return words.format(
        lang,
        "status",
        player=player(p.seat, lang),
        character=player_name(t, p.seat, lang, words),
        level=p.level,
        s=s,
        w=w,
        c=c,
        life=p.life,
        influence=p.influence,
        corruption=len(p.corruption),
        threshold=k.threshold,
        power=len(p.hand),
        plimit=k.power_limit,
        assets=len(p.assets),
        alimit=k.asset_limit,
        space=t.box.spaces[p.space].name[lang],
    )
