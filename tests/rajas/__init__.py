"""Rajas of the Ganges, chapter by chapter."""
