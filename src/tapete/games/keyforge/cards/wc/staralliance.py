"""Star Alliance: a crew of many houses and its equipment."""

from tapete.games.keyforge.cards import words as k

k.card("armsmaster-molina", k.has("hazardous", amount=3, to=k.neighbors))
k.card("cloaking-dongle", k.has("elusive", to=k.Neighbors(k.host, too=True)))
k.card("light-of-the-archons", k.gets(power=k.UpgradesOn(k.host), armor=k.UpgradesOn(k.host), to=k.host))
k.blaster("molina-s-blaster", "armsmaster-molina", k.may(k.Deal(3, to=k.a(k.creature))))
k.card("sensor-chief-garcia", k.PlayFightReap(k.next_turn(k.keys_cost(2, who=k.each_player))))
k.card("transporter-platform", k.Action(k.Return(k.UpgradesOf(k.a(k.creature.friendly), too=True))))
k.blaster("garcia-s-blaster", "sensor-chief-garcia", k.Steal(1))
k.card("lay-of-the-land", k.Play(k.LookAtTop(3), k.PutBack(), k.Draw(1)))
k.card("navigator-ali", k.PlayFightReap(k.LookAtTop(3), k.PutBack()))
k.card("tactical-officer-moon", k.Play(k.may(k.ChoosePlayer(), k.Rearrange(k.chosen_player))))
