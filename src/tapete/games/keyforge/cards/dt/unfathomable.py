"""Dark Tidings, Unfathomable, and the tide card itself, whose Omni the rules give to both players (v17.2 «Marea»)."""

from tapete.games.keyforge.cards import words as k

HIGH, LOW = k.TideIs(), k.TideIs(high=False)
ENRAGED_BY_TIDE = k.after(k.RaisesTide(k.opponent), k.Enrage(k.this))
ALL_AROUND = k.Neighbors(k.a(k.creature), too=True)

k.card("the-tide", k.Omni(k.RaiseTide(), k.GainChains(3)))

k.card("flamegill-enforcer-evil-twin", ENRAGED_BY_TIDE, k.Action(k.Steal(1)))
k.card(
    "giltspine-netcaster-evil-twin", k.Reap(k.ReadyAndUse(k.a(k.creature.friendly.without_trait("aquan"))))
)
k.card("horrid-synan-evil-twin")
k.card(
    "kaupe-evil-twin",
    k.CannotPlay(k.any_card, who=k.you, more_than=1, of_each_type=True),
    k.FightReap(k.Discard(k.any_number(k.any_card, k.your_hand)), k.Spread(2, k.this_way, k.creature.enemy)),
)
k.card("taniwha-evil-twin", k.FightReap(k.PutOnDeck(k.a(k.creature, k.your_discard))))
k.card(
    "tomwa-of-the-glow-evil-twin",
    k.Reap(k.given(HIGH, k.Exhaust(k.a(k.creature.enemy)), k.DiscardRandom(k.opponent))),
)
k.card("wikolia-evil-twin", k.Reap(k.Exalt(k.this), k.next_turn(k.keys_cost(4, who=k.each_player))))
k.card(
    "drawn-down",
    k.Play(
        k.LookAtTop(3, who=k.opponent),
        k.Discard(k.a(k.any_card, k.looked_at)),
        k.PutOnDeck(k.a(k.any_card, k.looked_at), bottom=True),
    ),
)
k.card(
    "dive-deep",
    k.Play(k.Discard(k.their_top_card), k.PutOnDeck(k.a(k.creature.sharing("house")), bottom=True)),
)
k.card(
    "dark-discovery",
    k.Play(
        k.Name("card", count=2),
        k.Discard(k.Bottom(k.opponent, count=2)),
        k.given(k.AreNamed(), k.Purge(k.this), k.Forge(free=True)),
    ),
)
k.card(
    "omnipus",
    k.cannot_fight(k.this, who=k.you),
    k.Play(
        k.Discard(k.Top(k.you, count=8)), k.PlayCard(k.each(k.creature.named("tentaclid"), k.your_discard))
    ),
    k.Reap(k.Gain(k.for_each(k.creature.friendly.named("tentaclid")))),
)
k.card("tentaclid", k.cannot_reap(k.this))
k.card(
    "corrode",
    k.Play(
        k.choose_one(
            k.Destroy(k.a(k.artifact)), k.Destroy(k.a(k.upgrade)), k.Destroy(k.a(k.creature.armored))
        )
    ),
)
k.card(
    "cup-of-water",
    k.Play(k.Stun(k.each(k.creature.either(k.creature.trait("cyborg"), k.creature.trait("robot"))))),
)
k.card(
    "deep-priest-glebe",
    k.after(k.Plays(k.you, what=k.creature.trait("aquan")), k.Exhaust(k.a(k.creature.enemy))),
)
k.card(
    "effigy-of-melerukh",
    k.after(k.Reaps(k.creature.enemy), k.Mark("awakening", k.this)),
    k.AsSoonAs(
        k.at_least(k.CountersOn("awakening", k.this), 6),
        (
            k.while_it_stays(k.Blank(to=k.that), about=k.this),
            k.while_it_stays(k.gets(armor=100, to=k.that), about=k.this),
            k.Animate(k.this, 100, own=True),
        ),
    ),
)
k.card("flash-freeze", k.Play(k.for_turn(k.after(k.Plays(k.you, other=True), k.Exhaust(k.a(k.creature))))))
k.card(
    "general-sherman",
    k.Harmless(),
    k.Play(
        k.PurgeHere(k.each(k.creature.other)),
        k.while_in_play(k.after(k.LeavesPlay(), k.GiveBack(k.creature))),
    ),
)
k.card(
    "kiligog-s-trench",
    k.after(
        k.EndOfTurn(k.you),
        k.Mark("depth", k.this),
        k.Destroy(k.each(k.creature.power(k.CountersOn("depth", k.this)))),
    ),
)
k.card(
    "llack-gaboon",
    k.gets(power=k.for_each(k.creature.other.exhausted)),
    k.has("skirmish", to=k.this, only_if=k.at_least(k.count(k.creature.other.exhausted), 3)),
    k.has("hazardous", amount=5, to=k.this, only_if=k.at_least(k.count(k.creature.other.exhausted), 3)),
)
k.card("portalmonger", k.keys_cost(4, only_if=HIGH))
k.card("rustmiser", k.Reap(k.Exhaust(k.each(k.artifact.enemy))))
k.card("sobogg-s-thingamabob", k.after(k.Forges(k.opponent), k.Exhaust(k.each(k.creature.enemy))))
k.card("taniwha", k.FightReap(k.Destroy(k.a(k.creature.friendly)), k.Gain(1)))
k.card(
    "te-wheke-kraken",
    k.Play(
        k.Exhaust(k.exactly(2, k.creature.friendly.of("unfathomable"))),
        k.given(k.Not(k.you_do), k.Destroy(k.this)),
    ),
    k.FightReap(k.Deal(2, to=k.a(k.creature), splash=2)),
)
k.card("thalassophobia", k.Play(k.Discard(k.Top(k.opponent, count=10))))
k.card("the-chosen-one", k.instead_of("readying", k.Deal(1, to=k.this)))
k.card(
    "the-susurrus",
    k.Action(
        k.Exhaust(k.a(k.creature.friendly.of("unfathomable"))),
        k.if_you_do(k.Exhaust(k.up_to(3, k.creature_or_artifact))),
    ),
)
k.card(
    "voice-of-rakuzel",
    k.gets(power=1, armor=1, to=k.creature.friendly, only_if=HIGH),
    k.gets(power=1, armor=1, to=k.creature.enemy, only_if=LOW),
)
k.card(
    "whirlpool",
    k.after(
        k.EndOfTurn(k.each_player),
        k.TakeControl(
            k.each(k.creature.controlled_by(k.player_of_it).at_flank("right")),
            who=k.opponent_of("it"),
            flank="left",
        ),
    ),
)
k.card(
    "abandon-ship",
    k.Play(k.given(HIGH, k.Return(k.exactly(4, k.creature)), otherwise=(k.Return(k.a(k.creature)),))),
)
k.card(
    "abyssal-zealot",
    k.after(k.RaisesTide(k.you), k.Capture(2)),
    k.after(k.RaisesTide(k.opponent), k.Move("amber", 2, source=k.this, to=k.supply)),
)
k.card(
    "allusions-of-grandeur",
    k.Play(
        k.ChooseHouse(of=k.opponent),
        k.next_turn(k.after(k.ChoosesHouse(k.that_house, who=k.opponent, other=True), k.Gain(3))),
    ),
)
k.card(
    "echo-pearl",
    k.Omni(k.Destroy(k.this), k.Exhaust(k.a(k.creature)), k.Stun(k.that), k.Enrage(k.that)),
)
k.card("fuguru", k.HandSize(-1, who=k.opponent))
k.card("kaupe", k.CannotPlay(k.any_card, more_than=1, of_each_type=True))
k.card("kiri-giltspine", k.after(k.Reaps(k.creature.enemy), k.MissReadyStep(k.it)))
k.card("scyphos", k.Destroyed(k.given(HIGH, k.Archive(k.this))))
k.card("sleep-with-the-fishes", k.Play(k.Destroy(k.each(k.creature.exhausted))))
k.card("sparkfist", k.Fight(k.Stun(k.foe), k.Exhaust(k.foe)))
k.card("thundertow", k.Play(k.Exhaust(k.exactly(2, k.creature)), k.Deal(2, to=k.each(k.creature.exhausted))))
k.card("tidal-wave", k.Play(k.given(HIGH, k.Destroy(ALL_AROUND)), k.RaiseTide(who=k.opponent)))
k.card(
    "tomwa-of-the-glow",
    k.Reap(k.Exhaust(k.a(k.creature)), k.given(HIGH, k.Draw(k.for_each(k.creature.enemy.exhausted)))),
)
k.card("under-pressure", k.stays("exhausted", to=k.host))
k.card(
    "wrath-or-ruin",
    k.Play(k.choose_one(k.Destroy(k.a(k.creature.on_flank)), k.Return(k.exactly(2, k.creature.enemy)))),
)
k.card("brain-drain", k.Play(k.LookAt(k.their_hand), k.PutOnDeck(k.a(k.any_card, k.their_hand))))
k.card("bubbles", k.Play(k.PutOnDeck(k.a(k.creature.enemy))))
k.card(
    "call-of-the-void",
    k.Play(
        k.Choose(k.a(k.creature)),
        k.given(
            k.ThatIs(k.creature.exhausted),
            k.Destroy(k.that),
            k.Lose(1, who=k.controller_of("that")),
            otherwise=(k.Exhaust(k.that),),
        ),
    ),
)
k.card("flamegill-enforcer", ENRAGED_BY_TIDE, k.Action(k.Capture(3)))
k.card("frigorific-rod", k.Action(k.Exhaust(k.a(k.creature_or_artifact))))
k.card("giltspine-netcaster", k.Reap(k.Exhaust(k.a(k.creature))))
k.card("hookmaster", k.Fight(k.given(HIGH, k.Lose(2))))
k.card("horrid-synan")
k.card("mælstrom", k.Play(k.PutOnDeck(k.each(k.creature), shuffled=True), k.GainChains(2)))
k.card("photic-raider", k.Play(k.Capture(2)), k.gets(power=4, only_if=HIGH))
k.card("pour-tal", k.Play(k.given(HIGH, k.Archive(k.this), otherwise=(k.RaiseTide(),))))
k.card(
    "rakuzel-s-chant",
    k.Play(k.given(HIGH, k.Exhaust(k.each(k.creature)), otherwise=(k.Exhaust(k.a(k.creature)),))),
)
k.card("seabringer-kekoa", k.Destroyed(k.RaiseTide()))
k.card("sink-or-swim", k.Play(k.choose_one(k.DiscardRandom(k.opponent), k.Exhaust(ALL_AROUND))))
k.card("storm-surge", k.Play(k.next_turn(k.stays("exhausted", to=k.any_card.enemy, in_step=True))))
k.card("wikolia", k.Reap(k.next_turn(k.keys_cost(2, who=k.each_player))))
