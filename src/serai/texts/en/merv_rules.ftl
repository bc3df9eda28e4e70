# The rules of Merv. In English they stand in games/merv/rulebook.toml, and nowhere else;
# other languages say them here: merv-section-<number>, merv-rule-<id>, merv-reading-<id>.
