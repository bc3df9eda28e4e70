"""Whole games that must replay for ever."""
