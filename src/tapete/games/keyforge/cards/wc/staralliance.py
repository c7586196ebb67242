"""Star Alliance: a crew of many houses and its equipment."""

from tapete.games.keyforge.cards import words as k

FOREIGN = k.any_card.not_of("staralliance")
CREATURE_HOUSES = k.Distinct("house", k.creature)
DRAW_A_CARD = k.FightReap(k.Draw(1))

k.card("armsmaster-molina", k.has("hazardous", amount=3, to=k.neighbors))
k.card(
    "chief-engineer-walls",
    k.PlayFightReap(
        k.may(k.Return(k.a(k.any_card.either(k.upgrade, k.any_card.trait("robot")), k.your_discard)))
    ),
)
k.card("cloaking-dongle", k.has("elusive", to=k.Neighbors(k.host, too=True)))
k.card(
    "com-officer-kirby",
    k.PlayFightReap(
        k.for_turn(
            k.MayPlay(
                k.any_card.either(
                    k.artifact.not_of("staralliance"),
                    k.upgrade.not_of("staralliance"),
                    k.action.not_of("staralliance"),
                )
            ),
            uses=1,
        )
    ),
)
k.card("commander-chan", k.FightReap(k.Use(k.a(k.creature.friendly.other))))
k.card("explo-rover", k.may_be_upgrade(k.has("skirmish")))
k.card("first-officer-frane", k.PlayFightReap(k.Capture(1, by=k.a(k.creature.friendly))))
k.card("lieutenant-khrkhar")
k.card("light-of-the-archons", k.gets(power=k.UpgradesOn(k.host), armor=k.UpgradesOn(k.host), to=k.host))
k.card("medic-ingram", k.PlayFightReap(k.may(k.Heal(3, k.a(k.creature)), k.Ward(k.that))))
k.blaster("molina-s-blaster", "armsmaster-molina", k.may(k.Deal(3, to=k.a(k.creature))))
k.card(
    "red-alert",
    k.Play(
        k.Deal(
            k.for_each(k.Minus(k.count(k.creature.enemy), k.count(k.creature.friendly))),
            to=k.each(k.creature.enemy),
        )
    ),
)
k.card(
    "sci-officer-qincan",
    k.after(k.ChoosesHouse(who=k.each_player), k.given(k.no(k.any_card.of_that("house")), k.Steal(1))),
)
k.card("sensor-chief-garcia", k.PlayFightReap(k.next_turn(k.keys_cost(2, who=k.each_player))))
k.card("stealth-mode", k.Play(k.next_turn(k.CannotPlay(k.action))))
k.card("zap", k.Play(k.Spread(1, CREATURE_HOUSES, k.creature)))
k.card("calv-1n", DRAW_A_CARD, k.may_be_upgrade(k.gains(DRAW_A_CARD)))
k.card("cxo-taber", k.FightReap(k.for_turn(k.MayPlayOrUse(FOREIGN), uses=1)))
k.card("force-field", k.gains(k.Reap(k.Ward(k.this))))
k.card(
    "helmsman-spears",
    k.FightReap(k.Discard(k.any_number(k.any_card, k.your_hand)), k.Draw(k.for_each(k.this_way))),
)
k.card(
    "information-officer-gray",
    k.PlayFightReap(k.may(k.Archive(k.Shown(k.a(FOREIGN, k.your_hand))))),
)
k.card("lay-of-the-land", k.Play(k.LookAtTop(3), k.PutBack(), k.Draw(1)))
k.card("navigator-ali", k.PlayFightReap(k.LookAtTop(3), k.PutBack()))
k.card("nurse-soto", k.PlayFightReap(k.Heal(3, k.neighbors)))
k.card("quadracorder", k.keys_cost(k.AtMost(k.Distinct("house", k.creature.friendly), 3)))
k.card(
    "quintrino-flux",
    k.Play(
        k.Choose(k.all_of(k.a(k.creature.friendly), k.a(k.creature.enemy))),
        k.Destroy(k.all_of(k.that, k.each(k.creature.sharing("power")))),
    ),
)
k.card("sci-officer-morpheus", k.again("play", of=k.creature))
k.card("stunner", k.gains(k.FightReap(k.may(k.Stun(k.a(k.creature))))))
k.card(
    "tactical-officer-moon",
    k.Play(k.may(k.ChoosePlayer(), k.MoveInLine(k.each(k.creature.controlled_by(k.chosen_player))))),
)
k.card("transporter-platform", k.Action(k.Return(k.UpgradesOf(k.a(k.creature.friendly), too=True))))
k.card("universal-translator", k.gains(k.FightReap(k.Use(k.a(k.creature.friendly.not_of("staralliance"))))))
k.card(
    "xenotraining",
    k.Play(k.ForEach(k.Distinct("house", k.creature.friendly), (k.Capture(1, by=k.a(k.creature.friendly)),))),
)
k.card("æmbertracker", k.Play(k.Deal(2, to=k.each(k.creature.enemy.with_amber), pierces=True)))
k.card(
    "book-of-leq",
    # A turn that ends in step 3 has neither of the last two (v17.2 «Final de turno»: after step 5).
    k.Action(
        k.Reveal(k.top_card),
        k.given(
            k.ThatIs(FOREIGN),
            k.HouseOfThat(),
            k.ActiveHouseBecomes(),
            otherwise=(k.for_turn(k.skips("ready", "draw")), k.Stop("step")),
        ),
    ),
)
k.card(
    "captain-val-jericho",
    k.MayPlay(k.any_card.not_of(k.active_house), only_if=k.ThisIs(k.creature.in_center)),
)
k.card(
    "crash-muldoon",
    k.Arrives("ready"),
    k.Action(k.Use(k.a(k.creature.neighboring.not_of("staralliance")))),
)
k.card(
    "disruption-field",
    k.keys_cost(k.CountersOn("disruption", k.this)),
    k.gains(k.FightReap(k.Mark("disruption", k.this_upgrade))),
)
k.card("doctor-driscoll", k.Action(k.Heal(2, k.a(k.creature)), k.Gain(k.for_each(k.this_way))))
k.card("encounter-suit", k.after(k.Plays(k.each_player, what=k.action), k.Ward(k.host), ahead=True))
k.card("forging-an-alliance", k.Play(k.Forge(extra=7, less=k.AtMost(k.Distinct("house", k.any_card), 6))))
k.card(
    "galactic-census",
    k.Play(
        k.given(
            k.at_least(CREATURE_HOUSES, 6),
            k.Gain(3),
            otherwise=(
                k.given(
                    k.at_least(CREATURE_HOUSES, 5),
                    k.Gain(2),
                    otherwise=(k.given(k.at_least(CREATURE_HOUSES, 3), k.Gain(1)),),
                ),
            ),
        )
    ),
)
k.card(
    "general-order-24",
    k.after(
        k.StartOfTurn(k.each_player),
        k.given(
            k.no(k.creature.controlled_by(k.player_of_it)),
            k.Destroy(k.this),
            otherwise=(
                k.Choose(k.a(k.creature.controlled_by(k.player_of_it))),
                k.Destroy(k.each(k.creature.sharing("house"))),
            ),
        ),
    ),
)
k.card("operations-officer-yshi", k.gains(k.FightReap(k.Capture(1)), to=k.neighbors))
k.card(
    "peace-accord",
    k.after(k.Fights(k.creature), k.Lose(4, who=k.controller_of("it")), k.Destroy(k.this)),
    k.Play(k.Gain(2, who=k.each_player)),
)
k.card("plasma-nozzle", k.gains(k.BeforeFight(k.Deal(2, to=k.foe, splash=2))))
k.card("psionic-officer-lang", k.after(k.Reaps(k.creature.enemy), k.Archive(k.top_card)))
k.card(
    "quixxle-stone",
    k.CannotPlay(
        k.creature, who=k.you, only_if=k.more(k.count(k.creature.friendly), k.count(k.creature.enemy))
    ),
    k.CannotPlay(
        k.creature, who=k.opponent, only_if=k.more(k.count(k.creature.enemy), k.count(k.creature.friendly))
    ),
)
k.card("special-agent-fingers", k.Action(k.Steal(1)))
k.card(
    "tachyon-pulse", k.Play(k.Destroy(k.each(k.artifact)), k.Exhaust(k.each(k.creature.state("upgraded"))))
)
k.card(
    "techivore-pulpate",
    k.after(k.ChoosesHouse(who=k.each_player), k.Destroy(k.each(k.artifact.of_that("house")))),
)
k.card(
    "uncharted-lands",
    k.gains(k.Reap(k.Move("amber", 1, source=k.this_artifact, to=k.you)), to=k.creature.of("staralliance")),
    k.Play(k.PlaceAmber(6, k.this)),
)
k.card(
    "united-action",
    k.Play(
        k.for_turn(k.MayPlay(k.any_card.sharing("house", among=k.any_card.friendly))),
        k.for_turn(k.CannotUse(k.any_card, who=k.you)),
    ),
)
k.card(
    "we-can-all-win",
    k.Play(
        k.until_your_next_turn(k.keys_cost(-2, who=k.each_player)),
        k.next_turn(k.keys_cost(-2, who=k.each_player), who=k.you),
    ),
)
k.blaster("chan-s-blaster", "commander-chan", k.may(k.Use(k.a(k.creature.friendly.other))))
k.blaster("frane-s-blaster", "first-officer-frane", k.Move("amber", "all", source=k.host, to=k.you))
k.blaster("garcia-s-blaster", "sensor-chief-garcia", k.Steal(1))
k.blaster("ingram-s-blaster", "medic-ingram", k.Heal("all", k.a(k.creature)))
k.blaster("khrkhar-s-blaster", "lieutenant-khrkhar", k.Ward(k.host))
k.blaster("kirby-s-blaster", "com-officer-kirby", k.Draw(2))
k.blaster("qincan-s-blaster", "sci-officer-qincan", k.may(k.Archive(k.a(k.creature))))
k.blaster(
    "walls--blaster", "chief-engineer-walls", k.ForEach(k.UpgradesOn(k.host), (k.Stun(k.a(k.creature)),))
)
