"""What happens at once, and the order the active player chooses: asked where it can matter, and nowhere else (v17.2
«Jugador activo», table of order).
"""

from . import made
from .table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    line,
    maverick,
    purged,
    table,
)

assert made

# Order


def test_orden_equal_triggers_are_offered_once() -> None:
    t = table(you=line("shaffles", "shaffles"), enemy=amber(3), house="dis")
    t.you.ends_turn()
    assert t.enemy.amber == 1
    assert t.is_quiet


def test_orden_simple_gains_are_not_asked_about() -> None:
    t = table(you=hand("full-moon", "snufflegator") | line("hunting-witch"))
    t.you.plays("full-moon")
    t.you.plays("snufflegator")
    assert t.you.amber == 2
    assert t.is_quiet


def test_orden_is_asked_where_it_can_matter() -> None:
    t = table(you=hand("bumpsy") | artifacts("autocannon"), enemy=amber(1))
    t.you.plays("bumpsy").may_choose("autocannon", "bumpsy").picks("bumpsy")
    assert t.enemy.amber == 0
    assert t.is_quiet


def test_orden_cards_put_on_a_deck_go_in_the_order_chosen_the_last_on_top() -> None:
    t = table(you=hand("barehanded"), enemy=artifacts("cannon", "iron-obelisk", "cannon"))
    t.you.plays("barehanded").may_choose("cannon", "iron-obelisk").picks("iron-obelisk")
    assert [t.card(n) for n in reversed(t.state.deck[1])] == ["cannon", "cannon", "iron-obelisk"]
    assert t.is_quiet


def test_orden_equal_cards_put_on_a_deck_are_not_asked_about() -> None:
    t = table(you=hand("barehanded") | artifacts("cannon"), enemy=artifacts("cannon", "cannon"))
    t.you.plays("barehanded")
    assert t.is_quiet


# Where it cannot matter


def test_orden_healing_an_undamaged_creature_is_not_asked_about() -> None:
    t = table(you=line("medic") | artifacts("bell") | deck("punch"))
    t.you.reaps("medic")
    assert t.you == line("medic") | hand("punch") | amber(1)
    assert t.is_quiet


def test_orden_healing_is_asked_about_beside_damage() -> None:
    for first, left in (("thorns", 0), ("medic", 2)):
        t = table(you=line("medic") | artifacts("thorns"))
        t.you.reaps("medic").may_choose("medic", "thorns").picks(first)
        assert t.you == line(damaged("medic", left))


def test_orden_an_effect_without_targets_is_not_asked_about() -> None:
    t = table(you=line("sniper") | artifacts("bell") | deck("punch"))
    t.you.reaps("sniper")
    assert t.you == hand("punch") | amber(1)
    assert t.is_quiet


def test_orden_an_effect_with_targets_is_asked_about_beside_a_draw() -> None:
    t = table(you=line("sniper") | artifacts("bell") | deck("punch"), enemy=line("troll", "bumpsy"))
    t.you.reaps("sniper").may_choose("sniper", "bell").picks("bell")
    assert t.you == hand("punch"), "who draws first chooses with one card more"
    t.you.picks("troll")
    assert t.enemy == line(damaged("troll", 1), "bumpsy")


def test_orden_gaining_and_the_opponents_losing_are_not_asked_about() -> None:
    t = table(you=hand("cull"), enemy=line("mourner", "grenade-snib") | amber(2))
    t.you.plays("cull")
    assert t.enemy.amber == 3 and t.is_quiet


def test_orden_stealing_and_gaining_from_one_pool_are_asked_about() -> None:
    # The mourner fills the pool that the thief steals from.
    t = table(you=hand("cull") | line("heir"), enemy=line("mourner"))
    t.you.plays("cull").may_choose("heir", "mourner").picks("mourner")
    assert (t.you.amber, t.enemy.amber) == (1, 0)
    t = table(you=hand("cull") | line("heir"), enemy=line("mourner"))
    t.you.plays("cull").picks("heir")
    assert (t.you.amber, t.enemy.amber) == (0, 1)


def test_orden_stealing_from_a_pool_that_suffices_is_not_asked_about() -> None:
    t = table(you=hand("cull") | line("heir"), enemy=line("mourner") | amber(1))
    t.you.plays("cull")
    assert (t.you.amber, t.enemy.amber) == (1, 1) and t.is_quiet


def test_orden_losing_and_stealing_from_one_pool_are_asked_about() -> None:
    for first, pools in (("heir", (1, 0)), ("grenade-snib", (0, 0))):
        t = table(you=hand("cull") | line("heir", "grenade-snib"), enemy=amber(2))
        t.you.plays("cull").may_choose("heir", "grenade-snib").picks(first)
        assert (t.you.amber, t.enemy.amber) == pools


def test_orden_two_that_steal_from_one_pool_are_not_asked_about() -> None:
    t = table(you=hand("cull") | line("heir", "great-heir"), enemy=amber(2))
    t.you.plays("cull")
    assert (t.you.amber, t.enemy.amber) == (2, 0) and t.is_quiet


def test_puedes_is_not_asked_where_nobody_could_be_chosen() -> None:
    t = table(you=line("master-of-1"), enemy=line("troll"))
    t.you.reaps("master-of-1")
    assert t.is_quiet
    t = table(you=line("master-of-1"), enemy=line("bad-penny"))
    t.you.reaps("master-of-1").picks("no")
    assert t.enemy == line("bad-penny")


def test_puedes_is_asked_where_only_its_player_knows_whether_it_could_be_done() -> None:
    t = table(you=artifacts("incubation-chamber") | hand("troll"), house="mars")
    t.you.omni("incubation-chamber")
    assert t.match.pending[0].kind == "may", "a hand is nobody else's business"


# The order of discard piles


def test_pila_de_descartes_nobody_is_asked_for_an_order_that_no_card_looks_at() -> None:
    t = table(you=hand("cull"), enemy=line("troll", "bumpsy", "mourner"))
    t.you.plays("cull")
    assert t.is_quiet


def test_destruida_the_active_player_orders_the_piles_where_a_card_looks_at_them() -> None:
    t = table(you=hand("cull") | line("raider-made"), enemy=line("troll", "bumpsy") | artifacts("oblivion"))
    t.you.plays("cull").may_choose("troll", "bumpsy").picks("troll")
    assert t.enemy == discard("bumpsy", "troll"), "the last one lies on top"
    assert t.is_quiet


def test_destruida_equal_cards_are_not_asked_about() -> None:
    t = table(you=hand("cull"), enemy=line("troll", "troll") | artifacts("oblivion"))
    t.you.plays("cull")
    assert t.is_quiet


def test_pila_de_descartes_its_top_card_is_the_last_one_put_there() -> None:
    t = table(you=artifacts("oblivion") | discard("punch", "anger") | hand("troll") | deck(*["bumpsy"] * 6))
    t.you.discards("troll")
    t.you.ends_turn()
    assert t.you == discard("punch", "anger") | purged("troll")


# Cards discarded, played, used and returned together


def test_descartar_cards_of_a_hand_go_one_by_one_in_the_order_chosen() -> None:
    t = table(you=hand("purge-hand", "scrapper", "salvage") | deck("troll"))
    t.you.plays("purge-hand").may_choose("scrapper", "salvage").picks("salvage")
    assert t.you == hand("troll") | amber(1)
    assert t.you.look("discard")[:2] == ["purge-hand", "scrapper"]


def test_descartar_the_order_is_not_asked_where_nothing_follows() -> None:
    t = table(you=hand("purge-hand", "punch", "anger"))
    t.you.plays("purge-hand")
    assert t.you == hand() and t.is_quiet


def test_descartar_the_order_is_asked_as_long_as_something_follows() -> None:
    t = table(you=hand("purge-hand", "punch", "salvage", "anger") | deck("troll"))
    t.you.plays("purge-hand").may_choose("punch", "salvage", "anger").picks("salvage")
    assert t.you == hand("troll") and t.is_quiet, "of the other two either may go first"


def test_descartar_where_both_discard_the_active_player_says_who_begins() -> None:
    for first, order in ((1, ["anger", "salvage"]), (0, ["salvage", "anger"])):
        t = table(you=hand("clean-slate", "salvage"), enemy=hand("anger"))
        t.you.plays("clean-slate")
        assert t.match.pending[0].kind == "first"
        t.match.answer(list(t.match.pending[0].ask.options).index(first))
        gone = [t.card(e.n) for e in t.match.events if type(e).__name__ == "Discarded"]
        assert gone == order and t.is_quiet


def test_descartar_nobody_says_who_begins_where_nothing_follows() -> None:
    t = table(you=hand("clean-slate", "punch"), enemy=hand("anger"))
    t.you.plays("clean-slate")
    assert t.you == hand() and t.enemy == hand() and t.is_quiet
    t = table(you=hand("into-the-warp") | deck("punch"), enemy=deck("anger") | line("nameless-horror"))
    t.you.plays("into-the-warp")
    assert t.enemy == discard("anger") and t.is_quiet, "being haunted changes keywords only"


def test_descartar_who_begins_is_asked_where_what_lies_in_a_pile_changes_power() -> None:
    near = ["troll"] * 9
    mine = hand("into-the-warp") | artifacts("awful-atoll") | line("dust-pixie") | deck("punch")
    t = table(you=mine | discard(*near), enemy=line("dust-pixie") | deck("anger") | discard(*near))
    t.you.plays("into-the-warp")
    assert t.match.pending[0].kind == "first"


def test_desguazar_and_what_follows_a_discard_resolve_in_the_order_chosen() -> None:
    t = table(you=hand("salvage") | artifacts("scrapyard") | deck("troll", "punch"))
    t.you.discards("salvage").may_choose("salvage", "scrapyard").picks("scrapyard")
    assert t.you.look("purged") == ["troll"] and t.you == hand("punch")


def test_habilidades_jugar_several_cards_are_played_in_the_order_chosen() -> None:
    t = table(you=hand("encore") | discard("punch", "anger") | line(exhausted("troll")), enemy=line("bumpsy"))
    t.you.plays("encore").may_choose("punch", "anger").picks("punch")
    t.you.picks("bumpsy")
    assert t.enemy == line() and t.you == line(exhausted(damaged("troll", 5))), "struck, then fought"
    assert [t.card(n) for n in t.state.played] == ["encore", "punch", "anger"]


def test_entrar_en_juego_creatures_put_into_play_together_take_their_flanks_in_the_order_chosen() -> None:
    t = table(you=hand("reunion") | discard("troll", "bumpsy"))
    t.you.plays("reunion").may_choose("troll", "bumpsy").picks("bumpsy", "left")
    assert t.you == line("troll", "bumpsy") and t.is_quiet


def test_permisos_of_several_the_active_player_says_which_is_spent() -> None:
    for spent, left in (("witch-of-the-wilds", True), ("phase-shift", False)):
        mine = hand("phase-shift", "dust-pixie", "troll") | line("witch-of-the-wilds")
        t = table(you=mine, house="logos")
        t.you.plays("phase-shift")
        t.you._does("play", "dust-pixie")
        t.you.may_choose("phase-shift", "witch-of-the-wilds").picks(spent, "right")
        assert t.you.can("play", "troll") is left and t.is_quiet


def test_permisos_of_equal_ones_nobody_is_asked() -> None:
    t = table(you=hand("phase-shift", "phase-shift", "troll", "bumpsy"), house="logos")
    t.you.plays("phase-shift").plays("phase-shift").plays("troll").plays("bumpsy")
    assert t.you == line("troll", "bumpsy")


def test_permisos_one_without_a_number_goes_before_one_with_a_number() -> None:
    mine = artifacts("combat-pheromones") | line(
        "tunk", "zorg", "blypyp", maverick("deipno-spymaster", "dis")
    )
    t = table(you=mine, house="dis")
    t.you.omni("combat-pheromones")
    t.you.omni("deipno-spymaster").picks("tunk")
    t.you.reaps("tunk").reaps("zorg").reaps("blypyp")
    assert t.you.amber == 3, "Tunk was the spymaster's, the others take the two uses"


def test_usar_several_creatures_are_used_in_the_order_chosen() -> None:
    t = table(you=hand("all-reap") | line("medic", "sniper"))
    t.you.plays("all-reap").may_choose("medic", "sniper").picks("sniper")
    used = [t.card(n) for n in t.state.used]
    assert used == ["sniper", "medic"] and t.you.amber == 2 and t.is_quiet


def test_flanco_cards_that_cross_at_once_do_so_in_the_order_chosen() -> None:
    effects = [{"effect": "control", "seat": 0, "source": 9, "until": "turn", "about": [n]} for n in (1, 2)]
    mine = line(
        {"card": "troll", "n": 1, "owner": 1, "home": 1}, {"card": "bumpsy", "n": 2, "owner": 1, "home": 1}
    ) | hand({"card": "punch", "n": 9})
    t = table(you=mine, enemy=line("raider-made"), lasting=effects)
    t.you.ends_turn()
    assert t.match.pending[0].kind == "next"
    t.take("bumpsy")
    t.take("left")
    t.take("left")
    assert t.enemy == line("troll", "bumpsy", "raider-made")


# One window


def test_destruida_what_waits_for_leaving_and_for_destruction_is_one_window() -> None:
    effect = {"effect": "magda-the-rat/0", "seat": 1, "source": 5, "until": "leaves", "holder": 5}
    for first, pools in (("gravedigger", (2, 1)), ("magda-the-rat", (1, 2))):
        theirs = line({"card": "magda-the-rat", "n": 5}) | artifacts("gravedigger") | amber(1)
        t = table(you=hand("cull"), enemy=theirs, lasting=[effect])
        t.you.plays("cull").may_choose("magda-the-rat", "gravedigger").picks(first)
        assert (t.you.amber, t.enemy.amber) == pools
        assert t.is_quiet


def test_orden_is_asked_where_all_thefts_together_are_more_than_a_pool_holds() -> None:
    fallen = line("dæmo-bot", "dæmo-bot")
    t = table(you=hand("gateway-to-dis") | fallen | amber(1), enemy=fallen | amber(5), house="dis")
    t.you.plays("gateway-to-dis")
    assert not t.is_quiet, "each of theirs finds one Æmber, both together only if one of yours came first"
    t.enemy.picks("dæmo-bot#2", "dæmo-bot#2")
    assert t.you == amber(2) and t.enemy == amber(4) and t.is_quiet
    t = table(you=hand("gateway-to-dis") | fallen | amber(2), enemy=fallen | amber(5), house="dis")
    t.you.plays("gateway-to-dis")
    assert t.is_quiet and t.you == amber(2) and t.enemy == amber(5), "whoever comes first"
