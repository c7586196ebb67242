"""Dis: demons and their bargains."""

from tapete.games.keyforge.cards import words as k

INSIDE = k.ThisIs(k.creature.off_flank)
SHARDS = k.count(k.any_card.friendly.trait("shard"))

k.card("æmber-imp", k.after(k.Reaps(k.creature), k.Stun(k.it)))
k.card("banish", k.Play(k.PutInArchives(k.a(k.creature.enemy), who=k.opponent)))
k.card("binding-irons", k.Play(k.GainChains(3, who=k.opponent)))
k.card("cull-the-weak", k.Play(k.Destroy(k.least_powerful(k.creature.enemy))))
k.card("exhume", k.Play(k.Choose(k.a(k.creature, k.your_discard)), k.may(k.PlayCard(k.that, as_active=True))))
k.card("gub", k.gets(power=5, only_if=INSIDE), k.has("taunt", to=k.this, only_if=INSIDE))
k.card("misery-exploit", k.Play(k.Gain(k.for_each(k.creature.enemy.damaged))))
k.card("not-finished-with-you", k.Play(k.ShuffleIn(k.any_number(k.creature, k.your_discard))))
k.card("streke", k.HandSize(-1, who=k.opponent, only_if=INSIDE))
k.card("tezmal", k.Reap(k.ChooseHouse(), k.next_turn(k.CannotChoose(k.that_house))))
k.card("unlocked-gateway", k.Play(k.Destroy(k.each(k.creature))))
k.card("yurk", k.Play(k.Discard(k.a(k.any_card, k.your_hand))))
k.card("angwish", k.keys_cost(k.for_each(k.DamageOn(k.this))))
k.card("bloodshard-imp", k.after(k.Reaps(k.creature), k.Destroy(k.it)))
k.card("bronze-key-imp", k.CannotForge(k.each_player, key=1))
k.card("gold-key-imp", k.CannotForge(k.each_player, key=3))
k.card("old-yurk", k.Play(k.Discard(k.exactly(2, k.any_card, k.your_hand))))
k.card(
    "pain-reaction",
    k.Play(
        k.Deal(2, to=k.a(k.creature.enemy)), k.given(k.it_was_destroyed, k.Deal(2, to=k.neighbors_of_that))
    ),
)
k.card("silver-key-imp", k.CannotForge(k.each_player, key=2))
k.card("skullion", k.Play(k.Destroy(k.a(k.creature.friendly))))
k.card("soulkeeper", k.gains(k.Destroyed(k.Destroy(k.most_powerful(k.creature.enemy)))))
k.card("spyyyder", k.has("poison", to=k.this, only_if=k.Fighting(attacks=k.creature.enemy.on_flank)))
k.card("ancient-yurk", k.Play(k.Discard(k.exactly(3, k.any_card, k.your_hand))))
k.card("neffru", k.after(k.IsDestroyed(k.creature), k.Gain(1, who=k.owner_of("it"))))
k.card("onyx-knight", k.Play(k.Destroy(k.each(k.creature.power("odd")))))
k.card("orb-of-invidius", k.after(k.Reaps(k.creature), k.Stun(k.it)))
k.card(
    "ortannu-the-chained",
    k.Reap(
        k.Return(k.each(k.action.named("ortannu-s-binding"), k.your_discard)),
        k.Spread(2, k.this_way, k.creature, splash=2),
    ),
)
k.card("ortannu-s-binding", k.Play(k.Deal(2, to=k.a(k.creature.friendly))))
k.card("shadow-of-dis", k.Play(k.until_your_next_turn(k.Blank(to=k.creature.enemy))))
k.card("shard-of-pain", k.Action(k.Spread(1, SHARDS, k.creature.enemy)))
k.card(
    "wretched-doll",
    k.Action(
        k.given(
            k.at_least(k.count(k.any_card.with_counter("doom")), 1),
            k.Destroy(k.each(k.creature.with_counter("doom"))),
            otherwise=(k.Mark("doom", k.a(k.creature)),),
        )
    ),
)
