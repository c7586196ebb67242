"""Brobnar: giants who fight."""

from tapete.games.keyforge.cards import words as k

CROCAG = (k.cannot_reap(k.this), k.AsSoonAs(k.no(k.creature.enemy), (k.Destroy(k.this),)))

k.card("anger", k.Play(k.ReadyAndFight(k.a(k.creature.friendly))))
k.card("barehanded", k.Play(k.PutOnDeck(k.each(k.artifact))))
k.card("blood-money", k.Play(k.PlaceAmber(2, k.a(k.creature.enemy))))
k.card(
    "brothers-in-battle",
    k.Play(k.ChooseHouse(), k.for_turn(k.MayUse(k.creature.friendly.of_that("house"), ways=("fight",)))),
)
k.card("burn-the-stockpile", k.Play(k.given(k.at_least(k.their_amber, 7), k.Lose(4))))
k.card(
    "champion-s-challenge",
    k.Play(
        k.Destroy(k.all_but(k.most_powerful(k.creature.enemy))),
        k.Destroy(k.all_but(k.most_powerful(k.creature.friendly))),
        k.ReadyAndFight(k.a(k.creature.friendly)),
    ),
)
k.card("coward-s-end", k.Play(k.Destroy(k.each(k.creature.undamaged)), k.GainChains(3)))
k.card("follow-the-leader", k.Play(k.for_turn(k.MayUse(k.creature.friendly, ways=("fight",)))))
k.card("lava-ball", k.Play(k.Deal(4, to=k.a(k.creature), splash=2)))
k.card("loot-the-bodies", k.Play(k.for_turn(k.after(k.IsDestroyed(k.creature.enemy), k.Gain(1)))))
k.card(
    "take-that-smartypants", k.Play(k.given(k.at_least(k.count(k.any_card.enemy.of("logos")), 3), k.Steal(2)))
)
k.card("punch", k.Play(k.Deal(3, to=k.a(k.creature))))
k.card("relentless-assault", k.Play(k.ReadyAndFight(k.up_to(3, k.creature.friendly))))
k.card("smith", k.Play(k.given(k.more(k.count(k.creature.friendly), k.count(k.creature.enemy)), k.Gain(2))))
k.card("sound-the-horns", k.Play(k.DiscardUntil(k.creature.of("brobnar")), k.if_you_do(k.Return(k.that))))
k.card("tremor", k.Play(k.Stun(k.Neighbors(k.a(k.creature), too=True))))
k.card(
    "unguarded-camp",
    k.Play(
        k.Capture(
            1,
            by=k.exactly(
                k.Minus(k.count(k.creature.friendly), k.count(k.creature.enemy)), k.creature.friendly
            ),
        )
    ),
)
k.card("warsong", k.Play(k.for_turn(k.after(k.Fights(k.creature.friendly), k.Gain(1)))))
k.card("autocannon", k.after(k.Enters(k.creature), k.Deal(1, to=k.it)))
k.card("banner-of-battle", k.gets(power=1, to=k.creature.friendly))
k.card("cannon", k.Action(k.Deal(2, to=k.a(k.creature))))
k.card("gauntlet-of-command", k.Action(k.ReadyAndFight(k.a(k.creature.friendly))))
k.card("iron-obelisk", k.keys_cost(k.for_each(k.creature.friendly.damaged.of("brobnar"))))
k.spent("mighty-javelin", k.Deal(4, to=k.a(k.creature)))
k.card(
    "pile-of-skulls",
    k.after(k.IsDestroyed(k.creature.enemy), k.Capture(1, by=k.a(k.creature.friendly)), only_if=k.YourTurn()),
)
k.card("screechbomb", k.Omni(k.Sacrifice(k.this), k.Lose(2)))
k.card("the-warchest", k.Action(k.Gain(k.for_each(k.DestroyedThisTurn(k.creature.enemy, in_fight=True)))))
k.card("bilgum-avalanche", k.after(k.Forges(k.you), k.Deal(2, to=k.each(k.creature.enemy))))
k.card("valdr", k.strikes(2, more_at=k.creature.enemy.on_flank))
k.card("bumpsy", k.Play(k.Lose(1)))
k.card("earthshaker", k.Play(k.Destroy(k.each(k.creature.power_at_most(3)))))
k.card("firespitter", k.BeforeFight(k.Deal(1, to=k.each(k.creature.enemy))))
k.card("ganger-chieftain", k.Play(k.may(k.ReadyAndFight(k.a(k.creature.friendly.neighboring)))))
k.card("grenade-snib", k.Destroyed(k.Lose(2)))
k.card("headhunter", k.Fight(k.Gain(1)))
k.card("hebe-the-huge", k.Play(k.Deal(2, to=k.each(k.creature.other.undamaged))))
k.card(
    "kelifi-dragon",
    k.PlayOnlyIf(k.at_least(k.your_amber, 7)),
    k.FightReap(k.Gain(1), k.Deal(5, to=k.a(k.creature))),
)
k.card("king-of-the-crag", k.gets(power=-2, to=k.creature.enemy.of("brobnar")))
k.card(
    "krump",
    k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Lose(1, who=k.controller_of("it"))),
)
k.card("lomir-flamefist", k.Play(k.given(k.at_least(k.their_amber, 7), k.Lose(2))))
k.card("looter-goblin", k.Reap(k.for_turn(k.after(k.IsDestroyed(k.creature.enemy), k.Gain(1)))))
k.card(
    "mugwump",
    k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Heal("all", k.this), k.Grow(1, k.this)),
)
k.card("pingle-who-annoys", k.after(k.Enters(k.creature.enemy), k.Deal(1, to=k.it)))
k.card(
    "rock-hurling-giant",
    k.after(
        k.Discards(k.you, what=k.any_card.of("brobnar")),
        k.may(k.Deal(4, to=k.a(k.creature))),
        only_if=k.YourTurn(),
    ),
)
k.card(
    "rogue-ogre",
    k.after(
        k.EndOfTurn(k.you),
        k.given(k.exactly_is(k.CardsPlayed(k.any_card), 1), k.Heal(2, k.this), k.Capture(1)),
    ),
)
k.card("smaaash", k.Play(k.Stun(k.a(k.creature))))
k.card("tireless-crocag", *CROCAG, in_2018=(k.MayUse(k.this), *CROCAG))
k.card("troll", k.Reap(k.Heal(3, k.this)))
k.card("wardrummer", k.Play(k.Return(k.each(k.creature.friendly.other.of("brobnar")))))
k.card("blood-of-titans", k.gets(power=5, to=k.host))
k.card("phoenix-heart", k.gains(k.Destroyed(k.Return(k.this), k.Deal(3, to=k.each(k.creature)))))
k.card("yo-mama-mastery", k.has("taunt"), k.Play(k.Heal("all", k.host)))
