"""Headwords of the glossary of v17.2 that had no ruling of their own; docs/keyforge/glossary.md tells which ruling shows which."""

from . import made
from .table import (
    TableUnderTest,
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    exhausted,
    hand,
    holding,
    houses,
    line,
    maverick,
    owned_by,
    purged,
    ready,
    table,
    upgraded,
)

assert made


def test_adyacente_is_who_stands_immediately_to_the_left_or_right() -> None:
    t = table(you=line("krump", "troll", "bulwark", "bumpsy", "headhunter"))
    assert [t.you.armor(card) for card in ("krump", "troll", "bumpsy", "headhunter")] == [0, 2, 2, 0]


def test_aembar_only_that_of_ones_pool_is_ones_own() -> None:
    t = table(you=hand("give-away") | line(holding("troll", 3)) | amber(1))
    t.you.plays("give-away")
    assert t.you == amber(0) | line(holding("troll", 3)), "2 were to be lost, and 1 was there"


def test_aembar_icono_gains_one_from_the_supply() -> None:
    t = table(you=hand(enhanced("troll", "amber", "amber")), enemy=amber(2))
    t.you.plays("troll")
    assert t.you == amber(2) and t.enemy == amber(2)


def test_agotar_an_exhausted_card_cannot_be_used() -> None:
    t = table(you=line(exhausted("troll")) | artifacts(exhausted("cannon")), enemy=line("bumpsy"))
    assert not any(t.you.can(act, "troll") for act in ("reap", "fight"))
    assert not t.you.can("action", "cannon")
    assert t.you.why_not("reap", "troll") == "exhausted"


def test_aliado_is_what_a_player_controls_whoever_owns_it() -> None:
    t = table(you=line("grey-monk", owned_by("troll", 1)), enemy=line("bumpsy", owned_by("krump", 0)))
    assert [t.you.armor("troll"), t.enemy.armor("bumpsy"), t.enemy.armor("krump")] == [1, 0, 0]


def test_enemigo_is_what_the_opponent_controls_whoever_owns_it() -> None:
    t = table(
        you=hand("mighty-tiger") | line(owned_by("troll", 1)), enemy=line("bumpsy", owned_by("krump", 0))
    )
    t.you.plays("mighty-tiger").may_choose("bumpsy", "krump")


def test_anomalia_belongs_to_the_house_it_is_part_of() -> None:
    t = table(you=hand(maverick("timequake", "mars"), maverick("ecto-charge", "dis")), house="mars")
    assert t.you.can("play", "timequake") and not t.you.can("play", "ecto-charge")


def test_disidente_belongs_to_the_house_it_went_to_and_no_more_to_its_own() -> None:
    told = hand(maverick("troll", "mars"), "bumpsy")
    assert [table(you=told, house=house).you.can("play", "troll") for house in ("mars", "brobnar")] == [
        True,
        False,
    ]


def test_capturar_amber_lies_on_the_creature_pays_for_no_key_and_falls_to_the_opponent() -> None:
    t = table(you=hand("raiding-knight", maverick("cull", "sanctum")) | amber(5), enemy=amber(3))
    t.you.plays("raiding-knight")
    assert t.you == line(holding("raiding-knight", 1)) | amber(5) and t.enemy == amber(2)
    t.you.plays("cull")
    assert t.you == line() | amber(5) and t.enemy == amber(3)


def test_casa_inactiva_is_every_house_but_the_active_one() -> None:
    t = table(you=hand("urchin", "troll") | line("krump", "dust-imp"), house="brobnar")
    assert t.you.can("play", "troll") and t.you.can("reap", "krump")
    assert not t.you.can("play", "urchin") and not t.you.can("reap", "dust-imp")
    assert not t.you.can("discard", "urchin")


def test_coste_a_key_forged_by_a_card_is_paid_at_the_cost_of_the_moment() -> None:
    t = table(you=hand("key-charge") | amber(7))
    t.you.plays("key-charge").picks("yes", "red")
    assert (t.you.amber, t.you.keys) == (0, 1), "1 was lost, 6 paid for the key"
    t = table(you=hand("key-charge") | amber(7), enemy=line("murmook"))
    t.you.plays("key-charge")
    assert t.is_quiet and (t.you.amber, t.you.keys) == (6, 0), "1 was lost, and the key costs 7 now"


def test_curar_an_undamaged_creature_may_be_chosen() -> None:
    t = table(you=hand("mend") | line(damaged("troll", 2), "bumpsy"))
    t.you.plays("mend").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.you == line(damaged("troll", 2), "bumpsy")


def test_habilidades_constantes_hold_while_their_card_is_exhausted_and_do_not_exhaust_it() -> None:
    for monk, is_ready in ((exhausted("grey-monk"), False), (ready("grey-monk"), True)):
        t = table(you=line(monk, "troll"))
        assert t.you.armor("troll") == 1
        assert t.you.body("grey-monk").exhausted is not is_ready


def test_linea_de_batalla_closes_where_a_creature_left_it() -> None:
    t = table(you=hand("punch") | line("bulwark", "urchin", "troll"))
    assert t.you.armor("troll") == 0
    t.you.plays("punch").picks("urchin")
    assert t.you == line("bulwark", "troll") and t.you.armor("troll") == 2


def test_menos_poderosa_of_the_tied_the_active_player_chooses_one() -> None:
    t = table(you=hand("cull-the-weak"), enemy=line("bumpsy", "grunt-like", "weakling"))
    t.you.plays("cull-the-weak").may_choose("grunt-like", "weakling").picks("weakling")
    assert t.enemy == line("bumpsy", "grunt-like")


def test_pagar_goes_from_one_pool_to_the_other_and_counts_only_whole() -> None:
    t = table(you=hand("extortion") | line("troll"), enemy=amber(2))
    t.you.plays("extortion")
    assert (t.you.amber, t.enemy.amber, t.you.power("troll")) == (1, 1, 9)
    t = table(you=hand("extortion") | line("troll"), enemy=amber(0))
    t.you.plays("extortion")
    assert (t.you.amber, t.enemy.amber, t.you.power("troll")) == (0, 0, 8)


def test_palabras_clave_are_had_however_they_were_come_by() -> None:
    t = table(you=line(upgraded("troll", "venom"), "bumpsy"))
    assert (t.you.keyword("troll", "poison"), t.you.keyword("bumpsy", "poison")) == (1, 0)


def test_regla_de_oro_a_card_that_says_otherwise_goes_before_the_book() -> None:
    # «Criaturas» says that they enter exhausted, Silvertooth that it enters ready.
    t = table(you=hand("silvertooth", "urchin"))
    t.you.plays("silvertooth").plays("urchin")
    assert not t.you.body("silvertooth").exhausted and t.you.body("urchin").exhausted


def test_reserva_de_aembar_what_is_stolen_goes_from_one_to_the_other() -> None:
    t = table(you=hand("urchin") | amber(1), enemy=amber(2))
    t.you.plays("urchin")
    assert t.you == amber(2) and t.enemy == amber(1)


def test_rival_is_the_other_creature_of_the_fight_for_both() -> None:
    # Elusive spares the blows, so that only what each keyword deals to the rival is left.
    t = table(
        you=line(upgraded("troll", "assaulter"), "krump"),
        enemy=line(upgraded("rock-elusive", "spiked"), "bumpsy"),
    )
    t.you.fights("troll", "rock-elusive").picks("troll")
    assert t.you == line(damaged(upgraded("troll", "assaulter"), 2), "krump")
    assert t.enemy == line(damaged(upgraded("rock-elusive", "spiked"), 2), "bumpsy")


def test_robar_aembar_takes_no_more_than_is_there() -> None:
    t = table(you=hand("cull") | line("great-heir"), enemy=amber(1))
    t.you.plays("cull")
    assert t.you == amber(1) and t.enemy == amber(0)


def test_robar_icono_draws_a_card() -> None:
    t = table(you=hand(enhanced("troll", "draw")) | deck("punch", "anger"))
    t.you.plays("troll")
    assert t.you == hand("punch") | deck("anger")


def test_usar_artefactos_they_neither_reap_nor_fight() -> None:
    t = table(you=artifacts(ready("cannon")), enemy=line("troll"))
    assert t.you.can("action", "cannon")
    assert not t.you.can("reap", "cannon") and not t.you.can("fight", "cannon")


def test_usar_cartas_mediante_otras_any_house_will_do_but_it_must_be_ready() -> None:
    t = table(you=hand("stir") | line("urchin", exhausted("troll")))
    t.you.plays("stir").picks("urchin")
    assert t.is_quiet and t.you == line(exhausted("urchin"), exhausted("troll")) | amber(1)


def test_usar_cartas_mediante_otras_only_ones_own() -> None:
    t = table(you=hand("stir") | line("troll"), enemy=line(ready("bumpsy")))
    t.you.plays("stir")
    assert not t.enemy.body("bumpsy").exhausted and t.you.amber == 1 and t.enemy.amber == 0


def test_zona_en_juego_an_ability_that_names_no_other_zone_reaches_only_cards_in_play() -> None:
    t = table(you=hand("cull", "troll") | archives("krump"), enemy=line("bumpsy") | hand("urchin"))
    t.you.plays("cull")
    assert t.you == hand("troll") | archives("krump") | discard("cull")
    assert t.enemy == line() | hand("urchin") | discard("bumpsy")


def everywhere(t: TableUnderTest) -> list[str]:
    """All cards of the table, zone by zone, in the order of their ids."""
    zones = ("hand", "deck", "discard", "archives", "purged")
    lying = [card for player in (t.you, t.enemy) for zone in zones for card in player.look(zone)]
    return sorted([*lying, *(body.id for body in t.state.bodies.values())])


def test_zonas_de_juego_every_card_is_in_one_of_them_wherever_it_goes() -> None:
    t = table(
        you=hand("cull", "take-archive") | line("phoenix", "troll") | deck("anger"),
        enemy=line(upgraded("bumpsy", "venom"), owned_by("krump", 0)) | purged("urchin"),
    )
    before = everywhere(t)
    assert len(before) == len(set(before)) == 9
    t.you.plays("take-archive").picks("troll")
    assert everywhere(t) == before
    t.you.plays("cull")
    assert everywhere(t) == before


def seen(t: TableUnderTest, seat: int, zone: str) -> list[str]:
    """The ids of the cards of your zone that a seat is shown."""
    told = t.match.view(seat)["table"]["players"][0][zone]
    return [card["id"] for card in (told if isinstance(told, list) else told.get("cards", []))]


def test_zonas_fuera_de_juego_who_may_look_at_what() -> None:
    t = table(
        you=hand("punch") | archives("anger") | deck("smaaash") | discard("troll") | purged("krump"),
        enemy=houses("dis", "mars", "logos"),
    )
    assert [seen(t, 0, zone) for zone in ("hand", "archives", "deck")] == [["punch"], ["anger"], []]
    assert [seen(t, 1, zone) for zone in ("hand", "archives", "deck")] == [[], [], []]
    assert [[seen(t, seat, zone) for zone in ("discard", "purged")] for seat in (0, 1)] == [
        [["troll"], ["krump"]]
    ] * 2
