"""Winds of Exchange, Star Alliance: crews of many houses, and a cadet for every task."""

from tapete.games.keyforge.cards import words as k

OUTNUMBERED = k.more(k.count(k.creature.enemy), k.count(k.creature.friendly))
STRANGER = k.creature.not_of("staralliance")

k.card("cultural-exchange", k.Play(k.Return(k.each(k.any_card, k.their_archives))))
k.card(
    "mirror-shell",
    k.gains(k.FightReap(k.for_turn(k.AreCopies(to=k.creature.friendly.token)))),
    k.Play(k.MakeToken()),
)
k.card(
    "norbyn-s-cavern",
    k.gets(power=3, to=k.creature.friendly.named("æmberling")),
    k.has("skirmish", to=k.creature.friendly.named("æmberling")),
)
k.card(
    "pupgrade",
    k.may_be_upgrade(*k.gets(power=3, to=k.host), k.gains(k.Destroyed(k.StandUp(k.this_upgrade)))),
)
k.card(
    "recruiting-station",
    k.Omni(
        k.ChooseHouse(),
        k.Discard(k.top_card),
        k.given(k.ThatIs(k.any_card.of_that("house")), k.MakeToken()),
    ),
)
k.card(
    "shakedown-sullivan",
    k.Reap(
        k.Choose(k.kept(k.a(k.creature))),
        k.Discard(k.Top(k.controller_of("that"))),
        k.given(
            k.ThatIs(k.creature.sharing("house"), of=k.the_same),
            k.Gain(1, who=k.controller_of("the-same")),
            otherwise=(k.Destroy(k.the_same),),
        ),
    ),
)
k.card("stronger-together", k.Play(k.Ready(k.each(k.creature.of("staralliance").amid(STRANGER)))))
k.card("temporal-purge", k.Play(k.TurnOver(k.each(k.creature.token), down=False)))
k.card("badge-of-unity", k.BelongsTo("staralliance", to=k.host, too=True))
k.card(
    "camaraderie",
    k.Play(
        k.Exhaust(k.a(k.creature.friendly.of("staralliance"))),
        k.if_you_do(k.Draw(k.for_each(STRANGER.beside_that, times=2))),
    ),
)
k.card(
    "collector-boren",
    k.after(k.Attaches(k.creature.itself), k.Ready(k.this)),
    k.Play(k.Return(k.a(k.upgrade, k.your_discard))),
)
k.card("fof-transponder", k.gains(k.Destroyed(k.MakeToken(), k.Attach(k.this_upgrade, k.that))))
k.outpost("ganymede-outpost", k.Archive(k.exactly(2, k.any_card, k.your_hand)))
k.card("grunt-work", k.Play(k.LookAtTop(3), k.PutBack(), k.MakeToken()))
k.card(
    "quintrino-warp",
    k.Play(
        k.Choose(k.all_of(k.a(k.creature.friendly), k.a(k.creature.enemy))),
        k.Destroy(k.each(k.creature.sharing("house"))),
        k.GainChains(1),
    ),
)
k.card(
    "sv3-lander",
    k.Play(k.MakeToken()),
    k.Omni(k.Destroy(k.this), k.for_turn(k.MayUse(k.creature.friendly.token))),
)
k.card("cpo-zytar")
k.card("echo-reflector", k.gains(k.keys_cost(3)))
k.card("friendly-guide", k.after(k.Uses(k.you, what=k.creature.neighboring), k.may(k.Use(k.this))))
k.card("future-booster", k.Omni(k.LookAtTop(1), k.may(k.PutOnDeck(k.that, bottom=True))))
k.card(
    "photon-blast",
    k.Play(
        k.Deal(2, to=k.a(k.creature), splash=1),
        k.given(k.at_least(k.ThoseThat(k.creature), 1), k.MakeToken()),
    ),
)
k.card("pyr*0", k.may_be_upgrade(k.has("splash-attack", amount=3)))
k.card(
    "recorded-history",
    k.Play(k.Reveal(k.up_to(3, k.any_card, k.your_hand, apart="house")), k.Archive(k.those)),
)
k.card(
    "rogue-operation",
    k.Play(k.Discard(k.Top(k.you, count=2)), k.Steal(k.for_each(k.Distinct("house", k.those)))),
)
k.card("scout-chief-korijir", k.PlayFightReap(k.MakeToken()))
k.card(
    "specialist-guthrak",
    k.FightReap(k.Capture(k.for_each(k.Distinct("house", k.Neighbors(k.this, too=True))))),
)
k.card("teamwork", k.Play(k.MakeToken(), k.given(OUTNUMBERED, k.Archive(k.this))))
k.card("uplink", k.gains(k.Action(k.MakeToken(k.for_each(STRANGER.neighboring)))))
k.card("æmberling", k.cannot_reap(k.this), k.Purse(whole=True))
k.card("cadet", k.Destroyed(k.Ready(k.most_powerful(k.creature.neighboring))))
k.card("explorer", k.Reap(k.LookAtTop(1), k.may(k.Discard(k.that))))
k.card("b0-t", k.Action(k.Use(k.a(k.creature.friendly.not_of("staralliance")))))
