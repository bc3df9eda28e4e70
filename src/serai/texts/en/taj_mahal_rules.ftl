# The rules of Taj Mahal. In English they stand in games/taj_mahal/rulebook.toml, and nowhere else;
# other languages say them here: taj-section-<number>, taj-rule-<id>, taj-reading-<id>.
