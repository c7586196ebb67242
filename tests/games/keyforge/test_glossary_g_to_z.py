"""Sentences of the glossary of v17.2 that no other ruling shows, each named after its entry, with cards made for it."""

from . import made
from .table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    grown,
    hand,
    holding,
    houses,
    line,
    owned_by,
    ready,
    side,
    table,
    upgraded,
    warded,
)

assert made


def iconed(card: str, *icons: str) -> dict[str, object]:
    """A card with bonus icons added by enhance."""
    return {"card": card, "icons": list(icons)}


# Gigantesca


def test_gigantesca_either_half_may_be_played_and_the_lower_one_counts() -> None:
    t = table(you=hand("colossus", "colossus2"))
    t.you.plays("colossus2")
    assert t.you == line("colossus") | hand() | amber(2)
    assert t.you.power("colossus") == 9


def test_gigantesca_counts_as_one_card_in_the_first_turn() -> None:
    t = table(you=hand("colossus", "colossus2", "punch"), turn=1)
    t.you.plays("colossus")
    assert t.you == line("colossus") and not t.you.can("play", "punch")


def test_gigantesca_half_of_it_is_not_put_into_play_but_both_are() -> None:
    t = table(you=hand("reunion") | discard("colossus"))
    t.you.plays("reunion")
    assert t.you == line() and "colossus" in t.you.look("discard")
    t = table(you=hand("reunion") | discard("colossus", "colossus2"))
    t.you.plays("reunion")
    assert t.you == line("colossus") | discard("reunion") | amber(0), "put, not played: no icons"


# Iconos de bonificación


def test_iconos_resolve_from_top_to_bottom() -> None:
    t = table(you=hand(iconed("nothing-written", "draw", "discard")) | deck("troll"))
    t.you.plays("nothing-written")
    assert t.you == hand() | amber(1)
    assert t.you.look("discard") == ["nothing-written", "troll"]


def test_iconos_capture_is_for_any_friendly_creature_and_from_the_opponents_pool() -> None:
    t = table(you=hand(iconed("bumpsy", "capture")) | line("troll"), enemy=amber(3))
    t.you.plays("bumpsy").may_choose("troll", "bumpsy").picks("bumpsy")
    assert t.you == line("troll", holding("bumpsy", 1))


def test_iconos_capture_without_a_friendly_creature_does_nothing() -> None:
    t = table(you=hand(iconed("nothing-written", "capture")), enemy=amber(3) | line("troll"))
    t.you.plays("nothing-written")
    assert t.enemy == amber(3) | line("troll")


def test_iconos_damage_must_be_dealt_to_a_friend_where_there_is_no_enemy() -> None:
    t = table(you=hand(iconed("bumpsy", "damage")))
    t.you.plays("bumpsy")
    assert t.you == line(damaged("bumpsy", 1))


def test_iconos_of_damage_resolve_one_by_one_against_a_ward() -> None:
    t = table(
        you=hand(iconed("nothing-written", "damage", "damage")), enemy=line(warded("grunt-like"), "troll")
    )
    t.you.plays("nothing-written").picks("grunt-like", "grunt-like")
    assert t.enemy == line("troll")


def test_iconos_all_resolve_though_the_card_left_play_and_play_does_not() -> None:
    t = table(you=hand(iconed("weakling", "damage", "draw")) | deck("troll"))
    t.you.plays("weakling")
    assert t.you == line() | hand("troll") | amber(0), "its Play: came too late"


def test_iconos_discard_takes_a_card_of_any_house() -> None:
    t = table(you=hand(iconed("nothing-written", "discard"), "fear", "dust-imp"))
    t.you.plays("nothing-written").may_choose("fear", "dust-imp").picks("fear")
    assert t.you == hand("dust-imp")


def test_iconos_discard_lets_a_card_be_scrapped() -> None:
    t = table(you=hand(iconed("nothing-written", "discard"), "scrapper"))
    t.you.plays("nothing-written")
    assert t.you == hand() | amber(2), "1 by its ability, 1 by the scrap"


def test_iconos_damage_is_not_dealt_by_the_card() -> None:
    t = table(you=hand(iconed("bumpsy", "damage")), enemy=line("troll"))
    t.you.plays("bumpsy").picks("troll")
    dealt = [e for e in t.match.events if type(e).__name__ == "DamageDealt"]
    assert [e.by for e in dealt] == [-1]


# Lucha, veneno, provocar, elusivo


def test_veneno_needs_damage_that_gets_through_and_one_is_enough() -> None:
    t = table(you=line(upgraded("raider-made", "venom")), enemy=line("champion-tabris"))
    t.you.fights("raider-made")
    assert t.enemy == line(), "2 prevented, 2 dealt, poison"
    t = table(you=line(upgraded("scout-made", "venom")), enemy=line(warded("troll")))
    t.you.fights("scout-made")
    assert t.enemy == line("troll"), "a ward prevents all of it"


def test_veneno_is_not_in_the_damage_of_assault() -> None:
    t = table(you=line(upgraded("double-assault", "venom")), enemy=line("rock-elusive"))
    t.you.fights("double-assault")
    assert t.enemy == line(damaged("rock-elusive", 2)), "elusive spares the blow, assault alone does not kill"


def test_veneno_of_the_defender_kills_the_attacker() -> None:
    t = table(you=line("troll"), enemy=line("macis-asp"))
    t.you.fights("troll")
    assert t.you == line() and t.enemy == line()


def test_escaramuza_does_not_spare_the_attacker_what_hazardous_deals() -> None:
    t = table(you=line("snufflegator"), enemy=line(upgraded("raider-made", "spiked")))
    t.you.fights("snufflegator")
    assert t.you == line(damaged("snufflegator", 2))


def test_provocar_neighbors_with_taunt_may_be_fought_too() -> None:
    t = table(you=line("troll"), enemy=line("champion-anaphiel", "bulwark-taunt", "raider-made"))
    t.you.fights("troll").may_choose("champion-anaphiel", "bulwark-taunt")


def test_provocar_does_not_guard_against_effects() -> None:
    t = table(you=hand("punch"), enemy=line("bumpsy", "champion-anaphiel"))
    t.you.plays("punch").may_choose("bumpsy", "champion-anaphiel")


def test_provocar_on_a_flank_guards_one_neighbor_only() -> None:
    t = table(you=line("troll"), enemy=line("champion-anaphiel", "bumpsy", "raider-made"))
    t.you.fights("troll").may_choose("champion-anaphiel", "raider-made")


def test_elusivo_is_for_the_first_fight_of_each_turn() -> None:
    t = table(
        you=line("troll") | side(houses=["brobnar", "dis"]),
        enemy=line({"card": "urchin", "attacked": True}) | side(houses=["shadows", "dis"]),
        house="dis",
    )
    t.you.ends_turn()
    assert not t.enemy.body("urchin").attacked, "a new turn, a first time again"


# Repetir, si lo haces


def test_repetir_a_card_that_left_play_repeats_nothing() -> None:
    t = table(you=line("bellows") | amber(3))
    t.you.reaps("bellows")
    assert t.you == line() | amber(5), "reaped 1, gained 1, and no more"


def test_si_lo_haces_needs_the_whole_instruction() -> None:
    t = table(you=hand("tribute-made") | line("troll", "bumpsy"))
    t.you.plays("tribute-made")
    assert t.you == line() | amber(3)
    t = table(you=hand("tribute-made") | line("troll"))
    t.you.plays("tribute-made")
    assert t.you == line() | amber(0), "one of two was destroyed"


# Listo


def test_listo_is_said_with_the_cost_of_the_moment() -> None:
    for foes, said in (([], True), (["murmook"], False)):
        t = table(you=amber(6), enemy=line(*foes))
        t.you.ends_turn()
        assert ("Announced" in [e["kind"] for e in t.match.story(1, "en")]) is said


def test_listo_is_not_said_by_who_has_nothing_left_to_forge_with() -> None:
    t = table(you=amber(4) | artifacts(holding("safe-place", 2)))
    t.you.ends_turn()
    assert "Announced" in [e["kind"] for e in t.match.story(1, "en")], "Æmber on cards may be spent too"
    t = table(you=amber(4) | line(holding("troll", 2)) | artifacts(ready("cannon")))
    t.you.ends_turn()
    assert "Announced" not in [e["kind"] for e in t.match.story(1, "en")], "captured Æmber may not"


def test_contadores_of_power_stay_and_add_up() -> None:
    t = table(you=line(grown("grower", 2)))
    t.you.reaps("grower")
    assert t.you.power("grower") == 6


# Invulnerable, mejoras


def test_invulnerable_comes_before_a_ward_which_is_kept() -> None:
    t = table(you=hand("punch", "cull"), enemy=line(warded("rock"), "troll"))
    t.you.plays("punch").picks("rock")
    t.you.plays("cull")
    assert t.enemy == line(warded("rock"))


def test_mejoras_belong_to_who_played_them_wherever_their_creature_goes() -> None:
    t = table(you=hand("blood-of-titans", "lend"), enemy=line("troll"))
    t.you.plays("blood-of-titans", on="troll")
    assert t.you.body("blood-of-titans").host == t.enemy.body("troll").n, "controlled by who played it"
    t.you.plays("lend")
    assert t.you == line(upgraded("troll", "blood-of-titans"))


def test_mejoras_need_a_creature() -> None:
    t = table(you=hand("blood-of-titans"))
    assert not t.you.can("play", "blood-of-titans")
    assert t.you.why_not("play", "blood-of-titans") == "no-creature-to-upgrade"


def test_jugar_an_action_goes_to_the_pile_after_its_ability() -> None:
    # v17.2 «Jugar cartas» 5: while it resolves it lies in no pile, and is not found there.
    t = table(you=hand("encore", "punch") | discard("nothing-written"))
    t.you.plays("encore")
    assert [t.card(n) for n in t.state.played] == ["encore", "nothing-written"]
    assert t.you.look("discard") == ["encore", "nothing-written"]


def test_habilidad_what_has_begun_ends_though_its_card_left() -> None:
    t = table(you=line("last-gift"))
    t.you.reaps("last-gift")
    assert t.you == line() | amber(3)


def test_control_a_house_of_a_card_one_controls_may_be_chosen_while_one_controls_it() -> None:
    t = table(you=line(owned_by("dust-imp", 1)) | houses("brobnar", "mars"), step="house", house="")
    t.you.may_choose("brobnar", "mars", "dis").picks("dis")
    assert t.you.can("reap", "dust-imp")


def test_mejoras_a_creature_dies_when_the_upgrade_that_kept_it_alive_goes() -> None:
    for card in ("strip", "unbuckle"):
        t = table(you=hand(card), enemy=line(damaged(upgraded("bumpsy", "blood-of-titans"), 6)))
        t.you.plays(card)
        assert t.enemy == line()
        assert "blood-of-titans" in t.enemy.look("discard" if card == "strip" else "hand")


def test_mejoras_may_give_a_trait() -> None:
    t = table(you=hand("levy", "knighthood") | line("troll", "bumpsy"))
    t.you.plays("knighthood", on="troll")
    t.you.plays("levy")
    assert t.you.amber == 1


def test_mejoras_a_trait_ends_with_its_upgrade() -> None:
    t = table(you=hand("levy") | line("troll"))
    t.you.plays("levy")
    assert t.you.amber == 0


# Menos poderosa, de este modo, autorreferencial


def test_menos_poderosa_a_group_takes_the_next_ones_and_asks_among_the_tied() -> None:
    t = table(you=hand("cull-two"), enemy=line("grunt-like", "scout-made", "medic", "troll"))
    t.you.plays("cull-two").may_choose("scout-made", "medic").picks("medic")
    assert t.enemy == line("scout-made", "troll")


def test_ultima_informacion_an_ability_reads_a_card_as_it_was_when_it_left() -> None:
    # v17.2 «Abandona el juego»: the Æmber on it went to the opponent, and is counted all the same.
    t = table(you=hand("reckoning"), enemy=line(holding("troll", 2)))
    t.you.plays("reckoning")
    assert t.you.amber == 4


def test_cualquier_numero_may_be_none_and_this_way_counts_what_was_done() -> None:
    for picked, gained in (("done", 0), ("punch", 1)):
        t = table(you=hand("bonfire", "punch", "anger"))
        t.you.plays("bonfire").picks(picked)
        if picked != "done":
            t.you.picks("done")
        assert t.you.amber == gained and t.is_quiet


def test_texto_autorreferencial_means_this_copy_and_no_other() -> None:
    t = table(you=line(damaged("medic", 2), damaged("medic", 1)))
    t.you.reaps("medic")
    assert t.you == line("medic", damaged("medic", 1))
