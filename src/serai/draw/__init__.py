"""The SVG kit: shapes, parts, palette, lettering. Pure functions to strings; knows no game."""
