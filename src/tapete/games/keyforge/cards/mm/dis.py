"""Dis cards of Mass Mutation."""

from tapete.games.keyforge.cards import words as k

k.card("drecker", k.SuffersWith(to=k.neighbors), k.Reap(k.Steal(1)))
k.card("mindfire", k.Play(k.DiscardRandom(k.opponent), k.Steal(k.for_each(k.IconsOn("", k.those)))))
k.card("wail-of-the-damned", k.Play(k.Destroy(k.a(k.creature.without_icons))))
k.card("maleficorn", k.after(k.IsDamaged(k.creature.enemy, by_icon=True), k.Deal(1, to=k.it)))
k.card(
    "the-pale-star",
    k.Omni(k.Destroy(k.this), k.for_turn(k.Considered(power=1, armor=0, to=k.creature))),
)
k.card("dark-minion", k.Destroyed(k.Deal(1, to=k.each(k.creature.enemy))))
