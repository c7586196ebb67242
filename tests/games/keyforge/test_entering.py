"""How cards come into play: keywords that speak of entering, own or given (v17.2 «Entrar en juego»)."""

from . import made
from .table import amber, artifacts, deck, discard, hand, houses, line, owned_by, side, table

assert made


def test_entrar_en_juego_deploy_given_by_another_card_places_the_creature_anywhere() -> None:
    t = table(you=hand("scout-made") | line("troll", "bumpsy") | artifacts("muster-made"))
    t.you.plays("scout-made").may_choose("0", "1", "2").picks(1)
    assert t.you == line("troll", "scout-made", "bumpsy")
    assert t.is_quiet


def test_entrar_en_juego_deploy_given_to_the_other_side_does_not_count() -> None:
    t = table(you=hand("scout-made") | line("troll", "bumpsy"), enemy=artifacts("muster-made"))
    t.you.plays("scout-made", flank="left")
    assert t.you == line("scout-made", "troll", "bumpsy")


def test_entrar_en_juego_what_gives_deploy_gives_it_to_itself_too() -> None:
    t = table(you=hand("captain") | line("troll", "bumpsy"))
    t.you.plays("captain").may_choose("0", "1", "2").picks(1)
    assert t.you == line("troll", "captain", "bumpsy")


def test_perder_frente_a_obtener_deploy_that_is_lost_is_not_had_on_entering() -> None:
    t = table(
        you=hand("deployer") | line("troll", "bumpsy") | artifacts("muster-made"),
        enemy=artifacts("stiffness"),
    )
    t.you.plays("deployer", flank="left")
    assert t.you == line("deployer", "troll", "bumpsy")


def test_entrar_en_juego_treachery_given_by_another_card_sends_it_across() -> None:
    t = table(you=hand("scout-made"), enemy=artifacts("conspiracy"))
    t.you.plays("scout-made")
    assert t.enemy == line("scout-made") and t.you == line()
    assert t.state.bodies[t.enemy.body("scout-made").n].owner == 0


def test_traicion_whoever_plays_it_its_opponent_gets_it() -> None:
    # «entra en juego bajo el control de tu oponente»: also when the card is not one's own.
    t = table(you=hand(owned_by("traitor", 1)))
    t.you.plays("traitor")
    assert t.enemy == line("traitor") and t.you == line()


def test_alfa_given_on_entering_forbids_playing_after_anything_else() -> None:
    t = table(you=hand("scout-made", "punch", "cannon") | artifacts("dawn"))
    assert t.you.can("play", "scout-made")
    t.you.plays("punch")
    assert t.you.why_not("play", "scout-made") == "alpha"
    assert t.you.can("play", "cannon"), "only creatures gain it"


def test_omega_given_on_entering_ends_the_step() -> None:
    t = table(you=hand("scout-made", "punch"), enemy=artifacts("dusk"))
    t.you.plays("scout-made")
    assert t.state.active == 1


def test_omega_gained_by_the_other_side_only_does_not_end_mine() -> None:
    t = table(you=hand("scout-made", "punch") | artifacts("dusk"))
    t.you.plays("scout-made")
    assert t.state.active == 0 and t.you.can("play", "punch")


def test_omega_ends_only_the_step_it_was_played_in() -> None:
    # v17.2 FAQ «Efectos Destruida»: played in step 1, it leaves step 3 as it is.
    mine = artifacts("last-rite") | discard("last-word") | amber(6) | hand("punch") | houses("brobnar", "dis")
    t = table(you=mine, step="forge", house="")
    t.you.picks("red")
    assert t.you == amber(1), "it was played"
    t.you.chooses("brobnar")
    assert t.you.can("play", "punch") and t.state.active == 0


def test_regla_del_seis_token_creatures_are_copies_of_one_name() -> None:
    token = {"card": "troll", "counts_as": "grunt-made", "face_down": True}
    t = table(you=line(*[token] * 7) | side(token="grunt-made"), house="brobnar")
    for _ in range(6):
        t.you.reaps("grunt-made")
    assert t.you.amber == 6
    assert not t.you.can("reap", "grunt-made")


def test_regla_del_seis_a_token_does_not_count_as_the_card_it_hides() -> None:
    token = {"card": "troll", "counts_as": "grunt-made", "face_down": True}
    t = table(you=line(*[token] * 6, "troll") | side(token="grunt-made"), house="brobnar")
    for _ in range(6):
        t.you.reaps("grunt-made")
    assert t.you.can("reap", "troll"), "the real one"


def test_criaturas_ficha_enter_play_and_are_shot_at_like_any_creature() -> None:
    t = table(
        you=hand("recruit-made")
        | line("bumpsy")
        | deck("punch", "anger", "troll")
        | side(token="grunt-made"),
        enemy=artifacts("autocannon"),
    )
    t.you.plays("recruit-made").picks("left")
    assert t.you == line("bumpsy") | discard("recruit-made", "anger", "punch"), "they entered, and were shot"


def test_criaturas_ficha_enter_exhausted_and_are_not_played() -> None:
    t = table(you=hand("recruit-made") | deck("dust-pixie", "dust-pixie") | side(token="grunt-made"))
    t.you.plays("recruit-made")
    assert [b.exhausted for b in t.you.look("creatures")] == [True, True]
    assert t.you.amber == 0 and len(t.state.played) == 1, "no bonus icons, no card played"


def test_omega_of_a_card_played_by_an_effect_ends_the_step_too() -> None:
    t = table(you=hand("wild-wormhole", "labwork") | deck("last-word", "troll", "troll", "troll"))
    t.you.plays("wild-wormhole")
    assert t.state.active == 1 and t.you.amber == 2


def test_alfa_holds_for_plays_by_an_effect() -> None:
    t = table(you=hand("wild-wormhole") | deck("first-word", "troll"))
    t.you.plays("wild-wormhole")
    assert t.you == deck("first-word", "troll") | hand()


def test_traicion_an_artifact_enters_among_the_opponents() -> None:
    t = table(you=hand("poisoned-gift"))
    t.you.plays("poisoned-gift")
    assert t.enemy == artifacts("poisoned-gift") and not t.you.can("omni", "poisoned-gift")
