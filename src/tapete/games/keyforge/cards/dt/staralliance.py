"""Dark Tidings, Star Alliance."""

from tapete.games.keyforge.cards import words as k

HIGH, LOW = k.TideIs(), k.TideIs(high=False)
LIKE_THIS = k.creature.other.power(k.PowerOf(k.this))
TUNED = k.may(k.choose_one(k.Grow(1, k.this), k.RemoveCounters("power", k.this)))
STRANGERS = k.creature.neighboring.not_of("staralliance")
BESIDE_ACTIVE = k.at_least(k.count(k.creature.neighboring.of(k.active_house)), 1)
FOREIGN_CARD = k.may(k.PlayCard(k.a(k.any_card.not_of("staralliance"), k.your_hand)))
ANOTHER_FOREIGN_CARD = k.may(k.PlayCard(k.a(k.any_card.other.not_of("staralliance"), k.your_hand)))

k.card("5c077-evil-twin", k.Reap(k.Destroy(k.a(LIKE_THIS)), TUNED))
k.card("cr-officer-hawkins-evil-twin", k.Play(k.Lose(k.for_each(STRANGERS))))
k.card("ch-337a-evil-twin", k.has("skirmish", to=k.neighbors, only_if=HIGH))
k.card("colonist-chapman-evil-twin", k.Play(k.CaptureFromAnyone("all")))
k.card(
    "operative-espion-evil-twin",
    k.after(
        k.RaisesTide(k.each_player, on_own_turn=True),
        k.may(k.Deal(3, to=k.a(k.creature)), who=k.player_of_it),
    ),
)
k.card("rocketeer-tryska-evil-twin", k.Arrives("ready", only_if=HIGH))
k.card(
    "shield-u-later-evil-twin",
    k.may_be_upgrade(k.NoArmor(to=k.host), *k.gets(power=-2, to=k.host)),
)
k.card(
    "com-officer-hings",
    k.Play(k.may(k.Search(k.creature.named("com-officer-gross"), discard_too=False))),
    k.FightReap(k.Draw(k.for_each(k.creature.between("com-officer-gross")))),
)
k.card(
    "com-officer-gross",
    k.Play(k.may(k.Search(k.creature.named("com-officer-hings"), discard_too=False))),
    k.FightReap(k.Grow(1, k.each(k.creature.between("com-officer-hings")))),
)
k.card("5c077", k.Reap(k.ReadyAndUse(k.a(LIKE_THIS.friendly)), TUNED))
k.card(
    "ceaseforge",
    k.CannotForge(k.each_player),
    k.after(
        k.StartOfTurn(k.you),
        k.RemoveCounters("time", k.this),
        k.given(k.exactly_is(k.CountersOn("time", k.this), 0), k.Destroy(k.this)),
    ),
    k.Play(k.Mark("time", k.this, amount=2)),
)
k.card("d1-v3-pod", k.has("skirmish", only_if=HIGH), k.has("elusive", only_if=LOW))
k.card(
    "exploratory-craft",
    k.Action(k.Exhaust(k.up_to(3, k.creature.friendly)), k.Draw(k.for_each(k.Distinct("house", k.those)))),
)
k.card(
    "make-it-so",
    k.Play(
        k.Repeat(
            (
                k.ChooseHouse(),
                k.Reveal(k.top_card),
                k.given(k.ThatIs(k.any_card.of_that("house")), k.Draw(1)),
            ),
            k.ThatIs(k.any_card.of_that("house")),
        )
    ),
)
k.card(
    "prof-emeritus-kering",
    k.PlayFightReap(k.Use(k.neighbors, both_if=HIGH)),
)
k.card("the-ulfberht-device", k.CannotChoose("previous", who=k.each_player))
k.card("agent-sepdia", k.FightReap(k.Deal(1, to=k.a(k.creature)), k.given(HIGH, k.Stun(k.that))))
k.card("ch-337a", k.has("elusive", to=k.neighbors, only_if=HIGH))
k.card("colonist-chapman", k.gains(k.Reap(k.Gain(1)), to=STRANGERS))
k.card(
    "sabotage-mission",
    k.Play(k.next_turn(k.keys_cost(k.for_each(k.Distinct("power", k.creature.friendly)), who=k.each_player))),
)
k.card("selective-preservation", k.Play(k.Destroy(k.NotOneOfEach(k.Distinct("power", k.creature)))))
k.card(
    "static-collection-array",
    k.keys_cost(-1, who=k.you, only_if=HIGH),
    k.keys_cost(1, who=k.you, only_if=LOW),
)
k.card(
    "t3r-35a",
    k.MayUse(k.this, only_if=BESIDE_ACTIVE),
    k.may_be_upgrade(k.MayUse(k.host, only_if=BESIDE_ACTIVE)),
)
k.card("together", k.Play(FOREIGN_CARD, k.given(HIGH, ANOTHER_FOREIGN_CARD)))
k.card(
    "æmber-vac", k.Play(k.RaiseTide()), k.gains(k.after(k.StartOfTurn(k.you), k.given(HIGH, k.Capture(2))))
)
k.card(
    "biome-discovery",
    k.Play(
        k.given(
            HIGH,
            k.may(k.LookAtTop(2), k.Discard(k.a(k.any_card, k.looked_at))),
            otherwise=(k.RaiseTide(),),
        )
    ),
)
k.card("cr-officer-hawkins", k.Play(k.Gain(k.for_each(STRANGERS))))
k.card(
    "diplomat-agung",
    k.PlayFightReap(
        k.ChooseHouse(),
        k.for_turn(k.BelongsTo(k.that_house, to=k.that, too=True), about=k.a(k.creature.friendly)),
    ),
)
k.card("grand-alliance-council", k.Play(k.Destroy(k.NotOneOfEach(k.Distinct("house", k.creature)))))
k.card("lieutenant-valmart", k.PlayFightReap(k.given(HIGH, k.next_turn(k.keys_cost(3, who=k.each_player)))))
k.card(
    "officer-s-blaster",
    k.gets(power=2, to=k.host),
    k.gains(k.Destroyed(k.Attach(k.this_upgrade, to=k.a(k.creature.next_to("right"))))),
)
k.card(
    "operative-espion",
    k.after(
        k.RaisesTide(k.each_player, on_own_turn=True),
        k.may(k.Use(k.a(k.creature.controlled_by(k.player_of_it))), who=k.player_of_it),
    ),
)
k.card("rocketeer-tryska", k.Arrives("ready", what=k.creature.neighboring, only_if=HIGH))
k.card("shield-u-later", k.may_be_upgrade(*k.gets(armor=2, to=k.host)))
k.card(
    "technobabble", k.Play(k.Stun(k.all_of(k.a(k.creature), k.each(k.creature.beside_that.sharing("house")))))
)
k.card(
    "unity-or-discord",
    k.Play(
        k.choose_one(
            k.Use(k.a(k.creature.friendly.not_of("staralliance"))),
            k.Return(k.UpgradesOf(k.up_to(2, k.creature.friendly), too=True)),
        )
    ),
)
