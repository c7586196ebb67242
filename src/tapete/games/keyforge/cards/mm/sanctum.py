"""Sanctum cards of Mass Mutation."""

from tapete.games.keyforge.cards import words as k

k.card(
    "ardent-hero",
    k.CannotBeDamaged(by=k.creature.either(k.creature.trait("mutant"), k.creature.power_at_least(5))),
)
k.card("scrivener-favian", k.icon_instead("capture", k.Steal(1)))
k.card("lady-loreena", k.LongTaunt())
k.card("master-of-the-grey", k.CannotResolveIcons())
k.card("fangs-of-gizelhart", k.Play(k.Purge(k.most_powerful(k.creature))))
k.card("squire-alys", k.Play(k.Capture(2)))
k.card("call-to-action", k.Play(k.Ready(k.each(k.creature.friendly.trait("knight")))))
