"""Dark Tidings, Saurian."""

from __future__ import annotations

from tapete.games.keyforge.cards import words as k
from tapete.games.keyforge.rules.source import Source
from tapete.games.keyforge.rules.values import power
from tapete.games.keyforge.table import Body, Table
from tapete.kernel.flow import Flow

HIGH, LOW = k.TideIs(), k.TideIs(high=False)
MAY_EXALT = k.may(k.Exalt(k.a(k.creature)))
EXALT_ANOTHER_HOUSE = k.Exalt(k.a(k.creature.friendly.not_of("saurian")))
MOVE_ONE = k.Move("amber", 1, source=k.a(k.creature), to=k.a(k.creature.different))


@k.step(
    en="Choose 2 creatures. Purge the less powerful of them and put as many +1 power counters on the other as the "
    "purged one had power",
    es="Elige 2 criaturas. Purga la menos poderosa de ellas y pon sobre la otra tantos contadores de Poder +1 como "
    "Poder tuviera la purgada",
)
def swallow_whole(t: Table, me: Source) -> Flow[None]:
    """A ward keeps the one in play, and the other grows all the same; alone it is purged and nobody grows (v17.2 FAQ
    «Tragar Entero»).
    """
    yield from k.Choose(k.exactly(2, k.creature)).resolve(t, me)
    pair = [b for b in me.that if isinstance(b, Body)]
    least = min((power(t, b) for b in pair), default=0)
    weak = yield from k.choose(t, me, [b for b in pair if power(t, b) == least], 1, "purge")
    others = [b for b in pair if b not in weak]
    me.that = weak
    yield from k.Purge(k.that).resolve(t, me)
    me.that = others
    yield from k.Grow(least, k.that).resolve(t, me)


k.card("bestiarii-urso-evil-twin", k.PlayFight(k.Stun(k.a(k.creature))))
k.card("censor-philo-evil-twin", k.Play(k.Deal(5, to=k.a(k.creature.with_amber))))
k.card(
    "eclectic-ambrosius-evil-twin",
    k.Reap(
        k.Mark("ignorance", k.a(k.creature.enemy)),
        k.while_it_stays(
            k.Blank(to=k.that, only_if=k.ThatIs(k.creature.with_counter("ignorance"))), about=k.that
        ),
    ),
)
k.card("lapisaurus-evil-twin", k.Fight(k.Exalt(k.foe)))
k.card("magistra-vita-evil-twin", k.PlayFight(k.may(EXALT_ANOTHER_HOUSE, k.if_you_do(k.FightWith(k.that)))))
k.card("physicus-felix-evil-twin", k.PlayFight(k.given(LOW, MAY_EXALT)))
k.card("undagnathus-evil-twin", k.TakesMore(times=2, to=k.this, only_if=LOW))
k.card(
    "bracchanalia",
    k.Play(k.PlaceAmber(4, k.this), k.Capture(1, by=k.a(k.creature.friendly))),
    k.after(
        k.StartOfTurn(k.each_player),
        k.given(
            k.at_least(k.count(k.creature.controlled_by(k.player_of_it).with_amber), 4),
            k.Move("amber", "all", source=k.this, to=k.player_of_it),
        ),
    ),
)
k.card(
    "brachiaditus",
    k.Play(k.Stun(k.neighbors), k.Move("amber", 1, source=k.neighbors, to=k.supply)),
)
k.card(
    "eclectic-ambrosius",
    k.after(k.EndOfTurn(k.you), k.Mark("knowledge", k.this)),
    k.Action(k.RemoveCounters("knowledge", k.this, amount=3), k.if_you_do(k.Gain(6))),
)
k.card(
    "enlist-numeri",
    k.Play(k.TakeControl(k.a(k.creature.enemy.with_amber), as_house="saurian", always=True)),
)
k.card(
    "hastatus-raptor",
    k.BeforeFight(
        k.may(
            k.Exalt(k.this),
            k.if_you_do(
                k.Deal(
                    k.for_each(k.AmberOn(k.each(k.creature.friendly.named("hastatus-raptor", copies=True)))),
                    to=k.foe,
                )
            ),
        )
    ),
)
k.card(
    "iss-indominus",
    k.Action(
        k.Exhaust(k.up_to(5, k.creature.friendly.of("saurian"))),
        k.Deal(k.for_each(k.this_way), to=k.each(k.creature.enemy)),
    ),
)
k.card("swallow-whole", k.PlayOnlyIf(HIGH), k.Play(swallow_whole))
k.card(
    "the-first-scroll",
    k.after(
        k.Forges(k.each_player),
        k.Capture(1, by=k.each(k.creature.controlled_by(k.player_of_it)), own_side=True),
    ),
)
k.card(
    "ankylo-formation",
    k.Play(
        k.choose_one(
            k.for_turn(k.has("skirmish", to=k.that), about=k.a(k.creature.friendly)),
            (
                k.Exalt(k.a(k.creature.friendly)),
                k.for_turn(k.has("skirmish", to=k.creature.friendly)),
            ),
        )
    ),
)
k.card("bestiarii-urso", k.PlayReap(k.may(k.Unstun(k.a(k.creature)))))
k.card(
    "bury-riches",
    k.Play(
        k.given(
            HIGH,
            k.Move("amber", 1, source=k.each(k.creature), to=k.controller_of("that")),
            otherwise=(k.RaiseTide(),),
        )
    ),
)
k.card("di-no-you-didn-t", k.Play(k.Destroy(k.a(k.creature.enemy.with_amber))))
k.card("physicus-felix", k.PlayFight(k.given(HIGH, MAY_EXALT)))
k.card("saurarium", k.cannot_reap(k.all_least_powerful(k.creature), who=k.each_player))
k.card(
    "trojan-sauropod",
    k.has("treachery", to=k.this),
    k.Omni(
        k.Gain(3),
        k.Reveal(k.each(k.any_card, k.their_hand)),
        k.PutIntoPlay(k.each(k.creature, k.their_hand), mine=False, ready=True),
        k.Refill(k.opponent),
        k.Destroy(k.this),
    ),
)
k.card("wipe-clear", k.Play(k.Deal(1, to=k.each(k.creature)), k.Destroy(k.each(k.upgrade))))
k.card("altruist-s-rostrum", k.Action(MOVE_ONE))
k.card("carpe-vinum", k.Play(k.Exalt(k.exactly(2, k.creature.enemy))))
k.card("censor-philo", k.CannotBeDamaged(by=k.creature.with_amber))
k.card("crushing-charge", k.Play(k.Destroy(k.each(k.creature.power_at_most(4))), k.GainChains(1)))
k.card(
    "decadence",
    k.Play(k.choose_one((k.Exalt(k.a(k.creature.friendly)), k.ReadyAndUse(k.that)), MOVE_ONE)),
)
k.card("lapisaurus", k.gains(k.BeforeFight(k.Exalt(k.this)), to=k.creature.enemy.state("attacking-this")))
k.card("magistra-vita", k.PlayReap(k.may(EXALT_ANOTHER_HOUSE, k.if_you_do(k.ReapWith(k.that)))))
k.card("medicus-lacus", k.Purse(to=k.creature.friendly, only_if=HIGH))
k.card("ostracize", k.Play(k.Lose(1, who=k.you), k.if_you_do(k.Purge(k.a(k.creature)))))
k.card(
    "reach-advantage",
    k.Play(k.given(HIGH, k.Capture(3, by=k.a(k.creature.friendly)), otherwise=(k.RaiseTide(),))),
)
k.card("undagnathus", k.Harmless(only_if=LOW))
k.card("venator-altum", k.after(k.IsDamaged(k.creature.itself), k.given(LOW, k.Exalt(k.this))))
