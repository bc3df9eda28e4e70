"""The boards of Taj Mahal: every part of the table, drawn once, from a view."""
