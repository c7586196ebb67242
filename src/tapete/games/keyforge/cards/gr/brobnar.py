"""Brobnar: giants that wake, champions that come back, and blows for whoever is haunted."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)
COMES_BACK = k.Destroyed(k.given(HAUNTED, k.Archive(k.this)))
"""What the specter of each house does as it is destroyed."""

k.card(
    "beanstalk",
    k.Arrives("ready", what=k.creature.friendly.trait("giant")),
    k.Action(k.Search(k.creature.trait("giant"))),
)
k.card(
    "brawling-grounds",
    k.Omni(
        k.for_turn(k.after(k.IsDestroyed(k.creature, in_fight=True), k.DiscardRandom(k.controller_of("it"))))
    ),
)
k.card(
    "countryside-crusher",
    k.Fight(k.given(k.Haunted(k.opponent), k.may(k.ReadyAndFight(k.a(k.creature.neighboring))))),
    k.Scrap(k.ReadyAndFight(k.least_powerful(k.creature.friendly))),
)
k.card(
    "curse-of-cowardice",
    k.after(
        k.EndOfTurn(k.you),
        k.given(k.exactly_is(k.UsesThisTurn("fight", k.creature.friendly), 0), k.Lose(2, who=k.you)),
        k.given(k.no(k.creature.friendly), k.Destroy(k.this)),
    ),
)
k.card(
    "final-refrain",
    k.Play(
        k.PutIntoPlay(k.each(k.creature, k.your_discard), ready=True),
        k.FightWith(k.kept(k.those)),
        k.Destroy(k.the_same),
    ),
)
k.card(
    "fling",
    k.Play(
        k.Destroy(k.a(k.creature.friendly)),
        k.if_you_do(k.Deal(k.PowerOf(k.those), to=k.a(k.creature.enemy), splash=3)),
    ),
)
k.card(
    "returning-champion",
    k.Play(k.Deal(3, to=k.this)),
    k.Fight(k.given(HAUNTED, k.Move("damage", "all", source=k.this, to=k.a(k.creature.other)))),
)
k.card(
    "rorag-screamer",
    k.Fight(k.Ready(k.this)),
    k.Scrap(
        k.Choose(k.a(k.creature)),
        k.for_turn(k.LosesKeyword("elusive", to=k.that), about=k.that),
        k.for_turn(k.NoArmor(to=k.that), about=k.that),
    ),
)
k.card("awakened-titan", k.stays("exhausted", to=k.this, only_if=k.Not(HAUNTED)))
k.card("bonecrusher", k.gains(k.Action(k.Destroy(k.a(k.creature)))))
k.card("concussive-transfer", k.Play(k.Deal(3, to=k.a(k.creature)), k.Redistribute("damage", k.creature)))
k.card(
    "fight-to-the-end",
    k.Play(
        k.Choose(k.a(k.creature.friendly)),
        k.given(HAUNTED, k.while_it_stays(k.has("skirmish", to=k.that), about=k.that)),
        k.ReadyAndFight(k.that),
    ),
)
k.card("lifting-buddy", k.PlayFightReap(k.Grow(2, k.this), k.Grow(2, k.a(k.creature.friendly.other))))
k.card(
    "plummet",
    k.Play(k.Discard(k.each(k.any_card, k.your_hand)), k.Deal(k.for_each(k.this_way), to=k.each(k.creature))),
)
k.card(
    "raider-of-the-peaks",
    k.after(
        k.StartOfTurn(k.you),
        k.Choose(k.most_powerful(k.creature, whose=True)),
        k.Discard(k.Top(k.controller_of("that"))),
    ),
)
k.card("rickety-cybergiant", k.Fight(k.Deal(1, to=k.this)))
k.card("blunderbore", k.Fight(k.given(HAUNTED, k.Lose(2), otherwise=(k.Lose(1),))))
k.card(
    "cacophonous-riot",
    k.Play(
        k.Ready(k.Neighbors(k.a(k.creature), too=True)),
        k.Enrage(k.Neighbors(k.that, too=True)),
    ),
)
k.card(
    "down-to-size",
    k.Play(k.for_turn(k.considered(power=1, armor=0, to=k.that), about=k.a(k.creature.enemy))),
)
k.card(
    "fiery-jark",
    k.Play(
        k.Repeat(
            (k.Destroy(k.all_of(k.a(k.creature.enemy), k.a(k.creature.friendly))),),
            k.both(k.at_least(k.count(k.creature.enemy), 1), k.at_least(k.count(k.creature.friendly), 1)),
            asked=True,
        )
    ),
)
k.card(
    "heavyweight-morik",
    k.Scrap(k.Together((k.Deal(2, to=k.a(k.creature.friendly)), k.Deal(2, to=k.a(k.creature.enemy))))),
)
k.card(
    "lash-out",
    k.Play(
        k.given(HAUNTED, k.Deal(3, to=k.a(k.creature), splash=3), otherwise=(k.Deal(3, to=k.a(k.creature)),))
    ),
)
k.card(
    "memorialize-the-fallen",
    k.Play(k.Lose(k.CountIn(k.Zone("discard", k.themself), what=k.creature), who=k.each_player)),
)
k.card(
    "mournful-barn-burner",
    k.Fight(k.ChoosePlayer(), k.Discard(k.Top(k.chosen_player, count=2))),
    k.Scrap(k.Discard(k.Top(k.each_player))),
)
k.card("ornar-skullface", k.Scrap(k.Deal(3, to=k.a(k.creature))))
k.card(
    "recklessness",
    k.Play(k.Discard(k.Random(k.each_hand, count=3)), k.Draw(3, who=k.each_player)),
)
k.card("soul-bomb", k.Omni(k.given(HAUNTED, k.Deal(4, to=k.each(k.creature))), k.Destroy(k.this)))
k.card("thunderdell", k.has("splash-attack", amount=5, to=k.this, only_if=HAUNTED))
k.card("phantom-drummernaut", k.PlayFight(k.Return(k.a(k.creature, k.your_discard))), COMES_BACK)
k.card(
    "spectral-ruth",
    k.Play(k.given(k.ForgedKey(k.you), k.Archive(k.each(k.any_card, k.your_discard)))),
    COMES_BACK,
)
