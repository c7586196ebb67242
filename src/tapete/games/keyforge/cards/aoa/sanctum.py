"""Sanctum: knights, and ambassadors to every other house."""

from tapete.games.keyforge.cards import words as k

SHARDS = k.any_card.friendly.trait("shard")


def ambassador(house: str) -> None:
    """A card that opens the way to one card of another house."""
    allowed = k.MayPlayOrUse(k.any_card.of(house))
    k.card(f"{house}-ambassador", k.FightReap(k.for_turn(allowed, uses=1)))


k.card("lion-bautrem", k.gets(power=2, to=k.neighbors))
k.card(
    "abond-the-armorsmith",
    k.gets(armor=1, to=k.creature.friendly.other),
    k.Action(k.for_turn(k.gets(armor=1, to=k.creature.friendly.other))),
)
k.card("aubade-the-grim", k.Play(k.Capture(3)), k.Reap(k.Move("amber", 1, source=k.this, to=k.supply)))
k.card("bordan-the-redeemed", k.Action(k.Capture(2)))
k.card("challe-the-safeguard")
k.card(
    "golden-aura",
    k.Play(
        k.Heal("all", k.a(k.creature)),
        k.for_turn(k.BelongsTo("sanctum", to=k.that), about=k.that),
        k.for_turn(k.CannotBeDamaged(to=k.that), about=k.that),
    ),
)
k.card("hallowed-shield", k.Action(k.for_turn(k.CannotBeDamaged(to=k.that), about=k.a(k.creature))))
k.card("healing-blast", k.Play(k.Heal("all", k.a(k.creature)), k.given(k.at_least(k.this_way, 4), k.Gain(2))))
k.card(
    "maruck-the-marked", k.after(k.IsDamaged(k.creature.itself, prevented=True), k.Capture(k.AmountOfIt()))
)
k.card("sir-marrows", k.after(k.GainsByReaping(k.opponent), k.Capture(k.AmountOfIt())))
k.card("smite", k.Play(k.ReadyAndFight(k.a(k.creature.friendly)), k.Deal(2, to=k.Neighbors(k.foe))))
k.card("the-grey-rider", k.PlayFightReap(k.may(k.ReadyAndFight(k.a(k.creature.friendly.neighboring)))))
k.card("baron-mengevin", k.after(k.Discards(k.you, what=k.any_card.of("sanctum")), k.Capture(1)))
k.card("barrister-joya", k.cannot_reap(k.creature.enemy, who=k.opponent))
ambassador("brobnar")
ambassador("dis")
k.card(
    "equalize",
    k.Play(k.Redistribute("amber", k.creature.friendly), k.Redistribute("amber", k.creature.enemy)),
)
k.card(
    "free-markets",
    k.Play(k.Gain(k.for_each(k.AtMost(k.Distinct("house", k.any_card, but="sanctum"), 6)))),
)
k.card("haedroth-s-wall", k.gets(power=2, to=k.creature.friendly.on_flank))
ambassador("logos")
ambassador("mars")
k.card(
    "prince-derric-unifier",
    k.Play(k.given(k.at_least(k.Distinct("house", k.creature.friendly), 3), k.Gain(3))),
)
k.card("rothais-the-fierce")
ambassador("shadows")
ambassador("untamed")
k.card(
    "anahita-the-trader",
    k.Reap(k.TakeControl(k.a(k.artifact.friendly), who=k.opponent), k.if_you_do(k.Pay(2))),
)
k.card("eye-of-judgment", k.Action(k.Purge(k.a(k.creature, k.a_discard))))
k.card("martyr-s-end", k.Play(k.Destroy(k.any_number(k.creature.friendly)), k.Gain(k.for_each(k.this_way))))
k.card("mother-northelle", k.Reap(k.Move("amber", 1, source=k.a(k.creature.friendly))))
k.card("opal-knight", k.Play(k.Destroy(k.each(k.creature.power("even")))))
k.card(
    "proclamation-346e", k.keys_cost(2, only_if=k.Not(k.at_least(k.Distinct("house", k.creature.enemy), 3)))
)
k.card("seraphic-armor", k.gets(armor=1, to=k.host), k.Play(k.Heal("all", k.host)))
k.card("shard-of-hope", k.Action(k.ForEach(k.count(SHARDS), (k.Capture(1, by=k.a(k.creature.friendly)),))))
