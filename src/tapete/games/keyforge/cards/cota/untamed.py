"""Untamed: beasts, witches and the wild."""

from tapete.games.keyforge.cards import words as k

CHARGE = k.Play(k.Lose(1, who=k.you), k.if_you_do(k.may(k.Forge())))

k.card("cooperative-hunting", k.Play(k.Spread(1, k.count(k.creature.friendly), k.creature)))
k.card("curiosity", k.Play(k.Destroy(k.each(k.creature.trait("scientist")))))
k.card("fertility-chant", k.Play(k.Gain(2, who=k.opponent)))
k.card("fogbank", k.Play(k.next_turn(k.cannot_fight(k.creature.enemy))))
k.card("full-moon", k.Play(k.for_turn(k.after(k.Plays(k.you, what=k.creature), k.Gain(1)))))
k.card("grasping-vines", k.Play(k.Return(k.up_to(3, k.artifact))))
k.card("key-charge", CHARGE)
k.card("lifeweb", k.Play(k.given(k.at_least(k.CardsPlayed(k.creature, before=k.opponent), 3), k.Steal(2))))
k.card(
    "lost-in-the-woods",
    k.Play(k.ShuffleIn(k.all_of(k.exactly(2, k.creature.friendly), k.exactly(2, k.creature.enemy)))),
)
k.card("mimicry", k.as_copy(k.action, of=k.their_discard))
k.card("nature-s-call", k.Play(k.Return(k.up_to(3, k.creature))))
k.card("nocturnal-maneuver", k.Play(k.Exhaust(k.up_to(3, k.creature))))
k.card("perilous-wild", k.Play(k.Destroy(k.each(k.creature.keyword("elusive")))))
k.card("regrowth", k.Play(k.Return(k.a(k.creature, k.your_discard))))
k.card("save-the-pack", k.Play(k.Destroy(k.each(k.creature.damaged)), k.GainChains(1)))
k.card(
    "scout",
    k.Play(
        k.for_turn(k.has("skirmish", to=k.that), about=k.up_to(2, k.creature.friendly)), k.FightWith(k.that)
    ),
)
k.card("stampede", k.Play(k.given(k.at_least(k.UsedThisTurn(k.creature), 3), k.Steal(2))))
k.card(
    "the-common-cold",
    k.Play(k.Deal(1, to=k.each(k.creature)), k.may(k.Destroy(k.each(k.creature.of("mars"))))),
)
k.card("troop-call", k.Play(k.Return(k.each(k.creature.friendly.trait("niffle"), k.in_play, k.your_discard))))
k.card(
    "vigor", k.Play(k.Heal(3, k.a(k.creature), up_to=True), k.given(k.exactly_is(k.this_way, 3), k.Gain(1)))
)
k.card(
    "word-of-returning",
    k.Play(
        k.Deal(k.for_each(k.AmberOn(k.that)), to=k.each(k.creature.enemy), apiece=True),
        k.Move("amber", "all", source=k.that),
    ),
)
k.card(
    "bear-flute",
    k.Action(
        k.Heal("all", k.a(k.creature.named("ancient-bear"))),
        k.given(
            k.no(k.creature.named("ancient-bear")),
            k.Search(k.any_card.named("ancient-bear"), limit=36),
            k.if_you_do(k.ShuffleZones((k.your_discard,))),
        ),
    ),
)
k.spent("nepenthe-seed", k.Return(k.a(k.any_card, k.your_discard)))
k.card("ritual-of-balance", k.Action(k.given(k.at_least(k.their_amber, 6), k.Steal(1))))
k.spent("ritual-of-the-hunt", k.for_turn(k.MayUse(k.creature.friendly.of("untamed"))))
k.card("world-tree", k.Action(k.PutOnDeck(k.a(k.creature, k.your_discard))))
k.card("ancient-bear")
k.card("bigtwig", k.OnlyFights(k.creature.stunned), k.Reap(k.Stun(k.a(k.creature)), k.Exhaust(k.that)))
k.card("witch-of-the-wilds", k.MayPlay(k.any_card.of("untamed"), only_if=k.ActiveHouse("untamed", yes=False)))
k.card("briar-grubbling")
k.card("chota-hazri", CHARGE)
k.card("dew-faerie", k.Reap(k.Gain(1)))
k.card("dust-pixie")
k.card("flaxia", k.Play(k.given(k.more(k.count(k.creature.friendly), k.count(k.creature.enemy)), k.Gain(2))))
k.card("fuzzy-gruen", k.Play(k.Gain(1, who=k.opponent)))
k.card(
    "giant-sloth",
    k.UseOnlyIf(k.at_least(k.DiscardedThisTurn(k.any_card.of("untamed")), 1)),
    k.Action(k.Gain(3)),
)
k.card("halacor", k.has("skirmish", to=k.creature.friendly.on_flank))
k.card("inka-the-spider", k.PlayReap(k.Stun(k.a(k.creature))))
k.card("kindrith-longshot", k.Reap(k.Deal(2, to=k.a(k.creature))))
k.card("snufflegator")
k.card("lupo-the-scarred", k.Play(k.Deal(2, to=k.a(k.creature.enemy))))
k.card("mighty-tiger", k.Play(k.Deal(4, to=k.a(k.creature.enemy))))
k.card("murmook", k.keys_cost(1))
k.card("mushroom-man", k.gets(power=k.for_each(k.Keys(k.you, forged=False), times=3)))
k.card("niffle-ape", k.IgnoresWhileAttacking(("taunt", "elusive")))
k.card(
    "niffle-queen",
    k.gets(power=1, to=k.creature.friendly.other.trait("beast")),
    k.gets(power=1, to=k.creature.friendly.other.trait("niffle")),
)
k.card("piranha-monkeys", k.PlayReap(k.Deal(2, to=k.each(k.creature.other))))
k.card("teliga", k.after(k.Plays(k.opponent, what=k.creature), k.Gain(1)))
k.card("hunting-witch", k.after(k.Plays(k.you, what=k.creature, other=True), k.Gain(1)))
k.card("witch-of-the-eye", k.Reap(k.Return(k.a(k.any_card, k.your_discard))))
k.card("way-of-the-bear", k.has("assault", amount=2))
k.card("way-of-the-wolf", k.has("skirmish"))
