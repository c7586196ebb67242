"""Ekwidon: bargains in which both sides draw, cards that change hands, and books of the dead."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)

k.card(
    "art-project",
    k.Play(
        k.Unforge(k.opponent, any=True),
        k.if_you_do(k.Purge(k.this), k.Draw(10, who=k.opponent)),
    ),
)
k.card(
    "azuretooth",
    k.FightReap(
        k.Move("amber", "all", source=k.a(k.creature.friendly)),
        k.TakeControl(k.that, who=k.opponent),
    ),
)
k.card(
    "curse-of-spontaneity",
    k.after(k.AtStep("draw", k.you), k.Discard(k.each(k.any_card, k.your_hand))),
)
k.card(
    "ekwirrĕ-s-fulcrum",
    k.after(
        k.EndOfTurn(k.each_player),
        k.may(k.Gain(1, who=k.player_of_it)),
        k.if_you_do(k.Draw(2, who=k.opponent_of("it"))),
    ),
)
k.card(
    "elenya-the-charming",
    k.after(k.Forges(k.you), k.TakeControl(k.most_powerful(k.creature.friendly), who=k.opponent)),
)
k.card(
    "grisly-exchange",
    k.Play(
        k.PutOnDeck(k.TopOfPile(k.opponent, count=5), bottom=True),
        k.Discard(k.Top(k.you, count=5)),
    ),
)
k.card(
    "midyear-festivities",
    k.Play(
        k.Choose(k.exactly(9, k.creature)),
        k.Move("amber", "all", source=k.that, to=k.controller_of("that")),
        k.Destroy(k.that),
    ),
)
k.card(
    "put-in-a-spin",
    k.Play(
        k.Lose(1, who=k.you),
        k.if_you_do(
            k.ChooseHouse(),
            k.Discard(k.their_top_card),
            k.given(k.ThatIs(k.any_card.of_that("house")), k.Gain(4)),
        ),
    ),
)
k.card(
    "skreel-swarm",
    k.Play(k.Deal(1, to=k.each(k.creature.enemy))),
    k.Scrap(k.may(k.Archive(k.this_in_pile))),
)
k.card(
    "soul-exchange",
    k.Play(
        k.ChoosePlayer(),
        k.Return(k.TopOfPile(k.chosen_player, what=k.creature)),
        k.Destroy(k.a(k.creature.controlled_by(k.chosen_player))),
    ),
)
k.card("tachyon-manifold", k.Action(k.AnotherTurn(), k.Draw(10, who=k.opponent), k.Purge(k.this)))
k.card(
    "zavel-archaeologist",
    k.after(k.Plays(k.you, what=k.artifact, place="discard"), k.Gain(1)),
    k.PlayReap(k.may(k.PlayCard(k.a(k.artifact, k.your_discard)))),
)
k.card(
    "bonded-auctioneer",
    k.Reap(k.Destroy(k.a(k.artifact)), k.if_you_do(k.Gain(1, who=k.controller_of("that")))),
    k.Scrap(k.Return(k.a(k.artifact))),
)
k.card("forbidden-tome", k.HandSize(1, who=k.players(haunted=True)))
k.card("fortune-reverser", k.Blank(to=k.host), k.Play(k.Destroy(k.UpgradesOf(k.host, other=True))))
k.card(
    "gegrrŏkŭŭ-sapper",
    k.PlayFight(k.TakeControl(k.a(k.artifact.enemy)), k.TakeControl(k.this, who=k.opponent)),
    k.Scrap(k.Destroy(k.a(k.artifact.friendly)), k.if_you_do(k.Destroy(k.a(k.artifact.enemy)))),
)
k.card(
    "market-fluctuation",
    k.Play(
        k.Draw(3, who=k.players(haunted=True)),
        k.Discard(k.Random(k.Zone("hand", k.players(haunted=False)), count=3)),
    ),
)
k.card(
    "pen-pal",
    k.Action(k.Exhaust(k.a(k.creature.enemy)), k.if_you_do(k.Gain(1, who=k.each_player))),
)
k.card("phobivore", k.gains(k.CannotUse(k.this, who=k.you, only_if=HAUNTED)))
k.card(
    "ravening-morphazoid",
    k.has("poison", to=k.this, only_if=HAUNTED),
    k.has("skirmish", to=k.this, only_if=HAUNTED),
    k.FightReap(k.Draw(1), k.Discard(k.a(k.any_card, k.your_hand))),
)
k.card("sandwyrm", k.Fight(k.ShuffleIn(k.this)))
k.card(
    "technorachnophobia",
    k.Play(k.Discard(k.Top(k.you, count=10)), k.given(k.ShareHouse(least=5), k.Steal(2))),
)
k.card(
    "de-escalation",
    k.Play(k.Destroy(k.each(k.creature)), k.Archive(k.Top(k.opponent, count=3))),
)
k.card(
    "estate-sale",
    k.Play(
        k.Purge(k.a(k.any_card.either(k.action, k.artifact, k.upgrade), k.your_discard)),
        k.if_you_do(k.Gain(2)),
    ),
)
k.card("historian-li-darkin", k.Reap(k.Return(k.TopOfPile(k.each_player))))
k.card(
    "hoaxpitality",
    k.Play(
        k.Choose(k.kept(k.a(k.creature.enemy))),
        k.if_you_do(
            k.Choose(k.a(k.creature.friendly)),
            k.for_turn(k.considered(power=k.AsOfNow(k.PowerOf(k.the_same)), to=k.that), about=k.that),
        ),
    ),
)
k.card(
    "incarnation-pod",
    k.Action(k.PutOnDeck(k.a(k.any_card, k.a_discard), bottom=True)),
    k.Scrap(k.Purge(k.Bottom(k.each_player))),
)
k.card("iron-heidy", k.gets(armor=2, to=k.Neighbors(k.this, too=True), only_if=HAUNTED))
k.card(
    "legerdemain",
    k.Play(k.Return(k.a(k.creature.damaged)), k.if_you_do(k.Gain(1, who=k.controller_of("that")))),
)
k.card("permanent-record", k.Play(k.Exhaust(k.a(k.creature.friendly)), k.if_you_do(k.Steal(2))))
k.card(
    "rumor-sower",
    k.Reap(k.Discard(k.their_top_card), k.Stun(k.a(k.creature.enemy.sharing("house")))),
)
k.card("security-detail", k.Play(k.Capture(1, by=k.Neighbors(k.a(k.creature.friendly), too=True))))
k.card(
    "siphonapterian",
    k.has("taunt", to=k.this, only_if=HAUNTED),
    k.Destroyed(k.given(k.YourTurn(yes=False), k.Gain(2))),
)
k.card(
    "tutor-bin-rillo",
    k.Play(k.Discard(k.up_to(3, k.any_card, k.your_hand)), k.Draw(1, who=k.opponent)),
    k.Scrap(k.Draw(1, who=k.each_player)),
)
k.card(
    "revived-ză-orhă",
    k.Play(k.given(k.more(k.Keys(k.opponent), k.Keys(k.you)), k.Forge(), k.if_you_do(k.Purge(k.this)))),
    k.Destroyed(k.given(HAUNTED, k.Archive(k.this))),
)
