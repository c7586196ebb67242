"""Shadows: thieves who discard what they cannot steal, and plants in every house."""

from tapete.games.keyforge.cards import words as k

PLANTED = {house: k.after(k.ChoosesHouse(house, who=k.each_player), k.Gain(1)) for house in (
    "brobnar", "dis", "logos", "saurian", "staralliance", "untamed",
)}  # fmt: skip

k.card(
    "a-vinda",
    k.Reap(k.Deal(1, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.DiscardRandom(k.opponent))),
)
k.card("breaker-hill", k.gains(k.Action(k.Steal(1)), to=k.neighbors))
k.card("hit-and-run", k.Play(k.Deal(2, to=k.a(k.creature)), k.Return(k.a(k.creature.friendly))))
k.card("hock", k.Play(k.Destroy(k.a(k.artifact)), k.if_you_do(k.Gain(1))))
k.card("hugger-mugger", k.Play(k.Capture(1), k.given(k.more(k.Keys(k.opponent), k.Keys(k.you)), k.Steal(1))))
k.card("inky-gloom", k.Play(k.next_turn(k.cannot_reap(k.creature, who=k.opponent))))
k.card("j-vinda", k.Reap(k.Deal(1, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.Steal(1))))
k.card("kymoor-eclipse", k.Play(k.ShuffleIn(k.each(k.creature.on_flank))))
k.card("mug", k.Play(k.Move("amber", 1, source=k.a(k.creature)), k.Deal(2, to=k.that)))
k.card("pestering-blow", k.Play(k.Deal(1, to=k.a(k.creature)), k.Enrage(k.that)))
k.card("symon", k.Fight(k.PutOnDeck(k.foe)))
k.card(
    "trust-no-one",
    k.Play(
        k.given(
            k.no(k.creature.friendly),
            k.Steal(k.AtMost(k.Distinct("house", k.creature.enemy), 3)),
            otherwise=(k.Steal(1),),
        )
    ),
)
k.card(
    "chain-gang",
    k.after(k.Plays(k.you, what=k.any_card.named("subtle-chain")), k.Ready(k.this)),
    k.Action(k.Steal(1), k.ShuffleIn(k.a(k.any_card.named("subtle-chain"), k.your_discard))),
)
k.card(
    "fidgit",
    k.Reap(
        k.choose_one(k.Discard(k.Random(k.their_archives)), k.Discard(k.their_top_card)),
        k.given(k.ThatIs(k.action), k.PlayCard(k.that)),
    ),
)
k.card(
    "into-the-night",
    k.Play(k.until_your_next_turn(k.cannot_fight(k.creature.not_of("shadows"), who=k.each_player))),
)
k.card("no-safety-in-numbers", k.Play(k.Deal(3, to=k.each(k.creature.of_crowded_house(3)))))
k.card("spike-trap", k.Omni(k.Destroy(k.this), k.if_you_do(k.Deal(3, to=k.each(k.creature.on_flank)))))
k.card("subtle-chain", k.Play(k.DiscardRandom(k.opponent)))
k.card("whisper", k.Action(k.Lose(1, who=k.you), k.if_you_do(k.Destroy(k.a(k.creature)))))
k.card(
    "finch-cloak",
    k.FightReap(
        k.given(k.more(k.their_amber, k.your_amber), k.Steal(1), otherwise=(k.Gain(1, who=k.each_player),))
    ),
)
k.card(
    "gambling-den",
    k.after(
        k.StartOfTurn(k.each_player),
        k.may(k.ChooseHouse(by=k.player_of_it)),
        k.if_you_do(
            k.Reveal(k.Top(k.player_of_it)),
            k.given(
                k.ThatIs(k.any_card.of_that("house")),
                k.Gain(2, who=k.player_of_it),
                otherwise=(k.Lose(2, who=k.player_of_it),),
            ),
        ),
    ),
)
k.card(
    "hunter-or-hunted",
    k.Play(
        k.choose_one(
            k.Ward(k.a(k.creature)),
            (k.Unward(k.a(k.creature)), k.if_you_do(k.Ward(k.a(k.creature.different)))),
        )
    ),
)
k.card(
    "keyforgery",
    k.BeforeForging(
        (k.ChooseHouse(by=k.opponent), k.Reveal(k.Random(k.your_hand))),
        k.ThatIs(k.any_card.of_that("house"), yes=False),
        (k.Destroy(k.this),),
    ),
)
k.card(
    "manchego",
    k.Play(k.given(k.at_most(k.CountIn(k.Zone("deck", k.you)), 5), k.Steal(2))),
    k.FightReap(k.may(k.ShuffleIn(k.this))),
)
k.card(
    "the-quiet-anvil",
    k.keys_cost(-2, who=k.each_player),
    k.after(k.Forges(k.each_player), k.Destroy(k.this)),
)
k.card(
    "the-shadow-council",
    k.gains(k.Action(k.Steal(2)), to=k.this, only_if=k.ThisIs(k.creature.in_center)),
)
k.card(
    "weasand",
    k.AsSoonAs(k.ThisIs(k.creature.on_flank), (k.Destroy(k.this),)),
    k.after(k.Forges(k.each_player), k.Gain(2)),
)
k.card("brobnar-plant", PLANTED["brobnar"])
k.card("dis-plant", PLANTED["dis"])
k.card("logos-plant", PLANTED["logos"])
k.card("saurian-plant", PLANTED["saurian"])
k.card("star-alliance-plant", PLANTED["staralliance"])
k.card("untamed-plant", PLANTED["untamed"])
