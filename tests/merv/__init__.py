"""The rules of Merv, chapter by chapter."""
