"""Geistoid: specters of machines that fill discard piles, come back from them and haunt whoever owns them."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)
NOT_HAUNTED = k.Not(HAUNTED)
LADEN = k.creature.friendly.with_amber
GEISTS = k.creature.friendly.of("geistoid")
CLOCKS = k.creature.friendly.trait("clock")
MILL = k.Discard(k.top_card)
EXHUME = k.Purge(k.a(k.any_card, k.a_discard))
BELONG = (k.BelongsTo("geistoid", to=k.host),)


def ticks(least: int, *then: k.Verb) -> k.After:
    """Every clock: a time counter on each friendly one, and what follows when enough lie on this one."""
    full = k.at_least(k.CountersOn("time", k.this), least)
    return k.after(k.EndOfTurn(k.you), k.Mark("time", k.each(CLOCKS)), k.given(full, *then))


k.card(
    "a-strong-feeling",
    k.Play(k.Ready(k.each(LADEN)), k.Move("amber", 1, source=k.each(k.creature.friendly), to=k.supply)),
)
k.card(
    "animating-force",
    k.AttachOnlyTo(k.artifact),
    k.Play(
        k.TakeControl(k.host),
        k.Animate(k.that, 4),
        k.while_it_stays(k.has("versatile", to=k.that), about=k.that),
    ),
    k.Scrap(k.Gain(1)),
)
k.card("call-of-need", k.Play(k.Search(k.any_card, discard_too=False, to="discard")))
k.card(
    "dark-memento",
    k.after(k.StartOfTurn(k.you), k.given(NOT_HAUNTED, k.Repeat((MILL,), NOT_HAUNTED))),
    k.Scrap(
        k.Repeat(
            (k.ChoosePlayer(), k.Discard(k.Top(k.chosen_player))),
            k.Not(k.Haunted(k.chosen_player)),
        )
    ),
)
k.card(
    "empathic-malice",
    k.Play(k.Capture(3, by=k.a(k.creature.friendly)), k.given(HAUNTED, k.PutOnDeck(k.this, bottom=True))),
)
k.card("future-is-past", k.Play(k.SwapZones(who=k.each_player)))
k.card(
    "island-of-misfit-toys",
    k.Action(k.Return(k.each(k.any_card.of("geistoid"), k.your_discard)), k.Purge(k.this)),
)
k.card(
    "junkyard-cemetery",
    k.considered(
        haunted=True, only_if=k.at_least(k.Plus(k.CountIn(k.your_purged), k.CountIn(k.your_discard)), 10)
    ),
    k.Action(k.Purge(k.a(k.any_card, k.your_discard))),
)
k.card(
    "kaspara",
    k.gets(power=k.Plus(k.your_amber, k.their_amber)),
    k.gains(k.PlayDestroyed(k.Gain(1, who=k.each_player)), to=GEISTS),
)
k.card(
    "mender",
    k.PlayReap(
        EXHUME,
        k.Heal("all", k.each(k.creature.trait("robot"))),
        k.Ward(k.each(k.creature.trait("robot"))),
    ),
)
k.card(
    "miss-chievous",
    k.after(k.Enters(GEISTS), k.Discard(k.Top(k.each_player, count=2))),
    k.Reap(k.PlayCard(k.TopOfPile(k.you, what=k.creature))),
)
k.card(
    "poltergeistoids",
    k.Play(
        EXHUME,
        k.if_you_do(
            k.PlayCard(k.a(k.creature_or_artifact, k.your_purged)),
            k.AttachThis(k.that, BELONG),
        ),
    ),
)
k.card(
    "protective-playmate",
    k.gets(power=6, only_if=HAUNTED),
    k.has("elusive", to=k.this, only_if=NOT_HAUNTED),
)
k.card(
    "replicative-growth",
    k.Play(k.for_turn(k.gains(k.Reap(k.Move("amber", 1, source=k.this)), to=k.creature.friendly))),
)
k.card("scooboo", k.instead_of("drawing", k.Discard(k.Top(k.you, count=3)), k.Return(k.this)))
k.card(
    "shadys",
    k.Action(
        k.PlayCard(k.a(k.creature, k.your_discard)),
        k.given(k.ThatIs(k.creature.named("purse-a-phone")), k.Destroy(k.this)),
    ),
)
k.card(
    "synchronizer",
    k.gains(
        k.Destroyed(
            k.RemoveCounters(
                "time", k.this, amount=k.Part(2, k.CountersOn("time", k.this), up=True), to=k.this_artifact
            )
        ),
        to=CLOCKS,
    ),
    k.Omni(k.RemoveCounters("time", k.this, amount="all", to=k.a(CLOCKS))),
)
k.card(
    "varad-the-indulgent",
    k.gets(power=k.for_each(k.AmberOn(k.this))),
    k.after(k.Fights(GEISTS.other), k.Capture(1)),
)
k.card(
    "well-of-memory",
    k.Play(
        k.Purge(k.any_number(k.any_card, k.your_hand)),
        k.Return(k.exactly(k.this_way, k.any_card, k.your_discard)),
    ),
    k.Action(k.Destroy(k.this)),
)
k.card(
    "boiler",
    k.Destroyed(k.Deal(6, to=k.each(k.creature.enemy.on_flank))),
    k.Scrap(k.Deal(1, to=k.each(k.creature.enemy))),
)
k.card(
    "cursed-tomb",
    k.gains(k.Destroyed(k.Purge(k.this)), to=k.creature.without_amber),
    k.AsSoonAs(k.no(k.creature), (k.Purge(k.this),)),
)
k.card(
    "dimo-elderghast",
    k.gains(k.Destroyed(k.given(HAUNTED, k.Gain(k.for_each(k.AmberOn(k.this))))), to=LADEN),
)
k.card(
    "echofly",
    k.Action(k.Return(k.a(k.action, k.your_discard))),
    k.Scrap(k.Archive(k.TopOfPile(k.you, what=k.action))),
)
k.card(
    "energy-vampirism",
    k.Play(
        k.Capture(1, by=k.a(k.creature), own_side=True),
        k.Spread(1, k.AmberOn(k.that), k.creature),
    ),
)
k.card("infiltrator", k.after(k.EndOfTurn(k.you), k.Destroy(k.neighbors)))
k.card(
    "phantasmal-visit",
    k.Play(k.Stun(k.a(k.creature)), k.Exhaust(k.that), k.given(HAUNTED, k.Archive(k.this))),
)
k.card(
    "plow-sword",
    k.Action(
        k.PutOnDeck(k.a(k.creature, k.a_discard), bottom=True),
        k.if_you_do(k.Deal(3, to=k.a(k.creature))),
    ),
)
k.card(
    "return-to-rubble",
    k.Play(k.ShuffleIn(k.TopOfPile(k.you, count=10)), k.if_you_do(k.Destroy(k.each(k.creature)))),
)
k.card("singing-scythe", k.MayReturn(only_if=HAUNTED), k.gains(k.Reap(k.given(HAUNTED, EXHUME))))
k.card("soul-vial", k.gains(k.Destroyed(k.Archive(k.this)), to=LADEN))
k.card(
    "spontaneous-awakening",
    k.Play(
        k.given(
            k.Haunted(k.opponent),
            k.Destroy(
                k.a(
                    k.any_card.enemy.either(k.artifact, k.creature.trait("cyborg"), k.creature.trait("robot"))
                )
            ),
            k.if_you_do(k.PlayCard(k.those), k.AttachThis(k.that, BELONG)),
        )
    ),
)
k.card(
    "tangler",
    k.Reap(k.Stun(k.Neighbors(k.a(k.creature), too=True))),
    k.Scrap(k.Stun(k.a(k.creature))),
)
k.card("thoughtcatcher", k.gains(k.Destroyed(k.Draw(1)), to=LADEN))
k.card("tribute-collector", k.PlayFight(k.Capture(1, by=k.a(k.creature.friendly))))
k.card(
    "veil-of-ectoplasm",
    k.Play(
        k.ForEach(
            k.CountIn(k.your_discard, what=k.any_card.of("geistoid")),
            (k.Capture(1, by=k.a(k.creature.friendly)),),
        )
    ),
)
k.card("be-our-geist", k.Play(k.PlayCard(k.a(k.creature, k.Zone("discard", k.players(haunted=True))))))
k.card("boo", k.Play(k.ChoosePlayer(), k.Discard(k.Top(k.chosen_player, count=10))))
k.card("darklamp", k.has("elusive", to=LADEN), k.Play(k.Capture(1)))
k.card(
    "hallowed-eve-festival",
    k.Play(
        k.Discard(k.Top(k.you, count=5)),
        k.ForEach(k.ThoseThat(k.any_card.of("geistoid")), (k.Capture(1, by=k.a(k.creature.friendly)),)),
    ),
)
k.card("harvest-skimmer", k.Reap(MILL, k.given(k.ThatIs(k.creature), k.Gain(1))))
k.card(
    "haunted-house",
    k.after(k.StartOfTurn(k.you), k.given(NOT_HAUNTED, MILL)),
    k.Omni(k.given(HAUNTED, k.Gain(1))),
)
k.card(
    "in-here-somewhere…",
    k.Play(
        k.given(
            HAUNTED,
            k.Archive(k.exactly(2, k.any_card, k.your_discard)),
            otherwise=(k.Discard(k.Top(k.you, count=5)),),
        )
    ),
)
k.card(
    "junk-restoration",
    k.Play(k.Discard(k.Top(k.you, count=3)), k.may(k.Return(k.a(k.any_card, k.among_those)))),
)
k.card("memette", k.PlayDestroyed(k.Archive(k.top_of_discard)))
k.card(
    "reaver",
    k.Reap(
        k.Move("amber", 1, source=k.a(k.creature.friendly)),
        k.if_you_do(k.Discard(k.a(k.any_card, k.your_hand))),
    ),
)
k.card(
    "snippy",
    k.Play(k.Deal(2, to=k.a(k.creature))),
    k.Scrap(k.Destroy(k.a(k.creature.enemy.on_flank))),
)
k.card(
    "touchstone",
    k.Reap(k.given(HAUNTED, k.Draw(2), otherwise=(k.Discard(k.Top(k.you, count=2)),))),
)
k.card(
    "webstur",
    k.Fight(k.ForEach(k.DamageOn(k.this), (k.may(k.Discard(k.Top(k.each_player))),))),
)
k.card(
    "winds-of-death",
    k.Play(k.Archive(k.each(k.creature, k.each_discard)), k.Destroy(k.each(k.creature))),
)
k.card("ælbia-stray", k.Arrives("ready", only_if=HAUNTED), k.Reap(k.Capture(1)))
k.card("ancestral-timekeeper", ticks(12, k.Purge(k.this), k.if_you_do(k.AnotherTurn())))
k.card("chronometer", ticks(6, k.Destroy(k.this), k.if_you_do(EXHUME)))
k.card("precocious-fragment", k.Reap(k.given(HAUNTED, k.Gain(1), otherwise=(MILL,))))
k.card(
    "purse-a-phone",
    k.keys_cost(-2, who=k.each_player),
    k.Destroyed(k.Return(k.a(k.creature.named("shadys"), k.your_discard))),
)
k.card(
    "tick-tock",
    ticks(
        3,
        k.Destroy(k.this),
        k.if_you_do(k.Archive(k.up_to(3, k.any_card, k.your_hand, k.your_discard))),
    ),
)
k.card(
    "soultender",
    k.PlayReap(
        k.Move("amber", "all", source=k.each(k.creature.trait("specter")), to=k.supply),
        k.Heal("all", k.each(k.creature.trait("specter"))),
        k.Ward(k.each(k.creature.trait("specter"))),
    ),
)
k.card(
    "immortal-greking",
    k.Play(
        k.TakeControl(k.a(k.creature.enemy), flank="anywhere"),
        k.HouseOfThat(of=k.this),
        k.while_in_play(k.BelongsTo(k.that_house, to=k.that), about=k.that),
    ),
    k.Destroyed(k.given(HAUNTED, k.Archive(k.this))),
)
