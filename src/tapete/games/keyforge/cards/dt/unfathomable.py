"""Dark Tidings, Unfathomable, and the tide card itself, whose Omni the rules give to both players (v17.2 «Marea»)."""

from tapete.games.keyforge.cards import words as k

k.card("the-tide", k.Omni(k.RaiseTide(), k.GainChains(3)))

_ENRAGED_BY_TIDE = k.after(k.RaisesTide(k.opponent), k.Enrage(k.this))

k.card("flamegill-enforcer-evil-twin", _ENRAGED_BY_TIDE, k.Action(k.Steal(1)))
k.card("portalmonger", k.keys_cost(4, only_if=k.TideIs()))
k.card("the-chosen-one", k.StrikesInsteadOfReadying(1))
k.card(
    "abyssal-zealot",
    k.after(k.RaisesTide(k.you), k.Capture(2)),
    k.after(k.RaisesTide(k.opponent), k.MoveAmber(2, source=k.this, to=k.supply)),
)
k.card("kiri-giltspine", k.after(k.Reaps(k.creature.enemy), k.MissReadyStep(k.it)))
k.card("under-pressure", k.CannotReady(to=k.host))
k.card("flamegill-enforcer", _ENRAGED_BY_TIDE, k.Action(k.Capture(3)))
k.card("seabringer-kekoa", k.Destroyed(k.RaiseTide()))
k.card("storm-surge", k.Play(k.next_turn(k.CannotReady(to=k.any_card.enemy, in_step=True))))
