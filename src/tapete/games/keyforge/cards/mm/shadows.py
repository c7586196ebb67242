"""Shadows: mutant thieves, and a vault that pays for every mutant."""

from tapete.games.keyforge.cards import words as k

MUTANT = k.creature.trait("mutant")
AS_SHADOWS = "shadows"

k.card(
    "dark-æmber-vault",
    k.after(k.Plays(k.you, what=MUTANT), k.Draw(1)),
    k.gets(power=2, to=MUTANT.friendly),
)
k.card("bo-nithing", k.Play(k.Steal(k.for_each(k.Keys(k.opponent)))))
k.card("dæmo-thief", k.Destroyed(k.Steal(1)))
k.card("dark-wave", k.Play(k.Deal(2, to=k.each(k.creature.without_trait("mutant")))))
k.card("francis-the-economist", k.Fight(k.Gain(1, who=k.each_player)))
k.card(
    "look-over-there",
    k.Play(k.Deal(2, to=k.a(k.creature)), k.given(k.it_was_not_destroyed, k.Steal(1))),
)
k.card("mutant-cutpurse")
k.card("opportunist", k.has("elusive"), k.Play(k.Capture(1, by=k.host)))
k.card("rad-penny", k.Play(k.Steal(1)), k.Destroyed(k.ShuffleIn(k.this)))
k.card("shoulder-id", k.cannot_fight(k.this, who=k.you), k.instead_of("damage", k.Steal(1)))
k.card("subtle-otto", k.Play(k.DiscardRandom(k.opponent)))
k.card("tempting-offer", k.Play(k.Return(k.a(k.creature.enemy)), k.if_you_do(k.Gain(1, who=k.opponent))))
k.card(
    "vandalize",
    k.Play(k.LookAtTop(3, who=k.opponent), k.Discard(k.a(k.any_card, k.looked_at)), k.PutBack()),
)
k.card("borrow", k.Play(k.TakeControl(k.a(k.artifact.enemy), as_house=AS_SHADOWS, always=True)))
k.card("boss-zarek", k.has("elusive", to=k.creature.friendly.with_amber))
k.card("lucky-dice", k.Omni(k.Destroy(k.this), k.next_turn(k.CannotBeDamaged(to=k.creature.friendly))))
k.card("miasma-bomb", k.Action(k.Destroy(k.this), k.next_turn(k.skips("forge", who=k.opponent))))
k.card(
    "ransack",
    k.Play(k.Repeat((k.Steal(1), k.Discard(k.top_card)), k.ThatIs(k.any_card.of("shadows")))),
)
k.card(
    "reckless-rizzo",
    k.Action(k.Steal(2), k.until_your_next_turn(k.LosesKeyword("elusive", to=k.that), about=k.this)),
)
k.card("safe-house", k.Action(k.Archive(k.a(k.creature.friendly))))
k.card("the-shadowsmith", k.has("elusive", to=MUTANT))
k.card(
    "doom-sigil",
    k.has("poison", to=k.creature),
    k.AsSoonAs(k.no(k.creature), (k.Destroy(k.this),)),
)
k.card("johnny-longfingers", k.gains(k.Destroyed(k.Steal(1)), to=MUTANT.friendly))
k.card("liam-say", k.after(k.StartOfTurn(k.you), k.may(k.Deal(1, to=k.a(k.creature)))))
k.card(
    "mastermindy",
    k.after(k.EndOfTurn(k.you), k.Mark("scheme", k.this)),
    k.Action(k.RemoveCounters("scheme", k.this, amount="all"), k.Steal(k.for_each(k.this_way))),
)
k.card("mole", k.gains(k.Purse(who=k.opponent)))
k.card("pincerator", k.after(k.EndOfTurn(k.each_player), k.Deal(1, to=k.each(k.creature.on_flank))))
k.card(
    "shadowsaurus",
    k.Action(
        k.Move("amber", "all", source=k.a(k.creature.enemy), to=k.opponent),
        k.if_you_do(k.TakeControl(k.that, as_house=AS_SHADOWS, always=True)),
    ),
)
k.card("splinter")
k.card("dino-thief", k.Play(k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))))
k.card("lyco-thief")
k.card("sacro-thief")
k.card("techno-thief", k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1))))
k.card(
    "xeno-thief",
    k.Fight(
        k.LookAtTop(3),
        k.Return(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
)
