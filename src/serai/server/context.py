"""What every handler needs, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from starlette.requests import Request

from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.limits import Limit, TooOften
from serai.server.metrics import Metrics
from serai.server.origins import household
from serai.server.own_process import OwnProcess
from serai.server.settings import Settings
from serai.server.tables import Tables

T = TypeVar("T")


@dataclass
class Limits:
    """How often somebody, mostly an address, may do what costs something."""

    login: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=10))
    account: Limit = field(default_factory=lambda: Limit(burst=20, per_minute=2))
    """Guesses at the password of one login, from wherever they come: see `known_devices`."""
    chat: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=30))
    make: Limit = field(default_factory=lambda: Limit(burst=20, per_minute=20))
    edition: Limit = field(default_factory=lambda: Limit(burst=5, per_minute=3))
    """Trials of an edition: each plays a whole game."""
    wish: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=10))
    """Questions whether a turn may be taken back, by person: everybody at the table reads them."""
    prove: Limit = field(default_factory=lambda: Limit(burst=5, per_minute=10))
    """Recomputing the luck of a whole game."""


@dataclass
class Context:
    settings: Settings
    secret: str
    database: Database
    hub: Hub
    tables: Tables
    metrics: Metrics = field(default_factory=Metrics)
    limits: Limits = field(default_factory=Limits)
    painter: OwnProcess = field(default_factory=OwnProcess)
    """Makes pictures, which would otherwise stop everything else."""
    tester: OwnProcess = field(default_factory=OwnProcess)
    """Tries out editions that strangers bring."""
    memories: dict[type, object] = field(default_factory=dict)
    """What parts of this server remember between requests: see `memory`."""

    @staticmethod
    def of(request: Request) -> Context:
        context: Context = request.app.state.context
        return context

    def check(self, limit: Limit, request: Request) -> None:
        """Refuse a caller who comes too often; nobody on a server without rate limits."""
        self.check_for(limit, self.address(request))

    def check_for(self, limit: Limit, key: str) -> None:
        """The same for something else than an address."""
        if self.settings.rate_limits and not limit.allow(key):
            raise TooOften

    @staticmethod
    def address(request: Request) -> str:
        """Where a request comes from."""
        return household(request.client.host) if request.client else "?"

    def memory(self, kind: type[T]) -> T:
        """What this server remembers of a kind, empty when first asked for.

        It hangs here and not on a module, so that two servers in one process share nothing.
        """
        if kind not in self.memories:
            self.memories[kind] = kind()
        found = self.memories[kind]
        assert isinstance(found, kind)
        return found
