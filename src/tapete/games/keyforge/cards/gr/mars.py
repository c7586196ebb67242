"""Mars: invaders who come for living and dead."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)
FOREIGNER = k.creature.not_of("mars")
FALLEN_MARTIANS = k.for_each(k.CountIn(k.your_discard, what=k.any_card.of("mars")))
WARPED = (
    k.DiscardUntil(k.creature),
    k.if_you_do(k.PutIntoPlay(k.that), k.Destroy(k.a(k.creature.beside_that))),
)

k.card("aberrant-warp-event", k.Play(*WARPED, k.OpponentDoes(WARPED)))
k.card(
    "curse-of-disappearances",
    k.after(k.EndOfTurn(k.you), k.PutInArchives(k.a(k.creature.friendly), who=k.opponent)),
)
k.card("elite-disruptzord", k.CannotPlay(k.creature.power("more", than="this"), who=k.each_player))
k.card(
    "ilxid-avenger",
    k.PlayFight(k.Grow(FALLEN_MARTIANS, k.this)),
    k.Scrap(k.ForEach(FALLEN_MARTIANS, (k.Grow(1, k.a(k.creature.friendly)),))),
)
k.card(
    "plan-10",
    k.after(
        k.EndOfTurn(k.each_player),
        k.Return(k.a(k.any_card, k.under_this)),
        k.given(k.exactly_is(k.CountIn(k.under_this), 0), k.Destroy(k.this)),
    ),
    k.Play(k.PutUnder(k.each(FOREIGNER), face_down=False)),
)
k.card(
    "psychic-haze",
    k.NotFoughtBy(k.creature.enraged, to=k.creature.friendly.of("mars")),
    k.Action(k.Enrage(k.each(k.creature.enemy))),
)
k.card(
    "the-body-snatchers",
    k.Play(
        k.for_turn(
            k.destroyed_instead(
                k.Heal("all", k.this), k.TakeControl(k.this, who=k.opponent), to=k.creature.enemy
            )
        )
    ),
)
k.card(
    "urxym-the-diplomat",
    k.Reap(k.Lose("all", who=k.you), k.Destroy(k.exactly(k.this_way, k.creature.enemy.not_of("mars")))),
)
k.card(
    "crop-circles",
    k.Play(
        k.Capture(1, by=k.kept(k.a(FOREIGNER)), own_side=True),
        k.may(k.Purge(k.any_number(k.any_card, k.your_archives))),
        k.Capture(k.for_each(k.this_way), by=k.the_same, own_side=True),
    ),
)
k.card("glimmerspore", k.Play(k.PutInArchives(k.a(k.artifact))))
k.card("loyalty-implants", k.Omni(k.Destroy(k.this), k.for_turn(k.MayUse(k.creature.friendly.of("mars")))))
k.card(
    "nameless-horror",
    k.has("elusive", to=k.this, only_if=HAUNTED),
    k.has("skirmish", to=k.this, only_if=HAUNTED),
)
k.card(
    "overclocked-shock-collar",
    k.gains(k.Reap(k.Stun(k.Neighbors(k.this, too=True)))),
    k.Scrap(k.Unstun(k.each(k.creature.of("mars")))),
)
k.card("the-red-death", k.stays("exhausted", only_if=k.Not(HAUNTED)), k.Fight(k.Gain(1), k.Draw(1)))
k.card("war-of-the-worlds", k.Play(k.Destroy(k.each(FOREIGNER)), k.Deal(2, to=k.each(k.creature.of("mars")))))
k.card("xyp-the-implanter", k.Reap(k.TakeControl(k.a(k.creature.enemy)), k.Destroy(k.a(k.creature.friendly))))
k.card("yipyax-abductor", k.PlayFight(k.PutInArchives(k.a(k.upgrade))))
k.card(
    "abduct-o-matic",
    k.Fight(k.given(HAUNTED, k.Capture(2))),
    k.Scrap(k.Capture(2, by=k.least_powerful(k.creature.friendly))),
)
k.card(
    "brash-grabber",
    k.Arrives("enraged", only_if=k.Not(HAUNTED)),
    k.Omni(k.Move("amber", 1, source=k.a(k.creature.enemy), to=k.you)),
)
k.card(
    "distant-void-prober",
    k.Reap(k.given(HAUNTED, k.next_turn(k.keys_cost(3)))),
    k.Scrap(k.Capture(1, by=k.a(k.creature.enemy), own_side=True)),
)
k.card(
    "don-t-believe-your-eyes",
    k.Play(
        k.given(
            HAUNTED,
            k.Capture(2, by=k.a(k.creature), own_side=True),
            otherwise=(k.Capture(1, by=k.a(k.creature)),),
        )
    ),
)
k.card("dr-xyloxxzlphrex", k.Reap(k.PlayCard(k.a(k.creature.of("mars"), k.your_discard)), k.Ready(k.that)))
k.card("phloxem-spewer", k.has("splash-attack", amount=2, to=k.creature.neighboring.of("mars")))
k.card("plague-wind", k.Play(k.for_turn(k.gets(power=-3, to=FOREIGNER))))
k.card(
    "shrink-ray-technician",
    k.Reap(k.for_turn(k.gets(power=-2, to=k.that), about=k.a(k.creature.enemy))),
    k.Scrap(k.for_turn(k.considered(power=1, armor=0, to=k.that), about=k.most_powerful(k.creature.enemy))),
)
k.card("target-yynxzdyl", k.Play(k.Archive(k.a(k.any_card, k.your_discard))), k.Reap(k.Archive(k.this)))
k.card("terrible-teammates", k.Play(k.may(k.Discard(k.a(k.any_card.not_of("mars"), k.your_hand)))))
k.card("ufo", k.Play(k.DiscardUntil(k.any_card.of("mars")), k.if_you_do(k.Return(k.that))))
k.card(
    "qyxxlyxx-grave-master",
    k.Play(k.Purge(k.a(k.creature, k.a_discard)), k.Deal(2, to=k.each(k.creature.sharing("trait")))),
    k.Destroyed(k.given(HAUNTED, k.Archive(k.this))),
)
