"""Sanctum: knights, armor and light."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.cards.shapes import spent
from tapete.games.keyforge.verbs import (
    Action,
    Archive,
    BeforeFight,
    CannotBeDamaged,
    CannotBeStolen,
    CannotUse,
    Capture,
    ChooseHouse,
    ChoosesHouse,
    Deal,
    Destroy,
    Destroyed,
    Draw,
    Fight,
    FightReap,
    Fights,
    FightTimes,
    Forge,
    Gain,
    Gains,
    Heal,
    IsDestroyed,
    Lose,
    MayUse,
    Minus,
    Neighbors,
    Omni,
    Play,
    PlayedThisTurn,
    PlayFightReap,
    Plays,
    Purge,
    ReadyAndFight,
    ReadyAndUse,
    Reap,
    Repeat,
    Return,
    Sacrifice,
    Stun,
    Swap,
    ThisIs,
    Together,
    Unstun,
    Use,
    a,
    after,
    any_card,
    artifact,
    at_least,
    choose_one,
    count,
    creature,
    destroyed_instead,
    each,
    each_player,
    foe,
    for_each,
    for_turn,
    gains,
    gets,
    has,
    host,
    if_you_do,
    it,
    least_powerful,
    may,
    more,
    neighbors,
    that,
    their_amber,
    this,
    this_upgrade,
    this_way,
    when,
    you,
    your_discard,
)

card("charge", Play(for_turn(Gains(creature.friendly, None, Play(Deal(2, to=a(creature.enemy)))))))

card("shield-of-justice", Play(for_turn(CannotBeDamaged(creature.friendly))))

card("mighty-lance", Play(Together((Deal(3, to=a(creature)), Deal(3, to=a(creature.beside_that))))))

card("bulwark", gets(armor=2, to=neighbors))

card("duma-the-martyr", Destroyed(Heal("all", each(creature.friendly.other)), Draw(2)))

card("hayyel-the-merchant", after(Plays(you, artifact), Gain(1)))

card(
    "horseman-of-war",
    Play(
        for_turn(MayUse(creature.friendly)),
        for_turn(CannotUse(creature.friendly, you, ("reap", "action", "omni"))),
    ),
)

card("jehu-the-bureaucrat", after(ChoosesHouse("sanctum"), Gain(2)))

card(
    "protectrix", Reap(may(Heal("all", a(creature)), if_you_do(for_turn(CannotBeDamaged(that), about=that))))
)

card("staunch-knight", gets(power=2, only_if=ThisIs(creature.on_flank)))

card("the-vaultkeeper", CannotBeStolen())

card(
    "armageddon-cloak",
    has("hazardous", 2),
    gains(destroyed_instead(Heal("all", this), Destroy(this_upgrade))),
)

card("begone", Play(choose_one(Destroy(each(creature.of("dis"))), Gain(1))))
card("blinding-light", Play(ChooseHouse(), Stun(each(creature.of_that_house))))
card("cleansing-wave", Play(Heal(1, each(creature)), Gain(for_each(this_way))))
card("clear-mind", Play(Unstun(each(creature.friendly))))
card("doorstep-to-heaven", Play(Lose("all", each_player, keep=5)))
card("glorious-few", Play(Gain(Minus(count(creature.enemy), count(creature.friendly)))))
card("honorable-claim", Play(Capture(1, by=each(creature.friendly.trait("knight")))))
card("inspiration", Play(ReadyAndUse(a(creature.friendly))))
card("oath-of-poverty", Play(Destroy(each(artifact.friendly)), Gain(for_each(this_way, 2))))
card("one-stood-against-many", Play(FightTimes(a(creature.friendly), 3)))
card("radiant-truth", Play(Stun(each(creature.enemy.off_flank))))
card("take-hostages", Play(for_turn(after(Fights(creature.friendly), Capture(1, by=it)))))
card("terms-of-redress", Play(Capture(2, by=a(creature.friendly))))
card("the-harder-they-come", Play(Purge(a(creature.power_at_least(5)))))
card("the-spirit-s-way", Play(Destroy(each(creature.power_at_least(3)))))
card("virtuous-works")

SEVEN_PLAYED = at_least(PlayedThisTurn(any_card.of("sanctum")), 7)

card(
    "epic-quest",
    Play(Archive(each(creature.friendly.trait("knight")))),
    Omni(when(SEVEN_PLAYED, Destroy(this), Forge(free=True))),
    in_2018=(
        Play(Archive(each(creature.friendly.trait("knight")))),
        Omni(when(SEVEN_PLAYED, Sacrifice(this), Forge(free=True))),
    ),
)
spent("gorm-of-omm", Destroy(a(artifact)))
card("hallowed-blaster", Action(Heal(3, a(creature))))
spent("potion-of-invulnerability", for_turn(CannotBeDamaged(creature.friendly)))
card(
    "round-table",
    gets(power=1, to=creature.friendly.trait("knight")),
    has("taunt", to=creature.friendly.trait("knight")),
)
spent("sigil-of-brotherhood", for_turn(MayUse(creature.friendly.of("sanctum"))))
card("whispering-reliquary", Action(Return(a(artifact))))

card("champion-anaphiel")
card("champion-tabris", Fight(Capture(1)))
card("commander-remiel", Reap(Use(a(creature.friendly.not_of("sanctum")))))
card("francus", after(IsDestroyed(creature.enemy, fighting_this=True), Capture(1)))
card("gatekeeper", Play(when(at_least(their_amber, 7), Capture("all", keep=5))))
card("grey-monk", gets(armor=1, to=creature.friendly), Reap(Heal(2, a(creature))))
card("horseman-of-death", Play(Return(each(creature.trait("horseman"), your_discard))))
card("horseman-of-famine", PlayFightReap(Destroy(least_powerful(creature))))
card("horseman-of-pestilence", PlayFightReap(Deal(1, to=each(creature.without_trait("horseman")))))
card("lady-maxena", Play(Stun(a(creature))), Action(Return(this)))
card("lord-golgotha", BeforeFight(Deal(3, to=Neighbors(foe))))
card(
    "numquid-the-fair",
    Play(Repeat((Destroy(a(creature.enemy)),), more(count(creature.enemy), count(creature.friendly)))),
)
card("raiding-knight", Play(Capture(1)))
card("sanctum-guardian", FightReap(Swap(this, a(creature.friendly.other))))
card("sequis", Reap(Capture(1)))
card("sergeant-zakiel", Play(may(ReadyAndFight(a(creature.neighboring)))))
card("veemos-lightbringer", Play(Destroy(each(creature.keyword("elusive")))))

card("mantle-of-the-zealot", has("versatile"), in_2018=(gains(MayUse(this)),))
card("protect-the-weak", gets(armor=1, to=host), has("taunt"))
card("shoulder-armor", gets(power=2, armor=2, to=host, only_if=ThisIs(creature.on_flank)))
