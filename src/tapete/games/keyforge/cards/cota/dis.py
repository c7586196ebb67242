"""Dis: demons and their bargains."""

from tapete.games.keyforge.cards import words as k

PRYING = (
    k.Discard(k.their_top_card),
    k.HouseOfThat(),
    k.Reveal(k.each(k.any_card, k.their_hand)),
    k.Gain(k.for_each(k.CountIn(k.their_hand, what=k.any_card.of_that("house")))),
)

k.card("a-fair-game", k.Play(*PRYING, k.OpponentDoes(PRYING)))
k.card(
    "arise",
    k.Play(k.ChooseHouse(), k.Return(k.each(k.creature.of_that("house"), k.your_discard)), k.GainChains(1)),
)
k.card(
    "control-the-weak",
    k.Play(k.ChooseHouse(of=k.opponent), k.next_turn(k.MustChoose(k.that_house, who=k.opponent))),
)
k.card("creeping-oblivion", k.Play(k.Purge(k.up_to(2, k.any_card, k.a_discard))))
k.card("dance-of-doom", k.Play(k.Name("number"), k.Destroy(k.each(k.creature.of_that("power")))))
k.card("fear", k.Play(k.Return(k.a(k.creature.enemy))))
k.card("gateway-to-dis", k.Play(k.Destroy(k.each(k.creature)), k.GainChains(3)))
k.card(
    "gongoozle",
    k.Play(
        k.Deal(3, to=k.a(k.creature)), k.given(k.it_was_not_destroyed, k.DiscardRandom(k.owner_of("that")))
    ),
)
k.card("guilty-hearts", k.Play(k.Destroy(k.each(k.creature.with_amber))))
k.card("hand-of-dis", k.Play(k.Destroy(k.a(k.creature.off_flank))))
k.card("hecatomb", k.Play(k.Destroy(k.each(k.creature.of("dis"))), k.GainForTheirs(1)))
k.card(
    "tendrils-of-pain",
    k.Play(
        k.given(
            k.ForgedKey(k.opponent),
            k.Deal(4, to=k.each(k.creature)),
            otherwise=(k.Deal(1, to=k.each(k.creature)),),
        )
    ),
    in_2018=(
        k.Play(
            k.Deal(1, to=k.each(k.creature)),
            k.given(k.ForgedKey(k.opponent), k.Deal(3, to=k.each(k.creature))),
        ),
    ),
)
k.card("hysteria", k.Play(k.Return(k.each(k.creature))))
k.card(
    "key-hammer",
    k.Play(k.given(k.ForgedKey(k.opponent), k.Unforge(k.opponent)), k.Gain(6, who=k.opponent)),
)
k.card("mind-barb", k.Play(k.DiscardRandom(k.opponent)))
k.card("pandemonium", k.Play(k.Capture(1, by=k.each(k.creature.undamaged))))
k.card("poltergeist", k.Play(k.UseAsYours(k.a(k.artifact)), k.Destroy(k.that)))
k.card(
    "red-hot-armor",
    k.Play(
        k.Deal(k.ArmorOn(), to=k.each(k.creature.enemy.armored), pierces=True, apiece=True),
        k.for_turn(k.NoArmor(to=k.that), about=k.that),
    ),
)
k.card("three-fates", k.Play(k.Destroy(k.most_powerful(k.creature, count=3))))
k.card("annihilation-ritual", k.goes_instead(k.creature, "purged"))
k.card("dominator-bauble", k.Action(k.Use(k.a(k.creature.friendly))))
k.card("key-to-dis", k.Omni(k.Sacrifice(k.this), k.Destroy(k.each(k.creature))))
k.card("lash-of-broken-dreams", k.Action(k.next_turn(k.keys_cost(3, who=k.each_player))))
k.card("library-of-the-damned", k.Action(k.Archive(k.a(k.any_card, k.your_hand))))
k.spent("lifeward", k.next_turn(k.CannotPlay(k.creature, who=k.opponent)))
k.card(
    "sacrificial-altar",
    k.Action(
        k.Purge(k.a(k.creature.friendly.trait("human"))),
        k.if_you_do(k.PlayCard(k.a(k.creature, k.your_discard))),
    ),
)
k.card("screaming-cave", k.Action(k.ShuffleZones((k.your_hand, k.your_discard))))
k.card("soul-snatcher", k.after(k.IsDestroyed(k.creature), k.Gain(1, who=k.owner_of("it"))))
k.card("charette", k.Play(k.Capture(3)))
k.card("drumble", k.Play(k.given(k.at_least(k.their_amber, 7), k.Capture("all"))))
k.card("dust-imp", k.Destroyed(k.Gain(2)))
k.card(
    "eater-of-the-dead", k.FightReap(k.Purge(k.a(k.creature, k.a_discard)), k.if_you_do(k.Grow(1, k.this)))
)
k.card("ember-imp", k.CannotPlay(k.any_card, who=k.opponent, more_than=2))
k.card("gabos-longarms", k.BeforeFight(k.StrikesAnother(k.a(k.creature))))
k.card("overlord-greking", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.PutIntoPlay(k.it)))
k.card(
    "guardian-demon",
    k.PlayFightReap(k.Heal(2, k.a(k.creature), up_to=True), k.Deal(k.this_way, to=k.a(k.creature.different))),
)
k.card("master-of-1", k.Reap(k.may(k.Destroy(k.a(k.creature.power(1))))))
k.card("master-of-2", k.Reap(k.may(k.Destroy(k.a(k.creature.power(2))))))
k.card("master-of-3", k.Reap(k.may(k.Destroy(k.a(k.creature.power(3))))))
k.card("pit-demon", k.Action(k.Steal(1)))
k.card("pitlord", k.MustChoose("dis"))
k.card("restringuntus", k.Play(k.ChooseHouse(), k.while_in_play(k.CannotChoose(k.that_house))))
k.card("shaffles", k.after(k.EndOfTurn(k.you), k.Lose(1)))
k.card("shooler", k.Play(k.given(k.at_least(k.their_amber, 4), k.Steal(1))))
k.card("snudge", k.FightReap(k.Return(k.a(k.creature_or_artifact.either(k.artifact, k.creature.on_flank)))))
k.card(
    "stealer-of-souls", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Purge(k.it), k.Gain(1))
)
k.card("succubus", k.HandSize(-1, who=k.opponent))
k.card("tentacus", k.Toll(1, "use", k.artifact))
k.card("the-terror", k.Play(k.given(k.exactly_is(k.their_amber, 0), k.Gain(2))))
k.card("tocsin", k.Reap(k.DiscardRandom(k.opponent)))
k.card("tolas", k.after(k.IsDestroyed(k.creature), k.Gain(1, who=k.opponent_of("it"))))
k.card("truebaru", k.at_price("play", k.Lose(3, who=k.you)), k.Destroyed(k.Gain(5)))
k.card("collar-of-subordination", k.Controls(to=k.host))
k.card("flame-wreathed", k.gets(power=2, to=k.host), k.has("hazardous", amount=2))
