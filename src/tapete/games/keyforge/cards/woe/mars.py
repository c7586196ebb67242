"""Winds of Exchange, Mars."""

from tapete.games.keyforge.cards import words as k

IRONYX = k.creature.friendly.trait("ironyx")
MARTIANS = k.creature.friendly.of("mars")
NAUTILIXIAN = k.a(k.creature.friendly.named("nautilixian"))

k.card(
    "big-magnet",
    k.Play(k.Choose(k.kept(k.a(k.creature.friendly))), k.Attach(k.each(k.upgrade), k.the_same, yours=True)),
)
k.card(
    "blorb-hive",
    k.Omni(
        k.Destroy(k.a(k.creature.friendly)),
        k.if_you_do(k.MakeToken(2, named="blorb")),
        k.given(
            k.at_least(k.count(k.creature.friendly.named("blorb")), 10),
            k.Destroy(k.this),
            k.Forge(free=True),
        ),
    ),
)
k.card("borka-rikk", k.after(k.Discards(k.you, what=k.any_card.of("mars"), anyhow=True), k.MakeToken()))
k.card(
    "grondal",
    k.after(k.StartOfTurn(k.you), k.Destroy(k.least_powerful(k.creature))),
    k.Play(k.MakeToken(2)),
)
k.card(
    "martian-revolution",
    k.Play(k.Destroy(k.each(k.creature.friendly)), k.MakeToken(k.for_each(k.this_way))),
)
k.card(
    "nautilixian",
    k.UseOnlyIf(k.at_least(k.UsedThisTurn(MARTIANS), 1)),
    k.CannotBeDamaged(to=k.creature.friendly.trait("pilot"), undying=True),
)
k.card(
    "r-evolution",
    k.gains(k.Reap(k.Deal(2, to=k.a(k.creature.enemy))), to=k.creature.sharing("name", of="host")),
)
k.card(
    "replay-pod",
    k.gains(k.Destroyed(k.PutUnder(k.this, under=k.this_artifact)), to=MARTIANS),
    k.Action(k.Return(k.each(k.any_card, k.under_this)), k.Purge(k.this)),
)
k.card(
    "revo-hooligans",
    k.Reap(
        k.Mark("paint", k.a(k.artifact)),
        k.while_it_stays(
            k.BelongsTo("mars", to=k.that, only_if=k.at_least(k.CountersOn("paint", k.that), 1)),
            about=k.that,
        ),
    ),
)
k.card("airlock", k.Action(k.Discard(k.a(k.any_card.not_of("mars"), k.your_hand)), k.if_you_do(k.Draw(1))))
k.card("ironyx-banner", k.gets(power=1, armor=1, to=IRONYX), k.Play(k.MakeToken()))
k.card("memrox-the-red", k.cannot("leave-archives"), k.Action(k.Gain(k.for_each(k.CountIn(k.your_archives)))))
k.outpost("nyyon-outpost", k.MakeToken(2))
k.card(
    "space-invaders",
    k.Play(k.Reveal(k.any_number(k.creature, k.your_hand)), k.MakeToken(of=k.those)),
)
k.card("suspended-animation", k.Play(k.PutInArchives(k.a(k.creature.enemy.damaged))))
k.card("yxl-the-iron-captain", k.Play(k.Capture(2, by=k.each(IRONYX))))
k.card("zizok", k.after(k.IsDestroyed(k.creature.enemy, keyword="splash-attack"), k.Ready(k.this)))
k.card("braindart", k.Play(k.Enrage(k.a(k.creature.enemy)), k.Capture(1, by=k.that, own_side=True)))
k.card(
    "clone-home",
    k.Play(
        k.MakeToken(),
        k.given(k.more(k.count(k.creature.friendly), k.count(k.creature.enemy)), k.Archive(k.this)),
    ),
)
k.card(
    "genetic-blast",
    k.Play(k.Deal(2, to=k.all_of(k.a(k.creature), k.each(k.creature.different.sharing("name"))))),
)
k.card("glylyx-weaponsmith")
k.card("ironyx-propaganda", k.gains(k.FightReap(k.MakeToken())))
k.card("ironyx-rebel", k.Play(k.Ready(k.each(k.creature.of("mars").neighboring))))
k.card("ironyx-vatminder", k.PlayDestroyed(k.MakeToken()))
k.card(
    "kaboom",
    k.Play(
        k.PutInOwnersArchives(k.each(k.creature.of("mars"))),
        k.Destroy(k.each(k.creature)),
        k.GainChains(3),
    ),
)
k.card("mk2-generator", k.Arrives("ready"), k.Action(k.MakeToken()))
k.card("myx-the-tallminded", k.keys_cost(k.for_each(MARTIANS)))
k.card(
    "scoop-up",
    k.Play(
        k.PutInArchives(
            k.all_of(k.a(k.creature.friendly.not_of("mars")), k.a(k.creature.enemy.not_of("mars")))
        )
    ),
)
k.card("yxlix-mesmerist", k.Action(k.Capture(1, by=k.a(k.creature), own_side=True)))

# Token creatures, and the crew of the Nautilixian

k.card(
    "blorb", k.cannot_reap(k.this), k.Destroyed(k.Return(k.a(k.any_card.named("blorb-hive"), k.your_discard)))
)
k.card(
    "green-aeronaut",
    k.Action(k.for_turn(k.has("splash-attack", amount=3, to=k.that), about=NAUTILIXIAN)),
)
k.card(
    "purple-aeronaut",
    k.after(
        k.Uses(k.you, what=k.creature.friendly.trait("pilot"), nth=4),
        k.for_turn(k.gains(k.Fight(k.Destroy(k.each(k.creature.enemy))), to=k.that), about=NAUTILIXIAN),
    ),
)
k.card(
    "red-aeronaut",
    k.Play(k.Search(k.creature.named("nautilixian"), to="play")),
    k.Action(k.for_turn(k.gets(power=5, to=k.that), about=NAUTILIXIAN)),
)
k.card("white-aeronaut", k.Action(k.Ward(NAUTILIXIAN), k.Heal("all", k.that)))
k.card("grunt")
k.card("rebel", k.Reap(k.Deal(1, to=k.a(k.creature))))
k.card("researcher", k.Omni(k.Reveal(k.a(k.any_card.of("mars"), k.your_hand)), k.Archive(k.that)))
