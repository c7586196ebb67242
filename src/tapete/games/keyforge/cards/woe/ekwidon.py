"""Winds of Exchange, Ekwidon."""

from tapete.games.keyforge.cards import words as k

GIVE_THIS = k.TakeControl(k.this, who=k.opponent)
SACRIFICE = k.Destroy(k.a(k.creature.friendly))
SCOUTS = k.Play(k.LookAt(k.their_hand), k.PlayCard(k.a(k.creature, k.their_hand)), GIVE_THIS)
SHELLS = k.creature.friendly.named("strange-shell")

k.card("æmbitrage", k.keys_cost(1, who=k.you), k.HandSize(1))
k.card("antiquities-dealer", k.Action(k.given(k.at_least(k.count(k.artifact.friendly), 1), k.Gain(2))))
k.card("avid-collecting", k.Play(k.Return(k.a(k.creature.friendly.token))))
k.card("conductor-jărroyă", k.Reap(k.Ready(k.each(k.artifact.friendly.trait("buggy")))))
k.card(
    "corner-the-market",
    k.Play(
        k.next_turn(k.CannotPlay(k.any_card)),
        k.next_turn(k.after(k.Discards(k.opponent), k.may(k.Archive(k.it), who=k.opponent))),
    ),
)
k.card("cursed-relic", k.cannot("be-played"), k.OnlyDiscardedByCards())
k.card("envoy-of-ekwirrĕ", k.Reap(k.Swap(k.this, k.a(k.creature.neighboring), loads=True)))
k.card(
    "flea-market",
    k.Action(
        k.LookAt(k.Random(k.their_hand)),
        k.may(k.Pay(1, who=k.you), k.if_you_do(k.PlayCard(k.that))),
    ),
)
k.card(
    "freelancer",
    k.after(k.StartOfTurn(k.each_player), k.TakeControl(k.host, who=k.player_of_it)),
    k.MayUse(k.host),
)
k.card(
    "insurance-policy",
    k.gains(k.Destroyed(k.given(k.YourTurn(yes=False), k.Gain(4)))),
    k.Play(k.Lose(1, who=k.you)),
)
k.card("molluscaller", k.Reap(k.for_turn(k.gets(power=3, to=SHELLS)), k.for_turn(k.Blank(to=SHELLS))))
k.card("staff-up", k.Play(k.for_turn(k.instead_of("gaining", k.MakeToken(k.this_way)))))
k.card("talent-scout", SCOUTS, in_2018=(k.MayUse(k.this), SCOUTS))
k.card(
    "the-æmber-road",
    k.Omni(k.Mark("trade", k.this), k.Gain(k.for_each(k.CountersOn("trade", k.this))), GIVE_THIS),
)
k.card(
    "token-of-appreciation",
    k.Play(k.MakeToken(), k.Forge(extra=7, less=k.count(k.creature.friendly.token))),
)
k.card(
    "tourist-trap",
    k.Play(k.MakeToken()),
    k.Action(k.ExchangeControl(k.a(k.creature.friendly.token), k.a(k.creature.enemy))),
)
k.card("transitory-philosopher", k.Action(k.Steal(k.for_each(k.artifact.enemy))))
k.card(
    "exchange-program",
    k.Play(k.ExchangeControl(k.a(k.creature.friendly.on_flank), k.a(k.creature.enemy.on_flank))),
)
k.card("exo-shell-system", k.has("elusive", to=k.creature.friendly.token), k.Play(k.MakeToken()))
k.card("gĕzdrutyŏ-the-arcane", k.Action(k.Steal(2), k.TurnOver(k.this, down=True)))
k.card(
    "gezrăhi-blacksmith",
    k.after(
        k.StartOfTurn(k.each_player),
        k.choose_one(k.MakeToken(who=k.player_of_it), k.Draw(1, who=k.player_of_it), by=k.player_of_it),
    ),
)
k.outpost("ikwijĭ-outpost", k.Draw(3))
k.card("market-crash", k.Play(k.Destroy(k.each(k.creature.non_token)), k.GainChains(2)))
k.card(
    "niffle-paw",
    # It goes on before the creature does: with the creature it would be discarded.
    k.gains(k.Reap(k.Attach(k.this_upgrade, k.a(k.creature.other)), k.Destroy(k.this))),
)
k.card(
    "outnegotiate",
    k.Play(
        k.Choose(k.a(k.any_card, k.their_discard)),
        k.Steal(k.IconsOn("amber", k.that)),
        k.PutOnDeck(k.that, bottom=True),
    ),
)
k.card(
    "pull-up-stakes",
    k.Play(k.ShuffleIn(k.exactly(2, k.creature.friendly)), k.Return(k.exactly(4, k.creature.enemy))),
)
k.card(
    "puzzling-trinket",
    k.icon_instead("amber", k.choose_one(k.AsIcon("capture"), k.AsIcon("damage"), k.AsIcon("draw"))),
)
k.card(
    "sandhopper",
    k.Action(
        k.Return(k.a(k.creature.friendly)),
        k.if_you_do(k.may(k.PlayCard(k.a(k.creature.not_of("ekwidon"), k.your_hand)))),
    ),
)
k.card("scrapscrounger", k.Reap(k.Swap(k.a(k.artifact, k.your_discard), k.a(k.any_card, k.your_hand))))
k.card("shĭzyokŭ-swopper", k.Fight(k.ExchangeControl(k.this, k.foe)))
k.card(
    "trade-secrets",
    k.Play(k.Discard(k.any_number(k.any_card.of("ekwidon"), k.your_hand)), k.Steal(k.for_each(k.this_way))),
)
k.card("tya-arhĭ-esquire", k.gains(k.Destroyed(k.MakeToken()), to=k.creature.friendly.non_token))
k.card("uncommon-currency", k.Action(k.ExchangeControl(k.this, k.a(k.artifact.enemy))))
k.card("auction-off", k.Play(k.Purge(k.a(k.artifact)), k.Gain(1, who=k.controller_of("that"))))
k.card("belligerent-guard", k.Arrives("ready"), k.Play(k.Draw(1, who=k.opponent)))
k.card(
    "closed-door-negotiation",
    k.Play(
        k.Repeat(
            (k.Draw(1, who=k.opponent), k.Steal(1)),
            k.both(k.you_do, k.more(k.their_amber, k.your_amber)),
        )
    ),
)
k.card("dthoshră-recruiter", k.Reap(k.MakeToken()))
k.card(
    "forced-retirement",
    k.Play(k.Destroy(k.a(k.creature)), k.if_you_do(k.Gain(1, who=k.controller_of("that")))),
)
k.card("gemcoat-vendor", k.Action(k.Steal(1), k.Deal(1, to=k.this)))
k.card("general-ză-orhă", k.Play(k.MakeToken(k.for_each(k.Keys(k.opponent)))))
k.card("generous-offer", k.Play(SACRIFICE, k.if_you_do(k.Steal(2))))
k.card(
    "hire-on",
    k.Play(k.MakeToken(), k.given(k.at_least(k.Pool(k.each_player), 6), k.Archive(k.this))),
)
k.card(
    "mass-buyout",
    k.Play(
        k.Destroy(k.each(k.creature)),
        k.Gain(k.Part(2, k.ThoseThat(k.creature.controlled_by(k.themself)), up=True), who=k.each_player),
    ),
)
k.card("ornate-talking-tray", k.Omni(k.Destroy(k.this), k.MakeToken()))
k.card("shopping-spree", k.Play(k.Discard(k.each(k.any_card, k.your_hand)), k.Draw(k.for_each(k.this_way))))
k.card("shrewd-investor", k.Play(k.may(k.Gain(1, who=k.opponent), k.if_you_do(k.Capture(4)))))
k.card("steward-su-uzyanĕ")
k.card("the-old-tinker", k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.Draw(1)))
k.card("the-visible-hand", k.Play(k.MakeToken(2), k.Reveal(k.each(k.any_card, k.your_hand))))
k.card("trading-frenzy", k.Play(k.Capture(3, by=k.all_of(k.a(k.creature.friendly), k.a(k.creature.enemy)))))
k.card("shĭgzisŏ-buggy", k.Action(SACRIFICE, k.if_you_do(k.Gain(2))))
k.card("shĭsnyasĭ-buggy", k.Action(k.Lose(1, who=k.you), k.if_you_do(k.Draw(3))))
k.card(
    "shĭzyokŭ-buggy",
    k.Action(
        k.Reveal(k.exactly(2, k.any_card, k.your_hand)),
        k.given(k.ShareHouse(), k.Discard(k.that), k.MakeToken()),
    ),
)

# Token creatures

k.card(
    "strange-shell",
    k.CannotUse(k.this, who=k.each_player, ways=("fight", "reap")),
    k.Action(k.Return(k.this)),
)
k.card("diplomat", k.Reap(k.Gain(1, who=k.each_player)))
k.card("trader", k.Action(k.Steal(1), k.Destroy(k.this)))
k.card("prospector", k.Destroyed(k.Draw(1)))
