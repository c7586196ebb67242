"""Dark Tidings, Shadows: pirates of Bilgewater who steal with the tide."""

from tapete.games.keyforge.cards import words as k

HIGH, LOW = k.TideIs(), k.TideIs(high=False)
RAISING = k.Play(k.RaiseTide())
BANK = k.Action(k.Steal(k.for_each(k.AmberOn(k.this))))
RICH = k.at_least(k.their_amber, 6)

k.card("captain-no-beard-evil-twin", k.Destroyed(k.Capture(1, by=k.neighbors)))
k.card("freebooter-faye-evil-twin", RAISING, k.BeforeFight(k.given(HIGH, k.Steal(1))))
k.card(
    "hard-simpson-evil-twin",
    k.Reap(k.given(HIGH, k.Capture(1, by=k.a(k.creature.damaged), own_side=True))),
)
k.card("hobnobber-evil-twin", k.Omni(k.given(k.exactly_is(k.their_amber, 1), k.Steal(1))))
k.card("monty-bank-evil-twin", k.Play(k.Exalt(k.this, times=2)), BANK)
k.card("one-eyed-willa-evil-twin", k.Fight(k.given(HIGH, k.Lose(2))))
k.card("sea-urchin-evil-twin", k.Play(k.given(HIGH, k.Steal(2), otherwise=(k.Capture(2),))))
k.card(
    "archon-s-revenge",
    k.Action(k.Exhaust(k.up_to(2, k.creature.friendly.of("shadows"))), k.Steal(k.for_each(k.this_way))),
)
k.card("captain-no-beard", k.has("taunt", to=k.neighbors), k.Reap(k.Capture(1)))
k.card(
    "dead-man-s-chest",
    k.Play(k.PlaceAmber(4, k.this), k.Deal(2, to=k.a(k.creature))),
    k.after(
        k.IsDestroyed(k.creature, in_turn=6),
        k.given(k.ThisIs(k.any_card.ready), k.Move("amber", "all", source=k.this, to=k.active_player)),
    ),
)
k.card("early-birds", k.Play(k.Ready(k.each(k.any_card.of("shadows")))))
k.card("easy-marks", k.Play(k.Exalt(k.each(k.creature.enemy.damaged))))
k.card(
    "ransom",
    k.CannotUse(k.host, who=k.each_player),
    k.gains(
        k.after(k.StartOfTurn(k.you), k.may(k.Pay(2, who=k.you), k.if_you_do(k.Destroy(k.this_upgrade))))
    ),
)
k.card("submersible", k.has("elusive", to=k.creature.friendly.trait("thief"), only_if=HIGH))
k.card(
    "widespread-corruption",
    k.after(
        k.GainsByReaping(k.each_player),
        k.Capture(k.AmountOfIt(), by=k.a(k.creature.controlled_by(k.opponent_of("it")))),
    ),
)
k.card(
    "blatant-thievery",
    k.Play(k.Enrage(k.a(k.creature.enemy)), k.Move("amber", "all", source=k.that, to=k.you)),
)
k.card("freebooter-faye", RAISING, k.Reap(k.given(HIGH, k.Steal(1))))
k.card("hand-cannon", k.has("skirmish"), k.gains(k.Fight(k.Move("amber", 1, source=k.foe, to=k.you))))
k.card("monty-bank", k.Play(k.Exalt(k.this, times=2, up_to=True)), BANK)
k.card(
    "safe-or-sorry",
    k.Play(
        k.choose_one(
            k.Archive(k.any_number(k.creature.friendly)),
            k.Deal(k.for_each(k.their_amber), to=k.a(k.creature)),
        )
    ),
)
k.card(
    "stir-up-trouble",
    k.Play(
        k.Deal(
            k.PowerOf(k.that),
            to=k.the_same,
            by=k.kept(k.all_of(k.a(k.creature), k.a(k.creature.beside_that))),
        )
    ),
)
k.card(
    "the-flyin--specter",
    k.after(k.RaisesTide(k.opponent), k.Destroy(k.this)),
    k.Action(k.given(HIGH, k.Steal(1))),
)
k.card("trickle-down-theory", RAISING, k.Omni(k.given(RICH, k.Gain(1))))
k.card("cement-shoes", k.Play(k.Deal(2, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.RaiseTide())))
k.card("gas-pipes-malone", k.BeforeFight(k.Capture(1, by=k.foe, own_side=True)))
k.card(
    "hard-simpson",
    k.after(
        k.IsDamaged(k.creature.itself), k.given(LOW, k.Steal(1, who=k.opponent), otherwise=(k.Steal(1),))
    ),
)
k.card("hobnobber", k.Action(k.given(RICH, k.Steal(2))))
k.card("hornswoggle", k.Play(k.UseAsYours(k.a(k.artifact.enemy))))
k.card(
    "jackie-tar",
    k.Reap(k.given(HIGH, k.Deal(6, to=k.a(k.creature)), otherwise=(k.Deal(1, to=k.a(k.creature)),))),
)
k.card("kerwollop", k.Play(k.Deal(1, to=k.each(k.creature)), k.Gain(k.for_each(k.ThoseThat(k.creature)))))
k.card("loot-or-pillage", k.Play(k.choose_one(k.Steal(1), k.Capture(3, by=k.a(k.creature.friendly)))))
k.card(
    "one-eyed-willa",
    k.has("elusive", to=k.this, only_if=HIGH),
    k.has("skirmish", to=k.this, only_if=HIGH),
    k.Fight(k.Steal(1)),
)
k.card(
    "scooped",
    k.Play(
        k.Deal(2, to=k.a(k.creature)), k.given(k.it_was_not_destroyed, k.Capture(1, by=k.that, own_side=True))
    ),
)
k.card("sea-urchin", k.Play(k.given(HIGH, k.Steal(1), otherwise=(k.Capture(1),))))
k.card(
    "walk-the-plank",
    k.Play(k.given(k.exactly_is(k.their_amber, 0), k.Deal(4, to=k.a(k.creature)), otherwise=(k.Steal(1),))),
)
