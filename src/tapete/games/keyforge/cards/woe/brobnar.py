"""Winds of Exchange, Brobnar."""

from tapete.games.keyforge.cards import words as k

OTHERS = k.creature.friendly.other.of("brobnar")

k.card(
    "ancient-battleground",
    k.cannot_reap(k.creature.friendly),
    k.gains(k.Fight(k.Gain(1)), to=k.creature.friendly),
)
k.card(
    "endless-hordes",
    k.Play(
        k.MakeToken(k.for_each(k.creature.enemy)),
        k.Ready(k.that),
        k.FightWith(k.that, against=k.creature.enemy),
    ),
)
k.card("frost-giant", k.stays("exhausted", to=k.this, in_step=True))
k.card(
    "hallafest",
    k.Play(k.Search(k.any_card.trait("bräkken"), limit=4, unlike=True), k.GainChains(k.for_each(k.this_way))),
)
k.card("harmal-atoon", k.gains(k.Destroyed(k.Return(k.this)), to=OTHERS))
k.card(
    "kretchee",
    k.after(k.Exalts(k.each_player, what=k.creature), k.PlaceAmber(1, k.it)),
    k.after(k.Does("capture", k.each_player), k.PlaceAmber(1, k.it)),
)
k.card(
    "nirbor-flamewing",
    k.from_discard(
        k.after(
            k.StartOfTurn(k.you),
            k.may(k.Destroy(k.a(k.creature.friendly)), k.if_you_do(k.PutIntoPlay(k.this, ready=True))),
        )
    ),
    k.Destroyed(k.MakeToken()),
)
k.card("revna-starsong", k.LosesAbilities("fight", to=k.creature.friendly.named("berserker")))
k.card("brawl-in", k.Play(k.MakeToken(2), k.Enrage(k.that)))
k.outpost("broken-axe-outpost", k.Deal(6, to=k.a(k.creature.enemy)))
k.card("crim-torchtooth", k.Fight(k.Enrage(k.neighbors)))
k.card(
    "feats-of-strength",
    k.Play(k.for_turn(k.after(k.IsDestroyed(k.creature.enemy, in_fight=True), k.MakeToken()))),
)
k.card("ged-hammer", k.Destroyed(k.Ready(k.each(OTHERS)), k.Enrage(k.that)))
k.card(
    "the-grand-gord",
    k.after(
        k.StartOfTurn(k.you),
        k.given(
            k.IsThe(k.all_most_powerful(k.creature.friendly), k.most_powerful(k.creature)), k.MakeToken()
        ),
    ),
)
k.card("vow-of-blood", k.Play(k.Deal(2, to=k.each(k.creature.enemy.damaged))))
k.card("vulka", k.has("splash-attack", amount=1, to=k.creature.friendly.of("brobnar")))
k.card("brikk-nastee", k.after(k.Fights(OTHERS), k.Gain(1)))
k.card("crogg-the-clumsy")
k.card(
    "fresh-marks",
    k.Play(k.Destroy(k.a(k.creature.friendly)), k.if_you_do(k.Exalt(k.exactly(3, k.creature.enemy)))),
)
k.card("jarl-svend", k.after(k.IsDestroyed(k.creature.enemy, fighting_this=True), k.MakeToken()))
k.card("might-club", k.Action(k.Ready(k.a(k.creature)), k.Enrage(k.that)))
k.card("pelf", k.Fight(k.Lose(1)))
k.card(
    "press-gang",
    k.Play(k.MakeToken(), k.given(k.at_least(k.DestroyedThisTurn(k.creature.enemy), 1), k.Archive(k.this))),
)
k.card(
    "ragnarok-prep",
    k.Play(
        k.MakeToken(), k.given(k.more(k.count(k.creature.friendly), k.count(k.creature.enemy)), k.Lose(2))
    ),
)
k.card("rant-and-rive", k.Play(k.given(k.at_least(k.their_amber, 8), k.Lose("half"))))
k.card("rowdy-skald")
k.card("shock-herder", k.Play(k.ReadyAndFight(k.a(k.creature.neighboring))))
k.card("stratosmack", k.Play(k.Deal(3, to=k.a(k.creature)), k.given(k.it_was_destroyed, k.MakeToken())))

# Token creatures

k.card("berserker", k.Arrives("ready"), k.Arrives("enraged"), k.Fight(k.Destroy(k.this)))
k.card(
    "warrior",
    k.CannotUse(k.this, who=k.each_player, ways=("reap",), only_if=k.at_least(k.count(k.creature.enemy), 1)),
)
k.card("skirmisher")
k.card("grumpus")

# Anomalies

k.card(
    "ecto-charge",
    k.Play(k.Forge(extra=20, less=k.CountIn(k.your_discard), least=6), k.if_you_do(k.Purge(k.this))),
)
k.card("near-future-lens", k.ShowsTop(), k.Omni(k.PlayCard(k.top_card, as_active=True)))
k.card("curse-of-forgetfulness", k.after(k.EndOfTurn(k.you), k.Purge(k.top_of_discard)))
