"""Mars: more Martians, worms and rays."""

from tapete.games.keyforge.cards import words as k

AWAY = (k.Deal(2, to=k.a(k.creature)), k.MoveToFlank(k.that))

k.card(
    "agent-hoo-man",
    k.Reap(k.Stun(k.all_of(k.a(k.creature.friendly.not_of("mars")), k.a(k.creature.enemy.not_of("mars"))))),
)
k.card("carpet-phloxem", k.Play(k.given(k.no(k.creature.friendly), k.Deal(4, to=k.each(k.creature)))))
k.card("collector-worm", k.Fight(k.PutInArchives(k.foe)))
k.card(
    "glyxl-proliferator",
    k.Reap(
        k.given(k.ThisIs(k.creature.on_flank), k.Archive(k.a(k.any_card.of("mars"), k.your_discard))),
    ),
)
k.card("ixxyxli-fixfinger", k.gets(armor=1, to=k.creature.other.trait("martian")))
k.card("mars-first", k.Play(k.ReadyAndUse(k.a(k.creature.friendly.of("mars")))))
k.card(
    "mars-needs-æmber",
    k.Play(k.Capture(1, by=k.each(k.creature.enemy.damaged.not_of("mars")), own_side=True)),
)
k.card("mindworm", k.BeforeFight(k.Deal(k.PowerOf(k.that), to=k.neighbors_of_that, by=k.foe)))
k.card("skybooster-squadron", k.Reap(k.Return(k.this)))
k.card("tyxl-beambuckler", k.Play(*AWAY))
k.card(
    "xanthyx-harvester",
    k.UseOnlyIf(k.Not(k.at_least(k.count(k.creature.neighboring.not_of("mars")), 1))),
    k.Reap(k.Gain(1)),
)
k.card("zysysyx-shockworm", k.after(k.Reaps(k.creature.enemy), k.Stun(k.it)))
k.card(
    "æmber-conduction-unit",
    k.after(
        k.Reaps(k.creature.enemy),
        k.given(k.exactly_is(k.UsesThisTurn("reap", k.creature), 1), k.Stun(k.it)),
    ),
)
k.card("containment-field", k.after(k.Uses(k.each_player, what=k.creature.wearing_this), k.Destroy(k.host)))
k.card("destroy-them-all", k.Play(k.Destroy(k.all_of(k.a(k.artifact), k.a(k.creature), k.a(k.upgrade)))))
k.card(
    "exterminate-exterminate",
    k.Play(
        k.Destroy(
            k.OneForEach(k.creature.friendly.of("mars"), k.creature.not_of("mars").power("less", than="that"))
        ),
    ),
)
k.card("hypnobeam", k.Play(k.TakeControl(k.a(k.creature.enemy))))
k.card("nyzyk-resonator", k.keys_cost(k.for_each(k.creature.neighboring, times=2)))
k.card("phloxem-spike", k.Play(k.given(k.no(k.creature.friendly), k.Destroy(k.each(k.creature.off_flank)))))
k.card("storm-crawler", k.strikes(1), k.after(k.Reaps(k.creature.enemy), k.Stun(k.it)))
k.card(
    "destructive-analysis",
    k.Play(
        # All of its damage is dealt at once (v17.2 «Resuelve las habilidades en el orden en que aparecen»).
        k.Choose(k.kept(k.a(k.creature))),
        k.may(k.Purge(k.any_number(k.any_card, k.your_archives))),
        k.Together((k.Deal(2, to=k.the_same), k.Deal(k.for_each(k.this_way, times=2), to=k.the_same))),
    ),
)
k.card(
    "entropic-manipulator",
    k.Play(
        k.ChoosePlayer(),
        k.may(k.Redistribute("damage", k.creature.controlled_by(k.chosen_player))),
    ),
)
k.card(
    "extinction",
    k.Play(k.Destroy(k.all_of(k.a(k.creature), k.each(k.creature.sharing("trait")))), k.GainChains(1)),
)
k.card(
    "killzord-mk-9001",
    k.gets(power=2, armor=2, to=k.host),
    k.has("skirmish"),
    k.gains(k.Fight(k.GainChains(1))),
)
k.card("martian-generosity", k.Play(k.Lose("all", who=k.you), k.Draw(k.for_each(k.this_way, times=2))))
k.card(
    "shard-of-hate",
    k.Action(k.ForEach(k.count(k.any_card.friendly.trait("shard")), (k.Stun(k.a(k.creature.enemy)),))),
)
k.card("yxlyx-stimrager", k.Fight(*AWAY))
k.card(
    "yzphyz-knowdrone",
    k.Play(
        k.Archive(k.a(k.any_card, k.your_hand)),
        k.may(
            k.Purge(k.a(k.any_card, k.your_archives, k.their_archives)),
            k.if_you_do(k.Stun(k.a(k.creature))),
        ),
    ),
)
