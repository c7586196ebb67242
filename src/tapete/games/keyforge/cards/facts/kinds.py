"""The closed lists printed on a card: its type, its house and its rarity."""

from enum import StrEnum
from typing import NewType

CardId = NewType("CardId", str)
SetCode = NewType("SetCode", str)


class CardType(StrEnum):
    """What a card is."""

    ACTION = "action"
    ARTIFACT = "artifact"
    CREATURE = "creature"
    UPGRADE = "upgrade"
    TOKEN_CREATURE = "token_creature"
    PROPHECY = "prophecy"
    ARCHON_POWER = "archon_power"
    TIDE = "tide"


class House(StrEnum):
    """Whom a card belongs to; the last four stand where a printed card has no house of its own."""

    BROBNAR = "brobnar"
    DIS = "dis"
    LOGOS = "logos"
    MARS = "mars"
    SANCTUM = "sanctum"
    SHADOWS = "shadows"
    UNTAMED = "untamed"
    SAURIAN = "saurian"
    STAR_ALLIANCE = "staralliance"
    UNFATHOMABLE = "unfathomable"
    EKWIDON = "ekwidon"
    GEISTOID = "geistoid"
    SKYBORN = "skyborn"
    REDEMPTION = "redemption"
    OUBOROS = "ouboros"
    ARCHON_POWER = "archonpower"
    KEYRAKEN = "keyraken"
    PROPHECY = "prophecy"
    THE_TIDE = "thetide"


class Rarity(StrEnum):
    """How often a card turns up; *fixed* and *variant* ones come with others (the Horsemen, the Masters)."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    SPECIAL = "special"
    VARIANT = "variant"
    FIXED = "fixed"
    TOKEN = "token"
    EVIL_TWIN = "evil_twin"
    TIDE = "tide"
