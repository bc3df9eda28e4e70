"""The server: tables of people and bots, live and turn-based. Handlers are thin."""

from serai._extras import require

require("server", "the server")
