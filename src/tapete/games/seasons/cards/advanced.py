"""Cards 31 to 50: the advanced ones."""

from tapete.games.seasons.printed import AIR, EARTH, FIRE, WATER
from tapete.games.seasons.verbs import (
    Activate,
    AllowCrystallising,
    AloneRichest,
    DiscardEnergy,
    DiscardTop,
    Draw,
    Each,
    Enters,
    Feed,
    Gain,
    GameEnds,
    GiveUpFamiliar,
    IfPaid,
    LoseCrystals,
    LoseReserve,
    NoFamiliars,
    OpponentActivates,
    PassLeft,
    PayCrystals,
    PayForEach,
    Per,
    Raise,
    RoundEnds,
    SacrificeCards,
    SummonTax,
    TakeAnother,
    TakeCrystals,
    ThisIsSacrificed,
    TurnReserve,
    Unveil,
    ViewTop,
    When,
    familiars,
    opponents,
    other_items,
    reserve_tokens,
    them,
)

from .declare import card

card(
    "elemental-amulet",
    Enters(
        IfPaid(WATER, Gain(energy=2)),
        IfPaid(EARTH, Gain(crystals=5)),
        IfPaid(FIRE, Draw(1)),
        IfPaid(AIR, Raise(1)),
    ),
    any_energies=True,
)
card(
    "tree-of-light",
    Activate(Gain(energy=1), cost=PayCrystals(3)),
    Activate(AllowCrystallising(), cost=DiscardEnergy(1)),
)
card("arcano-leech", SummonTax(1))
card("crystal-orb", Activate(ViewTop(tokens=4)), Activate(DiscardTop(), cost=PayCrystals(3)))
card("glutton-cauldron", Activate(Feed(full=7, crystals=15)))
card("vampiric-crown", Enters(Unveil()))
card("dragon-skull", Activate(Gain(crystals=15), cost=SacrificeCards(3)))
card("demon-of-argos", Enters(Each(opponents, (Raise(-1), Draw(1)))))
card("titus-deepgaze", When(RoundEnds(), TakeCrystals(1, opponents, or_sacrifice=True)))
card("air-elemental", Enters(TurnReserve(AIR, opponents)))
card("thieving-fairies", When(OpponentActivates(), TakeCrystals(1, them), Gain(crystals=1)))
card(
    "cursed-treatise-of-arus",
    Enters(Gain(energy=2, crystals=10), Raise(1)),
    When(ThisIsSacrificed(), LoseReserve()),
)
card("idol-of-the-familiar", Enters(Gain(crystals=10)), Activate(Gain(crystals=Per(1, familiars))))
card("necrotic-kriss", Activate(Gain(energy=4), cost=GiveUpFamiliar()))
card("lantern-of-xidit", When(GameEnds(), Gain(crystals=Per(3, reserve_tokens))))
card("sealed-chest-of-urm", When(GameEnds(), Gain(crystals=20), only_if=NoFamiliars()))
card("mirror-of-the-seasons", Activate(TakeAnother(), cost=PayForEach()))
card("pendant-of-ragnor", Enters(Gain(energy=Per(1, other_items))))
card("sid-nightshade", Enters(TakeCrystals(5, opponents), only_if=AloneRichest()))
card(
    "damned-soul-of-onys",
    Enters(Gain(crystals=10, energy=1, of=WATER)),
    Activate(PassLeft(), cost=DiscardEnergy(1, of=WATER), stays_straight=True),
    When(RoundEnds(), LoseCrystals(3)),
)
