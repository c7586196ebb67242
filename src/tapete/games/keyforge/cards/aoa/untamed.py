"""Untamed: beasts, witches and the woods."""

from tapete.games.keyforge.cards import words as k

SHARDS = k.count(k.any_card.friendly.trait("shard"))
AWAKE = k.creature.ready.of("untamed")

k.card(
    "dharna",
    k.Play(k.Gain(k.for_each(k.creature.friendly.damaged))),
    k.Reap(k.Heal(2, k.a(k.creature.friendly))),
)
k.card("duskwitch", k.Arrives("ready", what=k.creature.friendly, yours=True))
k.card("fanghouse")
k.card("glimmer", k.Play(k.Return(k.a(k.any_card, k.your_discard))))
k.card("grovekeeper", k.after(k.EndOfTurn(k.you), k.Grow(1, k.neighbors)))
k.card("knoxx", k.gets(power=k.for_each(k.creature.neighboring, times=3), to=k.this))
k.card("marmo-swarm", k.gets(power=k.for_each(k.your_amber), to=k.this))
k.card("persistence-hunting", k.Play(k.ChooseHouse(), k.Exhaust(k.each(k.creature.enemy.of_that("house")))))
k.card("rustgnawer", k.Fight(k.Destroy(k.a(k.artifact)), k.Gain(k.for_each(k.IconsOn("amber", k.that)))))
k.card(
    "song-of-spring",
    k.Play(
        k.ShuffleIn(k.any_number(k.creature.friendly.of("untamed"), k.your_hand, k.your_discard, k.in_play))
    ),
)
k.card("tantadlin", k.strikes(2), k.Fight(k.Discard(k.Random(k.their_archives))))
k.card(
    "they-re-everywhere",
    k.Play(
        k.Together(
            (
                k.Deal(2, to=k.each(k.creature.enemy.on_flank)),
                k.Deal(1, to=k.each(k.creature.enemy.off_flank)),
            )
        )
    ),
)
k.card("æmberspine-mongrel", k.after(k.Reaps(k.creature.enemy), k.Gain(1)))
k.card("bumblebird", k.Play(k.Grow(2, k.each(k.creature.friendly.other.of("untamed")))))
k.card("camouflage", k.NotFoughtBy(k.creature.off_flank, to=k.host))
k.card(
    "niffle-grounds",
    k.Action(
        k.for_turn(k.LosesKeyword("taunt", to=k.that), about=k.a(k.creature)),
        k.for_turn(k.LosesKeyword("elusive", to=k.that), about=k.that),
    ),
)
k.card("panpaca-anga", k.gets(power=2, to=k.creature.toward("right")))
k.card("panpaca-jaga", k.has("skirmish", to=k.creature.toward("left")))
k.card(
    "soldiers-to-flowers",
    k.Play(k.Purge(k.each(k.creature.of("untamed"), k.each_discard)), k.GainForTheirs(1, owned=True)),
)
k.card("way-of-the-porcupine", k.has("hazardous", amount=3))
k.card(
    "earthbind",
    k.CannotUse(
        k.host, who=k.each_player, only_if=k.exactly_is(k.DiscardedThisTurn(k.any_card, who=k.wearer), 0)
    ),
)
k.card("gravid-cycle", k.Play(k.Return(k.a(k.any_card, k.your_discard))))
k.card("heart-of-the-forest", k.CannotForge(k.each_player, ahead=True))
k.card("po-s-pixies", k.amber_instead("taken", "from-supply"))
k.card("punctuated-equilibrium", k.Play(k.Discard(k.each(k.any_card, k.each_hand)), k.Refill(k.each_player)))
k.card(
    "quicksand",
    k.Play(
        k.Destroy(
            k.all_of(
                k.given(k.no(AWAKE.friendly), k.most_powerful(k.creature.friendly)),
                k.given(k.no(AWAKE.enemy), k.most_powerful(k.creature.enemy)),
            )
        )
    ),
)
k.card("roxador", k.strikes(2), k.Fight(k.Stun(k.foe)))
k.card("shard-of-life", k.Action(k.ForEach(SHARDS, (k.ShuffleIn(k.a(k.any_card, k.your_discard)),))))
