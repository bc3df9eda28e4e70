"""What every handler needs, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import Request

from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.limits import Limit
from serai.server.settings import Settings
from serai.server.tables import Tables


@dataclass
class Limits:
    """How often one address may do what costs something."""

    login: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=10))
    chat: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=30))
    make: Limit = field(default_factory=lambda: Limit(burst=20, per_minute=20))


@dataclass
class Context:
    settings: Settings
    secret: str
    database: Database
    hub: Hub
    tables: Tables
    limits: Limits = field(default_factory=Limits)

    @staticmethod
    def of(request: Request) -> Context:
        context: Context = request.app.state.context
        return context

    def allows(self, limit: Limit, request: Request) -> bool:
        """Whether the caller may go on; always on a server without rate limits."""
        client = request.client.host if request.client else "?"
        return not self.settings.rate_limits or limit.allow(client)
