"""What Replay Pod does, and that it tells nobody what lies beneath a token creature on its way."""

from tests.games.keyforge.table import (
    artifacts,
    damaged,
    deck,
    discard,
    hand,
    holding,
    line,
    maverick,
    purged,
    side,
    table,
    token,
)

GRUNT = side(token="grunt")


def test_replay_pod_keeps_your_martians_and_gives_them_back() -> None:
    t = table(
        you=hand("gateway-to-dis") | artifacts("replay-pod") | line("zorg", "urchin"),
        enemy=line("yxl-the-iron-captain"),
    )
    t.you.plays("gateway-to-dis")
    (pod,) = t.you.look("artifacts")
    assert [t.card(n) for n in pod.under] == ["zorg"] and "urchin" in t.you.look("discard")
    assert t.enemy == discard("yxl-the-iron-captain")
    t.state.check()


def test_replay_pod_returns_what_lies_under_it_and_is_purged() -> None:
    t = table(you=artifacts({"card": "replay-pod", "under": ["zorg", "grondal"]}))
    t.you.acts("replay-pod")
    assert sorted(t.you.look("hand")) == ["grondal", "zorg"] and t.you == artifacts() | purged("replay-pod")


def test_replay_pod_keeps_the_card_beneath_a_token_to_itself() -> None:
    mine = (
        hand("gateway-to-dis")
        | artifacts("replay-pod")
        | line(token("grunt", "anger"))
        | deck("punch", "troll")
    )
    t = table(you=mine | GRUNT)
    t.you.plays("gateway-to-dis")
    (pod,) = t.you.look("artifacts")
    assert len(pod.under) == 1 and t.you == line()
    faces = {t.match.sample_world(1, seed).table.bodies[pod.n].under for seed in range(30)}
    assert len(faces) > 1, "the enemy does not know which card it is"


def test_replay_pod_that_is_a_martian_itself_cannot_lie_under_itself() -> None:
    pod = {"card": "replay-pod", "as_creature": 3}
    t = table(you=hand("gateway-to-dis") | line("zorg", maverick(pod, "mars")))
    t.you.plays("gateway-to-dis").picks("replay-pod")
    assert t.you == line() | artifacts() and sorted(t.you.look("discard")) == [
        "gateway-to-dis",
        "replay-pod",
        "zorg",
    ]
    assert t.is_quiet


def test_replay_pod_shows_nobody_the_card_beneath_a_token_on_its_way() -> None:
    grunt = holding(damaged(token("grunt", "urchin"), 2), 2)
    mine = line("ether-spider", "ether-spider", grunt) | artifacts("replay-pod") | deck("troll")
    t = table(you=hand("stratosmack"), enemy=mine)
    t.you.plays("stratosmack").picks("grunt", "ether-spider")
    assert not t.is_quiet and "Urchin" not in str(t.match.view(0)) + str(t.match.story(0, "en"))
    t.you.picks("2")
    assert t.enemy == line(holding("ether-spider", 2), "ether-spider")
    assert t.is_quiet


def test_replay_pod_does_not_tell_which_of_two_cards_that_were_seen_lies_under_it() -> None:
    cards = deck({"card": "punch", "n": 90}, {"card": "troll", "n": 91})
    t = table(
        you=hand("brawl-in", "stratosmack") | artifacts("replay-pod") | cards | side(token="rebel"),
        enemy=hand("krump") | side(known={"90": ["deck"], "91": ["deck"]}),
    )
    t.you.plays("brawl-in").plays("stratosmack").picks("rebel")
    (pod,), (rebel,) = t.you.look("artifacts"), t.you.look("creatures")
    worlds = [t.match.sample_world(1, seed).table for seed in range(20)]
    there = [(*world.bodies[pod.n].under, world.bodies[rebel.n].beneath) for world in worlds]
    assert set(there) == {(90, 91), (91, 90)}
    assert t.is_quiet
