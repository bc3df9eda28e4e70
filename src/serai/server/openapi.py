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
    ("/api/tables", "post", "Make a table", m.NewTable, m.TableOut, 201),
    ("/api/tables/{id}", "get", "A table as you may see it", None, m.TableOut, 200),
    ("/api/tables/{id}/seats", "post", "Take an open seat", m.TakeSeat, m.TableOut, 201),
    ("/api/tables/{id}/act", "post", "Play choices at once", m.Act, m.TableOut, 200),
    ("/api/tables/{id}/turn", "post", "A step of the turn's draft", m.Turn, m.TableOut, 200),
    ("/api/tables/{id}/rewind", "post", "Go back, if all agree", m.Rewind, m.TableOut, 200),
    ("/api/tables/{id}/chat", "post", "Say something", m.Say, None, 201),
    ("/api/tables/{id}/record", "get", "The record of a finished game", None, str, 200),
]
FAULTS = {
    "400": "The request cannot be understood",
    "401": "A token is needed",
    "403": "Not your seat",
    "404": "No such table",
    "409": "Not allowed now, or the table has moved on",
    "413": "Too large",
    "429": "Too often",
}


@cache
def describe() -> dict[str, Any]:
    types = [kind for op in OPERATIONS for kind in (op[3], op[4]) if kind not in (None, str)]
    refs, components = msgspec.json.schema_components([*types, m.ErrorOut], ref_template=TEMPLATE)
    found = dict(zip(map(repr, [*types, m.ErrorOut]), refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, verb, summary, taken, given, status in OPERATIONS:
        paths.setdefault(path, {})[verb] = _operation(
            path, summary, found.get(repr(taken)), given, found.get(repr(given)), status, found
        )
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


def _operation(
    path: str,
    summary: str,
    taken: Any,
    given: Any,
    given_schema: Any,
    status: int,
    found: dict[str, Any],
) -> dict[str, Any]:
    error = {"application/json": {"schema": found[repr(m.ErrorOut)]}}
    success: dict[str, Any] = {"description": "done"}
    if given is str:
        success["content"] = {"text/plain": {"schema": {"type": "string"}}}
    elif given is not None:
        success["content"] = {"application/json": {"schema": given_schema}}
    responses: dict[str, Any] = {str(status): success}
    for code, words in FAULTS.items():
        responses[code] = {"description": words, "content": error}
    operation: dict[str, Any] = {"summary": summary, "responses": responses}
    if "{id}" in path:
        operation["parameters"] = [
            {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
        ]
    if taken is not None:
        body = {"application/json": {"schema": taken}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation
