"""A deck of a collection that the rulebooks do not list, so that its cards wait for their rules."""

from tapete.games.keyforge.cards.facts import CardType, House, SetCode, first_printed
from tapete.games.keyforge.decks.deck import Deck, Slot

SET = SetCode("AS")
PLAYED = (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE)


def later_deck() -> Deck:
    """Twelve different cards of each of three houses."""
    houses: dict[House, list[Slot]] = {House.BROBNAR: [], House.DIS: [], House.LOGOS: []}
    for card in first_printed(SET).cards.values():
        slots = houses.get(card.printings[0].house, [])
        if card.type in PLAYED and not card.gigantic and len(slots) < 12:
            slots.append(Slot(card.id))
    return Deck("Later", SET, {house: tuple(slots) for house, slots in houses.items()})
