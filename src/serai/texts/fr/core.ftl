# Les mots dont chaque jeu a besoin.

side-dummy = Fantôme
prompt-choose = Choisissez.
