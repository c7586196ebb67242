"""What a seat is shown."""

import tapete


def test_the_sheets_to_choose_from_are_shown_to_their_own_seat_only() -> None:
    match = tapete.new_match("relic", seats=2, seed=7)
    asked = {decision.seat: decision for decision in match.pending}
    for seat in (0, 1):
        shown = [card["ref"] for card in match.view(seat, "es")["table"]["shown"]]
        assert shown == [ref for option in asked[seat].options for ref in option.refers]
    assert match.view(None, "es")["table"]["shown"] == []


def test_a_sheet_to_choose_from_shows_its_attributes_life_and_limits() -> None:
    match = tapete.new_match("relic", seats=2, seed=7)
    things = match.table.box.things
    for card in match.view(0, "es")["table"]["shown"]:
        printed = things[int(card["ref"].removeprefix("card:"))]
        sheet = card["sheet"]
        assert tuple(sheet["attributes"].values()) == printed.dials and min(printed.dials) > 0
        assert (sheet["life"], sheet["assetLimit"]) == (printed.life, printed.asset_limit)
        assert sheet["home"] == match.table.box.spaces[printed.home].name["es"]
