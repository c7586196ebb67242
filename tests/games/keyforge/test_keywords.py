"""Keywords and statuses that Call of the Archons does not use, with cards made for it. Sections of v17.2."""

from . import made
from .table import (
    amber,
    artifacts,
    chains,
    damaged,
    deck,
    discard,
    enraged,
    exhausted,
    hand,
    holding,
    line,
    side,
    table,
    upgraded,
    warded,
)

assert made


def test_desplegar_a_creature_with_deploy_enters_anywhere_in_the_line() -> None:
    t = table(you=hand("deployer") | line("troll", "bumpsy"))
    t.you.plays("deployer").may_choose("0", "1", "2").picks(1)
    assert t.you == line("troll", "deployer", "bumpsy")
    assert t.is_quiet


def test_desplegar_other_creatures_enter_on_a_flank_only() -> None:
    t = table(you=hand("scout-made") | line("troll", "bumpsy"))
    t.you.plays("scout-made", flank="left")
    assert t.you == line("scout-made", "troll", "bumpsy")


def test_invulnerable_a_creature_cannot_be_dealt_damage_or_destroyed() -> None:
    t = table(you=hand("punch", "cull"), enemy=line("rock", "troll"))
    t.you.plays("punch").picks("rock")
    assert t.enemy == line("rock", "troll")
    t.you.plays("cull")
    assert t.enemy == line("rock")
    assert t.is_quiet


def test_invulnerable_a_creature_can_still_leave_by_other_ways() -> None:
    t = table(you=hand("fear"), enemy=line("rock"))
    t.you.plays("fear")
    assert t.enemy == line() | hand("rock")


def test_traicion_a_card_enters_under_the_opponents_control() -> None:
    t = table(you=hand("traitor"))
    t.you.plays("traitor")
    assert t.enemy == line("traitor")
    assert t.you == line() | hand()


def test_ataque_con_dispersion_hits_the_neighbors_of_the_foe_at_once() -> None:
    t = table(you=line("splasher"), enemy=line("raider-made", "troll", "bumpsy", "headhunter"))
    t.you.fights("splasher", "troll")
    assert t.enemy == line(damaged("raider-made", 2), damaged("troll", 3), damaged("bumpsy", 2), "headhunter")


def test_versatil_a_card_is_used_whatever_the_active_house() -> None:
    t = table(you=line("wanderer", "scout-made"), house="dis")
    assert t.you.can("reap", "wanderer")
    assert not t.you.can("reap", "scout-made")


def test_alfa_only_as_the_first_thing_of_the_step() -> None:
    t = table(you=hand("first-word", "opener", "punch"))
    assert t.you.can("play", "first-word") and t.you.can("play", "opener")
    t.you.plays("punch")
    assert not t.you.can("play", "first-word") and not t.you.can("play", "opener")
    assert t.you.why_not("play", "opener") == "alpha"


def test_alfa_discarding_and_using_count_too() -> None:
    for act in ("discard", "reap"):
        t = table(you=hand("first-word", "punch") | line("troll"))
        t.you.discards("punch") if act == "discard" else t.you.reaps("troll")
        assert not t.you.can("play", "first-word")


def test_omega_ends_the_step_once_everything_is_resolved() -> None:
    t = table(you=hand("last-word", "punch") | line("troll"))
    t.you.plays("last-word")
    assert t.you.amber == 1
    assert t.state.active == 1
    assert t.is_quiet


def test_omega_on_a_creature_ends_the_step_even_if_it_dies() -> None:
    t = table(you=hand("closer") | line(damaged("troll", 1)), enemy=artifacts("autocannon"))
    t.you.plays("closer")
    assert t.state.active == 1


def test_escudar_a_ward_is_lost_instead_of_damage() -> None:
    t = table(you=hand("punch"), enemy=line(warded("troll")))
    t.you.plays("punch")
    assert t.enemy == line("troll")


def test_escudar_a_ward_is_lost_instead_of_being_destroyed_or_leaving() -> None:
    for card in ("cull", "fear"):
        t = table(you=hand(card), enemy=line(warded("troll")))
        t.you.plays(card)
        assert t.enemy == line("troll")


def test_escudar_a_warded_creature_is_not_warded_again() -> None:
    t = table(you=hand("ward-all", "punch"), enemy=line(warded("troll")))
    t.you.plays("ward-all")
    t.you.plays("punch")
    assert t.enemy == line("troll")


def test_enfurecer_an_enraged_creature_must_fight_if_it_can() -> None:
    t = table(you=line(enraged("troll")), enemy=line("bumpsy"))
    assert t.you.can("fight", "troll") and not t.you.can("reap", "troll")
    assert t.you.why_not("reap", "troll") == "enraged"
    t.you.fights("troll")
    assert t.you == line(exhausted(damaged("troll", 5)))


def test_enfurecer_what_a_card_compels_to_fight_may_reap_where_an_effect_says_reap() -> None:
    """FAQ «Enfurecer»: to be told to reap is not to be told to use; Little Rapscal compels as anger does."""
    t = table(you=hand("all-reap") | line("troll"), enemy=line("little-rapscal"))
    assert t.you.why_not("reap", "troll") == "must-fight"
    t.you.plays("all-reap")
    assert t.you.amber == 1 and t.is_quiet


def test_enfurecer_without_enemies_it_may_reap_and_stays_enraged() -> None:
    t = table(you=line(enraged("troll")))
    t.you.reaps("troll")
    assert t.you == line(enraged("troll")) | amber(1)


def test_exaltar_the_amber_goes_to_the_opponent_when_the_creature_leaves() -> None:
    t = table(you=hand("exalter", "cull") | line("troll"))
    t.you.plays("exalter")
    assert t.you == line(holding("troll", 1))
    t.you.plays("cull")
    assert t.enemy.amber == 1


def test_desguazar_resolves_when_the_active_player_discards_it_from_hand() -> None:
    t = table(you=hand("scrapper"))
    t.you.discards("scrapper")
    assert t.you == discard("scrapper") | amber(1)


def test_desguazar_does_not_resolve_when_it_is_played_or_discarded_from_elsewhere() -> None:
    t = table(you=hand("scrapper"))
    t.you.plays("scrapper")
    assert t.you.amber == 3
    t = table(you=hand("mind-barb"), enemy=hand("scrapper"))
    t.you.plays("mind-barb")
    assert t.enemy == discard("scrapper") | amber(0)


def test_embrujado_ten_cards_in_the_discard_pile() -> None:
    for count, gained in ((9, 0), (10, 2)):
        t = table(you=hand("ghost-story") | discard(*["punch"] * count))
        t.you.plays("ghost-story")
        assert t.you.amber == gained


def test_marea_raising_it_makes_it_high_for_one_and_low_for_the_other() -> None:
    t = table(you=hand("high-tide"), tide_card=True)
    t.you.plays("high-tide")
    assert t.state.tide == 0 and t.you.amber == 1


def test_marea_anybody_may_raise_it_for_three_chains() -> None:
    t = table(you=hand("punch"), tide_card=True)
    t.match.answer("tide:0")
    assert t.state.tide == 0 and t.you.chains == 3


def test_criaturas_ficha_are_the_top_cards_face_down_as_copies_of_the_token() -> None:
    t = table(you=hand("recruit-made") | deck("punch", "troll", "anger") | side(token="grunt-made"))
    t.you.plays("recruit-made")
    assert [b.id for b in t.you.look("creatures")] == ["grunt-made", "grunt-made"]
    assert t.you == deck("anger")
    assert t.you.power("grunt-made") == 1


def test_criaturas_ficha_are_what_is_printed_on_them_once_they_leave() -> None:
    t = table(you=hand("recruit-made", "cull") | deck("punch", "troll") | side(token="grunt-made"))
    t.you.plays("recruit-made")
    t.you.plays("cull")
    assert sorted(t.you.look("discard")) == ["cull", "punch", "recruit-made", "troll"]


def test_criaturas_ficha_without_a_token_card_nothing_is_made() -> None:
    t = table(you=hand("recruit-made") | deck("punch", "troll"))
    t.you.plays("recruit-made")
    assert t.you == line() | deck("punch", "troll")


def test_criaturas_ficha_do_not_tell_the_opponent_what_they_are() -> None:
    mine = (
        hand("recruit-made") | deck("punch", "troll", "anger", "bumpsy", "smaaash") | side(token="grunt-made")
    )
    t = table(you=mine)
    t.you.plays("recruit-made")
    n = t.you.look("creatures")[0].n
    worlds = [t.match.sample_world(1, seed) for seed in range(12)]
    assert len(t.beneath(1, n)) > 1
    assert all(world.view(1)["table"] == t.match.view(1)["table"] for world in worlds)
    assert t.beneath(0, n) == {"punch"}


def test_dar_la_vuelta_a_token_shows_its_face_and_keeps_its_damage() -> None:
    t = table(
        you=hand("unmask") | line({"card": "troll", "counts_as": "grunt-made", "face_down": True, "amber": 1})
    )
    t.you.plays("unmask")
    assert t.you == line(holding("troll", 1))
    assert t.you.power("troll") == 8


def test_dar_la_vuelta_what_is_no_creature_is_discarded() -> None:
    t = table(you=hand("unmask") | line({"card": "punch", "counts_as": "grunt-made", "face_down": True}))
    t.you.plays("unmask")
    assert t.you == line() | discard("unmask", "punch")


def test_injertar_a_grafted_card_goes_to_its_owners_pile_with_the_card_on_top() -> None:
    t = table(you=hand("punch", "poltergeist") | artifacts("graft"))
    t.you.acts("graft").picks("punch")
    assert t.you == hand("poltergeist")
    t = table(
        you=hand("gorm-of-omm", "punch") | artifacts({"card": "graft", "under": ["anger"]}, "gorm-of-omm")
    )
    t.you.omni("gorm-of-omm")
    assert sorted(t.you.look("discard")) == ["anger", "gorm-of-omm", "graft"]


def test_gigantesca_both_halves_must_be_in_hand() -> None:
    t = table(you=hand("colossus"))
    assert not t.you.can("play", "colossus")
    assert t.you.why_not("play", "colossus") == "other-half-missing"


def test_gigantesca_both_halves_are_one_creature_in_play_and_two_cards_after() -> None:
    t = table(you=hand("colossus", "colossus2", "cull"))
    t.you.plays("colossus")
    assert t.you == line("colossus") | hand("cull") | amber(2)
    t.you.plays("cull")
    assert sorted(t.you.look("discard")) == ["colossus", "colossus2", "cull"]


def test_un_cuadro_de_texto_en_blanco_says_nothing() -> None:
    t = table(you=line("troll"), enemy=artifacts("silence"))
    t.state.bodies[0].damage = 4
    t.you.reaps("troll")
    assert t.you == line(damaged("troll", 4))


def test_armadura_what_is_lost_is_used_armor_first() -> None:
    t = table(
        you=hand("punch", "punch", "gorm-of-omm") | artifacts("gorm-of-omm"),
        enemy=line("bulwark") | artifacts("plating"),
    )
    t.you.plays("punch")
    assert t.enemy == line("bulwark")
    t.you.omni("gorm-of-omm")
    assert t.enemy.armor("bulwark") == 2
    t.you.plays("punch")
    assert t.enemy == line(damaged("bulwark", 2))


def test_cadenas_never_more_than_twenty_four() -> None:
    t = table(you=hand("chainer") | chains(3))
    t.you.plays("chainer")
    assert t.you.chains == 24


def test_mejoras_a_lost_creature_takes_its_upgrades_along() -> None:
    t = table(you=hand("cull"), enemy=line(upgraded("troll", "blood-of-titans")))
    t.you.plays("cull")
    assert sorted(t.enemy.look("discard")) == ["blood-of-titans", "troll"]
