"""Agra, chapter by chapter."""
