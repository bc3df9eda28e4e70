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
    """Rate limits, most of them by address."""

    login: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=10))
    account: Limit = field(default_factory=lambda: Limit(burst=20, per_minute=2))
    """By login, for all addresses together: see `known_devices`."""
    chat: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=30))
    make: Limit = field(default_factory=lambda: Limit(burst=20, per_minute=20))
    edition: Limit = field(default_factory=lambda: Limit(burst=5, per_minute=3))
    """Trials of an edition: each plays a whole game."""
    wish: Limit = field(default_factory=lambda: Limit(burst=10, per_minute=10))
    """Requests to take back a turn, by person."""
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
    png_process: OwnProcess = field(default_factory=OwnProcess)
    """Renders PNG pictures, which would block all other threads."""
    trial_process: OwnProcess = field(default_factory=OwnProcess)
    """Tries out uploaded editions."""
    memories: dict[type, object] = field(default_factory=dict)
    """Caches and other state of parts of the server: see `memory`."""

    @staticmethod
    def of(request: Request) -> Context:
        context: Context = request.app.state.context
        return context

    def check(self, limit: Limit, request: Request) -> None:
        """Raise TooOften if the caller's address exceeds a limit; never without rate limits."""
        self.check_for(limit, self.address(request))

    def check_for(self, limit: Limit, key: str) -> None:
        """Raise TooOften if something other than an address, such as a person, exceeds a limit."""
        if self.settings.rate_limits and not limit.allow(key):
            raise TooOften

    @staticmethod
    def address(request: Request) -> str:
        """The address that a request counts for."""
        return household(request.client.host) if request.client else "?"

    def memory(self, kind: type[T]) -> T:
        """The only instance of a class on this server, made when first asked for.

        It belongs to the context and not to a module, so that two servers in one process share
        nothing.
        """
        if kind not in self.memories:
            self.memories[kind] = kind()
        found = self.memories[kind]
        assert isinstance(found, kind)
        return found
