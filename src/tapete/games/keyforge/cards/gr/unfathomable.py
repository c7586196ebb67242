"""Unfathomable: what the deep remembers."""

from tapete.games.keyforge.cards import words as k

HAUNTED, THEY_ARE_HAUNTED = k.Haunted(k.you), k.Haunted(k.opponent)

k.card(
    "awful-atoll",
    k.gets(power=-2, to=k.creature.friendly, only_if=HAUNTED),
    k.gets(power=-2, to=k.creature.enemy, only_if=THEY_ARE_HAUNTED),
    k.AsSoonAs(k.no(k.creature), (k.Destroy(k.this),)),
)
k.card("bottomless-depths", k.after(k.Discards(k.you), k.PutUnder(k.it)))
k.card(
    "curse-of-confusion",
    k.after(k.EndOfTurn(k.you), k.Exhaust(k.each(k.creature.friendly.of(k.active_house)))),
)
k.card(
    "giltspine-mesmerist",
    k.after(k.Does("ready", k.each_player), k.Discard(k.Top(k.chosen_player))),
    k.Scrap(k.ChoosePlayer(), k.Discard(k.Top(k.chosen_player, count=3))),
)
k.card(
    "ihaka-of-the-depths",
    k.after(k.Does("draw", k.you), k.may(k.PutOnDeck(k.top_of_discard, bottom=True)), only_if=k.YourTurn()),
)
k.card(
    "strange-torpedo",
    k.Play(
        k.Deal(1, to=k.a(k.creature), splash=1),
        k.given(THEY_ARE_HAUNTED, k.Stun(k.hurt), k.Exhaust(k.hurt)),
    ),
)
k.card(
    "thing-from-the-deep",
    k.PlayOnlyIf(k.at_least(k.CountIn(k.your_discard, what=k.any_card.named("open-the-seal")), 1)),
    k.Fight(k.Steal(2)),
)
k.card(
    "unsettling-ancestry",
    k.Play(k.Stun(k.a(k.creature.enemy)), k.Exhaust(k.that), k.given(HAUNTED, k.Archive(k.this))),
)
k.card("addlefish", k.Fight(k.Discard(k.Random(k.their_hand, count=2))))
k.card(
    "dirge-of-the-deep",
    k.Play(k.Discard(k.Bottom(k.opponent)), k.Exhaust(k.each(k.creature.sharing("house")))),
)
k.card(
    "dredge",
    k.Play(k.for_turn(k.gains(k.Reap(k.PutOnDeck(k.a(k.any_card, k.your_discard))), to=k.creature.friendly))),
)
k.card("eldritch-synan", k.CannotBeDamaged(by=k.creature.damaged))
k.card("gatewatcher", k.Destroyed(k.given(THEY_ARE_HAUNTED, k.Destroy(k.each(k.creature.enemy.on_flank)))))
k.card(
    "hukaru-icefin",
    k.Reap(k.ChooseHouse(), k.Exhaust(k.each(k.creature.of_that("house")))),
    k.Scrap(k.Exhaust(k.a(k.creature_or_artifact))),
)
k.card(
    "nightmare-inducer",
    k.Action(
        k.Choose(k.kept(k.a(k.any_card, k.their_discard))),
        k.Exhaust(k.each(k.creature.enemy.sharing("house"))),
        k.PutOnDeck(k.the_same, bottom=True),
    ),
)
k.card("thoughtswim", k.gains(k.CannotBeDamaged(only_if=THEY_ARE_HAUNTED)))
k.card(
    "arcane-transmitter",
    k.Action(k.ChoosePlayer(), k.Discard(k.Top(k.chosen_player, count=4))),
    k.Scrap(k.ShuffleZones((k.your_discard,))),
)
k.card("beam-of-forgetting", k.Play(k.Reveal(k.Random(k.their_hand)), k.PutOnDeck(k.that, bottom=True)))
k.card("circlespeak", k.Play(k.Capture(2, by=k.a(k.creature), of=k.players(haunted=True))))
k.card("echo-guardian", k.gets(power=2, only_if=HAUNTED), k.has("poison", to=k.this, only_if=HAUNTED))
k.card(
    "echoing-deathknell",
    k.Play(k.Repeat((k.Deal(1, to=k.each(k.creature)),), k.at_least(k.ThoseThat(k.creature), 1))),
)
k.card(
    "immersioneer",
    k.Reap(k.ChoosePlayer(), k.Discard(k.Top(k.chosen_player, count=3))),
    k.Scrap(k.ShuffleIn(k.TopOfPile(k.you, count=3, bottom=True))),
)
k.card("koriki-germinator", k.PlayReap(k.PutOnDeck(k.a(k.any_card, k.a_discard), bottom=True)))
k.card("mnemoleech", k.Reap(k.given(THEY_ARE_HAUNTED, k.Steal(2), otherwise=(k.Steal(1),))))
k.card(
    "squallmaster",
    k.FightReap(k.DiscardRandom(k.each_player)),
    k.Scrap(k.Exhaust(k.a(k.creature.enemy))),
)
k.card("tangimangi", k.keys_cost(3, only_if=THEY_ARE_HAUNTED))
k.card(
    "tendrils-from-beyond",
    k.Play(
        k.Choose(k.a(k.creature)),
        k.given(
            k.Haunted(k.controller_of("that")),
            k.Return(k.Neighbors(k.that, too=True)),
            otherwise=(k.Return(k.that),),
        ),
    ),
)
k.card("trawler", k.Play(k.given(HAUNTED, k.Capture("all"))))
k.card("open-the-seal")
CARDS_DISCARDED = k.CountIn(k.your_discard)
k.card(
    "xenos-darkshadow",
    k.gets(power=CARDS_DISCARDED, armor=CARDS_DISCARDED),
    k.has("assault", amount=CARDS_DISCARDED, to=k.this),
    k.has("hazardous", amount=CARDS_DISCARDED, to=k.this),
    k.has("splash-attack", amount=CARDS_DISCARDED, to=k.this),
    k.Destroyed(k.given(HAUNTED, k.Archive(k.this))),
)
