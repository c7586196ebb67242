"""Saurian: dinosaurs who lend their creatures Æmber and count on keeping it."""

from tapete.games.keyforge.cards import words as k

SELF_EXALTED = k.may(k.Exalt(k.this))

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
k.card("senator-shrix", k.Purse(), k.PlayReap(SELF_EXALTED))
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
k.card(
    "stomp",
    k.Play(k.Deal(5, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.Exalt(k.a(k.creature.friendly)))),
)
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
k.card("kompsos-haruspex", k.Relabelled(("play",), ("reap",), to=k.creature.friendly))
k.card(
    "livia-the-elder",
    k.Reap(
        SELF_EXALTED,
        k.if_you_do(
            k.for_turn(k.Relabelled(("fight", "reap"), ("fight", "reap"), to=k.creature.friendly)),
        ),
    ),
)
k.card(
    "primus-unguis",
    k.gets(power=k.for_each(k.AmberOn(k.this), times=2), to=k.creature.friendly),
    k.Reap(k.Exalt(k.this)),
)
k.card("senator-bracchus", k.Purse(to=k.creature.friendly), k.FightReap(k.Exalt(k.this)))
