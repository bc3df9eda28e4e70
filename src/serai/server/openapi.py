"""The OpenAPI description of the API, made from the message types."""

from functools import cache
from typing import Any

import msgspec

from serai import __version__
from serai.server import messages as m

TEMPLATE = "#/components/schemas/{name}"

# path, verb, summary, input, output, status of success
OPERATIONS: list[tuple[str, str, str, Any, Any, int]] = [
    ("/api/games", "get", "The games there are", None, list[m.GameOut], 200),
    ("/api/people", "post", "Become somebody; gives a token", m.NewPerson, m.PersonOut, 201),
    ("/api/token", "delete", "Your token opens nothing any longer", None, None, 200),
    ("/api/tables", "post", "Make a table", m.NewTable, m.TableOut, 201),
    ("/api/tables/{id}", "get", "A table as you may see it", None, m.TableOut, 200),
    ("/api/tables/{id}/seats", "post", "Take an open seat", m.TakeSeat, m.TableOut, 201),
    ("/api/tables/{id}/act", "post", "Play choices at once", m.Act, m.TableOut, 200),
    ("/api/tables/{id}/turn", "post", "A step of the turn's draft", m.Turn, m.TableOut, 200),
    ("/api/tables/{id}/rewind", "post", "Go back, if all agree", m.Rewind, m.TableOut, 200),
    ("/api/tables/{id}/chat", "post", "Say something", m.Say, None, 201),
    ("/api/tables/{id}/events", "get", "The table, after every change", None, m.TableOut, 200),
    ("/api/tables/{id}/record", "get", "The record of a finished game", None, str, 200),
]
FAULTS = {
    "400": "The request cannot be understood",
    "401": "A token is needed",
    "403": "Not your seat",
    "404": "No such table",
    "408": "Too slow",
    "409": "Not allowed now, or the table has moved on",
    "413": "Too large",
    "429": "Too often, or too many",
    "503": "No room, or the database fails; asking again is harmless",
}

TABLE_ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT = {
    "name": "seat",
    "in": "query",
    "description": "From which of your seats; left out: the one that is to move, or your only one",
    "schema": {"type": "integer", "minimum": 0, "maximum": 7},
}
STREAM = "/api/tables/{id}/events"
SEEN_FROM_A_SEAT = ("/api/tables/{id}", STREAM)


@cache
def describe() -> dict[str, Any]:
    types = [m.ErrorOut, *(kind for op in OPERATIONS for kind in (op[3], op[4]))]
    types = [kind for kind in types if kind not in (None, str)]
    refs, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    schemas = {repr(kind): _json(ref) for kind, ref in zip(types, refs, strict=True)}
    schemas[repr(str)] = {"text/plain": {"schema": {"type": "string"}}}
    paths: dict[str, dict[str, Any]] = {}
    for path, verb, summary, taken, given, status in OPERATIONS:
        operation: dict[str, Any] = {
            "summary": summary,
            "responses": _responses(schemas, given, status),
        }
        if "{id}" in path:
            operation["parameters"] = [TABLE_ID, *([SEAT] if path in SEEN_FROM_A_SEAT else [])]
        if path == STREAM:  # each event of the kind `table` holds one
            success = operation["responses"][str(status)]
            success["content"] = {"text/event-stream": success["content"]["application/json"]}
        if taken is not None:
            operation["requestBody"] = {"required": True, "content": schemas[repr(taken)]}
        paths.setdefault(path, {})[verb] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Serai", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}],
    }


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _responses(schemas: dict[str, Any], given: Any, status: int) -> dict[str, Any]:
    """The responses of an operation: success, or one of the errors."""
    success = {"description": "done"}
    if given is not None:
        success["content"] = schemas[repr(given)]
    error = schemas[repr(m.ErrorOut)]
    faults = {code: {"description": words, "content": error} for code, words in FAULTS.items()}
    return {str(status): success, **faults}
