"""Dis: seven sins, fiends that steal as they die, and keys that break."""

from tapete.games.keyforge.cards import words as k

SINS = k.creature.friendly.trait("sin")
DYING_THEFT = k.Destroyed(k.Steal(1))
"""What every mutant of the house does as it dies."""

k.card("bonesaw", k.Arrives("ready", only_if=k.at_least(k.DestroyedThisTurn(k.creature.friendly), 1)))
k.card("brabble", k.Destroyed(k.given(k.YourTurn(yes=False), k.Lose(3), otherwise=(k.Lose(1),))))
k.card("dark-minion", k.Destroyed(k.Deal(1, to=k.each(k.creature.enemy))))
k.card("drecker", k.damage_goes("this", of=k.neighbors), k.Reap(k.Steal(1)))
k.card("imp-losion", k.Play(k.Destroy(k.all_of(k.a(k.creature.friendly), k.a(k.creature.enemy)))))
k.card(
    "mark-of-dis",
    k.Play(
        k.Deal(2, to=k.a(k.creature)),
        k.given(
            k.it_was_not_destroyed,
            k.HouseOfThat(),
            k.next_turn(k.MustChoose(k.that_house, who=k.controller_of("that")), who=k.controller_of("that")),
        ),
    ),
)
k.card("mindfire", k.Play(k.DiscardRandom(k.opponent), k.Steal(k.for_each(k.IconsOn("", k.those)))))
k.card("sinder", k.Reap(k.Destroy(k.a(k.creature.friendly))))
k.card(
    "snarette",
    k.after(k.EndOfTurn(k.you), k.Capture(1)),
    k.Action(k.Move("amber", "all", source=k.this, to=k.supply)),
)
k.card("stirring-grave", k.Play(k.Archive(k.a(k.creature, k.your_discard))))
k.card(
    "techno-fiend",
    k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1))),
    DYING_THEFT,
)
k.card(
    "waking-nightmare",
    k.Play(k.next_turn(k.keys_cost(k.for_each(k.creature.of("dis")), who=k.each_player))),
)
k.card(
    "break-key",
    k.Play(
        k.given(
            k.more(k.Keys(k.opponent), k.Keys(k.you)),
            k.Unforge(k.opponent, any=True),
            k.if_you_do(k.Gain(6, who=k.opponent)),
        )
    ),
)
k.card("double-doom", k.Play(k.Return(k.a(k.creature.enemy)), k.DiscardRandom(k.opponent)))
k.card(
    "essence-scale",
    k.Action(
        k.Destroy(k.a(k.creature.friendly)),
        k.if_you_do(k.ReadyAndUse(k.a(k.creature.friendly.sharing("house")))),
    ),
)
k.card(
    "grim-reminder",
    k.Play(k.ChooseHouse(), k.Archive(k.each(k.creature.of_that("house"), k.your_discard)), k.GainChains(1)),
)
k.card("hystricog", k.Action(k.Destroy(k.a(k.creature.damaged))))
k.card("picaroon", k.gets(power=k.PowerOf(k.each(k.creature.neighboring.without_trait("changeling")))))
k.card(
    "relentless-creeper",
    k.from_discard(k.after(k.ChoosesHouse("dis"), k.may(k.Return(k.this)))),
)
k.card("wail-of-the-damned", k.Play(k.Destroy(k.a(k.creature.state("with-icons", yes=False)))))
k.card(
    "etan-s-jar",
    k.Play(k.Name("card"), k.while_in_play(k.CannotPlay(k.any_card.of_that("name"), who=k.each_player))),
)
k.card("maleficorn", k.after(k.IsDamaged(k.creature.enemy, by_icon=True), k.Deal(1, to=k.it)))
k.card(
    "painmail",
    k.gains(
        k.after(
            k.ChoosesHouse("dis", who=k.each_player),
            k.PutInOwnersArchives(k.this_upgrade),
            k.Destroy(k.this),
        )
    ),
)
k.card("ritual-of-tognath", k.Play(k.Destroy(k.exactly(2, k.creature.friendly))))
k.card("skixuno", k.Play(k.Destroy(k.each(k.creature.other)), k.Grow(k.for_each(k.this_way), k.this)))
k.card(
    "the-pale-star",
    k.Omni(k.Destroy(k.this), k.for_turn(k.considered(power=1, armor=0, to=k.creature))),
)
k.card(
    "turnkey",
    k.Play(
        k.Unforge(k.opponent, any=True),
        k.if_you_do(k.while_in_play(k.after(k.LeavesPlay(), k.Forge(free=True, who=k.opponent)))),
    ),
)
k.card(
    "desire",
    k.keys_cost(4, who=k.each_player),
    k.Reap(k.Forge(less=k.for_each(SINS))),
)
k.card(
    "dino-fiend",
    k.Play(k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))),
    DYING_THEFT,
)
k.card("envy", k.Reap(k.given(k.at_least(k.count(SINS), 2), k.Capture("all"))))
k.card(
    "gluttony",
    k.Play(k.ForEach(k.count(SINS), (k.Exalt(k.this),))),
    k.Reap(k.Move("amber", "all", source=k.each(k.creature.friendly), to=k.you)),
)
k.card("greed", k.HandSize(k.for_each(SINS)))
k.card("lyco-fiend", DYING_THEFT)
k.card("pride", k.Reap(k.Ward(k.each(SINS))))
k.card("sacro-fiend", DYING_THEFT)
k.card(
    "sloth",
    k.after(
        k.EndOfTurn(k.you),
        k.given(k.exactly_is(k.UsedThisTurn(k.creature), 0), k.Gain(k.for_each(SINS))),
    ),
)
k.card("umbra-fiend", DYING_THEFT)
k.card("wrath", k.Fight(k.ForEach(k.count(SINS), (k.Enrage(k.a(k.creature.enemy)),))))
k.card(
    "xeno-fiend",
    k.Fight(
        k.LookAtTop(3),
        k.Return(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
    DYING_THEFT,
)
