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
