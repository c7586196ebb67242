"""Shadows: thieves and their tools."""

from tapete.games.keyforge.cards import words as k

HIDDEN_PLAN = k.Play(k.PutUnder(k.a(k.any_card, k.your_hand)))
STUNG = (k.skips("forge"), k.amber_instead("spent", "taken"))
#: a stab that pays when it kills
STAB = k.Action(k.Deal(1, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.Gain(1)))

k.card(
    "bait-and-switch",
    k.Play(
        k.Repeat(
            (k.given(k.more(k.their_amber, k.your_amber), k.Steal(1)),),
            k.more(k.their_amber, k.your_amber),
            once=True,
        )
    ),
    in_2018=(
        k.Play(
            k.Repeat(
                (k.given(k.more(k.their_amber, k.your_amber), k.Steal(1)),),
                k.more(k.their_amber, k.your_amber),
            )
        ),
    ),
)
k.card("booby-trap", k.Play(k.Deal(4, to=k.a(k.creature.off_flank), splash=2)))
k.card("finishing-blow", k.Play(k.Destroy(k.a(k.creature.damaged)), k.if_you_do(k.Steal(1))))
k.card("ghostly-hand", k.Play(k.given(k.exactly_is(k.their_amber, 1), k.Steal(1))))
k.card("hidden-stash", k.Play(k.Archive(k.a(k.any_card, k.your_hand))))
k.card(
    "imperial-traitor",
    k.Play(k.LookAt(k.their_hand), k.may(k.Purge(k.a(k.any_card.of("sanctum"), k.their_hand)))),
)
k.card(
    "key-of-darkness",
    k.Play(k.given(k.exactly_is(k.their_amber, 0), k.Forge(extra=2), otherwise=(k.Forge(extra=6),))),
)
k.card("lights-out", k.Play(k.Return(k.exactly(2, k.creature.enemy))))
k.card("miasma", k.Play(k.next_turn(k.skips("forge", who=k.opponent))))
k.card("nerve-blast", k.Play(k.Steal(1), k.if_you_do(k.Deal(2, to=k.a(k.creature)))))
k.card(
    "one-last-job",
    k.Play(k.Purge(k.each(k.creature.friendly.of("shadows"))), k.Steal(k.for_each(k.this_way))),
)
k.card("oubliette", k.Play(k.Purge(k.a(k.creature.power_at_most(3)))))
k.card(
    "pawn-sacrifice",
    k.Play(k.Sacrifice(k.a(k.creature.friendly)), k.if_you_do(k.Deal(3, to=k.exactly(2, k.creature)))),
)
k.card("poison-wave", k.Play(k.Deal(2, to=k.each(k.creature))))
k.card("relentless-whispers", k.Play(k.Deal(2, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.Steal(1))))
k.card(
    "routine-job",
    k.Play(k.Steal(1), k.Steal(k.for_each(k.CountIn(k.your_discard, what=k.any_card.named("routine-job"))))),
)
k.card("too-much-to-protect", k.Play(k.Steal("all", keep=6)))
k.card(
    "treasure-map",
    k.Play(
        k.given(k.exactly_is(k.CardsPlayed(k.any_card.other), 0), k.Gain(3)),
        k.for_turn(k.CannotPlay(k.any_card, who=k.you)),
    ),
)
k.card("customs-office", k.Toll(1, "play", k.artifact))
k.card(
    "evasion-sigil",
    k.after(
        k.WillFight(k.creature),
        k.Discard(k.Top(k.controller_of("it"))),
        k.given(k.ThatIs(k.any_card.of(k.active_house)), k.Stop("fight")),
    ),
)
k.spent("longfused-mines", k.Deal(3, to=k.each(k.creature.enemy.off_flank)))
k.card(
    "masterplan",
    HIDDEN_PLAN,
    k.Omni(k.PlayCard(k.a(k.any_card, k.under_this)), k.Destroy(k.this)),
    in_2018=(HIDDEN_PLAN, k.Omni(k.PlayCard(k.a(k.any_card, k.under_this)), k.Sacrifice(k.this))),
)
k.card("safe-place", k.Purse(), k.Action(k.Move("amber", 1, to=k.this)))
k.card("seeker-needle", STAB)
k.card("skeleton-key", k.Action(k.Capture(1, by=k.a(k.creature.friendly))))
k.spent(
    "special-delivery", k.Deal(3, to=k.a(k.creature.on_flank)), k.given(k.it_was_destroyed, k.Purge(k.that))
)
k.card("speed-sigil", k.Arrives("ready", what=k.creature, played=True, first=True))
k.card("subtle-maul", k.Action(k.DiscardRandom(k.opponent)))
k.card("the-sting", *STUNG, k.Action(k.Destroy(k.this)), in_2018=(*STUNG, k.Action(k.Sacrifice(k.this))))
k.card("bad-penny", k.Destroyed(k.Return(k.this)))
k.card("bulleteye", k.Reap(k.Destroy(k.a(k.creature.on_flank))))
k.card("carlo-phantom", k.after(k.Plays(k.you, what=k.artifact), k.Steal(1)))
k.card("deipno-spymaster", k.Omni(k.for_turn(k.MayUse(k.that), about=k.a(k.creature.friendly))))
k.card("faygin", k.Reap(k.Return(k.a(k.any_card.named("urchin"), k.in_play, k.your_discard))))
k.card("macis-asp")
k.card("mack-the-knife", STAB, in_2018=(k.MayUse(k.this), STAB))
k.card(
    "magda-the-rat",
    k.Play(k.Steal(2), k.while_in_play(k.after(k.LeavesPlay(), k.Steal(2, who=k.opponent)))),
    in_2018=(k.Play(k.Steal(2)), k.Leaves(k.Steal(2, who=k.opponent))),
)
k.card("mooncurser", k.Fight(k.Steal(1)))
k.card("nexus", k.Reap(k.UseAsYours(k.a(k.artifact.enemy))))
k.card("noddy-the-thief", k.Action(k.Steal(1)))
k.card("old-bruno", k.Play(k.Capture(3)))
k.card("dodger", k.Fight(k.Steal(1)))
k.card(
    "selwyn-the-fence",
    k.FightReap(k.Move("amber", 1, source=k.a(k.creature_or_artifact.friendly.with_amber))),
)
k.card("shadow-self", k.Harmless(), k.damage_goes("this", of=k.creature.without_trait("specter")))
k.card("silvertooth", k.Arrives("ready"))
k.card("smiling-ruth", k.Reap(k.given(k.ForgedKey(k.you), k.TakeControl(k.a(k.creature.enemy.on_flank)))))
k.card("sneklifter", k.Play(k.TakeControl(k.a(k.artifact.enemy), as_house="shadows")))
k.card("umbra", k.Fight(k.Steal(1)))
k.card("urchin", k.Play(k.Steal(1)))
k.card("duskrunner", k.gains(k.Reap(k.Steal(1))))
k.card("ring-of-invisibility", k.has("elusive"), k.has("skirmish"))
k.card("silent-dagger", k.gains(k.Reap(k.Deal(4, to=k.a(k.creature.on_flank)))))
