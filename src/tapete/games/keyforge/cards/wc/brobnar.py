"""Brobnar: giants who fight, and the anomalies that stand among them."""

from __future__ import annotations

from tapete.games.keyforge.cards import words as k
from tapete.games.keyforge.questions import ask
from tapete.games.keyforge.rules.piles import reveal, top
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.kernel.flow import Flow

FOUGHT = k.at_least(k.UsesThisTurn("fight", k.creature.friendly), 1)
WOUNDED = k.ThisIs(k.creature.state("wounded"))
BREW = k.Play(k.Grow(2, k.a(k.creature)))


@k.step(
    en="Reveal cards from the top of your deck until you reveal a Brobnar card or choose to stop. If a Brobnar card "
    "was revealed, deal 2 damage to this creature. Archive each card revealed this way",
    es="Revela cartas de la parte superior de tu mazo hasta que reveles una carta de Brobnar o decidas parar. Si se "
    "ha revelado una carta de Brobnar, inflige 2 de daño a esta criatura. Archiva cada carta revelada de este modo",
)
def blast_search(t: Table, me: Source) -> Flow[None]:
    """One card after another, until it blows up."""
    seen: list[int] = []
    blown = False
    while not blown and len(found := (yield from top(t, me.seat, len(seen) + 1))) > len(seen):
        if seen and (yield from ask(t.active, "again", ("yes", "no"), source=me.card)) == "no":
            break
        seen = found
        yield from reveal(t, seen[-1:])
        blown = t.cast[seen[-1]].house == "brobnar"
    me.looked = seen
    if blown:
        yield from k.Deal(2, to=k.this).resolve(t, me)
    yield from k.Archive(k.each(k.any_card, k.looked_at)).resolve(t, me)


k.card("alaka", k.Arrives("ready", only_if=FOUGHT))
k.card("alaka-s-brew", BREW)
k.card("ballcano", k.Play(k.Deal(4, to=k.each(k.creature)), k.GainChains(2)))
k.card("barn-razing", k.Play(k.for_turn(k.after(k.Fights(k.creature.friendly), k.Lose(1)))))
k.card(
    "berserker-slam",
    k.Play(
        k.Deal(4, to=k.a(k.creature.on_flank)),
        k.given(k.it_was_destroyed, k.Lose(1, who=k.controller_of("that"))),
    ),
)
k.card("gron-nine-toes", k.gets(power=4, only_if=WOUNDED))
k.card("irestaff", k.Action(k.Enrage(k.a(k.creature)), k.Grow(1, k.that)))
k.card("mogghunter", k.Fight(k.Deal(2, to=k.a(k.creature.on_flank))))
k.card("narp", k.cannot_reap(k.neighbors, who=k.each_player))
k.card("shorty", k.Reap(k.Enrage(k.this)))
k.card(
    "stilt-kin",
    k.after(
        k.Plays(k.each_player, what=k.creature.trait("giant"), beside_this=True), k.ReadyAndFight(k.this)
    ),
)
k.card("warriors--refrain", k.Play(k.Stun(k.each(k.creature.power_at_most(3)))))
k.card("fyre-breath", k.gets(power=3, to=k.host), k.gains(k.BeforeFight(k.Deal(2, to=k.Neighbors(k.foe)))))
k.card("gravelguts", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Grow(2, k.this)))
k.card("overrun", k.Play(k.given(k.at_least(k.DestroyedThisTurn(k.creature.enemy), 3), k.Lose(2))))
k.card(
    "power-of-fire",
    k.Play(
        k.Sacrifice(k.a(k.creature.friendly)),
        k.if_you_do(k.Lose(k.Part(2, k.PowerOf(k.that)), who=k.each_player)),
        k.GainChains(1),
    ),
)
k.card(
    "ragwarg",
    k.after(
        k.Reaps(k.creature),
        k.given(k.exactly_is(k.UsesThisTurn("reap", k.creature), 1), k.Deal(2, to=k.it)),
    ),
)
k.card("shattered-throne", k.after(k.Fights(k.creature), k.Capture(1, by=k.it)))
k.card(
    "sköll",
    k.after(k.IsDestroyed(k.creature.enemy, keyword="assault"), k.Grow(1, k.a(k.creature.friendly))),
)
k.card("slimy-jark", k.Fight(k.Enrage(k.foe)))
k.card(
    "guji-dinosaur-hunter",
    k.Action(
        k.Deal(
            2,
            to=k.a(k.creature),
            instead=6,
            in_case=k.ThatIs(k.creature.either(k.creature.trait("dinosaur"), k.creature.with_amber)),
        )
    ),
)
k.card(
    "igon-the-green",
    k.Destroyed(k.Purge(k.this), k.Return(k.a(k.creature.named("igon-the-terrible"), k.your_discard))),
)
k.card(
    "kaloch-stonefather",
    k.has("skirmish", to=k.creature.friendly, only_if=k.ThisIs(k.creature.in_center)),
)
k.card("nogi-smartfist", k.Fight(k.Draw(2), k.Discard(k.Random(k.your_hand, count=2))))
k.card("old-boomy", k.Reap(blast_search))
k.card(
    "ragnarok",
    k.Play(
        k.for_turn(k.cannot_reap(k.creature, who=k.each_player)),
        k.for_turn(k.after(k.Fights(k.creature.friendly), k.Gain(1))),
        k.for_turn(k.after(k.EndOfTurn(k.active_player), k.Destroy(k.each(k.creature)))),
    ),
)
k.card(
    "the-big-one",
    k.after(k.Plays(k.each_player, what=k.creature), k.Mark("fuse", k.this)),
    k.AsSoonAs(k.at_least(k.CountersOn("fuse", k.this), 10), (k.Destroy(k.each(k.creature_or_artifact)),)),
)
k.card(
    "the-floor-is-lava",
    k.after(
        k.StartOfTurn(k.you),
        k.Together((k.Deal(1, to=k.a(k.creature.friendly)), k.Deal(1, to=k.a(k.creature.enemy)))),
    ),
)
k.card(
    "igon-the-terrible",
    k.Play(
        k.given(
            k.exactly_is(k.CountIn(k.each_purged, what=k.creature.named("igon-the-green")), 0),
            k.Destroy(k.this),
        )
    ),
    k.Fight(k.Steal(1)),
)
k.card("mega-alaka", k.Arrives("ready", only_if=FOUGHT))
k.card("mega-cowfyne", k.BeforeFight(k.Deal(2, to=k.Neighbors(k.foe))))
k.card("mega-ganger-chieftain", k.Play(k.may(k.ReadyAndFight(k.a(k.creature.neighboring)))))
k.card("mega-groke", k.Fight(k.Lose(1)))
k.card("mega-gron-nine-toes", k.gets(power=4, only_if=WOUNDED))
k.card("mega-mogghunter", k.Fight(k.Deal(2, to=k.a(k.creature.on_flank))))
k.card("mega-narp", k.cannot_reap(k.neighbors, who=k.each_player))
k.card("mega-shorty", k.Reap(k.Enrage(k.this)))
k.card("chieftain-s-brew", BREW)
k.card("cowfyne-s-brew", BREW)
k.card("groke-s-brew", BREW)
k.card("gron-s-brew", BREW)
k.card("mogghunter-s-brew", BREW)
k.card("narp-s-brew", BREW)
k.card("shorty-s-brew", BREW)

# Anomalies

GRAFT = k.PutUnder(k.a(k.action, k.your_hand), face_down=False)
GRAFTED = k.TriggerAbility("play", k.a(k.action, k.under_this))

k.card("ghostform", k.has("invulnerable"), k.gains(k.FightReap(k.Archive(k.this_upgrade))))
k.card("infomancer", k.Play(GRAFT), k.Reap(GRAFTED))
k.card("lateral-shift", k.Play(k.LookAt(k.their_hand), k.PlayCard(k.a(k.any_card, k.their_hand))))
k.card("memolith", k.Action(k.choose_one(GRAFT, GRAFTED)))
k.card(
    "nizak-the-forgotten",
    k.has("invulnerable", to=k.this, only_if=k.Fighting()),
    k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Return(k.it)),
)
k.card(
    "orb-of-wonder",
    k.Omni(k.Destroy(k.this), k.if_you_do(k.Search(k.any_card, discard_too=False, reveals=False))),
)
k.card(
    "the-grim-reaper",
    k.Arrives("ready", only_if=k.Haunted(k.you)),
    k.Reap(k.Purge(k.all_of(k.a(k.creature.enemy), k.a(k.creature.friendly)))),
)
k.card(
    "the-red-baron",
    k.gains(k.Reap(k.Steal(1)), to=k.this, only_if=k.ForgedKey(k.you, colour="red")),
    k.has("elusive", to=k.this, only_if=k.ForgedKey(k.opponent, colour="red")),
)
k.card(
    "timequake",
    k.Play(
        k.ShuffleIn(k.each(k.any_card.friendly)), k.Draw(k.for_each(k.ThoseThat(k.any_card.owned_by(k.you))))
    ),
)
k.card(
    "valoocanth",
    k.UseOnlyIf(k.Not(k.TideIs(high=False))),
    k.FightReap(k.Exhaust(k.Neighbors(k.a(k.creature.enemy), too=True))),
)
