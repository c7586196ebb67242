"""Star Alliance: a crew among ghosts."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)
FOREIGNER = k.creature.friendly.not_of("staralliance")
ALIEN_NEIGHBOR = k.creature.neighboring.not_of("staralliance")

k.card(
    "anachronometer",
    k.gains(
        k.FightReap(
            k.ShuffleZones((k.your_discard,)),
            k.Draw(1),
            k.Discard(k.Top(k.you, count=k.CountIn(k.their_discard))),
        )
    ),
)
k.card(
    "curse-of-obstinacy",
    k.after(k.EndOfTurn(k.you), k.Stun(k.each(k.creature.friendly.off_flank.like_neighbors(1)))),
)
k.card(
    "jackpot-greene",
    k.after(
        k.Reaps(k.creature),
        k.Discard(k.Top(k.controller_of("it"))),
        k.given(k.ThatIs(k.any_card.of("staralliance")), k.Gain(1)),
    ),
)
k.card(
    "missile-officer-myers",
    k.PlayReap(k.TriggerAbility("play", k.a(k.creature.neighboring))),
    k.Scrap(k.Discard(k.a(k.any_card, k.your_hand)), k.TriggerAbility("play", k.that)),
)
k.card(
    "multi-dimensional-rescue",
    k.Play(
        k.Return(
            k.all_of(
                k.a(k.action, k.your_discard),
                k.a(k.artifact, k.your_discard),
                k.a(k.creature, k.your_discard),
                k.a(k.upgrade, k.your_discard),
            )
        ),
        k.for_turn(k.MayPlay(k.any_card.not_of("staralliance")), uses=1),
        k.Purge(k.this),
    ),
)
k.card(
    "necromorph",
    k.destroyed_instead(
        k.Heal("all", k.this),
        k.Destroy(k.a(ALIEN_NEIGHBOR)),
        only_if=k.at_least(k.count(ALIEN_NEIGHBOR), 1),
    ),
)
k.card(
    "paradox-shield",
    k.gains(
        k.destroyed_instead(
            k.Heal("all", k.this),
            k.Destroy(k.this_upgrade),
            first=(k.Discard(k.Top(k.you, count=k.PowerOf(k.this))),),
        )
    ),
)
k.card(
    "3ll-i0t",
    k.PlayFightReap(k.may(k.PlayCard(k.a(k.upgrade, k.your_discard), on=k.this))),
    k.Scrap(k.ShuffleIn(k.each(k.upgrade))),
)
k.card("alien-horror", k.gets(power=7, only_if=HAUNTED), k.Fight(k.Capture(1, by=k.neighbors)))
k.card("bad-chemistry", k.Play(k.Stun(k.each(k.creature.like_neighbors(1)))))
k.card("corporal-bridger", k.PlayFightReap(k.for_turn(k.MayUse(FOREIGNER), uses=1)))
k.card("event-horizon", k.Play(k.DiscardUntil(k.action), k.if_you_do(k.PlayCard(k.that))))
k.card("pentacorder", k.gains(k.keys_cost(k.Distinct("house", k.creature.friendly))))
k.card(
    "prototype-harness",
    k.gets(power=6, to=k.host),
    k.gains(k.after(k.StartOfTurn(k.you), k.Deal(1, to=k.this))),
)
k.card(
    "staff-sergeant-rhea",
    k.MayUse(k.neighbors, only_if=k.ActiveHouse("staralliance")),
    k.Scrap(k.ReadyAndUse(k.a(k.creature.friendly))),
)
k.card("séance-scanner", k.Action(k.given(HAUNTED, k.Use(k.a(FOREIGNER)))))
k.card("com-officer-palik", k.FightReap(k.Capture(1, by=k.a(k.creature.friendly))))
k.card(
    "essence-entangler",
    k.gets(power=k.for_each(k.AmberOn(k.host), times=-1), to=k.host),
    k.Scrap(k.Move("amber", 1, source=k.a(k.creature), to=k.a(k.creature.different))),
)
k.card(
    "into-the-warp",
    k.Play(k.Discard(k.Top(k.each_player)), k.Destroy(k.each(k.creature.sharing("house")))),
)
k.card(
    "lieutenant-halasta",
    k.Reap(k.Stun(k.a(k.creature))),
    k.Scrap(k.Stun(k.most_powerful(k.creature.enemy))),
)
k.card(
    "modular-exoskeleton",
    k.gets(power=4, to=k.host),
    k.from_discard(k.after(k.StartOfTurn(k.you), k.may(k.Return(k.this)))),
)
k.card("perimeter-alarm", k.Play(k.Use(k.a(FOREIGNER)), k.given(HAUNTED, k.Archive(k.this))))
k.card("proton-siphon", k.has("splash-attack", amount=5, only_if=HAUNTED))
k.card("quartermaster-botty", k.PlayFightReap(k.given(HAUNTED, k.Capture(2))))
k.card(
    "retrotechnician-le",
    k.Arrives("ready", only_if=HAUNTED),
    k.Reap(k.may(k.PlayCard(k.a(k.creature, k.your_discard)))),
)
k.card("strength-from-diversity", k.Play(k.Capture(1, by=k.each(FOREIGNER))))
k.card(
    "triangulator-newsome",
    k.Reap(k.given(HAUNTED, k.Move("amber", "all", source=k.neighbors, to=k.you))),
)
k.card("unprepared", k.Play(k.ChooseHouse(), k.Stun(k.each(k.creature.of_that("house")))))
k.card(
    "encounter-golem",
    k.after(k.Plays(k.you, what=k.action, laid_down=True), k.PutOnDeck(k.it, bottom=True)),
    k.Destroyed(k.given(HAUNTED, k.Archive(k.this))),
)
