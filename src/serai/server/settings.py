"""How a server is set up. Every setting has a default that is right for one laptop."""

import os
import secrets
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    database: str = "sqlite:///serai.db"
    """SQLAlchemy address: SQLite in one file, or postgresql+psycopg://…"""
    secret: str = ""
    """Signs the cookies. Empty: made once and kept in a file beside the database."""
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    """Where the pages live behind a proxy, such as /serai."""
    trusted_proxy: bool = False
    """Whether to believe X-Forwarded-* headers."""
    bot_workers: int = 2
    thinking_per_address: int = 0
    """Bots of one address that may think for long at a time; 0: one worker is left for others."""
    thinking_per_person: int = 0
    """The same for one person; 0: half of the workers."""
    bot_deadline: float = 20.0
    """Seconds after which a bot that has not answered is replaced and asked again."""
    rate_limits: bool = True
    secure_cookies: bool = False
    most_streams: int = 2000
    streams_per_address: int = 60
    most_connections: int = 4000
    """Beyond these, who comes is sent away with a word; so are those who send too slowly."""
    connections_per_address: int = 200
    requests_per_address: int = 4
    """Requests of one address that are worked on at a time; the next ones wait for these."""
    header_seconds: float = 20.0
    body_seconds: float = 60.0
    reader_seconds: float = 120.0
    """Who reads nothing of what is sent for so long is hung up on."""
    metrics_token: str = ""
    """Who knows it may read /metrics; empty: nobody."""

    @classmethod
    def from_environment(cls) -> "Settings":
        """Settings as SERAI_DATABASE, SERAI_SECRET … give them; for server processes."""
        found: dict[str, Any] = {}
        for field in fields(cls):
            text = os.environ.get(f"SERAI_{field.name.upper()}")
            if text is not None:
                found[field.name] = _read(text, field.default)
        return cls(**found)

    def environment(self) -> dict[str, str]:
        """The environment that `from_environment` reads these settings from."""
        return {f"SERAI_{name.upper()}": str(value) for name, value in asdict(self).items()}

    def __post_init__(self) -> None:
        if self.base_path and not self.base_path.startswith("/"):
            raise ValueError("base_path starts with a slash")


def _read(text: str, default: object) -> object:
    """A setting from its text, of the type that its default has."""
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    if isinstance(default, int):
        return int(text)
    if isinstance(default, float):
        return float(text)
    return text


def new_secret() -> str:
    return secrets.token_urlsafe(32)
