"""Logos: scientists and their archives."""

from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs import (
    Action,
    Destroy,
    Draw,
    Fight,
    MayPlay,
    MoveAmber,
    Play,
    PlayCard,
    Plays,
    Purge,
    Purse,
    Reap,
    Repeat,
    Steal,
    StealsInstead,
    TakeControl,
    ThisIs,
    TriggerAbility,
    a,
    after,
    any_card,
    at_least,
    both,
    cannot_fight,
    count,
    creature,
    each_player,
    for_turn,
    keys_cost,
    next_turn,
    this,
    top_card,
    you,
)

card(
    "bouncing-deathquark",
    Play(
        Repeat(
            (Destroy(a(creature.enemy)), Destroy(a(creature.friendly))),
            both(at_least(count(creature.enemy), 1), at_least(count(creature.friendly), 1)),
            asked=True,
        )
    ),
)

card("dimension-door", Play(for_turn(StealsInstead())))

card("foggify", Play(next_turn(cannot_fight())))

card(
    "library-access",
    Play(for_turn(after(Plays(you, any_card, other=True), Draw(1))), Purge(this)),
    in_2018=(Play(for_turn(after(Plays(you, any_card, other=True), Draw(1)))),),
)

card("phase-shift", Play(for_turn(MayPlay(any_card.not_of("logos")), uses=1)))

card("wild-wormhole", Play(PlayCard(top_card)))

card("harland-mindlock", Play(TakeControl(a(creature.enemy.on_flank), while_this=True)))

card("batdrone", Fight(Steal(1)))

card("replicator", Reap(TriggerAbility("reap", a(creature.other.with_ability("reap")))))

card("titan-mechanic", keys_cost(-1, each_player, only_if=ThisIs(creature.on_flank)))

card("pocket-universe", Purse(), Action(MoveAmber(1, None, this)))
