"""The settings of a server. Every default is right for one laptop."""

import os
import secrets
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Settings:
    """The settings that a host can change."""

    database: str = "sqlite:///serai.db"
    """SQLAlchemy address: SQLite in one file, or postgresql+psycopg://…"""
    secret: str = ""
    """Signs the cookies. Empty: made once and kept in a file beside the database."""
    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    """The path of the site behind a proxy, such as /serai."""
    trusted_proxy: bool = False
    """Whether to believe X-Forwarded-* headers."""
    bot_workers: int = 2
    thinking_per_address: int = 0
    """Most slow bots of one address that think at a time; 0: all workers but one."""
    thinking_per_person: int = 0
    """Most slow bots of one person that think at a time; 0: half of the workers."""
    bot_deadline: float = 20.0
    """Seconds after which a worker that has not answered is replaced and the bot asked again."""
    rate_limits: bool = True
    secure_cookies: bool = False
    most_streams: int = 2000
    streams_per_address: int = 60
    most_connections: int = 4000
    """Further connections are refused with an error, and so are those that send too slowly."""
    connections_per_address: int = 200
    requests_per_address: int = 4
    """Requests of one address that are handled at a time; the others wait."""
    header_seconds: float = 20.0
    body_seconds: float = 60.0
    reader_seconds: float = 120.0
    """Seconds after which a connection is closed whose client does not read."""
    metrics_token: str = ""
    """The token for /metrics; empty: no access."""

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings in the environment variables SERAI_DATABASE, SERAI_SECRET …"""
        found: dict[str, Any] = {}
        for field in fields(cls):
            text = os.environ.get(f"SERAI_{field.name.upper()}")
            if text is not None:
                found[field.name] = _read(text, field.default)
        return cls(**found)

    def environment(self) -> dict[str, str]:
        """The environment variables that `from_environment` reads."""
        return {f"SERAI_{name.upper()}": str(value) for name, value in asdict(self).items()}

    def __post_init__(self) -> None:
        if self.base_path and not self.base_path.startswith("/"):
            raise ValueError("base_path starts with a slash")


def _read(text: str, default: object) -> object:
    """A setting from its text, with the type of its default."""
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    if isinstance(default, int):
        return int(text)
    if isinstance(default, float):
        return float(text)
    return text


def new_secret() -> str:
    return secrets.token_urlsafe(32)
