"""Every message exists in both languages with the same arguments; errors are sentences."""

import re
from pathlib import Path

import pytest

import tapete
from tapete.kernel import Reason, words

ROOT = Path(tapete.__file__).parent
#: one card, named as a sentence of that language needs it
FORMS = dict.fromkeys(("bare", "the", "card", "ofcard", "tocard"), "card")
ROOMS = sorted(path.parent for path in ROOT.rglob("es.ftl"))


def messages(path: Path) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in path.read_text("utf8").splitlines():
        start = re.match(r"^(-?[a-zA-Z][\w-]*) *=", line)
        if start:
            current = start[1]
            assert current not in found, f"{path}: {current} stands twice"
            found[current] = set()
        used = re.findall(r"\{ *\$([\w-]+)", line)
        found.setdefault(current, set()).update(FORMS.get(name, name) for name in used)
    found.pop("", None)
    return found


@pytest.mark.parametrize("room", ROOMS, ids=lambda p: str(p.relative_to(ROOT)))
def test_both_languages_say_the_same_things(room: Path) -> None:
    es, en = messages(room / "es.ftl"), messages(room / "en.ftl")
    assert sorted(es) == sorted(en)
    assert {m: sorted(a) for m, a in es.items()} == {m: sorted(a) for m, a in en.items()}


def test_an_unknown_message_is_an_error_and_not_silence() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        words.of("kernel").format("es", "no-such-message")


def test_a_reason_speaks_both_languages_and_names_by_language() -> None:
    reason = Reason("wrong-seats", {"game": {"es": "Tesoro", "en": "Trove"}, "least": 2, "most": 3})
    assert reason.text("es").startswith("A Tesoro juegan de 2 a 3")
    assert reason.text("en").startswith("Trove is played by 2 to 3")


@pytest.mark.parametrize("length", [1, 1999, 2000, 2001, 2501, 100_000])
def test_whoever_hands_in_a_text_of_any_length_gets_a_sentence(length: int) -> None:
    told = Reason("wrong-seats", {"game": "x" * length, "least": 2, "most": 3}).text("en")
    name, _, rest = told.partition(" ")
    assert name == ("x" * length if length <= words.LONGEST else "x" * (words.LONGEST - 1) + "…")
    assert rest.startswith("is played by 2 to 3")


def test_only_so_many_sentences_are_kept_and_the_newer_half_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "KEPT_SENTENCES", 10)
    room = words.Words("tapete.kernel")
    for number in range(100):
        assert room.format("en", "player", number=number) == f"Player {number}"
        assert len(room._said) <= 10
    kept = [dict((name, value) for name, _, value in key[2:])["number"] for key in room._said]
    assert kept[-5:] == [95, 96, 97, 98, 99]
