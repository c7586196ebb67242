"""Winds of Exchange, Unfathomable: cults of the deep, and what they call up."""

from tapete.games.keyforge.cards import words as k

WITH_TOKEN = k.at_least(k.count(k.creature.friendly.token), 1)
CULTIST = k.creature.friendly.named("cultist")

k.card(
    "brackish-shoreline",
    k.after(k.Fights(k.creature), k.for_turn(k.stays("exhausted", to=k.that, in_step=True), about=k.it)),
)
k.card(
    "bryozoarch",
    k.instead_of("playing", k.Destroy(k.each(k.creature.friendly.at_flank("left")))),
)
k.card(
    "extrematode-infection",
    k.after(
        k.StartOfTurn(k.you),
        k.RemoveCounters("hatch", k.this),
        k.given(k.exactly_is(k.CountersOn("hatch", k.this), 0), k.Destroy(k.host), k.MakeToken(3)),
    ),
    k.Play(k.Mark("hatch", k.this, amount=3)),
)
k.card("giltspine-school", k.stays("exhausted", to=k.creature.token, in_step=True), k.Play(k.MakeToken(3)))
k.card("hypoxia", k.Play(k.Destroy(k.each(k.creature.token))))
k.card(
    "offering-to-kiligog",
    k.Omni(
        k.Destroy(k.a(k.creature.friendly)),
        k.if_you_do(k.PutUnder(k.a(k.creature, k.your_discard))),
    ),
    k.Omni(k.MakeToken(of=k.each(k.any_card, k.under_this))),
)
k.card(
    "plunder",
    k.Play(
        k.Repeat(
            (k.Reveal(k.Random(k.their_hand, what=k.any_card.state("revealed", yes=False))),),
            k.at_least(k.CountIn(k.their_hand, what=k.any_card.state("revealed", yes=False)), 1),
            asked=True,
        ),
        k.may(k.Discard(k.that)),
    ),
)
k.card(
    "primordial-vault",
    k.after(k.StartOfTurn(k.you), k.MakeToken(named="cultist")),
    k.Action(k.Destroy(k.exactly(4, CULTIST)), k.if_you_do(k.Search(k.creature.named("tangaika")))),
)
k.card(
    "sibyl-waimare",
    k.after(
        k.StartOfTurn(k.opponent),
        k.Discard(k.their_top_card),
        k.Exhaust(k.each(k.creature.sharing("house"))),
    ),
)
k.card("tangaika", k.PlayOnlyIf(k.at_least(k.count(CULTIST), 4)), k.Fight(k.Gain(1)))
k.card("weak-link", k.gains(k.keys_cost(6, who=k.you, only_if=k.ThisIs(k.creature.exhausted))))
k.outpost("azure-basin-outpost", k.Exhaust(k.exactly(3, k.creature.enemy)))
k.card(
    "catch-and-release",
    k.Play(
        k.Return(k.each(k.creature)),
        k.DiscardRandom(k.each_player, keep=6),
        k.GainChains(2),
    ),
)
k.card(
    "dragnet",
    k.Play(k.Return(k.all_of(k.a(k.creature), k.each(k.creature.beside_that.sharing("house"))))),
)
k.card("kelping-hands", k.Omni(k.Destroy(k.this), k.for_turn(k.has("poison", to=k.creature.friendly))))
k.card("physaloha", k.stays("exhausted", to=k.creature.damaged, in_step=True))
k.card("soleft", k.Destroyed(k.Destroy(k.each(k.creature.enemy.at_flank("left")))))
k.card("stir-crazy", k.Play(k.Capture(1, by=k.each(k.creature.ready))))
k.card("timoti-the-dammed", k.CannotForge(k.opponent, only_if=WITH_TOKEN), k.Play(k.MakeToken()))
k.card(
    "watch-your-step",
    k.Play(
        k.ChooseHouse(of=k.opponent),
        k.next_turn(
            k.after(
                k.ChoosesHouse(k.that_house, who=k.opponent, other=True), k.MakeToken(2), k.Ready(k.those)
            )
        ),
    ),
)
k.card("yanthi-ghostfin", k.Reap(k.Purge(k.a(k.creature, k.a_discard)), k.if_you_do(k.MakeToken())))
k.card(
    "abyssal-sight",
    k.Play(
        k.Destroy(k.a(k.creature.friendly)),
        k.if_you_do(k.LookAt(k.their_hand), k.Discard(k.a(k.any_card, k.their_hand))),
    ),
)
k.card("adult-swim", k.Play(k.PutOnDeck(k.each(k.creature.power_at_most(3)), shuffled=True)))
k.card(
    "befuddle",
    k.Play(k.ChooseHouse(of=k.opponent), k.next_turn(k.CannotPlay(k.any_card.not_of(k.that_house)))),
)
k.card(
    "covetous-hema",
    k.has("elusive", to=k.this, only_if=k.ThisIs(k.creature.off_flank)),
    k.Play(k.Capture(3)),
)
k.card(
    "crushing-deep",
    k.Play(k.next_turn(k.keys_cost(k.for_each(k.Keys(k.opponent), times=3), who=k.each_player))),
)
k.card("fathom-reaver", k.HandSize(-1, who=k.opponent, only_if=WITH_TOKEN), k.Play(k.MakeToken()))
k.card("initiation", k.Play(k.MakeToken(), k.given(k.at_most(k.CountIn(k.your_hand), 3), k.Archive(k.this))))
k.card("kamalani", k.Destroyed(k.MakeToken(2)))
k.card("kelpminder")
k.card("skullback-crab", k.Action(k.Steal(1)))
k.card(
    "sunk-cost",
    k.Play(
        k.ChooseHouse(),
        k.DiscardRandom(k.opponent),
        k.given(k.ThatIs(k.any_card.of_that("house")), k.MakeToken()),
    ),
)
k.card("toxicuda-venom", k.has("poison"))
k.card("cultist", k.Action(k.Destroy(k.this), k.if_you_do(k.Ward(k.a(k.creature.friendly)))))
k.card("flounderight", k.Destroyed(k.Destroy(k.each(k.creature.enemy.at_flank("right")))))
k.card("fish", k.Destroyed(k.Deal(2, to=k.most_powerful(k.creature.enemy))))
k.card("priest", k.Action(k.Exhaust(k.a(k.creature.enemy))))
k.card("raider", k.has("poison", to=k.this, only_if=k.YourTurn()))
