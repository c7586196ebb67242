"""Logos: scientists and their archives."""

from __future__ import annotations

from tapete.games.keyforge.cards import words as k
from tapete.games.keyforge.rules.piles import discard, top
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.kernel.flow import Flow

LASTING_DRAW = k.for_turn(k.after(k.Plays(k.you, what=k.any_card, other=True), k.Draw(1)))


@k.step(
    en="Discard the top card of each player's deck. For each of those cards, destroy a creature or artifact "
    "of its house. If two cards are not destroyed this way, destroy this artifact",
    es="Descarta la primera carta del mazo de cada jugador. Por cada una de ellas, destruye una criatura o "
    "un artefacto de su Casa. Si no se destruyen dos cartas de este modo, destruye este artefacto",
)
def killing_spree(t: Table, me: Source) -> Flow[None]:
    """Two cards off the decks name two houses."""
    discarded: list[int] = []
    for seat in (t.active, 1 - t.active):
        discarded += yield from discard(t, seat, (yield from top(t, seat)), "deck")
    gone = 0
    for n in discarded:
        yield from k.Destroy(k.a(k.creature_or_artifact.of(t.cast[n].house))).resolve(t, me)
        gone += me.count
    if gone < 2:
        yield from k.Destroy(k.this).resolve(t, me)


BOTH_SIDES = k.both(k.at_least(k.count(k.creature.enemy), 1), k.at_least(k.count(k.creature.friendly), 1))

k.card(
    "bouncing-deathquark",
    k.Play(
        k.Repeat(
            (k.Destroy(k.all_of(k.a(k.creature.enemy), k.a(k.creature.friendly))),), BOTH_SIDES, asked=True
        )
    ),
)
k.card("dimension-door", k.Play(k.for_turn(k.amber_instead("reaped", "stolen"))))
k.card("effervescent-principle", k.Play(k.Lose("half", who=k.each_player), k.GainChains(1)))
k.card("foggify", k.Play(k.next_turn(k.cannot_fight(k.creature.enemy))))
k.card(
    "help-from-future-self",
    k.Play(k.Search(k.any_card.named("timetraveller")), k.ShuffleZones((k.your_discard,))),
)
k.card("interdimensional-graft", k.Play(k.next_turn(k.after(k.Forges(k.opponent), k.Pay("all")))))
k.card(
    "knowledge-is-power",
    k.Play(
        k.choose_one(k.Archive(k.a(k.any_card, k.your_hand)), k.Gain(k.for_each(k.CountIn(k.your_archives))))
    ),
)
k.card("labwork", k.Play(k.Archive(k.a(k.any_card, k.your_hand))))
k.card("library-access", k.Play(LASTING_DRAW, k.Purge(k.this)), in_2018=(k.Play(LASTING_DRAW),))
k.card("neuro-syphon", k.Play(k.given(k.more(k.their_amber, k.your_amber), k.Steal(1), k.Draw(1))))
k.card("phase-shift", k.Play(k.for_turn(k.MayPlay(k.any_card.not_of("logos")), uses=1)))
k.card(
    "positron-bolt",
    k.Play(
        k.Together(
            (
                k.Deal(3, to=k.a(k.creature.on_flank)),
                k.Deal(2, to=k.a(k.creature.beside_that)),
                k.Deal(1, to=k.a(k.creature.beside_that.different)),
            )
        )
    ),
)
k.card("random-access-archives", k.Play(k.Archive(k.top_card)))
k.card("remote-access", k.Play(k.UseAsYours(k.a(k.artifact.enemy))))
k.card("reverse-time", k.Play(k.SwapZones()))
k.card("scrambler-storm", k.Play(k.next_turn(k.CannotPlay(k.action))))
k.card(
    "sloppy-labwork", k.Play(k.Archive(k.a(k.any_card, k.your_hand)), k.Discard(k.a(k.any_card, k.your_hand)))
)
k.card(
    "twin-bolt-emission",
    k.Play(k.Together((k.Deal(2, to=k.a(k.creature)), k.Deal(2, to=k.a(k.creature.different))))),
)
k.card("wild-wormhole", k.Play(k.PlayCard(k.top_card)))
k.card("anomaly-exploiter", k.Action(k.Destroy(k.a(k.creature.damaged))))
k.card(
    "chaos-portal",
    k.Action(
        k.ChooseHouse(),
        k.Reveal(k.top_card),
        k.given(k.ThatIs(k.any_card.of_that("house")), k.PlayCard(k.that)),
    ),
)
k.card("crazy-killing-machine", k.Action(killing_spree))
k.card("library-of-babble", k.Action(k.Draw(1)))
k.card("mobius-scroll", k.Action(k.Archive(k.all_of(k.this, k.up_to(2, k.any_card, k.your_hand)))))
k.card("pocket-universe", k.Purse(), k.Action(k.Move("amber", 1, to=k.this)))
k.card(
    "spangler-box",
    k.Action(
        k.PurgeHere(k.a(k.creature)),
        k.if_you_do(
            k.TakeControl(k.this, who=k.opponent), k.while_in_play(k.after(k.LeavesPlay(), k.GiveBack()))
        ),
    ),
)
k.card(
    "spectral-tunneler",
    k.Action(
        k.for_turn(k.considered(to=k.that, on_flank=True), about=k.a(k.creature)),
        k.for_turn(k.gains(k.Reap(k.Draw(1)), to=k.that), about=k.that),
    ),
)
k.card("strange-gizmo", k.after(k.Forges(k.you), k.Destroy(k.each(k.creature_or_artifact))))
k.card("the-howling-pit", k.HandSize(1, who=k.each_player))
k.card("batdrone", k.Fight(k.Steal(1)))
k.card("brain-eater", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Draw(1)))
k.card("dextre", k.Play(k.Capture(1)), k.Destroyed(k.PutOnDeck(k.this)))
k.card("doc-bookton", k.Reap(k.Draw(1)))
k.card("dr-escotera", k.Play(k.Gain(k.for_each(k.Keys(k.opponent)))))
k.card("dysania", k.Play(k.Discard(k.each(k.any_card, k.their_archives)), k.Gain(k.for_each(k.this_way))))
k.card("ganymede-archivist", k.Reap(k.Archive(k.a(k.any_card, k.your_hand))))
k.card("harland-mindlock", k.Play(k.TakeControl(k.a(k.creature.enemy.on_flank), while_this=True)))
k.card("quixo-the-adventurer", k.Fight(k.Draw(1)))
k.card("mother", k.HandSize(1))
k.card(
    "neutron-shark",
    k.PlayFightReap(
        k.Repeat(
            (
                k.Destroy(k.all_of(k.a(k.creature_or_artifact.enemy), k.a(k.creature_or_artifact.friendly))),
                k.Discard(k.top_card),
            ),
            k.ThatIs(k.any_card.not_of("logos")),
        )
    ),
)
k.card("novu-archaeologist", k.Action(k.Archive(k.a(k.any_card, k.your_discard))))
k.card(
    "ozmo-martianologist",
    k.FightReap(k.choose_one(k.Heal(3, k.a(k.creature.of("mars"))), k.Stun(k.a(k.creature.of("mars"))))),
)
k.card("psychic-bug", k.PlayReap(k.LookAt(k.their_hand)))
k.card("replicator", k.Reap(k.TriggerAbility("reap", k.a(k.creature.other))))
k.card("research-smoko", k.Destroyed(k.Archive(k.top_card)))
k.card("skippy-timehog", k.Play(k.next_turn(k.CannotUse(k.any_card))))
k.card("timetraveller", k.Play(k.Draw(2)), k.Action(k.ShuffleIn(k.this)))
k.card("titan-mechanic", k.keys_cost(-1, who=k.each_player, only_if=k.ThisIs(k.creature.on_flank)))
k.card(
    "vespilon-theorist",
    k.Reap(
        k.ChooseHouse(),
        k.Reveal(k.top_card),
        k.given(
            k.ThatIs(k.any_card.of_that("house")),
            k.Archive(k.that),
            k.Gain(1),
            otherwise=(k.Discard(k.that),),
        ),
    ),
)
k.card("veylan-analyst", k.after(k.Uses(k.you, what=k.artifact), k.Gain(1)))
k.card(
    "experimental-therapy",
    k.MayUse(k.host),
    k.Play(k.Stun(k.host), k.Exhaust(k.host)),
    in_2018=(k.BelongsTo("all", to=k.host), k.Play(k.Stun(k.host), k.Exhaust(k.host))),
)
k.card("rocket-boots", k.gains(k.FightReap(k.given(k.exactly_is(k.UsesOfThis(), 1), k.Ready(k.this)))))
k.card(
    "transposition-sandals",
    k.gains(
        k.Action(
            k.Swap(k.this, k.a(k.creature.friendly.other)),
            k.for_turn(k.MayUse(k.that), about=k.those),
        )
    ),
)
