"""What cannot be done says why."""

from tapete.server.play import Play, Start
from tapete.server.presenter import why


def test_a_card_in_hand_says_what_keeps_it_from_being_summoned() -> None:
    play = Play(Start("seasons", seats=2, options={"level": "apprentice"}, seed="7", at=0.0))
    while play.match.pending[0].kind != "act":
        play.match.answer(play.match.pending[0].options[0], decision=play.match.pending[0])
    seat = play.match.pending[0].seat
    hand = play.match.view(seat, "es")["table"]["seats"][seat]["hand"]["cards"]
    said = [why(play, seat, card["ref"], "es") for card in hand]

    offered = {ref for option in play.match.pending[0].options for ref in option.refers}
    assert any(one.reasons for one in said)
    for one in said:
        assert bool(one.reasons) == (one.ref not in offered)
        assert all(reason.wish and reason.reason.text for reason in one.reasons)


def test_a_single_wish_about_what_one_sees_says_why_and_nothing_of_what_is_hidden() -> None:
    play = Play(Start("keyforge", seats=2, options={}, seed="7", at=0.0))
    while play.match.pending[0].kind != "main":
        play.match.answer(play.match.pending[0].options[0], decision=play.match.pending[0])
    seat = play.match.pending[0].seat
    offered = {option.id for option in play.match.pending[0].options}
    hand, other = play.match.table.hand[seat], play.match.table.hand[1 - seat]

    for n in hand:
        said = why(play, seat, f"card:{n}", "en", "play").reasons
        assert bool(said) == (f"play:{n}" not in offered)
        assert all(one.reason.text for one in said)
    assert any(f"play:{n}" not in offered for n in hand)
    assert [why(play, seat, f"card:{n}", "en", "play").reasons for n in other] == [[]] * len(other)
