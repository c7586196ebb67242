"""Cards 1 to 30: the basic ones."""

from tapete.games.seasons.verbs import (
    Activate,
    CopyReserve,
    CrystalliseEqual,
    CrystalliseReserve,
    CrystallisingAdds,
    DiscardEnergy,
    DiscardReserve,
    Discount,
    Draw,
    DrawAndKeep,
    Each,
    Enters,
    Gain,
    GameEnds,
    HandOver,
    LoseCrystals,
    MostCards,
    MoveSeason,
    Per,
    PutFromHand,
    PutOneOfDrawn,
    Raise,
    RerollDie,
    ReserveAtLeast,
    ReserveAtMost,
    ReserveLimit,
    ReturnItem,
    RoundEnds,
    SacrificeOne,
    SacrificeThis,
    SeasonChanges,
    Store,
    TakeCrystals,
    UsableTokens,
    When,
    YouSummon,
    everyone,
    opponents,
    other_items,
)

from .declare import card

card("amulet-of-air", Enters(Raise(2)))
card("amulet-of-fire", Enters(DrawAndKeep(4, keep=1)))
card("amulet-of-earth", Enters(Gain(crystals=9)))
card("amulet-of-water", Enters(Store(4)), UsableTokens())
card("balance-of-ishtar", Activate(CrystalliseEqual(3, crystals=9)))
card("staff-of-spring", When(YouSummon(), Gain(crystals=3)))
card("temporal-boots", Enters(MoveSeason(3)))
card("purse-of-io", CrystallisingAdds(1))
card("divine-chalice", Enters(PutOneOfDrawn(4)))
card("syllas-the-faithful", Enters(Each(opponents, (SacrificeOne(),))))
card("figrim-the-avaricious", When(SeasonChanges(), TakeCrystals(1, opponents)))
card("naria-the-prophetess", Enters(HandOver()))
card("wondrous-chest", When(RoundEnds(), Gain(crystals=3), only_if=ReserveAtLeast(4)))
card("beggars-horn", When(RoundEnds(), Gain(energy=1), only_if=ReserveAtMost(1)))
card("die-of-malice", Activate(RerollDie(), Gain(crystals=2), before_die=True))
card("kairn-the-destroyer", Activate(LoseCrystals(4, opponents), cost=DiscardEnergy(1)))
card("amsug-longneck", Enters(Each(everyone, (ReturnItem(),))))
# Tokens on the Grimoire are part of the reserve and may be moved at any time: it only raises the limit.
card("bespelled-grimoire", Enters(Gain(energy=2)), ReserveLimit(10))
card("ragfields-helm", When(GameEnds(), Gain(crystals=20), only_if=MostCards()))
card("hand-of-fortune", Discount(1))
card("lewis-greyface", Enters(CopyReserve()))
card("runic-cube-of-eolis")
card("potion-of-power", Activate(Draw(1), Raise(2), cost=SacrificeThis()))
card("potion-of-dreams", Activate(PutFromHand(), cost=(SacrificeThis(), DiscardReserve())))
card("potion-of-knowledge", Activate(Gain(energy=5), cost=SacrificeThis()))
card("potion-of-life", Activate(CrystalliseReserve(4), cost=SacrificeThis()))
card("hourglass-of-time", When(SeasonChanges(), Gain(energy=1)))
card("scepter-of-greatness", Enters(Gain(crystals=Per(3, other_items))))
card("olafs-blessed-statue", Enters(Gain(crystals=20)))
card("yjangs-forgotten-vase", When(YouSummon(), Gain(energy=1)))
