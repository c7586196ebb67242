"""Untamed: beasts, witches and the wild."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    Action,
    ActiveHouse,
    Deal,
    DiscardedThisTurn,
    Exhaust,
    Forge,
    Gain,
    IgnoresWhileAttacking,
    Lose,
    MayPlay,
    OnlyFights,
    Play,
    PlayedAsCopy,
    PlayedLastTurn,
    PlayReap,
    Reap,
    ShuffleIn,
    Spread,
    Steal,
    Stun,
    UseOnlyIf,
    a,
    action,
    all_of,
    any_card,
    at_least,
    count,
    creature,
    each,
    exactly,
    if_you_do,
    may,
    opponent,
    that,
    their_discard,
    when,
    you,
)

card("cooperative-hunting", Play(Spread(1, count(creature.friendly), creature)))

card("lifeweb", Play(when(at_least(PlayedLastTurn(opponent, creature), 3), Steal(2))))

card("lost-in-the-woods", Play(ShuffleIn(all_of(exactly(2, creature.friendly), exactly(2, creature.enemy)))))

card("mimicry", PlayedAsCopy(action, their_discard))

card("niffle-ape", IgnoresWhileAttacking(("taunt", "elusive")))

card("bigtwig", OnlyFights(creature.stunned), Reap(Stun(a(creature)), Exhaust(that)))

card("giant-sloth", UseOnlyIf(at_least(DiscardedThisTurn(any_card.of("untamed")), 1)), Action(Gain(3)))

card("witch-of-the-wilds", MayPlay(any_card.of("untamed"), ActiveHouse("untamed", False)))

card("piranha-monkeys", PlayReap(Deal(2, to=each(creature.other))))

card("key-charge", Play(Lose(1, you), if_you_do(may(Forge()))))
