"""Winds of Exchange, Saurian: legions raised for glory, philosophers, and laws for everybody."""

from tapete.games.keyforge.cards import words as k

OUTNUMBERED = k.more(k.count(k.creature.enemy), k.count(k.creature.friendly))
WISE = k.at_least(k.CountersOn("wisdom", k.this), 1)
ARCHIVED = k.a(k.any_card, k.your_archives)


def teach(name: str) -> k.Verb:
    """Wisdom goes from one philosopher to the next."""
    return k.may(k.Mark("wisdom", k.a(k.creature.named(name))))


k.card(
    "aedile-tullia",
    k.after(k.Exalts(k.you, what=k.creature.friendly.non_token), k.MakeToken()),
)
k.card(
    "aristotlmimus",
    k.Reap(
        k.given(
            WISE,
            k.Draw(1),
            k.Archive(k.a(k.any_card, k.your_hand)),
            k.PlayCard(ARCHIVED),
            otherwise=(k.may(k.PlayCard(ARCHIVED)),),
        )
    ),
)
k.card(
    "conscription",
    k.Play(
        k.given(OUTNUMBERED, k.MakeToken(k.Minus(k.count(k.creature.enemy), k.count(k.creature.friendly))))
    ),
)
k.card(
    "edict-of-nerotaurus",
    k.after(k.Reaps(k.creature), k.for_turn(k.cannot_reap(k.creature, who=k.each_player), uses=1)),
    k.after(k.Fights(k.creature), k.for_turn(k.cannot_fight(k.creature, who=k.each_player), uses=1)),
)
k.card(
    "election",
    k.gains(
        k.Reap(k.choose_one(k.Mark("yea", k.this_artifact), k.Mark("nay", k.this_artifact))), to=k.creature
    ),
    k.AsSoonAs(
        k.at_least(k.CountersOn("yea", k.this), 6), (k.Destroy(k.this), k.Destroy(k.each(k.creature)))
    ),
    k.AsSoonAs(k.at_least(k.CountersOn("nay", k.this), 6), (k.Destroy(k.each(k.artifact)),)),
)
k.card(
    "magistrate-crispus",
    k.after(
        k.EndOfTurn(k.you),
        k.TakeControl(k.each(k.creature_or_artifact.enemy.owned_by(k.you))),
        k.TakeControl(k.each(k.creature_or_artifact.friendly.owned_by(k.opponent)), who=k.opponent),
    ),
)
k.card(
    "platopelta",
    k.Reap(
        k.given(
            WISE,
            k.Draw(1),
            k.Archive(k.a(k.any_card, k.your_hand)),
            teach("aristotlmimus"),
            otherwise=(k.Archive(k.a(k.any_card, k.your_hand)),),
        )
    ),
)
k.card("rampaging-brutodon", k.at_price("use", k.Destroy(k.a(k.creature.friendly))), k.Play(k.MakeToken()))
k.card("socraterosaurus", k.Reap(k.Draw(1), teach("platopelta")))
k.card("tectonic-shift", k.Play(k.Destroy(k.all_of(k.HalfLine(k.you), k.HalfLine(k.opponent)))))
k.card(
    "training-costs",
    k.OnlyDiscardedByCards(),
    k.Play(k.Lose(2, who=k.you), k.given(k.Not(k.you_do), k.ShuffleIn(k.this))),
)
k.outpost("æmbrosia-outpost", k.Move("amber", 1, source=k.a(k.creature.friendly)))
k.card("chaosodon", k.BeforeFight(k.Deal(3, to=k.neighbors)))
k.card("hoplite-s-dory", k.gets(power=k.for_each(k.creature.exhausted.toward("left"), times=2), to=k.host))
k.card(
    "imperator-drusilla",
    k.has("splash-attack", amount=4, to=k.this, only_if=OUTNUMBERED),
    k.Play(k.Destroy(k.a(k.creature.friendly.other))),
)
k.card(
    "inspiring-oration",
    k.Play(k.Exalt(k.a(k.creature.friendly)), k.MakeToken(k.for_each(k.AmberOn(k.that)))),
)
k.card("pax-sauriana", k.Play(k.Ward(k.each(k.creature))))
k.card(
    "phalanx-leader",
    k.Play(k.MakeToken(at="beside")),
    k.FightReap(k.for_turn(k.gets(power=2, to=k.creature.toward("left", of="that")), about=k.this)),
)
k.card("aquilia-lone-hero", k.Omni(k.given(OUTNUMBERED, k.Capture(1))))
k.card("arm-the-plebeians", k.Play(k.MakeToken(), k.Ward(k.that)))
k.card(
    "ballistego",
    k.has("splash-attack", amount=3, to=k.this, only_if=k.at_least(k.AmberOn(k.this), 1)),
    k.Play(k.may(k.Exalt(k.this))),
)
k.card(
    "chancellor-dexterus",
    k.Reap(
        k.may(
            k.Exalt(k.a(k.creature.next_to("right"))),
            k.if_you_do(k.for_turn(k.BelongsTo("saurian", to=k.that), about=k.that)),
        )
    ),
)
k.card("epic-poem", k.Play(k.Exalt(k.a(k.creature.friendly)), k.Gain(k.for_each(k.AmberOn(k.that)))))
k.card("grammaticus-thrax")
k.card(
    "legionary-trainer",
    k.Arrives("ready", what=k.creature.friendly.token),
    k.Play(k.MakeToken()),
)
k.card("longusaur-lector", k.PlayReap(k.may(k.Exalt(k.this), k.if_you_do(k.MakeToken()))))
k.card("pale-into-insignificance", k.Play(k.Destroy(k.all_least_powerful(k.creature))))
k.card("praetor-marius", k.Reap(k.Capture(k.for_each(k.creature.exhausted.toward("left")))))
k.card(
    "recruit",
    k.Play(
        k.MakeToken(), k.given(k.at_least(k.UsesThisTurn("exalt", k.creature.friendly), 1), k.Archive(k.this))
    ),
)
k.card(
    "symposium",
    k.Play(
        k.Exalt(k.a(k.creature.friendly)),
        k.ReadyAndUse(k.that),
        k.given(
            k.ThatIs(k.creature.token),
            k.may(k.Exalt(k.a(k.creature.friendly.different)), k.ReadyAndUse(k.that)),
        ),
    ),
)
k.card("bellatoran-warrior")
k.card("scholar", k.Reap(k.Draw(1)))
k.card("senator", k.Action(k.next_turn(k.keys_cost(1, who=k.each_player))))
k.card("trooper", k.FightReap(k.Exalt(k.this)))
