"""Sanctum: knights, armor and light."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    CannotBeDamaged,
    CannotBeStolen,
    CannotUse,
    ChoosesHouse,
    Deal,
    Destroy,
    Destroyed,
    Draw,
    Gain,
    Gains,
    Heal,
    MayUse,
    Play,
    Plays,
    Reap,
    ThisIs,
    Together,
    a,
    after,
    artifact,
    creature,
    destroyed_instead,
    each,
    for_turn,
    gains,
    gets,
    has,
    if_you_do,
    may,
    neighbors,
    that,
    this,
    this_upgrade,
    you,
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
