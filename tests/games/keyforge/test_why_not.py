"""Why not: every refusal names what forbids it, in both languages, and agrees with what is offered."""

import pytest

import tapete
from tapete import Rng
from tapete.games.keyforge.verbs.things import creature
from tapete.games.keyforge.verbs.which import STATUS
from tapete.kernel import words
from tapete.kernel.game import Wish

from .table import artifacts, chains, damaged, exhausted, hand, houses, line, maverick, stunned, table


def reason(t: object, act: str, card: str) -> tapete.Reason:
    state, match = t.state, t.match  # type: ignore[attr-defined]
    n = next(n for n, copy in enumerate(state.cast) if copy.card.id == card)
    found = match.why_not(0, {"kind": act, "refers": [f"card:{n}"]})
    assert found is not None
    return found  # type: ignore[no-any-return]


def test_a_card_that_forbids_is_named_as_the_source() -> None:
    t = table(you=hand("troll"), enemy=line("dust-imp", "ember-imp"), played=[0, 0])
    told = reason(t, "play", "troll")
    assert told.code == "card-forbids"
    assert told.source == f"card:{t.enemy.body('ember-imp').n}"
    assert "Ember Imp" in told.text("en") and "Diablillo de Brasa" in told.text("es")


@pytest.mark.parametrize(
    ("act", "card", "code"),
    [
        ("reap", "troll", "exhausted"),
        ("reap", "bumpsy", "stunned"),
        ("fight", "headhunter", "no-enemy-creature"),
        ("reap", "dust-imp", "not-active-house"),
        ("action", "headhunter", "no-such-ability"),
        ("reap", "cannon", "not-a-creature"),
        ("play", "fear", "not-active-house"),
        ("unstun", "headhunter", "not-stunned"),
    ],
)
def test_the_reason_has_a_code_a_rule_and_both_texts(act: str, card: str, code: str) -> None:
    mine = hand("fear") | line(exhausted("troll"), stunned("bumpsy"), "headhunter", "dust-imp")
    t = table(you=mine | artifacts("cannon"), house="brobnar")
    told = reason(t, act, card)
    assert told.code == code
    assert "v17.2" in str(told.cited("es"))
    assert told.text("es").endswith(".") and told.text("en").endswith(".")


def test_a_target_that_cannot_be_chosen_says_which_word_it_fails() -> None:
    t = table(you=hand("finishing-blow"), enemy=line(damaged("troll", 1), damaged("bumpsy", 1), "headhunter"))
    t.you.plays("finishing-blow").cannot_choose("headhunter")
    assert reason(t, "target", "headhunter").code == "not-damaged"


@pytest.mark.parametrize(
    ("card", "onto", "code"),
    [
        ("blood-of-titans", "troll", None),
        ("blood-of-titans", "cannon", "not-a-host"),
        ("animating-force", "cannon", None),
        ("animating-force", "troll", "card-forbids"),
        ("smaaash", "cannon", None),  # a creature is attached to nothing
    ],
)
def test_what_an_upgrade_cannot_be_attached_to_says_so(card: str, onto: str, code: str | None) -> None:
    """v17.2 «Mejoras»: an upgrade is attached to a creature, of either side, unless its text says otherwise."""
    t = table(you=hand(card) | artifacts("cannon"), enemy=line("troll"))
    refers = tuple(
        f"card:{n}" for id in (card, onto) for n, one in enumerate(t.state.cast) if one.card.id == id
    )
    told = t.match.game.why_not(t.state, 0, Wish("play", refers), t.match.ask)
    assert (told and told.code) == code


def test_nothing_else_is_done_while_something_is_resolved() -> None:
    """v17.2 «Habilidad, habilidad de carta»: an ability that has begun is resolved to its end; the Troll may be chosen."""
    t = table(you=hand("punch", "anger") | line("troll"), enemy=line("krump", "bumpsy"))
    t.you.plays("punch").may_choose("troll", "krump", "bumpsy")
    assert reason(t, "reap", "troll").code == "resolving"
    assert reason(t, "play", "anger").code == "not-a-target", "an answer that the question does not take"
    t.you.picks("krump")
    flank = table(you=hand("troll", "anger") | line("krump"))
    flank.take("play troll")
    assert reason(flank, "play", "anger").code == "resolving"


def test_what_cannot_be_paid_names_the_card_that_charges_it() -> None:
    """v17.2 «Pagar»: Tentacus wants 1 Æmber for the use of an artifact."""
    t = table(you=artifacts("cannon"), enemy=line("ember-imp", "tentacus"))
    told = reason(t, "action", "cannon")
    assert told.code == "cannot-pay" and told.source == f"card:{t.enemy.body('tentacus').n}"
    assert "Tentacus" in told.text("en") and "Tentacus" in told.text("es")


@pytest.mark.parametrize(("house", "code"), [("dis", "house-forbidden"), ("sanctum", "not-your-house")])
def test_a_house_that_is_none_of_yours_is_forbidden_by_no_card(house: str, code: str) -> None:
    """v17.2 «Elección de Casa», FAQ «Señor del Foso»: Pitlord wants Dis, Restringuntus does not; Sanctum is not there."""
    mine = line("pitlord") | houses("brobnar", "dis", "logos")
    t = table(you=mine, enemy=hand("restringuntus"), active=1, house="dis")
    t.enemy.plays("restringuntus").picks("dis").ends_turn()
    assert t.offered == ["brobnar", "logos"]
    told = t.match.game.why_not(t.state, 0, Wish("house", (f"house:{house}",)), t.match.ask)
    assert told is not None and told.code == code


def test_a_house_that_would_have_to_be_chosen_were_it_yours_forbids_no_other() -> None:
    t = table(you=line(maverick("pitlord", "brobnar")) | houses("brobnar", "mars"), step="house", house="")
    told = t.match.game.why_not(t.state, 0, Wish("house", ("house:dis",)), t.match.ask)
    assert t.offered == ["brobnar", "mars"] and told is not None and told.code == "not-your-house"


def test_a_house_is_not_chosen_in_another_step() -> None:
    t = table(you=line("pitlord") | houses("dis", "brobnar"))
    told = t.match.game.why_not(t.state, 0, Wish("house", ("house:brobnar",)), t.match.ask)
    assert told is not None and told.code == "wrong-step"


def test_taunt_is_the_reason_against_its_neighbors() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy", "champion-anaphiel", "headhunter", "smaaash"))
    t.you.fights("troll").cannot_choose("headhunter")
    assert reason(t, "fight", "headhunter").code == "taunt"


def test_every_word_of_a_filter_has_its_reason_in_both_languages() -> None:
    codes = {f"not-{word}" for word in STATUS} | {"wrong-type", "wrong-side", "not-itself", "chosen-already"}
    codes |= {
        test.code
        for test in creature.of("dis").trait("knight").named("urchin").power(3).keyword("taunt").tests
    }
    for code in sorted(codes):
        for lang in ("es", "en"):
            assert words.of("keyforge").has(lang, f"reason-{code}"), code


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_exactly_what_nothing_forbids(seed: int) -> None:
    rng = Rng(f"why {seed}")
    match = tapete.new_match("keyforge", seed=seed, decks=[f"seed:{seed}", f"seed:{seed + 9}"])
    for _ in range(250):
        if match.over:
            break
        decision = match.pending[0]
        if decision.kind == "main":
            offered = set(decision.options.ids)
            for wish, _text in match.game.wishes(match.table, decision.seat, "en"):
                id = f"{wish.kind}:{wish.refers[0].removeprefix('card:')}"
                forbids = match.game.why_not(match.table, decision.seat, wish, decision.ask)
                assert (forbids is None) is (id in offered), id
        match.answer(rng.below(len(decision.options)))


def test_the_tide_says_why_it_cannot_be_raised_for_chains() -> None:
    """v17.2 «Marea»: its card comes with a deck, and the ability belongs to step 3."""
    wish = {"kind": "tide", "refers": []}
    full = table(you=line("troll") | chains(24), tide=0)
    asked = table(you=hand("punch"), enemy=line("troll", "krump"), tide_card=True)
    asked.you.plays("punch")
    for t, code in ((table(you=line("troll")), "no-tide"), (full, "tide-and-chains"), (asked, "wrong-step")):
        told = t.match.why_not(0, wish)
        assert told is not None and told.code == code and "v17.2" in str(told.cited("es"))
    assert table(you=line("troll"), tide_card=True).match.why_not(0, wish) is None
