"""The boards of Agra: every part of its table is drawn here, once."""
