"""Nobody is asked what can make no difference, as things stand and the one who is asked can see."""

import pytest
from tests.games.keyforge import made
from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    enhanced,
    enraged,
    exhausted,
    grown,
    hand,
    holding,
    keys,
    line,
    maverick,
    purged,
    ready,
    side,
    stunned,
    table,
    token,
    upgraded,
    warded,
)

assert made

BOOKS = pytest.mark.parametrize("book", ["2018", "2023"])


@BOOKS
def test_no_target_is_asked_for_damage_that_is_none(book: str) -> None:
    t = table(you=artifacts("mothergun"), enemy=line("krump", "bumpsy"), ruleset=book)
    t.you.acts("mothergun")
    assert t.is_quiet, "no Mars card was revealed"
    t = table(you=line("guardian-demon"), enemy=line(damaged("troll", 1), "krump"), ruleset=book)
    t.you.reaps("guardian-demon").picks("troll", "0")
    assert t.is_quiet, "no damage was healed"
    t = table(you=hand("martian-hounds"), enemy=line("troll", "krump"), ruleset=book)
    t.you.plays("martian-hounds")
    assert t.is_quiet, "no creature is damaged"


@BOOKS
def test_a_target_is_asked_for_damage_that_is_some(book: str) -> None:
    t = table(you=line("guardian-demon"), enemy=line(damaged("troll", 1), "krump"), ruleset=book)
    t.you.reaps("guardian-demon").picks("troll", "1").may_choose("guardian-demon", "krump")


@BOOKS
def test_nobody_is_asked_who_captures_from_an_empty_pool(book: str) -> None:
    t = table(you=hand("terms-of-redress") | line("francus", "sequis"), enemy=amber(0), ruleset=book)
    t.you.plays("terms-of-redress")
    assert t.is_quiet
    t = table(you=hand("terms-of-redress") | line("francus", "sequis"), enemy=amber(1), ruleset=book)
    t.you.plays("terms-of-redress").may_choose("francus", "sequis")


@BOOKS
def test_forging_what_cannot_be_paid_is_not_offered(book: str) -> None:
    t = table(you=hand("key-charge") | amber(6), ruleset=book)
    t.you.plays("key-charge")
    assert t.is_quiet and t.you == keys() | amber(5), "the card loses one of the six"
    t = table(you=hand("key-charge") | amber(7), ruleset=book)
    t.you.plays("key-charge").may_choose("yes", "no")
    t = table(you=hand("key-abduction", *["troll"] * 5) | amber(6), ruleset=book)
    t.you.plays("key-abduction")
    assert t.is_quiet, "9 more and 5 less for the hand make 10"
    t = table(you=hand("key-abduction", *["troll"] * 9) | amber(6), ruleset=book)
    t.you.plays("key-abduction").may_choose("yes", "no")


@BOOKS
def test_loot_and_skulls_need_no_order(book: str) -> None:
    t = table(
        you=hand("loot-the-bodies") | artifacts("pile-of-skulls") | line("troll", "krump"),
        enemy=line("dust-pixie") | amber(3),
        ruleset=book,
    )
    t.you.plays("loot-the-bodies").fights("troll")
    assert t.match.pending[0].kind == "target", "only who captures"
    t.you.may_choose("troll", "krump").picks("krump")
    assert t.is_quiet and t.you.amber == 1
    assert t.you == line(damaged("troll", 1), holding("krump", 1))


@BOOKS
def test_loot_and_mugwump_need_no_order(book: str) -> None:
    t = table(
        you=hand("loot-the-bodies") | line(damaged("mugwump", 2)), enemy=line("dust-pixie"), ruleset=book
    )
    t.you.plays("loot-the-bodies").fights("mugwump")
    assert t.is_quiet and t.you.amber == 1 and t.you.power("mugwump") == 7


@BOOKS
def test_imperial_traitor_finds_no_card_of_sanctum_and_asks_nothing(book: str) -> None:
    t = table(you=hand("imperial-traitor"), enemy=hand("troll", "krump"), ruleset=book)
    t.you.plays("imperial-traitor")
    assert t.is_quiet, "the player has seen the hand"
    t = table(you=hand("imperial-traitor"), enemy=hand("troll", maverick("krump", "sanctum")), ruleset=book)
    t.you.plays("imperial-traitor").may_choose("yes", "no")


def test_what_ones_own_hand_has_not_is_told_to_nobody() -> None:
    t = table(you=artifacts("incubation-chamber") | hand("troll"))
    t.you.omni("incubation-chamber").may_choose("yes", "no")
    t = table(you=artifacts("incubation-chamber"))
    t.you.omni("incubation-chamber")
    assert t.is_quiet, "everybody sees that there is no hand"


@BOOKS
def test_a_cloak_and_a_ritual_have_one_result(book: str) -> None:
    for mine in (artifacts("annihilation-ritual"), artifacts()):
        t = table(
            you=hand("gateway-to-dis") | mine,
            enemy=line(upgraded("krump", "armageddon-cloak"), "troll"),
            house="dis",
            ruleset=book,
        )
        t.you.plays("gateway-to-dis")
        assert t.is_quiet and t.enemy == line("krump"), "saved, wherever it would have gone"
        assert t.enemy == (
            purged("troll") if mine.told["artifacts"] else discard("troll", "armageddon-cloak")
        )


@BOOKS
def test_nobody_is_chosen_to_be_healed_where_nobody_is_hurt(book: str) -> None:
    t = table(you=artifacts("hallowed-blaster") | line("francus"), enemy=line("troll"), ruleset=book)
    t.you.acts("hallowed-blaster")
    assert t.is_quiet
    t = table(
        you=artifacts("hallowed-blaster") | line("francus"), enemy=line(damaged("troll", 1)), ruleset=book
    )
    t.you.acts("hallowed-blaster").may_choose("francus", "troll").picks("francus")
    assert t.enemy == line(damaged("troll", 1)) and t.is_quiet, "whoever has no damage may be chosen too"


def test_nobody_is_chosen_whose_state_would_be_the_same() -> None:
    t = table(
        you=line(stunned("dust-pixie")) | hand("tremor"), enemy=line(stunned("krump"), stunned("troll"))
    )
    t.you.plays("tremor")
    assert t.is_quiet, "all are stunned, and their neighbors"
    t = table(you=line("priest"), enemy=line(exhausted("krump"), exhausted("troll")))
    t.you.acts("priest")
    assert t.is_quiet, "all are exhausted"
    t = table(you=line("john-smyth", "zorg"), enemy=line("krump"))
    t.you.reaps("john-smyth")
    assert t.is_quiet, "no other creature of Mars is exhausted"
    t = table(you=artifacts("hologrammophone") | line(warded("dextre")), enemy=line(warded("krump")))
    t.you.acts("hologrammophone")
    assert t.is_quiet, "all are warded"
    t = table(you=artifacts("soul-fiddle") | line(enraged("snudge")), enemy=line(enraged("krump")))
    t.you.acts("soul-fiddle")
    assert t.is_quiet, "all are enraged"
    t = table(you=line("consul-primus"), enemy=line("krump", "troll"))
    t.you.reaps("consul-primus")
    assert t.is_quiet, "there is no Æmber on a creature"


def test_where_one_of_them_would_change_all_are_offered() -> None:
    t = table(you=line("priest"), enemy=line(exhausted("krump"), "troll"))
    t.you.acts("priest").may_choose("krump", "troll").picks("krump")
    assert t.enemy == line(exhausted("krump"), "troll") and t.is_quiet
    t = table(you=line("john-smyth", exhausted("zorg"), "yxilo-bolter"))
    t.you.reaps("john-smyth").may_choose("zorg", "yxilo-bolter")


def test_a_choice_that_is_spoken_of_afterwards_is_made_all_the_same() -> None:
    t = table(you=artifacts("might-club") | line("krump"), enemy=line("troll"))
    t.you.acts("might-club").may_choose("krump", "troll").picks("troll")
    assert t.enemy == line(enraged("troll")) and t.is_quiet, "both are ready, but one is enraged"
    t = table(you=hand("taxing-journey") | line("francus", "sequis"))
    t.you.plays("taxing-journey").may_choose("francus", "sequis").picks("francus")
    assert t.is_quiet and t.you == line("francus", "sequis"), (
        "the neighbors of one of them capture nothing either"
    )


def test_nobody_is_asked_whether_to_do_what_changes_nothing() -> None:
    t = table(you=line(upgraded("dextre", "stunner")), enemy=line(stunned("krump")), house="logos")
    t.you.reaps("dextre").may_choose("yes", "no")
    t = table(you=line("bestiarii-urso", "bestiarii-urso"), enemy=line("krump"))
    t.you.reaps("bestiarii-urso")
    assert t.is_quiet, "nobody is stunned"
    t = table(you=line("medic-ingram"), enemy=line("krump"))
    (
        t.you.reaps("medic-ingram").picks("yes").may_choose("medic-ingram", "krump"),
        "who is healed of nothing is warded",
    )


def test_guardian_demon_heals_nobody_and_deals_nothing() -> None:
    t = table(you=line("guardian-demon"), enemy=line("troll", "krump"))
    t.you.reaps("guardian-demon")
    assert t.is_quiet


def test_nobody_is_asked_whether_to_play_what_may_not_be_played() -> None:
    t = table(you=hand("exhume") | discard("gargantes-scrapper"), house="dis")
    t.you.plays("exhume")
    assert t.is_quiet and t.you == discard("exhume", "gargantes-scrapper"), "alpha: it is not the first card"
    t = table(you=hand("exhume") | discard("troll") | line("grommid"), house="dis")
    t.you.plays("exhume")
    assert t.is_quiet and t.you == line("grommid"), "its controller cannot play creatures"
    t = table(you=hand("exhume") | discard("troll"), house="dis")
    t.you.plays("exhume").may_choose("yes", "no").picks("yes")
    assert t.you == line("troll")


@BOOKS
def test_nobody_is_chosen_to_fight_where_all_are_ready_and_nobody_can_be_fought(book: str) -> None:
    t = table(you=hand("anger") | line("troll", "krump"), ruleset=book)
    t.you.plays("anger")
    assert t.is_quiet, "both are ready, and there is no enemy creature"
    t = table(you=hand("anger") | line("troll", exhausted("krump")), ruleset=book)
    t.you.plays("anger").may_choose("troll", "krump").picks("krump")
    assert t.is_quiet and t.you == line("troll", ready("krump")), "it becomes ready and fights nobody"
    t = table(you=artifacts("gauntlet-of-command") | line("troll", "krump"), ruleset=book)
    t.you.acts("gauntlet-of-command")
    assert t.is_quiet
    t = table(you=hand("ganger-chieftain") | line("troll", "krump"), ruleset=book)
    t.you.plays("ganger-chieftain")
    assert t.is_quiet, "its neighbor is ready, and there is no enemy creature"
    t = table(you=hand("one-stood-against-many") | line("francus", "sequis"), ruleset=book)
    t.you.plays("one-stood-against-many")
    assert t.is_quiet
    t = table(you=hand("relentless-assault") | line("troll", "krump"), ruleset=book)
    t.you.plays("relentless-assault")
    assert t.is_quiet


def test_of_several_that_fight_those_that_cannot_any_more_are_not_asked_for() -> None:
    t = table(you=hand("relentless-assault") | line("troll", "krump", "bumpsy"), enemy=line("dust-pixie"))
    t.you.plays("relentless-assault").picks("troll")
    assert t.is_quiet and t.enemy == line(), "the others are ready, and nobody is left to fight"
    t = table(you=hand("badgemagus") | line("francus", "badgemagus", "sequis"), enemy=line("dust-pixie"))
    t.you.fights("badgemagus")
    assert t.is_quiet and t.enemy == line(), "both neighbors are ready"


def test_nobody_is_chosen_to_be_used_who_cannot_be() -> None:
    t = table(you=artifacts("dominator-bauble") | line(exhausted("snudge"), exhausted("troll")), house="dis")
    t.you.acts("dominator-bauble")
    assert t.is_quiet, "all are exhausted"
    t = table(you=line("commander-chan", exhausted("troll"), exhausted("krump")))
    t.you.reaps("commander-chan")
    assert t.is_quiet
    t = table(you=line(exhausted("bumpsy"), exhausted("krump")) | hand("ghosthawk"), house="untamed")
    t.you.plays("ghosthawk").picks("1")
    assert t.is_quiet, "its neighbors are exhausted"
    t = table(you=line("youngest-bear", exhausted("troll")), house="untamed")
    t.you.reaps("youngest-bear")
    assert t.is_quiet


def test_no_artifact_is_chosen_that_cannot_be_used() -> None:
    t = table(you=line("nexus"), enemy=artifacts("pile-of-skulls", "autocannon"))
    t.you.reaps("nexus")
    assert t.is_quiet, "neither has an ability to use"
    t = table(you=line("nexus"), enemy=artifacts(exhausted("gauntlet-of-command"), "autocannon"))
    t.you.reaps("nexus")
    assert t.is_quiet, "one is exhausted, the other has no ability to use"
    t = table(you=hand("poltergeist"), enemy=artifacts("pile-of-skulls", "autocannon"))
    t.you.plays("poltergeist").may_choose("pile-of-skulls", "autocannon").picks("autocannon")
    assert t.is_quiet and t.enemy == artifacts("pile-of-skulls"), "the one chosen is destroyed"


def test_nobody_is_chosen_whose_ability_would_resolve_where_none_has_one() -> None:
    t = table(you=line("replicator"), enemy=line("bumpsy", "krump"))
    t.you.reaps("replicator")
    assert t.is_quiet, "none of them has a Reap ability"
    t = table(you=hand("favor-of-rex") | line("troll"), enemy=line("krump"))
    t.you.plays("favor-of-rex")
    assert t.is_quiet
    t = table(you=line("replicator"), enemy=line("troll", "dextre", "snudge"))
    t.you.reaps("replicator").may_choose("troll", "dextre", "snudge")


def test_friendly_guide_that_is_exhausted_is_not_offered_to_be_used() -> None:
    t = table(you=line("krump", exhausted("friendly-guide")), house="brobnar")
    t.you.reaps("krump")
    assert t.is_quiet
    t = table(you=line("krump", "friendly-guide"), house="brobnar")
    t.you.reaps("krump").may_choose("yes", "no")


def test_nobody_is_asked_whether_to_use_a_creature_that_cannot_be_used() -> None:
    mine = line("youngest-bear", exhausted("troll"))
    t = table(you=mine, house="untamed")
    t.you.reaps("youngest-bear")
    assert t.is_quiet
    t = table(you=line("youngest-bear", stunned("troll")), house="untamed")
    t.you.reaps("youngest-bear").picks("yes")
    assert not t.you.body("troll").stunned, "whoever is stunned sheds it"
    t = table(you=line("youngest-bear-evil-twin", "troll"), house="untamed")
    t.you.reaps("youngest-bear-evil-twin")
    assert t.is_quiet, "there is nobody to fight"


def test_nobody_is_asked_whether_to_remove_counters_that_are_not_there() -> None:
    t = table(you=line("sporegorger-evil-twin", "troll"))
    t.you.reaps("sporegorger-evil-twin")
    assert t.is_quiet
    t = table(you=line(grown("sporegorger-evil-twin", 1), "troll"))
    t.you.reaps("sporegorger-evil-twin").picks("yes")
    assert t.you == line("sporegorger-evil-twin", damaged("troll", 1))


def test_nobody_is_asked_whether_to_search_an_empty_deck() -> None:
    t = table(you=hand("com-officer-hings"))
    t.you.plays("com-officer-hings")
    assert t.is_quiet
    t = table(you=hand("com-officer-hings") | deck("troll"))
    t.you.plays("com-officer-hings").picks("yes")


@BOOKS
def test_nobody_is_asked_what_to_do_with_the_top_of_a_deck_that_has_none(book: str) -> None:
    t = table(you=hand("biome-discovery"), tide=0, ruleset=book)
    t.you.plays("biome-discovery")
    assert t.is_quiet
    t = table(you=hand("theory-or-conjecture"), ruleset=book)
    t.you.plays("theory-or-conjecture")
    assert t.is_quiet
    t = table(you=hand("biome-discovery") | deck("troll", "krump"), tide=0, ruleset=book)
    t.you.plays("biome-discovery").picks("yes", "troll")
    assert t.you == deck("krump") and t.is_quiet


def test_nobody_is_asked_which_of_several_things_not_to_do() -> None:
    t = table(you=hand("corrode"), enemy=line("krump"))
    t.you.plays("corrode")
    assert t.is_quiet
    t = table(you=hand("loot-or-pillage") | line("troll"))
    t.you.plays("loot-or-pillage")
    assert t.is_quiet, "there is no Æmber to steal or to capture"
    t = table(you=hand("loot-or-pillage"), enemy=amber(1))
    t.you.plays("loot-or-pillage").picks(1)
    assert t.enemy == amber(1) and t.is_quiet, "who may choose what cannot be done may do nothing"
    t = table(you=hand("decadence"), enemy=line("troll"))
    t.you.plays("decadence")
    assert t.is_quiet


@pytest.mark.parametrize(
    ("ship", "sailor", "house"),
    [
        ("slrs-austeralis", "dextre", "logos"),
        ("sgs-illuminator", "sequis", "sanctum"),
        ("archon-s-revenge", "urchin", "shadows"),
        ("iss-indominus", "magistra-vita", "saurian"),
        ("exploratory-craft", "troll", "staralliance"),
    ],
)
def test_nobody_is_asked_whom_to_exhaust_where_all_are_exhausted(ship: str, sailor: str, house: str) -> None:
    mine = artifacts(ship) | line(exhausted(sailor)) | deck("troll")
    t = table(you=mine, enemy=line("krump") | amber(1), house=house)
    t.you.acts(ship)
    assert t.is_quiet and t.you == deck("troll") and t.enemy == line("krump") | amber(1)


def test_nobody_is_asked_who_captures_where_only_others_could() -> None:
    t = table(you=line("yxlix-mesmerist", "krump"), enemy=line("troll", "bumpsy"))
    t.you.acts("yxlix-mesmerist")
    assert t.is_quiet, "there is nothing on either side"
    t = table(you=hand("trading-frenzy") | line("troll", "krump"), enemy=line("bumpsy", "headhunter"))
    t.you.plays("trading-frenzy").may_choose("bumpsy", "headhunter").picks("bumpsy")
    assert t.you == amber(0) and t.enemy == line(holding("bumpsy", 1), "headhunter") and t.is_quiet, (
        "only the bonus icon has given anybody anything to capture"
    )


def test_nobody_is_asked_whether_to_do_something_to_a_card_that_was_not_found() -> None:
    t = table(you=hand("plunder"))
    t.you.plays("plunder")
    assert t.is_quiet, "no card was revealed"
    t = table(you=line("scout-pete"))
    t.you.reaps("scout-pete")
    assert t.is_quiet, "the deck is empty"
    t = table(you=hand("symposium") | line(token("scholar")))
    t.you.plays("symposium")
    assert t.is_quiet, "there is no other creature to exalt, ready and use"


def test_nobody_is_asked_about_using_whoever_cannot_be_used() -> None:
    t = table(you=line("friendly-guide", "friendly-guide", "krump"), house="staralliance")
    t.you.reaps("friendly-guide").picks("yes")
    assert t.is_quiet, "each was used after its neighbor, and both are exhausted"
    t = table(you=hand("anger") | line("krump", "troll"))
    t.you.plays("anger")
    assert t.is_quiet, "both are ready and there is nobody to fight"
    t = table(you=hand("anger") | line("krump", exhausted("troll")))
    t.you.plays("anger").may_choose("krump", "troll")


def test_nobody_is_asked_for_one_of_two_cards_to_swap_where_there_is_no_other() -> None:
    t = table(
        you=artifacts("tourist-trap") | line("troll", "krump"), enemy=line("bumpsy", "zorg"), house="ekwidon"
    )
    t.you.acts("tourist-trap")
    assert t.is_quiet, "there is no token creature"
    t = table(you=artifacts("tourist-trap") | line(token("grunt"), token("grunt", "krump")), house="ekwidon")
    t.you.acts("tourist-trap")
    assert t.is_quiet, "there is no enemy"


def test_two_abilities_that_do_the_same_are_not_put_in_order() -> None:
    t = table(
        you=hand("gateway-to-dis") | line("ironyx-vatminder", "tya-arhĭ-esquire") | side(token="grunt"),
        enemy=line("troll"),
    )
    t.you.plays("gateway-to-dis")
    assert t.is_quiet, "each makes a token creature, though there is no deck"


def test_a_capture_icon_asks_nobody_where_the_pool_is_empty() -> None:
    t = table(
        you=hand(enhanced("smith", "capture")) | line("krump", "troll"),
        enemy=line(upgraded("bumpsy", "discombobulator")),
    )
    t.you.plays("smith")
    assert t.you == line(holding("krump", 0), holding("troll", 0)) and t.is_quiet, (
        "nor does anything come from the common supply instead"
    )


@pytest.mark.parametrize("card", ["sunk-cost", "make-it-so", "put-in-a-spin", "new-frontiers"])
def test_nobody_names_a_house_where_no_card_can_be_of_it(card: str) -> None:
    t = table(you=hand(card) | amber(1))
    t.you.plays(card)
    assert t.is_quiet and t.enemy == hand() and len(t.you.look("discard")) == 1, "nothing comes of any name"
    deep = deck("krump")
    t = table(you=hand(card) | amber(1) | deep, enemy=hand("krump") | deep)
    t.you.plays(card)
    assert t.asks.startswith("<Decision d2 seat 0: name-house"), "there is a card now"


def test_chaos_portal_and_vespilon_theorist_name_no_house_for_an_empty_deck() -> None:
    t = table(you=artifacts("chaos-portal") | line("vespilon-theorist"), house="logos")
    t.you.acts("chaos-portal").reaps("vespilon-theorist")
    assert t.you == artifacts("chaos-portal") | line("vespilon-theorist") | amber(1) and t.is_quiet
    t = table(you=line("vespilon-theorist") | discard("krump"), house="logos")
    t.you.reaps("vespilon-theorist")
    assert t.you == amber(1) | discard("krump") and t.is_quiet, "only drawing makes a deck of the pile"
    t = table(you=line("vespilon-theorist") | deck("krump"), house="logos")
    t.you.reaps("vespilon-theorist").picks("brobnar")
    assert t.you == amber(2) | archives("krump") and t.is_quiet


def test_cacophonous_riot_does_not_ask_which_of_two_stands_beside_the_other() -> None:
    t = table(you=hand("cacophonous-riot"), enemy=line(exhausted("troll"), exhausted("krump")))
    t.you.plays("cacophonous-riot")
    assert t.enemy == line(ready(enraged("troll")), ready(enraged("krump"))) and t.is_quiet
    t = table(you=hand("cacophonous-riot"), enemy=line(exhausted("troll"), exhausted("krump"), "bumpsy"))
    t.you.plays("cacophonous-riot").picks("troll")
    assert t.enemy == line(ready(enraged("troll")), ready(enraged("krump")), "bumpsy") and t.is_quiet


def test_no_option_is_asked_for_where_none_of_them_would_do_anything() -> None:
    t = table(you=hand("forgive-or-forget"))
    t.you.plays("forgive-or-forget")
    assert t.is_quiet, "there is no card to archive, nor to purge"
    t = table(you=hand("forgive-or-forget"), enemy=discard("troll"))
    t.you.plays("forgive-or-forget").picks("1")
    t = table(you=hand("safe-or-sorry"), enemy=line("troll", "krump"))
    t.you.plays("safe-or-sorry")
    assert t.is_quiet, "no friendly creature, and no Æmber to be counted"
    t = table(you=hand("safe-or-sorry"), enemy=line("troll", "krump") | amber(1))
    t.you.plays("safe-or-sorry").picks("1").may_choose("troll", "krump")
