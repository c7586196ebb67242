"""Decks of people's own at tables in the browser: of every collection, and two that were imported, to the end."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .table import Visitor, asked

Visit = Callable[..., Visitor]
ALLY = {
    "es": ("Formar una alianza", "Formarla", "solo puede estar una vez"),
    "en": ("Form an alliance", "Form it", "only once"),
}
# Lists of Mass Mutation as people type them, with much Æmber in them: a game is soon over.
SPANISH = """Faro de Sal
Mass Mutation
Indómita
7 Fertility Chant
Dæmo-Beast
Dino-Beast
Sacro-Beast
Xeno-Beast
Growth Surge
Dis
6 Ritual of Tognath
Techno-Fiend
Lyco-Fiend
Pride
Greed
Break-Key
Mark of Dis
Logos
2 Dæmo-Bot
2 Dino-Bot
Lyco-Bot
Umbra-Bot
Even Ivan
Odd Clawde
Mutagenic Serum
Eclectic Inquiry
2 Diametric Charge
"""
ENGLISH = """Light of Salt
MM
Untamed
7 Fertility Chant
Dæmo-Beast
Techno-Beast
Umbra-Beast
Xeno-Beast
Growth Surge
Dis
6 Ritual of Tognath
Sacro-Fiend
Umbra-Fiend
Envy
Sloth
Essence Scale
Mark of Dis
Saurian
2 Dæmo-Saurus
2 Lyco-Saurus
Techno-Saurus
Umbra-Saurus
Monument to Ludo
Monument to Faust
Crystal Surge
Hedonistic Intent
2 Curse of Vanity
"""


def imports(person: Visitor, text: str, words: tuple[str, str]) -> None:
    """Paste a list where a deck is chosen; it is the one chosen then."""
    person.page.get_by_text(words[0]).first.click()
    person.page.locator("textarea").first.fill(text)
    person.page.get_by_role("button", name=words[1], exact=True).first.click()
    expect(person.page.locator("details[open]")).to_have_count(0)
    expect(person.page.locator("option:checked", has_text=text.splitlines()[0])).to_have_count(1)


def play_it_out(people: list[Visitor], seed: int, most: int = 1500) -> None:
    """Whoever is asked clicks on something that is offered, until everybody sees the end."""
    chance = random.Random(seed)
    for _ in range(most):
        one = asked(*people)
        if one is None:
            return
        one.chooses(lambda count: min(chance.randrange(count), chance.randrange(count)))
    raise AssertionError(f"not over after {most} choices")


def test_two_people_import_a_list_of_mass_mutation_each_and_play_to_the_end(visit: Visit) -> None:
    ana, bea = visit(), visit(lang="en")
    ana.goes("/new/keyforge")
    imports(ana, SPANISH, ("Importar un mazo", "Importar"))
    ana.page.get_by_role("button", name="Poner la mesa").click()
    link = ana.page.get_by_label("Enlace de invitación").input_value()
    bea.page.goto(link)
    imports(bea, ENGLISH, ("Import a deck", "Import"))
    bea.page.get_by_role("button", name="Sit down").click()
    for person in (ana, bea):
        person.page.wait_for_selector(".bar")
    table = ana.page.url.rsplit("/", 1)[1]
    seats = ana.asks("GET", f"/tables/{table}")["seats"]
    assert [seat["deck"]["name"] for seat in seats] == ["Faro de Sal", "Light of Salt"]
    assert ana.asks("GET", f"/decks/{seats[0]['deck']['id']}")["set"] == "MM"

    play_it_out([ana, bea], seed=4)
    endings = [person.page.get_by_test_id("ending") for person in (ana, bea)]
    for ending in endings:
        expect(ending.locator("li.winner")).to_have_count(1)
    assert ana.asks("GET", f"/tables/{table}")["state"] == "over"


def test_a_deck_of_each_collection_is_made_and_played_on_the_page(visit: Visit) -> None:
    ana = visit()
    ana.goes("/decks")
    sets = ana.asks("GET", "/decks/sets")
    assert len(sets) == 10
    for one in sets:
        ana.goes("/decks")
        ana.page.locator("main select").first.select_option(index=sets.index(one))
        ana.page.get_by_role("button", name="Generar").click()
        expect(ana.page.locator(".sheet header p").first).to_contain_text(f"{one['id']} · 36")
        ana.page.get_by_role("button", name="Jugar con este mazo").click()
        for _ in range(3):
            ana.chooses(lambda count: count // 2)
        assert not ana.over


@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_alliance_is_formed_in_the_deck_room(visit: Visit, lang: str) -> None:
    ana = visit(lang=lang)
    ana.goes("/decks")
    first, second = [ana.asks("POST", "/decks/generate", {"seed": seed, "set": "MM"}) for seed in (3, 5)]
    ana.goes("/decks")
    form = ana.page.locator("form", has=ana.page.get_by_role("heading", name=ALLY[lang][0]))
    third = next(house for house in second["houses"] if house not in first["houses"][:2])
    expect(form.locator("select")).to_have_count(3)
    wanted = [f"{first['id']} {house}" for house in first["houses"][:2]]
    for field, value in zip(form.locator("select").all(), [*wanted, wanted[0]], strict=True):
        field.select_option(value)
    ana.allowed = ("400",)
    form.get_by_role("button", name=ALLY[lang][1]).click()
    expect(form.get_by_role("alert")).to_contain_text(ALLY[lang][2])
    assert ana.flaws() == []
    ana.keeps(f"alliance-{lang}")
    form.locator("select").last.select_option(f"{second['id']} {third}")
    form.get_by_role("textbox").fill("Pacto")
    form.get_by_role("button", name=ALLY[lang][1]).click()
    expect(ana.page.locator(".sheet h1")).to_have_text("Pacto")
    made = ana.asks("GET", f"/decks/{ana.page.url.rsplit('/', 1)[1]}")
    assert sorted(made["houses"]) == sorted([*first["houses"][:2], third])


def test_a_sealed_table_asks_nobody_for_a_deck_and_shows_the_one_that_was_opened(visit: Visit) -> None:
    ana, bea = visit(), visit(lang="en")
    ana.goes("/new/keyforge")
    expect(ana.page.get_by_text("Importar un mazo")).to_have_count(1)
    ana.page.get_by_label("Formato").select_option("sealed")
    expect(ana.page.get_by_text("Importar un mazo")).to_have_count(0)
    ana.page.get_by_label("Mazos nuevos de").select_option("DT")
    ana.page.get_by_label("Partidas").select_option("best-of-three")
    assert ana.flaws() == []
    ana.page.get_by_role("button", name="Poner la mesa").click()
    bea.page.goto(ana.page.get_by_label("Enlace de invitación").input_value())
    for person in (ana, bea):
        person.page.wait_for_selector(".bar")
    expect(bea.page.get_by_test_id("series")).to_have_text("Best of three · game 1")
    seats = ana.asks("GET", f"/tables/{ana.page.url.rsplit('/', 1)[1]}")["seats"]
    for person, seat in zip((ana, bea), seats, strict=True):
        assert person.asks("GET", f"/decks/{seat['deck']['id']}")["set"] == "DT"
        assert [deck["id"] for deck in person.asks("GET", "/decks") if not deck["learning"]] == [
            seat["deck"]["id"]
        ]
