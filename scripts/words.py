"""Write the dictionary of KeyForge's card words into docs/keyforge, from what the words say of themselves.

A block of a page lies between `<!-- words: CHAPTER -->` and `<!-- end -->`; each word that a card uses stands in the
chapter of what it is. Its line is its docstring, with what stands beneath its fields.

python scripts/words.py          write them
python scripts/words.py --check  fail if a page is not what it should be
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tapete.games.keyforge.cards import shapes, words
from tapete.games.keyforge.cards.registry import card
from tapete.games.keyforge.verbs.amounts import Amount
from tapete.games.keyforge.verbs.base import Labelled, Verb, Who
from tapete.games.keyforge.verbs.conditions import Condition
from tapete.games.keyforge.verbs.lasting import Last
from tapete.games.keyforge.verbs.moments import After, Moment
from tapete.games.keyforge.verbs.places import Zone
from tapete.games.keyforge.verbs.targets import Target
from tapete.games.keyforge.verbs.things import Things

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "docs" / "keyforge" / name for name in ("words.md", "verbs.md")]
CARDS = Path(words.__file__).parent
BLOCK = re.compile(r"(<!-- words: (\S+) -->\n).*?(<!-- end -->)", re.S)

#: what a word is decides its chapter
KINDS: dict[type, str] = {
    Labelled: "labels",
    Who: "who",
    Things: "cards",
    Zone: "places",
    Last: "lasting",
    Moment: "moments",
    After: "moments",
    Amount: "numbers",
    Condition: "conditions",
    Target: "targets",
}
#: of what does something, or holds, the module tells it
VERBS = {
    "amber": "amber", "moving": "amber", "tide": "amber", "harm": "harm", "choices": "joining", "repeating": "joining",
    "icons": "icons", "using": "using", "playing": "using", "piles": "zones", "shuffling": "zones",
    "looking": "zones", "keeping": "zones",
}  # fmt: skip
ABILITIES = {
    "fighting": "fighting", "economy": "economy", "limits": "limits", "returning": "limits",
    "instead": "instead", "standing_in": "instead", "icons": "instead",
}  # fmt: skip
#: words that one function makes of several kinds
OTHERS = {
    "step": "joining", "considered": "constants", "skips": "economy", "again": "economy", "cannot": "limits",
    "at_price": "limits", "as_copy": "limits", "AreCopies": "play",
}  # fmt: skip
#: every constant takes them, or the rules set them
EVERYWHERE = ("only_if", "granted", "self")


def used() -> tuple[set[str], set[str]]:
    """The words that card files use, and the qualities they ask of cards (`.friendly`)."""
    found: set[str] = set()
    asked: set[str] = set()
    for file in (*CARDS.glob("*/*.py"), CARDS / "shapes.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                mine = isinstance(node.value, ast.Name) and node.value.id == "k"
                (found if mine else asked).add(node.attr)
    return found - {"Verb", "Condition", "choose"}, {name for name in asked if name in vars(Things)}


def chapter(name: str) -> str:
    """The chapter that a word belongs to."""
    word = getattr(words, name)
    if word is card or getattr(word, "__module__", "") == shapes.__name__:
        return "shapes"
    if name in OTHERS:
        return OTHERS[name]
    kind = made_by(word)
    home = word.__module__.rpartition(".")[2] if callable(word) else ""
    for base, found in KINDS.items():
        if issubclass(kind, base):
            return found
    if issubclass(kind, Verb):
        return VERBS.get(home, "play")
    return ABILITIES.get(home, "constants")


def made_by(word: Any) -> type:
    """What kind of thing a word is, or makes."""
    if isinstance(word, type):
        return word
    if not inspect.isfunction(word):
        return type(word)
    module = sys.modules[word.__module__]
    told = re.findall(r"\w+", str(inspect.signature(word).return_annotation))
    kinds = [getattr(module, part, None) or getattr(words, part, None) for part in told if part != "tuple"]
    return next((kind for kind in kinds if isinstance(kind, type)), object)


def called(name: str, word: Any) -> str:
    """A word with its arguments: `Steal(amount, who=you, keep=0)`."""
    parts = []
    for part in inspect.signature(word).parameters.values():
        if part.name in EVERYWHERE:
            continue
        if part.kind is part.VAR_POSITIONAL:
            parts.append(f"*{part.name}")
        elif part.default is part.empty:
            parts.append(part.name)
        else:
            parts.append(f"{part.name}={plain(part.default)}")
    return f"`{name}({', '.join(parts)})`" if parts or isinstance(word, type) else f"`{name}()`"


def plain(value: Any) -> str:
    """A default as a card file would write it."""
    if isinstance(value, str):
        return f'"{value}"'
    if value is None or isinstance(value, bool | int):
        return str(value)
    for name in ("you", "opponent", "each_player", "this", "that", "host", "any_card", "creature", "upgrade"):
        if getattr(words, name) == value:
            return name
    return "…" if value else "()"


def said(word: Any) -> str:
    """What a word says of itself: the beginning of its docstring, and what stands beneath its fields."""
    told = " ".join((inspect.getdoc(word) or "").partition("\n\n")[0].split())
    return " ".join([told, *(f"`{name}`: {note}" for name, note in notes(word))]).strip()


def notes(word: Any) -> Iterator[tuple[str, str]]:
    """What stands beneath the fields of a class."""
    if not isinstance(word, type):
        return
    body = ast.parse(textwrap.dedent(inspect.getsource(word))).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, note in zip(body.body, body.body[1:], strict=False):
        match field, note:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, " ".join(text.split())


def asked(name: str) -> str:
    """A quality of cards: `.power(value, than="")`."""
    found = vars(Things)[name]
    if isinstance(found, property):
        told, text = f"`.{name}`", inspect.getdoc(found.fget)
    else:
        told, text = called(f".{name}", found), inspect.getdoc(found)
    return f"{told}: {' '.join((text or '').split())}" if text else told


def dictionary() -> dict[str, list[str]]:
    """The lines of each chapter."""
    found, qualities = used()
    told: dict[str, list[str]] = {"qualities": [asked(name) for name in sorted(qualities)]}
    for name in sorted(found, key=_alphabet):
        word = getattr(words, name)
        if callable(word):
            told.setdefault(chapter(name), []).append(f"{called(name, word)}: {said(word)}")
    return told


def _alphabet(name: str) -> tuple[str, str]:
    return name.lower(), name


def pages() -> list[str]:
    """The pages as they are."""
    return [page.read_text(encoding="utf-8") for page in PAGES]


def written(pages: Sequence[str]) -> list[str]:
    """The pages with their blocks as they should be."""
    lines = dictionary()
    left = set(lines) - {name for page in pages for _, name, _ in BLOCK.findall(page)}
    assert not left, f"no block for {sorted(left)}"

    def block(match: re.Match[str]) -> str:
        return match[1] + "".join(f"- {line}\n" for line in lines.get(match[2], [])) + match[3]

    return [BLOCK.sub(block, page) for page in pages]


def main() -> None:
    now = written(pages())
    if "--check" in sys.argv:
        sys.exit(0 if pages() == now else "docs/keyforge is not what the words say: python scripts/words.py")
    for page, text in zip(PAGES, now, strict=True):
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
