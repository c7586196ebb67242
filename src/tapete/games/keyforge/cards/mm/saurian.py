"""Saurian: Æmber on creatures, monuments to the fallen, and one creature too big for a card."""

from tapete.games.keyforge.cards import words as k

EXALTED_BITE = k.may(k.Exalt(k.this), k.if_you_do(k.Deal(3, to=k.a(k.creature))))
"""What every mutant of the house does as it is played."""


def fallen(id: str) -> k.Condition:
    """The one to whom a monument was built lies in your discard pile."""
    return k.at_least(k.CountIn(k.your_discard, what=k.any_card.named(id)), 1)


k.card("beware-the-ides", k.Play(k.Deal(23, to=k.a(k.creature.in_center))))
k.card("citizen-shrix", k.PlayReap(k.Exalt(k.this), k.Steal(1)))
k.card("consul-primus", k.Reap(k.Move("amber", 1, source=k.a(k.creature), to=k.a(k.creature.different))))
k.card("cornicen-octavia", k.Action(k.Capture(2)))
k.card("curse-of-vanity", k.Play(k.Exalt(k.all_of(k.a(k.creature.friendly), k.a(k.creature.enemy)))))
k.card("dæmo-saurus", k.Play(EXALTED_BITE), k.Destroyed(k.Steal(1)))
k.card(
    "defense-initiative",
    k.Play(k.Ward(k.a(k.creature)), k.may(k.Exalt(k.that), k.if_you_do(k.Ward(k.neighbors_of_that)))),
)
k.card(
    "faust-the-great",
    k.keys_cost(k.for_each(k.creature.friendly.with_amber)),
    k.Play(k.may(k.Exalt(k.a(k.creature.friendly)))),
)
k.card("galeatops", k.strikes(4))
k.card(
    "monument-to-ludo",
    k.Action(
        k.given(
            fallen("praefectus-ludo"),
            k.Move("amber", 2, source=k.a(k.creature), to=k.supply),
            otherwise=(k.Move("amber", 1, source=k.a(k.creature), to=k.supply),),
        )
    ),
)
k.card("sagittarii-s-gaze", k.Play(k.Exalt(k.a(k.creature.damaged))))
k.card(
    "spoils-of-battle",
    k.Play(k.Capture(1, by=k.a(k.creature.friendly)), k.Capture(1, by=k.each(k.creature.with_amber))),
)
k.card(
    "blast-from-the-past",
    k.Play(
        k.Exalt(k.a(k.creature.friendly)),
        k.Archive(k.a(k.creature.of("saurian"), k.your_discard)),
        k.Deal(k.PowerOf(k.those), to=k.a(k.creature.enemy)),
    ),
)
k.card(
    "curia-saurus",
    k.gains(
        k.Destroyed(k.Move("amber", 1, source=k.this, to=k.most_powerful(k.creature.enemy))),
        to=k.creature.with_amber,
    ),
)
k.card(
    "dark-centurion",
    k.Action(k.Move("amber", 1, source=k.a(k.creature), to=k.supply), k.if_you_do(k.Ward(k.that))),
)
k.card(
    "dreadbone-decimus",
    k.PlayFight(k.may(k.Exalt(k.this), k.if_you_do(k.Destroy(k.a(k.creature.power("less", than="this")))))),
)
k.card(
    "gladiodontus",
    k.Arrives("stunned"),
    k.strikes(5),
    k.FightReap(k.given(k.exactly_is(k.UsesOfThis(), 1), k.Ready(k.this), k.Enrage(k.this))),
)
k.card("hedonistic-intent", k.Play(k.Exalt(k.each(k.creature.on_flank))))
k.card(
    "humble",
    k.Play(k.Exhaust(k.a(k.creature)), k.if_you_do(k.Move("amber", 3, source=k.that, to=k.supply))),
)
k.card(
    "saurian-egg",
    k.CannotUse(k.this, who=k.each_player, ways=("fight", "reap")),
    k.Omni(
        k.Discard(k.Top(k.you, count=2)),
        k.given(
            k.at_least(k.ThoseThat(k.creature.of("saurian")), 1),
            k.PutIntoPlay(k.TheOnes(k.creature.of("saurian")), ready=True),
            k.Grow(3, k.those),
            k.Destroy(k.this),
        ),
    ),
)
k.card("senator-quintina", k.after(k.Reaps(k.creature), k.Exalt(k.it)))
k.card("siren-horn", k.gains(k.BeforeFight(k.Move("amber", 1, source=k.this, to=k.foe))))
k.card("amphora-captura", k.icon_instead("", k.AsIcon("capture")))
k.card("crystal-surge", k.Play(k.Exalt(k.each(k.creature.trait("mutant")))))
k.card(
    "forum-of-giants",
    k.after(
        k.StartOfTurn(k.you),
        k.Choose(k.most_powerful(k.creature, whose=True)),
        k.Gain(1, who=k.controller_of("that")),
    ),
)
k.card(
    "high-priest-torvus",
    k.Reap(
        k.may(k.Exalt(k.this), k.if_you_do(k.for_turn(k.goes_instead(k.action, "hand", played=True), uses=1)))
    ),
)
k.card(
    "legion-s-march",
    k.Play(
        k.for_turn(
            k.after(
                k.Uses(k.you, what=k.creature.trait("dinosaur")),
                k.Deal(1, to=k.each(k.creature.without_trait("dinosaur"))),
            )
        )
    ),
)
k.card(
    "nerotaurus",
    k.Fight(k.next_turn(k.cannot_reap(k.creature.enemy, who=k.opponent))),
    k.Reap(k.next_turn(k.cannot_fight(k.creature.enemy))),
)
k.card(
    "optio-gorkus",
    k.gains(
        k.Destroyed(
            k.Move("amber", "all", source=k.this, to=k.a(k.creature.named("optio-gorkus").neighboring))
        ),
        to=k.neighbors,
    ),
)
k.card(
    "patronage",
    k.Play(
        k.Move("amber", k.Part(2, k.AmberOn(k.that), up=True), source=k.a(k.creature), to=k.you),
        k.Move("amber", "all", source=k.that, to=k.opponent),
    ),
)
k.card("scylla", k.gains(k.Reap(k.Deal(4, to=k.this)), to=k.creature.enemy))
k.card("charybdis", k.gains(k.BeforeFight(k.Lose(1, who=k.you)), to=k.creature.enemy))
k.card("lyco-saurus", k.Play(EXALTED_BITE))
k.card(
    "monument-to-faust",
    k.Action(
        k.given(
            fallen("faust-the-great"),
            k.next_turn(k.keys_cost(2, who=k.each_player)),
            otherwise=(k.next_turn(k.keys_cost(1, who=k.each_player)),),
        )
    ),
)
k.card(
    "monument-to-octavia",
    k.Action(
        k.given(
            fallen("cornicen-octavia"),
            k.Capture(2, by=k.a(k.creature.friendly)),
            otherwise=(k.Capture(1, by=k.a(k.creature.friendly)),),
        )
    ),
)
k.card(
    "monument-to-primus",
    k.Action(
        k.given(
            fallen("consul-primus"),
            k.Move("amber", 1, source=k.a(k.creature), to=k.a(k.creature.different)),
            otherwise=(
                k.Move("amber", 1, source=k.a(k.creature.friendly), to=k.a(k.creature.friendly.different)),
            ),
        )
    ),
)
k.card(
    "monument-to-shrix",
    k.Purse(),
    k.Action(
        k.given(
            fallen("citizen-shrix"),
            k.ChoosePlayer(),
            k.Move("amber", 1, source=k.chosen_player, to=k.this),
            otherwise=(k.Move("amber", 1, source=k.you, to=k.this),),
        )
    ),
)
k.card("sacro-saurus", k.Play(EXALTED_BITE))
k.card(
    "techno-saurus",
    k.Play(EXALTED_BITE),
    k.Reap(k.Discard(k.a(k.any_card, k.your_hand)), k.if_you_do(k.Draw(1))),
)
k.card("umbra-saurus", k.Play(EXALTED_BITE))
k.card(
    "xeno-saurus",
    k.Play(EXALTED_BITE),
    k.Fight(
        k.LookAtTop(3),
        k.Return(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
)
k.card(
    "deusillus",
    k.Play(k.Capture("all"), k.Deal(5, to=k.a(k.creature.enemy))),
    k.FightReap(k.Move("amber", 1, source=k.this, to=k.supply), k.Deal(2, to=k.each(k.creature.enemy))),
)
k.card("deusillus2")
k.card("exchange-officer", k.PlayFightReap(k.Use(k.a(k.creature_or_artifact.friendly.of("staralliance")))))
