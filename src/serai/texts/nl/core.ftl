# Woorden die elk spel nodig heeft.

side-dummy = Dummy
prompt-choose = Kies.
setup-players = { $game } is voor { $low } tot en met { $high } spelers, niet voor { $count }.
