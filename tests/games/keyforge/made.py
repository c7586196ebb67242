"""Cards made for rulings about rules that no card of Call of the Archons uses."""

from typing import Any

from tapete.games.keyforge.cards import words as k
from tapete.games.keyforge.cards.facts import CardId, CardType, Facts, House, Printing, Rarity, SetCode
from tapete.games.keyforge.cards.registry import invent

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
beast("raider-made", power=4)
beast("gel", k.as_copy(k.creature, house="brobnar"), power=0)
make(
    "creed",
    "artifact",
    k.Omni(k.Sacrifice(k.this), k.if_you_do(k.GainText(k.a(k.creature), k.a(k.creature, k.your_hand)))),
)
make("animator-made", "artifact", k.Action(k.Animate(k.a(k.artifact), 3, until="turn")))
make("windfall", "action", k.Play(k.Gain(2), k.if_you_do(k.Grow(1, k.a(k.creature.friendly)))))
make(
    "collection",
    "action",
    k.Play(
        k.Move("amber", 1, source=k.a(k.creature.friendly)), k.if_you_do(k.Grow(1, k.a(k.creature.friendly)))
    ),
)
make(
    "extortion", "action", k.Play(k.Pay(1, who=k.opponent), k.if_you_do(k.Grow(1, k.a(k.creature.friendly))))
)
make("thorny-walls", "artifact", k.has("hazardous", amount=3, to=k.creature.friendly))
make("tally-stone", "artifact", k.after(k.Uses(k.you, what=k.creature), k.Gain(1)))
make("dominion", "artifact", k.Play(k.TakeControl(k.each(k.creature.enemy), while_this=True)))
make("smash", "action", k.Play(k.Destroy(k.a(k.artifact))))
beast("miser", k.gets(power=k.for_each(k.your_amber), to=k.this), power=1)
beast("merman", k.gets(power=3, to=k.this, only_if=k.TideIs(high=True)), power=1)
beast("sleeper", k.gets(power=3, to=k.this, only_if=k.ThisIs(k.creature.exhausted)), power=1)
beast("hoarder", k.gets(power=k.for_each(k.CountIn(k.your_hand)), to=k.this), power=1)
beast("masochist", k.gets(power=k.for_each(k.DamageOn(k.this), times=2), to=k.this), power=1)
beast("patriot", k.gets(power=3, to=k.this, only_if=k.ActiveHouse("brobnar")), power=1)
make("levelling", "artifact", k.gets(power=k.Times(-1, k.your_amber), to=k.creature.enemy))
make(
    "rich-knights",
    "artifact",
    k.GainsTrait("knight", to=k.creature.friendly, only_if=k.at_least(k.your_amber, 2)),
)
beast("marshal", k.gets(power=3, to=k.creature.friendly.trait("knight")), power=1)
make("sunder-all", "action", k.Play(k.for_turn(k.gets(power=-1, to=k.creature))))
make("nick", "action", k.Play(k.Deal(2, to=k.a(k.creature))))
make("give-away", "action", k.Play(k.Lose(2, who=k.you)))
make("ebb", "action", k.Play(k.RaiseTide()))
make("wake", "action", k.Play(k.Ready(k.a(k.creature))))
make("mend", "action", k.Play(k.Heal(1, k.a(k.creature))))
make("pauper", "artifact", k.AsSoonAs(k.at_most(k.your_amber, 0), (k.Destroy(k.this),)))
make("relief", "artifact", k.after(k.Forges(k.you), k.Heal("all", k.each(k.creature.friendly))))
make("ward-all", "action", k.Play(k.Ward(k.each(k.creature))))
make("enrage-all", "action", k.Play(k.Enrage(k.each(k.creature))))
make("exalter", "action", k.Play(k.Exalt(k.a(k.creature))))
make("first-word", "action", k.Play(k.Draw(1)), keywords={"alpha": 1})
make("last-word", "action", k.Play(k.Gain(1)), keywords={"omega": 1})
make("scrapper", "action", k.Play(k.Gain(3)), k.Scrap(k.Gain(1)))
make("ghost-story", "action", k.Play(k.given(k.Haunted(k.you), k.Gain(2))))
make("high-tide", "action", k.Play(k.RaiseTide(), k.given(k.TideIs(high=True), k.Gain(1))))
make("recruit-made", "action", k.Play(k.MakeToken(2)))
make("unmask", "action", k.Play(k.TurnOver(k.a(k.creature.friendly), down=False)))
make("graft", "artifact", k.Action(k.PutUnder(k.a(k.any_card, k.your_hand), face_down=False)))
make("nothing-written", "action", k.Play(k.Gain(1)))
make("silence", "artifact", k.Blank(to=k.creature.enemy))
make("two-deeds", "artifact", k.Action(k.Gain(1)), k.Action(k.Draw(1)))
make("plating", "artifact", k.gets(armor=2, to=k.creature.friendly))
make("chainer", "action", k.Play(k.GainChains(30)))
make("grunt-made", "token_creature", power=1)
make("warrior-made", "token_creature", k.cannot_reap(k.this), power=2)
make("disciple-made", "token_creature", k.gets(power=2, to=k.this), power=1)
make("senator-made", "token_creature", k.Action(k.next_turn(k.keys_cost(1))), power=1)
make(
    "invaders-made",
    "action",
    k.Play(k.Reveal(k.any_number(k.creature, k.your_hand)), k.MakeToken(of=k.those)),
)
make("veil", "action", k.Play(k.TurnOver(k.a(k.creature.non_token), down=True)))
make("clerk", "action", k.Play(k.Return(k.a(k.creature.token))))
make("captain-made", "creature", k.Play(k.MakeToken(at="beside")), power=3)
make("left-wing", "action", k.Play(k.MakeToken(at="left")))
make("blorbs-made", "action", k.Play(k.MakeToken(2, named="blorb")))
beast("phoenix", k.Destroyed(k.Return(k.this)))
beast("mourner", k.Destroyed(k.Gain(1)))
beast("echo", k.after(k.IsDestroyed(k.creature.other), k.Deal(1, to=k.each(k.creature.friendly))))
beast("ouroboros", k.after(k.IsDestroyed(k.creature), k.Gain(1)))
beast("grower", k.Reap(k.Grow(1, k.this)))
make("colossus", "creature", power=9, gigantic="bottom", name="Colossus")
beast("colossus2", gigantic="top", amber=2, name="Colossus")
make("omni-stone", "artifact", k.Omni(k.Gain(1)))
make("cull", "action", k.Play(k.Destroy(k.each(k.creature))))
make(
    "treadmill",
    "artifact",
    k.after(k.IsDamaged(k.creature.friendly), k.Heal(1, k.it), k.Gain(1), k.Deal(1, to=k.it)),
)
make("muster-made", "artifact", k.has("deploy", to=k.creature.friendly))
make("conspiracy", "artifact", k.has("treachery", to=k.creature.enemy))
make("dawn", "artifact", k.has("alpha", to=k.creature))
make("dusk", "artifact", k.has("omega", to=k.creature.enemy))
make("stiffness", "artifact", k.LosesKeyword("deploy", to=k.creature))
beast("captain", k.has("deploy", to=k.creature.friendly))
make("sealed-letter", "artifact", k.Action(k.PutUnder(k.a(k.any_card, k.your_hand))))
make("last-rite", "artifact", k.after(k.Forges(k.you), k.PlayCard(k.a(k.action, k.your_discard))))
make("borrow-made", "action", k.Play(k.TakeControl(k.a(k.artifact.enemy))))
make("lend", "action", k.Play(k.TakeControl(k.a(k.creature_or_artifact.enemy))))
make("red-vault", "action", k.Play(k.given(k.ForgedKey(k.you, colour="red"), k.Gain(2))))
make("scouting", "action", k.Play(k.Search(k.creature, discard_too=False, top=2, reveals=False)))
make("firecracker", "artifact", k.Omni(k.Sacrifice(k.this), k.Gain(3)))
make("bunker", "artifact", k.has("invulnerable", to=k.artifact.friendly))
beast("medic", k.Reap(k.Heal(2, k.this)))
beast("sniper", k.Reap(k.Deal(1, to=k.a(k.creature.enemy))))
make("bell", "artifact", k.after(k.Reaps(k.creature.friendly), k.Draw(1)))
make("thorns", "artifact", k.after(k.Reaps(k.creature), k.Deal(2, to=k.it)))
beast("heir", k.Destroyed(k.Steal(1)))
beast("great-heir", k.Destroyed(k.Steal(2)))
make("oblivion", "artifact", k.after(k.EndOfTurn(k.you), k.Purge(k.top_of_discard)))
make("purge-hand", "action", k.Play(k.Discard(k.each(k.any_card, k.your_hand))))
make("clean-slate", "action", k.Play(k.Discard(k.each(k.any_card, k.Zone("hand", k.each_player)))))
make("salvage", "action", k.Play(k.Gain(1)), k.Scrap(k.Draw(1)))
make("scrapyard", "artifact", k.after(k.Discards(k.you), k.Purge(k.top_card)))
make("encore", "action", k.Play(k.PlayCard(k.each(k.action, k.your_discard))))
make("all-reap", "action", k.Play(k.ReapWith(k.each(k.creature.friendly))))
make("gravedigger", "artifact", k.after(k.IsDestroyed(k.creature), k.Gain(2)))
beast("herald", k.BeforeReap(k.Draw(1)))
beast("martyr", k.BeforeReap(k.Destroy(k.this)))
beast("avenger", k.Destroyed(k.Destroy(k.a(k.creature))))
make("tribute-made", "action", k.Play(k.Destroy(k.exactly(2, k.creature.friendly)), k.if_you_do(k.Gain(3))))
make(
    "transfusion",
    "action",
    k.Play(k.Move("damage", "all", source=k.a(k.creature.friendly), to=k.a(k.creature.enemy))),
)
make("march", "action", k.Play(k.MoveInLine(k.a(k.creature.friendly))))
make("to-the-side", "action", k.Play(k.MoveToFlank(k.a(k.creature.friendly))))
make("exchange", "action", k.Play(k.ExchangeControl(k.a(k.creature.friendly), k.a(k.creature.enemy))))
make("trade", "action", k.Play(k.ExchangeControl(k.a(k.artifact.friendly), k.a(k.artifact.enemy))))
make("reunion", "action", k.Play(k.PutIntoPlay(k.each(k.creature, k.your_discard))))
make("stir", "action", k.Play(k.ReapWith(k.each(k.creature.friendly))))
make("rally", "action", k.Play(k.for_turn(k.gets(power=2, to=k.creature.friendly))))
beast("bellows", k.Reap(k.Repeat((k.Gain(1), k.Destroy(k.this)), k.at_least(k.your_amber, 1))))
make("dazzle", "action", k.Play(k.Stun(k.a(k.creature))))
beast("hub", k.gets(power=2, to=k.creature.friendly.in_center))
make("assaulter", "upgrade", k.has("assault", amount=2))
make("spiked", "upgrade", k.has("hazardous", amount=2))
make("splashing", "upgrade", k.has("splash-attack", amount=1))
make("venom", "upgrade", k.has("poison"))
make("shielding", "upgrade", k.has("invulnerable"))
make("weakness", "artifact", k.gets(power=-3, to=k.creature.enemy))
make("call-dis", "artifact", k.MustChoose("dis"))
make("call-mars", "artifact", k.MustChoose("mars"))
make("broken-key", "action", k.Play(k.Unforge(k.opponent)))
beast("legacy", k.Destroyed(k.Gain(1)))
make("testament", "artifact", k.gains(k.Destroyed(k.Gain(2)), to=k.creature.friendly))
make("relic-watch", "artifact", k.after(k.IsDestroyed(k.artifact.other), k.Gain(1)))
beast("shepherd", k.Destroyed(k.Ward(k.each(k.creature.other))))
make("take-archive", "action", k.Play(k.Archive(k.a(k.creature))))
make("take-purge", "action", k.Play(k.Purge(k.a(k.creature))))
make("take-shuffle", "action", k.Play(k.ShuffleIn(k.a(k.creature))))
beast("grunt-like", power=1)
beast("weakling", k.Play(k.Gain(3)), power=1)
beast("rock-elusive", keywords={"elusive": 1}, power=5)
beast("bulwark-taunt", keywords={"taunt": 1}, power=5)
beast("last-gift", k.Reap(k.Destroy(k.this), k.Gain(2)))
make("salve", "artifact", k.after(k.IsDamaged(k.creature.friendly), k.Heal(2, k.it)))
make("knighthood", "upgrade", k.GainsTrait("knight", to=k.host))
make("levy", "action", k.Play(k.Gain(k.count(k.creature.friendly.trait("knight")))))
make("omen", "action", k.Play(k.Mark("doom", k.a(k.creature), amount=2)))
make("first-light", "action", k.Play(k.Gain(2)), keywords={"alpha": 1})
make("dividend", "artifact", k.after(k.StartOfTurn(k.you), k.Gain(2)))
make("cull-two", "action", k.Play(k.Destroy(k.least_powerful(k.creature, count=2))))
make("reckoning", "action", k.Play(k.Destroy(k.a(k.creature.enemy)), k.Gain(k.AmberOn(k.that))))
make("bonfire", "action", k.Play(k.Discard(k.any_number(k.any_card, k.your_hand)), k.Gain(k.this_way)))
make("strip", "action", k.Play(k.Destroy(k.a(k.upgrade))))
make("unbuckle", "action", k.Play(k.Return(k.a(k.upgrade))))
make("poisoned-gift", "artifact", k.Omni(k.Gain(1)), keywords={"treachery": 1})
make(
    "herald-of-house",
    "artifact",
    k.after(k.ChoosesHouse("brobnar"), k.PlayCard(k.a(k.action, k.your_discard))),
)
beast("omni-beast", k.Omni(k.Gain(1)))
make("forge-fire", "action", k.Play(k.Destroy(k.each(k.creature.friendly)), k.Gain(k.this_way)))
make("harbinger-made", "artifact", k.after(k.Plays(k.you, what=k.action.of("shadows")), k.Gain(1)))
beast("twin", k.Reap(k.Ready(k.this)), name="Twin")
beast("twin-evil", k.Reap(k.Ready(k.this)), name="Twin")
make(
    "mourning",
    "artifact",
    k.after(k.IsDestroyed(k.creature.named("skippy-timehog")), k.Deal(2, to=k.Neighbors(k.it))),
)
make("flank-tithe", "artifact", k.after(k.IsDestroyed(k.creature.on_flank), k.Gain(1)))
make("center-tithe", "artifact", k.after(k.IsDestroyed(k.creature.in_center), k.Gain(1)))
make("knight-tithe", "artifact", k.after(k.IsDestroyed(k.creature.trait("knight")), k.Gain(1)))
make("skirmish-tithe", "artifact", k.after(k.IsDestroyed(k.creature.keyword("skirmish")), k.Gain(1)))
make(
    "comrades",
    "upgrade",
    k.gets(power=1, armor=1, to=k.neighbors),
    k.Play(k.Ward(k.each(k.creature.neighboring))),
)
make("cheer", "upgrade", k.Play(k.Grow(1, k.neighbors)))
make("improvise", "artifact", k.Action(k.PlayCard(k.a(k.any_card, k.your_hand))))
make("recital", "artifact", k.Action(k.PlayCard(k.each(k.creature, k.your_discard))))
make("no-creatures", "artifact", k.CannotPlay(k.creature, who=k.you))
make("reclaimer", "action", k.Play(k.Destroy(k.a(k.creature)), k.PutIntoPlay(k.that)))
make("banisher", "action", k.Play(k.Destroy(k.a(k.creature)), k.Purge(k.that)))
beast("sulker", k.Omni(k.Gain(1)), k.Action(k.Gain(5)))
make("duet", "artifact", k.Action(k.PlayCard(k.exactly(2, k.any_card, k.your_hand))))
beast("creeper-made", k.from_discard(k.after(k.ChoosesHouse("brobnar"), k.may(k.Return(k.this)))))
make(
    "silence-made",
    "artifact",
    k.Play(k.Name("card"), k.while_in_play(k.CannotPlay(k.any_card.of_that("name"), who=k.each_player))),
)
