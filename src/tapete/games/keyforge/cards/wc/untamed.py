"""Untamed: beasts of the wild, druids and their groves."""

from tapete.games.keyforge.cards import words as k

k.card(
    "bramble-lynx",
    k.Arrives("ready", only_if=k.at_least(k.UsesThisTurn("reap", k.creature.friendly), 1)),
)
k.card("cauldron-boil", k.Play(k.Deal(k.DamageOn(k.that), to=k.each(k.creature), apiece=True)))
k.card("deepwood-druid", k.PlayReap(k.Heal("all", k.a(k.creature.neighboring))))
k.card("ghosthawk", k.Play(k.may(k.ReapWith(k.neighbors))))
k.card(
    "harmonia",
    k.after(
        k.Plays(k.you, what=k.creature),
        k.given(k.more(k.count(k.creature.enemy), k.count(k.creature.friendly)), k.Gain(1)),
    ),
)
k.card("imprinted-murmook", k.keys_cost(-1, who=k.you))
k.card(
    "molephin", k.after(k.Steals(k.opponent), k.Deal(k.for_each(k.AmountOfIt()), to=k.each(k.creature.enemy)))
)
k.card("musthic-murmook", k.keys_cost(1, who=k.each_player), k.Play(k.Deal(4, to=k.a(k.creature))))
k.card("song-of-the-wild", k.Play(k.for_turn(k.gains(k.Reap(k.Gain(1)), to=k.creature.friendly))))
k.card("the-fittest", k.Play(k.Grow(1, k.each(k.creature.friendly))))
k.card(
    "unnatural-selection",
    k.Play(
        k.Choose(k.all_of(k.exactly(3, k.creature.friendly), k.exactly(3, k.creature.enemy))),
        k.Destroy(k.each(k.creature.different)),
    ),
)
k.card("unsuspecting-prey", k.Play(k.Deal(2, to=k.up_to(3, k.creature.undamaged))))
k.card("fangtooth-cavern", k.after(k.EndOfTurn(k.you), k.Destroy(k.least_powerful(k.creature))))
k.card("gebuk", k.Destroyed(k.Discard(k.top_card), k.given(k.ThatIs(k.creature), k.TakesItsPlace())))
k.card("instrument-of-silence", k.has("skirmish"), k.gains(k.Fight(k.Gain(1))))
k.card("kangaphant", k.gains(k.Reap(k.Destroy(k.this)), to=k.creature))
k.card(
    "low-dawn",
    k.Play(
        k.given(k.at_least(k.CountIn(k.your_discard, what=k.creature.of("untamed")), 3), k.Gain(2)),
        k.ShuffleIn(k.each(k.creature.of("untamed"), k.your_discard)),
    ),
)
k.card("mab-the-mad", k.Reap(k.ShuffleIn(k.this)))
k.card("the-feathered-shaman", k.FightReap(k.Ward(k.neighbors)))
k.card("wild-spirit", k.gains(k.Reap(k.Capture(1))))
k.card(
    "creed-of-nature",
    k.Omni(
        k.Destroy(k.this),
        k.if_you_do(
            k.Choose(k.a(k.creature)),
            k.for_turn(k.has("skirmish", to=k.that), about=k.that),
            k.for_turn(k.has("assault", amount=k.PowerOf(k.that), to=k.that), about=k.that),
        ),
    ),
)
k.card(
    "creed-of-nurture",
    k.Omni(k.Sacrifice(k.this), k.if_you_do(k.GainText(k.a(k.creature), of=k.a(k.creature, k.your_hand)))),
)
k.card(
    "eldest-bear",
    k.gains(k.BeforeFight(k.Gain(2)), to=k.this, only_if=k.ThisIs(k.creature.in_center)),
)
k.card(
    "giant-gnawbill",
    k.after(k.ChoosesHouse(who=k.each_player), k.Destroy(k.a(k.artifact.of_that("house")))),
)
k.card("moor-wolf", k.Play(k.Ready(k.each(k.creature.other.trait("wolf")))))
k.card(
    "nepeta-gigantica",
    k.Action(k.Stun(k.a(k.creature.either(k.creature.power_at_least(5), k.creature.trait("giant"))))),
)
k.card(
    "vineapple-tree",
    k.keys_cost(k.CountersOn("growth", k.this), who=k.each_player),
    k.after(k.Forges(k.each_player), k.RemoveCounters("growth", k.this, amount="all")),
    k.Action(k.Mark("growth", k.this)),
)
k.card("xenos-bloodshadow")
k.card("toad", k.cannot_reap(k.this))
