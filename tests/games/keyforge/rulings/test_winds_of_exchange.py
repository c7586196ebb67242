"""Where cards of Winds of Exchange meet others."""

from tests.games.keyforge.table import (
    amber,
    archives,
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    houses,
    line,
    maverick,
    side,
    table,
    token,
    upgraded,
)


def test_temporal_purge_turns_all_over_at_once() -> None:
    hurt = damaged(token("disciple", "krump"), 1)
    t = table(you=hand("temporal-purge") | line(token("disciple", "punch"), token("disciple", "troll"), hurt))
    t.you.plays("temporal-purge")
    assert t.you == line("troll", damaged("krump", 1)) | discard("temporal-purge", "punch"), (
        "it never stood as a disciple without monks beside it"
    )
    assert t.is_quiet


def test_nirbor_flamewing_is_found_in_its_pile_and_nowhere_else() -> None:
    t = table(
        you=discard("nirbor-flamewing") | line("memette") | houses("brobnar"), enemy=line("krump"), active=1
    )
    t.enemy.ends_turn()
    t.you.picks("yes")
    assert t.you == line() | archives("nirbor-flamewing") | discard("memette"), "Memette has archived it"


def test_a_card_with_two_omnis_says_what_each_does() -> None:
    t = table(you=artifacts("offering-to-kiligog") | line("bumpsy"), house="dis")
    t.you.omni("offering-to-kiligog")
    first, second = t.match.pending[0].option_texts("en")
    assert "Destroy a friendly creature" in first and "token creature" in second
    assert first.startswith("Offering to Kiligog: omni")


def test_the_token_that_symposium_used_is_one_though_it_is_gone() -> None:
    t = table(you=hand("symposium") | line(token("trader", "krump"), "bumpsy"), enemy=amber(2))
    t.you.plays("symposium").picks("trader", "action trader", "yes")
    assert t.you == line(holding("bumpsy", 1)) | discard("symposium", "krump") and t.is_quiet


def test_big_magnet_moves_no_upgrade_to_where_it_cannot_be() -> None:
    theirs = line(upgraded("legendary-keyraken", "titanic-maw"), upgraded("krump", "blood-of-titans"))
    t = table(you=hand("big-magnet") | line("zorg", "troll"), enemy=theirs)
    t.you.plays("big-magnet").picks("zorg")
    assert t.you == line(upgraded("zorg", "blood-of-titans"), "troll") and t.is_quiet
    assert t.enemy == line(upgraded("legendary-keyraken", "titanic-maw"), "krump")
    assert t.you.body("titanic-maw").host == t.enemy.body("legendary-keyraken").n, (
        "you control it all the same"
    )


def test_an_ability_behind_several_words_is_offered_by_that_of_the_moment() -> None:
    t = table(you=line(upgraded("longusaur-lector", "ironyx-propaganda")), house="saurian")
    t.you.reaps("longusaur-lector")
    assert set(t.match.pending[0].option_texts("en")) == {
        "Longusaur Lector: after reap",
        "Ironyx Propaganda: after reap",
    }


def test_the_same_ability_from_two_cards_is_told_apart_by_them() -> None:
    t = table(you=hand("gateway-to-dis") | line("zorg") | artifacts("replay-pod", "replay-pod"))
    t.you.plays("gateway-to-dis")
    first, second = t.match.pending[0].option_texts("en")
    assert "Replay Pod on your side, place 1" in first and "Replay Pod on your side, place 2" in second


def test_two_copies_of_an_upgrade_are_told_apart_by_whom_they_are_on() -> None:
    bearers = line(upgraded("troll", "fof-transponder"), upgraded("krump", "fof-transponder"))
    t = table(you=hand("gateway-to-dis") | bearers | deck("anger", "punch") | side(token="grunt"))
    t.you.plays("gateway-to-dis")
    assert t.match.pending[0].option_texts("en") == (
        "FOF Transponder: destroyed (on Troll, on your side, place 1)",
        "FOF Transponder: destroyed (on Krump, on your side, place 2)",
    )


def test_brikk_nastee_gains_though_the_fighter_changed_sides_first() -> None:
    # Both follow the fight, and the fighter was friendly in it: only their order is chosen (v17.2 «Jugador activo»).
    mine = line("brikk-nastee", maverick("shĭzyokŭ-swopper", "brobnar"))
    for first in ("brikk-nastee", "shĭzyokŭ-swopper"):
        t = table(you=mine, enemy=line("dew-faerie"))
        t.you.fights("shĭzyokŭ-swopper").picks(first)
        assert t.you == line("brikk-nastee", "dew-faerie") | amber(1)
        assert t.enemy == line("shĭzyokŭ-swopper") and t.is_quiet


def test_friendly_guide_is_used_though_its_neighbor_has_moved_away_since() -> None:
    t = table(you=line("friendly-guide", "envoy-of-ekwirrĕ", "troll"), house="ekwidon")
    t.you.reaps("envoy-of-ekwirrĕ").picks("envoy-of-ekwirrĕ", "troll", "yes")
    assert t.you == line("friendly-guide", "troll", "envoy-of-ekwirrĕ") | amber(2) and t.is_quiet


def test_friendly_guide_is_not_used_after_one_that_was_no_neighbor_when_it_was_used() -> None:
    t = table(you=line("friendly-guide", "troll", "envoy-of-ekwirrĕ"), house="ekwidon")
    t.you.reaps("envoy-of-ekwirrĕ")
    assert t.you == line("friendly-guide", "envoy-of-ekwirrĕ", "troll") | amber(1) and t.is_quiet


def test_pingle_annoys_whoever_entered_as_an_enemy_and_nobody_else() -> None:
    scout = hand("talent-scout")
    t = table(you=scout, enemy=line("pingle-who-annoys"))
    t.you.plays("talent-scout").picks("talent-scout", "left")
    assert t.enemy == line(damaged("talent-scout", 1), "pingle-who-annoys") and t.is_quiet
    t = table(you=scout | line("pingle-who-annoys"))
    t.you.plays("talent-scout")
    assert t.you == line("pingle-who-annoys") and t.enemy == line("talent-scout") and t.is_quiet
