# Les mots dont chaque jeu a besoin.

side-dummy = Fantôme
prompt-choose = Choisissez.
setup-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $count }.
