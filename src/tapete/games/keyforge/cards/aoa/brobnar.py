"""Brobnar: giants who fight."""

from tapete.games.keyforge.cards import words as k

SHARDS = k.count(k.any_card.friendly.trait("shard"))

k.card(
    "1-2-punch",
    k.Play(
        k.Choose(k.a(k.creature.enemy)),
        k.given(k.ThatIs(k.creature.stunned), k.Destroy(k.that), otherwise=(k.Stun(k.that),)),
    ),
)
k.card("bingle-bangbang", k.BeforeFight(k.Deal(5, to=k.Neighbors(k.foe))))
k.card("brammo", k.Play(k.Deal(2, to=k.each(k.creature.enemy.on_flank))))
k.card("cowfyne", k.BeforeFight(k.Deal(2, to=k.Neighbors(k.foe))))
k.card("drummernaut", k.PlayFightReap(k.Return(k.a(k.creature.friendly.other.trait("giant")))))
k.card(
    "first-blood",
    k.Play(k.Spread(1, k.for_each(k.creature.friendly.of("brobnar"), times=2), k.creature, divided=True)),
)
k.card("foozle", k.Reap(k.given(k.at_least(k.DestroyedThisTurn(k.creature.enemy), 1), k.Gain(1))))
k.card("groggins", k.OnlyFights(k.creature.on_flank))
k.card("groke", k.Fight(k.Lose(1)))
k.card(
    "into-the-fray",
    k.Play(
        k.for_turn(k.gains(k.Fight(k.Ready(k.this)), to=k.that), about=k.a(k.creature.friendly.of("brobnar")))
    ),
)
k.card("lollop-the-titanic", k.Harmless(attacked=True))
k.card("pound", k.Play(k.Deal(2, to=k.a(k.creature), splash=1)))
k.card("culf-the-quiet")
k.card("flamethrower", k.Action(k.Deal(1, to=k.a(k.creature), splash=1)))
k.card("flamewake-shaman", k.Play(k.Deal(2, to=k.a(k.creature))))
k.card(
    "gargantes-scrapper",
    k.Play(k.given(k.at_least(k.your_amber, 3), k.Deal(3, to=k.a(k.creature.enemy)))),
)
k.card(
    "grump-buggy",
    k.keys_cost(k.for_each(k.creature.friendly.power_at_least(5))),
    k.keys_cost(k.for_each(k.creature.enemy.power_at_least(5)), who=k.you),
)
k.card("little-rapscal", k.MustFight(to=k.creature))
k.card(
    "ogopogo",
    k.after(
        k.IsDestroyed(k.creature, fighting_this=True, attacking=True), k.may(k.Deal(2, to=k.a(k.creature)))
    ),
)
k.card(
    "the-flex",
    k.Play(
        k.Exhaust(k.a(k.creature.friendly.ready.of("brobnar"))),
        k.Gain(k.Part(2, k.PowerOf(k.that))),
    ),
)
k.card(
    "bellowing-patrizate",
    k.after(k.Enters(k.creature), k.Deal(1, to=k.it), only_if=k.ThisIs(k.creature.ready)),
)
k.card(
    "cybergiant-rig",
    k.gains(k.after(k.EndOfTurn(k.you), k.RemoveCounters("power", k.this))),
    k.Play(k.Heal("all", k.host), k.Grow(k.this_way, k.that)),
)
k.card("forgemaster-og", k.after(k.Forges(k.each_player), k.Lose("all", who=k.player_of_it)))
k.card("grumpus-tamer", k.Reap(k.Search(k.any_card.named("war-grumpus"))))
k.card(
    "might-makes-right",
    k.Play(
        k.may(k.Destroy(k.any_number(k.creature.friendly, power=25)), k.if_you_do(k.Forge(free=True))),
    ),
)
k.card("shard-of-strength", k.Action(k.ForEach(SHARDS, (k.Grow(1, k.a(k.creature.friendly)),))))
k.spent("signal-fire", k.for_turn(k.MayUse(k.creature.friendly.of("brobnar"), ways=("fight",))))
k.card("war-grumpus", k.FightReap(k.ReadyAndFight(k.a(k.creature.friendly.neighboring.trait("giant")))))
