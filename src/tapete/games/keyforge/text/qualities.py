"""Qualities of cards that are an adjective or a clause of their own: con Armadura, of the active house."""

from __future__ import annotations

from tapete.games.keyforge.verbs import kinship, powers, spots
from tapete.games.keyforge.verbs import which as wh
from tapete.phrase import Adj, Fixed, Prep, adj
from tapete.phrase.common import (
    DIFFERENT,
    OTHER,
)

COMPARED: dict[wh.Test, Adj] = {
    wh.IsToken(yes=False): adj("que no sea una ficha", "non-token", es_many="que no sean fichas"),
    kinship.SameName(): adj("con ese mismo nombre", "with the same name", en_last=True),
    kinship.SameName(host=True): adj(
        "con el mismo nombre que esta criatura", "with the same name as this creature", en_last=True
    ),
    powers.PowerParity(True): adj("con Poder impar", "with odd power", en_last=True),
    powers.PowerParity(False): adj("con Poder par", "with even power", en_last=True),
    kinship.PowerBeside("<"): adj("con menos Poder que ella", "with less power than it", en_last=True),
    kinship.PowerBeside("<", this=True): adj(
        "con menos Poder que esta criatura", "with less power than this creature", en_last=True
    ),
    kinship.PowerBeside(">", this=True): adj(
        "con más Poder que esta criatura", "with more power than this creature", en_last=True
    ),
    kinship.PowerBeside(">"): adj("con más Poder que ella", "with more power than it", en_last=True),
    kinship.PowerBeside("=="): adj("con el mismo Poder que ella", "with the same power as it", en_last=True),
    spots.SideOfThis(True): adj(
        "a la izquierda de esta criatura", "to the left of this creature", en_last=True
    ),
    spots.SideOfThis(True, "that"): adj(
        "a la izquierda de esta criatura", "to the left of this creature", en_last=True
    ),
    spots.SideOfThis(False): adj(
        "a la derecha de esta criatura", "to the right of this creature", en_last=True
    ),
    spots.AttacksThis(): adj(
        "que ataque a esta criatura", "attacking this creature", en_last=True, es_many="que ataquen a esta criatura"
    ),
    spots.AtFlank("left"): adj("de su flanco izquierdo", "on their left flank", en_last=True),
    spots.AtFlank("right"): adj("de su flanco derecho", "on their right flank", en_last=True),
    spots.SameLine(): adj("de la misma línea de batalla", "in the same battleline", en_last=True),
    kinship.SharesHouse(yes=False): adj("de otra Casa", "of a different house", en_last=True),
    kinship.SharesTraitInLine(yes=False): adj(
        "que no comparta ningún rasgo con otra criatura de su línea de batalla",
        "that shares no trait with another creature in its battleline",
        en_last=True, es_many="que no compartan ningún rasgo con otra criatura de su línea de batalla",
    ),
    kinship.OfCrowdedHouse(3): adj(
        "de una Casa con 3 o más criaturas en juego", "of a house with 3 or more creatures in play", en_last=True
    ),
    spots.LikeNeighbors(1): adj(
        "que comparta Casa con al menos 1 de sus criaturas adyacentes", "that shares a house with at least 1 of its neighbors",
        en_last=True, es_many="que compartan Casa con al menos 1 de sus criaturas adyacentes",
    ),
    spots.LikeNeighbors(1, yes=False): adj(
        "que no comparta Casa con al menos 1 de sus criaturas adyacentes",
        "that does not share a house with at least 1 of its neighbors",
        en_last=True, es_many="que no compartan Casa con al menos 1 de sus criaturas adyacentes",
    ),
    spots.NextTo("left"): adj("adyacente a su izquierda", "immediately to its left", en_last=True),
    spots.NextTo("right"): adj("adyacente a su derecha", "immediately to its right", en_last=True),
    spots.NextTo("left", "that"): adj("adyacente a su izquierda", "immediately to its left", en_last=True),
    spots.NextTo("right", "that"): adj("adyacente a su derecha", "immediately to its right", en_last=True),
    spots.LikeNeighbors(2): adj(
        "que comparta Casa con sus 2 criaturas adyacentes", "that shares a house with 2 of its neighbors",
        en_last=True, es_many="que compartan Casa con sus 2 criaturas adyacentes",
    ),
}  # fmt: skip
SHARES_WITH_IT = adj("de la misma Casa", "of the same house", en_last=True)
SHARES_WITH_DISCARDED = adj(
    "de la misma Casa que una carta descartada de este modo",
    "that shares a house with a card discarded this way",
    en_last=True,
)
OF_DIFFERENT_HOUSES = adj("y de Casas distintas", "of different houses", en_last=True)
SAME_AS_ONE = adj(
    "con el mismo Poder que alguna de ellas", "with the same power as either of them", en_last=True
)
OF_A_HOUSE_OF_THOSE = adj(
    "que comparta Casa con al menos una de ellas", "that shares a house with at least one of them",
    en_last=True, es_many="que compartan Casa con al menos una de ellas",
)  # fmt: skip
WITHOUT_ICONS = Fixed("sin iconos de bonificación", "with no bonus icons")
TOTALLING = Prep("que sumen", "with total")


HIGHEST_POWER = adj("con el Poder más alto", "with the highest power", en_last=True)
LOWEST_POWER = adj("con el Poder más bajo", "with the lowest power", en_last=True)
WITH_THAT_POWER = adj("con Poder igual a ese número", "with power equal to that number", en_last=True)
OF_ANOTHER_HOUSE = adj("de otra Casa", "of another house", en_last=True, es_many="de otras Casas")
OF_ANOTHER_TYPE = adj("de otro tipo", "of a different type", en_last=True)
WITH_ANOTHER_NAME = Fixed("con otro nombre", "with a different name")
ACTIVE_HOUSE = adj("de la Casa activa", "of the active house", en_last=True)
NOT_ACTIVE_HOUSE = adj(
    "que no sea de la Casa activa",
    "not of the active house",
    en_last=True,
    es_many="que no sean de la Casa activa",
)
BESIDE_THE_LAST = adj("adyacente a esta última", "next to that one", en_last=True)
BESIDE_IT = adj("adyacente a ella", "next to it", en_last=True, es_many="adyacentes a ella")
QUALITIES: dict[type[wh.Test], Adj] = {
    wh.Different: DIFFERENT,
    wh.Other: OTHER,
    kinship.OtherType: OF_ANOTHER_TYPE,
    kinship.Unshown: adj("no revelada", "unrevealed", es_many="no reveladas"),
    kinship.SharesTrait: adj(
        "que comparta un rasgo con ella", "that shares a trait with it", en_last=True,
        es_many="que compartan un rasgo con ella",
    ),
    kinship.ChosenTrait: adj("con ese rasgo", "with that trait", en_last=True),
    wh.OfCommonestHouse: adj(
        "de la Casa con más criaturas en juego", "of the house with the most creatures in play", en_last=True
    ),
    kinship.ChosenName: adj("con ese nombre", "with that name", en_last=True),
    wh.Armored: adj("con Armadura", "with armor", en_last=True),
}  # fmt: skip
