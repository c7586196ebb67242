"""Spanish spelling: plurals, agreeing forms, accents that move, and verb forms."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

PREPOSITIONS = frozenset({"a", "al", "con", "de", "del", "en", "para", "por", "que", "sin"})
BARE = str.maketrans("áéíóú", "aeiou")
MARKED = str.maketrans("aeiou", "áéíóú")


def plural_of(phrase: str) -> str:
    """The plural of a noun, up to its first preposition: objetos mágicos, fichas de energía."""
    words = phrase.split(" ")
    head = next((i for i, word in enumerate(words) if word in PREPOSITIONS), len(words))
    return " ".join([*map(plural_word, words[:head]), *words[head:]])


def plural_word(word: str) -> str:
    """One word's plural: casas, luces, poderes, acciones."""
    if word[-1] in "aeioué":
        return word + "s"
    if word.endswith("z"):
        return word[:-1] + "ces"
    if word[-1] in "sx" and word[-2] not in "áéíóú":
        return word
    if word[-1] in "ns" and word[-2] in "áéíóú":
        return word[:-2] + word[-2].translate(BARE) + word[-1] + "es"
    return word + "es"


def adjective_forms(base: str) -> tuple[str, str, str, str]:
    """Masculine and feminine, singular then plural; what opens with a preposition never changes."""
    if base.split(" ")[0] in PREPOSITIONS:
        return base, base, base, base
    if base.endswith("o"):
        return base, base[:-1] + "a", base + "s", base[:-1] + "as"
    if base.endswith(("dor", "tor", "sor")):
        return base, base + "a", base + "es", base + "as"
    if base.endswith(("ón", "án", "ín", "és")):
        plain = base[:-2] + base[-2].translate(BARE) + base[-1]
        return base, plain + "a", plain + "es", plain + "as"
    many = plural_word(base)
    return base, base, many, many


# --- accents -------------------------------------------------------------------------------------


def nuclei(word: str) -> list[tuple[int, int]]:
    """Where each syllable's vowels lie, as (start, end); a silent u (que, gui) is not a vowel."""
    spans: list[tuple[int, int]] = []
    for at, letter in enumerate(word):
        if letter not in "aeiouáéíóúü":
            continue
        if letter == "u" and word[at - 1 : at] in ("q", "g") and word[at + 1 : at + 2] in tuple("eiéí"):
            continue
        if spans and spans[-1][1] == at and _one_syllable(word[at - 1], letter):
            spans[-1] = spans[-1][0], at + 1
        else:
            spans.append((at, at + 1))
    return spans


def _one_syllable(left: str, right: str) -> bool:
    return (left in "iuü" or right in "iuü") and left not in "íú" and right not in "íú"


def _stressed_by_default(word: str, syllables: int) -> int:
    return max(syllables - (2 if word[-1] in "aeiouns" else 1), 0)


def stressed(word: str) -> int:
    """Which syllable carries the stress."""
    spans = nuclei(word)
    marked = [i for i, (start, end) in enumerate(spans) if set(word[start:end]) & set("áéíóú")]
    return marked[0] if marked else _stressed_by_default(word, len(spans))


def attach(form: str, clitics: tuple[str, ...]) -> str:
    """Join pronouns to a verb, moving the written accent: obtén + la, sacrifica + la."""
    if not clitics:
        return form
    stress = stressed(form)
    start, end = nuclei(form)[stress]
    stem = form
    if (end - start == 1 and form[start] in "áéó") or end - start > 1:
        stem = form[:start] + form[start:end].translate(BARE) + form[end:]
    whole = stem + "".join(clitics)
    spans = nuclei(whole)
    if set(whole) & set("áéíóú") or _stressed_by_default(whole, len(spans)) == stress:
        return whole
    at = _accent_at(whole, *spans[stress])
    return whole[:at] + whole[at].translate(MARKED) + whole[at + 1 :]


def _accent_at(word: str, start: int, end: int) -> int:
    strong = [i for i in range(start, end) if word[i] in "aeo"]
    return strong[0] if strong else end - 1


# --- verbs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Forms:
    """What card text needs of a Spanish verb; each triple is tú, él, ellos."""

    infinitive: str
    command: str
    present: tuple[str, str, str]
    subjunctive: tuple[str, str, str]
    participle: str
    gerund: str


def _explicit(infinitive: str, command: str, present: str, subjunctive: str, rest: str) -> Forms:
    one, two, three = present.split()
    uno, dos, tres = subjunctive.split()
    participle, gerund = rest.split()
    return Forms(infinitive, command, (one, two, three), (uno, dos, tres), participle, gerund)


WHOLLY_IRREGULAR = {
    forms.infinitive: forms
    for forms in (
        _explicit("ser", "sé", "eres es son", "seas sea sean", "sido siendo"),
        _explicit("estar", "está", "estás está están", "estés esté estén", "estado estando"),
        _explicit("haber", "hay", "has ha han", "hayas haya hayan", "habido habiendo"),
        _explicit("ir", "ve", "vas va van", "vayas vaya vayan", "ido yendo"),
        _explicit("dar", "da", "das da dan", "des dé den", "dado dando"),
        _explicit("ver", "ve", "ves ve ven", "veas vea vean", "visto viendo"),
        _explicit("saber", "sabe", "sabes sabe saben", "sepas sepa sepan", "sabido sabiendo"),
    )
}

STEM_CHANGES = {
    "e>ie": (
        "cerrar comenzar empezar defender perder querer encender negar sentar extender entender pensar "
        "despertar atravesar calentar quebrar recomendar tropezar temblar atender descender verter "
        "convertir invertir transferir advertir sugerir preferir herir sentir"
    ),
    "o>ue": (
        "volver devolver mover poder contar encontrar mostrar resolver remover recordar costar morir probar "
        "forzar soltar colgar apostar rodar volar soñar doler morder torcer envolver revolver promover "
        "demostrar descontar acordar aprobar comprobar renovar dormir"
    ),
    "u>ue": "jugar",
    "e>i": (
        "elegir seguir conseguir perseguir proseguir repetir pedir impedir despedir medir servir corregir "
        "rendir vestir competir"
    ),
    "i>í": "enviar vaciar desviar ampliar confiar guiar",
    "u>ú": "actuar continuar evaluar reunir situar",
    "i>í-": "prohibir",
}
CHANGE_OF = {verb: change.rstrip("-") for change, verbs in STEM_CHANGES.items() for verb in verbs.split()}

# Verbs whose subjunctive grows a g: suffix -> (present stem, subjunctive stem, command).
G_VERBS = {
    "tener": ("tien", "teng", "tén"),
    "poner": ("pon", "pong", "pón"),
    "hacer": ("hac", "hag", "haz"),
    "salir": ("sal", "salg", "sal"),
    "venir": ("vien", "veng", "vén"),
    "decir": ("dic", "dig", "di"),
    "traer": ("tra", "traig", "trae"),
    "caer": ("ca", "caig", "cae"),
}
IRREGULAR_PARTICIPLES = {
    "volver": "vuelto",
    "poner": "puesto",
    "hacer": "hecho",
    "decir": "dicho",
    "abrir": "abierto",
    "cubrir": "cubierto",
    "escribir": "escrito",
    "romper": "roto",
    "morir": "muerto",
    "solver": "suelto",
}
IRREGULAR_GERUNDS = {
    "decir": "diciendo",
    "venir": "viniendo",
    "poder": "pudiendo",
    "morir": "muriendo",
    "dormir": "durmiendo",
}


@cache
def conjugate(infinitive: str) -> Forms:
    """Every form of one verb, regular unless listed above."""
    if infinitive in WHOLLY_IRREGULAR:
        return WHOLLY_IRREGULAR[infinitive]
    stem, ending = infinitive[:-2], infinitive[-2:].translate(BARE)
    strong, soft, command = _stems(infinitive, stem, ending)
    theme, other = ("a", "e") if ending == "ar" else ("e", "a")
    present = (f"{strong}{theme}s", f"{strong}{theme}", f"{strong}{theme}n")
    subjunctive = (f"{soft}{other}s", f"{soft}{other}", f"{soft}{other}n")
    rest = _participle(infinitive), _gerund(infinitive)
    return Forms(infinitive, command or present[1], present, subjunctive, *rest)


def _stems(infinitive: str, stem: str, ending: str) -> tuple[str, str, str]:
    for suffix, (present, subjunctive, command) in G_VERBS.items():
        if infinitive.endswith(suffix):
            prefix = infinitive.removesuffix(suffix)
            said = command if prefix else command.translate(BARE)
            return prefix + present, prefix + subjunctive, prefix + said
    strong = _changed(infinitive, stem)
    if infinitive.endswith("uir") and not infinitive.endswith(("guir", "quir")):
        strong += "y"
    return strong, _softened(strong, ending), ""


def _changed(infinitive: str, stem: str) -> str:
    change = CHANGE_OF.get(infinitive)
    if change is None:
        return stem
    old, new = change.split(">")
    at = stem.rfind(old)
    return stem[:at] + new + stem[at + 1 :]


def _softened(stem: str, ending: str) -> str:
    """The stem before the other vowel: saque, pague, cruce, elija, siga, reduzca."""
    if ending == "ar":
        for hard, soft in (("gu", "gü"), ("c", "qu"), ("g", "gu"), ("z", "c")):
            if stem.endswith(hard):
                return stem.removesuffix(hard) + soft
        return stem
    for hard, soft in (("gu", "g"), ("g", "j")):
        if stem.endswith(hard):
            return stem.removesuffix(hard) + soft
    if stem.endswith("c"):
        return stem[:-1] + ("zc" if re.search("[aeiou]c$", stem) else "z")
    return stem


def _participle(infinitive: str) -> str:
    for suffix, form in IRREGULAR_PARTICIPLES.items():
        if infinitive.endswith(suffix):
            return infinitive.removesuffix(suffix) + form
    if infinitive.endswith("ar"):
        return infinitive[:-2] + "ado"
    return infinitive[:-2] + ("ído" if infinitive[-3] in "aeo" else "ido")


def _gerund(infinitive: str) -> str:
    for suffix, form in IRREGULAR_GERUNDS.items():
        if infinitive.endswith(suffix):
            return infinitive.removesuffix(suffix) + form
    if infinitive.endswith("ar"):
        return infinitive[:-2] + "ando"
    stem = infinitive[:-2]
    if infinitive.endswith("ir") and CHANGE_OF.get(infinitive) in ("e>i", "e>ie"):
        at = stem.rfind("e")
        stem = stem[:at] + "i" + stem[at + 1 :]
    glide = stem[-1] in "aeou" and not stem.endswith(("gu", "qu"))
    return stem + ("yendo" if glide else "iendo")


NUMBER_WORDS = (
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
)


def number_word(number: int, feminine: bool) -> str:
    """A small number in words, agreeing: un cristal, una ficha."""
    if number == 1:
        return "una" if feminine else "un"
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)
