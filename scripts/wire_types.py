"""Write web/src/wire.generated.ts: the messages and calls of the server as TypeScript.

python scripts/wire_types.py          write it
python scripts/wire_types.py --check  fail if it is not what it should be
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tapete.server import Config, create_app, wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.generated.ts"
HEAD = "// Written by scripts/wire_types.py from src/tapete/server/wire. Do not edit.\n"

PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def said(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(sorted((said(one) for one in kind.types), key=lambda text: text == "null"))
    if isinstance(kind, inspect.ListType):
        return f"{grouped(kind.item_type)}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(map(said, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {said(kind.value_type)}>"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def grouped(kind: inspect.Type) -> str:
    text = said(kind)
    return f"({text})" if " | " in text else text


def struct(cls: type[msgspec.Struct]) -> str:
    """A struct as an object type; what has a default may be left out."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {(cls.__doc__ or '').splitlines()[0]} */", f"export type {cls.__name__} = {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {said(field.type)};")
    return "\n".join([*lines, "};"])


def structs() -> list[type[msgspec.Struct]]:
    found = [getattr(wire, name) for name in wire.__all__]
    bases = (wire.Said, wire.Asked)
    return [
        one for one in found if isinstance(one, type) and issubclass(one, msgspec.Struct) and one not in bases
    ]


def unions() -> list[str]:
    names = ("Clock", "FromServer", "FromPage")
    return [f"export type {name} = {said(inspect.type_info(getattr(wire, name)))};" for name in names]


def calls() -> str:
    """Every call with what it takes and what it gives."""
    with tempfile.TemporaryDirectory() as folder:
        schema = create_app(Config(database=f"sqlite:///{folder}/x.db")).openapi_schema.to_schema()
    lines = ["/** Every call: what it takes and what it gives. */", "export type Calls = {"]
    for path, methods in sorted(schema["paths"].items()):
        for method, call in sorted(methods.items()):
            lines.append(f'  "{method.upper()} {path}": {{ takes: {taken(call)}; gives: {given(call)} }};')
    return "\n".join([*lines, "};"])


def taken(call: dict[str, Any]) -> str:
    body = call.get("requestBody")
    return reference(body["content"]["application/json"]["schema"]) if body else "undefined"


def given(call: dict[str, Any]) -> str:
    answer = next(told for status, told in call["responses"].items() if status.startswith("2"))
    content = answer.get("content", {}).get("application/json")
    return reference(content["schema"]) if content else "undefined"


def reference(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("type") == "array":
        return f"{reference(schema['items'])}[]"
    return "unknown"


def written() -> str:
    return "\n".join([HEAD.rstrip(), *map(struct, structs()), *unions(), calls()]) + "\n"


def main() -> None:
    text = written()
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text() != text:
            raise SystemExit(f"{TARGET.name} is out of date: run python scripts/wire_types.py")
        return
    TARGET.write_text(text)


if __name__ == "__main__":
    main()
