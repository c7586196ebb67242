"""Sanctum: knights who fear mutants, and what their prophet says of them."""

from tapete.games.keyforge.cards import words as k

MUTANT = k.creature.trait("mutant")

k.card(
    "ardent-hero",
    k.CannotBeDamaged(by=k.creature.either(MUTANT, k.creature.power_at_least(5))),
)
k.card("bull-wark", k.has("assault", amount=2, to=k.neighbors))
k.card("burning-glare", k.Play(k.choose_one(k.Stun(k.a(k.creature.enemy)), k.Stun(k.each(MUTANT.enemy)))))
k.card(
    "commandeer",
    k.Play(k.for_turn(k.after(k.Plays(k.you, other=True), k.Capture(1, by=k.a(k.creature.friendly))))),
)
k.card("dæmo-knight", k.Destroyed(k.Steal(1)))
k.card("fangs-of-gizelhart", k.Play(k.Purge(k.most_powerful(k.creature))))
k.card(
    "font-of-the-eye",
    k.Omni(
        k.given(
            k.at_least(k.DestroyedThisTurn(k.creature.enemy), 1),
            k.Capture(1, by=k.a(k.creature.friendly)),
        )
    ),
)
k.card("general-xalvador")
k.card("gizelhart-s-zealot", k.Arrives("ready"), k.Arrives("enraged"))
k.card("lieutenant-gorvenal", k.after(k.Fights(k.creature.friendly), k.Capture(1)))
k.card("seeker-of-truth", k.Fight(k.may(k.FightWith(k.a(k.creature.friendly.not_of("sanctum"))))))
k.card("squire-alys", k.Play(k.Capture(2)))
k.card(
    "æmberheart",
    k.Action(k.Exalt(k.a(k.creature.friendly)), k.Ward(k.that), k.Heal("all", k.that)),
)
k.card(
    "angry-mob",
    k.BeforeFight(k.may(k.DiscardUntil(k.any_card.named("angry-mob")), k.if_you_do(k.Return(k.that)))),
)
k.card(
    "baldric-the-bold",
    k.BeforeFight(k.given(k.IsThe(k.foe, k.most_powerful(k.creature.enemy)), k.Gain(2))),
)
k.card("berinon", k.after(k.Enters(MUTANT), k.Enrage(k.this)), k.Reap(k.Capture(2)))
k.card("bring-low", k.Play(k.Capture("all", by=k.any_number(k.creature.friendly, shared=True), keep=5)))
k.card(
    "gizelhart-s-standard",
    k.gets(armor=1, to=k.creature.friendly.with_amber),
    k.Play(k.Exalt(k.a(k.creature.friendly))),
)
k.card(
    "purify",
    k.Play(
        k.Purge(k.a(MUTANT)),
        k.if_you_do(
            k.DiscardUntil(k.creature.without_trait("mutant"), who=k.controller_of("that")),
            k.if_you_do(k.PutIntoPlay(k.those, mine=False)),
        ),
    ),
)
k.card("scrivener-favian", k.icon_instead("capture", k.Steal(1)))
k.card(
    "book-of-malefaction",
    k.after(k.Steals(k.opponent), k.Mark("warrant", k.this, amount=k.AmountOfIt())),
    k.Omni(k.RemoveCounters("warrant", k.this), k.if_you_do(k.Purge(k.a(k.creature)))),
)
k.card("call-to-action", k.Play(k.Ready(k.each(k.creature.friendly.trait("knight")))))
k.card("gizelhart-s-wrath", k.Play(k.Destroy(k.each(MUTANT))))
k.card("lady-loreena", k.LongTaunt())
k.card(
    "mad-prophet-gizelhart",
    k.gains(
        k.Action(
            k.Heal("all", k.each(k.creature.without_trait("mutant"))),
            k.Gain(k.for_each(k.ThoseThat(k.creature))),
        ),
        to=k.this,
        only_if=k.ThisIs(k.creature.in_center),
    ),
)
k.card("master-of-the-grey", k.cannot("resolve-icons"))
k.card("purifier-of-souls", k.LosesAbilities("destroyed", to=k.any_card))
k.card("dino-knight", k.Play(k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))))
k.card("lyco-knight")
k.card("techno-knight", k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1))))
k.card("umbra-knight")
k.card(
    "xeno-knight",
    k.Fight(
        k.LookAtTop(3),
        k.Return(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
)
