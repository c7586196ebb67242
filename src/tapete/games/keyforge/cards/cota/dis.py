"""Dis: demons and their bargains."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    CannotChoose,
    CannotPlay,
    ChooseHouse,
    ChooseNumber,
    Controls,
    Destroy,
    Destroyed,
    DiscardRandom,
    Gain,
    GainChains,
    GainForTheirs,
    GoesInstead,
    HandSize,
    IsDestroyed,
    LoseToPlay,
    MustChoose,
    Play,
    Purge,
    PutIntoPlay,
    Toll,
    a_discard,
    after,
    any_card,
    artifact,
    creature,
    each,
    gets,
    has,
    host,
    it,
    most_powerful,
    next_turn,
    opponent,
    owner_of_it,
    up_to,
    while_in_play,
)

card("control-the-weak", Play(ChooseHouse(opponent), next_turn(MustChoose("", opponent))))

card("creeping-oblivion", Play(Purge(up_to(2, any_card, a_discard))))

card("dance-of-doom", Play(ChooseNumber(), Destroy(each(creature.of_that_power))))

card("gateway-to-dis", Play(Destroy(each(creature)), GainChains(3)))

card("hecatomb", Play(Destroy(each(creature.of("dis"))), GainForTheirs(1)))

card("mind-barb", Play(DiscardRandom(opponent)))

card("three-fates", Play(Destroy(most_powerful(creature, 3))))

card("annihilation-ritual", GoesInstead(creature))

card("soul-snatcher", after(IsDestroyed(creature), Gain(1, owner_of_it)))

card("dust-imp", Destroyed(Gain(2)))

card("ember-imp", CannotPlay(any_card, opponent, more_than=2))

card("overlord-greking", after(IsDestroyed(creature.enemy, fighting_this=True), PutIntoPlay(it)))

card("pitlord", MustChoose("dis"))

card("restringuntus", Play(ChooseHouse(), while_in_play(CannotChoose())))

card("succubus", HandSize(-1, opponent))

card("tentacus", Toll(1, "use", artifact))

card("truebaru", LoseToPlay(3), Destroyed(Gain(5)))

card("collar-of-subordination", Controls(host))

card("flame-wreathed", gets(power=2, to=host), has("hazardous", 2))
