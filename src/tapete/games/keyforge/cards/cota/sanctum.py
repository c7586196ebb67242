"""Sanctum: knights, armor and light."""

from tapete.games.keyforge.cards import words as k

SEVEN_PLAYED = k.at_least(k.CardsPlayed(k.any_card.of("sanctum")), 7)

k.card("begone", k.Play(k.choose_one(k.Destroy(k.each(k.creature.of("dis"))), k.Gain(1))))
k.card("blinding-light", k.Play(k.ChooseHouse(), k.Stun(k.each(k.creature.of_that("house")))))
k.card(
    # Also one that you play and your opponent controls (v17.2 FAQ «Bruja del Ocaso»).
    "charge",
    k.Play(k.for_turn(k.gains(k.Play(k.Deal(2, to=k.a(k.creature.enemy))), to=k.creature))),
)
k.card("cleansing-wave", k.Play(k.Heal(1, k.each(k.creature)), k.Gain(k.for_each(k.this_way))))
k.card("clear-mind", k.Play(k.Unstun(k.each(k.creature.friendly))))
k.card("doorstep-to-heaven", k.Play(k.Lose("all", who=k.each_player, keep=5)))
k.card("glorious-few", k.Play(k.Gain(k.Minus(k.count(k.creature.enemy), k.count(k.creature.friendly)))))
k.card("honorable-claim", k.Play(k.Capture(1, by=k.each(k.creature.friendly.trait("knight")))))
k.card("inspiration", k.Play(k.ReadyAndUse(k.a(k.creature.friendly))))
k.card(
    "mighty-lance",
    k.Play(k.Together((k.Deal(3, to=k.a(k.creature)), k.Deal(3, to=k.a(k.creature.beside_that))))),
)
k.card(
    "oath-of-poverty", k.Play(k.Destroy(k.each(k.artifact.friendly)), k.Gain(k.for_each(k.this_way, times=2)))
)
k.card("one-stood-against-many", k.Play(k.ReadyAndFight(k.a(k.creature.friendly), times=3)))
k.card("radiant-truth", k.Play(k.Stun(k.each(k.creature.enemy.off_flank))))
k.card("shield-of-justice", k.Play(k.for_turn(k.CannotBeDamaged(to=k.creature.friendly))))
k.card("take-hostages", k.Play(k.for_turn(k.after(k.Fights(k.creature.friendly), k.Capture(1, by=k.it)))))
k.card("terms-of-redress", k.Play(k.Capture(2, by=k.a(k.creature.friendly))))
k.card("the-harder-they-come", k.Play(k.Purge(k.a(k.creature.power_at_least(5)))))
k.card("the-spirit-s-way", k.Play(k.Destroy(k.each(k.creature.power_at_least(3)))))
k.card("virtuous-works")
k.card(
    "epic-quest",
    k.Play(k.Archive(k.each(k.creature.friendly.trait("knight")))),
    k.Omni(k.given(SEVEN_PLAYED, k.Destroy(k.this), k.Forge(free=True))),
    in_2018=(
        k.Play(k.Archive(k.each(k.creature.friendly.trait("knight")))),
        k.Omni(k.given(SEVEN_PLAYED, k.Sacrifice(k.this), k.Forge(free=True))),
    ),
)
k.spent("gorm-of-omm", k.Destroy(k.a(k.artifact)))
k.card("hallowed-blaster", k.Action(k.Heal(3, k.a(k.creature))))
k.spent("potion-of-invulnerability", k.for_turn(k.CannotBeDamaged(to=k.creature.friendly)))
k.card(
    "round-table",
    k.gets(power=1, to=k.creature.friendly.trait("knight")),
    k.has("taunt", to=k.creature.friendly.trait("knight")),
)
k.spent("sigil-of-brotherhood", k.for_turn(k.MayUse(k.creature.friendly.of("sanctum"))))
k.card("whispering-reliquary", k.Action(k.Return(k.a(k.artifact))))
k.card("bulwark", k.gets(armor=2, to=k.neighbors))
k.card("champion-anaphiel")
k.card("champion-tabris", k.Fight(k.Capture(1)))
k.card("commander-remiel", k.Reap(k.Use(k.a(k.creature.friendly.not_of("sanctum")))))
k.card("duma-the-martyr", k.Destroyed(k.Heal("all", k.each(k.creature.friendly.other)), k.Draw(2)))
k.card("francus", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Capture(1)))
k.card("grey-monk", k.gets(armor=1, to=k.creature.friendly), k.Reap(k.Heal(2, k.a(k.creature))))
k.card("hayyel-the-merchant", k.after(k.Plays(k.you, what=k.artifact), k.Gain(1)))
k.card("horseman-of-death", k.Play(k.Return(k.each(k.creature.trait("horseman"), k.your_discard))))
k.card("horseman-of-famine", k.PlayFightReap(k.Destroy(k.least_powerful(k.creature))))
k.card("horseman-of-pestilence", k.PlayFightReap(k.Deal(1, to=k.each(k.creature.without_trait("horseman")))))
k.card(
    "horseman-of-war",
    k.Play(
        k.for_turn(k.MayUse(k.creature.friendly)),
        k.for_turn(k.CannotUse(k.creature.friendly, who=k.you, ways=("reap", "action", "omni"))),
    ),
)
k.card("jehu-the-bureaucrat", k.after(k.ChoosesHouse("sanctum"), k.Gain(2)))
k.card("lady-maxena", k.Play(k.Stun(k.a(k.creature))), k.Action(k.Return(k.this)))
k.card("lord-golgotha", k.BeforeFight(k.Deal(3, to=k.Neighbors(k.foe))))
k.card(
    "numquid-the-fair",
    k.Play(
        k.Repeat(
            (k.Destroy(k.a(k.creature.enemy)),),
            k.more(k.count(k.creature.enemy), k.count(k.creature.friendly)),
        )
    ),
)
k.card(
    "protectrix",
    k.Reap(
        k.may(
            k.Heal("all", k.a(k.creature)),
            k.if_you_do(k.for_turn(k.CannotBeDamaged(to=k.that), about=k.that)),
        )
    ),
)
k.card("raiding-knight", k.Play(k.Capture(1)))
k.card("sanctum-guardian", k.FightReap(k.Swap(k.this, k.a(k.creature.friendly.other))))
k.card("sequis", k.Reap(k.Capture(1)))
k.card("sergeant-zakiel", k.Play(k.may(k.ReadyAndFight(k.a(k.creature.neighboring)))))
k.card("staunch-knight", k.gets(power=2, only_if=k.ThisIs(k.creature.on_flank)))
k.card("gatekeeper", k.Play(k.given(k.at_least(k.their_amber, 7), k.Capture("all", keep=5))))
k.card("the-vaultkeeper", k.CannotBeStolen())
k.card("veemos-lightbringer", k.Play(k.Destroy(k.each(k.creature.keyword("elusive")))))
k.card(
    "armageddon-cloak",
    k.has("hazardous", amount=2),
    k.gains(k.destroyed_instead(k.Heal("all", k.this), k.Destroy(k.this_upgrade))),
)
k.card("mantle-of-the-zealot", k.has("versatile"), in_2018=(k.gains(k.MayUse(k.this)),))
k.card("protect-the-weak", k.gets(armor=1, to=k.host), k.has("taunt"))
k.card("shoulder-armor", k.gets(power=2, armor=2, to=k.host, only_if=k.ThisIs(k.creature.on_flank)))
