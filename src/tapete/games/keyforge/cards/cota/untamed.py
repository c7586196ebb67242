"""Untamed: beasts, witches and the wild."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.cards.shapes import spent
from tapete.games.keyforge.verbs import (
    Action,
    ActiveHouse,
    AmberOn,
    Deal,
    Destroy,
    DiscardedThisTurn,
    Exhaust,
    FightWith,
    Forge,
    Gain,
    GainChains,
    Heal,
    Healed,
    IgnoresWhileAttacking,
    Lose,
    MayPlay,
    MayUse,
    MoveAmber,
    OnlyFights,
    Play,
    PlayedAsCopy,
    PlayedLastTurn,
    PlayReap,
    Plays,
    PutOnDeck,
    Reap,
    Return,
    Search,
    ShuffleIn,
    ShuffleZones,
    Spread,
    Steal,
    Stun,
    UsedThisTurn,
    UseOnlyIf,
    a,
    action,
    after,
    all_of,
    any_card,
    artifact,
    at_least,
    cannot_fight,
    count,
    creature,
    each,
    exactly,
    for_each,
    for_turn,
    gets,
    has,
    if_you_do,
    keys_cost,
    may,
    more,
    next_turn,
    no,
    opponent,
    that,
    their_amber,
    their_discard,
    unforged_keys,
    up_to,
    when,
    you,
    your_discard,
)

CHARGE = Play(Lose(1, you), if_you_do(may(Forge())))

card("cooperative-hunting", Play(Spread(1, count(creature.friendly), creature)))
card("curiosity", Play(Destroy(each(creature.trait("scientist")))))
card("fertility-chant", Play(Gain(2, opponent)))
card("fogbank", Play(next_turn(cannot_fight())))
card("full-moon", Play(for_turn(after(Plays(you, creature), Gain(1)))))
card("grasping-vines", Play(Return(up_to(3, artifact))))
card("key-charge", CHARGE)
card("lifeweb", Play(when(at_least(PlayedLastTurn(opponent, creature), 3), Steal(2))))
card("lost-in-the-woods", Play(ShuffleIn(all_of(exactly(2, creature.friendly), exactly(2, creature.enemy)))))
card("mimicry", PlayedAsCopy(action, their_discard))
card("nature-s-call", Play(Return(up_to(3, creature))))
card("nocturnal-maneuver", Play(Exhaust(up_to(3, creature))))
card("perilous-wild", Play(Destroy(each(creature.keyword("elusive")))))
card("regrowth", Play(Return(a(creature, your_discard))))
card("save-the-pack", Play(Destroy(each(creature.damaged)), GainChains(1)))
card("scout", Play(for_turn(has("skirmish", to=that), about=up_to(2, creature.friendly)), FightWith(that)))
card("stampede", Play(when(at_least(UsedThisTurn(creature), 3), Steal(2))))
card("the-common-cold", Play(Deal(1, to=each(creature)), may(Destroy(each(creature.of("mars"))))))
card("troop-call", Play(Return(each(creature.friendly.trait("niffle"), also=your_discard))))
card("vigor", Play(Heal(3, a(creature), up_to=True), when(Healed(3), Gain(1))))
card(
    "word-of-returning",
    Play(
        Deal(for_each(AmberOn("that")), to=each(creature.enemy), each=True),
        MoveAmber("all", that),
    ),
)

card(
    "bear-flute",
    Action(
        Heal("all", a(creature.named("ancient-bear"))),
        when(
            no(creature.named("ancient-bear")),
            Search(any_card.named("ancient-bear"), 36),
            if_you_do(ShuffleZones((your_discard,))),
        ),
    ),
)
spent("nepenthe-seed", Return(a(any_card, your_discard)))
card("ritual-of-balance", Action(when(at_least(their_amber, 6), Steal(1))))
spent("ritual-of-the-hunt", for_turn(MayUse(creature.friendly.of("untamed"))))
card("world-tree", Action(PutOnDeck(a(creature, your_discard))))

card("ancient-bear")
card("bigtwig", OnlyFights(creature.stunned), Reap(Stun(a(creature)), Exhaust(that)))
card("briar-grubbling")
card("chota-hazri", CHARGE)
card("dew-faerie", Reap(Gain(1)))
card("dust-pixie")
card("flaxia", Play(when(more(count(creature.friendly), count(creature.enemy)), Gain(2))))
card("fuzzy-gruen", Play(Gain(1, opponent)))
card("giant-sloth", UseOnlyIf(at_least(DiscardedThisTurn(any_card.of("untamed")), 1)), Action(Gain(3)))
card("halacor", has("skirmish", to=creature.friendly.on_flank))
card("hunting-witch", after(Plays(you, creature, other=True), Gain(1)))
card("inka-the-spider", PlayReap(Stun(a(creature))))
card("kindrith-longshot", Reap(Deal(2, to=a(creature))))
card("lupo-the-scarred", Play(Deal(2, to=a(creature.enemy))))
card("mighty-tiger", Play(Deal(4, to=a(creature.enemy))))
card("murmook", keys_cost(1))
card("mushroom-man", gets(power=for_each(unforged_keys, 3)))
card("niffle-ape", IgnoresWhileAttacking(("taunt", "elusive")))
card(
    "niffle-queen",
    gets(power=1, to=creature.friendly.other.trait("beast")),
    gets(power=1, to=creature.friendly.other.trait("niffle")),
)
card("piranha-monkeys", PlayReap(Deal(2, to=each(creature.other))))
card("snufflegator")
card("teliga", after(Plays(opponent, creature), Gain(1)))
card("witch-of-the-eye", Reap(Return(a(any_card, your_discard))))
card("witch-of-the-wilds", MayPlay(any_card.of("untamed"), ActiveHouse("untamed", False)))

card("way-of-the-bear", has("assault", 2))
card("way-of-the-wolf", has("skirmish"))
