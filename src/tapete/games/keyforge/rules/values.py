"""Derived values: power, armor, keywords, houses, gained abilities. Printed unless something in the
index says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from tapete.games.keyforge.printed import Copy
from tapete.games.keyforge.rules.constants import (
    Blanks,
    ChangesArmor,
    ChangesHandSize,
    ChangesHouse,
    ChangesKeyCost,
    ChangesPower,
    CountsAsFlank,
    Fickle,
    FixesArmor,
    FixesPower,
    GrantsKeyword,
    GrantsTrait,
    RemovesArmor,
    RemovesKeyword,
    SwitchesPower,
)
from tapete.games.keyforge.rules.pile_constants import HauntsPlayer
from tapete.games.keyforge.rules.source import Source, holder, speaker
from tapete.games.keyforge.table import BEHIND, Body, Counted, Entry, Ref, Table, Was


def power(t: Table, b: Body) -> int:
    """A creature's power now, never below zero (v17.2 «Poder»)."""
    if t.bodies.get(b.n) is not b:
        return b.was.power
    if ChangesPower not in t.index:
        return b.copy_of.card.power + b.power_counters
    key = ("p", b.n)
    value = t.cache.get(key)
    if value is None:
        value = _power(t, b)
        if Fickle not in t.index:
            t.cache[key] = value
    return value


def _power(t: Table, b: Body) -> int:
    total = _armor_sum(t, b) if _switched(t, b) else _power_sum(t, b)
    for fixing in t.index.get(FixesPower, ()):
        # Whatever else is said of its power, it cannot have another (v17.2 FAQ «La Estrella Pálida»).
        fixed = fixing.ability.fixed_power(t, holder(t, fixing), b)
        total = total if fixed is None else fixed
    return max(0, total)


def _power_sum(t: Table, b: Body) -> int:
    """What is printed, with counters and all that adds to it or takes from it."""
    total = b.copy_of.card.power + b.power_counters
    for entry in t.index.get(ChangesPower, ()):
        if not entry.ability.own or entry.n == b.n:
            total += entry.ability.bonus(t, holder(t, entry), b)
    return total


def _armor_sum(t: Table, b: Body) -> int:
    """What is printed, with all that adds to it or takes from it, used or not."""
    total = b.copy_of.card.armor
    for entry in t.index.get(ChangesArmor, ()):
        if not entry.ability.own or entry.n == b.n:
            total += entry.ability.bonus(t, holder(t, entry), b)
    return total


def _switched(t: Table, b: Body) -> bool:
    """Whether its power is its whole armor, upgrades and all, and its armor its power (v17.2 FAQ «Forjaluz Clariel»);
    switched twice they are as before.
    """
    switched = False
    if SwitchesPower in t.index:
        for e in t.index[SwitchesPower]:
            if e.ability.applies(t, holder(t, e), b):
                switched = not switched
    return switched


def armor(t: Table, b: Body) -> int:
    """A creature's whole armor, used or not."""
    total = b.copy_of.card.armor
    if ChangesArmor in t.index:
        total = _power_sum(t, b) if _switched(t, b) else _armor_sum(t, b)
        for fixing in t.index.get(FixesArmor, ()):
            fixed = fixing.ability.fixed_armor(t, holder(t, fixing), b)
            total = total if fixed is None else fixed
        if total < 0:
            total = 0
    if total and RemovesArmor in t.index:
        for loss in t.index[RemovesArmor]:
            if loss.ability.applies(t, holder(t, loss), b):
                return 0
    return total


def armor_left(t: Table, b: Body) -> int:
    """Armor that can still prevent damage this turn."""
    total = armor(t, b)
    return max(0, total - armor_used(b, total)) if b.armor_used else total


def armor_used(b: Body, total: int) -> int:
    """How much of a creature's armor is used up: what is lost of it is used armor first (v17.2 «Armadura»)."""
    lost = b.armor_seen - total
    return max(0, b.armor_used - lost) if lost > 0 else b.armor_used


def keyword(t: Table, b: Body, word: str) -> int:
    """The value of a keyword the card has now, 0 without it; copies add up. To lose beats to gain (v17.2)."""
    index = t.index
    if GrantsKeyword not in index and Blanks not in index and RemovesKeyword not in index:
        return b.copy_of.card.keywords.get(word, 0)
    if Blanks in index and blank(t, b):
        return 0
    return _keyword(t, b, word)


def _keyword(t: Table, b: Body, word: str, *, borrowed: bool = True) -> int:
    """The same, whether or not the text box is blank."""
    index = t.index
    value = b.copy_of.card.keywords.get(word, 0)
    if GrantsKeyword in index:
        for entry in index[GrantsKeyword]:
            ability = entry.ability
            if (
                ability.word == word
                and (not ability.own or entry.n == b.n)
                and (borrowed or not ability.borrows)
            ):
                value += ability.grants(t, holder(t, entry), b)
    if value and RemovesKeyword in index:
        for loss in index[RemovesKeyword]:
            if loss.ability.word == word and loss.ability.applies(t, holder(t, loss), b):
                return 0
    return value


def own_keyword(t: Table, b: Body, word: str) -> int:
    """The value of a keyword without what a card borrows from others that have it. Two that would borrow from each
    other have it from nobody: the book is silent, and who has nothing lends nothing.
    """
    if Blanks in t.index and blank(t, b):
        return 0
    return _keyword(t, b, word, borrowed=False)


def known_keyword(t: Table, b: Body, word: str) -> int:
    """The value of a keyword; of a card that has left play, what it was just before."""
    if b.was.words is not None and t.bodies.get(b.n) is not b:
        return dict(b.was.words).get(word, 0)
    return keyword(t, b, word)


def counted(t: Table, numbers: Sequence[int], others: Counted) -> list[Copy]:
    """Cards played or used, each as what it counted as then: a copy as the card copied, house and all (v17.2 FAQ
    «Heraldo Oscura»), a token as its creature.
    """
    found = [t.cast[n] for n in numbers]
    for at, copy in others:
        found[at] = copy
    return found


def candidate(
    t: Table,
    n: int,
    seat: int,
    copy: Copy,
    *,
    played: bool = True,
    part: int = -1,
    face_down: bool = False,
) -> Body:
    """The body a card would have if that player brought it into play now; one that is put into play comes to whom
    the ability says, in both books. Face down it has a number of its own there, the next that there is.
    """
    owner = t.cast[n].owner
    controller = seat if t.switches.enters_under_player or not played else owner
    kind = copy.card.type
    if not face_down:
        return Body(n, 0, owner, controller, kind, copy, home=controller, part=part)
    token = structs.replace(copy, owner=owner, token=True)
    return Body(len(t.cast), 0, owner, controller, kind, token, home=controller, face_down=True, beneath=n)


def enters_with(t: Table, b: Body, word: str) -> int:
    """A keyword as its card enters play: printed, given by cards in play, or given by itself to cards such as
    itself (v17.2 «Entrar en juego»). Until it is in play no effect on cards in play blanks it (v17.2 FAQ «Sombra de
    Dis»).
    """
    card = b.copy_of.card
    value = _keyword(t, b, word)
    if card.easy:
        return value
    for ability in card.abilities:
        if isinstance(ability, GrantsKeyword) and ability.entering == word:
            value += ability.grants(t, Source(b.n, b.controller, b), b)
    return value


def keywords(t: Table, b: Body) -> dict[str, int]:
    """All the keywords of a card in play, for views."""
    words = dict.fromkeys(b.copy_of.card.keywords)
    for entry in t.index.get(GrantsKeyword, ()):
        words[entry.ability.word] = None
    return {word: value for word in words if (value := keyword(t, b, word))}


def blank(t: Table, b: Body) -> bool:
    """Whether its text box is considered blank."""
    for e in t.index.get(Blanks, ()):
        if (e.n != b.n or e.lasting) and e.ability.applies(t, holder(t, e), b):
            return True
    return False


def houses(t: Table, b: Body) -> tuple[str, ...]:
    """The houses it belongs to: the printed one, or that of the latest effect which changes it (v17.2
    «Elección de Casa»).
    """
    if b.was.houses:
        return b.was.houses
    entries = t.index.get(ChangesHouse)
    if not entries:
        return (b.copy_of.house,)
    more: tuple[str, ...] = ()
    for entry in reversed(entries):
        changed = entry.ability.houses(t, holder(t, entry), b)
        if changed and not entry.ability.too:
            return _with(changed, more)
        more = (*changed, *more)
    return _with((b.copy_of.house,), more)


def _with(own: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    """Houses, and those that a card belongs to in addition."""
    return (*own, *(house for house in dict.fromkeys(more) if house not in own)) if more else own


def belongs(t: Table, b: Body, house: str) -> bool:
    """Whether a card in play belongs to a house."""
    if ChangesHouse not in t.index and not b.was.houses:
        return b.copy_of.house == house
    return house in houses(t, b)


def neighbors(t: Table, b: Body) -> list[Body]:
    """The creatures beside it, for an upgrade beside its host; of one that left play, those that were and still are
    there.
    """
    bodies = t.bodies
    if bodies.get(b.n) is not b:
        return _beside(t, b)
    if b.kind != "creature":
        host = bodies.get(b.host)
        return [] if host is None else neighbors(t, host)
    line = t.line[b.controller]
    i = line.index(b.n)
    found = [bodies[line[i - 1]]] if i else []
    if i + 1 < len(line):
        found.append(bodies[line[i + 1]])
    return found


def _beside(t: Table, b: Body) -> list[Body]:
    """Those that a card which left play stood beside, as far as they are still there."""
    bodies = t.bodies
    return [x for n, born in b.was.neighbors if (x := bodies.get(n)) is not None and x.born == born]


def on_flank(t: Table, b: Body) -> bool:
    """Whether a creature stands on a flank, or counts as if it did."""
    if t.bodies.get(b.n) is not b:
        return b.was.flanked
    line = t.line[b.controller]
    if b.kind != "creature":
        return False
    if line[0] == b.n or line[-1] == b.n:
        return True
    if CountsAsFlank in t.index:
        for e in t.index[CountsAsFlank]:
            if e.ability.applies(t, holder(t, e), b):
                return True
    return False


def in_center(t: Table, b: Body) -> bool:
    """Whether as many creatures stand on its left as on its right (v17.2 «Centro de la línea de batalla»)."""
    if t.bodies.get(b.n) is not b:
        return b.was.centered
    line = t.line[b.controller]
    return len(line) % 2 == 1 and line[len(line) // 2] == b.n


def traits(t: Table, b: Body) -> frozenset[str]:
    """The traits of a card in play, printed or gained; of one that left, those it had."""
    if b.was.traits and t.bodies.get(b.n) is not b:
        return b.was.traits
    found = b.copy_of.card.traits
    for entry in t.index.get(GrantsTrait, ()):
        if entry.ability.applies(t, holder(t, entry), b):
            found |= {entry.ability.trait}
    return found


def last_seen(t: Table, b: Body) -> Was:
    """What a card that is about to leave is now, while all that leave with it are still there (v17.2 «Abandona el
    juego», FAQ «Orden de resolución» on Smite).
    """
    index = t.index
    was = b.was
    gained = traits(t, b) if GrantsTrait in index else was.traits
    words = was.words
    if GrantsKeyword in index or RemovesKeyword in index or Blanks in index:
        words = tuple(keywords(t, b).items())
    if b.kind != "creature":
        return Was(houses(t, b), was.power, gained, words, was.neighbors, was.flanked, was.centered)
    beside = tuple([x.ref for x in neighbors(t, b)])
    behind = _left_behind(t, b) if t.lasting else ()
    return Was(houses(t, b), power(t, b), gained, words, beside, on_flank(t, b), in_center(t, b), behind)


def _left_behind(t: Table, b: Body) -> tuple[tuple[int, tuple[Ref, ...]], ...]:
    """Those that lasting effects reach by where they stand beside a creature: such an effect persists though the card
    that made it leaves play (v17.2 «Efectos duraderos»).
    """
    found = []
    for effect in t.lasting:
        if effect.about == (b.ref,) and effect.word != BEHIND:
            me = speaker(t, Entry(effect.serial, effect.source, effect.ability, effect))
            if reached := effect.ability.left_behind(t, me):
                found.append((effect.serial, reached))
    return tuple(found)


def key_cost(t: Table, seat: int) -> int:
    """What the next key costs that player now, never below zero."""
    entries = t.index.get(ChangesKeyCost)
    if entries is None:
        return 6
    cost = 6
    for entry in entries:
        cost += entry.ability.extra(t, holder(t, entry), seat)
    return max(0, cost)


def hand_size(t: Table, seat: int) -> int:
    """The hand step 5 refills to, chains apart."""
    size = 6
    if ChangesHandSize in t.index:
        for entry in t.index[ChangesHandSize]:
            size += entry.ability.extra(t, holder(t, entry), seat)
    return size


def haunted(t: Table, seat: int) -> bool:
    """Whether ten cards or more lie in that player's discard pile, or a card in play says so (v17.2 «Embrujado»)."""
    if len(t.discard[seat]) >= 10:
        return True
    return any(e.ability.haunts(t, holder(t, e), seat) for e in t.index.get(HauntsPlayer, ()))


def counters(b: Body, mark: str) -> int:
    """How many counters of a kind lie on a card in play: `power` for +1 power, else by their name."""
    return b.power_counters if mark == "power" else dict(b.counters).get(mark, 0)
