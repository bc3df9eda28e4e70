"""What is installed beside the engine.

`pip install serai` brings the rules, the records and the bots. Everything else comes with an extra,
and whoever lacks one is told its name.

Like `_build` this module imports nothing of Serai, so every layer may ask it.
"""

from __future__ import annotations

from importlib.util import find_spec

MODULES = {
    "words": ("fluent",),
    "arena": ("openskill",),
    "bots": ("numpy",),
    "cli": ("click", "fluent", "openskill", "rich"),
    "server": (
        *("click", "fluent", "openskill", "rich"),  # those of the command line
        *(
            "alembic",
            "argon2",
            "brotli",
            "httptools",
            "itsdangerous",
            "msgspec",
            "prometheus_client",
            "python_multipart",
        ),
        *("segno", "sqlalchemy", "starlette", "uvicorn", "webauthn"),
    ),
    "postgres": ("psycopg",),
    "cluster": ("ray",),
}
"""What each extra of pyproject.toml brings, by the names that Python imports."""


class MissingExtra(ImportError):
    """Something was asked for that is not installed."""


def require(extra: str, purpose: str) -> None:
    """Say what to install, if anything of an extra is missing for this purpose."""
    if any(find_spec(name) is None for name in MODULES[extra]):
        raise MissingExtra(f"{purpose} needs: pip install 'serai[{extra}]'")
