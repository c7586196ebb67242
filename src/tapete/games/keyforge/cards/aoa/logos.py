"""Logos: scientists and their archives."""

from tapete.games.keyforge.cards import words as k

SHARDS = k.count(k.any_card.friendly.trait("shard"))
ARCHIVE_A_CARD = k.Archive(k.a(k.any_card, k.your_hand))

k.card("archimedes", k.gains(k.Destroyed(k.Archive(k.this)), to=k.neighbors))
k.card("binate-rupture", k.Play(k.Gain(k.Pool(k.themself), who=k.each_player)))
k.card("cutthroat-research", k.Play(k.given(k.at_least(k.their_amber, 8), k.Steal(2))))
k.card(
    "eyegor",
    k.Play(
        k.LookAtTop(3), k.Return(k.a(k.any_card, k.looked_at)), k.Discard(k.each(k.any_card, k.looked_at))
    ),
)
k.card("helper-bot", k.Play(k.for_turn(k.MayPlay(k.any_card.not_of("logos")), uses=1)))
k.card("hexpion", k.Destroyed(k.Archive(k.all_of(k.this, k.top_card))))
k.card("pip-pip", k.after(k.Reaps(k.creature.enemy), k.Stun(k.it)))
k.card("poke", k.Play(k.Deal(1, to=k.a(k.creature.enemy)), k.given(k.it_was_destroyed, k.Draw(1))))
k.card("professor-sutterkin", k.Reap(k.Draw(k.for_each(k.creature.friendly.of("logos")))))
k.card(
    "standardized-testing",
    k.Play(k.Destroy(k.all_of(k.all_least_powerful(k.creature), k.all_most_powerful(k.creature)))),
)
k.card(
    "titan-librarian",
    k.after(k.EndOfTurn(k.you), k.given(k.ThisIs(k.creature.off_flank), ARCHIVE_A_CARD)),
)
k.card("zyx-researcher", k.Play(k.choose_one(k.Archive(k.top_card), k.Archive(k.top_of_discard))))
k.card("backup-copy", k.gains(k.Destroyed(k.PutOnDeck(k.this))))
k.card("director-of-zyx", k.after(k.StartOfTurn(k.you), k.Archive(k.top_card)))
k.card("eureka", k.Play(k.Gain(2), k.Archive(k.Random(k.your_hand, count=2))))
k.card("fila-the-researcher", k.after(k.Plays(k.each_player, what=k.creature, beside_this=True), k.Draw(1)))
k.card(
    "jargogle",
    k.Play(k.PutUnder(k.a(k.any_card, k.your_hand))),
    k.Destroyed(
        k.given(
            k.YourTurn(),
            k.PlayCard(k.a(k.any_card, k.under_this)),
            otherwise=(k.Archive(k.Random(k.under_this)),),
        )
    ),
)
k.card("memory-chip", k.after(k.ChoosesHouse("logos"), ARCHIVE_A_CARD))
k.card("quantum-fingertrap", k.Action(k.Swap(k.a(k.creature), k.a(k.creature.different.sharing("line")))))
k.card(
    "seismo-entangler",
    k.Action(k.ChooseHouse(), k.next_turn(k.cannot_reap(k.creature.of_that("house"), who=k.each_player))),
)
k.card(
    "[redacted]",
    # Only then is the Æmber on it counted, not whenever there is some more (v17.2 FAQ «[CENSURADO]»).
    k.after(
        k.ChoosesHouse("logos"),
        k.PlaceAmber(1, k.this),
        k.given(k.at_least(k.AmberOn(k.this), 4), k.Destroy(k.this), k.Forge(free=True)),
    ),
)
k.card(
    "entropic-swirl",
    k.Play(
        k.Choose(k.a(k.creature)),
        k.Deal(k.for_each(k.Distinct("trait", k.that), times=2), to=k.that),
        k.Gain(k.for_each(k.Distinct("trait", k.that))),
    ),
)
k.card(
    "fetchdrones",
    k.Action(
        k.Discard(k.Top(k.you, count=2)),
        k.ForEach(k.ThoseThat(k.any_card.of("logos")), (k.Capture(2, by=k.a(k.creature.friendly)),)),
    ),
)
k.card(
    "master-the-theory",
    k.Play(
        k.given(
            k.no(k.creature.friendly),
            k.Archive(k.up_to(k.count(k.creature.enemy), k.any_card, k.your_hand)),
        )
    ),
)
k.card("project-zyx", k.FightReap(k.may(k.PlayCard(k.a(k.any_card, k.your_archives), as_active=True))))
k.spent("scientifical-hack", k.for_turn(k.MayUse(k.artifact.friendly)))
k.card("shard-of-knowledge", k.Action(k.Draw(SHARDS)))
k.card("the-curator", k.Arrives("ready", what=k.artifact.friendly))
