"""Words from outside: what names, chat and passwords may hold, and which names look alike."""

from __future__ import annotations

import re
import unicodedata

from .refusals import Refused

NAME = re.compile(r"[\w .'\-]{2,24}")
#: letters and signs that show nothing
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: marks upon one letter; more make a line climb into others
MARKS = 2
#: letters of other scripts and signs that are taken for Latin letters
ALIKE = str.maketrans(
    {latin: ours for ours, others in {
        "a": "аα", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε3", "h": "һн", "i": "іι", "j": "ј", "k": "кκ",
        "l": "ӏ1|Iı", "m": "м", "n": "ν", "o": "оο0", "p": "рρ", "q": "ԛ", "s": "ѕ5", "t": "тτ", "u": "υ",
        "w": "ԝω", "x": "хχ", "y": "у",
    }.items() for latin in others}
)  # fmt: skip
TWINS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
#: what everybody tries first; those of the same sign or of a row of keys are found by rule
COMMON = frozenset(
    """password passw0rd password1 password12 password123 contraseña contrasena contraseña1 contrasena1
    iloveyou teamo123 teamomucho sunshine princess football baseball superman batman123 dragon123 starwars
    welcome1 welcome123 bienvenido bienvenida trustno1 letmein1 letmein123 whatever monkey123 michael1
    jennifer jordan23 liverpool barcelona realmadrid atleticomadrid chocolate estrella corazon123 tequiero
    hola1234 hola12345 holahola admin123 administrator administrador changeme secret123 secreto1 internet
    computer computadora samsung1 google123 facebook keyforge seasons1 tapete123 mipassword miclave1
    abcd1234 a1b2c3d4 abc12345 abcdefgh qwer1234 1q2w3e4r 1qaz2wsx zaq12wsx asdf1234 q1w2e3r4 pokemon1
    charlie1 master123 killer123 freedom1 shadow123 ashley12 nicole12 daniel12 alejandro fernando sebastian
    christian 11223344 12341234 87654321 98765432 123123123 147258369 159753456""".split()
)
ROWS = ("01234567890123456789", "98765432109876543210", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm",
        "asdfghjklñ", "zxcvbnm,.-")  # fmt: skip


def clean_text(text: str, most: int = 500) -> str:
    """What people write to each other: no control or direction marks, no blanks that look like others."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if c == "\n":
            kept.append(c)
        elif kind[0] == "Z":
            kept.append(" ")
        elif kind[0] != "C" and c not in FILLERS and marks <= MARKS:
            kept.append(c)
    return "".join(kept).strip()[:most].strip()


def clean_line(text: str, most: int) -> str:
    """The same in one line, with single blanks."""
    return " ".join(clean_text(text, 4 * most).split())[:most].strip()


def clean_name(text: str) -> str:
    """A name as it will be shown: letters of one script, digits and a few signs, no tricks."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    scripts = {unicodedata.name(c, "?").split()[0] for c in name if c.isalpha()}
    plain = clean_text(name, 24) == name and any(c.isalnum() for c in name)
    if not NAME.fullmatch(name) or not plain or len(scripts - {"CJK", "HIRAGANA", "KATAKANA"}) > 1:
        raise Refused(400, "bad-name", field="name")
    return name


def likeness(name: str) -> str:
    """What is left of a name at a glance: two names with the same are taken for each other."""
    bare = unicodedata.normalize("NFKD", name.translate(ALIKE)).casefold().translate(ALIKE)
    kept = "".join(c for c in bare if c.isalnum())
    for two, one in TWINS:
        kept = kept.replace(two, one)
    return kept


def must_be_secret(password: str, name: str) -> None:
    """Refuse a password that is among the first anybody tries."""
    word = password.casefold().strip()
    row = any(word in line for line in ROWS)
    if word in COMMON or len(set(word)) < 4 or row or likeness(word) == likeness(name):
        raise Refused(400, "common-password", field="password")
