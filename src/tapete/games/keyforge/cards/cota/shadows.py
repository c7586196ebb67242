"""Shadows: thieves and their tools."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    Action,
    Deal,
    Destroy,
    Destroyed,
    EntersPlay,
    Harmless,
    Leaves,
    LeavesPlay,
    Omni,
    Play,
    PlayCard,
    PutUnder,
    Reap,
    Repeat,
    Return,
    SkipsForging,
    Steal,
    TakeControl,
    TakesDamage,
    TakesSpent,
    Toll,
    Under,
    a,
    after,
    any_card,
    artifact,
    creature,
    enters,
    gains,
    it_was_destroyed,
    more,
    next_turn,
    opponent,
    their_amber,
    this,
    when,
    while_in_play,
    your_amber,
    your_hand,
)

card(
    "bait-and-switch",
    Play(Repeat((when(more(their_amber, your_amber), Steal(1)),), more(their_amber, your_amber), once=True)),
    in_2018=(Play(Repeat((when(more(their_amber, your_amber), Steal(1)),), more(their_amber, your_amber))),),
)

card("relentless-whispers", Play(Deal(2, to=a(creature)), when(it_was_destroyed, Steal(1))))

card("miasma", Play(next_turn(SkipsForging(opponent))))

card("customs-office", Toll(1, "play", artifact))

card("masterplan", Play(PutUnder(a(any_card, your_hand))), Omni(PlayCard(Under()), Destroy(this)))

card("speed-sigil", EntersPlay("ready", creature, played=True, first=True))

card("the-sting", SkipsForging(), TakesSpent(), Action(Destroy(this)))

card("bad-penny", Destroyed(Return(this)))

card(
    "magda-the-rat",
    Play(Steal(2), while_in_play(after(LeavesPlay(), Steal(2, opponent)))),
    in_2018=(Play(Steal(2)), Leaves(Steal(2, opponent))),
)

card("shadow-self", Harmless(), TakesDamage(creature.without_trait("specter")))

card("silvertooth", enters("ready"))

card("sneklifter", Play(TakeControl(a(artifact.enemy), as_house="shadows")))

card("urchin", Play(Steal(1)))

card("duskrunner", gains(Reap(Steal(1))))
