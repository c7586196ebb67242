"""Write as TypeScript what the page reads: the server's messages, what is played of events, each game's view.

The messages go to web/src/wire.generated.ts; acts, whose structs are in kernel/show.py, to web/src/show.generated.ts; a view, whose structs are in the game's view_shape.py, to
web/src/boards/GAME/view.generated.ts and into the block of docs/GAME/view.md.

python scripts/wire_types.py          write them
python scripts/wire_types.py --check  fail if one is not what it should be
"""

from __future__ import annotations

import ast
import inspect as source
import sys
import textwrap
from collections.abc import Iterable, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from tapete.kernel import show, view_shape
from tapete.server import wire

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"
HEAD = "// Written by scripts/wire_types.py from src/tapete/server/wire. Do not edit.\n"

PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
LINE = 110
#: what every game's view tells in the same shape
SHARED = (view_shape.Counted, view_shape.Near, view_shape.Race)
Names = Mapping[frozenset[Any], str]
SHOW_HEAD = "// Written by scripts/wire_types.py from src/tapete/kernel/show.py. Do not edit.\n"
VIEW_HEAD = "// Written by scripts/wire_types.py from src/tapete/games/{game}/view_shape.py. Do not edit.\n"
#: a page's block of types begins with a line that says so and ends with the fence
BLOCK = "<!-- written by scripts/wire_types.py -->\n```ts\n"


def said(kind: inspect.Type, names: Names = MappingProxyType({})) -> str:
    """A type in TypeScript; a choice among words by its name, if it has one."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return names.get(frozenset(kind.values)) or literal(kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(sorted((said(one, names) for one in kind.types), key=lambda text: text == "null"))
    if isinstance(kind, inspect.ListType):
        return f"{grouped(kind.item_type, names)}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(said(one, names) for one in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        record = f"Record<{said(kind.key_type, names)}, {said(kind.value_type, names)}>"
        return record if isinstance(kind.key_type, inspect.StrType) else f"Partial<{record}>"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def literal(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def grouped(kind: inspect.Type, names: Names) -> str:
    text = said(kind, names)
    return f"({text})" if " | " in text else text


def struct(cls: type[msgspec.Struct], names: Names = MappingProxyType({})) -> str:
    """A struct as an object type; what has a default may be left out, what it inherits is said there."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    base, docs = cls.__base__, field_docs(cls)
    heir = base is not None and base.__module__ == cls.__module__ and bool(base.__struct_fields__)
    opened = f"{base.__name__} & {{" if heir else "{"
    lines = [f"/** {(cls.__doc__ or '').splitlines()[0]} */", f"export type {cls.__name__} = {opened}"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        if heir and field.name not in cls.__annotations__:
            continue
        mark = "" if field.required else "?"
        told = f" // {docs[field.name]}" if field.name in docs else ""
        lines.append(f"  {field.encode_name}{mark}: {said(field.type, names)};{told}")
    return "\n".join([*lines, "};"])


def field_docs(cls: type) -> dict[str, str]:
    """What the line beneath a field says of it."""
    body = ast.parse(textwrap.dedent(source.getsource(cls))).body[0].body
    return {
        field.target.id: line.value.value
        for field, line in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(line, ast.Expr)
    }


def structs() -> list[type[msgspec.Struct]]:
    found = [getattr(wire, name) for name in wire.__all__]
    bases = (wire.Said, wire.Asked)
    return [
        one for one in found if isinstance(one, type) and issubclass(one, msgspec.Struct) and one not in bases
    ]


def unions() -> list[str]:
    names = ("Clock", "FromServer", "FromPage")
    return [f"export type {name} = {said(inspect.type_info(getattr(wire, name)))};" for name in names]


def in_one_line(told: str) -> str:
    """A type whose fields fit into a line is written in one."""
    doc, opened, *fields, closed = told.split("\n")
    line = " ".join([opened, *map(str.strip, fields), closed])
    return told if len(line) > LINE or "//" in line else f"{doc}\n{line}"


def messages() -> str:
    told = (in_one_line(struct(one)) for one in structs())
    return "\n".join([HEAD.rstrip(), *told, *unions()]) + "\n"


def types_of(module: str) -> str:
    """The types of a module: its words first, then its structs in the order of the file."""
    shape = vars(import_module(module))
    words = {name: get_args(kind) for name, kind in shape.items() if get_origin(kind) is Literal}
    names = {frozenset(values): name for name, values in words.items()}
    structs = [*SHARED] if view_shape.Race in shape.values() else []
    structs += [one for one in shape.values() if getattr(one, "__module__", "") == shape["__name__"]]
    told = [f"export type {name} = {literal(values)};" for name, values in words.items()]
    return "\n".join([*told, *(struct(one, names) for one in structs)]) + "\n"


def shown() -> str:
    """What is played of an event."""
    union = f"export type Acts = {said(inspect.type_info(show.Acts))};\n"
    return SHOW_HEAD + types_of("tapete.kernel.show") + union


def page_with(page: str, types: str) -> str:
    """A page with its block of types written anew."""
    before, _, rest = page.partition(BLOCK)
    return f"{before}{BLOCK}{types.replace('export ', '')}```{rest.partition('```')[2]}"


def written() -> dict[Path, str]:
    """Every file that is written from types, with what it should say."""
    source = ROOT / "web" / "src"
    files = {source / "wire.generated.ts": messages(), source / "show.generated.ts": shown()}
    for shape in sorted(ROOT.glob("src/tapete/games/*/view_shape.py")):
        game = shape.parent.name
        types, page = types_of(f"tapete.games.{game}.view_shape"), ROOT / "docs" / game / "view.md"
        files[BOARDS / game / "view.generated.ts"] = VIEW_HEAD.format(game=game) + types
        files[page] = page_with(page.read_text(), types)
    return files


def main() -> None:
    for path, text in written().items():
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.is_file() or path.read_text() != text:
            raise SystemExit(f"{path.relative_to(ROOT)} is out of date: run python scripts/wire_types.py")


if __name__ == "__main__":
    main()
