"""What a page is given to play: who attacks whom, how much, where cards go."""

from tapete.kernel import show
from tapete.kernel.show import Act

from .table import TableUnderTest, deck, line, table


def seen(t: TableUnderTest, seat: int | None) -> list[Act]:
    return [act for event in t.match.shown_story(seat, "en") for act in event.get("acts", ())]


def test_a_fight_is_shown_from_the_attack_until_they_part() -> None:
    t = table(you=line("troll"), enemy=line("bumpsy"))
    troll, bumpsy = (f"card:{t.match.table.line[seat][0]}" for seat in (0, 1))
    t.you.fights("troll", "bumpsy")
    for seat in (0, 1, None):
        assert seen(t, seat) == [
            show.Struck(troll, bumpsy),
            show.Counted(bumpsy, "damage", 8),
            show.Counted(troll, "damage", 5),
            show.Went("discard:1", [bumpsy], how="destroyed"),
            show.Parted(),
        ]


def test_only_whoever_draws_is_shown_the_cards() -> None:
    t = table(you=deck("troll"), enemy=line("bumpsy"))
    t.you.ends_turn()
    for seat, mine in ((0, True), (1, False), (None, False)):
        drawn = [act for act in seen(t, seat) if isinstance(act, show.Went) and act.how == "drawn"]
        assert drawn and [bool(act.things) for act in drawn] == [mine] * len(drawn)
