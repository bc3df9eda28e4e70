# Le terminal : ce qu’il dit en dehors du jeu. Les mots à taper sont les mêmes dans toutes les langues.

## Avant la partie.

terminal-title = { $game } : { $players }
terminal-edition = Édition : { $name }
terminal-sealed = Le hasard est scellé : { $seal }
terminal-ask-level = Un numéro, ou Entrée pour « { $name } » :
terminal-no-level = il n’y a pas de niveau { $typed } : les niveaux vont de 1 à { $count }
terminal-start = Tapez help pour voir ce que vous pouvez taper.

## Le tour.

terminal-chosen = Ce tour : { $listed }
terminal-taken-back = Annulé.
terminal-nothing-refused = Rien de ce qu’on pourrait attendre n’est interdit à présent.
terminal-nothing-chosen = rien à annuler : le hasard ou un autre joueur a décidé depuis
terminal-type = tapez le numéro d’un coup, ou help
terminal-type-end = plus rien à choisir : tapez e pour continuer, ou u pour annuler
terminal-unknown = action inconnue « { $typed } » : tapez le numéro d’un coup, ou help
terminal-refused = « { $typed } » n’est pas permis à présent : tapez le numéro d’un coup, ou why
terminal-no-move = il n’y a pas de coup { $typed } : les coups vont de 1 à { $count }
terminal-no-rule = aucune règle ne commence par « { $typed } » ; les règles commencent par { $listed }

## Partir, et la fin.

terminal-kept = La partie est gardée. Pour continuer : { $command }
terminal-turn-lost = Les choix de ce tour ne sont pas gardés : il n’était pas fini.
terminal-saved = Gardé dans { $path }.
terminal-record = La partie est notée dans { $path }. Pour la vérifier : { $command }
terminal-end = La fin : { $reason }
terminal-place = Place
terminal-scores = Points : { $listed }

## Ce qu’on peut taper.

terminal-help = Tapez le numéro d’un coup, ou sa notation, ou l’un de ces mots ; sa première lettre suffit :
terminal-help-end = finir le tour
terminal-help-undo = annuler le dernier choix, si rien n’a été révélé depuis
terminal-help-board = montrer la table de nouveau, ou tout entière
terminal-help-why = ce qui n’est pas permis à présent, et pourquoi
terminal-help-log = les N dernières choses qui se sont passées
terminal-help-rules = les règles, ou celles dont le numéro commence ainsi
terminal-help-save = garder la partie telle qu’elle est
terminal-help-quit = partir ; la partie est gardée
terminal-help-help = montrer ces mots
terminal-help-enter = S’il ne reste qu’une chose à faire, Entrée la fait.
