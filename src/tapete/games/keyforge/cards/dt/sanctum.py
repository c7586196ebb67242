"""Dark Tidings, Sanctum."""

from __future__ import annotations

from tapete.games.keyforge.cards import words as k
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Pick, Table
from tapete.kernel.flow import Flow

HIGH, LOW = k.TideIs(), k.TideIs(high=False)
SWITCHED = k.Switched(to=k.that)
ITS_LEFT_NEIGHBOR = k.each(k.creature.next_to("left", of="that").sharing("house"))


@k.step(
    en="Choose a friendly creature. If its left neighbor shares a house with it, gain 1 Æmber and repeat this effect "
    "on that neighbor",
    es="Elige una criatura aliada. Si la criatura adyacente a su izquierda comparte Casa con ella, obtén 1 Æmbar y "
    "repite este efecto con esa criatura adyacente",
)
def harmonic_ritual(t: Table, me: Source) -> Flow[None]:
    """From one creature to the next on its left, as far as houses are shared; nobody is asked where none are."""
    if not any(_leads_on(t, me, x) for x in k.each(k.creature.friendly).plain(t, me) or ()):
        return
    yield from k.Choose(k.a(k.creature.friendly)).resolve(t, me)
    while me.that:
        yield from k.Choose(ITS_LEFT_NEIGHBOR).resolve(t, me)
        if me.that:
            yield from k.Gain(1).resolve(t, me)


def _leads_on(t: Table, me: Source, x: Pick) -> bool:
    """Whether a creature shares a house with the one on its left."""
    me.that = [x]
    return bool(ITS_LEFT_NEIGHBOR.plain(t, me))


k.card("almsmaster-evil-twin", k.gains(k.Destroyed(k.Steal(1)), to=k.neighbors))
k.card("grey-augur-evil-twin", k.gains(k.Reap(k.Gain(1), k.Exalt(k.this)), to=k.neighbors))
k.card("lærie-of-the-lake-evil-twin", k.gets(armor=5, only_if=HIGH))
k.card("lightsmith-clariel-evil-twin", k.Action(k.for_turn(SWITCHED, about=k.a(k.creature))))
k.card("seneschal-sargassa-evil-twin", k.after(k.RaisesTide(k.each_player), k.Capture(2)))
k.card("sir-bevor-evil-twin")
k.card("urien-the-circumspect-evil-twin", k.Reap(k.Lose(k.ArmorOn(k.this))))
k.card(
    "orphiel-sea-s-chosen",
    k.has("skirmish", to=k.this, only_if=HIGH),
    k.gains(k.Fight(k.Gain(2)), to=k.this, only_if=HIGH),
)
k.card(
    "orphion-land-s-chosen",
    k.gets(armor=3, only_if=LOW),
    k.gains(k.Reap(k.Capture(2)), to=k.this, only_if=LOW),
)
k.card("aja-the-inconspicuous", k.CannotBeDamaged(only_if=k.ThisIs(k.creature.off_flank)))
k.card(
    "avenging-aura", k.Play(k.for_turn(k.has("assault", amount=k.Keys(k.opponent), to=k.creature.friendly)))
)
k.card(
    "dry-the-river",
    k.gains(k.CannotUse(k.this, who=k.each_player, ways=("reap",), only_if=LOW), to=k.creature),
)
k.card("harmonic-ritual", k.Play(harmonic_ritual))
k.card("lightsmith-clariel", k.BeforeFight(k.may(k.for_turn(SWITCHED, about=k.this))))
k.card(
    "sgs-illuminator",
    k.Action(
        k.Exhaust(k.up_to(4, k.creature.friendly.of("sanctum"))),
        k.ForEach(k.this_way, (k.Stun(k.a(k.creature)), k.Exalt(k.that))),
    ),
)
k.card(
    "the-corpulent-collector",
    k.Play(k.Capture("all"), k.Deal(k.for_each(k.AmberOn(k.this)), to=k.this)),
)
k.card("trial-by-water", k.Play(k.RaiseTide(who=None), k.until_your_next_turn(k.cannot("raise-tide"))))
k.card("almsmaster", k.Play(k.Capture(1, by=k.neighbors)))
k.card(
    "first-or-last",
    k.Play(k.choose_one(k.Purge(k.all_most_powerful(k.creature)), k.Purge(k.all_least_powerful(k.creature)))),
)
k.card("grey-augur", k.gains(k.Fight(k.Gain(1)), to=k.neighbors))
k.card("holdfast", k.after(k.IsDamaged(k.creature.neighboring), k.Ready(k.this)))
k.card(
    "honor-or-glory",
    k.Play(
        k.choose_one(
            k.Deal(3, to=k.each(k.creature.on_flank)),
            k.Deal(3, to=k.each(k.creature.off_flank)),
        )
    ),
)
k.card("light-everlasting", k.Play(k.PlayCard(k.a(k.creature.of("sanctum"), k.your_discard), anywhere=True)))
k.card("redhand-registry", k.after(k.Steals(k.opponent), k.next_turn(k.skips("forge", who=k.opponent))))
k.card("badgemagus", k.Fight(k.ReadyAndFight(k.neighbors)))
k.card("grand-melee", k.Play(k.Destroy(k.each(k.creature.like_neighbors(1, yes=False)))))
k.card("hammer-gram", k.Play(k.Deal(3, to=k.a(k.creature)), k.Stun(k.that)))
k.card(
    "heal-or-harm",
    k.Play(
        k.choose_one((k.Heal("all", k.a(k.creature)), k.Gain(1)), k.ReadyAndFight(k.a(k.creature.friendly)))
    ),
)
k.card("lærie-of-the-lake", k.gets(armor=2, to=k.creature.friendly, only_if=HIGH))
k.card("marshal-ewer", k.PlayFight(k.RaiseTide()))
k.card(
    "seneschal-sargassa",
    k.after(k.RaisesTide(k.each_player), k.Capture(2, by=k.a(k.creature.controlled_by(k.player_of_it)))),
)
k.card("shifting-battlefield", k.Play(k.MoveInLine(k.a(k.creature.friendly)), k.Capture(1, by=k.that)))
k.card("sir-bevor")
k.card("strange-ordination", k.PlayOnlyIf(HIGH))
k.card(
    "taxing-journey",
    k.Play(
        k.Capture(1, by=k.a(k.creature.friendly)),
        k.Capture(1, by=k.each(k.creature.beside_that.sharing("house"))),
    ),
)
k.card("urien-the-circumspect", k.Reap(k.Gain(k.ArmorOn(k.this))))
