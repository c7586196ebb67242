"""Logos: scientists and their archives."""

from __future__ import annotations

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.rules.piles import discard, top
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.table import Table
from tapete.games.keyforge.verbs import (
    Action,
    Archive,
    BelongsTo,
    CannotPlay,
    CannotUse,
    Capture,
    ChooseHouse,
    CountIn,
    Deal,
    Destroy,
    Destroyed,
    Discard,
    Draw,
    Exhaust,
    Fight,
    FightReap,
    Flank,
    Forges,
    Gain,
    GainChains,
    Gains,
    GiveBack,
    HandSize,
    Heal,
    IsDestroyed,
    LeavesPlay,
    LookAt,
    Lose,
    MayPlay,
    MayUse,
    MoveAmber,
    Pay,
    Play,
    PlayCard,
    PlayFightReap,
    PlayReap,
    Plays,
    Purge,
    PurgeHere,
    Purse,
    PutOnDeck,
    Ready,
    Reap,
    Repeat,
    Reveal,
    Search,
    ShuffleIn,
    ShuffleZones,
    Steal,
    StealsInstead,
    Stun,
    Swap,
    SwapZones,
    TakeControl,
    ThatIs,
    ThisIs,
    Together,
    TriggerAbility,
    UseAsYours,
    Uses,
    UsesOfThis,
    a,
    action,
    after,
    all_of,
    any_card,
    artifact,
    at_least,
    both,
    cannot_fight,
    choose_one,
    count,
    creature,
    creature_or_artifact,
    each,
    each_player,
    exactly_is,
    for_each,
    for_turn,
    gains,
    host,
    if_you_do,
    keys_cost,
    more,
    next_turn,
    opponent,
    step,
    that,
    their_amber,
    their_archives,
    their_hand,
    their_keys,
    this,
    this_way,
    those,
    top_card,
    up_to,
    when,
    while_in_play,
    you,
    your_amber,
    your_archives,
    your_discard,
    your_hand,
)
from tapete.kernel.flow import Flow

LASTING_DRAW = for_turn(after(Plays(you, any_card, other=True), Draw(1)))


@step(
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
        yield from Destroy(a(creature_or_artifact.of(t.cast[n].house))).resolve(t, me)
        gone += me.count
    if gone < 2:
        yield from Destroy(this).resolve(t, me)


BOTH_SIDES = both(at_least(count(creature.enemy), 1), at_least(count(creature.friendly), 1))

card(
    "bouncing-deathquark",
    Play(Repeat((Destroy(all_of(a(creature.enemy), a(creature.friendly))),), BOTH_SIDES, asked=True)),
)
card("dimension-door", Play(for_turn(StealsInstead())))
card("effervescent-principle", Play(Lose("half", each_player), GainChains(1)))
card("foggify", Play(next_turn(cannot_fight())))
card("help-from-future-self", Play(Search(any_card.named("timetraveller")), ShuffleZones((your_discard,))))
card("interdimensional-graft", Play(next_turn(after(Forges(opponent), Pay("all")))))
card(
    "knowledge-is-power",
    Play(choose_one(Archive(a(any_card, your_hand)), Gain(for_each(CountIn(your_archives))))),
)
card("labwork", Play(Archive(a(any_card, your_hand))))
card("library-access", Play(LASTING_DRAW, Purge(this)), in_2018=(Play(LASTING_DRAW),))
card("neuro-syphon", Play(when(more(their_amber, your_amber), Steal(1), Draw(1))))
card("phase-shift", Play(for_turn(MayPlay(any_card.not_of("logos")), uses=1)))
card(
    "positron-bolt",
    Play(
        Together(
            (
                Deal(3, to=a(creature.on_flank)),
                Deal(2, to=a(creature.beside_that)),
                Deal(1, to=a(creature.beside_that.different)),
            )
        )
    ),
)
card("random-access-archives", Play(Archive(top_card)))
card("remote-access", Play(UseAsYours(a(artifact.enemy))))
card("reverse-time", Play(SwapZones()))
card("scrambler-storm", Play(next_turn(CannotPlay(action))))
card("sloppy-labwork", Play(Archive(a(any_card, your_hand)), Discard(a(any_card, your_hand))))
card("twin-bolt-emission", Play(Together((Deal(2, to=a(creature)), Deal(2, to=a(creature.different))))))
card("wild-wormhole", Play(PlayCard(top_card)))

card("anomaly-exploiter", Action(Destroy(a(creature.damaged))))
card(
    "chaos-portal",
    Action(
        ChooseHouse(),
        Reveal(top_card),
        when(ThatIs(any_card.of_that_house), PlayCard(that)),
    ),
)
card("crazy-killing-machine", Action(killing_spree))
card("library-of-babble", Action(Draw(1)))
card("mobius-scroll", Action(Archive(all_of(this, up_to(2, any_card, your_hand)))))
card("pocket-universe", Purse(), Action(MoveAmber(1, None, this)))
card(
    "spangler-box",
    Action(
        PurgeHere(a(creature)),
        if_you_do(TakeControl(this, who=opponent), while_in_play(after(LeavesPlay(), GiveBack()))),
    ),
)
card(
    "spectral-tunneler",
    Action(
        for_turn(Flank(that), about=a(creature)),
        for_turn(Gains(that, None, Reap(Draw(1))), about=that),
    ),
)
card("strange-gizmo", after(Forges(you), Destroy(each(creature_or_artifact))))
card("the-howling-pit", HandSize(1, each_player))

card("batdrone", Fight(Steal(1)))
card("brain-eater", after(IsDestroyed(creature.enemy, fighting_this=True), Draw(1)))
card("dextre", Play(Capture(1)), Destroyed(PutOnDeck(this)))
card("doc-bookton", Reap(Draw(1)))
card("dr-escotera", Play(Gain(for_each(their_keys))))
card("dysania", Play(Discard(each(any_card, their_archives)), Gain(for_each(this_way))))
card("ganymede-archivist", Reap(Archive(a(any_card, your_hand))))
card("harland-mindlock", Play(TakeControl(a(creature.enemy.on_flank), while_this=True)))
card("mother", HandSize(1))
card(
    "neutron-shark",
    PlayFightReap(
        Repeat(
            (
                Destroy(all_of(a(creature_or_artifact.enemy), a(creature_or_artifact.friendly))),
                Discard(top_card),
            ),
            ThatIs(any_card.not_of("logos")),
        )
    ),
)
card("novu-archaeologist", Action(Archive(a(any_card, your_discard))))
card(
    "ozmo-martianologist",
    FightReap(choose_one(Heal(3, a(creature.of("mars"))), Stun(a(creature.of("mars"))))),
)
card("psychic-bug", PlayReap(LookAt(their_hand)))
card("quixo-the-adventurer", Fight(Draw(1)))
card("replicator", Reap(TriggerAbility("reap", a(creature.other.with_ability("reap")))))
card("research-smoko", Destroyed(Archive(top_card)))
card("skippy-timehog", Play(next_turn(CannotUse())))
card("timetraveller", Play(Draw(2)), Action(ShuffleIn(this)))
card("titan-mechanic", keys_cost(-1, each_player, only_if=ThisIs(creature.on_flank)))
card(
    "vespilon-theorist",
    Reap(
        ChooseHouse(),
        Reveal(top_card),
        when(ThatIs(any_card.of_that_house), Archive(that), Gain(1), otherwise=(Discard(that),)),
    ),
)
card("veylan-analyst", after(Uses(you, artifact), Gain(1)))

card(
    "experimental-therapy",
    gains(MayUse(this)),
    Play(Stun(host), Exhaust(host)),
    in_2018=(BelongsTo(host, None, "all"), Play(Stun(host), Exhaust(host))),
)
card("rocket-boots", gains(FightReap(when(exactly_is(UsesOfThis(), 1), Ready(this)))))
card(
    "transposition-sandals",
    gains(
        Action(
            Swap(this, a(creature.friendly.other)),
            for_turn(MayUse(that), about=those),
        )
    ),
)
