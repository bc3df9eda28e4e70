# Слова, нужные каждой игре.

side-dummy = Болван
prompt-choose = Выберите.
setup-players = { $game }: от { $low } до { $high } игроков, а не { $count }.
