"""Saurian: dinosaurs who lend their creatures Æmber and count on keeping it."""

from tapete.games.keyforge.cards import words as k

SELF_EXALTED = k.may(k.Exalt(k.this))
TO_THE_SUPPLY = k.Destroyed(k.Move("amber", "all", source=k.this, to=k.supply))
DEARER_KEYS = k.next_turn(k.keys_cost(3))
DINOSAUR = k.creature.trait("dinosaur")


def exalted(*steps: k.Verb) -> k.Verb:
    """You may exalt this creature; if you do, this follows."""
    return k.may(k.Exalt(k.this), k.if_you_do(*steps))


k.card(
    "axiom-of-grisk",
    k.Play(k.Ward(k.a(k.creature)), k.Destroy(k.each(k.creature.without_amber)), k.GainChains(2)),
)
k.card("brutodon-auxiliary")
k.card(
    "chant-of-hubris",
    k.Play(k.Move("amber", 1, source=k.a(k.creature), to=k.a(k.creature.different))),
)
k.card("imperial-scutum", k.gets(armor=2, to=k.host), k.gains(TO_THE_SUPPLY))
k.card("imperium", k.Play(k.Ward(k.exactly(2, k.creature.friendly))))
k.card("legatus-raptor", k.Fight(exalted(k.ReadyAndUse(k.a(k.creature.friendly.other)))))
k.card(
    "odoac-the-patrician", k.CannotBeStolen(only_if=k.at_least(k.AmberOn(k.this), 1)), k.Play(k.Capture(1))
)
k.card(
    "phalanx-strike",
    k.Play(
        k.Repeat(
            (k.Deal(k.for_each(k.creature.friendly), to=k.a(k.creature)),),
            k.you_do,
            once=True,
            price=(k.Exalt(k.a(k.creature.friendly)),),
        )
    ),
)
k.card("praefectus-ludo", k.gains(TO_THE_SUPPLY, to=k.creature.friendly.other))
k.card("questor-jarta", k.Reap(exalted(k.Gain(1))))
k.card("rhetor-gallim", k.Play(DEARER_KEYS), k.Reap(exalted(DEARER_KEYS)))
k.card("senator-shrix", k.Purse(), k.PlayReap(SELF_EXALTED))
k.card("the-golden-spiral", k.Action(k.Exalt(k.a(k.creature.friendly)), k.ReadyAndUse(k.that)))
k.card("thero-centurion", k.PlayFight(k.Capture(1)))
k.card(
    "tribute",
    k.Play(
        k.Repeat(
            (k.Capture(2, by=k.most_powerful(k.creature.friendly)),),
            k.you_do,
            once=True,
            price=(k.Exalt(k.that),),
        )
    ),
)
k.card("tricerian-legionary", k.Play(k.Ward(k.a(k.creature.friendly))))
k.card("ancient-power", k.Play(k.Ward(k.each(k.creature.friendly.with_amber))))
k.card(
    "centurion-stenopius",
    k.gets(power=k.for_each(k.AmberOn(k.this), times=3)),
    k.PlayFightReap(SELF_EXALTED),
)
k.card("city-state-interest", k.Play(k.Capture(1, by=k.each(k.creature.friendly))))
k.card(
    "draco-praeco",
    k.Reap(exalted(k.ChooseHouse(), k.Enrage(k.each(k.creature.of_that("house"))))),
)
k.card("exile", k.Play(k.TakeControl(k.a(k.creature.friendly), who=k.opponent)))
k.card("gargantodon", k.Arrives("stunned"), k.strikes(4), k.amber_instead("stolen", "captured"))
k.card("library-of-polliasaurus", k.Action(k.Move("amber", 1, source=k.a(k.creature.friendly))))
k.card(
    "orator-hissaro",
    k.Play(
        k.Ready(k.neighbors),
        k.Exalt(k.neighbors),
        k.for_turn(k.BelongsTo("saurian", to=k.that), about=k.those),
    ),
)
k.card("paraguardian", k.Reap(exalted(k.Ward(k.neighbors))))
k.card(
    "philophosaurus",
    k.Reap(
        k.may(
            k.LookAtTop(3),
            k.Archive(k.a(k.any_card, k.looked_at)),
            k.Return(k.a(k.any_card, k.looked_at)),
            k.Discard(k.each(k.any_card, k.looked_at)),
        )
    ),
)
k.card(
    "regrettable-meteor",
    k.Play(k.Destroy(k.each(k.creature.either(DINOSAUR, k.creature.power_at_least(6))))),
)
k.card(
    "sic-semper-tyrannosaurus",
    k.Play(k.Move("amber", "all", source=k.most_powerful(k.creature)), k.Destroy(k.that)),
)
k.card(
    "stomp",
    k.Play(k.Deal(5, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.Exalt(k.a(k.creature.friendly)))),
)
k.card("terrordactyl", k.Arrives("stunned"), k.strikes(4), k.BeforeFight(k.Deal(4, to=k.Neighbors(k.foe))))
k.card("the-callipygian-ideal", k.gains(k.Purse()), k.Play(k.Exalt(k.host)))
k.card(
    "tribune-pompitus",
    k.gets(power=k.for_each(k.AmberOn(k.that), times=2), to=k.creature.friendly, apiece=True),
    k.BeforeFight(SELF_EXALTED),
)
k.card(
    "auto-legionary",
    k.Action(k.Animate(k.this, 5, own=True)),
    k.MayUse(k.this, only_if=k.ThisIs(k.creature)),
)
k.card(
    "cincinnatus-rex",
    k.AsSoonAs(k.no(k.creature.enemy), (k.Destroy(k.this),)),
    k.Fight(exalted(k.Ready(k.each(k.creature_or_artifact.friendly.other)))),
)
k.card(
    "city-gates",
    k.Action(
        k.Choose(k.a(k.creature.friendly)),
        k.given(k.ThatIs(DINOSAUR), k.Capture(2, by=k.that), otherwise=(k.Capture(1, by=k.that),)),
    ),
)
k.card(
    "crassosaurus",
    k.Play(k.CaptureFromAnyone(10), k.given(k.at_most(k.AmberOn(k.this), 9), k.Purge(k.this))),
)
k.card("diplo-macy", k.Play(k.until_your_next_turn(k.gains(k.BeforeFight(k.Exalt(k.this)), to=k.creature))))
k.card("favor-of-rex", k.Play(k.TriggerAbility("play", k.a(k.creature))))
k.card("good-of-the-many", k.Play(k.Destroy(k.each(k.creature.sharing("trait", of="line", yes=False)))))
k.card("grimlocus-dux", k.Play(k.Exalt(k.this, times=2)))
k.card("imperial-forge", k.Play(k.Forge(extra=8, less=k.AmberOn(k.each(k.creature.friendly)))))
k.card(
    "imperial-road",
    k.Omni(k.PlayCard(k.a(k.creature.of("saurian"), k.your_hand), entering="stunned")),
)
k.card("kompsos-haruspex", k.Relabelled(("play",), ("reap",), to=k.creature.friendly))
k.card(
    "livia-the-elder",
    k.Reap(
        exalted(k.for_turn(k.Relabelled(("fight", "reap"), ("fight", "reap"), to=k.creature.friendly))),
    ),
)
k.card(
    "primus-unguis",
    k.gets(power=k.for_each(k.AmberOn(k.this), times=2), to=k.creature.friendly),
    k.Reap(k.Exalt(k.this)),
)
k.card(
    "saurus-rex",
    k.FightReap(
        k.given(
            k.ThisIs(k.creature.in_center),
            exalted(k.Search(k.any_card.of("saurian"), discard_too=False)),
        )
    ),
)
k.card("saury-about-that", k.Play(k.Destroy(k.a(k.creature)), k.Gain(1, who=k.controller_of("that"))))
k.card("senator-bracchus", k.Purse(to=k.creature.friendly), k.FightReap(k.Exalt(k.this)))
k.card("sow-salt", k.Play(k.until_your_next_turn(k.cannot_reap(k.creature, who=k.each_player))))
k.card(
    "spartasaur",
    k.after(k.IsDestroyed(k.creature.friendly), k.Destroy(k.each(k.creature.without_trait("dinosaur")))),
    k.Fight(k.Gain(2)),
)
k.card(
    "tertiate",
    k.Play(
        k.Destroy(
            k.all_of(
                k.exactly(k.Part(3, k.count(k.creature.enemy), up=True), k.creature.enemy),
                k.exactly(k.Part(3, k.count(k.creature.friendly), up=True), k.creature.friendly),
            )
        )
    ),
)
k.card(
    "the-colosseum",
    k.after(k.IsDestroyed(k.creature.enemy, in_fight=True), k.Mark("glory", k.this)),
    k.Omni(
        k.given(
            k.at_least(k.CountersOn("glory", k.this), 6),
            k.RemoveCounters("glory", k.this, amount=6),
            k.Forge(),
        )
    ),
)
k.card(
    "triumph",
    k.Play(
        k.given(
            k.no(k.creature.enemy),
            k.Exalt(k.each(k.creature.friendly)),
            k.given(k.both(k.you_do, k.at_least(k.count(k.creature.friendly), 6)), k.Forge(free=True)),
        )
    ),
)
