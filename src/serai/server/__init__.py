"""The server: tables of people and bots, live and turn-based. Handlers are thin."""
