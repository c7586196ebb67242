"""Using a creature to fight: the table of v17.2 and the keywords that speak of fights."""

from .table import artifacts, damaged, discard, exhausted, hand, line, ready, stunned, table


def test_both_creatures_deal_damage_equal_to_their_power() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy"))
    t.you.fights("troll", "bumpsy")
    assert t.you == line(exhausted(damaged("troll", 5)))
    assert t.enemy == line() | discard("bumpsy")
    assert t.is_quiet


def test_a_creature_with_skirmish_takes_no_damage_back() -> None:
    t = table(you=line("snufflegator"), enemy=line("bumpsy"))
    t.you.fights("snufflegator", "bumpsy")
    assert t.you == line("snufflegator")
    assert t.enemy == line(damaged("bumpsy", 4))


def test_elusive_spares_both_the_first_time_only() -> None:
    t = table(you=line("troll", "headhunter"), enemy=line("urchin"), house="brobnar")
    t.you.fights("troll")
    assert t.enemy == line("urchin") and t.you == line("troll", "headhunter")
    t.you.fights("headhunter")
    assert t.enemy == line()
    assert t.you == line("troll", damaged("headhunter", 1))


def test_taunt_guards_its_neighbors_but_not_those_beyond() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy", "champion-anaphiel", "headhunter", "smaaash"))
    t.you.fights("troll").may_choose("champion-anaphiel", "smaaash").picks("smaaash")
    assert t.is_quiet


def test_poison_destroys_whatever_it_damages() -> None:
    t = table(you=line("macis-asp"), enemy=line("troll"))
    t.you.fights("macis-asp")
    assert t.enemy == line() | discard("troll")


def test_armor_that_stops_all_damage_stops_poison() -> None:
    t = table(you=line("inka-the-spider"), enemy=line("raiding-knight"))
    t.you.fights("inka-the-spider")
    assert t.enemy == line("raiding-knight")


def test_assault_comes_before_the_fight_which_then_does_not_happen() -> None:
    t = table(you=line("ancient-bear"), enemy=line("dust-imp"))
    t.you.fights("ancient-bear")
    assert t.you == line("ancient-bear")
    assert t.enemy == line() | discard("dust-imp")
    assert t.enemy.amber == 2


def test_hazardous_kills_the_attacker_before_it_strikes() -> None:
    t = table(you=line("headhunter"), enemy=line("briar-grubbling"))
    t.you.fights("headhunter")
    assert t.you == line() | discard("headhunter")
    assert t.enemy == line("briar-grubbling")
    assert t.you.amber == 0


def test_a_stunned_creature_can_only_shake_off_its_stun() -> None:
    t = table(you=line(stunned("troll")), enemy=line("bumpsy"))
    assert not t.you.can("fight", "troll") and not t.you.can("reap", "troll")
    t.you.unstuns("troll")
    assert t.you == line(exhausted("troll"))


def test_a_fight_effect_makes_a_stunned_creature_shed_its_stun_instead() -> None:
    t = table(you=hand("anger") | line(stunned("troll")), enemy=line("bumpsy"))
    t.you.plays("anger")
    assert t.you == line(exhausted("troll"))
    assert t.enemy == line("bumpsy")
    assert t.is_quiet


def test_anger_without_enemies_only_readies() -> None:
    t = table(you=hand("anger") | line(exhausted("bumpsy")))
    t.you.plays("anger")
    assert t.you == line(ready("bumpsy"))
    assert t.is_quiet


def test_shadow_self_takes_what_armor_left_of_a_neighbors_damage() -> None:
    t = table(you=line("troll"), enemy=line("bulwark", "shadow-self"))
    t.you.fights("troll", "bulwark")
    assert t.enemy == line("bulwark", damaged("shadow-self", 6))
    assert t.you == line(damaged("troll", 4))


def test_autocannon_shoots_whatever_enters() -> None:
    t = table(you=hand("bumpsy") | artifacts("autocannon"))
    t.you.plays("bumpsy").picks("autocannon")
    assert t.you == line(damaged("bumpsy", 1))
    assert t.is_quiet
