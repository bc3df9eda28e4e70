# The rules of Agra. In English they stand in games/agra/rulebook.toml, and nowhere else;
# other languages say them here: agra-section-<number>, agra-rule-<id>, agra-reading-<id>.
