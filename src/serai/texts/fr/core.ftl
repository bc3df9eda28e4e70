# Les mots dont chaque jeu a besoin.

side-dummy = Fantôme
prompt-choose = Choisissez.
setup-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $count }.

## Ce qui ne va pas dans un enregistrement.

record-large = Il dépasse { $most } Ko.
record-no-text = Ce n’est pas un fichier texte.
record-no-record = Il ne commence pas par « { $start } », comme tout enregistrement.
record-line = La ligne { $line } n’est pas une ligne d’enregistrement.
record-altered = Quelque chose y a été modifié, ou y manque.
record-move = Le coup { $move } ({ $line }) est contraire aux règles à cet endroit.
record-luck = Le coup { $move } ({ $line }) n’est pas celui que donne le hasard scellé.
record-game = Ce n’est pas un enregistrement de { $game }.
record-no-game = Le jeu « { $game } » n’est pas ici.
record-rules = Il lui faut la version { $wants } des règles ; ce Serai a la version { $has }.
record-components = La partie a été jouée avec un autre matériel.
record-edition = La partie a été jouée avec l’édition « { $edition } », ou avec un autre matériel.
record-header = La partie ne peut pas commencer comme le dit son en-tête.
record-unfinished = La partie n’est pas finie ; le secret n’est révélé qu’après la fin.
record-no-secret = Il ne contient pas de secret, le hasard ne peut donc pas être recalculé.
record-branched = La partie prolonge un autre enregistrement, son hasard n’est donc pas scellé.
record-seal = Le secret ne correspond pas au sceau publié avant la partie.

## Ce qui ne va pas dans une édition.

edition-large = Le fichier dépasse { $most } Ko.
edition-no-text = Ce n’est pas un texte en UTF-8.
edition-toml = Ce n’est pas du TOML valide :
edition-head = Il ne commence pas par [edition] et un nom.
edition-name = Le nom tient en une ligne de { $most } lettres au plus.
edition-line = La ligne { $line } est trop longue ou trop imbriquée.
edition-no-table = Ce jeu n’a pas de table « { $table } ».
edition-table = { $where }, table « { $table } » :
edition-row = { $where }, « { $id } » dans la table « { $table } » :
edition-remove = Ce qui figure sous [remove] ne peut pas être retiré :
edition-unfit = Il ne convient pas aux règles de ce jeu :
edition-slow = Une partie avec cette édition dure trop longtemps.
edition-unplayable = Une partie avec cette édition ne peut pas être menée à son terme :
