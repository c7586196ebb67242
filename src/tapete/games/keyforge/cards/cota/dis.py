"""Dis: demons and their bargains."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.cards.shapes import spent
from tapete.games.keyforge.verbs import (
    Action,
    Archive,
    ArmorOn,
    BeforeFight,
    CannotChoose,
    CannotPlay,
    Capture,
    ChooseHouse,
    ChooseNumber,
    Controls,
    CountIn,
    Deal,
    Destroy,
    Destroyed,
    Discard,
    DiscardRandom,
    EndOfTurn,
    FightReap,
    ForgedKey,
    Gain,
    GainChains,
    GainForTheirs,
    GoesInstead,
    Grow,
    HandSize,
    Heal,
    HouseOfThat,
    IsDestroyed,
    Lose,
    LoseToPlay,
    MustChoose,
    NoArmor,
    Omni,
    OpponentDoes,
    Play,
    PlayCard,
    PlayFightReap,
    Purge,
    PutIntoPlay,
    Reap,
    Return,
    Reveal,
    Sacrifice,
    ShuffleZones,
    Steal,
    StrikesAnother,
    Toll,
    Unforge,
    Use,
    UseAsYours,
    a,
    a_discard,
    after,
    any_card,
    artifact,
    at_least,
    creature,
    creature_or_artifact,
    each,
    each_player,
    exactly_is,
    for_each,
    for_turn,
    gets,
    has,
    host,
    if_you_do,
    it,
    it_was_not_destroyed,
    keys_cost,
    may,
    most_powerful,
    next_turn,
    opponent,
    opponent_of_it,
    owner_of_it,
    owner_of_that,
    that,
    their_amber,
    their_hand,
    their_top_card,
    this,
    this_way,
    up_to,
    when,
    while_in_play,
    you,
    your_discard,
    your_hand,
)

card("control-the-weak", Play(ChooseHouse(opponent), next_turn(MustChoose("", opponent))))

card("creeping-oblivion", Play(Purge(up_to(2, any_card, a_discard))))

card("dance-of-doom", Play(ChooseNumber(), Destroy(each(creature.of_that_power))))

card("gateway-to-dis", Play(Destroy(each(creature)), GainChains(3)))

card("hecatomb", Play(Destroy(each(creature.of("dis"))), GainForTheirs(1)))

card("mind-barb", Play(DiscardRandom(opponent)))

card("three-fates", Play(Destroy(most_powerful(creature, 3))))

card("annihilation-ritual", GoesInstead(creature))

card("soul-snatcher", after(IsDestroyed(creature), Gain(1, owner_of_it)))

card("dust-imp", Destroyed(Gain(2)))

card("ember-imp", CannotPlay(any_card, opponent, more_than=2))

card("overlord-greking", after(IsDestroyed(creature.enemy, fighting_this=True), PutIntoPlay(it)))

card("pitlord", MustChoose("dis"))

card("restringuntus", Play(ChooseHouse(), while_in_play(CannotChoose())))

card("succubus", HandSize(-1, opponent))

card("tentacus", Toll(1, "use", artifact))

card("truebaru", LoseToPlay(3), Destroyed(Gain(5)))

card("collar-of-subordination", Controls(host))

card("flame-wreathed", gets(power=2, to=host), has("hazardous", 2))

PRYING = (
    Discard(their_top_card),
    HouseOfThat(),
    Reveal(each(any_card, their_hand)),
    Gain(for_each(CountIn(their_hand, any_card.of_that_house))),
)

card("a-fair-game", Play(*PRYING, OpponentDoes(PRYING)))
card("arise", Play(ChooseHouse(), Return(each(creature.of_that_house, your_discard)), GainChains(1)))
card("fear", Play(Return(a(creature.enemy))))
card("gongoozle", Play(Deal(3, to=a(creature)), when(it_was_not_destroyed, DiscardRandom(owner_of_that))))
card("guilty-hearts", Play(Destroy(each(creature.with_amber))))
card("hand-of-dis", Play(Destroy(a(creature.off_flank))))
card("hysteria", Play(Return(each(creature))))
card("key-hammer", Play(when(ForgedKey(opponent, True), Unforge()), Gain(6, opponent)))
card("pandemonium", Play(Capture(1, by=each(creature.undamaged))))
card("poltergeist", Play(UseAsYours(a(artifact)), Destroy(that)))
card(
    "red-hot-armor",
    Play(
        Deal(ArmorOn(), to=each(creature.enemy.armored), pierces=True, each=True),
        for_turn(NoArmor(that), about=that),
    ),
)
card(
    "tendrils-of-pain",
    Play(
        when(ForgedKey(opponent, True), Deal(4, to=each(creature)), otherwise=(Deal(1, to=each(creature)),))
    ),
    in_2018=(Play(Deal(1, to=each(creature)), when(ForgedKey(opponent, True), Deal(3, to=each(creature)))),),
)

card("dominator-bauble", Action(Use(a(creature.friendly))))
card("key-to-dis", Omni(Sacrifice(this), Destroy(each(creature))))
card("lash-of-broken-dreams", Action(next_turn(keys_cost(3, each_player))))
card("library-of-the-damned", Action(Archive(a(any_card, your_hand))))
spent("lifeward", next_turn(CannotPlay(creature, opponent)))
card(
    "sacrificial-altar",
    Action(Purge(a(creature.friendly.trait("human"))), if_you_do(PlayCard(a(creature, your_discard)))),
)
card("screaming-cave", Action(ShuffleZones((your_hand, your_discard))))

card("charette", Play(Capture(3)))
card("drumble", Play(when(at_least(their_amber, 7), Capture("all"))))
card("eater-of-the-dead", FightReap(Purge(a(creature, a_discard)), if_you_do(Grow(1, this))))
card("gabos-longarms", BeforeFight(StrikesAnother(a(creature))))
card(
    "guardian-demon",
    PlayFightReap(Heal(2, a(creature), up_to=True), Deal(this_way, to=a(creature.different))),
)
card("master-of-1", Reap(may(Destroy(a(creature.power(1))))))
card("master-of-2", Reap(may(Destroy(a(creature.power(2))))))
card("master-of-3", Reap(may(Destroy(a(creature.power(3))))))
card("pit-demon", Action(Steal(1)))
card("shaffles", after(EndOfTurn(you), Lose(1)))
card("shooler", Play(when(at_least(their_amber, 4), Steal(1))))
card("snudge", FightReap(Return(a(creature_or_artifact.either(artifact, creature.on_flank)))))
card("stealer-of-souls", after(IsDestroyed(creature.enemy, fighting_this=True), Purge(it), Gain(1)))
card("the-terror", Play(when(exactly_is(their_amber, 0), Gain(2))))
card("tocsin", Reap(DiscardRandom(opponent)))
card("tolas", after(IsDestroyed(creature), Gain(1, opponent_of_it)))
