"""Winds of Exchange, Sanctum: orders that call for squires, and alms taken on the field."""

from tapete.games.keyforge.cards import words as k

OUTNUMBERED = k.more(k.count(k.creature.enemy), k.count(k.creature.friendly))

k.card("batariel-of-the-grey", k.Reap(k.Ready(k.each(k.creature.named("disciple")))))
k.card("friendship", k.damage_goes("neighbors"))
k.card(
    "halo-of-enlightenment",
    k.NotFoughtBy(
        k.creature, to=k.host, only_if=k.at_least(k.count(k.creature.controlled_by(k.wearer).token), 1)
    ),
    k.Play(k.MakeToken()),
)
k.card(
    "heavy-subsidies",
    k.keys_cost(6, who=k.each_player),
    k.gains(k.Reap(k.Gain(1)), to=k.creature),
)
k.card("renewed-life", k.Play(k.Heal("all", k.a(k.creature)), k.MakeToken(k.for_each(k.this_way))))
k.card("sariel-the-steadfast", k.stays("ready", to=k.creature.friendly, only_if=k.YourTurn(yes=False)))
k.card(
    "the-promised-blade",
    k.after(
        k.StartOfTurn(k.each_player),
        k.ChoosePlayer(fewest=k.creature),
        k.TakeControl(k.this, who=k.chosen_player),
    ),
    k.Omni(k.Capture(1, by=k.a(k.creature.friendly))),
)
k.card(
    "zephon-the-opulent",
    k.UseOnlyIf(k.at_least(k.count(k.creature.friendly.token), 2)),
    k.Play(k.MakeToken(2)),
    k.Reap(k.Gain(2)),
)
k.card("grey-abbess", k.gets(armor=1, to=k.creature.friendly.token), k.Play(k.MakeToken()))
k.card(
    "hymn-to-duma",
    k.gains(k.Omni(k.Destroy(k.this), k.Capture(2, by=k.a(k.creature.friendly))), to=k.creature.friendly),
)
k.card(
    "katerina-the-summoner",
    k.PlayReap(k.Capture(1)),
    k.Destroyed(k.MakeToken(k.for_each(k.AmberOn(k.this)))),
)
k.outpost("lightbringer-outpost", k.Capture(3, by=k.a(k.creature.friendly)))
k.card("martyr-of-the-vault", k.Destroyed(k.given(k.at_least(k.their_amber, 7), k.Lose("all", keep=5))))
k.card("squire-recruitment", k.Play(k.MakeToken(k.for_each(k.creature.friendly.trait("knight")))))
k.card("absolve", k.Play(k.Heal(1, k.each(k.creature)), k.Capture(1, by=k.TheOnes(k.creature))))
k.card("battlefield-evangelist", k.Fight(k.MakeToken()))
k.card("celestial-gorm", k.Omni(k.Destroy(k.this), k.Return(k.each(k.artifact.other))))
k.card("colonel-mariana", k.Play(k.Capture(1, by=k.each(k.creature.friendly.trait("knight")))))
k.card("kassiel-the-benevolent")
k.card(
    "knightapult", k.Action(k.for_turn(k.Arrives("ready", what=k.creature.friendly, anywhere=True), uses=1))
)
k.card("membership-drive", k.Play(k.MakeToken(), k.Gain(k.for_each(k.creature.friendly.token))))
k.card("muster", k.Play(k.MakeToken(), k.given(k.more(k.their_amber, k.your_amber), k.Archive(k.this))))
k.card("ostentatious-mount", k.has("taunt"), k.Play(k.MoveInLine(k.host)))
k.card("outflank", k.Play(k.Capture(2, by=k.each(k.creature.of("sanctum").on_flank))))
k.card("pandulf-the-provoker", k.Play(k.Enrage(k.a(k.creature.enemy))))
k.card("request-donations", k.Play(k.MakeToken(), k.Capture(2, by=k.that)))
k.card("retribution", k.Play(k.given(OUTNUMBERED, k.Destroy(k.a(k.creature.enemy)))))
k.card("revered-monk", k.gets(armor=k.for_each(k.creature.of("sanctum").neighboring, times=2)))
k.card(
    "disciple",
    k.gets(
        power=k.for_each(k.creature.trait("monk").neighboring),
        armor=k.for_each(k.creature.trait("monk").neighboring),
    ),
)
k.card("cleric", k.after(k.Enters(k.creature.itself), k.Capture(1)))
k.card("defender")
k.card("squire")
