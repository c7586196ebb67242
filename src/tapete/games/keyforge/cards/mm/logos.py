"""Logos: experiments, some of which went wrong."""

from tapete.games.keyforge.cards import words as k

ARCHIVE_A_CARD = k.Archive(k.a(k.any_card, k.your_hand))
CYCLE = k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1)))
MAY_DISCARD_LOGOS = k.Discard(k.a(k.any_card.of("logos"), k.your_hand, k.your_archives))

k.card("auto-encoder", k.after(k.Discards(k.you, anyhow=True), k.Archive(k.top_card)))
k.card("bot-bookton", k.Reap(k.PlayCard(k.top_card)))
k.card("dæmo-bot", CYCLE, k.Destroyed(k.Steal(1)))
k.card("diametric-charge", k.Play(k.Deal(1, to=k.a(k.creature), splash=2)))
k.card("eclectic-inquiry", k.Play(k.Archive(k.Top(k.you, count=2))))
k.card("even-ivan", k.Action(k.given(k.is_odd(k.their_amber, yes=False), k.Steal(1))))
k.card("infomorph")
k.card("lethologica", k.Play(k.DiscardUntil(k.any_card.of("logos")), k.if_you_do(k.Return(k.that))))
k.card("munchling", k.Fight(k.may(MAY_DISCARD_LOGOS, k.if_you_do(k.Gain(1)))))
k.card("opposition-research", k.Play(k.next_turn(k.cannot_reap(k.creature.enemy, who=k.opponent))))
k.card("q-mechs", k.Play(k.Draw(1)), k.Destroyed(k.Archive(k.this)))
k.card("titan-engineer", k.keys_cost(1, who=k.each_player, only_if=k.ThisIs(k.creature.off_flank)))
k.card("causal-loop", k.Play(ARCHIVE_A_CARD, k.Archive(k.this)))
k.card("chronus", k.after(k.Does("resolve", k.you, icon="draw"), k.may(ARCHIVE_A_CARD)))
k.card("fission-bloom", k.Action(k.for_turn(k.again("icons"), uses=1)))
k.card(
    "forge-compiler", k.after(k.Forges(k.opponent), k.Destroy(k.this), k.Ward(k.each(k.creature.friendly)))
)
k.card("krrrzzzaaap", k.Play(k.Destroy(k.each(k.creature.without_trait("mutant"))), k.GainChains(1)))
k.card(
    "mutagenic-serum",
    k.Omni(k.Destroy(k.this), k.for_turn(k.MayUse(k.creature.friendly.trait("mutant")))),
)
k.card(
    "novu-dynamo",
    k.after(
        k.StartOfTurn(k.you),
        k.may(MAY_DISCARD_LOGOS),
        k.given(k.you_do, k.Gain(1), otherwise=(k.Destroy(k.this),)),
    ),
)
k.card("professor-terato", k.gains(k.Reap(k.Draw(1)), to=k.creature.trait("mutant")))
k.card(
    "adaptoid",
    k.after(
        k.Plays(k.you, what=k.any_card.state("with-icons")),
        k.choose_one(
            k.for_turn(k.gets(armor=2, to=k.that), about=k.this),
            k.for_turn(k.has("assault", amount=2, to=k.that), about=k.this),
            k.for_turn(k.gains(k.Fight(k.Steal(1)), to=k.that), about=k.this),
        ),
    ),
)
k.card(
    "animator",
    k.Action(
        k.Animate(k.a(k.artifact), 3, until="turn"),
        k.for_turn(k.BelongsTo(k.active_house, to=k.that), about=k.that),
    ),
)
k.card(
    "auto-vac-5150",
    k.Action(
        k.may(k.Discard(k.a(k.any_card, k.your_archives))),
        k.given(k.you_do, k.next_turn(k.keys_cost(3, who=k.each_player)), otherwise=(ARCHIVE_A_CARD,)),
    ),
)
k.card("cyber-clone", k.Play(k.Purge(k.a(k.creature.other)), k.TakeAfter()))
k.card(
    "library-card",
    k.Action(k.Purge(k.this), k.if_you_do(k.for_turn(k.after(k.Plays(k.you), k.Draw(1))))),
)
k.card("mind-over-matter", k.Play(k.PutInOwnersArchives(k.each(k.creature))))
k.card("the-archivist", k.OpenArchives())
k.card("it-s-coming", k.Play(k.Search(k.creature.state("gigantic"))))
k.card(
    "dino-bot",
    k.Play(k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))),
    CYCLE,
)
k.card("lyco-bot", CYCLE)
k.card("odd-clawde", k.Action(k.given(k.is_odd(k.their_amber), k.Steal(1))))
k.card("sacro-bot", CYCLE)
k.card("umbra-bot", CYCLE)
k.card(
    "xeno-bot",
    k.Fight(
        k.LookAtTop(3),
        k.Return(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
    CYCLE,
)
k.card(
    "ultra-gravitron",
    k.Play(k.Archive(k.Top(k.you, count=5))),
    k.FightReap(
        k.Discard(k.a(k.any_card, k.your_archives)),
        k.if_you_do(k.Purge(k.a(k.creature)), k.ResolveIcons(k.that)),
    ),
)
k.card("ultra-gravitron2")
