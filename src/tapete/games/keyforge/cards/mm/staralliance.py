"""Star Alliance: a crew and its machines, some of them mutants."""

from tapete.games.keyforge.cards import words as k

k.card("access-denied", k.cannot_reap(k.host, who=k.each_player))
k.card("observ-u-max", k.gains(k.FightReap(k.Capture(1))))
k.card("scout-pete", k.PlayFightReap(k.LookAtTop(1), k.may(k.Discard(k.that))))
k.card("securi-droid", k.may_be_upgrade(k.has("taunt")))
k.card("subdue", k.Play(k.Deal(1, to=k.a(k.creature)), k.Stun(k.that)))
k.card("detention-coil", k.cannot_fight(k.host, who=k.each_player))
k.card("stealthster", k.may_be_upgrade(k.has("elusive")))
