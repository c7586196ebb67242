"""Cards made for rulings about rules that no card of Call of the Archons uses."""

from typing import Any

from tapete.games.keyforge.cards.facts import CardId, CardType, Facts, House, Printing, Rarity, SetCode
from tapete.games.keyforge.cards.registry import invent
from tapete.games.keyforge.verbs import (
    Action,
    ActiveHouse,
    AmberOn,
    Archive,
    Armor,
    BeforeReap,
    Blank,
    CannotPlay,
    ChoosesHouse,
    CountIn,
    DamageOn,
    Deal,
    Destroy,
    Destroyed,
    Discard,
    Discards,
    Draw,
    EndOfTurn,
    Enrage,
    Exalt,
    ExchangeControl,
    Forges,
    Gain,
    GainChains,
    Gains,
    GainsTrait,
    Grow,
    Haunted,
    Heal,
    IsDamaged,
    IsDestroyed,
    KeyIsForged,
    Lose,
    LosesKeyword,
    MakeToken,
    Mark,
    MoveDamage,
    MoveInLine,
    MoveToFlank,
    MustChoose,
    Neighbors,
    Omni,
    Play,
    PlayCard,
    Plays,
    Power,
    Purge,
    PutIntoPlay,
    PutUnder,
    RaiseTide,
    Ready,
    Reap,
    Reaps,
    ReapWith,
    Repeat,
    Return,
    Sacrifice,
    Scrap,
    Search,
    ShuffleIn,
    StartOfTurn,
    Steal,
    Stun,
    TakeControl,
    ThisIs,
    TideIs,
    Times,
    TurnOver,
    Unforge,
    Ward,
    Whenever,
    Zone,
    a,
    action,
    after,
    any_card,
    any_number,
    artifact,
    at_least,
    at_most,
    count,
    creature,
    creature_or_artifact,
    each,
    each_player,
    exactly,
    for_each,
    for_turn,
    gets,
    has,
    host,
    if_you_do,
    it,
    least_powerful,
    neighbors,
    that,
    this,
    this_way,
    top_card,
    top_of_discard,
    upgrade,
    when,
    you,
    your_amber,
    your_discard,
    your_hand,
)

IDS: list[str] = []
"""Every card made here that may be in a deck."""


def make(id: str, type: str, *abilities: Any, power: int = 0, **more: Any) -> None:
    """A Brobnar card named by its id."""
    printing = Printing(SetCode("CotA"), "000", House.BROBNAR, Rarity.SPECIAL)
    words = tuple(more.pop("keywords", {}).items())
    told = Facts(
        CardId(id), more.pop("name", id), CardType(type), (printing,), power=power, keywords=words, **more
    )
    invent(told, *abilities)
    if type != "token_creature":
        IDS.append(id)


def beast(id: str, *abilities: Any, power: int = 3, **more: Any) -> None:
    make(id, "creature", *abilities, power=power, **more)


beast("scout-made")
beast("deployer", keywords={"deploy": 1})
beast("rock", keywords={"invulnerable": 1}, power=1)
beast("traitor", keywords={"treachery": 1})
beast("splasher", keywords={"splash-attack": 2})
beast("double-assault", keywords={"assault": 2, "splash-attack": 1}, power=1)
beast("wanderer", keywords={"versatile": 1})
beast("opener", keywords={"alpha": 1})
beast("closer", keywords={"omega": 1})
beast("raider", power=4)
beast("miser", Power(this, None, for_each(your_amber)), power=1)
beast("merman", Power(this, TideIs(True), 3), power=1)
beast("sleeper", Power(this, ThisIs(creature.exhausted), 3), power=1)
beast("hoarder", Power(this, None, for_each(CountIn(your_hand))), power=1)
beast("masochist", Power(this, None, for_each(DamageOn(), 2)), power=1)
beast("patriot", Power(this, ActiveHouse("brobnar"), 3), power=1)
make("levelling", "artifact", Power(creature.enemy, None, Times(-1, your_amber)))
make("rich-knights", "artifact", GainsTrait(creature.friendly, at_least(your_amber, 2), "knight"))
beast("marshal", Power(creature.friendly.trait("knight"), None, 3), power=1)
make("sunder-all", "action", Play(for_turn(Power(creature, None, -1))))
make("nick", "action", Play(Deal(2, to=a(creature))))
make("give-away", "action", Play(Lose(2, you)))
make("ebb", "action", Play(RaiseTide()))
make("wake", "action", Play(Ready(a(creature))))
make("mend", "action", Play(Heal(1, a(creature))))
make("pauper", "artifact", Whenever(at_most(your_amber, 0), (Destroy(this),)))
make("relief", "artifact", after(Forges(you), Heal("all", each(creature.friendly))))
make("ward-all", "action", Play(Ward(each(creature))))
make("enrage-all", "action", Play(Enrage(each(creature))))
make("exalter", "action", Play(Exalt(a(creature))))
make("first-word", "action", Play(Draw(1)), keywords={"alpha": 1})
make("last-word", "action", Play(Gain(1)), keywords={"omega": 1})
make("scrapper", "action", Play(Gain(3)), Scrap(Gain(1)))
make("ghost-story", "action", Play(when(Haunted(), Gain(2))))
make("high-tide", "action", Play(RaiseTide(), when(TideIs(True), Gain(1))))
make("recruit", "action", Play(MakeToken(2)))
make("unmask", "action", Play(TurnOver(a(creature.friendly))))
make("graft", "artifact", Action(PutUnder(a(any_card, your_hand), face_down=False)))
make("nothing-written", "action", Play(Gain(1)))
make("silence", "artifact", Blank(creature.enemy))
make("two-deeds", "artifact", Action(Gain(1)), Action(Draw(1)))
make("plating", "artifact", Armor(creature.friendly, None, 2))
make("chainer", "action", Play(GainChains(30)))
make("grunt-made", "token_creature", power=1)
beast("phoenix", Destroyed(Return(this)))
beast("mourner", Destroyed(Gain(1)))
beast("echo", after(IsDestroyed(creature.other), Deal(1, to=each(creature.friendly))))
beast("ouroboros", after(IsDestroyed(creature), Gain(1)))
beast("grower", Reap(Grow(1, this)))
make("colossus", "creature", power=9, gigantic="bottom", name="Colossus")
beast("colossus2", gigantic="top", amber=2, name="Colossus")
make("omni-stone", "artifact", Omni(Gain(1)))
make("cull", "action", Play(Destroy(each(creature))))
make("treadmill", "artifact", after(IsDamaged(creature.friendly), Heal(1, it), Gain(1), Deal(1, to=it)))
make("muster", "artifact", has("deploy", to=creature.friendly))
make("conspiracy", "artifact", has("treachery", to=creature.enemy))
make("dawn", "artifact", has("alpha", to=creature))
make("dusk", "artifact", has("omega", to=creature.enemy))
make("stiffness", "artifact", LosesKeyword(creature, None, "deploy"))
beast("captain", has("deploy", to=creature.friendly))
make("sealed-letter", "artifact", Action(PutUnder(a(any_card, your_hand))))
make("last-rite", "artifact", after(Forges(you), PlayCard(a(action, your_discard))))
make("borrow", "action", Play(TakeControl(a(artifact.enemy))))
make("lend", "action", Play(TakeControl(a(creature_or_artifact.enemy))))
make("red-vault", "action", Play(when(KeyIsForged("red"), Gain(2))))
make("scouting", "action", Play(Search(creature, discard_too=False, top=2, reveals=False)))
make("firecracker", "artifact", Omni(Sacrifice(this), Gain(3)))
make("bunker", "artifact", has("invulnerable", to=artifact.friendly))
beast("medic", Reap(Heal(2, this)))
beast("sniper", Reap(Deal(1, to=a(creature.enemy))))
make("bell", "artifact", after(Reaps(creature.friendly), Draw(1)))
make("thorns", "artifact", after(Reaps(creature), Deal(2, to=it)))
beast("heir", Destroyed(Steal(1)))
beast("great-heir", Destroyed(Steal(2)))
make("oblivion", "artifact", after(EndOfTurn(you), Purge(top_of_discard)))
make("purge-hand", "action", Play(Discard(each(any_card, your_hand))))
make("clean-slate", "action", Play(Discard(each(any_card, Zone("hand", each_player)))))
make("salvage", "action", Play(Gain(1)), Scrap(Draw(1)))
make("scrapyard", "artifact", after(Discards(you), Purge(top_card)))
make("encore", "action", Play(PlayCard(each(action, your_discard))))
make("all-reap", "action", Play(ReapWith(each(creature.friendly))))
make("gravedigger", "artifact", after(IsDestroyed(creature), Gain(2)))
beast("herald", BeforeReap(Draw(1)))
beast("martyr", BeforeReap(Destroy(this)))
beast("avenger", Destroyed(Destroy(a(creature))))
make("tribute", "action", Play(Destroy(exactly(2, creature.friendly)), if_you_do(Gain(3))))
make("transfusion", "action", Play(MoveDamage("all", a(creature.friendly), a(creature.enemy))))
make("march", "action", Play(MoveInLine(a(creature.friendly))))
make("to-the-side", "action", Play(MoveToFlank(a(creature.friendly))))
make("exchange", "action", Play(ExchangeControl(a(creature.friendly), a(creature.enemy))))
make("trade", "action", Play(ExchangeControl(a(artifact.friendly), a(artifact.enemy))))
make("reunion", "action", Play(PutIntoPlay(each(creature, your_discard))))
make("stir", "action", Play(ReapWith(each(creature.friendly))))
make("rally", "action", Play(for_turn(Power(creature.friendly, None, 2))))
beast("bellows", Reap(Repeat((Gain(1), Destroy(this)), at_least(your_amber, 1))))
make("dazzle", "action", Play(Stun(a(creature))))
beast("hub", gets(power=2, to=creature.friendly.in_center))
make("assaulter", "upgrade", has("assault", 2))
make("spiked", "upgrade", has("hazardous", 2))
make("splashing", "upgrade", has("splash-attack", 1))
make("venom", "upgrade", has("poison"))
make("shielding", "upgrade", has("invulnerable"))
make("weakness", "artifact", Power(creature.enemy, None, -3))
make("call-dis", "artifact", MustChoose("dis"))
make("call-mars", "artifact", MustChoose("mars"))
make("broken-key", "action", Play(Unforge()))
beast("legacy", Destroyed(Gain(1)))
make("testament", "artifact", Gains(creature.friendly, None, Destroyed(Gain(2))))
make("relic-watch", "artifact", after(IsDestroyed(artifact.other), Gain(1)))
beast("shepherd", Destroyed(Ward(each(creature.other))))
make("take-archive", "action", Play(Archive(a(creature))))
make("take-purge", "action", Play(Purge(a(creature))))
make("take-shuffle", "action", Play(ShuffleIn(a(creature))))
beast("grunt-like", power=1)
beast("weakling", Play(Gain(3)), power=1)
beast("rock-elusive", keywords={"elusive": 1}, power=5)
beast("bulwark-taunt", keywords={"taunt": 1}, power=5)
beast("last-gift", Reap(Destroy(this), Gain(2)))
make("salve", "artifact", after(IsDamaged(creature.friendly), Heal(2, it)))
make("knighthood", "upgrade", GainsTrait(host, None, "knight"))
make("levy", "action", Play(Gain(count(creature.friendly.trait("knight")))))
make("omen", "action", Play(Mark("doom", a(creature), 2)))
make("first-light", "action", Play(Gain(2)), keywords={"alpha": 1})
make("dividend", "artifact", after(StartOfTurn(you), Gain(2)))
make("cull-the-weak", "action", Play(Destroy(least_powerful(creature, 2))))
make("reckoning", "action", Play(Destroy(a(creature.enemy)), Gain(AmberOn("that"))))
make("bonfire", "action", Play(Discard(any_number(any_card, your_hand)), Gain(this_way)))
make("strip", "action", Play(Destroy(a(upgrade))))
make("unbuckle", "action", Play(Return(a(upgrade))))
make("poisoned-gift", "artifact", Omni(Gain(1)), keywords={"treachery": 1})
make("herald-of-house", "artifact", after(ChoosesHouse("brobnar"), PlayCard(a(action, your_discard))))
beast("omni-beast", Omni(Gain(1)))
make("forge-fire", "action", Play(Destroy(each(creature.friendly)), Gain(this_way)))
make("harbinger-made", "artifact", after(Plays(you, action.of("shadows")), Gain(1)))
beast("twin", Reap(Ready(this)), name="Twin")
beast("twin-evil", Reap(Ready(this)), name="Twin")
make("mourning", "artifact", after(IsDestroyed(creature.named("skippy-timehog")), Deal(2, to=Neighbors(it))))
make("flank-tithe", "artifact", after(IsDestroyed(creature.on_flank), Gain(1)))
make("center-tithe", "artifact", after(IsDestroyed(creature.in_center), Gain(1)))
make("knight-tithe", "artifact", after(IsDestroyed(creature.trait("knight")), Gain(1)))
make("skirmish-tithe", "artifact", after(IsDestroyed(creature.keyword("skirmish")), Gain(1)))
make("comrades", "upgrade", gets(power=1, armor=1, to=neighbors), Play(Ward(each(creature.neighboring))))
make("cheer", "upgrade", Play(Grow(1, neighbors)))
make("improvise", "artifact", Action(PlayCard(a(any_card, your_hand))))
make("recital", "artifact", Action(PlayCard(each(creature, your_discard))))
make("no-creatures", "artifact", CannotPlay(creature, you))
make("reclaimer", "action", Play(Destroy(a(creature)), PutIntoPlay(that)))
make("banisher", "action", Play(Destroy(a(creature)), Purge(that)))
beast("sulker", Omni(Gain(1)), Action(Gain(5)))
make("duet", "artifact", Action(PlayCard(exactly(2, any_card, your_hand))))
