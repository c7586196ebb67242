"""Dis: demons and their bargains."""

from tapete.games.keyforge.cards import words as k

BORR_NITS = (
    k.ChoosePlayer(),
    k.Reveal(k.Top(k.chosen_player, count=5)),
    k.Purge(k.a(k.any_card, k.looked_at)),
    k.ShuffleIn(k.each(k.any_card, k.looked_at)),
)
DEARER_KEYS = k.next_turn(k.keys_cost(3, who=k.each_player))

k.card("buzzle", k.PlayFight(k.may(k.Purge(k.a(k.creature.neighboring)), k.if_you_do(k.Ready(k.this)))))
k.card("dendrix", k.Fight(k.DiscardRandom(k.opponent)))
k.card("draining-touch", k.Play(k.Destroy(k.a(k.creature.without_amber))))
k.card("etaromme", k.Reap(k.Destroy(k.a(k.creature.of_crowded_house()))))
k.card(
    "festering-touch",
    k.Play(
        k.Deal(1, to=k.up_to(2, k.creature), instead=3, in_case=k.ThatIs(k.creature.damaged)),
    ),
)
k.card("harbinger-of-doom", k.Destroyed(k.Destroy(k.each(k.creature))))
k.card("impspector", k.Destroyed(k.Purge(k.Random(k.their_hand))))
k.card(
    "infurnace",
    k.Play(k.Purge(k.up_to(2, k.any_card, k.a_discard)), k.Lose(k.IconsOn("amber", k.those))),
)
k.card("lilithal", k.FightReap(k.Capture(1)))
k.card(
    "malison",
    k.Fight(
        k.may(
            k.MoveInLine(k.a(k.creature.enemy)),
            k.given(k.ThatIs(k.creature.on_flank), k.Capture(1, by=k.that, own_side=True)),
        )
    ),
)
k.card("rotgrub", k.Play(k.Lose(1)), k.Reap(k.Archive(k.this)))
k.card("the-evil-eye", k.Play(DEARER_KEYS))
k.card("borr-nit", k.Reap(*BORR_NITS))
k.card("borr-nit-s-touch", k.Play(*BORR_NITS))
k.card(
    "e-e-on-the-fringes",
    k.after(
        k.Discards(k.you, what=k.any_card.of("dis")),
        k.may(k.Purge(k.a(k.any_card.of("dis"), k.a_discard)), k.if_you_do(k.Steal(1))),
        only_if=k.YourTurn(),
    ),
)
k.card("giants--bane", k.Play(k.Destroy(k.a(k.creature.trait("giant")))))
k.card("gleeful-mayhem", k.Play(k.Spread(5, k.Distinct("house", k.creature), k.creature.of_that("house"))))
k.card(
    "obsidian-forge",
    k.Action(
        k.Destroy(k.any_number(k.creature.friendly)),
        k.may(k.Forge(extra=6, less=k.this_way), k.if_you_do(k.Destroy(k.this))),
    ),
)
k.card("snag", k.Fight(k.HouseOfThat(of=k.foe), k.next_turn(k.MustChoose(k.that_house, who=k.opponent))))
k.card("soul-fiddle", k.Action(k.Enrage(k.a(k.creature))))
k.card(
    "greater-oxtet",
    k.after(k.AtStep("ready", k.you), k.Purge(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Grow(2, k.this))),
)
k.card(
    "harvest-time",
    k.Play(k.Name("trait"), k.Purge(k.each(k.any_card.of_that("trait"))), k.GainForTheirs(1)),
)
k.card("lesser-oxtet", k.Play(k.Purge(k.each(k.any_card, k.your_hand))), k.Reap(DEARER_KEYS))
k.card(
    "lord-invidius",
    k.gains(
        k.Reap(k.TakeControl(k.a(k.creature.enemy.on_flank), as_house="dis", always=True), k.Exhaust(k.that)),
        to=k.this,
        only_if=k.ThisIs(k.creature.in_center),
    ),
)
k.card(
    "noname",
    k.gets(power=k.for_each(k.CountIn(k.each_purged))),
    k.PlayFightReap(k.Purge(k.a(k.any_card, k.a_discard))),
)
k.card("sinestra", k.after(k.Plays(k.opponent, what=k.creature, flank="left"), k.Lose(1)))
k.card(
    "snag-s-mirror",
    k.after(
        k.ChoosesHouse(who=k.each_player),
        k.next_turn(k.CannotChoose(k.that_house, who=k.active_player), who=k.opponent_of("it")),
    ),
)
k.card(
    "snaglet",
    k.Action(k.ChooseHouse(), k.next_turn(k.after(k.ChoosesHouse(k.that_house, who=k.opponent), k.Steal(2)))),
)
k.card("beasts--bane", k.Play(k.Destroy(k.a(k.creature.trait("beast")))))
k.card("demons--bane", k.Play(k.Destroy(k.a(k.creature.trait("demon")))))
k.card("dexus", k.after(k.Plays(k.opponent, what=k.creature, flank="right"), k.Lose(1)))
k.card("dinosaurs--bane", k.Play(k.Destroy(k.a(k.creature.trait("dinosaur")))))
k.card("humans--bane", k.Play(k.Destroy(k.a(k.creature.trait("human")))))
k.card("scientists--bane", k.Play(k.Destroy(k.a(k.creature.trait("scientist")))))
k.card("thieves--bane", k.Play(k.Destroy(k.a(k.creature.trait("thief")))))
