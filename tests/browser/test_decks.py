"""Decks of people's own at tables in the browser: of every collection, and two that were imported, to the end."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from .table import Visitor

Visit = Callable[..., Visitor]
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
    chosen = person.page.locator("details:not([open])").first
    expect(chosen).to_be_visible()


def play_it_out(people: list[Visitor], seed: int, most: int = 1500) -> None:
    """Whoever is asked clicks on something that is offered, until everybody sees the end."""
    chance = random.Random(seed)
    for _ in range(most):
        if all(one.over for one in people):
            return
        asked = next((one for one in people if one.options.count()), None)
        if asked is None:
            people[0].page.wait_for_timeout(20)
        else:
            asked.tries(lambda count: min(chance.randrange(count), chance.randrange(count)))
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
