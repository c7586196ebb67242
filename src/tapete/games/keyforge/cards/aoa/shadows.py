"""Shadows: thieves who watch what the other has."""

from tapete.games.keyforge.cards import words as k

RICHER = k.more(k.your_amber, k.their_amber)
POORER = k.more(k.their_amber, k.your_amber)
STABS = k.after(k.EndOfTurn(k.you), k.Destroy(k.a(k.creature.neighboring)))

k.card(
    "dusk-chronicles",
    k.Play(k.given(POORER, k.Draw(1)), k.given(RICHER, k.Archive(k.a(k.any_card, k.your_hand)))),
)
k.card("furtive-investors", k.Play(k.given(POORER, k.Gain(k.for_each(k.Keys(k.opponent))))))
k.card("gamgee", k.Reap(k.given(POORER, k.Steal(1))))
k.card("knuckles-bolton")
k.card("lamindra", k.has("elusive", to=k.neighbors))
k.card(
    "life-for-a-life", k.Play(k.Destroy(k.a(k.creature.friendly)), k.if_you_do(k.Deal(6, to=k.a(k.creature))))
)
k.card(
    "ronnie-wristclocks", k.Play(k.given(k.at_least(k.their_amber, 7), k.Steal(2), otherwise=(k.Steal(1),)))
)
k.card(
    "sucker-punch",
    k.Play(k.Deal(2, to=k.a(k.creature.enemy)), k.given(k.it_was_destroyed, k.Archive(k.this))),
)
k.card("swindle", k.Play(k.Steal(3)))
k.card(
    "throwing-stars",
    k.Play(k.Deal(1, to=k.up_to(3, k.creature)), k.Gain(k.for_each(k.ThoseThat(k.creature)))),
)
k.card("whistling-darts", k.Play(k.Deal(1, to=k.each(k.creature.enemy))))
k.card("yantzee-gang", k.Action(k.Steal(1)))
k.card("bonerot-venom", k.after(k.Uses(k.each_player, what=k.creature.wearing_this), k.Deal(2, to=k.host)))
k.card("brend-the-fanatic", k.Play(k.Gain(1, who=k.opponent)), k.Destroyed(k.Steal(3)))
k.card(
    "hideaway-hole",
    k.Omni(k.Sacrifice(k.this), k.until_your_next_turn(k.has("elusive", to=k.creature.friendly))),
)
k.card("little-niff", k.after(k.Fights(k.creature.neighboring), k.Steal(1)))
k.card(
    "murkens",
    k.Play(k.choose_one(k.PlayCard(k.Random(k.their_archives)), k.PlayCard(k.their_top_card))),
)
k.card("nightforge", k.Play(k.given(k.Not(k.ForgedKey(k.you)), k.may(k.Forge(extra=4)))))
k.card("perplexing-sophistry", k.Play(k.given(RICHER, k.DiscardRandom(k.opponent), k.Draw(1))))
k.card(
    "redlock",
    k.after(k.EndOfTurn(k.you), k.given(k.exactly_is(k.CardsPlayed(k.creature), 0), k.Gain(1))),
)
k.card("guard-disguise", k.Action(k.Destroy(k.this), k.given(k.at_most(k.their_amber, 3), k.Steal(3))))
k.card("heist-night", k.Play(k.Steal(k.for_each(k.creature.friendly.trait("thief")))))
k.card("lethal-distraction", k.Play(k.for_turn(k.TakesMore(2), about=k.a(k.creature))))
k.card(
    "plague-rat",
    k.Play(k.Deal(k.for_each(k.creature.trait("rat")), to=k.each(k.creature.without_trait("rat")))),
)
k.card(
    "rigged-lottery",
    k.Play(
        k.Discard(k.Top(k.each_player, count=5)),
        k.GainForTheirs(1, owned=True, what=k.any_card.of("shadows")),
    ),
)
k.card("sack-of-coins", k.Play(k.Spread(1, k.your_amber, k.creature)))
k.card("scowly-caper", STABS, in_2018=(k.has("treachery", to=k.this), k.MayUse(k.this), STABS))
k.card("shard-of-greed", k.Action(k.Gain(k.for_each(k.any_card.friendly.trait("shard")))))
