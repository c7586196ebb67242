"""Dark Tidings, Logos."""

from tapete.games.keyforge.cards import words as k

HIGH = k.TideIs()
MORAY = (k.after(k.RaisesTide(k.you), k.Ready(k.this)), k.after(k.RaisesTide(k.opponent), k.Exhaust(k.this)))
PLAYED = k.CardsPlayed(k.any_card)
TURN_THE_TIDE = k.given(HIGH, k.RaiseTide(who=k.opponent), otherwise=(k.RaiseTide(),))
TAKE_FROM_ARCHIVES = k.may(k.Return(k.a(k.any_card, k.your_archives)))

k.card("armadrone-evil-twin", k.Fight(k.Steal(2)))
k.card("binary-moray-evil-twin", MORAY)
k.card(
    "captain-kresage-evil-twin",
    k.LosesKeyword("elusive", to=k.creature),
    k.LosesKeyword("taunt", to=k.creature),
    k.LosesKeyword("poison", to=k.creature),
    k.LosesKeyword("skirmish", to=k.creature),
)
k.card("old-egad-evil-twin", k.Destroyed(k.Enrage(k.each(k.creature.enemy))))
k.card("pi-sweven-evil-twin", k.Reap(k.given(HIGH, k.DiscardRandom(k.opponent))))
k.card("prof-garwynne-evil-twin", k.Fight(TAKE_FROM_ARCHIVES))
k.card("talmage-steelheart-evil-twin", k.Play(k.Deal(PLAYED, to=k.a(k.creature.enemy))))
k.card("dr-verokter", k.Reap(k.PutOnDeck(k.a(k.any_card.either(k.upgrade, k.action), k.your_discard))))
k.card("rooftop-laboratory", k.Arrives("ready", what=k.creature.friendly.trait("scientist")))
k.card("reckless-experimentation", k.gains(k.Reap(k.PlayCard(k.top_card))))
k.card(
    "groundbreaking-discovery",
    k.Play(
        k.given(
            k.both(
                k.at_least(k.count(k.creature.friendly.named("dr-verokter")), 1),
                k.at_least(k.count(k.artifact.friendly.named("rooftop-laboratory")), 1),
                k.at_least(k.count(k.upgrade.friendly.named("reckless-experimentation")), 1),
            ),
            k.Destroy(k.each(k.any_card)),
            k.Unforge(k.opponent, any=True),
            k.Purge(k.this),
        )
    ),
)
k.card(
    "backup-plan",
    k.Play(
        k.ForEach(k.Minus(k.count(k.creature.enemy), k.count(k.creature.friendly)), (k.Archive(k.top_card),))
    ),
)
# Two of them alone give each other nothing: a keyword is borrowed from those that have it without borrowing it.
k.card(
    "captain-kresage",
    *(
        k.has(
            word,
            to=k.this,
            only_if=k.at_least(k.count(k.creature.friendly.other.keyword(word, borrowed=False)), 1),
        )
        for word in ("elusive", "taunt", "poison", "skirmish")
    ),
)
k.card("chronophage", k.has("omega", to=k.creature_or_artifact.ones(k.opponent)))
k.card("honors-keysis", k.Play(k.Forge(extra=7, less=PLAYED), k.if_you_do(k.Purge(k.this))))
k.card(
    "ruins-of-archonis",
    k.Play(k.PlaceAmber(4, k.this), k.Archive(k.a(k.any_card, k.your_hand))),
    k.after(
        k.Plays(k.each_player, nth=6),
        k.given(k.ThisIs(k.any_card.ready), k.Move("amber", "all", source=k.this, to=k.player_of_it)),
    ),
)
k.card(
    "slrs-austeralis",
    k.Action(
        k.Exhaust(k.up_to(3, k.creature.friendly.of("logos"))),
        k.ForEach(k.this_way, (k.PlayCard(k.top_card),)),
    ),
)
k.card("tide-warp", k.after(k.StartOfTurn(k.you), TURN_THE_TIDE))
k.card("archon-s-callback", k.Play(k.Draw(5)))
k.card("binary-moray", MORAY, k.Reap(k.Archive(k.a(k.any_card, k.your_hand))))
k.card(
    "forgive-or-forget",
    k.Play(
        k.choose_one(
            (
                k.Archive(k.a(k.any_card, k.your_discard)),
                k.Archive(k.a(k.any_card.sharing("type", yes=False), k.your_discard)),
            ),
            k.Purge(
                k.all_of(k.up_to(2, k.any_card, k.your_discard), k.up_to(2, k.any_card, k.their_discard))
            ),
        )
    ),
)
k.card("isotropic-core", k.has("hazardous", amount=1, to=k.creature.friendly))
k.card(
    "mechabuoy",
    k.after(
        k.StartOfTurn(k.each_player), k.given(k.TideIs(who=k.player_of_it), k.Gain(1, who=k.player_of_it))
    ),
)
k.card("mind-bullets", k.Play(k.Deal(k.for_each(PLAYED), to=k.each(k.creature))))
k.card("prof-garwynne", k.Reap(TAKE_FROM_ARCHIVES))
k.card("think-twice", k.Play(k.PlayCard(k.a(k.action, k.your_discard)), k.Purge(k.that)))
k.card("armadrone", k.Fight(k.Steal(1)))
k.card(
    "austeralis-seaborg",
    k.Reap(k.Deal(2, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.RaiseTide())),
)
k.card("bilgewarden", k.PlayReap(TURN_THE_TIDE))
k.card(
    "final-analysis",
    k.Play(
        k.Destroy(k.each(k.creature)),
        k.Draw(k.ThoseThat(k.creature.controlled_by(k.themself)), who=k.each_player),
    ),
)
k.card("hydrocataloguer", k.after(k.RaisesTide(k.each_player), k.Archive(k.Top(k.player_of_it))))
k.card("old-egad", k.Destroyed(k.Ward(k.neighbors)))
k.card("pi-sweven", k.Reap(k.given(HIGH, k.Draw(3))))
k.card("science", k.Play(k.for_turn(k.after(k.Plays(k.you, what=k.action, other=True), k.Gain(1)))))
k.card("static-charge", k.gains(k.after(k.StartOfTurn(k.you), k.Deal(2, to=k.neighbors))))
k.card(
    "submersive-principle",
    k.Play(k.given(HIGH, k.Lose("half", who=k.each_player), otherwise=(k.Lose(1, who=k.each_player),))),
)
k.card("talmage-steelheart", k.Play(k.Grow(PLAYED, k.this)))
k.card("theory-or-conjecture", k.Play(k.choose_one(k.Archive(k.Top(k.you, count=2)), k.PlayCard(k.top_card))))
