"""Taj Mahal, chapter by chapter of its rulebook."""
