"""What lies under cards, face up and face down, and what each seat knows of it (v17.2 «Cartas boca abajo», «Injertar»)."""

from typing import Any

import tapete
from tapete.games.keyforge.table import Table

from . import made
from .table import TableUnderTest, archives, artifacts, deck, hand, line, side, table, upgraded

assert made


def below(t: TableUnderTest, seat: int | None, owner: int = 0) -> dict[str, Any]:
    """What a seat sees under the first artifact of a player."""
    return t.match.view(seat)["table"]["players"][owner]["artifacts"][0]["under"]  # type: ignore[no-any-return]


def ids(shown: dict[str, Any]) -> list[str]:
    return [card["id"] for card in shown["cards"]]


def places(t: TableUnderTest, seat: int, n: int, worlds: int = 24) -> set[str]:
    """Where a card lies in worlds that a seat cannot tell from the true one."""
    return {where(t.match.sample_world(seat, seed).table, n) for seed in range(worlds)}


def where(t: Table, n: int) -> str:
    for name in ("hand", "deck", "archives"):
        if n in getattr(t, name)[0] or n in getattr(t, name)[1]:
            return name
    return "under" if any(n in b.under for b in t.bodies.values()) else "elsewhere"


def number(t: TableUnderTest, card: str) -> int:
    return next(n for n, copy in enumerate(t.state.cast) if copy.card.id == card)


def test_injertar_a_grafted_card_is_seen_by_everybody() -> None:
    t = table(you=hand("punch", "anger") | artifacts("graft"), enemy=hand("troll"))
    t.you.acts("graft").picks("punch")
    assert [ids(below(t, seat)) for seat in (0, 1, None)] == [["punch"]] * 3
    assert below(t, 1)["count"] == 1


def test_injertar_a_grafted_card_stays_where_it_is_in_every_world() -> None:
    t = table(you=hand("punch", "anger", "smaaash") | artifacts("graft") | deck("troll"))
    t.you.acts("graft").picks("punch")
    assert places(t, 1, number(t, "punch")) == {"under"}
    assert places(t, 1, number(t, "anger")) == {"hand", "deck"}


def test_injertar_the_face_is_kept_in_positions() -> None:
    under = [{"card": "anger", "face_up": True}, "punch"]
    t = table(you=artifacts({"card": "sealed-letter", "under": under}))
    assert ids(below(t, 1)) == ["anger"] and below(t, 1)["count"] == 2
    again = TableUnderTest(tapete.new_match("keyforge", position=t.match.position()))
    assert [ids(below(again, seat)) for seat in (0, 1)] == [["anger", "punch"], ["anger"]]


def test_cartas_boca_abajo_only_the_controller_of_the_card_on_top_looks() -> None:
    t = table(you=hand("punch", "anger") | artifacts("sealed-letter"), enemy=hand("troll"))
    t.you.acts("sealed-letter").picks("punch")
    assert [ids(below(t, seat)) for seat in (0, 1, None)] == [["punch"], [], []]
    assert below(t, 1)["count"] == 1


def test_cartas_boca_abajo_a_card_seen_in_a_hand_may_be_the_one_put_under_another() -> None:
    t = table(you=hand("punch", "anger", "smaaash") | artifacts("sealed-letter") | deck("troll"))
    punch, anger = number(t, "punch"), number(t, "anger")
    t.state.known[1][punch] = ()
    t.you.acts("sealed-letter").picks("anger")
    assert t.state.known[1][punch] == ("hand", "under")
    assert places(t, 1, punch) == {"hand", "under"}, "it was in the hand: never in the deck"
    assert places(t, 1, anger) == {"hand", "under", "deck"}


def test_cartas_boca_abajo_with_the_whole_hand_seen_one_of_it_went_under() -> None:
    t = table(you=hand("punch", "anger") | artifacts("sealed-letter") | deck("troll", "smaaash"))
    for card in ("punch", "anger"):
        t.state.known[1][number(t, card)] = ()
    t.you.acts("sealed-letter").picks("anger")
    assert places(t, 1, number(t, "troll")) == {"deck"}


def test_cartas_boca_abajo_whoever_gave_the_card_away_remembers_what_lies_under_it() -> None:
    t = table(
        you=hand("borrow-made", "smaaash") | deck("bumpsy"),
        enemy=artifacts({"card": "sealed-letter", "under": ["punch"]}) | hand("anger") | deck("troll"),
    )
    assert places(t, 0, number(t, "punch")) == {"under", "hand", "deck"}
    t.you.plays("borrow-made")
    assert ids(below(t, 0)) == ["punch"], "its new controller may look"
    assert places(t, 1, number(t, "punch")) == {"under"}
    assert places(t, 0, number(t, "punch")) == {"under"}


def test_mejoras_what_an_upgrade_gives_ends_with_its_creature() -> None:
    # The creature leaves for the hand, and nothing hears the upgrade between that and its own discard.
    t = table(you=hand("fear"), enemy=line(upgraded("dust-imp", "armageddon-cloak"), "bumpsy"), house="dis")
    t.you.plays("fear").picks("dust-imp")
    assert t.enemy == line("bumpsy") | hand("dust-imp")
    assert t.enemy.look("discard") == ["armageddon-cloak"]
    cloak = number(t, "armageddon-cloak")
    assert not [e for entries in t.state.index.values() for e in entries if e.n == cloak]
    assert t.is_quiet


def test_mejoras_an_upgrade_left_behind_changes_nobody_while_its_creature_goes() -> None:
    t = table(you=hand("gateway-to-dis"), enemy=line(upgraded("dust-imp", "blood-of-titans"), "bumpsy"))
    t.you.plays("gateway-to-dis")
    assert t.enemy == line()
    assert sorted(t.enemy.look("discard")) == ["blood-of-titans", "bumpsy", "dust-imp"]
    left = [event.body for event in t.match.events if type(event).__name__ == "Left"]
    assert next(b for b in left if b.id == "dust-imp").was.power == 7, (
        "what it was when it left (v17.2 «Abandona el juego»)"
    )


def test_criaturas_ficha_a_card_whose_effect_goes_on_keeps_its_name_whatever_lies_beneath_a_token() -> None:
    token = {"card": "punch", "counts_as": "grunt-made", "face_down": True, "n": 0}
    theirs = line(token) | deck({"card": "rally", "n": 1}, "troll")
    effect = {"effect": "control", "seat": 1, "source": 1, "about": [0]}
    t = table(you=hand("anger"), enemy=theirs | side(token="grunt-made"), lasting=[effect])
    worlds = [t.match.sample_world(0, seed) for seed in range(40)]
    assert t.beneath(0, 0) == {"punch", "rally", "troll"}
    assert {world.view(0)["table"]["effects"][0]["name"] for world in worlds} == {"rally"}


def test_what_a_seat_remembers_does_not_depend_on_where_a_card_really_lies() -> None:
    """Somebody saw a troll that may be in the hand or in the deck; then a card of the hand is archived unseen."""
    remembered = set()
    for lies in (hand("labwork", "punch", "troll") | deck("krump"), hand("labwork", "punch") | deck("troll")):
        t = table(you=lies, house="logos")
        troll = number(t, "troll")
        t.state.known[1][troll] = ("deck", "hand")
        t.you.plays("labwork")
        if t.match.pending[0].kind == "target":
            t.you.picks("punch")
        remembered.add(t.state.known[1][troll])
    assert remembered == {("archives", "deck", "hand")}


def test_a_card_that_may_be_drawn_may_be_in_hand() -> None:
    """Whether or not it really lay in the deck: all that was known is that it lay there or in the archives."""
    remembered = set()
    for lies in (deck("krump", "punch", "troll"), deck("krump", "punch") | archives("troll")):
        t = table(you=lies | hand("library-access"), house="logos")
        troll = number(t, "troll")
        t.state.known[1][troll] = ("archives", "deck")
        t.you.ends_turn()
        remembered.add(t.state.known[1][troll])
    assert remembered == {("archives", "deck", "hand")}
