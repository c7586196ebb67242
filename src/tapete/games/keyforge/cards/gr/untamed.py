"""Untamed: witches, pixies, and the circle of life."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)
WITCHES = k.creature.friendly.other.trait("witch")
QUEEN_IN_CENTER = k.ThisIs(k.creature.in_center)
IN_A_FRENZY = k.ThisIs(k.creature.enraged)

k.card(
    "choking-ivy",
    k.Play(k.Repeat((k.Destroy(k.all_least_powerful(k.creature)),), k.Not(HAUNTED), once=True)),
)
k.card(
    "curse-of-fertility",
    k.after(
        k.EndOfTurn(k.you),
        k.given(k.exactly_is(k.CardsPlayed(k.creature), 0), k.Gain(1, who=k.opponent)),
    ),
)
k.card(
    "dark-heart-of-the-forest",
    k.skips("forge", who=k.players(haunted=True)),
)
k.card(
    "flying-broomstick",
    k.has("elusive"),
    k.gains(
        k.Reap(
            k.Heal("all", k.a(k.creature)),
            k.Move("amber", "all", source=k.that, to=k.supply),
            k.RemoveCounters("", k.that, amount="all"),
        )
    ),
)
k.card(
    "forgotten-guardian",
    k.Play(k.Purge(k.a(k.any_card, k.a_discard))),
    k.Scrap(k.ShuffleIn(k.a(k.any_card, k.each_purged))),
)
k.card(
    "jervi",
    k.Reap(k.Search(k.any_card, discard_too=False, reveals=False)),
    k.Scrap(k.Archive(k.a(k.any_card, k.your_discard))),
)
k.card("sabira-the-medium", k.after(k.Does("shuffle", k.you), k.Gain(3)))
k.card("the-witching-hour", k.Play(k.Return(k.each(k.creature.trait("witch"), k.your_discard))))
k.card(
    "witch-queen",
    k.Arrives("ready", what=WITCHES),
    k.has("skirmish", to=WITCHES, only_if=QUEEN_IN_CENTER),
    k.has("elusive", to=WITCHES, only_if=QUEEN_IN_CENTER),
    k.has("poison", to=WITCHES, only_if=QUEEN_IN_CENTER),
    k.gains(k.Destroyed(k.Return(k.this)), to=WITCHES, only_if=QUEEN_IN_CENTER),
)
k.card(
    "came-back-wrong",
    k.Play(
        k.PlayCard(k.a(k.creature, k.your_discard)),
        k.AttachThis(k.that, (*k.gets(power=-2, to=k.host), k.has("poison"))),
    ),
)
k.card(
    "cauldron",
    k.Omni(
        k.PutUnder(k.top_card, face_down=False),
        k.given(k.at_least(k.CountIn(k.under_this), 3), k.PlayCard(k.each(k.any_card, k.under_this))),
    ),
)
k.card("ghost-tree", k.Harmless(only_if=HAUNTED), k.Scrap(k.Discard(k.Top(k.you, count=5))))
k.card(
    "loyal-packmate",
    k.NotFoughtBy(k.creature.enemy, to=k.creature.friendly.keyword("taunt", yes=False)),
)
k.card(
    "narl-gibbus",
    k.has("skirmish", to=k.this, only_if=IN_A_FRENZY),
    k.has("splash-attack", amount=3, to=k.this, only_if=IN_A_FRENZY),
    k.PlayReap(k.Enrage(k.this)),
)
k.card("rotfeast", k.Play(k.for_turn(k.after(k.IsDamaged(k.creature), k.Gain(1)))))
k.card("till-the-earth", k.Play(k.ShuffleZones((k.each_discard,))))
k.card(
    "werewolf-curse",
    k.has("splash-attack", amount=3),
    k.gains(k.Fight(k.Archive(k.this_upgrade))),
    k.Play(k.Enrage(k.host)),
)
k.card("æmberfly", k.Fight(k.Capture(1)), k.Reap(k.Move("amber", 1, source=k.this, to=k.you)))
k.card(
    "blernean-hydra",
    k.has("splash-attack", amount=k.DamageOn(k.this), to=k.this, only_if=k.ThisIs(k.creature.damaged)),
)
k.card(
    "bog-spitter",
    k.Fight(k.ChoosePlayer(), k.DiscardRandom(k.chosen_player)),
    k.Scrap(k.given(k.at_least(k.their_amber, 6), k.Steal(1))),
)
k.card("grave-pixie", k.Destroyed(k.given(HAUNTED, k.Archive(k.this))))
k.card("haunting-witch", k.after(k.Plays(k.you, what=k.creature), k.given(HAUNTED, k.Gain(1))))
k.card(
    "invigorating-shower",
    k.Play(k.ChooseHouse(), k.ShuffleIn(k.each(k.any_card.of_that("house"), k.your_discard))),
)
k.card(
    "lost-in-the-wild",
    k.Play(k.Repeat((k.ShuffleIn(k.each(k.creature.on_flank)),), HAUNTED, once=True)),
)
k.card("skeletal-murmook", k.keys_cost(2, only_if=HAUNTED))
k.card("spoo-key-charge", k.Play(k.given(HAUNTED, k.Forge()), k.ShuffleZones((k.your_discard,))))
k.card(
    "the-circle-of-life",
    k.Play(k.Gain(2, who=k.players(haunted=True))),
)
k.card(
    "warfaline",
    k.PlayFight(k.ChoosePlayer(), k.ShuffleIn(k.TopOfPile(k.chosen_player, count=5))),
)
k.card("witch-of-the-spore", k.Scrap(k.Deal(3, to=k.a(k.creature.enemy))))
k.card("æmber-storm", k.Play(k.Spread(1, k.your_amber, k.creature.enemy)))
