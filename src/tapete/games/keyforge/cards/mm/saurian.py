"""Saurian cards of Mass Mutation."""

from tapete.games.keyforge.cards import words as k

k.card("amphora-captura", k.icon_instead("", k.AsIcon("capture")))
k.card(
    "deusillus",
    k.Play(k.Capture("all"), k.Deal(5, to=k.a(k.creature.enemy))),
    k.FightReap(
        k.MoveAmber(1, source=k.this, to=k.supply),
        k.Deal(2, to=k.each(k.creature.enemy)),
    ),
)
k.card("deusillus2")
k.card("curse-of-vanity", k.Play(k.Exalt(k.all_of(k.a(k.creature.friendly), k.a(k.creature.enemy)))))
k.card("scylla", k.Gains(k.Reap(k.Deal(4, to=k.this)), to=k.creature.enemy))
