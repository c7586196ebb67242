"""Mars: soldiers, beasts and abductions."""

from tapete.games.keyforge.cards import words as k

REVEAL_MARS = k.Reveal(k.any_number(k.any_card.of("mars"), k.your_hand))

k.card("ammonia-clouds", k.Play(k.Deal(3, to=k.each(k.creature))))
k.card("battle-fleet", k.Play(REVEAL_MARS, k.Draw(k.for_each(k.this_way))))
k.card(
    "deep-probe",
    k.Play(
        k.ChooseHouse(),
        k.Reveal(k.each(k.any_card, k.their_hand)),
        k.Discard(k.each(k.creature.of_that("house"), k.their_hand)),
    ),
)
k.card(
    "emp-blast",
    k.Play(
        k.Stun(k.each(k.creature.either(k.creature.of("mars"), k.creature.trait("robot")))),
        k.Destroy(k.each(k.artifact)),
    ),
)
k.card(
    "hypnotic-command",
    k.Play(
        k.ForEach(
            k.count(k.creature.friendly.of("mars")), (k.Capture(1, by=k.a(k.creature.enemy), own_side=True),)
        )
    ),
)
k.card(
    "irradiated-æmber", k.Play(k.given(k.at_least(k.their_amber, 6), k.Deal(3, to=k.each(k.creature.enemy))))
)
k.card(
    "key-abduction",
    k.Play(k.Return(k.each(k.creature.of("mars"))), k.may(k.Forge(extra=9, less=k.CountIn(k.your_hand)))),
)
k.card("martian-hounds", k.Play(k.Grow(k.for_each(k.creature.damaged, times=2), k.a(k.creature))))
k.card(
    "martians-make-bad-allies",
    k.Play(
        k.Reveal(k.each(k.any_card, k.your_hand)),
        k.Purge(k.each(k.creature.not_of("mars"), k.your_hand)),
        k.Gain(k.for_each(k.this_way)),
    ),
)
k.card("mass-abduction", k.Play(k.PutInArchives(k.up_to(3, k.creature.enemy.damaged))))
k.card("mating-season", k.Play(k.ShuffleIn(k.each(k.creature.of("mars"))), k.GainForTheirs(1, owned=True)))
k.card("mothership-support", k.Play(k.Spread(2, k.count(k.creature.friendly.ready.of("mars")), k.creature)))
k.card("orbital-bombardment", k.Play(REVEAL_MARS, k.Spread(2, k.this_way, k.creature)))
k.card("phosphorus-stars", k.Play(k.Stun(k.each(k.creature.not_of("mars"))), k.GainChains(2)))
k.card("psychic-network", k.Play(k.Steal(k.for_each(k.creature.friendly.ready.of("mars")))))
k.card("sample-collection", k.Play(k.PutInArchives(k.exactly(k.Keys(k.opponent), k.creature.enemy))))
k.card("shatter-storm", k.Play(k.Lose("all", who=k.you), k.Lose(k.for_each(k.this_way, times=3))))
k.card(
    "soft-landing", k.Play(k.for_turn(k.Arrives("ready", what=k.creature_or_artifact, played=True), uses=1))
)
k.card(
    "squawker",
    k.Play(k.choose_one(k.Ready(k.a(k.creature.of("mars"))), k.Stun(k.a(k.creature.not_of("mars"))))),
)
k.card(
    "total-recall",
    k.Play(k.Gain(k.for_each(k.creature.friendly.ready)), k.Return(k.each(k.creature.friendly))),
)
k.card(
    "combat-pheromones",
    k.Omni(k.Sacrifice(k.this), k.for_turn(k.MayUse(k.creature_or_artifact.friendly.of("mars")), uses=2)),
)
k.card(
    "commpod",
    k.Action(
        k.Reveal(k.any_number(k.any_card.of("mars"), k.your_hand)),
        k.ForEach(k.this_way, (k.Ready(k.up_to(1, k.creature.of("mars"))),)),
    ),
)
k.card("crystal-hive", k.Action(k.for_turn(k.after(k.Reaps(k.creature), k.Gain(1)))))
k.card(
    "custom-virus",
    k.Omni(
        k.Destroy(k.this),
        k.may(
            k.Purge(k.a(k.creature, k.your_hand)), k.if_you_do(k.Destroy(k.each(k.creature.sharing("trait"))))
        ),
    ),
    in_2018=(
        k.Omni(
            k.Sacrifice(k.this),
            k.Purge(k.a(k.creature, k.your_hand)),
            k.Destroy(k.each(k.creature.sharing("trait"))),
        ),
    ),
)
k.card("feeding-pit", k.Action(k.Discard(k.a(k.creature, k.your_hand)), k.if_you_do(k.Gain(1))))
k.card("invasion-portal", k.Action(k.DiscardUntil(k.creature.of("mars")), k.if_you_do(k.Return(k.that))))
k.card(
    "incubation-chamber",
    k.Omni(k.may(k.Archive(k.Shown(k.a(k.creature.of("mars"), k.your_hand))))),
    in_2018=(k.Omni(k.Archive(k.Shown(k.a(k.creature.of("mars"), k.your_hand)))),),
)
k.card("mothergun", k.Action(REVEAL_MARS, k.Deal(k.this_way, to=k.a(k.creature))))
k.card("sniffer", k.Action(k.for_turn(k.LosesKeyword("elusive", to=k.creature))))
k.card(
    "swap-widget",
    k.Action(
        k.Return(k.a(k.creature.friendly.ready.of("mars"))),
        k.if_you_do(
            k.PutIntoPlay(k.a(k.creature.of("mars").sharing("name", yes=False), k.your_hand)), k.Ready(k.that)
        ),
    ),
)
k.card("blypyp", k.Reap(k.for_turn(k.Arrives("ready", what=k.creature.of("mars"), played=True), uses=1)))
k.card(
    "chuff-ape",
    k.Arrives("stunned"),
    k.FightReap(k.may(k.Sacrifice(k.a(k.creature.friendly.other)), k.if_you_do(k.Heal("all", k.this)))),
)
k.card("ether-spider", k.Harmless(), k.amber_instead("theirs", "captured"))
k.card("grabber-jammer", k.keys_cost(1), k.FightReap(k.Capture(1)))
k.card(
    "grommid",
    k.CannotPlay(k.creature, who=k.you),
    k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Lose(1)),
)
k.card("john-smyth", k.FightReap(k.Ready(k.a(k.creature.of("mars").without_trait("agent")))))
k.card("mindwarper", k.Action(k.Capture(1, by=k.a(k.creature.enemy), own_side=True)))
k.card("phylyx-the-disintegrator", k.Action(k.Lose(k.for_each(k.creature.friendly.other.of("mars")))))
k.card("qyxxlyx-plague-master", k.FightReap(k.Deal(3, to=k.each(k.creature.trait("human")), pierces=True)))
k.card("tunk", k.after(k.Plays(k.you, what=k.creature.of("mars"), other=True), k.Heal("all", k.this)))
k.card("ulyq-megamouth", k.FightReap(k.Use(k.a(k.creature.friendly.not_of("mars")))))
k.card("uxlyx-the-zookeeper", k.Reap(k.PutInArchives(k.a(k.creature.enemy))))
k.card("vezyma-thinkdrone", k.Reap(k.may(k.Archive(k.a(k.creature_or_artifact.friendly)))))
k.card(
    "yxili-marauder",
    k.gets(power=k.for_each(k.AmberOn(k.this)), to=k.this),
    k.Play(k.Capture(k.for_each(k.creature.friendly.ready.of("mars")))),
)
k.card(
    "yxilo-bolter", k.FightReap(k.Deal(2, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.Purge(k.that)))
)
k.card("yxilx-dominator", k.Arrives("stunned"))
k.card("zorg", k.Arrives("stunned"), k.BeforeFight(k.Stun(k.Neighbors(k.foe, too=True))))
k.card(
    "zyzzix-the-many",
    k.FightReap(k.may(k.Archive(k.Shown(k.a(k.creature, k.your_hand))), k.if_you_do(k.Grow(3, k.this)))),
)
k.card(
    "biomatrix-backup",
    k.gains(k.Destroyed(k.PutInOwnersArchives(k.this))),
    in_2018=(k.gains(k.Destroyed(k.may(k.Archive(k.this)))),),
)
k.card(
    "brain-stem-antenna",
    k.gains(
        k.after(
            k.Plays(k.you, what=k.creature.of("mars")),
            k.Ready(k.this),
            k.for_turn(k.BelongsTo("mars", to=k.that), about=k.this),
        )
    ),
)
k.card("jammer-pack", k.gains(k.keys_cost(2)))
k.card("red-planet-ray-gun", k.gains(k.Reap(k.Deal(k.for_each(k.creature.of("mars")), to=k.a(k.creature)))))
