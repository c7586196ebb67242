"""Rulings of Winds of Exchange's Star Alliance creatures and upgrades."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    deck,
    discard,
    exhausted,
    hand,
    holding,
    line,
    ready,
    side,
    stunned,
    table,
    token,
    upgraded,
    warded,
)

CADET = side(token="cadet")


def test_shakedown_sullivan_pays_the_controller_of_a_matching_creature() -> None:
    t = table(you=line("shakedown-sullivan"), enemy=line("krump", "urchin") | deck("punch", "troll"))
    t.you.reaps("shakedown-sullivan").may_choose("shakedown-sullivan", "krump", "urchin").picks("krump")
    assert t.enemy == line("krump", "urchin") | discard("punch") | amber(1) and t.is_quiet


def test_shakedown_sullivan_destroys_the_creature_otherwise() -> None:
    t = table(you=line("shakedown-sullivan"), enemy=line("krump", "urchin") | deck("punch", "troll"))
    t.you.reaps("shakedown-sullivan").picks("urchin")
    assert t.enemy == line("krump") | discard("urchin", "punch") | amber(0) and t.is_quiet


def test_shakedown_sullivan_looks_at_your_own_deck_for_your_own_creature() -> None:
    t = table(you=line("shakedown-sullivan", "bumpsy") | deck("urchin"), enemy=line("krump") | deck("punch"))
    t.you.reaps("shakedown-sullivan").picks("bumpsy")
    assert t.you == line("shakedown-sullivan") | discard("bumpsy", "urchin") and t.enemy == deck("punch")


def test_badge_of_unity_adds_a_house_and_takes_none() -> None:
    crew = upgraded("bumpsy", "badge-of-unity")
    assert table(you=line(crew, "troll"), house="staralliance").you.can("reap", "bumpsy")
    t = table(you=line(crew, "troll"), house="brobnar")
    assert t.you.can("reap", "bumpsy") and t.you.can("reap", "troll")


def test_badge_of_unity_adds_no_third_house() -> None:
    t = table(you=line(upgraded("bumpsy", "badge-of-unity"), "urchin"), house="shadows")
    assert not t.you.can("reap", "bumpsy") and t.you.can("reap", "urchin")


def test_badge_of_unity_makes_a_neighbor_no_stranger() -> None:
    t = table(
        you=hand("camaraderie") | line("cpo-zytar", upgraded("bumpsy", "badge-of-unity")) | deck("punch")
    )
    t.you.plays("camaraderie").picks("cpo-zytar")
    assert t.you == line(exhausted("cpo-zytar"), upgraded("bumpsy", "badge-of-unity")) | hand() and t.is_quiet


def test_collector_boren_readies_when_an_upgrade_comes() -> None:
    t = table(you=line(exhausted("collector-boren"), "troll") | hand("badge-of-unity"))
    t.you.plays("badge-of-unity", on="collector-boren")
    assert t.you == line(ready(upgraded("collector-boren", "badge-of-unity")), "troll") and t.is_quiet


def test_collector_boren_fetches_an_upgrade_and_minds_no_others() -> None:
    t = table(you=hand("collector-boren") | line("troll") | discard("punch", "badge-of-unity"))
    t.you.plays("collector-boren")
    assert t.you == hand("badge-of-unity") | discard("punch")
    t.you.plays("badge-of-unity", on="troll")
    assert t.you.body("collector-boren").exhausted and t.is_quiet


def test_fof_transponder_goes_to_the_token_it_makes() -> None:
    crew = upgraded(damaged("bumpsy", 4), "fof-transponder")
    t = table(you=line(crew, "troll") | deck("punch", "anger") | CADET, enemy=line("krump"), house="brobnar")
    t.you.fights("bumpsy", "krump")
    assert t.you == line("troll", upgraded("cadet", "fof-transponder")) | discard("bumpsy") and t.is_quiet


def test_fof_transponder_is_lost_where_no_token_is_made() -> None:
    crew = upgraded(damaged("bumpsy", 4), "fof-transponder")
    t = table(you=line(crew, "troll") | deck("punch"), enemy=line("krump"), house="brobnar")
    t.you.fights("bumpsy", "krump")
    assert t.you == line("troll") | discard("fof-transponder", "bumpsy") and t.is_quiet


def test_fof_transponder_does_not_echo_for_ever() -> None:
    # In 2018 the deck is made anew at once, so there is always a card for the next token: v17.2 «Bucles infinitos».
    crew = upgraded(damaged("bumpsy", 4), "fof-transponder")
    theirs = line(crew) | deck("punch", "anger") | side(token="æmberling")
    t = table(you=hand("echoing-deathknell"), enemy=theirs, house="unfathomable", ruleset="2018")
    t.you.plays("echoing-deathknell")
    for _ in range(100):
        if not t.is_quiet:
            t.match.answer(0)
    assert t.is_quiet and t.you == line() | discard("echoing-deathknell")


def test_cpo_zytar_is_a_scientist_of_one_armor() -> None:
    t = table(you=line("cpo-zytar"))
    assert (t.you.power("cpo-zytar"), t.you.armor("cpo-zytar")) == (4, 1)


def test_cpo_zytar_does_nothing_as_it_is_played() -> None:
    t = table(you=hand("cpo-zytar") | deck("punch"), enemy=line("krump"))
    t.you.plays("cpo-zytar")
    assert t.you == line("cpo-zytar") | hand() and t.enemy == line("krump") and t.is_quiet


def test_echo_reflector_makes_the_keys_of_the_bearers_enemy_dearer() -> None:
    t = table(you=line(upgraded("bumpsy", "echo-reflector")))
    assert t.enemy.key_cost == 9 and t.you.key_cost == 6


def test_echo_reflector_on_an_enemy_makes_your_own_dearer() -> None:
    t = table(you=hand("echo-reflector"), enemy=line("krump"))
    t.you.plays("echo-reflector")
    assert t.you.key_cost == 9 and t.enemy.key_cost == 6 and t.is_quiet


def test_friendly_guide_may_be_used_after_a_neighbor() -> None:
    t = table(you=line("bumpsy", "friendly-guide", "troll"), house="brobnar")
    t.you.reaps("bumpsy").picks("yes")
    assert t.you == line(exhausted("bumpsy"), exhausted("friendly-guide"), "troll") | amber(2) and t.is_quiet


def test_friendly_guide_follows_neighbors_only_and_need_not() -> None:
    t = table(you=line("friendly-guide", "bumpsy", "troll"), house="brobnar")
    t.you.reaps("troll")
    assert t.is_quiet
    t.you.reaps("bumpsy").picks("no")
    assert t.you == line(ready("friendly-guide"), "bumpsy", "troll") | amber(2) and t.is_quiet


def test_pyr0_played_as_an_upgrade_gives_splash_attack() -> None:
    t = table(you=hand("pyr*0") | line("bumpsy"))
    t.you.plays("pyr*0").picks("upgrade")
    assert t.you == line(upgraded("bumpsy", "pyr*0")) and t.you.keyword("bumpsy", "splash-attack") == 3


def test_pyr0_as_a_creature_has_splash_attack_itself() -> None:
    t = table(you=hand("pyr*0") | line("bumpsy"))
    t.you.plays("pyr*0").picks("creature", "right")
    assert t.you == line("bumpsy", "pyr*0") and t.you.keyword("pyr*0", "splash-attack") == 3
    assert not t.you.keyword("bumpsy", "splash-attack") and t.is_quiet


def test_scout_chief_korijir_makes_a_token_as_it_is_played_and_used() -> None:
    t = table(you=hand("scout-chief-korijir") | deck("troll", "punch") | CADET)
    t.you.plays("scout-chief-korijir", flank="left")
    assert t.you == line("cadet", "scout-chief-korijir")
    t = table(you=line("scout-chief-korijir") | deck("troll", "punch") | CADET)
    t.you.reaps("scout-chief-korijir")
    assert t.you == line("scout-chief-korijir", "cadet") and t.is_quiet


def test_scout_chief_korijir_makes_none_if_it_dies_fighting() -> None:
    t = table(you=line("scout-chief-korijir") | deck("troll") | CADET, enemy=line("krump"))
    t.you.fights("scout-chief-korijir")
    assert t.you == line() | deck("troll") and t.is_quiet


def test_specialist_guthrak_captures_for_each_house_around_it() -> None:
    t = table(you=line("bumpsy", "specialist-guthrak", "urchin"), enemy=amber(5), house="staralliance")
    t.you.reaps("specialist-guthrak")
    assert t.you == line("bumpsy", holding("specialist-guthrak", 3), "urchin") and t.enemy == amber(2)
    assert t.is_quiet


def test_specialist_guthrak_counts_a_house_once() -> None:
    t = table(
        you=line("bumpsy", "specialist-guthrak", "troll", "urchin"), enemy=amber(5), house="staralliance"
    )
    t.you.reaps("specialist-guthrak")
    assert t.enemy == amber(3) and t.is_quiet


def test_uplink_makes_a_token_for_each_neighbor_of_another_house() -> None:
    t = table(
        you=line("troll", upgraded("krump", "uplink"), "cpo-zytar") | deck("punch", "anger") | CADET,
        house="brobnar",
    )
    t.you.acts("krump")
    assert t.you == line("troll", upgraded("krump", "uplink"), "cpo-zytar", "cadet") | deck("anger")
    assert t.is_quiet


def test_uplink_makes_none_for_its_bearer_alone() -> None:
    t = table(you=line(upgraded("krump", "uplink")) | deck("punch") | CADET)
    t.you.acts("krump")
    assert t.you == line(upgraded("krump", "uplink")) and t.is_quiet


def test_cadet_readies_its_strongest_neighbor_as_it_falls() -> None:
    t = table(
        you=line(exhausted("bumpsy"), token("cadet", "punch"), exhausted("troll")),
        enemy=line("krump"),
        house="staralliance",
    )
    t.you.fights("cadet")
    assert t.you == line(exhausted("bumpsy"), ready("troll")) | discard("punch") and t.is_quiet


def test_cadet_readies_nobody_farther_off() -> None:
    t = table(
        you=line(exhausted("troll"), exhausted("bumpsy"), token("cadet", "punch")),
        enemy=line("krump"),
        house="staralliance",
    )
    t.you.fights("cadet")
    assert t.you == line(exhausted("troll"), ready("bumpsy")) and t.is_quiet


def test_explorer_may_discard_the_top_card() -> None:
    t = table(you=line(token("explorer")) | deck("punch", "anger"), house="staralliance")
    t.you.reaps("explorer").picks("yes")
    assert t.you == deck("anger") | discard("punch") and t.is_quiet


def test_explorer_may_leave_the_top_card() -> None:
    t = table(you=line(token("explorer")) | deck("punch", "anger"), house="staralliance")
    t.you.reaps("explorer").picks("no")
    assert t.you == deck("punch", "anger") | discard() and t.is_quiet


def test_b0_t_uses_a_friend_of_another_house() -> None:
    t = table(you=line(token("b0-t"), "bumpsy", "cpo-zytar"), house="staralliance")
    t.you.acts("b0-t")
    assert t.you == line(exhausted("b0-t"), exhausted("bumpsy"), "cpo-zytar") | amber(1) and t.is_quiet


def test_b0_t_only_wakes_a_stunned_friend() -> None:
    t = table(you=line(token("b0-t"), stunned("bumpsy")), enemy=line(warded("krump")), house="staralliance")
    t.you.acts("b0-t")
    assert t.you == line(exhausted("b0-t"), exhausted("bumpsy")) | amber(0) and t.is_quiet


def test_norbyns_cavern_strengthens_friendly_aemberlings() -> None:
    t = table(you=line(token("æmberling"), token("cadet")) | artifacts("norbyn-s-cavern"))
    assert t.you.power("æmberling") == 4 and t.you.keyword("æmberling", "skirmish")
    assert t.you.power("cadet") == 1


def test_norbyns_cavern_does_nothing_for_enemies() -> None:
    t = table(you=artifacts("norbyn-s-cavern"), enemy=line(token("æmberling")), house="staralliance")
    assert t.enemy.power("æmberling") == 1 and not t.enemy.keyword("æmberling", "skirmish")
