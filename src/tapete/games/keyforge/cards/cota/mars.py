"""Mars: soldiers, beasts and abductions."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    Action,
    AmberOn,
    BeforeFight,
    BelongsTo,
    CannotPlay,
    Capture,
    CapturesInstead,
    ForEach,
    Harmless,
    IsDestroyed,
    Lose,
    MayUse,
    Neighbors,
    Omni,
    Play,
    Plays,
    Power,
    PutInArchives,
    Ready,
    Reveal,
    Sacrifice,
    Steal,
    Stun,
    after,
    any_card,
    any_number,
    card_in_play,
    creature,
    enters,
    foe,
    for_each,
    for_turn,
    gains,
    keys_cost,
    that,
    this,
    this_way,
    up_to,
    you,
    your_hand,
)

card(
    "commpod",
    Action(
        Reveal(any_number(any_card.of("mars"), your_hand)),
        ForEach(this_way, (Ready(up_to(1, creature.of("mars"))),)),
    ),
)

card("mass-abduction", Play(PutInArchives(up_to(3, creature.enemy.damaged))))

card("psychic-network", Play(Steal(for_each(creature.friendly.ready.of("mars")))))

card("ether-spider", Harmless(), CapturesInstead())

card("grommid", CannotPlay(creature, you), after(IsDestroyed(creature.enemy, fighting_this=True), Lose(1)))

card(
    "yxili-marauder",
    Power(this, None, for_each(AmberOn())),
    Play(Capture(for_each(creature.friendly.ready.of("mars")))),
)

card("zorg", enters("stunned"), BeforeFight(Stun(Neighbors(foe, too=True))))

card(
    "brain-stem-antenna",
    gains(
        after(
            Plays(you, creature.of("mars")),
            Ready(this),
            for_turn(BelongsTo(that, None, "mars"), about=this),
        )
    ),
)

card("jammer-pack", gains(keys_cost(2)))

card("combat-pheromones", Omni(Sacrifice(this), for_turn(MayUse(card_in_play.friendly.of("mars")), uses=2)))
