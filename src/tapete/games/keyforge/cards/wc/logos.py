"""Logos: scientists and their archives."""

from tapete.games.keyforge.cards import words as k

ARCHIVE_A_CARD = k.Archive(k.a(k.any_card, k.your_hand))
NOT_ALONE = k.at_least(k.count(k.creature.friendly.other), 1)
MENDED = (k.Heal("all", k.this), k.Exhaust(k.this), k.MoveToFlank(k.this))

k.card("babbling-bibliophile", k.Reap(k.Draw(2)))
k.card("daughter", k.HandSize(1))
k.card("edai-edie-4x4", k.keys_cost(k.for_each(k.CountIn(k.your_archives))), k.Play(ARCHIVE_A_CARD))
k.card("hapsis", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.Ward(k.this), k.Draw(1)))
k.card("hologrammophone", k.Action(k.Ward(k.a(k.creature))))
k.card(
    "information-exchange",
    k.Play(k.given(k.at_least(k.Stolen(k.opponent), 1), k.Steal(2), otherwise=(k.Steal(1),))),
)
k.card("quant", k.Reap(k.for_turn(k.MayPlay(k.action.not_of("logos")), uses=1)))
k.card("sanitation-engineer", k.Reap(k.Discard(k.a(k.any_card, k.your_hand))))
k.card("tautau-vapors", k.Play(k.Draw(2), ARCHIVE_A_CARD))
k.card(
    "thorium-plasmate",
    k.Play(
        k.MoveInLine(k.a(k.creature.enemy)),
        k.Deal(k.for_each(k.creature.beside_that.sharing("house"), times=2), to=k.that),
    ),
)
k.card("titan-guardian", k.Destroyed(k.given(k.ThisIs(k.creature.off_flank), k.Draw(2))))
k.card(
    "wormhole-technician",
    k.Reap(
        k.Reveal(k.top_card),
        k.given(k.ThatIs(k.any_card.of("logos")), k.PlayCard(k.that), otherwise=(k.Archive(k.that),)),
    ),
)
k.card("cændle-unit", k.after(k.Reaps(k.creature.enemy), k.Draw(1)), k.Action(k.Capture(1)))
k.card(
    "code-monkey",
    k.Play(k.Archive(k.each(k.creature.neighboring)), k.given(k.ShareHouse(), k.Gain(2))),
)
k.card("data-forge", k.Play(k.may(k.Forge(extra=10, less=k.CountIn(k.your_hand)))))
k.card("discombobulator", k.gains(k.CannotBeStolen()))
k.card(
    "dr-milli",
    k.Play(
        k.ForEach(k.Minus(k.count(k.creature.enemy), k.count(k.creature.friendly.other)), (ARCHIVE_A_CARD,))
    ),
)
k.card("groupthink-tank", k.Action(k.Deal(4, to=k.each(k.creature.like_neighbors(1)))))
k.card("mini-groupthink-tank", k.PlayFightReap(k.Deal(8, to=k.a(k.creature.like_neighbors(2)))))
k.card("reassembling-automaton", k.destroyed_instead(*MENDED, only_if=NOT_ALONE))
k.card(
    "academy-training",
    k.BelongsTo("logos", to=k.host, while_yours=True),
    k.gains(k.Reap(k.Draw(1))),
)
k.card(
    "hyde",
    k.Reap(
        k.given(k.at_least(k.count(k.creature.friendly.named("velum")), 1), k.Draw(2), otherwise=(k.Draw(1),))
    ),
    k.Destroyed(k.Archive(k.a(k.creature.named("velum"), k.your_discard)), k.if_you_do(k.Archive(k.this))),
)
k.card("mimic-gel", k.as_copy(k.creature, house="logos"))
k.card("prescriptive-grammarbot", k.Reap(k.Enrage(k.a(k.creature))))
k.card(
    "self-bolstering-automata",
    k.destroyed_instead(k.whole(*MENDED), k.if_you_do(k.Grow(2, k.this)), only_if=NOT_ALONE),
)
k.card(
    "universal-keylock",
    k.keys_cost(3, who=k.each_player),
    k.after(k.Forges(k.each_player), k.Destroy(k.this)),
)
k.card("universal-recycle-bin", k.Action(k.Archive(k.a(k.any_card, k.your_purged))))
k.card("zenzizenzizenzic", k.HandSize(2, only_if=k.ThisIs(k.creature.in_center)))
k.card(
    "velum",
    k.Reap(
        k.given(
            k.at_least(k.count(k.creature.friendly.named("hyde")), 1),
            k.Archive(k.exactly(2, k.any_card, k.your_hand)),
            otherwise=(ARCHIVE_A_CARD,),
        )
    ),
    k.Destroyed(k.Archive(k.a(k.creature.named("hyde"), k.your_discard)), k.if_you_do(k.Archive(k.this))),
)
