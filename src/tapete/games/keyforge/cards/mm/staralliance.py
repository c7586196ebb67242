"""Star Alliance: a crew and its machines, some of them mutants."""

from tapete.games.keyforge.cards import words as k

SCAN = k.Fight(
    k.LookAtTop(3),
    k.Return(k.a(k.any_card, k.looked_at)),
    k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
)
UPGRADES_HERE = k.for_each(k.UpgradesOn(k.this))

k.card("access-denied", k.cannot_reap(k.host, who=k.each_player))
k.card(
    "blast-shielding",
    k.gets(armor=2, to=k.host),
    k.after(
        k.Uses(k.each_player, what=k.creature.wearing_this),
        k.may(k.Attach(k.this_upgrade, to=k.a(k.creature.neighboring)), who=k.wearer),
    ),
)
k.card("crewman-jörg", k.Action(k.given(k.no(k.creature.of("staralliance").neighboring), k.Steal(1))))
k.card("dæmo-alien", SCAN, k.Destroyed(k.Steal(1)))
k.card("hadron-collision", k.Play(k.Unward(k.a(k.creature)), k.Deal(3, to=k.that, pierces=True)))
k.card("observ-u-max", k.gains(k.FightReap(k.Capture(1))))
k.card("scout-pete", k.PlayFightReap(k.LookAtTop(1), k.may(k.Discard(k.that))))
k.card("securi-droid", k.may_be_upgrade(k.has("taunt")))
k.card("subdue", k.Play(k.Deal(1, to=k.a(k.creature)), k.Stun(k.that)))
k.card(
    "subject-kirby",
    k.PlayFightReap(k.for_turn(k.MayPlay(k.creature.not_of("staralliance")), uses=1)),
)
k.card("survey", k.Play(k.LookAtTop(2), k.Discard(k.a(k.any_card, k.looked_at))))
k.card(
    "teleporter-chief-tink",
    k.Action(k.Swap(k.this, k.a(k.creature.friendly.other)), k.for_turn(k.MayUse(k.that), about=k.that)),
)
k.card(
    "ant1-10ny",
    k.after(k.EndOfTurn(k.you), k.Move("amber", 1, source=k.this, to=k.opponent)),
    k.Play(k.Capture("all")),
)
k.card("armory-officer-nel", k.after(k.Enters(k.upgrade), k.Draw(1)))
k.card("away-team", k.Destroyed(k.PutInOwnersArchives(k.UpgradesOf(k.this))))
k.card("detention-coil", k.cannot_fight(k.host, who=k.each_player))
k.card("hayden-oswin", k.Reap(k.Gain(UPGRADES_HERE)))
k.card("lcdr-trigon", k.Reap(k.Discard(k.top_card), k.ResolveIcons(k.that)))
k.card("mutagenesis-researcher")
k.card(
    "new-frontiers",
    k.Play(
        k.ChooseHouse(),
        k.Reveal(k.Top(k.you, count=3)),
        k.Archive(k.each(k.any_card.of_that("house"), k.looked_at)),
        k.Discard(k.each(k.any_card, k.looked_at)),
    ),
)
k.card(
    "particle-sweep",
    k.Play(
        k.Choose(k.a(k.creature)),
        k.given(k.ThatIs(k.creature.trait("mutant")), k.Destroy(k.that), otherwise=(k.Deal(2, to=k.that),)),
    ),
)
k.card("stealthster", k.may_be_upgrade(k.has("elusive")))
k.card(
    "ambassador-liu",
    k.Action(
        k.Discard(k.a(k.any_card, k.your_hand)),
        k.given(k.ThatIs(k.any_card.of("dis", "shadows")), k.Steal(1)),
        k.given(k.ThatIs(k.any_card.of("logos", "untamed")), k.Gain(2)),
        k.given(k.ThatIs(k.any_card.of("sanctum", "saurian")), k.Capture(3)),
    ),
)
k.card(
    "commander-dhrxgar",
    k.after(
        k.Attaches(k.creature.either(k.creature.itself, k.creature.neighboring)),
        k.Gain(1),
    ),
)
k.card("ensign-el-samra", k.Action(k.Reveal(k.a(k.any_card, k.your_hand)), k.ResolveIcons(k.that)))
k.card("hapless-cadet", k.Destroyed(k.Lose(3)))
k.card(
    "hold-the-line",
    k.Play(k.Draw(k.Minus(k.count(k.creature.enemy), k.count(k.creature.friendly)))),
)
k.card(
    "jon-cargo",
    k.Reap(
        k.Discard(k.top_card),
        k.HouseOfThat(),
        k.Reveal(k.each(k.any_card, k.your_hand)),
        k.Archive(k.each(k.any_card.of_that("house"), k.your_hand)),
    ),
)
k.card("kartanoo", k.Reap(k.UseAsYours(k.a(k.artifact))))
k.card("matter-maker", k.MayPlay(k.upgrade, freely=True))
k.card("z-force-agent-14", k.Fight(k.Gain(UPGRADES_HERE)))
k.card("z-particle-tracker", k.gains(k.Fight(k.Search(k.upgrade, discard_too=False, reveals=False))))
k.card(
    "z-ray-blaster",
    k.gets(power=3, to=k.host),
    k.gains(k.BeforeFight(k.Deal(3, to=k.Neighbors(k.foe)))),
)
k.card("z-wave-emitter", k.after(k.StartOfTurn(k.you), k.Ward(k.host)))
k.card("dino-alien", k.Play(k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))), SCAN)
k.card("lyco-alien", SCAN)
k.card("sacro-alien", SCAN)
k.card(
    "techno-alien",
    SCAN,
    k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1))),
)
k.card("umbra-alien", SCAN)
