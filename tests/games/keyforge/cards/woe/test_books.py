"""What the Master Rulebook says of cards of several collections beside token creatures."""

from tests.games.keyforge.table import (
    amber,
    artifacts,
    damaged,
    exhausted,
    hand,
    holding,
    line,
    purged,
    table,
    token,
)


def test_v17_faq_general_sherman_1_tokens_come_back_as_the_cards_they_are_or_not_at_all() -> None:
    grunts = token("grunt", "bumpsy"), token("grunt", "punch"), token("grunt", "pile-of-skulls")
    t = table(you=hand("general-sherman"), enemy=line(*grunts, "troll"))
    t.you.plays("general-sherman")
    assert t.enemy == line() | purged("bumpsy", "punch", "pile-of-skulls", "troll")
    t = table(
        you=hand("general-sherman", {"card": "gateway-to-dis", "house": "unfathomable"}), enemy=line(*grunts)
    )
    t.you.plays("general-sherman").plays("gateway-to-dis")
    assert t.enemy == line("bumpsy") | purged("punch", "pile-of-skulls") | artifacts() and t.is_quiet


def test_v17_faq_investigador_1_researchers_act_without_a_mars_card() -> None:
    t = table(
        you=line(*[token("researcher")] * 4, "praetor-marius") | hand("punch"),
        enemy=line("barrister-joya") | amber(5),
        house="saurian",
    )
    assert not t.you.can("reap", "praetor-marius")
    t.you.omni("researcher")
    assert t.you == line(exhausted("researcher"), *["researcher"] * 3, "praetor-marius") | hand("punch")
    assert t.is_quiet
    # In a fight Marius counts nothing; once Joya is gone, a reap counts those who have acted.
    t = table(
        you=line(*[exhausted(token("researcher"))] * 4, damaged("praetor-marius", 1)),
        enemy=amber(5),
        house="saurian",
    )
    t.you.reaps("praetor-marius")
    assert t.you.body("praetor-marius").amber == 4 and t.enemy == amber(1)
    assert t.you == line(*["researcher"] * 4, holding(damaged("praetor-marius", 1), 4)) and t.is_quiet
