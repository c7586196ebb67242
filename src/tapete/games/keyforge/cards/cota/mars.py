"""Mars: soldiers, beasts and abductions."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    Action,
    AmberOn,
    Archive,
    BeforeFight,
    BelongsTo,
    CannotPlay,
    Capture,
    CapturesInstead,
    ChooseHouse,
    CountIn,
    Deal,
    Destroy,
    Destroyed,
    Discard,
    DiscardUntil,
    Draw,
    EntersPlay,
    FightReap,
    ForEach,
    Forge,
    Gain,
    GainChains,
    GainForTheirs,
    Grow,
    Harmless,
    Heal,
    IsDestroyed,
    Lose,
    LosesKeyword,
    MayUse,
    Neighbors,
    Omni,
    Play,
    Plays,
    Power,
    Purge,
    PutInArchives,
    PutInOwnersArchives,
    PutIntoPlay,
    Ready,
    Reap,
    Reaps,
    Return,
    Reveal,
    Sacrifice,
    Shown,
    ShuffleIn,
    Spread,
    Steal,
    Stun,
    Use,
    a,
    after,
    any_card,
    any_number,
    artifact,
    at_least,
    card_in_play,
    choose_one,
    count,
    creature,
    creature_or_artifact,
    each,
    enters,
    exactly,
    foe,
    for_each,
    for_turn,
    gains,
    if_you_do,
    it_was_destroyed,
    keys_cost,
    may,
    that,
    their_amber,
    their_hand,
    their_keys,
    this,
    this_way,
    up_to,
    when,
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

REVEAL_MARS = Reveal(any_number(any_card.of("mars"), your_hand))

card("ammonia-clouds", Play(Deal(3, to=each(creature))))
card("battle-fleet", Play(REVEAL_MARS, Draw(for_each(this_way))))
card(
    "deep-probe",
    Play(
        ChooseHouse(), Reveal(each(any_card, their_hand)), Discard(each(creature.of_that_house, their_hand))
    ),
)
card(
    "emp-blast",
    Play(Stun(each(creature.either(creature.of("mars"), creature.trait("robot")))), Destroy(each(artifact))),
)
card(
    "hypnotic-command",
    Play(ForEach(count(creature.friendly.of("mars")), (Capture(1, by=a(creature.enemy), own_side=True),))),
)
card("irradiated-æmber", Play(when(at_least(their_amber, 6), Deal(3, to=each(creature.enemy)))))
card("key-abduction", Play(Return(each(creature.of("mars"))), may(Forge(extra=9, less=CountIn(your_hand)))))
card("martian-hounds", Play(Grow(for_each(count(creature.damaged), 2), a(creature))))
card(
    "martians-make-bad-allies",
    Play(
        Reveal(each(any_card, your_hand)),
        Purge(each(creature.not_of("mars"), your_hand)),
        Gain(for_each(this_way)),
    ),
)
card("mating-season", Play(ShuffleIn(each(creature.of("mars"))), GainForTheirs(1, owned=True)))
card("mothership-support", Play(Spread(2, count(creature.friendly.ready.of("mars")), creature)))
card("orbital-bombardment", Play(REVEAL_MARS, Spread(2, this_way, creature)))
card("phosphorus-stars", Play(Stun(each(creature.not_of("mars"))), GainChains(2)))
card("sample-collection", Play(PutInArchives(exactly(their_keys, creature.enemy))))
card("shatter-storm", Play(Lose("all", you), Lose(for_each(this_way, 3))))
card("soft-landing", Play(for_turn(EntersPlay("ready", creature_or_artifact, played=True), uses=1)))
card("squawker", Play(choose_one(Ready(a(creature.of("mars"))), Stun(a(creature.not_of("mars"))))))
card("total-recall", Play(Gain(for_each(count(creature.friendly.ready))), Return(each(creature.friendly))))

card("crystal-hive", Action(for_turn(after(Reaps(creature), Gain(1)))))
card(
    "custom-virus",
    Omni(
        Destroy(this),
        may(Purge(a(creature, your_hand)), if_you_do(Destroy(each(creature.sharing_trait)))),
    ),
    in_2018=(Omni(Sacrifice(this), Purge(a(creature, your_hand)), Destroy(each(creature.sharing_trait))),),
)
card("feeding-pit", Action(Discard(a(creature, your_hand)), if_you_do(Gain(1))))
card(
    "incubation-chamber",
    Omni(may(Archive(Shown(a(creature.of("mars"), your_hand))))),
    in_2018=(Omni(Archive(Shown(a(creature.of("mars"), your_hand)))),),
)
card("invasion-portal", Action(DiscardUntil(creature.of("mars")), if_you_do(Return(that))))
card("mothergun", Action(REVEAL_MARS, Deal(this_way, to=a(creature))))
card("sniffer", Action(for_turn(LosesKeyword(creature, None, "elusive"))))
card(
    "swap-widget",
    Action(
        Return(a(creature.friendly.ready.of("mars"))),
        if_you_do(PutIntoPlay(a(creature.of("mars").with_other_name, your_hand)), Ready(that)),
    ),
)

card("blypyp", Reap(for_turn(EntersPlay("ready", creature.of("mars"), played=True), uses=1)))
card(
    "chuff-ape",
    enters("stunned"),
    FightReap(may(Sacrifice(a(creature.friendly.other)), if_you_do(Heal("all", this)))),
)
card("grabber-jammer", keys_cost(1), FightReap(Capture(1)))
card("john-smyth", FightReap(Ready(a(creature.of("mars").without_trait("agent")))))
card("mindwarper", Action(Capture(1, by=a(creature.enemy), own_side=True)))
card("phylyx-the-disintegrator", Action(Lose(for_each(count(creature.friendly.other.of("mars"))))))
card("qyxxlyx-plague-master", FightReap(Deal(3, to=each(creature.trait("human")), pierces=True)))
card("tunk", after(Plays(you, creature.of("mars"), other=True), Heal("all", this)))
card("ulyq-megamouth", FightReap(Use(a(creature.friendly.not_of("mars")))))
card("uxlyx-the-zookeeper", Reap(PutInArchives(a(creature.enemy))))
card("vezyma-thinkdrone", Reap(may(Archive(a(creature_or_artifact.friendly)))))
card("yxilo-bolter", FightReap(Deal(2, to=a(creature)), when(it_was_destroyed, Purge(that))))
card("yxilx-dominator", enters("stunned"))
card("zyzzix-the-many", FightReap(may(Archive(Shown(a(creature, your_hand))), if_you_do(Grow(3, this)))))

card(
    "biomatrix-backup",
    gains(Destroyed(PutInOwnersArchives(this))),
    in_2018=(gains(Destroyed(may(Archive(this)))),),
)
card("red-planet-ray-gun", gains(Reap(Deal(for_each(count(creature.of("mars"))), to=a(creature)))))
