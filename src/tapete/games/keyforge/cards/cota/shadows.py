"""Shadows: thieves and their tools."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.cards.shapes import spent
from tapete.games.keyforge.verbs import (
    Action,
    Archive,
    CannotPlay,
    Capture,
    CountIn,
    Deal,
    Destroy,
    Destroyed,
    Discard,
    DiscardRandom,
    EntersPlay,
    Fight,
    FightReap,
    Forge,
    ForgedKey,
    Gain,
    Harmless,
    Leaves,
    LeavesPlay,
    LookAt,
    MayUse,
    MoveAmber,
    Omni,
    Play,
    PlayCard,
    PlayedThisTurn,
    Plays,
    Purge,
    Purse,
    PutUnder,
    Reap,
    Repeat,
    Return,
    Sacrifice,
    SkipsForging,
    Steal,
    StopFight,
    TakeControl,
    TakesDamage,
    TakesSpent,
    ThatIs,
    Toll,
    Top,
    Under,
    UseAsYours,
    WillFight,
    a,
    after,
    any_card,
    artifact,
    card_in_play,
    controller_of_it,
    creature,
    each,
    enters,
    exactly,
    exactly_is,
    for_each,
    for_turn,
    gains,
    has,
    if_you_do,
    it_was_destroyed,
    may,
    more,
    next_turn,
    opponent,
    that,
    their_amber,
    their_hand,
    this,
    this_way,
    when,
    while_in_play,
    you,
    your_amber,
    your_discard,
    your_hand,
)

#: a stab that pays when it kills
STAB = Action(Deal(1, to=a(creature)), when(it_was_destroyed, Gain(1)))

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

card("booby-trap", Play(Deal(4, to=a(creature.off_flank), splash=2)))
card("finishing-blow", Play(Destroy(a(creature.damaged)), if_you_do(Steal(1))))
card("ghostly-hand", Play(when(exactly_is(their_amber, 1), Steal(1))))
card("hidden-stash", Play(Archive(a(any_card, your_hand))))
card("imperial-traitor", Play(LookAt(their_hand), may(Purge(a(any_card.of("sanctum"), their_hand)))))
card("key-of-darkness", Play(when(exactly_is(their_amber, 0), Forge(extra=2), otherwise=(Forge(extra=6),))))
card("lights-out", Play(Return(exactly(2, creature.enemy))))
card("nerve-blast", Play(Steal(1), if_you_do(Deal(2, to=a(creature)))))
card("one-last-job", Play(Purge(each(creature.friendly.of("shadows"))), Steal(for_each(this_way))))
card("oubliette", Play(Purge(a(creature.power_at_most(3)))))
card("pawn-sacrifice", Play(Sacrifice(a(creature.friendly)), if_you_do(Deal(3, to=exactly(2, creature)))))
card("poison-wave", Play(Deal(2, to=each(creature))))
card("routine-job", Play(Steal(1), Steal(for_each(CountIn(your_discard, any_card.named("routine-job"))))))
card("too-much-to-protect", Play(Steal("all", keep=6)))
card(
    "treasure-map",
    Play(when(exactly_is(PlayedThisTurn(any_card.other), 0), Gain(3)), for_turn(CannotPlay(any_card, you))),
)

card(
    "evasion-sigil",
    after(
        WillFight(creature),
        Discard(Top(controller_of_it)),
        when(ThatIs(any_card.of_active_house), StopFight()),
    ),
)
spent("longfused-mines", Deal(3, to=each(creature.enemy.off_flank)))
card("safe-place", Purse(), Action(MoveAmber(1, None, this)))
card("seeker-needle", STAB)
card("skeleton-key", Action(Capture(1, by=a(creature.friendly))))
spent("special-delivery", Deal(3, to=a(creature.on_flank)), when(it_was_destroyed, Purge(that)))
card("subtle-maul", Action(DiscardRandom(opponent)))

card("bulleteye", Reap(Destroy(a(creature.on_flank))))
card("carlo-phantom", after(Plays(you, artifact), Steal(1)))
card("deipno-spymaster", Omni(for_turn(MayUse(that), about=a(creature.friendly))))
card("dodger", Fight(Steal(1)))
card("faygin", Reap(Return(a(any_card.named("urchin"), None, your_discard))))
card("macis-asp")
card("mack-the-knife", STAB, in_2018=(MayUse(this), STAB))
card("mooncurser", Fight(Steal(1)))
card("nexus", Reap(UseAsYours(a(artifact.enemy))))
card("noddy-the-thief", Action(Steal(1)))
card("old-bruno", Play(Capture(3)))
card("selwyn-the-fence", FightReap(MoveAmber(1, a(card_in_play.friendly.with_amber))))
card("smiling-ruth", Reap(when(ForgedKey(you), TakeControl(a(creature.enemy.on_flank)))))
card("umbra", Fight(Steal(1)))

card("ring-of-invisibility", has("elusive"), has("skirmish"))
card("silent-dagger", gains(Reap(Deal(4, to=a(creature.on_flank)))))
