"""The public names stay what they are, whatever has been imported."""

import tapete


def test_the_list_of_games_is_still_a_function_after_a_game_was_loaded() -> None:
    tapete.game("seasons")
    assert "seasons" in tapete.games()
