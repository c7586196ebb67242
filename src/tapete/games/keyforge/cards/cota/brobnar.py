"""Brobnar: giants who fight."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.cards.shapes import spent
from tapete.games.keyforge.verbs import (
    Action,
    BeforeFight,
    Capture,
    ChooseHouse,
    Deal,
    Destroy,
    Destroyed,
    Discards,
    DiscardUntil,
    EndOfTurn,
    Enters,
    Fight,
    FightReap,
    Fights,
    Forges,
    Gain,
    GainChains,
    Grow,
    Heal,
    IsDestroyed,
    Lose,
    MayUse,
    Minus,
    Neighbors,
    Omni,
    PlaceAmber,
    Play,
    PlayedThisTurn,
    PlayOnlyIf,
    Power,
    PutOnDeck,
    ReadyAndFight,
    Reap,
    Return,
    Sacrifice,
    SlainThisTurn,
    Steal,
    Strikes,
    Stun,
    Whenever,
    YourTurn,
    a,
    after,
    all_but_most_powerful,
    any_card,
    artifact,
    at_least,
    cannot_reap,
    controller_of_it,
    count,
    creature,
    each,
    exactly,
    exactly_is,
    for_each,
    for_turn,
    gains,
    gets,
    has,
    host,
    if_you_do,
    it,
    keys_cost,
    may,
    more,
    no,
    that,
    their_amber,
    this,
    up_to,
    when,
    you,
    your_amber,
)

card("anger", Play(ReadyAndFight(a(creature.friendly))))

card("coward-s-end", Play(Destroy(each(creature.undamaged)), GainChains(3)))

card("burn-the-stockpile", Play(when(at_least(their_amber, 7), Lose(4))))

card("lava-ball", Play(Deal(4, to=a(creature), splash=2)))

card("loot-the-bodies", Play(for_turn(after(IsDestroyed(creature.enemy), Gain(1)))))

card("punch", Play(Deal(3, to=a(creature))))

card("relentless-assault", Play(ReadyAndFight(up_to(3, creature.friendly))))

card("tremor", Play(Stun(Neighbors(a(creature), too=True))))

card("autocannon", after(Enters(creature), Deal(1, to=it)))

card("banner-of-battle", Power(creature.friendly, None, 1))

card("cannon", Action(Deal(2, to=a(creature))))

spent("mighty-javelin", Deal(4, to=a(creature)))

card("bilgum-avalanche", after(Forges(you), Deal(2, to=each(creature.enemy))))

card("bumpsy", Play(Lose(1)))

card("firespitter", BeforeFight(Deal(1, to=each(creature.enemy))))

card("ganger-chieftain", Play(may(ReadyAndFight(a(creature.friendly.neighboring)))))

card("headhunter", Fight(Gain(1)))

card("mugwump", after(IsDestroyed(creature.enemy, fighting_this=True), Heal("all", this), Grow(1, this)))

card("rogue-ogre", after(EndOfTurn(you), when(exactly_is(PlayedThisTurn(), 1), Heal(2, this), Capture(1))))

CROCAG = (cannot_reap(this), Whenever(no(creature.enemy), (Destroy(this),)))

card("tireless-crocag", *CROCAG, in_2018=(MayUse(this), *CROCAG))

card("troll", Reap(Heal(3, this)))

card("blood-of-titans", gets(power=5, to=host))

card("phoenix-heart", gains(Destroyed(Return(this), Deal(3, to=each(creature)))))

card("yo-mama-mastery", has("taunt"), Play(Heal("all", host)))

card("barehanded", Play(PutOnDeck(each(artifact))))
card("blood-money", Play(PlaceAmber(2, a(creature.enemy))))
card("brothers-in-battle", Play(ChooseHouse(), for_turn(MayUse(creature.friendly.of_that_house, ("fight",)))))
card(
    "champion-s-challenge",
    Play(
        Destroy(all_but_most_powerful(creature.enemy)),
        Destroy(all_but_most_powerful(creature.friendly)),
        ReadyAndFight(a(creature.friendly)),
    ),
)
card("follow-the-leader", Play(for_turn(MayUse(creature.friendly, ("fight",)))))
card("smith", Play(when(more(count(creature.friendly), count(creature.enemy)), Gain(2))))
card("sound-the-horns", Play(DiscardUntil(creature.of("brobnar")), if_you_do(Return(that))))
card("take-that-smartypants", Play(when(at_least(count(any_card.enemy.of("logos")), 3), Steal(2))))
card(
    "unguarded-camp",
    Play(Capture(1, by=exactly(Minus(count(creature.friendly), count(creature.enemy)), creature.friendly))),
)
card("warsong", Play(for_turn(after(Fights(creature.friendly), Gain(1)))))

card("gauntlet-of-command", Action(ReadyAndFight(a(creature.friendly))))
card("iron-obelisk", keys_cost(for_each(count(creature.friendly.damaged.of("brobnar")))))
card(
    "pile-of-skulls",
    after(IsDestroyed(creature.enemy), Capture(1, by=a(creature.friendly)), only_if=YourTurn()),
)
card("screechbomb", Omni(Sacrifice(this), Lose(2)))
card("the-warchest", Action(Gain(for_each(SlainThisTurn()))))

card("earthshaker", Play(Destroy(each(creature.power_at_most(3)))))
card("grenade-snib", Destroyed(Lose(2)))
card("hebe-the-huge", Play(Deal(2, to=each(creature.other.undamaged))))
card("kelifi-dragon", PlayOnlyIf(at_least(your_amber, 7)), FightReap(Gain(1), Deal(5, to=a(creature))))
card("king-of-the-crag", gets(power=-2, to=creature.enemy.of("brobnar")))
card("krump", after(IsDestroyed(creature.enemy, fighting_this=True), Lose(1, controller_of_it)))
card("lomir-flamefist", Play(when(at_least(their_amber, 7), Lose(2))))
card("looter-goblin", Reap(for_turn(after(IsDestroyed(creature.enemy), Gain(1)))))
card("pingle-who-annoys", after(Enters(creature.enemy), Deal(1, to=it)))
card(
    "rock-hurling-giant",
    after(Discards(you, any_card.of("brobnar")), may(Deal(4, to=a(creature))), only_if=YourTurn()),
)
card("smaaash", Play(Stun(a(creature))))
card("valdr", Strikes(this, None, 2, creature.enemy.on_flank))
card("wardrummer", Play(Return(each(creature.friendly.other.of("brobnar")))))
