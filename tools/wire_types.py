"""Writes the client's types of the wire, client/src/wire.ts, from the server's OpenAPI document.

    python tools/wire_types.py

The file is kept in the repository, so that the client is built without Python; a test compares it with the server. Own
code, because it is a page long: openapi-typescript would bring two dozen packages into the build of the client, and
could not be run by the test of a machine without Node.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sandtable.server.app import Application

PLACE: Final = Path(__file__).parents[1] / "client" / "src" / "wire.ts"
HEAD: Final = """/**
 * The bodies of commands and answers and the frames of the feed (docs/wire.md), as the server's OpenAPI document has
 * them. Made by tools/wire_types.py: do not edit, change src/sandtable/server/bodies.py or frames.py and run it again.
 */

/** Plain data as it comes over the wire. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
"""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def written(document: Schema) -> str:
    """The whole file."""
    schemas: dict[str, Schema] = document["components"]["schemas"]
    parts = [HEAD, *("\n".join(declared(name, schemas[name])) + "\n" for name in sorted(schemas))]
    return "\n".join(parts)


def declared(name: str, schema: Schema) -> Iterator[str]:
    """The lines that declare a type."""
    yield from comment(schema, "")
    if schema.get("type") != "object":
        yield f"export type {name} = {typed(schema)};"
        return
    yield f"export interface {name} {{"
    required = schema.get("required", [])
    for field, content in schema.get("properties", {}).items():
        yield from comment(content, "  ")
        yield f"  readonly {field}{'' if field in required else '?'}: {typed(content)};"
    more = schema.get("additionalProperties", False)
    if more is not False:
        yield f"  readonly [key: string]: {typed(more)};"
    yield "}"


def comment(schema: Schema, indent: str) -> Iterator[str]:
    """What the schema says about itself, if it does."""
    words = " ".join(schema.get("description", "").split()).replace("``", "`")
    if words:
        yield f"{indent}/** {words} */"


def typed(schema: Schema | bool) -> str:
    """A schema as an expression of TypeScript.

    >>> typed({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}})
    'readonly (number | null)[]'
    >>> typed({"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Standing"}})
    'Readonly<Record<string, Standing>>'
    >>> typed({"enum": ["live", "slow"], "type": "string"})
    '"live" | "slow"'
    """
    if isinstance(schema, bool):
        return "Json"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[choice]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema.get("items", True))
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        assert "properties" not in schema, "only components have fields"
        return f"Readonly<Record<string, {typed(schema.get('additionalProperties', True))}>>"
    return "Json" if kind is None else PLAIN[kind]


if __name__ == "__main__":
    PLACE.write_text(written(Application().openapi()), encoding="utf-8")
