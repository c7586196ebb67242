"""Untamed: beasts, faeries, and what became of them."""

from tapete.games.keyforge.cards import words as k

FOUR_AMBER = k.at_least(k.your_amber, 4)

k.card("cephaloist", k.CannotBeStolen(only_if=FOUR_AMBER))
k.card("dæmo-beast", k.Destroyed(k.Steal(1)))
k.card("dark-faerie", k.Fight(k.Gain(2)))
k.card(
    "fandangle",
    k.Arrives("ready", what=k.creature.friendly.not_of("untamed"), yours=True, only_if=FOUR_AMBER),
)
k.card("floomf", k.Fight(k.Grow(2, k.a(k.creature.trait("beast")))))
k.card("gloriana-s-attendant")
k.card("keyfrog", k.Destroyed(k.Forge()))
k.card(
    "pismire",
    k.keys_cost(
        2,
        only_if=k.more(
            k.count(k.creature.friendly.trait("mutant")), k.count(k.creature.enemy.trait("mutant"))
        ),
    ),
)
k.card("rapid-evolution", k.Play(k.Grow(k.for_each(k.your_amber), k.a(k.creature))))
k.card("reclaimed-by-nature", k.Play(k.Purge(k.a(k.artifact)), k.ResolveIcons(k.that)))
k.card(
    "resurgence",
    k.Play(
        k.Return(k.a(k.creature, k.your_discard)),
        k.given(k.ThatIs(k.creature.trait("mutant")), k.Return(k.a(k.creature.other, k.your_discard))),
    ),
)
k.card(
    "savage-clash",
    k.Play(
        k.Destroy(
            k.all_of(
                k.all_but(k.most_powerful(k.creature.enemy)), k.all_but(k.least_powerful(k.creature.friendly))
            )
        )
    ),
)
k.card("commune", k.Play(k.Lose("all", who=k.you), k.Gain(4)))
k.card("dark-harbinger", k.after(k.Plays(k.you, what=k.action.of("untamed")), k.Ready(k.this)))
k.card(
    "growth-surge",
    k.Play(
        k.Grow(3, k.kept(k.a(k.creature.on_flank))),
        k.Grow(2, k.a(k.creature.beside_that)),
        k.Grow(1, k.a(k.creature.beside_that.different)),
    ),
)
k.card("lumilu", k.Reap(k.Gain(k.for_each(k.creature.friendly.other.trait("beast")))))
k.card("mushroom-with-a-view", k.Omni(k.Heal(1, k.each(k.creature.friendly))))
k.card("trimble", k.has("skirmish", to=k.creature.trait("mutant")))
k.card(
    "vault-s-blessing",
    k.Play(k.Gain(k.for_each(k.creature.trait("mutant").controlled_by(k.themself)), who=k.each_player)),
)
k.card("wild-bounty", k.Play(k.for_turn(k.again("icons"), uses=1)))
k.card(
    "æmberlution",
    k.Play(
        k.Destroy(k.each(k.creature)),
        k.Reveal(k.each(k.any_card, k.each_hand)),
        k.PutIntoPlay(k.each(k.creature, k.each_hand), mine=False, ready=True),
    ),
)
k.card("blossom-drake", k.gets(power=k.for_each(k.artifact), to=k.this), k.Blank(to=k.artifact))
k.card(
    "chonkers",
    k.after(
        k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Grow(k.CountersOn("power", k.this), k.this)
    ),
    k.Play(k.Grow(1, k.this)),
)
k.card("dark-queen-gloriana", k.Play(k.Return(k.a(k.creature.friendly.not_of("untamed")))))
k.card("eunoia", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Gain(1), k.Heal(2, k.this)))
k.card(
    "look-what-i-found",
    k.Play(
        k.Return(
            k.all_of(
                k.a(k.action, k.your_discard),
                k.a(k.artifact, k.your_discard),
                k.a(k.creature, k.your_discard),
                k.a(k.upgrade, k.your_discard),
            )
        )
    ),
)
k.card(
    "mercy-malkin-queen",
    k.after(k.Enters(k.creature.friendly.trait("cat")), k.Ward(k.it)),
    k.Fight(k.Ready(k.a(k.creature.friendly.trait("beast")))),
)
k.mutation("mutation-of-cunning", k.has("elusive", to=k.that))
k.mutation("mutation-of-fury", k.has("assault", amount=3, to=k.that))
k.mutation("mutation-of-instinct", k.has("skirmish", to=k.that))
k.card("dino-beast", k.Play(k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))))
k.card("sacro-beast")
k.card("techno-beast", k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1))))
k.card("umbra-beast")
k.card(
    "xeno-beast",
    k.Fight(
        k.LookAtTop(3),
        k.Return(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
)
k.card(
    "niffle-kong",
    k.Play(k.Search(k.creature.trait("niffle"), limit=99)),
    k.FightReap(
        k.may(
            k.Destroy(k.a(k.creature.friendly.trait("niffle"))),
            k.if_you_do(k.Deal(3, to=k.a(k.creature)), k.Steal(1), k.Destroy(k.a(k.artifact.enemy))),
        )
    ),
)
k.card("niffle-kong2")
