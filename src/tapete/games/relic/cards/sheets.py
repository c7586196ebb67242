"""Cards and sheets of a pack: which keys an entry may have, and how it becomes a Card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....kernel.refs import ref
from ..components import ATTRIBUTES, BIT, COLOURS, DECKS, ENEMY_TRAITS, RANKS, Ability, Card
from ..verbs import Cannot, Choose, Evade, Keep, Pay, Rolls, Use, Visit, When
from ..verbs.base import Verb
from .board import Board, bilingual, icons
from .grammar import Wrong, block, build, goal, read

#: what weapons, armour and allies are called where something forbids them
KIN = {"weapon": "weapon", "armour": "armour", "ally": "ally", "stranger": "ally"}

_THREAT = [
    "name",
    "copies",
    "enemy",
    "event",
    "encounter",
    "asset",
    "strength",
    "willpower",
    "cunning",
    "icons",
    "omen",
    "portal",
    "charges",
    "start",
    "score",
    "win",
    "lose",
    "tie",
    "does",
    "has",
    "rules",
    "special",
]
KEYS: dict[str, frozenset[str]] = {
    **dict.fromkeys(COLOURS, frozenset(_THREAT)),
    "power": frozenset({"name", "copies", "number", "at", "does", "if"}),
    "corruption": frozenset({"name", "copies", "activation", "once", "has"}),
    "mission": frozenset({"name", "copies", "goal", "reward"}),
    "relic": frozenset({"name", "copies", "charges", "has"}),
    "wargear": frozenset({"name", "copies", "asset", "cost", "charges", "has"}),
    "character": frozenset(
        [
            "name",
            "affiliation",
            "article",
            "strength",
            "willpower",
            "cunning",
            "life",
            "start",
            "assets",
            "power",
            "has",
            "levels",
            "special",
        ]
    ),
    "scenario": frozenset({"name", "first", "enemy", "rules", "confrontation"}),
}
#: words of atmosphere, which any card or sheet may have
KEYS = {kind: keys | {"flavour"} for kind, keys in KEYS.items()}
ICONS = frozenset("SWCALIPMX")
STEPS = {"start", "win", "lose", "tie", "does", "once", "reward", "confrontation"}


class Making:
    """An entry on its way to a card; `at` is the key being read, for error messages."""

    def __init__(self, name: str, kind: str, entry: dict[str, Any], board: Board) -> None:
        self.name = name
        self.kind = kind
        self.entry = entry
        self.board = board
        self.at = ""
        self.copies = 1
        self.card = Card(-1, name, {})

    def prepare(self) -> None:
        """Read every key; raises Wrong with `at` at the wrong one."""
        self.at = "name"
        self.card.name = bilingual(self.need("name"))
        self.at = "flavour"
        if "flavour" in self.entry:
            self.card.flavour = bilingual(self.entry["flavour"])
        self.copies = self.number("copies", 1)
        declared: dict[str, Any] = {}
        for key, value in self.entry.items():
            self.at = key
            if key in STEPS and self.kind != "character":
                declared[key] = self.steps(value)
            elif key in ("has", "rules"):
                declared[key] = self.lasting(value)
        self.card.declared = declared
        {"character": self.character, "scenario": self.scenario}.get(self.kind, self.printed)()

    # -- pieces ----------------------------------------------------------------------------------

    def need(self, key: str) -> Any:
        self.at = key
        if key not in self.entry:
            self.at = ""
            raise Wrong(f"falta «{key}»", f"“{key}” is missing")
        return self.entry[key]

    def number(self, key: str, default: int | None = None) -> int:
        value = self.entry.get(key, default) if default is not None else self.need(key)
        self.at = key
        if type(value) is not int or value < 0:
            raise Wrong(f"«{key}» es un número", f"“{key}” is a number")
        return value

    def steps(self, value: Any) -> Any:
        texts = value if isinstance(value, list) else [value]
        return tuple(step for text in texts for step in block(read(self.text(text)), self.board.places))

    def text(self, value: Any) -> str:
        if not isinstance(value, str):
            raise Wrong(f"se esperaba un texto y hay «{value}»", f"expected a text but found “{value}”")
        return value

    def lasting(self, value: Any) -> Any:
        """Abilities and constants."""
        texts = value if isinstance(value, list) else [value]
        found = tuple(build(read(self.text(text)), self.board.places) for text in texts)
        for item in found:
            if not isinstance(item, (When, Use)) and not hasattr(item, "add_to"):
                name = type(item).__name__
                raise Wrong(f"«{name}» no puede ir ahí", f"“{name}” cannot stand there")
        return found

    # -- kinds -----------------------------------------------------------------------------------

    def printed(self) -> None:
        card, declared = self.card, self.card.declared
        card.deck = DECKS.index(self.kind)
        card.kind = self.kind
        card.charges = self.number("charges", 0)
        if self.kind in COLOURS:
            self.threat()
        elif self.kind == "power":
            self.power()
        elif self.kind == "corruption":
            card.activation = self.number("activation")
            card.does = declared.get("once", ())
            equip(card, declared.get("has", ()))
        elif self.kind == "mission":
            self.mission()
        else:
            if self.kind == "wargear":
                card.cost = self.number("cost")
                card.trait = self.trait("asset", ("weapon", "armour", "equipment"))
            equip(card, declared.get("has", ()))

    def trait(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.need(key)
        if value not in allowed:
            raise Wrong(f"«{value}» no es un rasgo de {key}", f"“{value}” is no trait of {key}")
        return str(value)

    def threat(self) -> None:
        card, entry = self.card, self.entry
        kinds = [k for k in ("enemy", "event", "encounter", "asset") if k in entry]
        if len(kinds) != 1:
            self.at = ""
            raise Wrong("una amenaza es de un solo tipo", "a threat card is of exactly one type")
        card.kind = kinds[0]
        card.omen, card.portal = bool(entry.get("omen")), bool(entry.get("portal"))
        self.at = "icons"
        card.icons = icons(entry.get("icons", []))
        if card.kind == "enemy":
            self.enemy()
        elif card.kind == "asset":
            card.trait = self.trait("asset", ("ally", "weapon", "armour", "equipment"))
            equip(card, card.declared.get("has", ()))
        else:
            if card.kind == "encounter":
                card.trait = self.trait("encounter", ("stranger", "place"))
            self.need("does")
            card.does = card.declared["does"]
            equip(card, kept(card.does))

    def enemy(self) -> None:
        card, declared = self.card, self.card.declared
        card.trait = self.trait("enemy", ENEMY_TRAITS)
        given = [a for a in ATTRIBUTES if a in self.entry]
        if len(given) != 1:
            self.at = "enemy"
            raise Wrong("un enemigo tiene un solo atributo", "an enemy has exactly one attribute")
        card.attribute, card.value = ATTRIBUTES.index(given[0]), self.number(given[0])
        card.start, card.win = declared.get("start", ()), declared.get("win", ())
        card.lose, card.tie = declared.get("lose", ()), declared.get("tie", ())
        for rule in declared.get("rules", ()):
            if isinstance(rule, Rolls):
                card.rolls += rule.n
            elif isinstance(rule, Cannot):
                card.cannot |= {rule.what}
        self.scores()

    def scores(self) -> None:
        card, entry = self.card, self.entry
        declared = dict(card.declared)
        if "score" in entry:
            self.at = "score"
            card.score = declared["score"] = build(read(self.text(entry["score"])), self.board.places)
            if not hasattr(card.score, "of"):
                raise Wrong("score es una cantidad", "score is an amount")
        if "special" in entry:
            self.at = "special"
            special = entry["special"]
            if not isinstance(special, dict) or special.get("at") not in ("explore", "engage"):
                raise Wrong("special necesita at y does", "special needs at and does")
            card.special_at = BIT[special["at"]]
            card.special = declared["special"] = self.steps(special.get("does", ""))
        card.declared = declared

    def power(self) -> None:
        card = self.card
        card.force = self.number("number")
        if not 1 <= card.force <= 6:
            raise Wrong("un número de poder va de 1 a 6", "a power number is 1 to 6")
        at = self.need("at")
        if at not in BIT:
            raise Wrong(f"no hay ningún momento «{at}»", f"there is no moment “{at}”")
        self.need("does")
        declared = dict(card.declared)
        condition = None
        if "if" in self.entry:
            self.at = "if"
            condition = declared["if"] = build(read(self.text(self.entry["if"])), self.board.places)
        declared["at"] = at
        card.declared = declared
        card.play = Ability(BIT[at], declared["does"], optional=True, when=condition)

    def mission(self) -> None:
        card = self.card
        asked = goal(read(self.text(self.need("goal"))), self.board.places)
        if isinstance(asked, Visit):
            numbers = self.board.numbers
            asked = replace(asked, marks=tuple(numbers[p] for p in asked.places if p in numbers))
        self.need("reward")
        card.goal = asked
        card.does = card.declared["reward"]
        card.declared = {**card.declared, "goal": asked}

    def scenario(self) -> None:
        card = self.card
        card.kind = "scenario"
        card.first, card.fights = bool(self.entry.get("first")), bool(self.entry.get("enemy"))
        self.need("confrontation")
        card.does = card.declared["confrontation"]
        equip(card, card.declared.get("rules", ()))

    def character(self) -> None:
        card, entry = self.card, self.entry
        card.kind = "character"
        card.affiliation = bilingual(self.need("affiliation"))
        self.at = "article"
        card.article = self.text(entry.get("article", ""))
        card.dials = (self.number("strength"), self.number("willpower"), self.number("cunning"))
        card.life, card.asset_limit = self.number("life"), self.number("assets")
        start = self.need("start")
        if start not in self.board.numbers:
            raise Wrong(f"no hay ninguna casilla «{start}»", f"there is no space “{start}”")
        card.home = self.board.numbers[start]
        card.power_limits = tuple((int(a), int(b)) for a, b in self.need("power"))
        card.levels = tuple(self.need("levels"))
        if len(card.levels) != 12 or any(set(c.split()) - ICONS for c in card.levels):
            raise Wrong(
                "hay doce columnas de S W C A L I P M X", "there are twelve columns of S W C A L I P M X"
            )
        equip(card, card.declared.get("has", ()))
        self.at = "special"
        texts = entry.get("special", [])
        card.rewards = tuple(self.steps(text) for text in texts)
        if any("X" in column for column in card.levels) and not card.rewards:
            raise Wrong("falta la recompensa especial", "the special reward is missing")
        card.declared = {**card.declared, "special": card.rewards}


def kept(steps: Any) -> tuple[Any, ...]:
    """What a stranger that can come along has as an asset."""
    found: list[Any] = []
    for step in steps:
        if isinstance(step, Keep):
            found.append(step.ability)
        elif isinstance(step, Pay):
            found += kept(step.steps)
        elif isinstance(step, Choose):
            found += [item for option in step.options for item in kept(option)]
    return tuple(found)


def equip(card: Card, has: tuple[Any, ...]) -> None:
    """Sort abilities from constants."""
    abilities = []
    for item in has:
        if isinstance(item, When):
            abilities.append(Ability(BIT[item.moment], item.steps, when=item.if_))
        elif isinstance(item, Use):
            repeats = not item.once and any(isinstance(s, Evade) for s in item.steps)
            abilities.append(
                Ability(BIT[item.moment], item.steps, True, item.cost or None, item.once, repeats, item.if_)
            )
    card.abilities = tuple(abilities)
    card.constants = tuple(c for c in has if not isinstance(c, (When, Use)))


def make(making: Making) -> Card:
    return making.card


def copied(card: Card, number: int) -> Card:
    """A copy of a card under its own number, whose abilities know it."""
    kin = "power" if card.kind == "power" else KIN.get(card.trait, "")
    abilities = tuple(
        owned(a, kin, source=number, index=i, code=("use", number, i)) for i, a in enumerate(card.abilities)
    )
    play = card.play
    if play is not None:
        play = owned(play, kin, source=number, code=("card", number))
    rank = RANKS.index(card.kind) if card.kind in RANKS else len(RANKS)
    # Strangers who came along are allies.
    sorts = frozenset({"ally" if card.trait == "stranger" else card.trait, card.kind})
    return replace(
        card,
        number=number,
        abilities=abilities,
        play=play,
        rank=rank,
        sorts=sorts,
        label=ref("card", number),
    )


def owned(ability: Ability, kin: str, **at: Any) -> Ability:
    """An ability that knows where it stands."""
    always: Any = Verb.able
    sure = any(type(s).able is always for s in ability.steps)
    free = sure and not (kin or ability.once or ability.cost or ability.when)
    return replace(ability, kin=kin, sure=sure, free=free, **at)
