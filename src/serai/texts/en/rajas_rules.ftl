# The rules of Rajas of the Ganges. In English they stand in games/rajas/rulebook.toml, and nowhere else;
# other languages say them here: rajas-section-<number>, rajas-rule-<id>, rajas-reading-<id>.
