"""The Keyraken and its tentacles: an adversary's cards, in no archon's deck."""

from tapete.games.keyforge.cards import words as k

KEYRAKEN = k.creature.friendly.named("legendary-keyraken")
ITS_KIND = k.creature.friendly.of("keyraken")
TENTACLES = k.creature.friendly.trait("tentacle")
ATTACHED_TO_IT = k.AttachOnlyTo(KEYRAKEN)
LIMB = (
    k.AsSoonAs(k.no(KEYRAKEN), (k.Archive(k.this),)),
    k.Destroyed(k.Deal(3, to=k.a(KEYRAKEN))),
)

k.card(
    "legendary-keyraken",
    k.gets(power=k.for_each(k.Keys(k.you), times=5)),
    k.Reap(k.Forge(extra=6, less=k.count(TENTACLES))),
)
k.card(
    "beast-of-dark-legend",
    k.Play(k.PlayCard(k.a(k.creature.of("keyraken"), k.your_purged)), k.Ready(k.a(ITS_KIND))),
)
k.card("swift-current", k.Action(k.Capture(1, by=k.each(TENTACLES))))
k.card(
    "tide-down",
    k.Play(
        k.Discard(k.up_to(3, k.any_card, k.your_hand)),
        k.Archive(k.exactly(k.this_way, k.any_card, k.your_discard)),
    ),
)
k.card("titanic-maw", ATTACHED_TO_IT, k.has("skirmish"), k.has("splash-attack", amount=3))
k.card("behold-its-grandeur", k.Play(k.Gain(k.AtMost(k.count(k.creature.friendly.like_neighbors(1)), 4))))
k.card(
    "devour-whole",
    k.Play(k.given(k.at_least(k.count(KEYRAKEN), 1), k.Destroy(k.a(k.creature_or_artifact.enemy)))),
)
k.card("drag-to-your-doom", k.Play(k.PutOnDeck(k.a(k.creature.enemy.on_flank), bottom=True)))
k.card("into-the-abyss", k.Play(k.Discard(k.each(k.any_card, k.their_hand)), k.Draw(4, who=k.opponent)))
k.card("left-in-its-wake", k.Play(k.ChooseHouse(), k.Exhaust(k.each(k.creature.of_that("house")))))
k.card("primordial", ATTACHED_TO_IT, k.gains(k.Reap(k.Draw(2))))
k.card(
    "the-evil-in-the-ranks",
    k.Play(k.Deal(k.PowerOf(k.that), to=k.neighbors_of_that, by=k.each(k.creature.enemy.on_flank))),
)
k.card(
    "tidal-trouble",
    k.Play(k.Stun(k.all_of(k.a(k.creature.enemy), k.each(k.creature.sharing("house"))))),
)
k.card("whirpool-eddy", k.Action(k.Stun(k.a(k.creature.state("stunned", yes=False))), k.Exhaust(k.that)))
k.card("zealot-s-revelation", k.Play(k.Draw(4)))
k.card("ascending-jet", k.Action(k.Grow(3, k.a(k.creature.friendly))))
k.card("crimson-churning", k.Play(k.Spread(1, k.count(TENTACLES), k.creature.enemy)))
k.card("crushing-tentacle", LIMB)
k.card("defend-the-keyraken", k.Play(k.Ward(k.Neighbors(k.a(ITS_KIND), too=True))))
k.card("emergence", k.Play(k.Search(k.creature.of("keyraken"), to="played", reveals=False)))
k.card("grappling-tentacle", k.Play(k.Capture(3)), LIMB)
k.card("lashing-tentacle", LIMB)
k.card("preternatural-will", k.Play(k.Heal("all", k.each(ITS_KIND))))
k.card(
    "race-to-the-surface",
    k.Play(k.Discard(k.Top(k.you, count=5)), k.Archive(k.TheOnes(k.any_card.of("keyraken")))),
)
k.card("shield-tentacle", LIMB)
k.card("slippery-tentacle", k.Reap(k.Gain(1)), LIMB)
k.card("tenacious-tentacle", k.Reap(k.Steal(1)), LIMB)
