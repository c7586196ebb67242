"""Dark Tidings, Untamed."""

from tapete.games.keyforge.cards import words as k

HIGH, LOW = k.TideIs(), k.TideIs(high=False)
BURST = k.may(
    k.RemoveCounters("power", k.this, amount="all"),
    k.Deal(k.for_each(k.this_way), to=k.each(k.creature.other)),
)
NOT_DONE = k.Not(k.you_do)

k.card(
    "æmberfin-shark-evil-twin",
    k.after(k.EndOfTurn(k.you), k.Lose(1, who=k.each_player), k.Grow(k.for_each(k.this_way), k.this)),
)
k.card(
    "chelonia-evil-twin",
    k.after(k.Plays(k.you, what=k.creature, other=True), k.given(HIGH, k.Lose(1))),
)
k.card("mookling-evil-twin", k.after(k.Forges(k.opponent), k.Grow(k.for_each(k.AmountOfIt()), k.this)))
k.card(
    "ol--paddy-evil-twin",
    k.Reap(
        k.given(
            HIGH,
            k.Discard(k.Bottom(k.opponent, count=3)),
            otherwise=(k.Discard(k.Bottom(k.opponent)),),
        ),
        k.Destroy(k.a(k.creature.sharing("house"))),
    ),
)
k.card(
    "sporegorger-evil-twin",
    k.Play(k.RemoveCounters("power", k.each(k.creature_or_artifact), amount="all", to=k.this)),
    k.Reap(BURST),
)
k.card(
    "witch-of-the-dawn-evil-twin",
    k.Play(
        k.Destroy(k.a(k.creature.friendly.other)),
        k.if_you_do(k.PlayCard(k.a(k.creature.different, k.your_discard)), k.ReadyAndUse(k.those)),
    ),
)
k.card("youngest-bear-evil-twin", k.Reap(k.may(k.FightWith(k.a(k.creature.neighboring)))))
k.card("chenille", k.Action(k.Return(k.a(k.creature.named("bombyx"), k.your_discard))))
k.card(
    "bombyx",
    k.Play(k.Destroy(k.a(k.creature.friendly.named("chenille"))), k.given(NOT_DONE, k.Destroy(k.this))),
    k.Action(k.Return(k.a(k.creature.named("fifalde"), k.your_discard))),
)
k.card(
    "fifalde",
    k.Play(k.Destroy(k.a(k.creature.friendly.named("bombyx"))), k.given(NOT_DONE, k.Destroy(k.this))),
    k.FightReap(k.Heal("all", k.this), k.Gain(1)),
)
k.card(
    "æmberfin-shark",
    k.Play(k.Grow(3, k.this)),
    k.after(k.EndOfTurn(k.you), k.RemoveCounters("power", k.this), k.if_you_do(k.Gain(1, who=k.each_player))),
)
k.card("dredging-druid", k.Reap(k.given(HIGH, k.PutOnDeck(k.up_to(3, k.creature, k.your_discard)))))
k.card("pestergrove", k.Arrives("enraged", what=k.creature))
k.card(
    "primal-relic",
    k.Play(k.PlaceAmber(4, k.this), k.Grow(1, k.exactly(3, k.creature))),
    k.after(
        k.StartOfTurn(k.each_player),
        k.given(
            k.at_least(k.PowerOf(k.each(k.creature.controlled_by(k.player_of_it))), 20),
            k.Move("amber", "all", source=k.this, to=k.player_of_it),
        ),
    ),
)
k.card(
    "ritual-of-life",
    k.Action(
        k.Destroy(k.a(k.creature.friendly)), k.if_you_do(k.Return(k.a(k.creature.different, k.your_discard)))
    ),
)
k.card(
    "the-mysticeti",
    k.Action(
        k.Exhaust(k.any_number(k.creature.friendly.of("untamed"), least=1)),
        k.if_you_do(
            k.Grow(k.for_each(k.this_way, times=3), k.this),
            k.while_it_stays(k.has("taunt", to=k.that), about=k.this),
            k.Animate(k.this, 0, own=True, anywhere=True),
        ),
    ),
)
k.card("washed-away", k.Play(k.given(HIGH, k.Destroy(k.each(k.artifact)), otherwise=(k.RaiseTide(),))))
k.card(
    "æmbermancy",
    k.Play(k.RemoveCounters("power", k.a(k.creature), amount=3, up_to=True), k.Gain(k.for_each(k.this_way))),
)
k.card("beach-day", k.Play(k.Return(k.a(k.creature)), k.given(HIGH, k.Gain(1))))
k.card("cross-porpoises", k.Play(k.RaiseTide(), k.Enrage(k.exactly(2, k.creature.enemy))))
k.card(
    "genetic-drift", k.Play(k.Grow(1, k.a(k.creature)), k.Grow(1, k.each(k.creature.with_counter("power"))))
)
k.card(
    "ol--paddy",
    k.Reap(
        k.given(HIGH, k.Discard(k.Bottom(k.you, count=3)), otherwise=(k.Discard(k.Bottom(k.you)),)),
        k.PlayCard(k.TheOnes(k.creature)),
    ),
)
k.card("sporegorger", k.Reap(k.Grow(1, k.this), BURST))
k.card("thin-the-herd", k.Play(k.ShuffleIn(k.least_powerful(k.creature, count=4))))
k.card(
    "waste-not", k.Play(k.Destroy(k.a(k.creature.friendly)), k.Draw(k.Part(2, k.PowerOf(k.that), up=True)))
)
k.card("all-tide-up", k.Play(k.given(HIGH, k.Gain(1), otherwise=(k.RaiseTide(),))))
k.card(
    "assert-dominance",
    k.Play(k.for_turn(k.has("skirmish", to=k.that), about=k.a(k.creature.friendly)), k.ReadyAndFight(k.that)),
)
k.card("chelonia", k.after(k.Plays(k.you, what=k.creature, other=True), k.given(HIGH, k.Gain(1))))
k.card("deepwater-gruen", k.PlayReap(k.given(LOW, k.Gain(1, who=k.opponent))))
k.card(
    "infighting",
    k.Play(
        k.Deal(k.PowerOf(k.that), to=k.each(k.creature.next_to("right", of="that")), by=k.each(k.creature))
    ),
)
k.card("mollymawk", k.Play(k.Destroy(k.a(k.artifact))))
k.card("mookling", k.keys_cost(k.for_each(k.PowerOf(k.this))))
k.card(
    "myliobe",
    k.has("skirmish", to=k.this, only_if=HIGH),
    k.BeforeFight(k.Enrage(k.Neighbors(k.foe, too=True))),
)
k.card(
    "reap-or-sow",
    k.Play(
        k.choose_one(
            k.ReadyAndUse(k.a(k.creature.friendly), ways=("reap",)),
            k.ForEach(3, (k.Grow(1, k.a(k.creature)),)),
        )
    ),
)
k.card("way-of-the-pixie", k.gains(k.Reap(k.Gain(1))))
k.card("witch-of-the-dawn", k.Play(k.Return(k.a(k.creature, k.your_discard))))
k.card("youngest-bear", k.Reap(k.may(k.ReapWith(k.a(k.creature.neighboring)))))
