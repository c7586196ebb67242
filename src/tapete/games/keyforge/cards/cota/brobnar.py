"""Brobnar: giants who fight."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    Action,
    BeforeFight,
    Capture,
    Deal,
    Destroy,
    Destroyed,
    EndOfTurn,
    Enters,
    Fight,
    Forges,
    Gain,
    GainChains,
    Grow,
    Heal,
    IsDestroyed,
    Lose,
    Neighbors,
    Omni,
    Play,
    PlayedThisTurn,
    Power,
    ReadyAndFight,
    Reap,
    Return,
    Sacrifice,
    Stun,
    Whenever,
    a,
    after,
    at_least,
    cannot_reap,
    creature,
    each,
    exactly_is,
    for_turn,
    gains,
    gets,
    has,
    host,
    it,
    may,
    no,
    their_amber,
    this,
    up_to,
    when,
    you,
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

card("mighty-javelin", Omni(Sacrifice(this), Deal(4, to=a(creature))))

card("bilgum-avalanche", after(Forges(you), Deal(2, to=each(creature.enemy))))

card("bumpsy", Play(Lose(1)))

card("firespitter", BeforeFight(Deal(1, to=each(creature.enemy))))

card("ganger-chieftain", Play(may(ReadyAndFight(a(creature.friendly.neighboring)))))

card("headhunter", Fight(Gain(1)))

card("mugwump", after(IsDestroyed(creature.enemy, fighting_this=True), Heal("all", this), Grow(1, this)))

card("rogue-ogre", after(EndOfTurn(you), when(exactly_is(PlayedThisTurn(), 1), Heal(2, this), Capture(1))))

card("tireless-crocag", cannot_reap(this), Whenever(no(creature.enemy), (Destroy(this),)))

card("troll", Reap(Heal(3, this)))

card("blood-of-titans", gets(power=5, to=host))

card("phoenix-heart", gains(Destroyed(Return(this), Deal(3, to=each(creature)))))

card("yo-mama-mastery", has("taunt"), Play(Heal("all", host)))
